//! Cards counted: copies, the spread of an attribute, what personnel offer of a skill.

use std::collections::BTreeMap;
use std::rc::Rc;

use serde::Serialize;

use model::{CcgCard, Uniqueness};

/// Cards with their copies.
pub(crate) type Copies = Vec<(Rc<CcgCard>, u32)>;

/// An attribute over cards, as it counts towards a sum.
#[derive(Debug, Clone, Copy, PartialEq, Default, Serialize)]
pub struct Spread {
    /// Points of all copies together.
    pub total: u32,
    /// 0 without any cards.
    pub average: f64,
    /// The fewest points of a card; 0 without any cards.
    pub lowest: u32,
    /// The most points of a card; 0 without any cards.
    pub highest: u32,
    /// Copies that were counted.
    #[serde(skip)]
    pub cards: u32,
}

/// What the personnel offer of a skill.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
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

impl Spread {
    /// The spread over cards of the attribute at a place on the card, from 0; each copy counts.
    pub fn new(cards: &Copies, place: usize) -> Spread {
        let points = |(card, _): &(Rc<CcgCard>, u32)| card.attribute(place);
        let weighed = cards.iter().map(|line| points(line).saturating_mul(line.1)).fold(0, u32::saturating_add);
        let count = number(cards);
        Spread {
            total: weighed,
            average: average(weighed, count),
            lowest: cards.iter().map(points).min().unwrap_or(0),
            highest: cards.iter().map(points).max().unwrap_or(0),
            cards: count,
        }
    }
}

impl SkillOffer {
    /// What personnel offer of a skill.
    pub fn new(skill: &str, personnel: &Copies) -> SkillOffer {
        let holders = personnel.iter().filter(|(card, _)| card.levels(skill) > 0);
        let mut offer = SkillOffer { skill: skill.to_owned(), personnel: 0, levels: 0, together: 0 };
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

/// All copies together.
pub(crate) fn number(cards: &Copies) -> u32 {
    let copies = cards.iter().map(|(_, copies)| *copies);
    copies.fold(0, u32::saturating_add)
}

pub(crate) fn average(total: u32, cards: u32) -> f64 {
    match cards {
        0 => 0.0,
        cards => f64::from(total) / f64::from(cards),
    }
}
