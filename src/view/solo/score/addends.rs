//! The lines of a score, each with its addends.

use crate::locale::{Texts, msg};
use crate::model::Specialty;
use crate::solo::score::{
    BotScore, Counted, ENDGAME, Focused, Marked, PlayerScore, Printed, RESOURCES, Resources,
};
use crate::solo::state::setup::BoardSide;
pub use crate::view::kit::sums::addition;
use crate::view::kit::sums::{difference, product, signed};
use crate::view::kit::terms::Term;

/// What stands where a line does not apply.
pub const NOTHING: &str = "–";

/// A line of a score.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Line {
    Glory,
    Tokens,
    Endgame,
    Printed,
    Focus(Specialty),
    Missions,
    Resources,
    /// Traits marked on Khan's board.
    Marks,
}

impl Line {
    /// The lines from top to bottom.
    pub const ALL: [Line; 10] = [
        Line::Glory,
        Line::Tokens,
        Line::Endgame,
        Line::Printed,
        Line::Focus(Specialty::Research),
        Line::Focus(Specialty::Influence),
        Line::Focus(Specialty::Military),
        Line::Missions,
        Line::Resources,
        Line::Marks,
    ];

    /// What the player has on this line; `None` where it does not apply.
    pub fn yours(self, you: &PlayerScore, counted: Option<&Counted>) -> Option<String> {
        let haul = &you.haul;
        match self {
            Line::Glory => Some(haul.glory.to_string()),
            Line::Tokens => Some(haul.tokens.to_string()),
            Line::Endgame => Some(signed(haul.endgame.into())),
            Line::Printed => Some(match counted {
                Some(counted) => gains_and_losses(&counted.printed, counted.points()),
                None => signed(haul.printed.into()),
            }),
            Line::Focus(_) if !you.has_mission() => Some("0".to_owned()),
            Line::Focus(track) => {
                let icons = haul.focus[track as usize];
                Some(product(icons.into(), you.multipliers.of(track).into()))
            }
            Line::Missions => match you.side {
                BoardSide::Advanced => Some(you.mission_points().to_string()),
                BoardSide::Basic => None,
            },
            Line::Resources | Line::Marks => None,
        }
    }

    /// What the Bot has on this line; `None` where it does not apply.
    pub fn bots(self, bot: &BotScore) -> Option<String> {
        match self {
            Line::Glory => Some(bot.glory.to_string()),
            Line::Tokens => Some(tokens(bot)),
            Line::Endgame => Some(product(bot.endgame.len(), ENDGAME)),
            Line::Printed => Some(gains_and_losses(&bot.printed, bot.printed_points())),
            Line::Focus(track) => Some(focus(&bot.focus[track as usize])),
            Line::Missions => None,
            Line::Resources => Some(resources(bot.resources)),
            Line::Marks => bot.marks.map(marks),
        }
    }
}

impl Term for Line {
    fn term(&self, texts: &Texts) -> String {
        match self {
            Line::Glory => msg::score_glory(texts),
            Line::Tokens => msg::score_tokens(texts),
            Line::Endgame => msg::score_endgame(texts),
            Line::Printed => msg::score_printed(texts),
            Line::Focus(Specialty::Research) => msg::score_research(texts),
            Line::Focus(Specialty::Influence) => msg::score_influence(texts),
            Line::Focus(Specialty::Military) => msg::score_military(texts),
            Line::Missions => msg::score_missions(texts),
            Line::Resources => msg::score_resources(texts),
            Line::Marks => msg::score_marks(texts),
        }
    }
}

fn focus(line: &Focused) -> String {
    product(line.cards.len(), line.multiplier.into())
}

fn marks(marked: Marked) -> String {
    product(marked.traits.into(), marked.each.into())
}

fn tokens(bot: &BotScore) -> String {
    let kinds = [bot.tokens.teams, bot.tokens.ships];
    let there: Vec<u8> = kinds.into_iter().filter(|count| *count > 0).collect();
    addition(&there, bot.tokens.count())
}

/// Points of cards; what the total lacks are losses.
fn gains_and_losses(printed: &[Printed], total: i32) -> String {
    let points = printed.iter().map(|printed| printed.points);
    let gains: i32 = points.filter(|points| *points > 0).sum();
    difference(gains, gains - total)
}

fn resources(resources: Resources) -> String {
    let Resources {
        dilithium, latinum, ..
    } = resources;
    let points = resources.points();
    let counted = match (resources.is_burnham, dilithium, latinum) {
        (_, 0, 0) => return "0".to_owned(),
        (true, _, 0) => return points.to_string(),
        (true, _, _) => format!("{dilithium} + {latinum} ÷ {RESOURCES}"),
        (false, 0, count) | (false, count, 0) => format!("{count} ÷ {RESOURCES}"),
        (false, _, _) => format!("({dilithium} + {latinum}) ÷ {RESOURCES}"),
    };
    format!("{counted} → {points}")
}
