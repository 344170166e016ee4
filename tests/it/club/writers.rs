//! Two who write the same game at once, each at a node of their own.

use std::sync::Barrier;
use std::thread;

use super::seats::GAME;
use crate::kit::club::{Browser, Node, Seen};
use crate::kit::postgres::Database;
use crate::kit::printed::at;

/// Times two forms are sent at once.
const ROUNDS: usize = 12;

fn report(browser: &mut Browser, at: &str, count: &str) -> Seen {
    let fields = [("at", at), ("event", "dilithium"), ("dilithium.count", count)];
    let seen = browser.post("/solo/evening/event", &fields);
    seen.expect("an answer")
}

/// Two nodes, and a browser at the first that has begun a game.
fn begun(database: &Database) -> (Node, Node, Browser) {
    let [near, far] = [(); 2].map(|()| Node::alone(&database.url()));
    let (mut browser, _) = Browser::seated(near.port);
    browser.post("/solo/new", &GAME).expect("an answer");
    (near, far, browser)
}

#[test]
fn of_two_forms_sent_at_once_exactly_one_is_done() {
    let Some(database) = Database::empty() else {
        return;
    };
    let (_near, far, one) = begun(&database);
    let other = one.also_at(far.port);
    for round in 1..=ROUNDS {
        let start = Barrier::new(2);
        let send = |browser: &Browser, count: &str| {
            let mut browser = browser.clone();
            start.wait();
            report(&mut browser, &round.to_string(), count)
        };
        let seen = thread::scope(|scope| {
            let (one, send) = (&one, &send);
            let other = scope.spawn(|| send(&other, "2"));
            [send(one, "1"), other.join().expect("no panic")]
        });
        let [done, refused] = match (seen[0].status, seen[1].status) {
            (303, _) => [0, 1],
            _ => [1, 0],
        };
        assert_eq!((seen[done].status, seen[refused].status), (303, 409));
        let now = format!("data-at=\"{}\"", round + 1);
        seen[refused].says(&["The game continued on another device", &now]);
        let last = "SELECT event FROM tricorder_user.game_event ORDER BY seq DESC LIMIT 1";
        let count = format!("{}", done + 1);
        let last = database.ask(last);
        assert!(last.contains(&count), "{count} in {last}");
    }
    let kept = "SELECT head, changes, (SELECT count(*) FROM tricorder_user.game_event)
        FROM tricorder_user.game";
    let all = ROUNDS + 1;
    assert_eq!(database.ask(kept), format!("{all}|{all}|{all}\n"));
}

#[test]
fn a_form_from_before_an_undo_is_not_taken_for_one_of_now() {
    let Some(database) = Database::empty() else {
        return;
    };
    let (_near, far, mut one) = begun(&database);
    assert_eq!(report(&mut one, "1", "1").status, 303);
    let mut other = one.also_at(far.port);
    let page = |browser: &mut Browser| at(&browser.get("/solo/evening").expect("a page").body);
    let stale = page(&mut other);
    let undone = one.post("/solo/evening/undo", &[("at", &stale)]);
    assert_eq!(undone.expect("an answer").status, 303);
    let now = page(&mut one);
    assert_eq!(report(&mut one, &now, "2").status, 303);
    // As many entries as the other saw, but not the same.
    let refused = report(&mut other, &stale, "3");
    assert_eq!(refused.status, 409, "{refused:?}");
    refused.says(&["The game continued on another device"]);
    let kept = database.ask("SELECT head, changes FROM tricorder_user.game");
    assert_eq!(kept, "2|4\n");
}
