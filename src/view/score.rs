//! Final Scoring: two columns of sums, every line with its addends.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use super::entry::Rows;
use super::{Screen, grid, prose};
use crate::model::{Card, EntryId};
use crate::solo::score::{
    BotScore, Counted, ENDGAME, Focused, INCIDENT, PlayerScore, Printed, RESOURCES, Resources,
    Verdict,
};
use crate::solo::setup::BoardSide;

/// The titles of cards.
pub type Cards = BTreeMap<EntryId, Card>;

/// A score to be shown.
pub struct Sheet<'a> {
    pub you: &'a PlayerScore,
    /// What was counted from a list of cards.
    pub counted: Option<&'a Counted>,
    /// How many cards the list had.
    pub listed: usize,
    pub bot: Option<Opponent<'a>>,
    pub verdict: Option<Verdict>,
    /// Every card named in the scores.
    pub cards: &'a Cards,
}

/// The other side.
#[derive(Debug, Clone, Copy)]
pub enum Opponent<'a> {
    Counted(&'a BotScore),
    /// Only the sum is known.
    Told(i32),
}

impl Opponent<'_> {
    /// The sum.
    pub fn total(self) -> i32 {
        match self {
            Opponent::Counted(score) => score.total(),
            Opponent::Told(total) => total,
        }
    }
}

/// What stands where a line does not apply.
const NOTHING: &str = "–";

/// The lines from top to bottom.
const LINES: [&str; 9] = [
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

/// The screen of a score.
pub fn sheet(screen: &Screen<'_>, sheet: &Sheet<'_>) -> String {
    let texts = screen.texts();
    let mut out = screen.paint().title(&texts.get("score-title")) + "\n";
    out.push_str(&table(screen, sheet));
    if let Some(verdict) = sheet.verdict {
        let bot = sheet.bot.map_or(0, Opponent::total);
        let sentence = self::verdict(screen, verdict, sheet.you.total(), bot);
        out.push_str(&format!("\n{sentence}\n"));
    }
    let notes = notes(screen, sheet);
    if !notes.is_empty() {
        out.push('\n');
    }
    for note in notes {
        out.push_str(&prose::item(screen, "-", &note, 0));
        out.push('\n');
    }
    out.push('\n');
    let mut rows = Rows::new(screen);
    if let Some(Opponent::Counted(bot)) = sheet.bot {
        rows.add("score-printed", &printed(screen, bot, sheet.cards));
        rows.add("score-endgame", &titles(screen, &bot.endgame, sheet.cards));
    }
    let source = match sheet.bot {
        Some(_) => "score-source-both",
        None => "score-source-player",
    };
    rows.add("label-source", &texts.get(source));
    out + &rows.finish()
}

/// Who has won, in one sentence.
pub fn verdict(screen: &Screen<'_>, verdict: Verdict, you: i32, bot: i32) -> String {
    let args = [
        ("you", you.to_string().into()),
        ("bot", bot.to_string().into()),
    ];
    let id = format!("score-verdict-{}", verdict.code());
    let sentence = screen.texts().with(&id, &args);
    let wrapped = prose::paragraph(screen, &sentence, 0);
    if verdict.is_won() {
        screen.paint().title(&wrapped)
    } else {
        screen.paint().wrong(&wrapped)
    }
}

fn table(screen: &Screen<'_>, sheet: &Sheet<'_>) -> String {
    let texts = screen.texts();
    let has_bot = sheet.bot.is_some();
    let columns: &[&str] = if has_bot {
        &["score-line", "score-you", "score-bot"]
    } else {
        &["score-line", "score-you"]
    };
    let header: Vec<String> = columns.iter().map(|id| texts.get(id)).collect();
    let yours = your_lines(sheet.you);
    let bots = match sheet.bot {
        Some(Opponent::Counted(bot)) => bot_lines(bot),
        _ => LINES.map(|_| NOTHING.to_owned()),
    };
    let mut rows: Vec<Vec<String>> = LINES
        .iter()
        .zip(yours)
        .zip(bots)
        .filter(|((_, you), bot)| you != NOTHING || bot != NOTHING)
        .map(|((line, you), bot)| vec![texts.get(&format!("score-{line}")), you, bot])
        .collect();
    rows.push(vec![
        texts.get("score-total"),
        sheet.you.total().to_string(),
        sheet.bot.map_or(0, Opponent::total).to_string(),
    ]);
    for row in &mut rows {
        row.truncate(header.len());
    }
    grid::boxed(screen, &header, rows)
}

fn your_lines(you: &PlayerScore) -> [String; LINES.len()] {
    let haul = &you.haul;
    let multipliers = you.multipliers;
    let multipliers = [
        multipliers.research,
        multipliers.influence,
        multipliers.military,
    ];
    let points = you.focus_points();
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
        haul.endgame.to_string(),
        haul.printed.to_string(),
        focus(0),
        focus(1),
        focus(2),
        missions,
        NOTHING.to_owned(),
    ]
}

