//! Card files of the LackeyCCG plugins for the Star Trek CCG: read, mended where they are broken in
//! known ways, and joined to cards. Reads bytes it is given; files and storage are the caller's.

mod clean;
mod facts;
mod first;
mod join;
mod layout;
mod lines;
mod names;
mod report;
mod second;

pub use facts::{Doubt, Printed, Refusal};
pub use join::{Sheet, cards, with_built_in};
pub use layout::{Edition, Layout};
pub use lines::{NoSheet, Refused, Repair, Repaired, Row, Rows, read};
pub use names::{Names, Parted};
pub use report::{Note, Report, report};
