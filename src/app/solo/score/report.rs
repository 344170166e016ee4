//! Final Scoring: two columns of sums, every line with its addends.

use std::collections::BTreeMap;

use crate::solo::score::addends::{NOTHING, ScoreLine};
use serde::Serialize;

use crate::CommandReport;
use crate::campaign::next::CampaignResult;
use model::{Card, CrewDeck, EntryId, Mode};
use page::locale::{Texts, msg};
use page::{Bar, Bars, FactList, Labels, Page, PageTable, alarm, strong};
use solo::score::{BotScore, CardCount, INCIDENT, ScoredCard, SideScore, Verdict};
use solo::state::tabletop::Ending;
use solo::stats::GameTotal;
use words::names::{captain_name, title};
use words::numbers::signed;
use words::{Term, foot};

/// The titles of cards.
pub type Cards = BTreeMap<EntryId, Card>;

/// What a score is made of.
#[derive(Debug, Clone, Copy, Serialize)]
pub struct Outcome<'a> {
    /// `None` while only the Bot's points are looked at.
    #[serde(skip)]
    pub you: Option<&'a SideScore>,
    /// What was counted from a list of cards.
    #[serde(skip)]
    pub counted: Option<&'a CardCount>,
    /// How many cards the list had.
    #[serde(skip)]
    pub listed: usize,
    /// The Bot's points; `None` where the player's are counted alone.
    pub bot: Option<Opponent<'a>>,
    /// Who has won; `None` where there is nothing to compare.
    pub verdict: Option<Verdict>,
    /// Every card named in the scores.
    #[serde(skip)]
    pub cards: &'a Cards,
}

impl<'a> Outcome<'a> {
    /// The Bot's points alone.
    pub fn of_bot(bot: Option<Opponent<'a>>, cards: &'a Cards) -> Outcome<'a> {
        Outcome { you: None, counted: None, listed: 0, bot, verdict: None, cards }
    }
}

/// The other side.
#[derive(Debug, Clone, Copy, Serialize)]
#[serde(untagged)]
pub enum Opponent<'a> {
    /// All lines of its score are known.
    Counted(&'a BotScore),
    /// Only the sum is known.
    Told {
        /// The points as they were told.
        total: i32,
    },
}

impl<'a> Opponent<'a> {
    /// The sum.
    pub fn total(self) -> i32 {
        match self {
            Opponent::Counted(score) => score.total,
            Opponent::Told { total } => total,
        }
    }

    /// The score line by line.
    fn counted(self) -> Option<&'a BotScore> {
        match self {
            Opponent::Counted(score) => Some(score),
            Opponent::Told { .. } => None,
        }
    }
}

/// A score as it is shown: `{"player","bot","verdict","won"}`; what is not known is null.
#[derive(Debug, Serialize)]
pub struct ScoreReport<'a> {
    player: Option<PlayerScore<'a>>,
    won: Option<bool>,
    #[serde(flatten)]
    result: Outcome<'a>,
    /// Whether the game goes on: then it says how things stand, and not who has won.
    #[serde(skip)]
    is_standing: bool,
    #[serde(skip)]
    campaign: Option<CampaignResult>,
    #[serde(skip)]
    past: Option<PastGames>,
}

/// The player's points, and the cards whose points depend on a text that only the player can judge.
#[derive(Debug, Serialize)]
pub struct PlayerScore<'a> {
    #[serde(flatten)]
    score: &'a SideScore,
    check_by_hand: &'a [EntryId],
}

impl<'a> Outcome<'a> {
    /// The player's points, if they are looked at.
    pub fn player(&self) -> Option<PlayerScore<'a>> {
        let check_by_hand = self.counted.map_or(&[][..], |counted| &counted.asterisk);
        self.you.map(|score| PlayerScore { score, check_by_hand })
    }
}

/// How the games against a captain at a level ended, the one scored among them.
#[derive(Debug, Clone, Copy)]
pub struct PastGames {
    /// The captain of the Bot.
    pub bot: CrewDeck,
    /// The level of the Bot.
    pub level: Mode,
    /// Those games together.
    pub total: GameTotal,
}

impl<'a> ScoreReport<'a> {
    /// The sheet of a result.
    pub fn new(result: Outcome<'a>) -> ScoreReport<'a> {
        let won = result.verdict.map(Verdict::is_won);
        ScoreReport { player: result.player(), won, result, is_standing: false, campaign: None, past: None }
    }

    /// The report with the games before, which this one adds to.
    pub fn among(self, past: Option<PastGames>) -> ScoreReport<'a> {
        ScoreReport { past, ..self }
    }

