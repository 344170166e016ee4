//! Catalogs that came with the program: they answer on the first run and write nothing, and whatever has become of
//! them, the answer is the right one and `doctor` says why they did not give it.

use std::collections::BTreeSet;
use std::fs;
use std::os::unix::fs::{MetadataExt, symlink};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};

use model::GameBox;
use serde_json::Value;

use crate::kit::desk::Desk;
use crate::kit::files::files_below;

/// Of a name, of a name with a fault, of a sentence, of cards.
const COMMANDS: [&str; 4] =
    ["lookup loggen", "lookup logen --pick 1", "lookup wie logge ich", "search picard --count"];

/// A machine on which the program never ran, and a package.
struct Installation {
    desk: Desk,
    package: Desk,
}

impl Installation {
    fn new() -> Installation {
        // A package holds what the cache of a player without boxes and imports does.
        Installation { desk: Desk::with_empty_cache(), package: Desk::with_own_cache() }
    }

    fn folder(&self) -> &Path {
        self.package.cache.path()
    }

    fn command(&self, line: &str) -> Command {
        let mut command = self.desk.tricorder();
        command.env("TRICORDER_CATALOG", self.folder()).args(line.split(' '));
        command
    }

    fn run(&self, line: &str) -> Output {
        self.command(line).output().expect("the program starts")
    }

    fn catalog(&self, beginning: &str) -> PathBuf {
        let mut folders =
            fs::read_dir(self.folder()).expect("a folder").map(|entry| entry.expect("an entry").path());
        let is_wanted =
            |path: &PathBuf| path.file_name().is_some_and(|name| name.to_string_lossy().starts_with(beginning));
        folders.find(is_wanted).expect("a catalog")
    }

    fn answers(&self) -> [String; 4] {
        COMMANDS.map(|line| answer(line, self.run(line)))
    }

    fn doctor(&self) -> Value {
        let output = self.run("admin doctor --json --lang en");
        serde_json::from_slice(&output.stdout).expect("a document")
    }
}

fn answer(line: &str, output: Output) -> String {
    assert_eq!(output.status.code(), Some(0), "{line}: {output:?}");
    assert_eq!(String::from_utf8_lossy(&output.stderr), "", "{line}");
    String::from_utf8(output.stdout).expect("a text")
}

/// The answer of a command that has to build a catalog and cannot write it, which is said.
fn answer_unwritten(line: &str, output: Output) -> String {
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(said.contains("/dev/null/none") && said.contains("TRICORDER_CACHE_DIR"), "{line}: {said}");
    answer(line, Output { stderr: Vec::new(), ..output })
}

fn sound() -> [String; 4] {
    let desk = Desk::new();
    COMMANDS.map(|line| answer(line, desk.run(line)))
}

#[test]
fn the_first_run_is_answered_and_writes_nothing() {
    let installed = Installation::new();
    let brought = files_below(installed.folder());
    assert_eq!(installed.answers(), sound());
    assert_eq!(fs::read_dir(installed.desk.cache.path()).expect("a folder").count(), 0);
    assert_eq!(files_below(installed.folder()), brought);
    let doctor = installed.doctor();
    assert_eq!(doctor["ok"], true, "{doctor:#}");
    assert_eq!(doctor["catalogs"]["packaged"], true);
    assert_eq!(doctor["catalogs"]["cards"]["packaged"], true);
}

#[test]
fn the_program_writes_what_a_package_brings() {
    let folder = tempfile::tempdir().expect("a folder");
    let desk = Desk::with_empty_cache();
    let mut command = desk.tricorder();
    let output = command.args(["admin", "index", "rebuild", "--into"]).arg(folder.path()).output();
    assert!(output.expect("the program starts").status.success());
    let names = |folder: &Path| -> Vec<String> {
        let entries = fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").file_name());
        let mut names: Vec<String> = entries.map(|name| name.to_string_lossy().into_owned()).collect();
        names.sort();
        names
    };
    assert_eq!(names(folder.path()), names(Desk::with_own_cache().cache.path()));
    // Whoever installs a package is seldom who asks it.
    let modes = files_below(folder.path()).into_iter().map(|file| file.metadata().expect("a file").mode());
    assert_eq!(modes.collect::<BTreeSet<u32>>().len(), 1);
    assert_eq!(fs::read_dir(desk.cache.path()).expect("a folder").count(), 0);
}

