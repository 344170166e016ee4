//! The computer opponent of Captain's Chair: which row counts, what cards are worth, which one it
//! takes, where it sends, and its whole turn. Pure: no terminal, no files, no language; all chance
//! comes from a seed.
//!
//! # To add something
//!
//! - **A captain**: its crew in `data/cc/boxes.yaml`, its cards, program, board and entry, its word in `words.ftl`. Nothing
//!   here knows a captain by name; what one has is asked of its `Board` and `SpecialRule` (`model/cc/program.rs`). What no
//!   other had before: a property there, answered in `state/captain.rs`; what it keeps on the table, a field of
//!   `CaptainState` (`rules/marks.rs`), and what becomes of it, `engine/captain.rs`; what only the player can tell, a
//!   `CaptainQuestion` (`state/question.rs`), asked in `engine/own_captain.rs`, put in `app/solo/question/wording.rs`;
//!   `Board::needs_telling` says who is asked.
//! - **An effect of a program card**: its variant in the group it belongs to (`model/cc/effect.rs`). The compiler
//!   then names what it does (`engine/effects.rs` and beside it) and its sentence (`words/effects`,
//!   `locales/{de,en}/effect.ftl`). If the turn tells of it in a new way: a line of `steps!` with the page of the
//!   rulebook (`state/step/groups/mod.rs`) and one of `says!` (`words/steps`).
//! - **A question of the engine**: its variant and the kind of answer it wants (`state/question.rs`,
//!   `Question::answer_kind`), its words (`app/solo/question/wording.rs`). By the kind it is drawn, read from a
//!   line, read from a form, and offered to the Tab key.
//! - **An event or a correction**: its line in the one table `app/solo/entry_kinds.rs`: word, sentence, what else is
//!   said, and the value that comes of it.

pub mod cadet;
pub mod campaign;
pub mod engine;
pub mod rules;
pub mod score;
pub mod state;
pub mod stats;

pub use rules::locations::{Forces, ZoneLocation};
pub use rules::market::Offer;
pub use rules::row::{ProgramRow, Side, print_matters, row_for};
pub use rules::worth::{Multipliers, TokenCounts, Worth};
