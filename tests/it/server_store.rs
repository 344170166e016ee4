//! A player's own data on a server: what is kept there, how it moves, and what is said where the server is gone.

use std::fs;
use std::path::Path;
use std::process::Output;

use crate::kit::desk::Desk;
use crate::kit::postgres::{Database, Server};

/// What must never be shown.
const PASSWORD: &str = "tribble";

/// An address with a password, which nobody asks for here.
fn with_password(address: &str) -> String {
    address.replace("postgres@", &format!("postgres:{PASSWORD}@"))
}

fn on_server(desk: &Desk, address: &str, line: &str) -> Output {
    let mut command = desk.tricorder();
    command.args(line.split_whitespace());
    command.args(["--db", &with_password(address)]);
    command.output().expect("the program starts")
}

fn said(output: &Output) -> String {
    let both = [&output.stdout[..], &output.stderr].concat();
    let text = String::from_utf8(both).expect("UTF-8");
    assert!(!text.contains(PASSWORD), "{text}");
    text
}

fn done(output: &Output) -> String {
    let text = said(output);
    assert!(output.status.success(), "{text}");
    text
}

/// The words of a page, whatever lines they stand in.
fn words(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

const NEW_GAME: &str = "solo new --bot sela --difficulty captain --captain picard --seed 8 --name abend";

#[test]
fn what_a_player_keeps_is_on_the_server_and_nowhere_else() {
    let Some(database) = Database::empty() else {
        return;
    };
    let (desk, address) = (Desk::new(), database.url());
    let run = |line: &str| done(&on_server(&desk, &address, line));
    run("collection boxes core,to-boldly-go");
    run("note cc/keyword/log fromtheserver");
    run("note star cc/keyword/recall");
    run(NEW_GAME);
    assert!(run("loggen").contains("fromtheserver"));
    assert!(run("note star").contains("Recall"));
    assert!(run("solo list").contains("abend"));
    assert!(run("archer --json").contains("archer"));
    let status = words(&run("admin db status"));
    assert!(status.contains("PostgreSQL"), "{status}");
    let doctor = desk
        .tricorder()
        .args(["admin", "doctor"])
        .env("TRICORDER_DB", with_password(&address))
        .output()
        .expect("the program starts");
    let doctor = words(&done(&doctor));
    assert!(doctor.contains("TRICORDER_DB=postgres://postgres@"));
    assert_eq!(fs::read_dir(desk.own.path()).expect("a folder").count(), 0);
    assert!(!done(&desk.run("loggen")).contains("fromtheserver"));
    let rules = on_server(&desk, &address, "note rule house-rule");
    assert_eq!(rules.status.code(), Some(2), "{}", said(&rules));
}

/// Something of everything, on this machine.
fn played(desk: &Desk) {
    for line in [
        "collection boxes core,to-boldly-go",
        "note cc/keyword/log one",
        "note cc/keyword/log two",
        "note star cc/keyword/recall",
        NEW_GAME,
        "solo event dismiss-officer",
        "solo undo",
    ] {
        desk.run(line);
    }
    for list in ["3 Worf\n", "4 Worf\n"] {
        desk.tell("deck save - --name crew", list);
    }
}

fn exported(output: &Output, file: &Path) -> String {
    done(output);
    fs::read_to_string(file).expect("a file")
}

#[test]
fn everything_moves_there_and_back_letter_by_letter() {
    let Some(database) = Database::empty() else {
        return;
    };
    let (desk, address) = (Desk::new(), database.url());
    played(&desk);
    let folder = tempfile::tempdir().expect("a folder");
    let [here, there, back] = ["1", "2", "3"].map(|name| folder.path().join(name));
    let line = |command: &str, file: &Path| format!("{command} {}", file.display());
    let first = exported(&desk.run(&line("backup", &here)), &here);
    for part in ["\"log\"", "\"deck\"", "two", "\"star\"", "to-boldly-go"] {
        assert!(first.contains(part), "{part}: {first}");
    }
    done(&on_server(&desk, &address, &line("restore", &here)));
    let second = on_server(&desk, &address, &line("backup", &there));
    assert_eq!(exported(&second, &there), first);
    let again = on_server(&desk, &address, &line("restore", &here));
    assert_eq!(again.status.code(), Some(2), "{}", said(&again));
    let elsewhere = Desk::new();
    done(&elsewhere.run(&line("restore", &there)));
    let third = elsewhere.run(&line("backup", &back));
    assert_eq!(exported(&third, &back), first);
    assert!(done(&elsewhere.run("loggen")).contains("two"));
    done(&elsewhere.run("solo redo"));
}

#[test]
fn a_server_that_is_gone_is_told_and_what_was_confirmed_is_kept() {
    let Some(server) = Server::start(&[]) else {
        return;
    };
    let (desk, address) = (Desk::new(), server.url("postgres"));
    done(&on_server(&desk, &address, NEW_GAME));
    let before = done(&on_server(&desk, &address, "solo log --json"));
    server.stop();
    for (lang, sentence) in [("en", "The server does not answer"), ("de", "antwortet niemand")] {
        let refused = on_server(&desk, &address, &format!("solo event dismiss-officer --lang {lang}"));
        assert_eq!(refused.status.code(), Some(2));
        assert!(words(&said(&refused)).contains(sentence));
        let looked_up = on_server(&desk, &address, &format!("loggen --lang {lang}"));
        let looked_up = words(&done(&looked_up));
        assert!(looked_up.contains(sentence) && looked_up.contains("cc/keyword/log"));
    }
    server.go_on();
    let after = done(&on_server(&desk, &address, "solo log --json"));
    assert_eq!(after, before);
    done(&on_server(&desk, &address, "solo event dismiss-officer"));
}

#[test]
fn an_address_that_asks_for_encryption_is_refused_with_a_way_out() {
    let desk = Desk::new();
    for (lang, sentence, way_out) in [
        ("en", "does not encrypt its connection to PostgreSQL", "ssh -L"),
        ("de", "verschlüsselt seinen Weg zu PostgreSQL nicht", "Tunnel"),
    ] {
        for command in ["solo list", "admin db status", "serve --public"] {
            let line = format!("{command} --lang {lang}");
            let address = "postgres://postgres@club.example/club?sslmode=require";
            let refused = on_server(&desk, address, &line);
            assert_eq!(refused.status.code(), Some(2), "{line}");
            let said = words(&said(&refused));
            let is_clear = said.contains(sentence) && said.contains(way_out);
            assert!(is_clear, "{line}: {said}");
        }
    }
}
