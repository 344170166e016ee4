//! What `doctor` says of an installation, on one screen. Texts with paths come with the home folder already
//! taken out.

use serde::Serialize;

use crate::CommandReport;
use crate::admin::amounts::{Tally, of_any};
use crate::admin::index::Status;
use catalog::{PackageFault, State};
use keep::holdings::StoreHoldings;
use keep::imports::StoredImport;
use model::{Lang, codes};
use page::locale::{Message, Texts, msg};
use page::{FactList, Labels, Page};
use words::Problem;
use words::numbers::{grouped, size};
use words::prose::spelled;

/// What stands between two facts of a line.
const BETWEEN: &str = " · ";

/// An installation and all that is wrong with it.
#[derive(Serialize)]
pub struct Health {
    /// Nothing is wrong.
    pub ok: bool,
    /// The program that looks.
    pub program: Program,
    /// The language of answers.
    pub language: Lang,
    /// What the data holds; nothing where it is not valid.
    pub data: Option<Data>,
    /// `None` where the data cannot be read at all.
    pub catalogs: Option<Status>,
    /// The cache folder, if there is one.
    pub cache: Option<Folder>,
    /// The user database.
    pub own: UserDataHealth,
    /// Where answers are written, and how.
    pub terminal: Screen,
    /// The variables that are set, those that hold passwords without them.
    pub variables: Vec<Variable>,
    /// All that is wrong, in the order in which it was found.
    pub troubles: Vec<Trouble>,
}

/// What was built, and of what.
#[derive(Serialize)]
pub struct Program {
    /// Version of the program, as in `1.2.3`.
    pub version: &'static str,
    /// Operating system and processor, as in `linux x86_64`.
    pub system: String,
    /// The file of the program; `None` if the system does not say.
    pub path: Option<String>,
    /// Size of that file; `None` if it cannot be looked at.
    pub bytes: Option<u64>,
    /// Version of the SQLite that is built in.
    pub sqlite: &'static str,
    /// Version of the Tantivy that is built in.
    pub tantivy: &'static str,
}

/// The data that is searched.
#[derive(Serialize)]
pub struct Data {
    /// The folder given with `--data`.
    pub folder: Option<String>,
    /// Rule entries in all games.
    pub entries: usize,
    /// Cards of all games, without rule entries.
    pub cards: usize,
    /// Tells one state of the data from another.
    pub state: String,
}

/// A folder and all that lies in it.
#[derive(Serialize)]
pub struct Folder {
    /// Its path.
    pub path: String,
    /// Size of all its files together.
    pub bytes: u64,
}

/// Where answers are written.
#[derive(Serialize)]
pub struct Screen {
    /// Columns that are written in.
    pub columns: usize,
    /// `None` where nobody looks: in a file, in a pipe.
    pub lines: Option<usize>,
    /// Whether answers have color.
    pub color: bool,
    /// References become hyperlinks.
    pub links: bool,
    /// How the system says that signs are written.
    pub signs: Option<String>,
    /// `None` where long answers come in one piece.
    pub pager: Option<String>,
}

/// A variable of the environment that changes answers.
#[derive(Serialize)]
pub struct Variable {
    /// As it is set in the environment.
    pub name: &'static str,
    /// What it holds; never empty.
    pub value: String,
}

impl CommandReport for Health {
    fn page(&self, texts: &Texts) -> Page {
        let verdict = match self.troubles.len() {
            0 => msg::doctor_well(texts),
            count => msg::doctor_unwell(texts, count),
        };
        let mut page = Page::new();
        page.head(msg::doctor_title(texts, self.program.version), verdict);
        page.facts(self.facts(texts));
        add_troubles(&mut page, texts, &self.troubles);
        page
    }
}

impl Health {
    fn facts(&self, texts: &Texts) -> FactList {
        let mut facts = FactList::new(Labels::Long);
        facts.add(msg::doctor_label_program(texts), self.program.line(texts));
        facts.add(msg::doctor_label_libraries(texts), self.program.libraries());
        let data = self.data.as_ref().map(|data| data.line(texts));
        facts.add(msg::doctor_label_data(texts), data.unwrap_or_default());
        facts.add(msg::doctor_label_language(texts), language(texts));
        if let Some(Status { entries, cards }) = &self.catalogs {
            let entries = catalog(texts, entries, msg::doctor_catalog_missing, msg::doctor_catalog_ready);
            facts.add(msg::doctor_label_catalog(texts), entries);
            let cards = catalog(texts, cards, msg::doctor_cards_missing, msg::doctor_cards_ready);
            facts.add(msg::doctor_label_cards(texts), cards);
        }
        let cache = self.cache.as_ref().map(|cache| cache.line(texts));
        facts.add(msg::doctor_label_cache(texts), cache.unwrap_or_default());
        self.own.add(&mut facts, texts);
        facts.add(msg::doctor_label_terminal(texts), self.terminal.line(texts));
        facts.add(msg::doctor_label_variables(texts), self.variables());
        facts
    }

