//! Whole conversations as a player sees them: commands and answers in, screens out, compared with the
//! reviewed transcripts in `tests/solo`. With `TRYCMD=overwrite` they are written anew.

use std::fs;
use std::path::Path;

use regex::Regex;

use crate::kit::desk::Desk;

/// Commands, each with what is typed while it runs.
pub type Script<'a> = &'a [(&'a str, &'a str)];

fn transcript(lang: &str, script: Script<'_>) -> String {
    let desk = Desk::new();
    let mut text = String::new();
    for (line, input) in script {
        text.push_str(&format!("$ tricorder {line}\n"));
        let output = desk.tell(&format!("--lang {lang} {line}"), input);
        text.push_str(&String::from_utf8_lossy(&output.stdout));
        text.push_str(&String::from_utf8_lossy(&output.stderr));
        if output.status.code() != Some(0) {
            text.push_str(&format!("[exit {:?}]\n", output.status.code()));
        }
        text.push('\n');
    }
    // Moments are always others, and as wide as this one.
    let moment = Regex::new(r"\d{4}-\d\d-\d\d \d\d:\d\d").expect("a pattern");
    moment.replace_all(&text, "2026-05-01 18:30").into_owned()
}

/// Fails unless the conversation is told in both languages as `tests/solo/{name}_{lang}.txt` has it.
pub fn compare(name: &str, script: Script<'_>) {
    for lang in ["de", "en"] {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/solo/{name}_{lang}.txt"));
        let text = transcript(lang, script);
        // Commands and answers are as long as they are, and so are the lines of exported Markdown.
        let free = |line: &&str| !line.starts_with(['$', '>', '|', '#']) && !line.starts_with("- ");
        for line in text.lines().filter(free) {
            assert!(line.chars().count() <= 80, "too wide: {line}");
        }
        if std::env::var("TRYCMD").is_ok_and(|mode| mode == "overwrite") {
            fs::write(&path, &text).expect("written");
        }
        let expected = fs::read_to_string(&path).unwrap_or_default();
        assert_eq!(text, expected, "{}", path.display());
    }
}
