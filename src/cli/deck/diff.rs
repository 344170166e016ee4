//! `tricorder deck diff`: what two decks have not in common.

use clap::Args;

use super::cards::Finder;
use super::source::{format_parser, load};
use crate::cli::Answer;
use crate::cli::session::Session;
use crate::deck::{Format, differences};
use crate::error::Error;
use crate::view::deck::diff as view;

#[derive(Debug, Args)]
pub struct Diff {
    #[arg(required = true)]
    first: String,
    #[arg(required = true)]
    second: String,
    #[arg(long, value_parser = format_parser())]
    format: Option<Format>,
    #[arg(long)]
    json: bool,
}

impl Diff {
    pub fn run(self, session: &Session<'_>) -> Result<Answer, Error> {
        let finder = Finder::new(session);
        let read = |path: &str| finder.read(load(session, path, self.format)?);
        let (first, second) = (read(&self.first)?, read(&self.second)?);
        let found = differences(&first.deck, &second.deck);
        let lists = [&first, &second];
        let code = match lists
            .iter()
            .any(|read| read.list.troubles().next().is_some())
        {
            true => 2,
            false => u8::from(!found.is_empty()),
        };
        let text = match self.json {
            true => view::json(lists, &found),
            false => view::screen(&session.screen, lists, &found),
        };
        Ok(Answer::judged(text, code))
    }
}
