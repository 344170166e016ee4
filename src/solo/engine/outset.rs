//! What the Bot's turn surely needs to know, asked in one line when it begins.

use super::piles::stardate_asked;
use super::run::{Flow, Run};
use crate::model::StardateEffect;
use crate::solo::state::question::{Answer, Question};

impl Run<'_> {
    /// The Stardate card, the Market and the Neutral Zone, as far as the turn cannot do without them. In
    /// the last turn Market and Zone are asked for only when something depends on them.
    pub fn know_the_table(&mut self) -> Flow {
        if !self.book.joins() {
            return Ok(());
        }
        let (book, is_bot_turn) = (self.book, self.is_bot_turn);
        let (is_last, is_wiped) = (self.is_last_turn(), self.will_wipe_market());
        let may_control = self.may_have_secured();
        let asked = self.ask_if(|table| {
            let mut questions = Vec::new();
            if table.stardate.card.is_some() && !table.fresh.stardate {
                questions.push(stardate_asked(book, table, is_bot_turn));
            }
            if !is_last && !is_wiped && !table.fresh.market {
                let slots = table.market.clone();
                questions.push(Question::Market { slots });
            }
            if (!is_last || may_control) && !table.fresh.zone {
                questions.push(Question::Zone {
                    sites: table.zone.clone(),
                    teams: table.teams,
                });
            }
            Question::joined(questions)
        })?;
        for answer in asked.map_or_else(Vec::new, Answer::parts) {
            self.told(&answer);
        }
        Ok(())
    }

    fn told(&mut self, answer: &Answer) {
        self.stardate_told(answer);
        self.market_told(answer);
        self.zone_told(answer);
    }

    /// Whether the Market goes before anything is sure to be chosen there.
    fn will_wipe_market(&self) -> bool {
        let mut held = self.table.held.iter();
        held.any(|number| {
            let effect = self.book.stardate(*number).map(|card| card.effect);
            matches!(
                effect,
                Some(StardateEffect::WipeMarket | StardateEffect::WipeMarketAndZone)
            )
        })
    }
}
