//! How long the card search takes inside the process, beside SQLite FTS5 and a plain scan that answer
//! the same queries: over 4,652 invented cards, or over the card files of the folder or file named by
//! `TRICORDER_CARD_FILES`. Prints medians in milliseconds.
//!
//! `cargo bench --bench search`

#![allow(clippy::print_stdout)]

#[path = "../it/kit/invented.rs"]
mod invented;
mod rivals;

use std::path::PathBuf;
use std::time::{Duration, Instant};

use catalog::search::cards::{CardIndex, NOTHING, in_order, write_to_folder};
use catalog::search::query::parse;
use data::import;
use data::import::ImportNames;
use data::{Library, RENAMED, TITLES, embedded};
use model::{Boxes, Record};
use page::locale;

use rivals::{Fts, QUERIES, scan};

/// Cards made up if there are no card files.
const CARDS: usize = 4652;
/// Rounds, each running every query once.
const ROUNDS: usize = 300;

fn median(times: &mut [Duration]) -> f64 {
    times.sort();
    times[times.len() / 2].as_secs_f64() * 1000.0
}

fn records() -> Vec<Record> {
    let Some(path) = std::env::var_os("TRICORDER_CARD_FILES").map(PathBuf::from) else {
        return invented::cards(CARDS);
    };
    let corpus = embedded();
    let library = Library::load(&corpus).expect("sound data");
    let names = ImportNames::new(corpus.text(TITLES), corpus.text(RENAMED));
    let bytes = std::fs::read(path).expect("a card file");
    let (sheet, _) = import::report(import::read(&bytes).expect("a card file"), &names);
    let mut records = library.records_with(import::cards(&[sheet], &names).iter());
    records.retain(|record| matches!(record, Record::Ccg(_)));
    records
}

/// Times of one way to answer a query, with the number of cards found.
struct Measured {
    hits: usize,
    times: Vec<Duration>,
}

impl Measured {
    fn of(mut answer: impl FnMut() -> usize) -> Measured {
        let mut measured = Measured { hits: 0, times: Vec::new() };
        for _ in 0..ROUNDS {
            let start = Instant::now();
            measured.hits = answer();
            measured.times.push(start.elapsed());
        }
        measured
    }

    fn line(&mut self) -> String {
        format!("{:>6} {:>8.3}", self.hits, median(&mut self.times))
    }
}

fn main() {
    let cards = in_order(records());
    let folder = tempfile::tempdir().expect("a temporary folder");
    let start = Instant::now();
    write_to_folder(folder.path(), &cards, &locale::symbol, || {}).expect("an index");
    println!("{} cards, index built in {:.0} ms", cards.len(), start.elapsed().as_secs_f64() * 1000.0);
    let index = CardIndex::open(folder.path(), &Boxes::all()).expect("an index");
    let fts = Fts::of(&cards, &folder.path().join("fts.db"));
    println!("{:<58} {:>15} {:>15} {:>15}", "", "search", "FTS5", "scan");
    let mut all = [const { Vec::new() }; 3];
    for rival in QUERIES {
        let own = Measured::of(|| {
            let query = parse(rival.query).expect("a query");
            index.search(&query, &[], &NOTHING).expect("an answer").len()
        });
        let theirs = Measured::of(|| fts.count(&rival));
        let plain = Measured::of(|| scan(&cards, rival.fits));
        let mut ways = [own, theirs, plain];
        let columns: Vec<String> = ways.iter_mut().map(Measured::line).collect();
        println!("{:<58} {}", rival.query, columns.join(" "));
        for (all, way) in all.iter_mut().zip(ways) {
            all.extend(way.times);
        }
    }
    let medians = all.each_mut().map(|times| median(times));
    println!("{:<58} {:>15.3} {:>15.3} {:>15.3}  (promised: 0.300 ms)", "all", medians[0], medians[1], medians[2]);
}
