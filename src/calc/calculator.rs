//! The list of all calculators, with the rule entries they follow.

use crate::model::{EntryId, Game, codes};

codes!(
    /// A calculator. Declaration order is the order of lists.
    Calculator {
        Range => "range",
        Staffing => "staffing",
        Attempt => "attempt",
        Requirement => "requirement",
        Dilemmas => "dilemmas",
        Selection => "selection",
        Combat => "combat",
        Engagement => "engagement",
        Counters => "counters",
        Winner => "winner",
        Odds => "odds",
        Dice => "dice",
        Shortage => "shortage",
        Robbery => "robbery",
        Points => "points",
        Route => "route",
        Trade => "trade",
        Limits => "limits",
        Event => "event",
        Movement => "movement",
        Dilemma => "dilemma",
        Crew => "crew",
        Mercenary => "mercenary",
        Price => "price",
        Recruit => "recruit",
        Turn => "turn",
        Control => "control",
        Flight => "flight",
        Victory => "victory",
        Nonaligned => "nonaligned",
    }
);

impl Calculator {
    /// The game whose rules it follows.
    pub fn game(self) -> Game {
        match self {
            Calculator::Range
            | Calculator::Staffing
            | Calculator::Attempt
            | Calculator::Requirement
            | Calculator::Dilemmas
            | Calculator::Selection
            | Calculator::Combat
            | Calculator::Engagement
            | Calculator::Counters
            | Calculator::Winner => Game::SecondEdition,
            Calculator::Odds
            | Calculator::Dice
            | Calculator::Shortage
            | Calculator::Robbery
            | Calculator::Points
            | Calculator::Route
            | Calculator::Trade
            | Calculator::Limits => Game::Catan,
            Calculator::Event
            | Calculator::Movement
            | Calculator::Dilemma
            | Calculator::Crew
            | Calculator::Mercenary
            | Calculator::Price
            | Calculator::Recruit
            | Calculator::Turn
            | Calculator::Control
            | Calculator::Flight
            | Calculator::Victory
            | Calculator::Nonaligned => Game::FirstEdition,
        }
    }

    /// The command that runs it, without the name of the program.
    pub fn command(self) -> String {
        let above = match self {
            Calculator::Event
            | Calculator::Movement
            | Calculator::Dilemma
            | Calculator::Crew
            | Calculator::Mercenary => "roll",
            Calculator::Nonaligned => "table",
            Calculator::Range
            | Calculator::Staffing
            | Calculator::Attempt
            | Calculator::Requirement
            | Calculator::Dilemmas
            | Calculator::Selection
            | Calculator::Combat
            | Calculator::Engagement
            | Calculator::Counters
            | Calculator::Winner
            | Calculator::Odds
            | Calculator::Dice
            | Calculator::Shortage
            | Calculator::Robbery
            | Calculator::Points
            | Calculator::Route
            | Calculator::Trade
            | Calculator::Limits
            | Calculator::Price
            | Calculator::Recruit
            | Calculator::Turn
            | Calculator::Control
            | Calculator::Flight
            | Calculator::Victory => "calc",
        };
        format!("{above} {}", self.code())
    }

