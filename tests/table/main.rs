//! What the rules and the engine of the computer opponent do at a table, without the program around them: it is built from
//! `solo` and the built-in data alone.

#![allow(clippy::print_stdout, dead_code)]

mod answers_a_turn;
mod engine;
mod every_mix;
mod final_scoring;
mod printed_turn;
mod random_games;
mod rows_in_order;
/// What it shares with the other tests.
#[path = "../it/kit"]
mod kit {
    pub mod built_in;
    pub mod figures;
    pub mod mixes;
    pub mod opponent;
    pub mod printed;
    pub mod scene;
    pub mod scripted;
}
