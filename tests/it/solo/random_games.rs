//! Whole games against a random player: nothing is lost, nothing panics, every game ends.

use std::collections::HashSet;

use rand::seq::{IndexedRandom, SliceRandom};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use tricorder::data::Library;
use tricorder::model::{Boxes, CrewDeck, EntryId, GameBox, Position, Suit};
use tricorder::solo::engine::run::{Action, Input, exec_with};
use tricorder::solo::state::log::{Entry, State, replay};
use tricorder::solo::state::question::Question;
use tricorder::solo::state::setup::{Rulebook, Setup};
use tricorder::solo::state::step::groups::ResolutionStep;
use tricorder::solo::state::step::{RowName, Step, StepKind};
use tricorder::solo::state::table::{Face, Pool, Slot, Table, Zone};

use crate::kit::mixes::mixes;
use crate::kit::opponent::{Opponent, captains, random_setup, rulebook};
use crate::kit::reference::library;

/// Games played, over all captains and difficulties.
const GAMES: u64 = 1_000;
/// Stardate cards lose at least 1 Glory a round, and the most that lies on them is 31.
const LONGEST: u8 = 40;
/// Games of which the whole log is replayed at every point.
const REPLAYED: u64 = 25;
/// How often something is reported before a Bot turn, and at a question in it.
const REPORTS: f64 = 0.4;
const REACTIONS: f64 = 0.02;
/// Games that once failed.
const KEPT: [u64; 1] = [1368];

/// A game played to its end.
struct Played {
    log: Vec<Entry>,
    table: Table,
    steps: Vec<Step>,
}

impl Played {
    fn carry_out(&mut self, book: &Rulebook, action: &Action, opponent: &mut Opponent) {
        let log = &mut self.log;
        log.push(match action {
            Action::Turn => Entry::Turn,
            Action::Event(event) => Entry::Event(event.clone()),
        });
        let chance = if *action == Action::Turn {
            REACTIONS
        } else {
            0.0
        };
        let mut answer = |_: usize, question: &Question, table: &Table| {
            if let Some(fault) = fault(book, table) {
                panic!(
                    "{fault} at {question:?}: {:#?}",
                    &log[log.len().saturating_sub(6)..]
                );
            }
            if let Some(correction) = opponent.correction(table) {
                log.push(Entry::Correct(correction.clone()));
                return Some(Input::Correction(correction));
            }
            if let Some(event) = opponent.event(book, table, chance) {
                log.push(Entry::Event(event.clone()));
                return Some(Input::Event(event));
            }
            let answer = opponent.answer(question, table);
            assert!(question.accepts(&answer), "{question:?} refuses {answer:?}");
            log.push(Entry::Answer(answer.clone()));
            Some(Input::Answer(answer))
        };
        let done = exec_with(book, &self.table, action, &mut answer);
        assert_eq!(done.question, None, "{action:?}");
        if let Some(fault) = fault(book, &done.table) {
            panic!("{fault} after {action:?}: {:#?}", done.steps);
        }
        self.table = done.table;
        self.steps.extend(done.steps);
    }
}

/// Plays a game to its end.
fn play(book: &Rulebook) -> Played {
    let mut opponent = Opponent::new(book);
    let mut played = Played {
        log: Vec::new(),
        table: book.set_up(),
        steps: Vec::new(),
    };
    while played.table.ending.is_none() {
        if let Some(event) = opponent.event(book, &played.table, REPORTS) {
            played.carry_out(book, &Action::Event(event), &mut opponent);
        }
        if played.table.ending.is_none() {
            played.carry_out(book, &Action::Turn, &mut opponent);
        }
        assert!(played.table.turn <= LONGEST, "the game does not end");
    }
    played
}

/// Rows of the program cards that were carried out: captain, and how the row is named.
type Rows = HashSet<(CrewDeck, String)>;

/// The captains of the other boxes.
fn other_captains() -> Vec<CrewDeck> {
    let all = CrewDeck::ALL.iter().copied();
    let other = |deck: &CrewDeck| deck.of_box().is_some_and(|of| of != GameBox::Core);
    all.filter(other).collect()
}

/// Choices drawn from a seed, with this captain of another box as the Bot and all boxes on the table.
fn random_setup_of(bot: CrewDeck, seed: u64) -> Setup {
    let mut random = ChaCha8Rng::seed_from_u64(seed ^ 0xb0);
    let mut captains = [captains(), other_captains()].concat();
    captains.retain(|captain| *captain != bot);
    Setup {
        bot,
        captain: *captains.choose(&mut random).expect("a captain"),
        boxes: Boxes::all(),
        ..random_setup(seed)
    }
}

/// Games of each captain of another box.
const OTHER_GAMES: u64 = 125;

