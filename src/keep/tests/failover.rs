//! A primary dies and its standby takes over, as a store sees it.

use std::sync::mpsc::channel;
use std::thread;
use std::time::{Duration, Instant};

use super::server::Server;
use crate::UserError;
use crate::logs::LogKind;
use crate::logs::StoredLog;
use crate::postgres::hear as hear_news;
use crate::postgres::open as on_server;
use crate::seats::mark;
use model::SystemFault;

/// Nothing here takes longer.
const PATIENCE: Duration = Duration::from_secs(90);

#[test]
fn what_was_confirmed_and_the_line_of_news_are_at_the_standby() {
    let Some(primary) = Server::start(&[]) else {
        return;
    };
    let standby = primary.standby();
    let url = primary.url_of_both(&standby, "postgres");
    let mut store = on_server(&url, "jo").expect("a store");
    let log = store.create(LogKind::Solo, "a", &["0"]).expect("a log");
    let (tell, told) = channel();
    let heard = url.clone();
    thread::spawn(move || {
        let mut hear = |mark: &str| tell.send(mark.to_owned()).is_ok();
        hear_news(&heard, &mut hear).expect("an address");
    });
    let next = || told.recv_timeout(PATIENCE);
    assert_eq!(next().as_deref(), Ok(""), "some may have been missed");
    let log = store.append(&log, "1").expect("appended");
    assert_eq!(next(), Ok(mark("jo", "a")));
    primary.stop();
    let refused = store.append(&log, "lost").expect_err("nobody writes");
    assert_eq!(refused.fault(), SystemFault::Unreachable);
    standby.promote();
    assert_eq!(next().as_deref(), Ok(""), "the line is taken up");
    let mut append = |log: &StoredLog| store.append(log, "2");
    let start = Instant::now();
    let log = loop {
        match append(&log) {
            Ok(log) => break log,
            Err(UserError::Server { .. }) => {
                assert!(start.elapsed() < PATIENCE);
                thread::sleep(Duration::from_millis(50));
            }
            Err(error) => panic!("{error}"),
        }
    };
    assert_eq!(next(), Ok(mark("jo", "a")), "told by the new server");
    assert_eq!(store.entries(&log).expect("read"), ["0", "1", "2"]);
}
