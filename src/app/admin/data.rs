//! `tricorder data`: what authors of the data ask: whether it is well, and its lists of cards written anew.

use std::fs;
use std::path::PathBuf;

use clap::{Args, Subcommand};

use super::import::{CardFile, read_card_files};
use crate::CommandAnswer;
use crate::imports::names;
use crate::paths::put_whole;
use crate::session::Session;
use data::card_files::{is_of_cards, merged, written};
use data::import::{CardRows, Edition, cards, differences};
use data::{Corpus, Library, from_folder, gaps};
use model::CcgCard;
use view::admin::data::{CardData, CheckReport, DataExtent};
use view::admin::import::FileReport;
use view::error::{Error, ImportError};

/// What `tricorder data` takes: one of its subcommands.
#[derive(Debug, Args)]
pub struct Data {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    Check(Check),
    Cards(Cards),
}

#[derive(Debug, Args)]
struct Check {
    #[arg(long)]
    gaps: bool,
}

impl Data {
    pub(crate) fn run(self, session: &Session<'_>) -> Result<CommandAnswer, Error> {
        match self.command {
            Command::Check(check) => check.run(session),
            Command::Cards(cards) => cards.run(session),
        }
    }
}

impl Check {
    fn run(self, session: &Session<'_>) -> Result<CommandAnswer, Error> {
        let (corpus, texts) = (session.corpus()?, session.texts);
        let library = match Library::checked(&corpus) {
            Ok(library) => library,
            Err(findings) => {
                return session.judge(&CheckReport::from_findings(texts, &findings), 2);
            }
        };
        if self.gaps {
            return session.show(&CheckReport::from_gaps(texts, &gaps(&library)));
        }
        let files = corpus.files.iter().filter(|file| !file.is_names());
        session.show(&CheckReport::clean(DataExtent {
            files: files.count(),
            entries: library.entries.len(),
            cards: library.cards.len() + library.ccg.len(),
        }))
    }
}

#[derive(Debug, Args)]
struct Cards {
    #[arg(required = true)]
    paths: Vec<PathBuf>,
    #[arg(long, default_value = "data")]
    to: PathBuf,
}

impl Cards {
    /// All or nothing: one path that is no card file of Second Edition, and nothing is written.
    fn run(self, session: &Session<'_>) -> Result<CommandAnswer, Error> {
        let corpus = from_folder(&self.to).map_err(|error| ImportError::card_data(&self.to, &error))?;
        let names = names(&corpus);
        let (files, _) = read_card_files(session, &self.paths, &names)?;
        refuse_other_editions(&files)?;
        let account = |file: &CardFile| FileReport::new(session.texts, &file.name, &file.report, None);
        let accounts = files.iter().map(account).collect();
        let sheets: Vec<CardRows> = files.into_iter().map(|file| file.sheet).collect();
        let known = match Library::read_ccg(&corpus) {
            Ok(known) => known,
            Err(findings) => {
                return session.judge(&CheckReport::from_findings(session.texts, &findings), 2);
            }
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
            put_whole(&self.to.join(path), text).map_err(|error| ImportError::card_data(&self.to, &error))?;
        }
        let old = corpus.files.iter().map(|file| file.path.as_ref());
        for path in old.filter(|path| is_of_cards(path) && !files.contains_key(*path)) {
            fs::remove_file(self.to.join(path)).map_err(|error| ImportError::card_data(&self.to, &error))?;
        }
        Ok(())
    }
}

fn refuse_other_editions(files: &[CardFile]) -> Result<(), Error> {
    let is_other = |file: &&CardFile| file.sheet.layout.edition() != Edition::Second;
    match files.iter().find(is_other) {
        Some(file) => Err(ImportError::other_edition(&file.name).into()),
        None => Ok(()),
    }
}
