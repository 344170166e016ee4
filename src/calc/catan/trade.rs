//! Border trade: resource cards for others from the supply at 4:1, 3:1 and 2:1 ("Grenzhandel", "Grenz-
//! und Handelsposten").

use serde::Serialize;

use super::resource::{Hand, Resource};

/// A trading post.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Post {
    /// 3:1 with any resource.
    Simple,
    /// 2:1 with the resource shown; no help with others.
    Specialized(Resource),
}

/// How many cards of a resource the player gives for 1 other card.
pub fn rate(resource: Resource, posts: &[Post]) -> u8 {
    if posts.contains(&Post::Specialized(resource)) {
        2
    } else if posts.contains(&Post::Simple) {
        3
    } else {
        4
    }
}

/// Trades of one resource for another.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Deal {
    pub give: Resource,
    /// Cards given in all.
    pub given: u8,
    /// Cards given for each card taken.
    pub rate: u8,
    pub take: Resource,
    /// Cards taken.
    pub taken: u8,
}

/// How a player gets from the cards held to those wanted.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Plan {
    /// Wanted cards the player lacked.
    pub missing: Hand,
    /// What to trade, in this order.
    pub deals: Vec<Deal>,
    /// Wanted cards that no trade brings.
    pub unmet: Hand,
    /// The hand after the trades.
    pub after: Hand,
}

/// The trades that bring the cards wanted for as few cards as possible, keeping those wanted that are
/// held already. Given are the cards with the best rate, of these those there are most of, then in the
/// order of resources; missing cards are taken in that order. If not all can be had, as many as can.
///
/// Trading in two steps never helps: the first step costs as many cards as taking the wanted one.
pub fn plan(have: &Hand, want: &Hand, posts: &[Post]) -> Plan {
    let missing = want.beyond(have);
    let mut plan = Plan {
        missing,
        deals: Vec::new(),
        unmet: missing,
        after: *have,
    };
    let mut surplus = have.beyond(want);
    let wanted: Vec<Resource> = missing
        .cards()
        .flat_map(|(take, cards)| std::iter::repeat_n(take, cards.into()))
        .collect();
    for take in wanted {
        let Some(give) = cheapest(&surplus, posts) else {
            break;
        };
        let rate = rate(give, posts);
        surplus.take(give, rate);
        plan.trade(give, rate, take);
    }
    plan
}

/// What the cards of a resource bring, traded as often as it goes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Offer {
    pub resource: Resource,
    /// Cards of it.
    pub cards: u8,
    /// Cards given for each card taken.
    pub rate: u8,
    /// Cards taken.
    pub taken: u8,
}

impl Offer {
    /// Cards too few for another trade.
    pub fn rest(self) -> u8 {
        self.cards % self.rate
    }
}

/// What each resource of a hand brings by itself, in the order of resources.
pub fn offers(have: &Hand, posts: &[Post]) -> Vec<Offer> {
    let offer = |(resource, cards)| {
        let rate = rate(resource, posts);
        Offer {
            resource,
            cards,
            rate,
            taken: cards / rate,
        }
    };
    have.cards().map(offer).collect()
}

/// Cards that several offers bring together.
pub fn most(offers: &[Offer]) -> u16 {
    offers.iter().map(|offer| u16::from(offer.taken)).sum()
}

/// The resource to give next, if there is enough of any.
fn cheapest(surplus: &Hand, posts: &[Post]) -> Option<Resource> {
    let enough = surplus
        .cards()
        .filter(|(resource, cards)| *cards >= rate(*resource, posts));
    // Turned round, so that the least is what there is most of.
    let best = enough.min_by_key(|(resource, cards)| (rate(*resource, posts), u8::MAX - cards));
    best.map(|(resource, _)| resource)
}

impl Plan {
    /// Whether all wanted cards can be had.
    pub fn is_complete(&self) -> bool {
        self.unmet.total() == 0
    }

