//! How many answers a Bot turn takes, how long the engine takes for a Bot turn with all questions answered, and the program for
//! `solo status` late in a game. Prints medians in milliseconds.
//!
//! `cargo bench --bench solo`

#![allow(clippy::print_stdout)]

#[path = "../it/kit/figures.rs"]
mod figures;
#[path = "../it/kit/opponent.rs"]
mod opponent;
#[path = "../it/kit/scripted/mod.rs"]
mod scripted;

use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use data::{Library, embedded};
use solo::engine::run::{Action, RunInput, exec, exec_with};
use solo::state::log::LogEntry;
use solo::state::question::Question;
use solo::state::setup::{DeckMode, Questions, Rulebook};
use solo::state::tabletop::Tabletop;

use figures::{Figures, twelve};
use opponent::{Opponent, random_setup, rulebook};

/// Games whose turns are measured.
const GAMES: u64 = 200;
/// Runs of `solo status`.
const RUNS: usize = 200;

fn median(mut times: Vec<Duration>) -> f64 {
    times.sort();
    times[times.len() / 2].as_secs_f64() * 1000.0
}

/// Plays a game; gives each Bot turn with the table before it and all its answers.
fn turns(book: &Rulebook, has_events: bool) -> Vec<(Tabletop, Vec<RunInput>)> {
    let mut player = Opponent::new(book);
    let mut table = book.set_up();
    let mut turns = Vec::new();
    while table.ending.is_none() {
        if let Some(event) = player.event(book, &table, 0.4).filter(|_| has_events) {
            let mut answer = |_: usize, question: &Question, table: &Tabletop| {
                Some(RunInput::Answer(player.answer(question, table)))
            };
            table = exec_with(book, &table, &Action::Event(event), &mut answer).table;
        }
        let mut inputs = Vec::new();
        let before = table.clone();
        let mut answer = |_: usize, question: &Question, table: &Tabletop| {
            let input = match player.correction(table).filter(|_| has_events) {
                Some(correction) => RunInput::Correction(correction),
                None => RunInput::Answer(player.answer(question, table)),
            };
            inputs.push(input.clone());
            Some(input)
        };
        table = exec_with(book, &before, &Action::Turn, &mut answer).table;
        turns.push((before, inputs));
    }
    turns
}

fn in_process() {
    let library = Library::load(&embedded()).expect("sound data");
    let (mut once, mut asked) = (Vec::new(), Vec::new());
    for seed in 0..GAMES {
        let book = rulebook(&library, random_setup(seed));
        for (table, inputs) in turns(&book, true) {
            let start = Instant::now();
            let done = exec(&book, &table, &Action::Turn, &inputs);
            once.push(start.elapsed());
            assert!(done.question.is_none());
            let start = Instant::now();
            for known in 0..=inputs.len() {
                exec(&book, &table, &Action::Turn, &inputs[..known]);
            }
            asked.push(start.elapsed());
        }
    }
    println!("{} Bot turns of {GAMES} games", once.len());
    println!("a turn, all answers given      {:>7.3} ms  (promised 5 ms)", median(once));
    println!("a turn, run anew each answer   {:>7.3} ms", median(asked));
}

/// `solo status` after a whole game, as a process, beside `true`.
fn as_process() {
    let folder = tempfile::tempdir().expect("a folder");
    let run = |arguments: &[&str]| {
        let start = Instant::now();
        let ended = Command::new(env!("CARGO_BIN_EXE_tricorder"))
            .args(arguments)
            .env("TRICORDER_CACHE_DIR", folder.path().join("cache"))
            .env("TRICORDER_DATA_DIR", folder.path().join("own"))
            .stdout(Stdio::null())
            .status();
        assert!(ended.is_ok_and(|ended| ended.success()));
        start.elapsed()
    };
    let line = "solo new --bot koloth --difficulty admiral --captain picard --deck virtual --seed 3";
    run(&line.split(' ').collect::<Vec<_>>());
    let entries = write_game(&folder.path().join("own/user.db"));
    let status = (0..RUNS).map(|_| run(&["solo", "status"])).collect();
    let nothing = (0..RUNS)
        .map(|_| {
            let start = Instant::now();
            let _ = Command::new("true").status();
            start.elapsed()
        })
        .collect();
    println!(
        "solo status, {entries} entries       {:>7.2} ms  (promised 15 ms; true {:.2} ms)",
        median(status),
        median(nothing)
    );
}

/// Appends the Bot turns of a whole game to the one just begun; returns its entries.
fn write_game(path: &std::path::Path) -> usize {
    use keep::logs::LogKind;
    use keep::logs::Logs;
    use keep::sqlite::SqliteStore;
    let mut db = SqliteStore::open(path).expect("the database");
    let mut log = db.latest(LogKind::Solo).expect("read").expect("a game");
    let first = db.entries(&log).expect("read").remove(0);
    let LogEntry::Started(setup) = serde_json::from_str(&first).expect("an entry") else {
        return 0;
    };
    let book = rulebook(&Library::load(&embedded()).expect("sound data"), setup);
    for (_, inputs) in turns(&book, false) {
        let answers = inputs.into_iter().filter_map(|input| match input {
            RunInput::Answer(answer) => Some(LogEntry::Answer(answer)),
            RunInput::Correction(_) | RunInput::Event(_) => None,
        });
        for entry in std::iter::once(LogEntry::Turn).chain(answers) {
            let body = serde_json::to_string(&entry).expect("JSON");
            log = db.append(&log, &body).expect("appended");
        }
    }
    log.head
}

/// How much a player has to answer, as asked before and as asked now, with the same decisions.
fn answers() {
    let library = Library::load(&embedded()).expect("sound data");
    for deck in [DeckMode::Physical, DeckMode::Virtual] {
        let games = [Questions::Single, Questions::Joined].map(|questions| twelve(&library, deck, questions));
        let [before, now] = games.each_ref().map(|games| Figures::of(games));
        println!("answers a Bot turn, {deck:?}: each by itself, then joined");
        println!("{}{}", before.lines(), now.lines());
        let [single, joined] = &games;
        for (one, other) in single.iter().zip(joined) {
            assert_eq!(one.decisions(), other.decisions(), "the Bot decides the same");
        }
    }
}

fn main() {
    answers();
    in_process();
    as_process();
}
