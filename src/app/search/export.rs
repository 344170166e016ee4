//! Cards found, for spreadsheets and scripts as CSV and ids, for programs as JSON.

use serde::ser::Error;
use serde::{Serialize, Serializer};
use serde_json::{Map, Value};

use crate::entry::json::{SetField, card_facts, ccg_facts, text};
use crate::tables::{to_csv, to_tsv};
use model::{AttemptRule, Card, CcgCard, Figure, Focus, Lang, Place, Printing, Quadrant, Record, SkillLevel};

/// One id a line.
pub fn ids(cards: &[Record]) -> String {
    let ids = cards.iter().map(|card| format!("{}\n", card.id()));
    ids.collect()
}

/// What stands in a column of a card; lists are parted by semicolons.
type Cell = fn(&Record) -> String;

/// The columns of every card, by their names.
const COLUMNS: [(&str, Cell); 27] = [
    ("id", |card| card.id().to_string()),
    ("game", |card| card.game().code().to_owned()),
    ("title", title),
    ("subtitle", |card| of_ccg(card, |card| card.subtitle.clone())),
    ("type", card_type),
    ("uniqueness", |card| of_ccg(card, |card| Some(card.uniqueness.code().to_owned()))),
    ("affiliation", |card| of_ccg(card, |card| joined(&card.affiliations))),
    ("cost", |card| of_ccg(card, |card| card.cost.map(|cost| cost.to_string()))),
    ("place", |card| of_ccg(card, |card| code(card.place.map(Place::code)))),
    ("quadrant", |card| of_ccg(card, |card| code(card.quadrant.map(Quadrant::code)))),
    ("span", |card| of_ccg(card, |card| figure(card.span.as_ref()))),
    ("points", |card| of_ccg(card, |card| figure(card.points.as_ref()))),
    ("attempt", |card| of_ccg(card, |card| card.attempt.as_ref().map(attempt))),
    ("requirement", |card| of_ccg(card, |card| card.requirement.as_ref().map(ToString::to_string))),
    ("icons", |card| of_ccg(card, |card| joined(&card.icons))),
    ("staffing", |card| of_ccg(card, |card| joined(&card.staffing))),
    ("keywords", |card| of_ccg(card, keywords)),
    ("class", |card| of_ccg(card, |card| card.class.clone())),
    ("species", |card| of_ccg(card, |card| joined(&card.species))),
    ("skills", skills),
    ("attribute1", |card| of_ccg(card, |card| attribute(card, 0))),
    ("attribute2", |card| of_ccg(card, |card| attribute(card, 1))),
    ("attribute3", |card| of_ccg(card, |card| attribute(card, 2))),
    ("deck", |card| of_chair(card, |card| Some(card.deck.code().to_owned()))),
    ("traits", |card| of_chair(card, |card| joined(&card.traits))),
    ("focus", |card| of_chair(card, |card| code(card.focus.map(Focus::code)))),
    ("vp", |card| of_chair(card, |card| card.vp.map(|vp| vp.to_string()))),
];

/// What stands in a column of a printing.
type PrintingCell = fn(&Printing) -> &str;

/// The columns that tell printings apart.
const OF_PRINTINGS: [(&str, PrintingCell); 4] = [
    ("set", |printing| &printing.set),
    ("number", |printing| &printing.number),
    ("rarity", |printing| &printing.rarity),
    ("mark", |printing| printing.mark.as_deref().unwrap_or_default()),
];

/// A header and a line a card; a line a printing if printings are wanted.
pub fn csv(cards: &[Record], has_printings: bool) -> String {
    let names = COLUMNS.iter().map(|(name, _)| *name);
    let of_printings = OF_PRINTINGS.iter().map(|(name, _)| *name);
    let header = names.chain(of_printings.filter(|_| has_printings));
    let cells = |card: &Record| COLUMNS.iter().map(|(_, cell)| cell(card)).collect();
    let rows = cards.iter().flat_map(|card| rows(card, cells(card), has_printings));
    to_csv(header, rows)
}

/// A line a card, or one a printing: id, name in a language, type, affiliation or deck, cost; the same columns for every
/// card, those of a printing behind them.
pub fn lines(cards: &[Record], lang: Lang, has_printings: bool) -> String {
    let cells = |card: &Record| {
        let of =
            of_ccg(card, |card| joined(&card.affiliations)) + &of_chair(card, |card| code(Some(card.deck.code())));
        let cost = of_ccg(card, |card| card.cost.map(|cost| cost.to_string()));
        vec![card.id().to_string(), card.title().get(lang).clone(), card_type(card), of, cost]
    };
    to_tsv(cards.iter().flat_map(|card| rows(card, cells(card), has_printings)))
}

