//! Entries and cards as programs read them: one document for each kind of record, its fields listed here.
//! Texts keep their named symbols (`[glory]`).

use std::ops::Not;

use serde::{Serialize, Serializer};
use serde_json::{Map, Value};

use crate::lookup::Found;
use crate::model::{
    Attempt, Boxes, Card, CcgCard, CcgRecord, CrewDeck, DevelopmentCost, EarlierValue, Entry,
    EntryId, Erratum, Fact, Figure, Focus, Game, GameBox, InBox, Keyword, Kind, Lang, LaterPrint,
    Link, Localized, Operation, Passage, Place, Position, Printing, Quadrant, Record, ReportsTo,
    Requirement, Ruling, Skill, SkillLevel, Source, Split, Suit, Table, TextFacts, TitleOrigin,
    TraitGroup, Uniqueness, Vp,
};

/// Hits with their scores.
pub(super) fn hits<S: Serializer>(found: &[Found], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(found.iter().map(|found| Scored {
        document: Document::of(&found.record),
        score: f64::from((found.score * 1000.0).round()) / 1000.0,
    }))
}

/// One record.
pub(super) fn record<S: Serializer>(record: &Record, serializer: S) -> Result<S::Ok, S::Error> {
    Document::of(record).serialize(serializer)
}

/// One record as a document in parts.
pub(in crate::view) fn document(record: &Record) -> serde_json::Result<Map<String, Value>> {
    match serde_json::to_value(Document::of(record))? {
        Value::Object(fields) => Ok(fields),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) | Value::Array(_) => {
            Ok(Map::new())
        }
    }
}

/// What a record says in both languages.
pub(in crate::view) fn text(record: &Record) -> Localized<String> {
    Localized {
        de: record.text(Lang::De),
        en: record.text(Lang::En),
    }
}

#[derive(Serialize)]
struct Scored<'a> {
    #[serde(flatten)]
    document: Document<'a>,
    /// To three places.
    score: f64,
}

#[derive(Serialize)]
#[serde(untagged)]
enum Document<'a> {
    Rule(RuleDocument<'a>),
    Card(CardDocument<'a>),
    Ccg(CcgDocument<'a>),
}

impl<'a> Document<'a> {
    fn of(record: &'a Record) -> Document<'a> {
        let game = record.game();
        match record {
            Record::Rule(rule) => Document::Rule(RuleDocument {
                game,
                facts: &rule.entry,
                see: rule.see.iter().map(|to| &to.link).collect(),
                cards: rule.cards.iter().map(|to| &to.link).collect(),
                beyond: rule.beyond.as_ref(),
            }),
            Record::Card(card) => Document::Card(CardDocument {
                game,
                kind: record.kind(),
                title: &card.card.title,
                text: text(record),
                facts: &card.card,
                rulings: &card.rulings,
                boxes: &card.boxes,
                replaces: card.replaces.as_ref(),
                replaced_by: card.replaced_by.as_ref(),
                beyond: card.beyond.as_ref(),
                source: [],
            }),
            Record::Ccg(card) => Document::Ccg(CcgDocument::of(record, card)),
        }
    }
}

/// A rule entry; its references have titles.
#[derive(Serialize)]
struct RuleDocument<'a> {
    game: Game,
    #[serde(flatten, with = "RuleFacts")]
    facts: &'a Entry,
    see: Vec<&'a Link>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    cards: Vec<&'a Link>,
    /// The boxes one would have who had it too.
    #[serde(skip_serializing_if = "Option::is_none")]
    beyond: Option<&'a Boxes>,
}

/// A card of Captain's Chair: `text` has the gists of its operations, one a line.
#[derive(Serialize)]
struct CardDocument<'a> {
    game: Game,
    kind: Kind,
    title: &'a Localized<String>,
    text: Localized<String>,
    #[serde(flatten, with = "CardFacts")]
    facts: &'a Card,
    #[serde(skip_serializing_if = "<[Ruling]>::is_empty")]
    rulings: &'a [Ruling],
    /// The boxes it comes in with its number there, where the player has more than the core box.
    #[serde(skip_serializing_if = "<[InBox]>::is_empty")]
    boxes: &'a [InBox],
    #[serde(skip_serializing_if = "Option::is_none")]
    replaces: Option<&'a Link>,
    #[serde(skip_serializing_if = "Option::is_none")]
    replaced_by: Option<&'a Link>,
    /// The boxes one would have who had it too.
    #[serde(skip_serializing_if = "Option::is_none")]
    beyond: Option<&'a Boxes>,
    source: [Source; 0],
}

/// A card of the Star Trek CCG: `title` is its full name, `text` its imported game text.
#[derive(Serialize)]
struct CcgDocument<'a> {
    game: Game,
    kind: Kind,
    title: &'a Localized<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    subtitle: Option<&'a str>,
    aliases: &'a Localized<Vec<String>>,
    text: Localized<String>,
    #[serde(flatten, with = "CcgFacts")]
    facts: &'a CcgCard,
    see: &'a [Link],
    source: [Source; 0],
}

