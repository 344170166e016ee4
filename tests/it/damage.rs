//! Damage of what lies in the cache: whatever byte is flipped and whatever stands in the place of a file, the answer
//! is the right one.

use std::ffi::OsStr;
use std::fs;
use std::os::unix::ffi::OsStrExt;
use std::os::unix::fs::{FileExt, symlink};
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use author::from_folder;
use catalog::lookup;
use catalog::lookup::LookupScope;
use catalog::store::cards::CardDb;
use catalog::store::on_disk::{RecordForm, StoreError};
use catalog::{Catalog, CatalogFolders};
use model::{Boxes, Feature, Game, Kind, Record};
use page::locale;

use crate::kit::built_in::library;
use crate::kit::data_folder::ONE_ENTRY;
use crate::kit::desk::{Desk, tricorder_with_cache};
use crate::kit::files::files_below;

/// A catalog of one entry, which is built in no time.
/// Bytes flipped in a database, and in all files of a small catalog.
const FLIPS: u64 = 1500;
const SMALL_FLIPS: u64 = 150;

/// Numbers that jump about, always the same ones.
fn jumps(count: u64) -> impl Iterator<Item = u64> {
    (1..=count).map(|number| number.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 16)
}

fn catalog_folder(cache: &Path) -> PathBuf {
    let entries = fs::read_dir(cache).expect("a cache folder");
    let mut folders = entries.map(|entry| entry.expect("an entry").path());
    let is_catalog = |path: &PathBuf| path.to_string_lossy().contains("/catalog-");
    folders.find(is_catalog).expect("a catalog")
}

fn files(folder: &Path) -> Vec<PathBuf> {
    let mut found = files_below(folder);
    found.sort_by_key(|path| path.extension().map(OsStr::to_owned));
    found
}

/// Flips a bit of a byte in a file; the same again undoes it.
fn flip(path: &Path, jump: u64) {
    let file = fs::File::options().read(true).write(true).open(path);
    let file = file.expect("a file");
    let length = file.metadata().expect("a length").len();
    if length == 0 {
        return;
    }
    let mut byte = [0];
    file.read_exact_at(&mut byte, jump % length).expect("read");
    byte[0] ^= 1 << (jump / 7 % 8);
    file.write_all_at(&byte, jump % length).expect("written");
}

/// A few cards, so that most pages are read.
fn cards() -> Vec<Record> {
    let mut records = library().records();
    records.retain(|record| record.game().has(Feature::Decks) && record.kind() == Kind::Card);
    records.truncate(30);
    records
}

/// What a database says when asked in several ways.
fn asked(path: &Path) -> Result<String, StoreError> {
    let (db, game) = (CardDb::open(path, &Boxes::all())?, Game::with(Feature::Decks));
    let cards: Vec<Record> = (0..30).map(|position| db.card(position)).collect::<Result<_, _>>()?;
    Ok(format!("{cards:?}{:?}{:?}", db.names(game)?, db.keys(game)?))
}

#[test]
fn no_flipped_bit_of_the_database_changes_an_answer() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("catalog.sqlite");
    CardDb::create(&path, &cards(), RecordForm::Plain).expect("a database");
    let sound = asked(&path).expect("a sound database");
    let mut noticed = 0;
    for jump in jumps(FLIPS) {
        flip(&path, jump);
        match asked(&path) {
            Ok(answer) => assert!(answer == sound, "{jump}"),
            Err(_) => noticed += 1,
        }
        flip(&path, jump);
    }
    assert!(noticed > FLIPS / 4, "{noticed}");
    assert!(asked(&path).is_ok_and(|answer| answer == sound));
}