#[test]
fn whatever_the_boxes_one_catalog_answers_that_a_package_may_bring() {
    let installed = Installation::new();
    let mut boxes: Vec<Vec<&str>> = vec![Vec::new()];
    for one in GameBox::CODES {
        boxes.extend(boxes.clone().into_iter().map(|some| [some, vec![one]].concat()));
    }
    boxes.retain(|some| !some.is_empty());
    assert_eq!(boxes.len(), (1 << GameBox::CODES.len()) - 1);
    for some in boxes {
        let kept = installed.run(&format!("collection boxes {}", some.join(" ")));
        let stands_alone = some.iter().any(|one| ["core", "to-boldly-go"].contains(one));
        assert_eq!(kept.status.success(), stands_alone, "{kept:?}");
        for line in ["lookup loggen", "search klingon --count"] {
            answer(line, installed.run(line));
            let named = installed.command(line).env("TRICORDER_BOXES", some.join(",")).output();
            answer(line, named.expect("the program starts"));
        }
    }
    assert_eq!(fs::read_dir(installed.desk.cache.path()).expect("a folder").count(), 0);
    assert_eq!(fs::read_dir(installed.folder()).expect("a folder").count(), 2);
}

type Fault = fn(&Installation);

fn cut(file: &Path) {
    let bytes = fs::read(file).expect("read");
    fs::write(file, &bytes[..bytes.len() / 2]).expect("written");
}

fn flip(file: &Path) {
    let mut bytes = fs::read(file).expect("read");
    for at in (0..bytes.len()).step_by(512) {
        bytes[at] ^= 4;
    }
    fs::write(file, bytes).expect("written");
}

fn is_of_index(file: &Path) -> bool {
    file.parent().is_some_and(|folder| folder.ends_with("index"))
}

fn replace(file: &Path, put: impl FnOnce(&Path)) {
    fs::remove_file(file).expect("removed");
    put(file);
}

fn rename(folder: &Path) {
    fs::rename(folder, folder.with_file_name("catalog-0123456789abcdef")).expect("renamed");
}

/// What may have become of a package, and what `doctor` says then.
const FAULTS: [(&str, Fault, &str); 7] = [
    (
        "cut files",
        |one| {
            cut(&one.catalog("catalog-").join("catalog.register"));
            cut(&one.catalog("cards-").join("catalog.sqlite"));
        },
        "damaged",
    ),
    (
        "flipped bits",
        |one| files_below(one.folder()).iter().filter(|file| !file.ends_with("seal")).for_each(|file| flip(file)),
        "damaged",
    ),
    (
        "flipped bits in the indexes alone",
        |one| files_below(one.folder()).iter().filter(|file| is_of_index(file)).for_each(|file| flip(file)),
        "damaged",
    ),
    ("another version", |one| rename(&one.catalog("catalog-")), "another version"),
    (
        "a folder in place of a file",
        |one| {
            replace(&one.catalog("catalog-").join("catalog.register"), |file| fs::create_dir(file).expect("made"));
        },
        "damaged",
    ),
    (
        "a link that leads nowhere",
        |one| {
            fs::remove_dir_all(one.folder()).expect("removed");
            symlink("/nowhere", one.folder()).expect("a link");
        },
        "cannot be read",
    ),
    (
        "a file in place of the folder",
        |one| {
            fs::remove_dir_all(one.folder()).expect("removed");
            fs::write(one.folder(), "no folder").expect("written");
        },
        "cannot be read",
    ),
];

#[test]
fn whatever_has_become_of_them_the_answer_is_right_and_the_reason_is_told() {
    let sound = sound();
    for (name, fault, words) in FAULTS {
        let installed = Installation::new();
        fault(&installed);
        assert_eq!(installed.answers(), sound, "{name}");
        // The second time the cache answers.
        assert_eq!(installed.answers(), sound, "{name}");
        let doctor = installed.doctor();
        let troubles = doctor["troubles"].as_array().expect("a list");
        assert_eq!(troubles.len(), 1, "{name}: {doctor:#}");
        assert_eq!(troubles[0]["part"], "package", "{name}");
        let message = troubles[0]["message"].as_str().unwrap_or_default();
        assert!(message.contains(words), "{name}: {message}");
    }
}

#[test]
fn nothing_need_be_writable() {
    let (installed, sound) = (Installation::new(), sound());
    for is_damaged in [false, true] {
        if is_damaged {
            cut(&installed.catalog("catalog-").join("catalog.register"));
        }
        let run = |line| {
            let mut command = installed.command(line);
            command.env("TRICORDER_CACHE_DIR", "/dev/null/none").env("HOME", "/dev/null");
            let output = command.output().expect("the program starts");
            let is_built = is_damaged && !output.stderr.is_empty();
            if is_built { answer_unwritten(line, output) } else { answer(line, output) }
        };
        assert_eq!(COMMANDS.map(run), sound, "{is_damaged}");
    }
}

