//! Deck lists of the Star Trek CCG Second Edition: read from any form they come in, cards found, and
//! judged by the rules of deck building. Reads bytes it is given; files and cards are the caller's.

mod advice;
pub mod crew;
mod decode;
mod find;
mod list;
mod pile;
mod read;
mod rules;
mod write;

pub use advice::{Advice, Topic, WINNING_POINTS, advice};
pub use decode::{NoText, decode};
pub use find::{Card, Deck, How, Unknown, Why, resolve};
pub use list::{Content, DeckList, Format, Line, Trouble};
pub use pile::Pile;
pub use read::{NoList, detect, read};
pub use rules::{Counts, Culprit, Rule, Violation, violations};
pub use write::write;
