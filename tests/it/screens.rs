//! Whole screens, as files under `tests/cmd/<command>`, and the examples of the README.

use std::path::Path;

use crate::kit::desk::Desk;

#[test]
fn screens_look_as_written() {
    let desk = Desk::new();
    trycmd::TestCases::new()
        .env("TRICORDER_CACHE_DIR", desk.cache.path().to_string_lossy())
        .env("TRICORDER_DATA_DIR", desk.own.path().to_string_lossy())
        .env("LC_ALL", "C.UTF-8")
        .env("NO_COLOR", "1")
        .case("tests/cmd/*/*.trycmd")
        .skip("tests/cmd/collection/*.trycmd")
        .case("README.md")
        .run();
}

/// A player has one collection, without a name, so each file of these screens has a player of its own.
#[test]
fn screens_of_a_collection_look_as_written() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cmd/collection");
    for file in std::fs::read_dir(folder).expect("a folder of screens") {
        let desk = Desk::new();
        trycmd::TestCases::new()
            .env("TRICORDER_CACHE_DIR", desk.cache.path().to_string_lossy())
            .env("TRICORDER_DATA_DIR", desk.own.path().to_string_lossy())
            .env("LC_ALL", "C.UTF-8")
            .env("NO_COLOR", "1")
            .case(file.expect("a file").path())
            .run();
    }
}
