//! An evening of a club: players at a proxy play whole turns of the Bot while a node dies, one comes, and the server of
//! the database dies for good, so that its standby takes over. What was confirmed is there afterwards, once, and each
//! game is the one that a single machine comes to. `TRICORDER_PLAYERS` says how many play.

use std::sync::atomic::AtomicUsize;
use std::thread::{self, sleep};

use super::outage;
use super::player::{compare, play, seated, steps, until, wait_for};
use crate::kit::club::{Browser, Node, Proxy, free_port};
use crate::kit::postgres::Server;

/// Players, unless more are asked for.
const PLAYERS: usize = 10;

fn players() -> usize {
    let said = std::env::var("TRICORDER_PLAYERS").ok();
    said.and_then(|said| said.parse().ok()).unwrap_or(PLAYERS)
}

#[test]
fn nodes_and_the_primary_die_and_no_confirmed_step_is_lost() {
    let Some(primary) = Server::start(&[]) else {
        return;
    };
    let ports = [free_port(), free_port(), free_port()];
    let Some(proxy) = Proxy::haproxy(ports) else {
        return;
    };
    let standby = primary.standby();
    let url = proxy.url();
    let database = primary.url_of_both(&standby, "postgres");
    let node = |at: usize| Node::start(&database, ports[at], &url);
    let (one, _two) = (node(0), node(1));
    let proxy = proxy.ready();
    let (count, confirmed) = (players(), AtomicUsize::new(0));
    let all = count * steps().len();
    thread::scope(|scope| {
        for _ in 0..count {
            scope.spawn(|| play(&mut seated(proxy.port), &confirmed));
        }
        wait_for(&confirmed, all / 4);
        one.kill();
        wait_for(&confirmed, all / 3);
        let _three = node(2);
        wait_for(&confirmed, all / 2);
        primary.stop();
        sleep(outage::length());
        let looked_up = until(200, || Browser::at(proxy.port).get("/?q=recall"));
        looked_up.says(&["Recall"]);
        standby.promote();
        wait_for(&confirmed, all);
    });
    compare(&standby, count);
}

#[test]
fn nginx_lets_the_same_through() {
    let Some(server) = Server::start(&[]) else {
        return;
    };
    let ports = [free_port(), free_port(), free_port()];
    let Some(proxy) = Proxy::nginx(ports) else {
        return;
    };
    let url = proxy.url();
    let _node = Node::start(&server.url("postgres"), ports[1], &url);
    let proxy = proxy.ready();
    let confirmed = AtomicUsize::new(0);
    let mut browser = seated(proxy.port);
    play(&mut browser, &confirmed);
    let metrics = browser.get("/metrics").expect("an answer");
    assert_eq!(metrics.status, 403, "{metrics:?}");
    compare(&server, 1);
}