    fn variables(&self) -> String {
        let each = self.variables.iter();
        joined(each.map(|variable| format!("{}={}", variable.name, variable.value)))
    }
}

impl Program {
    fn line(&self, texts: &Texts) -> String {
        let size = self.bytes.map(|bytes| size(texts, bytes));
        joined([Some(self.system.clone()), self.path.clone(), size].into_iter().flatten())
    }

    fn libraries(&self) -> String {
        joined([format!("SQLite {}", self.sqlite), self.tantivy.to_owned()])
    }
}

impl Data {
    fn line(&self, texts: &Texts) -> String {
        let entries = grouped(texts, self.entries as u128);
        let cards = grouped(texts, self.cards as u128);
        let counted = msg::doctor_data(texts, entries, cards, &self.state);
        joined(self.folder.iter().cloned().chain([counted]))
    }
}

impl Folder {
    fn line(&self, texts: &Texts) -> String {
        joined([self.path.clone(), size(texts, self.bytes)])
    }
}

impl Screen {
    fn line(&self, texts: &Texts) -> String {
        let size = match self.lines {
            Some(lines) => msg::doctor_terminal_size(texts, self.columns, lines),
            None => msg::doctor_terminal_none(texts, self.columns),
        };
        let color =
            if self.color { msg::doctor_terminal_color(texts) } else { msg::doctor_terminal_no_color(texts) };
        let links = self.links.then(|| msg::doctor_terminal_links(texts));
        let words = match &self.pager {
            Some(pager) => msg::doctor_terminal_pager(texts, pager),
            None => msg::doctor_terminal_no_pager(texts),
        };
        let pager = self.lines.map(|_| words);
        let facts = [Some(size), Some(color), links, self.signs.clone(), pager];
        joined(facts.into_iter().flatten())
    }
}

fn joined(facts: impl IntoIterator<Item = String>) -> String {
    facts.into_iter().collect::<Vec<_>>().join(BETWEEN)
}

fn language(texts: &Texts) -> String {
    match texts.lang() {
        Lang::De => msg::doctor_language_de(texts),
        Lang::En => msg::doctor_language_en(texts),
    }
}

/// How a catalog stands: `missing` says that there is none, `ready` how many things it holds at which size.
fn catalog(texts: &Texts, state: &State, missing: Message, ready: fn(&Texts, String, String) -> String) -> String {
    match state {
        State::NoCache => msg::doctor_catalog_none(texts),
        State::Missing(_) => missing(texts),
        State::Damaged(_) => msg::doctor_damaged(texts),
        State::Ready { entries, bytes, is_packaged, .. } => {
            let ready = ready(texts, grouped(texts, u128::from(*entries)), size(texts, *bytes));
            joined(std::iter::once(ready).chain(is_packaged.then(|| msg::doctor_packaged(texts))))
        }
    }
}

codes!(
    /// What there is of a user database.
    UserDataState {
        /// The system names no folder for it.
        NoFolder => "no-folder",
        /// Nothing has been kept yet.
        Missing => "missing",
        /// It can be read and, if nothing is said of it, written.
        Ready => "ready",
        /// An earlier version has written it; the next command brings it to the tables of today.
        Earlier => "earlier",
        /// It cannot be read.
        Unusable => "unusable",
    }
);

/// The user database.
#[derive(Serialize)]
pub struct UserDataHealth {
    /// Whether it is there and can be used.
    pub state: UserDataState,
    /// Its file, or the address of its server without the password; `None` if there is no folder for it.
    pub path: Option<String>,
    /// The server's program with its version; nothing of a file on this machine.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub engine: Option<String>,
    /// Size of its file; `None` of a server, and where there is no file.
    pub bytes: Option<u64>,
    /// The version of its tables.
    pub format: Option<i64>,
    /// What is in it, if its tables are those of today.
    pub kept: Option<UserDataCounts>,
}

