//! Model against model: a second, slow and simple reading of the solo rules, made from the rulebooks alone, plays
//! random games beside the engine. Every action starts at the same table, with what the player said in the engine’s
//! run; afterwards both tables are compared field by field.
//!
//! `TRICORDER_REFERENCE=20000 cargo test --test reference -- --nocapture` compares so many actions;
//! `TRICORDER_REFERENCE_SEED=732` plays that game alone and shows known differences as well.

#![allow(clippy::print_stdout, dead_code)]

mod effects;
mod moves;
mod oracle;
mod reading;
mod reports;
mod table;
mod worth;
/// What it shares with the other tests.
#[path = "../it/kit"]
mod kit {
    pub mod opponent;
}

use std::collections::BTreeMap;
use std::env;

use data::{Library, embedded};
use model::{Boxes, CrewDeck, EntryId, GameBox};
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use solo::engine::run::{Action, RunInput, exec_with};
use solo::state::question::Question;
use solo::state::setup::{DeckMode, EngineRules, Questions, Rulebook, Setup};
use solo::state::tabletop::Tabletop;

use kit::opponent::{Opponent, random_setup, rulebook};
use oracle::Oracle;
use reading::{Reader, Stop};
use table::Table;

/// Actions unless the environment says otherwise, and the share of them that is compared at least.
const ACTIONS: usize = 8_000;
const COMPARED: f64 = 0.99;
/// How often the player reports something between Bot turns.
const REPORTS: f64 = 0.4;

/// How many actions of a captain were compared or not read, and how many of the former came out differently: as is
/// known, or not.
#[derive(Debug, Default)]
struct Tally {
    compared: usize,
    not_read: usize,
    known: usize,
    different: usize,
}

/// All that a run found.
#[derive(Debug, Default)]
struct Findings {
    of: BTreeMap<&'static str, Tally>,
    not_read: BTreeMap<String, usize>,
    differences: Vec<String>,
    /// Whether known differences are shown like others.
    shows_known: bool,
}

impl Findings {
    fn compared(&self) -> usize {
        self.of.values().map(|tally| tally.compared).sum()
    }

    fn actions(&self) -> usize {
        self.compared() + self.of.values().map(|tally| tally.not_read).sum::<usize>()
    }
}

/// The engine’s run: the table afterwards, its steps, and what was asked.
fn play(book: &Rulebook, table: &Tabletop, action: &Action, opponent: &mut Opponent) -> (Tabletop, String, Oracle) {
    let mut oracle = Oracle::default();
    let mut source = |_: usize, question: &Question, table: &Tabletop| {
        let answer = opponent.answer(question, table);
        oracle.push(question, &answer, Table::read(table).progress());
        Some(RunInput::Answer(answer))
    };
    let done = exec_with(book, table, action, &mut source);
    assert_eq!(done.question, None, "{action:?}");
    (done.table, done.steps.iter().map(|step| format!("    {:?}\n", step.kind)).collect(), oracle)
}

/// Reads the action that the engine carried out, and finds what is different.
fn faults(reader: &mut Reader, action: &Action, after: &Tabletop) -> Result<Vec<String>, String> {
    let mut faults = Vec::new();
    let done = match action {
        Action::Turn => reader.turn(),
        Action::Event(event) => reader.report(event),
    };
    match done {
        Err(Stop::NotRead(what)) => return Err(what),
        Err(Stop::Missing(what)) => reader.missing.push(what),
        Err(Stop::Continue) => faults.push("a row goes on beyond the last".to_owned()),
        Ok(()) | Err(Stop::Over) => {
            faults.extend(reader.oracle.left().map(|said| format!("the book does not call for {said:?}")));
        }
    }
    faults.extend(reader.missing.iter().map(|what| format!("the book calls for {what}; the engine did not ask")));
    let engine = Table::read(after);
    if reader.book.joins() && after.ending.is_some() {
        // Nothing is asked that cannot matter, and nobody looks at the Market after the last turn.
        (reader.table.market, reader.table.junk) = (engine.market.clone(), engine.junk.clone());
    }
    faults.extend(reader.table.differences(&engine));
    Ok(faults)
}

/// Whether a difference is one of those that are known and wait to be judged:
///
/// - Freeman’s fleet, which by its card is worth 2 tokens for securing alone, is worth 2 to the engine as well where the
///   Bot looks for its most or its fewest tokens (solo rules p. 9); seed 732.
fn is_known(reader: &Reader, faults: &[String]) -> bool {
    let is_fleet = |card: &EntryId| reader.book.board.fleet.as_deref() == Some(card.slug());
    let is_of_zone = |fault: &String| fault.starts_with("zone\n") || fault.starts_with("ships\n");
    let has_fleet = reader.table.ships.iter().any(|ship| is_fleet(&ship.card));
    has_fleet && faults.iter().all(is_of_zone)
}

