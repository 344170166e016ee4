//! `tricorder collection add`, `remove` and `import`: copies of cards booked in the collection; `boxes`: which boxes of
//! Captain's Chair the player has.

use std::rc::Rc;

use clap::Args;

use crate::argument_kinds::{ArgKind, Needed};
use crate::choices::BOXES;
use crate::collection::boxes::OwnedBoxes;
use crate::collection::changes::{BookingReport, ImportRefusal, ImportReport, unread};
use crate::collection::find::OfSet;
use crate::collection::report::Totals;
use crate::deck::card_finder::{CardFinder, OwnedCards};
use crate::deck::measure::list_notes;
use crate::deck::report::ListMarks;
use crate::deck::source::Source;
use crate::deck::unrecognized::{ListFaults, ListNote, ReadList};
use crate::options::OneOf;
use crate::session::Session;
use crate::{Found, RunCommand, boxes};
use deck::{MatchFailure, UnknownEntry, sum_copies};
use keep::collection::{Booking, Copies, CopyCount};
use model::{Boxes, CcgCard, GameBox};
use page::locale::say;
use words::Problem;

/// A card with the copies that are meant.
pub(super) type CardCopies = (Rc<CcgCard>, u32);

/// Books copies, all or none; says what became of each card, and what is there now.
///
/// # Errors
/// When the user database cannot be written.
pub(super) fn book(
    session: &Session<'_>,
    finder: &CardFinder<'_>,
    booking: Booking,
    cards: &[CardCopies],
) -> Result<(Vec<CopyCount>, Totals), Problem> {
    let stock = OwnedCards::load(session)?;
    let mut copies: Vec<Copies> = Vec::with_capacity(cards.len());
    for (card, count) in sum_copies(cards.iter().map(|(card, count)| (card, *count))) {
        copies.push(Copies { former: stock.former(finder, &card)?, name: card.full_name(), count });
    }
    session.user()?.with(|db| {
        let booked = db.book(booking, &copies)?;
        Ok((booked, Totals::from_rows(&db.owned()?)))
    })
}

/// The cards that are typed, each with its copies: `3 Worf, Son of Mogh`.
///
/// # Errors
/// When one is not surely a card.
fn parse_cards(finder: &CardFinder<'_>, typed: &[String]) -> Result<Vec<CardCopies>, Problem> {
    typed.iter().map(|text| parse_card(finder, text)).collect()
}

fn parse_card(finder: &CardFinder<'_>, text: &str) -> Result<CardCopies, Problem> {
    let mut read = finder.read_typed(text)?;
    if let Some((line, fault)) = read.list.faults().next() {
        let refused = Problem::misuse(say::err_collection_line(&line.text));
        return Err(refused.hint(say::hint_deck_line(fault.code())));
    }
    if let Some(UnknownEntry { name, why, .. }) = read.deck.unknown.into_iter().next() {
        let suggestions = read.suggestions.swap_remove(0);
        return Err(match why {
            MatchFailure::NoSuchCard => Problem::missing(say::err_collection_unknown_card(name))
                .hint(say::hint_collection_unknown_card())
                .near(suggestions),
            MatchFailure::Several(_) | MatchFailure::Disagree(_) => {
                Problem::misuse(say::err_collection_ambiguous(name))
                    .hint(say::hint_collection_ambiguous())
                    .near(suggestions)
            }
        });
    }
    let entry = read.deck.cards.into_iter().next();
    let none =
        || Problem::missing(say::err_collection_unknown_card(text)).hint(say::hint_collection_unknown_card());
    entry.map(|entry| (entry.card, entry.count)).ok_or_else(none)
}

/// What `tricorder collection add` takes: the cards that are booked in.
#[derive(Debug, Default, Args)]
pub struct Add {
    #[arg(required_unless_present = "set", add = Needed(&["set"]), add = ArgKind::SecondCard)]
    cards: Vec<String>,
    #[command(flatten)]
    of_set: OfSet,
}

impl Add {
    /// A card with its copies, as it is typed.
    pub fn new(card: &str) -> Add {
        Add { cards: vec![card.to_owned()], ..Add::default() }
    }
}

impl RunCommand<BookingReport> for Add {
    fn run(self, session: &Session<'_>) -> Result<Found<BookingReport>, Problem> {
        let finder = CardFinder::new(session);
        let mut cards = parse_cards(&finder, &self.cards)?;
        cards.extend(self.of_set.cards(session)?);
        let (booked, totals) = book(session, &finder, Booking::Add, &cards)?;
        Ok(Found::new(BookingReport::new(booked, totals)))
    }
}

/// What `tricorder collection remove` takes: the cards that are booked out.
#[derive(Debug, Default, Args)]
pub struct Remove {
    #[arg(required_unless_present_any = ["set", "all"], add = Needed(&["set", "all"]), add = ArgKind::SecondCard)]
    cards: Vec<String>,
    #[command(flatten)]
    of_set: OfSet,
    #[arg(long, conflicts_with = "count")]
    all: bool,
}

impl Remove {
    /// A card with its copies, as it is typed.
    pub fn new(card: &str) -> Remove {
        Remove { cards: vec![card.to_owned()], ..Remove::default() }
    }
}

impl RunCommand<BookingReport> for Remove {
    fn run(self, session: &Session<'_>) -> Result<Found<BookingReport>, Problem> {
        let finder = CardFinder::new(session);
        let mut cards = parse_cards(&finder, &self.cards)?;
        cards.extend(self.of_set.cards(session)?);
        let (booked, totals) = if self.all && cards.is_empty() {
            clear_collection(session)?
        } else {
            let cards = self.copies(cards);
            book(session, &finder, Booking::Remove, &cards)?
        };
        if totals.is_empty() && booked.is_empty() {
            return Err(Problem::empty_collection());
        }
        let is_nothing = booked.iter().all(|booked| booked.before == 0);
        Ok(Found::new(BookingReport::new(booked, totals)).ending(u8::from(is_nothing)))
    }
}

