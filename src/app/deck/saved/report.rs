//! Saved decks: listed, changed, their versions, and in which of them a card is.

use serde::Serialize;

use crate::CommandReport;
use crate::deck::diff::{piles, rows};
use crate::deck::page_parts::counts;
use crate::trash::removal;
use deck::{DeckCounts, DeckDifference, DeckList, Pile};
use keep::decks::DeckVersion;
use keep::trash::TrashKind;
use page::locale::{Texts, msg};
use page::{FactList, Labels, Page, PageTable};
use words::Term;

/// `{"decks":[{"name","missions","dilemmas","deck","version","saved","source","note"}]}`, by name.
#[derive(Debug, Serialize)]
pub struct SavedDecks {
    /// The decks, each in its latest version.
    pub decks: Vec<SavedDeck>,
}

/// A saved deck with its counts, which are null if it cannot be read.
#[derive(Debug, Serialize)]
pub struct SavedDeck {
    /// What it is called.
    pub name: String,
    /// Cards of its missions; `None` where the list cannot be read, as in the next two.
    pub missions: Option<u32>,
    /// Its dilemmas.
    pub dilemmas: Option<u32>,
    /// Cards of the deck beside them.
    pub deck: Option<u32>,
    /// The number of the latest version.
    pub version: usize,
    /// Seconds since 1970.
    saved: u64,
    /// When it was saved, in the time of this place: `2026-05-01 18:30`.
    #[serde(skip)]
    when: String,
    source: Option<String>,
    /// What the player wrote on it.
    pub note: Option<String>,
}

/// `{"name","version","total","unknown"}`: a deck was saved.
#[derive(Debug, Serialize)]
pub struct SaveReport {
    /// The name of the deck.
    pub name: String,
    /// The number the version got, from 1.
    pub version: usize,
    /// Cards that count.
    pub total: u32,
    /// Names that no card is known by.
    pub unknown: usize,
    /// Whether this folder has a file of the name, which is read ahead of the deck.
    #[serde(skip)]
    pub is_file: bool,
}

/// `{"name","versions"}`: a deck was removed.
#[derive(Debug, Serialize)]
pub struct RemovalReport {
    /// The name the deck had.
    pub name: String,
    /// How many it had.
    pub versions: usize,
}

impl SavedDeck {
    /// A deck with its counts; `None` if its list cannot be read.
    pub fn new(version: &DeckVersion, list: Option<&DeckList>) -> SavedDeck {
        let count = |pile| list.map(|list| count(list, pile));
        SavedDeck {
            name: version.deck.clone(),
            missions: count(Pile::Missions),
            dilemmas: count(Pile::Dilemmas),
            deck: count(Pile::Deck),
            version: version.number,
            saved: version.saved,
            when: version.when.clone(),
            source: version.source.clone(),
            note: version.note.clone(),
        }
    }

    fn row(&self) -> Vec<String> {
        let counts = [self.missions, self.dilemmas, self.deck]
            .map(|count| count.map_or("?".to_owned(), |count| count.to_string()));
        let saved = [self.version.to_string(), self.when.clone()];
        let cells = [self.name.clone()].into_iter().chain(counts);
        cells.chain(saved).collect()
    }
}

fn count(list: &DeckList, pile: Pile) -> u32 {
    let cards = list.cards().filter(|(_, card)| card.place == Some(pile));
    cards.fold(0, |sum, (_, card)| sum.saturating_add(card.count))
}

impl CommandReport for SavedDecks {
    fn page(&self, texts: &Texts) -> Page {
        if self.decks.is_empty() {
            let mut page = Page::from_words(msg::deck_none_saved(texts));
            page.say(msg::deck_save_how(texts));
            return page;
        }
        let header = [
            msg::deck_column_list(texts),
            msg::deck_column_missions(texts),
            msg::deck_column_dilemmas(texts),
            msg::deck_column_deck(texts),
            msg::deck_column_version(texts),
            msg::deck_column_saved(texts),
        ];
        let mut page = Page::new();
        page.table(PageTable::open(header, self.decks.iter().map(SavedDeck::row)));
        page
    }
}

