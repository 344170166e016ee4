//! The nouns of the program: games, languages, rule entries. Plain data without I/O and without
//! knowledge of how it is stored or shown.

mod entry;
mod game;
mod id;
mod kind;
mod lang;
mod symbol;
mod table;

pub use entry::{Certainty, Entry, Link, Record, Ruling, RulingOrigin, TitleOrigin};
pub use game::{Document, Game, Source};
pub use id::{EntryId, InvalidId};
pub use kind::{Kind, TraitGroup};
pub use lang::{Lang, Localized};
pub use symbol::SYMBOLS;
pub use table::{Cell, Column, Table};
