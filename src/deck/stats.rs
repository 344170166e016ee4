//! What a deck is made of, in numbers. Every copy counts, unless something else is said.

use std::collections::BTreeMap;
use std::rc::Rc;

use super::needs::{MissionNeeds, mission_needs};
use super::{Deck, Pile};
use crate::model::{CcgCard, Place, SKILLS, Uniqueness};

/// Cards with their copies.
pub type Copies = Vec<(Rc<CcgCard>, u32)>;

/// Attributes of a card.
pub const ATTRIBUTES: usize = 3;

/// The types of cards of a deck, in the order of the rules ("Kartentypen").
pub(super) const TYPES: [&str; 5] = ["personnel", "ship", "equipment", "event", "interrupt"];

/// All numbers of a deck. Cards of unknown names are in none of them.
#[derive(Debug, Clone, PartialEq)]
pub struct Stats {
    /// Cards of the deck by type: those of the rules in their order, then others.
    pub types: Vec<Tally>,
    /// Costs of the cards of the deck.
    pub costs: Costs,
    pub personnel: u32,
    pub ships: u32,
    /// Integrity, Cunning and Strength of the personnel.
    pub attributes: [Spread; ATTRIBUTES],
    /// Range, Weapons and Shields of the ships.
    pub ship_attributes: [Spread; ATTRIBUTES],
    /// Skills that somebody has, those of most levels first, then by name.
    pub skills: Vec<SkillOffer>,
    /// What each mission takes, headquarters left out, in the order of the list.
    pub missions: Vec<MissionNeeds>,
    /// Of all cards of the deck; a keyword without its value. These and the following the most frequent
    /// first, then by name; every card counts once.
    pub keywords: Vec<Tally>,
    pub icons: Vec<Tally>,
    /// Of the personnel.
    pub species: Vec<Tally>,
    /// Of personnel and ships, as slugs.
    pub affiliations: Vec<Tally>,
    /// Dilemmas by place: planet, space, both.
    pub dilemmas: Vec<Tally>,
    pub dilemma_costs: Costs,
}

/// How many cards have something.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Tally {
    pub name: String,
    pub count: u32,
}

/// Costs of cards.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Costs {
    /// How many cards cost 0, 1, ... up to the highest cost.
    pub curve: Vec<u32>,
    /// Cards without a cost.
    pub without: u32,
    /// All costs together.
    pub total: u32,
    /// Cards that have a cost.
    pub cards: u32,
}

/// An attribute over cards, as it counts towards a sum.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Spread {
    pub total: u32,
    pub lowest: u32,
    pub highest: u32,
    pub cards: u32,
}

/// What the personnel offer of a skill.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SkillOffer {
    /// Slug.
    pub skill: String,
    /// Personnel that have it.
    pub personnel: u32,
    /// Their levels.
    pub levels: u32,
    /// Levels that can be in play at once: of unique personnel with one title only one counts, the one
    /// with the most levels ("Einzigartigkeit").
    pub together: u32,
}

impl Costs {
    /// The average cost of the cards that have one; 0 without any.
    pub fn average(&self) -> f64 {
        average(self.total, self.cards)
    }

    fn of(cards: &Copies) -> Costs {
        let mut costs = Costs::default();
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
            costs.total = costs
                .total
                .saturating_add(copies.saturating_mul(cost.into()));
            costs.cards += copies;
        }
        costs
    }
}

impl Spread {
    /// The average; 0 without any cards.
    pub fn average(&self) -> f64 {
        average(self.total, self.cards)
    }

    pub(super) fn of(cards: &Copies, place: usize) -> Spread {
        let points = |(card, _): &(Rc<CcgCard>, u32)| card.attribute(place);
        let weighed = cards
            .iter()
            .map(|line| points(line).saturating_mul(line.1))
            .fold(0, u32::saturating_add);
        Spread {
            total: weighed,
            lowest: cards.iter().map(points).min().unwrap_or(0),
            highest: cards.iter().map(points).max().unwrap_or(0),
            cards: number(cards),
        }
    }
}

