//! How long a player waits: whole processes, warm cache, interleaved with `true` and with what people use for
//! the like, where it is installed: tealdeer (`tldr`) with one page in its cache, the shell of SQLite asking an
//! FTS5 table of the same texts, and ripgrep over them. Prints medians in milliseconds.
//!
//! `cargo bench` · `TRICORDER_BENCH_TEXTS` names a folder for ripgrep (default: `data`) ·
//! `TRICORDER_BENCH_PROGRAM` names another build.

#![allow(clippy::print_stdout)]

#[allow(dead_code)]
#[path = "../it/kit/files.rs"]
mod files;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use files::files_below;
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
    Subject { name, promised, command: command.iter().map(|part| (*part).to_owned()).collect() }
}

/// The program that is measured.
fn program() -> String {
    let named = std::env::var("TRICORDER_BENCH_PROGRAM");
    named.unwrap_or_else(|_| env!("CARGO_BIN_EXE_tricorder").to_owned())
}

fn subjects(texts: &str, table: &str) -> Vec<Subject> {
    let tricorder = program();
    let ask = |name, promised, words: &[&str]| {
        let line: Vec<&str> = [&[tricorder.as_str()], words].concat();
        subject(name, promised, &line)
    };
    let found = "SELECT text FROM entry WHERE entry MATCH 'loggen' ORDER BY rank LIMIT 1";
    let solo = ["solo", "value", "Owo", "--captain", "koloth"];
    vec![
        subject("true", None, &["true"]),
        ask("exact name", Some(2.0), &["loggen"]),
        ask("exact name, JSON", Some(2.0), &["--json", "loggen"]),
        ask("one typing error", Some(1.8), &["zurükrufen"]),
        ask("two typing errors", Some(4.0), &["zurükrufn"]),
        ask("several words", Some(2.2), &["wie", "viele", "karten", "ziehe", "ich"]),
        ask("one question of solo", None, &solo),
        subject("tealdeer", None, &["tldr", PAGE]),
        subject("sqlite3 with FTS5", None, &["sqlite3", table, found]),
        subject("rg -i", None, &["rg", "-i", "loggen", texts]),
    ]
}

/// The page in the cache of tealdeer.
const PAGE: &str = "loggen";

/// Puts a page as long as an answer where tealdeer looks for it.
fn stock_tealdeer(cache: &Path) -> std::io::Result<()> {
    let pages = cache.join("tealdeer/tldr-pages/pages.en/common");
    fs::create_dir_all(&pages)?;
    let lines = "- Slide a card under your Captain:\n\n`log {{card}}`\n\n".repeat(6);
    let page = format!("# {PAGE}\n\n> What a keyword means.\n\n{lines}");
    fs::write(pages.join(format!("{PAGE}.md")), page)
}

/// A table of all data files for the shell of SQLite.
fn table(texts: &Path, at: &Path) -> rusqlite::Result<()> {
    let table = rusqlite::Connection::open(at)?;
    table.execute_batch("CREATE VIRTUAL TABLE entry USING fts5 (path, text); BEGIN;")?;
    for path in files_below(texts) {
        if let Ok(text) = fs::read_to_string(&path) {
            let path = path.to_string_lossy();
            table.execute("INSERT INTO entry VALUES (?1, ?2)", [&path, text.as_str()])?;
        }
    }
    table.execute_batch("COMMIT;")
}

fn run(command: &[String], cache: &Path) -> Option<(Duration, u64)> {
    let start = Instant::now();
    let mut child = Command::new(&command[0])
        .args(&command[1..])
        .env("TRICORDER_CACHE_DIR", cache)
        .env("TRICORDER_DATA_DIR", cache)
        .env("XDG_CACHE_HOME", cache)
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
    println!("{:<20} {:>8} {:>12} {:>10} {:>10}", "", "median", "over true", "promised", "peak");
    let floor = median(times[0].clone());
    for ((subject, times), peak) in subjects.iter().zip(times).zip(memory) {
        if times.is_empty() {
            println!("{:<20} not installed", subject.name);
            continue;
        }
        let median = median(times);
        let promised = subject.promised.map_or(String::new(), |most| format!("{most:.1} ms"));
        let peak = peak as f64 / f64::from(1 << 20);
        println!("{:<20} {median:>5.2} ms {:>9.2} ms {promised:>10} {peak:>6.1} MiB", subject.name, median - floor);
    }
}

fn first_runs() {
    let command = [program(), "loggen".to_owned()];
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
    let texts = std::env::var_os("TRICORDER_BENCH_TEXTS")
        .map_or_else(|| Path::new(env!("CARGO_MANIFEST_DIR")).join("data"), PathBuf::from);
    let cache = tempfile::tempdir().expect("a temporary folder");
    stock_tealdeer(cache.path()).expect("a page");
    let rows = cache.path().join("rows.sqlite");
    table(&texts, &rows).expect("a table");
    let subjects = subjects(&texts.to_string_lossy(), &rows.to_string_lossy());
    for subject in &subjects {
        run(&subject.command, cache.path());
    }
    look_ups(&subjects, cache.path());
    first_runs();
}
