//! What decides a game, with cards and texts that somebody imported: nobody is warned of what a text allows.

use std::fs;
use std::sync::LazyLock;

use serde_json::Value;

use crate::kit::desk::Desk;
use crate::kit::sheets::{row, sheet};

const MISSION: &[(&str, &str)] = &[("Type", "Mission"), ("Unique", "Y")];
const PERSONNEL: &[(&str, &str)] = &[
    ("Type", "Personnel"),
    ("Cost", "2"),
    ("Integrity/Range", "5"),
    ("Cunning/Weapons", "5"),
    ("Strength/Shields", "5"),
];
const SHIP: &[(&str, &str)] = &[
    ("Type", "Ship"),
    ("Cost", "3"),
    ("Staff", "[Stf]"),
    ("Integrity/Range", "8"),
    ("Cunning/Weapons", "8"),
    ("Strength/Shields", "8"),
];

/// A row of a type: place and points of missions, affiliation, skills or requirement, text.
fn card(name: &str, number: u16, kind: &[(&str, &str)], columns: [&str; 4]) -> String {
    let [place, affiliation, skills, text] = columns;
    let points = if ["P", "S"].contains(&place) { "50" } else { "" };
    let own = [
        ("Mission/DilemmaType", place),
        ("Points", points),
        ("Affiliation", affiliation),
        ("Skills", skills),
        ("Text", text),
    ];
    row(name, number, &[kind, &own].concat())
}

type Columns<'a> = Vec<(&'a str, &'a str)>;

/// What personnel or ships have in common, with icons and a species.
fn with<'a>(icons: &'a str, species: &'a str, kind: &[(&'a str, &'a str)]) -> Columns<'a> {
    [kind, &[("Icons", icons), ("Species", species)]].concat()
}

fn missions() -> Vec<String> {
    let hall = [
        "H",
        "Pact Headquarters",
        "You may play [AU][Car] cards and equipment at this mission.",
        "Each non-unique [Car] personnel you own gains [AU].",
    ];
    let works =
        ["H", "Light Headquarters", "You may play Holograms, equipment, and [NA] ships at this mission.", ""];
    let orbit = [
        "S",
        "[Kli]",
        "3 Honor",
        "Your [Car] personnel may attempt this mission, replacing its requirements during that attempt with Law.",
    ];
    vec![
        card("Pact Hall", 1, MISSION, hall),
        card("Light Works", 2, MISSION, works),
        card("Ash World", 3, MISSION, ["P", "[Car]", "2 Law", ""]),
        card("Ash Orbit", 4, MISSION, orbit),
        card("Dim Nebula", 5, MISSION, ["S", "[NA]", "16 different skills", ""]),
        card("Ash Reef, Find Haven", 6, MISSION, ["P", "[Car]", "Law", ""]),
        card("Ash Reef, Leave Haven", 14, MISSION, ["S", "[Car]", "Law", ""]),
    ]
}

fn others() -> Vec<String> {
    let stowaway = "You may play this personnel aboard an opponent's ship.";
    let skiff = "While your Hologram is aboard this ship, he or she gains [Stf].";
    let reign = "To play this event, you cannot command a headquarters mission. Plays on your {Ash World}. You \
                 may play [Car] personnel and equipment at this mission. When you command two completed \
                 planet missions, you win the game.";
    let guard = with("[Stf]", "Cardassian", PERSONNEL);
    let keeper = with("", "Hologram", PERSONNEL);
    let klingon = with("[Stf]", "Klingon", PERSONNEL);
    let sloop = with("[AU]", "", SHIP);
    vec![
        card("Pact Guard", 7, &guard, ["", "Cardassian", "Law", ""]),
        card("Pact Judge", 8, &guard, ["", "Cardassian", "2 Law", ""]),
        card("Lamp Keeper", 9, &keeper, ["", "Non-Aligned", "Law", ""]),
        card("Stowaway", 10, &klingon, ["", "Klingon", "Honor", stowaway]),
        card("Pact Sloop", 11, &sloop, ["", "Cardassian", "", ""]),
        card("Lamp Skiff", 12, SHIP, ["", "Non-Aligned", "", skiff]),
        card("Reign of Ash", 13, &[("Type", "Event"), ("Cost", "1")], ["", "", "", reign]),
    ]
}

/// A desk at which the invented cards are imported.
static DESK: LazyLock<Desk> = LazyLock::new(|| {
    let desk = Desk::new();
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("Invented.txt");
    let rows = [missions(), others()].concat();
    let rows: Vec<&str> = rows.iter().map(String::as_str).collect();
    fs::write(&path, sheet(&rows)).expect("a card file");
    let mut command = desk.tricorder();
    command.args(["import"]).arg(&path);
    let output = command.output().expect("the program starts");
    assert!(output.status.success(), "{output:?}");
    desk
});

