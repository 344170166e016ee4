//! One evening at every width in both languages: the same keys, the words of each language, and what must hold of
//! every terminal. A shell runs on it, in which `tricorder` is typed as players do.

use std::cell::{Cell, RefCell};
use std::path::Path;
use std::thread;

use tempfile::TempDir;
use vt100::{MouseProtocolMode, Screen};

use super::desk::Desk;
use super::seat;
use super::sitting::{KIND, Sitting, words};

/// Widths of terminals.
pub const WIDTHS: [u16; 3] = [60, 80, 120];
/// Languages, in the order of [`Said`].
const LANGS: [&str; 2] = ["en", "de"];

/// Words in English and in German.
pub type Said<'a> = [&'a str; 2];

pub const ENTER: &str = "\r";
pub const TAB: &str = "\t";
pub const BACKSPACE: &str = "\u{7f}";
pub const ESCAPE: &str = "\u{1b}";
pub const UP: &str = "\u{1b}[A";
pub const DOWN: &str = "\u{1b}[B";
pub const RIGHT: &str = "\u{1b}[C";
pub const LEFT: &str = "\u{1b}[D";

/// The same key in both languages.
pub fn both(words: &str) -> Said<'_> {
    [words, words]
}

/// A key with the Ctrl key.
pub fn ctrl(letter: char) -> String {
    let at = u8::try_from(letter).expect("a letter") - b'a' + 1;
    char::from(at).to_string()
}

/// Reads a line, runs it, and says how it ended and whether the terminal is steered as before. What is stopped is
/// brought back.
const SHELL: &str = r#"set -m
number=0
while printf 'ready%s' '$ '; IFS= read -r line; do
  was=$(stty -g)
  eval "$line"
  code=$?
  if [ $code -gt 144 ] && [ $code -lt 152 ]; then echo stopped; fg >/dev/null; code=$?; fi
  number=$((number + 1))
  is=changed
  if [ "$was" = "$(stty -g)" ]; then is=left; fi
  echo "[$number] $is $code"
done"#;

/// What evenings have in common.
#[derive(Default)]
pub struct Evening<'a> {
    /// Lines of the terminal; where there are none said, so many that nothing scrolls away.
    pub lines: Option<u16>,
    pub set: &'a [(&'a str, &'a str)],
    /// Commands that were run before, without a terminal.
    pub before: &'a [&'a str],
}

/// Somebody at a terminal of a width, who reads one language.
pub struct Player {
    sitting: Sitting,
    pub width: u16,
    lang: usize,
    own: TempDir,
    cache: std::path::PathBuf,
    /// Commands that have ended.
    ended: Cell<usize>,
    /// All that was typed.
    typed: RefCell<String>,
}

impl Evening<'_> {
    /// Plays it at every width in both languages, side by side.
    pub fn everywhere(&self, play: impl Fn(&Player) + Sync) {
        let desk = Desk::new();
        thread::scope(|scope| {
            let pairs = WIDTHS.iter().flat_map(|width| [(*width, 0), (*width, 1)]);
            for (width, lang) in pairs {
                let (desk, play) = (&desk, &play);
                let name = format!("{width} columns, {}", LANGS[lang]);
                let begun = thread::Builder::new().name(name);
                let begun = begun.spawn_scoped(scope, move || play(&self.player(desk, width, lang)));
                begun.expect("a thread");
            }
        });
    }

    fn player(&self, desk: &Desk, width: u16, lang: usize) -> Player {
        let own = tempfile::tempdir().expect("a temporary folder");
        let program = Path::new(env!("CARGO_BIN_EXE_tricorder"));
        let folder = program.parent().expect("a folder").display();
        let others = std::env::var("PATH").expect("a path");
        let command = seat::among_others(seat::at(desk, "sh", KIND))
            .args(["-c", SHELL])
            .env("PATH", format!("{folder}:{others}"))
            .env("TRICORDER_DATA_DIR", own.path())
            .env("TRICORDER_CONFIG_DIR", own.path().join("config"))
            .env("TRICORDER_LANG", LANGS[lang])
            .env("TRICORDER_PAGER", "cat")
            .env("HOME", own.path())
            .envs(self.set.iter().copied());
        let lines = self.lines.unwrap_or(200);
        let player = Player {
            sitting: Sitting::placed(command, (lines, width)),
            width,
            lang,
            own,
            cache: desk.cache.path().to_owned(),
            ended: Cell::new(0),
            typed: RefCell::default(),
        };
        player.until("shell", is_asked);
        for line in self.before {
            player.aside(line);
        }
        player
    }
}

