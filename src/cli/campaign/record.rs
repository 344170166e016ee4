//! `tricorder campaign record`: the result of an assignment.

use clap::Args;

use super::book::{Book, Facts};
use super::which::Which;
use crate::cli::Answer;
use crate::cli::choices::{CAPTAINS, SIDES};
use crate::cli::options::OneOf;
use crate::cli::session::Session;
use crate::error::{Error, UsageError};
use crate::model::CrewDeck;
use crate::solo::campaign::log::{Entry, Game, GameOutcome, Scores};
use crate::solo::state::setup::BoardSide;
use crate::view::campaign::News;

/// More points than any game brings.
const POINTS: std::ops::RangeInclusive<i64> = -99..=999;

#[derive(Debug, Args)]
pub struct Record {
    #[arg(long, required = true, value_parser = OneOf(&CAPTAINS))]
    opponent: CrewDeck,
    #[arg(long, conflicts_with = "lost")]
    won: bool,
    #[arg(long)]
    lost: bool,
    #[arg(long, requires = "bot_score", allow_negative_numbers = true, value_parser = clap::value_parser!(i32).range(POINTS))]
    score: Option<i32>,
    #[arg(long, requires = "score", allow_negative_numbers = true, value_parser = clap::value_parser!(i32).range(POINTS))]
    bot_score: Option<i32>,
    #[arg(long, value_parser = OneOf(&SIDES))]
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
        facts.told(session, &book, News::Recorded)
    }

    fn scores(&self) -> Option<Scores> {
        let (player, bot) = self.score.zip(self.bot_score)?;
        Some(Scores { player, bot })
    }

    /// As said, else by the points.
    fn outcome(&self, scores: Option<Scores>) -> Result<GameOutcome, Error> {
        let said = if self.won {
            Some(GameOutcome::Won)
        } else if self.lost {
            Some(GameOutcome::Lost)
        } else {
            scores.map(Scores::outcome)
        };
        Ok(said.ok_or_else(|| UsageError::MissingArgument {
            what: "--won / --lost".into(),
        })?)
    }
}
