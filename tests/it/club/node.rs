//! A node as its operator sees it: health, measurements, limits, journal, end.

use std::io::{Read, Write};
use std::net::TcpStream;
use std::time::{Duration, Instant};

use serde_json::Value;

use super::seats::GAME;
use crate::kit::club::{Browser, Node, free_port};
use crate::kit::postgres::{Database, Server};

/// A request with headers of its own.
fn raw(port: u16, request: &str) -> String {
    let mut stream = TcpStream::connect(("127.0.0.1", port)).expect("a connection");
    stream.write_all(request.as_bytes()).expect("sent");
    let mut answer = String::new();
    let _ = stream.read_to_string(&mut answer);
    answer
}

#[test]
fn it_says_how_it_is_and_what_it_measured() {
    let Some(database) = Database::empty() else {
        return;
    };
    let node = Node::alone(&database.url());
    let health: Value = serde_json::from_str(&node.health().expect("health").body).expect("JSON");
    assert_eq!(health["status"], "well");
    assert_eq!((&health["catalog"], &health["database"]), (&true.into(), &true.into()));
    let (mut browser, _) = Browser::seated(node.port);
    browser.post("/solo/new", &GAME).expect("an answer");
    let event = [("at", "1"), ("event", "dilithium"), ("dilithium.count", "1")];
    browser.post("/solo/evening/event", &event).expect("an answer");
    let text = browser.get("/metrics").expect("measurements").body;
    for line in [
        "tricorder_requests_total{room=\"/seat\",status=\"2xx\"} 1",
        "tricorder_requests_total{room=\"/solo/{name}/event\",status=\"3xx\"} 1",
        "tricorder_events_total 1",
        "tricorder_database_up 1",
    ] {
        assert!(text.lines().any(|said| said == line), "{line}\n{text}");
    }
    let forwarded = "GET /metrics HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 203.0.113.7\r\n\
         Connection: close\r\n\r\n";
    assert!(raw(node.port, forwarded).starts_with("HTTP/1.1 403"));
    let port = free_port();
    let open = Node::with(&database.url(), port, "https://club.example", &["--metrics-open"]);
    assert!(raw(port, forwarded).starts_with("HTTP/1.1 200"));
    // Behind a proxy that speaks https the cookie goes no other way.
    let sent = "POST /seat HTTP/1.1\r\nHost: club.example\r\nOrigin: https://club.example\r\n\
         Content-Length: 0\r\nConnection: close\r\n\r\n";
    let taken = raw(port, sent);
    assert!(taken.contains("; HttpOnly; SameSite=Lax; Secure"), "{taken}");
    assert!(taken.contains("https://club.example/seat/"), "{taken}");
    drop(open);
    let foreign = "GET / HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n";
    assert!(raw(node.port, foreign).starts_with("HTTP/1.1 403"));
    let journal = node.journal_with("/solo/{name}/event");
    let rooms: Vec<Value> =
        journal.lines().map(|line| serde_json::from_str(line).expect("a line of JSON")).collect();
    let event = rooms.iter().find(|line| line["room"] == "/solo/{name}/event");
    let event = event.expect("the request");
    assert_eq!((&event["method"], &event["status"]), (&"POST".into(), &303.into()));
    assert_eq!(event["seat"].as_str().expect("a seat").len(), 8);
    assert!(!journal.contains("evening"), "{journal}");
}

#[test]
fn who_asks_too_much_is_told_when_to_come_again() {
    let Some(database) = Database::empty() else {
        return;
    };
    let node = Node::alone(&database.url());
    let mut browser = Browser::at(node.port);
    let refused = (0..60).find_map(|_| {
        let seen = browser.post("/decks/check", &[]).expect("an answer");
        (seen.status == 429).then_some(seen)
    });
    assert!(refused.is_none(), "sixty in a row are fine");
    let refused = (0..200).find_map(|_| {
        let seen = browser.post("/decks/check", &[]).expect("an answer");
        (seen.status == 429).then_some(seen)
    });
    let refused = refused.expect("too much");
    refused.says(&["Not so fast", "Try again in"]);
    assert!(refused.headers("retry-after")[0].parse::<u32>().expect("seconds") >= 1);
    assert_eq!(browser.get("/?q=recall").expect("an answer").status, 200);
}

#[test]
fn told_to_end_it_says_so_first_and_ends_in_time() {
    let Some(database) = Database::empty() else {
        return;
    };
    let mut node = Node::alone(&database.url());
    let (mut browser, _) = Browser::seated(node.port);
    browser.post("/solo/new", &GAME).expect("an answer");
    let port = node.port;
    let mut line = browser.listen("/solo/evening/news");
    let watched = std::thread::spawn(move || {
        let start = Instant::now();
        loop {
            let seen = Browser::at(port).get("/healthz");
            if let Some(seen) = seen.filter(|seen| seen.status == 503) {
                return Some(seen.body);
            }
            if start.elapsed() > Duration::from_secs(30) {
                return None;
            }
            std::thread::sleep(Duration::from_millis(100));
        }
    });
    let took = node.end();
    assert!(took < Duration::from_secs(10), "{took:?}");
    let said = watched.join().expect("watched").expect("unwell");
    assert!(said.contains("\"ending\""), "{said}");
    let mut rest = String::new();
    let _ = line.read_to_string(&mut rest);
    assert!(rest.contains("data: 1"), "{rest}");
}

#[test]
fn while_the_database_is_away_look_ups_go_on_and_nothing_is_lost() {
    let Some(server) = Server::start(&[]) else {
        return;
    };
    let node = Node::alone(&server.url("postgres"));
    let (mut browser, _) = Browser::seated(node.port);
    browser.post("/solo/new", &GAME).expect("an answer");
    let event = |at: &str| {
        let at = at.to_owned();
        move |browser: &mut Browser| {
            let fields = [("at", at.as_str()), ("event", "dilithium"), ("dilithium.count", "1")];
            browser.post("/solo/evening/event", &fields).expect("an answer")
        }
    };
    assert_eq!(event("1")(&mut browser).status, 303);
    server.stop();
    assert_eq!(browser.get("/?q=recall").expect("an answer").status, 200);
    let refused = event("2")(&mut browser);
    assert_eq!(refused.status, 503, "{refused:?}");
    refused.says(&["temporarily unavailable", "What was confirmed is kept"]);
    assert_eq!(browser.get("/solo").expect("an answer").status, 503);
    let health: Value = serde_json::from_str(&node.health().expect("health").body).expect("JSON");
    assert_eq!((&health["status"], &health["database"]), (&"well".into(), &false.into()));
    server.go_on();
    let page = browser.get("/solo/evening").expect("a page");
    page.says(&["data-at=\"2\""]);
    assert_eq!(event("2")(&mut browser).status, 303);
}
