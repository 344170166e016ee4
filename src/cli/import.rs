//! `tricorder import`: the player's own card files for the Star Trek CCG.

use std::collections::HashSet;
use std::fs;
use std::io::{self, IsTerminal, Write};
use std::path::{Path, PathBuf};

use clap::{Args, Subcommand};

use super::Answer;
use super::session::Session;
use crate::catalog;
use crate::data::{Corpus, Library};
use crate::error::Error;
use crate::import::{Layout, Names, NoSheet, Report, Row, Sheet, read, report, with_built_in};
use crate::model::{CcgCard, Printing};
use crate::paths;
use crate::store::{FileRow, Imported, NewFile, UserDb};
use crate::text::closest;
use crate::view::import::{self as view, Told};

/// The largest file that is read, in bytes: ten times the largest card file there is.
const LARGEST: u64 = 32 << 20;
/// How many folders deep card files are looked for.
const DEEPEST: usize = 6;

#[derive(Debug, Args)]
pub struct Import {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    Lackey(Lackey),
    List(List),
    Remove(Remove),
}

impl Import {
    pub fn run(self, session: &Session<'_>) -> Result<Answer, Error> {
        match self.command {
            Command::Lackey(command) => command.run(session),
            Command::List(command) => command.run(session),
            Command::Remove(command) => command.run(session),
        }
    }
}

/// The imported cards of all files, joined.
///
/// # Errors
/// When the user database or the tables of names cannot be read.
fn imported_cards(session: &Session<'_>) -> Result<Vec<CcgCard>, Error> {
    let files = session.user()?.with(|db| db.imported_rows())?;
    Ok(joined(&files, &names(session)?))
}

fn joined(files: &[NewFile], names: &Names) -> Vec<CcgCard> {
    let sheets: Vec<Sheet> = files.iter().filter_map(sheet).collect();
    crate::import::cards(&sheets, names)
}

/// The imported cards for the card search: read only when its catalog is built. Built-in cards keep
/// their printed facts and gain text, printings and names.
///
/// # Errors
/// When the user database cannot be read. Where there is none, nothing is imported.
pub fn for_search(session: &Session<'_>) -> Result<catalog::Imported, Error> {
    let (Some(path), stamp) = (paths::user_database(), stamp(session)?) else {
        return Ok(catalog::Imported::default());
    };
    if stamp == 0 {
        return Ok(catalog::Imported::default());
    }
    let corpus = session.corpus()?;
    let read = move |library: &Library| {
        let rows = UserDb::open(&path).and_then(|db| db.imported_rows());
        let imported = joined(&rows.unwrap_or_default(), &names_of(&corpus));
        let own = imported.iter().flat_map(|card| &card.printings);
        let own: HashSet<(String, String)> = own.map(number).collect();
        let built_in = library.ccg().cloned().collect();
        let cards = with_built_in(built_in, imported);
        let is_own = |card: &&CcgCard| {
            card.printings
                .iter()
                .map(number)
                .any(|printing| own.contains(&printing))
        };
        let imported = cards
            .iter()
            .filter(is_own)
            .map(|card| card.id.clone())
            .collect();
        catalog::Joined { cards, imported }
    };
    Ok(catalog::Imported {
        stamp,
        read: Some(Box::new(read)),
    })
}

/// A hash of all that is imported; 0 if nothing is.
///
/// # Errors
/// When the user database cannot be read.
pub fn stamp(session: &Session<'_>) -> Result<u64, Error> {
    match paths::user_database().filter(|path| path.exists()) {
        Some(_) => session.user()?.with(|db| db.import_stamp()),
        None => Ok(0),
    }
}

/// What tells a printing from all others.
fn number(printing: &Printing) -> (String, String) {
    (printing.set.clone(), printing.number.clone())
}

fn names(session: &Session<'_>) -> Result<Names, Error> {
    Ok(names_of(&session.corpus()?))
}

fn names_of(corpus: &Corpus) -> Names {
    Names::new(corpus.text("2e/titles.tsv"), corpus.text("2e/renamed.tsv"))
}

#[derive(Debug, Args)]
struct Lackey {
    #[arg(required = true)]
    paths: Vec<PathBuf>,
    #[arg(long)]
    json: bool,
}

/// A card file that has been read.
struct Taken {
    file: NewFile,
    report: Report,
}

