//! What a card is worth, and the tokens on it (solo rules p. 3).

use super::marks::OpenTraits;
use model::{Card, EffectToken, Focus, OperationKind, Specialty, Tracks, Vp};
use serde::{Deserialize, Serialize};

/// Points of an ENDGAME operation, whatever it would bring (solo rules p. 3).
const ENDGAME: i32 = 5;

/// The multipliers of the three tracks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Multipliers<'a> {
    /// Multiplier of Research; 0 on a board without tracks.
    pub research: u8,
    /// Multiplier of Influence; 0 on a board without tracks.
    pub influence: u8,
    /// Multiplier of Military; 0 on a board without tracks.
    pub military: u8,
    /// Cards that are worth more in these eyes, by a special rule of the Bot.
    pub favorites: Favorites<'a>,
}

/// Cards that are worth more to a Bot than they show.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Favorites<'a> {
    /// No card is worth more than it shows.
    #[default]
    Nothing,
    /// Cards with any of these traits are worth 1 more.
    Traits(&'a [String]),
    /// Cards with a trait that is not marked on the Bot's board.
    Unmarked {
        /// What is not marked.
        open: OpenTraits<'a>,
        /// How much more they are worth.
        more: u8,
    },
}

impl Favorites<'_> {
    /// How much more a card is worth.
    fn more(self, card: &Card) -> i32 {
        match self {
            Favorites::Nothing => 0,
            Favorites::Traits(slugs) => i32::from(card.traits.iter().any(|own| slugs.contains(own))),
            Favorites::Unmarked { open, more } => {
                if open.fits(card) {
                    i32::from(more)
                } else {
                    0
                }
            }
        }
    }
}

impl Multipliers<'_> {
    /// The multipliers reached on the tracks of a board: `steps` of Research, Influence, Military. A board
    /// without tracks multiplies nothing.
    pub fn reached(tracks: Option<&Tracks>, steps: [u8; 3]) -> Multipliers<'static> {
        let Some(tracks) = tracks else {
            return Multipliers::default();
        };
        let reached = |track: Specialty| tracks.multiplier(track, steps[track as usize]);
        Multipliers::from_order(Specialty::ALL.map(reached))
    }

    /// Multipliers of Research, Influence, Military.
    pub fn from_order([research, influence, military]: [u8; 3]) -> Multipliers<'static> {
        Multipliers { research, influence, military, favorites: Favorites::Nothing }
    }

    /// The multipliers of Research, Influence, Military.
    pub fn in_order(self) -> [u8; 3] {
        [self.research, self.influence, self.military]
    }

    /// The multiplier of one track.
    pub fn count(self, track: Specialty) -> u8 {
        match track {
            Specialty::Research => self.research,
            Specialty::Influence => self.influence,
            Specialty::Military => self.military,
        }
    }

    /// The track with the highest multiplier; of several the first.
    pub fn best(self) -> Specialty {
        let first = |best: Specialty, track: Specialty| {
            if self.count(track) > self.count(best) { track } else { best }
        };
        Specialty::ALL.into_iter().fold(Specialty::Research, first)
    }

    /// The track a Focus icon counts on: Best Focus on the best one.
    pub fn track_of(self, focus: Focus) -> Specialty {
        focus.specialty().unwrap_or(self.best())
    }
}

/// The value of a card, as its four addends in the order of the rulebook.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, serde::Serialize)]
pub struct Worth {
    /// Printed victory points; a question mark counts 0.
    pub printed: i32,
    /// The multiplier of the Focus icon.
    pub focus: i32,
    /// 5 for an ENDGAME operation.
    pub endgame: i32,
    /// 1 for each Glory on the card.
    pub glory: i32,
    /// 1 or 3 by a special rule of the Bot.
    #[serde(skip_serializing_if = "is_zero")]
    pub special: i32,
}

fn is_zero(points: &i32) -> bool {
    *points == 0
}

impl Worth {
    /// The value of a card with tokens on it (solo rules p. 3). Skill icons, Dilithium and Latinum
    /// never count.
    pub fn from_card(card: &Card, tokens: TokenCounts, multipliers: Multipliers) -> Worth {
        let focus = card.focus.map_or(0, |focus| i32::from(multipliers.count(multipliers.track_of(focus))));
        let endgame = card.has(OperationKind::Endgame);
        Worth {
            printed: card.vp.map_or(0, Vp::points),
            focus,
            endgame: if endgame { ENDGAME } else { 0 },
            glory: i32::from(tokens.glory),
            special: multipliers.favorites.more(card),
        }
    }

    /// The sum.
    pub fn total(self) -> i32 {
        self.printed + self.focus + self.endgame + self.glory + self.special
    }
}

/// Resource tokens on a card.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct TokenCounts {
    /// Glory tokens.
    pub glory: u8,
    /// Dilithium tokens.
    pub dilithium: u8,
    /// Latinum tokens.
    pub latinum: u8,
}

impl TokenCounts {
    /// The number of one kind.
    pub fn slot(&mut self, token: EffectToken) -> &mut u8 {
        match token {
            EffectToken::Glory => &mut self.glory,
            EffectToken::Dilithium => &mut self.dilithium,
            EffectToken::Latinum => &mut self.latinum,
        }
    }

    /// All tokens together, for tie-breaks (solo rules p. 3).
    pub fn count(self) -> u32 {
        u32::from(self.glory) + u32::from(self.dilithium) + u32::from(self.latinum)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Best Focus (solo rules p. 3): the highest multiplier, of several the first.
    #[test]
    fn the_best_track_is_the_first_of_the_highest() {
        for (multipliers, best) in [
            ([0, 0, 0], Specialty::Research),
            ([1, 2, 0], Specialty::Influence),
            ([1, 2, 2], Specialty::Influence),
            ([2, 1, 3], Specialty::Military),
            ([2, 1, 2], Specialty::Research),
        ] {
            let reached = Multipliers::from_order(multipliers);
            assert_eq!((reached.best(), reached.in_order()), (best, multipliers));
        }
    }

    #[test]
    fn a_special_rule_is_told_only_where_it_counts() {
        let keys = |special| serde_json::to_value(Worth { special, ..Worth::default() }).expect("a document");
        assert_eq!(keys(3)["special"], 3);
        assert!(keys(0).get("special").is_none());
    }
}
