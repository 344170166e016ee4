//! A place to work in: folders of its own, a fixed language, no colour.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::sync::LazyLock;
use std::time::{Duration, SystemTime};
use std::{fs, process};

use tempfile::TempDir;

/// A player's machine.
pub struct Desk {
    pub cache: Cache,
    /// Games and campaigns.
    pub own: TempDir,
}

/// Where the catalogs of a desk lie.
pub enum Cache {
    /// In one folder for all tests: a catalog is called by what is in it, and nobody changes one that is there.
    Shared(&'static Path),
    Own(TempDir),
}

impl Cache {
    pub fn path(&self) -> &Path {
        match self {
            Cache::Shared(folder) => folder,
            Cache::Own(folder) => folder.path(),
        }
    }
}

impl Desk {
    /// A machine on which the program has been used before: its catalogs are built. Others may be built beside them at
    /// any time, and none may be harmed.
    pub fn new() -> Desk {
        Desk::with(Cache::Shared(shared_cache()))
    }

    /// The same, with catalogs that may be counted and harmed.
    pub fn with_own_cache() -> Desk {
        let desk = Desk::with_empty_cache();
        copy(prepared_cache(), desk.cache.path());
        desk
    }

    /// A machine on which the program has never run.
    pub fn with_empty_cache() -> Desk {
        Desk::with(Cache::Own(folder()))
    }

    fn with(cache: Cache) -> Desk {
        Desk { cache, own: folder() }
    }

    /// The program, ready to be given arguments.
    pub fn tricorder(&self) -> Command {
        let mut command = tricorder_with_cache(self.cache.path());
        command.env("TRICORDER_DATA_DIR", self.own.path());
        command.env("TRICORDER_CONFIG_DIR", self.own.path().join("config"));
        command
    }

    /// Runs the program with arguments parted by spaces and lines on its standard input.
    pub fn tell(&self, line: &str, input: &str) -> Output {
        let mut command = self.tricorder();
        command.args(line.split_whitespace());
        converse(command, input)
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
        .env("TRICORDER_CONFIG_DIR", cache.join("config"))
        // No folder: what one test leaves among temporary files is no catalog of another.
        .env("TMPDIR", "/dev/null")
        .env("LANG", "C.UTF-8");
    command
}

/// Runs a command that is given something on its standard input.
pub fn converse(mut command: Command, input: impl AsRef<[u8]>) -> Output {
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().expect("the program starts");
    let mut stdin = child.stdin.take().expect("an input");
    // The program may leave before it has read all.
    let _ = stdin.write_all(input.as_ref());
    drop(stdin);
    child.wait_with_output().expect("the program ends")
}

fn folder() -> TempDir {
    tempfile::tempdir().expect("a temporary folder")
}

/// The folder that many desks share.
fn shared_cache() -> &'static Path {
    static SHARED: LazyLock<PathBuf> = LazyLock::new(|| {
        let cache = folder_of_process().join("shared");
        fs::create_dir_all(&cache).expect("a folder");
        copy(prepared_cache(), &cache);
        cache
    });
    &SHARED
}

/// A cache folder with both catalogs, built once a test process. Nobody works in it; it is copied.
fn prepared_cache() -> &'static Path {
    static PREPARED: LazyLock<PathBuf> = LazyLock::new(|| {
        let cache = folder_of_process().join("prepared");
        let mut command = tricorder_with_cache(&cache);
        let output = command.args(["admin", "index", "rebuild"]).output();
        let output = output.expect("the program starts");
        assert!(output.status.success(), "{output:?}");
        cache
    });
    &PREPARED
}

/// What lies there as long as this test process runs, and a while longer.
fn folder_of_process() -> &'static Path {
    static FOLDER: LazyLock<PathBuf> = LazyLock::new(|| {
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("caches");
        fs::create_dir_all(&folder).expect("a folder");
        remove_old(&folder);
        let own = folder.join(process::id().to_string());
        // A number is given again to another process.
        let _ = fs::remove_dir_all(&own);
        own
    });
    &FOLDER
}

/// Removes what earlier test processes left behind; a static is never dropped.
fn remove_old(folder: &Path) {
    let hour = Duration::from_secs(3600);
    let aged = |path: &Path| {
        let changed = fs::metadata(path).and_then(|found| found.modified());
        changed.is_ok_and(|time| SystemTime::now() > time + hour)
    };
    let entries = fs::read_dir(folder).expect("a folder");
    for path in entries.map(|entry| entry.expect("an entry").path()) {
        if aged(&path) {
            // Another test process may be doing the same.
            let _ = fs::remove_dir_all(&path);
        }
    }
}

fn copy(from: &Path, to: &Path) {
    for entry in fs::read_dir(from).expect("a folder") {
        let entry = entry.expect("an entry");
        let target = to.join(entry.file_name());
        if entry.path().is_dir() {
            fs::create_dir_all(&target).expect("made");
            copy(&entry.path(), &target);
        } else {
            fs::copy(entry.path(), &target).expect("copied");
        }
    }
}
