//! `tricorder solo score`: Final Scoring, the player's points against those of the Bot.

use clap::Args;

use super::table;
use super::tally::Tally;
use crate::cli::Answer;
use crate::cli::session::Session;
use crate::error::Error;
use crate::model::Deck;
use crate::solo::score::Verdict;
use crate::solo::setup::BoardSide;
use crate::view::score::{self, Opponent, Sheet};

#[derive(Debug, Args)]
pub struct Score {
    #[arg(long, required = true, value_parser = table::captain_parser(), ignore_case = true)]
    captain: Deck,
    #[arg(long, value_parser = table::side_parser(), default_value = "basic")]
    side: BoardSide,
    #[command(flatten)]
    tally: Tally,
    #[arg(long, allow_negative_numbers = true, value_parser = clap::value_parser!(i32).range(-999..=999))]
    bot_total: Option<i32>,
    #[arg(long)]
    json: bool,
}

impl Score {
    pub fn run(self, session: &Session<'_>) -> Result<Answer, Error> {
        let told = self.tally.player_score(session, self.captain, self.side)?;
        let verdict = self
            .bot_total
            .map(|bot| Verdict::of(told.score.total(), bot, None));
        let sheet = Sheet {
            you: &told.score,
            counted: told.counted.as_ref(),
            listed: told.cards.len(),
            bot: self.bot_total.map(Opponent::Told),
            verdict,
            cards: &told.cards,
        };
        Ok(Answer::found(if self.json {
            score::score_json(&sheet)
        } else {
            score::sheet(&session.screen, &sheet)
        }))
    }
}
