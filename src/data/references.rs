//! References between records: what they are called, and where a title alone would not say which is meant; and the
//! rulings that concern cards, wherever they stand.

use std::collections::HashMap;

use super::Library;
use model::text::key;
use model::{Card, Entry, EntryId, Game, Lang, Link, Localized, QuestionList, Reference, Ruling};

/// The titles of a library, and how often each is borne.
pub(super) struct Titles<'a> {
    by_id: HashMap<&'a str, &'a Localized<String>>,
    /// Bearers of the titles of all entries, and of the cards of Captain's Chair.
    all: Localized<Bearers>,
    /// Bearers of the titles of the cards of Captain's Chair alone.
    cards: Localized<Bearers>,
}

/// How many records of a game bear a title, by its key.
type Bearers = HashMap<(Game, String), usize>;

impl<'a> Titles<'a> {
    pub(super) fn from_library(library: &'a Library) -> Titles<'a> {
        let entries = || library.entries().map(|entry| (&entry.id, &entry.title));
        let cards = || library.cards().map(|card| (&card.id, &card.title));
        Titles {
            by_id: entries().map(|(id, title)| (id.as_str(), title)).collect(),
            all: Localized::from_fn(|lang| bearers(lang, entries().chain(cards()))),
            cards: Localized::from_fn(|lang| bearers(lang, cards())),
        }
    }

    /// An entry by its id, if there is one with it.
    pub(super) fn link(&self, id: &EntryId) -> Option<Link> {
        let title = (*self.by_id.get(id.as_str())?).clone();
        Some(Link { id: id.clone(), title })
    }

    /// What an entry refers to, in its order.
    pub(super) fn see(&self, entry: &Entry) -> Vec<Reference> {
        let links = entry.see.iter().filter_map(|id| self.link(id));
        let references = links.map(|link| Reference { shared: shared(&self.all, &link), deck: None, link });
        references.collect()
    }

    /// The cards that carry a trait, in file order; none if the id names no trait. Among cards, only
    /// another card could be meant.
    pub(super) fn carriers(&self, library: &Library, id: &EntryId) -> Vec<Reference> {
        let Some(slug) = id.as_str().strip_prefix("cc/trait/") else {
            return Vec::new();
        };
        let carries = |card: &&Card| card.traits.iter().any(|name| name == slug);
        let references = library.cards().filter(carries).map(|card| {
            let link = Link { id: card.id.clone(), title: card.title.clone() };
            Reference { shared: shared(&self.cards, &link), deck: Some(card.deck), link }
        });
        references.collect()
    }
}

fn bearers<'t>(lang: Lang, records: impl Iterator<Item = (&'t EntryId, &'t Localized<String>)>) -> Bearers {
    let mut bearers = Bearers::new();
    for (id, title) in records {
        let title = key(title.get(lang));
        *bearers.entry((id.game(), title)).or_default() += 1;
    }
    bearers
}

fn shared(bearers: &Localized<Bearers>, link: &Link) -> Localized<bool> {
    Localized::from_fn(|lang| {
        let title = (link.id.game(), key(link.title.get(lang)));
        bearers.get(lang).get(&title).is_some_and(|count| *count > 1)
    })
}

/// Every ruling with the id of the entry or card it stands with, entries before cards.
pub(crate) fn all_rulings(library: &Library) -> impl Iterator<Item = (&EntryId, &Ruling)> {
    let entries = library.entries().map(|entry| (&entry.id, &entry.rulings));
    let cards = library.cards().map(|card| (&card.id, &card.rulings));
    entries.chain(cards).flat_map(|(id, rulings)| rulings.iter().map(move |ruling| (id, ruling)))
}

/// The rulings that concern cards as well and stand elsewhere.
pub(crate) struct SharedRulings<'a>(HashMap<&'a EntryId, Vec<&'a Ruling>>);

impl<'a> SharedRulings<'a> {
    /// The shared rulings of a library, by the cards they concern.
    pub(crate) fn from_library(library: &'a Library) -> SharedRulings<'a> {
        let mut shared: HashMap<&EntryId, Vec<&Ruling>> = HashMap::new();
        for (_, ruling) in all_rulings(library) {
            for card in &ruling.also {
                shared.entry(card).or_default().push(ruling);
            }
        }
        SharedRulings(shared)
    }

    /// All that concern a card, its own first, without questions: those belong to the entry.
    pub(crate) fn of_card(&self, card: &'a Card) -> Vec<Ruling> {
        let others = self.0.get(&card.id).into_iter().flatten().copied();
        let unasked = |ruling: &Ruling| Ruling { asks: QuestionList::default(), ..ruling.clone() };
        card.rulings.iter().chain(others).map(unasked).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Library, embedded};
    use model::{CrewDeck, Record, Reference, RuleRecord};

    fn rule(id: &str) -> Box<RuleRecord> {
        let library = Library::load(&embedded()).expect("the built-in data");
        let rules = library.records().into_iter().filter_map(|record| match record {
            Record::Rule(rule) => Some(rule),
            Record::Card(_) | Record::Ccg(_) => None,
        });
        let mut rules = rules.filter(|rule| rule.entry.id.as_str() == id);
        rules.next().expect("an entry")
    }

    fn find<'r>(references: &'r [Reference], id: &str) -> &'r Reference {
        let mut found = references.iter().filter(|one| one.link.id.as_str() == id);
        found.next().expect("a reference")
    }

    #[test]
    fn a_title_is_shared_in_the_language_in_which_others_bear_it() {
        let gain = rule("cc/keyword/gain");
        let bots = find(&gain.see, "cc/solo/gain");
        assert_eq!((bots.shared.de, bots.shared.en), (false, true));
        let market = find(&gain.see, "cc/keyword/market");
        assert_eq!((market.shared.de, market.shared.en), (false, false));
    }

    #[test]
    fn cards_of_a_trait_share_titles_with_other_cards_alone() {
        let romulan = rule("cc/trait/romulan");
        let sela = find(&romulan.cards, "cc/card/sela");
        assert_eq!((sela.shared.de, sela.deck), (false, Some(CrewDeck::Sela)));
    }
}
