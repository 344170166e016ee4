//! Long answers on a real terminal go through a pager; nothing else does.

use std::process::Command;

use crate::kit::desk::Desk;
use crate::kit::terminal;

/// A list that is longer than any screen of these tests.
const LONG: &str = "list --kind trait";
/// A pager that shows what came through it.
const MARKING: &str = "sed s/^/paged:/";

/// What the program writes to a terminal of a height, with variables set. Whoever is asked something leaves.
fn on_a_terminal(desk: &Desk, line: &str, height: u16, set: &[(&str, &str)]) -> (String, Option<i32>) {
    terminal::typed(desk, line, (height, 80), set, ":quit\n")
}

fn is_paged(desk: &Desk, line: &str, height: u16, set: &[(&str, &str)]) -> bool {
    let (text, code) = on_a_terminal(desk, line, height, set);
    assert_eq!(code, Some(0), "{text}");
    assert!(text.contains("cc/trait/andorian") || text.contains("Andorian"), "{text}");
    text.contains("paged:")
}

#[test]
fn what_is_higher_than_the_terminal_is_paged() {
    let desk = Desk::new();
    assert!(is_paged(&desk, LONG, 24, &[("PAGER", MARKING)]));
    assert!(is_paged(&desk, LONG, 24, &[("TRICORDER_PAGER", MARKING), ("PAGER", "cat")]));
    assert!(!is_paged(&desk, LONG, 200, &[("PAGER", MARKING)]));
}

#[test]
fn a_player_can_do_without() {
    let desk = Desk::new();
    assert!(!is_paged(&desk, &format!("{LONG} --no-pager"), 24, &[("PAGER", MARKING)]));
    assert!(!is_paged(&desk, LONG, 24, &[("PAGER", "cat")]));
    assert!(!is_paged(&desk, LONG, 24, &[("TRICORDER_PAGER", ""), ("PAGER", MARKING)]));
}

#[test]
fn a_pager_that_is_not_there_costs_nothing() {
    let desk = Desk::new();
    assert!(!is_paged(&desk, LONG, 24, &[("PAGER", "no-such-pager -x")]));
    assert!(!is_paged(&desk, LONG, 24, &[("PAGER", "no-such-pager '-x'")]));
}

#[test]
fn help_is_paged_too() {
    let desk = Desk::new();
    let (text, code) = on_a_terminal(&desk, "--help", 10, &[("PAGER", MARKING)]);
    assert!(text.starts_with("paged:") && code == Some(0), "{text}");
}

#[test]
fn less_is_told_to_leave_short_texts_and_colors_alone_and_what_it_is_given() {
    let desk = Desk::new();
    let pager = "cat >/dev/null; echo \"<$LESS $LESSCHARSET>\"";
    let (text, _) = on_a_terminal(&desk, LONG, 24, &[("PAGER", pager)]);
    assert_eq!(text.trim(), "<FRX utf-8>");
    let (text, _) = on_a_terminal(&desk, LONG, 24, &[("PAGER", pager), ("LESS", "i")]);
    assert_eq!(text.trim(), "<i utf-8>");
}

#[test]
fn a_pager_that_is_left_early_is_no_error() {
    let desk = Desk::new();
    let (text, code) = on_a_terminal(&desk, "list", 24, &[("PAGER", "head -n 1")]);
    assert_eq!((text.lines().count(), code), (1, Some(0)), "{text}");
}

#[test]
fn what_was_not_found_keeps_its_code() {
    let desk = Desk::new();
    let line = "deck check tests/decks/illegal/picards.copies.md --no-pager";
    let (_, plain) = on_a_terminal(&desk, line, 5, &[]);
    let paged = line.trim_end_matches(" --no-pager");
    let (text, code) = on_a_terminal(&desk, paged, 5, &[("PAGER", MARKING)]);
    assert!(text.contains("paged:"), "{text}");
    assert_eq!((plain, code), (Some(1), Some(1)));
}

#[test]
fn a_pipe_is_never_paged_and_gets_a_record_a_line() {
    let desk = Desk::new();
    let mut command: Command = desk.tricorder();
    command.args(LONG.split(' ')).env("PAGER", MARKING).env("TRICORDER_LINKS", "x:{id}");
    let output = command.output().expect("the program starts");
    let text = String::from_utf8(output.stdout).expect("text");
    assert!(text.lines().all(|line| line.split('\t').count() == 5), "{text}");
    assert!(text.starts_with("cc/trait/") && !text.contains('\u{1b}'), "{text}");
}

#[test]
fn a_conversation_is_never_paged() {
    let desk = Desk::new();
    desk.run("solo new --bot koloth --captain picard --difficulty ensign --deck virtual --seed 1");
    let (text, _) = on_a_terminal(&desk, "solo play", 5, &[("PAGER", MARKING), ("LANG", "en")]);
    assert!(!text.contains("paged:"), "{text}");
}

#[test]
fn links_are_links_on_a_terminal_that_is_told_where_they_lead() {
    let desk = Desk::new();
    let set = [("TRICORDER_LINKS", "http://localhost/{id}.html")];
    let (text, _) = on_a_terminal(&desk, "recall", 60, &set);
    let link = "\u{1b}]8;id=cc/keyword/dismiss;http://localhost/cc/keyword/dismiss.html\u{1b}\\Dismiss";
    assert!(text.contains(link), "{text:?}");
    for unset in [("NO_COLOR", "1"), ("TERM", "dumb"), ("TRICORDER_LINKS", "")] {
        let (text, _) = on_a_terminal(&desk, "recall", 60, &[set[0], unset]);
        assert!(!text.contains("\u{1b}]8"), "{unset:?}: {text:?}");
    }
}
