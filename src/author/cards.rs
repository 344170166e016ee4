//! `tricorder admin data cards`: the lists of cards of Second Edition, written anew from card files.

use std::path::Path;
use std::{fs, io};

use crate::card_data::CardData;
use crate::card_files::{merged, written};
use crate::check_report::CheckReport;
use crate::from_folder;
use app::Found;
use app::admin::data::Cards;
use app::admin::import::report::FileReport;
use app::admin::import::{CardFile, read_card_files};
use app::imports::names;
use app::paths::write_atomically;
use app::session::Session;
use data::import::{CardRows, Edition, cards, differences};
use data::{Corpus, Library, is_ccg_list};
use model::CcgCard;
use page::locale::say;
use words::Problem;

/// All or nothing: one path that is no card file of Second Edition, and nothing is written.
///
/// # Errors
/// When a file cannot be read or written.
pub(crate) fn write_cards(arguments: &Cards, session: &Session<'_>) -> Result<Found, Problem> {
    let to = arguments.into.as_path();
    let corpus = from_folder(to).map_err(|error| card_data(to, &error))?;
    let names = names(&corpus);
    let (files, _) = read_card_files(session, &arguments.paths, &names)?;
    refuse_other_editions(&files)?;
    let account = |file: &CardFile| FileReport::new(session.texts, &file.name, &file.report, None);
    let accounts = files.iter().map(account).collect();
    let sheets: Vec<CardRows> = files.into_iter().map(|file| file.sheet).collect();
    let known = match Library::read_ccg(&corpus) {
        Ok(known) => known,
        Err(findings) => {
            return Ok(Found::shown(CheckReport::from_findings(session.texts, &findings)).ending(2));
        }
    };
    let all = merged(known.clone(), cards(&sheets, &names));
    write_lists(to, &corpus, &all)?;
    let differences = differences(&sheets, &names);
    Ok(Found::shown(CardData::new(accounts, &known, &all, differences)))
}

/// Writes all files, then removes those whose cards have moved to another.
fn write_lists(to: &Path, corpus: &Corpus, cards: &[CcgCard]) -> Result<(), Problem> {
    let files = written(cards);
    for (path, text) in &files {
        write_atomically(&to.join(path), text).map_err(|error| card_data(to, &error))?;
    }
    let old = corpus.files.iter().map(|file| file.path.as_ref());
    for path in old.filter(|path| is_ccg_list(path) && !files.contains_key(*path)) {
        fs::remove_file(to.join(path)).map_err(|error| card_data(to, &error))?;
    }
    Ok(())
}

fn refuse_other_editions(files: &[CardFile]) -> Result<(), Problem> {
    let is_other = |file: &&CardFile| file.sheet.layout.edition() != Edition::Second;
    match files.iter().find(is_other) {
        Some(file) => Err(Problem::misuse(say::err_other_edition(&file.name)).hint(say::hint_other_edition())),
        None => Ok(()),
    }
}

fn card_data(folder: &Path, error: &io::Error) -> Problem {
    Problem::unreadable(say::err_card_data(folder, error)).hint(say::hint_card_data())
}
