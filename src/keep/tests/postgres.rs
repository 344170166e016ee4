//! What holds of a server alone.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Barrier, OnceLock};

use super::server::Database;
use crate::UserError;
use crate::UserStore;
use crate::decks::NewVersion;
use crate::imports::FileRow;
use crate::imports::NewFile;
use crate::logs::LogKind;
use crate::logs::StoredLog;
use crate::postgres::hear as hear_news;
use crate::postgres::open as on_server;
use crate::postgres::seats as seats_on_server;
use crate::seats::mark;
use model::SystemFault;

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
    one.set_star("e", true).expect("given");
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
    let addresses = [format!("{plain}?application_name=a"), plain.clone(), format!("{plain}?application_name=b")];
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
    assert_eq!(steps.trim(), "6");
    let store = on_server(&plain, "").expect("a store");
    assert_eq!(store.list(LogKind::Solo).expect("read").len(), 3);
}

#[test]
fn a_seat_keeps_no_more_than_it_may() {
    let Some(database) = Database::empty() else {
        return;
    };
    let mut operator = on_server(&database.url(), "").expect("a store");
    let mut seat = on_server(&database.url(), "seat").expect("a store");
    let games = "INSERT INTO tricorder_user.game (owner, kind, name, created, used, head)
        SELECT owner, 'solo', 'g' || n, 0, n, 1
        FROM generate_series(1, 500) AS n, (VALUES (''), ('seat')) AS all_of (owner)";
    database.ask(games);
    let more = seat.create(LogKind::Campaign, "more", &["0"]);
    assert!(matches!(more, Err(UserError::Full { what: "games", .. })));
    let more = operator.create(LogKind::Campaign, "more", &["0"]);
    assert!(more.is_ok());
    let long = "x".repeat(3 << 20);
    let version = || NewVersion { source: None, note: None, body: &long };
    seat.save_deck("a", version()).expect("saved");
    let more = seat.save_deck("b", version());
    assert!(matches!(more, Err(UserError::Full { what: "decks", .. })));
    assert_eq!(seat.decks().expect("read").len(), 1);
    operator.save_deck("a", version()).expect("saved");
    operator.save_deck("b", version()).expect("saved");
}

#[test]
fn imports_of_a_seat_end_before_the_disk_does_and_what_was_there_stays() {
    let Some(database) = Database::empty() else {
        return;
    };
    let mut operator = on_server(&database.url(), "").expect("a store");
    let mut seat = on_server(&database.url(), "seat").expect("a store");
    let file = |name: &str| NewFile {
        name: name.to_owned(),
        layout: "2e-23".to_owned(),
        rows: vec![FileRow { line: 2, body: "x".repeat(9 << 20) }],
    };
    seat.import(&[file("a")]).expect("stored");
    let refused = seat.import(&[file("b")]).expect_err("a refusal");
    assert!(matches!(refused, UserError::Full { what: "imports", .. }));
    let names = |store: &dyn UserStore| {
        let files = store.imports().expect("read").into_iter();
        files.map(|file| file.name).collect::<Vec<_>>()
    };
    assert_eq!(names(&*seat), ["a"]);
    // In place of the one before there is room for one as large.
    seat.import(&[file("a")]).expect("stored");
    operator.import(&[file("a"), file("b")]).expect("stored");
    assert_eq!(names(&*operator), ["a", "b"]);
}

#[test]
fn a_seat_at_which_nothing_is_kept_is_given_up_after_a_month() {
    let Some(database) = Database::empty() else {
        return;
    };
    let of = |owner: &str| seats_on_server(&database.url(), owner).expect("seats");
    let store = |owner: &str| on_server(&database.url(), owner).expect("a store");
    let all = ["game", "deck", "import", "owned", "note", "star", "setting", "trash", "young", "seen", "unused"];
    for owner in all {
        of(owner).take_seat(owner, owner).expect("taken");
    }
    let mut game = store("game");
    game.create(LogKind::Solo, "a", &["0"]).expect("a log");
    let version = NewVersion { source: None, note: None, body: "1 Worf" };
    store("deck").save_deck("a", version).expect("saved");
    store("note").add_note("e", "x", false).expect("noted");
    store("star").set_star("e", true).expect("given");
    store("setting").keep_setting("x", "1").expect("kept");
    database.ask(
        "INSERT INTO tricorder_user.owned (owner, name, count) VALUES ('owned', 'Worf', 1);
        INSERT INTO tricorder_user.import_file (owner, name, layout, hash, imported)
            VALUES ('import', 'a', 'x', 'x', 0);
        INSERT INTO tricorder_user.trash (owner, kind, name, removed, body)
            VALUES ('trash', 'deck', 'a', extract(epoch FROM now())::bigint, '{}'), ('unused', 'deck', 'a', 0, '{}');
        UPDATE tricorder_user.seat SET made = made - 40 * 86400,
            seen = seen - CASE owner WHEN 'young' THEN 29 WHEN 'seen' THEN 0 ELSE 31 END * 86400",
    );
    of("new").take_seat("new", "new").expect("taken");
    let owner = |hash: &str| of("").seated(hash).expect("read");
    let gone: Vec<&str> = all.into_iter().filter(|it| owner(it).is_none()).collect();
    assert_eq!(gone, ["unused"]);
    assert_eq!(owner("new").as_deref(), Some("new"));
}

