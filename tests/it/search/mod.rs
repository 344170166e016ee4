//! The card search.

mod naive_filter;
mod printed_words;
mod ranking;
mod worked_cases;
