//! The screens of `tricorder deck`.

mod bars;
pub mod check;
mod explain;
mod figures;
pub mod odds;
pub mod stats;
pub mod stats_json;
pub mod unread;
