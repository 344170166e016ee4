//! `tricorder import`: the player's own card files for the Star Trek CCG.

pub mod report;

use std::fs;
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use clap::{Args, Subcommand};

use crate::admin::import::report::{FileReport, ImportReport, Imports, PictureReport, RemovedImport};
use crate::argument_kinds::ArgKind;
use crate::config::add_folder;
use crate::imports::{imported_cards, names};
use crate::pictures::PictureFolders;
use crate::session::Session;
use crate::{Found, RunCommand};
use data::import::{CardRows, ImportNames, ImportOutcome, ImportRow, NoSheet, read, report};
use keep::imports::{FileRow, NewFile, StoredImport};
use model::Setting;
use model::text::{Candidate, Policy, Resolution, closest, resolve};
use page::locale::{Fact, msg, say};
use words::Problem;

/// Bytes that are read of all files together: ten times the largest card file there is.
const LARGEST: u64 = 32 << 20;
/// How many folders deep card files are looked for.
const DEEPEST: usize = 6;
/// The folder with the pictures of a plugin of LackeyCCG, seen from its card files and from the plugin.
const BESIDE: [&str; 2] = ["setimages", "sets/setimages"];

/// What `tricorder import` takes: card files or folders with them, or one of its subcommands.
#[derive(Debug, Args)]
#[command(args_conflicts_with_subcommands = true, subcommand_negates_reqs = true)]
pub struct Import {
    #[command(subcommand)]
    command: Option<Command>,
    #[arg(required = true)]
    paths: Vec<PathBuf>,
    #[arg(long)]
    pictures: Option<PathBuf>,
}

#[derive(Debug, Subcommand)]
enum Command {
    List,
    Remove(Remove),
}

impl RunCommand for Import {
    fn run(self, session: &Session<'_>) -> Result<Found, Problem> {
        match self.command {
            None => import_all(session, &self.paths, self.pictures.as_deref()),
            Some(Command::List) => list(session),
            Some(Command::Remove(command)) => command.run(session).map(Found::boxed),
        }
    }
}

/// A card file that has been read.
pub struct CardFile {
    /// Edition and name of the file, as in `2e/Physical.txt`.
    pub name: String,
    /// Its cards, a row each.
    pub sheet: CardRows,
    /// What could not be read of it, and what was mended.
    pub report: ImportOutcome,
}

/// Imports all or nothing: one path that is no card file, and nothing is imported.
fn import_all(session: &Session<'_>, paths: &[PathBuf], named: Option<&Path>) -> Result<Found, Problem> {
    let names = names(&session.corpus()?);
    let (files, skipped) = read_card_files(session, paths, &names)?;
    refuse_twins(&files)?;
    let folder = named.map(Path::to_path_buf).or_else(|| paths.iter().find_map(|path| pictures_beside(path)));
    let pictures = folder.map(|folder| add_pictures(session, &files, &names, &folder)).transpose()?;
    store(session, &files, skipped, pictures)
}

/// Where LackeyCCG has the pictures of a card file, or of those in a folder.
fn pictures_beside(path: &Path) -> Option<PathBuf> {
    let folder = if path.is_dir() { path } else { path.parent()? };
    BESIDE.iter().map(|below| folder.join(below)).find(|folder| folder.is_dir())
}

/// Keeps where pictures are, and counts the cards that have one there.
fn add_pictures(
    session: &Session<'_>,
    files: &[CardFile],
    names: &ImportNames,
    folder: &Path,
) -> Result<PictureReport, Problem> {
    if !metadata(folder)?.is_dir() {
        return Err(Problem::misuse(say::err_no_picture_folder(folder)).hint(say::hint_no_picture_folder()));
    }
    let folder = std::path::absolute(folder).map_err(|error| unreadable(folder, &error))?;
    add_folder(session, Setting::Pictures, &folder)?;
    let cards = data::import::cards(files.iter().map(|file| &file.sheet), names);
    let album = PictureFolders::new([folder.clone()]);
    let found = cards.iter().filter(|card| !album.find(&card.id, &card.pictures).is_empty()).count();
    Ok(PictureReport { folder, cards: cards.len(), found })
}