/// What is kept in a user database, in numbers; nothing of what stands in it but the names of card files.
#[derive(Serialize)]
pub struct UserDataCounts {
    #[serde(flatten)]
    tally: Tally,
    imports: Vec<Import>,
}

#[derive(Serialize)]
struct Import {
    name: String,
    rows: usize,
}

impl From<StoreHoldings> for UserDataCounts {
    fn from(holdings: StoreHoldings) -> UserDataCounts {
        let import = |StoredImport { name, rows, .. }| Import { name, rows };
        UserDataCounts {
            tally: Tally::from(&holdings),
            imports: holdings.imports.into_iter().map(import).collect(),
        }
    }
}

impl UserDataHealth {
    /// Adds what is known of it.
    pub fn add(&self, facts: &mut FactList, texts: &Texts) {
        facts.add(msg::doctor_label_own(texts), self.line(texts));
        if let Some(kept) = &self.kept {
            facts.add(msg::doctor_label_kept(texts), kept.counts(texts));
            facts.add(msg::doctor_label_imports(texts), kept.files(texts));
        }
    }

    fn line(&self, texts: &Texts) -> String {
        let state = match self.state {
            UserDataState::NoFolder | UserDataState::Unusable => msg::doctor_own_unusable(texts),
            UserDataState::Missing => msg::doctor_own_missing(texts),
            UserDataState::Ready => self.tables(texts),
            UserDataState::Earlier => joined([self.tables(texts), msg::doctor_own_earlier(texts)]),
        };
        let size = self.bytes.map(|bytes| size(texts, bytes));
        let engine = self.engine.clone();
        joined([self.path.clone(), engine, size, Some(state)].into_iter().flatten())
    }

    fn tables(&self, texts: &Texts) -> String {
        msg::doctor_own_format(texts, self.format.unwrap_or_default())
    }
}

impl UserDataCounts {
    fn counts(&self, texts: &Texts) -> String {
        joined(of_any(self.tally.words(texts)))
    }

    fn files(&self, texts: &Texts) -> String {
        let file = |file: &Import| {
            let rows = grouped(texts, file.rows as u128);
            msg::doctor_import(texts, &file.name, rows)
        };
        joined(self.imports.iter().map(file))
    }
}

codes!(
    /// A part of an installation.
    Part {
        /// The rules and cards, which everything else is made of.
        Data => "data",
        /// The catalog of look-ups.
        Catalog => "catalog",
        /// The catalog of the card search.
        Cards => "cards",
        /// Catalogs that came with the program.
        Package => "package",
        /// The cache folder.
        Cache => "cache",
        /// The user database.
        UserData => "own",
    }
);

/// Something wrong.
#[derive(Serialize)]
pub struct Trouble {
    part: Part,
    message: String,
    /// What helps, if anything does.
    hint: Option<String>,
}

impl Trouble {
    /// What keeps a part from its work.
    pub fn new(texts: &Texts, part: Part, error: &Problem) -> Trouble {
        let way_out = error.way_out(texts);
        Trouble {
            part,
            message: spelled(texts, &error.sentence(texts)),
            hint: way_out.map(|hint| spelled(texts, &hint)),
        }
    }

    /// A folder of the package whose catalogs do not answer.
    pub fn of_package(texts: &Texts, folder: &str, fault: PackageFault) -> Trouble {
        let message = match fault {
            PackageFault::Missing => msg::doctor_trouble_package_missing(texts, folder),
            PackageFault::Stale => msg::doctor_trouble_package_stale(texts, folder),
            PackageFault::Damaged => msg::doctor_trouble_package_damaged(texts, folder),
        };
        Trouble { part: Part::Package, message, hint: Some(msg::doctor_hint_package(texts)) }
    }

    /// A catalog that heals itself when it is next asked.
    pub fn of_catalog(texts: &Texts, part: Part) -> Trouble {
        let is_cards = part == Part::Cards;
        let message = if is_cards { msg::doctor_trouble_cards(texts) } else { msg::doctor_trouble_catalog(texts) };
        Trouble { part, message, hint: Some(msg::doctor_hint_catalog(texts)) }
    }
}

/// Adds what is wrong, each with what helps below it.
fn add_troubles(page: &mut Page, texts: &Texts, troubles: &[Trouble]) {
    if troubles.is_empty() {
        return;
    }
    page.gap();
    page.heading(msg::doctor_troubles(texts));
    for trouble in troubles {
        let hint = trouble.hint.as_deref().unwrap_or_default();
        let words = format!("{} {hint}", trouble.message);
        page.point(words.trim_end().to_owned());
    }
}
