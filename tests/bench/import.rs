//! How long an import takes until the cards can be searched, as a process: two files of the old layout
//! with 3,376 rows together, and one search afterwards. Prints medians in milliseconds.
//!
//! `cargo bench --bench import`
//!
//! `TRICORDER_CARD_FILES` names a folder with `Physical.txt` and `Virtual.txt` of Second Edition;
//! without it rows are made up.

#![allow(clippy::print_stdout)]

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

/// Rows of the two files, made up if none are given.
const ROWS: [(&str, usize); 2] = [("Physical.txt", 1891), ("Virtual.txt", 1485)];
/// Imports, each into an empty folder.
const RUNS: usize = 10;
/// Promised time from the start of the import to its end, in milliseconds.
const PROMISED: u32 = 1500;

const HEADER: &str = "Name\tSet\tImageFile\tRarity\tUnique\tCollectorsInfo\tType\tCost\tMission/DilemmaType\tSpan\tPoints\tQuadrant\tAffiliation\tIcons\tStaff\tKeywords\tClass\tSpecies\tSkills\tIntegrity/Range\tCunning/Weapons\tStrength/Shields\tText";
const TEXT: &str = "When you play this card, you may discard two others from your hand to take one of the cards below your draw deck.";

fn median(mut times: Vec<Duration>) -> f64 {
    times.sort();
    times[times.len() / 2].as_secs_f64() * 1000.0
}

/// A made-up row: every second one personnel, as in the real files.
fn row(file: usize, number: usize) -> String {
    let name = format!("Test Card {file} {number}");
    let (cost, info) = (number % 8, format!("{}V{number:03}", file + 90));
    match number % 6 {
        0..=2 => format!(
            "{name}, Somebody\tT{file}\timg{number}\tV\tY\t{info}\tPersonnel\t{cost}\t\t\t\t\tFederation\t[Cmd][TNG]\t\tCommander: U.S.S. Test-{number}. Thief.\t\tHuman/Klingon\t2 Leadership Medical Science Security\t{}\t6\t{}\t{TEXT}",
            number % 9,
            number % 7
        ),
        3 => format!(
            "{name}\tT{file}\timg{number}\tV\tN\t{info}\tDilemma\t{cost}\tD\t\t\t\t\t\t\t\t\t\t\t\t\t\t{TEXT}"
        ),
        4 => format!(
            "{name}, Far Place\tT{file}\timg{number}\tV\tY\t{info}\tMission\t0\tP\t3\t40\tA\t[Baj][Fed]\t\t\tRegion: Nowhere.\t\t\t2 Security, Medical, Cunning>{}, and (Honor or Treachery)\t\t\t\t{TEXT}",
            30 + number % 9
        ),
        _ => format!(
            "{name}\tT{file}\timg{number}\tV\tN\t{info}\tEvent\t{cost}\t\t\t\t\t\t\t\tDecay: 3. Maneuver.\t\t\t\t\t\t\t{TEXT}"
        ),
    }
}

fn make_up(folder: &Path) {
    for (file, (name, count)) in ROWS.into_iter().enumerate() {
        let rows: Vec<String> = (0..count).map(|number| row(file, number)).collect();
        let text = format!("{HEADER}\n{}\n", rows.join("\n"));
        fs::write(folder.join(name), text).expect("a file");
    }
}

/// Runs the program in a folder of its own and says how long it took.
fn run(desk: &Path, arguments: &[&str]) -> Duration {
    let start = Instant::now();
    let ended = Command::new(env!("CARGO_BIN_EXE_tricorder"))
        .args(arguments)
        .env("TRICORDER_CACHE_DIR", desk.join("cache"))
        .env("TRICORDER_DATA_DIR", desk.join("own"))
        .stdout(Stdio::null())
        .status();
    assert!(ended.is_ok_and(|ended| ended.success()), "{arguments:?}");
    start.elapsed()
}

fn main() {
    let invented = tempfile::tempdir().expect("a folder");
    let given = std::env::var_os("TRICORDER_CARD_FILES").map(PathBuf::from);
    if given.is_none() {
        make_up(invented.path());
    }
    let folder = given.as_deref().unwrap_or(invented.path());
    let files = ROWS.map(|(name, _)| folder.join(name).display().to_string());
    let (mut imports, mut again, mut searches) = (Vec::new(), Vec::new(), Vec::new());
    for _ in 0..RUNS {
        let desk = tempfile::tempdir().expect("a folder");
        let import = ["import", &files[0], &files[1]];
        imports.push(run(desk.path(), &import));
        searches.push(run(desk.path(), &["search", "type:personnel cost<=3"]));
        again.push(run(desk.path(), &import));
    }
    println!("import of two files, to a searchable state {:>8.1} ms  (promised {PROMISED} ms)", median(imports));
    println!("the first search afterwards                {:>8.1} ms", median(searches));
    println!("the same import again                      {:>8.1} ms", median(again));
}
