//! `tricorder deck hand`: a trial hand.

use clap::Args;

use super::cards::Finder;
use super::source::Source;
use super::unread::measured;
use crate::chance::fresh_seed;
use crate::cli::Answer;
use crate::cli::session::Session;
use crate::deck::{OPENING, hand};
use crate::error::Error;
use crate::view::deck::hand::Drawn;

#[derive(Debug, Args)]
pub struct Hand {
    #[command(flatten)]
    source: Source,
    #[arg(long)]
    seed: Option<u64>,
    #[arg(long, default_value_t = 0)]
    draws: u8,
}

impl Hand {
    pub fn run(self, session: &Session<'_>) -> Result<Answer, Error> {
        let list = self.source.load(session)?;
        let read = Finder::new(session).read(list)?;
        let seed = self.seed.unwrap_or_else(fresh_seed);
        measured(session, &read, || {
            let cards = hand(&read.deck, seed, OPENING + usize::from(self.draws));
            session.show(&Drawn::new(session.texts, &read, seed, cards))
        })
    }
}