impl Lackey {
    /// All or nothing: one path that is no card file, and nothing is imported.
    fn run(self, session: &Session<'_>) -> Result<Answer, Error> {
        let names = names(session)?;
        let taken = self.take_all(session, &names);
        announce("");
        let (taken, skipped) = taken?;
        refuse_twins(&taken)?;
        self.store(session, taken, skipped)
    }

    /// The card files, and how many other text files lie in the folders.
    fn take_all(&self, session: &Session<'_>, names: &Names) -> Result<(Vec<Taken>, usize), Error> {
        let (mut taken, mut skipped) = (Vec::new(), 0);
        for path in &self.paths {
            let is_folder = metadata(path)?.is_dir();
            let files = if is_folder {
                text_files(path, 0)?
            } else {
                vec![path.clone()]
            };
            let before = taken.len();
            for file in &files {
                let path = file.display().to_string();
                announce(&view::reading(&session.screen, &path));
                match take(file, names) {
                    Ok(read) => taken.push(read),
                    // Decks and lists lie beside the card files.
                    Err(Error::NoCardFile { .. }) if is_folder => skipped += 1,
                    Err(error) => return Err(error),
                }
            }
            if taken.len() == before {
                return Err(Error::NoCardFiles {
                    folder: path.clone(),
                });
            }
        }
        Ok((taken, skipped))
    }

    fn store(
        &self,
        session: &Session<'_>,
        taken: Vec<Taken>,
        skipped: usize,
    ) -> Result<Answer, Error> {
        let (files, reports): (Vec<NewFile>, Vec<Report>) = taken
            .into_iter()
            .map(|taken| (taken.file, taken.report))
            .unzip();
        let outcomes = session.user()?.with(|db| db.import(&files))?;
        make_searchable(session);
        let told: Vec<Told<'_>> = files
            .iter()
            .zip(&reports)
            .zip(outcomes)
            .map(|((file, report), outcome)| Told {
                name: &file.name,
                report,
                outcome,
            })
            .collect();
        Ok(Answer::found(if self.json {
            view::json(&session.screen, &told, skipped)
        } else {
            view::told(&session.screen, &told, skipped)
        }))
    }
}

fn metadata(path: &Path) -> Result<fs::Metadata, Error> {
    fs::metadata(path).map_err(|error| unreadable(path, &error))
}

fn unreadable(path: &Path, error: &io::Error) -> Error {
    let reason = match error.kind() {
        io::ErrorKind::NotFound => "missing".to_owned(),
        io::ErrorKind::PermissionDenied => "forbidden".to_owned(),
        _ => error.to_string(),
    };
    Error::CardFile {
        path: path.to_owned(),
        reason,
    }
}

/// The `.txt` files below a folder, sorted by path. Links to folders are not followed.
fn text_files(folder: &Path, depth: usize) -> Result<Vec<PathBuf>, Error> {
    let entries = fs::read_dir(folder).map_err(|error| unreadable(folder, &error))?;
    let mut found = Vec::new();
    for entry in entries {
        let entry = entry.map_err(|error| unreadable(folder, &error))?;
        let path = entry.path();
        let kind = entry
            .file_type()
            .map_err(|error| unreadable(&path, &error))?;
        let is_text = path
            .extension()
            .is_some_and(|ext| ext.eq_ignore_ascii_case("txt"));
        if kind.is_dir() && depth < DEEPEST {
            found.extend(text_files(&path, depth + 1)?);
        } else if is_text && path.is_file() {
            found.push(path);
        }
    }
    found.sort();
    Ok(found)
}

fn take(path: &Path, names: &Names) -> Result<Taken, Error> {
    let refused = |reason| Error::NoCardFile {
        path: path.to_owned(),
        reason,
    };
    let known = metadata(path)?;
    if !known.is_file() {
        return Err(refused("special"));
    }
    if known.len() > LARGEST {
        return Err(refused("too-large"));
    }
    let bytes = fs::read(path).map_err(|error| unreadable(path, &error))?;
    let rows = read(&bytes).map_err(|error| refused(error.code()))?;
    let (sheet, report) = report(rows, names);
    if sheet.rows.is_empty() {
        return Err(refused(NoSheet::NoRows.code()));
    }
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    let name = format!("{}/{name}", sheet.layout.edition().code());
    Ok(Taken {
        file: new_file(name, &sheet)?,
        report,
    })
}

