//! Programs, boards and Stardates as the catalog gives them: those of the data, whatever befalls the
//! file.

use std::fmt::Debug;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Output;

use catalog::store::keyed::KeyedStore;
use catalog::{Catalog, CatalogFolders};
use data::embedded;
use model::{Board, Boxes, Feature, Game, Program, Stardates};
use page::locale;

use crate::kit::built_in::library;
use crate::kit::data_folder::built_in_below;
use crate::kit::desk::Desk;

/// Fails unless the catalog has these facts and no others.
fn assert_holds<T: KeyedStore + PartialEq + Debug>(catalog: &mut Catalog, facts: &[T]) {
    assert!(!facts.is_empty());
    for fact in facts {
        let found = catalog.ask(|opened| Ok(opened.register().keyed::<T>(fact.key())?));
        assert_eq!(found.expect("an answer").as_ref(), Some(fact));
    }
    let all = catalog.ask(|opened| Ok(opened.register().all_keyed::<T>()?));
    let mut sorted: Vec<&T> = facts.iter().collect();
    sorted.sort_by_key(|fact| fact.key());
    let all = all.expect("an answer");
    assert_eq!(all.iter().collect::<Vec<_>>(), sorted);
}

#[test]
fn what_is_read_by_key_equals_the_data() {
    let (library, desk) = (library(), Desk::new());
    let folders = CatalogFolders::only_cache(Some(desk.cache.path().to_owned()));
    let catalog = Catalog::open(embedded(), Boxes::default(), folders, locale::symbol, &|_| {});
    let mut catalog = catalog.expect("a catalog");
    assert_holds::<Program>(&mut catalog, &library.programs);
    assert_holds::<Board>(&mut catalog, &library.boards);
    assert_holds::<Stardates>(&mut catalog, &library.stardates);
    let missing = catalog.ask(|opened| Ok(opened.register().keyed::<Program>("common")?));
    assert_eq!(missing.expect("an answer"), None);
}

/// The register of the one catalog of entries in the cache.
fn register(desk: &Desk) -> PathBuf {
    let folders = fs::read_dir(desk.cache.path()).expect("a cache folder");
    let mut catalogs = folders
        .map(|entry| entry.expect("an entry"))
        .filter(|entry| entry.file_name().to_string_lossy().starts_with("catalog-"));
    let catalog = catalogs.next().expect("a catalog").path();
    catalog.join("catalog.register")
}

/// Another byte at the beginning of a text that stands there: programs come before boards.
fn spoil(bytes: &mut [u8], text: &str) {
    let mut windows = bytes.windows(text.len());
    let at = windows.position(|part| part == text.as_bytes());
    bytes[at.expect("the text")] ^= 1;
}

type Damage = fn(&mut Vec<u8>);

#[test]
fn a_damaged_fact_is_noticed_and_mended() {
    const COMMANDS: [&str; 3] =
        ["solo program koloth --json", "solo value Owo --captain koloth", "solo cadet --json"];
    // A catalog without the other games is built in half the time.
    let data = changed_data(|folder| {
        for game in Game::ALL.iter().filter(|game| !game.has(Feature::Opponent)) {
            fs::remove_dir_all(folder.join(game.code())).expect("removed");
        }
    });
    let desk = Desk::with_empty_cache();
    let run = |command| run_with(&desk, data.path(), command);
    let sound = COMMANDS.map(|command| run(command).stdout);
    let file = register(&desk);
    let written = fs::read(&file).expect("a register");
    // Each costs a catalog built anew.
    let damages: [(&str, Damage); 4] = [
        (COMMANDS[0], |bytes| spoil(bytes, r#"{"captain":"koloth""#)),
        (COMMANDS[1], |bytes| spoil(bytes, "program/koloth")),
        (COMMANDS[2], |bytes| spoil(bytes, r#""mode":"cadet""#)),
        (COMMANDS[1], |bytes| bytes.truncate(bytes.len() / 2)),
    ];
    for (command, damage) in damages {
        let mut bytes = written.clone();
        damage(&mut bytes);
        fs::write(&file, bytes).expect("damaged");
        let output = run(command);
        let at = COMMANDS.iter().position(|known| *known == command);
        assert_eq!(Some(&output.stdout), at.map(|at| &sound[at]), "{command}");
        assert_eq!(output.stderr, b"");
        assert!(fs::read(&file).expect("a register") == written, "{command}");
    }
}

/// The data in a folder, changed.
fn changed_data(change: impl FnOnce(&Path)) -> tempfile::TempDir {
    let folder = built_in_below("");
    change(folder.path());
    folder
}

fn run_with(desk: &Desk, data: &Path, line: &str) -> Output {
    let mut command = desk.tricorder();
    command.args(line.split_whitespace()).arg("--data").arg(data);
    command.output().expect("the program starts")
}

#[test]
fn a_captain_missing_in_a_data_folder_is_named() {
    let data = changed_data(|folder| {
        fs::remove_file(folder.join("cc/programs/koloth.yaml")).expect("removed");
    });
    let desk = Desk::new();
    for line in [
        "solo program koloth",
        "solo captains",
        "solo resolve koloth Owo",
        "solo new --bot koloth --captain picard --difficulty ensign",
    ] {
        let output = run_with(&desk, data.path(), line);
        let complaint = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{line}: {complaint}");
        assert!(complaint.contains("board for koloth"), "{line}: {complaint}");
    }
    let other = run_with(&desk, data.path(), "solo program picard");
    assert_eq!(other.status.code(), Some(0));
}
