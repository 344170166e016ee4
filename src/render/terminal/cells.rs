//! Color inside cells of a table. A table measures and breaks its cells itself and would count the signs
//! that switch colors on. So every sign of a cell carries its style as a variation selector, which has no
//! width and is never parted from its sign; once all is laid out the selectors become colors.

use super::paint::Paint;
use crate::page::{KEPT_TOGETHER, Span, Words};

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

/// The text of a cell; where there is color, with the styles of its signs.
pub fn cell(words: &Words, paint: Paint) -> String {
    let mut out = String::new();
    for span in &words.0 {
        write_span(&mut out, span, None);
    }
    if paint.is_on() {
        out
    } else {
        out.replace(is_selector, "")
    }
}

fn write_span(out: &mut String, span: &Span, style: Option<Style>) {
    let (words, style) = match span {
        Span::Text(text) | Span::Command(text) | Span::Excerpt(text) => {
            return write_text(out, text, style);
        }
        Span::Symbol { word, .. } => return write_text(out, word, Some(Style::Symbol)),
        Span::Strong(words) => (words, Some(Style::Strong)),
        Span::Label(words) => (words, Some(Style::Label)),
        Span::Faint(words) => (words, Some(Style::Faint)),
        Span::Alarm(words) => (words, Some(Style::Alarm)),
        Span::Link { words, .. } => (words, style),
    };
    for inner in &words.0 {
        write_span(out, inner, style);
    }
}

fn write_text(out: &mut String, text: &str, style: Option<Style>) {
    let selector = SELECTORS.iter().find(|(known, _)| Some(*known) == style);
    for sign in text.chars().filter(|sign| !is_selector(*sign)) {
        // At blanks lines are broken; they need no color.
        if sign == KEPT_TOGETHER || sign == ' ' {
            out.push(' ');
        } else {
            out.push(sign);
            out.extend(selector.map(|(_, selector)| *selector));
        }
    }
}

/// A line of a table with its styles as colors.
pub fn painted(line: &str, paint: Paint) -> String {
    if !line.contains(is_selector) {
        return line.to_owned();
    }
    let mut out = String::new();
    let mut run = String::new();
    let mut style = None;
    let mut signs = line.chars().peekable();
    while let Some(sign) = signs.next() {
        let own = signs
            .next_if(|next| is_selector(*next))
            .and_then(|own| SELECTORS.iter().find(|(_, selector)| *selector == own))
            .map(|(style, _)| *style);
        if own != style {
            out.push_str(&styled(&std::mem::take(&mut run), style, paint));
            style = own;
        }
        run.push(sign);
    }
    out + &styled(&run, style, paint)
}

fn styled(run: &str, style: Option<Style>, paint: Paint) -> String {
    match style {
        None => run.to_owned(),
        Some(Style::Strong) => paint.title(run),
        Some(Style::Label) => paint.label(run),
        Some(Style::Faint) => paint.faint(run),
        Some(Style::Alarm) => paint.wrong(run),
        Some(Style::Symbol) => paint.symbol(run),
    }
}

fn is_selector(sign: char) -> bool {
    SELECTORS.iter().any(|(_, selector)| *selector == sign)
}

#[cfg(test)]
mod tests {
    use super::super::Terminal;
    use crate::page::{Table, alarm, strong};

    fn drawn(width: usize, color: bool) -> String {
        let table = Table::bare([
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
