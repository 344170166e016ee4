//! How long the card search takes inside the process: 4,652 invented cards, as many as the newest
//! Second Edition file holds. Prints medians in milliseconds.
//!
//! `cargo bench --bench search`

#![allow(clippy::print_stdout)]

#[path = "../it/invented.rs"]
mod invented;

use std::time::{Duration, Instant};

use tricorder::locale;
use tricorder::search::cards::{CardIndex, in_order, write_to_folder};
use tricorder::search::query::parse;

/// Cards searched.
const CARDS: usize = 4652;
/// Rounds, each running every query once.
const ROUNDS: usize = 300;

const QUERIES: [&str; 12] = [
    "voyager",
    "voyager commander 1204",
    "\"test 1205\"",
    "type:personnel affiliation:klingon cost<=2",
    "skill:leadership>=2 cunning>5",
    "type:mission requires:cunning<=34 points>=40",
    "keyword:\"commander: u.s.s. test-2501\"",
    "(icon:tng or icon:ds9) -affiliation:federation cost:2..4",
    "type:ship weapons>=5 shields>=5",
    "voy* type:personnel",
    "*",
    "/test 12\\d\\d$/",
];

fn median(mut times: Vec<Duration>) -> f64 {
    times.sort();
    times[times.len() / 2].as_secs_f64() * 1000.0
}

fn main() {
    let cards = in_order(invented::cards(CARDS));
    let folder = tempfile::tempdir().expect("a temporary folder");
    let start = Instant::now();
    write_to_folder(folder.path(), &cards, &locale::symbol).expect("an index");
    println!("built in {:.0} ms", start.elapsed().as_secs_f64() * 1000.0);
    let index = CardIndex::open(folder.path()).expect("an index");
    let mut all = Vec::new();
    for query in QUERIES {
        let mut times = Vec::new();
        let mut hits = 0;
        for _ in 0..ROUNDS {
            let start = Instant::now();
            let query = parse(query).expect("a query");
            hits = index.search(&query, &[]).expect("an answer").len();
            times.push(start.elapsed());
        }
        all.extend(times.iter().copied());
        println!("{query:<60} {hits:>5} {:>8.3} ms", median(times));
    }
    println!(
        "{:<60} {:>5} {:>8.3} ms (promised: 0.300 ms)",
        "all",
        "",
        median(all)
    );
}
