//! How words are painted: colors of the terminal's own palette and ways to write, and which of them the
//! player wants for what.

use std::sync::OnceLock;

use anstyle::{AnsiColor, Style};

use crate::render::links::is_address;
use model::text::vocabulary::{TypedForms, meant, typed};

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
static STROKES: [(TypedForms, Stroke); 13] = [
    (typed::INK_BLACK, Stroke::Hue(AnsiColor::Black)),
    (typed::INK_RED, Stroke::Hue(AnsiColor::Red)),
    (typed::INK_GREEN, Stroke::Hue(AnsiColor::Green)),
    (typed::INK_YELLOW, Stroke::Hue(AnsiColor::Yellow)),
    (typed::INK_BLUE, Stroke::Hue(AnsiColor::Blue)),
    (typed::INK_MAGENTA, Stroke::Hue(AnsiColor::Magenta)),
    (typed::INK_CYAN, Stroke::Hue(AnsiColor::Cyan)),
    (typed::INK_WHITE, Stroke::Hue(AnsiColor::White)),
    (typed::INK_BRIGHT, Stroke::Bright),
    (typed::INK_BOLD, Stroke::Bold),
    (typed::INK_DIM, Stroke::Dim),
    (typed::INK_UNDERLINED, Stroke::Underlined),
    (typed::INK_PLAIN, Stroke::Plain),
];

/// A way to paint words.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TextStyle(Style);

impl TextStyle {
    /// A description: some of the words, each as often as one likes, in any order; `None` if one is none of
    /// them. With it the description in the first English forms, as files keep it.
    pub fn read(typed: &str) -> Option<(TextStyle, String)> {
        let mut style = Style::new();
        let mut kept = Vec::new();
        let mut is_bright = false;
        for word in typed.split_whitespace() {
            let (written, stroke) = meant(word, &STROKES.map(with_code))?;
            is_bright |= matches!(stroke, Stroke::Bright);
            style = stroke.over(style);
            kept.push(written);
        }
        let ink = TextStyle(if is_bright { bright(style) } else { style });
        (!kept.is_empty()).then(|| (ink, kept.join(" ")))
    }

    /// Words as a terminal shows them in this ink.
    pub fn paint(self, words: &str) -> String {
        let TextStyle(style) = self;
        format!("{style}{words}{style:#}")
    }

