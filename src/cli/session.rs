//! What every command needs: texts, screen, data and the catalog built from it.

use std::cell::RefCell;

use super::imports;
use super::user::User;
use super::values::{Format, Global};
use crate::catalog::{CardCatalog, Catalog, CatalogError, Opened, OpenedCards};
use crate::data;
use crate::data::Corpus;
use crate::error::{Error, StorageError};
use crate::locale;
use crate::locale::Texts;
use crate::paths;
use crate::render::Terminal;
use crate::view::problem;

/// One run of the program.
pub struct Session<'a> {
    pub texts: &'a Texts,
    pub terminal: Terminal,
    /// The whole command tree in a language, for what is made from it.
    pub tree: fn(&Texts) -> clap::Command,
    global: Global,
    catalog: RefCell<Option<Catalog>>,
    cards: RefCell<Option<CardCatalog>>,
}

impl<'a> Session<'a> {
    pub fn new(texts: &'a Texts, global: Global, tree: fn(&Texts) -> clap::Command) -> Session<'a> {
        Session {
            texts,
            terminal: Terminal::of_stdout(global.color),
            tree,
            global,
            catalog: RefCell::new(None),
            cards: RefCell::new(None),
        }
    }

    /// An error inside a dialogue, which goes on.
    pub fn complaint(&self, error: &Error) -> String {
        self.terminal.render(&problem::page(self.texts, error))
    }

    /// How answers are written.
    pub fn format(&self) -> Format {
        self.asked_format().unwrap_or(Format::Text)
    }

    /// How answers are written, if the player said so.
    pub fn asked_format(&self) -> Option<Format> {
        let json = self.global.json.then_some(Format::Json);
        json.or(self.global.format)
    }

    /// Whether the player wants to see how to follow the links of an answer.
    pub fn shows_links(&self) -> bool {
        self.global.links
    }

    /// The data of this run: a folder given with `--data`, else what the program was built with.
    ///
    /// # Errors
    /// When the folder cannot be listed.
    pub fn corpus(&self) -> Result<Corpus, Error> {
        match &self.global.data {
            None => Ok(data::embedded()),
            Some(folder) => {
                let found = data::from_folder(folder).map_err(|error| StorageError::DataFolder {
                    folder: folder.clone(),
                    reason: error.into(),
                });
                Ok(found?)
            }
        }
    }

    /// The player's own data: games and campaigns.
    ///
    /// # Errors
    /// When it cannot be opened.
    pub fn user(&self) -> Result<User, Error> {
        User::open()
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
                let corpus = self.corpus()?;
                let imported = imports::for_search(&corpus)?;
                let open = CardCatalog::open(corpus, imported, paths::cache(), locale::symbol)?;
                slot.insert(open)
            }
        };
        Ok(catalog.ask(question)?)
    }
}
