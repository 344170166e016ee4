//! Texts with tags, XML and pages of the web, read as far as a browser would: as elements with fields, or as the lines
//! a reader sees.

use super::line_text::{SourceLine, unescaped};
use super::tree::Tree;
use model::Pattern;

/// Elements that begin and end a line.
const BLOCKS: &str = "p div li ul ol tr table tbody thead h1 h2 h3 h4 h5 h6 br hr section article \
    header footer dl dt dd pre blockquote caption";
/// Elements nobody sees.
const UNSEEN: [&str; 6] = ["script", "style", "head", "template", "noscript", "svg"];
/// Levels of elements that are read.
const DEEPEST: usize = 60;

/// An element that is not closed yet: its name, its fields, its text.
type Open<'a> = (&'a str, Vec<(String, Tree)>, String);

/// A piece of a text with tags.
enum Piece<'a> {
    Text(&'a str),
    Open {
        name: &'a str,
        fields: Vec<(&'a str, &'a str)>,
        is_closed: bool,
    },
    Close(&'a str),
    /// A comment or a declaration.
    Aside,
}

/// The piece a text begins with, and its bytes.
fn piece(text: &str) -> (Piece<'_>, usize) {
    let Some(inner) = text.strip_prefix('<') else {
        let end = text.find('<').unwrap_or(text.len());
        return (Piece::Text(&text[..end]), end);
    };
    if inner.starts_with("!--") {
        let end = text.find("-->").map_or(text.len(), |end| end + 3);
        return (Piece::Aside, end);
    }
    if let Some(data) = inner.strip_prefix("![CDATA[") {
        let end = data.find("]]>").unwrap_or(data.len());
        return (Piece::Text(&data[..end]), (end + 12).min(text.len()));
    }
    if inner.starts_with(['!', '?']) {
        return (Piece::Aside, text.find('>').map_or(text.len(), |end| end + 1));
    }
    let closing = inner.strip_prefix('/');
    let named = closing.unwrap_or(inner);
    if !named.starts_with(|c: char| c.is_ascii_alphabetic()) {
        let end = inner.find('<').unwrap_or(inner.len());
        return (Piece::Text(&text[..=end]), end + 1);
    }
    let is_name = |c: char| c.is_alphanumeric() || "_-:.".contains(c);
    let end = named.find(|c| !is_name(c)).unwrap_or(named.len());
    let (name, rest) = named.split_at(end);
    let start = text.len() - rest.len();
    if closing.is_some() {
        let end = rest.find('>').map_or(rest.len(), |end| end + 1);
        return (Piece::Close(name), start + end);
    }
    let (fields, is_closed, length) = fields(rest);
    let open = Piece::Open { name, fields, is_closed };
    (open, start + length)
}

/// The fields of a tag behind its name, whether it closes itself, and the bytes up to its end.
fn fields(text: &str) -> (Vec<(&str, &str)>, bool, usize) {
    let mut fields = Vec::new();
    let mut at = 0;
    loop {
        let rest = text.get(at..).unwrap_or_default();
        let Some(sign) = rest.chars().next() else {
            return (fields, false, text.len());
        };
        match sign {
            '>' => return (fields, text[..at].ends_with('/'), at + 1),
            '<' => return (fields, false, at),
            sign if sign.is_whitespace() || "/\"'=".contains(sign) => at += sign.len_utf8(),
            _ => {
                let end = rest.find(|c: char| c.is_whitespace() || "=>/<".contains(c));
                let (name, behind) = rest.split_at(end.unwrap_or(rest.len()));
                let value = behind.trim_start().strip_prefix('=').map(str::trim_start);
                let (value, length) = value.map_or(("", 0), value_of);
                if length > 0 {
                    let gap = behind.len() - value_start(behind).len();
                    fields.push((name, value));
                    at += name.len() + gap + length;
                } else {
                    at += name.len().max(1);
                }
            }
        }
    }
}

fn value_start(behind: &str) -> &str {
    let value = behind.trim_start().strip_prefix('=').unwrap_or(behind);
    value.trim_start()
}

/// The value a text begins with, and its bytes: a quote ends it where a tag or another field goes on behind it.
fn value_of(text: &str) -> (&str, usize) {
    let Some(quote) = text.chars().next().filter(|c| matches!(c, '"' | '\'')) else {
        let end = text.find(|c: char| c.is_whitespace() || c == '>').unwrap_or(text.len());
        return (&text[..end], end);
    };
    let inner = &text[1..];
    let goes_on = |end: &usize| {
        let behind = &inner[end + 1..];
        let next = behind.trim_start();
        let is_field = || {
            let name = next.find(|c: char| !c.is_alphanumeric() && !"_-:.".contains(c));
            name.is_some_and(|end| end > 0 && next[end..].trim_start().starts_with('='))
        };
        next.is_empty()
            || next.starts_with(['>', '?'])
            || next.starts_with("/>")
            || (next.len() < behind.len() && is_field())
    };
    let bound = inner.find("\n<").unwrap_or(inner.len());
    let mut quotes = inner[..bound].match_indices(quote).map(|(at, _)| at);
    match quotes.find(goes_on) {
        Some(end) => (&inner[..end], end + 2),
        None => {
            let end = inner.find('>').unwrap_or(inner.len());
            (&inner[..end], end + 1)
        }
    }
}

/// The elements of a text as a tree: fields and inner elements by their names, a text under the name of its element.
/// What stands too deep is left out, and `None` is all that is told of it.
pub(super) fn elements(text: &str) -> Option<Tree> {
    let mut open: Vec<Open<'_>> = vec![("", Vec::new(), String::new())];
    let mut rest = text;
    while !rest.is_empty() {
        let (piece, length) = piece(rest);
        rest = &rest[length.max(1).min(rest.len())..];
        match piece {
            Piece::Aside => {}
            Piece::Text(text) => open.last_mut()?.2.push_str(text),
            Piece::Open { name, fields, is_closed } => {
                let fields = fields
                    .into_iter()
                    .map(|(name, value)| (name.to_owned(), Tree::Text(unescaped(value).into_owned())));
                open.push((name, fields.collect(), String::new()));
                if open.len() > DEEPEST {
                    return None;
                }
                if is_closed {
                    close(&mut open);
                }
            }
            Piece::Close(name) => {
                if open.iter().skip(1).any(|(known, ..)| *known == name) {
                    while open.len() > 1 && open.last().is_some_and(|(known, ..)| *known != name) {
                        close(&mut open);
                    }
                    close(&mut open);
                }
            }
        }
    }
    while open.len() > 1 {
        close(&mut open);
    }
    let (_, fields, _) = open.pop()?;
    Some(Tree::Map(listed(fields)))
}

/// Puts the innermost element into the one around it.
fn close(open: &mut Vec<Open<'_>>) {
    let Some((name, fields, text)) = open.pop() else {
        return;
    };
    let mut fields = listed(fields);
    let text = unescaped(text.trim()).into_owned();
    let tree = match (fields.is_empty(), text.is_empty()) {
        (true, true) => Tree::Empty,
        (true, false) => Tree::Text(text),
        (false, true) => Tree::Map(fields),
        (false, false) => {
            fields.push((name.to_owned(), Tree::Text(text)));
            Tree::Map(fields)
        }
    };
    if let Some((_, outer, _)) = open.last_mut() {
        outer.push((name.to_owned(), tree));
    }
}

/// Elements of one name that follow each other make a list.
fn listed(fields: Vec<(String, Tree)>) -> Vec<(String, Tree)> {
    let mut all: Vec<(String, Vec<Tree>)> = Vec::new();
    for (name, tree) in fields {
        match all.last_mut() {
            Some((last, trees)) if *last == name => trees.push(tree),
            Some(_) | None => all.push((name, vec![tree])),
        }
    }
    let whole = |mut trees: Vec<Tree>| match trees.len() {
        1 => trees.remove(0),
        _ => Tree::List(trees),
    };
    all.into_iter().map(|(name, trees)| (name, whole(trees))).collect()
}

/// Lines of visible text, each with the number of the line of the source on which it begins.
pub(super) fn visible(source: &str) -> Vec<SourceLine> {
    let mut page = VisibleText::default();
    let mut rest = source;
    let mut was_closed = false;
    while !rest.is_empty() {
        let (piece, length) = piece(rest);
        let closed = std::mem::replace(&mut was_closed, matches!(piece, Piece::Close(_)));
        let mut length = length.max(1).min(rest.len());
        let mut passed = 0;
        match piece {
            Piece::Aside => passed = ends(&rest[..length]),
            Piece::Text(text) => page.text(text),
            Piece::Open { name, is_closed, .. } => {
                let name = name.to_ascii_lowercase();
                if UNSEEN.contains(&name.as_str()) && !is_closed {
                    length = closing(rest, &name).unwrap_or(rest.len());
                }
                page.tag(&name);
                page.strike(&name);
                // Side by side, they are shown apart.
                if closed && !page.line.is_empty() && !page.line.ends_with(['\t', ' ']) {
                    page.line.push('\t');
                }
                passed = ends(&rest[..length]);
            }
            Piece::Close(name) => {
                let name = name.to_ascii_lowercase();
                page.strike(&name);
                page.tag(&name);
                if matches!(name.as_str(), "td" | "th") {
                    page.line.push('\t');
                }
                passed = ends(&rest[..length]);
            }
        }
        page.passed += passed;
        rest = &rest[length..];
    }
    page.end_line();
    page.lines
}

fn ends(text: &str) -> usize {
    text.matches('\n').count()
}

#[derive(Default)]
struct VisibleText {
    lines: Vec<SourceLine>,
    line: String,
    /// Ends of lines of the source so far.
    passed: usize,
    begun: usize,
}

impl VisibleText {
    fn text(&mut self, text: &str) {
        for piece in text.split_inclusive(char::is_whitespace) {
            let word = piece.trim_end_matches(char::is_whitespace);
            if !word.is_empty() {
                if self.line.trim().is_empty() {
                    self.begun = self.passed + 1;
                }
                self.line.push_str(&unescaped(word));
            }
            if word.len() < piece.len() && !self.line.is_empty() && !self.line.ends_with([' ', '\t']) {
                self.line.push(' ');
            }
            self.passed += ends(piece);
        }
    }

    fn tag(&mut self, name: &str) {
        if BLOCKS.split(' ').any(|block| block == name) {
            self.end_line();
        }
    }

    /// What is struck out is marked as forums and chats do.
    fn strike(&mut self, name: &str) {
        if matches!(name, "s" | "del" | "strike") {
            if self.line.trim().is_empty() {
                self.begun = self.passed + 1;
            }
            self.line.push_str("~~");
        }
    }

    fn end_line(&mut self) {
        let whole = std::mem::take(&mut self.line);
        let line = whole.trim_end_matches(['\t', ' ']);
        if !line.trim().is_empty() {
            self.lines.push(SourceLine::of_text(self.begun, line.trim_start_matches(' ')));
        }
    }
}

/// Where the element that a text begins with is closed.
fn closing(text: &str, name: &str) -> Option<usize> {
    let mut ends = text.match_indices("</").map(|(at, _)| at);
    ends.find(|at| {
        let named = text.get(at + 2..at + 2 + name.len());
        named.is_some_and(|named| named.eq_ignore_ascii_case(name))
    })
}

/// A page begins so, or has elements of one.
static PAGE: Pattern =
    Pattern::new(r"(?i)^\s*<(?:!doctype )?html|<(?:br|p[ >]|div|li|table|tr|td|h[1-4]|[uo]l|b>|strong|span)");

/// Whether a text is a page or a part of one.
pub(super) fn is_page(text: &str) -> bool {
    PAGE.is_in(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_visible_text_is_read_with_the_numbers_of_its_lines() {
        let page = "<html><head><title>x</title></head>\n<body><h2>Missions</h2>\n<ul>\n<li>1x Odo,\n <b>Curzon</b></li>\n<li>&#51;&times; Mü&uuml;</li></ul><script>3x No</script><table><tr><td>3</td><td>Odo</td></tr></table>";
        let expected = [(2, "Missions"), (4, "1x Odo, Curzon"), (6, "3× Müü"), (6, "3\tOdo")];
        let expected: Vec<SourceLine> =
            expected.iter().map(|(line, text)| SourceLine::of_text(*line, text)).collect();
        assert_eq!(visible(page), expected);
        assert_eq!(visible("a < b <"), [SourceLine::of_text(1, "a < b <")]);
    }

    #[test]
    fn quotes_and_ampersands_where_none_belong_do_no_harm() {
        let tree = elements("<z n='a'><c number=\"1\" name=\"Cry \"Havoc!\"\"/><c>B & C</c></z>");
        let text = |text: &str| Tree::Text(text.to_owned());
        let card = Tree::Map(vec![("number".to_owned(), text("1")), ("name".to_owned(), text("Cry \"Havoc!\""))]);
        let cards = Tree::List(vec![card, text("B & C")]);
        let zone = vec![("n".to_owned(), text("a")), ("c".to_owned(), cards)];
        assert_eq!(tree, Some(Tree::Map(vec![("z".to_owned(), Tree::Map(zone))])));
    }
}
