//! Readers under attack: every reader of what comes from outside is fed with files that were good once, mutated at
//! random. None may panic, none may take longer than [`SLOWEST`].
//!
//! `cargo test --test fuzz` gives each target 6 seconds; `TRICORDER_FUZZ=80 cargo test --test fuzz` gives each 80, which
//! is 20 minutes in all. `TRICORDER_FUZZ_SEED` repeats a run, a name behind `--` picks targets.
//! What broke a reader is kept in `target/fuzz`; `TRICORDER_FUZZ_SLOWEST=2000` keeps what takes two seconds as well.

#![allow(clippy::print_stdout, dead_code)]

mod inside;
/// What it shares with the other tests.
#[path = "../it/kit"]
mod kit {
    pub mod desk;
    pub mod files;
    pub mod sheets;
    pub mod site;
}
mod mutate;
mod outside;

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};
use std::{env, fs};

use mutate::Mutator;

/// One input may take this many milliseconds; a debug build on a busy machine answers in less.
const SLOWEST: u64 = 20_000;

/// What a reader made of an input, if it is not to be.
type Verdict = Result<(), String>;

/// Reads an input.
type Reader = Box<dyn FnMut(&[u8]) -> Verdict>;

/// A reader, and good input to begin with.
struct Target {
    name: &'static str,
    seeds: Vec<Vec<u8>>,
    feed: Reader,
}

/// Runs every target whose name holds one of the words of the command line.
fn main() -> ExitCode {
    let words: Vec<String> = env::args().skip(1).filter(|word| !word.starts_with('-')).collect();
    let wanted = |target: &Target| words.is_empty() || words.iter().any(|word| target.name.contains(word.as_str()));
    let time = Duration::from_secs(number("TRICORDER_FUZZ").unwrap_or(6));
    let seed = number("TRICORDER_FUZZ_SEED").unwrap_or_else(now);
    println!("seed {seed}, {} s a target", time.as_secs());
    let targets = inside::targets().into_iter().chain(outside::targets()).collect::<Vec<_>>();
    std::panic::set_hook(Box::new(|panic| *last_panic() = panic.to_string()));
    let broken: usize = targets.into_iter().filter(wanted).map(|target| attack(target, time, seed)).sum();
    ExitCode::from(u8::from(broken > 0))
}

/// What the last panic said.
fn last_panic() -> MutexGuard<'static, String> {
    static LAST: Mutex<String> = Mutex::new(String::new());
    LAST.lock().unwrap_or_else(PoisonError::into_inner)
}

fn number(variable: &str) -> Option<u64> {
    env::var(variable).ok()?.parse().ok()
}

fn now() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    since.map_or(1, |since| since.as_secs())
}

/// Feeds a target for a time; how many inputs broke it, ten at most.
fn attack(mut target: Target, time: Duration, seed: u64) -> usize {
    let mut mutator = Mutator::new(seed, target.seeds.clone());
    let limit = Duration::from_millis(number("TRICORDER_FUZZ_SLOWEST").unwrap_or(SLOWEST));
    let (begin, mut runs, mut broken, mut slowest) = (Instant::now(), 0_u64, 0, Duration::ZERO);
    while begin.elapsed() < time && broken < 10 {
        let input = mutator.next();
        let start = Instant::now();
        let verdict = (target.feed)(&input);
        let took = start.elapsed();
        slowest = slowest.max(took);
        runs += 1;
        let late = (took > limit).then(|| format!("{} ms", took.as_millis()));
        if let Some(fault) = verdict.err().or(late) {
            broken += 1;
            println!("{}: {fault}: {}", target.name, keep(target.name, &input).display());
        }
    }
    let slowest = slowest.as_millis();
    println!("{:<16} {runs:>8} inputs, {broken} broke it, slowest {slowest} ms", target.name);
    broken
}

/// Writes down what broke a reader.
fn keep(name: &str, input: &[u8]) -> PathBuf {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("target/fuzz");
    let sum = xxhash_rust::xxh3::xxh3_64(input);
    let path = folder.join(format!("{}-{sum:016x}", name.replace(' ', "-")));
    let _ = fs::create_dir_all(&folder).and_then(|()| fs::write(&path, input));
    path
}
