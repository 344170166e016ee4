//! Campaigns and trainings of the page: the options of their commands, as controls.

use super::opening::{SIDE, captain, one_of, side};
use crate::cli::choices::{CHALLENGES, MODES, SIDES};
use crate::locale::{Texts, msg};
use crate::model::CrewDeck;
use crate::page::{Choice, Control, Field, Part};
use crate::solo::state::setup::BoardSide;
use crate::store::LogKind;
use crate::view;
use crate::view::solo::tally::{Known, tally};
use crate::web::{Book, FLAG, Sheet};

/// Points of a side are within this.
const MOST_POINTS: i64 = 999;

/// How the user database keeps such logs.
pub fn kind(book: Book) -> LogKind {
    match book {
        Book::Campaign => LogKind::Campaign,
        Book::Cadet => LogKind::Cadet,
    }
}

/// The controls of a command.
/// Captains are those of the player's boxes.
pub fn sheet(texts: &Texts, sheet: Sheet, own: &[CrewDeck]) -> Vec<Part> {
    match sheet {
        Sheet::NewCampaign => vec![part(new_campaign(texts, own))],
        Sheet::Record => vec![part(result(texts, own)), part(points(texts))],
        Sheet::Upgrade => vec![part(upgrade(texts))],
        Sheet::NewTraining => vec![part(new_training(texts, own))],
        Sheet::Score => scores(texts),
    }
}

fn part(fields: Vec<Field>) -> Part {
    Part {
        fields,
        ..Part::default()
    }
}

fn new_campaign(texts: &Texts, own: &[CrewDeck]) -> Vec<Field> {
    let mode = |mode| view::campaign::mode(texts, mode);
    let choices = CHALLENGES.iter().map(|(word, dare)| {
        let code = word.en.first().copied().unwrap_or_default();
        Choice::new(code, view::campaign::challenge(texts, *dare))
    });
    let dares = Control::Several(choices.collect());
    vec![
        captain("captain", msg::play_choose_captain(texts), own, None),
        one_of("mode", msg::solo_mode(texts), &MODES, mode, None),
        Field::new("challenge", msg::solo_challenges(texts), dares),
        name(texts),
    ]
}

fn name(texts: &Texts) -> Field {
    Field::new("name", msg::solo_book_name(texts), Control::Line)
}

/// Against whom, and how it ended.
fn result(texts: &Texts, own: &[CrewDeck]) -> Vec<Field> {
    let outcomes = [
        Choice::new("won", msg::solo_won(texts)),
        Choice::new("lost", msg::solo_was_lost(texts)),
        Choice::new("", msg::solo_by_points(texts)),
    ];
    let outcome = Control::OneOf(outcomes.into());
    let shown = |side| match side {
        BoardSide::Basic => msg::play_word_basic(texts),
        BoardSide::Advanced => msg::play_word_advanced(texts),
    };
    let side = one_of(SIDE, msg::play_choose_side(texts), &SIDES, shown, None);
    vec![
        captain("opponent", msg::play_choose_bot(texts), own, None),
        Field::new(FLAG, msg::solo_outcome(texts), outcome),
        Field {
            is_needed: false,
            ..side
        },
    ]
}

fn points(texts: &Texts) -> Vec<Field> {
    let points = Control::Number {
        least: -MOST_POINTS,
        most: MOST_POINTS,
    };
    vec![
        Field::new("score", msg::solo_your_points(texts), points.clone()),
        Field::new("bot-score", msg::solo_bot_points(texts), points),
    ]
}

fn upgrade(texts: &Texts) -> Vec<Field> {
    let suggested = || Control::Name {
        suggestions: "/suggest?game=cc".to_owned(),
    };
    let bonus = Control::Number { least: 1, most: 9 };
    let none = Control::OneOf(vec![
        Choice::new("", msg::solo_upgrade_chosen(texts)),
        Choice::new("none", msg::solo_upgrade_none(texts)),
    ]);
    vec![
        Field::new("reinforce", msg::solo_upgrade_reinforce(texts), suggested()),
        Field::new("bonus", msg::solo_upgrade_bonus(texts), bonus),
        Field::new("own-card", msg::solo_upgrade_own_card(texts), suggested()),
        Field::new(FLAG, msg::solo_upgrade(texts), none),
    ]
}

fn new_training(texts: &Texts, own: &[CrewDeck]) -> Vec<Field> {
    vec![
        captain("captain", msg::play_choose_captain(texts), own, None),
        side(texts, None),
        name(texts),
    ]
}

/// The points alone, else all that they are counted from; or that the Burn came.
fn scores(texts: &Texts) -> Vec<Part> {
    let points = Control::Number {
        least: -MOST_POINTS,
        most: MOST_POINTS,
    };
    let burn = Control::OneOf(vec![
        Choice::new("", msg::solo_no_burn(texts)),
        Choice::new("burn", msg::solo_burn(texts)),
    ]);
    let first = vec![
        Field::new(FLAG, msg::solo_end(texts), burn),
        Field::new("points", msg::solo_points_counted(texts), points),
    ];
    let mut parts = vec![part(first)];
    let mut counted = tally(texts, BoardSide::Advanced, Known::default(), false);
    for field in counted.iter_mut().flat_map(|part| &mut part.fields) {
        field.value.clear();
    }
    parts.extend(counted);
    parts
}