impl CommandReport for SaveReport {
    fn page(&self, texts: &Texts) -> Page {
        let (name, total) = (&self.name, self.total);
        let mut page = Page::from_words(match (self.version, self.is_file) {
            (_, true) => msg::deck_saved_beside_file(texts, name, total),
            (1, false) => msg::deck_saved(texts, name, total),
            (version, false) => msg::deck_saved_version(texts, name, version, total),
        });
        if self.unknown > 0 {
            page.say(msg::deck_unknown_kept(texts, self.unknown));
        }
        page
    }
}

impl CommandReport for RemovalReport {
    fn page(&self, texts: &Texts) -> Page {
        let said = match self.versions {
            0 | 1 => msg::deck_removed(texts, &self.name),
            versions => msg::deck_removed_all(texts, &self.name, versions),
        };
        removal(texts, said, TrashKind::Deck, &self.name)
    }
}

/// `{"name","version","changes":[{"pile","name","first","second"}],"counts","unknown"}`: what differs from
/// the version before. Without changes the version may be the one before.
#[derive(Debug, Serialize)]
pub struct EditReport {
    /// The name of the deck.
    pub name: String,
    /// The number of the latest version, which is the one before if nothing was saved.
    pub version: usize,
    /// What differs from the version before; may be empty.
    pub changes: Vec<DeckDifference>,
    /// Cards of each pile after the change.
    pub counts: DeckCounts,
    /// Names that no card is known by.
    pub unknown: usize,
    /// Whether it has been saved.
    #[serde(skip)]
    pub is_new: bool,
}

/// `{"from","name"}`: a deck has another name.
#[derive(Debug, Serialize)]
pub struct RenameReport {
    /// The name it had.
    pub from: String,
    /// The name it has now.
    pub name: String,
}

/// `{"name","version","note","source"}`: what is said about a version.
#[derive(Debug, Serialize)]
pub struct VersionNote {
    name: String,
    version: usize,
    note: Option<String>,
    source: Option<String>,
}

impl VersionNote {
    /// What is said about a version.
    pub fn from_version(version: DeckVersion) -> VersionNote {
        VersionNote { name: version.deck, version: version.number, note: version.note, source: version.source }
    }
}

impl CommandReport for EditReport {
    fn page(&self, texts: &Texts) -> Page {
        let (name, version) = (&self.name, self.version);
        let mut foot = Page::from_words(counts(texts, &self.counts));
        if self.unknown > 0 {
            foot.say(msg::deck_unknown_kept(texts, self.unknown));
        }
        let head = match (self.changes.is_empty(), self.is_new) {
            (true, false) => return Page::from_words(msg::deck_unchanged(texts, name)),
            (true, true) => msg::deck_edited_nothing(texts, name, version),
            (false, _) => msg::deck_edited(texts, name, version),
        };
        let parts = [Page::from_words(head)];
        Page::parts(parts.into_iter().chain(piles(texts, &self.changes)).chain([foot]))
    }
}

impl CommandReport for RenameReport {
    fn page(&self, texts: &Texts) -> Page {
        Page::from_words(msg::deck_renamed(texts, &self.from, &self.name))
    }
}

impl CommandReport for VersionNote {
    fn page(&self, texts: &Texts) -> Page {
        let facts = about(texts, self.note.as_deref(), self.source.as_deref());
        if facts.is_empty() {
            return Page::from_words(msg::deck_no_note(texts, &self.name));
        }
        let mut page = Page::new();
        page.title(&self.name);
        page.append(facts);
        page
    }
}

