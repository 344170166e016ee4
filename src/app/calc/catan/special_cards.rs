//! Who holds the two special cards after a change ("Längste Versorgungsroute", "Sternenflotte greift
//! ein").

use serde::{Serialize, Serializer};

use crate::calc::catan::players::{PreviousHolder, check_cards};
use page::locale::say;
use words::Problem;

/// The option with the cards of each player.
pub(super) const STARFLEETS: &str = "--starfleets";

/// Connected starships the longest supply route needs at least.
pub(super) const SHORTEST_ROUTE: u8 = 5;
/// Played "Starfleet intervenes" cards the largest Starfleet needs at least.
pub(super) const SMALLEST_STARFLEET: u8 = 3;
/// "Starfleet intervenes" cards in the game ("Spielmaterial").
pub(super) const STARFLEET_CARDS: u8 = 14;

/// Why a special card is where it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum HolderReason {
    /// One player alone has most.
    Alone,
    /// The owner has as many as others and keeps it.
    Kept,
    /// A tie without the owner: it is put aside.
    Aside,
    /// Nobody has enough for it.
    Short,
    /// A tie that only what happened before can settle.
    Open,
}

/// Where a special card is. Players are counted from 0, in a document from 1.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub(super) struct SpecialCardHolder {
    /// The player who has it; nobody when it lies aside or the tie is open.
    #[serde(serialize_with = "serialize_owner")]
    pub owner: Option<usize>,
    pub reason: HolderReason,
    /// The players with most, in the order of players; none when nobody has enough.
    #[serde(serialize_with = "serialize_leaders")]
    pub leaders: Vec<usize>,
    /// How many they have.
    pub most: u8,
}

fn serialize_owner<S: Serializer>(owner: &Option<usize>, to: S) -> Result<S::Ok, S::Error> {
    owner.map(|player| player + 1).serialize(to)
}

fn serialize_leaders<S: Serializer>(leaders: &[usize], to: S) -> Result<S::Ok, S::Error> {
    to.collect_seq(leaders.iter().map(|player| player + 1))
}

impl SpecialCardHolder {
    /// Numbers of the rulings that bear on where the longest supply route is: that drawing level takes
    /// it from nobody.
    pub(super) fn rulings_on_route(&self) -> &'static [u16] {
        if self.reason == HolderReason::Kept { &[302] } else { &[] }
    }
}

/// Who has the longest supply route, by the longest route of each player. One player alone with at
/// least 5 starships takes it. In a tie the owner keeps it if among the tied; else it is put aside, as
/// when nobody has 5 left ("Längste Versorgungsroute"). Merely drawing level takes nothing from the
/// owner (ruling 302).
pub(super) fn longest_route(routes: &[u8], before: PreviousHolder) -> SpecialCardHolder {
    let tied = match before {
        PreviousHolder::Unknown => HolderReason::Open,
        PreviousHolder::Nobody | PreviousHolder::Player(_) => HolderReason::Aside,
    };
    compare(routes, SHORTEST_ROUTE, before, tied)
}

/// Who has the largest Starfleet, by the revealed "Starfleet intervenes" cards of each player. The first
/// with 3 takes it; who reveals one more than the owner takes it over, so the owner always has most. A
/// tie without the owner is open: of the tied, it belongs to the one who got there first ("Sternenflotte
/// greift ein").
///
/// # Errors
/// When there are more cards than the game has, or the owner has fewer than 3: revealed cards stay, so such an
/// owner never earned it.
pub(super) fn largest_starfleet(cards: &[u8], before: PreviousHolder) -> Result<SpecialCardHolder, Problem> {
    check_cards(cards.iter().copied(), STARFLEET_CARDS, Some(STARFLEETS))?;
    if let PreviousHolder::Player(player) = before {
        let own = cards.get(player).copied().unwrap_or(0);
        if own < SMALLEST_STARFLEET {
            let least = SMALLEST_STARFLEET;
            return Err(Problem::misuse(say::err_calc_never_earned(least)).hint(say::hint_calc_never_earned()));
        }
    }
    Ok(compare(cards, SMALLEST_STARFLEET, before, HolderReason::Open))
}

