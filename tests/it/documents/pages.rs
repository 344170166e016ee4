//! Every command line of the documents, answered for people: in both languages, at three widths of a terminal.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::sync::LazyLock;
use std::thread;

use model::Lang;

use super::{Case, cases, folders, words};
use crate::kit::answers::{Answers, Shown};
use crate::kit::files::files_below;

/// Widths of terminals: the narrowest that is served, the common one, and wider than any line gets.
const WIDTHS: [usize; 3] = [40, 80, 120];

/// Command lines that are not answered here: what they show belongs to the machine of the process, or is the text of
/// licenses.
const LEFT_OUT: [&str; 4] = ["config", "find", "admin completions", "admin licenses"];

/// Command lines that may end otherwise for people: they are told where nothing is kept yet, are shown what is nearly
/// meant, and their games go other ways, for they are asked one thing after the other.
const OTHERWISE: [&str; 3] = ["campaign list", "search pikard", "solo event"];

/// What is wrong with it at any width, if anything is.
fn fault_of(shown: &Shown) -> Option<String> {
    let pages = WIDTHS.into_iter().find_map(|width| fault(&shown.screen(width), width));
    pages.or_else(|| fault(&shown.said, shown.width))
}

/// What all cases show in a language, at a desk of their own.
fn shown(cases: &[Case], lang: Lang) -> Vec<Result<Shown, String>> {
    let answers = Answers::new(lang);
    let show = |(case, width): (&Case, usize)| {
        let shown = answers.show(&words(&case.run), &case.input, width)?;
        if i32::from(shown.code) != case.code && !begins(case, &OTHERWISE) {
            return Err(format!("ended with {}: {}", shown.code, shown.screen(80)));
        }
        Ok(shown)
    };
    cases.iter().zip(WIDTHS.into_iter().cycle()).map(show).collect()
}

fn begins(case: &Case, lines: &[&str]) -> bool {
    lines.iter().any(|line| case.run.starts_with(line))
}

/// The names of all messages.
static MESSAGES: LazyLock<BTreeSet<String>> = LazyLock::new(|| {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("locales/en");
    let texts = files_below(&folder).into_iter().map(|path| fs::read_to_string(path).expect("messages"));
    let texts = texts.collect::<String>();
    let names = texts.lines().filter_map(|line| Some(line.split_once(" =")?.0));
    names.filter(|name| name.contains('-') && !name.contains(' ')).map(str::to_owned).collect()
});

/// Whether a sign is a noncharacter or another mark that stands around words until they are drawn.
fn is_mark(sign: char) -> bool {
    matches!(sign, '\u{fdd0}'..='\u{fdef}' | '\u{fffd}'..='\u{ffff}' | '\u{2066}'..='\u{2069}')
}

/// What is wrong with a screen of a width, if anything is. A line without a blank is a word that fits nowhere.
fn fault(screen: &str, width: usize) -> Option<String> {
    if let Some(mark) = screen.chars().find(|sign| is_mark(*sign)) {
        return Some(format!("has the mark {mark:?}"));
    }
    let words = screen.split(|sign: char| !sign.is_alphanumeric() && !"-_/.".contains(sign));
    if let Some(name) = words.map(|word| word.trim_matches('.')).find(|word| MESSAGES.contains(*word)) {
        return Some(format!("shows the message {name} by its name"));
    }
    let is_too_wide = |line: &&str| line.chars().count() > width && line.trim().contains(' ');
    Some(format!("has a line that is wider than {width}: {}", screen.lines().find(is_too_wide)?))
}

/// Lines of a screen that are a sentence or a part of one: they have several words in small letters.
fn sentences(screen: &str) -> BTreeSet<&str> {
    let is_small = |word: &&str| word.chars().all(|sign| sign.is_alphabetic() && sign.is_lowercase());
    let is_sentence = |line: &&str| {
        let small: BTreeSet<&str> = line.split_whitespace().filter(is_small).collect();
        small.len() >= 4
    };
    screen.lines().map(str::trim).filter(is_sentence).collect()
}

/// What is wrong with what a case shows, a line each. Whole phrases that were typed are shown as they are.
fn faults(typed: &[&str], german: &Shown, english: &Shown) -> Vec<String> {
    let mut found: Vec<String> = [german, english].into_iter().filter_map(fault_of).collect();
    let [german, english] = [german, english].map(|shown| shown.screen(120) + &shown.said);
    if german == english && german.contains(char::is_alphabetic) {
        found.push(format!("is the same in both languages: {german}"));
    }
    let (german, english) = (sentences(&german), sentences(&english));
    let both = german.intersection(&english).filter(|line| !typed.iter().any(|phrase| line.ends_with(phrase)));
    found.extend(both.map(|line| format!("is not translated: {line}")));
    found
}

#[test]
fn every_page_is_shown_in_both_languages_at_every_width() {
    let mut found = Vec::new();
    for folder in folders() {
        let mut cases = cases(&folder);
        cases.retain(|case| !begins(case, &LEFT_OUT));
        let typed: Vec<&str> =
            cases.iter().flat_map(|case| words(&case.run)).filter(|word| word.contains(' ')).collect();
        let [german, english] = thread::scope(|scope| {
            let running = Lang::ALL.map(|lang| {
                let cases = &cases;
                scope.spawn(move || shown(cases, lang))
            });
            running.map(|one| one.join().expect("no panic"))
        });
        for (case, (german, english)) in cases.iter().zip(german.into_iter().zip(english)) {
            let wrong = match (german, english) {
                (Ok(german), Ok(english)) => faults(&typed, &german, &english),
                (Err(wrong), _) | (_, Err(wrong)) => vec![wrong],
            };
            found.extend(wrong.iter().map(|wrong| format!("tricorder {}: {wrong}", case.run)));
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn what_is_wrong_with_a_page_is_noticed() {
    assert_eq!(fault("two words\n", 9), None);
    assert_eq!(fault("two words\n", 8).as_deref(), Some("has a line that is wider than 8: two words"));
    assert_eq!(fault("a \u{fdd0}word", 80).as_deref(), Some("has the mark '\\u{fdd0}'"));
    assert_eq!(
        fault("See err-unknown-card.", 80).as_deref(),
        Some("shows the message err-unknown-card by its name")
    );
    let lines = "Odo, Constable of the Station\nput this back on top";
    assert_eq!(sentences(lines).into_iter().collect::<Vec<_>>(), ["put this back on top"]);
}
