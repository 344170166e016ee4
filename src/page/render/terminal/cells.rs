//! Color and links inside cells of a table. A table measures and breaks its cells itself and would count the
//! signs that switch colors on. So every sign of a cell carries its style and its link as variation selectors,
//! which have no width and are never parted from their sign; once all is laid out the selectors become colors
//! and links.

use super::ink::Paint;
use crate::{KEPT_TOGETHER, Span, SpanStyle, Words};

/// How a sign is painted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Style {
    Strong,
    Label,
    Faint,
    Alarm,
    Symbol,
}

/// Styles with the selectors that stand for them: the highest ones, which no script uses.
const SELECTORS: [(Style, char); 5] = [
    (Style::Strong, '\u{e01eb}'),
    (Style::Label, '\u{e01ec}'),
    (Style::Faint, '\u{e01ed}'),
    (Style::Alarm, '\u{e01ee}'),
    (Style::Symbol, '\u{e01ef}'),
];

/// The first link of a table; the others follow, up to those that stand for styles.
const FIRST_LINK: char = '\u{e0100}';
const LAST_LINK: char = '\u{e01ea}';

/// How the signs of a stretch are painted, and where they lead.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
struct Look {
    style: Option<Style>,
    link: Option<char>,
}

/// Writes the cells of one table, and paints its lines when they are laid out.
pub(super) struct Cells {
    paint: Paint,
    /// Where links lead, in the order of their selectors.
    links: Vec<String>,
}

impl Cells {
    pub(super) fn new(paint: Paint) -> Cells {
        Cells { paint, links: Vec::new() }
    }

    /// The text of a cell; where there is color, with the styles of its signs.
    pub(super) fn cell(&mut self, words: &Words) -> String {
        let mut out = String::new();
        for span in &words.0 {
            self.write_span(&mut out, span, Look::default());
        }
        if self.paint.is_on() { out } else { out.replace(is_selector, "") }
    }

    fn write_span(&mut self, out: &mut String, span: &Span, look: Look) {
        let of_style = |style| Look { style: Some(style), ..look };
        let (words, look) = match span {
            Span::Text(text) | Span::Command(text) | Span::Hint(text) | Span::Excerpt(text) => {
                return write_text(out, text, look);
            }
            Span::Symbol { word, .. } => return write_text(out, word, of_style(Style::Symbol)),
            Span::Styled(SpanStyle::Strong | SpanStyle::Passage, words) => (words, of_style(Style::Strong)),
            Span::Styled(SpanStyle::Label, words) => (words, of_style(Style::Label)),
            Span::Styled(SpanStyle::Faint, words) => (words, of_style(Style::Faint)),
            Span::Styled(SpanStyle::Alarm, words) => (words, of_style(Style::Alarm)),
            Span::Link { id, words } => (words, Look { link: self.selector(id), ..look }),
        };
        for inner in &words.0 {
            self.write_span(out, inner, look);
        }
    }

    /// What stands for a link, where links lead anywhere and there are not too many of them.
    fn selector(&mut self, id: &str) -> Option<char> {
        if !self.paint.leads() {
            return None;
        }
        let at = u32::try_from(self.links.len()).ok()?;
        let selector = char::from_u32(u32::from(FIRST_LINK) + at)?;
        if selector > LAST_LINK {
            return None;
        }
        self.links.push(id.to_owned());
        Some(selector)
    }

    /// A line of the table with its styles as colors.
    pub(super) fn painted(&self, line: &str) -> String {
        if !line.contains(is_selector) {
            return line.to_owned();
        }
        let mut out = String::new();
        let mut run = String::new();
        let mut look = Look::default();
        let mut signs = line.chars().peekable();
        while let Some(sign) = signs.next() {
            let mut own = Look::default();
            while let Some(selector) = signs.next_if(|next| is_selector(*next)) {
                own = own.with(selector);
            }
            if own != look {
                out.push_str(&self.styled(&std::mem::take(&mut run), look));
                look = own;
            }
            run.push(sign);
        }
        out + &self.styled(&run, look)
    }

    fn styled(&self, run: &str, look: Look) -> String {
        let paint = self.paint;
        let styled = match look.style {
            None => run.to_owned(),
            Some(Style::Strong) => paint.title(run),
            Some(Style::Label) => paint.label(run),
            Some(Style::Faint) => paint.faint(run),
            Some(Style::Alarm) => paint.wrong(run),
            Some(Style::Symbol) => paint.symbol(run),
        };
        let id = look.link.and_then(|selector| {
            let at = u32::from(selector).checked_sub(u32::from(FIRST_LINK))?;
            self.links.get(usize::try_from(at).ok()?)
        });
        match id {
            Some(id) => paint.link(id, &styled),
            None => styled,
        }
    }
}

impl Look {
    /// The look with what one more selector says.
    fn with(self, selector: char) -> Look {
        match SELECTORS.iter().find(|(_, known)| *known == selector) {
            Some((style, _)) => Look { style: Some(*style), ..self },
            None => Look { link: Some(selector), ..self },
        }
    }
}

fn write_text(out: &mut String, text: &str, look: Look) {
    let selector = SELECTORS.iter().find(|(known, _)| Some(*known) == look.style);
    for sign in text.chars().filter(|sign| !is_selector(*sign)) {
        // At blanks lines are broken; they need no color.
        if sign == KEPT_TOGETHER || sign == ' ' {
            out.push(' ');
        } else {
            out.push(sign);
            out.extend(selector.map(|(_, selector)| *selector));
            out.extend(look.link);
        }
    }
}

fn is_selector(sign: char) -> bool {
    (FIRST_LINK..=SELECTORS[SELECTORS.len() - 1].1).contains(&sign)
}

#[cfg(test)]
mod tests {
    use super::super::Terminal;
    use crate::{PageTable, alarm, strong};

    fn drawn(width: usize, color: bool) -> String {
        let table = PageTable::bare([
            vec![strong("legal"), "a".to_owned()],
            vec![alarm("not fully readable"), "b".to_owned()],
        ]);
        Terminal::new(Some(width), color).table(&table)
    }

    #[test]
    fn color_does_not_move_the_columns_however_cells_are_broken() {
        for width in [30, 80] {
            let colored = drawn(width, true);
            assert!(colored.contains("\u{1b}[1mlegal\u{1b}[0m "), "{colored:?}");
            let mut bare = String::new();
            let mut rest = colored.as_str();
            while let Some((before, code)) = rest.split_once('\u{1b}') {
                bare.push_str(before);
                rest = code.split_once('m').map_or("", |(_, rest)| rest);
            }
            assert_eq!(bare + rest, drawn(width, false));
        }
    }
}
