//! The catalog as documents for other programs: what the file is, then a line an entry or card.

use serde::Serialize;
use serde_json::{Map, Value};

use crate::CommandReport;
use crate::entry::json;
use model::{BoxFacts, CardRecord, EntryId, Game, InBox, Kind, Lang, Link, Localized, Record, RuleRecord};
use page::Page;
use page::locale::{Texts, msg};
use words::Term;

/// The first line: what follows it.
#[derive(Debug, Serialize)]
pub struct Header {
    /// Always `tricorder-export`.
    format: &'static str,
    /// Version of the documents.
    version: u8,
    /// Version of the program.
    program: &'static str,
    #[serde(flatten)]
    counts: Counts,
    game: Vec<NamedCode>,
    kind: Vec<NamedCode>,
    #[serde(rename = "box")]
    boxes: Vec<NamedCode>,
}

/// How much there is.
#[derive(Debug, Clone, Copy, Serialize)]
pub struct Counts {
    /// Rule entries of all games, without cards.
    pub entries: usize,
    /// Cards of all games.
    pub cards: usize,
    /// Cards with something of the player's imports.
    pub imported: usize,
}

/// A code and what it is called.
#[derive(Debug, Serialize)]
struct NamedCode {
    code: &'static str,
    title: Localized<String>,
}

impl Header {
    /// The first line of an export of these records and boxes.
    pub fn new(records: &[Record], boxes: &[BoxFacts]) -> Header {
        let texts = Localized { de: Texts::new(Lang::De), en: Texts::new(Lang::En) };
        let boxes = boxes.iter().map(|facts| NamedCode { code: facts.game_box.code(), title: facts.title.clone() });
        Header {
            format: "tricorder-export",
            version: 1,
            program: env!("CARGO_PKG_VERSION"),
            counts: Counts::from_records(records),
            game: Game::ALL.map(|game| code_with_title(&texts, game.code(), &game)).into(),
            kind: Kind::ALL.map(|kind| code_with_title(&texts, kind.code(), &kind)).into(),
            boxes: boxes.collect(),
        }
    }
}

impl Counts {
    /// How many entries and cards these records are.
    pub fn from_records(records: &[Record]) -> Counts {
        let is_card = |record: &&Record| record.kind() == Kind::Card;
        let cards = records.iter().filter(is_card).count();
        Counts {
            entries: records.len() - cards,
            cards,
            imported: records.iter().filter(|record| is_imported(record)).count(),
        }
    }
}

fn code_with_title(texts: &Localized<Texts>, code: &'static str, term: &impl Term) -> NamedCode {
    let title = Localized { de: term.term(&texts.de), en: term.term(&texts.en) };
    NamedCode { code, title }
}

/// Whether something of it comes from files of the player.
fn is_imported(record: &Record) -> bool {
    match record {
        Record::Rule(_) | Record::Card(_) => false,
        Record::Ccg(card) => card.is_imported,
    }
}

/// What was written to a file.
#[derive(Debug, Serialize)]
pub struct IndexExport {
    /// The path of the file, as it was given.
    pub file: String,
    /// How much is in it.
    #[serde(flatten)]
    pub counts: Counts,
}

impl CommandReport for IndexExport {
    fn page(&self, texts: &Texts) -> Page {
        let Counts { entries, cards, .. } = self.counts;
        Page::from_words(msg::admin_index_exported(texts, entries, cards, &self.file))
    }
}

/// What is to be known of an export with imported cards.
pub fn warning(texts: &Texts, counts: Counts) -> Option<Page> {
    let is_private = counts.imported > 0;
    is_private.then(|| Page::from_words(msg::admin_index_exported_private(texts, counts.imported)))
}

/// One line.
#[derive(Debug, Serialize)]
pub struct Item<'a> {
    id: &'a EntryId,
    game: Game,
    kind: Kind,
    title: &'a Localized<String>,
    /// Titles first, then aliases, then questions; German before English.
    names: Vec<Name<'a>>,
    text: Localized<String>,
    boxes: Vec<BoxNumber<'a>>,
    /// What `--json` says of it, less what stands in the other fields.
    facts: Map<String, Value>,
    related: Vec<RelatedEntry<'a>>,
    rulings: Value,
    errata: Value,
    source: Value,
    imported: bool,
}

/// A name as it is spelled.
#[derive(Debug, PartialEq, Serialize)]
struct Name<'a> {
    name: &'a str,
    /// The language it belongs to; `None` if it is the same in both.
    lang: Option<Lang>,
    kind: Sort,
}

/// What a name is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
enum Sort {
    Title,
    Alias,
    /// A question the entry answers, as players type it.
    Question,
}

/// A box something comes in.
#[derive(Debug, Serialize)]
struct BoxNumber<'a> {
    #[serde(rename = "box")]
    code: &'static str,
    number: Option<&'a str>,
}

/// Something it leads to.
#[derive(Debug, Serialize)]
struct RelatedEntry<'a> {
    relation: Relation,
    id: &'a EntryId,
}

/// What something is to an entry that leads to it.
#[derive(Debug, Clone, Copy, Serialize)]
#[serde(rename_all = "kebab-case")]
enum Relation {
    See,
    Type,
    Trait,
    /// A card that has the trait.
    Carrier,
    Captain,
    /// The front of this back.
    ReverseOf,
    Replaces,
    ReplacedBy,
}

/// Fields of a document that stand elsewhere in a line.
const ELSEWHERE: [&str; 15] = [
    "id",
    "game",
    "kind",
    "title",
    "aliases",
    "text",
    "box",
    "boxes",
    "beyond",
    "see",
    "cards",
    "reverse_of",
    "replaces",
    "replaced_by",
    "own",
];

