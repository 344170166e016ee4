//! The terminal written to: its width and whether it has color.

use std::borrow::Cow;
use std::io::IsTerminal;
use std::ops::RangeInclusive;
use std::sync::LazyLock;

#[cfg(any(unix, windows))]
use terminal_size::{Height, Width, terminal_size_of};

use super::ink::{Paint, theme};
use model::codes;

/// Width of what is not a terminal.
const PLAIN_WIDTH: usize = 80;
/// Height of a terminal that does not tell.
const PLAIN_HEIGHT: usize = 24;
/// Longer lines are hard to read, however wide the terminal is.
const WIDEST: usize = 100;
/// Below this nothing can be laid out.
const NARROWEST: usize = 30;
/// The widths a player can ask for.
pub const WIDTHS: RangeInclusive<usize> = NARROWEST..=300;

/// Where links lead, if the player says so: `TRICORDER_LINKS`.
static ADDRESS: LazyLock<String> = LazyLock::new(|| std::env::var("TRICORDER_LINKS").unwrap_or_default());

codes!(
    /// When to use colour.
    #[derive(Default)]
    Color {
        /// On a terminal, unless `NO_COLOR` is set.
        #[default]
        Auto => "auto",
        /// Everywhere, in files and pipes as well.
        Always => "always",
        /// Nowhere.
        Never => "never",
    }
);

impl Color {
    /// Whether what is written to a terminal, or not to one, has color.
    pub fn on(self, is_terminal: bool) -> bool {
        match self {
            Color::Always => true,
            Color::Never => false,
            Color::Auto => is_wanted(is_terminal, |name| std::env::var(name).ok()),
        }
    }
}

/// Whether the variables of the system want color: `NO_COLOR` forbids it, then `CLICOLOR_FORCE` asks
/// for it anywhere, else it is for terminals that can paint, unless `CLICOLOR` is 0. An empty variable
/// is an unset one.
fn is_wanted(is_terminal: bool, variable: impl Fn(&str) -> Option<String>) -> bool {
    let set = |name: &str| variable(name).filter(|value| !value.is_empty());
    if set("NO_COLOR").is_some() {
        return false;
    }
    if set("CLICOLOR_FORCE").is_some_and(|value| value != "0") {
        return true;
    }
    let is_off = set("CLICOLOR").is_some_and(|value| value == "0");
    let is_dumb = set("TERM").is_some_and(|term| term == "dumb");
    is_terminal && !is_off && !is_dumb
}

/// Columns and lines of a stream that is a terminal.
#[cfg(any(unix, windows))]
macro_rules! size_of {
    ($stream:expr) => {
        terminal_size_of($stream).map(|(Width(width), Height(height))| (usize::from(width), usize::from(height)))
    };
}

/// Nothing else has terminals.
#[cfg(not(any(unix, windows)))]
macro_rules! size_of {
    ($stream:expr) => {{
        let _ = $stream;
        None::<(usize, usize)>
    }};
}

/// Where a page is written.
#[derive(Debug, Clone, Copy)]
pub struct Terminal {
    pub(super) width: usize,
    /// Lines, if somebody looks at it.
    pub(super) height: Option<usize>,
    pub(super) paint: Paint,
    /// Whether it shows more than ASCII.
    pub(super) has_blocks: bool,
}

impl Terminal {
    /// Standard output.
    pub fn of_stdout(color: Color) -> Terminal {
        let stdout = std::io::stdout();
        // A terminal without a size of its own says 0.
        let size = size_of!(&stdout).filter(|(width, _)| *width > 0);
        let (width, height) = (size.map(|size| size.0), size.map(|size| size.1));
        let is_terminal = stdout.is_terminal();
        let terminal = Terminal::new(width, color.on(is_terminal));
        if !is_terminal {
            return terminal;
        }
        Terminal {
            height: Some(height.unwrap_or(PLAIN_HEIGHT)),
            paint: terminal.paint.leading(&ADDRESS),
            ..terminal
        }
    }

    /// Standard error.
    pub fn of_stderr() -> Terminal {
        let stderr = std::io::stderr();
        let width = size_of!(&stderr).map(|size| size.0);
        Terminal::new(width, Color::Auto.on(stderr.is_terminal()))
    }

    /// A terminal of a given width; without one, `COLUMNS` decides, else the player's wish, else 80.
    pub fn new(width: Option<usize>, color: bool) -> Terminal {
        let from_env: Option<usize> = std::env::var("COLUMNS").ok().and_then(|set| set.parse().ok());
        let width = match (width, from_env, theme().width) {
            (Some(width), _, wish) => width.min(wish.unwrap_or(WIDEST)),
            (None, Some(width), _) => width.min(WIDEST),
            (None, None, wish) => wish.unwrap_or(PLAIN_WIDTH),
        };
        Terminal {
            width: width.max(NARROWEST),
            height: None,
            paint: Paint::new(color),
            has_blocks: draws_unicode(),
        }
    }

    /// A terminal whose every style and link is written, for whoever reads them back: links lead to their ids.
    pub fn linking(width: usize) -> Terminal {
        let terminal = Terminal::new(Some(width), true);
        Terminal { paint: terminal.paint.leading("{id}"), ..terminal }
    }

