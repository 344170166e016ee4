//! `tricorder campaign record`: the result of an assignment.

use clap::Args;

use super::Which;
use super::book::{Book, Facts};
use crate::cli::Answer;
use crate::cli::session::Session;
use crate::cli::solo::table;
use crate::error::Error;
use crate::model::Deck;
use crate::solo::logbook::{Entry, Game, Outcome, Scores};
use crate::solo::setup::BoardSide;
use crate::view::campaign::News;

/// More points than any game brings.
const POINTS: std::ops::RangeInclusive<i64> = -99..=999;

#[derive(Debug, Args)]
pub struct Record {
    #[arg(long, required = true, value_parser = table::captain_parser(), ignore_case = true)]
    opponent: Deck,
    #[arg(long, conflicts_with = "lost")]
    won: bool,
    #[arg(long)]
    lost: bool,
    #[arg(long, requires = "bot_score", allow_negative_numbers = true, value_parser = clap::value_parser!(i32).range(POINTS))]
    score: Option<i32>,
    #[arg(long, requires = "score", allow_negative_numbers = true, value_parser = clap::value_parser!(i32).range(POINTS))]
    bot_score: Option<i32>,
    #[arg(long, value_parser = table::side_parser())]
    side: Option<BoardSide>,
    #[command(flatten)]
    which: Which,
}

impl Record {
    pub fn run(self, session: &Session<'_>) -> Result<Answer, Error> {
        let scores = self.scores();
        let game = Game {
            opponent: self.opponent,
            outcome: self.outcome(scores)?,
            scores,
            side: self.side,
        };
        let facts = Facts::load(session)?;
        let mut user = session.user()?;
        let mut book = Book::open(&mut user, &self.which)?;
        book.add(&mut user, Entry::Game(game))?;
        let told = facts.told(session, &book, News::Recorded)?;
        Ok(Answer::found(told))
    }

    fn scores(&self) -> Option<Scores> {
        let (player, bot) = self.score.zip(self.bot_score)?;
        Some(Scores { player, bot })
    }

    /// As said, else by the points.
    fn outcome(&self, scores: Option<Scores>) -> Result<Outcome, Error> {
        let by_points = scores.map(Scores::outcome);
        let said = match (self.won, self.lost) {
            (true, _) => Some(Outcome::Won),
            (_, true) => Some(Outcome::Lost),
            _ => by_points,
        };
        said.ok_or_else(|| Error::MissingArgument {
            what: "--won / --lost".to_owned(),
        })
    }
}
