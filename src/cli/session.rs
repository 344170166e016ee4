//! What every command needs: texts, screen, data and the catalog built from it.

use std::cell::RefCell;

use super::args::Global;
use crate::catalog::{Catalog, CatalogError, Opened};
use crate::data::{self, Corpus};
use crate::error::Error;
use crate::locale::{self, Texts};
use crate::paths;
use crate::view::Screen;

/// One run of the program.
pub struct Session<'a> {
    pub screen: Screen<'a>,
    global: Global,
    catalog: RefCell<Option<Catalog>>,
}

impl<'a> Session<'a> {
    pub fn new(texts: &'a Texts, global: Global) -> Session<'a> {
        Session {
            screen: Screen::for_stdout(texts, global.color),
            global,
            catalog: RefCell::new(None),
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
}
