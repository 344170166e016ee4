//! Whole games against a random player: nothing is lost, nothing panics, every game ends.

use tricorder::model::{EntryId, Position};
use tricorder::solo::ask::Question;
use tricorder::solo::exec::{Deed, Input, exec_with};
use tricorder::solo::session::{Entry, State, replay};
use tricorder::solo::setup::Rulebook;
use tricorder::solo::table::{Face, Pool, Slot, Table, Zone};

use crate::opponent::{Opponent, library, random_setup, rulebook};

/// Games played, over all captains and difficulties.
const GAMES: u64 = 2_000;
/// Stardate cards lose at least 1 Glory a round, and the most that lies on them is 31.
const LONGEST: u8 = 40;
/// Games of which the whole log is replayed at every point.
const REPLAYED: u64 = 25;
/// Games that once failed.
const KEPT: [u64; 0] = [];

/// Plays the game of a seed and returns its log.
fn play(book: &Rulebook) -> (Vec<Entry>, Table) {
    let mut opponent = Opponent::new(book);
    let mut table = book.set_up();
    let mut log = Vec::new();
    while table.ending.is_none() {
        if let Some(event) = opponent.event(&table) {
            log.push(Entry::Event(event.clone()));
            table = carry_out(book, &table, &Deed::Event(event), &mut opponent, &mut log);
        }
        if table.ending.is_some() {
            break;
        }
        log.push(Entry::Turn);
        table = carry_out(book, &table, &Deed::Turn, &mut opponent, &mut log);
        assert!(table.turn <= LONGEST, "the game does not end");
    }
    (log, table)
}

fn carry_out(
    book: &Rulebook,
    table: &Table,
    deed: &Deed,
    opponent: &mut Opponent,
    log: &mut Vec<Entry>,
) -> Table {
    let mut answer = |_: usize, question: &Question, table: &Table| {
        if let Some(fault) = fault(book, table) {
            panic!("{fault} at {question:?}");
        }
        let answer = opponent.answer(question, table);
        assert!(question.accepts(&answer), "{question:?} refuses {answer:?}");
        log.push(Entry::Answer(answer.clone()));
        Some(Input::Answer(answer))
    };
    let done = exec_with(book, table, deed, &mut answer);
    assert_eq!(done.question, None, "{deed:?}");
    if let Some(fault) = fault(book, &done.table) {
        panic!("{fault} after {deed:?}: {:#?}", done.steps);
    }
    done.table
}

fn play_seeds(seeds: impl Iterator<Item = u64>) {
    let library = library();
    for seed in seeds {
        let book = rulebook(&library, random_setup(seed));
        let outcome = std::panic::catch_unwind(|| play(&book));
        assert!(outcome.is_ok(), "seed {seed}: {:?}", book.setup);
    }
}

#[test]
fn random_games_end_and_lose_nothing() {
    play_seeds(KEPT.into_iter().chain((0..GAMES).step_by(2)));
}

#[test]
fn more_random_games_end_and_lose_nothing() {
    play_seeds((1..GAMES).step_by(2));
}

#[test]
fn a_log_replays_to_the_same_state_at_every_point() {
    let library = library();
    for seed in 0..REPLAYED {
        let book = rulebook(&library, random_setup(seed));
        let (log, table) = play(&book);
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
            let is_asking = undone.question.is_some();
            let goes_on = matches!(log[point], Entry::Answer(_));
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
    for card in on_table.chain(sites) {
        if bots.contains(&card) {
            return Some(format!("{card:?} is the Bot's and on the table"));
        }
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
    for (number, pool) in table.pools.iter().enumerate() {
        let hidden = [&table.deck, &table.supplement, &table.row]
            .into_iter()
            .flatten()
            .filter(|face| **face == Face::Hidden(Pool::Crew(number)));
        if hidden.count() != pool.len() {
            return Some(format!("pool {number} does not fit its facedown cards"));
        }
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
