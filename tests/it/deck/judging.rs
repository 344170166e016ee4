//! What decides a game, with cards and texts that somebody imported: nobody is warned of what a text allows.

use std::fs;
use std::sync::LazyLock;

use serde_json::Value;

use crate::kit::desk::Desk;
use crate::kit::sheets::{row, sheet};

const LOW: &str = "You may play Holograms, equipment, and [NA] ships at this mission.";

fn rows() -> Vec<String> {
    let headquarters = |name, number, welcome, text| {
        let columns = [
            ("Type", "Mission"),
            ("Mission/DilemmaType", "H"),
            ("Affiliation", "Somebody Headquarters"),
            ("Skills", welcome),
            ("Text", text),
            ("Unique", "Y"),
        ];
        row(name, number, &columns)
    };
    let mission = |name, number, place, who, takes, text| {
        let columns = [
            ("Type", "Mission"),
            ("Mission/DilemmaType", place),
            ("Points", "50"),
            ("Affiliation", who),
            ("Skills", takes),
            ("Text", text),
            ("Unique", "Y"),
        ];
        row(name, number, &columns)
    };
    let personnel = |name, number, affiliation, icons, species, skills, text| {
        let columns = [
            ("Type", "Personnel"),
            ("Cost", "2"),
            ("Affiliation", affiliation),
            ("Icons", icons),
            ("Species", species),
            ("Skills", skills),
            ("Integrity/Range", "5"),
            ("Cunning/Weapons", "5"),
            ("Strength/Shields", "5"),
            ("Text", text),
        ];
        row(name, number, &columns)
    };
    vec![
        headquarters(
            "Pact Hall",
            1,
            "You may play [AU][Car] cards and equipment at this mission.",
            "Each non-unique [Car] personnel you own gains [AU].",
        ),
        headquarters("Light Works", 2, LOW, ""),
        mission("Ash World", 3, "P", "[Car]", "2 Law", ""),
        mission(
            "Ash Orbit",
            4,
            "S",
            "[Kli]",
            "3 Honor",
            "Your [Car] personnel may attempt this mission, replacing its requirements during that attempt \
             with Law.",
        ),
        mission("Ash Reef, Find Haven", 13, "P", "[Car]", "Law", ""),
        mission("Dim Nebula", 5, "S", "[NA]", "16 different skills", ""),
        personnel(
            "Pact Guard",
            6,
            "Cardassian",
            "[Stf]",
            "Cardassian",
            "Law",
            "",
        ),
        personnel(
            "Pact Judge",
            7,
            "Cardassian",
            "[Stf]",
            "Cardassian",
            "2 Law",
            "",
        ),
        personnel("Lamp Keeper", 8, "Non-Aligned", "", "Hologram", "Law", ""),
        personnel(
            "Stowaway",
            9,
            "Klingon",
            "[Stf]",
            "Klingon",
            "Honor",
            "You may play this personnel aboard your [Rom] ship.",
        ),
        row(
            "Pact Sloop",
            10,
            &[
                ("Type", "Ship"),
                ("Cost", "3"),
                ("Affiliation", "Cardassian"),
                ("Icons", "[AU]"),
                ("Staff", "[Stf]"),
                ("Integrity/Range", "8"),
                ("Cunning/Weapons", "8"),
                ("Strength/Shields", "8"),
            ],
        ),
        row(
            "Lamp Skiff",
            11,
            &[
                ("Type", "Ship"),
                ("Cost", "3"),
                ("Affiliation", "Non-Aligned"),
                ("Staff", "[Stf]"),
                ("Integrity/Range", "8"),
                ("Cunning/Weapons", "8"),
                ("Strength/Shields", "8"),
                (
                    "Text",
                    "While your Hologram is aboard this ship, he or she gains [Stf].",
                ),
            ],
        ),
        row(
            "Reign of Ash",
            12,
            &[
                ("Type", "Event"),
                ("Cost", "1"),
                (
                    "Text",
                    "To play this event, you cannot command a headquarters mission. Plays on your {Ash \
                     World}. You may play [Car] personnel and equipment at this mission. When you command \
                     two completed planet missions, you win the game.",
                ),
            ],
        ),
    ]
}

/// A desk at which the invented cards are imported.
static DESK: LazyLock<Desk> = LazyLock::new(|| {
    let desk = Desk::new();
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("Invented.txt");
    let rows = rows();
    let rows: Vec<&str> = rows.iter().map(String::as_str).collect();
    fs::write(&path, sheet(&rows)).expect("a card file");
    let mut command = desk.tricorder();
    command.args(["import", "lackey"]).arg(&path);
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
            (
                text(&advice["topic"]),
                quotes.map(|quote| text(&quote["card"])).collect(),
            )
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
    assert!(
        found.contains(&told("unwelcome", &["Stowaway"])),
        "{found:?}"
    );
    let ships = "Missions:\nLight Works\nAsh World\nAsh Orbit\nDeck:\n3 Lamp Keeper\nLamp Skiff\n";
    let found = advice(ships);
    assert!(
        found.contains(&told("unstaffed", &["Lamp Skiff"])),
        "{found:?}"
    );
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
    assert!(
        !has("Lamp Keeper"),
        "no headquarters of the deck lets it in"
    );
    let nebula = &said["missions"][1];
    let skills = &nebula["branches"][0][0];
    assert_eq!(skills["kind"], "different-skills");
    assert_eq!((&skills["need"], &skills["have"]), (&16.into(), &1.into()));
    assert_eq!(nebula["best"]["prospect"], "beyond");
}

/// The name of the place stands before it, and older lists do not have it.
#[test]
fn a_mission_is_called_by_its_subtitle() {
    for own in ["Ash Reef, Find Haven", "Ash World"] {
        let list = format!("Missions:\n{own}\nDeck:\n3 Pact Guard\n");
        let said = said("deck odds - --mission find-haven", &list);
        assert_eq!(said["mission"]["name"], "Ash Reef, Find Haven");
    }
    let unknown = DESK.tell("deck odds - --mission haven", "Deck:\n3 Pact Guard\n");
    assert_eq!(unknown.status.code(), Some(1), "{unknown:?}");
}
