//! Seats: what lies at one is nobody else's.

use crate::kit::club::{Browser, Node};
use crate::kit::desk::Desk;
use crate::kit::postgres::Database;
use crate::kit::sheets::{row, sheet};

/// The choices of a game.
pub const GAME: [(&str, &str); 7] = [
    ("bot", "koloth"),
    ("difficulty", "commander"),
    ("captain", "picard"),
    ("side", "advanced"),
    ("deck", "virtual"),
    ("questions", "joined"),
    ("name", "evening"),
];

#[test]
fn without_a_seat_look_ups_go_and_games_offer_one() {
    let Some(database) = Database::empty() else {
        return;
    };
    let node = Node::alone(&database.url());
    let mut browser = Browser::at(node.port);
    let mut get = |path: &str| browser.get(path).expect("an answer");
    assert_eq!(get("/?q=recall").status, 200);
    assert_eq!(get("/calc").status, 200);
    assert_eq!(get("/cards?q=type%3Aship").status, 200);
    for path in ["/solo", "/solo/evening", "/decks", "/campaign", "/seat"] {
        get(path).says(&["Take a seat", "action=\"/seat\""]);
    }
    let done = browser.post("/solo/new", &GAME).expect("an answer");
    assert_eq!(done.status, 403, "{done:?}");
    assert_eq!(database.ask("SELECT count(*) FROM tricorder_user.game"), "0\n");
}

#[test]
fn what_lies_at_a_seat_is_nobody_elses() {
    let Some(database) = Database::empty() else {
        return;
    };
    let node = Node::alone(&database.url());
    let (mut one, path) = Browser::seated(node.port);
    let (mut other, _) = Browser::seated(node.port);
    let begun = one.post("/solo/new", &GAME).expect("an answer");
    assert_eq!(begun.to(), "/solo/evening/setup");
    let list = |browser: &mut Browser| browser.get("/solo").expect("a list");
    list(&mut one).says(&["evening", "/seat"]);
    assert!(!list(&mut other).body.contains("evening"));
    for below in ["", "/log", "/setup", "/news", "/score", "/share"] {
        let path = format!("/solo/evening{below}");
        let seen = other.get(&path).expect("an answer");
        assert!(seen.status >= 400, "{path}: {seen:?}");
    }
    // A game of the same name is another game.
    let begun = other.post("/solo/new", &GAME).expect("an answer");
    assert_eq!(begun.to(), "/solo/evening/setup");
    // The address opens the seat elsewhere; nothing of it is kept.
    let mut phone = Browser::at(node.port);
    assert_eq!(phone.get(&path).expect("an answer").to(), "/");
    list(&mut phone).says(&["evening"]);
    let word = path.rsplit('/').next().expect("a word");
    let dump = database.ask("SELECT * FROM tricorder_user.seat");
    assert!(!dump.contains(word) && dump.lines().count() == 2, "{dump}");
    assert!(!node.journal().contains(word), "{}", node.journal());
}

#[test]
fn a_deck_saved_at_a_seat_lies_there_alone() {
    let Some(database) = Database::empty() else {
        return;
    };
    let node = Node::alone(&database.url());
    let (mut one, _) = Browser::seated(node.port);
    let (mut other, _) = Browser::seated(node.port);
    let deck = [("list", "2 Davies\n1 Kira Nerys"), ("name", "crew of one")];
    let saved = one.post("/decks/save", &deck).expect("an answer");
    assert!(saved.status < 400, "{saved:?}");
    one.get("/decks").expect("a page").says(&["crew of one"]);
    assert!(!other.get("/decks").expect("a page").body.contains("crew of one"));
}

#[test]
fn imported_cards_are_shown_to_nobody() {
    let Some(database) = Database::empty() else {
        return;
    };
    let node = Node::alone(&database.url());
    let (mut one, _) = Browser::seated(node.port);
    let desk = Desk::new();
    let secret = row("Far Dryad", 1, &[("Type", "Event"), ("Cost", "2"), ("Text", "Hum twice.")]);
    let file = desk.own.path().join("one.txt");
    std::fs::write(&file, sheet(&[&secret])).expect("a file");
    let line = format!("import {} --db {}", file.display(), database.url());
    let output = desk.run(&line);
    assert!(output.status.success(), "{output:?}");
    let theirs = "UPDATE tricorder_user.import_file
        SET owner = (SELECT owner FROM tricorder_user.seat)";
    database.ask(theirs);
    assert_eq!(database.ask("SELECT count(*) FROM tricorder_user.import_row"), "1\n");
    let mut stranger = Browser::at(node.port);
    for browser in [&mut one, &mut stranger] {
        // Whoever asks first at a worker opens its catalogs.
        browser.get("/decks").expect("a page");
        for path in ["/cards?q=dryad", "/?q=far+dryad", "/suggest?q=far+dryad", "/e/2e/card/far-dryad"] {
            let seen = browser.get(path).expect("an answer");
            assert!(!seen.body.contains("Hum twice"), "{path}: {}", seen.body);
            assert!(!seen.body.contains("card/far-dryad\""), "{path}: {}", seen.body);
        }
    }
    let list = [("list", "1 Far Dryad"), ("game", "2e"), ("name", "")];
    let checked = one.post("/decks/check", &list).expect("an answer");
    let checked = one.get(checked.to()).expect("a page");
    checked.says(&["Rules that the unknown cards might affect were not judged."]);
}

#[test]
fn a_renewed_seat_has_one_address_and_a_link_alone_moves_nobody() {
    let Some(database) = Database::empty() else {
        return;
    };
    let node = Node::alone(&database.url());
    let (mut one, old) = Browser::seated(node.port);
    let mut phone = Browser::at(node.port);
    assert_eq!(phone.get(&old).expect("an answer").to(), "/");
    let renewed = one.post("/seat/renew", &[]).expect("an answer");
    let new = renewed.path("/seat/");
    assert_ne!(new, old);
    phone.get("/solo").expect("a page").says(&["Take a seat"]);
    assert_eq!(Browser::at(node.port).get(&old).expect("an answer").status, 404);
    one.get("/seat").expect("a page").says(&["This browser has a seat"]);
    let (mut other, _) = Browser::seated(node.port);
    other.get(&new).expect("a page").says(&["Change to another seat?"]);
    assert_eq!(other.post(&new, &[]).expect("an answer").to(), "/");
    let left = other.post("/seat/leave", &[]).expect("an answer");
    assert_eq!(left.to(), "/seat");
    other.get("/seat").expect("a page").says(&["Take a seat"]);
}

#[test]
fn it_needs_a_server_of_postgresql() {
    let desk = Desk::new();
    for (line, words) in [
        ("serve --public --lang en", "--db postgres://"),
        ("serve --public --lang de", "--db postgres://"),
        ("serve --public --lan --lang en", "--public"),
        ("serve --url https://x.example --lang en", "--public"),
    ] {
        let output = desk.run(line);
        assert_eq!(output.status.code(), Some(2), "{line}: {output:?}");
        let said = String::from_utf8_lossy(&output.stderr);
        assert!(said.contains(words), "{line}: {said}");
    }
    let db = "--db postgres:///x?host=/nowhere --port 0 --lang en";
    let output = desk.run(&format!("serve --public {db} --url club.example"));
    assert_eq!(output.status.code(), Some(2), "{output:?}");
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(said.contains("club.example") && said.contains("https://"), "{said}");
}