/// Note and source of a version; nothing if it has neither.
pub(super) fn about(texts: &Texts, note: Option<&str>, source: Option<&str>) -> Page {
    let mut facts = FactList::new(Labels::Short);
    facts.add(msg::deck_note(texts), note.unwrap_or_default());
    facts.add(msg::deck_source(texts), source.unwrap_or_default());
    let mut page = Page::new();
    page.facts(facts);
    page
}

/// `{"name","versions":[{"version","saved","source","note","total","unknown","changes"}]}`, the latest
/// first. `saved` are seconds since 1970; the first version has no `changes`.
#[derive(Debug, Serialize)]
pub struct DeckHistory {
    /// The name of the deck.
    pub name: String,
    /// All versions, the latest first.
    pub versions: Vec<VersionRecord>,
}

/// A version, and what in it differs from the one before.
#[derive(Debug, Serialize)]
pub struct VersionRecord {
    /// Its number, from 1.
    pub version: usize,
    /// When it was saved, in seconds since 1970.
    pub saved: u64,
    /// When it was saved, in the time of this place: `2026-05-01 18:30`.
    #[serde(skip)]
    pub when: String,
    /// Where the list is from; `None` if nobody has said.
    pub source: Option<String>,
    /// What the player says about it; `None` if nothing.
    pub note: Option<String>,
    /// Cards that count.
    pub total: u32,
    /// Names that no card is known by.
    pub unknown: usize,
    /// `None` of the first version.
    pub changes: Option<Vec<DeckDifference>>,
}

impl CommandReport for DeckHistory {
    fn page(&self, texts: &Texts) -> Page {
        let mut head = Page::new();
        head.head(&self.name, msg::deck_log_head(texts, self.versions.len()));
        let versions = self.versions.iter().map(|version| version.page(texts));
        Page::parts([head].into_iter().chain(versions))
    }
}

impl VersionRecord {
    fn page(&self, texts: &Texts) -> Page {
        let mut page = Page::new();
        page.heading(msg::deck_log_entry(texts, self.version, &self.when, self.total));
        page.append(about(texts, self.note.as_deref(), self.source.as_deref()));
        match &self.changes {
            None => page.say(msg::deck_log_first(texts)),
            Some(changes) if changes.is_empty() => page.say(msg::deck_log_same(texts)),
            Some(changes) => page.table(rows(texts, changes)),
        }
        page
    }
}

/// `{"query","decks":[{"name","cards":[{"pile","name","count"}]}]}`, by name of the deck; there is one at
/// least.
#[derive(Debug, Serialize)]
pub struct DecksWithCard {
    /// The name that was looked for, as typed.
    pub query: String,
    /// The decks that have the card, by their names.
    pub decks: Vec<DeckWithCard>,
}

/// A deck that has the card.
#[derive(Debug, Serialize)]
pub struct DeckWithCard {
    /// The name of the deck.
    pub name: String,
    /// Pile by pile; several cards share a title.
    pub cards: Vec<PileCopies>,
}

/// Copies in a pile.
#[derive(Debug, Serialize)]
pub struct PileCopies {
    /// The pile the copies are in.
    pub pile: Pile,
    /// Full name of the card, or the name as written if it is not known.
    pub name: String,
    /// Copies in this pile.
    pub count: u32,
}

impl CommandReport for DecksWithCard {
    fn page(&self, texts: &Texts) -> Page {
        let header = [
            msg::deck_column_list(texts),
            msg::deck_column_card(texts),
            msg::deck_column_pile(texts),
            msg::deck_column_copies(texts),
        ];
        let rows = self.decks.iter().flat_map(|deck| {
            let row = |held: &PileCopies| {
                let (pile, count) = (held.pile.term(texts), held.count.to_string());
                vec![deck.name.clone(), held.name.clone(), pile, count]
            };
            deck.cards.iter().map(row).collect::<Vec<_>>()
        });
        let mut page = Page::new();
        page.table(PageTable::open(header, rows));
        page
    }
}
