//! Cards and decks for tests.

use std::convert::Infallible;
use std::rc::Rc;

use super::{CardSource, DeckList, FoundDeck, NameIndex, Number, Recognizer, read, resolve};
use model::sample::with;
use model::text::{key, slug};
use model::{CcgCard, EntryId};

/// A card with title and subtitle, parted by a bar: `Odo|Curzon`.
pub(super) fn card(name: &str, card_type: &str, change: impl FnOnce(&mut CcgCard)) -> Rc<CcgCard> {
    let (title, subtitle) = name.split_once('|').unwrap_or((name, ""));
    Rc::new(with(|card| {
        card.title = title.to_owned();
        card.subtitle = (!subtitle.is_empty()).then(|| subtitle.to_owned());
        card.card_type = card_type.to_owned();
        card.id = EntryId::try_from(format!("2e/card/{}", slug(name))).expect("an id");
        change(card);
    }))
}

/// The names of some cards.
pub(super) fn index(cards: &[Rc<CcgCard>]) -> NameIndex {
    let names = cards.iter().flat_map(|card| {
        let names = card.names().map(|name| key(&name));
        names.chain([key(&card.title)])
    });
    NameIndex::new(names)
}

/// A list read by the names of some cards.
pub(super) fn list(text: &str, cards: &[Rc<CcgCard>]) -> DeckList {
    read(text, None, Recognizer::new(&index(cards))).expect("a list")
}

/// The deck a list names, out of some cards.
pub(super) fn deck(text: &str, cards: &[Rc<CcgCard>]) -> FoundDeck {
    let Ok(deck) = resolve(&list(text, cards), SamplePool(cards));
    deck
}

/// A few cards, looked up one by one.
pub(super) struct SamplePool<'a>(pub &'a [Rc<CcgCard>]);

impl CardSource for SamplePool<'_> {
    type Error = Infallible;

    fn find_by_key(&mut self, wanted: &str) -> Result<Vec<Rc<CcgCard>>, Infallible> {
        let called = self.0.iter().filter(|card| card.is_called(wanted));
        Ok(called.cloned().collect())
    }

    fn numbered(&mut self, number: &Number) -> Result<Vec<Rc<CcgCard>>, Infallible> {
        let has = |card: &&Rc<CcgCard>| card.printings.iter().any(|printing| number.fits(printing));
        Ok(self.0.iter().filter(has).cloned().collect())
    }
}
