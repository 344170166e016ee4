//! Checks over all entries. Each check is a function that yields the problems of one entry, or of
//! one entry beside all others; none stops another.

use std::collections::{HashMap, HashSet};

use super::by_hand::counts_by_hand;
use super::errata::errata_problems;
use super::texts::{text_problems, typesetting};
use crate::owned_boxes::fill_entry;
use crate::text_template::{TemplateFault, TextTemplates};
use crate::{DataProblem, Finding, Library};
use model::text::{is_slug, key};
use model::{Boxes, Cell, Entry, EntryId, GameBox, Kind, Lang, Localized, RuleTable, RuleText};

/// Everything wrong with the entries of a library, its errata and rulings. Unless the whole is wanted, only what a
/// player wrote, and what it does to the rest: that was checked before the program left the house.
pub(crate) fn check(library: &Library, is_whole: bool) -> Vec<Finding> {
    let all = Surroundings::from_library(library);
    let templates = TextTemplates::new(library);
    let mut findings = Vec::new();
    for located in &library.entries {
        let entry = &located.value;
        let by_itself = (is_whole || entry.is_own).then(|| {
            let counts = counts_by_hand(entry, prose(entry).map(|(_, text)| text));
            alone_in(entry, &templates).into_iter().chain(counts)
        });
        let found = by_itself.into_iter().flatten().chain(all.problems(entry));
        let problems = found.filter(|problem| !entry.is_own || !problem.is_of_craft());
        findings.extend(problems.map(|problem| Finding {
            file: located.file.clone(),
            id: Some(entry.id.to_string()),
            line: Some(located.line),
            problem,
        }));
    }
    findings.extend(super::errata::check(library));
    findings
}

/// Problems an entry has by itself, as somebody with some boxes or others reads it.
fn alone_in(entry: &Entry, templates: &TextTemplates<'_>) -> Vec<DataProblem> {
    let mut prepared = entry.clone();
    if let Err(TemplateFault(part)) = templates.prepare_entry(&mut prepared) {
        return vec![DataProblem::BadTemplate { part }];
    }
    let [core, all] = [Boxes::default(), Boxes::all()].map(|boxes| {
        let mut filled = prepared.clone();
        fill_entry(&mut filled, &boxes);
        filled
    });
    let mut problems = alone(&core);
    // Most entries read the same with all boxes.
    let others = if core == all { Vec::new() } else { alone(&all) };
    for problem in others {
        if !problems.contains(&problem) {
            problems.push(problem);
        }
    }
    problems
}

/// Problems an entry has by itself.
fn alone(entry: &Entry) -> Vec<DataProblem> {
    let mut problems = words(entry);
    problems.extend(group(entry));
    problems.extend(names(entry));
    problems.extend(tables(entry));
    let own_box = entry.game_box.unwrap_or(GameBox::Core);
    problems.extend(errata_problems(&entry.errata, own_box, &[]));
    if entry.source.is_empty() {
        problems.push(DataProblem::NoSource);
    }
    problems
}

/// Traits have a group, nothing else has.
fn group(entry: &Entry) -> Option<DataProblem> {
    match (entry.kind() == Kind::Trait, entry.group.is_some()) {
        (true, false) => Some(DataProblem::GroupMissing),
        (false, true) => Some(DataProblem::GroupStray),
        (true, true) | (false, false) => None,
    }
}

/// The prose of an entry, statement by statement, with the names of its fields.
fn prose(entry: &Entry) -> impl Iterator<Item = (&'static str, &Localized<String>)> {
    let rulings = entry.rulings.iter().map(|ruling| ("rulings", &ruling.text));
    let said = texts(entry).flat_map(|(field, text)| text.0.iter().map(move |statement| (field, &statement.text)));
    said.chain(rulings)
}

/// The texts that are made of statements.
fn texts(entry: &Entry) -> impl Iterator<Item = (&'static str, &RuleText)> {
    let further = entry.further.iter().map(|further| ("further", &further.text));
    let example = entry.example.iter().map(|example| ("example", example));
    std::iter::once(("text", &entry.text)).chain(further).chain(example)
}