impl<'a> Item<'a> {
    /// The line of a record.
    ///
    /// # Errors
    /// When a fact has a shape JSON lacks.
    pub fn from_record(record: &'a Record) -> serde_json::Result<Item<'a>> {
        let mut facts = json::document(record)?;
        let [rulings, errata, source] = ["rulings", "errata", "source"]
            .map(|field| facts.remove(field).unwrap_or_else(|| Value::Array(Vec::new())));
        facts.retain(|field, _| !ELSEWHERE.contains(&field.as_str()));
        Ok(Item {
            id: record.id(),
            game: record.game(),
            kind: record.kind(),
            title: record.title(),
            names: names(record),
            text: json::text(record),
            boxes: record.boxes().iter().map(BoxNumber::from_printed).collect(),
            facts,
            related: related(record),
            rulings,
            errata,
            source,
            imported: is_imported(record),
        })
    }
}

impl<'a> BoxNumber<'a> {
    fn from_printed(place: &'a InBox) -> BoxNumber<'a> {
        BoxNumber { code: place.game_box.code(), number: place.number.as_deref() }
    }
}

fn names(record: &Record) -> Vec<Name<'_>> {
    let titles = Lang::ALL.map(|lang| vec![record.title().get(lang).as_str()]);
    let aliases = Lang::ALL.map(|lang| strings(record.aliases().get(lang)));
    let questions = Lang::ALL.map(|lang| record.questions(lang).map(|(_, asked)| asked).collect::<Vec<_>>());
    let sorts = [(Sort::Title, titles), (Sort::Alias, aliases), (Sort::Question, questions)];
    let all = sorts.iter().flat_map(|(sort, of)| merged(*sort, of));
    all.collect()
}

fn strings(names: &[String]) -> Vec<&str> {
    names.iter().map(String::as_str).collect()
}

/// Names of one sort, in German and in English; those of both stand once.
fn merged<'a>(kind: Sort, [de, en]: &[Vec<&'a str>; 2]) -> Vec<Name<'a>> {
    let of = |lang: Lang, own: &[&'a str], other: &[&'a str]| {
        let name = |name: &&'a str| Name { name, lang: (!other.contains(name)).then_some(lang), kind };
        own.iter().map(name).collect::<Vec<_>>()
    };
    let mut merged: Vec<Name> = Vec::new();
    for name in of(Lang::De, de, en).into_iter().chain(of(Lang::En, en, de)) {
        if !merged.contains(&name) {
            merged.push(name);
        }
    }
    merged
}

fn related(record: &Record) -> Vec<RelatedEntry<'_>> {
    match record {
        Record::Rule(rule) => of_rule(rule),
        Record::Card(card) => of_card(card),
        Record::Ccg(card) => to(Relation::See, &card.see).collect(),
    }
}

fn of_rule(rule: &RuleRecord) -> Vec<RelatedEntry<'_>> {
    let see = rule.see.iter().map(|to| &to.link);
    let cards = rule.cards.iter().map(|to| &to.link);
    to(Relation::See, see).chain(to(Relation::Carrier, cards)).collect()
}

fn of_card(card: &CardRecord) -> Vec<RelatedEntry<'_>> {
    let back = card.card.reverse_of.iter().map(|id| RelatedEntry { relation: Relation::ReverseOf, id });
    to(Relation::Type, [&card.suit])
        .chain(to(Relation::Trait, &card.traits))
        .chain(to(Relation::Captain, &card.captain))
        .chain(back)
        .chain(to(Relation::Replaces, &card.replaces))
        .chain(to(Relation::ReplacedBy, &card.replaced_by))
        .collect()
}

fn to<'a>(relation: Relation, links: impl IntoIterator<Item = &'a Link>) -> impl Iterator<Item = RelatedEntry<'a>> {
    let related = move |link: &'a Link| RelatedEntry { relation, id: &link.id };
    links.into_iter().map(related)
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;
    use data::{Library, embedded, record_for};
    use model::Boxes;

    fn records() -> Vec<Record> {
        let library = Library::load(&embedded()).expect("valid data");
        library.records().into_iter().map(|record| record_for(record, &Boxes::all())).collect()
    }

    #[test]
    fn a_name_of_both_languages_stands_once() {
        let merged = merged(Sort::Alias, &[vec!["Odo", "Wandler"], vec!["Odo", "Odo"]]);
        let told: Vec<_> = merged.iter().map(|name| (name.name, name.lang)).collect();
        assert_eq!(told, [("Odo", None), ("Wandler", Some(Lang::De))]);
    }

    #[test]
    fn every_field_of_a_document_stands_in_its_line() {
        for record in records() {
            let document = json::document(&record).expect("a document");
            let line = serde_json::to_value(Item::from_record(&record).expect("a line")).expect("JSON");
            for (field, value) in &document {
                let is_elsewhere = ELSEWHERE.contains(&field.as_str());
                let is_there = line["facts"][field] == *value || line[field] == *value;
                assert!(is_elsewhere || is_there, "{}: {field}", record.id());
            }
        }
    }

    #[test]
    fn whatever_a_line_leads_to_has_a_line() {
        let records = records();
        let ids: HashSet<&EntryId> = records.iter().map(Record::id).collect();
        for record in &records {
            for related in related(record) {
                assert!(ids.contains(related.id), "{}: {}", record.id(), related.id);
            }
        }
    }
}
