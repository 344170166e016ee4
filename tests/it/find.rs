//! The finder on a real terminal: keys in, screens out.

use std::path::PathBuf;
use std::time::Duration;
use std::{env, fs, panic, thread};

use crate::kit::desk::Desk;
use crate::kit::seat;
use crate::kit::seat::Seat;
use crate::kit::sitting;
use crate::kit::sitting::Sitting;

const ENTER: &str = "\r";
const ESCAPE: &str = "\u{1b}";
const CTRL_C: &str = "\u{3}";
const CTRL_U: &str = "\u{15}";
const CTRL_Y: &str = "\u{19}";
const CTRL_Z: &str = "\u{1a}";
const F1: &str = "\u{1b}OP";
const F2: &str = "\u{1b}OQ";
const F4: &str = "\u{1b}OS";
const F5: &str = "\u{1b}[15~";
const DOWN: &str = "\u{1b}[B";

#[test]
fn the_finder_leaves_the_terminal_as_it_was() {
    let desk = Desk::new();
    let line = "stty -g; echo before; $TRICORDER find; stty -g; echo behind $?";
    let sitting = Sitting::in_shell(&desk, line, 80);
    sitting.see("What are you looking for?");
    {
        let parser = sitting.screen();
        let screen = parser.screen();
        assert!(screen.alternate_screen() && screen.bracketed_paste());
        assert_ne!(screen.mouse_protocol_mode(), vt100::MouseProtocolMode::None);
        assert!(!screen.contents().contains("before"));
    }
    sitting.press(ESCAPE);
    sitting.see("behind 0");
    assert_is_as_before(&sitting);
}

#[test]
fn options_alone_are_those_of_the_finder() {
    let desk = Desk::new();
    for (line, hello) in [
        ("--lang de", "Wonach suchst du?"),
        ("--color=never -l en", "What are you looking for?"),
        ("--game 2e --lang en", "F3 2e"),
    ] {
        let sitting = Sitting::new(&desk, line, 80, &[]);
        sitting.see("tricorder --help");
        sitting.press("\r");
        sitting.see(hello);
        sitting.press(CTRL_C);
        assert_eq!(sitting.end().0, Some(0));
    }
    for (line, shown) in
        [("--lang de --help", "Exit-Codes"), ("--json --lang en", "Exit codes"), ("--lang", "--lang")]
    {
        let sitting = Sitting::new(&desk, line, 80, &[("PAGER", "tail")]);
        sitting.see(shown);
        assert!(!sitting.screen().screen().alternate_screen());
    }
}

#[test]
fn the_program_alone_shows_one_screen_of_what_can_be_typed() {
    let desk = Desk::new();
    for (key, shown) in [(ESCAPE, None), (CTRL_C, None), ("w", Some("> w"))] {
        let line = "before=$(stty -g); $TRICORDER --lang en; [ $(stty -g) = $before ]; echo as before: $?";
        let sitting = Sitting::in_shell(&desk, line, 80);
        sitting.see("Look up the rules");
        sitting.see("Esc quits");
        sitting.press(key);
        if let Some(shown) = shown {
            sitting.see(shown);
            sitting.press(CTRL_C);
        }
        sitting.see("as before: 0");
    }
}

#[test]
fn a_signal_leaves_the_screen_too() {
    let desk = Desk::new();
    for (signal, code) in [("TERM", 143), ("HUP", 129)] {
        let sitting = Sitting::new(&desk, "find recall", 80, &[]);
        sitting.see("Recall · Zurückrufen");
        sitting.signal(signal);
        let (ended, text) = sitting.end();
        assert_eq!(ended, Some(code), "{text}");
        assert!(!text.contains("Recall"), "{text}");
    }
}

