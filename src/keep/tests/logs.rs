use std::sync::Barrier;

use super::{Bench, contract};
use crate::UserError;
use crate::logs::LogKind;

contract!(
    undo_and_redo_move_the_head,
    who_lags_behind_is_refused_and_nothing_is_lost,
    names_are_unique_within_a_kind,
    the_last_used_comes_first,
    of_two_writers_exactly_one_wins,
    who_saw_what_was_taken_back_lags_behind,
    who_saw_a_deleted_game_does_not_go_on_with_the_next,
    a_summary_counts_until_its_log_changes,
);

fn undo_and_redo_move_the_head(bench: &Bench) {
    let mut store = bench.store();
    let log = store.create(LogKind::Solo, "a", &["0"]).expect("a log");
    let log = store.append(&log, "1").expect("appended");
    let back = store.rewind(&log, 1).expect("moved");
    assert_eq!(store.entries(&back).expect("entries"), ["0"]);
    assert_eq!((back.head, back.entries), (1, 2));
    let forth = store.rewind(&back, 2).expect("moved");
    assert_eq!(store.entries(&forth).expect("entries"), ["0", "1"]);
    let back = store.rewind(&forth, 1).expect("moved");
    let other = store.append(&back, "2").expect("appended");
    assert_eq!(store.entries(&other).expect("entries"), ["0", "2"]);
    assert_eq!(other.entries, 2);
    assert_eq!(store.rewind(&other, 0).expect("moved").head, 1);
}

fn who_lags_behind_is_refused_and_nothing_is_lost(bench: &Bench) {
    let mut store = bench.store();
    let log = store.create(LogKind::Solo, "a", &["0"]).expect("a log");
    let mut other = bench.store();
    other.append(&log, "theirs").expect("appended");
    assert!(matches!(store.append(&log, "mine"), Err(UserError::Moved)));
    assert!(matches!(store.rewind(&log, 1), Err(UserError::Moved)));
    let log = store.find_by_name(LogKind::Solo, "a").expect("read");
    let log = log.expect("a log");
    assert_eq!(store.entries(&log).expect("entries"), ["0", "theirs"]);
    other.delete(&log).expect("deleted");
    assert!(matches!(store.append(&log, "mine"), Err(UserError::Moved)));
}

fn who_saw_what_was_taken_back_lags_behind(bench: &Bench) {
    let mut store = bench.store();
    let log = store.create(LogKind::Solo, "a", &["0"]).expect("a log");
    let seen = store.append(&log, "1").expect("appended");
    let mut other = bench.store();
    let back = other.rewind(&seen, 1).expect("moved");
    let now = other.append(&back, "2").expect("appended");
    assert_eq!((now.head, now.entries), (seen.head, seen.entries));
    assert!(matches!(store.append(&seen, "mine"), Err(UserError::Moved)));
    assert!(matches!(store.rewind(&seen, 1), Err(UserError::Moved)));
    let counts = [log, seen, back, now.clone()].map(|log| log.changes);
    assert_eq!(counts, [1, 2, 3, 4]);
    let used = store.touch(&now).expect("touched");
    assert_eq!(used, now, "to be used is no change");
    assert_eq!(store.entries(&now).expect("entries"), ["0", "2"]);
}

/// The next game begins as the one before did: with as many entries, and under the same name.
fn who_saw_a_deleted_game_does_not_go_on_with_the_next(bench: &Bench) {
    let mut store = bench.store();
    let seen = store.create(LogKind::Solo, "a", &["0"]).expect("a log");
    let mut other = bench.store();
    for name in ["a", "b"] {
        let log = other.find_by_name(LogKind::Solo, "a").expect("read").expect("a log");
        other.delete(&log).expect("deleted");
        let next = other.create(LogKind::Solo, name, &["next"]).expect("a log");
        assert_eq!((next.head, next.changes), (seen.head, seen.changes));
        assert_ne!(next.version(), seen.version(), "a page tells one from the other");
        assert!(matches!(store.append(&seen, "mine"), Err(UserError::Moved)));
        assert!(matches!(store.rewind(&seen, 1), Err(UserError::Moved)));
        store.delete(&seen).expect("nothing to delete");
        assert_eq!(store.entries(&next).expect("read"), ["next"]);
    }
}

