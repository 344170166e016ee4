//! Model against model: a second, slow and simple reading of the solo rules, made from the rulebooks alone, plays
//! random games beside the engine. Every action starts at the same table, with what the player said in the engine’s
//! run; afterwards both tables are compared field by field.
//!
//! `TRICORDER_REFERENCE=20000 cargo test --test reference -- --nocapture` compares so many actions.

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
use model::{Boxes, CrewDeck, GameBox};
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

/// Actions compared unless the environment says otherwise.
const ACTIONS: usize = 1_000;
/// How often the player reports something between Bot turns.
const REPORTS: f64 = 0.4;

/// What became of the actions of a captain.
#[derive(Debug, Default, Clone)]
struct Tally {
    compared: usize,
    not_read: usize,
    different: usize,
}

/// All that a run found.
#[derive(Debug, Default)]
struct Findings {
    of: BTreeMap<String, Tally>,
    not_read: BTreeMap<String, usize>,
    differences: Vec<String>,
}

impl Findings {
    fn actions(&self) -> usize {
        self.of.values().map(|tally| tally.compared + tally.not_read).sum()
    }
}

/// What the engine made of an action, and what it asked.
struct Played {
    table: Tabletop,
    steps: String,
    oracle: Oracle,
}

fn play(book: &Rulebook, table: &Tabletop, action: &Action, opponent: &mut Opponent) -> Played {
    let mut oracle = Oracle::default();
    let mut source = |_: usize, question: &Question, table: &Tabletop| {
        let answer = opponent.answer(question, table);
        oracle.push(question, &answer, Table::read(table).progress());
        Some(RunInput::Answer(answer))
    };
    let done = exec_with(book, table, action, &mut source);
    assert_eq!(done.question, None, "{action:?}");
    let steps = done.steps.iter().map(|step| format!("    {:?}\n", step.kind)).collect();
    Played { table: done.table, steps, oracle }
}

/// Reads the same action and compares.
fn compare(book: &Rulebook, before: &Tabletop, action: &Action, played: &Played, findings: &mut Findings) {
    let mut reader = Reader::new(book, Table::read(before), played.oracle.clone());
    let result = match action {
        Action::Turn => reader.turn(),
        Action::Event(event) => reader.report(event),
    };
    let tally = findings.of.entry(book.setup.bot.code().to_owned()).or_default();
    let mut faults = Vec::new();
    match result {
        Err(Stop::NotRead(what)) => {
            tally.not_read += 1;
            *findings.not_read.entry(what).or_default() += 1;
            return;
        }
        Err(Stop::Missing(what)) => faults.push(format!("the book calls for {what}; the engine did not ask")),
        Err(Stop::Continue) => faults.push("a row goes on beyond the last".to_owned()),
        Ok(()) | Err(Stop::Over) => {
            let left = reader.oracle.left();
            faults.extend(left.iter().map(|said| format!("the book does not call for {said:?}")));
        }
    }
    tally.compared += 1;
    faults.extend(reader.missing.iter().map(|what| format!("the book calls for {what}; the engine did not ask")));
    reader.table.pools.iter_mut().for_each(|pool| pool.sort());
    leave_open(book, &played.table, &mut reader.table);
    faults.extend(reader.table.differences(&Table::read(&played.table)));
    if !faults.is_empty() {
        tally.different += 1;
        findings.differences.push(plain(&format!(
            "seed {} {:?} {:?} {:?} {action:?}\n{}\nthe reading:\n    {}\nthe engine:\n{}",
            book.setup.seed,
            book.setup.bot,
            book.setup.deck,
            book.setup.questions,
            faults.join("\n"),
            reader.log.join("\n    "),
            played.steps,
        )));
    }
}

/// Where nothing is asked that cannot matter, nobody looks at the Market after the last turn.
fn leave_open(book: &Rulebook, after: &Tabletop, table: &mut Table) {
    if book.setup.questions == Questions::Joined && after.ending.is_some() {
        let engine = Table::read(after);
        (table.market, table.junk) = (engine.market, engine.junk);
    }
}

