//! `tricorder deck hand`: a trial hand.

use clap::Args;

use super::cards::Finder;
use super::source::load;
use crate::chance::fresh_seed;
use crate::cli::Answer;
use crate::cli::choices::FORMS;
use crate::cli::session::Session;
use crate::cli::values::OneOf;
use crate::deck::{Format, OPENING, hand};
use crate::error::Error;
use crate::view::deck::hand::Drawn;

#[derive(Debug, Args)]
pub struct Hand {
    #[arg(required = true)]
    list: String,
    #[arg(long)]
    seed: Option<u64>,
    #[arg(long, default_value_t = 0)]
    draws: u8,
    #[arg(long, value_parser = OneOf(&FORMS))]
    from: Option<Format>,
}

impl Hand {
    pub fn run(self, session: &Session<'_>) -> Result<Answer, Error> {
        let list = load(session, &self.list, self.from)?;
        let read = Finder::new(session).read(list)?;
        let seed = self.seed.unwrap_or_else(fresh_seed);
        let cards = hand(&read.deck, seed, OPENING + usize::from(self.draws));
        session.show(&Drawn::new(session.texts, &read, seed, cards))
    }
}
