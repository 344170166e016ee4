//! Games shared by a link.

use std::io::{BufRead, BufReader, Read};

use super::seats::GAME;
use crate::kit::club::{Browser, Node};
use crate::kit::postgres::Database;

/// A seat with a game, and the path of a link to it.
fn shared(node: &Node, link: &str) -> (Browser, String) {
    let (mut owner, _) = Browser::seated(node.port);
    let begun = owner.post("/solo/new", &GAME).expect("an answer");
    assert_eq!(begun.to(), "/solo/evening/setup");
    let path = made(&mut owner, link);
    (owner, path)
}

fn made(owner: &mut Browser, link: &str) -> String {
    let made = owner.post("/solo/evening/share", &[("link", link), ("do", "make")]);
    made.expect("an answer").path("/table/")
}

/// Where a link leads.
fn table(browser: &mut Browser, link: &str) -> String {
    browser.get(link).expect("an answer").to().to_owned()
}

#[test]
fn who_may_play_goes_on_with_this_game_and_nothing_else() {
    let Some(database) = Database::empty() else {
        return;
    };
    let node = Node::alone(&database.url());
    let (mut owner, link) = shared(&node, "play");
    let mut guest = Browser::at(node.port);
    let game = table(&mut guest, &link);
    let page = guest.get(&game).expect("a page");
    page.says(&["Koloth", "data-at=\"1\"", &format!("{game}/turn")]);
    assert!(!page.body.contains("/delete") && !page.body.contains("/share"));
    let event = [("at", "1"), ("event", "dilithium"), ("dilithium.count", "1")];
    let done = guest.post(&format!("{game}/event"), &event);
    assert_eq!(done.expect("an answer").to(), format!("{game}#now"));
    let seen = owner.get("/solo/evening").expect("a page");
    seen.says(&["data-at=\"2\"", "/share", "/delete"]);
    guest.get(&format!("{game}/log")).expect("a page").says(&["Koloth · Commander"]);
    // What the owner calls the game is nobody else's.
    for below in ["", "/log", "/setup", "/score"] {
        let page = guest.get(&format!("{game}{below}")).expect("a page");
        assert!(page.status == 200 && !page.body.contains("evening"), "{below}: {}", page.body);
    }
    for below in ["delete", "share"] {
        let path = format!("{game}/{below}");
        assert_eq!(guest.get(&path).expect("an answer").status, 404, "{path}");
        let done = guest.post(&path, &[("link", "play"), ("do", "make")]);
        assert_eq!(done.expect("an answer").status, 404, "{path}");
    }
    guest.get("/solo").expect("a page").says(&["Take a seat"]);
    guest.get("/solo/evening").expect("a page").says(&["Take a seat"]);
}

#[test]
fn who_watches_changes_nothing() {
    let Some(database) = Database::empty() else {
        return;
    };
    let node = Node::alone(&database.url());
    let (mut owner, link) = shared(&node, "watch");
    let mut guest = Browser::at(node.port);
    let game = table(&mut guest, &link);
    let page = guest.get(&game).expect("a page");
    page.says(&["You are watching", "/log"]);
    assert!(!page.body.contains("<form class=\"ask\""), "{}", page.body);
    let field = [("at", "1"), ("event", "dilithium"), ("dilithium.count", "1")];
    for below in ["turn", "answer", "event", "undo", "redo", "correct", "score"] {
        let done = guest.post(&format!("{game}/{below}"), &field);
        assert_eq!(done.expect("an answer").status, 403, "{below}");
    }
    assert!(guest.post(&format!("{game}/delete"), &[]).expect("an answer").status >= 400);
    owner.get("/solo/evening").expect("a page").says(&["data-at=\"1\""]);
}

#[test]
fn a_link_ends_when_its_owner_says_so_and_with_the_game() {
    let Some(database) = Database::empty() else {
        return;
    };
    let node = Node::alone(&database.url());
    let (mut owner, old) = shared(&node, "play");
    let mut guest = Browser::at(node.port);
    let game = table(&mut guest, &old);
    let new = made(&mut owner, "play");
    assert_eq!(guest.get(&old).expect("an answer").status, 404);
    assert_eq!(guest.get(&game).expect("an answer").status, 404);
    table(&mut guest, &new);
    let ended = owner.post("/solo/evening/share", &[("link", "play"), ("do", "end")]);
    assert_eq!(ended.expect("an answer").to(), "/solo/evening/share");
    assert_eq!(guest.get(&new).expect("an answer").status, 404);
    let watch = made(&mut owner, "watch");
    let game = table(&mut guest, &watch);
    let mut line = guest.listen(&format!("{game}/news"));
    made(&mut owner, "watch");
    let event = [("at", "1"), ("event", "dilithium"), ("dilithium.count", "1")];
    owner.post("/solo/evening/event", &event).expect("an answer");
    let mut rest = String::new();
    line.read_to_string(&mut rest).expect("the line ends");
    assert!(!rest.contains("data: 2"), "{rest}");
    let watch = made(&mut owner, "watch");
    table(&mut guest, &watch);
    assert_eq!(owner.post("/solo/evening/delete", &[]).expect("an answer").to(), "/trash");
    assert_eq!(guest.get(&watch).expect("an answer").status, 404);
}

#[test]
fn a_move_at_one_node_is_news_at_another() {
    let Some(database) = Database::empty() else {
        return;
    };
    let (near, far) = (Node::alone(&database.url()), Node::alone(&database.url()));
    let (mut owner, link) = shared(&near, "watch");
    let mut guest = Browser::at(far.port);
    let game = table(&mut guest, &link);
    let line = BufReader::new(guest.listen(&format!("{game}/news")));
    let mut told = line.lines().map_while(Result::ok).filter(|line| line.starts_with("data: "));
    assert_eq!(told.next().as_deref(), Some("data: 1"));
    let event = [("at", "1"), ("event", "dilithium"), ("dilithium.count", "1")];
    let start = std::time::Instant::now();
    let done = owner.post("/solo/evening/event", &event).expect("an answer");
    assert_eq!(done.to(), "/solo/evening#now");
    assert_eq!(told.next().as_deref(), Some("data: 2"));
    // Not looked up after twenty seconds, but told.
    assert!(start.elapsed().as_secs() < 15, "{:?}", start.elapsed());
}
