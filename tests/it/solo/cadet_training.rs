//! Cadet Training at the command line: what is stored survives, and nothing is lost.

use model::{Boxes, CrewDeck, GameBox};
use serde_json::Value;

use crate::kit::desk::Desk;

/// Runs `tricorder solo cadet` with arguments parted by spaces: exit code and JSON.
fn cadet(desk: &Desk, line: &str) -> (Option<i32>, Value) {
    let mut command = desk.tricorder();
    command
        .env("TRICORDER_DATA_DIR", desk.own.path())
        .args(["solo", "cadet", "--json"])
        .args(line.split_whitespace());
    let output = command.output().expect("the program starts");
    let document = serde_json::from_slice(&output.stdout).unwrap_or_default();
    (output.status.code(), document)
}

fn at<'v>(document: &'v Value, pointer: &str) -> &'v Value {
    document.pointer(pointer).unwrap_or(&Value::Null)
}

#[test]
fn a_training_is_kept_turn_by_turn_and_scored_at_the_end() {
    let desk = Desk::new();
    assert_eq!(cadet(&desk, "").1, serde_json::json!({ "schema": 1, "training": null }));
    assert_eq!(cadet(&desk, "next").0, Some(1));
    let (_, begun) = cadet(&desk, "new --captain picard");
    assert_eq!(at(&begun, "/training/turn"), 1);
    let (_, early) = cadet(&desk, "score --points 99");
    assert_eq!(at(&early, "/recorded"), false);
    for turn in 2..=11 {
        assert_eq!(at(&cadet(&desk, "next").1, "/training/turn"), turn);
    }
    assert_eq!(at(&cadet(&desk, "next").1, "/training/stage"), "scoring");
    let line = "score --glory 60 --focus 4,0,0 --tracks 10,0,0 --missions 1";
    let (_, scored) = cadet(&desk, line);
    assert_eq!(at(&scored, "/points"), 76);
    assert_eq!(at(&scored, "/band"), "understands");
    assert_eq!(at(&cadet(&desk, "status").1, "/training/points"), 76);
    assert_eq!(at(&cadet(&desk, "undo").1, "/training/stage"), "scoring");
}

#[test]
fn trainings_have_names_and_the_one_used_last_goes_on() {
    let desk = Desk::new();
    for _ in 0..2 {
        cadet(&desk, "new --captain sela --side advanced");
    }
    assert_eq!(cadet(&desk, "new --captain sela --name sela-2").0, Some(2));
    assert_eq!(at(&cadet(&desk, "").1, "/training/name"), "sela-2");
    cadet(&desk, "next --name sela");
    assert_eq!(at(&cadet(&desk, "").1, "/training/turn"), 2);
    assert_eq!(cadet(&desk, "delete nobody").0, Some(1));
    let (_, left) = cadet(&desk, "delete sela-2");
    assert_eq!(at(&left, "/trainings/0/name"), "sela");
    assert_eq!(at(&left, "/trainings/1"), &Value::Null);
    let (_, burned) = cadet(&desk, "score --burn");
    assert_eq!(at(&burned, "/training/stage"), "burned");
}

/// Captains of the other boxes train and go on a mission like those of the core box; what is otherwise for one
/// is said in both languages.
#[test]
fn every_captain_trains_and_goes_on_a_mission() {
    let desk = Desk::new();
    let run = |line: &str| {
        let mut command = desk.tricorder();
        command
            .env("TRICORDER_DATA_DIR", desk.own.path())
            .env("TRICORDER_BOXES", GameBox::CODES.join(","))
            .args(line.split_whitespace());
        let output = command.output().expect("the program starts");
        let text = String::from_utf8(output.stdout).expect("text");
        (output.status.code(), text)
    };
    let own = [
        (CrewDeck::Khan, ["Schrottplatz", "Junk"]),
        (CrewDeck::Rebner, ["Rumdar", "Rumdar"]),
        (CrewDeck::Riker, ["Nahdetonation", "Proximity"]),
        (CrewDeck::Freeman, ["Shax", "Shax"]),
    ];
    for captain in Boxes::all().captains() {
        let code = captain.code();
        let (exit, _) = run(&format!("solo cadet new --captain {code}"));
        assert_eq!(exit, Some(0), "{code}");
        for (at, lang) in ["de", "en"].iter().enumerate() {
            let (_, shown) = run(&format!("solo cadet --name {code} --lang {lang} --format text"));
            let said = own.iter().find(|(of, _)| *of == captain);
            let is_said = said.is_none_or(|(_, words)| shown.contains(words[at]));
            assert!(is_said, "{shown}");
        }
        let (exit, _) = run(&format!("campaign new --captain {code} --mode stun"));
        assert_eq!(exit, Some(0), "{code}");
        let opponent = if captain == CrewDeck::Khan { "kirk" } else { "khan" };
        let record = format!("campaign record --bot {opponent} --score 80 --bot-score 70");
        assert_eq!(run(&record).0, Some(0), "{code}");
        assert_eq!(run("campaign upgrade --bonus 1").0, Some(0), "{code}");
        assert_eq!(run("campaign").0, Some(0), "{code}");
    }
    assert_eq!(run("solo cadet new --captain khan --side basic").0, Some(2));
    assert_eq!(run("solo cadet score --name khan --focus 4,0,0 --marks 9").0, Some(0));
}
