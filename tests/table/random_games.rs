//! Whole games against a random player: nothing is lost, nothing panics, every game ends.

use std::collections::{HashMap, HashSet};

use data::Library;
use model::{Boxes, CrewDeck, EntryId, GameBox, Position, Suit};
use rand::seq::{IndexedRandom, SliceRandom};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use solo::engine::run::{Action, RunInput, exec_with};
use solo::rules::row::rows_in_exile;
use solo::rules::row::{ProgramRow, Side, rows_for};
use solo::rules::through::rows_through;
use solo::state::log::{LogEntry, LogState, replay};
use solo::state::question::Question;
use solo::state::setup::{DeckMode, Rulebook, Setup};
use solo::state::step::groups::ResolutionStep;
use solo::state::step::{RowName, Step, StepKind};
use solo::state::tabletop::{Face, FacedownPool, Slot, Tabletop, Zone};

use crate::kit::built_in::library;
use crate::kit::mixes::mixes;
use crate::kit::opponent::{Opponent, random_setup, rulebook};

/// Games of the core box alone, of each captain of another box with a mix that has it, and of each mix of boxes:
/// 2,000 and some.
const CORE_GAMES: u64 = 850;
const OTHER_GAMES: u64 = 100;
const MIXED_GAMES: u64 = 20;
/// The table is checked at every question in one game of so many, in all after every turn and event.
const CHECKED: u64 = 5;
/// Stardate cards lose at least 1 Glory a round, and the most that lies on them is 31.
const LONGEST: u8 = 40;
/// Games of the core box of which the whole log is replayed at every point, beside one of each other captain.
const REPLAYED: u64 = 16;
/// How often something is reported before a Bot turn, and at a question in it.
const REPORTS: f64 = 0.4;
const REACTIONS: f64 = 0.02;
/// Games of the core box that once failed, or come to rows few others reach.
const KEPT: [u64; 3] = [1181, 1368, 1768];

/// A game played to its end.
struct Played {
    /// The cards of the Bot, which must all lie somewhere.
    own: Vec<EntryId>,
    log: Vec<LogEntry>,
    table: Tabletop,
    steps: Vec<Step>,
}

impl Played {
    fn carry_out(&mut self, book: &Rulebook, action: &Action, opponent: &mut Opponent) {
        let (log, own) = (&mut self.log, &self.own);
        log.push(match action {
            Action::Turn => LogEntry::Turn,
            Action::Event(event) => LogEntry::Event(event.clone()),
        });
        let chance = if *action == Action::Turn { REACTIONS } else { 0.0 };
        let mut answer = |_: usize, question: &Question, table: &Tabletop| {
            let is_checked = book.setup.seed.is_multiple_of(CHECKED);
            if let Some(fault) = is_checked.then(|| fault(own, table)).flatten() {
                panic!("{fault} at {question:?}: {:#?}", &log[log.len().saturating_sub(6)..]);
            }
            if let Some(correction) = opponent.correction(table) {
                log.push(LogEntry::Correct(correction.clone()));
                return Some(RunInput::Correction(correction));
            }
            if let Some(event) = opponent.event(book, table, chance) {
                log.push(LogEntry::Event(event.clone()));
                return Some(RunInput::Event(event));
            }
            let answer = opponent.answer(question, table);
            assert!(question.accepts(&answer), "{question:?} refuses {answer:?}");
            log.push(LogEntry::Answer(answer.clone()));
            Some(RunInput::Answer(answer))
        };
        let done = exec_with(book, &self.table, action, &mut answer);
        assert_eq!(done.question, None, "{action:?}");
        if let Some(fault) = fault(own, &done.table) {
            panic!("{fault} after {action:?}: {:#?}", done.steps);
        }
        self.table = done.table;
        self.steps.extend(done.steps);
    }
}

