//! `tricorder admin doctor`: the whole installation at a glance. It looks and changes nothing, so that it works where
//! the rest does not.

pub mod report;

use std::path::{Path, PathBuf};
use std::{env, fs};

use clap::Args;

use crate::admin::doctor::report::{
    Data, Folder, Health, Part, Program, Screen, Trouble, UserDataHealth, UserDataState, Variable,
};
use crate::admin::index::Status;
use crate::admin::man::VARIABLES;
use crate::admin::own::{self, shown};
use crate::paths::{UserDataPlace, is_package_named, try_writing, without_home};
use crate::session::Session;
use crate::small_texts::SmallText;
use crate::user::{unusable, user_error};
use crate::{Found, RunCommand, pager};
use catalog::search::tantivy_version;
use catalog::store::sqlite_version;
use catalog::{ImportSource, PackageFault, State};
use data::{Corpus, Library};
use keep::UserError;
use keep::holdings::StoreExamination;
use model::SystemFault;
use page::locale::Reason;
use words::Problem;

/// Variables that the manual does not name, for others read them for us.
const OF_TERMINALS: [&str; 4] = ["TERM", "COLORTERM", "COLUMNS", "LC_CTYPE"];
/// What says how signs are written, the strongest first.
const OF_SIGNS: [&str; 3] = ["LC_ALL", "LC_CTYPE", "LANG"];

/// What may hold a password.
const SECRET: &str = "TRICORDER_DB";

/// What `tricorder admin doctor` takes: nothing.
#[derive(Debug, Args)]
pub struct Doctor {}

impl RunCommand for Doctor {
    fn run(self, session: &Session<'_>) -> Result<Found, Problem> {
        let mut look = Examination::new(session);
        let corpus = look.corpus();
        let (own, import_stamp) = look.own();
        let health = Health {
            program: program(),
            language: session.texts.lang(),
            data: corpus.as_ref().and_then(|corpus| look.data(corpus)),
            catalogs: corpus.map(|corpus| look.catalogs(&corpus, import_stamp)),
            cache: look.cache(),
            own,
            terminal: screen(session),
            variables: variables(),
            ok: look.troubles.is_empty(),
            troubles: look.troubles,
        };
        let code = u8::from(!health.ok);
        Ok(Found::shown(health).ending(code))
    }
}

/// An examination of everything, and what was wrong so far.
struct Examination<'a> {
    session: &'a Session<'a>,
    troubles: Vec<Trouble>,
}

