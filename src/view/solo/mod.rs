//! What a solo player sees: the computer's turn step by step, questions, the table, scores.

pub mod cadet;
pub mod captains;
pub mod card_ticks;
pub mod checklist;
pub mod control;
pub mod effects;
pub mod entry_kinds;
pub mod games;
pub mod pick;
pub mod picture;
pub mod public;
pub mod question;
pub mod resolved;
pub mod score;
pub mod status;
pub mod steps;
pub mod story;

use kit::terms::Term;
use model::Mode;
use page::locale::Texts;
use solo::state::setup::Setup;

use super::kit;

/// The name of a level of the Bot.
pub fn level(texts: &Texts, level: Mode) -> String {
    level.term(texts)
}

/// Captain and level of the Bot of a game.
pub fn opponent(texts: &Texts, setup: &Setup) -> String {
    format!("{} · {}", kit::records::captain_name(setup.bot), level(texts, setup.difficulty))
}
