//! Checks over all entries. Each check is a function that yields the problems of one entry, or of
//! one entry beside all others; none stops another.

use std::collections::{HashMap, HashSet};

use super::{Finding, Library, Located, Problem};
use crate::model::{Entry, EntryId, Kind, Lang, Localized, SYMBOLS};
use crate::text::{is_slug, key, symbols};

/// Everything wrong with the entries of a library.
pub fn check(library: &Library) -> Vec<Finding> {
    let all = Surroundings::of(library);
    let mut findings = Vec::new();
    for located in library.located() {
        let problems = alone(located).into_iter().chain(all.problems(located));
        findings.extend(problems.map(|problem| Finding {
            file: located.file.clone(),
            id: Some(located.value.id.to_string()),
            line: Some(located.line),
            problem,
        }));
    }
    findings.extend(super::check_cards::check(library));
    findings.extend(super::check_ccg::check(library));
    findings.extend(super::check_programs::check(library));
    findings.extend(super::check_stardates::check(library));
    findings
}

/// Problems an entry has by itself.
fn alone(located: &Located<Entry>) -> Vec<Problem> {
    let entry = &located.value;
    let mut problems = placement(located);
    problems.extend(texts(entry));
    problems.extend(names(entry));
    problems.extend(tables(entry));
    if entry.source.is_empty() {
        problems.push(Problem::NoSource);
    }
    problems
}

fn placement(located: &Located<Entry>) -> Vec<Problem> {
    let entry = &located.value;
    let folder = format!("{}/", entry.game().code());
    let group_expected = entry.kind == Kind::Trait;
    let facts = [
        (!located.file.starts_with(&folder), Problem::WrongFolder),
        (entry.kind != entry.id.kind(), Problem::KindDiffers),
        (
            group_expected && entry.group.is_none(),
            Problem::GroupMissing,
        ),
        (
            !group_expected && entry.group.is_some(),
            Problem::GroupStray,
        ),
    ];
    facts
        .into_iter()
        .filter_map(|(wrong, problem)| wrong.then_some(problem))
        .collect()
}

/// The prose fields of an entry with their names.
fn prose(entry: &Entry) -> impl Iterator<Item = (&'static str, &Localized<String>)> {
    let rulings = entry.rulings.iter().map(|ruling| ("rulings", &ruling.text));
    std::iter::once(("text", &entry.text))
        .chain(entry.example.iter().map(|example| ("example", example)))
        .chain(rulings)
}

fn texts(entry: &Entry) -> Vec<Problem> {
    let mut problems = Vec::new();
    for (field, text) in prose(entry).chain([("title", &entry.title)]) {
        problems.extend(
            text.iter()
                .flat_map(|(lang, text)| text_problems(field, lang, text)),
        );
    }
    problems.extend(
        prose(entry)
            .filter(|(_, text)| text.de == text.en)
            .map(|(field, _)| Problem::SameInBoth { field }),
    );
    problems
}

/// What is wrong with one text in one language: empty, or a symbol nobody defines.
pub(super) fn text_problems(field: &'static str, lang: Lang, text: &str) -> Vec<Problem> {
    if text.trim().is_empty() {
        return vec![Problem::Empty { field, lang }];
    }
    symbols(text)
        .filter(|name| !SYMBOLS.contains(name))
        .map(|name| Problem::UnknownSymbol {
            symbol: name.to_owned(),
            lang,
        })
        .collect()
}

fn names(entry: &Entry) -> Vec<Problem> {
    let mut problems = Vec::new();
    for lang in Lang::ALL {
        let mut seen = HashSet::new();
        for name in entry.names(lang) {
            if key(name).is_empty() || !seen.insert(key(name)) {
                problems.push(Problem::DuplicateName {
                    name: name.to_owned(),
                    lang,
                });
            }
        }
    }
    problems
}

fn tables(entry: &Entry) -> Vec<Problem> {
    let mut problems = Vec::new();
    for table in &entry.tables {
        let columns: HashSet<_> = table.columns.iter().map(|column| &column.id).collect();
        let slugs = columns.iter().all(|id| is_slug(id)) && is_slug(&table.id);
        if columns.len() != table.columns.len() || !slugs {
            problems.push(Problem::BadTableId {
                table: table.id.clone(),
            });
        }
        let ragged = table
            .rows
            .iter()
            .enumerate()
            .filter(|(_, row)| row.len() != table.columns.len());
        problems.extend(ragged.map(|(index, _)| Problem::RowWidth {
            table: table.id.clone(),
            row: index + 1,
        }));
    }
    problems
}

/// What has to be known of all other entries to judge one.
struct Surroundings<'a> {
    /// The first entry with each id.
    first: HashMap<&'a EntryId, &'a Located<Entry>>,
    /// The id that follows within the same file.
    next: HashMap<(&'a str, usize), &'a EntryId>,
    rulings: HashMap<u16, usize>,
    tables: HashMap<(&'static str, &'a str), usize>,
}

impl<'a> Surroundings<'a> {
    fn of(library: &'a Library) -> Self {
        let mut all = Surroundings {
            first: HashMap::new(),
            next: HashMap::new(),
            rulings: HashMap::new(),
            tables: HashMap::new(),
        };
        for located in library.located() {
            let entry = &located.value;
            all.first.entry(&entry.id).or_insert(located);
            for ruling in &entry.rulings {
                *all.rulings.entry(ruling.number).or_default() += 1;
            }
            for table in &entry.tables {
                let place = (entry.game().code(), table.id.as_str());
                *all.tables.entry(place).or_default() += 1;
            }
        }
        for pair in library.located().windows(2) {
            if pair[0].file == pair[1].file {
                let place = (pair[0].file.as_str(), pair[0].line);
                all.next.insert(place, &pair[1].value.id);
            }
        }
        all
    }

