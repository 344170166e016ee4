//! What authors of the data have beside players: folders of data with a check of all that stands in them, `tricorder
//! admin data check`, and lists of cards written anew, `tricorder admin data cards`. What a player writes is checked by
//! `data` itself.

mod boxes;
mod card_data;
mod card_files;
mod cards;
mod ccg;
mod cheat_sheets;
mod check_report;
mod crew_cards;
mod examples;
mod gaps;
mod lessons;
mod names;
mod programs;
mod stardates;
mod thesaurus;

use std::io;
use std::path::Path;

use check_report::{CheckReport, DataExtent};

use app::Found;
use app::admin::data::{Check, Command, Data};
use app::session::Session;
use data::{Corpus, DataProblem, Finding, Library, rules_of};
use words::Problem;

/// Runs `tricorder admin data`.
///
/// # Errors
/// When the data or the card files cannot be read, or the lists not be written.
pub fn run(arguments: Data, session: &Session<'_>) -> Result<Found, Problem> {
    match arguments.command {
        Command::Check(check) => check_data(&check, session),
        Command::Cards(arguments) => cards::write_cards(&arguments, session),
    }
}

/// All data files below a folder, with what looks at all of them; whatever else lies there is left alone.
///
/// # Errors
/// When a folder cannot be listed. A single unreadable file is a finding of the corpus.
pub fn from_folder(folder: &Path) -> io::Result<Corpus> {
    let mut corpus = rules_of(folder, |_| true)?;
    if corpus.files.is_empty() && corpus.unreadable.is_empty() {
        let folder = folder.display().to_string();
        corpus.unreadable = vec![Finding::of_file(&folder, DataProblem::NoData)];
    }
    corpus.whole_check = Some(check);
    Ok(corpus)
}

/// Everything wrong with what only authors write: cards, example decks, lessons, cheat sheets, programs, Stardate cards, tables
/// of names.
pub fn check(corpus: &Corpus, library: &Library) -> Vec<Finding> {
    let mut findings = crew_cards::check_cards(library);
    findings.extend(boxes::check_boxes(library));
    findings.extend(ccg::check(library));
    findings.extend(examples::check(library));
    findings.extend(lessons::check(library));
    findings.extend(cheat_sheets::check(library));
    findings.extend(programs::check(library));
    findings.extend(stardates::check_stardates(library));
    findings.extend(names::check(corpus, library));
    findings.extend(thesaurus::check(corpus, library));
    findings
}

fn check_data(arguments: &Check, session: &Session<'_>) -> Result<Found, Problem> {
    let (corpus, texts) = (session.corpus()?, session.texts);
    let library = match Library::checked(&corpus, check) {
        Ok(library) => library,
        Err(findings) => {
            return Ok(Found::shown(CheckReport::from_findings(texts, &findings)).ending(2));
        }
    };
    if arguments.gaps {
        return Ok(Found::shown(CheckReport::from_gaps(texts, &gaps::gaps(&library))));
    }
    let files = corpus.files.iter().filter(|file| !file.is_names());
    Ok(Found::shown(CheckReport::clean(DataExtent {
        files: files.count(),
        entries: library.entries.len(),
        cards: library.cards.len() + library.ccg.len(),
    })))
}

/// What is found in the data of the program after a change of one file.
#[cfg(test)]
fn findings_after(path: &str, change: impl FnOnce(&str) -> String) -> Vec<Finding> {
    Library::checked(&data::sample::changed(path, change), check).err().unwrap_or_default()
}

/// What is found, without its places, in the data of the program after a change of one file.
#[cfg(test)]
fn problems_after(path: &str, change: impl FnOnce(&str) -> String) -> Vec<DataProblem> {
    let findings = findings_after(path, change).into_iter();
    findings.map(|finding| finding.problem).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use data::embedded;

    #[test]
    fn stardate_cards_that_differ_from_their_table_are_found() {
        let change = |text: &str| text.replace("glory: 6, draw: 2", "glory: 8, draw: 2");
        let mode = "ensign".to_owned();
        assert_eq!(problems_after(data::STARDATES, change), [DataProblem::StardateCards { mode }]);
    }

    #[test]
    fn files_of_the_old_layout_are_named_and_nothing_else() {
        let mut corpus = embedded();
        for file in corpus.files.to_mut() {
            if file.path.starts_with("cc/rules/") {
                file.path = file.path.replacen("rules/", "", 1).into();
            }
        }
        let findings = Library::checked(&corpus, check).err().unwrap_or_default();
        let misplaced = findings.iter().filter(|found| found.is_misplaced());
        assert_eq!(misplaced.count(), findings.len());
        assert_eq!(findings[0].file, "cc/campaign/admiral.yaml");
    }

    #[test]
    fn the_embedded_data_is_clean() {
        let findings = Library::checked(&embedded(), check).err().unwrap_or_default();
        assert!(findings.is_empty(), "{findings:#?}");
    }
}
