//! What holds of a server alone.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Barrier, OnceLock};

use super::server::Database;
use crate::model::SystemFault;
use crate::store::user::UserError;
use crate::store::user::logs::LogKind;
use crate::store::user::postgres::open as on_server;

/// The address of a database for all who have an owner of their own; `None` where there is no PostgreSQL.
pub fn shared() -> Option<String> {
    static SHARED: OnceLock<Option<Database>> = OnceLock::new();
    let database = SHARED.get_or_init(Database::empty);
    database.as_ref().map(Database::url)
}

/// An owner nobody else has.
pub fn new_owner() -> String {
    static NUMBER: AtomicUsize = AtomicUsize::new(0);
    format!("owner {}", NUMBER.fetch_add(1, Ordering::Relaxed))
}

#[test]
fn owners_see_nothing_of_each_other() {
    let Some(address) = shared() else {
        return;
    };
    let [one, other] = [new_owner(), new_owner()];
    let mut one = on_server(&address, &one).expect("a store");
    let mut other = on_server(&address, &other).expect("a store");
    let log = one.create(LogKind::Solo, "a", &["0"]).expect("a log");
    one.keep_setting("x", "1").expect("kept");
    one.star("e", true).expect("given");
    assert_eq!(other.list(LogKind::Solo).expect("read"), []);
    assert_eq!(other.entries(&log).expect("read"), Vec::<String>::new());
    assert!(matches!(other.append(&log, "1"), Err(UserError::Moved)));
    other.delete(&log).expect("nothing");
    assert_eq!(other.setting("x").expect("read"), None);
    assert_eq!(other.stars().expect("read"), Vec::<String>::new());
    other.create(LogKind::Solo, "a", &["0"]).expect("a log");
    assert_eq!(one.list(LogKind::Solo).expect("read"), [log]);
}

#[test]
fn two_who_start_at_once_make_the_tables_once() {
    let Some(database) = Database::empty() else {
        return;
    };
    // Each spelling of the address is a server of its own, as two nodes are.
    let plain = database.url();
    let addresses = [
        format!("{plain}?application_name=a"),
        plain.clone(),
        format!("{plain}?application_name=b"),
    ];
    let start = Barrier::new(addresses.len());
    std::thread::scope(|scope| {
        for address in &addresses {
            scope.spawn(|| {
                start.wait();
                let mut store = on_server(address, "").expect("a store");
                store.create(LogKind::Solo, address, &["0"]).expect("a log");
            });
        }
    });
    let steps = database.ask("SELECT count(*) FROM tricorder_user.migration");
    assert_eq!(steps.trim(), "1");
    let store = on_server(&plain, "").expect("a store");
    assert_eq!(store.list(LogKind::Solo).expect("read").len(), 3);
}

#[test]
fn what_a_later_version_has_written_is_left_alone() {
    let Some(database) = Database::empty() else {
        return;
    };
    drop(on_server(&format!("{}?application_name=a", database.url()), "").expect("a store"));
    database.ask("INSERT INTO tricorder_user.migration (version) VALUES (99)");
    let refused = on_server(&database.url(), "").err().expect("a refusal");
    assert!(matches!(
        refused,
        UserError::Newer {
            found: 99,
            known: 1
        }
    ));
}

#[test]
fn a_connection_that_was_lost_is_replaced() {
    let Some(database) = Database::empty() else {
        return;
    };
    let mut store = on_server(&database.url(), "").expect("a store");
    let log = store.create(LogKind::Solo, "a", &["0"]).expect("a log");
    let end = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE datname = current_database() AND pid <> pg_backend_pid()";
    database.ask(end);
    let log = store.append(&log, "1").expect("appended");
    database.ask(end);
    assert_eq!(store.entries(&log).expect("read"), ["0", "1"]);
}

#[test]
fn whoever_waits_too_long_for_another_is_told() {
    let Some(database) = Database::empty() else {
        return;
    };
    let mut store = on_server(&database.url(), "").expect("a store");
    let address = database.url();
    let mut late = None;
    let mut other = on_server(&address, "").expect("a store");
    let held = store.noted(&mut |_| late = Some(other.star("e", true)));
    held.expect("read");
    let refused = late.expect("asked").expect_err("a refusal");
    assert_eq!(refused.fault(), SystemFault::Busy);
    assert!(other.star("e", true).expect("given"));
}

#[test]
fn what_is_no_address_and_where_nobody_is_are_told_apart() {
    let fault = |address: &str| on_server(address, "").err().map(|error| error.fault());
    assert_eq!(fault("club.db"), Some(SystemFault::NoAddress));
    assert_eq!(
        fault("postgres://jo@%2Fnowhere/club"),
        Some(SystemFault::Unreachable)
    );
    let Some(address) = shared() else {
        return;
    };
    let (server, _) = address.rsplit_once('/').expect("a name behind");
    assert_eq!(fault(&format!("{server}/none")), Some(SystemFault::Missing));
}
