//! Checks over the two tables of names of Second Edition: where titles end, and which cards have been
//! renamed. Tables that are missing are left alone: a folder of own entries need not bring them.

use std::cmp::Ordering;
use std::collections::{HashMap, HashSet};

use data::{Corpus, DataProblem, Finding, Library, NameFault, RENAMED, TITLES};
use model::CcgCard;
use model::text::slug;

/// A table with its rows: line, first and second column.
struct NameColumns<'a> {
    file: &'static str,
    rows: Vec<(usize, &'a str, &'a str)>,
    findings: Vec<Finding>,
}

/// Everything wrong with the tables: lines that are no rows, rows that stand twice or not in order,
/// titles no name begins with, names that are called old and are used all the same, targets nobody
/// knows, and what contradicts the built-in cards.
pub(crate) fn check(corpus: &Corpus, library: &Library) -> Vec<Finding> {
    let mut titles = read(corpus, TITLES, "name\ttitle");
    let mut renamed = read(corpus, RENAMED, "old\tnew");
    check_titles(&mut titles, &renamed);
    check_targets(&mut renamed, &titles, library);
    check_cards(&mut titles, &mut renamed, library);
    titles.findings.into_iter().chain(renamed.findings).collect()
}

impl NameColumns<'_> {
    fn find(&mut self, line: usize, fault: NameFault, name: &str) {
        self.findings.push(table_finding(self.file, line, fault, name.to_owned()));
    }

    /// Findings for the rows a test holds for.
    fn find_all(&mut self, fault: NameFault, is_bad: impl Fn(&str, &str) -> bool) {
        let bad: Vec<(usize, &str)> = self
            .rows
            .iter()
            .filter(|(_, one, other)| is_bad(one, other))
            .map(|(line, one, _)| (*line, *one))
            .collect();
        for (line, name) in bad {
            self.find(line, fault, name);
        }
    }
}

fn read<'a>(corpus: &'a Corpus, file: &'static str, header: &str) -> NameColumns<'a> {
    let mut table = NameColumns { file, rows: Vec::new(), findings: Vec::new() };
    for (at, text) in corpus.text(file).lines().enumerate() {
        match (at, row(text)) {
            (0, _) if text == header => {}
            (0, _) | (_, None) => table.find(at + 1, NameFault::Row, text),
            (_, Some((one, other))) => table.rows.push((at + 1, one, other)),
        }
    }
    let rows = std::mem::take(&mut table.rows);
    for pair in rows.windows(2) {
        if let Some(fault) = order_fault(pair[0].1, pair[1].1) {
            table.find(pair[1].0, fault, pair[1].1);
        }
    }
    table.rows = rows;
    table
}

/// A finding about a line of a table, counted from 1.
pub(super) fn table_finding(file: &str, line: usize, fault: NameFault, name: String) -> Finding {
    Finding { file: file.to_owned(), id: None, line: Some(line), problem: DataProblem::NameTable { fault, name } }
}

/// What is wrong with the place of a row behind another: rows stand in the order of their bytes, each once.
pub(super) fn order_fault(before: &str, row: &str) -> Option<NameFault> {
    match before.cmp(row) {
        Ordering::Less => None,
        Ordering::Equal => Some(NameFault::Twice),
        Ordering::Greater => Some(NameFault::Unsorted),
    }
}

/// Two columns with something in them and no blanks around it.
fn row(text: &str) -> Option<(&str, &str)> {
    let (one, other) = text.split_once('\t')?;
    let is_name = |name: &str| !name.is_empty() && name.trim() == name && !name.contains('\t');
    (is_name(one) && is_name(other)).then_some((one, other))
}

/// A name begins with its title, and is a name of today.
fn check_titles(titles: &mut NameColumns<'_>, renamed: &NameColumns<'_>) {
    let old: HashSet<&str> = renamed.rows.iter().map(|(_, old, _)| *old).collect();
    titles.find_all(NameFault::Apart, |name, title| !begins(name, title));
    titles.find_all(NameFault::Old, |name, _| old.contains(name));
}

fn begins(name: &str, title: &str) -> bool {
    let rest = name.strip_prefix(title);
    rest.is_some_and(|rest| rest.is_empty() || rest.starts_with([' ', ',']))
}

