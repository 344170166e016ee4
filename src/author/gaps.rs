//! What the data does not know for certain: listed, so that it is not hidden.

use data::Library;
use model::{
    Card, CardField, CcgCard, Certainty, Entry, EntryId, Erratum, Fact, Lang, LaterPrint, Localized, Ruling,
    TitleOrigin,
};

/// A fact with a doubt.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum DataGap {
    /// The title in this language is our translation or could not be confirmed.
    Title {
        /// The entry or card that bears it.
        id: EntryId,
        /// The language of the title.
        lang: Lang,
        /// The title in that language.
        title: String,
        /// Where it comes from; never [`TitleOrigin::Printed`].
        origin: TitleOrigin,
    },
    /// Sources differ on a fact of a card.
    Fact {
        /// The card of the Star Trek CCG.
        id: EntryId,
        /// Which fact the sources dispute.
        fact: Fact,
    },
    /// The text of a card seems to say something about a deck, and nobody knows of whom: no fact was derived.
    TextFact {
        /// The card of the Star Trek CCG.
        id: EntryId,
    },
    /// A set that no source names.
    SetName {
        /// Code of the set, as printings name it.
        code: String,
    },
    /// A correction of a field whose first print is not known.
    FirstPrint {
        /// The card of the Star Trek CCG.
        id: EntryId,
        /// The field whose earliest known value stands on a corrected print already.
        field: CardField,
    },
    /// A ruling that is likely or open, not sure.
    Ruling {
        /// The entry or card the ruling stands with.
        id: EntryId,
        /// Number of the ruling, unique in the whole collection.
        number: u16,
        /// How sure the ruling is; never [`Certainty::Sure`].
        certainty: Certainty,
    },
    /// It is not sure which of two printed wordings is to be played by.
    Erratum {
        /// The entry or card that was changed.
        id: EntryId,
        /// How sure the choice is; never [`Certainty::Sure`].
        certainty: Certainty,
    },
    /// Our words were made from a later print; the first one was not at hand.
    Wording {
        /// The card of Captain's Chair.
        id: EntryId,
        /// The print our words were made from.
        print: LaterPrint,
    },
}

/// All gaps, entries before cards, cards of the Star Trek CCG last, in file order; titles of an entry
/// before its rulings, these before its errata.
pub fn gaps(library: &Library) -> Vec<DataGap> {
    let entries = library.entries().flat_map(of_entry);
    let cards = library.cards().flat_map(of_card);
    let ccg = library.ccg().flat_map(of_ccg);
    let unnamed = library.card_sets.iter().filter(|set| set.name.is_none());
    let sets = unnamed.map(|set| DataGap::SetName { code: set.code.clone() });
    entries.chain(cards).chain(ccg).chain(sets).collect()
}

fn of_ccg(card: &CcgCard) -> impl Iterator<Item = DataGap> {
    let fact = |fact: &Fact| DataGap::Fact { id: card.id.clone(), fact: *fact };
    let corrected = card.earlier.iter().filter(|earlier| earlier.is_corrected);
    let first = corrected.map(|earlier| DataGap::FirstPrint { id: card.id.clone(), field: earlier.field });
    let text = card.text_facts.is_unclear.then(|| DataGap::TextFact { id: card.id.clone() });
    card.unsure.iter().map(fact).chain(text).chain(first)
}

fn of_card(card: &Card) -> Vec<DataGap> {
    let titles = titles(&card.id, &card.title, |lang| card.origin(lang));
    let wording = card.worded_after.map(|print| DataGap::Wording { id: card.id.clone(), print });
    titles.chain(rulings(&card.id, &card.rulings)).chain(errata(&card.id, &card.errata)).chain(wording).collect()
}

/// The titles of a thing that are not printed.
fn titles(
    id: &EntryId,
    title: &Localized<String>,
    origin: impl Fn(Lang) -> TitleOrigin,
) -> impl Iterator<Item = DataGap> {
    Lang::ALL.into_iter().filter_map(move |lang| {
        let origin = origin(lang);
        (origin != TitleOrigin::Printed).then(|| DataGap::Title {
            id: id.clone(),
            lang,
            title: title.get(lang).clone(),
            origin,
        })
    })
}

fn of_entry(entry: &Entry) -> Vec<DataGap> {
    let titles = titles(&entry.id, &entry.title, |lang| entry.origin(lang));
    titles.chain(rulings(&entry.id, &entry.rulings)).chain(errata(&entry.id, &entry.errata)).collect()
}

fn rulings(id: &EntryId, rulings: &[Ruling]) -> impl Iterator<Item = DataGap> {
    let unsure = rulings.iter().filter(|ruling| ruling.certainty != Certainty::Sure);
    unsure.map(|ruling| DataGap::Ruling { id: id.clone(), number: ruling.number, certainty: ruling.certainty })
}

fn errata(id: &EntryId, errata: &[Erratum]) -> impl Iterator<Item = DataGap> {
    let unsure = errata.iter().filter(|erratum| erratum.certainty != Certainty::Sure);
    unsure.map(|erratum| DataGap::Erratum { id: id.clone(), certainty: erratum.certainty })
}
