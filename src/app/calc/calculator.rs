//! The list of all calculators: what they are called, the rule entries they follow, the printed values they go by.

use model::{EntryId, Game, PrintedValue, codes};
use page::locale::{Texts, msg};
use words::Term;

/// What stands about a calculator in the table below.
struct Facts {
    game: Game,
    /// The command above its own.
    above: &'static str,
    follows: &'static [&'static str],
    follows_if_asked: &'static [&'static str],
    counts: &'static [PrintedValue],
}

/// One line a calculator, by game: code and name, command above, title and line of the list, rules followed,
/// rules followed only where something of theirs is asked about, printed values that count.
macro_rules! calculators {
    ($($game:ident { $(
        $(#[$note:meta])* $code:literal $name:ident in $above:literal: $title:ident, $about:ident,
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
                        above: $above,
                        follows: &[$($rule),+],
                        follows_if_asked: &[$($($further),+)?],
                        counts: &[$($(PrintedValue::$value),+)?],
                    },)+)+
                }
            }

            /// What it works out, in a line.
            pub fn about(self, texts: &Texts) -> String {
                match self {
                    $($(Calculator::$name => msg::$about(texts),)+)+
                }
            }
        }

        impl Term for Calculator {
            fn term(&self, texts: &Texts) -> String {
                match self {
                    $($(Calculator::$name => msg::$title(texts),)+)+
                }
            }
        }
    };
}

