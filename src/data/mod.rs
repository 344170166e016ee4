//! Data files: YAML, embedded in the program or read from a folder, turned into the nouns of `model`
//! and checked. Everything that is wrong is collected, nothing stops at the first finding.

pub mod card_files;
mod check;
mod corpus;
mod entry_file;
mod example_file;
mod files;
mod finding;
mod gaps;
mod generated;
mod layout;
mod parse;
mod records;
mod references;
mod rulings;
mod within;

use check::entries::Extent;
use corpus::parts;
pub use corpus::{Corpus, embedded, from_folder, rules_of};
#[cfg(test)]
pub(crate) use corpus::{findings_after, problems_after, written};
pub use example_file::examples;
pub use files::DataFile;
pub use finding::{ExampleFault, Finding, NameFault, Problem};
pub use gaps::{Gap, gaps};
pub use layout::{RENAMED, TITLES, id_of, path_of};
pub use parse::Located;

use std::collections::HashSet;
use std::panic::resume_unwind;
use std::sync::Arc;
use std::thread;

use layout::Shelf;

use crate::model::{
    Board, BoxFacts, Boxes, Card, CardSetEntry, CcgCard, CrewDeck, Entry, EntryId, ExampleDeck,
    Mode, Program, RetiredList, Stardates,
};
use crate::order::Order;

/// The entries of a corpus, sorted by id, and its cards, in file order.
#[derive(Debug, Clone, Default)]
pub struct Library {
    entries: Vec<Located<Entry>>,
    cards: Vec<Located<Card>>,
    /// Shared, for there are thousands, the same whatever boxes a player has.
    ccg: Arc<Vec<Located<CcgCard>>>,
    examples: Vec<Located<ExampleDeck>>,
    programs: Vec<Program>,
    boards: Vec<Board>,
    boxes: Vec<BoxFacts>,
    stardates: Vec<Stardates>,
    card_sets: Vec<CardSetEntry>,
    /// At most one.
    retired: Vec<RetiredList>,
    /// Whose boxes it is the library of; all cards of all boxes lie in that of nobody.
    owned: Boxes,
}

