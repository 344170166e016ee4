//! A place to work in: its own cache folder, a fixed language, no colour.

use std::io::Write;
use std::path::Path;
use std::process::{Command, Output, Stdio};

use tempfile::TempDir;
use tricorder::catalog::{Catalog, CatalogError};
use tricorder::lookup::{self, Extent, Found};
use tricorder::model::Game;
use tricorder::{data, locale};

/// A player's machine.
pub struct Desk {
    pub cache: TempDir,
    /// Games and campaigns.
    pub own: TempDir,
}

impl Desk {
    pub fn new() -> Desk {
        Desk {
            cache: tempfile::tempdir().expect("a temporary folder"),
            own: tempfile::tempdir().expect("a temporary folder"),
        }
    }

    /// The program, ready to be given arguments.
    pub fn tricorder(&self) -> Command {
        let mut command = tricorder_with_cache(self.cache.path());
        command.env("TRICORDER_DATA_DIR", self.own.path());
        command
    }

    /// Runs the program with arguments parted by spaces and lines on its standard input.
    pub fn tell(&self, line: &str, input: &str) -> Output {
        let mut command = self.tricorder();
        command
            .args(line.split_whitespace())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped());
        let mut child = command.spawn().expect("the program starts");
        let mut stdin = child.stdin.take().expect("an input");
        // The program may leave before it has read all.
        let _ = stdin.write_all(input.as_bytes());
        drop(stdin);
        child.wait_with_output().expect("the program ends")
    }

    /// Runs the program with arguments parted by spaces.
    pub fn run(&self, line: &str) -> Output {
        let mut command = self.tricorder();
        command.args(line.split_whitespace());
        command.output().expect("the program starts")
    }
}

/// The program with a cache folder of its own and nothing inherited that changes its answers.
pub fn tricorder_with_cache(cache: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tricorder"));
    command
        .env_clear()
        .env("TRICORDER_CACHE_DIR", cache)
        .env("TRICORDER_DATA_DIR", cache.join("own"))
        .env("LANG", "C.UTF-8");
    command
}

/// The built-in reference, opened in this process.
pub struct Reference {
    catalog: Catalog,
    _desk: Desk,
}

impl Reference {
    pub fn open() -> Reference {
        let desk = Desk::new();
        let cache = Some(desk.cache.path().to_owned());
        let catalog = Catalog::open(data::embedded(), cache, locale::symbol);
        Reference {
            catalog: catalog.expect("the built-in data makes a catalog"),
            _desk: desk,
        }
    }

    pub fn find(&mut self, query: &str, game: Option<Game>) -> Vec<Found> {
        let found: Result<_, CatalogError> = self
            .catalog
            .ask(|open| lookup::find(open, query, game, Extent::Best));
        found.expect("a look-up does not fail")
    }
}