calculators! {
    SecondEdition {
        /// How much Range flights use, and how far a ship gets.
        "range" Range in "calc": calc_range_title, calc_about_range,
            follows ["glossary/range", "glossary/moving-a-ship"], counts [Range, Attributes, Span];
        /// Whether a ship is staffed, and who covers which icon.
        "staffing" Staffing in "calc": calc_staffing_title, calc_about_staffing,
            follows ["concept/staffing-ships", "glossary/staffing-requirements", "glossary/stopped"],
            counts [Icons, Staffing];
        /// A mission attempt: who may, how many dilemmas, what is missing.
        "attempt" Attempt in "calc": calc_attempt_title, calc_about_attempt,
            follows ["glossary/mission-attempt", "concept/facing-dilemmas", "concept/failed-attempt",
                "concept/checking-mission-requirements"],
            counts [Integrity, Cunning, Strength, Attributes, Skills, Requirements];
        /// A crew against a mission, a dilemma, or any requirement.
        "requirement" Requirement in "calc": calc_requirement_title, calc_about_requirement,
            follows ["concept/checking-mission-requirements", "glossary/requirement", "glossary/skill",
                "glossary/dilemma"],
            counts [Integrity, Cunning, Strength, Attributes, Skills, Requirements];
        /// Which of the dilemmas drawn may be selected together.
        "dilemmas" Dilemmas in "calc": calc_dilemmas_title, calc_about_dilemmas,
            follows ["concept/facing-dilemmas", "concept/failed-attempt", "glossary/dilemma-pile"],
            counts [Cost];
        /// Random selection, and how likely it hits whom.
        "selection" Selection in "calc": calc_selection_title, calc_about_selection,
            follows ["glossary/selection"];
        /// Who wins a combat.
        "combat" Combat in "calc": calc_combat_title, calc_about_combat,
            follows ["glossary/combat"], counts [Strength, Attributes];
        /// Who wins an engagement.
        "engagement" Engagement in "calc": calc_engagement_title, calc_about_engagement,
            follows ["glossary/engagement"], counts [Weapons, Shields, Attributes];
        /// What seven counters let a player play and draw.
        "counters" Counters in "calc": calc_counters_title, calc_about_counters,
            follows ["glossary/counters", "concept/play-and-draw-cards", "concept/drawing-cards"],
            counts [Cost];
        /// Who has won the game, also when all decks are empty.
        "winner" Winner in "calc": calc_winner_title, calc_about_winner,
            follows ["concept/winning-the-game"];
    }
    Catan {
        /// How many resources outposts and starbases can expect.
        "odds" Odds in "calc": calc_odds_title, calc_about_odds,
            follows ["glossary/number-chips", "glossary/resource-yields", "glossary/large-space-station"];
        /// How often two dice show a total.
        "dice" Dice in "calc": calc_dice_title, calc_about_dice,
            follows ["glossary/number-chips", "glossary/resource-yields", "glossary/large-space-station",
                "glossary/rolling-a-seven"];
        /// Who gets what when the supply is too small for all.
        "shortage" Shortage in "calc": calc_shortage_title, calc_about_shortage,
            follows ["glossary/resource-yields"];
        /// Who discards how many cards on a 7.
        "robbery" Robbery in "calc": calc_robbery_title, calc_about_robbery,
            follows ["glossary/rolling-a-seven"];
        /// Victory points, and who holds the special cards.
        "points" Points in "calc": calc_points_title, calc_about_points,
            follows ["glossary/victory-points", "glossary/longest-supply-route", "glossary/largest-starfleet",
                "glossary/end-of-the-game"];
        /// The Longest Supply Route of a player's starships.
        "route" Route in "calc": calc_route_title, calc_about_route,
            follows ["glossary/longest-supply-route"];
        /// Trade with the supply, at 4:1, 3:1 and 2:1.
        "trade" Trade in "calc": calc_trade_title, calc_about_trade,
            follows ["glossary/border-trade", "glossary/border-and-trading-post"];
        /// How much a player's pieces still let them build.
        "limits" Limits in "calc": calc_limits_title, calc_about_limits,
            follows ["glossary/building", "glossary/small-space-station", "glossary/space-station"];
    }
    FirstEdition {
        /// The roll for an event card, with its row of the table.
        "event" Event in "calc roll": calc_event_title, calc_about_event,
            follows ["concept/event-card-roll"];
        /// The movement roll of a Non-Aligned ship.
        "movement" Movement in "calc roll": calc_movement_title, calc_about_movement,
            follows ["concept/movement-roll"];
        /// The roll for what waits at a mission.
        "dilemma" Dilemma in "calc roll": calc_dilemma_title, calc_about_dilemma,
            follows ["concept/dilemma-roll"], if_asked ["concept/empok-nor", "concept/cryosatellite"];
        /// The crew roll of a Non-Aligned ship.
        "crew" Crew in "calc roll": calc_crew_title, calc_about_crew,
            follows ["concept/dilemma-roll"];
        /// The roll of the Mercenary Ship.
        "mercenary" Mercenary in "calc roll": calc_mercenary_title, calc_about_mercenary,
            follows ["concept/mercenary-ship"];
        /// What cards bought in phase 2 cost.
        "price" Price in "calc": calc_price_title, calc_about_price,
            follows ["concept/buying-technology-cards", "concept/ship-cost"];
        /// What it takes to recruit personnel of a Non-Aligned ship.
        "recruit" Recruit in "calc": calc_recruit_title, calc_about_recruit,
            follows ["concept/recruiting-a-non-aligned-crew"];
        /// The points of a round.
        "turn" Turn in "calc": calc_turn_title, calc_about_turn,
            follows ["concept/counting-points"], if_asked ["concept/phoenix", "concept/neutral-outpost"];
        /// Who controls a mission.
        "control" Control in "calc": calc_control_title, calc_about_control,
            follows ["concept/territorial-shifts", "concept/colony", "concept/outpost",
                "concept/counting-points"];
        /// Way and Range of a flight over the playing field.
        "flight" Flight in "calc": calc_flight_title, calc_about_flight,
            follows ["concept/moving-personnel-and-ships"];
        /// How many missions it takes to win.
        "victory" Victory in "calc": calc_victory_title, calc_about_victory,
            follows ["concept/end-of-the-game", "concept/treaty"];
        /// How Non-Aligned ships behave.
        "nonaligned" Nonaligned in "calc table": calc_nonaligned_title, calc_about_nonaligned,
            follows ["concept/non-aligned-ship-behaviour"];
    }
}

impl Calculator {
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
