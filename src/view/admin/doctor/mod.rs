//! What `doctor` says of an installation, on one screen. Texts with paths come with the home folder already
//! taken out.

mod own;
mod trouble;

use serde::Serialize;

use super::index::Status;
use crate::catalog::State;
use crate::locale::{Texts, msg};
use crate::model::Lang;
use crate::page::{Facts, Labels, Page};
use crate::view::Show;
use crate::view::kit::numbers::{grouped, size};

pub use own::{Kept, Own, OwnState};
pub use trouble::{Part, Trouble};

/// What stands between two facts of a line.
const BETWEEN: &str = " · ";

/// An installation and all that is wrong with it.
#[derive(Serialize)]
pub struct Health {
    /// Nothing is wrong.
    pub ok: bool,
    pub program: Program,
    pub language: Lang,
    /// What the data holds; nothing where it is not valid.
    pub data: Option<Data>,
    /// `None` where the data cannot be read at all.
    pub catalogs: Option<Status>,
    /// The cache folder, if there is one.
    pub cache: Option<Folder>,
    pub own: Own,
    pub terminal: Screen,
    pub variables: Vec<Variable>,
    pub troubles: Vec<Trouble>,
}

/// What was built, and of what.
#[derive(Serialize)]
pub struct Program {
    pub version: &'static str,
    pub system: String,
    pub path: Option<String>,
    pub bytes: Option<u64>,
    pub sqlite: &'static str,
    pub tantivy: &'static str,
}

/// The data that is searched.
#[derive(Serialize)]
pub struct Data {
    /// The folder given with `--data`.
    pub folder: Option<String>,
    pub entries: usize,
    pub cards: usize,
    /// Tells one state of the data from another.
    pub state: String,
}

/// A folder and all that lies in it.
#[derive(Serialize)]
pub struct Folder {
    pub path: String,
    pub bytes: u64,
}

/// Where answers are written.
#[derive(Serialize)]
pub struct Screen {
    pub columns: usize,
    /// `None` where nobody looks: in a file, in a pipe.
    pub lines: Option<usize>,
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
    pub name: &'static str,
    pub value: String,
}

impl Show for Health {
    fn page(&self, texts: &Texts) -> Page {
        let verdict = match self.troubles.len() {
            0 => msg::doctor_well(texts),
            count => msg::doctor_unwell(texts, count),
        };
        let mut page = Page::new();
        page.head(msg::doctor_title(texts, self.program.version), verdict);
        page.facts(self.facts(texts));
        trouble::add(&mut page, texts, &self.troubles);
        page
    }
}

impl Health {
    fn facts(&self, texts: &Texts) -> Facts {
        let mut facts = Facts::new(Labels::Long);
        facts.add(msg::doctor_label_program(texts), self.program.line(texts));
        facts.add(msg::doctor_label_libraries(texts), self.program.libraries());
        let data = self.data.as_ref().map(|data| data.line(texts));
        facts.add(msg::doctor_label_data(texts), data.unwrap_or_default());
        facts.add(msg::doctor_label_language(texts), language(texts));
        if let Some(Status { entries, cards }) = &self.catalogs {
            facts.add(msg::doctor_label_catalog(texts), of_entries(texts, entries));
            facts.add(msg::doctor_label_cards(texts), of_cards(texts, cards));
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
        joined(
            [Some(self.system.clone()), self.path.clone(), size]
                .into_iter()
                .flatten(),
        )
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
        let color = if self.color {
            msg::doctor_terminal_color(texts)
        } else {
            msg::doctor_terminal_no_color(texts)
        };
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

fn of_entries(texts: &Texts, state: &State) -> String {
    match state {
        State::NoCache => msg::doctor_catalog_none(texts),
        State::Missing(_) => msg::doctor_catalog_missing(texts),
        State::Damaged(_) => msg::doctor_damaged(texts),
        State::Ready { entries, bytes, .. } => {
            let entries = grouped(texts, u128::from(*entries));
            msg::doctor_catalog_ready(texts, entries, size(texts, *bytes))
        }
    }
}

fn of_cards(texts: &Texts, state: &State) -> String {
    match state {
        State::NoCache => msg::doctor_catalog_none(texts),
        State::Missing(_) => msg::doctor_cards_missing(texts),
        State::Damaged(_) => msg::doctor_damaged(texts),
        State::Ready { entries, bytes, .. } => {
            let cards = grouped(texts, u128::from(*entries));
            msg::doctor_cards_ready(texts, cards, size(texts, *bytes))
        }
    }
}
