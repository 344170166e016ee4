//! Scores as programs read them.

use serde::Serialize;

use model::{EntryId, Specialty};
use solo::score::{BotScore, CardCount, FocusScore, ScoredCard, SideScore};
use solo::state::setup::BoardSide;

/// The player's points, line by line.
#[derive(Debug, Serialize)]
pub struct Player {
    total: i32,
    side: BoardSide,
    glory: u16,
    tokens: u8,
    endgame: i16,
    printed: i16,
    focus: [Icons; 3],
    missions: u8,
    mission_points: i32,
    /// Cards whose points depend on a text that only the player can judge.
    check_by_hand: Vec<EntryId>,
}

/// Focus icons of a track.
#[derive(Debug, Serialize)]
struct Icons {
    track: Specialty,
    icons: u8,
    multiplier: u8,
    points: i32,
}

impl Player {
    /// The points of a player, maybe counted from cards.
    pub fn new(you: &SideScore, counted: Option<&CardCount>) -> Player {
        let holdings = &you.holdings;
        let points = you.focus_points();
        let icons = |track: Specialty| Icons {
            track,
            icons: holdings.focus[track as usize],
            multiplier: you.multipliers.count(track),
            points: points[track as usize],
        };
        Player {
            total: you.total(),
            side: you.side,
            glory: holdings.glory,
            tokens: holdings.tokens,
            endgame: holdings.endgame,
            printed: holdings.printed,
            focus: Specialty::ALL.map(icons),
            missions: holdings.missions,
            mission_points: you.mission_points(),
            check_by_hand: counted.map_or_else(Vec::new, |counted| counted.asterisk.clone()),
        }
    }
}

/// The Bot's points.
#[derive(Debug, Serialize)]
#[serde(untagged)]
pub enum Bot<'a> {
    /// All lines of its score.
    Counted(Box<Lines<'a>>),
    /// Only the sum is known.
    Told {
        /// The points as they were told.
        total: i32,
    },
}

/// The Bot's points, line by line.
#[derive(Debug, Serialize)]
pub struct Lines<'a> {
    total: i32,
    glory: u8,
    tokens: Tokens,
    printed: PrintedPoints<'a>,
    focus: [FocusCards<'a>; 3],
    endgame: EndgamePoints<'a>,
    resources: ResourcePoints,
    /// Traits marked on a board that has places for them.
    #[serde(skip_serializing_if = "Option::is_none")]
    marks: Option<MarkPoints>,
    destroyed: &'a [EntryId],
    returned: usize,
    /// Facedown cards of a game under way that are not counted.
    #[serde(skip_serializing_if = "is_none")]
    left_out: usize,
}

#[derive(Debug, Serialize)]
struct Tokens {
    away_teams: u8,
    ships: u8,
}

#[derive(Debug, Serialize)]
struct PrintedPoints<'a> {
    points: i32,
    cards: &'a [ScoredCard],
    facedown_incidents: usize,
}

#[derive(Debug, Serialize)]
struct FocusCards<'a> {
    track: Specialty,
    cards: &'a [EntryId],
    multiplier: u8,
    points: i32,
}

#[derive(Debug, Serialize)]
struct EndgamePoints<'a> {
    points: i32,
    cards: &'a [EntryId],
}

#[derive(Debug, Serialize)]
struct ResourcePoints {
    points: i32,
    dilithium: u8,
    latinum: u8,
}

#[derive(Debug, Serialize)]
struct MarkPoints {
    points: i32,
    traits: u8,
}

/// Nothing is left out of most scores, and they say nothing of it.
fn is_none(left_out: &usize) -> bool {
    *left_out == 0
}

impl<'a> From<&'a BotScore> for Lines<'a> {
    fn from(bot: &'a BotScore) -> Lines<'a> {
        Lines {
            total: bot.total(),
            glory: bot.glory,
            tokens: Tokens { away_teams: bot.tokens.teams, ships: bot.tokens.ships },
            printed: PrintedPoints {
                points: bot.printed_points(),
                cards: &bot.printed,
                facedown_incidents: bot.holdings.facedown_incidents,
            },
            focus: bot.focus.each_ref().map(FocusCards::from),
            endgame: EndgamePoints { points: bot.endgame_points(), cards: &bot.endgame },
            resources: ResourcePoints {
                points: bot.resources.points(),
                dilithium: bot.resources.dilithium,
                latinum: bot.resources.latinum,
            },
            marks: bot.marks.map(|marks| MarkPoints { points: marks.points(), traits: marks.traits }),
            destroyed: &bot.holdings.destroyed,
            returned: bot.holdings.given_back(),
            left_out: bot.holdings.left_out,
        }
    }
}

impl<'a> From<&'a FocusScore> for FocusCards<'a> {
    fn from(line: &'a FocusScore) -> FocusCards<'a> {
        FocusCards { track: line.track, cards: &line.cards, multiplier: line.multiplier, points: line.points() }
    }
}
