//! Who gets what when the supply of a resource does not cover everything due ("Rohstofferträge"): then nobody
//! gets any of that kind this turn, and the other kinds are dealt out as usual. The almanac makes no exception
//! for a single player (ruling 307).

use std::collections::BTreeMap;

use serde::Serialize;

use super::resource::{Hand, Resource};
use super::{Unplayable, check_players};

/// The ruling about a resource that is due to one player only.
pub const ONE_PLAYER: u16 = 307;

/// What a roll owes a player.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Claim {
    /// `None` if the player was not named.
    pub name: Option<String>,
    pub due: Hand,
}

/// A resource that is due to somebody, with what lies in the supply.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Stack {
    pub resource: Resource,
    pub supply: u8,
    /// Cards due to those who are due any, in the order of players.
    pub due: Vec<u8>,
}

impl Stack {
    /// Cards due to all players together.
    pub fn total(&self) -> u16 {
        self.due.iter().map(|cards| u16::from(*cards)).sum()
    }

    /// Whether the supply covers all of them.
    pub fn is_enough(&self) -> bool {
        self.total() <= u16::from(self.supply)
    }

    /// Cards in the supply afterward.
    pub fn left(&self) -> u16 {
        let supply = u16::from(self.supply);
        if self.is_enough() {
            supply - self.total()
        } else {
            supply
        }
    }
}

/// What a roll owes all players, and what the supply makes of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Production {
    pub claims: Vec<Claim>,
    /// The resources due, in their order.
    pub stacks: Vec<Stack>,
}

/// Why it cannot be said who gets what.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Unclear {
    /// Players that cannot be.
    Players(Unplayable),
    /// A resource is due of which the supply is not known.
    Supply(Resource),
}

impl Production {
    /// What these players are due, out of this supply.
    ///
    /// # Errors
    /// When there are too many players, two of one name, or a supply is missing; the first of these.
    pub fn new(claims: Vec<Claim>, supply: &BTreeMap<Resource, u8>) -> Result<Production, Unclear> {
        let names: Vec<Option<&str>> = claims.iter().map(|claim| claim.name.as_deref()).collect();
        check_players(&names).map_err(Unclear::Players)?;
        let mut stacks = Vec::new();
        for resource in Resource::ALL {
            let due = due(&claims, resource);
            if due.is_empty() {
                continue;
            }
            let supply = *supply.get(&resource).ok_or(Unclear::Supply(resource))?;
            stacks.push(Stack {
                resource,
                supply,
                due,
            });
        }
        Ok(Production { claims, stacks })
    }

    /// The cards a player gets: everything due of the resources that suffice.
    pub fn gets(&self, claim: &Claim) -> Hand {
        let mut gets = Hand::default();
        for stack in self.stacks.iter().filter(|stack| stack.is_enough()) {
            gets.add(stack.resource, claim.due.of(stack.resource));
        }
        gets
    }

    /// The resources that do not suffice, in their order.
    pub fn short(&self) -> impl Iterator<Item = &Stack> {
        self.stacks.iter().filter(|stack| !stack.is_enough())
    }

    /// The rulings that bear on it.
    pub fn rulings(&self) -> &'static [u16] {
        if self.short().any(|stack| stack.due.len() == 1) {
            &[ONE_PLAYER]
        } else {
            &[]
        }
    }
}

fn due(claims: &[Claim], resource: Resource) -> Vec<u8> {
    let due = claims.iter().map(|claim| claim.due.of(resource));
    due.filter(|cards| *cards > 0).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::calc::catan::resource::EACH;
    use proptest::prelude::*;

    use Resource::{Tritanium, Water};

    fn claim(cards: &[(Resource, u8)]) -> Claim {
        let mut due = Hand::default();
        for (resource, count) in cards {
            due.add(*resource, *count);
        }
        Claim { name: None, due }
    }

    fn production(claims: &[Claim], supply: &[(Resource, u8)]) -> Production {
        let supply = supply.iter().copied().collect();
        Production::new(claims.to_vec(), &supply).expect("clear")
    }

    /// The 8 of "Große Raumstation" (red 3 water, orange 2 tritanium) with 2 cards of each left.
    #[test]
    fn a_scarce_kind_goes_to_nobody_the_others_are_dealt_out() {
        let claims = [claim(&[(Water, 3)]), claim(&[(Tritanium, 2)])];
        let answer = production(&claims, &[(Water, 2), (Tritanium, 2)]);
        let short: Vec<Resource> = answer.short().map(|stack| stack.resource).collect();
        assert_eq!(short, [Water]);
        assert_eq!(answer.gets(&claims[0]).total(), 0);
        assert_eq!(answer.gets(&claims[1]).of(Tritanium), 2);
        let left: Vec<u16> = answer.stacks.iter().map(Stack::left).collect();
        assert_eq!(left, [0, 2]);
    }

    #[test]
    fn nobody_gets_the_rest_even_if_it_would_do_for_one() {
        let claims = [claim(&[(Water, 1)]), claim(&[(Water, 2)])];
        let answer = production(&claims, &[(Water, 2)]);
        assert!(claims.iter().all(|one| answer.gets(one).total() == 0));
        assert!(answer.rulings().is_empty());
    }

    #[test]
    fn a_single_player_is_no_exception() {
        let claims = [claim(&[(Water, 2)]), claim(&[])];
        assert_eq!(production(&claims, &[(Water, 1)]).rulings(), [ONE_PLAYER]);
        assert!(production(&claims, &[(Water, 2)]).rulings().is_empty());
    }

    #[test]
    fn exactly_enough_is_enough() {
        let claims = [claim(&[(Water, 1)]), claim(&[(Water, 2)])];
        let answer = production(&claims, &[(Water, 3)]);
        assert_eq!(answer.short().count(), 0);
        assert_eq!(answer.stacks[0].left(), 0);
    }

    #[test]
    fn what_is_not_known_is_refused() {
        let refused = |claims: Vec<Claim>| Production::new(claims, &BTreeMap::new());
        let unclear = Err(Unclear::Supply(Tritanium));
        assert_eq!(refused(vec![claim(&[(Tritanium, 1)])]), unclear);
        let players = Err(Unclear::Players(Unplayable::Players(5)));
        assert_eq!(refused(vec![claim(&[]); 5]), players);
    }

    proptest! {
        /// All or nothing, resource by resource; no card appears or vanishes.
        #[test]
        fn the_supply_is_dealt_out_whole_or_not_at_all(
            due in proptest::collection::vec([0..6_u8, 0..6, 0..6, 0..6, 0..6], 1..=4),
            supply in [0..=EACH, 0..=EACH, 0..=EACH, 0..=EACH, 0..=EACH],
        ) {
            let claims: Vec<Claim> = due
                .iter()
                .map(|due| Claim { name: None, due: Hand(*due) })
                .collect();
            let stacks: Vec<(Resource, u8)> = Resource::ALL.into_iter().zip(supply).collect();
            let answer = production(&claims, &stacks);
            for stack in &answer.stacks {
                let gets: Vec<u8> = claims
                    .iter()
                    .map(|claim| answer.gets(claim).of(stack.resource))
                    .filter(|cards| *cards > 0)
                    .collect();
                prop_assert!(gets.is_empty() || gets == stack.due);
                let dealt: u16 = gets.iter().map(|cards| u16::from(*cards)).sum();
                prop_assert_eq!(dealt + stack.left(), u16::from(stack.supply));
                prop_assert_eq!(gets.is_empty(), stack.total() > u16::from(stack.supply));
            }
        }
    }
}