    /// The report of a game that is over, or goes on.
    pub fn ending(self, ending: Option<Ending>) -> ScoreReport<'a> {
        ScoreReport { is_standing: ending.is_none(), ..self }
    }

    /// The report with the entry its result is in the log book of a campaign.
    pub fn into_campaign(self, campaign: Option<CampaignResult>) -> ScoreReport<'a> {
        ScoreReport { campaign, ..self }
    }
}

impl CommandReport for ScoreReport<'_> {
    fn page(&self, texts: &Texts) -> Page {
        let result = &self.result;
        let mut top = Page::new();
        top.title(msg::score_title(texts));
        top.append(if self.is_standing { standing(texts, result) } else { verdict(texts, result) });
        let mut sums = Page::from(table(texts, result));
        if result.verdict.is_none() {
            top.append(std::mem::take(&mut sums));
        }
        if let Some(past) = &self.past {
            top.say(past.sentence(texts));
        }
        let counted = result.counted;
        let bot = result.bot.and_then(Opponent::counted);
        let mut next = Page::new();
        if let Some(CampaignResult { campaign, game, .. }) = &self.campaign {
            let [you, bot] =
                game.scores.map_or([0; 2], |scores| [scores.player, scores.bot]).map(|vp| vp.to_string());
            next.say(msg::score_campaign(texts, game.opponent.code(), you, bot, campaign));
        }
        Page::parts([
            top,
            sums,
            notes(texts, result),
            counted.map_or_else(Page::new, |counted| your_cards(texts, counted, result.cards)),
            bot.map_or_else(Page::new, |bot| bot_cards(texts, bot, result.cards)),
            source(texts, result),
            next,
        ])
    }
}

/// How the points stand before the end of a game.
fn standing(texts: &Texts, result: &Outcome<'_>) -> Page {
    let mut page = Page::new();
    if let (Some(you), Some(bot)) = (result.you, result.bot) {
        page.say(msg::score_standing(texts, signed(you.total), signed(bot.total())));
        page.bars(both_sides(texts, you.total, bot.total()));
    }
    page
}

/// Who has won, with a bar for each side; nothing while that is open.
fn verdict(texts: &Texts, result: &Outcome<'_>) -> Page {
    let Some(verdict) = result.verdict else {
        return Page::new();
    };
    let (yours, bots) = (result.you.map_or(0, |you| you.total), result.bot.map_or(0, Opponent::total));
    let (you, bot) = (signed(yours), signed(bots));
    let mut page = Page::from_words(match verdict {
        Verdict::Won => strong(msg::score_verdict_won(texts, you, bot)),
        Verdict::Lost => alarm(msg::score_verdict_lost(texts, you, bot)),
        Verdict::Tied => alarm(msg::score_verdict_tied(texts, you, bot)),
        Verdict::Burn => alarm(msg::score_verdict_burn(texts)),
    });
    if verdict != Verdict::Burn {
        page.bars(both_sides(texts, yours, bots));
    }
    page
}

/// The points of both sides, each with a bar; of less than 0 none is seen.
fn both_sides(texts: &Texts, yours: i32, bots: i32) -> Bars {
    let bar = |label, points| Bar {
        value: Some(u32::try_from(points).unwrap_or(0)),
        ..Bar::numbers(label, [signed(points)])
    };
    Bars::new([bar(msg::score_you(texts), yours), bar(msg::score_bot(texts), bots)])
}

impl PastGames {
    fn sentence(&self, texts: &Texts) -> String {
        let GameTotal { games, won, best, .. } = self.total;
        let (bot, level) = (captain_name(self.bot), self.level.term(texts));
        msg::score_past(texts, bot, level, games, won, best.unwrap_or(0))
    }
}

/// A row for each line that any side has, and the totals; the Bot's column only if there is a Bot.
fn table(texts: &Texts, result: &Outcome<'_>) -> PageTable {
    let or_nothing = |sum: Option<String>| sum.unwrap_or_else(|| NOTHING.to_owned());
    let counted = result.bot.and_then(Opponent::counted);
    let row = |name: String, yours: Option<String>, bots: Option<String>| {
        let mut row = vec![name, or_nothing(yours)];
        row.extend(result.bot.map(|_| or_nothing(bots)));
        row
    };
    let line = |line: &ScoreLine| {
        let yours = result.you.and_then(|you| line.yours(you, result.counted));
        let bots = counted.and_then(|bot| line.bots(bot));
        let is_told = yours.is_some() || bots.is_some();
        is_told.then(|| row(line.term(texts), yours, bots))
    };
    let totals = row(
        msg::score_total(texts),
        result.you.map(|you| signed(you.total)),
        result.bot.map(|bot| signed(bot.total())),
    );
    let mut header = vec![msg::score_line(texts), msg::score_you(texts)];
    header.extend(result.bot.map(|_| msg::score_bot(texts)));
    let lines = ScoreLine::ALL.iter().filter_map(line);
    PageTable::ruled(header, lines.chain([totals]))
}

