//! Readers under attack: every reader of what comes from outside is fed with files that were good once, mutated at
//! random, and with lines made of the program's own arguments. None may panic, none may take longer than its target
//! allows, none more than [`MOST_MEMORY`].
//!
//! `cargo test --test fuzz` gives each target 6 seconds; `TRICORDER_FUZZ=80 cargo test --test fuzz` gives each 80.
//! `TRICORDER_FUZZ_RUNS=20000` gives each so many inputs and all the time they take, `TRICORDER_FUZZ_SEED` repeats a run,
//! a name behind `--` picks targets and `--list` names them all. `.ci/fuzz` runs each for an hour, by night.
//!
//! Good input stands in `tests/fuzz/corpus/<target>` where no other test has it. What broke a target once stands in
//! `tests/fuzz/broken/<target>` and is read first. What breaks one is kept in `target/fuzz`, and so is, as `…-running`,
//! what was read when the process came to its end; `TRICORDER_FUZZ_SLOWEST=2000` keeps what takes two seconds of work as
//! well.

#![allow(clippy::print_stdout, dead_code)]

mod forms;
mod inside;
/// What it shares with the other tests.
#[path = "../it/kit"]
mod kit {
    pub mod answers;
    pub mod desk;
    pub mod files;
    pub mod sheets;
    pub mod site;
}
mod lines;
mod mutate;
mod outside;
mod player;

use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, Stdio};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};
use std::{env, fs};

use kit::files::files_with_bytes;
use mutate::{Chance, Mutator};

/// One input may take this many milliseconds of work; a debug build answers in less.
const SLOWEST: u64 = 20_000;
/// What one input may need at its peak, in MB, above what the process had before its target.
const MOST_MEMORY: u64 = 300;
/// Names the folder of the process that feeds.
const PLACE: &str = "TRICORDER_FUZZ_PLACE";

/// What a reader made of an input, if it is not to be.
type Verdict = Result<(), String>;

/// Reads an input.
type Reader = Box<dyn FnMut(&[u8]) -> Verdict>;

/// Where inputs come from.
enum Source {
    /// Good ones, which are mutated.
    Seeds(Vec<Vec<u8>>),
    /// All are made.
    Made(Box<dyn FnMut(&mut Chance) -> Vec<u8>>),
}

/// A reader, and what it is fed with.
struct Target {
    source: Source,
    feed: Reader,
    /// Milliseconds that an input may take.
    slowest: fn(&[u8]) -> u64,
}

impl Target {
    fn new(seeds: Vec<Vec<u8>>, feed: impl FnMut(&[u8]) -> Verdict + 'static) -> Target {
        Target { source: Source::Seeds(seeds), feed: Box::new(feed), slowest: |_| SLOWEST }
    }
}

