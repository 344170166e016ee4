//! Card files of the LackeyCCG plugins for the Star Trek CCG: read, mended where they are broken in
//! known ways, and joined to cards. Reads bytes it is given; files and storage are the caller's.

mod clean;
mod corrections;
mod first;
mod join;
mod layout;
mod names;
mod printing;
mod report;
mod rows;
mod second;

pub use corrections::Difference;
pub use join::{Sheet, cards, differences, with_built_in};
pub use layout::{Edition, Layout};
pub use names::{Names, Parted};
pub use printing::{Doubt, Printed, Refusal};
pub use report::{Note, Report, report};
pub use rows::{NoSheet, Refused, Repair, Repaired, Row, Rows, read};
