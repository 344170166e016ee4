//! The screens of `tricorder deck`.

pub mod check;
pub mod crew;
mod explain;