/// The rows of a card: one, or one a printing. A card without printings has one all the same.
fn rows(card: &Record, cells: Vec<String>, has_printings: bool) -> Vec<Vec<String>> {
    if !has_printings {
        return vec![cells];
    }
    let printings = printings(card);
    if printings.is_empty() {
        let empty = OF_PRINTINGS.map(|_| String::new());
        return vec![[cells, empty.to_vec()].concat()];
    }
    let of_printing = |printing: &Printing| {
        let own = OF_PRINTINGS.map(|(_, cell)| cell(printing).to_owned());
        [cells.clone(), own.to_vec()].concat()
    };
    printings.iter().map(of_printing).collect()
}

/// What only cards of the Star Trek CCG have.
fn of_ccg(record: &Record, cell: impl Fn(&CcgCard) -> Option<String>) -> String {
    match record {
        Record::Ccg(record) => cell(&record.card).unwrap_or_default(),
        Record::Rule(_) | Record::Card(_) => String::new(),
    }
}

/// What only cards of Captain's Chair have.
fn of_chair(record: &Record, cell: impl Fn(&Card) -> Option<String>) -> String {
    match record {
        Record::Card(record) => cell(&record.card).unwrap_or_default(),
        Record::Rule(_) | Record::Ccg(_) => String::new(),
    }
}

/// The title in English, without the subtitle.
fn title(record: &Record) -> String {
    match record {
        Record::Ccg(record) => record.card.title.clone(),
        Record::Rule(_) | Record::Card(_) => record.title().en.clone(),
    }
}

fn card_type(record: &Record) -> String {
    match record {
        Record::Ccg(record) => record.card.card_type.clone(),
        Record::Card(record) => record.card.suit.code().to_owned(),
        Record::Rule(_) => String::new(),
    }
}

fn skills(record: &Record) -> String {
    match record {
        Record::Ccg(record) => parted(record.card.skills.iter().map(skill)),
        Record::Card(record) => parted(record.card.skills.iter().map(|skill| skill.code().to_owned())),
        Record::Rule(_) => String::new(),
    }
}

fn skill(skill: &SkillLevel) -> String {
    match skill.level {
        1 => skill.skill.clone(),
        level => format!("{level} {}", skill.skill),
    }
}

fn keywords(card: &CcgCard) -> Option<String> {
    let keywords = card.keywords.iter().map(|keyword| match &keyword.value {
        Some(value) => format!("{}: {value}", keyword.name),
        None => keyword.name.clone(),
    });
    Some(parted(keywords))
}

/// Who may attempt a mission, as one would search for it: `any;except borg`.
fn attempt(attempt: &AttemptRule) -> String {
    match attempt {
        AttemptRule::Only(slugs) => slugs.join(";"),
        AttemptRule::AnyExcept(slugs) => {
            let except = slugs.iter().map(|slug| format!("except {slug}"));
            parted(std::iter::once("any".to_owned()).chain(except))
        }
    }
}

fn attribute(card: &CcgCard, at: usize) -> Option<String> {
    figure(card.attributes.as_ref().and_then(|all| all.get(at)))
}

fn figure(figure: Option<&Figure>) -> Option<String> {
    figure.map(|figure| figure.as_str().to_owned())
}

fn code(code: Option<&'static str>) -> Option<String> {
    code.map(str::to_owned)
}

fn joined(words: &[String]) -> Option<String> {
    Some(words.join(";"))
}

fn parted(words: impl IntoIterator<Item = String>) -> String {
    words.into_iter().collect::<Vec<_>>().join(";")
}

/// A document a card.
pub(super) fn cards<S: Serializer>(cards: &[Record], serializer: S) -> Result<S::Ok, S::Error> {
    let documents: serde_json::Result<Vec<_>> = cards.iter().map(document).collect();
    documents.map_err(S::Error::custom)?.serialize(serializer)
}

/// A card of Captain's Chair with its English title, `titles` and `text` in both languages; or one of the Star Trek
/// CCG, which has one title in all languages, and its text if it was imported. No search finds rules; what one says of
/// them is their names.
fn document(record: &Record) -> serde_json::Result<Map<String, Value>> {
    let mut fields = match record {
        Record::Card(card) => {
            let card = &card.card;
            let mut fields = card_facts(card)?;
            fields.set("title", &card.title.en)?;
            fields.set("titles", &card.title)?;
            fields.set("subtitle", ())?;
            fields.set("type", card.suit)?;
            fields.set("text", text(record))?;
            fields
        }
        Record::Ccg(card) => {
            let card = &card.card;
            let mut fields = ccg_facts(card)?;
            fields.set("title", &card.title)?;
            fields.set("subtitle", &card.subtitle)?;
            fields.set_some("text", card.text.as_ref())?;
            fields
        }
        Record::Rule(rule) => {
            let mut fields = Map::new();
            fields.set("id", rule.entry.id.as_str())?;
            fields.set("titles", &rule.entry.title)?;
            fields
        }
    };
    fields.set("game", record.game())?;
    Ok(fields)
}

pub(super) fn printings(record: &Record) -> &[Printing] {
    match record {
        Record::Ccg(record) => &record.card.printings,
        Record::Rule(_) | Record::Card(_) => &[],
    }
}
