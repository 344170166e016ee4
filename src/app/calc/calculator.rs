//! The list of all calculators: what they are called, the rule entries they follow, the printed values they go by.

use model::{EntryId, Game, PrintedValue, codes};
use page::locale::{Message, Texts, msg};
use words::terms;

/// What stands about a calculator in the table below.
struct Facts {
    game: Game,
    /// The command above its own.
    above: &'static str,
    follows: &'static [&'static str],
    follows_if_asked: &'static [&'static str],
    counts: &'static [PrintedValue],
}

/// One line a calculator, by game: code and name, command above its own if it is not `calc`, rules followed, rules
/// followed only where something of theirs is asked about, printed values that count.
macro_rules! calculators {
    ($($game:ident { $(
        $(#[$note:meta])* $code:literal $name:ident $(in $above:literal)?:
        follows [$($rule:literal),+] $(, if_asked [$($further:literal),+])? $(, counts [$($value:ident),+])?;
    )+ })+) => {
        codes!(
            /// A calculator. Declaration order is the order of lists.
            Calculator { $($($(#[$note])* $name => $code,)+)+ }
        );

        impl Calculator {
            fn facts(self) -> Facts {
                match self {
                    $($(Calculator::$name => Facts {
                        game: Game::$game,
                        above: [$($above,)? "calc"][0],
                        follows: &[$($rule),+],
                        follows_if_asked: &[$($($further),+)?],
                        counts: &[$($(PrintedValue::$value),+)?],
                    },)+)+
                }
            }
        }
    };
}

calculators! {
    SecondEdition {
        /// How much Range flights use, and how far a ship gets.
        "range" Range:
            follows ["glossary/range", "glossary/moving-a-ship"], counts [Range, Attributes, Span];
        /// Whether a ship is staffed, and who covers which icon.
        "staffing" Staffing:
            follows ["concept/staffing-ships", "glossary/staffing-requirements", "glossary/stopped"],
            counts [Icons, Staffing];
        /// A mission attempt: who may, how many dilemmas, what is missing.
        "attempt" Attempt:
            follows ["glossary/mission-attempt", "concept/facing-dilemmas", "concept/failed-attempt",
                "concept/checking-mission-requirements"],
            counts [Integrity, Cunning, Strength, Attributes, Skills, Requirements];
        /// A crew against a mission, a dilemma, or any requirement.
        "requirement" Requirement:
            follows ["concept/checking-mission-requirements", "glossary/requirement", "glossary/skill",
                "glossary/dilemma"],
            counts [Integrity, Cunning, Strength, Attributes, Skills, Requirements];
        /// Which of the dilemmas drawn may be selected together.
        "dilemmas" Dilemmas:
            follows ["concept/facing-dilemmas", "concept/failed-attempt", "glossary/dilemma-pile"],
            counts [Cost];
        /// Random selection, and how likely it hits whom.
        "selection" Selection:
            follows ["glossary/selection"];
        /// Who wins a combat.
        "combat" Combat:
            follows ["glossary/combat"], counts [Strength, Attributes];
        /// Who wins an engagement.
        "engagement" Engagement:
            follows ["glossary/engagement"], counts [Weapons, Shields, Attributes];
        /// What seven counters let a player play and draw.
        "counters" Counters:
            follows ["glossary/counters", "concept/play-and-draw-cards", "concept/drawing-cards"],
            counts [Cost];
        /// Who has won the game, also when all decks are empty.
        "winner" Winner:
            follows ["concept/winning-the-game"];
    }
    Catan {
        /// How many resources outposts and starbases can expect.
        "odds" Odds:
            follows ["glossary/number-chips", "glossary/resource-yields", "glossary/large-space-station"];
        /// How often two dice show a total.
        "dice" Dice:
            follows ["glossary/number-chips", "glossary/resource-yields", "glossary/large-space-station",
                "glossary/rolling-a-seven"];
        /// Who gets what when the supply is too small for all.
        "shortage" Shortage:
            follows ["glossary/resource-yields"];
        /// Who discards how many cards on a 7.
        "robbery" Robbery:
            follows ["glossary/rolling-a-seven"];
        /// Victory points, and who holds the special cards.
        "points" Points:
            follows ["glossary/victory-points", "glossary/longest-supply-route", "glossary/largest-starfleet",
                "glossary/end-of-the-game"];
        /// The Longest Supply Route of a player's starships.
        "route" Route:
            follows ["glossary/longest-supply-route"];
        /// Trade with the supply, at 4:1, 3:1 and 2:1.
        "trade" Trade:
            follows ["glossary/border-trade", "glossary/border-and-trading-post"];
        /// How much a player's pieces still let them build.
        "limits" Limits:
            follows ["glossary/building", "glossary/small-space-station", "glossary/space-station"];
    }
    FirstEdition {
        /// The roll for an event card, with its row of the table.
        "event" Event in "calc roll":
            follows ["concept/event-card-roll"];
        /// The movement roll of a Non-Aligned ship.
        "movement" Movement in "calc roll":
            follows ["concept/movement-roll"];
        /// The roll for what waits at a mission.
        "dilemma" Dilemma in "calc roll":
            follows ["concept/dilemma-roll"], if_asked ["concept/empok-nor", "concept/cryosatellite"];
        /// The crew roll of a Non-Aligned ship.
        "crew" Crew in "calc roll":
            follows ["concept/dilemma-roll"];
        /// The roll of the Mercenary Ship.
        "mercenary" Mercenary in "calc roll":
            follows ["concept/mercenary-ship"];
        /// What cards bought in phase 2 cost.
        "price" Price:
            follows ["concept/buying-technology-cards", "concept/ship-cost"];
        /// What it takes to recruit personnel of a Non-Aligned ship.
        "recruit" Recruit:
            follows ["concept/recruiting-a-non-aligned-crew"];
        /// The points of a round.
        "turn" Turn:
            follows ["concept/counting-points"], if_asked ["concept/phoenix", "concept/neutral-outpost"];
        /// Who controls a mission.
        "control" Control:
            follows ["concept/territorial-shifts", "concept/colony", "concept/outpost",
                "concept/counting-points"];
        /// Way and Range of a flight over the playing field.
        "flight" Flight:
            follows ["concept/moving-personnel-and-ships"];
        /// How many missions it takes to win.
        "victory" Victory:
            follows ["concept/end-of-the-game", "concept/treaty"];
        /// How Non-Aligned ships behave.
        "nonaligned" Nonaligned in "calc table":
            follows ["concept/non-aligned-ship-behaviour"];
    }
}

terms! { Calculator: CALC_TITLE }

impl Calculator {
    /// What it works out, in a line.
    pub fn about(self, texts: &Texts) -> String {
        const ABOUT: [Message; Calculator::CODES.len()] = terms::by_code(Calculator::CODES, msg::CALC_ABOUT);
        ABOUT[self as usize](texts)
    }

    /// The game whose rules it follows.
    pub fn game(self) -> Game {
        self.facts().game
    }

    /// The command that runs it, without the name of the program.
    pub fn command(self) -> String {
        format!("{} {}", self.facts().above, self.code())
    }

    /// Slugs of the rule entries it follows, with their group: `concept/winning-the-game`.
    pub fn follows(self) -> &'static [&'static str] {
        self.facts().follows
    }

    /// Slugs of the rule entries it follows only where something of theirs is asked about: single
    /// Non-Aligned cards.
    pub fn follows_if_asked(self) -> &'static [&'static str] {
        self.facts().follows_if_asked
    }

    /// The printed values it goes by, which texts of cards may change.
    pub fn counted_values(self) -> &'static [PrintedValue] {
        self.facts().counts
    }

    /// The calculators that follow a rule entry, also those that do so only where something of it is asked about,
    /// in order.
    pub fn for_rule(entry: &EntryId) -> Vec<Calculator> {
        let slug = entry.as_str().split_once('/').map(|(_, rest)| rest);
        let follows = |calculator: &Calculator| {
            let all = [calculator.follows(), calculator.follows_if_asked()];
            let is_followed = all.into_iter().flatten().any(|rule| Some(*rule) == slug);
            is_followed && entry.game() == calculator.game()
        };
        Calculator::ALL.iter().copied().filter(follows).collect()
    }
}