/// Who has a special card by what each player has of it, if `enough`; of a tie without the owner the reason is given.
fn compare(counts: &[u8], enough: u8, before: PreviousHolder, tie: HolderReason) -> SpecialCardHolder {
    let most = counts.iter().copied().max().unwrap_or(0);
    let players = (0..counts.len()).filter(|player| most >= enough && counts[*player] == most);
    let leaders: Vec<usize> = players.collect();
    let (owner, reason) = match (leaders.as_slice(), before) {
        ([], _) => (None, HolderReason::Short),
        ([alone], _) => (Some(*alone), HolderReason::Alone),
        (tied, PreviousHolder::Player(player)) if tied.contains(&player) => (Some(player), HolderReason::Kept),
        _ => (None, tie),
    };
    SpecialCardHolder { owner, reason, leaders, most }
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
        let before = longest_route(&[7, 6], PreviousHolder::Nobody);
        assert_eq!(before.owner, Some(ORANGE));
        let after = longest_route(&[5, 6], PreviousHolder::Player(ORANGE));
        assert_eq!((after.owner, after.reason), (Some(RED), HolderReason::Alone));
    }

    #[test]
    fn a_tie_is_kept_by_the_owner_or_put_aside() {
        let routes = [5, 6, 6];
        let kept = longest_route(&routes, PreviousHolder::Player(1));
        assert_eq!((kept.owner, kept.reason), (Some(1), HolderReason::Kept));
        let aside = longest_route(&routes, PreviousHolder::Player(0));
        assert_eq!((aside.owner, aside.reason), (None, HolderReason::Aside));
        assert_eq!(longest_route(&routes, PreviousHolder::Nobody), aside);
        let open = longest_route(&routes, PreviousHolder::Unknown);
        assert_eq!((open.reason, open.leaders), (HolderReason::Open, vec![1, 2]));
    }

    #[test]
    fn below_five_there_is_no_longest_route() {
        let none = longest_route(&[4, 4, 3], PreviousHolder::Player(0));
        assert_eq!((none.owner, none.reason), (None, HolderReason::Short));
        assert_eq!(longest_route(&[5, 4], PreviousHolder::Nobody).owner, Some(0));
    }

    #[test]
    fn the_starfleet_changes_hands_for_one_card_more() {
        let fleet = |cards: &[u8], before| largest_starfleet(cards, before).map(|h| h.owner);
        let owner = |cards: &[u8], before| fleet(cards, before).expect("a fleet");
        assert_eq!(owner(&[2, 2], PreviousHolder::Nobody), None);
        assert_eq!(owner(&[3, 2], PreviousHolder::Nobody), Some(0));
        assert_eq!(owner(&[3, 3], PreviousHolder::Player(0)), Some(0));
        assert_eq!(owner(&[3, 4], PreviousHolder::Player(0)), Some(1));
        assert_eq!(owner(&[3, 3], PreviousHolder::Unknown), None);
        let refused = |cards: &[u8], before| fleet(cards, before).map(drop).expect_err("impossible");
        assert!(refused(&[2, 4], PreviousHolder::Player(0)).is(say::ERR_CALC_NEVER_EARNED));
        assert!(refused(&[7, 8], PreviousHolder::Nobody).is(say::ERR_CALC_CARDS));
    }

    proptest! {
        /// A whole game of revealed cards: the rule applied card by card agrees with the count.
        #[test]
        fn the_starfleet_follows_the_cards(played in proptest::collection::vec(0..4_usize, 0..14)) {
            let mut cards = [0_u8; 4];
            let mut owner: Option<usize> = None;
            for player in played {
                cards[player] += 1;
                let before = owner.map_or(PreviousHolder::Nobody, PreviousHolder::Player);
                let bar = owner.map_or(SMALLEST_STARFLEET, |owner| cards[owner] + 1);
                if owner != Some(player) && cards[player] >= bar {
                    owner = Some(player);
                }
                let told = largest_starfleet(&cards, before);
                prop_assert_eq!(told.expect("a fleet").owner, owner);
                let guessed = largest_starfleet(&cards, PreviousHolder::Unknown).expect("no owner named");
                prop_assert!(guessed.reason == HolderReason::Open || guessed.owner == owner);
                prop_assert!(owner.is_none_or(|owner| guessed.leaders.contains(&owner)));
            }
        }

        /// What is said without knowing the owner holds for every owner.
        #[test]
        fn an_answer_without_the_owner_is_sure(routes in proptest::collection::vec(0..=15_u8, 1..=4)) {
            let guessed = longest_route(&routes, PreviousHolder::Unknown);
            let all = (0..routes.len()).map(PreviousHolder::Player).chain([PreviousHolder::Nobody]);
            for before in all {
                let known = longest_route(&routes, before);
                prop_assert_eq!(&known.leaders, &guessed.leaders);
                prop_assert!(guessed.reason == HolderReason::Open || known == guessed);
            }
        }
    }
}
