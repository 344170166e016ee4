//! `tricorder index`: the catalogs in the cache folder, of look-ups and of the card search.

use std::path::PathBuf;

use clap::{Args, Subcommand};

use super::Answer;
use super::import;
use super::session::Session;
use crate::catalog::{self, CatalogError};
use crate::error::Error;
use crate::{locale, paths, view};

#[derive(Debug, Args)]
pub struct Index {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    Status(Status),
    Rebuild,
}

#[derive(Debug, Args)]
struct Status {
    #[arg(long)]
    json: bool,
}

impl Index {
    pub fn run(self, session: &Session<'_>) -> Result<Answer, Error> {
        let corpus = session.corpus()?;
        let imported = import::for_search(session)?;
        let cache = paths::cache();
        let json = match self.command {
            Command::Status(status) => status.json,
            Command::Rebuild => {
                let folder = cache.clone().ok_or(Error::NoCacheFolder)?;
                catalog::rebuild_in_cache(&corpus, &folder, locale::symbol)
                    .and_then(|_| {
                        let symbol = locale::symbol;
                        catalog::rebuild_cards_in_cache(&corpus, &imported, &folder, symbol)
                    })
                    .map_err(|error| refused(folder, error))?;
                false
            }
        };
        let state = catalog::state(&corpus, cache.as_deref());
        let cards = catalog::state_of_cards(&corpus, &imported, cache.as_deref());
        Ok(Answer::found(if json {
            view::json::index(&state, &cards)
        } else {
            view::index::status(&session.screen, &state, &cards)
        }))
    }
}

fn refused(folder: PathBuf, error: CatalogError) -> Error {
    match error {
        CatalogError::Data(findings) => Error::Data { findings },
        other => Error::CacheFolder {
            folder,
            reason: other.to_string(),
        },
    }
}
