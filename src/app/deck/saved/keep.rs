//! `tricorder deck list`, `move`, `note` and `remove`; `log` and `restore`: what a deck was before; `with`: in which decks
//! a card is.

use clap::Args;

use crate::argument_kinds::ArgKind;
use crate::deck::card_finder::CardFinder;
use crate::deck::named_lists;
use crate::deck::saved::report::{
    DeckHistory, DeckWithCard, DecksWithCard, PileCopies, RemovalReport, RenameReport, SavedDeck, SavedDecks,
    VersionNote, VersionRecord,
};
use crate::deck::saved::{About, save_version};
use crate::deck::written::ExampleDecks;
use crate::removal::{self, Consent, restore};
use crate::session::Session;
use crate::{Found, RunCommand};
use deck::{DeckCounts, DeckDifference, FoundDeck, MatchFailure, differences, one_line};
use keep::UserError;
use keep::decks::DeckVersion;
use keep::trash::TrashKind;
use model::order::Order;
use model::text::key;
use page::locale::say;
use words::Problem;

#[derive(Debug, Args)]
pub struct List {
    #[arg(long)]
    examples: bool,
}

#[derive(Debug, Args)]
pub struct Move {
    #[arg(required = true, add = ArgKind::Deck)]
    name: String,
    #[arg(required = true)]
    to: String,
}

/// What `tricorder deck note` takes: a version, and what is written on it.
#[derive(Debug, Default, Args)]
pub struct Note {
    #[arg(required = true, add = ArgKind::Deck)]
    name: String,
    words: Vec<String>,
    #[arg(long)]
    source: Option<String>,
}

/// What `tricorder deck remove` takes: the deck.
#[derive(Debug, Default, Args)]
pub struct Remove {
    #[arg(required = true, add = ArgKind::Deck)]
    name: String,
    #[command(flatten)]
    consent: Consent,
}

