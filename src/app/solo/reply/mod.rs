//! What a player types during a game, read against the table: card names, answers, events,
//! corrections. Everything works in both languages.

mod answer;
mod correction;
mod event;
mod fields;
mod parts;
mod reader;
mod refused;
mod sent;
mod table;
#[cfg(test)]
mod tests;

pub use answer::parse_answer;
pub use correction::parse_correction;
pub use event::parse_event;
pub use parts::{PartialLine, ReplyError};
pub use reader::{GuessedCards, Reader, unreadable};
pub use sent::{parse_answer_form, parse_correction_form, parse_event_form};
