//! `tricorder index`: the catalogs in the cache folder, of look-ups and of the card search.

use std::path::{Path, PathBuf};

use clap::{Args, Subcommand};

use super::export::Export;
use crate::catalog;
use crate::catalog::{CatalogError, Imported};
use crate::cli::Answer;
use crate::cli::imports;
use crate::cli::session::Session;
use crate::data::Corpus;
use crate::error::Reason;
use crate::error::{Error, StorageError};
use crate::locale;
use crate::view::admin::index::Status;

#[derive(Debug, Args)]
pub struct Index {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    Status,
    Rebuild,
    Export(Export),
}

impl Index {
    pub fn run(self, session: &Session<'_>) -> Result<Answer, Error> {
        match self.command {
            Command::Status => status(session, false),
            Command::Rebuild => status(session, true),
            Command::Export(export) => export.run(session),
        }
    }
}

/// How the catalogs are, after they were built anew if that is wanted.
fn status(session: &Session<'_>, is_rebuilt: bool) -> Result<Answer, Error> {
    let corpus = session.corpus()?;
    let imported = session.or_without(imports::for_search(&session.folders, &corpus));
    let cache = session.folders.cache.clone();
    if is_rebuilt {
        let folder = cache.clone().ok_or(StorageError::NoCacheFolder)?;
        rebuild(&corpus, &imported, &folder).map_err(|error| refused(folder, error))?;
    }
    session.show(&Status {
        entries: catalog::state(&corpus, cache.as_deref()),
        cards: catalog::state_of_cards(&corpus, &imported, cache.as_deref()),
    })
}

fn rebuild(corpus: &Corpus, imported: &Imported, folder: &Path) -> Result<(), CatalogError> {
    catalog::rebuild_in_cache(corpus, folder, locale::symbol)?;
    catalog::rebuild_cards_in_cache(corpus, imported, folder, locale::symbol)?;
    Ok(())
}

fn refused(folder: PathBuf, error: CatalogError) -> Error {
    match error {
        CatalogError::Data(findings) => StorageError::Data { findings },
        error @ (CatalogError::Store(_)
        | CatalogError::Index(_)
        | CatalogError::Folder(_)
        | CatalogError::Damaged) => StorageError::CacheFolder {
            folder,
            reason: Reason::from(&error),
        },
    }
    .into()
}