fn words(entry: &Entry) -> Vec<DataProblem> {
    let mut problems = Vec::new();
    for (field, text) in prose(entry).chain([("title", &entry.title)]) {
        problems.extend(text.iter().flat_map(|(lang, text)| text_problems(field, lang, text)));
    }
    let rulings = entry.rulings.iter().map(|ruling| ("rulings", ruling.text.clone()));
    let whole = texts(entry).map(|(field, text)| (field, text.both())).chain(rulings);
    problems
        .extend(whole.filter(|(_, text)| text.de == text.en).map(|(field, _)| DataProblem::SameInBoth { field }));
    let has_lines = |text: &Localized<String>| text.iter().any(|(_, words)| words.trim().contains('\n'));
    problems.extend(
        prose(entry).filter(|(_, text)| has_lines(text)).map(|(field, _)| DataProblem::UnlikeLines { field }),
    );
    let nothing = texts(entry).filter(|(_, text)| text.0.is_empty());
    problems.extend(nothing.map(|(field, _)| DataProblem::Empty { field, lang: Lang::De }));
    problems.extend(entry.tables.iter().flat_map(table_typesetting));
    problems
}

/// Blemishes in what a table says; cells that are names or numbers may look as they like.
fn table_typesetting(table: &RuleTable) -> impl Iterator<Item = DataProblem> {
    let columns = table.columns.iter().map(|column| &column.title);
    let cells = table.rows.iter().flat_map(|row| &row.cells).filter_map(|cell| match cell {
        Cell::Text(text) => Some(text),
        Cell::Number(_) | Cell::Name(_) => None,
    });
    let words = std::iter::once(&table.title).chain(columns).chain(cells);
    words.flat_map(Localized::iter).flat_map(|(lang, text)| typesetting(lang, text))
}

fn names(entry: &Entry) -> Vec<DataProblem> {
    let mut problems = Vec::new();
    for lang in Lang::ALL {
        let mut seen = HashSet::new();
        for name in entry.names(lang) {
            if key(name).is_empty() || !seen.insert(key(name)) {
                problems.push(DataProblem::DuplicateName { name: name.to_owned(), lang });
            }
        }
    }
    problems
}

fn tables(entry: &Entry) -> Vec<DataProblem> {
    let mut problems = Vec::new();
    for table in &entry.tables {
        let columns: HashSet<_> = table.columns.iter().map(|column| &column.id).collect();
        let slugs = columns.iter().all(|id| is_slug(id)) && is_slug(&table.id);
        if columns.len() != table.columns.len() || !slugs {
            problems.push(DataProblem::BadTableId { table: table.id.clone() });
        }
        let ragged = table.rows.iter().enumerate().filter(|(_, row)| row.cells.len() != table.columns.len());
        problems.extend(ragged.map(|(index, _)| DataProblem::RowWidth { table: table.id.clone(), row: index + 1 }));
    }
    problems
}

/// What has to be known of all other entries to judge one.
struct Surroundings<'a> {
    ids: HashSet<&'a EntryId>,
    tables: HashMap<(&'static str, &'a str), usize>,
    /// How many entries have an id: those of the program, and those of a player.
    count: HashMap<&'a EntryId, usize>,
}

impl<'a> Surroundings<'a> {
    fn from_library(library: &'a Library) -> Self {
        let mut all = Surroundings {
            ids: library.entries().map(|entry| &entry.id).collect(),
            tables: HashMap::new(),
            count: HashMap::new(),
        };
        for entry in library.entries() {
            *all.count.entry(&entry.id).or_default() += 1;
            for table in &entry.tables {
                let place = (entry.game().code(), table.id.as_str());
                *all.tables.entry(place).or_default() += 1;
            }
        }
        all
    }

    fn problems(&self, entry: &Entry) -> Vec<DataProblem> {
        let mut problems = self.references(entry);
        problems.extend(self.duplicates(entry));
        problems.extend(self.first_of(entry));
        problems
    }