    fn problems(&self, located: &Located<Entry>) -> Vec<Problem> {
        let mut problems = self.order(located);
        problems.extend(self.references(&located.value));
        problems.extend(self.duplicates(&located.value));
        problems
    }

    fn order(&self, located: &Located<Entry>) -> Vec<Problem> {
        let mut problems = Vec::new();
        if let Some(first) = self.first.get(&located.value.id)
            && (&first.file, first.line) != (&located.file, located.line)
        {
            problems.push(Problem::DuplicateId {
                first: first.file.clone(),
            });
        }
        if let Some(next) = self.next.get(&(located.file.as_str(), located.line))
            && **next < located.value.id
        {
            problems.push(Problem::Unsorted {
                before: (*next).clone(),
            });
        }
        problems
    }

    fn references(&self, entry: &Entry) -> Vec<Problem> {
        let mut seen = HashSet::new();
        let problem = |to: &EntryId| {
            if *to == entry.id {
                Some(Problem::SelfReference)
            } else if !self.first.contains_key(to) {
                Some(Problem::UnknownReference { to: to.clone() })
            } else if !seen.insert(to.clone()) {
                Some(Problem::DuplicateReference { to: to.clone() })
            } else {
                None
            }
        };
        entry.see.iter().filter_map(problem).collect()
    }

    fn duplicates(&self, entry: &Entry) -> Vec<Problem> {
        let rulings = entry
            .rulings
            .iter()
            .filter(|ruling| self.rulings.get(&ruling.number).is_some_and(|n| *n > 1))
            .map(|ruling| Problem::DuplicateRuling {
                number: ruling.number,
            });
        let tables = entry
            .tables
            .iter()
            .filter(|table| {
                let place = (entry.game().code(), table.id.as_str());
                self.tables.get(&place).is_some_and(|n| *n > 1)
            })
            .map(|table| Problem::BadTableId {
                table: table.id.clone(),
            });
        rulings.chain(tables).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::data::{Corpus, DataFile};

    fn problems_of(text: &str) -> Vec<Problem> {
        let corpus = Corpus {
            files: vec![DataFile {
                path: "cc/test.yaml".to_owned(),
                text: text.to_owned().into(),
            }],
            unreadable: Vec::new(),
            stamp: 0,
        };
        let findings = Library::load(&corpus).err().unwrap_or_default();
        findings
            .into_iter()
            .map(|finding| finding.problem)
            .collect()
    }

    fn entry(id: &str, rest: &str) -> String {
        let kind = id.split('/').nth(1).unwrap_or_default();
        format!(
            "- id: {id}\n  kind: {kind}\n  title: {{ de: Titel, en: Title }}\n  source: [{{ doc: cc-rules }}]\n{rest}"
        )
    }

    const PLAIN: &str = "  text: { de: Tu es., en: Do it. }\n  see: []\n";

    #[test]
    fn a_sound_entry_has_no_problem() {
        assert_eq!(problems_of(&entry("cc/keyword/log", PLAIN)), []);
    }

    #[test]
    fn ids_are_unique_and_sorted() {
        let both = entry("cc/keyword/b", PLAIN) + &entry("cc/keyword/a", PLAIN);
        assert!(matches!(problems_of(&both)[..], [Problem::Unsorted { .. }]));
        let twice = entry("cc/keyword/a", PLAIN) + &entry("cc/keyword/a", PLAIN);
        assert!(matches!(
            problems_of(&twice)[..],
            [Problem::DuplicateId { .. }]
        ));
    }

    #[test]
    fn references_resolve() {
        let text = "  text: { de: a, en: b }\n  see: [cc/keyword/log, cc/keyword/none]\n";
        let found = problems_of(&entry("cc/keyword/log", text));
        assert_eq!(found[0], Problem::SelfReference);
        assert!(matches!(found[1], Problem::UnknownReference { .. }));
    }

    #[test]
    fn texts_are_translated_and_use_known_symbols() {
        let text = "  text: { de: \"[glorie]\", en: \"[glorie]\" }\n  see: []\n";
        let found = problems_of(&entry("cc/keyword/log", text));
        assert!(found.contains(&Problem::SameInBoth { field: "text" }));
        assert!(
            found
                .iter()
                .any(|problem| matches!(problem, Problem::UnknownSymbol { .. }))
        );
    }

    #[test]
    fn traits_have_a_group_and_files_a_game() {
        assert_eq!(
            problems_of(&entry("cc/trait/borg", PLAIN)),
            [Problem::GroupMissing]
        );
        assert_eq!(
            problems_of(&entry("2e/icon/borg", PLAIN)),
            [Problem::WrongFolder]
        );
    }

    #[test]
    fn rows_are_as_wide_as_the_header() {
        let table = "  tables: [{ id: t, title: { de: a, en: b }, columns: [{ id: x, title: { de: a, en: b } }], rows: [[1], [1, 2]] }]\n";
        let found = problems_of(&entry("cc/keyword/log", &format!("{PLAIN}{table}")));
        let table = "t".to_owned();
        assert_eq!(found, [Problem::RowWidth { table, row: 2 }]);
    }
}
