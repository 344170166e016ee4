//! Who holds the two special cards after a change ("Längste Versorgungsroute", "Sternenflotte greift
//! ein").

use crate::calc::catan::{Unplayable, check_cards};
use crate::model::codes;

/// Connected starships the longest supply route needs at least.
pub const SHORTEST_ROUTE: u8 = 5;
/// Played "Starfleet intervenes" cards the largest Starfleet needs at least.
pub const SMALLEST_STARFLEET: u8 = 3;
/// "Starfleet intervenes" cards in the game ("Spielmaterial").
pub const STARFLEET_CARDS: u8 = 14;

/// Who had a special card before the change. Players are counted from 0.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Before {
    /// Not known.
    Unknown,
    /// It lay beside the board.
    Nobody,
    Player(usize),
}

codes!(
    /// Why a special card is where it is.
    Reason {
        /// One player alone has most.
        Alone => "alone",
        /// The owner has as many as others and keeps it.
        Kept => "kept",
        /// A tie without the owner: it is put aside.
        Aside => "aside",
        /// Nobody has enough for it.
        Short => "short",
        /// A tie that only what happened before can settle.
        Open => "open",
    }
);

/// Where a special card is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Holding {
    /// The player who has it; nobody when it lies aside or the tie is open.
    pub owner: Option<usize>,
    pub reason: Reason,
    /// The players with most, in the order of players; none when nobody has enough.
    pub leaders: Vec<usize>,
    /// How many they have.
    pub most: u8,
}

impl Holding {
    /// Numbers of the rulings that bear on where the longest supply route is: that drawing level takes
    /// it from nobody.
    pub fn rulings_on_route(&self) -> &'static [u16] {
        if self.reason == Reason::Kept {
            &[302]
        } else {
            &[]
        }
    }
}

/// Who has the longest supply route, by the longest route of each player. One player alone with at
/// least 5 starships takes it. In a tie the owner keeps it if among the tied; else it is put aside, as
/// when nobody has 5 left ("Längste Versorgungsroute"). Merely drawing level takes nothing from the
/// owner (ruling 302).
pub fn longest_route(routes: &[u8], before: Before) -> Holding {
    let (leaders, most) = leaders(routes, SHORTEST_ROUTE);
    let (owner, reason) = match (leaders.as_slice(), before) {
        ([], _) => (None, Reason::Short),
        ([alone], _) => (Some(*alone), Reason::Alone),
        (tied, Before::Player(player)) if tied.contains(&player) => (Some(player), Reason::Kept),
        (_, Before::Unknown) => (None, Reason::Open),
        (_, Before::Nobody | Before::Player(_)) => (None, Reason::Aside),
    };
    Holding {
        owner,
        reason,
        leaders,
        most,
    }
}

/// Who has the largest Starfleet, by the revealed "Starfleet intervenes" cards of each player. The first
/// with 3 takes it; who reveals one more than the owner takes it over, so the owner always has most. A
/// tie without the owner is open: of the tied, it belongs to the one who got there first ("Sternenflotte
/// greift ein").
///
/// # Errors
/// When there are more cards than the game has, or the owner has fewer than 3.
pub fn largest_starfleet(cards: &[u8], before: Before) -> Result<Holding, Unplayable> {
    check_cards(cards.iter().copied(), STARFLEET_CARDS)?;
    if let Before::Player(player) = before {
        let own = cards.get(player).copied().unwrap_or(0);
        if own < SMALLEST_STARFLEET {
            return Err(Unplayable::NeverEarned);
        }
    }
    let (leaders, most) = leaders(cards, SMALLEST_STARFLEET);
    let (owner, reason) = match (leaders.as_slice(), before) {
        ([], _) => (None, Reason::Short),
        ([alone], _) => (Some(*alone), Reason::Alone),
        (tied, Before::Player(player)) if tied.contains(&player) => (Some(player), Reason::Kept),
        (_, Before::Unknown | Before::Nobody | Before::Player(_)) => (None, Reason::Open),
    };
    Ok(Holding {
        owner,
        reason,
        leaders,
        most,
    })
}

