//! The screens of `tricorder deck`.

pub mod check;
pub mod diff;
mod explain;
pub mod hand;
pub mod keep;
