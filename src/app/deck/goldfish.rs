//! `tricorder deck goldfish`: a deck played alone many times, and one such game turn by turn.

use clap::Args;
use serde::Serialize;

use crate::CommandReport;
use crate::argument_kinds::{ArgKind, RarelyNeeded};
use crate::deck::card_finder::CardFinder;
use crate::deck::measure::measure;
use crate::deck::odds::report::hundredths;
use crate::deck::page_parts::{below, section};
use crate::deck::source::{Source, load};
use crate::deck::unrecognized::ReadList;
use crate::session::Session;
use crate::{Found, RunCommand};
use deck::goldfish::{
    GameRuns, GoldfishFigures, GoldfishResult, MissionFigures, Omission, StuckCard, StuckCards, TurnShares,
    goldfish,
};
use deck::{DeckCounts, FoundDeck};
use model::order::Order;
use page::locale::{Texts, msg, say};
use page::{Bar, Bars, Page};
use words::numbers::{decimal, grouped};
use words::{Problem, Term};

/// Cards named for one reason at most.
const MOST_NAMED: usize = 5;
/// Columns of shares at most.
const COLUMNS: usize = 3;
/// What reads as nothing with one place behind the mark.
const NOTHING: f64 = 0.05;

/// What `tricorder deck goldfish` takes: a list, how many games of how many turns, and what to compare with.
#[derive(Debug, Args)]
pub struct Goldfish {
    #[command(flatten)]
    source: Source,
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u32).range(1..=100_000))]
    games: u32,
    #[arg(long, default_value_t = 12, value_parser = clap::value_parser!(u8).range(1..=60))]
    turns: u8,
    #[arg(long, add = ArgKind::DeckOrFile)]
    against: Option<String>,
    #[arg(long, default_value_t = 1, add = RarelyNeeded)]
    seed: u64,
}

impl RunCommand for Goldfish {
    fn run(self, session: &Session<'_>) -> Result<Found, Problem> {
        let finder = CardFinder::new(session);
        let read = finder.read(self.source.load(session)?)?;
        let other = self.against.as_deref().map(|path| finder.read(load(session, path, None)?)).transpose()?;
        let runs = GameRuns { games: self.games, turns: self.turns, seed: self.seed };
        measure(session, &read, || match &other {
            Some(against) => measure(session, against, || report(session, &read, Some(against), runs)),
            None => report(session, &read, None, runs),
        })
    }
}

fn report(
    session: &Session<'_>,
    read: &ReadList,
    against: Option<&ReadList>,
    runs: GameRuns,
) -> Result<Found, Problem> {
    check_playable(&read.deck)?;
    let played = goldfish(&read.deck, against.map(|against| &against.deck), runs);
    Ok(Found::shown(GoldfishReport {
        name: read.deck.name.clone(),
        played,
        title: read.title(session.texts),
        other: against.map(|against| against.title(session.texts)).unwrap_or_default(),
    }))
}

/// Refuses a deck without a card.
///
/// # Errors
/// When there is none.
pub(super) fn check_playable(deck: &FoundDeck) -> Result<(), Problem> {
    if DeckCounts::from_deck(deck).deck == 0 {
        return Err(Problem::misuse(say::err_deck_no_cards()).hint(say::hint_deck_no_cards()));
    }
    Ok(())
}

/// `{"name",...the fields of [`GoldfishResult`]...}`.
#[derive(Debug, Serialize)]
pub struct GoldfishReport {
    name: Option<String>,
    #[serde(flatten)]
    played: GoldfishResult,
    #[serde(skip)]
    title: String,
    #[serde(skip)]
    other: String,
}

impl CommandReport for GoldfishReport {
    /// When things happen, what stays in hand, the comparison, and what all of it leaves out.
    fn page(&self, texts: &Texts) -> Page {
        let (runs, figures) = (&self.played.runs, &self.played.figures);
        let mut head = Page::new();
        head.title(&self.title);
        let games = grouped(texts, runs.games.into());
        let points = decimal(texts, figures.points, 1);
        head.say(msg::deck_goldfish_games(texts, games, runs.turns, runs.seed.to_string(), points));
        let of_missions = |shares: fn(&MissionFigures) -> &TurnShares| -> Vec<_> {
            figures.missions.iter().map(|mission| (mission.name.clone(), shares(mission))).collect()
        };
        let judged: Vec<&str> =
            figures.missions.iter().filter(|mission| mission.judged).map(|mission| mission.name.as_str()).collect();
        let turns = shown_turns(runs.turns.into());
        Page::parts([
            head,
            shares(texts, msg::deck_goldfish_firsts(texts), &turns, &firsts(texts, figures)),
            shares(texts, msg::deck_goldfish_attempt(texts), &turns, &of_missions(|mission| &mission.attempt)),
            shares(texts, msg::deck_goldfish_met(texts), &turns, &of_missions(|mission| &mission.met)),
            Page::from_words(msg::deck_goldfish_note(texts)),
            section(&msg::deck_goldfish_stuck(texts), stuck(texts, &figures.stuck)),
            self.comparison(texts),
            left_out(texts, &judged),
        ])
    }
}

