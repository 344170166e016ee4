//! What is asked of many records, and how long it takes.

use std::path::Path;
use std::time::{Duration, Instant};

use catalog::CatalogError;
use catalog::search::EntryIndex;
use catalog::search::cards::{CardIndex, NOTHING};
use catalog::search::query::parse;
use catalog::store::cards::CardDb;
use catalog::store::register::Register;
use model::Boxes;

use crate::brought;
use crate::place;
use crate::rival::Fts;
use crate::rows::{Chance, is_rule, name, question};

/// Look-ups of each sort.
const ASKED: usize = 300;
/// Times a card search is asked.
const SEARCHED: usize = 20;
/// Runs of which the quickest counts.
const RUNS: usize = 3;
/// Hits of a short list.
const SHORT_LIST: usize = 8;
/// Cards of a screen.
const SCREENFUL: usize = 50;

/// Card searches, each with its like in FTS5 and a condition on numbers.
const FIELDS: [(&str, &str, &str); 6] = [
    ("type:personnel affiliation:klingon cost<=2", "kind:personnel affiliation:klingon", "cost <= 2"),
    ("skill:leadership>=2 cunning>7", "skills:leadership2", "second > 7 AND n.kind = 'personnel'"),
    ("type:mission points>=45", "kind:mission", "points >= 45"),
    ("type:ship affiliation:bajoran weapons>=10", "kind:ship affiliation:bajoran", "second >= 10"),
    ("affiliation:romulan -type:personnel", "affiliation:romulan NOT kind:personnel", "1"),
    ("cost:0 type:event", "kind:event", "cost = 0"),
];

/// What is typed: a name, one with a typing error, some words.
#[derive(Clone, Copy)]
pub enum Sort {
    Exact,
    Typo,
    Words,
}

const SORTS: [(Sort, &str); 3] =
    [(Sort::Exact, "exact name"), (Sort::Typo, "one typing error"), (Sort::Words, "some words")];

impl Sort {
    pub fn queries(self, count: usize) -> Vec<String> {
        let mut chance = Chance::of(count);
        let mut numbers = (0..ASKED).map(|_| chance.below(count)).collect::<Vec<_>>();
        numbers.sort_by_key(|number| number % 13);
        numbers.into_iter().map(|number| self.query(number, count)).collect()
    }

    fn query(self, number: usize, count: usize) -> String {
        let [first, own, third, shared] = name(number, count);
        let named =
            if is_rule(number) { format!("{own} {shared}") } else { format!("{first} {own} {third} {shared}") };
        match self {
            Sort::Exact => named,
            Sort::Typo => {
                let at = named.len() - 3;
                format!("{}x{}", &named[..at], &named[at + 1..])
            }
            Sort::Words if is_rule(number) => question(number, 1),
            Sort::Words => format!("{own} {third}"),
        }
    }
}

/// What is known of a query, as a look-up asks it.
fn look_up(register: &Register, index: &EntryIndex, query: &str) -> Result<usize, CatalogError> {
    let named = register.bearers(query, None)?;
    if !named.is_empty() {
        return Ok(named.len());
    }
    let phrases = |id: &str| Ok::<_, CatalogError>(register.kept_phrases(id)?);
    let answers = index.lookup(None, query, None, SHORT_LIST, phrases)?;
    for hit in &answers.hits {
        register.with_id(&hit.id)?;
    }
    Ok(answers.hits.len())
}

fn open(folder: &Path) -> (Register, EntryIndex) {
    let catalog = brought::entries(folder);
    let register = Register::open(&catalog.join("catalog.register"), &Boxes::all()).expect("a register");
    let index = EntryIndex::open(&catalog.join("index"), &Boxes::all()).expect("an index");
    (register, index)
}

/// One look-up of each sort, for its peak of memory.
pub fn once(count: usize, folder: &Path) {
    let (register, index) = open(folder);
    for (sort, _) in SORTS {
        let query = &sort.queries(count)[7];
        look_up(&register, &index, query).expect("an answer");
    }
}

/// Prints the median and the slowest of a hundred.
fn tell(name: &str, times: &mut [Duration], found: usize) {
    times.sort();
    let at = |share: usize| times[(times.len() * share / 100).min(times.len() - 1)];
    let milliseconds = |time: Duration| time.as_secs_f64() * 1000.0;
    println!(
        "{name:<46} p50 {:>8.3} ms  p99 {:>8.3} ms  found {found}",
        milliseconds(at(50)),
        milliseconds(at(99))
    );
}

/// The quickest of some runs, and what it found: in others the machine may have had something else to do.
fn quickest(mut ask: impl FnMut() -> usize) -> (Duration, usize) {
    let run = |_| {
        let start = Instant::now();
        let found = ask();
        (start.elapsed(), found)
    };
    (0..RUNS).map(run).min().unwrap_or_default()
}

/// Asks every query and prints how long that takes.
fn measured(name: &str, queries: &[String], mut ask: impl FnMut(&str) -> usize) -> Vec<Duration> {
    let mut found = 0;
    let mut times = Vec::new();
    let mut slowest = (Duration::ZERO, "");
    for query in queries {
        let (time, hits) = quickest(|| ask(query));
        found += usize::from(hits > 0);
        times.push(time);
        slowest = slowest.max((time, query));
    }
    tell(name, &mut times, found * 100 / queries.len());
    println!("  slowest: {}", slowest.1);
    times
}

/// Asks the same again and again.
fn searched(name: &str, mut ask: impl FnMut() -> usize) {
    let runs: Vec<(Duration, usize)> = (0..SEARCHED).map(|_| quickest(&mut ask)).collect();
    let mut times: Vec<Duration> = runs.iter().map(|(time, _)| *time).collect();
    tell(name, &mut times, runs[0].1);
}

pub fn look_ups(count: usize, folder: &Path) {
    let (register, index) = open(folder);
    let mut mixed = Vec::new();
    for (sort, name) in SORTS {
        let ask = |query: &str| look_up(&register, &index, query).expect("an answer");
        mixed.extend(measured(name, &sort.queries(count), ask));
    }
    let asked = mixed.len();
    tell("mixed", &mut mixed, asked);
}

pub fn searches(folder: &Path) {
    let catalog = brought::cards(folder);
    let db = CardDb::open(&catalog.join("catalog.sqlite"), &Boxes::all()).expect("a database");
    let index = CardIndex::open(&catalog.join("index"), &Boxes::all()).expect("an index");
    for (query, _, _) in FIELDS {
        let ask = || {
            let query = parse(query).expect("a query");
            let cards = index.search(&query, &[], &NOTHING).expect("cards");
            for at in cards.iter().take(SCREENFUL) {
                db.card(*at).expect("a card");
            }
            cards.len()
        };
        searched(query, ask);
    }
}

pub fn rival(count: usize, folder: &Path) {
    let fts = Fts::open(&place(folder, "fts.sqlite"));
    for (sort, name) in SORTS {
        let queries = sort.queries(count);
        match sort {
            Sort::Exact => measured(name, &queries, |query| fts.named(query)),
            // It knows no typing errors; the words that are right find something.
            Sort::Typo | Sort::Words => measured(name, &queries, |query| fts.with_words(query)),
        };
    }
    for (query, words, condition) in FIELDS {
        searched(query, || fts.with_fields(words, condition));
    }
}
