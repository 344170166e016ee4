//! Lists as people paste them: samples of public bug reports (`tests/decks/wild`), and random mixtures of counts,
//! spellings, noise and headings.

use std::collections::BTreeMap;
use std::path::Path;

use deck::Pile;
use model::CcgCard;
use model::text::{key, things_called};
use proptest::prelude::*;
use serde::Deserialize;
use serde_json::Value;

use crate::kit::desk::Desk;
use crate::kit::pool::{POOL, doubted};

/// A list that was found, and what must be said of it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Case {
    file: String,
    name: Option<String>,
    #[serde(default)]
    no_cards: Vec<u64>,
    /// Exit code: 0 legal, 1 not legal, 2 with doubts.
    #[serde(default)]
    code: i32,
    /// Missions, dilemmas, deck.
    #[serde(default = "usual_counts")]
    counts: [u64; 3],
    /// Lines that are to be settled.
    #[serde(default)]
    doubts: Vec<u64>,
}

fn usual_counts() -> [u64; 3] {
    [5, 20, 35]
}

/// The numbers of a document's list, or those of the lines of its items.
fn lines_of(said: &Value, list: &str) -> Vec<u64> {
    let lines = said[list].as_array().into_iter().flatten();
    lines.filter_map(|line| line.as_u64().or_else(|| line["line"].as_u64())).collect()
}

#[test]
fn lists_of_bug_reports_are_read_whole() {
    let cases: Vec<Case> =
        serde_yaml::from_str(include_str!("../../decks/wild/cases.yaml")).expect("a list of cases");
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/decks/wild");
    let desk = Desk::new();
    for case in cases {
        let path = folder.join(&case.file);
        let mut command = desk.tricorder();
        let output = command.args(["deck", "check", "--json"]).arg(&path).output();
        let output = output.expect("the program starts");
        let said: Value = serde_json::from_slice(&output.stdout).unwrap_or_default();
        assert_eq!(output.status.code(), Some(case.code), "{path:?} {said}");
        assert_eq!(said["legal"], case.code == 0, "{path:?}");
        let counts = ["missions", "dilemmas", "deck"].map(|pile| said["counts"][pile].as_u64());
        assert_eq!(counts, case.counts.map(Some), "{path:?}");
        assert_eq!(lines_of(&said, "no_cards"), case.no_cards, "{path:?}");
        let doubts = [lines_of(&said, "unknown"), lines_of(&said, "unreadable")].concat();
        assert_eq!(doubts, case.doubts, "{path:?}");
        let stem = path.file_stem().and_then(|stem| stem.to_str()).unwrap_or_default();
        assert_eq!(said["name"], case.name.as_deref().unwrap_or(stem), "{path:?}");
    }
}

#[test]
fn titles_between_decks_are_their_names() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/decks/wild/several/s36d_place.txt");
    let said = Desk::new().tell(&format!("deck check --json {}", path.display()), "");
    let said: Value = serde_json::from_slice(&said.stdout).expect("a document");
    let names: Vec<&str> =
        said["decks"].as_array().into_iter().flatten().filter_map(|deck| deck["name"].as_str()).collect();
    assert_eq!(names, ["1. Platz: Spieler 1 (Borg)", "2. Platz: Spieler 2 (DS9)", "3. Platz: Spieler 3 (Ferengi)"]);
}

/// How a line is written: the counts, the spellings and the noise by their places among those there are.
type Style = (usize, usize, usize);

const COUNTS: [&str; 14] = [
    "{n} {card}",
    "{n}x {card}",
    "x{n} {card}",
    "×{n} {card}",
    "({n}) {card}",
    "[{n}] {card}",
    "{card} x{n}",
    "{card} ({n}x)",
    "{card} [{n}]",
    "{card} ...... {n}",
    "{card}\t{n}",
    "- {n} × {card}",
    "**{n}x** *{card}*",
    "| {n} | {card} |",
];
const NOISE: [&str; 12] = [
    "",
    "",
    " (SE)",
    " (SE) {num}",
    " [SE]",
    " *VP",
    " // mine",
    " $0.25",
    " 45%",
    " ✨",
    " NM",
    " <!-- {num} -->",
];
const HEADINGS: [[&str; 3]; 6] = [
    ["Missions:", "Dilemmas:", "Deck:"],
    ["## Missions (5)", "## Dilemma pile", "## Draw deck"],
    ["Missionen", "Dilemmastapel", "Zugdeck"],
    ["=== MISSIONS ===", "=== DILEMMAS ===", "=== MAIN DECK ==="],
    ["Mission cards", "Dilemma cards", "Deck cards"],
    ["**Missions**", "**Dilemmas**", "**Deck**"],
];
const ABOVE: [&str; 4] = [
    "",
    "Hey folks!\n\nI took this list to our championship and Triage won it for me. What would you cut?\n\n",
    "Name: Mine\nAuthor: K. N.\nFormat: Standard\n\n",
    "Am 3. Mai schrieb Quark:\n> Schick mir bitte deine Liste.\n> Danke!\n\n",
];
const BELOW: [&str; 3] = ["", "\nThanks for reading :)\n", "\nViele Grüße,\nQuark\n-- \nsent from my phone\n"];

