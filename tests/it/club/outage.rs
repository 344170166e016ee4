//! The database is away for a while: what needs none goes on, what needs it is refused with a word, and nothing is lost.
//! `TRICORDER_OUTAGE` says for how many seconds.

use std::thread::{self, sleep};
use std::time::{Duration, Instant};

use super::player::until;
use super::seats::GAME;
use crate::kit::club::{Browser, Node, Proxy, Seen, free_port};
use crate::kit::postgres::{Database, Server};

/// Seconds without a database, unless more are asked for.
const SHORT: u64 = 2;
/// What needs no database: a look-up, an entry, cards, the calculators and one of them.
const COMMON: [&str; 5] = ["/?q=recall", "/e/cc/keyword/recall", "/cards?q=type%3Aship", "/calc", "/calc/attempt"];
/// The page of a refusal, in both languages.
const REFUSED: [(&str, &str, &str); 2] = [
    ("en", "Games and decks are temporarily unavailable", "What was confirmed is kept"),
    ("de", "Partien und Decks sind gerade nicht erreichbar", "Was bestätigt war, ist gespeichert"),
];

/// How long the database is away.
pub fn length() -> Duration {
    let said = std::env::var("TRICORDER_OUTAGE").ok();
    Duration::from_secs(said.and_then(|said| said.parse().ok()).unwrap_or(SHORT))
}

/// Reports gained dilithium in the game where it was seen to stand.
fn report(browser: &mut Browser, at: &str) -> Option<Seen> {
    let fields = [("at", at), ("event", "dilithium"), ("dilithium.count", "1")];
    browser.post("/solo/evening/event", &fields)
}

#[test]
fn look_ups_go_on_and_a_refused_step_is_done_once() {
    let Some(server) = Server::start(&[]) else {
        return;
    };
    let ports = [free_port(), free_port(), free_port()];
    let Some(proxy) = Proxy::haproxy(ports) else {
        return;
    };
    let url = format!("http://127.0.0.1:{}", proxy.port);
    let node = |at: usize| Node::start(&server.url("postgres"), ports[at], &url);
    let _nodes = [node(0), node(1)];
    let proxy = proxy.ready();
    let (mut browser, _) = Browser::seated(proxy.port);
    browser.post("/solo/new", &GAME).expect("an answer");
    assert_eq!(report(&mut browser, "1").expect("an answer").status, 303);
    server.stop();
    let (start, mut slowest) = (Instant::now(), Duration::ZERO);
    while start.elapsed() < length() {
        for path in COMMON {
            assert_eq!(browser.get(path).expect("an answer").status, 200, "{path}");
        }
        for (lang, title, what) in REFUSED {
            let sent = Instant::now();
            let refused = report(&mut browser.reading(lang), "2").expect("an answer");
            slowest = slowest.max(sent.elapsed());
            assert_eq!(refused.status, 503, "{refused:?}");
            refused.says(&[title, what]);
            // A seat may send two a second.
            sleep(Duration::from_millis(500));
        }
    }
    println!("a refused step took {slowest:?} at most");
    server.go_on();
    until(303, || report(&mut browser, "2"));
    let again = report(&mut browser, "2").expect("an answer");
    assert_eq!(again.status, 409, "{again:?}");
    again.says(&["The game continued on another device", "data-at=\"3\""]);
    let kept = "SELECT head, changes, (SELECT count(*) FROM tricorder_user.game_event)
        FROM tricorder_user.game";
    assert_eq!(server.ask("postgres", kept), "3|3|3\n");
}

/// Whatever lies in a table cannot be had, as if the server went while a page was made.
fn hidden(database: &Database, table: &str, work: impl FnOnce()) {
    let rename = |from: &str, to: &str| {
        database.ask(&format!("ALTER TABLE tricorder_user.{from} RENAME TO {to}"));
    };
    rename(table, "hidden");
    work();
    rename("hidden", table);
}