/// What happens once in a game, with when.
fn firsts<'f>(texts: &Texts, figures: &'f GoldfishFigures) -> [(String, &'f TurnShares); 3] {
    [
        (msg::deck_goldfish_ship(texts), &figures.ship),
        (msg::deck_goldfish_solved(texts), &figures.solved),
        (msg::deck_goldfish_won(texts), &figures.won),
    ]
}

/// A line for each thing: by when it has happened in half of the games, and in how many by the end of some turns.
fn shares(texts: &Texts, heading: String, turns: &[usize], things: &[(String, &TurnShares)]) -> Page {
    let row = |(label, shares): &(String, &TurnShares)| {
        let by_turn: Vec<f64> = turns.iter().map(|turn| shares.by_turn[turn - 1]).collect();
        let percents = by_turn.iter().map(|share| whole_percent(texts, *share));
        let cells = [median(texts, shares)].into_iter().chain(percents);
        let bars = by_turn.iter().map(|share| Some(hundredths(*share)));
        Bar::numbers(label.clone(), cells).sharing([None].into_iter().chain(bars))
    };
    let rows: Vec<Bar> = things.iter().map(row).collect();
    let mut page = Page::new();
    if !rows.is_empty() {
        let by = turns.iter().map(|turn| msg::deck_goldfish_by(texts, *turn));
        let header = [msg::deck_goldfish_median(texts)].into_iter().chain(by);
        page.bars(Bars { spare: 1..1 + turns.len(), ..Bars::below(header, rows) });
    }
    below(heading, page)
}

/// The turns of which shares are shown: some in even steps, the last among them.
fn shown_turns(turns: usize) -> Vec<usize> {
    let mut shown: Vec<usize> = (1..=COLUMNS).map(|part| (turns * part).div_ceil(COLUMNS)).collect();
    shown.dedup();
    shown
}

/// `77 %`: games are too few for more places. What is nearly nothing or nearly sure is not rounded to it.
fn whole_percent(texts: &Texts, share: f64) -> String {
    let number = match share * 100.0 {
        0.0 => "0".to_owned(),
        low if low < 0.5 => "<1".to_owned(),
        high if high > 99.5 && share < 1.0 => ">99".to_owned(),
        other => format!("{other:.0}"),
    };
    msg::number_percent(texts, number)
}

fn median(texts: &Texts, shares: &TurnShares) -> String {
    shares.median.map_or_else(|| "–".to_owned(), |turn| msg::deck_goldfish_turn(texts, turn))
}

/// The reasons with how many cards they keep in hand, and which most.
fn stuck(texts: &Texts, stuck: &[StuckCards]) -> Vec<String> {
    let mut reasons: Vec<&StuckCards> = stuck.iter().filter(|one| one.average >= NOTHING).collect();
    reasons.order_by(|a, b| b.average.total_cmp(&a.average));
    let average = |number: f64| decimal(texts, number, 1);
    let reason = |stuck: &StuckCards| {
        let seen: Vec<&StuckCard> = stuck.cards.iter().filter(|card| card.average >= NOTHING).collect();
        let named = seen.iter().take(MOST_NAMED);
        let mut cards: Vec<String> = named.map(|card| format!("{} {}", card.name, average(card.average))).collect();
        let left = stuck.cards.len() - cards.len();
        cards.extend((left > 0).then(|| msg::deck_goldfish_more(texts, left)));
        format!("{} – {}: {}", average(stuck.average), stuck.why.term(texts), cards.join(" · "))
    };
    reasons.into_iter().map(reason).collect()
}

impl GoldfishReport {
    fn comparison(&self, texts: &Texts) -> Page {
        let (Some(other), Some(pairing)) = (&self.played.against, &self.played.pairing) else {
            return Page::new();
        };
        let own = &self.played.figures;
        let points = [own.points, other.points].map(|points| decimal(texts, points, 1));
        let rows = firsts(texts, own).into_iter().zip(firsts(texts, other)).map(|((label, own), (_, other))| {
            let last = |shares: &TurnShares| whole_percent(texts, shares.by_turn.last().copied().unwrap_or(0.0));
            Bar::numbers(label, [median(texts, own), median(texts, other), last(own), last(other)])
        });
        let last = msg::deck_goldfish_by(texts, usize::from(self.played.runs.turns));
        let half = msg::deck_goldfish_median(texts);
        let there = |words: &str| msg::deck_goldfish_there(texts, words);
        let header = [half.clone(), there(&half), last.clone(), there(&last)];
        let mut page = Page::new();
        page.bars(Bars::below(header, rows));
        page.gap();
        let [own_points, other_points] = points;
        let games = grouped(texts, self.played.runs.games.into());
        let counts = [pairing.sooner, pairing.later, pairing.ahead, pairing.behind];
        let [sooner, later, ahead, behind] = counts.map(|count| grouped(texts, count.into()));
        page.say(msg::deck_goldfish_pairing(texts, games, sooner, later, ahead, behind, own_points, other_points));
        below(msg::deck_goldfish_against(texts, &self.other), page)
    }
}

/// How it is played, and what no game looks at; some missions leave conditions to a player.
pub(super) fn left_out(texts: &Texts, judged: &[&str]) -> Page {
    let mut points: Vec<String> = Omission::ALL.iter().map(|omission| omission.term(texts)).collect();
    if let Some(last) = points.last_mut().filter(|_| !judged.is_empty()) {
        last.push_str(&format!(" ({})", judged.join(" · ")));
    }
    Page::parts([
        below(msg::deck_goldfish_policy_heading(texts), Page::from_words(msg::deck_goldfish_policy(texts))),
        section(&msg::deck_goldfish_left_out(texts), points),
    ])
}
