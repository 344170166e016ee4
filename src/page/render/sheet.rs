//! A page for a screen that is drawn anew at every key: the lines of the terminal as styled pieces, with links
//! that can be followed. Where lines are broken and how columns stand is decided by [`Terminal`] alone; its
//! styles and links are read back from the sequences it writes.

use ratatui_core::style::{Color, Modifier, Style};
use textwrap::core::display_width;

use super::Terminal;
use crate::Page;

/// Begins a sequence.
const ESCAPE: char = '\u{1b}';
/// Ends the sequence of a link.
const LINK_END: &str = "\u{1b}\\";
/// The code that ends all styles.
const RESET: u8 = 0;
/// The colors of a terminal in the order of their codes.
const HUES: [Color; 8] =
    [Color::Black, Color::Red, Color::Green, Color::Yellow, Color::Blue, Color::Magenta, Color::Cyan, Color::Gray];
/// The bright colors of a terminal in the order of their codes.
const BRIGHT: [Color; 8] = [
    Color::DarkGray,
    Color::LightRed,
    Color::LightGreen,
    Color::LightYellow,
    Color::LightBlue,
    Color::LightMagenta,
    Color::LightCyan,
    Color::White,
];

/// A page laid out.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct StyledPage {
    /// The lines from top to bottom, each with its pieces from left to right; a blank line has none.
    pub lines: Vec<Vec<StyledPiece>>,
    /// In the order of the page.
    pub links: Vec<PageLink>,
}

/// A stretch of a line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StyledPiece {
    /// Its signs, without sequences for the terminal.
    pub text: String,
    /// Color and ways to write, links underlined.
    pub style: Style,
    /// The link it is part of, by its place among those of the sheet.
    pub link: Option<usize>,
}

/// Where a link leads.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PageLink {
    /// The entry or card.
    pub id: String,
    /// The line its words begin in, from 0.
    pub line: usize,
}

impl StyledPage {
    /// A page as wide as said, within what a terminal lays out at all. Without color only what can be told
    /// without it: bold and underlined.
    pub fn render(page: &Page, width: usize, has_color: bool) -> StyledPage {
        let mut reader = Reader { has_color, ..Reader::default() };
        for line in Terminal::linking(width).render(page).lines() {
            reader.line(line);
        }
        reader.sheet
    }

    /// The link that stands in a line at a column, both from 0.
    pub fn link_at(&self, line: usize, column: usize) -> Option<usize> {
        let mut end = 0;
        let pieces = self.lines.get(line)?.iter();
        let mut ends = pieces.map(|piece| {
            end += display_width(&piece.text);
            (end, piece.link)
        });
        ends.find(|(end, _)| column < *end)?.1
    }

    /// A line without its styles.
    pub fn plain(&self, line: usize) -> String {
        let pieces = self.lines.get(line).into_iter().flatten();
        pieces.map(|piece| piece.text.as_str()).collect()
    }
}

/// Reads painted lines.
#[derive(Default)]
struct Reader {
    sheet: StyledPage,
    style: Style,
    link: Option<usize>,
    /// Whether nothing but blanks stands between here and the last link: its words go on then.
    is_behind_link: bool,
    has_color: bool,
}

impl Reader {
    fn line(&mut self, line: &str) {
        self.sheet.lines.push(Vec::new());
        let mut rest = line;
        while let Some((before, behind)) = rest.split_once(ESCAPE) {
            self.text(before);
            rest = self.sequence(behind);
        }
        self.text(rest);
    }

    fn text(&mut self, text: &str) {
        if text.is_empty() {
            return;
        }
        self.is_behind_link &= self.link.is_some() || text.trim().is_empty();
        let style = match self.link {
            Some(_) => self.style.add_modifier(Modifier::UNDERLINED),
            None => self.style,
        };
        let (text, link) = (text.to_owned(), self.link);
        if let Some(line) = self.sheet.lines.last_mut() {
            line.push(StyledPiece { text, style, link });
        }
    }