#[test]
fn nothing_goes_on_where_the_terminal_is_gone() {
    let desk = Desk::new();
    for line in ["find", "find recall"] {
        let seat = Seat::take(seat::tricorder(&desk, line, sitting::KIND), (24, 80));
        let mut shown = Vec::new();
        seat.read(|bytes| {
            shown.extend_from_slice(bytes);
            !String::from_utf8_lossy(&shown).contains("English")
        });
        // By the signal, or because nothing can be drawn any more.
        let code = seat.hang_up();
        assert!(matches!(code, Some(129 | 2)), "{code:?}");
    }
}

/// Where the file belongs for which the program below breaks.
const FAULT: &str = "TRICORDER_TEST_FAULT";

/// The program with a fault of its own as soon as a file is there.
#[test]
#[ignore = "takes the terminal; the test below gives it one"]
fn with_a_fault() {
    let file = PathBuf::from(env::var_os(FAULT).expect("a path"));
    panic::set_hook(Box::new(|panic| terminal::report_panic(&panic.to_string())));
    thread::spawn(move || {
        while !file.exists() {
            thread::sleep(Duration::from_millis(10));
        }
        panic!("a fault of this test");
    });
    terminal::run(vec!["find".into(), "recall".into()]);
}

#[test]
fn a_fault_of_its_own_leaves_the_screen_too() {
    for (lang, title, words) in [
        ("en", "Recall · Zurückrufen", "Internal error in tricorder"),
        ("de", "Zurückrufen · Recall", "einen eigenen Fehler"),
    ] {
        let desk = Desk::new();
        let line = "stty -g; $TEST --exact find::with_a_fault --ignored; echo $? behind; stty -g";
        let shell = seat::at(&desk, "sh", sitting::KIND).args(["-c", line]);
        let fault = desk.own.path().join("fault");
        let shell =
            shell.env("TEST", env::current_exe().expect("a path")).env("TRICORDER_LANG", lang).env(FAULT, &fault);
        let sitting = Sitting::at(shell, 80);
        sitting.see(title);
        assert!(sitting.screen().screen().alternate_screen());
        fs::write(fault, "").expect("a file");
        sitting.see("2 behind");
        sitting.until("settings", |screen| settings(&screen.contents()).len() == 2);
        let text = sitting.text();
        assert!(text.contains(words) && !text.contains(title), "{text}");
        assert_is_as_before(&sitting);
    }
}

/// What `stty -g` has told of a terminal.
fn settings(text: &str) -> Vec<&str> {
    let is_told = |line: &&str| line.matches(':').count() > 20;
    text.lines().filter(is_told).collect()
}

/// The terminal is steered as before, and nothing is left of what the finder had switched on.
fn assert_is_as_before(sitting: &Sitting) {
    let text = sitting.text();
    let settings = settings(&text);
    assert!(settings.len() == 2 && settings[0] == settings[1], "{text}");
    let parser = sitting.screen();
    let screen = parser.screen();
    assert!(!screen.alternate_screen() && !screen.bracketed_paste() && !screen.hide_cursor());
    assert_eq!(screen.mouse_protocol_mode(), vt100::MouseProtocolMode::None);
}

#[test]
fn it_stops_and_goes_on() {
    let desk = Desk::new();
    let line = "set -m; $TRICORDER find recall; echo stopped; fg >/dev/null; echo left $?";
    let sitting = Sitting::in_shell(&desk, line, 80);
    sitting.see("Recall · Zurückrufen");
    sitting.press(CTRL_Z);
    // The shell brings it back at once; its page is there again, and keys arrive.
    sitting.press(F2);
    sitting.see("Zurückrufen · Recall");
    sitting.press(CTRL_C);
    sitting.see("left 0");
    assert!(sitting.text().contains("stopped"), "{}", sitting.text());
}