    /// Columns to write in.
    pub fn width(&self) -> usize {
        self.width
    }

    /// Lines of the screen; `None` where nobody looks at it: in a file, in a pipe.
    pub fn height(&self) -> Option<usize> {
        self.height
    }

    /// Whether references become hyperlinks.
    pub fn leads(&self) -> bool {
        self.paint.leads()
    }

    /// How it paints.
    pub fn paint(&self) -> Paint {
        self.paint
    }
}

/// Whether the locale of the system, as its variables say, is one of Unicode. Windows has no such variables.
static IS_UNICODE: LazyLock<bool> = LazyLock::new(|| cfg!(windows) || is_unicode(|name| std::env::var(name).ok()));

/// Whether lines, bars and marks are drawn with more than ASCII.
pub fn draws_unicode() -> bool {
    *IS_UNICODE
}

/// A text as this system can show it: what draws is ASCII where the locale is.
pub fn drawn(text: &str) -> Cow<'_, str> {
    if draws_unicode() || text.is_ascii() { Cow::Borrowed(text) } else { Cow::Owned(in_ascii(text)) }
}

/// A text whose every sign that draws is one of ASCII, as wide as before.
pub(super) fn in_ascii(text: &str) -> String {
    text.chars().map(sign_in_ascii).collect()
}

/// A text whose bars alone are drawn in ASCII, as wide as before.
pub(super) fn bars_in_ascii(text: &str) -> String {
    let sign = |sign| match sign {
        '▁'..='▏' | '░' => sign_in_ascii(sign),
        other => other,
    };
    text.chars().map(sign).collect()
}

fn sign_in_ascii(sign: char) -> char {
    match sign {
        '─' | '╌' => '-',
        '═' => '=',
        '│' | '┆' => '|',
        '┌'..='╬' => '+',
        '▁'..='▏' => '#',
        '░' | '·' => '.',
        '►' | '→' => '>',
        '←' => '<',
        '↑' => '^',
        '↓' => 'v',
        '•' => '*',
        '…' => '~',
        word => word,
    }
}

fn is_unicode(variable: impl Fn(&str) -> Option<String>) -> bool {
    let mut locales = ["LC_ALL", "LC_CTYPE", "LANG"].iter().filter_map(|name| variable(name));
    let locale = locales.find(|locale| !locale.is_empty()).unwrap_or_default().to_ascii_lowercase();
    locale.contains("utf-8") || locale.contains("utf8")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn on(is_terminal: bool, variables: &[(&str, &str)]) -> bool {
        is_wanted(is_terminal, |name| {
            let found = variables.iter().find(|(known, _)| *known == name);
            found.map(|(_, value)| (*value).to_owned())
        })
    }

    #[test]
    fn the_variables_of_color_mean_what_their_conventions_say() {
        assert!(on(true, &[]));
        assert!(!on(false, &[]));
        assert!(!on(true, &[("CLICOLOR", "0")]));
        assert!(on(true, &[("CLICOLOR", "1")]));
        assert!(!on(false, &[("CLICOLOR", "1")]));
        assert!(on(false, &[("CLICOLOR_FORCE", "1")]));
        assert!(on(false, &[("CLICOLOR_FORCE", "1"), ("CLICOLOR", "0")]));
        assert!(!on(false, &[("CLICOLOR_FORCE", "0")]));
        assert!(!on(true, &[("CLICOLOR_FORCE", "1"), ("NO_COLOR", "1")]));
        assert!(!on(true, &[("TERM", "dumb")]));
    }

    #[test]
    fn an_empty_variable_is_an_unset_one() {
        assert!(on(true, &[("NO_COLOR", ""), ("CLICOLOR", "")]));
        assert!(!on(false, &[("CLICOLOR_FORCE", "")]));
    }

    #[test]
    fn blocks_are_for_locales_of_unicode() {
        let is_unicode = |set: &[(&str, &str)]| {
            is_unicode(|name| {
                let found = set.iter().find(|(known, _)| *known == name);
                found.map(|(_, value)| (*value).to_owned())
            })
        };
        assert!(is_unicode(&[("LANG", "de_DE.UTF-8")]));
        assert!(is_unicode(&[("LC_ALL", ""), ("LC_CTYPE", "en_US.utf8")]));
        assert!(!is_unicode(&[("LC_ALL", "C"), ("LANG", "de_DE.UTF-8")]));
        assert!(!is_unicode(&[("LANG", "de_DE.ISO-8859-1")]));
        assert!(!is_unicode(&[]));
    }

    #[test]
    fn what_draws_is_ascii_and_words_stay() {
        let drawn = in_ascii("┌──┬══╪╌╌┐ │ ► Bär’s … ← 3 ██▌░ · „ja“");
        assert_eq!(drawn, "+--+==+--+ | > Bär’s ~ < 3 ###. . „ja“");
        let frames = "│┆─┌┐└┘├┤┬┴┼╞╪╡═╌";
        assert!(in_ascii(frames).is_ascii(), "{}", in_ascii(frames));
    }
}