fn bot_lines(bot: &BotScore) -> [String; LINES.len()] {
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
        gains_and_losses(bot),
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

fn gains_and_losses(bot: &BotScore) -> String {
    let points = bot.printed.iter().map(|printed| printed.points);
    let gains: i32 = points.filter(|points| *points > 0).sum();
    let total = bot.printed_points();
    if total == gains {
        return total.to_string();
    }
    format!("{gains} − {} = {total}", gains - total)
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

fn notes(screen: &Screen<'_>, sheet: &Sheet<'_>) -> Vec<String> {
    let texts = screen.texts();
    let mut notes = Vec::new();
    if !sheet.you.has_mission() && sheet.you.haul.focus != [0; 3] {
        notes.push(texts.get("score-no-mission"));
    }
    let mut naming = |id: &str, ids: &[EntryId]| {
        if !ids.is_empty() {
            let cards = titles(screen, ids, sheet.cards);
            notes.push(texts.with(id, &[("cards", cards.into())]));
        }
    };
    if let Some(counted) = sheet.counted {
        naming("score-asterisk", &counted.asterisk);
        naming("score-endgame-cards", &counted.endgame);
    }
    if let Some(Opponent::Counted(bot)) = sheet.bot {
        naming("score-destroyed", &bot.estate.destroyed);
        let returned = bot.estate.returned.len() + bot.estate.returned_facedown;
        if returned > 0 {
            notes.push(texts.with("score-returned", &[("count", returned.into())]));
        }
    }
    if sheet.counted.is_some() {
        let count = [("count", sheet.listed.into())];
        notes.insert(0, texts.with("score-counted", &count));
    }
    notes
}

/// The Bot's cards with printed points, and its facedown Incidents.
fn printed(screen: &Screen<'_>, bot: &BotScore, cards: &Cards) -> String {
    let named = |printed: &Printed| {
        let points = printed.points.to_string().replace('-', "−");
        format!("{} {points}", title(screen, &printed.card, cards))
    };
    let mut parts: Vec<String> = bot.printed.iter().map(named).collect();
    let facedown = bot.estate.facedown_incidents;
    if facedown > 0 {
        let points = i32::try_from(facedown).unwrap_or(0) * INCIDENT;
        let args = [
            ("count", facedown.into()),
            ("points", points.to_string().replace('-', "−").into()),
        ];
        parts.push(screen.texts().with("score-facedown", &args));
    }
    parts.join(" · ")
}

fn titles(screen: &Screen<'_>, ids: &[EntryId], cards: &Cards) -> String {
    let titles: Vec<String> = ids.iter().map(|id| title(screen, id, cards)).collect();
    titles.join(", ")
}

fn title(screen: &Screen<'_>, id: &EntryId, cards: &Cards) -> String {
    let lang = screen.texts().lang();
    cards
        .get(id)
        .map_or_else(|| id.slug().to_owned(), |card| card.title.get(lang).clone())
}

/// `{"player":{...},"bot":{...},"verdict","won"}`; `bot`, `verdict` and `won` are null without a Bot.
pub fn score_json(sheet: &Sheet<'_>) -> String {
    let bot = sheet.bot.map(|bot| match bot {
        Opponent::Counted(score) => bot_json(score),
        Opponent::Told(total) => json!({ "total": total }),
    });
    let document = json!({
        "player": player_json(sheet.you, sheet.counted),
        "bot": bot,
        "verdict": sheet.verdict.map(Verdict::code),
        "won": sheet.verdict.map(Verdict::is_won),
    });
    format!("{document:#}\n")
}

/// `{"total","side","glory","tokens","endgame","printed","focus":[{"icons","multiplier","points"}],
/// "missions","mission_points","check_by_hand":[ids]}`.
pub(super) fn player_json(you: &PlayerScore, counted: Option<&Counted>) -> Value {
    let haul = &you.haul;
    let multipliers = you.multipliers;
    let tracks = [
        multipliers.research,
        multipliers.influence,
        multipliers.military,
    ];
    let points = you.focus_points();
    let focus = tracks.iter().zip(haul.focus).zip(points);
    let focus: Vec<Value> = focus
        .map(|((multiplier, icons), points)| {
            json!({ "icons": icons, "multiplier": multiplier, "points": points })
        })
        .collect();
    let by_hand: &[EntryId] = counted.map_or(&[], |counted| &counted.asterisk);
    json!({
        "total": you.total(),
        "side": you.side,
        "glory": haul.glory,
        "tokens": haul.tokens,
        "endgame": haul.endgame,
        "printed": haul.printed,
        "focus": focus,
        "missions": haul.missions,
        "mission_points": you.mission_points(),
        "check_by_hand": by_hand,
    })
}

fn bot_json(bot: &BotScore) -> Value {
    let focus = |line: &Focused| {
        json!({
            "track": line.track,
            "cards": line.cards,
            "multiplier": line.multiplier,
            "points": line.points(),
        })
    };
    let printed = |printed: &Printed| json!({ "card": printed.card, "points": printed.points });
    json!({
        "total": bot.total(),
        "glory": bot.glory,
        "tokens": { "away_teams": bot.tokens.teams, "ships": bot.tokens.ships },
        "printed": {
            "points": bot.printed_points(),
            "cards": bot.printed.iter().map(printed).collect::<Vec<_>>(),
            "facedown_incidents": bot.estate.facedown_incidents,
        },
        "focus": bot.focus.iter().map(focus).collect::<Vec<_>>(),
        "endgame": { "points": bot.endgame_points(), "cards": bot.endgame },
        "resources": {
            "points": bot.resources.points(),
            "dilithium": bot.resources.dilithium,
            "latinum": bot.resources.latinum,
        },
        "destroyed": bot.estate.destroyed,
        "returned": bot.estate.returned.len() + bot.estate.returned_facedown,
    })
}
