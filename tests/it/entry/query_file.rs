//! How well look-ups are answered: the query file under `tests/queries`, and every name of every
//! entry.

use tricorder::model::{Game, Lang};

use crate::kit::reference::{Reference, library};

/// Share of queries whose first, and whose first three, hits must hold an expected entry.
const FIRST: f64 = 0.97;
const FIRST_THREE: f64 = 0.99;

struct Query<'a> {
    game: Option<Game>,
    class: &'a str,
    text: &'a str,
    expected: Vec<&'a str>,
}

fn parse(file: &str) -> Vec<Query<'_>> {
    file.lines()
        .filter(|line| !line.starts_with('#') && !line.trim().is_empty())
        .map(|line| {
            let fields: Vec<&str> = line.split('\t').collect();
            let [game, class, text, expected] = fields[..] else {
                panic!("four fields: {line}");
            };
            Query {
                game: Game::from_code(game),
                class,
                text,
                expected: expected.split('|').collect(),
            }
        })
        .collect()
}

/// Position of the first expected entry among the hits, from 0.
fn position(reference: &mut Reference, query: &Query<'_>) -> Option<usize> {
    let found = reference.find(query.text, query.game);
    let position = found
        .iter()
        .position(|found| query.expected.iter().any(|id| found.is(id)));
    if position != Some(0) {
        let shown: Vec<String> = found
            .iter()
            .take(4)
            .map(|found| format!("{} {:.2}", found.record.id(), found.score))
            .collect();
        println!(
            "{:>10}  {:<8} {:<40} {} <> {}",
            position.map_or("missing".to_owned(), |at| format!("place {}", at + 1)),
            query.class,
            query.text,
            query.expected.join("|"),
            shown.join(", ")
        );
    }
    position
}

#[test]
fn queries_find_their_entries() {
    let mut reference = Reference::open();
    let queries = parse(include_str!("../../queries/queries.tsv"));
    let places: Vec<Option<usize>> = queries
        .iter()
        .map(|query| position(&mut reference, query))
        .collect();
    let share = |limit: usize| {
        let within = places
            .iter()
            .filter(|place| place.is_some_and(|at| at < limit));
        within.count() as f64 / places.len() as f64
    };
    println!(
        "{} queries: {:.1} % first, {:.1} % among the first three",
        queries.len(),
        100.0 * share(1),
        100.0 * share(3)
    );
    assert!(queries.len() >= 150);
    assert!(share(1) >= FIRST && share(3) >= FIRST_THREE);
}

#[test]
fn every_title_and_alias_finds_its_entry_first() {
    let mut reference = Reference::open();
    let library = library();
    let mut missed = Vec::new();
    for entry in library.entries() {
        for lang in Lang::ALL {
            for name in entry.names(lang) {
                let found = reference.find(name, Some(entry.game()));
                let first = found.first().expect("an exact name is found");
                let is_first = first.is(entry.id.as_str());
                let shares_name = found.iter().any(|found| found.is(entry.id.as_str()));
                let as_good = first.is_exact() && shares_name;
                let is_title = name == entry.title.get(lang);
                if !is_first && !(as_good && (first.is_title || !is_title)) {
                    missed.push(format!("{name} -> {}, not {}", first.record.id(), entry.id));
                }
            }
        }
    }
    assert!(missed.is_empty(), "{missed:#?}");
}