impl Remove {
    /// The cards with the copies that go; with `--all` as many as there are.
    fn copies(&self, mut cards: Vec<CardCopies>) -> Vec<CardCopies> {
        if self.all {
            cards.iter_mut().for_each(|(_, count)| *count = u32::MAX);
        }
        cards
    }
}

/// Takes out everything.
fn clear_collection(session: &Session<'_>) -> Result<(Vec<CopyCount>, Totals), Problem> {
    session.user()?.with(|db| {
        let rows = db.owned()?;
        db.book(Booking::Replace, &[])?;
        let gone = rows.into_iter().map(|(name, before)| CopyCount { name, before, after: 0 });
        Ok((gone.collect(), Totals::from_rows(&db.owned()?)))
    })
}

/// What `tricorder collection boxes` takes: the boxes the player has, or none to see them.
#[derive(Debug, Default, Args)]
pub struct OwnBoxes {
    #[arg(value_delimiter = ',', value_parser = OneOf(&BOXES))]
    boxes: Vec<GameBox>,
}

impl OwnBoxes {
    /// These boxes from now on.
    pub fn new(boxes: Vec<GameBox>) -> OwnBoxes {
        OwnBoxes { boxes }
    }
}

impl RunCommand<OwnedBoxes> for OwnBoxes {
    fn run(self, session: &Session<'_>) -> Result<Found<OwnedBoxes>, Problem> {
        let own = if self.boxes.is_empty() {
            session.boxes()?
        } else {
            let own = Boxes::from_boxes(self.boxes);
            boxes::are_enough(session, &own)?;
            boxes::keep(session, &own)?;
            own
        };
        // Not from the catalog: the first page anybody sees asks for them, and waits for nothing else.
        let facts = session.corpus_alone()?.boxes().map_or_else(|| boxes::facts(session), Ok)?;
        Ok(Found::new(OwnedBoxes::new(facts, &own)))
    }
}

#[derive(Debug, Args)]
pub struct Import {
    #[command(flatten)]
    source: Source,
    #[arg(long, conflicts_with = "replace")]
    add: bool,
    #[arg(long)]
    replace: bool,
    #[arg(long)]
    skip_unknown: bool,
}

/// A list of the text that is handed over, read into the collection.
pub enum ListImport {
    /// It is booked.
    Booked(ImportReport),
    /// Nothing is booked, for lines are not understood.
    Doubtful(ListMarks),
}

/// Reads the text that is handed over into the collection, all or nothing.
///
/// # Errors
/// When it is no list, names no card, or the user database cannot be written.
pub fn import_text(session: &Session<'_>, booking: Booking) -> Result<ListImport, Problem> {
    let finder = CardFinder::new(session);
    let reads = read_lists(session, &finder, &Source::at("-"))?;
    if reads.iter().all(ReadList::is_understood) {
        return book_lists(session, &finder, &reads, booking).map(ListImport::Booked);
    }
    let ListFaults { unknown, unreadable, .. } = unread(session.texts, &reads);
    Ok(ListImport::Doubtful(ListMarks { unknown, unreadable, ..ListMarks::default() }))
}

fn read_lists(session: &Session<'_>, finder: &CardFinder<'_>, source: &Source) -> Result<Vec<ReadList>, Problem> {
    source.load_collection(session)?.into_iter().map(|list| finder.read(list)).collect()
}

/// Books all known cards of lists.
fn book_lists(
    session: &Session<'_>,
    finder: &CardFinder<'_>,
    reads: &[ReadList],
    booking: Booking,
) -> Result<ImportReport, Problem> {
    let cards = known_cards(reads);
    if cards.is_empty() {
        return Err(Problem::misuse(say::err_collection_no_cards()).hint(say::hint_collection_no_cards()));
    }
    let (booked, totals) = book(session, finder, booking, &cards)?;
    Ok(ImportReport::new(session.texts, reads, &booked, totals))
}

impl RunCommand for Import {
    fn run(self, session: &Session<'_>) -> Result<Found, Problem> {
        let finder = CardFinder::new(session);
        let reads = read_lists(session, &finder, &self.source)?;
        if !self.skip_unknown && !reads.iter().all(ReadList::is_understood) {
            let refused = ImportRefusal::new(session.texts, &reads, &import_notes(session, &reads)?);
            return Ok(Found::shown(refused).ending(2));
        }
        Ok(Found::shown(book_lists(session, &finder, &reads, self.booking())?))
    }
}

impl Import {
    fn booking(&self) -> Booking {
        match (self.add, self.replace) {
            (true, _) => Booking::Add,
            (false, true) => Booking::Replace,
            (false, false) => Booking::Set,
        }
    }
}

/// All known cards of the lists: where they lie does not count.
fn known_cards(reads: &[ReadList]) -> Vec<CardCopies> {
    let lines = reads.iter().flat_map(|read| &read.deck.cards);
    lines.map(|line| (Rc::clone(&line.card), line.count)).collect()
}

/// What must be known of the lists: that a collection has no piles need not.
fn import_notes(session: &Session<'_>, reads: &[ReadList]) -> Result<Vec<ListNote>, Problem> {
    let mut all = Vec::new();
    for read in reads {
        all.extend(list_notes(session, read, false)?);
    }
    all.retain(|note| *note == ListNote::Import);
    all.dedup();
    Ok(all)
}
