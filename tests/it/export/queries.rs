//! The queries of `data/EXPORT.md`, on the export they are written for.

use super::tables::loaded;

const PAGE: &str = include_str!("../../../data/EXPORT.md");

/// A query of the page with the words before it and the rows behind it.
struct Shown {
    words: &'static str,
    query: &'static str,
    rows: &'static str,
}

fn shown() -> Vec<Shown> {
    let (_, queries) = PAGE.split_once("## Five queries").expect("the queries");
    let sections = queries.split("\n### ").skip(1);
    let of = |section: &'static str| {
        let (words, rest) = section.split_once("```sql\n").expect("a query");
        let (query, rest) = rest.split_once("```\n").expect("its end");
        let (_, rest) = rest.split_once("```text\n").expect("an answer");
        let (rows, _) = rest.split_once("```").expect("its end");
        Shown { words, query, rows }
    };
    sections.map(of).collect()
}

/// The rows of a table as psql draws it, without its head, their cells without blanks around.
fn cells(table: &str) -> Vec<Vec<&str>> {
    let rows = table.lines().skip(2);
    rows.map(|row| row.split('|').map(str::trim).collect()).collect()
}

#[test]
fn the_queries_of_the_page_answer_what_stands_below_them() {
    let shown = shown();
    assert_eq!(shown.len(), 5);
    let Some(database) = loaded() else {
        return;
    };
    for Shown { query, rows, .. } in shown {
        let answer = database.ask(query);
        let answer: Vec<Vec<&str>> = answer.lines().map(|row| row.split('|').collect()).collect();
        assert_eq!(answer, cells(rows), "{query}");
    }
}

#[test]
fn the_queries_of_the_page_use_the_indexes_it_names() {
    let Some(database) = loaded() else {
        return;
    };
    for Shown { words, query, .. } in shown() {
        let plan = database.ask(&format!("EXPLAIN (ANALYZE) {query}"));
        let (_, named) = words.split_once("ses `").unwrap_or_else(|| panic!("{words}"));
        let (index, _) = named.split_once('`').expect("a name");
        assert!(plan.contains(index), "{index}: {plan}");
    }
}
