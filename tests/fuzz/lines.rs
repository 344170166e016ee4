//! Lines of arguments, made from the program's own commands and options with values of all sorts: answered in process,
//! and some by the program itself.

use std::ffi::OsString;
use std::fs;
use std::os::unix::ffi::OsStringExt;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;

use app::args::Cli;
use clap::Command;
use rand::RngExt;

use crate::kit::answers::exit_code;
use crate::kit::desk::Desk;
use crate::mutate::Chance;
use crate::outside::{Kept, judge, player};
use crate::{PLACE, SLOWEST, Source, Target, last_panic};

pub const TARGETS: [(&str, fn() -> Target); 2] = [("lines answered", answered), ("lines run", run)];

/// A line may take this many milliseconds.
const SLOWEST_LINE: u64 = 2_000;
/// Commands that have much to do, whatever is typed: of fifty lines that come upon them one is asked, and it may take
/// its time.
const LONG_WORK: [&str; 4] = ["data", "index", "site", "doctor"];
/// What players and other programs write where a value belongs.
const VALUES: [&str; 64] = [
    "",
    "-",
    "--",
    "-1",
    "0",
    "1",
    "2",
    "7",
    "12",
    "250",
    "4294967296",
    "18446744073709551616",
    "1e999",
    "0.5",
    "NaN",
    "1-3",
    "3..1",
    "a@2",
    "mine@1",
    "example:klingon",
    "worf",
    "Worf (Sisko)",
    "worf, data",
    "koloth",
    "picard",
    "sela",
    "ensign",
    "virtual",
    "physical",
    "recall",
    "loggen",
    "cc/keyword/log",
    "cc/card/worf",
    "cc/captain/koloth",
    "2e/card/worf",
    "2e",
    "cc",
    "core,to-boldly-go",
    "klingon",
    "type:personnel cost<3",
    "skill:leadership>=2",
    "not type:ship",
    "((",
    "\"",
    "2d6",
    "100d100",
    "what happens when the deck is empty",
    "de",
    "yes",
    "boxes",
    "deck.txt",
    "collection.csv",
    "all.jsonl",
    "rule.yaml",
    "nothing.txt",
    ".",
    "a",
    "b",
    "mine",
    "ß\u{0301}\u{202e}",
    "🖖",
    "\u{1b}[2J",
    "\t",
    "x\ny",
];
/// Good files, under the names that stand among the values.
const FILES: [(&str, &str); 4] = [
    ("deck.txt", "tests/decks/forms/bullets.txt"),
    ("collection.csv", "tests/collections/collector.csv"),
    ("all.jsonl", "tests/archives/all.jsonl"),
    ("rule.yaml", "data/cc/rules/keyword/log.yaml"),
];
/// Signs of the longest word.
const LONGEST: usize = 20_000;

/// A command with what it takes.
struct Leaf {
    path: Vec<String>,
    /// Each option with whether it takes a value, and those it may have.
    options: Vec<(String, bool, Vec<String>)>,
    /// How many words it takes.
    words: usize,
    /// Those a word may be.
    choices: Vec<String>,
}

/// The commands of a tree, those with others below them as well.
fn leaves(command: &Command, path: &[String], into: &mut Vec<Leaf>) {
    let mut leaf = Leaf { path: path.to_vec(), options: Vec::new(), words: 0, choices: Vec::new() };
    for arg in command.get_arguments() {
        let values = arg.get_possible_values().into_iter();
        let values: Vec<String> = values.map(|value| value.get_name().to_owned()).collect();
        if arg.is_positional() {
            leaf.words += 1;
            leaf.choices.extend(values);
        } else {
            let names = arg.get_long().map(|long| format!("--{long}")).into_iter();
            let names = names.chain(arg.get_short().map(|short| format!("-{short}")));
            let takes = arg.get_action().takes_values();
            leaf.options.extend(names.map(|name| (name, takes, values.clone())));
        }
    }
    into.push(leaf);
    for below in command.get_subcommands() {
        let path: Vec<String> = path.iter().cloned().chain([below.get_name().to_owned()]).collect();
        leaves(below, &path, into);
    }
}

