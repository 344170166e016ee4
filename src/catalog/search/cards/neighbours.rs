//! What a card means beside other cards: where it may be played, and which affiliations there are.

use std::collections::HashMap;

use crate::search::query::fields;
use model::text::key;
use model::{CcgCard, Feature, Place, PlayPlace, Record};

/// What a card means beside other cards.
pub(super) struct Neighbours {
    /// Names of what cards may be played at, with what may be played there.
    berths: Vec<(Vec<String>, PlayPlace)>,
    /// Missions and ships by the keys of their titles.
    titled: HashMap<String, Vec<PlaceNames>>,
    /// Every affiliation there is.
    pub affiliations: Vec<String>,
}

/// The names of a mission or ship.
struct PlaceNames {
    names: Vec<String>,
    is_headquarters: bool,
}

impl Neighbours {
    pub(super) fn from_cards(cards: &[Record]) -> Neighbours {
        let ccg: Vec<&CcgCard> = cards
            .iter()
            .filter_map(|card| match card {
                Record::Ccg(record) => Some(&record.card),
                Record::Rule(_) | Record::Card(_) => None,
            })
            .collect();
        let mut neighbours =
            Neighbours { berths: Vec::new(), titled: titled(&ccg), affiliations: affiliations(&ccg) };
        let second = ccg.iter().filter(|card| is_for_decks(card));
        neighbours.berths = second
            .filter_map(|card| Some((neighbours.names_of_berth(card), PlayPlace::from_card(card)?)))
            .collect();
        neighbours
    }

    /// Every name of what a card of Second Edition may be played at or aboard; some maybe twice.
    pub(super) fn places_for(&self, card: &CcgCard) -> Vec<String> {
        if !is_for_decks(card) {
            return Vec::new();
        }
        let berths = self.berths.iter().filter(|(_, berth)| berth.admits(card));
        let mut places: Vec<String> = berths.flat_map(|(names, _)| names.clone()).collect();
        for call in &card.text_facts.calls {
            places.extend(self.names_of(&call.title, call.is_headquarters));
            places.push(call.title.clone());
        }
        places
    }

    /// The card's own names, and those of the mission it is played on.
    fn names_of_berth(&self, card: &CcgCard) -> Vec<String> {
        let mut names = names(card);
        if let Some(title) = &card.text_facts.played_on {
            names.push(title.clone());
            names.extend(self.names_of(title, false));
        }
        names
    }

    /// All names of the missions and ships of a title.
    fn names_of(&self, title: &str, is_headquarters: bool) -> Vec<String> {
        let of_title = self.titled.get(&key(title)).into_iter().flatten();
        let meant = of_title.filter(|named| named.is_headquarters || !is_headquarters);
        meant.flat_map(|named| named.names.clone()).collect()
    }
}

fn is_for_decks(card: &CcgCard) -> bool {
    card.id.game().has(Feature::Decks)
}

/// Title and subtitle, together and each alone, and older names.
fn names(card: &CcgCard) -> Vec<String> {
    let mut names = vec![card.full_name(), card.title.clone()];
    names.extend(card.subtitle.clone());
    names.extend(card.old_names.iter().cloned());
    names
}

fn titled(cards: &[&CcgCard]) -> HashMap<String, Vec<PlaceNames>> {
    let mut titled: HashMap<String, Vec<PlaceNames>> = HashMap::new();
    let places =
        cards.iter().filter(|card| is_for_decks(card) && ["mission", "ship"].contains(&card.card_type.as_str()));
    for card in places {
        titled
            .entry(key(&card.title))
            .or_default()
            .push(PlaceNames { names: names(card), is_headquarters: card.place == Some(Place::Headquarters) });
    }
    titled
}

/// All known ones and all that personnel and ships have. Owners of headquarters need not be any.
fn affiliations(cards: &[&CcgCard]) -> Vec<String> {
    let crew = cards.iter().filter(|card| card.place != Some(Place::Headquarters));
    let used = crew.flat_map(|card| card.affiliations.iter().map(|slug| key(slug)));
    let mut all: Vec<String> = fields::affiliations().map(key).chain(used).collect();
    all.sort();
    all.dedup();
    all
}
