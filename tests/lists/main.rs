//! Deck lists read and judged with all cards, without the program around them: it is built from `deck` and the built-in
//! data alone.

#![allow(dead_code)]

mod any_list;
mod examples;
mod number_columns;
mod second_checker;
mod single_lines;
mod sixty;
/// What it shares with the other tests.
#[path = "../it/kit"]
mod kit {
    pub mod built_in;
    pub mod files;
    pub mod pool;
}