/// The card files below some paths, and how many other text files lie in the folders.
///
/// # Errors
/// With the first path that is no card file and no folder with one.
pub fn read_card_files(
    session: &Session<'_>,
    paths: &[PathBuf],
    names: &ImportNames,
) -> Result<(Vec<CardFile>, usize), Problem> {
    let (mut read, mut skipped, mut left) = (Vec::new(), 0, LARGEST);
    for path in paths {
        let is_folder = metadata(path)?.is_dir();
        let files = if is_folder { text_files(path, 0)? } else { vec![path.clone()] };
        let before = read.len();
        for file in &files {
            let path = file.display().to_string();
            let line = msg::import_reading(session.texts, path);
            session.machine.announce(&session.terminal.one_line(&line));
            let file = read_card_file(file, names, &mut left);
            session.machine.announce("");
            match file {
                Ok(file) => read.push(file),
                // Decks and lists lie beside the card files.
                Err(problem) if is_folder && problem.is(say::ERR_NO_CARD_FILE) => skipped += 1,
                Err(error) => return Err(error),
            }
        }
        if read.len() == before {
            return Err(Problem::misuse(say::err_no_card_files(path)).hint(say::hint_no_card_files()));
        }
    }
    Ok((read, skipped))
}

fn store(
    session: &Session<'_>,
    files: &[CardFile],
    skipped: usize,
    pictures: Option<PictureReport>,
) -> Result<Found, Problem> {
    let new: Vec<NewFile> = files.iter().map(new_file).collect::<Result<_, Problem>>()?;
    let outcomes = session.user()?.with(|db| db.import(&new))?;
    make_searchable(session);
    let accounts = files
        .iter()
        .zip(outcomes)
        .map(|(file, outcome)| FileReport::new(session.texts, &file.name, &file.report, Some(outcome)));
    Ok(Found::shown(ImportReport { files: accounts.collect(), skipped, pictures }))
}

fn metadata(path: &Path) -> Result<fs::Metadata, Problem> {
    fs::metadata(path).map_err(|error| unreadable(path, &error))
}

fn unreadable(path: &Path, error: &io::Error) -> Problem {
    Problem::unreadable(say::err_card_file(path, error)).hint(say::hint_card_file())
}

/// The `.txt` files below a folder, sorted by path, as systems list folders in any order. Links to folders are not
/// followed.
fn text_files(folder: &Path, depth: usize) -> Result<Vec<PathBuf>, Problem> {
    let entries = fs::read_dir(folder).map_err(|error| unreadable(folder, &error))?;
    let mut found = Vec::new();
    for entry in entries {
        let entry = entry.map_err(|error| unreadable(folder, &error))?;
        let path = entry.path();
        let kind = entry.file_type().map_err(|error| unreadable(&path, &error))?;
        let is_text = path.extension().is_some_and(|ext| ext.eq_ignore_ascii_case("txt"));
        if kind.is_dir() && depth < DEEPEST {
            found.extend(text_files(&path, depth + 1)?);
        } else if is_text && metadata(&path)?.is_file() {
            found.push(path);
        }
    }
    found.sort();
    Ok(found)
}

fn read_card_file(path: &Path, names: &ImportNames, left: &mut u64) -> Result<CardFile, Problem> {
    let refused =
        |reason| Problem::misuse(say::err_no_card_file(path, reason)).hint(say::hint_no_card_file(reason));
    if !metadata(path)?.is_file() {
        return Err(refused("special"));
    }
    let mut bytes = Vec::new();
    fs::File::open(path)
        .and_then(|file| file.take(*left + 1).read_to_end(&mut bytes))
        .map_err(|error| unreadable(path, &error))?;
    *left = left.checked_sub(bytes.len() as u64).ok_or_else(|| refused("too-large"))?;
    let rows = read(&bytes).map_err(|error| refused(error.code()))?;
    let (sheet, report) = report(rows, names);
    if sheet.rows.is_empty() {
        return Err(refused(NoSheet::NoRows.code()));
    }
    let file_name = path.file_name().unwrap_or_default().to_string_lossy();
    Ok(CardFile { name: format!("{}/{file_name}", sheet.layout.edition().code()), sheet, report })
}