    fn trade(&mut self, give: Resource, rate: u8, take: Resource) {
        self.after.take(give, rate);
        self.after.add(take, 1);
        self.unmet.take(take, 1);
        let same = |deal: &&mut Deal| (deal.give, deal.take) == (give, take);
        match self.deals.iter_mut().find(same) {
            Some(deal) => {
                deal.taken += 1;
                deal.given += rate;
            }
            None => self.deals.push(Deal {
                give,
                given: rate,
                rate,
                take,
                taken: 1,
            }),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::calc::catan::resource::EACH;
    use proptest::prelude::*;
    use std::collections::BTreeSet;

    use Resource::{Dilithium, Tritanium, Water};

    fn hand(cards: &[(Resource, u8)]) -> Hand {
        let mut hand = Hand::default();
        for (resource, count) in cards {
            hand.add(*resource, *count);
        }
        hand
    }

    /// The one deal that brings what is wanted.
    fn deal(have: (Resource, u8), want: (Resource, u8), posts: &[Post]) -> (u8, u8) {
        let plan = plan(&hand(&[have]), &hand(&[want]), posts);
        assert!(plan.is_complete());
        (plan.deals[0].given, plan.deals[0].taken)
    }

    /// William: 4 water for 1 tritanium. Red: 3 tritanium for 1 water; 2 tritanium for 1 card at the
    /// tritanium post, 4 for 2.
    #[test]
    fn the_examples_of_the_almanac() {
        assert_eq!(deal((Water, 4), (Tritanium, 1), &[]), (4, 1));
        assert_eq!(deal((Tritanium, 3), (Water, 1), &[Post::Simple]), (3, 1));
        let special = [Post::Specialized(Tritanium)];
        assert_eq!(deal((Tritanium, 2), (Dilithium, 1), &special), (2, 1));
        assert_eq!(deal((Tritanium, 4), (Dilithium, 2), &special), (4, 2));
    }

    #[test]
    fn a_specialized_post_helps_with_its_own_resource_only() {
        assert_eq!(rate(Water, &[Post::Specialized(Tritanium)]), 4);
        assert_eq!(rate(Water, &[Post::Specialized(Water), Post::Simple]), 2);
    }

    #[test]
    fn what_is_wanted_is_not_given_away() {
        let have = hand(&[(Water, 5)]);
        let want = hand(&[(Water, 2), (Tritanium, 1)]);
        let plan = plan(&have, &want, &[]);
        assert!(!plan.is_complete());
        assert_eq!((plan.deals.len(), plan.unmet.of(Tritanium)), (0, 1));
        assert_eq!(plan.after, have);
    }

    /// Whether some order of trades leads to all wanted cards, trying every one.
    fn reachable(have: Hand, want: &Hand, posts: &[Post]) -> bool {
        let mut open = vec![have];
        let mut seen = BTreeSet::new();
        while let Some(now) = open.pop() {
            if want.beyond(&now).total() == 0 {
                return true;
            }
            if !seen.insert(now.0) {
                continue;
            }
            for (give, cards) in now.cards() {
                let rate = rate(give, posts);
                let others = Resource::ALL
                    .iter()
                    .filter(|take| **take != give && cards >= rate);
                for take in others {
                    let mut next = now;
                    next.take(give, rate);
                    next.add(*take, 1);
                    open.push(next);
                }
            }
        }
        false
    }

    fn posts() -> impl Strategy<Value = Vec<Post>> {
        let mut all = vec![Post::Simple];
        all.extend(
            Resource::ALL
                .iter()
                .map(|resource| Post::Specialized(*resource)),
        );
        proptest::sample::subsequence(all, 0..4)
    }

    proptest! {
        #[test]
        fn a_plan_is_found_if_there_is_one(
            have in [0..7_u8, 0..5, 0..4, 0..3, 0..3],
            want in [0..2_u8, 0..2, 0..2, 0..2, 0..2],
            posts in posts(),
        ) {
            let (have, want) = (Hand(have), Hand(want));
            let plan = plan(&have, &want, &posts);
            prop_assert_eq!(plan.is_complete(), reachable(have, &want, &posts));
        }

        #[test]
        fn cards_given_and_taken_add_up(
            have in [0..=EACH, 0..=EACH, 0..=EACH, 0..=EACH, 0..=EACH],
            want in [0..=EACH, 0..=EACH, 0..=EACH, 0..=EACH, 0..=EACH],
            posts in posts(),
        ) {
            let (have, want) = (Hand(have), Hand(want));
            let plan = plan(&have, &want, &posts);
            let given: u16 = plan.deals.iter().map(|deal| u16::from(deal.given)).sum();
            let taken: u16 = plan.deals.iter().map(|deal| u16::from(deal.taken)).sum();
            prop_assert_eq!(plan.after.total() + given, have.total() + taken);
            prop_assert_eq!(taken + plan.unmet.total(), plan.missing.total());
            prop_assert_eq!(plan.unmet, want.beyond(&plan.after));
            prop_assert!(plan.deals.iter().all(|deal| deal.give != deal.take));
        }
    }
}
