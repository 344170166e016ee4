//! `tricorder deck list`: the saved decks, each in its latest version.

use clap::Args;
use serde::Serialize;

use crate::argument_kinds::ArgKind;
use crate::deck::named_lists;
use crate::deck::saved::with::DecksOfCard;
use crate::deck::written::ExampleDecks;
use crate::session::Session;
use crate::{CommandReport, Found, RunCommand};
use deck::{DeckList, Pile};
use keep::decks::DeckVersion;
use model::text::key;
use page::locale::{Texts, msg};
use page::{Page, PageTable};
use words::Problem;

#[derive(Debug, Args)]
pub struct List {
    #[arg(long)]
    examples: bool,
    #[arg(long, conflicts_with = "examples", add = ArgKind::SecondCard)]
    card: Option<String>,
}

impl RunCommand for List {
    fn run(self, session: &Session<'_>) -> Result<Found, Problem> {
        if self.examples {
            let decks = named_lists::read_examples(session)?;
            return Ok(Found::shown(ExampleDecks::new(&decks)));
        }
        if let Some(card) = self.card {
            return DecksOfCard(card).run(session).map(Found::boxed);
        }
        Ok(Found::shown(saved_decks(session)?))
    }
}

/// The latest version of every deck.
///
/// # Errors
/// When the user database cannot be read.
pub fn saved_decks(session: &Session<'_>) -> Result<SavedDecks, Problem> {
    let saved = session.user()?.with(|db| db.decks())?;
    let decks = saved.iter().map(|version| {
        let list = named_lists::read_if_whole(session, version);
        SavedDeck::new(version, list.as_ref())
    });
    Ok(SavedDecks { decks: decks.collect() })
}

/// The latest version of a deck the player keeps, by its name in any spelling.
///
/// # Errors
/// When the user database cannot be read.
pub fn load_saved(session: &Session<'_>, name: &str) -> Result<Option<SavedDeck>, Problem> {
    let saved = session.user()?.with(|db| db.decks())?;
    let meant = saved.iter().find(|version| key(&version.deck) == key(name));
    Ok(meant.map(|version| SavedDeck::new(version, None)))
}

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
