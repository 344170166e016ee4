//! A user database that cannot be read takes away only what needs it.

use std::fs;
use std::process::Output;

use crate::kit::desk::Desk;

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
    assert_degrades(&desk, "Mount the disk or mend the link");
    for line in
        ["note --list", "note star", "note memory export", "db export -", "db status", "deck save example:klingon"]
    {
        let output = desk.run(&format!("{line} --lang en"));
        let err = text(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{line}: {err}{}", text(&output.stdout));
        assert!(err.contains("Mount the disk or mend the link"), "{line}: {err}");
    }
}
