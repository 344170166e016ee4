//! Final Scoring: two columns of sums, every line with its addends.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use super::entry::Rows;
use super::sums::{LINES, NOTHING, bot_lines, signed, your_lines};
use super::{Screen, grid, prose};
use crate::model::{Card, EntryId, Specialty};
use crate::solo::score::{BotScore, Counted, Focused, INCIDENT, PlayerScore, Printed, Verdict};

/// The titles of cards.
pub type Cards = BTreeMap<EntryId, Card>;

/// A score to be shown.
pub struct Sheet<'a> {
    /// `None` while only the Bot's points are looked at.
    pub you: Option<&'a PlayerScore>,
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

/// The screen of a score.
pub fn sheet(screen: &Screen<'_>, sheet: &Sheet<'_>) -> String {
    let texts = screen.texts();
    let mut out = screen.paint().title(&texts.get("score-title")) + "\n";
    out.push_str(&table(screen, sheet));
    if let Some(verdict) = sheet.verdict {
        let bot = sheet.bot.map_or(0, Opponent::total);
        let you = sheet.you.map_or(0, PlayerScore::total);
        let sentence = self::verdict(screen, verdict, you, bot);
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
    if let Some(counted) = sheet.counted {
        out.push_str(&your_cards(screen, counted, sheet.cards));
    }
    if let Some(Opponent::Counted(bot)) = sheet.bot {
        out.push_str(&bot_cards(screen, bot, sheet.cards));
    }
    let mut rows = Rows::new(screen);
    let source = match sheet.bot {
        Some(_) => "score-source-both",
        None => "score-source-player",
    };
    rows.add("label-source", &texts.get(source));
    out + &rows.finish()
}

/// Who has won, in one sentence.
pub fn verdict(screen: &Screen<'_>, verdict: Verdict, you: i32, bot: i32) -> String {
    let args = [("you", signed(you).into()), ("bot", signed(bot).into())];
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
    let nothing = || LINES.map(|_| NOTHING.to_owned());
    let yours = sheet
        .you
        .map_or_else(nothing, |you| your_lines(you, sheet.counted));
    let bots = match sheet.bot {
        Some(Opponent::Counted(bot)) => bot_lines(bot),
        _ => nothing(),
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
        sheet
            .you
            .map_or_else(|| NOTHING.to_owned(), |you| signed(you.total())),
        signed(sheet.bot.map_or(0, Opponent::total)),
    ]);
    for row in &mut rows {
        row.truncate(header.len());
    }
    grid::boxed(screen, &header, rows)
}

fn notes(screen: &Screen<'_>, sheet: &Sheet<'_>) -> Vec<String> {
    let texts = screen.texts();
    let mut notes = Vec::new();
    let wasted = |you: &PlayerScore| !you.has_mission() && you.haul.focus != [0; 3];
    if sheet.you.is_some_and(wasted) {
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

/// Which of the player's cards count where; ENDGAME operations are left to the notes.
fn your_cards(screen: &Screen<'_>, counted: &Counted, cards: &Cards) -> String {
    let mut lines = vec![(
        "printed",
        points_of(screen, &counted.printed, cards).join(" · "),
    )];
    for (track, ids) in &counted.focus {
        lines.push((track.code(), titles(screen, ids, cards)));
    }
    card_lines(screen, "score-your-cards", &lines)
}

/// Which of the Bot's cards brought points, line by line.
fn bot_cards(screen: &Screen<'_>, bot: &BotScore, cards: &Cards) -> String {
    let mut lines = vec![
        ("endgame", titles(screen, &bot.endgame, cards)),
        ("printed", printed(screen, bot, cards)),
    ];
    for focused in &bot.focus {
        lines.push((focused.track.code(), titles(screen, &focused.cards, cards)));
    }
    card_lines(screen, "score-bot-cards", &lines)
}

/// Cards by line under a heading; nothing if there are none.
fn card_lines(screen: &Screen<'_>, heading: &str, lines: &[(&str, String)]) -> String {
    /// Columns for the names of lines.
    const NAMES: usize = 24;
    let texts = screen.texts();
    let labelled = lines.iter().filter(|(_, words)| !words.is_empty());
    let labelled: Vec<String> = labelled
        .map(|(line, words)| {
            let label = texts.get(&format!("score-{line}"));
            prose::labelled(screen, &label, NAMES, words)
        })
        .collect();
    if labelled.is_empty() {
        return String::new();
    }
    let heading = screen.paint().label(&texts.get(heading));
    format!("{heading}\n{}\n\n", labelled.join("\n"))
}

/// Cards with their printed points.
fn points_of(screen: &Screen<'_>, printed: &[Printed], cards: &Cards) -> Vec<String> {
    let named = |printed: &Printed| {
        let title = title(screen, &printed.card, cards);
        format!("{title} {}", signed(printed.points))
    };
    printed.iter().map(named).collect()
}

/// The Bot's cards with printed points, and its facedown Incidents.
fn printed(screen: &Screen<'_>, bot: &BotScore, cards: &Cards) -> String {
    let mut parts = points_of(screen, &bot.printed, cards);
    let facedown = bot.estate.facedown_incidents;
    if facedown > 0 {
        let points = i32::try_from(facedown).unwrap_or(0) * INCIDENT;
        let args = [
            ("count", facedown.into()),
            ("points", signed(points).into()),
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

/// `{"player":{...},"bot":{...},"verdict","won"}`; what is not known is null.
pub fn score_json(sheet: &Sheet<'_>) -> String {
    let bot = sheet.bot.map(|bot| match bot {
        Opponent::Counted(score) => bot_json(score),
        Opponent::Told(total) => json!({ "total": total }),
    });
    let document = json!({
        "player": sheet.you.map(|you| player_json(you, sheet.counted)),
        "bot": bot,
        "verdict": sheet.verdict.map(Verdict::code),
        "won": sheet.verdict.map(Verdict::is_won),
    });
    format!("{document:#}\n")
}

/// `{"total","side","glory","tokens","endgame","printed","focus":[{"track","icons","multiplier","points"}],
/// "missions","mission_points","check_by_hand":[ids]}`.
pub(super) fn player_json(you: &PlayerScore, counted: Option<&Counted>) -> Value {
    let haul = &you.haul;
    let multipliers = you.multipliers;
    let points = you.focus_points();
    let focus: Vec<Value> = Specialty::ALL
        .iter()
        .zip(haul.focus)
        .zip(points)
        .map(|((track, icons), points)| {
            let multiplier = multipliers.of(*track);
            json!({ "track": track, "icons": icons, "multiplier": multiplier, "points": points })
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

#[cfg(test)]
mod tests;
