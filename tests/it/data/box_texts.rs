//! What texts say with these boxes or those, against a second reading of the same files: braces from the inside out,
//! numbers and lists counted here from the card files.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use model::{Boxes, Entry, GameBox, Lang, Record};
use serde_json::Value;

use crate::kit::built_in::library;

/// The files of Captain's Chair as they are written, by their paths below the data folder.
fn written(folder: &str) -> BTreeMap<String, Value> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("data");
    let mut found = BTreeMap::new();
    let mut folders = vec![root.join(folder)];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).expect("a folder") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|ending| ending == "yaml") {
                let text = fs::read_to_string(&path).expect("a text");
                let value = serde_yaml::from_str(&text).expect("YAML");
                let below = path.strip_prefix(&root).expect("below");
                found.insert(below.display().to_string(), value);
            }
        }
    }
    found
}

/// A second reading of the texts.
struct Reading {
    boxes: Vec<&'static str>,
    cards: Vec<Value>,
    core: Vec<Value>,
    boards: Vec<Value>,
    deviations: Vec<Value>,
}

/// Cards of some boxes without those that others of them replace.
fn on_table(all: &[Value], boxes: &[&str]) -> Vec<Value> {
    let is_in = |card: &&Value| {
        let again = card["reprints"].as_array().into_iter().flatten();
        let mut printed = again.chain([*card]).map(|print| print["box"].as_str());
        printed.any(|of| of.is_some_and(|of| boxes.contains(&of)))
    };
    let there: Vec<&Value> = all.iter().filter(is_in).collect();
    let gone: Vec<&str> = there.iter().filter_map(|card| card["replaces"].as_str()).collect();
    let is_kept = |card: &&&Value| !gone.contains(&card["id"].as_str().unwrap_or_default());
    there.iter().filter(is_kept).map(|card| (*card).clone()).collect()
}

fn has(list: &Value, word: &str) -> bool {
    list.as_array().is_some_and(|all| all.iter().any(|one| one == word))
}

fn meets(card: &Value, condition: &str) -> bool {
    let wanted = !condition.starts_with('-');
    let (name, value) = condition.trim_start_matches('-').split_once(':').expect("a condition");
    let operations = || card["operations"].as_array().into_iter().flatten();
    let holds = match name {
        "trait" => has(&card["traits"], value),
        "skill" => has(&card["skills"], value),
        "focus" if value == "any" => card["focus"].is_string(),
        "suit" | "focus" | "deck" => card[name] == value,
        "operation" => operations().any(|one| one["kind"] == value),
        "has" if value == "attack" => operations().any(|one| one["attack"] == true),
        "has" => card["ship_token"] == true,
        other => panic!("{other}"),
    };
    holds == wanted
}

impl Reading {
    fn new(boxes: &Boxes) -> Reading {
        let cards: Vec<Value> =
            written("cc/cards").into_values().flat_map(|list| list.as_array().expect("a list").clone()).collect();
        let table = |name: &str| written("cc/tables")[name].as_array().expect("a list").clone();
        let boxes: Vec<&str> = boxes.iter().map(GameBox::code).collect();
        Reading {
            core: on_table(&cards, &["core"]),
            cards: on_table(&cards, &boxes),
            boxes,
            boards: table("cc/tables/boards.yaml"),
            deviations: table("cc/tables/deviations.yaml"),
        }
    }

