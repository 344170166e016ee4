//! Checks over the thesauri: what players call things instead of their printed terms.

use std::collections::HashMap;

use crate::names::{order_fault, table_finding};
use data::{Corpus, Finding, Library, NameFault, Saying, thesaurus_of};
use model::text::{key, words};
use model::{Entry, EntryId, Game};

/// Most words of a saying.
const MOST_WORDS: usize = 4;

/// Everything wrong with the tables: lines that are no rows, rows that stand twice or not in order, entries nobody
/// knows or of another game, and sayings that are names of their entry already. A table that is missing is left alone.
pub(crate) fn check(corpus: &Corpus, library: &Library) -> Vec<Finding> {
    let entries: HashMap<EntryId, &Entry> = library.entries().map(|entry| (entry.id.clone(), entry)).collect();
    let check = |file: String| check_table(&file, corpus.text(&file), &entries);
    Game::ALL.map(thesaurus_of).into_iter().flat_map(check).collect()
}

fn check_table(file: &str, text: &str, entries: &HashMap<EntryId, &Entry>) -> Vec<Finding> {
    let mut findings = Vec::new();
    let mut find = |at: usize, fault, line: &str| {
        findings.push(table_finding(file, at + 1, fault, line.replace('\t', " ")));
    };
    let mut before = "";
    for (at, line) in text.lines().enumerate() {
        if at == 0 {
            if line != Saying::HEADER {
                find(at, NameFault::ThesaurusRow, line);
            }
            continue;
        }
        let row = line.rsplit_once('\t').map_or(line, |(row, _)| row);
        let faults = [line_fault(file, line, entries), order_fault(before, row)];
        for fault in faults.into_iter().flatten() {
            find(at, fault, line);
        }
        before = row;
    }
    findings
}

/// What is wrong with a line by itself.
fn line_fault(file: &str, line: &str, entries: &HashMap<EntryId, &Entry>) -> Option<NameFault> {
    let Some((id, saying)) = Saying::parse(line) else {
        return Some(NameFault::ThesaurusRow);
    };
    let known = entries.get(&id).filter(|_| file.starts_with(id.game().code()));
    row_fault(&saying, known.copied())
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::findings_after;
    use data::DataProblem;

    /// The faults of the table of Captain's Chair with rows put below its header, with their lines.
    fn faults(rows: &str) -> Vec<(usize, NameFault)> {
        let put = |text: &str| text.replacen(Saying::HEADER, &format!("{}\n{rows}", Saying::HEADER), 1);
        let fault = |finding: Finding| match finding.problem {
            DataProblem::NameTable { fault, .. } => (finding.line.unwrap_or_default(), fault),
            other => panic!("{other:?}"),
        };
        let findings = findings_after(&thesaurus_of(Game::default()), put);
        findings.into_iter().map(fault).collect()
    }

    #[test]
    fn rows_are_whole_and_speak_of_entries_of_their_game() {
        let cases = [
            ("de\tx\tcc/keyword/log", NameFault::ThesaurusRow),
            ("de\tx\tcc/keyword/log\t4", NameFault::ThesaurusRow),
            ("de\t!\tcc/keyword/none\t1", NameFault::NoEntry),
            ("de\t!\t2e/glossary/range\t1", NameFault::NoEntry),
            ("de\t! a b c d e\tcc/keyword/log\t1", NameFault::TooLong),
        ];
        for (row, fault) in cases {
            assert!(faults(row).contains(&(2, fault)), "{row}");
        }
    }

    #[test]
    fn rows_stand_once_and_in_order() {
        let row = "de\t!\tcc/keyword/log\t1";
        assert_eq!(faults(&format!("{row}\n{row}")), [(3, NameFault::Twice)]);
        let unsorted = faults("en\tzzz\tcc/keyword/log\t1");
        assert_eq!(unsorted, [(3, NameFault::Unsorted)]);
    }
}