fn said(line: &str, list: &str) -> Value {
    let output = DESK.tell(&format!("{line} --json"), list);
    serde_json::from_slice(&output.stdout).unwrap_or_else(|_| panic!("{output:?}"))
}

/// Topics with the texts that are shown with them.
fn advice(list: &str) -> Vec<(String, Vec<String>)> {
    let said = said("deck check -", list);
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let advice = said["advice"].as_array().expect("advice");
    advice
        .iter()
        .map(|advice| {
            let quotes = advice["texts"].as_array().into_iter().flatten();
            (text(&advice["topic"]), quotes.map(|quote| text(&quote["card"])).collect())
        })
        .collect()
}

fn told(topic: &str, cards: &[&str]) -> (String, Vec<String>) {
    let cards = cards.iter().map(|card| (*card).to_owned());
    (topic.to_owned(), cards.collect())
}

/// The headquarters gives the icon that its own sentence asks for, and the text of a mission opens it.
#[test]
fn nobody_is_warned_of_what_a_text_allows() {
    let list = "Missions:\nPact Hall\nAsh World\nAsh Orbit\nDeck:\n3 Pact Guard\nPact Sloop\n";
    assert_eq!(advice(list), []);
}

#[test]
fn what_a_text_may_allow_is_shown_with_it() {
    let ships = "Missions:\nLight Works\nAsh World\nAsh Orbit\nDeck:\n3 Lamp Keeper\nLamp Skiff\nStowaway\n";
    let found = advice(ships);
    assert!(found.contains(&told("unwelcome", &["Stowaway"])), "{found:?}");
    let ships = "Missions:\nLight Works\nAsh World\nAsh Orbit\nDeck:\n3 Lamp Keeper\nLamp Skiff\n";
    let found = advice(ships);
    assert!(found.contains(&told("unstaffed", &["Lamp Skiff"])), "{found:?}");
}

#[test]
fn an_event_may_stand_for_headquarters_ship_and_space() {
    let found = advice("Missions:\nAsh World\nDeck:\n3 Pact Judge\nReign of Ash\n");
    let reign = ["Reign of Ash"];
    let expected = [
        told("no-space", &reign),
        told("few-points", &[]),
        told("no-headquarters", &reign),
        told("no-ship", &reign),
    ];
    assert_eq!(found, expected);
}

#[test]
fn stats_say_who_else_has_what_is_missing_and_count_different_skills() {
    let list = "Missions:\nPact Hall\nAsh World\nDim Nebula\nDeck:\nPact Guard\nPact Sloop\n";
    let said = said("deck stats -", list);
    let missing = &said["all_missions"]["missing"][0];
    assert_eq!(missing["skill"], "law");
    assert_eq!((&missing["need"], &missing["have"]), (&2.into(), &1.into()));
    let substitutes = missing["substitutes"].as_array().expect("a list");
    let has = |name: &str| substitutes.iter().any(|one| one["name"] == name);
    assert!(has("Pact Judge") && !has("Pact Guard"));
    assert!(!has("Lamp Keeper"), "no headquarters of the deck lets it in");
    let nebula = &said["missions"][1];
    let skills = &nebula["branches"][0][0];
    assert_eq!(skills["kind"], "different-skills");
    assert_eq!((&skills["need"], &skills["have"]), (&16.into(), &1.into()));
    assert_eq!(nebula["best"]["prospect"], "beyond");
}

/// Two missions at one place share their title.
#[test]
fn a_title_of_several_missions_means_none_of_them() {
    let list = "Missions:\nAsh Reef, Find Haven\nAsh Reef, Leave Haven\nDeck:\n3 Pact Guard\n";
    let asked = DESK.tell("deck odds - --mission ash-reef --lang en", list);
    let told = String::from_utf8_lossy(&asked.stderr);
    assert_eq!(asked.status.code(), Some(2), "{told}");
    for name in ["Ash Reef, Find Haven", "Ash Reef, Leave Haven"] {
        assert!(told.contains(name), "{told}");
    }
}

/// The name of the place stands before it, and older lists do not have it.
#[test]
fn a_mission_is_called_by_its_subtitle() {
    for own in ["Ash Reef, Find Haven", "Ash World"] {
        let list = format!("Missions:\n{own}\nDeck:\n3 Pact Guard\n");
        let said = said("deck odds - --mission find-haven", &list);
        assert_eq!(said["mission"]["name"], "Ash Reef, Find Haven");
        assert_eq!(said["mission"]["in_deck"], own.starts_with("Ash Reef"));
    }
    let said = said("deck odds - --mission find-haven", "Deck:\n3 Pact Guard\n");
    assert_eq!(said["mission"]["in_deck"], false, "it may be any mission");
    let unknown = DESK.tell("deck odds - --mission haven", "Deck:\n3 Pact Guard\n");
    assert_eq!(unknown.status.code(), Some(1), "{unknown:?}");
}
