//! `tricorder deck export`: saved decks as files, one each.

use std::collections::HashSet;
use std::io;
use std::path::{Path, PathBuf};

use clap::Args;

use crate::argument_kinds::{ArgKind, Needed};
use crate::choices::FORMS;
use crate::deck::card_finder::CardFinder;
use crate::deck::named_lists;
use crate::deck::page_parts::write_deck;
use crate::deck::written::{ExportReport, ExportedDeck};
use crate::options::OneOf;
use crate::paths::{is_there, put_safely};
use crate::session::Session;
use crate::user::User;
use crate::{Found, RunCommand};
use deck::Format;
use keep::decks::DeckVersion;
use page::locale::say;
use words::Problem;

#[derive(Debug, Args)]
pub struct Export {
    #[arg(required_unless_present = "all", conflicts_with = "all", add = Needed(&["all"]), add = ArgKind::Deck)]
    names: Vec<String>,
    #[arg(long)]
    all: bool,
    #[arg(long, value_parser = OneOf(&FORMS), default_value = "lackey")]
    to: Format,
    #[arg(long, required = true)]
    into: PathBuf,
    #[arg(long)]
    replace: bool,
}

/// A file to be written.
struct File {
    path: PathBuf,
    text: String,
    told: ExportedDeck,
}

impl RunCommand<ExportReport> for Export {
    fn run(self, session: &Session<'_>) -> Result<Found<ExportReport>, Problem> {
        let files = self.files(session)?;
        for file in files.iter().filter(|_| !self.replace) {
            if is_there(&file.path).map_err(|error| export_error(&file.path, &error))? {
                return Err(Problem::misuse(say::err_deck_file_taken(&file.path)).hint(say::hint_deck_file_taken()));
            }
        }
        for file in &files {
            put_safely(&file.path, &file.text).map_err(|error| export_error(&file.path, &error))?;
        }
        Ok(Found::new(ExportReport {
            folder: self.into.display().to_string(),
            decks: files.into_iter().map(|file| file.told).collect(),
        }))
    }
}

impl Export {
    fn files(&self, session: &Session<'_>) -> Result<Vec<File>, Problem> {
        let finder = CardFinder::new(session);
        let mut names = Names::default();
        let versions = self.versions(&mut session.user()?)?.into_iter();
        // Of a deck that was named it is said why it cannot be written; among all of them it is left out.
        let list = |version: &DeckVersion| {
            let read = named_lists::read_version(session, version).map(Some);
            if self.all { Ok(session.or_default_with_warning(read)) } else { read }
        };
        let mut file = |version: DeckVersion| {
            let Some(list) = list(&version)? else {
                return Ok(None);
            };
            let deck = finder.deck(&list)?;
            let name = names.free(&version.deck, file_ending(self.to));
            Ok(Some(File {
                path: self.into.join(&name),
                text: write_deck(session.texts, &deck, self.to),
                told: ExportedDeck { name: version.deck, file: name, unknown: deck.unknown.len() },
            }))
        };
        versions.filter_map(|version| file(version).transpose()).collect()
    }

    fn versions(&self, user: &mut User) -> Result<Vec<DeckVersion>, Problem> {
        if self.all {
            return user.with(|db| db.decks());
        }
        let names = self.names.iter();
        names.map(|name| named_lists::find_version(user, name)).collect()
    }
}

fn export_error(path: &Path, error: &io::Error) -> Problem {
    Problem::unreadable(say::err_deck_not_exported(path, error)).hint(say::hint_deck_not_exported())
}

/// How files of a form end.
pub fn file_ending(format: Format) -> &'static str {
    match format {
        Format::Lackey | Format::Text | Format::Trekcc | Format::Bbcode => "txt",
        Format::Yaml => "yaml",
        Format::Json | Format::Tabletop => "json",
        Format::Markdown => "md",
        Format::Csv => "csv",
        Format::Html => "html",
        Format::Octgn => "o8d",
        Format::Dek => "dek",
        Format::Cockatrice => "cod",
    }
}

/// Names of files, each given once, whatever their case.
#[derive(Default)]
struct Names(HashSet<String>);

impl Names {
    /// A name for the file of a deck: signs that file systems refuse become `_`.
    fn free(&mut self, deck: &str, file_ending: &str) -> String {
        // What Windows takes in no name of a file; dots and blanks it drops from the end.
        let is_refused = |c: char| c.is_control() || "/\\:*?\"<>|".contains(c);
        let safe = deck.replace(is_refused, "_");
        let stem = match safe.trim_matches(['.', ' ']) {
            "" => "_",
            stem => stem,
        };
        let numbered = (2..).map(|number: u32| format!("{stem}-{number}.{file_ending}"));
        let mut names = std::iter::once(format!("{stem}.{file_ending}")).chain(numbered);
        // Some systems hold names that differ in their case alone for one file.
        let free = names.find(|name| self.0.insert(name.to_lowercase()));
        free.unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::Names;

    #[test]
    fn every_deck_has_a_file_of_its_own() {
        let mut names = Names::default();
        let decks = ["Bajor", "bajor", "a/b", "a:b", "..", "../x"];
        let files = decks.map(|deck| names.free(deck, "txt"));
        let expected = ["Bajor.txt", "bajor-2.txt", "a_b.txt", "a_b-2.txt", "_.txt", "_x.txt"];
        assert_eq!(files, expected);
    }
}