    fn captains(&self) -> Vec<&'static str> {
        let decks = model::CrewDeck::ALL.into_iter().filter(|deck| {
            let of = deck.of_box().map(GameBox::code);
            of.is_some_and(|of| self.boxes.contains(&of))
        });
        decks.map(model::CrewDeck::code).collect()
    }

    fn captains_who(&self, conditions: &str) -> Vec<String> {
        let fits = |captain: &&str| {
            let board = self.boards.iter().find(|board| board["captain"] == **captain);
            let cards = self.cards.iter();
            let own: Vec<&Value> =
                cards.filter(|card| card["deck"] == **captain && card["suit"] == "captain").collect();
            conditions.split(' ').all(|condition| {
                let wanted = !condition.starts_with('-');
                let plain = condition.trim_start_matches('-');
                let holds = match plain.split_once(':').expect("a condition") {
                    ("side", "basic") => board.is_some_and(|board| board["basic"].is_object()),
                    ("away-teams", count) => {
                        board.is_some_and(|board| board["away_teams"].as_u64() == count.parse().ok())
                    }
                    _ => own.iter().any(|card| meets(card, plain)),
                };
                holds == wanted
            })
        };
        let named = |captain: &str| captain[..1].to_uppercase() + &captain[1..];
        self.captains().into_iter().filter(fits).map(named).collect()
    }

    fn part(&self, lang: Lang, part: &str) -> String {
        let (and, core_box, with) = match lang {
            Lang::De => (" und ", "Grundbox", "Mit"),
            Lang::En => (" and ", "core box", "With"),
        };
        let (name, rest) = part.split_once(' ').expect("a name");
        match name {
            "with" | "without" => {
                let (codes, words) = rest.split_once(": ").expect("words");
                let has_one = codes.split(", ").any(|code| self.boxes.contains(&code));
                if has_one == (name == "with") { words.to_owned() } else { String::new() }
            }
            "cards" => {
                let count = |cards: &[Value]| {
                    let fitting = cards.iter().filter(|card| rest.split(' ').all(|one| meets(card, one)));
                    fitting.count()
                };
                let (own, core) = (count(&self.cards), count(&self.core));
                if own == core { own.to_string() } else { format!("{own} ({core_box}: {core})") }
            }
            "fixed" => rest.to_owned(),
            "crews" => {
                let count = |deck: &str| {
                    let own = self.cards.iter().filter(|card| card["deck"] == deck);
                    own.filter(|card| rest.split(' ').all(|one| meets(card, one))).count()
                };
                let named = |deck: &str| format!("{}{} {}", deck[..1].to_uppercase(), &deck[1..], count(deck));
                let mut crews = self.captains();
                crews.sort_by_key(|deck| (usize::MAX - count(deck), *deck));
                let any = crews.into_iter().filter(|deck| count(deck) > 0).map(named);
                any.collect::<Vec<_>>().join(", ")
            }
            "captain-count" => self.captains_who(rest).len().to_string(),
            "captains" => match &self.captains_who(rest)[..] {
                [] => String::new(),
                [one] => one.clone(),
                [first @ .., last] => format!("{}{and}{last}", first.join(", ")),
            },
            "deviation" | "deviation-more" => {
                let is_led = name == "deviation";
                let (captain, name) = rest.split_once(' ').expect("a name");
                let mut all = self.deviations.iter();
                let found = all.find(|one| one["captain"] == captain && one["name"] == name);
                let text = found.expect("a deviation")["text"][lang.code()].as_str();
                let text = text.expect("a text");
                assert!(text.starts_with(&format!("{with} {}{}: ", captain[..1].to_uppercase(), &captain[1..])));
                let text = if is_led { text } else { text.split_once(": ").expect("a lead").1 };
                if self.captains().contains(&captain) { text.to_owned() } else { String::new() }
            }
            other => panic!("{other}"),
        }
    }

    /// A line with the innermost braces filled in first.
    fn line(&self, lang: Lang, line: &str) -> String {
        let mut filled = led_once(line);
        while let Some(end) = filled.find('}') {
            let start = filled[..end].rfind('{').expect("an opening brace");
            let part = self.part(lang, &filled[start + 1..end]);
            filled.replace_range(start..=end, &part);
        }
        filled
    }
}

