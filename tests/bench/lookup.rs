//! How long a player waits: whole processes, warm cache, in an order by chance with `true` and with what people use for
//! the like, where it is at hand: tealdeer (`tldr`) with one page in its cache, the shell of SQLite asking an
//! FTS5 table of the same texts, and ripgrep over them. Prints the table of the README as Markdown, and behind it what is
//! missing and what takes longer than promised.
//!
//! `cargo bench --bench lookup` · `TRICORDER_BENCH_TEXTS` names a folder for ripgrep (default: `data`) ·
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
use rand::SeedableRng;
use rand::seq::SliceRandom;
use rand_chacha::ChaCha8Rng;

/// Rounds, each running every command once.
const ROUNDS: usize = 150;
/// First runs, each with an empty cache folder.
const FIRST_RUNS: usize = 9;

struct Subject {
    name: &'static str,
    /// Most milliseconds over `true` that are promised, if any.
    promised: Option<f64>,
    command: Vec<String>,
}

fn subject(name: &'static str, promised: Option<f64>, command: &[&str]) -> Subject {
    let mut command: Vec<String> = command.iter().map(|part| (*part).to_owned()).collect();
    command[0] = find_program(&command[0]);
    Subject { name, promised, command }
}

/// Where a program lies, so that nobody is measured while folders are searched for it; its name if it is nowhere.
fn find_program(name: &str) -> String {
    let folders = std::env::var_os("PATH").unwrap_or_default();
    let found = std::env::split_paths(&folders).map(|folder| folder.join(name)).find(|path| path.is_file());
    found.map_or_else(|| name.to_owned(), |path| path.to_string_lossy().into_owned())
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
        subject("`true`", None, &["true"]),
        subject("tealdeer, a page of its cache", None, &["tldr", PAGE]),
        subject("sqlite3, the same texts in FTS5", None, &["sqlite3", table, found]),
        subject("ripgrep over the same texts", None, &["rg", "-i", "loggen", texts]),
        ask("exact name", Some(2.0), &["loggen"]),
        ask("exact name, JSON", Some(2.0), &["--json", "loggen"]),
        ask("one typing error", Some(1.8), &["zurükrufen"]),
        ask("two typing errors", Some(4.0), &["zurükrufn"]),
        ask("several words", Some(2.2), &["wie", "viele", "karten", "ziehe", "ich"]),
        ask("`solo value Owo --captain koloth`", None, &solo),
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

/// How long a command takes; nothing if it is not there or fails.
fn run(command: &[String], cache: &Path) -> Option<Duration> {
    let start = Instant::now();
    let status = Command::new(&command[0])
        .args(&command[1..])
        .env("TRICORDER_CACHE_DIR", cache)
        .env("TRICORDER_DATA_DIR", cache)
        .env("XDG_CACHE_HOME", cache)
        .env("TRICORDER_LANG", "de")
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status()
        .ok()?;
    status.success().then(|| start.elapsed())
}

/// Milliseconds.
fn median(times: &[Duration]) -> f64 {
    let mut times = times.to_vec();
    times.sort();
    times[times.len() / 2].as_secs_f64() * 1000.0
}

/// The times of each subject, in the order of the rounds.
fn measure(subjects: &[Subject], cache: &Path) -> Vec<Vec<Duration>> {
    let mut all = vec![Vec::new(); subjects.len()];
    let mut chance = ChaCha8Rng::seed_from_u64(1);
    let mut order: Vec<usize> = (0..subjects.len()).collect();
    for _ in 0..ROUNDS {
        // Whoever runs behind the longest finds the processor's memory emptied: that hits everybody alike.
        order.shuffle(&mut chance);
        for at in &order {
            all[*at].extend(run(&subjects[*at].command, cache));
        }
    }
    all
}

/// First runs of a program, each with an empty home.
fn first_runs() -> Vec<Duration> {
    let command = [program(), "loggen".to_owned()];
    let run_once = |_| run(&command, tempfile::tempdir().expect("a temporary folder").path());
    (0..FIRST_RUNS).filter_map(run_once).collect()
}

/// Prints the table of the README.
fn print_table(measured: &[(&Subject, Vec<Duration>)], floor: f64) {
    println!("| {:<42} | {:<7} | {:<11} |", "", "median", "over `true`");
    println!("|-{0:-<42}-|-{0:-<7}-|-{0:-<11}-|", "");
    for (at, (subject, times)) in measured.iter().enumerate() {
        let median = median(times);
        let over = if at == 0 { String::new() } else { format!("{:.2} ms", median - floor) };
        println!("| {:<42} | {:<7} | {over:<11} |", subject.name, format!("{median:.2} ms"));
    }
    println!("| {:<42} | {:<7} | {:<11} |", "first run of all", format!("{:.2} ms", median(&first_runs())), "");
}

fn print_broken_promises(measured: &[(&Subject, Vec<Duration>)], floor: f64) {
    for (subject, times) in measured {
        let over = median(times) - floor;
        if let Some(promised) = subject.promised.filter(|most| over > *most) {
            println!("More than promised: {}, {over:.2} ms over `true` instead of {promised:.1} ms", subject.name);
        }
    }
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
    let runs = measure(&subjects, cache.path());
    let (measured, missing): (Vec<_>, Vec<_>) = subjects.iter().zip(runs).partition(|(_, times)| !times.is_empty());
    let floor = median(&measured[0].1);
    println!();
    print_table(&measured, floor);
    println!();
    for (subject, _) in missing {
        println!("Not at hand: {} ({})", subject.name, subject.command[0]);
    }
    print_broken_promises(&measured, floor);
}
