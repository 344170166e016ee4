//! `tricorder deck hand`: a trial hand.

use clap::Args;

use super::cards::Finder;
use super::source::{format_parser, load};
use crate::chance::fresh_seed;
use crate::cli::Answer;
use crate::cli::session::Session;
use crate::deck::{Format, OPENING, hand};
use crate::error::Error;
use crate::view::deck::hand::{self as view, Drawn};

#[derive(Debug, Args)]
pub struct Hand {
    #[arg(required = true)]
    list: String,
    #[arg(long)]
    seed: Option<u64>,
    #[arg(long, default_value_t = 0)]
    draws: u8,
    #[arg(long, value_parser = format_parser())]
    format: Option<Format>,
    #[arg(long)]
    json: bool,
}

impl Hand {
    pub fn run(self, session: &Session<'_>) -> Result<Answer, Error> {
        let list = load(session, &self.list, self.format)?;
        let read = Finder::new(session).read(list)?;
        let seed = self.seed.unwrap_or_else(fresh_seed);
        let drawn = Drawn {
            cards: hand(&read.deck, seed, OPENING + usize::from(self.draws)),
            seed,
            read,
        };
        Ok(Answer::found(match self.json {
            true => view::json(&drawn),
            false => view::screen(&session.screen, &drawn),
        }))
    }
}