    /// Takes a sequence and returns what stands behind it.
    fn sequence<'l>(&mut self, behind: &'l str) -> &'l str {
        if let Some(inner) = behind.strip_prefix(']') {
            let (link, rest) = inner.split_once(LINK_END).unwrap_or((inner, ""));
            self.lead(link.rsplit(';').next().unwrap_or_default());
            return rest;
        }
        let Some((codes, rest)) = behind.strip_prefix('[').and_then(|codes| codes.split_once('m')) else {
            return behind;
        };
        for code in codes.split(';') {
            self.paint(code);
        }
        rest
    }

    /// Begins a link, or goes on with the one before; without an id the link ends.
    fn lead(&mut self, id: &str) {
        if id.is_empty() {
            self.link = None;
            self.is_behind_link = true;
            return;
        }
        let before = self.sheet.links.len().checked_sub(1);
        let goes_on = before.filter(|at| self.is_behind_link && self.sheet.links[*at].id == id);
        self.link = Some(match goes_on {
            Some(at) => {
                self.join(at);
                at
            }
            None => {
                let (id, line) = (id.to_owned(), self.sheet.lines.len().saturating_sub(1));
                self.sheet.links.push(PageLink { id, line });
                self.sheet.links.len() - 1
            }
        });
        self.is_behind_link = true;
    }

    /// The blank between two words of a link is part of it.
    fn join(&mut self, link: usize) {
        let Some(line) = self.sheet.lines.last_mut() else {
            return;
        };
        if let [.., before, blank] = line.as_mut_slice()
            && before.link == Some(link)
            && blank.text == " "
        {
            blank.link = Some(link);
            blank.style = before.style;
        }
    }

    fn paint(&mut self, code: &str) {
        self.style = match code.parse() {
            Ok(RESET) => Style::new(),
            Ok(code) => self.style.patch(change(code, self.has_color)),
            Err(_) => self.style,
        };
    }
}

