//! Data files: YAML, embedded in the program or read from a folder, turned into the nouns of `model`
//! and checked. Everything that is wrong is collected, nothing stops at the first finding.
//!
//! # To add something
//!
//! - **A keyword or any other entry**: one file `data/<game>/rules/<kind>/<slug>.yaml`; `data/README.md` says what
//!   stands in it. Nothing else: `cargo test` and `tricorder admin data check` look at it.
//! - **A set of Second Edition, next year's retired list, newer cards**: `data/README.md`, "The next set".

mod box_text;
mod check;
mod corpus;
mod entry_file;
mod files;
mod finding;
pub mod import;
mod layout;
mod owned_boxes;
mod parse;
mod records;
mod references;
#[cfg(any(test, feature = "testing"))]
pub mod sample;
mod text_template;
mod thesaurus;

pub use check::{errata_problems, text_problems, typesetting};
use corpus::parts;
pub use corpus::{Corpus, WholeCheck, embedded, rules_of};
pub use entry_file::{cheat_sheet, examples, lesson};
pub use files::DataFile;
pub use finding::{DataProblem, ExampleFault, Finding, NameFault};
pub use layout::{
    BOARDS, RENAMED, RETIRED, STARDATES, TITLES, cheat_sheet_of, id_of, is_ccg_list, lesson_of, path_of,
    thesaurus_of,
};
pub use owned_boxes::record_for;
pub use parse::DataItem;
pub use thesaurus::{Saying, Thesaurus};

use std::collections::HashSet;
use std::panic::resume_unwind;
use std::sync::Arc;
use std::thread;

use layout::FileKind;
use text_template::CaptainDeviation;

use model::order::Order;
use model::{
    Board, BoxFacts, Card, CardSetEntry, CcgCard, CheatSheet, CrewDeck, Entry, EntryId, ExampleDeck, Lesson, Mode,
    Program, RetiredList, Stardates,
};

/// The entries of a corpus, sorted by id, and all else in file order; with the places of what may be wrong.
#[derive(Debug, Clone, Default)]
pub struct Library {
    /// Rule entries of all games, those of a player among them.
    pub entries: Vec<DataItem<Entry>>,
    /// Cards of Captain's Chair.
    pub cards: Vec<DataItem<Card>>,
    /// Shared, for there are thousands, the same whatever boxes a player has.
    pub ccg: Arc<Vec<DataItem<CcgCard>>>,
    /// In the order of their ids.
    pub examples: Vec<DataItem<ExampleDeck>>,
    /// The first lessons of the games; each file is one.
    pub lessons: Vec<DataItem<Lesson>>,
    /// The cheat sheets of the games; each file is one.
    pub cheat_sheets: Vec<DataItem<CheatSheet>>,
    /// Program cards of Captain's Chair, by which the Bot plays a captain.
    pub programs: Vec<Program>,
    /// Boards of the captains of Captain's Chair.
    pub boards: Vec<Board>,
    /// In the order in which they came out.
    pub boxes: Vec<BoxFacts>,
    /// The Stardate cards of all modes.
    pub stardates: Vec<Stardates>,
    /// The sets of Second Edition.
    pub card_sets: Vec<CardSetEntry>,
    /// The retired list of Second Edition; at most one.
    pub retired: Vec<RetiredList>,
    /// How captains break rules.
    deviations: Vec<CaptainDeviation>,
}

impl Library {
    /// Reads a corpus for use: what a player wrote is checked. The built-in data were checked before the program left
    /// the house, and neither the first run of all nor a new rule waits for a second look at them.
    ///
    /// # Errors
    /// Those of [`checked`](Library::checked); of the built-in data what cannot be read.
    pub fn load(corpus: &Corpus) -> Result<Library, Vec<Finding>> {
        if !corpus.is_built_in() {
            return Library::sound(corpus, corpus.whole_check);
        }
        let (library, findings) = Library::read(corpus);
        if findings.is_empty() { Ok(library) } else { Err(findings) }
    }

