//! The card search.

mod habit;
mod naive_filter;
mod owned;
mod printed_words;
mod ranking;
mod worked_cases;
