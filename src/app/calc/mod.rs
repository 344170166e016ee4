//! `tricorder calc`: rules that are arithmetic, answered with the sum and the rule behind it.
//!
//! A calculator is one file, `<game>/<name>.rs`: its rule, a pure function of what was typed; the struct with
//! the result, which is the document for programs and, as a [`answer::Calculation`], makes the page; its
//! arguments. Its `mod`, its command and the rules it follows stand here, in the lists of its game; all it says stands
//! in `calc.ftl` under its code. Title, place, rulings, rules and sources of the page come from the
//! [`answer::RuleBasis`].

pub mod answer;
mod calculator;
pub mod die;
mod list;
mod numbers;
pub mod table_row;
pub mod throws;

/// The calculators of Second Edition (German rules).
pub mod second {
    pub(super) mod attempt;
    mod cards;
    pub(super) mod contest;
    pub(super) mod counters;
    mod crew;
    pub(super) mod dilemmas;
    mod modifiers;
    mod number_cards;
    mod printed_values;
    pub(super) mod range;
    pub(super) mod requirement;
    mod requirement_parts;
    mod route;
    pub(super) mod selection;
    pub(super) mod staffing;
    pub(super) mod winner;
}

/// The calculators of Star Trek Catan. Places are headings of its almanac.
pub mod catan {
    pub(super) mod dice;
    pub(super) mod limits;
    pub(super) mod odds;
    mod player_points;
    mod players;
    pub(super) mod points;
    mod resources;
    pub(super) mod robbery;
    pub(super) mod route;
    pub(super) mod shortage;
    mod special_cards;
    pub(super) mod trade;
}

/// The board variant of the First Edition: dice tables, prices, recruiting, flights, control, points, victory. What is a
/// table in the printed rules is a table of an entry, and read from there; formulas stand in the file, and a test
/// compares their figures with the tables.
pub mod first {
    pub(super) mod control;
    pub mod flight;
    pub mod guest;
    pub mod nonaligned;
    mod playing_field;
    pub mod price;
    pub(super) mod recruit;
    pub mod roll;
    pub mod side;
    pub mod turn;
    pub mod victory;
}

use clap::Args;

use crate::Found;
use crate::commands::RunCommand;
use crate::session::Session;
use calculator::calculators;
use list::CalculatorList;
use words::Problem;

