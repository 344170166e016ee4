//! What a deck is made of, in numbers. Every copy counts, unless something else is said.

pub(crate) mod all_missions;
pub(crate) mod counts;
pub(crate) mod needs;

use std::collections::BTreeMap;

use serde::Serialize;

use super::playability::PlayPermissions;
use super::reach::company::CrewPool;
use super::{FoundDeck, Pile};
use all_missions::AllMissions;
use counts::{Copies, SkillOffer, Spread, average, number};
use model::order::Order;
use model::{CcgCard, Place, SKILLS, codes};
use needs::{MissionNeeds, mission_needs};

codes!(
    /// A number of personnel or ships that adds up.
    CardAttribute {
        /// First attribute of personnel.
        Integrity => "integrity",
        /// Second attribute of personnel.
        Cunning => "cunning",
        /// Third attribute of personnel.
        Strength => "strength",
        /// First attribute of ships.
        Range => "range",
        /// Second attribute of ships.
        Weapons => "weapons",
        /// Third attribute of ships.
        Shields => "shields",
    }
);

/// The attributes of personnel and of ships, in their places on the card.
const OF_PERSONNEL: [CardAttribute; 3] =
    [CardAttribute::Integrity, CardAttribute::Cunning, CardAttribute::Strength];
const OF_SHIPS: [CardAttribute; 3] = [CardAttribute::Range, CardAttribute::Weapons, CardAttribute::Shields];

/// The types of cards of a deck, in the order of the rules ("Kartentypen").
pub(super) const TYPES: [&str; 5] = ["personnel", "ship", "equipment", "event", "interrupt"];

/// All numbers of a deck. Cards of unknown names are in none of them.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct DeckStats {
    /// Cards of the deck by type: those of the rules in their order, then others.
    pub types: Vec<Tally>,
    /// Costs of the cards of the deck.
    pub costs: Costs,
    /// Personnel in the deck.
    pub personnel: u32,
    /// Ships in the deck.
    pub ships: u32,
    /// The attributes of the personnel, then those of the ships.
    pub attributes: Vec<AttributeSpread>,
    /// Skills that somebody has, those of most levels first, then by name.
    pub skills: Vec<SkillOffer>,
    /// What each mission takes, headquarters left out, in the order of the list.
    pub missions: Vec<MissionNeeds>,
    /// What all missions take together.
    pub all_missions: AllMissions,
    /// Keywords of all cards of the deck, without their values. These and the following the most frequent
    /// first, then by name; every card counts once.
    pub keywords: Vec<Tally>,
    /// Icons of all cards of the deck.
    pub icons: Vec<Tally>,
    /// Species of the personnel.
    pub species: Vec<Tally>,
    /// Affiliations of personnel and ships, as slugs.
    pub affiliations: Vec<Tally>,
    /// What the dilemma pile has.
    pub dilemmas: DilemmaStats,
}

/// The dilemma pile.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct DilemmaStats {
    /// Planet, space, both.
    pub places: Vec<Tally>,
    /// Costs of the dilemmas.
    pub costs: Costs,
}

/// How many cards have something.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Tally {
    /// What they have, as the card's data names it: a type, keyword, icon, species, slug or code.
    pub name: String,
    /// Copies of the cards that have it.
    pub count: u32,
}

/// Costs of cards.
#[derive(Debug, Clone, PartialEq, Default, Serialize)]
pub struct Costs {
    /// How many cards cost 0, 1, ... up to the highest cost.
    pub curve: Vec<u32>,
    /// Cards without a cost.
    pub without: u32,
    /// All costs together.
    pub total: u32,
    /// Average cost of the cards that have one; 0 without any.
    pub average: f64,
}

/// The spread of an attribute.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
pub struct AttributeSpread {
    /// An attribute of personnel or of ships.
    pub attribute: CardAttribute,
    /// Its points over the cards that have it.
    #[serde(flatten)]
    pub spread: Spread,
}

