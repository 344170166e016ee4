//! Deck lists of the Star Trek CCG Second Edition: read from any form they come in, cards found, and
//! judged by the rules of deck building. Reads bytes it is given; files and cards are the caller's.

mod advice;
mod crew;
mod decode;
mod diff;
mod draw;
mod find;
mod fix;
mod hand;
mod list;
mod needs;
mod opening;
mod pile;
mod read;
pub mod roster;
mod rules;
#[cfg(test)]
mod sample;
mod stats;
mod write;

pub use advice::{Advice, Topic, WINNING_POINTS, advice};
pub use crew::{CrewOdds, MOST_CREWS, Method, SAMPLES, crew_odds};
pub use decode::{NoText, decode};
pub use diff::{Difference, differences};
pub use draw::{Draw, Hands, Odds};
pub use find::{Card, Deck, How, Unknown, Why, resolve};
pub use fix::{Change, fixed};
pub use hand::{OPENING, hand};
pub use list::{Content, DeckList, Format, Line, MOST_COPIES, Trouble, one_line};
pub use needs::{MissionNeeds, Need};
pub use opening::{CHEAP, Wish, Wished, wishes};
pub use pile::Pile;
pub use read::{NoList, detect, read};
pub use rules::{Counts, Culprit, Rule, Violation, violations};
pub use stats::{Costs, SkillOffer, Spread, Stats, Tally};
pub use write::write;
