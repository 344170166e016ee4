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
        let deck = |path: &str| finder.deck(&load(session, path, self.format)?);
        let (first, second) = (deck(&self.first)?, deck(&self.second)?);
        let found = differences(&first, &second);
        let code = u8::from(!found.is_empty());
        let text = match self.json {
            true => view::json(&found),
            false => view::screen(&session.screen, [&first, &second], &found),
        };
        Ok(Answer::judged(text, code))
    }
}