fn spelled(card: &CcgCard, style: usize) -> String {
    let full = card.full_name();
    match (style, &card.subtitle) {
        (0, Some(subtitle)) => format!("{} - {subtitle}", card.title),
        (1, Some(subtitle)) => format!("{} ({subtitle})", card.title),
        (2, _) => card.bare_name(),
        (3, _) => full.to_uppercase(),
        (4, _) => full.replace('\'', "’"),
        _ => full,
    }
}

fn line(card: &CcgCard, count: u32, (counted, spelling, noise): Style) -> String {
    let number = card.printings.first().map_or("", |printing| &printing.number);
    let line = COUNTS[counted].replace("{card}", &spelled(card, spelling));
    // A table ends with its last column.
    let noise = if line.ends_with('|') || line.ends_with("{n}") { "" } else { NOISE[noise] };
    (line + noise).replace("{n}", &count.to_string()).replace("{num}", number)
}

/// A list with what each line says, and the place in it of a card that may be misspelt.
#[derive(Debug, Clone)]
struct Written {
    lines: Vec<String>,
    truth: BTreeMap<usize, (String, u32, Pile)>,
    wrong: (usize, String),
}

fn written(seed: (Vec<usize>, Vec<Style>, usize, usize, usize), wrong: usize) -> Written {
    let (picks, styles, headings, above, below) = seed;
    let mut lines: Vec<String> = ABOVE[above].lines().map(str::to_owned).collect();
    let mut truth = BTreeMap::new();
    let mut cards = Vec::new();
    let mut pick = picks.into_iter().zip(styles);
    let piles = [(Pile::Missions, 5, 1), (Pile::Dilemmas, 10, 2), (Pile::Deck, 18, 2)];
    POOL.with(|pool| {
        for (at, (pile, number, count)) in piles.into_iter().enumerate() {
            lines.push(HEADINGS[headings][at].to_owned());
            let mut pool = pool.of(pile);
            for (place, style) in pick.by_ref().take(number) {
                let card = pool.swap_remove(place % pool.len());
                lines.push(line(&card, count, style));
                truth.insert(lines.len(), (card.full_name(), count, pile));
                cards.push((lines.len(), card, style));
            }
            lines.push(String::new());
        }
    });
    lines.extend(BELOW[below].lines().map(str::to_owned));
    let (at, card, _) = &cards[wrong % cards.len()];
    Written { wrong: (*at, card.full_name()), lines, truth }
}

fn lists() -> impl Strategy<Value = Written> {
    let style = (0..COUNTS.len(), 0..6_usize, 0..NOISE.len());
    let picks = prop::collection::vec(0..10_000_usize, 33);
    let seed = (picks, prop::collection::vec(style, 33), 0..HEADINGS.len(), 0..ABOVE.len(), 0..BELOW.len());
    (seed, 0..33_usize).prop_map(|(seed, wrong)| written(seed, wrong))
}

proptest! {
    #[test]
    fn any_mixture_is_read_or_doubted_and_never_misread(written in lists()) {
        let text = written.lines.join("\n");
        let (list, deck) = POOL.with(|pool| pool.deck(&text));
        let doubted = doubted(&list, &deck);
        let mut read: BTreeMap<usize, (String, u32, Pile)> = BTreeMap::new();
        for card in &deck.cards {
            read.insert(card.line, (card.card.full_name(), card.count, card.pile));
        }
        prop_assert_eq!(deck.cards.len(), read.len(), "{}", text);
        for (line, said) in &written.truth {
            match read.remove(line) {
                Some(found) => prop_assert_eq!(&found, said, "{}", text),
                None => prop_assert!(doubted.contains(line), "line {} is lost in\n{}", line, text),
            }
        }
        prop_assert!(read.is_empty(), "{:?} in\n{}", read, text);
        prop_assert!(doubted.is_empty(), "{:?} in\n{}", doubted, text);
    }

    #[test]
    fn one_wrong_name_is_one_doubt_with_the_right_suggestion(written in lists()) {
        let (at, name) = &written.wrong;
        let Some(misspelt) = misspelt(name) else {
            return Ok(());
        };
        let mut lines = written.lines.clone();
        lines[at - 1] = format!("2x {misspelt}");
        let text = lines.join("\n");
        let (list, deck) = POOL.with(|pool| pool.deck(&text));
        prop_assert_eq!(doubted(&list, &deck), vec![*at], "{}", text);
        let full: Vec<String> = POOL.with(|pool| pool.cards.iter().map(|card| card.full_name()).collect());
        let near = things_called(&deck.unknown[0].name, full.iter().map(|name| (name.as_str(), name.as_str())), 3);
        prop_assert!(near.contains(&name.as_str()), "{} {:?}", misspelt, near);
    }
}

/// A name with two letters changed places; `None` if that is the name of another card, or no change.
fn misspelt(name: &str) -> Option<String> {
    let mut letters: Vec<char> = name.chars().collect();
    let at = (1..letters.len().saturating_sub(2)).rev().find(|at| {
        letters[*at].is_alphabetic() && letters[at + 1].is_alphabetic() && letters[*at] != letters[at + 1]
    })?;
    letters.swap(at, at + 1);
    let wrong: String = letters.into_iter().collect();
    let is_known = POOL.with(|pool| pool.by_key.contains_key(&key(&wrong)));
    (!is_known && name.len() > 5 && key(&wrong) != key(name)).then_some(wrong)
}
