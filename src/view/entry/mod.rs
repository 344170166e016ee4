//! Entries and cards: what a player reads at the table.

pub mod card;
pub mod ccg;
mod errata;
mod face;
mod hits;
pub mod json;
mod list;
mod printed;
pub mod requires;

use serde::Serialize;

use super::Show;
use super::kit::foot::{add_origins, kind_or_deck, references, rulings, sources};
use super::kit::records::{prose, spelled, with_topics};
use super::kit::terms::Term;
use crate::calculator::Calculator;
use catalog::lookup::{ScoredRecord, variant_beside};
use catalog::search::Passage;
use model::{
    EntryId, GameBox, InBox, Kind, Lang, Link, Localized, PlayerNote, Record, RuleRecord, RuleRow, RuleTable,
};
use page::locale::{Texts, msg};
use page::{FactList, Labels, Page, Words, command, faint, label, strong};

pub use errata::Errata;
pub use face::{CardFace, CardTag};
pub use hits::Hits;
pub use hits::hit;
pub use list::List;
pub use printed::printed;

/// How far what an answer needs is set in.
const LISTED: usize = 2;

/// One record in full.
#[derive(Serialize)]
pub struct FullRecord {
    /// The entry or card.
    #[serde(rename = "entry", serialize_with = "json::record")]
    pub record: Record,
    /// What the player wrote on it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub notes: Vec<PlayerNote>,
}

