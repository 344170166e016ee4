//! `tricorder campaign new`: a new log book.

use clap::Args;

use super::book::{Book, Facts};
use super::which::Which;
use crate::cli::Answer;
use crate::cli::boxes;
use crate::cli::choices::{BOXES, CAPTAINS, CHALLENGES, MODES};
use crate::cli::logs;
use crate::cli::options::OneOf;
use crate::cli::session::Session;
use crate::cli::user::User;
use crate::error::{CampaignError, Error};
use crate::model::{CampaignMode, Challenge, CrewDeck, GameBox};
use crate::order::Order;
use crate::solo::campaign::challenge;
use crate::solo::campaign::log::{Entry, Start};
use crate::store::{Log, LogKind};
use crate::view::campaign;
use crate::view::campaign::News;
use crate::view::captain_name;

#[derive(Debug, Args)]
pub struct New {
    #[arg(long, required = true, value_parser = OneOf(&CAPTAINS))]
    captain: CrewDeck,
    #[arg(long, required = true, value_parser = OneOf(&MODES))]
    mode: CampaignMode,
    #[arg(long, value_delimiter = ',', value_parser = OneOf(&CHALLENGES))]
    challenge: Vec<Challenge>,
    #[arg(long, value_delimiter = ',', value_parser = OneOf(&BOXES))]
    boxes: Vec<GameBox>,
    #[command(flatten)]
    which: Which,
}

impl New {
    pub fn run(self, session: &Session<'_>) -> Result<Answer, Error> {
        let boxes = boxes::named(session, &self.boxes)?;
        boxes::has_captain(session, &boxes, self.captain)?;
        let facts = Facts::load(session)?;
        let mut challenges = self.challenge.clone();
        challenges.put_in_order();
        challenges.dedup();
        self.check(session, &facts, &challenges)?;
        let start = Start {
            captain: self.captain,
            mode: self.mode,
            challenges,
            boxes,
        };
        let mut user = session.user()?;
        let log = self.create(&mut user, &logs::written(&Entry::Started(start))?)?;
        let book = Book::read(&mut user, log)?;
        facts.told(session, &book, News::Begun)
    }

    /// Whether the captain can take all challenges.
    fn check(
        &self,
        session: &Session<'_>,
        facts: &Facts<'_>,
        challenges: &[Challenge],
    ) -> Result<(), Error> {
        let is_closed = |c: &&Challenge| !challenge::is_open_to(**c, self.captain, &facts.cards);
        match challenges.iter().find(is_closed) {
            None => Ok(()),
            Some(closed) => Err(CampaignError::ClosedChallenge {
                challenge: campaign::challenge(session.texts, *closed),
                captain: captain_name(self.captain),
            }
            .into()),
        }
    }

    /// Begins the log under the name given, else under the captain's: `picard`, `picard-2`, ...
    fn create(&self, user: &mut User, first: &str) -> Result<Log, Error> {
        match &self.which.name {
            Some(name) => logs::begin(user, LogKind::Campaign, name, first),
            None => logs::begin_numbered(user, LogKind::Campaign, self.captain.code(), first),
        }
    }
}
