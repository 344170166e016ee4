//! The lines of a score as sums: `3 × 4 = 12`.

use crate::solo::score::{BotScore, Counted, ENDGAME, PlayerScore, Printed, RESOURCES, Resources};
use crate::solo::setup::BoardSide;

/// What stands where a line does not apply.
pub const NOTHING: &str = "–";

/// The lines from top to bottom.
pub const LINES: [&str; 9] = [
    "glory",
    "tokens",
    "endgame",
    "printed",
    "research",
    "influence",
    "military",
    "missions",
    "resources",
];

/// A number with a true minus sign.
pub fn signed(points: i32) -> String {
    points.to_string().replace('-', "−")
}

/// Addends with their total: `3 + 4 = 7`. One alone is its own total.
pub fn addition(addends: &[u64]) -> String {
    let total = addends.iter().copied().fold(0, u64::saturating_add);
    match addends {
        [] | [_] => total.to_string(),
        _ => {
            let words: Vec<String> = addends.iter().map(u64::to_string).collect();
            format!("{} = {total}", words.join(" + "))
        }
    }
}

/// The player's lines, each with its addends.
pub fn your_lines(you: &PlayerScore, counted: Option<&Counted>) -> [String; LINES.len()] {
    let haul = &you.haul;
    let multipliers = you.multipliers;
    let multipliers = [
        multipliers.research,
        multipliers.influence,
        multipliers.military,
    ];
    let points = you.focus_points();
    let printed = match counted {
        Some(counted) => gains_and_losses(&counted.printed, counted.points()),
        None => signed(haul.printed.into()),
    };
    let focus = |at: usize| {
        if you.has_mission() {
            product(haul.focus[at].into(), multipliers[at].into(), points[at])
        } else {
            "0".to_owned()
        }
    };
    let missions = match you.side {
        BoardSide::Advanced => you.mission_points().to_string(),
        BoardSide::Basic => NOTHING.to_owned(),
    };
    [
        haul.glory.to_string(),
        haul.tokens.to_string(),
        signed(haul.endgame.into()),
        printed,
        focus(0),
        focus(1),
        focus(2),
        missions,
        NOTHING.to_owned(),
    ]
}

/// The Bot's lines, each with its addends.
pub fn bot_lines(bot: &BotScore) -> [String; LINES.len()] {
    let [research, influence, military] = bot.focus.each_ref().map(|line| {
        product(
            line.cards.len(),
            usize::from(line.multiplier),
            line.points(),
        )
    });
    [
        bot.glory.to_string(),
        sum(i32::from(bot.tokens.teams), i32::from(bot.tokens.ships)),
        product(
            bot.endgame.len(),
            usize::try_from(ENDGAME).unwrap_or(0),
            bot.endgame_points(),
        ),
        gains_and_losses(&bot.printed, bot.printed_points()),
        research,
        influence,
        military,
        NOTHING.to_owned(),
        resources(bot.resources),
    ]
}

fn product(count: usize, each: usize, points: i32) -> String {
    if count == 0 {
        return "0".to_owned();
    }
    format!("{count} × {each} = {points}")
}

fn sum(first: i32, second: i32) -> String {
    if first == 0 || second == 0 {
        return (first + second).to_string();
    }
    format!("{first} + {second} = {}", first + second)
}

/// Points of cards; what the total lacks are losses.
fn gains_and_losses(printed: &[Printed], total: i32) -> String {
    let points = printed.iter().map(|printed| printed.points);
    let gains: i32 = points.filter(|points| *points > 0).sum();
    if total == gains {
        return total.to_string();
    }
    if gains == 0 {
        return signed(total);
    }
    format!("{gains} − {} = {}", gains - total, signed(total))
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
