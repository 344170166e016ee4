//! `cargo bench --bench club`: how much a club's server bears. Two nodes on a real PostgreSQL that keeps what it
//! confirms, behind haproxy with the example file. Requests are due at fixed times, and how long one takes is counted
//! from when it was due: who has to wait for somebody else is counted as waiting.
//!
//! Goals (two cores, with the load on them): 500 look-ups and 50 Bot steps a second at once, each with p99 under 50 ms.
//! Then both are raised until one of them is missed. What is printed are rows of Markdown, and what each part of the
//! server worked meanwhile. `TRICORDER_LOAD_SECONDS` makes the main stretch (30 s) longer or shorter, and the others
//! with it.

#![allow(clippy::print_stdout, dead_code)]

#[cfg(unix)]
#[path = "club/burden.rs"]
mod burden;
#[cfg(unix)]
#[path = "club/games.rs"]
mod games;
/// What it shares with the tests.
#[cfg(unix)]
#[path = "../it/kit"]
mod kit {
    pub mod club;
    pub mod desk;
    pub mod postgres;
    pub mod printed;
    pub mod visitor;
}
#[cfg(unix)]
#[path = "club/line.rs"]
mod line;
#[cfg(unix)]
#[path = "club/lookups.rs"]
mod lookups;
#[cfg(unix)]
#[path = "club/pace.rs"]
mod pace;
#[cfg(unix)]
#[path = "club/stage.rs"]
mod stage;

fn main() {
    #[cfg(unix)]
    stage::run();
}
