//! `tricorder deck stats`: what a deck is made of.

use clap::Args;

use super::cards::Finder;
use super::source::load;
use crate::cli::Answer;
use crate::cli::choices::FORMS;
use crate::cli::session::Session;
use crate::cli::values::OneOf;
use crate::deck::{Counts, Format, Stats as Numbers};
use crate::error::Error;
use crate::view::deck::stats::Measured;

#[derive(Debug, Args)]
pub struct Stats {
    #[arg(value_name = "list")]
    list: String,
    #[arg(long, value_parser = OneOf(&FORMS))]
    from: Option<Format>,
}

impl Stats {
    pub fn run(self, session: &Session<'_>) -> Result<Answer, Error> {
        let finder = Finder::new(session);
        let read = finder.read(load(session, &self.list, self.from)?)?;
        let (counts, numbers) = (Counts::of(&read.deck), Numbers::of(&read.deck));
        session.show(&Measured::new(session.texts, &read, counts, numbers))
    }
}
