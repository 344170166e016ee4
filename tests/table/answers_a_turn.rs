//! How much a player has to answer: twelve games, each with real cards and with a virtual deck. The Bot
//! decides the same, however much is asked.

use solo::state::setup::{DeckMode, Questions};
use solo::state::tabletop::Tabletop;

use crate::kit::built_in::library;
use crate::kit::figures::{Figures, twelve};
use crate::kit::scripted::Told;

/// Answers a Bot turn, at most.
const REAL_CARDS: f64 = 6.5;
const VIRTUAL: f64 = 4.5;

/// What of a table the way of asking must not change.
fn outcome(table: &Tabletop) -> String {
    let with_teams: Vec<_> =
        table.zone.iter().filter(|site| site.bot_teams > 0).map(|site| (&site.card, site.bot_teams)).collect();
    let sizes = [&table.discard, &table.log, &table.staging].map(Vec::len);
    format!(
        "{:?}",
        (
            (table.turn, table.tracks, table.supply, table.deck.len(), table.supplement.len()),
            (sizes, &table.officer, &table.controlled, &table.ships),
            (with_teams, table.stardate, table.ending),
        )
    )
}

#[track_caller]
fn decide_the_same(single: &[Told], joined: &[Told]) {
    for (one, other) in single.iter().zip(joined) {
        let bot = one.book.setup.bot;
        let turns = one.decisions().into_iter().zip(other.decisions());
        for (turn, (one, other)) in (1..).zip(turns) {
            assert_eq!(one, other, "{bot:?}, turn {turn}");
        }
        assert_eq!(outcome(&one.table), outcome(&other.table), "{bot:?}");
    }
}

#[test]
fn joined_questions_need_few_answers_and_change_no_decision() {
    for (deck, most) in [(DeckMode::Physical, REAL_CARDS), (DeckMode::Virtual, VIRTUAL)] {
        let [single, joined] =
            [Questions::Single, Questions::Joined].map(|questions| twelve(library(), deck, questions));
        let [before, now] = [&single, &joined].map(|games| Figures::of(games));
        println!("{deck:?}\n{}\n{}", before.lines(), now.lines());
        decide_the_same(&single, &joined);
        assert!(now.answers() <= most, "{}", now.lines());
    }
}
