//! The rule sets and the documents their entries point to.

use serde::{Deserialize, Serialize};

use crate::codes;

/// What a game has beyond rules that can be looked up.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Feature {
    /// A computer opponent: games alone, captains with programs, campaigns.
    Opponent,
    /// Crews, decks that belong to captains, from boxes of which a player has some.
    Crews,
    /// Decks that players build from cards they collect.
    Decks,
    /// The cards of a collectible card game, which can be imported.
    CollectibleCards,
}

/// What the table below says of a game. Ids of entries stand without the game.
struct GameRow {
    features: &'static [Feature],
    mark: &'static str,
    color: &'static str,
    set_up: &'static str,
    turn: &'static str,
    looked_up: &'static [&'static str],
}

/// One row a game: name and code, what it has, its mark and color, the entries on the set-up and on a turn, what is
/// looked up most, the documents its entries cite. Its words are `entry-game-…`, `entry-place-…` and `entry-document-…` in
/// `entry.ftl`, `game-…` and `named-…` in `words.ftl`.
macro_rules! games {
    ($(
        $(#[$note:meta])* $name:ident $code:literal has [$($feature:ident),*], mark $mark:literal in $color:literal,
        set_up $set_up:literal, turn $turn:literal, looked_up [$($entry:literal),+ $(,)?], documents { $($(#[$about:meta])* $document:ident => $cited:literal,)+ }
    )+) => {
        codes!(
            /// A rule set. Declaration order is the order of lists and of tied look-ups.
            Game { $($(#[$note])* $name => $code,)+ }
        );

        codes!(
            /// What entries cite: a printed document, or the cards themselves.
            Document { $($($(#[$about])* $document => $cited,)+)+ }
        );

        impl Game {
            fn row(self) -> GameRow {
                match self {
                    $(Game::$name => GameRow {
                        features: &[$(Feature::$feature),*],
                        mark: $mark,
                        color: $color,
                        set_up: $set_up,
                        turn: $turn,
                        looked_up: &[$($entry),+],
                    },)+
                }
            }
        }
    };
}

games! {
    /// Star Trek: Captain's Chair, core box.
    CaptainsChair "cc" has [Opponent, Crews],
        mark "M10 2h4a2 2 0 012 2v8H8V4a2 2 0 012-2zM6.5 13.5h11V16a1.5 1.5 0 01-1.5 1.5H8A1.5 1.5 0 016.5 16zM3 9h2.3v7.2H5A2 2 0 013 14.2zM18.7 9H21v5.2a2 2 0 01-2 2h-.3zM11 18.8h2v1.7h3.2a1 1 0 011 1v1H6.8v-1a1 1 0 011-1H11z"
        in "indigo",
        set_up "setup/central-setup", turn "phase/turn", looked_up [
            "symbol/action-token", "resource/glory", "resource/dilithium", "resource/latinum",
            "symbol/away-team", "keyword/log", "keyword/dismiss", "keyword/scan", "keyword/beam",
            "concept/attack-operation", "concept/duty-officer", "phase/final-scoring",
        ], documents {
            /// Captain's Chair, German rulebook.
            CaptainsChairRules => "cc-rules",
            /// Captain's Chair, German solo rulebook.
            CaptainsChairSolo => "cc-solo",
            /// Captain's Chair, cards and boards of the core box.
            CaptainsChairCards => "cc-cards",
            /// Captain's Chair, English rulebooks of the later boxes, as players have noted them down.
            CaptainsChairLater => "cc-later",
            /// Captain's Chair, cards and boards of the later boxes.
            CaptainsChairLaterCards => "cc-later-cards",
        }
    /// Star Trek CCG Second Edition.
    SecondEdition "2e" has [Decks, CollectibleCards],
        mark "M10 6h9a2 2 0 012 2v12a2 2 0 01-2 2h-9a2 2 0 01-2-2V8a2 2 0 012-2zM12 11v6h1.6v-6zM15.4 11v6H17v-6zM14.4 2.4l.5 2H9.6A3.2 3.2 0 006.4 7.6v10.1l-1.2.3L2.4 5.9a1.8 1.8 0 011.4-2.1z"
        in "raspberry",
        set_up "concept/setting-up-the-game", turn "concept/turn-sequence", looked_up [
            "glossary/mission-attempt", "glossary/dilemma", "concept/facing-dilemmas", "glossary/stopped",
            "glossary/counters", "glossary/staffing-requirements", "glossary/range", "glossary/combat",
            "glossary/engagement", "glossary/selection", "concept/download", "concept/winning-the-game",
        ], documents {
            /// Second Edition, German rules.
            SecondEditionRules => "2e-rules",
            /// Second Edition, cards of the Premiere set.
            SecondEditionCards => "2e-cards",
        }
    /// Star Trek Catan.
    Catan "catan" has [],
        mark "M12 1.5l9 5.2v10.6l-9 5.2-9-5.2V6.7zM12 3.8L5 7.85v8.3l7 4.05 7-4.05v-8.3zM12 8.2a3.8 3.8 0 110 7.6 3.8 3.8 0 010-7.6z"
        in "teal",
        set_up "glossary/variable-setup", turn "concept/turn", looked_up [
            "glossary/rolling-a-seven", "glossary/resource-yields", "glossary/border-trade",
            "glossary/support-cards", "glossary/development-cards", "glossary/klingon-cruiser",
            "glossary/longest-supply-route", "glossary/largest-starfleet", "glossary/distance-rule",
            "glossary/founding-phase", "glossary/victory-points", "glossary/end-of-the-game",
        ], documents {
            /// Star Trek Catan, German almanac.
            CatanAlmanac => "catan-almanac",
        }
    /// The board variant of the First Edition CCG.
    FirstEdition "1e" has [CollectibleCards],
        mark "M2 16h6v6H2zM9 16h6v6H9zM9 9h6v6H9zM16 9h6v6h-6zM16 2h6v6h-6zM4 4h2v2H4zM11 4h2v2h-2zM4 11h2v2H4zM18 18h2v2h-2z"
        in "moss",
        set_up "setup/setting-up-the-game", turn "concept/round-sequence", looked_up [
            "concept/event-card-roll", "concept/movement-roll", "concept/dilemma-roll",
            "concept/attempting-missions", "concept/counting-points", "concept/ship-cost",
            "concept/moving-personnel-and-ships", "concept/recruiting-a-non-aligned-crew",
            "concept/non-aligned-ship-behaviour", "concept/outpost", "concept/colony",
            "concept/end-of-the-game",
        ], documents {
            /// The First Edition board variant.
            FirstEditionVariant => "1e-variant",
        }
}

impl Game {
    /// Whether it has something.
    pub fn has(self, feature: Feature) -> bool {
        self.row().features.contains(&feature)
    }

    /// The game that has something, the first of several.
    pub fn with(feature: Feature) -> Game {
        Game::ALL.into_iter().find(|game| game.has(feature)).unwrap_or_default()
    }

    /// The outline of its mark in a square of 24, filled by the rule of even and odd; drawn for this program, and nobody's
    /// emblem.
    pub fn mark(self) -> &'static str {
        self.row().mark
    }

    /// The name of its color; the stylesheet has the shades of it.
    pub fn color(self) -> &'static str {
        self.row().color
    }

    /// The id of the entry on how the game is set up.
    pub fn set_up(self) -> String {
        format!("{}/{}", self.code(), self.row().set_up)
    }

    /// The id of the entry on how a turn goes.
    pub fn turn(self) -> String {
        format!("{}/{}", self.code(), self.row().turn)
    }

    /// The ids of the entries that its players look up most, a dozen at most, beside that on the turn.
    pub fn looked_up(self) -> Vec<String> {
        self.row().looked_up.iter().map(|entry| format!("{}/{entry}", self.code())).collect()
    }
}

/// The game that is meant where nobody has chosen one.
impl Default for Game {
    fn default() -> Game {
        Game::ALL[0]
    }
}

/// The place where a rule stands, to check an answer against paper. Of cards the entry itself says which
/// are meant.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SourceReference {
    /// The document that is cited.
    pub doc: Document,
    /// Printed page or range (`8`, `29-33`); absent where the document has no page numbers.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pages: Option<String>,
    /// Heading as printed, in the language of the document.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub section: Option<String>,
}

impl SourceReference {
    /// Whether it names a printed page, alone or within a range.
    pub fn names_page(&self, page: u16) -> bool {
        let parts = self.pages.iter().flat_map(|pages| pages.split(','));
        let mut ranges = parts.filter_map(|part| {
            let (first, last) = part.split_once('-').unwrap_or((part, part));
            Some(first.trim().parse().ok()?..=last.trim().parse().ok()?)
        });
        ranges.any(|range: std::ops::RangeInclusive<u16>| range.contains(&page))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_in_print_names_the_pages_of_its_ranges() {
        let named = |pages: &str| -> Vec<u16> {
            let place =
                SourceReference { doc: Document::CaptainsChairSolo, pages: Some(pages.to_owned()), section: None };
            (1..20).filter(|page| place.names_page(*page)).collect()
        };
        assert_eq!(named("4, 8-9"), [4, 8, 9]);
        assert_eq!(named("12"), [12]);
        assert_eq!(named("inside"), [0_u16; 0]);
    }
}