impl Show for FullRecord {
    fn page(&self, texts: &Texts) -> Page {
        let mut page = page(texts, &self.record);
        page.part(notes(texts, &self.notes));
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

/// The first of the records found, with a word on how it was found and on the others.
/// Nothing on how it was found if it `is_told` already.
fn answer(texts: &Texts, hits: &Hits, is_told: bool) -> Page {
    let [first, others @ ..] = &hits.found[..] else {
        return Page::new();
    };
    let mut page = Page::new();
    // Whoever asks a question expects no entry of that name.
    if !first.is_exact() && first.passage.is_none() && !is_told {
        page.say(faint(msg::entry_answer_inexact(texts, &hits.query)));
        page.gap();
    }
    page.append(best(texts, &hits.found, hits.games));
    let exact = others.iter().filter(|other| other.is_exact());
    let titles: Vec<String> = exact.map(|other| mention(texts, &other.record)).collect();
    let mut also = FactList::new(Labels::Short);
    also.add(msg::entry_label_also(texts), titles.join(" · "));
    page.facts(also);
    page
}

/// The first of the records found: what answers, in each of so many games if they are several, what answers beside it
/// for another way to play, and the whole of it with those words marked.
fn best(texts: &Texts, found: &[ScoredRecord], games: usize) -> Page {
    let mut page = Page::new();
    let Some(first) = found.first() else {
        return page;
    };
    let Some(passage) = &first.passage else {
        return self::page(texts, &first.record);
    };
    let lang = texts.lang();
    if games > 1 {
        page.append(of_games(texts, &found[..games.min(found.len())]));
    } else {
        page.append(said(texts, passage));
    }
    if let Some((other, beside)) = variant_beside(found).and_then(|other| Some((other, other.passage.as_ref()?))) {
        let title = page::link(other.record.id().as_str(), name(&other.record, lang));
        let words = spelled(texts, beside.brief(lang));
        page.point(msg::entry_passage_beside(texts, other.record.kind().code(), title, words));
    }
    page.gap();
    page.append(self::page(texts, &with_mark(&first.record, passage, lang)));
    page
}

/// What answers in each of several games, a line for each.
fn of_games(texts: &Texts, found: &[ScoredRecord]) -> Page {
    let mut page = Page::new();
    for hit in found {
        let words = hit.passage.as_ref().map_or("", |passage| passage.brief(texts.lang()));
        page.point(format!("{} {}", label(format!("{}:", hit.game().term(texts))), strong(spelled(texts, words))));
    }
    page
}

/// What answers, in strong letters, with the lines it needs.
fn said(texts: &Texts, passage: &Passage) -> Page {
    let mut page = Page::new();
    for (at, line) in passage.lines.iter().enumerate() {
        let spelled = spelled(texts, line.text.get(texts.lang()));
        let words = if at == passage.answer { strong(spelled) } else { spelled };
        match (at, line.mark.as_str()) {
            (0, _) => page.point(words),
            (_, "") => page.set_in(words, LISTED),
            (_, mark) => page.item(mark, words, LISTED),
        }
    }
    page
}

/// A record with the words of a passage marked where they stand first.
fn with_mark(record: &Record, passage: &Passage, lang: Lang) -> Record {
    let mut marked = record.clone();
    if let Record::Rule(rule) = &mut marked {
        let entry = &mut rule.entry;
        let rulings = entry.rulings.iter_mut().map(|ruling| &mut ruling.text);
        let example = entry.example.iter_mut().flat_map(|example| &mut example.0);
        let said = entry.text.0.iter_mut().map(|statement| &mut statement.text).chain(rulings);
        let words = passage.words.get(lang);
        let holds = |text: &&mut Localized<String>| text.get(lang) == words;
        if let Some(text) = said.chain(example.map(|statement| &mut statement.text)).find(holds) {
            *text.get_mut(lang) = page::passage(words);
        }
    }
    marked
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

/// Both titles of a record, the own language first.
pub fn title(texts: &Texts, record: &Record) -> String {
    let lang = texts.lang();
    let (own, other) = (name(record, lang), name(record, lang.other()));
    if other == own { strong(own) } else { format!("{} · {other}", strong(own)) }
}

/// The title as a page shows it: that of a unique card behind a dot.
pub fn name(record: &Record, lang: Lang) -> String {
    match record {
        Record::Ccg(card) => ccg::title(card, lang),
        Record::Rule(_) | Record::Card(_) => record.title().get(lang).clone(),
    }
}

/// Game and kind of a record.
pub fn place(texts: &Texts, record: &Record) -> String {
    let kind = match record {
        Record::Card(card) => card::kind(texts, card),
        Record::Ccg(card) => ccg::kind(texts, &card.card),
        Record::Rule(rule) => match rule.entry.group {
            Some(group) => group.term(texts),
            None => rule.entry.kind().term(texts),
        },
    };
    let place = format!("{} · {kind}", record.game().term(texts));
    if is_own(record) {
        return format!("{place} · {}", msg::memory_own(texts));
    }
    match record.boxes().first() {
        Some(of) if of.game_box != GameBox::Core => {
            format!("{place} · {}", of.title.get(texts.lang()))
        }
        Some(_) | None => place,
    }
}

/// Whether a player wrote it.
fn is_own(record: &Record) -> bool {
    match record {
        Record::Rule(rule) => rule.entry.is_own,
        Record::Card(_) | Record::Ccg(_) => false,
    }
}

/// What references put behind the title of a record that shares it.
pub fn apart(texts: &Texts, record: &Record) -> String {
    let deck = match record {
        Record::Card(card) => Some(card.card.deck),
        Record::Rule(_) | Record::Ccg(_) => None,
    };
    kind_or_deck(texts, record.id(), deck)
}

fn mention(texts: &Texts, record: &Record) -> String {
    let title = page::link(record.id().as_str(), name(record, texts.lang()));
    format!("{title} ({})", place(texts, record))
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

/// The boxes something comes in, with the numbers of a card.
fn boxes(texts: &Texts, boxes: &[InBox]) -> String {
    let title = |of: &InBox| {
        let title = of.title.get(texts.lang());
        match &of.number {
            Some(number) => format!("{title} {number}"),
            None => title.clone(),
        }
    };
    boxes.iter().map(title).collect::<Vec<_>>().join(" · ")
}

/// The commands that work out what an entry rules.
fn calculators(id: &EntryId) -> String {
    let calculators = Calculator::for_rule(id).into_iter();
    let commands = calculators.map(|calculator| command(format!("tricorder {}", calculator.command())));
    commands.collect::<Vec<_>>().join(" · ")
}
