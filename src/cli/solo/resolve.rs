//! `tricorder solo resolve`: which row a card activates, and what happens.

use clap::Args;

use super::table;
use crate::cli::Answer;
use crate::cli::session::Session;
use crate::data::Library;
use crate::error::Error;
use crate::model::Deck;
use crate::solo::{Side, row_for};
use crate::view;

#[derive(Debug, Args)]
pub struct Resolve {
    #[arg(required = true, value_parser = table::captain_parser(), ignore_case = true)]
    captain: Deck,
    #[arg(required = true, num_args = 1..)]
    card: Vec<String>,
    #[arg(long, conflicts_with = "with_officer")]
    officer: Option<String>,
    #[arg(long)]
    with_officer: bool,
    #[arg(long)]
    json: bool,
}

impl Resolve {
    pub fn run(self, session: &Session<'_>) -> Result<Answer, Error> {
        let library = Library::solo(&session.corpus()?, None);
        let program = table::program(&library, self.captain)?;
        let card = table::card(session, &self.card.join(" "), Some(self.captain))?;
        let officer = self.officer.as_deref();
        let officer = officer
            .map(|name| table::card(session, name, Some(self.captain)))
            .transpose()?;
        let side = if self.with_officer || officer.is_some() {
            Side::WithOfficer
        } else {
            Side::WithoutOfficer
        };
        let row = row_for(program, &card, side).ok_or_else(|| Error::NeverResolved {
            card: card.title.get(session.screen.texts().lang()).clone(),
        })?;
        let names = table::names(session)?;
        let resolved = view::solo::Resolved {
            captain: self.captain,
            card: &card,
            row,
        };
        Ok(Answer::found(if self.json {
            view::solo::resolved_json(&resolved, &names)
        } else {
            view::solo::resolved(&session.screen, &resolved, &names)
        }))
    }
}