    /// The cards of the Star Trek CCG of a corpus, whatever else is wrong with it.
    ///
    /// # Errors
    /// What cannot be read.
    pub fn read_ccg(corpus: &Corpus) -> Result<Vec<CcgCard>, Vec<Finding>> {
        let (library, findings) = Library::read(corpus);
        if findings.is_empty() {
            let cards = Arc::unwrap_or_clone(library.ccg).into_iter();
            Ok(cards.map(|located| located.value).collect())
        } else {
            Err(findings)
        }
    }

    /// Reads and checks a corpus, all of it, with what looks at the parts that only authors write.
    ///
    /// # Errors
    /// All findings over all files, in the order of files and lines. As long as files lie in places where
    /// none is read, nothing is said of what would lack them.
    pub fn checked(corpus: &Corpus, whole_check: WholeCheck) -> Result<Library, Vec<Finding>> {
        Library::sound(corpus, Some(whole_check))
    }

    fn sound(corpus: &Corpus, whole_check: Option<WholeCheck>) -> Result<Library, Vec<Finding>> {
        let (library, mut findings) = Library::read(corpus);
        let is_own = |found: &Finding| corpus.is_own(&found.file);
        if !findings.iter().any(|found| found.is_misplaced() && !is_own(found)) {
            findings.extend(check::entries::check(&library, whole_check.is_some()));
            findings.extend(whole_check.into_iter().flat_map(|check| check(corpus, &library)));
        }
        if findings.is_empty() {
            return Ok(library);
        }
        findings.order_by(|a, b| (&a.file, a.line).cmp(&(&b.file, b.line)));
        Err(findings)
    }

    /// Reads a corpus without checking it: what could be read, and what could not. Several files are read at once, for
    /// most of a first run goes into reading.
    fn read(corpus: &Corpus) -> (Library, Vec<Finding>) {
        let mut library = Library::default();
        let (own, own_findings) = Library::from_files(&corpus.own);
        let mut findings = [corpus.unreadable.clone(), own_findings].concat();
        let readers = readers();
        if readers == 1 {
            let (part, bad) = Library::from_files(&corpus.files);
            library.append(part);
            library.append(own);
            findings.extend(bad);
            return library.arranged(findings);
        }
        thread::scope(|scope| {
            let parts = parts(&corpus.files, readers);
            let read = |files| scope.spawn(move || Library::from_files(files));
            let reading: Vec<_> = parts.into_iter().map(read).collect();
            for reader in reading {
                let (part, bad) = reader.join().unwrap_or_else(|fault| resume_unwind(fault));
                library.append(part);
                findings.extend(bad);
            }
        });
        library.append(own);
        library.arranged(findings)
    }

    /// What was read, in its order.
    fn arranged(mut self, findings: Vec<Finding>) -> (Library, Vec<Finding>) {
        // Paths sort `log-x.yaml` before `log.yaml`; readers expect the names without their endings.
        self.entries.sort_by(|a, b| a.value.id.cmp(&b.value.id));
        self.mark_retired();
        (self, findings)
    }

    /// Tells the cards of the retired list that they are on it.
    fn mark_retired(&mut self) {
        let lists = self.retired.iter();
        let listed: HashSet<&EntryId> =
            lists.flat_map(|list| &list.cards).filter_map(|listed| listed.card.as_ref()).collect();
        for located in Arc::make_mut(&mut self.ccg) {
            located.value.is_retired = listed.contains(&located.value.id);
        }
    }

    /// What some files hold, and what could not be read of them.
    fn from_files(files: &[DataFile]) -> (Library, Vec<Finding>) {
        let mut library = Library::default();
        let findings = files.iter().flat_map(|file| library.add(file)).collect();
        (library, findings)
    }

    /// Adds what later files hold.
    fn append(&mut self, later: Library) {
        self.entries.extend(later.entries);
        self.cards.extend(later.cards);
        Arc::make_mut(&mut self.ccg).extend(Arc::unwrap_or_clone(later.ccg));
        self.examples.extend(later.examples);
        self.lessons.extend(later.lessons);
        self.cheat_sheets.extend(later.cheat_sheets);
        self.programs.extend(later.programs);
        self.boards.extend(later.boards);
        self.boxes.extend(later.boxes);
        self.deviations.extend(later.deviations);
        self.stardates.extend(later.stardates);
        self.card_sets.extend(later.card_sets);
        self.retired.extend(later.retired);
    }

