//! `tricorder deck rename`: another name for a saved deck.

use clap::Args;
use serde::Serialize;

use crate::argument_kinds::ArgKind;
use crate::deck::named_lists;
use crate::session::Session;
use crate::{CommandReport, Found, RunCommand};
use deck::one_line;
use keep::UserError;
use page::Page;
use page::locale::{Texts, msg, say};
use words::Problem;

#[derive(Debug, Args)]
pub struct Rename {
    #[arg(required = true, add = ArgKind::Deck)]
    name: String,
    #[arg(required = true)]
    to: String,
}

impl RunCommand<RenameReport> for Rename {
    fn run(self, session: &Session<'_>) -> Result<Found<RenameReport>, Problem> {
        let mut user = session.user()?;
        let from = named_lists::find_latest(&mut user, &self.name)?.deck;
        let to = one_line(&self.to);
        named_lists::check_name(&to)?;
        let is_moved = user.with(|db| match db.rename_deck(&from, &to) {
            Err(UserError::Taken) => Ok(false),
            moved => moved.map(|()| true),
        })?;
        if !is_moved {
            return Err(Problem::misuse(say::err_deck_name_taken(to)).hint(say::hint_deck_occupied()));
        }
        Ok(Found::new(RenameReport { from, name: to }))
    }
}

/// `{"from","name"}`: a deck has another name.
#[derive(Debug, Serialize)]
pub struct RenameReport {
    /// The name it had.
    pub from: String,
    /// The name it has now.
    pub name: String,
}

impl CommandReport for RenameReport {
    fn page(&self, texts: &Texts) -> Page {
        Page::from_words(msg::deck_renamed(texts, &self.from, &self.name))
    }
}