    /// Slugs of the rule entries it follows, with their group: `concept/winning-the-game`.
    pub fn follows(self) -> &'static [&'static str] {
        match self {
            Calculator::Range => &["glossary/range", "glossary/moving-a-ship"],
            Calculator::Staffing => &[
                "concept/staffing-ships",
                "glossary/staffing-requirements",
                "glossary/stopped",
            ],
            Calculator::Attempt => &[
                "glossary/mission-attempt",
                "concept/facing-dilemmas",
                "concept/failed-attempt",
                "concept/checking-mission-requirements",
            ],
            Calculator::Requirement => &[
                "concept/checking-mission-requirements",
                "glossary/requirement",
                "glossary/skill",
                "glossary/dilemma",
            ],
            Calculator::Dilemmas => &[
                "concept/facing-dilemmas",
                "concept/failed-attempt",
                "glossary/dilemma-pile",
            ],
            Calculator::Selection => &["glossary/selection"],
            Calculator::Combat => &["glossary/combat"],
            Calculator::Engagement => &["glossary/engagement"],
            Calculator::Counters => &[
                "glossary/counters",
                "concept/play-and-draw-cards",
                "concept/drawing-cards",
            ],
            Calculator::Winner => &["concept/winning-the-game"],
            Calculator::Odds => &[
                "glossary/number-chips",
                "glossary/resource-yields",
                "glossary/large-space-station",
            ],
            Calculator::Dice => &[
                "glossary/number-chips",
                "glossary/resource-yields",
                "glossary/large-space-station",
                "glossary/rolling-a-seven",
            ],
            Calculator::Shortage => &["glossary/resource-yields"],
            Calculator::Robbery => &["glossary/rolling-a-seven"],
            Calculator::Points => &[
                "glossary/victory-points",
                "glossary/longest-supply-route",
                "glossary/largest-starfleet",
                "glossary/end-of-the-game",
            ],
            Calculator::Route => &["glossary/longest-supply-route"],
            Calculator::Trade => &["glossary/border-trade", "glossary/border-and-trading-post"],
            Calculator::Limits => &[
                "glossary/building",
                "glossary/small-space-station",
                "glossary/space-station",
            ],
            Calculator::Event => &["concept/event-card-roll"],
            Calculator::Movement => &["concept/movement-roll"],
            Calculator::Dilemma | Calculator::Crew => &["concept/dilemma-roll"],
            Calculator::Price => &["concept/buying-technology-cards", "concept/ship-cost"],
            Calculator::Recruit => &["concept/recruiting-a-non-aligned-crew"],
            Calculator::Mercenary => &["concept/mercenary-ship"],
            Calculator::Turn => &["concept/counting-points"],
            Calculator::Control => &[
                "concept/territorial-shifts",
                "concept/colony",
                "concept/outpost",
                "concept/counting-points",
            ],
            Calculator::Flight => &["concept/moving-personnel-and-ships"],
            Calculator::Victory => &["concept/end-of-the-game", "concept/treaty"],
            Calculator::Nonaligned => &["concept/non-aligned-ship-behaviour"],
        }
    }

    /// Slugs of the rule entries it follows only where something of theirs is asked about: single
    /// Non-Aligned cards.
    pub fn follows_if_asked(self) -> &'static [&'static str] {
        match self {
            Calculator::Dilemma => &["concept/empok-nor", "concept/cryosatellite"],
            Calculator::Turn => &["concept/phoenix", "concept/neutral-outpost"],
            Calculator::Range
            | Calculator::Staffing
            | Calculator::Attempt
            | Calculator::Combat
            | Calculator::Engagement
            | Calculator::Counters
            | Calculator::Winner
            | Calculator::Requirement
            | Calculator::Dilemmas
            | Calculator::Selection
            | Calculator::Odds
            | Calculator::Dice
            | Calculator::Shortage
            | Calculator::Robbery
            | Calculator::Points
            | Calculator::Route
            | Calculator::Trade
            | Calculator::Limits
            | Calculator::Event
            | Calculator::Movement
            | Calculator::Crew
            | Calculator::Mercenary
            | Calculator::Price
            | Calculator::Recruit
            | Calculator::Control
            | Calculator::Flight
            | Calculator::Victory
            | Calculator::Nonaligned => &[],
        }
    }

    /// The calculators that follow a rule entry, in order.
    pub fn of(entry: &EntryId) -> Vec<Calculator> {
        let follows = |calculator: &Calculator| {
            let rest = entry.as_str().split_once('/').map(|(_, rest)| rest);
            let all = [calculator.follows(), calculator.follows_if_asked()].concat();
            let known = rest.is_some_and(|rest| all.contains(&rest));
            known && entry.game() == calculator.game()
        };
        Calculator::ALL.iter().copied().filter(follows).collect()
    }
}