impl<'a> CcgDocument<'a> {
    fn of(record: &Record, card: &'a CcgRecord) -> CcgDocument<'a> {
        CcgDocument {
            game: record.game(),
            kind: record.kind(),
            title: &card.title,
            subtitle: card.card.subtitle.as_deref(),
            aliases: &card.aliases,
            text: text(record),
            facts: &card.card,
            see: &card.see,
            source: [],
        }
    }
}

/// The facts of a rule entry, all but its references.
#[derive(Serialize)]
#[serde(remote = "Entry")]
struct RuleFacts {
    id: EntryId,
    #[serde(getter = "Entry::kind")]
    kind: Kind,
    #[serde(rename = "own", skip_serializing_if = "Not::not")]
    is_own: bool,
    #[serde(rename = "box", skip_serializing_if = "Option::is_none")]
    game_box: Option<GameBox>,
    #[serde(skip_serializing_if = "Option::is_none")]
    group: Option<TraitGroup>,
    title: Localized<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    title_origin: Option<Localized<TitleOrigin>>,
    aliases: Localized<Vec<String>>,
    questions: Localized<Vec<String>>,
    text: Localized<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    example: Option<Localized<String>>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    tables: Vec<Table>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    rulings: Vec<Ruling>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    errata: Vec<Erratum>,
    source: Vec<Source>,
}

/// The facts of a card of Captain's Chair, all but its title, its boxes and its rulings.
#[derive(Serialize)]
#[serde(remote = "Card")]
pub(in crate::view) struct CardFacts {
    id: EntryId,
    #[serde(skip_serializing_if = "Option::is_none")]
    reverse_of: Option<EntryId>,
    #[serde(skip_serializing_if = "Option::is_none")]
    title_origin: Option<Localized<TitleOrigin>>,
    aliases: Localized<Vec<String>>,
    deck: CrewDeck,
    suit: Suit,
    #[serde(skip_serializing_if = "Option::is_none")]
    position: Option<Position>,
    traits: Vec<String>,
    skills: Vec<Skill>,
    #[serde(skip_serializing_if = "Option::is_none")]
    focus: Option<Focus>,
    #[serde(skip_serializing_if = "Option::is_none")]
    vp: Option<Vp>,
    #[serde(skip_serializing_if = "Option::is_none")]
    away_teams: Option<u8>,
    #[serde(skip_serializing_if = "Not::not")]
    away_teams_elsewhere: bool,
    #[serde(skip_serializing_if = "Not::not")]
    ship_token: bool,
    #[serde(skip_serializing_if = "Not::not")]
    cannot_be_played: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    development_cost: Option<DevelopmentCost>,
    operations: Vec<Operation>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    errata: Vec<Erratum>,
    #[serde(skip_serializing_if = "Option::is_none")]
    worded_after: Option<LaterPrint>,
}

/// The facts of a card of the Star Trek CCG, all but its names and its text.
#[derive(Serialize)]
#[serde(remote = "CcgCard")]
pub(in crate::view) struct CcgFacts {
    id: EntryId,
    #[serde(skip_serializing_if = "is_known")]
    split: Split,
    #[serde(rename = "type")]
    card_type: String,
    uniqueness: Uniqueness,
    #[serde(skip_serializing_if = "Option::is_none")]
    cost: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    place: Option<Place>,
    #[serde(skip_serializing_if = "Option::is_none", serialize_with = "figure")]
    span: Option<Figure>,
    #[serde(skip_serializing_if = "Option::is_none", serialize_with = "figure")]
    points: Option<Figure>,
    #[serde(skip_serializing_if = "Option::is_none")]
    quadrant: Option<Quadrant>,
    #[serde(skip_serializing_if = "Option::is_none")]
    attempt: Option<Attempt>,
    #[serde(skip_serializing_if = "Option::is_none")]
    requirement: Option<Requirement>,
    #[serde(skip_serializing_if = "Option::is_none")]
    welcome: Option<ReportsTo>,
    #[serde(skip_serializing_if = "Option::is_none")]
    passage: Option<Passage>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    affiliations: Vec<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    icons: Vec<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    staffing: Vec<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    keywords: Vec<Keyword>,
    #[serde(skip_serializing_if = "Option::is_none")]
    class: Option<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    species: Vec<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    skills: Vec<SkillLevel>,
    #[serde(skip_serializing_if = "Option::is_none", serialize_with = "figures")]
    attributes: Option<[Figure; 3]>,
    printings: Vec<Printing>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    old_names: Vec<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    other: Vec<(String, String)>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    unsure: Vec<Fact>,
    #[serde(skip_serializing_if = "Option::is_none")]
    file_name: Option<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    earlier: Vec<EarlierValue>,
    #[serde(skip_serializing_if = "TextFacts::is_empty")]
    text_facts: TextFacts,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    is_retired: bool,
}

fn is_known(split: &Split) -> bool {
    *split == Split::Known
}

/// A figure as a number; those of First Edition that are none, like `7+X`, as a text.
#[derive(Serialize)]
#[serde(untagged)]
enum Number<'a> {
    Whole(i16),
    Printed(&'a str),
}

impl<'a> From<&'a Figure> for Number<'a> {
    fn from(figure: &'a Figure) -> Number<'a> {
        let number = figure.number().map(Number::Whole);
        number.unwrap_or_else(|| Number::Printed(figure.as_str()))
    }
}

fn figure<S: Serializer>(figure: &Option<Figure>, serializer: S) -> Result<S::Ok, S::Error> {
    figure.as_ref().map(Number::from).serialize(serializer)
}

fn figures<S: Serializer>(figures: &Option<[Figure; 3]>, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(figures.iter().flatten().map(Number::from))
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::data::{Library, embedded};

    fn document(record: &Record) -> Value {
        super::record(record, serde_json::value::Serializer).expect("a document")
    }

    /// Facts that stand in a document with other words than in the data.
    const OTHERWISE: [&str; 11] = [
        "box",
        "number",
        "reprints",
        "replaces",
        "title",
        "text",
        "see",
        "span",
        "points",
        "attributes",
        "rulings",
    ];

    /// Those that stand with the boxes of a card.
    const IN_BOXES: [&str; 3] = ["box", "number", "reprints"];

    #[test]
    fn every_fact_of_a_record_stands_in_its_document() {
        let library = Library::load(&embedded())
            .expect("valid data")
            .within(&Boxes::all());
        for record in library.records() {
            let facts = match &record {
                Record::Rule(rule) => json!(rule.entry),
                Record::Card(card) => json!(card.card),
                Record::Ccg(card) => json!(card.card),
            };
            let document = document(&record);
            for (name, fact) in facts.as_object().expect("an object") {
                let is_card = matches!(record, Record::Card(_));
                let place = if is_card && IN_BOXES.contains(&name.as_str()) {
                    "boxes"
                } else {
                    name.as_str()
                };
                let is_same = OTHERWISE.contains(&name.as_str()) || document[name] == *fact;
                assert!(
                    is_same && !document[place].is_null(),
                    "{}: {name}",
                    record.id()
                );
            }
        }
    }

    #[test]
    fn figures_are_numbers_where_they_can_be() {
        let yaml = "id: 1e/card/test\ntitle: Test\ntype: personnel\nuniqueness: unique\n\
                    points: '40'\nattributes: ['7', '7+X', '*']\nprintings: []\n";
        let card = serde_yaml::from_str(yaml).expect("a card");
        let record = Record::Ccg(Box::new(CcgRecord::of(&card, |_| None)));
        let document = document(&record);
        assert_eq!(document["points"], 40);
        assert_eq!(document["attributes"], json!([7, "7+X", "*"]));
    }
}
