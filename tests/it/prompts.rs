//! Prompts at a terminal: what just one question offers, what is remembered, how one leaves, and plain lines. How they
//! look at every width is in `live/prompts`.

use std::fs;
use std::os::unix::fs::MetadataExt;
use std::os::unix::process::ExitStatusExt;

use crate::kit::desk::Desk;
use crate::kit::typist::Typist;

const UP: &str = "\u{1b}[A";
const CLEARED: &str = "\u{15}";

/// A machine with a game that has just begun.
fn begun() -> Desk {
    let desk = Desk::new();
    let line = "solo new --bot koloth --captain picard --difficulty ensign --seed 1 --name evening";
    assert!(desk.run(line).status.success());
    desk
}

#[test]
fn a_question_offers_just_what_may_answer_it() {
    for (lang, end, location, market, glory) in
        [("en", ":quit\r", "beta\t", "2 5; 1 gl", "glory"), ("de", ":Ende\r", "beta\t", "2 5; 1 ru", "Ruhm")]
    {
        let desk = begun();
        let mut player = Typist::at(&desk, &format!("solo play --lang {lang}"), 80);
        player.awaits("> ");
        // The Bot plays, and asks for the table.
        player.types("\r", "> ");
        player.types(location, "Betazed");
        player.types(&format!("{CLEARED}worf + {}\t", &market[5..]), glory);
        // No card of the Bot's own crew lies there.
        let shown = player.types(&format!("{CLEARED}gowr\tx"), "x");
        assert!(!shown.contains("Gowron"), "{shown:?}");
        let (_, status) = player.ends(&format!("{CLEARED}{end}"));
        assert_eq!(status.code(), Some(0));
    }
}

#[test]
fn earlier_lines_come_back_also_in_the_next_run() {
    let desk = begun();
    let mut player = Typist::at(&desk, "solo play --lang en", 80);
    player.awaits("> ");
    player.types("draw 1\r", "your turn");
    player.awaits("> ");
    player.types(UP, "draw 1");
    player.ends(&format!("{CLEARED}\u{4}"));
    let mut player = Typist::at(&desk, "solo play --lang en", 80);
    player.awaits("> ");
    player.types(UP, "draw 1");
    player.leaves();
    let mode = |name: &str| {
        let found = fs::metadata(desk.own.path().join(name));
        found.expect("a file").mode() & 0o666
    };
    assert_eq!(mode("history-play"), mode("user.db"));
}

#[test]
fn who_leaves_loses_nothing() {
    let desk = begun();
    let mut player = Typist::at(&desk, "solo play --lang en", 80);
    player.awaits("> ");
    player.types("draw 2\r", "your turn");
    player.awaits("> ");
    let (_, status) = player.ends("half a li\u{3}");
    assert_eq!(status.signal(), Some(2), "{status:?}");
    let told = String::from_utf8(desk.run("solo log --lang en").stdout).expect("text");
    assert!(told.contains('2'), "{told}");
    let mut player = Typist::at(&desk, "solo play --lang en", 80);
    player.awaits("> ");
    let (shown, status) = player.ends("\u{4}");
    assert!(shown.contains("Saved") && status.success(), "{shown}");
}

#[test]
fn a_plain_terminal_gets_plain_lines() {
    let desk = begun();
    let mut player = Typist::on(&desk, "solo play --lang en", 80, "dumb");
    let shown = player.awaits("> ");
    assert!(!shown.contains('\u{1b}') && !shown.contains("Tab completes"), "{shown:?}");
    player.types(":?log\n", "Captain’s Chair");
    let (shown, status) = player.ends(":quit\n");
    assert!(!shown.contains('\u{1b}') && status.success(), "{shown:?}");
}

#[test]
fn lines_from_a_pipe_look_words_up_as_well() {
    let desk = Desk::new();
    let output = desk.tell("solo new --lang en", ":?\n:?log\nkoloth\npicard\nensign\n\n\n\n");
    let text = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success() && text.contains("looks a word up"), "{text}");
    assert!(text.contains("Log") && !text.contains('\u{1b}'), "{text}");
}

/// What a game says to lines from a pipe, without the farewell.
fn said(desk: &Desk, lang: &str, lines: &str) -> String {
    let output = desk.tell(&format!("solo play --lang {lang}"), lines);
    assert!(output.status.success(), "{output:?}");
    let text = String::from_utf8(output.stdout).expect("text");
    text.trim_end().rsplit_once('\n').map_or_else(String::new, |(said, _)| said.to_owned())
}

#[test]
fn a_game_advises_nothing_that_cannot_be_typed_there() {
    let lines = ":foo\nfoo\n:?xyzzy\n:?recal\n:undo\n:redo\n:correct\n:correct foo\n:correct influence 99\n:event\n\
        :event foo\n:status\n\nfoo\n4\n:event foo\n:status\n:list\n:why\n:?xyzzy\nhelp\n?\nq\n";
    for lang in ["en", "de"] {
        let said = said(&begun(), lang, lines);
        assert!(!said.contains("tricorder"), "{said}");
        let own =
            if lang == "en" { [":correct", ":event", ":list"] } else { [":korrigieren", ":ereignis", ":liste"] };
        assert!(own.iter().all(|word| said.contains(word)), "{said}");
    }
}

#[test]
fn help_costs_nothing_of_what_was_typed() {
    for (lang, kept, helps) in [
        ("en", "Got it: 4.", ["help", ":help", "?", ":list", ":?log", ":why", ":status"]),
        ("de", "Schon eingetragen: 4.", ["hilfe", ":hilfe", "?", ":liste", ":?loggen", ":warum", ":status"]),
    ] {
        let said = said(&begun(), lang, &format!("\n4\n{}\nq\n", helps.join("\n")));
        assert_eq!(said.matches(kept).count(), helps.len() + 1, "{said}");
    }
}

#[test]
fn a_question_before_a_game_is_left_with_q_and_answers_help() {
    let desk = Desk::new();
    for (lang, help, said, left) in [
        ("en", "help", "looks a word up", "No game was started."),
        ("de", "hilfe", "schlägt ein Wort nach", "Es wurde keine Partie begonnen."),
    ] {
        // Also where an empty line would do: who leaves begins nothing.
        for answers in ["koloth", "koloth\npicard\nensign"] {
            let output = desk.tell(&format!("solo new --lang {lang}"), &format!("{help}\n{answers}\nq\n"));
            let text = String::from_utf8_lossy(&output.stdout);
            assert!(output.status.code() == Some(1) && text.contains(said), "{text}");
            assert!(text.trim_end().ends_with(left) && output.stderr.is_empty(), "{output:?}");
        }
    }
    assert_eq!(desk.run("solo status").status.code(), Some(1));
}
