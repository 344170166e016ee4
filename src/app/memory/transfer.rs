//! `tricorder note memory export` and `import`: everything of one's own as one document.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::{fs, io};

use clap::Args;

use crate::commands::{RunCommand, commands};
use crate::id_list::{IdList, LONGEST_PAST};
use crate::memory::report::{MemoryDocument, MemoryImportReport};
use crate::paths::write_atomically;
use crate::session::Session;
use crate::user::User;
use crate::{Found, own_rules};
use data::{Library, id_of, rules_of};
use model::text::{SyntaxFault, SyntaxKind, yaml};
use model::{EntryId, PlayerMemory};
use page::locale::{Fact, Reason, say};
use words::Problem;

/// Bytes of a document that are read: a thousand rules and notes.
const LARGEST: u64 = 16 << 20;

/// What `tricorder note memory` takes: one of its subcommands.
#[derive(Debug, Args)]
pub struct Memory {
    #[command(subcommand)]
    command: Command,
}

commands! { of Memory:
    /// Writes all of it as one document.
    Export(Export),
    /// Takes such a document in.
    Import(Import),
}

/// What `tricorder note memory export` takes: nothing.
#[derive(Debug, Args)]
pub struct Export {}

/// What `tricorder note memory import` takes: the document, and whether it replaces what there is.
#[derive(Debug, Args)]
pub struct Import {
    #[arg(required = true)]
    file: PathBuf,
    #[arg(long)]
    replace: bool,
}

impl RunCommand for Export {
    fn run(self, session: &Session<'_>) -> Result<Found, Problem> {
        let memory = load_memory(session)?;
        let text = yaml::written(&memory).map_err(|error| Problem::unclear(&error.to_string()))?;
        let document = MemoryDocument { memory, text };
        Ok(Found::shown(document))
    }
}

/// Everything there is.
fn load_memory(session: &Session<'_>) -> Result<PlayerMemory, Problem> {
    let (notes, stars) = User::read_existing(&session.folders, |db| Ok((db.notes()?, db.stars()?)))?;
    Ok(PlayerMemory {
        version: PlayerMemory::VERSION,
        notes,
        stars,
        recent: IdList::Past.try_read(&session.folders)?,
        rules: rules(session)?,
    })
}

/// The files of the player's rules, by their paths.
///
/// # Errors
/// When the folder cannot be listed.
fn rules(session: &Session<'_>) -> Result<BTreeMap<String, String>, Problem> {
    let Some(folder) = own_rules::usual(&session.folders) else {
        return Ok(BTreeMap::new());
    };
    let own = rules_of(&folder, |path| id_of(path).is_some());
    let files = own.map_err(|error| Problem::own_folder(&folder, error))?.files.into_vec();
    Ok(files.into_iter().map(|file| (file.path.into_owned(), file.text.into_owned())).collect())
}

impl RunCommand<MemoryImportReport> for Import {
    /// All or nothing: a document with a rule that something is wrong with is not taken.
    fn run(self, session: &Session<'_>) -> Result<Found<MemoryImportReport>, Problem> {
        let memory = self.read(session)?;
        self.check_places(&memory)?;
        let present = rules(session)?;
        if !self.replace {
            self.check_conflicts(&memory, &present)?;
        }
        self.check_rules(session, &memory)?;
        let folder = if memory.rules.is_empty() {
            own_rules::folder(&session.folders).unwrap_or_default()
        } else {
            own_rules::folder_to_write(&session.folders)?
        };
        let mut user = session.user()?;
        session.write_notes(&mut user, |db| {
            db.take_in(&memory, self.replace, &mut || exchange(&folder, &present, &memory.rules, self.replace))
        })?;
        self.keep_past(session, &memory);
        Ok(Found::new(MemoryImportReport::from(&memory)))
    }
}

impl Import {
    fn read(&self, session: &Session<'_>) -> Result<PlayerMemory, Problem> {
        let path = self.file.to_string_lossy();
        let read = session.input.text(&path, LARGEST);
        let text = read.map_err(|error| self.unreadable(error))?;
        let memory: PlayerMemory = yaml::read(&text).map_err(|fault| self.unreadable(fault))?;
        if memory.version != PlayerMemory::VERSION {
            let (found, known) = (memory.version.into(), PlayerMemory::VERSION.into());
            return Err(self.unreadable(Reason::Newer { found, known }));
        }
        Ok(memory)
    }

