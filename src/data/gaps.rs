//! What the data does not know for certain: listed, so that it is not hidden.

use super::Library;
use crate::model::{Card, CcgCard, Certainty, Entry, EntryId, Fact, Lang, Localized, TitleOrigin};

/// A fact with a doubt.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Gap {
    /// The title in this language is our translation or could not be confirmed.
    Title {
        id: EntryId,
        lang: Lang,
        title: String,
        origin: TitleOrigin,
    },
    /// Sources differ on a fact of a card.
    Fact { id: EntryId, fact: Fact },
    /// A ruling that is likely or open, not sure.
    Ruling {
        id: EntryId,
        number: u16,
        certainty: Certainty,
    },
}

/// All gaps, entries before cards, cards of the Star Trek CCG last, in file order; titles of an entry
/// before its rulings.
pub fn gaps(library: &Library) -> Vec<Gap> {
    let entries = library.entries().flat_map(of_entry);
    let cards = library.cards().flat_map(of_card);
    let ccg = library.ccg().flat_map(of_ccg);
    entries.chain(cards).chain(ccg).collect()
}

fn of_ccg(card: &CcgCard) -> impl Iterator<Item = Gap> {
    let fact = |fact: &Fact| Gap::Fact {
        id: card.id.clone(),
        fact: *fact,
    };
    card.unsure.iter().map(fact)
}

fn of_card(card: &Card) -> Vec<Gap> {
    titles(&card.id, &card.title, |lang| card.origin(lang)).collect()
}

/// The titles of a thing that are not printed.
fn titles(
    id: &EntryId,
    title: &Localized<String>,
    origin: impl Fn(Lang) -> TitleOrigin,
) -> impl Iterator<Item = Gap> {
    Lang::ALL.into_iter().filter_map(move |lang| {
        let origin = origin(lang);
        (origin != TitleOrigin::Printed).then(|| Gap::Title {
            id: id.clone(),
            lang,
            title: title.get(lang).clone(),
            origin,
        })
    })
}

fn of_entry(entry: &Entry) -> Vec<Gap> {
    let titles = titles(&entry.id, &entry.title, |lang| entry.origin(lang));
    let rulings = entry
        .rulings
        .iter()
        .filter(|ruling| ruling.certainty != Certainty::Sure)
        .map(|ruling| Gap::Ruling {
            id: entry.id.clone(),
            number: ruling.number,
            certainty: ruling.certainty,
        });
    titles.chain(rulings).collect()
}
