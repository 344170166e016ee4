//! The screen written to: its width, whether it has colour, and its language.

use std::io::IsTerminal;

use terminal_size::{Width, terminal_size_of};

use super::paint::Paint;
use crate::locale::Texts;

/// Width of what is not a terminal.
const PLAIN_WIDTH: usize = 80;
/// Longer lines are hard to read, however wide the terminal is.
const WIDEST: usize = 100;
/// Below this nothing can be laid out.
const NARROWEST: usize = 30;

/// When to use colour.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Color {
    /// On a terminal, unless `NO_COLOR` is set.
    #[default]
    Auto,
    Always,
    Never,
}

impl Color {
    /// All choices.
    pub const ALL: [Color; 3] = [Color::Auto, Color::Always, Color::Never];

    /// The word for it on the command line.
    pub fn code(self) -> &'static str {
        match self {
            Color::Auto => "auto",
            Color::Always => "always",
            Color::Never => "never",
        }
    }

    /// The choice with this word.
    pub fn from_code(code: &str) -> Option<Color> {
        Color::ALL.into_iter().find(|color| color.code() == code)
    }

    fn on(self, is_terminal: bool) -> bool {
        match self {
            Color::Always => true,
            Color::Never => false,
            Color::Auto => {
                let forbidden = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
                let dumb = std::env::var_os("TERM").is_some_and(|term| term == "dumb");
                is_terminal && !forbidden && !dumb
            }
        }
    }
}

/// Where a view is drawn.
pub struct Screen<'a> {
    texts: &'a Texts,
    width: usize,
    paint: Paint,
}

impl<'a> Screen<'a> {
    /// Standard output.
    pub fn for_stdout(texts: &'a Texts, color: Color) -> Screen<'a> {
        let stdout = std::io::stdout();
        let width = terminal_size_of(&stdout).map(|(Width(width), _)| usize::from(width));
        Screen::new(texts, width, color.on(stdout.is_terminal()))
    }

    /// Standard error.
    pub fn for_stderr(texts: &'a Texts) -> Screen<'a> {
        let stderr = std::io::stderr();
        let width = terminal_size_of(&stderr).map(|(Width(width), _)| usize::from(width));
        Screen::new(texts, width, Color::Auto.on(stderr.is_terminal()))
    }

    /// A screen of a given width; without one, `COLUMNS` decides, else 80.
    pub fn new(texts: &'a Texts, width: Option<usize>, color: bool) -> Screen<'a> {
        let from_env = || std::env::var("COLUMNS").ok()?.parse().ok();
        let width = width.or_else(from_env).unwrap_or(PLAIN_WIDTH);
        Screen {
            texts,
            width: width.clamp(NARROWEST, WIDEST),
            paint: Paint::new(color),
        }
    }

    /// The words of the interface.
    pub fn texts(&self) -> &'a Texts {
        self.texts
    }

    /// Columns to write in.
    pub fn width(&self) -> usize {
        self.width
    }

    /// Whether colour is used.
    pub fn has_color(&self) -> bool {
        self.paint.is_on()
    }

    pub(super) fn paint(&self) -> Paint {
        self.paint
    }
}