/// The players with most, if that is enough, and how many they have.
fn leaders(counts: &[u8], enough: u8) -> (Vec<usize>, u8) {
    let most = counts.iter().copied().max().unwrap_or(0);
    let players = (0..counts.len()).filter(|player| most >= enough && counts[*player] == most);
    (players.collect(), most)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    const ORANGE: usize = 0;
    const RED: usize = 1;

    /// Orange held the card with 7 starships; red interrupts the route and is now alone in front.
    #[test]
    fn the_example_of_the_interrupted_route() {
        let before = longest_route(&[7, 6], Before::Nobody);
        assert_eq!(before.owner, Some(ORANGE));
        let after = longest_route(&[5, 6], Before::Player(ORANGE));
        assert_eq!((after.owner, after.reason), (Some(RED), Reason::Alone));
    }

    #[test]
    fn a_tie_is_kept_by_the_owner_or_put_aside() {
        let routes = [5, 6, 6];
        let kept = longest_route(&routes, Before::Player(1));
        assert_eq!((kept.owner, kept.reason), (Some(1), Reason::Kept));
        let aside = longest_route(&routes, Before::Player(0));
        assert_eq!((aside.owner, aside.reason), (None, Reason::Aside));
        assert_eq!(longest_route(&routes, Before::Nobody), aside);
        let open = longest_route(&routes, Before::Unknown);
        assert_eq!((open.reason, open.leaders), (Reason::Open, vec![1, 2]));
    }

    #[test]
    fn below_five_there_is_no_longest_route() {
        let none = longest_route(&[4, 4, 3], Before::Player(0));
        assert_eq!((none.owner, none.reason), (None, Reason::Short));
        assert_eq!(longest_route(&[5, 4], Before::Nobody).owner, Some(0));
    }

    #[test]
    fn the_starfleet_changes_hands_for_one_card_more() {
        let fleet = |cards: &[u8], before| largest_starfleet(cards, before).map(|h| h.owner);
        assert_eq!(fleet(&[2, 2], Before::Nobody), Ok(None));
        assert_eq!(fleet(&[3, 2], Before::Nobody), Ok(Some(0)));
        assert_eq!(fleet(&[3, 3], Before::Player(0)), Ok(Some(0)));
        assert_eq!(fleet(&[3, 4], Before::Player(0)), Ok(Some(1)));
        assert_eq!(fleet(&[3, 3], Before::Unknown), Ok(None));
        assert_eq!(
            fleet(&[2, 4], Before::Player(0)),
            Err(Unplayable::NeverEarned)
        );
        let (count, most) = (15, STARFLEET_CARDS);
        assert_eq!(
            fleet(&[7, 8], Before::Nobody),
            Err(Unplayable::Cards { count, most })
        );
    }

    proptest! {
        /// A whole game of revealed cards: the rule applied card by card agrees with the count.
        #[test]
        fn the_starfleet_follows_the_cards(played in proptest::collection::vec(0..4_usize, 0..14)) {
            let mut cards = [0_u8; 4];
            let mut owner: Option<usize> = None;
            for player in played {
                cards[player] += 1;
                let before = owner.map_or(Before::Nobody, Before::Player);
                let bar = owner.map_or(SMALLEST_STARFLEET, |owner| cards[owner] + 1);
                if owner != Some(player) && cards[player] >= bar {
                    owner = Some(player);
                }
                let told = largest_starfleet(&cards, before);
                prop_assert_eq!(told.map(|holding| holding.owner), Ok(owner));
                let guessed = largest_starfleet(&cards, Before::Unknown).expect("no owner named");
                prop_assert!(guessed.reason == Reason::Open || guessed.owner == owner);
                prop_assert!(owner.is_none_or(|owner| guessed.leaders.contains(&owner)));
            }
        }

        /// What is said without knowing the owner holds for every owner.
        #[test]
        fn an_answer_without_the_owner_is_sure(routes in proptest::collection::vec(0..=15_u8, 1..=4)) {
            let guessed = longest_route(&routes, Before::Unknown);
            let all = (0..routes.len()).map(Before::Player).chain([Before::Nobody]);
            for before in all {
                let known = longest_route(&routes, before);
                prop_assert_eq!(&known.leaders, &guessed.leaders);
                prop_assert!(guessed.reason == Reason::Open || known == guessed);
            }
        }
    }
}