impl<'a> Examination<'a> {
    fn new(session: &'a Session<'a>) -> Examination<'a> {
        let troubles = Vec::new();
        Examination { session, troubles }
    }

    fn note(&mut self, part: Part, error: &Problem) {
        let trouble = Trouble::new(self.session.texts, part, error);
        self.troubles.push(trouble);
    }

    fn corpus(&mut self) -> Option<Corpus> {
        let corpus = self.session.corpus();
        corpus.map_err(|error| self.note(Part::Data, &error)).ok()
    }

    fn data(&mut self, corpus: &Corpus) -> Option<Data> {
        let library = match Library::load(corpus) {
            Ok(library) => library,
            Err(findings) => {
                self.note(Part::Data, &Problem::of_data(findings));
                return None;
            }
        };
        Some(Data {
            folder: self.session.data().map(|folder| shown(&folder.path)),
            entries: library.entries.len(),
            cards: library.cards.len() + library.ccg.len(),
            state: format!("{:016x}", corpus.stamp),
        })
    }

    fn catalogs(&mut self, corpus: &Corpus, import_stamp: u64) -> Status {
        let folders = &self.session.folders.catalogs;
        let imported = ImportSource { stamp: import_stamp, read: None };
        let entries = catalog::state(corpus, folders);
        let cards = catalog::state_of_cards(corpus, &imported, folders);
        for (folder, fault) in catalog::package_faults(&data::embedded(), folders) {
            // Without a package there is no folder beside the program, and nothing is missing.
            if fault != PackageFault::Missing || is_package_named() {
                let trouble = Trouble::of_package(self.session.texts, &shown(&folder), fault);
                self.troubles.push(trouble);
            }
        }
        for (part, state) in [(Part::Catalog, &entries), (Part::Cards, &cards)] {
            if matches!(state, State::Damaged(_)) {
                let trouble = Trouble::of_catalog(self.session.texts, part);
                self.troubles.push(trouble);
            }
        }
        Status { entries: without_folder(entries), cards: without_folder(cards) }
    }

    fn cache(&mut self) -> Option<Folder> {
        let Some(folder) = self.session.folders.catalogs.cache.clone() else {
            self.note(Part::Cache, &Problem::no_cache_folder());
            return None;
        };
        let path = shown(&folder);
        if let Err(error) = try_writing(&folder) {
            self.note(Part::Cache, &Problem::cache_folder(Path::new(&path), error));
        }
        Some(Folder { path, bytes: catalog::bytes(&folder) })
    }

    /// The player's own data, and the hash of what was imported into it.
    fn own(&mut self) -> (UserDataHealth, u64) {
        let Some(place) = self.session.folders.user.clone() else {
            self.note(Part::UserData, &Problem::no_data_folder());
            return (own::unseen(UserDataState::NoFolder, None), 0);
        };
        match own::examined(&place) {
            Ok(examined) => self.examined(&place, examined),
            Err(error) if own::is_nothing_yet(&place, &error) => {
                self.try_place(&place);
                (own::unseen(UserDataState::Missing, Some(&place)), 0)
            }
            Err(error) => {
                self.own_trouble(&place, &error);
                (own::unseen(UserDataState::Unusable, Some(&place)), 0)
            }
        }
    }

    /// Whether something could be kept where nothing is yet.
    fn try_place(&mut self, place: &UserDataPlace) {
        let UserDataPlace::File(path) = place else {
            return;
        };
        if let Err(error) = try_writing(path.parent().unwrap_or(path)) {
            self.own_trouble(place, &error.into());
        }
    }

    fn examined(&mut self, place: &UserDataPlace, examined: StoreExamination) -> (UserDataHealth, u64) {
        if let Some(error) = &examined.refusal {
            self.own_trouble(place, error);
        }
        if !examined.flaws.is_empty() {
            let words = examined.flaws.join("; ");
            self.note(Part::UserData, &flawed(place, words));
        }
        let beside = matches!(place, UserDataPlace::File(_)).then(|| SmallText::damaged(&self.session.folders));
        let damaged: Vec<_> = examined.damaged.iter().cloned().chain(beside.into_iter().flatten()).collect();
        if !damaged.is_empty() {
            self.note(Part::UserData, &Problem::damaged(&own::short(place).shown(), damaged));
        }
        let import_stamp = examined.holdings.as_ref().map(|kept| kept.import_stamp);
        (own::seen(place, examined), import_stamp.unwrap_or(0))
    }

    fn own_trouble(&mut self, place: &UserDataPlace, error: &UserError) {
        self.note(Part::UserData, &user_error(&own::short(place), error));
    }
}

fn flawed(place: &UserDataPlace, words: String) -> Problem {
    let fault = SystemFault::Damaged;
    unusable(&own::short(place), Reason::System { fault, words }, fault.code())
}

fn without_folder(state: State) -> State {
    let short = |folder: PathBuf| PathBuf::from(shown(&folder));
    match state {
        State::NoCache => State::NoCache,
        State::Missing(folder) => State::Missing(short(folder)),
        State::Damaged(folder) => State::Damaged(short(folder)),
        State::Ready { folder, is_packaged, entries, bytes } => {
            State::Ready { folder: short(folder), is_packaged, entries, bytes }
        }
    }
}

fn program() -> Program {
    let path = env::current_exe().ok();
    let meta = path.as_deref().and_then(|path| fs::metadata(path).ok());
    Program {
        version: env!("CARGO_PKG_VERSION"),
        system: format!("{} {}", env::consts::OS, env::consts::ARCH),
        path: path.as_deref().map(shown),
        bytes: meta.map(|meta| meta.len()),
        sqlite: sqlite_version(),
        tantivy: tantivy_version(),
    }
}

fn screen(session: &Session<'_>) -> Screen {
    let terminal = &session.terminal;
    let named = OF_SIGNS.iter().find_map(|name| set(name));
    let signs = named.and_then(|value| Some(value.split_once('.')?.1.to_owned()));
    Screen {
        columns: terminal.width(),
        lines: terminal.height(),
        color: terminal.paint().is_on(),
        links: terminal.leads(),
        signs,
        pager: pager::chosen_pager().map(|pager| without_home(&pager)),
    }
}

fn variables() -> Vec<Variable> {
    let names = VARIABLES.iter().flat_map(|(names, _)| names.split(", ")).chain(OF_TERMINALS);
    let known = |name| {
        let value = match name {
            SECRET => UserDataPlace::server(&set(name)?).shown(),
            name => without_home(&set(name)?),
        };
        Some(Variable { name, value })
    };
    names.filter_map(known).collect()
}

fn set(name: &str) -> Option<String> {
    let value = env::var_os(name)?.to_string_lossy().into_owned();
    (!value.is_empty()).then_some(value)
}
