//! The names some commands had when each stood by itself. They go on working, with the same arguments; nothing shows
//! them.

use std::ffi::OsStr;

/// Each name with the words that call the command today.
const FORMER_NAMES: [(&str, &[&str]); 17] = [
    ("errata", &["list", "errata"]),
    ("random", &["list", "random"]),
    ("open", &["list", "open"]),
    ("star", &["note", "star"]),
    ("edit", &["note", "rule"]),
    ("recent", &["note", "recent"]),
    ("memory", &["note", "memory"]),
    ("roll", &["calc", "roll"]),
    ("table", &["calc", "table"]),
    ("doctor", &["admin", "doctor"]),
    ("data", &["admin", "data"]),
    ("index", &["admin", "index"]),
    ("db", &["admin", "db"]),
    ("site", &["admin", "site"]),
    ("completions", &["admin", "completions"]),
    ("man", &["admin", "man"]),
    ("licenses", &["admin", "licenses"]),
];

/// The words that call a command today by a name it had; `None` if none was called so.
pub fn todays_words(name: &OsStr) -> Option<&'static [&'static str]> {
    FORMER_NAMES.iter().find(|(former, _)| name == *former).map(|(_, words)| *words)
}

/// All of them with the words of today, in the order of the commands.
pub fn all() -> impl Iterator<Item = (&'static str, String)> {
    FORMER_NAMES.iter().map(|(former, words)| (*former, words.join(" ")))
}
