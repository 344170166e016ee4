//! A user database that cannot be read takes away only what needs it, and one that is damaged, full or somebody else's as
//! little as can be.

use std::fs;
use std::process::{Command, Output};

use model::Lang;
use rusqlite::Connection;

use crate::kit::desk::Desk;
use crate::kit::site::Site;

/// What needs none of the player's own data, with the code it ends with.
const WITHOUT: [(&str, i32); 8] = [
    ("lookup recall", 0),
    ("show cc/keyword/log", 0),
    ("show 2e/card/uss-sovereign", 0),
    ("search type:ship range>=9", 0),
    ("deck check example:klingon", 0),
    ("calc range 2 3 --range 9", 0),
    ("admin index status", 0),
    ("list --game catan", 0),
];
/// What is about them.
const WITH: [&str; 4] = ["deck list", "solo list", "collection show", "campaign list"];

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

fn assert_degrades(desk: &Desk, cause: &str) {
    for (line, code) in WITHOUT {
        let Output { status, stdout, stderr } = desk.run(&format!("{line} --lang en"));
        let (out, err) = (text(&stdout), text(&stderr));
        assert_eq!(status.code(), Some(code), "{line}: {out}{err}");
        assert!(!out.is_empty(), "{line}: {err}");
        assert!(err.is_empty() || err.contains("Answered without your own data."), "{line}: {err}");
    }
    for line in WITH {
        let output = desk.run(&format!("{line} --lang en"));
        let err = text(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{line}: {err}");
        assert!(err.contains(cause), "{line}: {err}");
    }
}

#[test]
fn what_is_no_database_takes_away_only_what_needs_it() {
    let desk = Desk::new();
    fs::write(desk.own.path().join("user.db"), "no database at all").expect("a file");
    assert_degrades(&desk, "Rename the file and restore a backup.");
}

#[test]
fn what_a_newer_version_wrote_takes_away_only_what_needs_it() {
    let desk = Desk::new();
    assert!(desk.run("deck save example:klingon --name a").status.success());
    let path = desk.own.path().join("user.db");
    // The version lies at byte 60 of a database, in four bytes; the journal is folded in when the last one leaves.
    let mut bytes = fs::read(&path).expect("the database");
    bytes[60..64].copy_from_slice(&9_999_u32.to_be_bytes());
    fs::write(&path, bytes).expect("the database");
    assert_degrades(&desk, "Use the newer version.");
}

#[cfg(unix)]
#[test]
fn what_cannot_be_reached_is_not_taken_for_nothing() {
    let desk = Desk::new();
    std::os::unix::fs::symlink("/not/mounted/user.db", desk.own.path().join("user.db")).expect("a link");
    assert_degrades(&desk, "Mount the disk or fix the link");
    for line in ["note", "note star", "backup -", "admin db status", "deck save example:klingon"] {
        let output = desk.run(&format!("{line} --lang en"));
        let err = text(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{line}: {err}{}", text(&output.stdout));
        assert!(err.contains("Mount the disk or fix the link"), "{line}: {err}");
    }
}

/// A desk with two of each that lists have.
fn used() -> Desk {
    let desk = Desk::new();
    for name in ["alpha", "beta"] {
        for line in [
            format!("deck save example:klingon --name {name}"),
            format!("solo new --bot koloth --captain picard --difficulty ensign --name {name}"),
            format!("campaign new --captain picard --mode yellow-alert --name {name}"),
        ] {
            let output = desk.run(&line);
            assert!(output.status.success(), "{line}: {output:?}");
        }
    }
    desk
}

fn change(desk: &Desk, sql: &str) {
    let connection = Connection::open(desk.own.path().join("user.db")).expect("the database");
    connection.execute_batch(sql).expect(sql);
}

/// The code, the output, and what stands beside it with each word one blank from the next.
fn told(output: &Output) -> (Option<i32>, String, String) {
    let beside = text(&output.stderr).split_whitespace().collect::<Vec<_>>().join(" ");
    (output.status.code(), text(&output.stdout), beside)
}

#[test]
fn what_is_damaged_is_named_and_everything_else_is_listed_and_saved() {
    let desk = used();
    let ask = |line: &str| told(&desk.run(&format!("{line} --lang en")));
    change(
        &desk,
        "UPDATE log SET name = CAST(X'FF' || 'eta' AS TEXT) WHERE name = 'beta' AND kind = 'solo';
        UPDATE entry SET body = CAST(X'FF' || body AS TEXT) WHERE log = (SELECT id FROM log WHERE name = 'beta');
        UPDATE deck_version SET body = '{' WHERE deck = 'beta';",
    );
    let (code, out, beside) = ask("solo list");
    assert_eq!(code, Some(0), "{beside}");
    assert!(out.contains("alpha") && beside.contains("the game “\u{fffd}eta”"), "{out}{beside}");
    let (code, out, beside) = ask("campaign list");
    assert!(code == Some(0) && out.contains("alpha") && out.contains("beta"), "{out}{beside}");
    for line in ["deck list", "deck list --card Khitomer"] {
        let (code, out, beside) = ask(line);
        assert!(code == Some(0) && out.contains("alpha") && beside.contains("beta"), "{line}: {out}{beside}");
    }
    let file = desk.own.path().join("all.jsonl");
    let (code, _, beside) = ask(&format!("backup {}", file.display()));
    assert_eq!(code, Some(2), "{beside}");
    assert!(beside.contains("\u{fffd}eta"), "{beside}");
    assert_eq!(beside.matches("the campaign “beta”").count(), 1, "{beside}");
    assert!(beside.contains("--skip-damaged") && !file.exists(), "{beside}");
    let (code, out, beside) = ask("admin doctor");
    let all = out.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(code == Some(1) && all.contains("the campaign “beta”"), "{out}{beside}");
    let (code, _, beside) = ask(&format!("backup {} --skip-damaged", file.display()));
    assert!(code == Some(0) && beside.contains("the campaign “beta”"), "{beside}");
    let other = Desk::new();
    assert!(other.run(&format!("restore {}", file.display())).status.success());
    for line in ["solo list", "deck list", "campaign list"] {
        let output = text(&other.run(line).stdout);
        assert!(output.contains("alpha"), "{line}: {output}");
    }
    let mut site = Site::of(desk, Lang::En);
    for path in ["/", "/solo"] {
        let page = site.get(path);
        assert!(page.says(&["alpha", "\u{fffd}eta"]), "{path}: {}", page.text);
    }
}

/// Without the check each of these asks the view for ever.
#[test]
fn a_store_from_somebody_else_is_refused_before_it_is_asked() {
    let desk = used();
    change(
        &desk,
        "DROP TABLE import_row; DROP TABLE import_file;
        CREATE VIEW import_file (id, name, layout, hash, imported) AS
        WITH RECURSIVE c (x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c) SELECT x, x, x, x, x FROM c;",
    );
    assert_degrades(&desk, "is not as tricorder makes it");
    for (line, code) in
        [("admin doctor", 1), ("backup -", 2), ("admin db status", 2), ("deck save example:klingon", 2)]
    {
        let (found, out, beside) = told(&desk.run(&format!("{line} --lang en")));
        assert_eq!(found, Some(code), "{line}: {out}{beside}");
        let all = format!("{out} {beside}").split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(all.contains("view import_file"), "{line}: {out}{beside}");
    }
    let refused = Desk::new();
    assert!(refused.run("deck save example:klingon --name a").status.success());
    change(&refused, "CREATE TRIGGER t AFTER INSERT ON deck BEGIN DELETE FROM deck_version; END");
    let (code, _, beside) = told(&refused.run("deck save example:klingon --name b --lang en"));
    assert!(code == Some(2) && beside.contains("trigger t"), "{beside}");
}

/// The program where no file can grow, as on a full disk.
#[cfg(unix)]
fn without_room(desk: &Desk, line: &str) -> Output {
    let program = desk.tricorder();
    let mut shell = Command::new("/bin/sh");
    shell.env_clear().envs(program.get_envs().filter_map(|(name, value)| Some((name, value?))));
    shell.args(["-c", "trap '' XFSZ; ulimit -f 0; exec \"$0\" \"$@\""]).arg(program.get_program());
    shell.args(line.split_whitespace()).output().expect("the program starts")
}

#[cfg(unix)]
#[test]
fn on_a_full_disk_everything_is_read_and_saved_elsewhere() {
    let desk = used();
    assert!(desk.run("note recall tick").status.success());
    for line in [
        "solo list",
        "solo status",
        "campaign list",
        "campaign status --name alpha",
        "deck list",
        "note",
        "backup -",
    ] {
        let line = format!("{line} --lang en");
        let (code, out, beside) = told(&desk.run(&line));
        assert_eq!((code, &*beside), (Some(0), ""), "{line}: {out}");
        let (code, full, beside) = told(&without_room(&desk, &line));
        assert_eq!((code, full), (Some(0), out), "{line}: {beside}");
        assert_eq!(beside.matches("is full: your data can be read").count(), 1, "{line}: {beside}");
    }
    let (code, _, beside) = told(&without_room(&desk, "deck save example:klingon --name c --lang en"));
    assert!(code == Some(2) && beside.contains("The device is out of space"), "{beside}");
}
