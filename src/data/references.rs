//! References between records: what they are called, and where a title alone would not say which is meant; and the
//! rulings that concern cards, wherever they stand.

use std::collections::HashMap;

use super::Library;
use super::text_template::TextTemplates;
use model::text::key;
use model::{Availability, Card, Entry, EntryId, Game, Lang, Link, Localized, QuestionList, Reference, Ruling};

/// The titles of a library, who bears them, and with which boxes.
pub(super) struct Titles<'a> {
    by_id: HashMap<&'a str, &'a Localized<String>>,
    /// With which boxes is there what not everybody has.
    availabilities: HashMap<&'a str, Availability>,
    /// Bearers of the titles of all entries, and of the cards of Captain's Chair.
    all: Localized<Bearers<'a>>,
    /// Bearers of the titles of the cards of Captain's Chair alone.
    cards: Localized<Bearers<'a>>,
}

/// Which records of a game bear a title, by its key.
type Bearers<'a> = HashMap<(Game, String), Vec<&'a EntryId>>;

impl<'a> Titles<'a> {
    pub(super) fn from_library(library: &'a Library) -> Titles<'a> {
        let entries = || library.entries().map(|entry| (&entry.id, &entry.title));
        let cards = || library.cards().map(|card| (&card.id, &card.title));
        Titles {
            by_id: entries().map(|(id, title)| (id.as_str(), title)).collect(),
            availabilities: library.availabilities(),
            all: Localized::from_fn(|lang| bearers(lang, entries().chain(cards()))),
            cards: Localized::from_fn(|lang| bearers(lang, cards())),
        }
    }

    /// An entry by its id, if there is one with it.
    pub(super) fn link(&self, id: &EntryId) -> Option<Link> {
        let title = (*self.by_id.get(id.as_str())?).clone();
        Some(Link { id: id.clone(), title })
    }

    /// With which boxes an entry or card is there.
    pub(super) fn availability(&self, id: &EntryId) -> Availability {
        self.availabilities.get(id.as_str()).cloned().unwrap_or_default()
    }

    /// What an entry refers to, in its order.
    pub(super) fn see(&self, entry: &Entry) -> Vec<Reference> {
        let links = entry.see.iter().filter_map(|id| self.link(id));
        links.map(|link| self.reference(&self.all, link)).collect()
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
            Reference { deck: Some(card.deck), ..self.reference(&self.cards, link) }
        });
        references.collect()
    }

    fn reference(&self, among: &Localized<Bearers<'_>>, link: Link) -> Reference {
        let rivals = Localized::from_fn(|lang| self.rivals(among.get(lang), lang, &link));
        let is_shared = |lang| rivals.get(lang).as_ref().is_some_and(Availability::is_always);
        Reference {
            shared: Localized::from_fn(is_shared),
            deck: None,
            availability: self.availability(&link.id),
            rivals: Localized::from_fn(|lang| rivals.get(lang).clone().unwrap_or_default()),
            link,
        }
    }

    /// With which boxes something else bears the title; `None` if nothing does.
    fn rivals(&self, bearers: &Bearers<'_>, lang: Lang, link: &Link) -> Option<Availability> {
        let all = bearers.get(&(link.id.game(), key(link.title.get(lang))))?;
        let others: Vec<Availability> =
            all.iter().filter(|id| **id != &link.id).map(|id| self.availability(id)).collect();
        if others.iter().any(Availability::is_always) {
            return Some(Availability::default());
        }
        let conditions = others.iter().flat_map(Availability::conditions);
        (!others.is_empty()).then(|| Availability::from_conditions(conditions))
    }
}

fn bearers<'t>(lang: Lang, records: impl Iterator<Item = (&'t EntryId, &'t Localized<String>)>) -> Bearers<'t> {
    let mut bearers = Bearers::new();
    for (id, title) in records {
        bearers.entry((id.game(), key(title.get(lang)))).or_default().push(id);
    }
    bearers
}

/// Every ruling with the id of the entry or card it stands with, entries before cards.
pub(crate) fn all_rulings(library: &Library) -> impl Iterator<Item = (&EntryId, &Ruling)> {
    let entries = library.entries().map(|entry| (&entry.id, &entry.rulings));
    let cards = library.cards().map(|card| (&card.id, &card.rulings));
    entries.chain(cards).flat_map(|(id, rulings)| rulings.iter().map(move |ruling| (id, ruling)))
}

/// The rulings that concern cards as well and stand elsewhere, with the boxes that have what they stand with.
pub(crate) struct SharedRulings<'a>(HashMap<&'a EntryId, Vec<(Availability, Ruling)>>);

impl<'a> SharedRulings<'a> {
    /// The shared rulings of a library, by the cards they concern.
    pub(super) fn from_library(
        library: &'a Library,
        titles: &Titles<'_>,
        templates: &TextTemplates<'_>,
    ) -> SharedRulings<'a> {
        let mut shared: HashMap<&EntryId, Vec<(Availability, Ruling)>> = HashMap::new();
        for (id, ruling) in all_rulings(library) {
            for card in &ruling.also {
                let mut own = unasked(ruling);
                // What cannot be made ready was refused before the program left the house.
                let _ = templates.prepare_both(&mut own.text);
                shared.entry(card).or_default().push((titles.availability(id), own));
            }
        }
        SharedRulings(shared)
    }

    /// Those that stand elsewhere and concern a card.
    pub(crate) fn of_card(&self, card: &Card) -> Vec<(Availability, Ruling)> {
        self.0.get(&card.id).cloned().unwrap_or_default()
    }

    /// Rulings without questions: those belong to the entry.
    pub(super) fn unasked(rulings: &[Ruling]) -> Vec<Ruling> {
        rulings.iter().map(unasked).collect()
    }
}

fn unasked(ruling: &Ruling) -> Ruling {
    Ruling { asks: QuestionList::default(), ..ruling.clone() }
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