    /// Adds what a file holds, and returns what could not be read.
    fn add(&mut self, file: &DataFile) -> Vec<Finding> {
        match FileKind::from_path(&file.path) {
            shelf if file.is_own && shelf != Some(FileKind::Rules) => {
                vec![Finding::of_file(&file.path, DataProblem::Misplaced)]
            }
            Some(FileKind::Rules) => entry_file::entry_of(file, &mut self.entries),
            Some(FileKind::Cards) => parse::items_of(file, &mut self.cards),
            Some(FileKind::CcgCards) => parse::items_of(file, Arc::make_mut(&mut self.ccg)),
            Some(FileKind::Examples) => entry_file::example_of_file(file, &mut self.examples),
            Some(FileKind::Lesson) => entry_file::whole_file(file, &mut self.lessons),
            Some(FileKind::CheatSheet) => entry_file::whole_file(file, &mut self.cheat_sheets),
            Some(FileKind::Programs) => parse::whole(file, &mut self.programs),
            Some(FileKind::Boards) => parse::whole_list(file, &mut self.boards),
            Some(FileKind::CardSets) => parse::whole_list(file, &mut self.card_sets),
            Some(FileKind::RetiredCards) => parse::whole(file, &mut self.retired),
            Some(FileKind::Boxes) => parse::whole_list(file, &mut self.boxes),
            Some(FileKind::Deviations) => parse::whole_list(file, &mut self.deviations),
            Some(FileKind::Stardates) => parse::whole_list(file, &mut self.stardates),
            Some(FileKind::Names) => Vec::new(),
            None => vec![Finding::of_file(&file.path, DataProblem::Misplaced)],
        }
    }

    /// The library without the entries a player wrote.
    pub fn without_own(&self) -> Library {
        let mut alone = self.clone();
        alone.entries.retain(|located| !located.value.is_own);
        alone
    }

    /// All entries, sorted by id.
    pub fn entries(&self) -> impl Iterator<Item = &Entry> {
        self.entries.iter().map(|located| &located.value)
    }

    /// All cards in file order.
    pub fn cards(&self) -> impl Iterator<Item = &Card> + Clone {
        self.cards.iter().map(|located| &located.value)
    }

    /// All cards of the Star Trek CCG, in file order.
    pub fn ccg(&self) -> impl Iterator<Item = &CcgCard> {
        self.ccg.iter().map(|located| &located.value)
    }

    /// The program of a captain.
    pub fn program(&self, captain: CrewDeck) -> Option<&Program> {
        self.programs.iter().find(|program| program.captain == captain)
    }

    /// The board of a captain.
    pub fn board(&self, captain: CrewDeck) -> Option<&Board> {
        self.boards.iter().find(|board| board.captain == captain)
    }

    /// The Stardate cards of a mode.
    pub fn stardates(&self, mode: Mode) -> Option<&Stardates> {
        self.stardates.iter().find(|stardates| stardates.mode == mode)
    }
}

/// The id of a Captain's Chair entry; `None` if it could be no id.
pub fn entry_id(kind: &str, slug: &str) -> Option<EntryId> {
    let slug = if slug == "status" { "status-card" } else { slug };
    EntryId::try_from(format!("cc/{kind}/{slug}")).ok()
}

/// How many read at once: a core each; what more than four save is less than what they cost.
fn readers() -> usize {
    thread::available_parallelism().map_or(1, |cores| cores.get().min(4))
}

/// The entry of the captain a deck belongs to.
fn captain_of(deck: CrewDeck) -> Option<EntryId> {
    (deck != CrewDeck::Common).then(|| entry_id("captain", deck.code()))?
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn entries_are_sorted_by_id() {
        let library = Library::load(&embedded()).expect("sound data");
        assert!(library.entries().is_sorted_by_key(|entry| &entry.id));
    }
}
