//! Names of what the player keeps. Where there is no user database none is made.

use crate::cli::argument_kinds::Stands;
use crate::cli::user::User;
use crate::paths::Folders;
use crate::store::{LogKind, UserError, UserStore};

/// The names of what is kept of a kind, the latest first.
pub fn names(folders: &Folders, stands: Stands) -> Vec<String> {
    if !folders.has_user() {
        return Vec::new();
    }
    let Ok(mut user) = User::open(folders) else {
        return Vec::new();
    };
    user.with(|db| kept(db, stands)).unwrap_or_default()
}

fn kept(db: &dyn UserStore, stands: Stands) -> Result<Vec<String>, UserError> {
    let logs = |kind| {
        let logs = db.list(kind)?.into_iter();
        Ok(logs.map(|log| log.name).collect())
    };
    match stands {
        Stands::SoloGame => logs(LogKind::Solo),
        Stands::CadetGame => logs(LogKind::Cadet),
        Stands::Campaign => logs(LogKind::Campaign),
        Stands::Deck | Stands::DeckOrFile => {
            let decks = db.decks()?.into_iter();
            Ok(decks.map(|deck| deck.deck).collect())
        }
        Stands::Import => {
            let imports = db.imports()?.into_iter();
            Ok(imports.map(|import| import.name).collect())
        }
        Stands::Anything
        | Stands::Entry
        | Stands::OwnCard
        | Stands::SecondCard
        | Stands::Trait
        | Stands::File
        | Stands::Set
        | Stands::Command => Ok(Vec::new()),
    }
}