    /// The words of which descriptions consist.
    pub fn words() -> impl Iterator<Item = TypedForms> {
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
fn with_code((word, stroke): (TypedForms, Stroke)) -> (TypedForms, (&'static str, Stroke)) {
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
pub struct TerminalTheme {
    /// For names of what is shown; bold unless the player says otherwise.
    pub title: TextStyle,
    /// For labels and headings; cyan unless the player says otherwise.
    pub label: TextStyle,
    /// For symbols of cards; yellow unless the player says otherwise.
    pub symbol: TextStyle,
    /// For what may be overlooked: ids, sources; dimmed unless the player says otherwise.
    pub faint: TextStyle,
    /// For what is wrong, or hurts; red and bold unless the player says otherwise.
    pub alarm: TextStyle,
    /// Columns that are written in at most.
    pub width: Option<usize>,
}

impl Default for TerminalTheme {
    fn default() -> TerminalTheme {
        TerminalTheme {
            title: TextStyle(Style::new().bold()),
            label: TextStyle(AnsiColor::Cyan.on_default()),
            symbol: TextStyle(AnsiColor::Yellow.on_default()),
            faint: TextStyle(Style::new().dimmed()),
            alarm: TextStyle(AnsiColor::Red.on_default().bold()),
            width: None,
        }
    }
}

static WANTED: OnceLock<TerminalTheme> = OnceLock::new();

/// Says how all pages of this process shall look. The first word holds.
pub fn set_theme(looks: TerminalTheme) {
    // A second word changes nothing: what is on the screen already was painted by the first.
    let _ = WANTED.set(looks);
}

/// How pages look.
pub(super) fn theme() -> &'static TerminalTheme {
    static USUAL: OnceLock<TerminalTheme> = OnceLock::new();
    WANTED.get().unwrap_or_else(|| USUAL.get_or_init(TerminalTheme::default))
}

/// Paints or does not.
#[derive(Debug, Clone, Copy)]
pub struct Paint {
    on: bool,
    /// Where links lead, with `{id}` where the id belongs; without it nowhere.
    address: Option<&'static str>,
}

impl Paint {
    /// Paint that writes colors if it is on, with links that lead nowhere.
    pub fn new(on: bool) -> Paint {
        Paint { on, address: None }
    }

    /// The paint with links that lead to an address made with each id: `{id}` is replaced, or the id is put behind it.
    pub fn leading(self, address: &'static str) -> Paint {
        Paint { address: Some(address).filter(|address| self.on && !address.is_empty()), ..self }
    }

    /// Words that lead to the entry or card with an id, each word by itself, so that no margin becomes part
    /// of a link where lines are broken.
    pub fn link(self, id: &str, words: &str) -> String {
        let whole = match self.address {
            _ if self.on && is_address(id) => id.to_owned(),
            None => return words.to_owned(),
            Some(address) if address.contains("{id}") => address.replace("{id}", id),
            Some(address) => format!("{address}{id}"),
        };
        // Nothing in an address may end the sequence it stands in.
        let target: String = whole.chars().filter(char::is_ascii_graphic).collect();
        // With one id terminals take the words for one link and light them up together.
        let linked =
            words.split(' ').map(|word| format!("\u{1b}]8;id={id};{target}\u{1b}\\{word}\u{1b}]8;;\u{1b}\\"));
        linked.collect::<Vec<_>>().join(" ")
    }

    /// Whether anything is painted; otherwise words stay as they are.
    pub fn is_on(self) -> bool {
        self.on
    }

    /// Whether links lead to an address.
    pub fn leads(self) -> bool {
        self.address.is_some()
    }

    /// The name of what is shown.
    pub fn title(self, text: &str) -> String {
        self.styled(text, theme().title)
    }

    /// A heading inside a screen.
    pub fn label(self, text: &str) -> String {
        self.styled(text, theme().label)
    }

    /// What may be overlooked: ids, sources.
    pub fn faint(self, text: &str) -> String {
        self.styled(text, theme().faint)
    }

    /// A symbol of a card.
    pub fn symbol(self, text: &str) -> String {
        self.styled(text, theme().symbol)
    }

    /// What is wrong.
    pub fn wrong(self, text: &str) -> String {
        self.styled(text, theme().alarm)
    }

    fn styled(self, text: &str, ink: TextStyle) -> String {
        if self.on && !text.is_empty() { ink.paint(text) } else { text.to_owned() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_description_is_read_in_both_languages_and_kept_in_one() {
        let (ink, kept) = TextStyle::read("Hell  rot fett").expect("a description");
        assert_eq!(kept, "bright red bold");
        assert_eq!(ink, TextStyle(AnsiColor::BrightRed.on_default().bold()));
        let (ink, kept) = TextStyle::read("plain").expect("a description");
        assert_eq!((ink, kept.as_str()), (TextStyle(Style::new()), "plain"));
        assert_eq!(TextStyle::read("mauve"), None);
        assert_eq!(TextStyle::read(" "), None);
    }

    #[test]
    fn links_lead_somewhere_only_where_there_is_an_address() {
        let paint = Paint::new(true);
        assert_eq!(paint.link("cc/keyword/log", "Log"), "Log");
        assert_eq!(Paint::new(false).leading("x:{id}").link("a", "b"), "b");
        let linked = paint.leading("x:{id}?").link("cc/keyword/log", "To log");
        let word =
            |word: &str| format!("\u{1b}]8;id=cc/keyword/log;x:cc/keyword/log?\u{1b}\\{word}\u{1b}]8;;\u{1b}\\");
        assert_eq!(linked, format!("{} {}", word("To"), word("log")));
    }

    #[test]
    fn an_id_stands_behind_an_address_without_a_place_for_it() {
        let linked = Paint::new(true).leading("http://localhost/").link("a/b/c", "d");
        assert!(linked.contains(";http://localhost/a/b/c\u{1b}"), "{linked:?}");
    }
}
