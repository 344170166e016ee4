//! The seven challenges of a campaign (solo rules p. 18): what they ask of the next game.

use serde::Serialize;

use super::assignment::ReinforcePlace;
use crate::model::{Card, Challenge, Deck, Position, Rank, Suit};

/// What a challenge asks of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Demand {
    /// Start without Dilithium or without Latinum; the player chooses.
    LackEither,
    /// Start without Dilithium and without Latinum.
    LackBoth,
    /// Shuffle Reserve deck and Available cards, draw as many as the Reserve deck had: that is the
    /// Reserve deck, the others are the deck.
    MixReserve,
    /// Reinforce starts in the Reserve deck.
    ReinforceInReserve,
    /// Shuffle 1 Incident into the deck.
    ShuffleIncident,
    /// After a win Option A is the only one.
    OptionAOnly,
    /// The game is lost once the starting Ship is dismissed or recalled.
    KeepShip,
    /// Set 1 Away Team aside until the Reserve deck is empty.
    LackTeam,
    /// Set 2 Away Teams aside until the Reserve deck is empty.
    LackTwoTeams,
}

impl Demand {
    /// The code used in JSON and message ids.
    pub fn code(self) -> &'static str {
        match self {
            Demand::LackEither => "lack-either",
            Demand::LackBoth => "lack-both",
            Demand::MixReserve => "mix-reserve",
            Demand::ReinforceInReserve => "reinforce-in-reserve",
            Demand::ShuffleIncident => "shuffle-incident",
            Demand::OptionAOnly => "option-a-only",
            Demand::KeepShip => "keep-ship",
            Demand::LackTeam => "lack-team",
            Demand::LackTwoTeams => "lack-two-teams",
        }
    }
}

/// What a challenge asks of the next game (p. 18), by the rank of the player and the number of games
/// won in a row until now. A loss ends a row, and with it whatever the row has built up.
pub fn demand(
    challenge: Challenge,
    rank: Rank,
    streak: usize,
    reinforce: ReinforcePlace,
) -> Option<Demand> {
    match challenge {
        Challenge::LiveLong => match streak {
            0 => None,
            1 => Some(Demand::LackEither),
            _ => Some(Demand::LackBoth),
        },
        Challenge::Weakness => (rank >= Rank::Lieutenant).then_some(Demand::MixReserve),
        Challenge::TwoWeeks => {
            (reinforce == ReinforcePlace::Reserve).then_some(Demand::ReinforceInReserve)
        }
        Challenge::Gazelle => (streak >= 2).then_some(Demand::ShuffleIncident),
        Challenge::Acquisition => Some(Demand::OptionAOnly),
        Challenge::OnlyShip => Some(Demand::KeepShip),
        Challenge::Tuesday if streak == 0 => Some(Demand::LackTeam),
        Challenge::Tuesday => Some(Demand::LackTwoTeams),
    }
}

/// Whether a captain can take a challenge: Only Ship needs a Ship that starts deployed (p. 18),
/// Tuesday a Reserve deck. All others are open to everybody.
pub fn is_open_to(challenge: Challenge, captain: Deck, cards: &[Card]) -> bool {
    let mut crew = cards.iter().filter(|card| card.deck == captain);
    match challenge {
        Challenge::OnlyShip => {
            crew.any(|card| card.suit == Suit::Ship && card.position == Some(Position::Deployed))
        }
        Challenge::Tuesday => crew.any(|card| card.position == Some(Position::Reserve)),
        _ => true,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::solo::campaign::tests::played;

    /// What a challenge asks after each game of a sequence, `-` for nothing.
    fn asked(challenge: Challenge, results: &str) -> Vec<&'static str> {
        let after = |games: usize| played(&[challenge], &results[..games]).demand(challenge);
        (0..=results.len())
            .map(|games| after(games).map_or("-", Demand::code))
            .collect()
    }

    #[test]
    fn live_long_takes_one_resource_then_both_until_a_loss() {
        let asked = asked(Challenge::LiveLong, "wwwlw");
        let expected = [
            "-",
            "lack-either",
            "lack-both",
            "lack-both",
            "-",
            "lack-either",
        ];
        assert_eq!(asked, expected);
    }

    #[test]
    fn weakness_mixes_from_lieutenant_on_and_never_stops() {
        let mix = "mix-reserve";
        assert_eq!(
            asked(Challenge::Weakness, "lwlw"),
            ["-", "-", mix, mix, mix]
        );
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
        assert_eq!(
            asked(Challenge::Gazelle, "wwww"),
            ["-", "-", shuffle, shuffle, shuffle]
        );
        assert_eq!(
            asked(Challenge::Gazelle, "wwlww"),
            ["-", "-", shuffle, "-", "-", shuffle]
        );
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
