//! The program itself, with the catalogs of this bench brought along in `TRICORDER_CATALOG`.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Duration;

use catalog::{CatalogFolders, ImportSource, State, state, state_of_cards};
use data::embedded;
use wait4::Wait4;

use crate::ask::Sort;
use crate::place;

/// Processes of which the median counts, each with another query.
const PROCESSES: usize = 60;
/// How much slower anything may become from the fewest records to the most.
const BOUND: f64 = 1.5;

/// What is asked: a command, what is typed behind it, and what it is called.
const ASKED: [(&str, Sort, &str); 4] = [
    ("lookup", Sort::Exact, "look-up, exact name"),
    ("lookup", Sort::Typo, "look-up, one typing error"),
    ("lookup", Sort::Words, "look-up, some words"),
    ("search", Sort::Exact, "card search"),
];

/// Where the program looks for its catalog of look-ups.
pub fn entries(folder: &Path) -> PathBuf {
    folder_of(&state(&embedded(), &package(folder)))
}

/// Where the program looks for its catalog of cards.
pub fn cards(folder: &Path) -> PathBuf {
    folder_of(&state_of_cards(&embedded(), &ImportSource::default(), &package(folder)))
}

fn package(folder: &Path) -> CatalogFolders {
    CatalogFolders { packaged: vec![place(folder, "share")], ..CatalogFolders::default() }
}

/// The folder of a catalog, whatever is in it.
fn folder_of(state: &State) -> PathBuf {
    match state {
        State::Missing(folder) | State::Damaged(folder) | State::Ready { folder, .. } => folder.clone(),
        State::NoCache => panic!("a package is named"),
    }
}

/// How long the processor works for whole processes, by the number of records and what is asked, in milliseconds. All
/// numbers are asked in turn, so what else the machine does slows all of them alike.
pub fn medians(made: &[(usize, PathBuf)]) -> Vec<(usize, Vec<f64>)> {
    let queries = |count: usize| ASKED.map(|(_, sort, _)| sort.queries(count));
    let queries: Vec<_> = made.iter().map(|(count, _)| queries(*count)).collect();
    let mut times = vec![vec![Vec::new(); ASKED.len()]; made.len()];
    for round in 0..PROCESSES {
        for (((_, folder), queries), times) in made.iter().zip(&queries).zip(&mut times) {
            for (((command, ..), queries), times) in ASKED.iter().zip(queries).zip(times) {
                // What was just written may not be at hand yet.
                run(command, &queries[round], folder);
                times.push(run(command, &queries[round], folder));
            }
        }
    }
    let unused = |(_, folder): &(usize, PathBuf)| !place(folder, "cache").exists();
    assert!(made.iter().all(unused), "the catalogs brought along do not answer");
    let medians = times.into_iter().map(|times| times.into_iter().map(median).collect());
    made.iter().map(|(count, _)| *count).zip(medians).collect()
}

fn run(command: &str, query: &str, folder: &Path) -> Duration {
    let named = std::env::var("TRICORDER_BENCH_PROGRAM");
    let program = named.unwrap_or_else(|_| env!("CARGO_BIN_EXE_tricorder").to_owned());
    let mut process = Command::new(program);
    process.args([command, query]).env("TRICORDER_CATALOG", place(folder, "share"));
    for (variable, name) in [("CACHE", "cache"), ("DATA", "data"), ("CONFIG", "config")] {
        process.env(format!("TRICORDER_{variable}_DIR"), place(folder, name));
    }
    let mut process = process.stdout(Stdio::null()).stderr(Stdio::null()).spawn().expect("the program");
    let worked = process.wait4().expect("an end").rusage;
    worked.utime + worked.stime
}

fn median(mut times: Vec<Duration>) -> f64 {
    times.sort();
    times[times.len() / 2].as_secs_f64() * 1000.0
}

/// Prints what each number of records costs, and what it costs more than the first.
pub fn tell(growth: &[(usize, Vec<f64>)]) {
    println!("The program with a catalog brought along, whole processes (ms of work, and times the first):");
    for (at, (_, _, name)) in ASKED.iter().enumerate() {
        let first = growth[0].1[at];
        let told = growth.iter().map(|(count, times)| {
            let [time, more] = [times[at], times[at] / first];
            let mark = if more > BOUND { " (!)" } else { "" };
            format!("{count}: {time:.2} x{more:.2}{mark}")
        });
        println!("  {name:<28} {}", told.collect::<Vec<_>>().join("   "));
    }
}