impl RunCommand for List {
    fn run(self, session: &Session<'_>) -> Result<Found, Problem> {
        if self.examples {
            let decks = named_lists::read_examples(session)?;
            return Ok(Found::shown(ExampleDecks::new(&decks)));
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

impl RunCommand<RenameReport> for Move {
    fn run(self, session: &Session<'_>) -> Result<Found<RenameReport>, Problem> {
        let mut user = session.user()?;
        let from = named_lists::find_latest(&mut user, &self.name)?.deck;
        let to = one_line(&self.to);
        named_lists::check_name(&to)?;
        let is_moved = user.with(|db| match db.rename_deck(&from, &to) {
            Err(UserError::Taken) => Ok(false),
            moved => moved.map(|()| true),
        })?;
        if !is_moved {
            return Err(Problem::misuse(say::err_deck_name_taken(to)).hint(say::hint_deck_occupied()));
        }
        Ok(Found::new(RenameReport { from, name: to }))
    }
}

impl Note {
    /// Words for the latest version of a deck.
    pub fn new(name: &str, words: &str) -> Note {
        Note { name: name.to_owned(), words: vec![words.to_owned()], ..Note::default() }
    }
}

impl RunCommand<VersionNote> for Note {
    fn run(self, session: &Session<'_>) -> Result<Found<VersionNote>, Problem> {
        let mut user = session.user()?;
        let version = named_lists::find_version(&mut user, &self.name)?;
        let note = (!self.words.is_empty()).then(|| self.words.join(" "));
        let source = self.source.as_deref();
        if note.is_some() || source.is_some() {
            user.with(|db| db.annotate_deck(&version, note.as_deref(), source))?;
        }
        let version = named_lists::find_version(&mut user, &self.name)?;
        Ok(Found::new(VersionNote::from_version(version)))
    }
}

impl Remove {
    /// A deck by its name.
    pub fn new(name: &str) -> Remove {
        Remove { name: name.to_owned(), ..Remove::default() }
    }
}

impl RunCommand for Remove {
    fn run(self, session: &Session<'_>) -> Result<Found, Problem> {
        let mut user = session.user()?;
        let latest = named_lists::find_latest(&mut user, &self.name)?;
        if let Some(kept) = self.consent.refusal(session, &latest.deck)? {
            return Ok(kept);
        }
        user.with(|db| db.remove_deck(&latest.deck))?;
        Ok(Found::shown(RemovalReport { name: latest.deck, versions: latest.number }))
    }
}

/// What `tricorder deck log` takes: the deck.
#[derive(Debug, Default, Args)]
pub struct Log {
    #[arg(required = true, add = ArgKind::Deck)]
    name: String,
}

/// What `tricorder deck restore` takes: a removed deck, or an earlier version.
#[derive(Debug, Default, Args)]
pub struct Restore {
    #[arg(add = ArgKind::Deck)]
    name: Option<String>,
    #[command(flatten)]
    about: About,
}

impl Log {
    /// A deck by its name.
    pub fn new(name: &str) -> Log {
        Log { name: name.to_owned() }
    }
}

impl RunCommand<DeckHistory> for Log {
    fn run(self, session: &Session<'_>) -> Result<Found<DeckHistory>, Problem> {
        let mut user = session.user()?;
        let name = named_lists::find_version(&mut user, &self.name)?.deck;
        let versions = user.with(|db| db.deck_versions(&name))?;
        let finder = CardFinder::new(session);
        let mut past: Vec<VersionRecord> = Vec::new();
        let mut before: Option<FoundDeck> = None;
        for version in versions {
            let Some(list) = named_lists::read_if_whole(session, &version) else {
                continue;
            };
            let deck = finder.deck(&list)?;
            let changes = before.map(|before| differences(&before, &deck));
            past.push(version_record(version, &deck, changes));
            before = Some(deck);
        }
        past.reverse();
        Ok(Found::new(DeckHistory { name, versions: past }))
    }
}

fn version_record(version: DeckVersion, deck: &FoundDeck, changes: Option<Vec<DeckDifference>>) -> VersionRecord {
    VersionRecord {
        version: version.number,
        saved: version.saved,
        when: version.when,
        source: version.source,
        note: version.note,
        total: DeckCounts::from_deck(deck).total,
        unknown: deck.unknown.len(),
        changes,
    }
}

impl Restore {
    /// A removed deck by its name, or a version of another.
    pub fn new(name: String) -> Restore {
        Restore { name: Some(name), ..Restore::default() }
    }
}

impl RunCommand for Restore {
    /// Brings a removed deck back, or saves an earlier version once more, as the latest.
    fn run(self, session: &Session<'_>) -> Result<Found, Problem> {
        let Some(name) = &self.name else {
            return restore(session, &[TrashKind::Deck], None);
        };
        let mut user = session.user()?;
        let removed = removal::list(&mut user, &[TrashKind::Deck])?;
        if let Some(report) = removal::restore_named(&mut user, &removed, name)? {
            return Ok(Found::shown(report));
        }
        let wanted = named_lists::find_version(&mut user, name)?;
        let latest = named_lists::find_latest(&mut user, &wanted.deck)?;
        let deck = CardFinder::new(session).deck(&named_lists::read_version(session, &wanted)?)?;
        let origin = Some(name.as_str());
        save_version(session, &mut user, &latest, &deck, &self.about, origin)
    }
}

/// What `tricorder deck with` takes: the card.
#[derive(Debug, Default, Args)]
pub struct With {
    #[arg(required = true, add = ArgKind::SecondCard)]
    card: Vec<String>,
}

impl With {
    /// A card by its name.
    pub fn new(card: &str) -> With {
        With { card: vec![card.to_owned()] }
    }
}

impl RunCommand<DecksWithCard> for With {
    fn run(self, session: &Session<'_>) -> Result<Found<DecksWithCard>, Problem> {
        let name = self.card.join(" ");
        let finder = CardFinder::new(session);
        let mut holders = Vec::new();
        for version in session.user()?.with(|db| db.decks())? {
            let Some(list) = named_lists::read_if_whole(session, &version) else {
                continue;
            };
            let deck = finder.deck(&list)?;
            let cards = copies_in_deck(&deck, &name);
            if !cards.is_empty() {
                let name = version.deck;
                holders.push(DeckWithCard { name, cards });
            }
        }
        if holders.is_empty() {
            return Err(not_found(&finder, name)?);
        }
        Ok(Found::new(DecksWithCard { query: name, decks: holders }))
    }
}

/// The cards of a deck with a name or title, pile by pile, each once with all its copies.
fn copies_in_deck(deck: &FoundDeck, wanted: &str) -> Vec<PileCopies> {
    let wanted_key = key(wanted);
    let known = deck
        .cards
        .iter()
        .filter(|line| line.card.is_called(wanted))
        .map(|line| (line.pile, line.card.full_name(), line.count));
    let unknown = deck
        .unknown
        .iter()
        .filter(|line| key(&line.name) == wanted_key)
        .map(|line| (line.pile(), line.name.clone(), line.count));
    let mut all: Vec<PileCopies> = Vec::new();
    for (pile, name, count) in known.chain(unknown) {
        let same = all.iter_mut().find(|held| held.pile == pile && held.name == name);
        match same {
            Some(held) => held.count = held.count.saturating_add(count),
            None => all.push(PileCopies { pile, name, count }),
        }
    }
    all.order_by(|a, b| (a.pile, &a.name).cmp(&(b.pile, &b.name)));
    all
}

/// Why no deck has it: it is in none, or no card is called so.
fn not_found(finder: &CardFinder<'_>, name: String) -> Result<Problem, Problem> {
    let read = finder.read_typed(&name)?;
    let is_unknown = read.deck.unknown.first().is_some_and(|unknown| unknown.why == MatchFailure::NoSuchCard);
    if !is_unknown {
        return Ok(Problem::missing(say::err_deck_in_no_deck(name)).hint(say::hint_deck_in_no_deck()));
    }
    Ok(Problem::missing(say::err_deck_no_card(name))
        .hint(say::hint_deck_no_card())
        .near(read.suggestions.into_iter().flatten()))
}
