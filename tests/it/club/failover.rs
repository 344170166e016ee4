//! The server of the database dies and its standby takes over: nodes find it by themselves.

use std::io::{BufRead, BufReader};

use super::player::until;
use super::seats::GAME;
use crate::kit::club::{Browser, Node};
use crate::kit::postgres::Server;

#[test]
fn games_and_their_news_go_on_at_the_standby() {
    let Some(primary) = Server::start(&[]) else {
        return;
    };
    let standby = primary.standby();
    // The one that only reads stands first: it is passed over.
    let database = standby.url_of_both(&primary, "postgres");
    let (near, far) = (Node::alone(&database), Node::alone(&database));
    let (mut owner, _) = Browser::seated(near.port);
    owner.post("/solo/new", &GAME).expect("an answer");
    let guest = owner.also_at(far.port);
    let line = BufReader::new(guest.listen("/solo/evening/news"));
    let lines = line.lines().map_while(Result::ok);
    let mut told = lines.filter(|line| line.starts_with("data: "));
    let mut report = |at: &str| {
        let fields = [("at", at), ("event", "dilithium"), ("dilithium.count", "1")];
        until(303, || owner.post("/solo/evening/event", &fields));
    };
    assert_eq!(told.next().as_deref(), Some("data: 1"));
    report("1");
    assert_eq!(told.next().as_deref(), Some("data: 2"));
    primary.stop();
    standby.promote();
    report("2");
    assert_eq!(told.next().as_deref(), Some("data: 3"));
    report("3");
    assert_eq!(told.next().as_deref(), Some("data: 4"));
    let events = "SELECT count(*) FROM tricorder_user.game_event";
    assert_eq!(standby.ask("postgres", events), "4\n");
}