#[test]
fn a_seat_and_a_link_open_what_is_theirs_until_renewed() {
    let Some(database) = Database::empty() else {
        return;
    };
    let of = |owner: &str| seats_on_server(&database.url(), owner).expect("seats");
    of("jo").take_seat("h1", "jo").expect("taken");
    let owner = |hash: &str| of("").seated(hash).expect("read");
    assert_eq!((owner("h1").as_deref(), owner("h2")), (Some("jo"), None));
    assert!(of("").renew_seat("h1", "h2").expect("renewed"));
    assert!(!of("").renew_seat("h1", "h3").expect("asked"));
    assert_eq!((owner("h1"), owner("h2").as_deref()), (None, Some("jo")));
    let mut store = on_server(&database.url(), "jo").expect("a store");
    store.create(LogKind::Solo, "a", &["0"]).expect("a log");
    assert!(of("jo").share("a", false, "s1").expect("shared"));
    assert!(!of("al").share("a", true, "s2").expect("asked"));
    assert_eq!(of("jo").shares("a").expect("read"), [false]);
    let shared = || of("").shared("s1").expect("read");
    let game = shared().expect("a game");
    assert_eq!((game.owner.as_str(), game.game.as_str()), ("jo", "a"));
    assert!(!game.may_play);
    of("al").end_share("a", false).expect("asked");
    assert!(shared().is_some(), "another owner ends nothing");
    of("jo").end_share("a", false).expect("ended");
    assert_eq!(shared(), None);
}

#[test]
fn who_listens_hears_of_every_game_that_moves_and_of_nothing_undone() {
    let Some(database) = Database::empty() else {
        return;
    };
    let url = database.url();
    let mut store = on_server(&url, "jo").expect("a store");
    let log = store.create(LogKind::Solo, "a", &["0"]).expect("a log");
    let (tell, told) = std::sync::mpsc::channel();
    std::thread::spawn(move || {
        let mut hear = |mark: &str| tell.send(mark.to_owned()).is_ok();
        hear_news(&url, &mut hear).expect("an address");
    });
    let next = || told.recv_timeout(std::time::Duration::from_secs(30));
    assert_eq!(next().as_deref(), Ok(""), "some may have been missed");
    let log = store.append(&log, "1").expect("appended");
    assert_eq!(next(), Ok(mark("jo", "a")));
    let stale = StoredLog { head: 1, ..log.clone() };
    assert!(matches!(store.append(&stale, "2"), Err(UserError::Moved)));
    store.delete(&log).expect("deleted");
    assert_eq!(next(), Ok(mark("jo", "a")));
    assert!(told.try_recv().is_err());
}

#[test]
fn what_a_later_version_has_written_is_left_alone() {
    let Some(database) = Database::empty() else {
        return;
    };
    drop(on_server(&format!("{}?application_name=a", database.url()), "").expect("a store"));
    database.ask("INSERT INTO tricorder_user.migration (version) VALUES (99)");
    let refused = on_server(&database.url(), "").err().expect("a refusal");
    assert!(matches!(refused, UserError::Newer { found: 99, known: 6 }));
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
    let held = store.noted(&mut |_| late = Some(other.set_star("e", true)));
    held.expect("read");
    let refused = late.expect("asked").expect_err("a refusal");
    assert_eq!(refused.fault(), SystemFault::Busy);
    assert!(other.set_star("e", true).expect("given"));
}

#[test]
fn what_is_no_address_and_where_nobody_is_are_told_apart() {
    let fault = |address: &str| on_server(address, "").err().map(|error| error.fault());
    assert_eq!(fault("club.db"), Some(SystemFault::NoAddress));
    assert_eq!(fault("postgres://jo@%2Fnowhere/club"), Some(SystemFault::Unreachable));
    for secret in [
        "postgres://jo@club.example/club?sslmode=require",
        "postgres://jo@club.example/club?connect_timeout=1&sslmode=verify-full",
        "host=/nowhere user=jo sslmode=require",
    ] {
        assert_eq!(fault(secret), Some(SystemFault::Unencrypted), "{secret}");
    }
    let open = "postgres://jo@%2Fnowhere/club?sslmode=prefer";
    assert_eq!(fault(open), Some(SystemFault::Unreachable));
    let Some(address) = shared() else {
        return;
    };
    let (server, _) = address.rsplit_once('/').expect("a name behind");
    assert_eq!(fault(&format!("{server}/none")), Some(SystemFault::Missing));
}
