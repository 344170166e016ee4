//! What can go wrong around a look-up: the answer still comes, nothing is corrupted, nothing panics.

use std::ffi::OsString;
use std::fs;
use std::os::unix::ffi::OsStringExt;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::{Output, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use crate::kit::data_folder::{ONE_ENTRY, data_folder};
use crate::kit::desk::{Desk, tricorder_with_cache};
use crate::kit::files::files_below;

fn stdout(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned()
}

fn stderr(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

/// Fails unless the rule of "Loggen" was answered.
fn assert_answered(output: &Output) {
    assert_found(output);
    assert_eq!(stderr(output), "");
}

/// The same, whatever is said beside it.
fn assert_found(output: &Output) {
    assert_eq!(output.status.code(), Some(0), "{}", stderr(output));
    assert!(stdout(output).contains("cc/keyword/log"), "{}", stdout(output));
}

/// A look-up by name, one through the index, and a list, which the database answers.
const LOOK_UPS: [&str; 3] = ["loggen", "lookup logen --game cc --pick 1", "list --json"];

/// Fails unless all of them are answered.
fn assert_works(desk: &Desk) {
    for line in LOOK_UPS {
        assert_answered(&desk.run(&format!("{line} --data {ONE_ENTRY}")));
    }
}

fn catalog_folder(cache: &Path) -> PathBuf {
    let mut found: Vec<PathBuf> =
        fs::read_dir(cache).expect("a cache folder").map(|entry| entry.expect("an entry").path()).collect();
    assert_eq!(found.len(), 1, "{found:?}");
    found.remove(0)
}

#[test]
fn a_missing_cache_folder_is_made() {
    let desk = Desk::with_empty_cache();
    fs::remove_dir(desk.cache.path()).expect("removed");
    assert_works(&desk);
}

#[test]
fn any_damaged_file_is_noticed_and_mended() {
    let desk = Desk::with_empty_cache();
    assert_works(&desk);
    let folder = catalog_folder(desk.cache.path());
    let damages = [truncate as fn(&Path), fill_with_garbage, remove];
    for number in 0..files_below(&folder).len() {
        let mut files = files_below(&folder);
        files.sort_by_key(|path| path.extension().map(ToOwned::to_owned));
        damages[number % damages.len()](&files[number]);
        assert_works(&desk);
    }
    for damage in damages {
        damage(&folder.join("catalog.register"));
        assert_works(&desk);
    }
    let status = stdout(&desk.run(&format!("admin index status --json --data {ONE_ENTRY}")));
    assert!(status.contains("\"ready\""), "{status}");
}

fn truncate(path: &Path) {
    let bytes = fs::read(path).expect("a file");
    fs::write(path, &bytes[..bytes.len() / 2]).expect("written");
}

fn fill_with_garbage(path: &Path) {
    let length = fs::metadata(path).expect("a file").len();
    let garbage: Vec<u8> = (0..length).map(|at| (at.wrapping_mul(151) >> 3) as u8).collect();
    fs::write(path, garbage).expect("written");
}

fn remove(path: &Path) {
    fs::remove_file(path).expect("removed");
}

#[test]
fn a_stale_catalog_is_left_alone_and_a_new_one_built() {
    let desk = Desk::with_empty_cache();
    let stale = desk.cache.path().join("catalog-0000000000000000");
    fs::create_dir(&stale).expect("made");
    assert_works(&desk);
    assert!(stale.exists());
}

#[test]
fn an_unusable_cache_is_answered_from_memory() {
    let desk = Desk::new();
    let file = desk.own.path().join("file");
    fs::write(&file, "not a folder").expect("written");
    for arguments in [["lookup", "loggen"], ["lookup", "logen"]] {
        let output = tricorder_with_cache(&file.join("cache")).args(arguments).args(["--data", ONE_ENTRY]).output();
        assert_found(&output.expect("the program starts"));
    }
}

/// A folder of the session, else one's own among temporary files, takes the catalog where the cache does not, and the next
/// look-up finds it there. A folder others can write to is left alone.
#[test]
fn a_cache_that_cannot_be_written_is_told_once() {
    let desk = Desk::new();
    let file = desk.own.path().join("file");
    fs::write(&file, "not a folder").expect("written");
    let said = |place: Option<(&str, &Path)>| {
        let mut command = tricorder_with_cache(&file.join("cache"));
        command.args(["lookup", "loggen", "--lang", "en", "--data", ONE_ENTRY]);
        place.map(|(name, folder)| command.env(name, folder));
        let output = command.output().expect("the program starts");
        assert_found(&output);
        String::from_utf8(output.stderr).expect("text").split_whitespace().collect::<Vec<_>>().join(" ")
    };
    for _ in 0..2 {
        let memory = said(None);
        assert!(memory.contains("takes seconds each time"), "{memory}");
        assert_eq!(memory.matches("No catalog can be written in").count(), 1, "{memory}");
    }
    for (name, folder) in [("XDG_RUNTIME_DIR", "run"), ("TMPDIR", "temporary")] {
        let spare = desk.own.path().join(folder);
        fs::create_dir(&spare).expect("a folder");
        let first = said(Some((name, &spare)));
        assert!(first.contains("For now it is in") && first.contains(&format!("{folder}/tricorder")), "{first}");
        assert_eq!(said(Some((name, &spare))), "", "{name}");
    }
    let temporary = desk.own.path().join("temporary");
    let taken = fs::read_dir(&temporary).expect("a folder").next().expect("the spare folder").expect("read").path();
    fs::set_permissions(&taken, fs::Permissions::from_mode(0o777)).expect("set");
    assert!(said(Some(("TMPDIR", &temporary))).contains("takes seconds each time"));
}

#[test]
fn a_read_only_cache_is_answered() {
    let desk = Desk::with_empty_cache();
    fs::set_permissions(desk.cache.path(), fs::Permissions::from_mode(0o555)).expect("set");
    for line in LOOK_UPS {
        assert_found(&desk.run(&format!("{line} --data {ONE_ENTRY}")));
    }
    fs::set_permissions(desk.cache.path(), fs::Permissions::from_mode(0o755)).expect("set");
}

#[test]
fn many_first_look_ups_at_once_leave_one_whole_catalog() {
    let desk = Desk::with_empty_cache();
    let children: Vec<_> = (0..12)
        .map(|_| {
            let mut command = desk.tricorder();
            command.arg("loggen").args(["--data", ONE_ENTRY]).stdout(Stdio::piped()).stderr(Stdio::piped());
            command.spawn().expect("the program starts")
        })
        .collect();
    for child in children {
        assert_answered(&child.wait_with_output().expect("it ends"));
    }
    catalog_folder(desk.cache.path());
    assert_works(&desk);
}

#[test]
fn a_killed_first_build_does_no_harm() {
    let desk = Desk::with_empty_cache();
    for milliseconds in (0..100).step_by(5) {
        let mut command = desk.tricorder();
        command.arg("loggen").args(["--data", ONE_ENTRY]).stdout(Stdio::null()).stderr(Stdio::null());
        let mut child = command.spawn().expect("the program starts");
        thread::sleep(Duration::from_millis(milliseconds));
        child.kill().expect("killed");
        child.wait().expect("it ends");
    }
    assert_works(&desk);
}

#[test]
fn strange_arguments_get_a_clear_sentence() {
    let desk = Desk::new();
    let cases: [(&[u8], i32); 6] =
        [(b"\xff\xfe", 2), (b"", 2), (b"?!", 2), (b"\x1b[31m", 1), (b"\x07\x07", 2), (&[b'q'; 10_000], 1)];
    for (argument, code) in cases {
        let mut command = desk.tricorder();
        command.arg("lookup").arg(OsString::from_vec(argument.to_vec()));
        let output = command.output().expect("the program starts");
        let complaint = stderr(&output);
        assert_eq!(output.status.code(), Some(code), "{complaint}");
        assert!(complaint.starts_with("Error: "), "{complaint}");
        assert!(complaint.len() < 500 && !complaint.contains('\x1b'), "{complaint}");
        assert!(!complaint.contains("fault of its own"), "{complaint}");
    }
}

#[test]
fn a_long_question_is_answered_by_its_beginning() {
    let desk = Desk::new();
    let question = format!("scannen {}", "karte ".repeat(2_000));
    let mut command = desk.tricorder();
    let output = command.args(["lookup", &question]).output().expect("the program starts");
    assert_eq!(output.status.code(), Some(0), "{}", stderr(&output));
}

#[test]
fn a_closed_pipe_is_no_error() {
    let desk = Desk::new();
    let mut command = desk.tricorder();
    command.arg("list").stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().expect("the program starts");
    drop(child.stdout.take());
    let output = child.wait_with_output().expect("it ends");
    assert_eq!((output.status.code(), stderr(&output)), (Some(0), String::new()));
}

const TITLE: &str = "title: { de: Loggen, en: Log }\n";

#[test]
fn broken_data_is_named_with_file_line_and_id() {
    let desk = Desk::new();
    let broken = format!("{TITLE}wrong: 1\n");
    let poor = format!("{TITLE}text: {{ de: a, en: a }}\nsee: [cc/keyword/x]\nsource: []\n");
    let data = data_folder([
        ("cc/rules/keyword/a.yaml", broken.as_bytes()),
        ("cc/rules/keyword/b.yaml", poor.as_bytes()),
        ("cc/rules/keyword/c.yaml", &[0xff, 0xfe][..]),
        ("cc/rules/keyword/D.yaml", poor.as_bytes()),
        ("cc/tables/boards.yaml", &b"- captain: kirk\n  away_teams: 5\n  fleet: x\n  missions: []\n"[..]),
    ]);
    let folder = data.path().display().to_string();
    let checked = desk.run(&format!("admin data check --data {folder}"));
    assert_eq!(checked.status.code(), Some(2));
    let text = stdout(&checked);
    for expected in [
        "cc/rules/keyword/D.yaml: This path gives no id",
        "cc/rules/keyword/a.yaml:2: cc/keyword/a:",
        "cc/rules/keyword/b.yaml:1: cc/keyword/b: “text” is the same",
        "cc/rules/keyword/b.yaml:1: cc/keyword/b: The reference cc/keyword/x",
        "cc/rules/keyword/b.yaml:1: cc/keyword/b: A source is missing",
        "cc/rules/keyword/c.yaml: The file cannot be read",
        "cc/tables/boards.yaml: kirk: The reference cc/card/x",
        "7 findings.",
    ] {
        assert!(text.contains(expected), "{expected}: {text}");
    }
    let refused = desk.run(&format!("loggen --data {folder}"));
    assert_eq!(refused.status.code(), Some(2));
    assert!(stderr(&refused).contains("cc/rules/keyword/a.yaml:2"), "{}", stderr(&refused));
}

#[test]
fn files_where_none_is_read_are_named_in_both_languages() {
    let desk = Desk::new();
    let card = "- id: cc/card/x\n  traits: [none]\n";
    let data = data_folder([
        ("cc/keywords.yaml", "- id: cc/keyword/log\n"),
        ("cc/rules/keyword/log.yml", TITLE),
        ("cc/rules/README.md", "Notes are left alone."),
        ("sela.yaml", card),
    ]);
    let folder = data.path().display().to_string();
    let checked = desk.run(&format!("admin data check --data {folder}"));
    assert_eq!(checked.status.code(), Some(2));
    let text = stdout(&checked);
    for path in ["cc/keywords.yaml", "cc/rules/keyword/log.yml", "sela.yaml"] {
        let expected = format!("{path}: Files in this place are not read.");
        assert!(text.contains(&expected), "{expected}: {text}");
    }
    assert!(text.ends_with("3 findings.\n"), "{text}");
    let german = desk.run(&format!("admin data check --lang de --data {folder}"));
    let expected = "cc/keywords.yaml: Hier liest das Programm keine Datei.";
    assert!(stdout(&german).contains(expected), "{}", stdout(&german));
}

#[test]
fn a_folder_of_own_entries_answers_and_is_listed_by_name() {
    let desk = Desk::new();
    let entry = |de: &str, en: &str| {
        format!(
            "title: {{ de: {de}, en: {en} }}\ntext: {{ de: Tu es., en: Do it. }}\nsee: []\n\
             source: [{{ doc: cc-rules }}]\n"
        )
    };
    let data = data_folder([
        ("cc/rules/keyword/log-twice.yaml", entry("Doppelt", "Twice").as_bytes()),
        ("cc/rules/keyword/log.yaml", entry("Loggen", "Log").as_bytes()),
    ]);
    let folder = data.path().display().to_string();
    let answer = desk.run(&format!("log --data {folder}"));
    assert!(stdout(&answer).contains("Do it."), "{}", stdout(&answer));
    let list = stdout(&desk.run(&format!("list --data {folder}")));
    let at = |id: &str| list.find(id).unwrap_or_else(|| panic!("{id}: {list}"));
    assert!(at("Log") < at("Twice"), "{list}");
}

#[test]
fn a_data_folder_that_is_none_is_refused() {
    let desk = Desk::new();
    let output = desk.run("loggen --data /nowhere/at/all");
    assert_eq!(output.status.code(), Some(2));
    assert!(stderr(&output).contains("/nowhere/at/all"), "{}", stderr(&output));
}

/// What repeats itself would be gigabytes before anything was looked at: it is refused while it is short, with its place.
#[test]
fn yaml_that_repeats_itself_is_refused_at_once() {
    let bomb = |bytes: usize| {
        let word = "x".repeat(bytes / 2);
        format!("# head\na: &a {word}\nb:\n{}", "- *a\n".repeat(bytes / 10))
    };
    let desk = Desk::new();
    let rules = desk.own.path().join("more");
    let folder = rules.join("2e/rules/concept");
    fs::create_dir_all(&folder).expect("a folder");
    assert!(desk.run(&format!("config own-data {}", rules.display())).status.success());
    let place = |name: &str| desk.own.path().join(name);
    let config = place("config/config.yaml");
    let settings = fs::read_to_string(&config).expect("the settings");
    let told = |path: &Path, bytes: usize, line: &str| {
        fs::write(path, bomb(bytes)).expect("a file");
        let start = Instant::now();
        let said = stderr(&desk.run(&format!("{line} --lang en")));
        assert!(start.elapsed() < Duration::from_secs(15), "{line}: {:?}", start.elapsed());
        let name = path.file_name().expect("a name").to_string_lossy().into_owned();
        assert!(said.contains(&name) && said.contains("repeats parts of itself"), "{line}: {said}");
        assert!(said.contains("line 2") || said.contains("Line 2") || said.contains(".yaml:2"), "{line}: {said}");
    };
    told(&config, 52_000, "recall");
    fs::write(&config, settings).expect("the settings");
    told(&place("log.yaml"), 250_000, &format!("campaign import {}", place("log.yaml").display()));
    told(&folder.join("tea.yaml"), 250_000, "recall");
}