fn names_are_unique_within_a_kind(bench: &Bench) {
    let mut store = bench.store();
    store.create(LogKind::Solo, "a", &["0"]).expect("a log");
    let again = store.create(LogKind::Solo, "a", &["0"]);
    assert!(matches!(again, Err(UserError::Taken)));
    let other = store.create(LogKind::Campaign, "a", &["0"]);
    store.delete(&other.expect("another kind")).expect("deleted");
    let gone = store.find_by_name(LogKind::Campaign, "a").expect("read");
    assert!(gone.is_none());
    assert_eq!(store.list(LogKind::Solo).expect("read").len(), 1);
}

fn the_last_used_comes_first(bench: &Bench) {
    let mut store = bench.store();
    assert_eq!(store.latest(LogKind::Solo).expect("read"), None);
    for name in ["a", "b", "c"] {
        store.create(LogKind::Solo, name, &["0"]).expect("a log");
    }
    let first = store.find_by_name(LogKind::Solo, "a").expect("read");
    store.touch(&first.expect("a log")).expect("touched");
    let logs = store.list(LogKind::Solo).expect("read");
    let names: Vec<&str> = logs.iter().map(|log| log.name.as_str()).collect();
    assert_eq!(names, ["a", "c", "b"]);
    let latest = store.latest(LogKind::Solo).expect("read").expect("a log");
    assert_eq!((latest.name.as_str(), latest.is_of_today()), ("a", true));
}

fn of_two_writers_exactly_one_wins(bench: &Bench) {
    const ROUNDS: usize = 12;
    let mut store = bench.store();
    let mut log = store.create(LogKind::Solo, "a", &["0"]).expect("a log");
    for round in 1..=ROUNDS {
        let start = Barrier::new(2);
        let write = |who: &str| {
            let mut own = bench.store();
            start.wait();
            own.append(&log, who)
        };
        let outcomes = std::thread::scope(|scope| {
            let writers = ["one", "two"].map(|who| scope.spawn(move || write(who)));
            writers.map(|writer| writer.join().expect("no panic"))
        });
        let won = outcomes.iter().filter(|outcome| outcome.is_ok()).count();
        assert_eq!(won, 1, "{outcomes:?}");
        let is_fair = |outcome: &Result<_, _>| matches!(outcome, Ok(_) | Err(UserError::Moved));
        assert!(outcomes.iter().all(is_fair), "{outcomes:?}");
        let now = store.find_by_name(LogKind::Solo, "a").expect("read");
        log = now.expect("a log");
        assert_eq!((log.head, log.entries), (round + 1, round + 1));
    }
}

fn a_summary_counts_until_its_log_changes(bench: &Bench) {
    let mut store = bench.store();
    let [one, two] = ["a", "b"].map(|name| store.create(LogKind::Solo, name, &["0"]).expect("a log"));
    let behind = one.clone();
    let one = store.append(&one, "1").expect("appended");
    let kept = [(one.clone(), "won".to_owned()), (two.clone(), "lost".to_owned())];
    store.keep_summaries(&kept).expect("kept");
    store.keep_summaries(&[(behind, "of a log that has gone on".to_owned())]).expect("left out");
    store.keep_summaries(&[(two.clone(), "running".to_owned())]).expect("kept anew");
    let summaries = |store: &dyn crate::UserStore| {
        let logs = store.list_with_summaries(LogKind::Solo).expect("read");
        logs.into_iter().map(|(log, summary)| (log.name, summary)).collect::<Vec<_>>()
    };
    let some = |name: &str, words: &str| (name.to_owned(), Some(words.to_owned()));
    assert_eq!(summaries(&*store), [some("a", "won"), some("b", "running")]);
    store.rewind(&one, 1).expect("moved");
    assert_eq!(summaries(&*store), [("a".to_owned(), None), some("b", "running")]);
    store.delete(&two).expect("deleted");
    assert_eq!(summaries(&*store), [("a".to_owned(), None)]);
}
