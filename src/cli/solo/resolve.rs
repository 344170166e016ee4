//! `tricorder solo resolve`: which rows a card goes through, and what happens.

use clap::Args;

use super::{cards, rulebook};
use crate::cli::Answer;
use crate::cli::argument_kinds::Stands;
use crate::cli::boxes;
use crate::cli::choices::CAPTAINS;
use crate::cli::options::OneOf;
use crate::cli::session::Session;
use crate::error::{Error, SoloError, UsageError};
use crate::model::{CrewDeck, ExileCard, Program};
use crate::solo::Side;
use crate::solo::rules::exile::rows_in_exile;
use crate::solo::rules::row::rows_for;
use crate::solo::rules::through::rows_through;
use crate::view::captain_name;
use crate::view::solo::resolved::Resolved;

#[derive(Debug, Args)]
pub struct Resolve {
    #[arg(required = true, value_parser = OneOf(&CAPTAINS))]
    captain: CrewDeck,
    #[arg(required = true, num_args = 1.., add = Stands::OwnCard)]
    card: Vec<String>,
    #[arg(long, conflicts_with = "with_officer", add = Stands::OwnCard)]
    officer: Option<String>,
    #[arg(long)]
    with_officer: bool,
    /// On the card Khan starts on.
    #[arg(long, conflicts_with_all = ["officer", "with_officer"])]
    exile: bool,
    /// All rows that were looked at.
    #[arg(long)]
    why: bool,
}

impl Resolve {
    /// The card of exile, if it counts.
    fn exile_of<'p>(&self, program: &'p Program) -> Result<Option<&'p ExileCard>, Error> {
        match (&program.exile, self.exile) {
            (_, false) => Ok(None),
            (Some(exile), true) => Ok(Some(exile)),
            (None, true) => Err(UsageError::Conflict {
                option: "--exile".to_owned(),
                other: captain_name(self.captain).into(),
            }
            .into()),
        }
    }

    pub fn run(self, session: &Session<'_>) -> Result<Answer, Error> {
        let program = rulebook::program(session, self.captain)?;
        let name = self.card.join(" ");
        let meant = cards::namesakes(session, &name, Some(self.captain))?;
        if let Some(officer) = &self.officer {
            cards::namesakes(session, officer, Some(self.captain))?;
        }
        let side = if self.with_officer || self.officer.is_some() {
            Side::WithOfficer
        } else {
            Side::WithoutOfficer
        };
        let card = &meant[0];
        let exile = self.exile_of(&program)?;
        let legs_of = |card| {
            rows_through(card, side, |side| match exile {
                Some(exile) => rows_in_exile(exile, card),
                None => rows_for(&program, card, side),
            })
        };
        let legs = legs_of(card);
        // Namesakes are told apart only where it matters.
        if meant.iter().any(|other| legs_of(other) != legs) {
            return Err(cards::ambiguous(session, &name, &meant));
        }
        let (first, then) = legs.split_first().ok_or_else(|| SoloError::NeverResolved {
            card: card.title.get(session.texts.lang()).clone(),
        })?;
        let names = cards::names(session)?;
        let resolved = Resolved::new(self.captain, card, *first, then, &names)
            .of_box(boxes::lacking_for(session, card)?);
        session.show(&if self.why {
            resolved.explained(&program)
        } else {
            resolved
        })
    }
}
