//! The card search.

mod naive_filter;
mod ranking;
mod worked_cases;
