//! Stored games: nothing is lost, whoever is killed; two terminals do not mix; a log is the same game
//! everywhere.

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::process::{Output, Stdio};
use std::thread;
use std::time::Duration;

use serde_json::Value;

use crate::kit::desk::Desk;

const NEW: &str =
    "solo new --bot koloth --difficulty commander --captain picard --deck virtual --seed 7 --name test";

fn text(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned()
}

fn status(desk: &Desk) -> String {
    let output = desk.run("solo status --json");
    assert!(output.status.success(), "{output:?}");
    text(&output)
}

/// Entries of the log of the only game.
fn entries(desk: &Desk) -> u64 {
    let list = text(&desk.run("solo list --json"));
    let list: Value = serde_json::from_str(&list).expect("JSON");
    list["games"][0]["entries"].as_u64().expect("a number")
}

fn begun() -> Desk {
    let desk = Desk::new();
    assert!(desk.run(NEW).status.success());
    desk
}

#[test]
fn a_kill_at_any_instant_loses_nothing() {
    let desk = begun();
    let mut before = entries(&desk);
    for round in 0..25_u64 {
        let mut command = desk.tricorder();
        command.args(["solo", "event", "latinum", "1"]);
        let mut child = command.stdout(Stdio::null()).stderr(Stdio::null()).spawn().expect("the program starts");
        thread::sleep(Duration::from_millis(round * 2));
        let _ = child.kill();
        let _ = child.wait();
        let now = entries(&desk);
        assert!(now == before || now == before + 1, "{before} became {now}");
        before = now;
    }
    let output = desk.run("solo event latinum 1");
    assert!(output.status.success(), "{output:?}");
    assert_eq!(entries(&desk), before + 1);
    let table: Value = serde_json::from_str(&status(&desk)).expect("JSON");
    assert_eq!(table["table"]["supply"]["latinum"].as_u64(), Some(before), "{table:#}");
}

#[test]
fn a_terminal_that_lags_behind_is_refused() {
    let desk = begun();
    let mut first = desk
        .tricorder()
        .args(["solo", "play"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut out = BufReader::new(first.stdout.take().expect("an output"));
    let mut line = String::new();
    out.read_line(&mut line).expect("a prompt");
    out.read_line(&mut line).expect("a prompt");
    assert!(desk.run("solo event latinum 2").status.success());
    let after = status(&desk);
    let mut stdin = first.stdin.take().expect("an input");
    stdin.write_all(b"dilithium 3\n").expect("written");
    drop(stdin);
    thread::spawn(move || {
        let mut rest = String::new();
        while out.read_line(&mut rest).is_ok_and(|count| count > 0) {}
    });
    let output = first.wait_with_output().expect("the program ends");
    assert_eq!(output.status.code(), Some(2), "{output:?}");
    assert!(String::from_utf8_lossy(&output.stderr).contains("another terminal"));
    assert_eq!(status(&desk), after);
}

#[test]
fn many_terminals_at_once_are_serialised() {
    let desk = begun();
    let before = entries(&desk);
    let done = thread::scope(|scope| {
        let runs: Vec<_> = (0..8).map(|_| scope.spawn(|| desk.run("solo event latinum 1").status.code())).collect();
        let codes = runs.into_iter().map(|run| run.join().expect("a thread"));
        codes.filter(|code| *code == Some(0)).count()
    });
    assert!(done >= 1);
    assert_eq!(entries(&desk), before + u64::try_from(done).expect("few"));
}

#[test]
fn undo_and_redo_give_equal_states() {
    let desk = begun();
    let mut states = vec![status(&desk)];
    let lines = [
        ("solo event latinum 3", ""),
        ("solo event draw 2", ""),
        ("solo correct military 4", ""),
        ("solo play", "\n"),
        ("solo play", "1 3; rom; tribbles; pakled freighter; bolians; betazed; risa; archer iv\n"),
        ("solo correct influence 2", ""),
    ];
    for (line, input) in lines {
        let output = desk.tell(line, input);
        assert!(output.status.success(), "{line}: {output:?}");
        states.push(status(&desk));
    }
    states.dedup();
    assert!(states.len() > 5, "the steps change something");
    for expected in states.iter().rev().skip(1) {
        assert!(desk.run("solo undo").status.success());
        assert_eq!(&status(&desk), expected);
    }
    assert_eq!(desk.run("solo undo").status.code(), Some(2));
    for expected in states.iter().skip(1) {
        assert!(desk.run("solo redo").status.success());
        assert_eq!(&status(&desk), expected);
    }
    assert_eq!(desk.run("solo redo").status.code(), Some(2));
}

#[test]
fn a_log_is_the_same_game_on_another_machine() {
    let desk = begun();
    for event in ["latinum 2", "draw 3"] {
        assert!(desk.run(&format!("solo event {event}")).status.success());
    }
    let other = Desk::new();
    for entry in fs::read_dir(desk.own.path()).expect("a folder") {
        let path = entry.expect("an entry").path();
        let name = path.file_name().expect("a name");
        fs::copy(&path, other.own.path().join(name)).expect("copied");
    }
    assert_eq!(status(&other), status(&desk));
    let log = |desk: &Desk| text(&desk.run("solo log"));
    assert_eq!(log(&other), log(&desk));
}

#[test]
fn what_is_no_user_database_is_left_alone() {
    let desk = Desk::new();
    let path = desk.own.path().join("user.db");
    fs::write(&path, "this is not a database, but perhaps dear to somebody").expect("written");
    let output = desk.run("solo list");
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).contains("user.db"));
    let kept = fs::read_to_string(&path).expect("read");
    assert!(kept.starts_with("this is not"));
}

#[test]
fn wrong_words_change_nothing() {
    let desk = begun();
    let before = status(&desk);
    for words in [
        "solo event drwa 2",
        "solo event draw 99",
        "solo event control vulcan",
        "solo event choose draw",
        "solo event lose-location betazed",
        "solo correct militry 4",
        "solo correct military 16",
        "solo correct move nowhere krell",
        "solo correct move log worff-of-nowhere",
        "solo correct zone betazed + 9 bot",
        "solo correct stardate 9 3",
        "solo redo",
        "solo undo",
    ] {
        let output = desk.run(words);
        let code = output.status.code();
        assert!(code == Some(2) || code == Some(1), "{words}: {output:?}");
        assert!(!output.stderr.is_empty(), "{words}");
        assert_eq!(status(&desk), before, "{words}");
    }
}
