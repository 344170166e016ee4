//! What stands at a path is not lost to what is written there: a full backup to an empty one, a pipe, a link or a mode to
//! a plain file; and a restore comes in whole or not at all.

use std::fs;
use std::os::unix::fs::{FileTypeExt, PermissionsExt, symlink};
use std::path::Path;
use std::process::{Command, Output, Stdio};

use crate::kit::desk::Desk;

fn told(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned() + &String::from_utf8_lossy(&output.stderr)
}

/// A player with a star, and the text of their backup.
fn starred() -> (Desk, String) {
    let desk = Desk::new();
    assert!(desk.run("note star recall").status.success());
    let backup = desk.run("backup -").stdout;
    (desk, String::from_utf8(backup).expect("text"))
}

fn run(desk: &Desk, line: &str, path: &Path) -> Output {
    let mut command = desk.tricorder();
    command.args(line.split(' ')).arg(path).args(["--lang", "en"]);
    command.output().expect("the program starts")
}

#[test]
fn an_empty_backup_takes_the_place_of_a_full_one_only_when_told() {
    let (desk, full) = starred();
    let file = desk.own.path().join("backup.jsonl");
    assert!(run(&desk, "backup", &file).status.success());
    let new = Desk::new();
    fs::write(new.own.path().join("recent"), "cc/keyword/log\n").expect("what was looked at");
    let refused = run(&new, "backup", &file);
    assert_eq!(refused.status.code(), Some(2), "{}", told(&refused));
    assert!(told(&refused).contains("was not replaced"), "{}", told(&refused));
    assert_eq!(fs::read_to_string(&file).expect("the file"), full);
    for line in ["backup --replace", "backup"] {
        let output = run(&new, line, &file);
        assert!(output.status.success(), "{}", told(&output));
        assert!(fs::read_to_string(&file).expect("the file").contains("\"records\":1"));
    }
    assert!(run(&desk, "backup", &file).status.success());
    assert!(run(&new, "restore", &file).status.success(), "where somebody has looked is no data of theirs");
}

#[test]
fn a_backup_with_less_or_of_another_file_takes_its_place_only_when_told() {
    let (desk, _) = starred();
    assert!(desk.run("note recall kept").status.success());
    let file = desk.own.path().join("backup.jsonl");
    assert!(run(&desk, "backup", &file).status.success());
    let full = fs::read_to_string(&file).expect("the file");
    assert!(desk.run("note recall --delete").status.success());
    let cut = full.lines().next().expect("a line").to_owned();
    for (kept, said) in
        [(&*full, "more of your data (2)"), ("Dear diary\n", "not a backup"), (&*cut, "not a complete one")]
    {
        fs::write(&file, kept).expect("the file");
        let refused = run(&desk, "backup", &file);
        let words = told(&refused).split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(refused.status.code() == Some(2) && words.contains(said), "{words}");
        assert!(words.contains("was not replaced") && words.contains("--replace"), "{words}");
        assert_eq!(fs::read_to_string(&file).expect("the file"), kept);
    }
    assert!(run(&desk, "backup --replace", &file).status.success());
    assert!(run(&desk, "backup", &file).status.success());
}

/// Commands that write one file, with the name it has.
const WRITERS: [(&str, &str); 3] = [
    ("backup", "backup.jsonl"),
    ("admin index export --data tests/one_entry", "catalog.jsonl"),
    ("config width 70 #", "config/config.yaml"),
];

#[test]
fn links_are_followed_and_modes_stay() {
    let (desk, _) = starred();
    let own = desk.own.path();
    fs::create_dir_all(own.join("config")).expect("a folder");
    for (line, name) in WRITERS {
        let (file, link) = (own.join("kept"), own.join(name));
        fs::write(&file, "").expect("a file");
        fs::set_permissions(&file, fs::Permissions::from_mode(0o600)).expect("a mode");
        symlink(&file, &link).expect("a link");
        let output = match line.strip_suffix(" #") {
            Some(line) => desk.run(line),
            None => run(&desk, line, &link),
        };
        assert!(output.status.success(), "{line}: {}", told(&output));
        assert!(fs::symlink_metadata(&link).expect("a link").is_symlink(), "{line}");
        let found = fs::metadata(&file).expect("the file");
        assert!(found.len() > 0 && found.permissions().mode() & 0o777 == 0o600, "{line}");
        assert!(fs::read_dir(own).expect("the folder").flatten().all(|file| !file.path().ends_with("part")));
    }
}

#[test]
fn a_link_that_leads_nowhere_is_not_replaced() {
    let (desk, _) = starred();
    let link = desk.own.path().join("backup.jsonl");
    symlink("/not/mounted/backup.jsonl", &link).expect("a link");
    let output = run(&desk, "backup", &link);
    assert_eq!(output.status.code(), Some(2), "{}", told(&output));
    assert!(fs::symlink_metadata(&link).expect("a link").is_symlink());
}

#[test]
fn pipes_and_standard_output_are_written_to() {
    let (desk, full) = starred();
    let pipe = desk.own.path().join("pipe");
    assert!(Command::new("mkfifo").arg(&pipe).status().expect("mkfifo").success());
    let reader = Command::new("cat").arg(&pipe).stdout(Stdio::piped()).spawn().expect("cat");
    let output = run(&desk, "backup", &pipe);
    assert!(output.status.success(), "{}", told(&output));
    let read = reader.wait_with_output().expect("what was read").stdout;
    assert_eq!(String::from_utf8_lossy(&read), full);
    assert!(fs::metadata(&pipe).expect("the pipe").file_type().is_fifo());
    for name in ["/dev/stdout", "/dev/fd/1"] {
        let file = desk.own.path().join("out");
        let out = fs::File::create(&file).expect("a file");
        let mut command = desk.tricorder();
        let status = command.args(["backup", name]).stdout(out).status();
        assert!(status.expect("the program starts").success());
        assert_eq!(fs::read_to_string(&file).expect("the file"), full, "{name}");
    }
}

#[test]
fn a_restore_comes_in_whole_or_not_at_all() {
    let (desk, _) = starred();
    let own = desk.own.path();
    assert!(desk.run("collection boxes core second-contact").status.success());
    let before = (desk.run("backup -").stdout, fs::read(own.join("boxes")).expect("the boxes"));
    for name in ["last-list", "recent"] {
        let file = own.join(name);
        // A link that leads nowhere: the file cannot be written, and not even be looked at.
        let _ = fs::remove_file(&file);
        symlink("/not/mounted/file", &file).expect("a link");
        let output = desk.run("restore tests/archives/all.jsonl --replace --lang en");
        assert_eq!(output.status.code(), Some(2), "{name}: {}", told(&output));
        assert!(told(&output).contains(name), "{name}: {}", told(&output));
        fs::remove_file(&file).expect("removed");
        let after = (desk.run("backup -").stdout, fs::read(own.join("boxes")).expect("the boxes"));
        assert_eq!(after, before, "{name}");
    }
    assert!(desk.run("restore tests/archives/all.jsonl --replace").status.success());
    assert_eq!(fs::read_to_string(own.join("boxes")).expect("the boxes"), "core,to-boldly-go");
}