#[test]
fn many_first_runs_at_once_are_all_answered() {
    let sound = sound();
    for is_damaged in [false, true] {
        let installed = Installation::new();
        if is_damaged {
            cut(&installed.catalog("catalog-").join("catalog.register"));
        }
        let start = |line: &str| -> Child {
            let mut command = installed.command(line);
            command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("the program starts")
        };
        let children: Vec<Child> = COMMANDS.iter().chain(&COMMANDS).map(|line| start(line)).collect();
        let answers: Vec<String> = children
            .into_iter()
            .map(|child| answer("at once", child.wait_with_output().expect("the program ends")))
            .collect();
        assert_eq!(answers, [&sound[..], &sound[..]].concat(), "{is_damaged}");
    }
}

/// Of a rule of the player's own: by its name, mistyped, in a sentence.
const OWN: [&str; 3] = ["lookup mulligan", "lookup muligan --pick 1", "lookup may I draw xyzzy anew --pick 1"];

impl Installation {
    /// With a rule that the player wrote.
    fn with_rule() -> Installation {
        let installed = Installation::new();
        let folder = installed.desk.own.path().join("rules/cc/rules/concept");
        fs::create_dir_all(&folder).expect("made");
        let rule =
            "title: { de: Mischglück, en: Mulligan }\ntext: { de: Xyzzy zieht neu., en: Draw xyzzy anew. }\n";
        fs::write(folder.join("mulligan.yaml"), rule).expect("written");
        installed
    }

    fn assert_finds_rule(&self, case: &str) {
        for line in OWN {
            let found = answer(line, self.run(&format!("{line} --lang en")));
            assert!(found.contains("Draw xyzzy anew."), "{case}: {line}: {found}");
        }
    }
}

#[test]
fn a_rule_of_ones_own_lies_over_them_and_copies_nothing() {
    let (installed, sound) = (Installation::with_rule(), sound());
    let brought = files_below(installed.folder());
    let runs = || installed.command(OWN[0]).stdout(Stdio::null()).spawn().expect("the program starts");
    for mut child in [runs(), runs(), runs()] {
        assert!(child.wait().expect("the program ends").success());
    }
    installed.assert_finds_rule("at once");
    assert_eq!(installed.answers(), sound);
    assert_eq!(files_below(installed.folder()), brought);
    assert!(catalog::bytes(installed.desk.cache.path()) < 100_000);
    let doctor = installed.doctor();
    assert_eq!((&doctor["ok"], &doctor["catalogs"]["packaged"]), (&true.into(), &true.into()), "{doctor:#}");
    fs::remove_dir_all(installed.desk.own.path().join("rules")).expect("removed");
    assert_eq!(installed.run("show cc/concept/mulligan").status.code(), Some(1));
    assert_eq!(installed.answers(), sound);
}

#[test]
fn whatever_has_become_of_ones_own_rule_it_is_found() {
    let (installed, sound) = (Installation::with_rule(), sound());
    installed.assert_finds_rule("built");
    let cache = installed.desk.cache.path();
    let damages = [
        cut as fn(&Path),
        flip,
        |file| fs::remove_file(file).expect("removed"),
        |file| {
            replace(file, |file| fs::create_dir(file).expect("made"));
        },
    ];
    for number in 0..files_below(cache).len() {
        // One that is never read is not written anew.
        let Some(file) = files_below(cache).into_iter().nth(number) else {
            break;
        };
        damages[number % damages.len()](&file);
        let case = file.display().to_string();
        let troubles = installed.doctor()["troubles"].as_array().expect("a list").len();
        assert_eq!(troubles, 1, "{case}");
        installed.assert_finds_rule(&case);
        assert_eq!(installed.answers(), sound, "{case}");
    }
    cut(&installed.catalog("catalog-").join("catalog.register"));
    installed.assert_finds_rule("a damaged package");
    for line in OWN {
        let mut command = installed.command(line);
        command.env("TRICORDER_CACHE_DIR", "/dev/null/none").env("HOME", "/dev/null");
        let found = answer_unwritten(line, command.args(["--lang", "en"]).output().expect("the program starts"));
        assert!(found.contains("Draw xyzzy anew."), "{line}: {found}");
    }
}