#[test]
fn no_flipped_bit_of_a_catalog_changes_an_answer() {
    let desk = Desk::with_empty_cache();
    let cache = desk.cache.path();
    let answer = |query: &str| {
        let corpus = from_folder(Path::new(ONE_ENTRY)).expect("data");
        let folders = CatalogFolders::only_cache(Some(cache.to_owned()));
        let catalog = Catalog::open(corpus, Boxes::default(), folders, locale::symbol, &|_| {});
        let found = catalog.expect("a catalog").ask(|opened| lookup::find(opened, query, None, LookupScope::Best));
        format!("{:?}", found.expect("an answer"))
    };
    let queries = ["loggen", "logen", "wie logge ich"];
    let sound = queries.map(answer);
    for (number, jump) in (0..).zip(jumps(SMALL_FLIPS)) {
        // A healed catalog has files of other names.
        let files = files(&catalog_folder(cache));
        flip(&files[number % files.len()], jump);
        assert_eq!(queries.map(answer), sound, "{number}: {jump}");
    }
}

#[test]
fn a_damaged_name_is_still_found() {
    let desk = Desk::with_own_cache();
    let sound = desk.run("lookup loggen");
    let path = catalog_folder(desk.cache.path()).join("catalog.register");
    let mut bytes = fs::read(&path).expect("read");
    let places: Vec<usize> =
        (0..bytes.len() - 6).filter(|at| bytes[*at..*at + 6].eq_ignore_ascii_case(b"loggen")).collect();
    assert!(places.len() > 1);
    for at in places {
        bytes[at + 1] = b'n';
    }
    fs::write(&path, bytes).expect("written");
    let healed = desk.run("lookup loggen");
    assert_eq!(healed.stdout, sound.stdout);
    assert_eq!((healed.status.code(), healed.stderr), (Some(0), Vec::new()));
}

/// Fails unless a look-up by name and one through the index are answered.
fn assert_answered(mut command: impl FnMut(&str) -> Output) {
    for query in ["loggen", "logen"] {
        let output = command(query);
        let text = String::from_utf8_lossy(&output.stdout);
        assert!(text.contains("cc/keyword/log"), "{query}: {output:?}");
        assert_eq!(String::from_utf8_lossy(&output.stderr), "");
    }
}

fn pipe(path: &Path) {
    let made = Command::new("mkfifo").arg(path).status();
    assert!(made.expect("mkfifo").success());
}

fn folder(path: &Path) {
    fs::create_dir(path).expect("made");
}

fn device(path: &Path) {
    symlink("/dev/zero", path).expect("made");
}

#[test]
fn what_is_no_file_is_not_read() {
    let desk = Desk::with_empty_cache();
    let run = |query: &str| desk.run(&format!("lookup {query} --pick 1 --data {ONE_ENTRY}"));
    assert_answered(run);
    for put in [pipe as fn(&Path), device, folder] {
        for number in 0..files(&catalog_folder(desk.cache.path())).len() {
            let file = files(&catalog_folder(desk.cache.path())).remove(number);
            fs::remove_file(&file).expect("removed");
            put(&file);
            assert_answered(run);
        }
        let lock = catalog_folder(desk.cache.path()).join("index/.tantivy-meta.lock");
        let _ = fs::remove_file(&lock);
        put(&lock);
        assert_answered(run);
        let whole = catalog_folder(desk.cache.path());
        fs::remove_dir_all(&whole).expect("removed");
        put(&whole);
        assert_answered(run);
    }
}

#[test]
fn a_cache_need_not_be_called_in_utf8() {
    let desk = Desk::with_empty_cache();
    let cache = desk.cache.path().join(OsStr::from_bytes(b"caf\xe9 %3f?#"));
    let run = |line: &str| {
        let mut command = tricorder_with_cache(&cache);
        let output = command.args(line.split(' ')).output();
        output.expect("the program starts")
    };
    assert_answered(|query| run(&format!("lookup {query} --pick 1")));
    assert!(catalog_folder(&cache).join("catalog.register").is_file());
    let found = run("search picard --count");
    assert_eq!(found.status.code(), Some(0), "{found:?}");
    let status = run("admin index status --json");
    let status = String::from_utf8_lossy(&status.stdout).into_owned();
    assert_eq!(status.matches("\"ready\"").count(), 2, "{status}");
}