/// The name of today is no old name, differs from the old one, and is known: from the other table or
/// the built-in cards. Where it is only spelled in another way nobody can know it.
fn check_targets(renamed: &mut NameColumns<'_>, titles: &NameColumns<'_>, library: &Library) {
    let old: HashSet<&str> = renamed.rows.iter().map(|(_, old, _)| *old).collect();
    let mut known: HashSet<&str> = titles.rows.iter().map(|(_, name, _)| *name).collect();
    known.extend(library.ccg().map(|card| card.title.as_str()));
    known.extend(library.ccg().flat_map(|card| &card.old_names).map(String::as_str));
    renamed.find_all(NameFault::Old, |_, new| old.contains(new));
    renamed.find_all(NameFault::Unknown, |name, new| !known.contains(new) && slug(name) != slug(new));
}

/// What the tables say of the built-in cards is what the cards say.
fn check_cards(titles: &mut NameColumns<'_>, renamed: &mut NameColumns<'_>, library: &Library) {
    let cards: HashMap<String, &CcgCard> = library.ccg().map(|card| (slug(&card.full_name()), card)).collect();
    titles.find_all(NameFault::Contradicts, |name, title| {
        let card = cards.get(&slug(name));
        card.is_some_and(|card| slug(&card.title) != slug(title))
    });
    let mut called: HashMap<String, Vec<&CcgCard>> = HashMap::new();
    for card in library.ccg() {
        for name in card.names() {
            called.entry(slug(&name)).or_default().push(card);
        }
    }
    renamed.find_all(NameFault::Contradicts, |name, new| {
        let bears_both = |card: &&CcgCard| card.names().any(|own| slug(&own) == slug(new));
        let cards = called.get(&slug(name));
        cards.is_some_and(|cards| !cards.iter().any(bears_both))
    });
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::findings_after;

    /// The faults after a change of a table's text, with their lines.
    fn faults(file: &str, from: &str, to: &str) -> Vec<(usize, NameFault)> {
        let findings = findings_after(file, |text| text.replacen(from, to, 1));
        let fault = |finding: Finding| match finding.problem {
            DataProblem::NameTable { fault, .. } => (finding.line.unwrap_or_default(), fault),
            other => panic!("{other:?}"),
        };
        findings.into_iter().map(fault).collect()
    }

    #[test]
    fn rows_are_well_formed_once_there_and_in_order() {
        let first = "A. G. Robinson Prototype Captain\tA. G. Robinson\n";
        assert_eq!(faults(TITLES, "name\ttitle", "name"), [(1, NameFault::Row)]);
        let three = first.replace('\n', "\tmore\n");
        assert_eq!(faults(TITLES, first, &three), [(2, NameFault::Row)]);
        let twice = [first, first].concat();
        assert_eq!(faults(TITLES, first, &twice), [(3, NameFault::Twice)]);
        let late = ["Zzz Late\tZzz\n", first].concat();
        assert_eq!(faults(TITLES, first, &late), [(3, NameFault::Unsorted)]);
    }

    #[test]
    fn tables_agree_with_each_other_and_with_the_cards() {
        let apart = faults(TITLES, "Captain\tA. G. Robinson", "Captain\tA. G. Rob");
        assert_eq!(apart, [(2, NameFault::Apart), (2, NameFault::Contradicts)]);
        let first = "A. G. Robinson Prototype Captain";
        let old = faults(
            RENAMED,
            "Abduction Plot\t",
            &format!("{first}\tRisan Approach Abduction Plot\nAbduction Plot\t"),
        );
        assert_eq!(old, [(2, NameFault::Contradicts), (2, NameFault::Old)]);
        let unknown = faults(RENAMED, "\tLamatas System Acquire Captives", "\tNowhere Acquire Captives");
        assert_eq!(
            unknown.iter().map(|(_, fault)| *fault).collect::<Vec<_>>(),
            [NameFault::Unknown, NameFault::Contradicts]
        );
        let other = faults(RENAMED, "\tRisan Approach Abduction Plot", "\tDevidia II Access Temporal Conduit");
        assert_eq!(other, [(2, NameFault::Contradicts)]);
        let title =
            faults(TITLES, "Bajor Gift of the Prophets\tBajor\n", "Bajor Gift of the Prophets\tBajor Gift\n");
        assert_eq!(title.iter().map(|(_, fault)| *fault).collect::<Vec<_>>(), [NameFault::Contradicts]);
    }
}
