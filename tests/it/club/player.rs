//! A player with a script: takes a seat, plays a whole turn of the Bot whatever happens to nodes and database, and
//! what is kept of it afterwards.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread::sleep;
use std::time::{Duration, Instant};

use keep::logs::LogKind;
use keep::logs::Logs;
use keep::sqlite::SqliteStore;
use model::Lang;

use crate::kit::club::{Browser, Seen};
use crate::kit::postgres::Server;
use crate::kit::printed::{self, PRINTED, Step, at, pairs, sent};
use crate::kit::site::Site;

const GAME: &str = "/solo/koloth-commander";
/// Nobody waits longer for a step.
const PATIENCE: Duration = Duration::from_secs(120);

/// What each player does.
pub fn steps() -> Vec<Step> {
    let dilithium = [("event", "dilithium"), ("dilithium.count", "1")];
    let event = dilithium.map(|(name, value)| (name, value.to_owned()));
    let rest = [("event", event.to_vec()), ("event", event.to_vec())];
    let turn = printed::laid_out().into_iter().chain(printed::turn());
    turn.chain(rest).collect()
}

/// How long to wait before the same is tried again; `None` if it went well.
fn wait(seen: Option<&Seen>, good: u16) -> Option<Duration> {
    let soon = Duration::from_millis(200);
    let Some(seen) = seen else {
        return Some(soon);
    };
    match seen.status {
        status if status == good => None,
        429 => {
            let after = seen.headers("retry-after")[0].parse().expect("seconds");
            Some(Duration::from_secs(after))
        }
        // A node that died, or whose database is away.
        500 | 502 | 503 | 504 => Some(soon),
        _ => panic!("{seen:?}"),
    }
}

/// Tries until it goes well.
pub fn until(good: u16, mut work: impl FnMut() -> Option<Seen>) -> Seen {
    let start = Instant::now();
    loop {
        let seen = work();
        match wait(seen.as_ref(), good) {
            None => return seen.expect("an answer"),
            Some(wait) => sleep(wait),
        }
        assert!(start.elapsed() < PATIENCE, "{seen:?}");
    }
}

/// Takes a seat and begins the game.
pub fn seated(port: u16) -> Browser {
    let mut browser = Browser::at(port);
    until(200, || browser.post("/seat", &[]));
    until(303, || browser.post("/solo/new", &PRINTED));
    browser
}

/// Plays from where the game stands. A step whose answer never came counts if the game has gone on.
pub fn play(browser: &mut Browser, confirmed: &AtomicUsize) {
    for (before, (below, fields)) in (1_usize..).zip(&steps()) {
        let start = Instant::now();
        loop {
            let page = until(200, || browser.get(GAME));
            let now: usize = at(&page.body).parse().expect("a number");
            assert!(now == before || now == before + 1, "{now} after {before}");
            if now > before {
                break;
            }
            let fields = sent(&page.body, &pairs(fields));
            let seen = browser.post(&format!("{GAME}/{below}"), &pairs(&fields));
            match wait(seen.as_ref(), 303) {
                None => break,
                Some(wait) => sleep(wait),
            }
            assert!(start.elapsed() < PATIENCE, "{seen:?}");
        }
        confirmed.fetch_add(1, Ordering::Relaxed);
    }
}

/// Waits until so many steps are confirmed.
pub fn wait_for(count: &AtomicUsize, least: usize) {
    let start = Instant::now();
    while count.load(Ordering::Relaxed) < least {
        assert!(start.elapsed() < PATIENCE * 3, "{count:?} of {least}");
        sleep(Duration::from_millis(20));
    }
}

/// The entries of all games at a server, each as a list. Nobody took anything back: there are as many as changes.
fn kept(server: &Server) -> Vec<Vec<String>> {
    let sql = "SELECT json_agg(event ORDER BY seq) FROM tricorder_user.game_event
        JOIN tricorder_user.game ON game.id = game GROUP BY game.id, head
        HAVING count(*) = head AND max(seq) = head AND changes = head ORDER BY game.id";
    // An aggregate spans lines.
    let sql = format!("SELECT replace(list::text, E'\\n', ' ') FROM ({sql}) AS all_of (list)");
    let text = server.ask("postgres", &sql);
    let read = |line: &str| serde_json::from_str(line).expect("a list");
    text.lines().map(read).collect()
}

/// The same game on a single machine, from the same beginning.
fn alone(site: &mut Site, name: &str, first: &str) -> Vec<String> {
    let path = site.desk.own.path().join("user.db");
    let mut store = SqliteStore::open(&path).expect("a store");
    store.create(LogKind::Solo, name, &[first]).expect("a game");
    for (below, fields) in &steps() {
        let page = site.get(&format!("/solo/{name}"));
        let fields = sent(&page.text, &pairs(fields));
        let done = site.post(&format!("/solo/{name}/{below}"), &pairs(&fields));
        assert!(done.to().is_some(), "{}", done.text);
    }
    let log = store.find_by_name(LogKind::Solo, name).expect("read");
    store.entries(&log.expect("a game")).expect("entries")
}

/// Fails unless a server keeps so many games, each whole and once, and each as a single machine plays it.
pub fn compare(server: &Server, count: usize) {
    let games = kept(server);
    assert_eq!(games.len(), count, "each game whole and once");
    let mut site = Site::open(Lang::En);
    for (number, game) in games.iter().enumerate() {
        assert_eq!(game.len(), 1 + steps().len());
        let name = format!("g{number}");
        assert_eq!(&alone(&mut site, &name, &game[0]), game);
    }
}