impl Player {
    /// The words of this player's language.
    pub fn of<'a>(&self, said: Said<'a>) -> &'a str {
        said[self.lang]
    }

    /// The language of this player.
    pub fn lang(&self) -> &'static str {
        LANGS[self.lang]
    }

    /// Where this player's own data lies.
    pub fn own(&self) -> &Path {
        self.own.path()
    }

    /// The terminal as somebody else looks at it.
    pub fn sitting(&self) -> &Sitting {
        &self.sitting
    }

    /// What stands on the screen, with every break of a line as a space.
    pub fn text(&self) -> String {
        flowing(self.sitting.screen().screen())
    }

    /// Runs a command beside the terminal; what it writes.
    pub fn aside(&self, line: &str) -> String {
        let mut command = super::desk::tricorder_with_cache(&self.cache);
        command
            .args(line.split_whitespace())
            .env("TRICORDER_DATA_DIR", self.own())
            .env("TRICORDER_CONFIG_DIR", self.own().join("config"))
            .env("TRICORDER_LANG", self.lang())
            .env("COLUMNS", self.width.to_string());
        let output = command.output().expect("the program starts");
        assert!(output.status.success(), "{line}: {output:?}");
        String::from_utf8(output.stdout).expect("text")
    }

    /// Types keys.
    pub fn presses(&self, keys: &str) {
        self.typed.borrow_mut().push_str(keys);
        self.sitting.press(keys);
    }

    /// Types what is typed in this player's language.
    pub fn types(&self, said: Said<'_>) {
        self.presses(self.of(said));
    }

    /// Waits until words stand on the screen.
    pub fn sees(&self, said: Said<'_>) {
        let words = self.of(said);
        self.until(words, |screen| flowing(screen).contains(words));
    }

    /// Waits until words stand on the screen no more.
    pub fn misses(&self, said: Said<'_>) {
        let words = self.of(said);
        let what = format!("screen without {words:?}");
        self.until(&what, |screen| !flowing(screen).contains(words));
    }

    /// Waits until something holds of the screen.
    pub fn until(&self, what: &str, holds: impl Fn(&Screen) -> bool) {
        self.sitting.until(what, holds);
        self.fits();
    }

    /// Waits until the cells of some looks are these words.
    pub fn sees_in(&self, looks: impl Fn(&vt100::Cell) -> bool + Copy, said: Said<'_>) {
        let wanted = self.of(said);
        self.until(wanted, |screen| words(screen, looks) == wanted);
    }

    /// Types at a prompt and waits until words are told that stood there less often before, and the next prompt.
    pub fn hears(&self, keys: &str, said: Said<'_>) {
        let words = self.of(said);
        let count = |screen: &Screen| flowing(screen).matches(words).count();
        let before = count(self.sitting.screen().screen());
        self.presses(keys);
        self.until(words, |screen| count(screen) > before && is_asked(screen));
    }

    /// Types at a prompt and waits until the line there is this one, with the cursor behind its last sign.
    pub fn edits(&self, keys: &str, said: Said<'_>) {
        self.presses(keys);
        let line = self.of(said);
        self.until(line, |screen| before_cursor(screen).ends_with(line));
    }

    /// Runs a command on the terminal and waits for words of it. What it needs is typed then.
    pub fn begins(&self, line: &str, said: Said<'_>) {
        self.presses(&format!("{line}\n"));
        self.sees(said);
    }

    /// Types the last keys of a command and waits for its end with a code. The terminal is as it was before.
    pub fn ends(&self, keys: &str, code: i32) {
        self.presses(keys);
        self.ended.set(self.ended.get() + 1);
        let (number, text) = (self.ended.get(), |screen: &Screen| flowing(screen));
        let end = format!("[{number}] ");
        self.until(&end, |screen| text(screen).contains(&end) && is_asked(screen));
        let shown = self.text();
        assert!(shown.contains(&format!("{end}left {code} ")), "{shown}");
        let parser = self.sitting.screen();
        let screen = parser.screen();
        assert!(!screen.alternate_screen() && !screen.bracketed_paste() && !screen.hide_cursor());
        assert_eq!(screen.mouse_protocol_mode(), MouseProtocolMode::None);
    }

    /// Runs a command on the terminal to its end and looks for words of it.
    pub fn runs(&self, line: &str, code: i32, said: Said<'_>) {
        let words = self.of(said);
        let before = self.text().matches(words).count();
        self.ends(&format!("{line}\n"), code);
        let text = self.text();
        assert!(text.matches(words).count() > before, "no {words:?} in\n{}", self.sitting.text());
    }

    /// Nothing the program writes is wider than the terminal; what is typed may be.
    fn fits(&self) {
        let parser = self.sitting.screen();
        let screen = parser.screen();
        let typed = self.typed.borrow();
        for (at, row) in (0..).zip(screen.rows(0, self.width)) {
            let own = row.trim_start_matches("ready$ ").trim_start_matches("> ");
            let is_fine = !screen.row_wrapped(at) || typed.contains(own.trim_end());
            assert!(is_fine, "too wide: {row}\n{}", screen.contents());
        }
    }
}

impl Drop for Player {
    fn drop(&mut self) {
        self.sitting.close();
    }
}

/// What stands on a screen, with every break of a line as a space.
pub fn flowing(screen: &Screen) -> String {
    let (_, columns) = screen.size();
    let rows: Vec<String> = screen.rows(0, columns.get()).collect();
    let words: Vec<&str> = rows.iter().flat_map(|row| row.split_whitespace()).collect();
    words.join(" ") + " "
}

/// What stands left of the cursor.
pub fn before_cursor(screen: &Screen) -> String {
    let (row, column) = screen.cursor_position();
    let line = screen.rows(0, column).nth(usize::from(row));
    let column = usize::from(column);
    format!("{:column$}", line.unwrap_or_default())
}

/// Whether somebody is asked for a line at the cursor.
fn is_asked(screen: &Screen) -> bool {
    let (row, _) = screen.cursor_position();
    let mut below = screen.rows(0, u16::MAX).skip(usize::from(row) + 1);
    let line = before_cursor(screen);
    let is_prompt = ["> ", ": ", "$ "].iter().any(|end| line.ends_with(end));
    is_prompt && below.all(|row| row.is_empty())
}