/// What a code of a sequence changes, of all that a [`TextStyle`](super::TextStyle) can write.
fn change(code: u8, has_color: bool) -> Style {
    let hue = |hues: [Color; 8], first: u8| Style::new().fg(hues[usize::from(code - first)]);
    match code {
        1 => Style::new().add_modifier(Modifier::BOLD),
        4 => Style::new().add_modifier(Modifier::UNDERLINED),
        2 if has_color => Style::new().add_modifier(Modifier::DIM),
        // Foreground colors have the codes 30 to 37, bright ones 90 to 97.
        30..=37 if has_color => hue(HUES, 30),
        90..=97 if has_color => hue(BRIGHT, 90),
        _ => Style::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::render::TextStyle;
    use crate::{PageTable, alarm, faint, label, link, strong};

    fn page() -> Page {
        let mut page = Page::new();
        page.head(strong("Log"), "Keyword");
        page.say(format!(
            "{} {} leads to {} and {}.",
            label("See"),
            alarm("now"),
            link("cc/a/one", "a link of some words"),
            link("cc/a/two", "Two"),
        ));
        page
    }

    fn told(sheet: &StyledPage) -> Vec<String> {
        (0..sheet.lines.len()).map(|line| sheet.plain(line)).collect()
    }

    #[test]
    fn lines_are_those_of_the_terminal() {
        for width in [30, 52, 80] {
            let plain = Terminal::new(Some(width), false).render(&page());
            let lines: Vec<&str> = plain.lines().collect();
            assert_eq!(told(&StyledPage::render(&page(), width, true)), lines);
            assert_eq!(told(&StyledPage::render(&page(), width, false)), lines);
        }
    }

    #[test]
    fn a_link_stays_one_where_its_line_is_broken() {
        let sheet = StyledPage::render(&page(), 30, true);
        let ids: Vec<&str> = sheet.links.iter().map(|lead| lead.id.as_str()).collect();
        assert_eq!(ids, ["cc/a/one", "cc/a/two"]);
        let of_first = sheet.lines.iter().flatten().filter(|piece| piece.link == Some(0));
        let words: Vec<&str> = of_first.map(|piece| piece.text.as_str()).collect();
        assert_eq!(words.join("|"), "a| |link| |of|some| |words");
    }

    #[test]
    fn links_beside_each_other_stay_apart() {
        let two = format!("{} {}", link("cc/a/one", "One"), link("cc/a/two", "Two"));
        assert_eq!(StyledPage::render(&Page::from_words(two), 40, true).links.len(), 2);
    }

    #[test]
    fn links_in_tables_can_be_followed() {
        let row = vec![link("cc/a/one", "One and more"), faint("x")];
        let page = Page::from(PageTable::ruled(["a", "b"], [row]));
        let sheet = StyledPage::render(&page, 60, false);
        assert_eq!(sheet.links.len(), 1, "{sheet:?}");
        let plain = Terminal::new(Some(60), false).render(&page);
        assert_eq!(told(&sheet), plain.lines().collect::<Vec<_>>());
    }

    #[test]
    fn without_color_nothing_but_weight_and_lines_tells() {
        let sheet = StyledPage::render(&page(), 60, false);
        let told = Modifier::BOLD | Modifier::UNDERLINED;
        for piece in sheet.lines.iter().flatten() {
            assert_eq!(piece.style.fg, None);
            assert!(told.contains(piece.style.add_modifier), "{piece:?}");
        }
    }

    /// How the finder shows words painted as described.
    fn shown(description: &str, has_color: bool) -> Style {
        let (ink, _) = TextStyle::read(description).expect("a description");
        let mut reader = Reader { has_color, ..Reader::default() };
        reader.line(&format!("before {} behind", ink.paint("words")));
        let line = &reader.sheet.lines[0];
        let is_words = |piece: &&StyledPiece| piece.text.contains("words");
        let (words, others): (Vec<&StyledPiece>, Vec<&StyledPiece>) = line.iter().partition(is_words);
        assert!(others.iter().all(|piece| piece.style == Style::new()));
        assert_eq!((words.len(), reader.style), (1, Style::new()), "{line:?}");
        words[0].style
    }

    #[test]
    fn every_ink_looks_as_on_the_terminal() {
        let hues = [
            ("black", Color::Black, Color::DarkGray),
            ("red", Color::Red, Color::LightRed),
            ("green", Color::Green, Color::LightGreen),
            ("yellow", Color::Yellow, Color::LightYellow),
            ("blue", Color::Blue, Color::LightBlue),
            ("magenta", Color::Magenta, Color::LightMagenta),
            ("cyan", Color::Cyan, Color::LightCyan),
            ("white", Color::Gray, Color::White),
        ];
        let ways = [("bold", Modifier::BOLD), ("dim", Modifier::DIM), ("underlined", Modifier::UNDERLINED)];
        for (way, modifier) in ways {
            assert_eq!(shown(way, true), Style::new().add_modifier(modifier));
            for (hue, plain, bright) in hues {
                let painted = |color| Style::new().fg(color).add_modifier(modifier);
                assert_eq!(shown(hue, true), Style::new().fg(plain));
                assert_eq!(shown(&format!("{hue} {way}"), true), painted(plain));
                assert_eq!(shown(&format!("{way} bright {hue}"), true), painted(bright));
                assert_eq!(shown(&format!("bright {hue}"), false), Style::new());
            }
        }
        assert_eq!(shown("dim", false), Style::new());
        assert_eq!(shown("plain", true), Style::new());
        let told = hues.map(|(hue, ..)| hue).into_iter();
        let told = told.chain(ways.map(|(way, _)| way));
        let told: Vec<&str> = told.chain(["bright", "plain"]).collect();
        assert!(TextStyle::words().all(|word| told.contains(&word.en[0])));
    }
}
