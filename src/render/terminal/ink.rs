//! How words are painted: colors of the terminal's own palette and ways to write, and which of them the
//! player wants for what.

use std::sync::OnceLock;

use anstyle::{AnsiColor, Style};

use crate::text::vocabulary::{Typed, meant, words};

/// What a word of a description does to the style.
#[derive(Debug, Clone, Copy)]
enum Stroke {
    Hue(AnsiColor),
    Bright,
    Bold,
    Dim,
    Underlined,
    Plain,
}

/// The words of which descriptions consist.
static STROKES: [(Typed, Stroke); 13] = [
    (words::INK_BLACK, Stroke::Hue(AnsiColor::Black)),
    (words::INK_RED, Stroke::Hue(AnsiColor::Red)),
    (words::INK_GREEN, Stroke::Hue(AnsiColor::Green)),
    (words::INK_YELLOW, Stroke::Hue(AnsiColor::Yellow)),
    (words::INK_BLUE, Stroke::Hue(AnsiColor::Blue)),
    (words::INK_MAGENTA, Stroke::Hue(AnsiColor::Magenta)),
    (words::INK_CYAN, Stroke::Hue(AnsiColor::Cyan)),
    (words::INK_WHITE, Stroke::Hue(AnsiColor::White)),
    (words::INK_BRIGHT, Stroke::Bright),
    (words::INK_BOLD, Stroke::Bold),
    (words::INK_DIM, Stroke::Dim),
    (words::INK_UNDERLINED, Stroke::Underlined),
    (words::INK_PLAIN, Stroke::Plain),
];

/// A way to paint words.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Ink(Style);

impl Ink {
    /// A description: some of the words, each as often as one likes, in any order; `None` if one is none of
    /// them. With it the same in the first English forms, as files keep it.
    pub fn read(typed: &str) -> Option<(Ink, String)> {
        let mut style = Style::new();
        let mut kept = Vec::new();
        let mut is_bright = false;
        for word in typed.split_whitespace() {
            let (written, stroke) = meant(word, &STROKES.map(named))?;
            is_bright |= matches!(stroke, Stroke::Bright);
            style = stroke.over(style);
            kept.push(written);
        }
        let ink = Ink(if is_bright { bright(style) } else { style });
        (!kept.is_empty()).then(|| (ink, kept.join(" ")))
    }

    /// Words as a terminal shows them in this ink.
    pub fn paint(self, words: &str) -> String {
        let Ink(style) = self;
        format!("{style}{words}{style:#}")
    }

    /// The words of which descriptions consist.
    pub fn words() -> impl Iterator<Item = Typed> {
        STROKES.iter().map(|(word, _)| *word)
    }
}

impl Stroke {
    fn over(self, style: Style) -> Style {
        match self {
            Stroke::Hue(color) => style.fg_color(Some(color.into())),
            Stroke::Bold => style.bold(),
            Stroke::Dim => style.dimmed(),
            Stroke::Underlined => style.underline(),
            Stroke::Bright | Stroke::Plain => style,
        }
    }
}

/// A word with its first English form.
fn named((word, stroke): (Typed, Stroke)) -> (Typed, (&'static str, Stroke)) {
    (word, (word.en[0], stroke))
}

fn bright(style: Style) -> Style {
    let color = style.get_fg_color().and_then(|color| match color {
        anstyle::Color::Ansi(color) => Some(color.bright(true).into()),
        anstyle::Color::Ansi256(_) | anstyle::Color::Rgb(_) => None,
    });
    style.fg_color(color)
}

/// How the player wants pages to look.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Looks {
    pub title: Ink,
    pub label: Ink,
    pub symbol: Ink,
    pub faint: Ink,
    pub alarm: Ink,
    /// Columns that are written in at most.
    pub width: Option<usize>,
}

impl Default for Looks {
    fn default() -> Looks {
        Looks {
            title: Ink(Style::new().bold()),
            label: Ink(AnsiColor::Cyan.on_default()),
            symbol: Ink(AnsiColor::Yellow.on_default()),
            faint: Ink(Style::new().dimmed()),
            alarm: Ink(AnsiColor::Red.on_default().bold()),
            width: None,
        }
    }
}

static WANTED: OnceLock<Looks> = OnceLock::new();

/// Says how all pages of this process shall look. The first word holds.
pub fn prefer(looks: Looks) {
    // A second word changes nothing: what is on the screen already was painted by the first.
    let _ = WANTED.set(looks);
}

/// How pages look.
pub(super) fn looks() -> &'static Looks {
    static USUAL: OnceLock<Looks> = OnceLock::new();
    WANTED
        .get()
        .unwrap_or_else(|| USUAL.get_or_init(Looks::default))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_description_is_read_in_both_languages_and_kept_in_one() {
        let (ink, kept) = Ink::read("Hell  rot fett").expect("a description");
        assert_eq!(kept, "bright red bold");
        assert_eq!(ink, Ink(AnsiColor::BrightRed.on_default().bold()));
        let (ink, kept) = Ink::read("plain").expect("a description");
        assert_eq!((ink, kept.as_str()), (Ink(Style::new()), "plain"));
        assert_eq!(Ink::read("mauve"), None);
        assert_eq!(Ink::read(" "), None);
    }
}
