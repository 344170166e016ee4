//! Deck lists of the Star Trek CCG Second Edition: read from any form they come in, cards found, and
//! judged by the rules of deck building. Reads bytes it is given; files and cards are the caller's.

mod collection;
mod diff;
mod doors;
mod edit;
mod hand;
mod legality;
mod list;
mod odds;
mod reach;
pub mod roster;
#[cfg(test)]
mod sample;
mod stats;

pub use crate::model::Pile;
pub use collection::{Demand, Shortage, needs, shortages};
pub use diff::{Difference, differences};
pub use doors::{Door, Doors, Quote};
pub use edit::{Action, Kept};
pub use hand::{OPENING, hand};
pub use legality::advice::{Advice, AtOnce, Beyond, InReach, Topic, WINNING_POINTS, advice};
pub use legality::{Counts, Culprit, Rule, Violation, certain, outside_pool, violations};
pub use list::decode::{LARGEST, NoText, decode};
pub use list::find::{Card, Cards, Deck, How, Unknown, Why, resolve};
pub use list::fix::{Change, fixed};
pub use list::index::NameIndex;
pub use list::miscounts::Miscount;
pub use list::number::Number;
pub use list::read::{NoList, Purpose, read, read_all, read_line};
pub use list::recognizer::Recognizer;
pub use list::write::write;
pub use list::zipped::{NoArchive, files, is_archive};
pub use list::{
    Citation, Content, DeckList, Doubt, Family, Format, List, ListLine, MOST_COPIES, Statement,
    one_line,
};
pub use odds::attempt::{CrewOdds, MOST_CREWS, Method, SAMPLES, crew_odds};
pub use odds::draw::{Draw, Hands, Odds};
pub use odds::least::{Least, least_crew};
pub use odds::opening_hand::{CHEAP, Wish, Wished, wishes};
pub use reach::company::Company;
pub use reach::{Lack, Prospect, Reach};
pub use stats::all_missions::{AllMissions, Missing, SharedNeed, Substitute};
pub use stats::counts::{SkillOffer, Spread};
pub use stats::needs::{Best, MissionNeeds, Need};
pub use stats::{AttributeSpread, CardAttribute, Costs, Dilemmas, Stats, Tally};
