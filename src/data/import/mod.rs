//! Card files of the LackeyCCG plugins for the Star Trek CCG: read, mended where they are broken in
//! known ways, and joined to cards. Reads bytes it is given; files and storage are the caller's.

mod card_rows;
mod clean;
mod corrections;
mod first;
mod layout;
mod names;
mod report;
mod rows;
mod second;

pub use card_rows::{CardRows, cards, differences, with_built_in};
pub use clean::{Doubt, FieldRefusal, PrintedCard};
pub use corrections::FieldCorrection;
pub use layout::{Edition, Layout};
pub use names::{ImportNames, NameParts};
pub use report::{ImportNote, ImportOutcome, report};
pub use rows::{ImportRow, NoSheet, RefusedRow, Repair, RepairedRow, Rows, read};