impl Stats {
    /// Measures a deck.
    pub fn of(deck: &Deck) -> Stats {
        let cards = deck.copies(Pile::Deck);
        let dilemmas = deck.copies(Pile::Dilemmas);
        let personnel = of_type(&cards, "personnel");
        let ships = of_type(&cards, "ship");
        let crew = [&personnel[..], &ships[..]].concat();
        Stats {
            types: types(&cards),
            costs: Costs::of(&cards),
            personnel: number(&personnel),
            ships: number(&ships),
            attributes: [0, 1, 2].map(|place| Spread::of(&personnel, place)),
            ship_attributes: [0, 1, 2].map(|place| Spread::of(&ships, place)),
            skills: skills(&personnel),
            missions: mission_needs(&deck.copies(Pile::Missions), &personnel),
            keywords: tallied(&cards, |card| {
                let keywords = card.keywords.iter();
                keywords.map(|keyword| keyword.name.clone()).collect()
            }),
            icons: tallied(&cards, |card| card.icons.clone()),
            species: tallied(&personnel, |card| card.species.clone()),
            affiliations: tallied(&crew, |card| card.affiliations.clone()),
            dilemmas: places(&dilemmas),
            dilemma_costs: Costs::of(&dilemmas),
        }
    }
}

impl SkillOffer {
    /// What personnel offer of a skill.
    pub(super) fn of(skill: &str, personnel: &Copies) -> SkillOffer {
        let holders = personnel.iter().filter(|(card, _)| card.levels(skill) > 0);
        let mut offer = SkillOffer {
            skill: skill.to_owned(),
            personnel: 0,
            levels: 0,
            together: 0,
        };
        let mut unique: BTreeMap<&str, u32> = BTreeMap::new();
        for (card, copies) in holders {
            let levels = card.levels(skill);
            let all = levels.saturating_mul(*copies);
            offer.personnel = offer.personnel.saturating_add(*copies);
            offer.levels = offer.levels.saturating_add(all);
            if card.uniqueness == Uniqueness::Unique {
                let best = unique.entry(&card.title).or_default();
                *best = levels.max(*best);
            } else {
                offer.together = offer.together.saturating_add(all);
            }
        }
        let unique = unique.values().copied();
        offer.together = unique.fold(offer.together, u32::saturating_add);
        offer
    }
}

/// The cards of a type.
pub(super) fn of_type(cards: &Copies, card_type: &str) -> Copies {
    let cards = cards.iter().filter(|(card, _)| card.card_type == card_type);
    cards.cloned().collect()
}

/// All copies together.
pub(super) fn number(cards: &Copies) -> u32 {
    let copies = cards.iter().map(|(_, copies)| *copies);
    copies.fold(0, u32::saturating_add)
}

pub(super) fn average(total: u32, cards: u32) -> f64 {
    match cards {
        0 => 0.0,
        cards => f64::from(total) / f64::from(cards),
    }
}

fn types(cards: &Copies) -> Vec<Tally> {
    let mut types = tallied(cards, |card| vec![card.card_type.clone()]);
    let place = |tally: &Tally| TYPES.iter().position(|known| *known == tally.name);
    types.sort_by_key(|tally| place(tally).unwrap_or(TYPES.len()));
    types
}

fn skills(personnel: &Copies) -> Vec<SkillOffer> {
    let offers = SKILLS
        .iter()
        .map(|(skill, _)| SkillOffer::of(skill, personnel));
    let mut offers: Vec<SkillOffer> = offers.filter(|offer| offer.personnel > 0).collect();
    offers.sort_by(|a, b| b.levels.cmp(&a.levels).then(a.skill.cmp(&b.skill)));
    offers
}

fn places(dilemmas: &Copies) -> Vec<Tally> {
    let places = [Place::Planet, Place::Space, Place::Dual];
    let tally = |place: &Place| {
        let there = dilemmas
            .iter()
            .filter(|(card, _)| card.place == Some(*place));
        Tally {
            name: place.code().to_owned(),
            count: number(&there.cloned().collect()),
        }
    };
    let tallies = places.iter().map(tally);
    tallies.filter(|tally| tally.count > 0).collect()
}

/// How many copies have each name; a card counts once for each of its names.
fn tallied(cards: &Copies, names: impl Fn(&CcgCard) -> Vec<String>) -> Vec<Tally> {
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
    let tallies = counts
        .into_iter()
        .map(|(name, count)| Tally { name, count });
    let mut tallies: Vec<Tally> = tallies.collect();
    tallies.sort_by_key(|tally| std::cmp::Reverse(tally.count));
    tallies
}

#[cfg(test)]
mod tests;
