//! Invented cards: enough of every kind to search in.

use model::{CcgCard, CcgRecord, Record};
use serde_json::{Value, json};

const SKILLS: [&str; 7] = ["leadership", "officer", "medical", "treachery", "security", "physics", "honor"];
const AFFILIATIONS: [&str; 5] = ["federation", "klingon", "bajoran", "romulan", "non-aligned"];
const ICONS: [&str; 5] = ["TNG", "TN", "DS9", "AU", "Maq"];

/// As many cards, of all types in turn.
pub fn cards(count: usize) -> Vec<Record> {
    let card = |number| {
        let card: CcgCard =
            serde_json::from_value(facts(number)).unwrap_or_else(|error| panic!("{error}: {}", facts(number)));
        Record::Ccg(Box::new(CcgRecord::from_card(&card, |_| None)))
    };
    (0..count).map(card).collect()
}

/// What stands on a card, as in the data files.
fn facts(number: usize) -> Value {
    let mut facts = common(number);
    let of_type = match number % 5 {
        0 | 1 => personnel(number),
        2 => ship(number),
        3 => json!({ "type": "dilemma", "cost": number % 8, "place": "dual" }),
        _ => mission(number),
    };
    if let (Value::Object(facts), Value::Object(of_type)) = (&mut facts, of_type) {
        facts.extend(of_type);
    }
    facts
}

fn pick<'l>(list: &[&'l str], number: usize) -> &'l str {
    list[number % list.len()]
}

fn common(number: usize) -> Value {
    let word = pick(&["Voyager", "Test", "Anomaly", "Commander"], number);
    let (level, pile) = (number % 3 + 1, number % 97);
    let set = number % 9;
    json!({
        "id": format!("2e/card/invented-{number}"),
        "title": format!("{word} {number}"),
        "uniqueness": pick(&["unique", "universal"], number),
        "text": format!("When you play this card, draw {level} cards from pile {pile}."),
        "printings": [{ "set": format!("T{set}"), "number": format!("9V{number:03}"), "rarity": "V" }],
    })
}

fn personnel(number: usize) -> Value {
    let (skill, other) = (pick(&SKILLS, number), pick(&SKILLS[1..], number / 3));
    let mut skills = vec![json!({ "skill": skill, "level": number % 3 + 1 })];
    if other != skill {
        skills.push(json!({ "skill": other, "level": 1 }));
    }
    let attributes = [number, number / 3, number / 7].map(|attribute| (attribute % 9).to_string());
    json!({
        "type": "personnel",
        "cost": number % 8,
        "affiliations": [pick(&AFFILIATIONS, number / 2)],
        "icons": ["Cmd", pick(&ICONS, number / 5)],
        "species": ["Human"],
        "keywords": [{ "name": "Commander", "value": format!("U.S.S. Test-{number}") }],
        "skills": skills,
        "attributes": attributes,
    })
}

fn ship(number: usize) -> Value {
    let (range, shields) = (number % 10, number / 3 % 10);
    json!({
        "type": "ship",
        "cost": number % 8,
        "affiliations": [pick(&AFFILIATIONS, number / 2)],
        "staffing": ["Cmd", "Stf", "Stf"],
        "class": "Test Class",
        "attributes": [range.to_string(), "7", shields.to_string()],
    })
}

fn mission(number: usize) -> Value {
    let cunning = 30 + number % 7;
    json!({
        "type": "mission",
        "place": "planet",
        "span": (number % 3 + 1).to_string(),
        "points": (30 + number % 4 * 5).to_string(),
        "quadrant": "alpha",
        "attempt": { "any-except": ["borg"] },
        "requirement": format!("2 Security, Medical, and Cunning>{cunning}"),
    })
}
