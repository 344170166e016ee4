//! Whole screens, as files under `tests/cmd/<command>`, and the examples of the README.

use std::path::Path;

use crate::kit::desk::Desk;

/// What a player has once and without a name: each file of these screens has a player of its own.
const ALONE: [&str; 5] = ["collection", "config", "db", "doctor", "memory"];

/// Screens of a player.
fn screens(desk: &Desk) -> trycmd::TestCases {
    let (own, cases) = (desk.own.path(), trycmd::TestCases::new());
    cases
        .env("TRICORDER_CACHE_DIR", desk.cache.path().to_string_lossy())
        .env("TRICORDER_DATA_DIR", own.to_string_lossy())
        .env("TRICORDER_CONFIG_DIR", own.join("config").to_string_lossy())
        .env("LC_ALL", "C.UTF-8")
        .env("NO_COLOR", "1");
    let place = own.to_string_lossy().into_owned();
    cases.insert_var("[OWN]", place).expect("a variable");
    cases
}

#[test]
fn screens_look_as_written() {
    let desk = Desk::with_own_cache();
    let cases = screens(&desk);
    cases.case("tests/cmd/*/*.trycmd");
    for folder in ALONE {
        cases.skip(format!("tests/cmd/{folder}/*.trycmd"));
    }
    cases.case("README.md").run();
}

#[test]
fn screens_of_what_a_player_has_once_look_as_written() {
    let cmd = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cmd");
    for folder in ALONE {
        for file in std::fs::read_dir(cmd.join(folder)).expect("a folder of screens") {
            let desk = Desk::new();
            let path = file.expect("a file").path();
            screens(&desk).case(path).run();
        }
    }
}