fn new_file(file: &CardFile) -> Result<NewFile, Problem> {
    let row = |row: &ImportRow| {
        let body = serde_json::to_string(&row.fields).map_err(io::Error::from)?;
        Ok(FileRow { line: row.line, body })
    };
    Ok(NewFile {
        name: file.name.clone(),
        layout: file.sheet.layout.code().to_owned(),
        rows: file.sheet.rows.iter().map(row).collect::<Result<_, Problem>>()?,
    })
}

/// Files are known by their names, so two of one name would replace each other.
fn refuse_twins(files: &[CardFile]) -> Result<(), Problem> {
    let mut names: Vec<&str> = files.iter().map(|file| file.name.as_str()).collect();
    names.sort_unstable();
    match names.windows(2).find(|pair| pair[0] == pair[1]) {
        Some(pair) => Err(Problem::misuse(say::err_twin_files(pair[0])).hint(say::hint_twin_files())),
        None => Ok(()),
    }
}

/// Builds the card search, so that the next query need not wait for it. What has been imported stays
/// whatever happens: a search that finds no catalog builds one, or says why it cannot.
fn make_searchable(session: &Session<'_>) {
    let line = msg::import_building(session.texts);
    session.machine.announce(&session.terminal.one_line(&line));
    let _ = session.ask_cards(|_| Ok(()));
    session.machine.announce("");
}

fn list(session: &Session<'_>) -> Result<Found, Problem> {
    let files = session.user()?.with(|db| db.imports())?;
    let cards = imported_cards(&session.folders, &session.corpus()?)?.len();
    Ok(Found::shown(Imports::new(files, cards)))
}

#[derive(Debug, Args)]
struct Remove {
    #[arg(id = "imported", required = true, add = ArgKind::Import)]
    name: String,
}

impl RunCommand<RemovedImport> for Remove {
    fn run(self, session: &Session<'_>) -> Result<Found<RemovedImport>, Problem> {
        let mut user = session.user()?;
        let files = user.with(|db| db.imports())?;
        let name = self.meant(&files)?;
        user.with(|db| db.remove_import(&name))?;
        make_searchable(session);
        Ok(Found::new(RemovedImport { removed: name }))
    }
}

impl Remove {
    /// The file meant: by its whole name, or without game or ending if only one fits.
    fn meant(&self, files: &[StoredImport]) -> Result<String, Problem> {
        let names: Vec<&str> = files.iter().map(|file| file.name.as_str()).collect();
        let candidates: Vec<_> = names.iter().map(|name| candidate(name)).collect();
        match resolve(&self.name, &candidates, Policy::ARGUMENT) {
            Resolution::One(name, _) => Ok(name.to_owned()),
            Resolution::Several(several) => Err(Problem::misuse(say::err_ambiguous_import(&self.name))
                .hint(say::hint_ambiguous_import(Fact::names(several)))),
            Resolution::Nothing => {
                let near = closest(&self.name, names, 4).into_iter();
                Err(Problem::missing(say::err_unknown_import(&self.name))
                    .hint(say::hint_unknown_import())
                    .near(near))
            }
        }
    }
}

/// A file goes by its whole name, and without game or ending.
fn candidate(name: &str) -> Candidate<'_, &str> {
    let below = name.split_once('/').map_or(name, |(_, below)| below);
    Candidate { thing: name, full: vec![name], other: vec![below, without_ending(below), without_ending(name)] }
}

fn without_ending(name: &str) -> &str {
    name.rsplit_once('.').map_or(name, |(stem, _)| stem)
}
