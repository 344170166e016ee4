//! What the data does not know for certain: listed, so that it is not hidden.

use super::Library;
use crate::model::{
    Card, CardField, CcgCard, Certainty, Entry, EntryId, Erratum, Fact, Lang, LaterPrint,
    Localized, Ruling, TitleOrigin,
};

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
    /// A set that no source names.
    SetName { code: String },
    /// A correction of a field whose first print is not known.
    FirstPrint { id: EntryId, field: CardField },
    /// A ruling that is likely or open, not sure.
    Ruling {
        id: EntryId,
        number: u16,
        certainty: Certainty,
    },
    /// It is not sure which of two printed wordings is to be played by.
    Erratum { id: EntryId, certainty: Certainty },
    /// Our words were made from a later print; the first one was not at hand.
    Wording { id: EntryId, print: LaterPrint },
}

/// All gaps, entries before cards, cards of the Star Trek CCG last, in file order; titles of an entry
/// before its rulings, these before its errata.
pub fn gaps(library: &Library) -> Vec<Gap> {
    let entries = library.entries().flat_map(of_entry);
    let cards = library.cards().flat_map(of_card);
    let ccg = library.ccg().flat_map(of_ccg);
    let unnamed = library.card_sets.iter().filter(|set| set.name.is_none());
    let sets = unnamed.map(|set| Gap::SetName {
        code: set.code.clone(),
    });
    entries.chain(cards).chain(ccg).chain(sets).collect()
}

fn of_ccg(card: &CcgCard) -> impl Iterator<Item = Gap> {
    let fact = |fact: &Fact| Gap::Fact {
        id: card.id.clone(),
        fact: *fact,
    };
    let corrected = card.earlier.iter().filter(|earlier| earlier.is_corrected);
    let first = corrected.map(|earlier| Gap::FirstPrint {
        id: card.id.clone(),
        field: earlier.field,
    });
    card.unsure.iter().map(fact).chain(first)
}

fn of_card(card: &Card) -> Vec<Gap> {
    let titles = titles(&card.id, &card.title, |lang| card.origin(lang));
    let wording = card.worded_after.map(|print| Gap::Wording {
        id: card.id.clone(),
        print,
    });
    titles
        .chain(rulings(&card.id, &card.rulings))
        .chain(errata(&card.id, &card.errata))
        .chain(wording)
        .collect()
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
    titles
        .chain(rulings(&entry.id, &entry.rulings))
        .chain(errata(&entry.id, &entry.errata))
        .collect()
}

fn rulings(id: &EntryId, rulings: &[Ruling]) -> impl Iterator<Item = Gap> {
    let unsure = rulings
        .iter()
        .filter(|ruling| ruling.certainty != Certainty::Sure);
    unsure.map(|ruling| Gap::Ruling {
        id: id.clone(),
        number: ruling.number,
        certainty: ruling.certainty,
    })
}

fn errata(id: &EntryId, errata: &[Erratum]) -> impl Iterator<Item = Gap> {
    let unsure = errata
        .iter()
        .filter(|erratum| erratum.certainty != Certainty::Sure);
    unsure.map(|erratum| Gap::Erratum {
        id: id.clone(),
        certainty: erratum.certainty,
    })
}