fn new_file(name: String, sheet: &Sheet) -> Result<NewFile, Error> {
    let row = |row: &Row| {
        let body = serde_json::to_string(&row.fields).map_err(io::Error::from)?;
        Ok(FileRow {
            line: row.line,
            body,
        })
    };
    Ok(NewFile {
        name,
        layout: sheet.layout.code().to_owned(),
        rows: sheet.rows.iter().map(row).collect::<Result<_, Error>>()?,
    })
}

/// The rows of a stored file; `None` if a later version has stored it.
fn sheet(file: &NewFile) -> Option<Sheet> {
    let row = |row: &FileRow| {
        let fields = serde_json::from_str(&row.body).ok()?;
        Some(Row {
            line: row.line,
            fields,
        })
    };
    Some(Sheet {
        layout: Layout::from_code(&file.layout)?,
        rows: file.rows.iter().filter_map(row).collect(),
    })
}

/// Files are known by their names, so two of one name would replace each other.
fn refuse_twins(taken: &[Taken]) -> Result<(), Error> {
    let mut names: Vec<&str> = taken.iter().map(|taken| taken.file.name.as_str()).collect();
    names.sort_unstable();
    match names.windows(2).find(|pair| pair[0] == pair[1]) {
        Some(pair) => Err(Error::TwinFiles {
            name: pair[0].to_owned(),
        }),
        None => Ok(()),
    }
}

/// Builds the card search, so that the next query need not wait for it. What has been imported stays
/// whatever happens: a search that finds no catalog builds one, or says why it cannot.
fn make_searchable(session: &Session<'_>) {
    announce(&view::building(&session.screen));
    let _ = session.ask_cards(|_| Ok(()));
    announce("");
}

/// On a terminal, what is being done, in place of what was announced before. It must be taken back
/// with an empty line before anything else is said.
fn announce(line: &str) {
    let mut stderr = io::stderr().lock();
    if stderr.is_terminal() {
        // Nobody misses it.
        let _ = write!(stderr, "\r{line}\x1b[K\r");
    }
}

#[derive(Debug, Args)]
struct List {
    #[arg(long)]
    json: bool,
}

impl List {
    fn run(self, session: &Session<'_>) -> Result<Answer, Error> {
        let files = session.user()?.with(|db| db.imports())?;
        let cards = imported_cards(session)?.len();
        Ok(Answer::found(if self.json {
            view::list_json(&files, cards)
        } else {
            view::list(&session.screen, &files, cards)
        }))
    }
}

#[derive(Debug, Args)]
struct Remove {
    #[arg(id = "imported", required = true)]
    name: String,
}

impl Remove {
    fn run(self, session: &Session<'_>) -> Result<Answer, Error> {
        let mut user = session.user()?;
        let files = user.with(|db| db.imports())?;
        let name = self.meant(&files)?;
        user.with(|db| db.remove_import(&name))?;
        make_searchable(session);
        Ok(Answer::found(view::removed(&session.screen, &name)))
    }

    /// The file meant: by its whole name, or without game or ending if only one fits.
    fn meant(&self, files: &[Imported]) -> Result<String, Error> {
        let names: Vec<&str> = files.iter().map(|file| file.name.as_str()).collect();
        if names.contains(&self.name.as_str()) {
            return Ok(self.name.clone());
        }
        let fitting: Vec<String> = files
            .iter()
            .filter(|file| self.fits(&file.name))
            .map(|file| file.name.clone())
            .collect();
        match fitting.as_slice() {
            [one] => Ok(one.clone()),
            [] => Err(Error::UnknownImport {
                name: self.name.clone(),
                suggestions: closest(&self.name, names, 4)
                    .into_iter()
                    .map(ToOwned::to_owned)
                    .collect(),
            }),
            several => Err(Error::AmbiguousImport {
                name: self.name.clone(),
                names: several.to_vec(),
            }),
        }
    }

    fn fits(&self, name: &str) -> bool {
        let below = name.split_once('/').map_or(name, |(_, below)| below);
        let stem = |name: &str| {
            name.rsplit_once('.')
                .map_or(name, |(stem, _)| stem)
                .to_lowercase()
        };
        let own = self.name.to_lowercase();
        [below.to_lowercase(), stem(below), stem(name)].contains(&own)
    }
}
