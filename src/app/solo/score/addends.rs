//! The lines of a score, each with its addends.

use model::Specialty;
use page::locale::{Texts, msg};
use solo::score::{
    BotScore, CardCount, ENDGAME, FocusScore, MarkScore, RESOURCES, ScoreResources, ScoredCard, SideScore,
};
use solo::state::setup::BoardSide;
use words::Term;
pub use words::numbers::addition;
use words::numbers::{difference, product, signed};

/// What stands where a line does not apply.
pub const NOTHING: &str = "–";

/// A line of a score.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ScoreLine {
    /// Glory tokens.
    Glory,
    /// Away Teams and Ship tokens in the Neutral Zone.
    Tokens,
    /// ENDGAME operations in play.
    Endgame,
    /// Points printed on cards, losses included.
    Printed,
    /// Focus icons of a track, times its multiplier.
    Focus(Specialty),
    /// Completed missions, on the Advanced side alone.
    Missions,
    /// Dilithium and Latinum, which count for the Bot alone.
    Resources,
    /// Traits marked on a board that has places for them.
    Marks,
}

impl ScoreLine {
    /// The lines from top to bottom.
    pub const ALL: [ScoreLine; 10] = [
        ScoreLine::Glory,
        ScoreLine::Tokens,
        ScoreLine::Endgame,
        ScoreLine::Printed,
        ScoreLine::Focus(Specialty::Research),
        ScoreLine::Focus(Specialty::Influence),
        ScoreLine::Focus(Specialty::Military),
        ScoreLine::Missions,
        ScoreLine::Resources,
        ScoreLine::Marks,
    ];

    /// What the player has on this line; `None` where it does not apply.
    pub fn yours(self, you: &SideScore, counted: Option<&CardCount>) -> Option<String> {
        let holdings = &you.holdings;
        match self {
            ScoreLine::Glory => Some(holdings.glory.to_string()),
            ScoreLine::Tokens => Some(holdings.tokens.to_string()),
            ScoreLine::Endgame => Some(signed(holdings.endgame.into())),
            ScoreLine::Printed => Some(match counted {
                Some(counted) => gains_and_losses(&counted.printed, counted.points()),
                None => signed(holdings.printed.into()),
            }),
            ScoreLine::Focus(_) if !you.has_mission() => Some("0".to_owned()),
            ScoreLine::Focus(track) => {
                let line = you.focus[track as usize];
                Some(product(line.icons.into(), line.multiplier.into()))
            }
            ScoreLine::Missions => match you.side {
                BoardSide::Advanced => Some(you.mission_points.to_string()),
                BoardSide::Basic => None,
            },
            ScoreLine::Resources | ScoreLine::Marks => None,
        }
    }

    /// What the Bot has on this line; `None` where it does not apply.
    pub fn bots(self, bot: &BotScore) -> Option<String> {
        match self {
            ScoreLine::Glory => Some(bot.glory.to_string()),
            ScoreLine::Tokens => Some(tokens(bot)),
            ScoreLine::Endgame => Some(product(bot.endgame.cards.len(), ENDGAME)),
            ScoreLine::Printed => Some(gains_and_losses(&bot.printed.cards, bot.printed.points)),
            ScoreLine::Focus(track) => Some(focus(&bot.focus[track as usize])),
            ScoreLine::Missions => None,
            ScoreLine::Resources => Some(resources(bot.resources)),
            ScoreLine::Marks => bot.marks.map(marks),
        }
    }
}

impl Term for ScoreLine {
    fn term(&self, texts: &Texts) -> String {
        match self {
            ScoreLine::Glory => msg::score_glory(texts),
            ScoreLine::Tokens => msg::score_tokens(texts),
            ScoreLine::Endgame => msg::score_endgame(texts),
            ScoreLine::Printed => msg::score_printed(texts),
            ScoreLine::Focus(Specialty::Research) => msg::score_research(texts),
            ScoreLine::Focus(Specialty::Influence) => msg::score_influence(texts),
            ScoreLine::Focus(Specialty::Military) => msg::score_military(texts),
            ScoreLine::Missions => msg::score_missions(texts),
            ScoreLine::Resources => msg::score_resources(texts),
            ScoreLine::Marks => msg::score_marks(texts),
        }
    }
}

fn focus(line: &FocusScore) -> String {
    product(line.cards.len(), line.multiplier.into())
}

fn marks(marked: MarkScore) -> String {
    product(marked.traits.into(), marked.each.into())
}

fn tokens(bot: &BotScore) -> String {
    let kinds = [bot.tokens.away_teams, bot.tokens.ships];
    let there: Vec<u8> = kinds.into_iter().filter(|count| *count > 0).collect();
    addition(&there, there.iter().copied().map(u32::from).sum::<u32>())
}

/// Points of cards; what the total lacks are losses.
fn gains_and_losses(printed: &[ScoredCard], total: i32) -> String {
    let points = printed.iter().map(|printed| printed.points);
    let gains: i32 = points.filter(|points| *points > 0).sum();
    difference(gains, gains - total)
}

fn resources(resources: ScoreResources) -> String {
    let ScoreResources { dilithium, latinum, is_each, points } = resources;
    let counted = match (is_each, dilithium, latinum) {
        (_, 0, 0) => return "0".to_owned(),
        (true, _, 0) => return points.to_string(),
        (true, _, _) => format!("{dilithium} + {latinum} ÷ {RESOURCES}"),
        (false, 0, count) | (false, count, 0) => format!("{count} ÷ {RESOURCES}"),
        (false, _, _) => format!("({dilithium} + {latinum}) ÷ {RESOURCES}"),
    };
    format!("{counted} → {points}")
}