/// A line in which only the first of several deviations of a captain keeps its lead.
fn led_once(line: &str) -> String {
    let mut parts: Vec<String> = line.split("} {").map(str::to_owned).collect();
    for at in 1..parts.len() {
        let before = parts[at - 1].rsplit('{').next().unwrap_or_default().to_owned();
        let captain = |part: &str| {
            let (what, rest) = part.split_once(' ')?;
            what.starts_with("deviation").then(|| rest.split([' ', '}']).next().map(str::to_owned))?
        };
        if captain(&before).is_some() && captain(&before) == captain(&parts[at]) {
            parts[at] = parts[at].replacen("deviation", "deviation-more", 1);
        }
    }
    parts.join("} {")
}

/// The words of a text, whatever its lines: a line of which nothing is left leaves no word.
fn words(text: &str) -> Vec<&str> {
    text.split_whitespace().filter(|word| *word != "-").collect()
}

/// All that an entry says, in the order of its file: text with what boxes add, example, rulings, tables.
fn shown_prose(entry: &Entry, lang: Lang) -> String {
    let text = std::iter::once(&entry.text).chain(&entry.example);
    let prose = text.flat_map(|text| &text.0).map(|statement| statement.text.get(lang).clone());
    let rulings = entry.rulings.iter().map(|ruling| ruling.text.get(lang).clone());
    let cells = entry.tables.iter().flat_map(|table| &table.rows).flat_map(|row| &row.cells);
    let cells = cells.map(|cell| cell.text(lang).clone());
    prose.chain(rulings).chain(cells).collect::<Vec<_>>().join("\n")
}

/// The same as it is written.
fn written_prose(boxes: &[&str], file: &Value, lang: Lang) -> String {
    let list = |field: &str| file[field].as_array().into_iter().flatten();
    let of_boxes = list("further").filter(|more| more["box"].as_str().is_some_and(|of| boxes.contains(&of)));
    let texts = std::iter::once(&file["text"]).chain(of_boxes.map(|more| &more["text"])).chain([&file["example"]]);
    let prose = texts.flat_map(|text| text.as_array().into_iter().flatten());
    let prose = prose.chain(list("rulings").map(|ruling| &ruling["text"]));
    let rows = list("tables").flat_map(|table| table["rows"].as_array().into_iter().flatten());
    let cells = rows.flat_map(|row| row["cells"].as_array().or(row.as_array()).into_iter().flatten());
    let text = |value: &Value| match value {
        Value::Object(both) => both[lang.code()].as_str().map(str::to_owned),
        Value::String(text) => Some(text.clone()),
        Value::Number(number) => Some(number.to_string()),
        Value::Null | Value::Bool(_) | Value::Array(_) => None,
    };
    prose.chain(cells).filter_map(text).collect::<Vec<_>>().join("\n")
}

#[test]
fn texts_say_what_the_cards_of_the_boxes_say() {
    let core = GameBox::Core;
    let sets = [
        vec![core],
        vec![core, GameBox::ToBoldlyGo],
        vec![core, GameBox::SecondContact],
        vec![core, GameBox::Promo1],
        GameBox::ALL.to_vec(),
    ];
    let rules = written("cc/rules");
    let mut compared = 0;
    for boxes in sets.map(Boxes::from_boxes) {
        let reading = Reading::new(&boxes);
        for record in library().records_for(&boxes) {
            let Record::Rule(rule) = record else { continue };
            let path = data::path_of(&rule.entry.id);
            let Some(file) = rules.get(&path) else {
                continue;
            };
            for lang in Lang::ALL {
                let shown = shown_prose(&rule.entry, lang);
                assert!(!shown.contains(['{', '}']), "{path}: {shown}");
                let written = written_prose(&reading.boxes, file, lang);
                compared += written.matches('{').count();
                let lines = written.lines().map(|line| reading.line(lang, line));
                let expected = lines.collect::<Vec<_>>().join("\n");
                assert_eq!(words(&shown), words(&expected), "{path}");
            }
        }
    }
    assert!(compared > 2000, "{compared}");
}
