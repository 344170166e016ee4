//! Queries as players of other games type them: `tests/search/habit.tsv`.

use catalog::search::cards::{NOTHING, SearchError, in_order, write_to_memory};
use catalog::search::query::{Fault, parse};
use page::locale;

use crate::kit::built_in::records;

/// How many cards a query finds, or what its refusal suggests.
fn answer(index: &catalog::search::cards::CardIndex, typed: &str) -> String {
    let read = match index.printed_name(typed).expect("an index") {
        Some(name) => Ok(name),
        None => parse(typed),
    };
    let counted = read.map_err(SearchError::Query).and_then(|query| {
        let game = parse("game:2e").expect("a field");
        index.count(&catalog::search::query::Query::and(vec![query, game]), &NOTHING)
    });
    match counted {
        Ok(count) => count.to_string(),
        Err(SearchError::Query(error)) => match error.fault {
            Fault::UnknownField { suggestions, .. } => suggestions.join(","),
            fault => format!("{fault:?}"),
        },
        Err(error) => error.to_string(),
    }
}

#[test]
fn queries_from_habit_find_what_they_mean() {
    let index = write_to_memory(&in_order(records()), &locale::symbol).expect("an index");
    let lines = include_str!("../../search/habit.tsv").lines();
    let cases = lines.filter(|line| !line.is_empty() && !line.starts_with('#'));
    let cases: Vec<(&str, &str)> = cases.map(|line| line.split_once('\t').expect("two columns")).collect();
    assert!(cases.len() > 60, "{}", cases.len());
    let answered = cases.iter().map(|(typed, wanted)| (typed, wanted, answer(&index, typed)));
    let wrong: Vec<_> = answered.filter(|(_, wanted, found)| *wanted != found).collect();
    assert!(wrong.is_empty(), "{wrong:#?}");
}
