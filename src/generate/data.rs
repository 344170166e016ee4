//! The data files as the program holds them: YAML as JSON, which is read four times as fast.
//!
//! Writes the table of the sets of Second Edition as Rust, so that whoever names one need not read the data.

use std::fmt::Write;

use serde_yaml::{Mapping, Value};

/// What the program holds of a file, behind a letter for its form: of YAML the same in JSON. Tables stay as they are,
/// and so does what cannot be read, for the program says in a sentence what is wrong with it.
pub fn format_static(name: &str, text: &str) -> String {
    let json = name.ends_with(".yaml").then(|| document(text)).flatten();
    json.map_or_else(|| format!("y{text}"), |json| format!("j{json}"))
}

fn document(text: &str) -> Option<String> {
    match serde_yaml::from_str(text).ok()? {
        Value::Sequence(items) => listed(text, items),
        whole => json(whole),
    }
}

/// Each item in the line it begins in, so that what is said of the one holds for the other.
fn listed(text: &str, items: Vec<Value>) -> Option<String> {
    let starts: Vec<usize> =
        (1..).zip(text.lines()).filter(|(_, line)| line.starts_with("- ")).map(|(number, _)| number).collect();
    if starts.len() != items.len() {
        return None;
    }
    let (mut document, mut line) = (String::new(), 1);
    for (start, item) in starts.into_iter().zip(items) {
        document.extend((line..start).map(|_| '\n'));
        document.push_str(&json(item)?);
        line = start;
    }
    Some(document)
}

fn json(value: Value) -> Option<String> {
    serde_json::to_string(&untagged(value)).ok()
}

/// A value without tags, which JSON has not: `!only [borg]` is written `only: [borg]`, and both are read alike.
fn untagged(value: Value) -> Value {
    match value {
        Value::Tagged(tagged) => {
            let tag = tagged.tag.to_string();
            let name = tag.trim_start_matches('!').to_owned();
            let pair = (Value::String(name), untagged(tagged.value));
            Value::Mapping(Mapping::from_iter([pair]))
        }
        Value::Mapping(pairs) => {
            let pairs = pairs.into_iter();
            Value::Mapping(pairs.map(|(key, value)| (key, untagged(value))).collect())
        }
        Value::Sequence(items) => Value::Sequence(items.into_iter().map(untagged).collect()),
        plain @ (Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_)) => plain,
    }
}

/// The source of `GameBox` and `CrewDeck` for `model/cc/suit.rs`, of the boxes and the crews they list.
pub fn boxes_and_crews(boxes: &str) -> Option<String> {
    let boxes: Value = serde_yaml::from_str(boxes).ok()?;
    let (mut all, mut promos) = (String::new(), String::new());
    let (mut codes, mut captains, mut arms) = (String::new(), String::new(), String::new());
    for one in boxes.as_sequence()? {
        let (code, title) = (one["box"].as_str()?, one["title"]["en"].as_str()?);
        let game_box = variant(code);
        all += &format!("/// {title}.\n{game_box} => {code:?},\n");
        promos += &format!("GameBox::{game_box} => {},\n", one["sort"] == "promo");
        for crew in one["crews"].as_mapping().into_iter().flat_map(Mapping::keys) {
            let name = variant(crew.as_str()?);
            codes += &format!("/// {name}’s crew.\n{name} => {:?},\n", crew.as_str()?);
            captains += &format!("CrewDeck::{name}, ");
            arms += &format!("CrewDeck::{name} => Some(GameBox::{game_box}),\n");
        }
    }
    Some(format!(
        "codes!(\n/// A box or pack that cards come in, in the order in which they came out.\nGameBox {{\n{all}}}\n);\n\n\
         impl GameBox {{\n/// Whether it is a pack of single cards.\n\
         pub fn is_promo(self) -> bool {{\nmatch self {{\n{promos}}}\n}}\n}}\n\n\
         codes!(\n/// The deck a card belongs to: common, or the crew of a captain.\nCrewDeck {{\n\
         /// Cards of no crew: Market decks, Encounters, Incidents, Locations, Directives of solo play.\n\
         Common => \"common\",\n{codes}}}\n);\n\nimpl CrewDeck {{\n\
         /// The crews of captains, in the order of their decks.\n\
         pub const CAPTAINS: [CrewDeck; {}] = [{captains}];\n\n\
         /// The box a crew comes in; none for common cards, which every box has.\n\
         pub fn of_box(self) -> Option<GameBox> {{\nmatch self {{\nCrewDeck::Common => None,\n{arms}}}\n}}\n}}\n",
        captains.matches(',').count()
    ))
}

/// A code as the name of a variant: `to-boldly-go` is `ToBoldlyGo`.
fn variant(code: &str) -> String {
    let words = code.split('-').map(|word| word.split_at(word.len().min(1)));
    words.map(|(first, rest)| first.to_uppercase() + rest).collect()
}

/// The source of `SETS` and of what is known of the retired list, for `model/ccg/card_set.rs`.
pub fn card_sets(sets: &str, retired: &str) -> Option<String> {
    let Value::Sequence(sets) = serde_yaml::from_str(sets).ok()? else {
        return None;
    };
    let mut out = String::from("/// All sets.\npub const SETS: &[CardSet] = &[\n");
    for set in &sets {
        // Writing into a text cannot fail.
        let _ = writeln!(out, "{},", card_set(set)?);
    }
    let retired: Value = serde_yaml::from_str(retired).ok()?;
    let (year, season) = (retired["year"].as_u64()?, retired["season"].as_str()?);
    let _ = write!(
        out,
        "];\n\n/// The year of the retired list, and its season by code.\n\
         pub const RETIRED_LIST: (u16, &str) = ({year}, {season:?});\n"
    );
    Some(out)
}

fn card_set(set: &Value) -> Option<String> {
    let code = set["code"].as_str()?;
    let name = set["name"].as_str();
    let number = set["number"].as_u64();
    let kind = match set["kind"].as_str()? {
        "printed" => "Printed",
        "virtual" => "Virtual",
        "promo" => "Promo",
        _ => return None,
    };
    let also = set["also"].as_sequence().into_iter().flatten();
    let typed: Vec<&str> = [Some(code), name].into_iter().flatten().chain(also.filter_map(Value::as_str)).collect();
    let is_traditional = set["traditional"].as_bool().unwrap_or(false);
    Some(format!(
        "CardSet {{ code: {code:?}, number: {number:?}, name: {name:?}, kind: SetKind::{kind}, \
         is_traditional: {is_traditional}, typed: TypedForms {{ code: {code:?}, en: &{typed:?}, de: &{typed:?} }} }}"
    ))
}