/// Plays the games of some seeds; returns the rows that were carried out.
fn play_seeds(library: &Library, seeds: &[u64]) -> Rows {
    play_all(library, seeds.iter().map(|seed| random_setup(*seed)))
}

fn play_all(library: &Library, setups: impl Iterator<Item = Setup>) -> Rows {
    let mut rows = Rows::new();
    for setup in setups {
        let seed = setup.seed;
        let book = rulebook(library, setup);
        let outcome = std::panic::catch_unwind(|| rows_of(&book));
        let found = outcome.unwrap_or_else(|_| panic!("seed {seed}: {:?}", book.setup));
        rows.extend(found.into_iter().map(|row| (book.setup.bot, row)));
    }
    rows
}

fn rows_of(book: &Rulebook) -> Vec<String> {
    let played = play(book);
    let name = |step: &Step| match &step.kind {
        StepKind::Resolution(ResolutionStep::Resolves { card, row, .. }) => {
            Some(row_name(book.suit(card), row))
        }
        _ => None,
    };
    played.steps.iter().filter_map(name).collect()
}

fn row_name(suit: Suit, row: &RowName) -> String {
    match row {
        RowName::Traits { number, .. } => format!("trait {number}"),
        RowName::Exile { number, .. } => format!("exile {number}"),
        RowName::WithOfficer => format!("with {suit:?}"),
        RowName::WithoutOfficer => format!("without {suit:?}"),
        other => format!("{other:?}"),
    }
}

/// All rows of all program cards, and the Surprise.
fn all_rows(library: &Library) -> Rows {
    let mut rows = Rows::new();
    for program in library.programs() {
        let traits = (1..=program.traits.len()).map(|number| format!("trait {number}"));
        let without = program.without_officer.iter();
        let with = program.with_officer.iter();
        let suits = without
            .map(|row| row_name(row.suit, &RowName::WithoutOfficer))
            .chain(with.map(|row| row_name(row.suit, &RowName::WithOfficer)));
        let surprise = format!("{:?}", RowName::Surprise);
        let exile = program.exile.iter().flat_map(|exile| 1..=exile.rows.len());
        let exile = exile.map(|number| format!("exile {number}"));
        let names = traits.chain(suits).chain(exile).chain([surprise]);
        rows.extend(names.map(|name| (program.captain, name)));
    }
    rows
}

#[test]
fn random_games_end_lose_nothing_and_carry_out_every_row() {
    let library = library();
    let seeds: Vec<u64> = KEPT.into_iter().chain(0..GAMES).collect();
    let (first, second) = seeds.split_at(seeds.len() / 2);
    let rows = std::thread::scope(|scope| {
        let other = scope.spawn(|| play_seeds(library, second));
        let mut rows = play_seeds(library, first);
        rows.extend(other.join().expect("no fault in the second half"));
        rows
    });
    assert_all(&captains(), library, &rows);
}

#[test]
fn random_games_of_the_other_boxes_end_lose_nothing_and_carry_out_every_row() {
    let library = library();
    let captains = other_captains();
    let (first, second) = captains.split_at(captains.len() / 2);
    let play = |captains: &[CrewDeck]| {
        let seeds = captains
            .iter()
            .flat_map(|bot| (0..OTHER_GAMES).map(|seed| (*bot, seed)));
        play_all(library, seeds.map(|(bot, seed)| random_setup_of(bot, seed)))
    };
    let rows = std::thread::scope(|scope| {
        let other = scope.spawn(|| play(second));
        let mut rows = play(first);
        rows.extend(other.join().expect("no fault in the second half"));
        rows
    });
    assert_all(&captains, library, &rows);
}

/// Games of each mix of boxes.
const MIXED_GAMES: u64 = 8;

/// Choices drawn from a seed, with these boxes and captains of them.
fn random_setup_with(boxes: &Boxes, seed: u64) -> Setup {
    let mut random = ChaCha8Rng::seed_from_u64(seed ^ 0x3b);
    let mut captains = boxes.captains();
    captains.shuffle(&mut random);
    Setup {
        bot: captains[0],
        captain: captains[1],
        conspiracy: boxes.has(GameBox::Core) && random.random_bool(0.3),
        countdown: boxes.has(GameBox::ToBoldlyGo) && random.random_bool(0.3),
        boxes: boxes.clone(),
        ..random_setup(seed)
    }
}

#[test]
fn random_games_of_every_mix_of_boxes_end_and_lose_nothing() {
    let mixes = mixes();
    let setups = mixes
        .iter()
        .flat_map(|boxes| (0..MIXED_GAMES).map(|seed| random_setup_with(boxes, seed)));
    play_all(library(), setups);
}

/// Whether every row of some captains was carried out.
fn assert_all(captains: &[CrewDeck], library: &Library, rows: &Rows) {
    let all = all_rows(library).into_iter();
    let all: Rows = all
        .filter(|(captain, _)| captains.contains(captain))
        .collect();
    let mut missing: Vec<_> = all.difference(rows).cloned().collect();
    missing.sort();
    assert!(missing.is_empty(), "never carried out: {missing:?}");
}