fn notes(texts: &Texts, result: &Outcome<'_>) -> Page {
    let mut page = Page::new();
    let named = |ids: &[EntryId]| listed(texts, ids, result.cards);
    let mut note = |applies: bool, words: String| {
        if applies {
            page.point(words);
        }
    };
    note(result.counted.is_some(), msg::score_counted(texts, result.listed));
    if let Some(why) = result.you.and_then(SideScore::worthless_focus) {
        note(true, why.term(texts));
    }
    if let Some(counted) = result.counted {
        let (by_hand, endgame) = (&counted.asterisk, &counted.endgame);
        note(!by_hand.is_empty(), msg::score_asterisk(texts, named(by_hand)));
        note(!endgame.is_empty(), msg::score_endgame_cards(texts, named(endgame)));
    }
    if let Some(bot) = result.bot.and_then(Opponent::counted) {
        note(bot.marks.is_some_and(|marks| marks.each == 0), msg::score_bot_exile(texts));
        let (destroyed, returned) = (&bot.holdings.destroyed, bot.returned);
        note(!destroyed.is_empty(), msg::score_destroyed(texts, named(destroyed)));
        note(returned > 0, msg::score_returned(texts, returned));
        let left_out = bot.holdings.left_out;
        note(left_out > 0, msg::score_left_out(texts, left_out));
    }
    page
}

/// Which of the player's cards count where; ENDGAME operations are left to the notes.
fn your_cards(texts: &Texts, counted: &CardCount, cards: &Cards) -> Page {
    let printed = points_of(texts, &counted.printed, cards).join(" · ");
    let mut facts = FactList::new(Labels::Sums);
    facts.add(ScoreLine::Printed.term(texts), printed);
    for (track, ids) in &counted.focus {
        facts.add(ScoreLine::Focus(*track).term(texts), listed(texts, ids, cards));
    }
    below(msg::score_your_cards(texts), facts)
}

/// Which of the Bot's cards brought points, line by line.
fn bot_cards(texts: &Texts, bot: &BotScore, cards: &Cards) -> Page {
    let mut facts = FactList::new(Labels::Sums);
    facts.add(ScoreLine::Endgame.term(texts), listed(texts, &bot.endgame.cards, cards));
    facts.add(ScoreLine::Printed.term(texts), printed(texts, bot, cards));
    for line in &bot.focus {
        let name = ScoreLine::Focus(line.track).term(texts);
        facts.add(name, listed(texts, &line.cards, cards));
    }
    below(msg::score_bot_cards(texts), facts)
}

/// Facts under a heading; nothing if there are none.
fn below(heading: String, facts: FactList) -> Page {
    let mut page = Page::new();
    if !facts.rows.is_empty() {
        page.heading(heading);
        page.facts(facts);
    }
    page
}

fn source(texts: &Texts, result: &Outcome<'_>) -> Page {
    let source = match result.bot {
        Some(_) => msg::score_source_both(texts),
        None => msg::score_source_player(texts),
    };
    foot::reasons(texts, "", source)
}

/// Cards with their printed points.
fn points_of(texts: &Texts, printed: &[ScoredCard], cards: &Cards) -> Vec<String> {
    let named = |printed: &ScoredCard| {
        let title = title(texts, &printed.card, cards.get(&printed.card));
        format!("{title} {}", signed(printed.points))
    };
    printed.iter().map(named).collect()
}

/// The Bot's cards with printed points, and its facedown Incidents.
fn printed(texts: &Texts, bot: &BotScore, cards: &Cards) -> String {
    let mut parts = points_of(texts, &bot.printed.cards, cards);
    let facedown = bot.printed.facedown_incidents;
    if facedown > 0 {
        let points = i32::try_from(facedown).unwrap_or(0) * INCIDENT;
        parts.push(msg::score_facedown(texts, facedown, signed(points)));
    }
    parts.join(" · ")
}

fn listed(texts: &Texts, ids: &[EntryId], cards: &Cards) -> String {
    let titles = ids.iter().map(|id| title(texts, id, cards.get(id)));
    titles.collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests;
