//! The whole page of an entry or card, as a player reads it at the table.

use std::path::PathBuf;

use serde::Serialize;

use crate::CommandReport;
use crate::calc::Calculator;
use crate::entry::card::{self, boxes};
use crate::entry::head::{place, title};
use crate::entry::{ccg, errata, face};
use crate::pictures::{file_address, pictures_of};
use crate::session::Session;
use model::{EntryId, Kind, Link, PlayerNote, Record, RuleRecord, RuleRow, RuleTable};
use page::locale::{Texts, msg};
use page::{FactList, Labels, Page, Words, command, faint};
use words::foot::{add_origins, references, rulings, sources};
use words::prose::{prose, spelled, with_topics};

/// One record in full.
#[derive(Serialize)]
pub struct FullRecord {
    /// The entry or card.
    #[serde(rename = "entry", serialize_with = "super::json::record")]
    pub record: Record,
    /// What the player wrote on it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub notes: Vec<PlayerNote>,
    /// The files with the player's own picture of it, one for each printed side.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub pictures: Vec<PathBuf>,
}

impl FullRecord {
    /// A record with what the player wrote on it, and the pictures of it there are.
    pub fn new(session: &Session<'_>, record: Record) -> FullRecord {
        FullRecord { notes: session.notes_on(record.id().as_str()), pictures: pictures_of(&record), record }
    }
}

impl CommandReport for FullRecord {
    fn page(&self, texts: &Texts) -> Page {
        let mut page = page(texts, &self.record);
        page.part(notes(texts, &self.notes));
        if !self.pictures.is_empty() {
            let linked =
                self.pictures.iter().map(|path| page::link(&file_address(path), path.display().to_string()));
            page.gap();
            page.say(msg::entry_picture(texts, linked.collect::<Vec<_>>().join(", ")));
        }
        page
    }
}

/// What the player wrote on an entry or card.
pub fn notes(texts: &Texts, notes: &[PlayerNote]) -> Page {
    let mut page = Page::new();
    if notes.is_empty() {
        return page;
    }
    page.heading(msg::memory_notes(texts));
    for note in notes {
        page.point(Words::foreign(&note.text));
    }
    page
}

/// The whole page of a record.
pub fn page(texts: &Texts, record: &Record) -> Page {
    let mut page = Page::new();
    page.head(title(texts, record), place(texts, record));
    page.append(below_head(texts, record));
    page
}

/// What a card says beside what its face shows, with the notes on it.
pub fn below_face(texts: &Texts, record: &Record, notes: &[PlayerNote]) -> Page {
    let mut page = below_head(texts, &face::without_face(record));
    page.part(self::notes(texts, notes));
    page
}

fn below_head(texts: &Texts, record: &Record) -> Page {
    let mut page = beyond(texts, record);
    page.append(match record {
        Record::Rule(rule) => self::rule(texts, rule),
        Record::Card(card) => card::body(texts, card),
        Record::Ccg(card) => ccg::body(texts, card),
    });
    page
}

/// Where something comes from that none of the player's boxes has, and how to have it.
fn beyond(texts: &Texts, record: &Record) -> Page {
    let mut page = Page::new();
    if let (Some(with), Some(of)) = (record.beyond(), record.boxes().first()) {
        let (title, with) = (of.title.get(texts.lang()), with.codes());
        page.say(match replaced_by(record) {
            Some(by) => {
                msg::entry_beyond_replaced(texts, title, page::link(by.id.as_str(), by.title.get(texts.lang())))
            }
            None => msg::entry_beyond(texts, title, command(msg::entry_beyond_command(texts, with))),
        });
        page.gap();
    }
    page
}

/// The card that takes the place of one.
fn replaced_by(record: &Record) -> Option<&Link> {
    match record {
        Record::Card(card) => card.replaced_by.as_ref(),
        Record::Rule(_) | Record::Ccg(_) => None,
    }
}

fn rule(texts: &Texts, rule: &RuleRecord) -> Page {
    let entry = &rule.entry;
    let lang = texts.lang();
    let text = &entry.text.joined(lang);
    // What there is to know of a captain is looked for by its name.
    let has_topics = entry.kind() == Kind::Captain;
    let mut page = if has_topics { with_topics(texts, text) } else { prose(texts, text, 0) };
    for table in &entry.tables {
        page.gap();
        page.table(self::table(texts, table));
    }
    if let Some(example) = &entry.example {
        page.gap();
        page.heading(msg::entry_label_example(texts));
        page.append(prose(texts, &example.joined(lang), 2));
    }
    page.part(rulings(texts, &entry.rulings));
    page.part(errata::errata(texts, &entry.errata));
    page.gap();
    page.facts(foot(texts, rule));
    page
}

/// A table of an entry.
pub fn table(texts: &Texts, table: &RuleTable) -> page::PageTable {
    let lang = texts.lang();
    let columns = table.columns.iter();
    let cells = |row: &RuleRow| -> Vec<Words> {
        row.cells.iter().map(|cell| spelled(texts, &cell.text(lang)).into()).collect()
    };
    let printed = page::PageTable::printed(
        table.title.get(lang),
        columns.map(|column| column.title.get(lang).into()).collect(),
        table.rows.iter().map(cells).collect(),
    );
    let has = |id: &str| table.columns.iter().any(|column| column.id == id);
    match (has("steps"), has("episode")) {
        (true, _) => printed.with_track(),
        (false, true) => printed.aside(),
        (false, false) => printed,
    }
}

fn foot(texts: &Texts, rule: &RuleRecord) -> FactList {
    let entry = &rule.entry;
    let mut facts = FactList::new(Labels::Short);
    facts.add(msg::entry_label_cards(texts), references(texts, &rule.cards));
    facts.add(msg::entry_label_see(texts), references(texts, &rule.see));
    facts.add(msg::entry_label_calculators(texts), calculators(&entry.id));
    facts.add(msg::entry_label_box(texts), boxes(texts, rule.in_box.as_slice()));
    facts.begin_asides();
    facts.add(msg::entry_label_source(texts), sources(texts, &entry.source));
    add_origins(&mut facts, texts, &entry.title, |lang| entry.origin(lang));
    facts.add(msg::entry_label_id(texts), faint(entry.id.as_str()));
    facts
}

/// The commands that work out what an entry rules.
fn calculators(id: &EntryId) -> String {
    let calculators = Calculator::for_rule(id).into_iter();
    let commands = calculators.map(|calculator| command(format!("tricorder {}", calculator.command())));
    commands.collect::<Vec<_>>().join(" · ")
}
