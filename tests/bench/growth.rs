//! What becomes of the program when there are many more records: 1,000, 10,000, 100,000 and 1,000,000 of them, made up
//! in the shape of real ones. Prints how long catalogs take to be built and how large they are, how long look-ups
//! take inside the process (opened before), and how much memory each step has at its peak, beside SQLite FTS5 on
//! the same rows. Each step is a process of its own; beside the peak stands the time it worked, which does not depend
//! on what else the machine does. At last the program itself is asked, with these catalogs brought along as a package
//! brings its own, and beside each number stands by how much more work it is than with the fewest records.
//!
//! Before that it tells what becomes of commands when a player has many things: games, notes, owned cards, rules, lines
//! of a list. `cargo bench --bench growth -- things` tells that alone, `-- things games notes` of these
//! kinds (`lists`, `games`, `notes`, `rows`, `rules`); `TRICORDER_GROWTH` then is the most things.
//!
//! `cargo bench --bench growth` · `TRICORDER_GROWTH` names other numbers of records, parted by commas ·
//! `TRICORDER_BENCH_PROGRAM` names another build.

#![allow(clippy::print_stdout, dead_code)]

#[path = "growth/ask.rs"]
mod ask;
#[path = "growth/brought.rs"]
mod brought;
/// What it shares with the tests.
#[path = "../it/kit"]
mod kit {
    pub mod answers;
    pub mod desk;
}
#[path = "growth/rival.rs"]
mod rival;
#[path = "growth/rows.rs"]
mod rows;
#[path = "growth/things.rs"]
mod things;