    /// The id of an entry of a player's own is not taken.
    fn first_of(&self, entry: &Entry) -> Option<DataProblem> {
        let is_taken = entry.is_own && self.count.get(&entry.id).is_some_and(|count| *count > 1);
        is_taken.then_some(DataProblem::TakenId)
    }

    fn references(&self, entry: &Entry) -> Vec<DataProblem> {
        let mut seen = HashSet::new();
        let problem = |to: &EntryId| {
            if *to == entry.id {
                Some(DataProblem::SelfReference)
            } else if !self.ids.contains(to) {
                Some(DataProblem::UnknownReference { to: to.clone() })
            } else if !seen.insert(to.clone()) {
                Some(DataProblem::DuplicateReference { to: to.clone() })
            } else {
                None
            }
        };
        entry.see.iter().filter_map(problem).collect()
    }

    fn duplicates(&self, entry: &Entry) -> Vec<DataProblem> {
        let tables = entry
            .tables
            .iter()
            .filter(|table| {
                let place = (entry.game().code(), table.id.as_str());
                self.tables.get(&place).is_some_and(|n| *n > 1)
            })
            .map(|table| DataProblem::BadTableId { table: table.id.clone() });
        tables.collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Corpus, DataFile};

    fn problems_of(id: &str, rest: &str) -> Vec<DataProblem> {
        let (game, name) = id.split_once('/').expect("an id");
        let head = "title: { de: Titel, en: Title }\nsource: [{ doc: cc-rules }]\n";
        let file = DataFile::yaml(format!("{game}/rules/{name}.yaml"), [head, rest].concat());
        let corpus = Corpus { files: vec![file].into(), ..Corpus::of_texts(&std::collections::BTreeMap::new()) };
        let findings = Library::checked(&corpus, |_, _| Vec::new()).err().unwrap_or_default();
        findings.into_iter().map(|finding| finding.problem).collect()
    }

    const PLAIN: &str = "text: { de: Tu es., en: Do it. }\nsee: []\n";

    #[test]
    fn a_sound_entry_has_no_problem() {
        assert_eq!(problems_of("cc/keyword/log", PLAIN), []);
    }

    #[test]
    fn references_resolve() {
        let text = "text: { de: a, en: b }\nsee: [cc/keyword/log, cc/keyword/none]\n";
        let found = problems_of("cc/keyword/log", text);
        assert_eq!(found[0], DataProblem::SelfReference);
        assert!(matches!(found[1], DataProblem::UnknownReference { .. }));
    }

    #[test]
    fn texts_are_translated_and_use_known_symbols() {
        let text = "text: { de: \"[glorie]\", en: \"[glorie]\" }\nsee: []\n";
        let found = problems_of("cc/keyword/log", text);
        assert!(found.contains(&DataProblem::SameInBoth { field: "text" }));
        assert!(found.iter().any(|problem| matches!(problem, DataProblem::UnknownSymbol { .. })));
    }

    #[test]
    fn lines_of_both_languages_match() {
        let text = "text: { de: \"Eins.\\n\\n- Zwei.\", en: \"One. Two.\" }\nsee: []\n";
        let unlike = DataProblem::UnlikeLines { field: "text" };
        assert_eq!(problems_of("cc/keyword/log", text), [unlike]);
    }

    #[test]
    fn traits_and_nothing_else_have_a_group() {
        assert_eq!(problems_of("cc/trait/borg", PLAIN), [DataProblem::GroupMissing]);
        let grouped = format!("{PLAIN}group: species\n");
        assert_eq!(problems_of("cc/trait/borg", &grouped), []);
        assert_eq!(problems_of("2e/icon/borg", &grouped), [DataProblem::GroupStray]);
    }

    #[test]
    fn rows_are_as_wide_as_the_header() {
        let table = "tables: [{ id: t, title: { de: a, en: b }, columns: [{ id: x, title: { de: a, en: b } }], rows: [[1], [1, 2]] }]\n";
        let found = problems_of("cc/keyword/log", &format!("{PLAIN}{table}"));
        let table = "t".to_owned();
        assert_eq!(found, [DataProblem::RowWidth { table, row: 2 }]);
    }
}
