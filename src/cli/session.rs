//! What every command needs: texts, screen, data and the catalog built from it.

use std::cell::RefCell;
use std::path::{Path, PathBuf};

use super::args::Global;
use crate::catalog::{CardCatalog, Catalog, CatalogError, Imported, Opened, OpenedCards};
use crate::data::{self, Corpus};
use crate::error::Error;
use crate::locale::{self, Texts};
use crate::paths;
use crate::store::{UserDb, UserError};
use crate::view::Screen;

/// One run of the program.
pub struct Session<'a> {
    pub screen: Screen<'a>,
    global: Global,
    catalog: RefCell<Option<Catalog>>,
    cards: RefCell<Option<CardCatalog>>,
}

impl<'a> Session<'a> {
    pub fn new(texts: &'a Texts, global: Global) -> Session<'a> {
        Session {
            screen: Screen::for_stdout(texts, global.color),
            global,
            catalog: RefCell::new(None),
            cards: RefCell::new(None),
        }
    }

    /// The data of this run: a folder given with `--data`, else what the program was built with.
    ///
    /// # Errors
    /// When the folder cannot be listed.
    pub fn corpus(&self) -> Result<Corpus, Error> {
        match &self.global.data {
            None => Ok(data::embedded()),
            Some(folder) => data::from_folder(folder).map_err(|error| Error::DataFolder {
                folder: folder.clone(),
                reason: error.to_string(),
            }),
        }
    }

    /// The player's own data: games and campaigns.
    ///
    /// # Errors
    /// When it cannot be opened.
    pub fn user(&self) -> Result<User, Error> {
        let path = paths::user_database().ok_or(Error::NoDataFolder)?;
        let db = UserDb::open(&path).map_err(|error| user_error(&path, &error))?;
        Ok(User { db, path })
    }

    /// Asks the catalog, opening or building it on the first call.
    ///
    /// # Errors
    /// When the data is not valid.
    pub fn ask<T>(
        &self,
        question: impl Fn(&Opened) -> Result<T, CatalogError>,
    ) -> Result<T, Error> {
        let mut slot = self.catalog.borrow_mut();
        let catalog = match slot.take() {
            Some(open) => slot.insert(open),
            None => {
                let open = Catalog::open(self.corpus()?, paths::cache(), locale::symbol)?;
                slot.insert(open)
            }
        };
        Ok(catalog.ask(question)?)
    }

    /// Asks the catalog of cards, opening or building it on the first call.
    ///
    /// # Errors
    /// When the data is not valid.
    pub fn ask_cards<T>(
        &self,
        question: impl Fn(&OpenedCards) -> Result<T, CatalogError>,
    ) -> Result<T, Error> {
        let mut slot = self.cards.borrow_mut();
        let catalog = match slot.take() {
            Some(open) => slot.insert(open),
            None => {
                let (corpus, imported) = (self.corpus()?, Imported::default());
                let open = CardCatalog::open(corpus, imported, paths::cache(), locale::symbol)?;
                slot.insert(open)
            }
        };
        Ok(catalog.ask(question)?)
    }
}

/// The player's own data, opened.
pub struct User {
    db: UserDb,
    path: PathBuf,
}

impl User {
    /// Reads or writes.
    ///
    /// # Errors
    /// When another process has gone on with what is written, or the database fails.
    pub fn with<T>(
        &mut self,
        work: impl FnOnce(&mut UserDb) -> Result<T, UserError>,
    ) -> Result<T, Error> {
        work(&mut self.db).map_err(|error| user_error(&self.path, &error))
    }
}

fn user_error(path: &Path, error: &UserError) -> Error {
    match error {
        UserError::Moved => Error::Moved,
        other => Error::UserData {
            path: path.to_owned(),
            reason: other.to_string(),
        },
    }
}