#[test]
fn a_page_whose_database_goes_while_it_is_made_says_so() {
    let Some(database) = Database::empty() else {
        return;
    };
    let node = Node::alone(&database.url());
    let (mut browser, _) = Browser::seated(node.port);
    let deck = [("list", "2 Davies\n1 Kira Nerys"), ("name", "crew of one")];
    let saved = browser.post("/decks/save", &deck).expect("an answer");
    assert_eq!(saved.status, 303, "{saved:?}");
    browser.post("/solo/new", &GAME).expect("an answer");
    let (_, title, _) = REFUSED[0];
    let refused = |seen: Option<Seen>| {
        let seen = seen.expect("an answer");
        assert_eq!(seen.status, 503, "{seen:?}");
        seen.says(&[title]);
        assert!(!seen.body.contains("postgres://"), "{}", seen.body);
    };
    let again = [&deck[..], &[("replace", "on")]].concat();
    let note = [("note", "for Sunday")];
    hidden(&database, "deck_version", || {
        refused(browser.get("/decks"));
        refused(browser.get("/deck/crew%20of%20one"));
        refused(browser.post("/decks/save", &again));
        refused(browser.post("/deck/crew%20of%20one/note", &note));
        refused(browser.post("/deck/crew%20of%20one/remove", &[]));
        browser.get("/solo").expect("a page").says(&["evening"]);
    });
    hidden(&database, "game_event", || {
        refused(browser.get("/solo"));
        refused(browser.get("/solo/evening"));
        refused(report(&mut browser, "1"));
        refused(browser.post("/solo/new", &GAME));
    });
    let list = browser.get("/decks").expect("a page");
    list.says(&["crew of one"]);
    assert_eq!(report(&mut browser, "1").expect("an answer").status, 303);
}

/// Ends whoever sleeps at a database, even where a test fails.
struct Alarm<'a>(&'a Database);

impl Drop for Alarm<'_> {
    fn drop(&mut self) {
        let end = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity
            WHERE datname = current_database() AND wait_event = 'PgSleep'";
        self.0.psql(end);
    }
}

/// Nobody gets at the games while this goes on: the server answers, but not what is asked of it.
fn held_up(database: &Database, work: impl FnOnce()) {
    let lock = "BEGIN; LOCK TABLE tricorder_user.game IN ACCESS EXCLUSIVE MODE; SELECT pg_sleep(900)";
    let is_held = "SELECT count(*) FROM pg_locks
        WHERE relation = 'tricorder_user.game'::regclass AND mode = 'AccessExclusiveLock' AND granted";
    thread::scope(|scope| {
        let holder = scope.spawn(|| database.psql(lock));
        let _alarm = Alarm(database);
        while database.ask(is_held) != "1\n" {
            assert!(!holder.is_finished(), "nobody holds it");
            sleep(Duration::from_millis(50));
        }
        work();
    });
}

#[test]
fn who_waits_for_a_database_that_stands_still_is_told() {
    let Some(database) = Database::empty() else {
        return;
    };
    let node = Node::alone(&database.url());
    let (mut browser, _) = Browser::seated(node.port);
    browser.post("/solo/new", &GAME).expect("an answer");
    held_up(&database, || {
        let waiting = REFUSED.map(|(lang, title, what)| {
            let mut browser = browser.reading(lang);
            thread::spawn(move || {
                let refused = report(&mut browser, "1").expect("an answer");
                assert_eq!(refused.status, 503, "{refused:?}");
                refused.says(&[title, what]);
            })
        });
        for path in COMMON {
            let seen = browser.get(path).expect("an answer");
            assert_eq!(seen.status, 200, "{path}");
        }
        for waiting in waiting {
            waiting.join().expect("it was told");
        }
    });
    // Both were on their way: one of them counts, as the page says.
    let page = until(200, || {
        let page = browser.get("/solo/evening")?;
        let is_done = page.status != 200 || page.body.contains("data-at=\"2\"");
        is_done.then_some(page)
    });
    page.says(&["data-at=\"2\""]);
}