#[test]
fn switches_narrow_the_list() {
    let desk = Desk::new();
    let sitting = Sitting::new(&desk, "find --game 2e", 80, &[]);
    sitting.see("F3 2e");
    sitting.press(F5);
    sitting.see("F5 Picard");
    sitting.see("Beverly Crusher");
    sitting.press("data");
    sitting.see("> data");
    sitting.until("one hit", |screen| screen.contents().contains("1 hit"));
    sitting.press(F4);
    sitting.see("F4 Keyword");
    assert!(sitting.text().contains("F5 all crews"), "{}", sitting.text());
    sitting.press(CTRL_C);
    assert_eq!(sitting.end().0, Some(0));
}

#[test]
fn it_answers_as_the_commands_do() {
    let desk = Desk::new();
    let sitting = Sitting::new(&desk, "find xyzzyq", 80, &[]);
    sitting.see("Nothing found for “xyzzyq”.");
    sitting.press(&format!("{CTRL_U}klingno"));
    sitting.see("Klingon");
    sitting.press(&format!("{CTRL_U}type:ship cost:"));
    sitting.see("The value for cost is missing.");
    sitting.press("4");
    sitting.see("hits");
    sitting.press(DOWN);
    sitting.press(&format!("{CTRL_U}name:/^benj.*sisko$/ set:premiere"));
    sitting.see("Benjamin Sisko");
    sitting.see("2 hits");
    sitting.press(CTRL_U);
    sitting.press(F1);
    sitting.see("Ctrl-U");
    sitting.press(CTRL_C);
    assert_eq!(sitting.end().0, Some(0));
}

#[test]
fn pages_are_searched_and_names_copied() {
    let desk = Desk::new();
    let sitting = Sitting::new(&desk, "find recall", 80, &[]);
    sitting.see("Recall · Zurückrufen");
    sitting.press(ENTER);
    sitting.see("/ search");
    sitting.press("/beamed");
    sitting.see("Search the page: beamed");
    sitting.see("1 of 2");
    sitting.press(ENTER);
    sitting.press("n");
    sitting.see("2 of 2");
    assert!(sitting.words(vt100::Cell::inverse).contains("beamed"), "{}", sitting.text());
    sitting.press(CTRL_Y);
    sitting.see("Copied, if your terminal allows it: Recall");
    sitting.press(CTRL_C);
    assert_eq!(sitting.end().0, Some(0));
}

#[test]
fn without_color_nothing_is_painted() {
    let desk = Desk::new();
    for (line, set) in [("find recall", &[("NO_COLOR", "1")][..]), ("find recall --color never", &[])] {
        let sitting = Sitting::new(&desk, line, 80, set);
        sitting.see("Recall · Zurückrufen");
        let is_painted = |cell: &vt100::Cell| cell.fgcolor() != vt100::Color::Default || cell.dim();
        assert_eq!(sitting.words(is_painted), "");
        assert!(sitting.words(vt100::Cell::inverse).contains("Recall"));
        sitting.press(CTRL_C);
        assert_eq!(sitting.end().0, Some(0));
    }
}

#[test]
fn what_is_pasted_is_one_clean_line() {
    let desk = Desk::new();
    let sitting = Sitting::new(&desk, "find", 80, &[]);
    sitting.see("What are you looking for?");
    sitting.press("\u{1b}[200~re\u{202e}call\r\nx\u{1b}[201~");
    sitting.see("> recall x");
    sitting.press(CTRL_C);
    assert_eq!(sitting.end().0, Some(0));
}

#[test]
fn anywhere_else_the_word_is_looked_up() {
    let desk = Desk::new();
    for line in ["find", "find --lang en"] {
        let output = desk.run(line);
        let text = String::from_utf8(output.stdout).expect("text");
        assert!(text.contains("cc/keyword/find"), "{text}");
        assert_eq!(output.status.code(), Some(0));
    }
    let help = desk.run("");
    assert!(String::from_utf8_lossy(&help.stdout).contains("Usage"));
    let json = Sitting::new(&desk, "find --json", 80, &[("PAGER", "cat")]);
    json.see("\"query\": \"find\"");
}
