//! `tricorder solo resolve`: which row a card activates, and what happens.

use clap::Args;

use super::{cards, facts};
use crate::cli::choices::CAPTAINS;
use crate::cli::values::OneOf;
use crate::cli::Answer;
use crate::cli::session::Session;
use crate::error::{Error, SoloError};
use crate::model::CrewDeck;
use crate::solo::{Side, row_for};
use crate::view::solo::single::Resolved;

#[derive(Debug, Args)]
pub struct Resolve {
    #[arg(required = true, value_parser = OneOf(&CAPTAINS))]
    captain: CrewDeck,
    #[arg(required = true, num_args = 1..)]
    card: Vec<String>,
    #[arg(long, conflicts_with = "with_officer")]
    officer: Option<String>,
    #[arg(long)]
    with_officer: bool,
}

impl Resolve {
    pub fn run(self, session: &Session<'_>) -> Result<Answer, Error> {
        let program = facts::program(session, self.captain)?;
        let card = cards::card(session, &self.card.join(" "), Some(self.captain))?;
        let officer = self
            .officer
            .as_deref()
            .map(|name| cards::card(session, name, Some(self.captain)))
            .transpose()?;
        let side = if self.with_officer || officer.is_some() {
            Side::WithOfficer
        } else {
            Side::WithoutOfficer
        };
        let row = row_for(&program, &card, side).ok_or_else(|| SoloError::NeverResolved {
            card: card.title.get(session.texts.lang()).clone(),
        })?;
        let names = cards::names(session)?;
        session.show(&Resolved::new(self.captain, &card, row, &names))
    }
}