impl Costs {
    fn new(cards: &Copies) -> Costs {
        let mut costs = Costs::default();
        let mut priced: u32 = 0;
        for (card, copies) in cards {
            let Some(cost) = card.cost else {
                costs.without += copies;
                continue;
            };
            let place = usize::from(cost);
            if costs.curve.len() <= place {
                costs.curve.resize(place + 1, 0);
            }
            costs.curve[place] += copies;
            costs.total = costs.total.saturating_add(copies.saturating_mul(cost.into()));
            priced += copies;
        }
        costs.average = average(costs.total, priced);
        costs
    }
}

fn spreads(of: [CardAttribute; 3], cards: &Copies) -> impl Iterator<Item = AttributeSpread> {
    let spread = move |(place, attribute)| AttributeSpread { attribute, spread: Spread::new(cards, place) };
    of.into_iter().enumerate().map(spread)
}

impl DeckStats {
    /// Measures a deck.
    pub fn from_deck(deck: &FoundDeck) -> DeckStats {
        let cards = deck.copies(Pile::Deck);
        let dilemmas = deck.copies(Pile::Dilemmas);
        let personnel = of_type(&cards, "personnel");
        let ships = of_type(&cards, "ship");
        let crew = [&personnel[..], &ships[..]].concat();
        let company = CrewPool::new(deck, &PlayPermissions::from_deck(deck));
        let missions = mission_needs(&deck.copies(Pile::Missions), &personnel, &company);
        DeckStats {
            types: types(&cards),
            costs: Costs::new(&cards),
            personnel: number(&personnel),
            ships: number(&ships),
            attributes: spreads(OF_PERSONNEL, &personnel).chain(spreads(OF_SHIPS, &ships)).collect(),
            skills: skills(&personnel),
            all_missions: AllMissions::new(&missions, &company),
            missions,
            keywords: tally_names(&cards, &|card| {
                let keywords = card.keywords.iter();
                keywords.map(|keyword| keyword.name.clone()).collect()
            }),
            icons: tally_names(&cards, &|card| card.icons.clone()),
            species: tally_names(&personnel, &|card| card.species.clone()),
            affiliations: tally_names(&crew, &|card| card.affiliations.clone()),
            dilemmas: DilemmaStats { places: places(&dilemmas), costs: Costs::new(&dilemmas) },
        }
    }
}

/// The cards of a type.
pub(super) fn of_type(cards: &Copies, card_type: &str) -> Copies {
    let cards = cards.iter().filter(|(card, _)| card.card_type == card_type);
    cards.cloned().collect()
}

fn types(cards: &Copies) -> Vec<Tally> {
    let mut types = tally_names(cards, &|card| vec![card.card_type.clone()]);
    let place = |tally: &Tally| TYPES.iter().position(|known| *known == tally.name);
    types.order_by_key(|tally| place(tally).unwrap_or(TYPES.len()));
    types
}

fn skills(personnel: &Copies) -> Vec<SkillOffer> {
    let mut offers: Vec<SkillOffer> = SKILLS
        .iter()
        .map(|(skill, _)| SkillOffer::new(skill, personnel))
        .filter(|offer| offer.personnel > 0)
        .collect();
    offers.order_by(|a, b| b.levels.cmp(&a.levels).then(a.skill.cmp(&b.skill)));
    offers
}

fn places(dilemmas: &Copies) -> Vec<Tally> {
    let places = [Place::Planet, Place::Space, Place::Dual];
    let tally = |place: &Place| {
        let there = dilemmas.iter().filter(|(card, _)| card.place == Some(*place));
        Tally { name: place.code().to_owned(), count: number(&there.cloned().collect()) }
    };
    let tallies = places.iter().map(tally);
    tallies.filter(|tally| tally.count > 0).collect()
}

/// How many copies have each name; a card counts once for each of its names.
fn tally_names(cards: &Copies, names: &dyn Fn(&CcgCard) -> Vec<String>) -> Vec<Tally> {
    let mut counts: BTreeMap<String, u32> = BTreeMap::new();
    for (card, copies) in cards {
        let mut names = names(card);
        names.sort();
        names.dedup();
        for name in names {
            let count = counts.entry(name).or_default();
            *count = count.saturating_add(*copies);
        }
    }
    let mut tallies: Vec<Tally> = counts.into_iter().map(|(name, count)| Tally { name, count }).collect();
    tallies.order_by_key(|tally| std::cmp::Reverse(tally.count));
    tallies
}

#[cfg(test)]
mod tests;
