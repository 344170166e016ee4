//! What decks that stand at once need of a collection, and what of it could stand in for what it lacks.

use std::rc::Rc;

use serde::Serialize;

use super::{FoundDeck, Pile, PlayPermissions, Playability, sum_copies};
use model::order::Order;
use model::{CcgCard, EntryId};

/// A card of which decks need more copies than there are.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct CopyShortage {
    /// The full name.
    pub name: String,
    /// Copies that all the decks need together.
    pub needed: u32,
    /// Copies there are.
    pub owned: u32,
    /// Copies that are needed and not there; at least 1.
    pub missing: u32,
    /// What the player owns and could use instead, the best first; empty until it is looked for.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub instead: Vec<StandIn>,
    /// The card.
    #[serde(skip)]
    pub card: Rc<CcgCard>,
}

/// A card of the collection that could be used in place of another.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct StandIn {
    /// Its id.
    pub id: EntryId,
    /// Its full name.
    pub name: String,
    /// Copies that no deck needs.
    pub owned: u32,
}

/// The cards of decks that stand at once, each once with all its copies, by full name. Cards set aside are
/// no part of a deck.
pub fn needs<'a>(decks: impl IntoIterator<Item = &'a FoundDeck>) -> Vec<(Rc<CcgCard>, u32)> {
    let lines = decks.into_iter().flat_map(|deck| &deck.cards);
    let played = lines.filter(|line| line.pile != Pile::Aside);
    let mut needs = sum_copies(played.map(|line| (&line.card, line.count)));
    needs.order_by_key(|(card, _)| card.full_name());
    needs
}

/// The cards of which there are too few, in the order of the needs; `owned` says how many copies of a card
/// there are.
///
/// # Errors
/// When `owned` fails.
pub fn shortages<E>(
    needs: &[(Rc<CcgCard>, u32)],
    owned: impl Fn(&CcgCard) -> Result<u32, E>,
) -> Result<Vec<CopyShortage>, E> {
    let mut short = Vec::new();
    for (card, needed) in needs {
        let owned = owned(card)?;
        let missing = needed.saturating_sub(owned);
        if missing > 0 {
            short.push(CopyShortage {
                name: card.full_name(),
                needed: *needed,
                owned,
                missing,
                instead: Vec::new(),
                card: Rc::clone(card),
            });
        }
    }
    Ok(short)
}

impl CopyShortage {
    /// Looks among cards that are free, each with its copies: another version of the title, or personnel who share a skill
    /// and ships, both surely playable in the decks. Versions come first, then who shares most levels of skills, then who
    /// costs nearly the same, then by name.
    pub fn look_among(&mut self, free: &[(Rc<CcgCard>, u32)], doors: &[PlayPermissions]) {
        let card = &self.card;
        let is_playable = |other: &CcgCard| doors.iter().any(|doors| doors.admits(other) == Playability::Open);
        let mut found: Vec<_> = free
            .iter()
            .filter(|(other, _)| other.id != card.id && other.card_type == card.card_type)
            .map(|(other, copies)| (other.title == card.title, shared_levels(card, other), other, *copies))
            .filter(|(is_version, shared, other, _)| {
                let is_alike = *shared > 0 || card.card_type == "ship";
                *is_version || is_alike && is_playable(other)
            })
            .collect();
        let cost = |one: &CcgCard| one.cost.unwrap_or(0);
        found.order_by_key(|(is_version, shared, other, _)| {
            let apart = cost(other).abs_diff(cost(card));
            (!is_version, std::cmp::Reverse(*shared), apart, other.full_name())
        });
        let stand_in = |(_, _, other, owned): (bool, u32, &Rc<CcgCard>, u32)| StandIn {
            id: other.id.clone(),
            name: other.full_name(),
            owned,
        };
        self.instead = found.into_iter().map(stand_in).collect();
    }
}

/// Levels of skills that both have.
fn shared_levels(one: &CcgCard, other: &CcgCard) -> u32 {
    one.skills.iter().map(|own| u32::from(own.level).min(other.levels(&own.skill))).sum()
}

#[cfg(test)]
mod tests {
    use std::convert::Infallible;

    use super::*;
    use crate::sample::{card, deck};
    use model::{Place, SkillLevel};

    #[test]
    fn decks_that_stand_at_once_need_their_cards_together() {
        let pool = [card("Odo|Curzon", "personnel", |_| {}), card("Void", "mission", |_| {})];
        let first = deck("1\tOdo Curzon\nMissions:\n1\tVoid\n", &pool);
        let second = deck("2\tOdo Curzon\nAside:\n5\tVoid\n", &pool);
        let needs = needs([&first, &second]);
        let counts: Vec<(String, u32)> = needs.iter().map(|(card, count)| (card.full_name(), *count)).collect();
        assert_eq!(counts, [("Odo, Curzon".to_owned(), 3), ("Void".to_owned(), 1)]);
        let Ok(short) = shortages(&needs, |card| Ok::<u32, Infallible>(if card.title == "Odo" { 2 } else { 1 }));
        let expected: Vec<_> =
            short.iter().map(|one| (one.name.as_str(), one.needed, one.owned, one.missing)).collect();
        assert_eq!(expected, [("Odo, Curzon", 3, 2, 1)]);
    }

    #[test]
    fn other_versions_stand_in_then_who_shares_most() {
        let person = |name: &str, skills: &[(&str, u8)], affiliation: &str| {
            card(name, "personnel", |card| {
                card.affiliations = vec![affiliation.to_owned()];
                card.skills = skills
                    .iter()
                    .map(|(skill, level)| SkillLevel { skill: (*skill).to_owned(), level: *level })
                    .collect();
            })
        };
        let pool = [
            person("Odo|Curzon", &[("law", 2), ("honor", 1)], "bajoran"),
            person("Odo|Constable", &[], "klingon"),
            person("Kira", &[("law", 1)], "bajoran"),
            person("Worf", &[("law", 2)], "klingon"),
            person("Shakaar", &[("law", 2), ("honor", 2)], "bajoran"),
            card("Home", "mission", |card| {
                card.place = Some(Place::Headquarters);
                card.welcome = "You may play [Baj] cards at this mission.".parse().ok();
            }),
        ];
        let deck = deck("1\tOdo Curzon\nMissions:\n1\tHome\n", &pool);
        let Ok(mut short) = shortages(&needs([&deck]), |card| Ok::<u32, Infallible>((card.title == "Home").into()));
        let free: Vec<_> = pool[..5].iter().map(|card| (Rc::clone(card), 2)).collect();
        short[0].look_among(&free, &[PlayPermissions::from_deck(&deck)]);
        let names: Vec<&str> = short[0].instead.iter().map(|one| one.name.as_str()).collect();
        assert_eq!(names, ["Odo, Constable", "Shakaar", "Kira"]);
    }
}