/// Plays a game to its end.
fn play(book: &Rulebook) -> Played {
    let mut opponent = Opponent::new(book);
    let mut played = Played { own: own_cards(book), log: Vec::new(), table: book.set_up(), steps: Vec::new() };
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

/// Choices drawn from a seed, with this captain of another box as the Bot and a mix that has it.
fn random_setup_of(bot: CrewDeck, seed: u64, mixes: &[Boxes]) -> Setup {
    let mut random = ChaCha8Rng::seed_from_u64(seed ^ 0xb0);
    let own = bot.of_box().expect("a box");
    let fitting: Vec<&Boxes> = mixes.iter().filter(|boxes| boxes.has(own)).collect();
    let boxes = (*fitting.choose(&mut random).expect("a mix")).clone();
    let mut captains = boxes.captains();
    captains.retain(|captain| *captain != bot);
    Setup {
        bot,
        captain: *captains.choose(&mut random).expect("a captain"),
        ..with_challenges(&mut random, boxes, seed)
    }
}

/// Choices drawn from a seed, with these boxes and captains of them.
fn random_setup_with(boxes: &Boxes, seed: u64) -> Setup {
    let mut random = ChaCha8Rng::seed_from_u64(seed ^ 0x3b);
    let mut captains = boxes.captains();
    captains.shuffle(&mut random);
    Setup { bot: captains[0], captain: captains[1], ..with_challenges(&mut random, boxes.clone(), seed) }
}

fn with_challenges(random: &mut ChaCha8Rng, boxes: Boxes, seed: u64) -> Setup {
    Setup {
        conspiracy: boxes.has(GameBox::Core) && random.random_bool(0.3),
        countdown: boxes.has(GameBox::ToBoldlyGo) && random.random_bool(0.3),
        boxes,
        ..random_setup(seed)
    }
}

/// All games that are played.
fn setups() -> Vec<Setup> {
    let mixes = mixes();
    let core = KEPT.into_iter().chain(0..CORE_GAMES).map(random_setup);
    let others = other_captains().into_iter();
    let others = others.flat_map(|bot| (0..OTHER_GAMES).map(move |seed| (bot, seed)));
    let others = others.map(|(bot, seed)| random_setup_of(bot, seed, &mixes));
    let mixed = mixes.iter().flat_map(|boxes| (0..MIXED_GAMES).map(|seed| random_setup_with(boxes, seed)));
    core.chain(others).chain(mixed).collect()
}

/// Plays games; returns the rows that were carried out.
fn play_all(library: &Library, setups: &[Setup]) -> Rows {
    let mut rows = Rows::new();
    for setup in setups.iter().cloned() {
        let seed = setup.seed;
        let book = rulebook(library, setup);
        let outcome = std::panic::catch_unwind(|| rows_of(&book));
        let found = outcome.unwrap_or_else(|_| panic!("seed {seed}: {:?}", book.setup));
        rows.extend(found.into_iter().map(|row| (book.setup.bot, row)));
    }
    rows
}

fn rows_of(book: &Rulebook) -> HashSet<String> {
    let played = play(book);
    let mut told: HashMap<&EntryId, HashSet<String>> = HashMap::new();
    let mut rows = HashSet::new();
    for step in &played.steps {
        if let StepKind::Resolution(ResolutionStep::Resolves { card, row, .. }) = &step.kind {
            let name = row_name(book.suit(card), row);
            let told = told.entry(card).or_insert_with(|| told_rows(book, card));
            assert!(told.contains(&name), "{card:?} came to {name}, not {told:?}");
            rows.insert(name);
        }
    }
    rows
}

/// The rows `solo resolve` tells of a card, on either side and on the card of exile.
fn told_rows(book: &Rulebook, card: &EntryId) -> HashSet<String> {
    let (program, card) = (&book.program, book.card(card).expect("a card"));
    let exile = program.exile.as_ref();
    let exiled = exile.map(|exile| rows_through(card, Side::WithoutOfficer, |_| rows_in_exile(exile, card)));
    let sides = Side::ALL.into_iter();
    let on_sides = sides.map(|side| rows_through(card, side, |side| rows_for(program, card, side)));
    let legs = on_sides.chain(exiled).flatten();
    let names = legs.flat_map(|leg| match leg.row {
        // A Reaction meanwhile may turn the suit card over.
        ProgramRow::Suit { .. } => {
            vec![row_name(card.suit, &RowName::WithOfficer), row_name(card.suit, &RowName::WithoutOfficer)]
        }
        row => vec![name_of(row)],
    });
    names.collect()
}

fn name_of(row: ProgramRow<'_>) -> String {
    match row {
        ProgramRow::Surprise => format!("{:?}", RowName::Surprise),
        ProgramRow::Wildcard(_) => format!("{:?}", RowName::Wildcard),
        ProgramRow::Trait { number, .. } => format!("trait {number}"),
        ProgramRow::Exile { number, .. } => format!("exile {number}"),
        ProgramRow::Suit { row, side } => format!("{side:?} {:?}", row.suit),
    }
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
    for program in &library.programs {
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
    let (library, setups) = (library(), setups());
    let [first, second] = [0, 1].map(|half| {
        let numbered = setups.iter().enumerate();
        let own = numbered.filter(|(at, _)| at % 2 == half);
        own.map(|(_, setup)| setup.clone()).collect::<Vec<Setup>>()
    });
    let rows = std::thread::scope(|scope| {
        let other = scope.spawn(|| play_all(library, &second));
        let mut rows = play_all(library, &first);
        rows.extend(other.join().expect("no fault in the second half"));
        rows
    });
    assert_all(library, &rows);
}

/// Two thousand games, each mix of boxes and each captain often enough, with real cards and with a virtual deck.
#[test]
fn the_games_are_spread_over_boxes_and_captains() {
    let setups = setups();
    assert!(setups.len() >= 2_000);
    let count = |fits: &dyn Fn(&Setup) -> bool| setups.iter().filter(|setup| fits(setup)).count();
    for boxes in mixes() {
        assert!(count(&|setup| setup.boxes == boxes) >= 20, "{boxes:?}");
    }
    for bot in Boxes::all().captains() {
        for deck in [DeckMode::Physical, DeckMode::Virtual] {
            let games = count(&|setup| setup.bot == bot && setup.deck == deck);
            assert!(games >= 40, "{bot:?} {deck:?}: {games}");
        }
    }
}

/// Whether every row of all captains was carried out.
fn assert_all(library: &Library, rows: &Rows) {
    let all = all_rows(library);
    let mut missing: Vec<_> = all.difference(rows).cloned().collect();
    missing.sort();
    assert!(missing.is_empty(), "never carried out: {missing:?}");
}

#[test]
fn a_log_replays_to_the_same_state_at_every_point() {
    let library = library();
    let mixes = mixes();
    let others = other_captains().into_iter().zip(0..);
    let others = others.map(|(bot, seed)| random_setup_of(bot, seed, &mixes));
    for setup in (0..REPLAYED).map(random_setup).chain(others) {
        let seed = setup.seed;
        let book = rulebook(library, setup);
        let Played { own, log, table, .. } = play(&book);
        let text = serde_json::to_string(&log).expect("a log in JSON");
        let again: Vec<LogEntry> = serde_json::from_str(&text).expect("the same log");
        assert_eq!(again, log);
        let replayed = replay(&book, &log).expect("a sound log");
        assert_eq!(bytes(&replayed), bytes(&replay(&book, &again).expect("a sound log")));
        assert_eq!(replayed.table, table, "seed {seed}");
        for point in (0..log.len()).step_by(7) {
            let undone = replay(&book, &log[..point]).expect("a sound log");
            assert_eq!(fault(&own, &undone.table), None, "seed {seed}, {point}");
            let state = replay(&book, &log[..point]).expect("a sound log");
            assert_eq!(bytes(&undone), bytes(&state), "seed {seed}, {point}");
            if matches!(log[point], LogEntry::Event(_)) {
                // A report before a turn, or a Reaction in one.
                continue;
            }
            let is_asking = undone.question.is_some();
            let goes_on = matches!(log[point], LogEntry::Answer(_) | LogEntry::Correct(_));
            assert_eq!(is_asking, goes_on, "seed {seed}, {point}");
        }
    }
}

fn bytes(state: &LogState) -> String {
    serde_json::to_string(&state.table).expect("a table in JSON") + &format!("{:?}", state.chapters)
}

/// The cards of the Bot.
fn own_cards(book: &Rulebook) -> Vec<EntryId> {
    let mut own = [book.available(), book.on_top()].concat();
    for position in [Position::Discard, Position::Reserve, Position::Development] {
        own.extend(book.starting(position));
    }
    own
}

/// What must hold of a table with these cards of the Bot at every moment; says what does not.
fn fault(own: &[EntryId], table: &Tabletop) -> Option<String> {
    let known = table.visible_cards();
    let mut seen: Vec<&EntryId> = known.iter().map(|(card, _)| *card).collect();
    seen.extend(table.pools.iter().flatten());
    let on_table = table.market.iter().filter_map(|slot| match slot {
        Slot::Card { card, .. } => Some(card),
        _ => None,
    });
    let sites = table.zone.iter().filter_map(|site| site.card.as_ref());
    let bots: Vec<&EntryId> = known.iter().filter(|(_, zone)| *zone != Zone::Gone).map(|(card, _)| *card).collect();
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
    if let Some(lost) = own.iter().find(|card| seen.binary_search(card).is_err()) {
        return Some(format!("{lost:?} is lost"));
    }
    numbers(table)
}

fn numbers(table: &Tabletop) -> Option<String> {
    let mut unnamed = table.unnamed.iter().map(|card| &card.stand_in);
    if let Some(lost) = unnamed.find(|card| table.zone_of(card).is_none()) {
        return Some(format!("{lost:?} lies nowhere"));
    }
    for (number, pool) in table.pools.iter().enumerate() {
        let hidden = [&table.deck, &table.supplement, &table.row]
            .into_iter()
            .flatten()
            .filter(|face| **face == Face::Hidden(FacedownPool::Crew(number)));
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
    let away: u32 = table.zone.iter().map(|site| u32::from(site.bot_teams)).sum();
    if away + u32::from(table.teams_home()) != u32::from(table.teams) {
        return Some("Away Teams are lost".to_owned());
    }
    let lost = table.ships.iter().filter_map(|ship| ship.at.as_ref()).find(|at| table.site_of(at).is_none());
    lost.map(|at| format!("a Ship stands at {at:?}, which is not in the Neutral Zone"))
}