calculators! {
    above [Roll(first::roll::RollArgs)]
    SecondEdition {
        /// How much Range flights use, and how far a ship gets.
        "range" Range(second::range::RangeArgs):
            follows ["glossary/range", "glossary/moving-a-ship"], counts [Range, Attributes, Span];
        /// Whether a ship is staffed, and who covers which icon.
        "staffing" Staffing(second::staffing::StaffingArgs):
            follows ["concept/staffing-ships", "glossary/staffing-requirements", "glossary/stopped"],
            counts [Icons, Staffing];
        /// A mission attempt: who may, how many dilemmas, what is missing.
        "attempt" Attempt(second::attempt::AttemptArgs):
            follows ["glossary/mission-attempt", "concept/facing-dilemmas", "concept/failed-attempt",
                "concept/checking-mission-requirements"],
            counts [Integrity, Cunning, Strength, Attributes, Skills, Requirements];
        /// A crew against a mission, a dilemma, or any requirement.
        "requirement" Requirement(second::requirement::RequirementArgs):
            follows ["concept/checking-mission-requirements", "glossary/requirement", "glossary/skill",
                "glossary/dilemma"],
            counts [Integrity, Cunning, Strength, Attributes, Skills, Requirements];
        /// Which of the dilemmas drawn may be selected together.
        "dilemmas" Dilemmas(second::dilemmas::DilemmasArgs):
            follows ["concept/facing-dilemmas", "concept/failed-attempt", "glossary/dilemma-pile"],
            counts [Cost];
        /// Random selection, and how likely it hits whom.
        "selection" Selection(second::selection::SelectionArgs):
            follows ["glossary/selection"];
        /// Who wins a combat.
        "combat" Combat(second::contest::CombatArgs):
            follows ["glossary/combat"], counts [Strength, Attributes];
        /// Who wins an engagement.
        "engagement" Engagement(second::contest::EngagementArgs):
            follows ["glossary/engagement"], counts [Weapons, Shields, Attributes];
        /// What seven counters let a player play and draw.
        "counters" Counters(second::counters::CountersArgs):
            follows ["glossary/counters", "concept/play-and-draw-cards", "concept/drawing-cards"],
            counts [Cost];
        /// Who has won the game, also when all decks are empty.
        "winner" Winner(second::winner::WinnerArgs):
            follows ["concept/winning-the-game"];
    }
    Catan {
        /// Who discards how many cards on a 7.
        "robbery" Robbery(catan::robbery::RobberyArgs):
            follows ["glossary/rolling-a-seven"];
        /// How much a player's pieces still let them build.
        "limits" Limits(catan::limits::LimitsArgs):
            follows ["glossary/building", "glossary/small-space-station", "glossary/space-station"];
        /// Trade with the supply, at 4:1, 3:1 and 2:1.
        "trade" Trade(catan::trade::TradeArgs):
            follows ["glossary/border-trade", "glossary/border-and-trading-post"];
        /// Victory points, and who holds the special cards.
        "points" Points(catan::points::PointsArgs):
            follows ["glossary/victory-points", "glossary/longest-supply-route", "glossary/largest-starfleet",
                "glossary/end-of-the-game"];
        /// How many resources outposts and starbases can expect.
        "odds" Odds(catan::odds::OddsArgs):
            follows ["glossary/number-chips", "glossary/resource-yields", "glossary/large-space-station"];
        /// The Longest Supply Route of a player's starships.
        "route" Route(catan::route::RouteArgs):
            follows ["glossary/longest-supply-route"];
        /// Who gets what when the supply is too small for all.
        "shortage" Shortage(catan::shortage::ShortageArgs):
            follows ["glossary/resource-yields"];
        /// How often two dice show a total.
        "dice" Dice(catan::dice::DiceArgs):
            follows ["glossary/number-chips", "glossary/resource-yields", "glossary/large-space-station",
                "glossary/rolling-a-seven"];
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
        "price" Price(first::price::PriceArgs):
            follows ["concept/buying-technology-cards", "concept/ship-cost"];
        /// What it takes to recruit personnel of a Non-Aligned ship.
        "recruit" Recruit(first::recruit::RecruitArgs):
            follows ["concept/recruiting-a-non-aligned-crew"];
        /// The points of a round.
        "turn" Turn(first::turn::TurnArgs):
            follows ["concept/counting-points"], if_asked ["concept/phoenix", "concept/neutral-outpost"];
        /// Who controls a mission.
        "control" Control(first::control::ControlArgs):
            follows ["concept/territorial-shifts", "concept/colony", "concept/outpost",
                "concept/counting-points"];
        /// Way and Range of a flight over the playing field.
        "flight" Flight(first::flight::FlightArgs):
            follows ["concept/moving-personnel-and-ships"];
        /// How many missions it takes to win.
        "victory" Victory(first::victory::VictoryArgs):
            follows ["concept/end-of-the-game", "concept/treaty"];
        /// How Non-Aligned ships behave.
        "nonaligned" Nonaligned(first::nonaligned::NonalignedArgs):
            follows ["concept/non-aligned-ship-behaviour"];
    }
}

/// What `tricorder calc` takes: a calculator, or nothing for the list of all.
#[derive(Debug, Args)]
pub struct CalcArgs {
    #[command(subcommand)]
    command: Option<Command>,
}

impl RunCommand for CalcArgs {
    fn run(self, session: &Session<'_>) -> Result<Found, Problem> {
        match self.command {
            None => Ok(Found::shown(CalculatorList::new())),
            Some(command) => command.run(session),
        }
    }
}