/// The targets of a file, which are opened when their turn comes.
type Targets = [(&'static str, fn() -> Target)];

/// The peak of memory of the last process that a target ran, in MB.
static CHILD_PEAK: AtomicU64 = AtomicU64::new(0);

/// Attacks every target whose name holds one of the words of the command line.
fn main() -> ExitCode {
    let words: Vec<String> = env::args().skip(1).filter(|word| !word.starts_with('-')).collect();
    let all: [&Targets; 5] =
        [&inside::TARGETS, &player::TARGETS, &forms::TARGETS, &lines::TARGETS, &outside::TARGETS];
    let mut wanted: Vec<_> = all.into_iter().flatten().collect();
    wanted.retain(|(name, _)| words.is_empty() || words.iter().any(|word| name.contains(word.as_str())));
    if env::args().any(|word| word == "--list") {
        wanted.iter().for_each(|(name, _)| println!("{name}"));
        return ExitCode::SUCCESS;
    }
    if env::var_os(PLACE).is_none() {
        return in_own_place();
    }
    let time = Duration::from_secs(number("TRICORDER_FUZZ").unwrap_or(6));
    let seed = number("TRICORDER_FUZZ_SEED").unwrap_or_else(now);
    println!("seed {seed}, {} s a target", time.as_secs());
    println!("{:<16} {:>9} {:>7} {:>11} {:>10}", "target", "runs", "broken", "slowest", "memory");
    std::panic::set_hook(Box::new(|panic| *last_panic() = panic.to_string()));
    let broken: usize = wanted.iter().map(|(name, open)| attack(name, open(), time, seed)).sum();
    ExitCode::from(u8::from(broken > 0))
}

/// The same as a process on a machine of its own: what is answered in this process finds its folders by variables.
fn in_own_place() -> ExitCode {
    let folder = tempfile::tempdir().expect("a folder");
    let own = folder.path().join("own");
    fs::create_dir(&own).expect("a folder");
    let mut command = Command::new(env::current_exe().expect("a program"));
    command.args(env::args_os().skip(1)).current_dir(&own).stdin(Stdio::null()).env(PLACE, folder.path());
    command.env("TRICORDER_DATA_DIR", &own).env("TRICORDER_CONFIG_DIR", own.join("config"));
    command.env("TRICORDER_CACHE_DIR", folder.path().join("cache")).env("LANG", "C.UTF-8");
    let ended = command.status().expect("the process starts");
    ExitCode::from(ended.code().and_then(|code| u8::try_from(code).ok()).unwrap_or(101))
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
fn attack(name: &str, target: Target, time: Duration, seed: u64) -> usize {
    let Target { source, mut feed, slowest } = target;
    let limit_wanted = number("TRICORDER_FUZZ_SLOWEST");
    let mut inputs = inputs(name, source, seed);
    let (runs_wanted, before) = (number("TRICORDER_FUZZ_RUNS"), memory("VmRSS:"));
    let mut figures = Figures::default();
    let begin = Instant::now();
    while figures.broken < 10 && runs_wanted.map_or(begin.elapsed() < time, |runs| figures.runs < runs) {
        let input = inputs();
        let running = keep(&format!("{name}-running"), &input);
        let (start, worked) = (Instant::now(), work());
        let verdict = feed(&input);
        // What the machine did besides does not count, unless the reader waits for something that never comes.
        let took =
            Some(start.elapsed()).filter(|time| time.as_millis() > (6 * SLOWEST).into()).unwrap_or(work() - worked);
        let peak = memory("VmHWM:").saturating_sub(before).max(CHILD_PEAK.swap(0, Ordering::Relaxed));
        figures.add(took, peak);
        let _ = fs::remove_file(running);
        let limit = limit_wanted.unwrap_or_else(|| slowest(&input));
        let late = (took > Duration::from_millis(limit)).then(|| format!("{} ms", took.as_millis()));
        let large = (peak > MOST_MEMORY).then(|| format!("{peak} MB"));
        if let Some(fault) = verdict.err().or(late).or(large) {
            figures.broken += 1;
            // The highest mark of all would count for the inputs behind it as well.
            let _ = fs::write("/proc/self/clear_refs", "5");
            let sum = xxhash_rust::xxh3::xxh3_64(&input);
            println!("{name}: {fault}: {}", keep(&format!("{name}-{sum:016x}"), &input).display());
        }
    }
    println!("{name:<16} {figures}");
    figures.broken
}

/// What came of an attack.
#[derive(Default)]
struct Figures {
    runs: u64,
    broken: usize,
    slowest: Duration,
    memory: u64,
}

impl Figures {
    fn add(&mut self, took: Duration, peak: u64) {
        self.runs += 1;
        self.slowest = self.slowest.max(took);
        self.memory = self.memory.max(peak);
    }
}

impl std::fmt::Display for Figures {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Figures { runs, broken, slowest, memory } = self;
        write!(f, "{runs:>9} {broken:>7} {:>8} ms {memory:>7} MB", slowest.as_millis())
    }
}

/// What a target is fed with: first what broke it once.
fn inputs(name: &str, source: Source, seed: u64) -> Box<dyn FnMut() -> Vec<u8>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fuzz");
    let kept = |kind: &str| {
        let folder = folder.join(kind).join(name.replace(' ', "-"));
        let files = if folder.is_dir() { files_with_bytes(&folder) } else { Vec::new() };
        files.into_iter().map(|(_, bytes)| bytes)
    };
    let mut broken = kept("broken");
    let mut more: Box<dyn FnMut() -> Vec<u8>> = match source {
        Source::Seeds(mut seeds) => {
            seeds.extend(kept("corpus"));
            let mut mutator = Mutator::new(seed, seeds);
            Box::new(move || mutator.next())
        }
        Source::Made(mut make) => {
            let mut chance = mutate::chance(seed);
            Box::new(move || make(&mut chance))
        }
    };
    Box::new(move || broken.next().unwrap_or_else(&mut more))
}

/// A figure of the memory of this process, in MB: 0 where the system does not tell.
fn memory(figure: &str) -> u64 {
    let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix(figure));
    let kilobytes = line.and_then(|line| line.split_whitespace().next()?.parse::<u64>().ok());
    kilobytes.unwrap_or_default() / 1024
}

/// How long this process has worked, with those it waited for, to a hundredth of a second.
fn work() -> Duration {
    let figures = fs::read_to_string("/proc/self/stat").unwrap_or_default();
    let figures = figures.rsplit(')').next().unwrap_or_default();
    // Of itself and of others, each in the program and in the system.
    let ticks = figures.split_whitespace().skip(11).take(4).filter_map(|figure| figure.parse::<u64>().ok());
    Duration::from_millis(ticks.sum::<u64>() * 10)
}

/// Writes down an input.
fn keep(name: &str, input: &[u8]) -> PathBuf {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("target/fuzz");
    let path = folder.join(name.replace(' ', "-"));
    let _ = fs::create_dir_all(&folder).and_then(|()| fs::write(&path, input));
    path
}
