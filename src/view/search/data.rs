//! Results for programs: JSON, CSV, ids.

use serde_json::{Value, json};

use super::super::json;
use super::{Found, english, printings};
use crate::model::{
    Attempt, Figure, Lang, Place, Printing, Quadrant, Record, SkillLevel, Specialty,
};

/// `{"query", "total", "cards": [{"id", "game", "title", "subtitle", "type", ...}], "suggestions"}`.
/// Titles and texts of Captain's Chair cards are there in both languages.
pub fn json(found: &Found<'_>) -> String {
    let cards: Vec<Value> = found.cards.iter().map(document).collect();
    let value = json!({
        "query": found.query,
        "total": found.total,
        "cards": cards,
        "suggestions": found.suggestions,
    });
    format!("{value:#}\n")
}

/// `{"query", "total"}`.
pub fn count(found: &Found<'_>) -> String {
    let value = json!({ "query": found.query, "total": found.total });
    format!("{value:#}\n")
}

/// One id a line.
pub fn ids(found: &Found<'_>) -> String {
    let ids = found.cards.iter().map(|card| format!("{}\n", card.id()));
    ids.collect()
}

fn document(record: &Record) -> Value {
    let mut value = match record {
        Record::Rule(rule) => json!(rule.entry),
        Record::Ccg(record) => json::ccg_card(&record.card),
        Record::Card(card) => {
            let mut value = json!(card.card);
            let texts = Lang::ALL.map(|lang| (lang.code().to_owned(), json!(record.text(lang))));
            value["titles"] = json!(record.title());
            value["title"] = json!(english(record));
            value["type"] = json!(card.card.suit);
            value["text"] = Value::Object(texts.into_iter().collect());
            value
        }
    };
    value["game"] = json!(record.game());
    if value.get("subtitle").is_none() {
        value["subtitle"] = Value::Null;
    }
    value
}

/// Columns that every card has, and those that tell printings apart.
const COLUMNS: &str = "id,game,title,subtitle,type,uniqueness,affiliation,cost,place,quadrant,span,points,\
                       attempt,requirement,icons,staffing,keywords,class,species,skills,attribute1,attribute2,\
                       attribute3,deck,traits,focus,vp";

/// A header and a line a card; a line a printing if printings are wanted. Lists in a cell are parted by
/// semicolons.
pub fn csv(found: &Found<'_>) -> String {
    let mut out = COLUMNS.to_owned();
    out.push_str(match found.printings {
        true => ",set,number,rarity,mark\n",
        false => "\n",
    });
    for card in found.cards {
        let cells: Vec<String> = cells(card).iter().map(|cell| quoted(cell)).collect();
        let line = cells.join(",");
        if !found.printings {
            out.push_str(&format!("{line}\n"));
            continue;
        }
        let printings = printings(card);
        if printings.is_empty() {
            out.push_str(&format!("{line},,,,\n"));
        }
        for printing in printings {
            out.push_str(&format!("{line},{}\n", self::printing(printing)));
        }
    }
    out
}

fn printing(printing: &Printing) -> String {
    let mark = printing.mark.as_deref().unwrap_or_default();
    let cells = [&printing.set, &printing.number, &printing.rarity].map(|cell| quoted(cell));
    format!("{},{}", cells.join(","), quoted(mark))
}

fn cells(record: &Record) -> Vec<String> {
    let head = |title: &str, subtitle: &str, card_type: &str| {
        let (id, game) = (record.id().as_str(), record.game().code());
        [id, game, title, subtitle, card_type].map(str::to_owned)
    };
    let code = |code: Option<&'static str>| code.unwrap_or_default().to_owned();
    match record {
        Record::Rule(_) => Vec::new(),
        Record::Card(record) => {
            let card = &record.card;
            let skills: Vec<&str> = card.skills.iter().map(|skill| skill.code()).collect();
            let mut cells = head(&card.title.en, "", card.suit.code()).to_vec();
            cells.resize(19, String::new());
            cells.push(skills.join(";"));
            cells.resize(23, String::new());
            cells.push(card.deck.code().to_owned());
            cells.push(card.traits.join(";"));
            cells.push(code(card.focus.map(Specialty::code)));
            cells.push(card.vp.map_or(String::new(), |vp| vp.to_string()));
            cells
        }
        Record::Ccg(record) => {
            let card = &record.card;
            let subtitle = card.subtitle.as_deref().unwrap_or_default();
            let mut cells = head(&card.title, subtitle, &card.card_type).to_vec();
            let keywords = card.keywords.iter().map(|keyword| match &keyword.value {
                Some(value) => format!("{}: {value}", keyword.name),
                None => keyword.name.clone(),
            });
            cells.extend([
                card.uniqueness.code().to_owned(),
                card.affiliations.join(";"),
                card.cost.map_or(String::new(), |cost| cost.to_string()),
                code(card.place.map(Place::code)),
                code(card.quadrant.map(Quadrant::code)),
                figure(card.span.as_ref()),
                figure(card.points.as_ref()),
                card.attempt.as_ref().map_or(String::new(), attempt),
                card.requirement
                    .as_ref()
                    .map_or(String::new(), ToString::to_string),
                card.icons.join(";"),
                card.staffing.join(";"),
                keywords.collect::<Vec<_>>().join(";"),
                card.class.clone().unwrap_or_default(),
                card.species.join(";"),
                card.skills.iter().map(skill).collect::<Vec<_>>().join(";"),
            ]);
            let attributes = card.attributes.as_ref();
            cells.extend((0..3).map(|at| figure(attributes.and_then(|all| all.get(at)))));
            cells.resize(27, String::new());
            cells
        }
    }
}

/// Who may attempt a mission, as one would search for it: `any;except borg`.
fn attempt(attempt: &Attempt) -> String {
    match attempt {
        Attempt::Only(slugs) => slugs.join(";"),
        Attempt::AnyExcept(slugs) => {
            let except = slugs.iter().map(|slug| format!(";except {slug}"));
            format!("any{}", except.collect::<String>())
        }
    }
}

fn figure(figure: Option<&Figure>) -> String {
    figure.map_or(String::new(), |figure| figure.as_str().to_owned())
}

fn skill(skill: &SkillLevel) -> String {
    match skill.level {
        1 => skill.skill.clone(),
        level => format!("{level} {}", skill.skill),
    }
}

/// A cell as RFC 4180 wants it.
fn quoted(cell: &str) -> String {
    match cell.contains(['"', ',', '\n', '\r']) {
        true => format!("\"{}\"", cell.replace('"', "\"\"")),
        false => cell.to_owned(),
    }
}