impl Library {
    /// Reads a corpus for use: what a player wrote is checked. The built-in data were checked before the program left
    /// the house, and neither the first run of all nor a new rule waits for a second look at them.
    ///
    /// # Errors
    /// Those of [`checked`](Library::checked); of the built-in data what cannot be read.
    pub fn load(corpus: &Corpus) -> Result<Library, Vec<Finding>> {
        if !corpus.is_built_in() {
            let extent = if corpus.is_of_program {
                Extent::Own
            } else {
                Extent::Whole
            };
            return Library::sound(corpus, extent);
        }
        let (library, findings) = Library::read(corpus);
        if findings.is_empty() {
            Ok(library)
        } else {
            Err(findings)
        }
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

    /// Reads and checks a corpus.
    ///
    /// # Errors
    /// All findings over all files, in the order of files and lines. As long as files lie in places where
    /// none is read, nothing is said of what would lack them.
    pub fn checked(corpus: &Corpus) -> Result<Library, Vec<Finding>> {
        Library::sound(corpus, Extent::Whole)
    }

    fn sound(corpus: &Corpus, extent: Extent) -> Result<Library, Vec<Finding>> {
        let (library, mut findings) = Library::read(corpus);
        let is_own = |found: &Finding| corpus.is_own(&found.file);
        if !findings
            .iter()
            .any(|found| found.is_misplaced() && !is_own(found))
        {
            findings.extend(check::entries::check(&library, extent));
            if extent == Extent::Whole {
                findings.extend(check::names::check(corpus, &library));
            }
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
        let mut findings = corpus.unreadable.clone();
        thread::scope(|scope| {
            let parts = parts(&corpus.files, readers());
            let read = |files| scope.spawn(move || Library::of(files));
            let reading: Vec<_> = parts.into_iter().map(read).collect();
            for reader in reading {
                let (part, bad) = reader.join().unwrap_or_else(|fault| resume_unwind(fault));
                library.append(part);
                findings.extend(bad);
            }
        });
        // Paths sort `log-x.yaml` before `log.yaml`; readers expect the names without their endings.
        library.entries.sort_by(|a, b| a.value.id.cmp(&b.value.id));
        library.mark_retired();
        (library, findings)
    }

    /// Tells the cards of the retired list that they are on it.
    fn mark_retired(&mut self) {
        let lists = self.retired.iter();
        let listed: HashSet<&EntryId> = lists
            .flat_map(|list| &list.cards)
            .filter_map(|listed| listed.card.as_ref())
            .collect();
        for located in Arc::make_mut(&mut self.ccg) {
            located.value.is_retired = listed.contains(&located.value.id);
        }
    }

    /// What some files hold, and what could not be read of them.
    fn of(files: &[DataFile]) -> (Library, Vec<Finding>) {
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
        self.programs.extend(later.programs);
        self.boards.extend(later.boards);
        self.boxes.extend(later.boxes);
        self.stardates.extend(later.stardates);
        self.card_sets.extend(later.card_sets);
        self.retired.extend(later.retired);
    }

    /// Adds what a file holds, and returns what could not be read.
    fn add(&mut self, file: &DataFile) -> Vec<Finding> {
        match Shelf::of(&file.path) {
            shelf if file.is_own && shelf != Some(Shelf::Rules) => {
                vec![Finding::of_file(&file.path, Problem::Misplaced)]
            }
            Some(Shelf::Rules) => entry_file::entry_of(file, &mut self.entries),
            Some(Shelf::Cards) => parse::items_of(file, &mut self.cards),
            Some(Shelf::CcgCards) => parse::items_of(file, Arc::make_mut(&mut self.ccg)),
            Some(Shelf::Examples) => example_file::example_of_file(file, &mut self.examples),
            Some(Shelf::Programs) => parse::whole(file, &mut self.programs),
            Some(Shelf::Boards) => parse::whole_list(file, &mut self.boards),
            Some(Shelf::CardSets) => parse::whole_list(file, &mut self.card_sets),
            Some(Shelf::RetiredCards) => parse::whole(file, &mut self.retired),
            Some(Shelf::Boxes) => parse::whole_list(file, &mut self.boxes),
            Some(Shelf::Stardates) => parse::whole_list(file, &mut self.stardates),
            Some(Shelf::Names) => Vec::new(),
            None => vec![Finding::of_file(&file.path, Problem::Misplaced)],
        }
    }

    /// All entries with the place they stand at, sorted by id.
    pub fn located(&self) -> &[Located<Entry>] {
        &self.entries
    }

    /// All cards with the place they stand at, in file order.
    pub fn located_cards(&self) -> &[Located<Card>] {
        &self.cards
    }

    /// All cards of the Star Trek CCG with the place they stand at, in file order.
    pub fn located_ccg(&self) -> &[Located<CcgCard>] {
        &self.ccg
    }

    /// All example decks with the file they stand in, in the order of their ids.
    pub fn located_examples(&self) -> &[Located<ExampleDeck>] {
        &self.examples
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

    /// All programs, in file order.
    pub fn programs(&self) -> &[Program] {
        &self.programs
    }

    /// The program of a captain.
    pub fn program(&self, captain: CrewDeck) -> Option<&Program> {
        self.programs
            .iter()
            .find(|program| program.captain == captain)
    }

    /// All boards, in file order.
    pub fn boards(&self) -> &[Board] {
        &self.boards
    }

    /// The board of a captain.
    pub fn board(&self, captain: CrewDeck) -> Option<&Board> {
        self.boards.iter().find(|board| board.captain == captain)
    }

    /// All boxes, in the order in which they came out.
    pub fn boxes(&self) -> &[BoxFacts] {
        &self.boxes
    }

    /// The Stardate cards of all modes, in file order.
    pub fn all_stardates(&self) -> &[Stardates] {
        &self.stardates
    }

    /// The Stardate cards of a mode.
    pub fn stardates(&self, mode: Mode) -> Option<&Stardates> {
        self.stardates
            .iter()
            .find(|stardates| stardates.mode == mode)
    }
}

/// The id of a Captain's Chair entry; `None` if it could be no id.
pub(crate) fn entry_id(kind: &str, slug: &str) -> Option<EntryId> {
    let slug = if slug == "status" {
        "status-card"
    } else {
        slug
    };
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
    fn stardate_cards_that_differ_from_their_table_are_found() {
        let problems = problems_after(layout::STARDATES, |text| {
            text.replace("glory: 6, draw: 2", "glory: 8, draw: 2")
        });
        let mode = "ensign".to_owned();
        assert_eq!(problems, [Problem::StardateCards { mode }]);
    }

    #[test]
    fn files_of_the_old_layout_are_named_and_nothing_else() {
        let mut corpus = embedded();
        for file in corpus.files.to_mut() {
            if file.path.starts_with("cc/rules/") {
                file.path = file.path.replacen("rules/", "", 1).into();
            }
        }
        let findings = Library::checked(&corpus).err().unwrap_or_default();
        let misplaced = findings.iter().filter(|found| found.is_misplaced());
        assert_eq!(misplaced.count(), findings.len());
        assert_eq!(findings[0].file, "cc/campaign/admiral.yaml");
    }

    #[test]
    fn entries_are_sorted_by_id() {
        let library = Library::load(&embedded()).expect("sound data");
        assert!(library.entries().is_sorted_by_key(|entry| &entry.id));
    }

    #[test]
    fn the_embedded_data_is_clean() {
        let findings = Library::checked(&embedded()).err().unwrap_or_default();
        assert!(findings.is_empty(), "{findings:#?}");
    }
}