    fn unreadable(&self, reason: impl Into<Fact>) -> Problem {
        Problem::unreadable(say::err_memory_document(&self.file, reason)).hint(say::hint_memory_document())
    }

    /// Checks that notes and stars are on ids and that rules lie where rules are read.
    fn check_places(&self, memory: &PlayerMemory) -> Result<(), Problem> {
        let notes = memory.notes.iter().map(|note| &note.entry);
        let ids = notes.chain(&memory.stars).chain(&memory.recent);
        let is_id = |id: &str| EntryId::try_from(id.to_owned()).is_ok();
        let mut bad = ids.filter(|id| !is_id(id)).chain(memory.rules.keys().filter(|path| id_of(path).is_none()));
        match bad.next() {
            None => Ok(()),
            Some(id) => {
                let kind = SyntaxKind::BadValue(id.clone());
                Err(self.unreadable(SyntaxFault::whole(kind)))
            }
        }
    }

    /// Checks that no rule that is there in other words would be lost by accident.
    fn check_conflicts(&self, memory: &PlayerMemory, present: &BTreeMap<String, String>) -> Result<(), Problem> {
        let differs = |(path, text): &(&String, &String)| present.get(*path).is_some_and(|known| known != *text);
        match memory.rules.iter().find(differs) {
            None => Ok(()),
            Some((path, _)) => {
                let rule = id_of(path).map_or_else(|| path.clone(), |id| id.to_string());
                Err(Problem::misuse(say::err_other_rule(rule))
                    .hint(say::hint_other_rule())
                    .tap(say::hint_other_rule_tap()))
            }
        }
    }

    /// Whether the rules would stand the check beside those of the program.
    fn check_rules(&self, session: &Session<'_>, memory: &PlayerMemory) -> Result<(), Problem> {
        if memory.rules.is_empty() {
            return Ok(());
        }
        let corpus = session.corpus_with(&memory.rules)?;
        let findings = Library::load(&corpus).err().unwrap_or_default().into_iter();
        let of_these = findings.filter(|finding| memory.rules.contains_key(&finding.file));
        let findings: Vec<_> = of_these.collect();
        if findings.is_empty() {
            return Ok(());
        }
        Err(Problem::of_data(findings))
    }

    fn keep_past(&self, session: &Session<'_>, memory: &PlayerMemory) {
        let known = IdList::Past.read(&session.folders).into_iter();
        let mut past = memory.recent.clone();
        if !self.replace {
            let new: Vec<String> = known.filter(|id| !past.contains(id)).collect();
            past.extend(new);
        }
        past.truncate(LONGEST_PAST);
        if !past.is_empty() || self.replace {
            IdList::Past.keep(&session.folders, &past);
        }
    }
}

/// Puts rules into their folder; if one cannot be written, those before it become what they were.
fn exchange(
    folder: &Path,
    present: &BTreeMap<String, String>,
    rules: &BTreeMap<String, String>,
    is_whole: bool,
) -> io::Result<()> {
    for (path, text) in rules {
        if let Err(error) = write_atomically(&folder.join(path), text) {
            restore(folder, present, rules);
            return Err(error);
        }
    }
    let gone = present.keys().filter(|path| !rules.contains_key(*path));
    for path in gone.filter(|_| is_whole) {
        if let Err(error) = fs::remove_file(folder.join(path)) {
            restore(folder, present, rules);
            return Err(error);
        }
    }
    Ok(())
}

/// Makes the folder what it was, as far as it can be written.
fn restore(folder: &Path, present: &BTreeMap<String, String>, rules: &BTreeMap<String, String>) {
    for path in rules.keys().filter(|path| !present.contains_key(*path)) {
        let _ = fs::remove_file(folder.join(path));
    }
    for (path, text) in present {
        let _ = write_atomically(&folder.join(path), text);
    }
}
