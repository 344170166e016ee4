//! What is asked in one line: what the Bot's turn surely needs to know when it begins, and what was laid
//! out anew by the time the next card is turned up.

use super::piles::stardate_asked;
use super::run::{Flow, Run};
use crate::rules::market::least_valuable;
use crate::state::question::{Question, QuestionAnswer, Refill};
use crate::state::tabletop::MARKET;
use model::StardateEffect;

impl Run<'_> {
    /// The Stardate card, the Market and the Neutral Zone, as far as the turn cannot do without them, and
    /// the player's tracks if the Market as it was depends on them. In the last turn they are asked for
    /// only when something depends on them.
    pub(crate) fn require_table(&mut self) -> Flow {
        if !self.book.joins() {
            return Ok(());
        }
        let (book, is_bot_turn) = (self.book, self.is_bot_turn);
        let (is_last, may_control) = (self.is_last_turn(), self.may_have_secured());
        let market_counts = !is_last && !self.will_wipe_market();
        let tracks_count = market_counts && book.own_tracks().is_some() && self.tracks_decide(&least_valuable);
        let asked = self.ask_if(|table| {
            let mut questions = Vec::new();
            if table.stardate.card.is_some() && !table.fresh.stardate {
                questions.push(stardate_asked(book, table, is_bot_turn));
            }
            if market_counts && !table.fresh.market {
                let slots = table.market.clone();
                questions.push(Question::Market { slots });
            }
            if (!is_last || may_control) && !table.fresh.zone {
                questions.push(Question::Zone { sites: table.zone.clone(), teams: table.teams });
            }
            if tracks_count && !table.fresh.tracks {
                let steps = table.player_tracks;
                questions.push(Question::Tracks { steps });
            }
            Question::join(questions)
        })?;
        for answer in asked.map_or_else(Vec::new, QuestionAnswer::into_parts) {
            self.take_stardate(&answer);
            self.take_market(&answer);
            self.take_zone(&answer);
            self.take_tracks(&answer);
        }
        Ok(())
    }

    /// Whether the Market goes before anything is sure to be chosen there.
    fn will_wipe_market(&self) -> bool {
        let mut held = self.table.held.iter();
        held.any(|number| {
            let effect = self.book.stardate(*number).map(|card| card.effect);
            matches!(effect, Some(StardateEffect::WipeMarket | StardateEffect::WipeMarketAndZone))
        })
    }

    /// The cards laid out anew as told. What has been left open is asked for when it matters.
    pub fn take_refills(&mut self, answers: Vec<QuestionAnswer>) {
        let told = Refill::list_unnamed(&self.table).into_iter().zip(answers);
        // A place that stays empty closes up, so the last come first.
        for (laid, answer) in told.rev() {
            let QuestionAnswer::Card(card) = answer else {
                continue;
            };
            match laid {
                Refill::Market(suit) => {
                    if let Some(place) = MARKET.iter().position(|other| *other == suit) {
                        self.lay_in_market(place, card);
                    }
                }
                Refill::Zone(place) => self.lay_site(place, card),
            }
        }
    }
}
