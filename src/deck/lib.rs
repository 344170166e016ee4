//! Deck lists of the Star Trek CCG Second Edition: read from any form they come in, cards found, and
//! judged by the rules of deck building. Reads bytes it is given; files and cards are the caller's.
//!
//! # To add something
//!
//! - **A shape of a list that is not read**: what is left of its lines beside the names (`list/tokens.rs`), the words
//!   that mean nothing or a pile (`words.ftl`: `list-…`, `heading-…`, `column-…`); never a reader of its own.
//! - **A form in which lists are written**: a constant of `list/write.rs`.

mod collection;
mod edit;
mod flight;
pub mod goldfish;
mod legality;
mod list;
mod odds;
mod playability;
mod reach;
pub mod roster;
#[cfg(test)]
mod sample;
pub mod staffing;
mod stats;

pub use collection::{CopyShortage, StandIn, needs, shortages};
pub use edit::{Action, CardRef, DeckDifference, differences};
pub use flight::{FLIGHT_MODIFIER, FlightHop, FlightStop};
pub use legality::advice::{
    Advice, AdviceTopic, InPlayCount, PointsInReach, UnreachableMission, WINNING_POINTS, advice,
};
pub use legality::{DeckCounts, Rule, RuleBreaker, Violation, certain_violations, outside_pool, violations};
pub use list::code::{encode, has_code};
pub use list::files::{ArchiveError, DecodeError, MAX_LIST_BYTES, decode, is_archive, unzip_files};
pub use list::find::{
    CardSource, DeckEntry, FoundDeck, MatchFailure, MatchKind, UnknownEntry, resolve, sum_copies,
};
pub use list::fix::{NameChange, update_names};
pub use list::name_index::NameIndex;
pub use list::numbers::Number;
pub use list::read::{ListError, Purpose, read, read_all, read_line};
pub use list::recognizer::Recognizer;
pub use list::write::{pile_copies, write};
pub use list::{
    CardList, Citation, DeckList, Family, Format, LineFault, ListContent, ListLine, MOST_COPIES, Miscount,
    Statement, one_line,
};
pub use model::Pile;
pub use odds::attempt::{CrewOdds, MOST_CREWS, OddsMethod, SAMPLES, crew_odds};
pub use odds::draw::{Draw, DrawChance, HandCount};
pub use odds::least::{SmallestCrew, smallest_crew};
pub use odds::opening_hand::{CHEAP, HandWish, OPENING, WishCount, hand, wishes};
pub use playability::{PlayPermissions, Playability, Quote};
pub use reach::company::CrewPool;
pub use reach::{MissionReach, Prospect, Shortfall};
pub use stats::all_missions::{AllMissions, MissingSkill, SharedNeed, Substitute};
pub use stats::counts::{SkillOffer, Spread};
pub use stats::needs::{BestPath, BranchNeed, MissionNeeds};
pub use stats::{AttributeSpread, CardAttribute, Costs, DeckStats, DilemmaStats, Tally};