/// Ids of cards without what all of them have.
fn plain(text: &str) -> String {
    text.replace("EntryId { text: \"cc/card/", "").replace("\", game: CaptainsChair, kind: Card }", "")
}

/// Every captain is the Bot in turn: those of the core box with the core box alone, the others with a mix of boxes.
fn setup_of(library: &Library, seed: u64) -> Setup {
    let bots: Vec<CrewDeck> = CrewDeck::ALL.iter().copied().filter(|deck| deck.of_box().is_some()).collect();
    let bot = bots[seed as usize % bots.len()];
    let own = bot.of_box().expect("a box");
    let mut random = ChaCha8Rng::seed_from_u64(seed);
    let boxes = if own == GameBox::Core && random.random_bool(0.7) {
        Boxes::default()
    } else {
        mix(library, own, &mut random)
    };
    let mut captains = boxes.captains();
    captains.retain(|captain| *captain != bot);
    Setup {
        bot,
        captain: *captains.choose(&mut random).expect("a captain"),
        conspiracy: boxes.has(GameBox::Core) && random.random_bool(0.3),
        countdown: boxes.has(GameBox::ToBoldlyGo) && random.random_bool(0.3),
        boxes,
        rules: EngineRules::Third,
        ..with_questions(random_setup(seed))
    }
}

/// Real cards are all named, one question a card; a virtual deck is played with joined questions as well.
fn with_questions(drawn: Setup) -> Setup {
    let questions = if drawn.deck == DeckMode::Physical { Questions::Single } else { drawn.questions };
    Setup { questions, ..drawn }
}

/// Boxes that can be played with and have this one.
fn mix(library: &Library, own: GameBox, random: &mut ChaCha8Rng) -> Boxes {
    let sets = 0..1_usize << GameBox::ALL.len();
    let of = |set: usize| {
        let boxes = (0..).zip(GameBox::ALL);
        Boxes::from_boxes(boxes.filter_map(|(at, one)| (set >> at & 1 == 1).then_some(one)))
    };
    let mixes: Vec<Boxes> =
        sets.map(of).filter(|boxes| boxes.has(own) && boxes.are_enough(&library.boxes)).collect();
    mixes.choose(random).expect("a mix").clone()
}

/// Plays a game to its end and compares every action.
fn play_game(library: &Library, seed: u64, findings: &mut Findings) {
    let book = rulebook(library, setup_of(library, seed));
    let mut opponent = Opponent::new(&book);
    let mut table = book.set_up();
    while table.ending.is_none() {
        let event = opponent.event(&book, &table, REPORTS).map(Action::Event);
        for action in event.into_iter().chain([Action::Turn]) {
            if table.ending.is_some() {
                break;
            }
            let played = play(&book, &table, &action, &mut opponent);
            compare(&book, &table, &action, &played, findings);
            table = played.table;
        }
    }
}

#[test]
fn a_second_reading_of_the_book_comes_to_the_same_table() {
    let wanted = env::var("TRICORDER_REFERENCE").ok().and_then(|count| count.parse().ok()).unwrap_or(ACTIONS);
    let library = Library::load(&embedded()).expect("sound data");
    let mut findings = Findings::default();
    let mut seed = 0;
    while findings.actions() < wanted {
        play_game(&library, seed, &mut findings);
        seed += 1;
    }
    println!("{:<10} {:>8} {:>8} {:>9}", "captain", "compared", "not read", "different");
    for (captain, tally) in &findings.of {
        println!("{captain:<10} {:>8} {:>8} {:>9}", tally.compared, tally.not_read, tally.different);
    }
    println!("not read: {:?}", findings.not_read);
    let shown: usize = env::var("TRICORDER_REFERENCE_SHOWN").ok().and_then(|count| count.parse().ok()).unwrap_or(3);
    let first: Vec<&str> = findings.differences.iter().take(shown).map(String::as_str).collect();
    assert!(first.is_empty(), "{} differences\n{}", findings.differences.len(), first.join("\n\n"));
}