use std::io::{BufWriter, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Instant;

use catalog::seal_catalog;
use catalog::search;
use catalog::search::cards::{in_order, write_to_folder};
use catalog::store::cards::CardDb;
use catalog::store::contents::CatalogContents;
use catalog::store::on_disk::RecordForm;
use catalog::store::register::Register;
use page::locale;
use wait4::Wait4;

use rival::Fts;

/// The file of imported cards.
const IMPORTED: &str = "imported.jsonl";
const SIZES: [usize; 4] = [1_000, 10_000, 100_000, 1_000_000];
/// The steps, each with what it is called.
const STEPS: [(&str, &str); 8] = [
    ("import", "import of a card file"),
    ("catalog", "catalog of look-ups"),
    ("cards", "catalog of cards"),
    ("fts", "FTS5"),
    ("once", "one look-up of each sort"),
    ("ask", "look-ups"),
    ("search", "card searches"),
    ("rival", "FTS5 asked"),
];

fn main() {
    let arguments: Vec<String> = std::env::args().collect();
    if let [_, child, step, count, folder] = arguments.as_slice()
        && child == "--child"
    {
        let count = count.parse().expect("a number");
        return work(step, count, Path::new(folder));
    }
    let sizes = std::env::var("TRICORDER_GROWTH").ok();
    let words: Vec<String> = arguments[1..].iter().filter(|word| !word.starts_with('-')).cloned().collect();
    if let [word, kinds @ ..] = words.as_slice()
        && word == "things"
    {
        return things::tell(kinds, sizes.and_then(|most| most.parse().ok()).unwrap_or(usize::MAX));
    }
    things::tell(&[], usize::MAX);
    let sizes: Vec<usize> = match &sizes {
        Some(list) => list.split(',').filter_map(|size| size.parse().ok()).collect(),
        None => SIZES.to_vec(),
    };
    let all = tempfile::tempdir().expect("a folder");
    let mut made = Vec::new();
    for count in sizes {
        let folder = place(all.path(), &count.to_string());
        std::fs::create_dir(&folder).expect("a folder");
        println!("{count} records");
        for (step, name) in STEPS {
            run(step, name, count, &folder);
        }
        made.push((count, folder));
    }
    brought::tell(&brought::medians(&made));
}

/// Runs a step as a process and prints what it says and its peak of memory.
fn run(step: &str, name: &str, count: usize, folder: &Path) {
    let mut command = Command::new(std::env::current_exe().expect("a program"));
    command.args(["--child", step, &count.to_string()]).arg(folder).stdout(Stdio::piped());
    let mut child = command.spawn().expect("a process");
    let mut said = String::new();
    if let Some(mut output) = child.stdout.take() {
        std::io::Read::read_to_string(&mut output, &mut said).expect("words");
    }
    let ended = child.wait4().expect("an end");
    let peak = ended.rusage.maxrss as f64 / f64::from(1 << 20);
    let work = (ended.rusage.utime + ended.rusage.stime).as_secs_f64();
    println!("  {name:<26} peak {peak:>8.1} MiB, {work:>7.1} s of work");
    for line in said.lines() {
        println!("    {line}");
    }
}

fn work(step: &str, count: usize, folder: &Path) {
    match step {
        "import" => import(count, folder),
        "catalog" => catalog(count, folder),
        "cards" => cards(folder),
        "fts" => fts(count, folder),
        "once" => ask::once(count, folder),
        "ask" => ask::look_ups(count, folder),
        "search" => ask::searches(folder),
        "rival" => ask::rival(count, folder),
        other => panic!("no step {other}"),
    }
}

/// Prints how long something takes, and how large what it made is.
fn timed(name: &str, made: Option<&Path>, work: impl FnOnce()) {
    let start = Instant::now();
    work();
    let seconds = start.elapsed().as_secs_f64();
    let size = made.map_or(String::new(), |path| format!("{:>9.1} MB", bytes(path) as f64 / 1e6));
    println!("{name:<24} {seconds:>9.3} s {size}");
}

/// Size of a file, or of all files of a folder.
fn bytes(path: &Path) -> u64 {
    let meta = path.metadata().expect("a file");
    if meta.is_file() {
        return meta.len();
    }
    let entries = path.read_dir().expect("a folder");
    entries.map(|entry| bytes(&entry.expect("an entry").path())).sum()
}

/// Imports a card file and keeps the cards for the other steps.
fn import(count: usize, folder: &Path) {
    let sheet = rows::sheet(count);
    let mut cards = Vec::new();
    timed("reading and joining", None, || {
        cards = rows::imported(&sheet);
    });
    let file = std::fs::File::create(place(folder, IMPORTED)).expect("a file");
    let mut file = BufWriter::new(file);
    for card in cards {
        let card = serde_json::to_string(&card).expect("a card");
        writeln!(file, "{card}").expect("written");
    }
}

/// The files of a step.
pub fn place(folder: &Path, name: &str) -> PathBuf {
    folder.join(name)
}

/// Makes the index folder of a catalog and returns it.
fn index_of(catalog: &Path) -> PathBuf {
    let index = catalog.join("index");
    std::fs::create_dir_all(&index).expect("a folder");
    index
}

fn catalog(count: usize, folder: &Path) {
    let contents = CatalogContents {
        records: rows::records(count, &place(folder, IMPORTED)),
        is_listed: |_| true,
        form: RecordForm::Plain,
        thesaurus: data::Thesaurus::default(),
        boxes: &[],
        programs: &[],
        boards: &[],
        stardates: &[],
        phrases: || Box::new(search::phrases()),
    };
    let made = brought::entries(folder);
    let index = index_of(&made);
    let register = made.join("catalog.register");
    timed("register", Some(&register), || {
        Register::create(&register, &contents).expect("a register");
    });
    timed("index", Some(&index), || {
        let source = search::IndexSource::new(&contents, &locale::symbol);
        search::write_to_folder(&index, &source, || {}).expect("an index");
    });
    seal_catalog(&made).expect("seals");
}

fn cards(folder: &Path) {
    let cards = in_order(rows::cards(&place(folder, IMPORTED)));
    let made = brought::cards(folder);
    let index = index_of(&made);
    let database = made.join("catalog.sqlite");
    timed("database", Some(&database), || {
        CardDb::create(&database, &cards, RecordForm::Plain).expect("a database");
    });
    timed("index", Some(&index), || {
        write_to_folder(&index, &cards, &locale::symbol, || {}).expect("an index");
    });
    seal_catalog(&made).expect("seals");
}

fn fts(count: usize, folder: &Path) {
    let records = rows::records(count, &place(folder, IMPORTED));
    let database = place(folder, "fts.sqlite");
    timed("table", Some(&database), || {
        Fts::create(&database, &records);
    });
}
