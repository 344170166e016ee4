//! The screens of `tricorder deck`.

mod bars;
pub mod check;
pub mod diff;
mod explain;
mod figures;
pub mod hand;
pub mod keep;
pub mod odds;
pub mod roster;
pub mod stats;
pub mod stats_json;
pub mod unread;
