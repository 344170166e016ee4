//! `tricorder deck export`: saved decks as files, one each.

use std::collections::HashSet;
use std::fs;
use std::io;
use std::io::Write;
use std::path::{Path, PathBuf};

use clap::Args;

use crate::cli::Answer;
use crate::cli::argument_kinds::Stands;
use crate::cli::choices::FORMS;
use crate::cli::deck::cards::Finder;
use crate::cli::deck::shelf;
use crate::cli::options::OneOf;
use crate::cli::session::Session;
use crate::cli::user::User;
use crate::deck::{Format, write};
use crate::error::{DeckError, Error};
use crate::store::DeckVersion;
use crate::view::deck::export::{Exported, ExportedDeck};
use crate::view::deck::heading;

#[derive(Debug, Args)]
pub struct Export {
    #[arg(required_unless_present = "all", conflicts_with = "all", add = Stands::Deck)]
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

impl Export {
    pub fn run(self, session: &Session<'_>) -> Result<Answer, Error> {
        let files = self.files(session)?;
        let taken = files.iter().find(|file| file.path.exists());
        if let Some(file) = taken.filter(|_| !self.replace) {
            let path = file.path.clone();
            return Err(DeckError::FileTaken { path }.into());
        }
        fs::create_dir_all(&self.into).map_err(|error| not_made(&self.into, &error))?;
        for file in &files {
            placed(&file.path, &file.text).map_err(|error| not_made(&file.path, &error))?;
        }
        session.show(&Exported {
            folder: self.into.display().to_string(),
            decks: files.into_iter().map(|file| file.told).collect(),
        })
    }

    fn files(&self, session: &Session<'_>) -> Result<Vec<File>, Error> {
        let finder = Finder::new(session);
        let mut names = Names::default();
        let versions = self.versions(&mut session.user()?)?.into_iter();
        let file = |version: DeckVersion| {
            let deck = finder.deck(&shelf::list(session, &version)?)?;
            let name = names.free(&version.deck, ending(self.to));
            Ok(File {
                path: self.into.join(&name),
                text: write(&deck, self.to, |pile| heading(session.texts, pile)),
                told: ExportedDeck {
                    name: version.deck,
                    file: name,
                    unknown: deck.unknown.len(),
                },
            })
        };
        versions.map(file).collect()
    }

    fn versions(&self, user: &mut User) -> Result<Vec<DeckVersion>, Error> {
        if self.all {
            return user.with(|db| db.decks());
        }
        let names = self.names.iter();
        names.map(|name| shelf::found(user, name)).collect()
    }
}

/// Puts a file in its place whole: a file that was there stays until the new one is written.
fn placed(path: &Path, text: &str) -> io::Result<()> {
    let folder = path.parent().unwrap_or_else(|| Path::new("."));
    let part = folder.join(format!(".tricorder-{}.part", std::process::id()));
    let written = whole(&part, text).and_then(|()| fs::rename(&part, path));
    if written.is_err() {
        // What was begun is of no use; that it could not be finished is what counts.
        let _ = fs::remove_file(&part);
    }
    written
}

fn whole(path: &Path, text: &str) -> io::Result<()> {
    let mut file = fs::File::create(path)?;
    file.write_all(text.as_bytes())?;
    file.sync_all()
}

fn not_made(path: &Path, error: &io::Error) -> Error {
    DeckError::NotExported {
        path: path.to_owned(),
        reason: error.into(),
    }
    .into()
}

/// How files of a form end.
pub fn ending(format: Format) -> &'static str {
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
    fn free(&mut self, deck: &str, ending: &str) -> String {
        // What Windows takes in no name of a file; dots and blanks it drops from the end.
        let is_refused = |c: char| c.is_control() || "/\\:*?\"<>|".contains(c);
        let safe = deck.replace(is_refused, "_");
        let stem = match safe.trim_matches(['.', ' ']) {
            "" => "_",
            stem => stem,
        };
        let numbered = (2..).map(|number: u32| format!("{stem}-{number}.{ending}"));
        let mut names = std::iter::once(format!("{stem}.{ending}")).chain(numbered);
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
        let expected = [
            "Bajor.txt",
            "bajor-2.txt",
            "a_b.txt",
            "a_b-2.txt",
            "_.txt",
            "_x.txt",
        ];
        assert_eq!(files, expected);
    }
}