/// A line of words: those of a command, some of its options and of all, values; one of three then loses, doubles or
/// changes some.
fn line(leaves: &[Leaf], chance: &mut Chance) -> Vec<String> {
    let mut leaf = one_of(leaves, chance);
    while leaf.path.iter().any(|word| LONG_WORK.contains(&word.as_str())) && chance.random_range(0..50) > 0 {
        leaf = one_of(leaves, chance);
    }
    let mut words = leaf.path.clone();
    for _ in 0..chance.random_range(0..=leaf.words + 1) {
        words.push(value(&leaf.choices, chance));
    }
    for _ in 0..chance.random_range(0..4) {
        let of = if chance.random_range(0..4) == 0 { &leaves[0] } else { leaf };
        let Some((name, takes, values)) = (!of.options.is_empty()).then(|| one_of(&of.options, chance)) else {
            continue;
        };
        let at = chance.random_range(0..=words.len());
        let value = value(values, chance);
        match chance.random_range(0..3) {
            0 => words.insert(at, format!("{name}={value}")),
            _ if *takes => drop(words.splice(at..at, [name.clone(), value])),
            _ => words.insert(at, name.clone()),
        }
    }
    if chance.random_range(0..3) == 0 {
        spoil(&mut words, chance);
    }
    words
}

fn one_of<'t, T>(list: &'t [T], chance: &mut Chance) -> &'t T {
    &list[chance.random_range(0..list.len())]
}

fn value(choices: &[String], chance: &mut Chance) -> String {
    match chance.random_range(0..100) {
        0 => one_of(&VALUES, chance).repeat(chance.random_range(2..1000)).chars().take(LONGEST).collect(),
        1..50 if !choices.is_empty() => one_of(choices, chance).clone(),
        _ => (*one_of(&VALUES, chance)).to_owned(),
    }
}

fn spoil(words: &mut Vec<String>, chance: &mut Chance) {
    let at = chance.random_range(0..words.len().max(1));
    match chance.random_range(0..5) {
        _ if words.is_empty() => {}
        0 => drop(words.remove(at)),
        1 => words.insert(at, words[at].clone()),
        2 => words.insert(at, value(&[], chance)),
        3 => words[at] = words[at].chars().rev().collect(),
        _ => words.swap(at, 0),
    }
}

/// Words of a line, each ended by a zero, which no argument can hold.
fn made() -> Source {
    let mut all = Vec::new();
    leaves(&Cli::command(), &[], &mut all);
    Source::Made(Box::new(move |chance| line(&all, chance).join("\0").into_bytes()))
}

fn words(input: &[u8]) -> Vec<OsString> {
    input.split(|byte| *byte == 0).map(|word| OsString::from_vec(word.to_vec())).collect()
}

/// What a line may take; the words of a command may stand anywhere.
fn slowest(input: &[u8]) -> u64 {
    let is_long = words(input).iter().any(|word| LONG_WORK.iter().any(|long| word == long));
    if is_long { SLOWEST } else { SLOWEST_LINE }
}

/// What such files mean is tried elsewhere; here they only have to be there.
fn put_files(folder: &Path) {
    for (name, from) in FILES {
        let from = Path::new(env!("CARGO_MANIFEST_DIR")).join(from);
        fs::copy(from, folder.join(name)).expect("a file");
    }
}

fn answered() -> Target {
    let desk = player();
    let own = Path::new(&std::env::var_os(PLACE).unwrap_or_default()).join("own");
    Kept::of(desk.own.path()).write_to(&own);
    put_files(&own);
    let kept = Kept::of(&own);
    // The catalogs are built, or the first line would have that to do.
    exit_code(["admin", "index", "rebuild"].map(OsString::from).to_vec());
    let feed = move |bytes: &[u8]| {
        let ended = catch_unwind(AssertUnwindSafe(|| exit_code(words(bytes))));
        kept.put_back();
        match ended {
            Ok(0..=2) => Ok(()),
            Ok(code) => Err(format!("code {code}")),
            Err(_) => Err(last_panic().clone()),
        }
    };
    Target { source: made(), feed: Box::new(feed), slowest }
}

fn run() -> Target {
    let desk: Desk = player();
    put_files(desk.own.path());
    let kept = Kept::of(desk.own.path());
    let feed = move |bytes: &[u8]| {
        let words = words(bytes);
        // Whoever serves never ends.
        if words.iter().any(|word| word == "serve") {
            return Ok(());
        }
        kept.put_back();
        let mut command = desk.tricorder();
        command.args(words).current_dir(desk.own.path()).env("HOME", desk.own.path());
        judge(command, b"")
    };
    Target { source: made(), feed: Box::new(feed), slowest }
}
