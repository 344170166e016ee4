//! The seven challenges of a campaign (solo rules p. 18) and what they ask of the next game; what an assignment brings
//! into it.

use model::{Boost, Card, Challenge, CrewDeck, EntryId, Moment, Position, Suit, UpgradeOrigin, codes};
use serde::{Deserialize, Serialize};

codes!(
    /// What a challenge asks of a game.
    Demand {
        /// Start without Dilithium or without Latinum; the player chooses.
        LackEither => "lack-either",
        /// Start without Dilithium and without Latinum.
        LackBoth => "lack-both",
        /// Shuffle Reserve deck and Available cards, draw as many as the Reserve deck had: that is the
        /// Reserve deck, the others are the deck.
        MixReserve => "mix-reserve",
        /// Reinforce starts in the Reserve deck.
        ReinforceInReserve => "reinforce-in-reserve",
        /// Shuffle 1 Incident into the deck.
        ShuffleIncident => "shuffle-incident",
        /// After a win Option A is the only one.
        OptionAOnly => "option-a-only",
        /// The game is lost once the starting Ship is dismissed or recalled.
        KeepShip => "keep-ship",
        /// Set 1 Away Team aside until the Reserve deck is empty.
        LackTeam => "lack-team",
        /// Set 2 Away Teams aside until the Reserve deck is empty.
        LackTwoTeams => "lack-two-teams",
    }
);

impl Demand {
    /// The challenge that asks this.
    pub fn challenge(self) -> Challenge {
        match self {
            Demand::LackEither | Demand::LackBoth => Challenge::LiveLong,
            Demand::MixReserve => Challenge::Weakness,
            Demand::ReinforceInReserve => Challenge::TwoWeeks,
            Demand::ShuffleIncident => Challenge::Gazelle,
            Demand::OptionAOnly => Challenge::Acquisition,
            Demand::KeepShip => Challenge::OnlyShip,
            Demand::LackTeam | Demand::LackTwoTeams => Challenge::Tuesday,
        }
    }

    /// Whether it holds the whole game through instead of being done at set-up.
    pub fn holds_all_game(self) -> bool {
        matches!(self, Demand::OptionAOnly | Demand::KeepShip)
    }
}

/// Whether a captain can take a challenge: Only Ship needs a Ship that starts deployed (p. 18),
/// Tuesday a Reserve deck. All others are open to everybody.
pub fn is_open_to(challenge: Challenge, captain: CrewDeck, cards: &[Card]) -> bool {
    let mut crew = cards.iter().filter(|card| card.deck == captain);
    if challenge == Challenge::OnlyShip {
        return crew.any(|card| card.suit == Suit::Ship && card.position == Some(Position::Deployed));
    }
    challenge != Challenge::Tuesday || crew.any(|card| card.position == Some(Position::Reserve))
}

/// A boost with the moment it takes effect at.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TimedBoost {
    /// When it takes effect.
    pub when: Moment,
    /// What it brings.
    pub effect: Boost,
}

impl TimedBoost {
    /// Whether it comes before the opening hand; one that names no moment comes after it (ruling 118).
    pub fn is_before_hand(&self) -> bool {
        self.when == Moment::BeforeHand
    }
}

/// A card of the Reinforcement pile.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Reinforcement {
    /// Id of the card.
    pub card: EntryId,
    /// Where in the own crew it is missing for it; none for a common card of Option A.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub origin: Option<UpgradeOrigin>,
}

codes!(
    /// Where the Directive Reinforce begins the next game (p. 17-18).
    ReinforcePlace {
        /// The pile is empty: the Directive stays in the box.
        Box => "box",
        /// Among the Available cards.
        Deck => "deck",
        /// Shuffled into the Reserve deck.
        Reserve => "reserve",
    }
);

/// What an assignment adds to the set-up.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Loadout {
    /// The assignment, from 1 to 10.
    pub number: usize,
    /// Where the Directive Reinforce begins the game.
    pub reinforce: ReinforcePlace,
    /// Cards that start in the Reinforcement pile, in the order chosen.
    pub pile: Vec<Reinforcement>,
    /// Those before the opening hand first, else in the order chosen; one chosen twice stands twice.
    pub boosts: Vec<TimedBoost>,
    /// One for each challenge that has something to say, in printed order.
    pub demands: Vec<Demand>,
}

impl Loadout {
    /// Common cards of the pile: they are not in the decks of the Market.
    pub fn commons(&self) -> impl Iterator<Item = &EntryId> {
        let common = self.pile.iter().filter(|card| card.origin.is_none());
        common.map(|card| &card.card)
    }

    /// Whether a challenge asks this of the game.
    pub fn demands(&self, demand: Demand) -> bool {
        self.demands.contains(&demand)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::campaign::tests::played;

    /// What a challenge asks after each game of a sequence, `-` for nothing.
    fn asked(challenge: Challenge, results: &str) -> Vec<&'static str> {
        let after = |games: usize| played(&[challenge], &results[..games]).demand(challenge);
        (0..=results.len()).map(|games| after(games).map_or("-", Demand::code)).collect()
    }

    #[test]
    fn live_long_takes_one_resource_then_both_until_a_loss() {
        let asked = asked(Challenge::LiveLong, "wwwlw");
        let expected = ["-", "lack-either", "lack-both", "lack-both", "-", "lack-either"];
        assert_eq!(asked, expected);
    }

    #[test]
    fn weakness_mixes_from_lieutenant_on_and_never_stops() {
        let mix = "mix-reserve";
        assert_eq!(asked(Challenge::Weakness, "lwlw"), ["-", "-", mix, mix, mix]);
    }

    #[test]
    fn two_weeks_moves_reinforce_after_a_win_if_there_is_one() {
        // The first upgrade is chosen after the first game only.
        let there = "reinforce-in-reserve";
        let asked = asked(Challenge::TwoWeeks, "wwlw");
        assert_eq!(asked, ["-", "-", there, "-", there]);
    }

    #[test]
    fn gazelle_adds_an_incident_from_two_wins_in_a_row() {
        let shuffle = "shuffle-incident";
        assert_eq!(asked(Challenge::Gazelle, "wwww"), ["-", "-", shuffle, shuffle, shuffle]);
        assert_eq!(asked(Challenge::Gazelle, "wwlww"), ["-", "-", shuffle, "-", "-", shuffle]);
    }

    #[test]
    fn tuesday_takes_one_team_and_two_after_a_win() {
        let (one, two) = ("lack-team", "lack-two-teams");
        assert_eq!(asked(Challenge::Tuesday, "wwlw"), [one, two, two, one, two]);
    }

    #[test]
    fn the_ship_and_acquisition_count_in_every_game() {
        assert_eq!(asked(Challenge::OnlyShip, "wl"), ["keep-ship"; 3]);
        assert_eq!(asked(Challenge::Acquisition, "wl"), ["option-a-only"; 3]);
    }
}