fn compare(
    book: &Rulebook,
    before: &Tabletop,
    action: &Action,
    opponent: &mut Opponent,
    found: &mut Findings,
) -> Tabletop {
    let (after, steps, oracle) = play(book, before, action, opponent);
    let mut reader = Reader::new(book, Table::read(before), oracle);
    let tally = found.of.entry(book.setup.bot.code()).or_default();
    match faults(&mut reader, action, &after) {
        Err(what) => {
            tally.not_read += 1;
            *found.not_read.entry(what).or_default() += 1;
        }
        Ok(faults) => {
            tally.compared += 1;
            let is_known = !found.shows_known && is_known(&reader, &faults);
            tally.known += usize::from(!faults.is_empty() && is_known);
            if !faults.is_empty() && !is_known {
                tally.different += 1;
                let Setup { seed, bot, deck, questions, .. } = &book.setup;
                let (faults, log) = (faults.join("\n"), reader.log.join("\n    "));
                let text = format!(
                    "seed {seed} {bot:?} {deck:?} {questions:?} {action:?}\n{faults}\nthe reading:\n    {log}\nthe engine:\n{steps}"
                );
                let text = text.replace("EntryId { text: \"cc/card/", "");
                found.differences.push(text.replace("\", game: CaptainsChair, kind: Card }", ""));
            }
        }
    }
    after
}

/// Every captain is the Bot in turn: those of the core box mostly with that box alone, the others with a mix that has
/// theirs. Real cards are all named, one question a card; a virtual deck is played with joined questions as well.
fn setup_of(library: &Library, seed: u64) -> Setup {
    let mut random = ChaCha8Rng::seed_from_u64(seed);
    let bots: Vec<CrewDeck> = CrewDeck::ALL.iter().copied().filter(|deck| deck.of_box().is_some()).collect();
    let bot = bots[seed as usize % bots.len()];
    let own = bot.of_box().expect("a box");
    let of = |set: usize| {
        let boxes = (0..).zip(GameBox::ALL);
        Boxes::from_boxes(boxes.filter_map(|(at, one)| (set >> at & 1 == 1).then_some(one)))
    };
    let mixes = (0..1_usize << GameBox::ALL.len()).map(of);
    let mixes: Vec<Boxes> = mixes.filter(|boxes| boxes.has(own) && boxes.are_enough(&library.boxes)).collect();
    let is_core = own == GameBox::Core && random.random_bool(0.7);
    let boxes = if is_core { Boxes::default() } else { mixes.choose(&mut random).expect("a mix").clone() };
    let mut captains = boxes.captains();
    captains.retain(|captain| *captain != bot);
    let drawn = random_setup(seed);
    Setup {
        bot,
        captain: *captains.choose(&mut random).expect("a captain"),
        conspiracy: boxes.has(GameBox::Core) && random.random_bool(0.3),
        countdown: boxes.has(GameBox::ToBoldlyGo) && random.random_bool(0.3),
        boxes,
        questions: if drawn.deck == DeckMode::Physical { Questions::Single } else { drawn.questions },
        rules: *[EngineRules::Second, EngineRules::Third].choose(&mut random).expect("rules"),
        ..drawn
    }
}

/// Plays a game to its end and compares every action.
fn play_game(library: &Library, seed: u64, found: &mut Findings) {
    let book = rulebook(library, setup_of(library, seed));
    let mut opponent = Opponent::new(&book);
    let mut table = book.set_up();
    while table.ending.is_none() {
        if let Some(event) = opponent.event(&book, &table, REPORTS) {
            table = compare(&book, &table, &Action::Event(event), &mut opponent, found);
        }
        if table.ending.is_none() {
            table = compare(&book, &table, &Action::Turn, &mut opponent, found);
        }
    }
}

#[test]
fn a_second_reading_of_the_book_comes_to_the_same_table() {
    let number = |name: &str| env::var(name).ok().and_then(|number| number.parse().ok());
    let wanted = number("TRICORDER_REFERENCE").unwrap_or(ACTIONS);
    let library = Library::load(&embedded()).expect("sound data");
    let only = number("TRICORDER_REFERENCE_SEED").map(|seed| seed as u64);
    let mut found = Findings { shows_known: only.is_some(), ..Findings::default() };
    for seed in only.map_or(0..=u64::MAX, |seed| seed..=seed) {
        play_game(&library, seed, &mut found);
        if found.actions() >= wanted {
            break;
        }
    }
    println!("{:<10} {:>8} {:>8} {:>6} {:>9}", "captain", "compared", "not read", "known", "different");
    for (captain, Tally { compared, not_read, known, different }) in &found.of {
        println!("{captain:<10} {compared:>8} {not_read:>8} {known:>6} {different:>9}");
    }
    println!("not read: {:?}", found.not_read);
    let shown: Vec<&str> = found
        .differences
        .iter()
        .take(number("TRICORDER_REFERENCE_SHOWN").unwrap_or(3))
        .map(String::as_str)
        .collect();
    assert!(shown.is_empty(), "{} differences\n{}", found.differences.len(), shown.join("\n\n"));
    let share = found.compared() as f64 / found.actions() as f64;
    assert!(share >= COMPARED, "only {share:.3} of the actions were compared");
}
