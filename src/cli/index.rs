//! `tricorder index`: the catalog in the cache folder.

use clap::{Args, Subcommand};

use super::Answer;
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
        let cache = paths::cache();
        let json = match self.command {
            Command::Status(status) => status.json,
            Command::Rebuild => {
                let folder = cache.clone().ok_or(Error::NoCacheFolder)?;
                catalog::rebuild_in_cache(&corpus, &folder, locale::symbol).map_err(|error| {
                    match error {
                        CatalogError::Data(findings) => Error::Data { findings },
                        other => Error::CacheFolder {
                            folder,
                            reason: other.to_string(),
                        },
                    }
                })?;
                false
            }
        };
        let state = catalog::state(&corpus, cache.as_deref());
        Ok(Answer::found(if json {
            view::json::index(&state)
        } else {
            view::index::status(&session.screen, &state)
        }))
    }
}
