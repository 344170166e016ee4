//! The screens of `tricorder deck`.

pub mod check;
mod explain;