#[test]
fn a_log_replays_to_the_same_state_at_every_point() {
    let library = library();
    for seed in 0..REPLAYED {
        let book = rulebook(library, random_setup(seed));
        let Played { log, table, .. } = play(&book);
        let text = serde_json::to_string(&log).expect("a log in JSON");
        let again: Vec<Entry> = serde_json::from_str(&text).expect("the same log");
        assert_eq!(again, log);
        let replayed = replay(&book, &log).expect("a sound log");
        assert_eq!(
            bytes(&replayed),
            bytes(&replay(&book, &again).expect("a sound log"))
        );
        assert_eq!(replayed.table, table, "seed {seed}");
        for point in (0..log.len()).step_by(7) {
            let undone = replay(&book, &log[..point]).expect("a sound log");
            assert_eq!(fault(&book, &undone.table), None, "seed {seed}, {point}");
            let state = replay(&book, &log[..point]).expect("a sound log");
            assert_eq!(bytes(&undone), bytes(&state), "seed {seed}, {point}");
            if matches!(log[point], Entry::Event(_)) {
                // A report before a turn, or a Reaction in one.
                continue;
            }
            let is_asking = undone.question.is_some();
            let goes_on = matches!(log[point], Entry::Answer(_) | Entry::Correct(_));
            assert_eq!(is_asking, goes_on, "seed {seed}, {point}");
        }
    }
}

fn bytes(state: &State) -> String {
    serde_json::to_string(&state.table).expect("a table in JSON") + &format!("{:?}", state.chapters)
}

/// What must hold of a table at every moment; says what does not.
fn fault(book: &Rulebook, table: &Table) -> Option<String> {
    let known = table.known();
    let mut seen: Vec<&EntryId> = known.iter().map(|(card, _)| *card).collect();
    seen.extend(table.pools.iter().flatten());
    let on_table = table.market.iter().filter_map(|slot| match slot {
        Slot::Card { card, .. } => Some(card),
        _ => None,
    });
    let sites = table.zone.iter().filter_map(|site| site.card.as_ref());
    let bots: Vec<&EntryId> = known
        .iter()
        .filter(|(_, zone)| *zone != Zone::Gone)
        .map(|(card, _)| *card)
        .collect();
    for card in on_table.clone().chain(&table.junk).chain(sites) {
        if bots.contains(&card) {
            return Some(format!("{card:?} is the Bot's and on the table"));
        }
    }
    if on_table.clone().any(|card| table.junk.contains(card)) {
        return Some("a card is in the Market and in the Junk".to_owned());
    }
    let count = seen.len();
    seen.sort();
    seen.dedup();
    if seen.len() != count {
        return Some("a card is in two zones".to_owned());
    }
    let own = [
        book.available(),
        book.on_top(),
        book.starting(Position::Discard),
        book.starting(Position::Reserve),
        book.starting(Position::Development),
    ];
    if let Some(lost) = own.iter().flatten().find(|card| !seen.contains(card)) {
        return Some(format!("{lost:?} is lost"));
    }
    numbers(table)
}

fn numbers(table: &Table) -> Option<String> {
    let mut unnamed = table.unnamed.iter().map(|card| &card.stand_in);
    if let Some(lost) = unnamed.find(|card| table.zone_of(card).is_none()) {
        return Some(format!("{lost:?} lies nowhere"));
    }
    for (number, pool) in table.pools.iter().enumerate() {
        let hidden = [&table.deck, &table.supplement, &table.row]
            .into_iter()
            .flatten()
            .filter(|face| **face == Face::Hidden(Pool::Crew(number)));
        let unnamed = table.unnamed.iter().filter(|card| card.pool == number);
        if hidden.count() + unnamed.count() != pool.len() {
            return Some(format!("pool {number} does not fit its facedown cards"));
        }
    }
    let mut places: Vec<usize> = table.marks().iter().map(|mark| mark.place).collect();
    places.sort_unstable();
    if !places.windows(2).all(|pair| pair[0] < pair[1]) {
        return Some("a place has two marks".to_owned());
    }
    if table.tracks.iter().any(|step| *step > 15) {
        return Some("a track is above 15".to_owned());
    }
    let away: u32 = table
        .zone
        .iter()
        .map(|site| u32::from(site.bot_teams))
        .sum();
    if away + u32::from(table.teams_home()) != u32::from(table.teams) {
        return Some("Away Teams are lost".to_owned());
    }
    let lost = table
        .ships
        .iter()
        .filter_map(|ship| ship.at.as_ref())
        .find(|at| table.site_of(at).is_none());
    lost.map(|at| format!("a Ship stands at {at:?}, which is not in the Neutral Zone"))
}
