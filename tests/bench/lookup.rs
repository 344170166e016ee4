//! How long a player waits: whole processes, warm cache, interleaved with `true` and with ripgrep over
//! the rule texts in one run, so that the figures can be compared. Prints medians in milliseconds.
//!
//! `cargo bench` · `TRICORDER_BENCH_TEXTS` names a folder for ripgrep (default: `data`).

#![allow(clippy::print_stdout)]

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use wait4::Wait4;

/// Rounds, each running every command once.
const ROUNDS: usize = 200;
/// First runs, each with an empty cache folder.
const FIRST_RUNS: usize = 9;

struct Subject {
    name: &'static str,
    /// Most milliseconds over `true` that are promised, if any.
    promised: Option<f64>,
    command: Vec<String>,
}

fn subject(name: &'static str, promised: Option<f64>, command: &[&str]) -> Subject {
    Subject {
        name,
        promised,
        command: command.iter().map(|part| (*part).to_owned()).collect(),
    }
}

fn subjects(texts: &str) -> Vec<Subject> {
    let tricorder = env!("CARGO_BIN_EXE_tricorder");
    vec![
        subject("true", None, &["true"]),
        subject("exact name", Some(2.0), &[tricorder, "loggen"]),
        subject(
            "exact name, JSON",
            Some(2.0),
            &[tricorder, "--json", "loggen"],
        ),
        subject("one typing error", Some(4.0), &[tricorder, "zurükrufen"]),
        subject("two typing errors", Some(4.0), &[tricorder, "zurükrufn"]),
        subject(
            "several words",
            Some(6.0),
            &[tricorder, "wie", "viele", "karten", "ziehe", "ich"],
        ),
        subject("rg -i", None, &["rg", "-i", "loggen", texts]),
    ]
}

fn run(command: &[String], cache: &Path) -> Option<(Duration, u64)> {
    let start = Instant::now();
    let mut child = Command::new(&command[0])
        .args(&command[1..])
        .env("TRICORDER_CACHE_DIR", cache)
        .env("TRICORDER_LANG", "de")
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .ok()?;
    let ended = child.wait4().ok()?;
    Some((start.elapsed(), ended.rusage.maxrss))
}

fn median(mut times: Vec<Duration>) -> f64 {
    times.sort();
    times[times.len() / 2].as_secs_f64() * 1000.0
}

fn look_ups(subjects: &[Subject], cache: &Path) {
    let mut times = vec![Vec::new(); subjects.len()];
    let mut memory = vec![0; subjects.len()];
    for _ in 0..ROUNDS {
        for (index, subject) in subjects.iter().enumerate() {
            if let Some((time, peak)) = run(&subject.command, cache) {
                times[index].push(time);
                memory[index] = memory[index].max(peak);
            }
        }
    }
    println!(
        "{:<20} {:>8} {:>12} {:>10} {:>10}",
        "", "median", "over true", "promised", "peak"
    );
    let floor = median(times[0].clone());
    for ((subject, times), peak) in subjects.iter().zip(times).zip(memory) {
        if times.is_empty() {
            println!("{:<20} not installed", subject.name);
            continue;
        }
        let median = median(times);
        let promised = subject
            .promised
            .map_or(String::new(), |most| format!("{most:.1} ms"));
        let peak = peak as f64 / f64::from(1 << 20);
        println!(
            "{:<20} {median:>5.2} ms {:>9.2} ms {promised:>10} {peak:>6.1} MiB",
            subject.name,
            median - floor
        );
    }
}

fn first_runs() {
    let command = [
        env!("CARGO_BIN_EXE_tricorder").to_owned(),
        "loggen".to_owned(),
    ];
    let mut peak = 0;
    let times = (0..FIRST_RUNS)
        .filter_map(|_| {
            let cache = tempfile::tempdir().ok()?;
            let (time, memory) = run(&command, cache.path())?;
            peak = peak.max(memory);
            Some(time)
        })
        .collect();
    println!(
        "{:<20} {:>5.0} ms {:>12} {:>10} {:>6.1} MiB",
        "first run",
        median(times),
        "",
        "500 ms",
        peak as f64 / f64::from(1 << 20)
    );
}

fn main() {
    let texts = std::env::var_os("TRICORDER_BENCH_TEXTS").map_or_else(
        || Path::new(env!("CARGO_MANIFEST_DIR")).join("data"),
        PathBuf::from,
    );
    let cache = tempfile::tempdir().expect("a temporary folder");
    let subjects = subjects(&texts.to_string_lossy());
    for subject in &subjects {
        run(&subject.command, cache.path());
    }
    look_ups(&subjects, cache.path());
    first_runs();
}
