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
pub use clean::{Doubt, PrintedCard, Refusal};
pub use corrections::Difference;
pub use layout::{Edition, Layout};
pub use names::{NameParts, Names};
pub use report::{Note, Report, report};
pub use rows::{NoSheet, RefusedRow, Repair, RepairedRow, Row, Rows, read};
