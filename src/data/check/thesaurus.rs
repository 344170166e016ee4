//! Checks over the thesauri: what players call things instead of their printed terms.

use std::collections::HashMap;

use crate::layout::THESAURI;
use crate::thesaurus::{HEADER, parse_row};
use crate::{Corpus, Finding, Library, NameFault, Problem, Saying};
use model::text::{key, words};
use model::{Entry, EntryId};

/// Most words of a saying.
const MOST_WORDS: usize = 4;

/// Everything wrong with the tables: lines that are no rows, rows that stand twice or not in order, entries nobody
/// knows or of another game, and sayings that are names of their entry already. A table that is missing is left alone.
pub(crate) fn check(corpus: &Corpus, library: &Library) -> Vec<Finding> {
    let entries: HashMap<EntryId, &Entry> = library
        .entries()
        .map(|entry| (entry.id.clone(), entry))
        .collect();
    let check = |file| check_table(file, corpus.text(file), &entries);
    THESAURI.into_iter().flat_map(check).collect()
}

fn check_table(file: &str, text: &str, entries: &HashMap<EntryId, &Entry>) -> Vec<Finding> {
    let mut findings = Vec::new();
    let mut find = |at: usize, fault, line: &str| findings.push(finding(file, at, fault, line));
    let mut before = "";
    for (at, line) in text.lines().enumerate() {
        if at == 0 {
            if line != HEADER {
                find(at, NameFault::Header, line);
            }
            continue;
        }
        match parse_row(line) {
            Some((id, saying)) => {
                let known = entries
                    .get(&id)
                    .filter(|_| file.starts_with(id.game().code()));
                if let Some(fault) = row_fault(&saying, known.copied()) {
                    find(at, fault, line);
                }
            }
            None => find(at, NameFault::Header, line),
        }
        let row = line.rsplit_once('\t').map_or(line, |(row, _)| row);
        match before.cmp(row) {
            std::cmp::Ordering::Less => {}
            std::cmp::Ordering::Equal => find(at, NameFault::Twice, line),
            std::cmp::Ordering::Greater => find(at, NameFault::Unsorted, line),
        }
        before = row;
    }
    findings
}

/// A finding about the line at a place counted from 0.
fn finding(file: &str, at: usize, fault: NameFault, line: &str) -> Finding {
    Finding {
        file: file.to_owned(),
        id: None,
        line: Some(at + 1),
        problem: Problem::NameTable {
            fault,
            name: line.replace('\t', " "),
        },
    }
}

fn row_fault(saying: &Saying, entry: Option<&Entry>) -> Option<NameFault> {
    let Some(entry) = entry else {
        return Some(NameFault::NoEntry);
    };
    if words(&saying.words).len() > MOST_WORDS {
        return Some(NameFault::TooLong);
    }
    let said = key(&saying.words);
    let aliases = entry.aliases.get(saying.lang);
    let is_said = |name: &String| key(name) == said;
    let is_name = is_said(entry.title.get(saying.lang)) || aliases.iter().any(is_said);
    is_name.then_some(NameFault::Named)
}
