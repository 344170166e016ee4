//! `tricorder deck stats`: what a deck is made of.

use clap::Args;

use super::cards::Finder;
use super::source::{format_parser, load};
use crate::cli::Answer;
use crate::cli::session::Session;
use crate::deck::{Counts, Format, Stats as Numbers};
use crate::error::Error;
use crate::view::deck::stats::{self as view, Measured};
use crate::view::deck::stats_json;

#[derive(Debug, Args)]
pub struct Stats {
    #[arg(value_name = "list")]
    list: String,
    #[arg(long, value_parser = format_parser())]
    format: Option<Format>,
    #[arg(long)]
    json: bool,
}

impl Stats {
    pub fn run(self, session: &Session<'_>) -> Result<Answer, Error> {
        let finder = Finder::new(session);
        let read = finder.read(load(session, &self.list, self.format)?)?;
        let measured = Measured {
            counts: Counts::of(&read.deck),
            stats: Numbers::of(&read.deck),
            read,
        };
        Ok(Answer::found(match self.json {
            true => stats_json::json(&measured),
            false => view::screen(&session.screen, &measured),
        }))
    }
}
