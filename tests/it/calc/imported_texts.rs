//! What imported game texts change for the calculators of Second Edition and for decks, with invented
//! cards.

use std::fs;

use serde_json::{Value, json};

use crate::kit::desk::Desk;
use crate::kit::sheets::{row, sheet};

/// A desk at which the invented cards have been imported.
fn desk() -> Desk {
    let desk = Desk::new();
    let path = desk.own.path().join("cards.txt");
    let rows = rows();
    let rows: Vec<&str> = rows.iter().map(String::as_str).collect();
    fs::write(&path, sheet(&rows)).expect("a file");
    let mut import = desk.tricorder();
    import.args(["import"]).arg(&path);
    let output = import.output().expect("the program starts");
    assert!(output.status.success(), "{output:?}");
    desk
}

fn person(name: &str, number: u16, text: &str) -> String {
    let facts = [
        ("Type", "Personnel"),
        ("Cost", "2"),
        ("Affiliation", "Federation"),
        ("Icons", "[Stf]"),
        ("Species", "Human"),
        ("Skills", "2 Law"),
        ("Integrity/Range", "5"),
        ("Cunning/Weapons", "5"),
        ("Strength/Shields", "5"),
        ("Text", text),
    ];
    row(name, number, &facts)
}

fn mission(name: &str, number: u16, place: &str, quadrant: &str, text: &str) -> String {
    let facts = [
        ("Type", "Mission"),
        ("Unique", "Y"),
        ("Cost", "0"),
        ("Mission/DilemmaType", place),
        ("Span", "2"),
        ("Points", "30"),
        ("Quadrant", quadrant),
        ("Affiliation", "[Fed]"),
        ("Skills", "Law"),
        ("Text", text),
    ];
    row(name, number, &facts)
}

fn dilemma(name: &str, number: u16, text: &str) -> String {
    let facts = [("Type", "Dilemma"), ("Cost", "1"), ("Mission/DilemmaType", "D"), ("Text", text)];
    row(name, number, &facts)
}

fn ship(name: &str, number: u16, text: &str) -> String {
    let facts = [
        ("Type", "Ship"),
        ("Cost", "4"),
        ("Affiliation", "Federation"),
        ("Staff", "[Stf]"),
        ("Class", "Ferry Class"),
        ("Integrity/Range", "8"),
        ("Cunning/Weapons", "7"),
        ("Strength/Shields", "6"),
        ("Text", text),
    ];
    row(name, number, &facts)
}

const CLERK: &str = "Each of your clerks present is Strength +1 and gains Honor.";
const GATE: &str = "When a ship is about to move between this mission and a non-[AQ] mission, do not add \
                    2 to the span total of those missions.";
const PAPERS: &str = "Unless you have 3 Law or two personnel who each have Strength>4, all your personnel \
                      are stopped. Also, unless you have Medical, draw a card.";
const SWARM: &str = "Your opponent may have more than three copies of this card in a dilemma pile. Your \
                     personnel can face more than one copy of this dilemma during each mission attempt.";
const FERRY: &str = "To staff this ship, you must have a guest aboard. It is Range -1, Weapons +2.";

fn rows() -> Vec<String> {
    vec![
        person("Plain Clerk", 1, "Draw a card."),
        person("Loud Clerk", 2, CLERK),
        mission("Open Gate", 3, "S", "A", GATE),
        mission("Far Lagoon", 4, "P", "D", ""),
        dilemma("Paper Work", 5, PAPERS),
        dilemma("Swarm", 6, SWARM),
        ship("Old Ferry", 7, FERRY),
    ]
}

fn json(desk: &Desk, line: &str) -> Value {
    let run = desk.run(&format!("{line} --json"));
    serde_json::from_slice(&run.stdout).unwrap_or_else(|error| {
        panic!("{line}: {error}: {}", String::from_utf8_lossy(&run.stderr));
    })
}

