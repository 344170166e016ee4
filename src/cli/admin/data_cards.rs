//! `tricorder data cards`: the built-in cards of Second Edition, made of card files.

use std::fs;
use std::path::PathBuf;

use clap::Args;

use super::import::{CardFile, read_card_files};
use crate::cli::Answer;
use crate::cli::imports::names;
use crate::cli::session::Session;
use crate::data::card_files::{is_of_cards, merged, written};
use crate::data::{Corpus, Library, from_folder};
use crate::error::{Error, ImportError};
use crate::import::{Edition, Sheet, cards, differences};
use crate::model::CcgCard;
use crate::paths::put_whole;
use crate::view::admin::data::Check;
use crate::view::admin::data_cards::CardData;
use crate::view::admin::import::FileAccount;

#[derive(Debug, Args)]
pub struct Cards {
    #[arg(required = true)]
    paths: Vec<PathBuf>,
    #[arg(long, default_value = "data")]
    to: PathBuf,
}

impl Cards {
    /// All or nothing: one path that is no card file of Second Edition, and nothing is written.
    pub fn run(self, session: &Session<'_>) -> Result<Answer, Error> {
        let corpus = from_folder(&self.to).map_err(|error| self.unwritable(&error))?;
        let names = names(&corpus);
        let (files, _) = read_card_files(session, &self.paths, &names)?;
        refuse_other_editions(&files)?;
        let account =
            |file: &CardFile| FileAccount::new(session.texts, &file.name, &file.report, None);
        let accounts = files.iter().map(account).collect();
        let sheets: Vec<Sheet> = files.into_iter().map(|file| file.sheet).collect();
        let known = match Library::read_ccg(&corpus) {
            Ok(known) => known,
            Err(findings) => return session.judge(&Check::refused(session.texts, &findings), 2),
        };
        let all = merged(known.clone(), cards(&sheets, &names));
        self.write(&corpus, &all)?;
        let differences = differences(&sheets, &names);
        session.show(&CardData::new(accounts, &known, &all, differences))
    }

    /// Writes all files, then removes those whose cards have moved to another.
    fn write(&self, corpus: &Corpus, cards: &[CcgCard]) -> Result<(), Error> {
        let files = written(cards);
        for (path, text) in &files {
            put_whole(&self.to.join(path), text).map_err(|error| self.unwritable(&error))?;
        }
        let old = corpus.files.iter().map(|file| file.path.as_ref());
        for path in old.filter(|path| is_of_cards(path) && !files.contains_key(*path)) {
            fs::remove_file(self.to.join(path)).map_err(|error| self.unwritable(&error))?;
        }
        Ok(())
    }

    fn unwritable(&self, error: &std::io::Error) -> Error {
        ImportError::CardData {
            path: self.to.clone(),
            reason: error.into(),
        }
        .into()
    }
}

fn refuse_other_editions(files: &[CardFile]) -> Result<(), Error> {
    let is_other = |file: &&CardFile| file.sheet.layout.edition() != Edition::Second;
    match files.iter().find(is_other) {
        Some(file) => Err(ImportError::OtherEdition {
            name: file.name.clone(),
        }
        .into()),
        None => Ok(()),
    }
}