#[test]
fn cards_whose_texts_change_values_are_named() {
    let desk = desk();
    let altering = |line: &str| json(&desk, line)["altering"].clone();
    let clerk = |values: &[&str]| json!([{ "card": "2e/card/loud-clerk", "values": values }]);
    let ferry = |values: &[&str]| json!([{ "card": "2e/card/old-ferry", "values": values }]);
    let combat = "calc combat --you 2e/card/loud-clerk 2e/card/plain-clerk --opponent 3";
    assert_eq!(altering(combat), clerk(&["strength"]));
    let attempt = "calc attempt 2e/card/far-lagoon 2e/card/loud-clerk 2e/card/plain-clerk";
    assert_eq!(altering(attempt), clerk(&["strength", "skills"]));
    let engagement = "calc engagement --you 2e/card/old-ferry --opponent 3";
    assert_eq!(altering(engagement), ferry(&["weapons"]));
    let staffing = "calc staffing 2e/card/old-ferry 2e/card/plain-clerk";
    assert_eq!(altering(staffing), ferry(&["staffing"]));
    let range = "calc range 2e/card/far-lagoon 2e/card/open-gate --ship 2e/card/old-ferry";
    assert_eq!(altering(range), ferry(&["range"]));
    let plain = "calc combat --you 2e/card/plain-clerk --opponent 3";
    assert_eq!(altering(plain), Value::Null);
    let screen = desk.run(&format!("{combat} --lang de")).stdout;
    let screen = String::from_utf8_lossy(&screen).replace('\n', " ");
    assert!(screen.contains("diese Kartentexte ändern: Loud Clerk (Stärke)"));
}

/// Span 2 + 2 and nothing for the quadrant; from another Alpha mission 2 more.
#[test]
fn an_imported_passage_lifts_the_quadrant() {
    let desk = desk();
    let hop = |line: &str| json(&desk, line)["hops"][0].clone();
    let open = hop("calc range 2e/card/open-gate 2e/card/far-lagoon");
    assert_eq!((&open["cost"], &open["passage"]), (&json!(4), &json!(true)));
    let other = hop("calc range 2@alpha 2e/card/far-lagoon");
    assert_eq!((&other["cost"], &other["passage"]), (&json!(6), &Value::Null));
}

#[test]
fn a_dilemma_asks_for_what_its_text_says() {
    let desk = desk();
    let asked = json(&desk, "calc requirement 2e/card/paper-work 2e/card/plain-clerk 2e/card/loud-clerk");
    let outcome = |at: usize| asked["requirements"][at]["outcome"].clone();
    assert_eq!((outcome(0), outcome(1)), (json!("met"), json!("missing")));
    let weak = "calc requirement 2e/card/paper-work 2e/card/plain-clerk --strength -1";
    assert_eq!(json(&desk, weak)["requirements"][0]["outcome"], "missing");
    let nothing = desk.run("calc requirement 2e/card/swarm 2e/card/plain-clerk");
    assert_eq!(nothing.status.code(), Some(1));
}

#[test]
fn a_text_lets_a_dilemma_be_used_and_brought_more_often() {
    let desk = desk();
    let often = json(&desk, "calc dilemmas 2e/card/swarm 2e/card/swarm 2e/card/swarm --personnel 5");
    assert_eq!(often["choices"][0]["cost"], 3);
    let once = json(&desk, "calc dilemmas 2e/card/paper-work 2e/card/paper-work --personnel 5");
    assert_eq!(once["choices"][0]["cost"], 1);
    let rules = |list: &str| -> Vec<Value> {
        let run = desk.tell("deck check - --json", list);
        let report: Value = serde_json::from_slice(&run.stdout).expect("JSON");
        let broken = report["violations"].as_array().expect("a list").iter();
        broken.map(|one| one["rule"].clone()).collect()
    };
    let limit = json!("dilemma-copies");
    assert!(!rules("Dilemmas:\n4\tSwarm\n").contains(&limit));
    assert!(rules("Dilemmas:\n4\tPaper Work\n").contains(&limit));
}
