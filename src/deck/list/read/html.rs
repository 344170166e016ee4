//! Pages of the web: the text a reader sees, a line for each block or row.

use crate::text::steers;

/// Elements that begin and end a line.
const BLOCKS: [&str; 27] = [
    "p",
    "div",
    "li",
    "ul",
    "ol",
    "tr",
    "table",
    "tbody",
    "thead",
    "h1",
    "h2",
    "h3",
    "h4",
    "h5",
    "h6",
    "br",
    "hr",
    "section",
    "article",
    "header",
    "footer",
    "dl",
    "dt",
    "dd",
    "pre",
    "blockquote",
    "caption",
];
/// Elements nobody sees.
const UNSEEN: [&str; 6] = ["script", "style", "head", "template", "noscript", "svg"];
/// Longest name of a character that is spelled out.
const LONGEST_ENTITY: usize = 10;

/// Lines of visible text, each with the number of the line of the source on which it begins.
pub fn visible(source: &str) -> Vec<(usize, String)> {
    let mut page = Visible::default();
    let mut rest = source;
    while let Some(start) = rest.find('<') {
        page.text(&rest[..start]);
        rest = page.tag(&rest[start..]);
    }
    page.text(rest);
    page.end_line();
    page.lines
}

#[derive(Default)]
struct Visible {
    lines: Vec<(usize, String)>,
    line: String,
    /// Ends of lines of the source so far.
    passed: usize,
    begun: usize,
}

impl Visible {
    fn text(&mut self, text: &str) {
        for piece in text.split_inclusive(char::is_whitespace) {
            let word = piece.trim_end_matches(char::is_whitespace);
            if !word.is_empty() {
                if self.line.trim().is_empty() {
                    self.begun = self.passed + 1;
                }
                self.line.push_str(&unescaped(word));
            }
            if word.len() < piece.len()
                && !self.line.is_empty()
                && !self.line.ends_with([' ', '\t'])
            {
                self.line.push(' ');
            }
            self.passed += piece.matches('\n').count();
        }
    }

    /// Passes over the tag a text begins with, and over an element nobody sees.
    fn tag<'a>(&mut self, text: &'a str) -> &'a str {
        if let Some(comment) = text.strip_prefix("<!--") {
            // 7: the four signs that open the comment and the three that close it.
            return self.skip(text, comment.find("-->").map(|end| end + 7));
        }
        let is_tag = text[1..].starts_with(|c: char| c.is_ascii_alphabetic() || "/!?".contains(c));
        if !is_tag {
            // Spelled out, because `text` turns such names back into signs.
            self.text("&lt;");
            return &text[1..];
        }
        let Some(end) = text.find('>') else {
            return self.skip(text, None);
        };
        let name = name(&text[1..end]);
        if BLOCKS.contains(&name.as_str()) {
            self.end_line();
        } else if ["td", "th"].contains(&name.as_str()) && text.starts_with("</") {
            self.line.push('\t');
        }
        let is_unseen = UNSEEN.contains(&name.as_str()) && !text.starts_with("</");
        let length = if is_unseen {
            closing(text, &name)
        } else {
            Some(end + 1)
        };
        self.skip(text, length)
    }

    fn skip<'a>(&mut self, text: &'a str, length: Option<usize>) -> &'a str {
        let (skipped, rest) = text.split_at(length.unwrap_or(text.len()).min(text.len()));
        self.passed += skipped.matches('\n').count();
        rest
    }

    fn end_line(&mut self) {
        let whole = std::mem::take(&mut self.line);
        let line = whole.trim_end_matches(['\t', ' ']);
        if !line.trim().is_empty() {
            self.lines
                .push((self.begun, line.trim_start_matches(' ').to_owned()));
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

/// The name of a tag in small letters.
fn name(inside: &str) -> String {
    let bare = inside.trim_start_matches('/');
    let end = bare
        .find(|c: char| !c.is_ascii_alphanumeric())
        .unwrap_or(bare.len());
    bare.get(..end).unwrap_or_default().to_ascii_lowercase()
}

/// A text with the characters that were spelled out.
pub fn unescaped(text: &str) -> String {
    let mut out = String::new();
    let mut rest = text;
    while let Some(start) = rest.find('&') {
        out.push_str(&rest[..start]);
        let from = &rest[start + 1..];
        let end = from
            .bytes()
            .take(LONGEST_ENTITY)
            .position(|byte| byte == b';');
        match end.and_then(|end| Some((character(&from[..end])?, end))) {
            Some((c, end)) => {
                out.push(c);
                rest = &from[end + 1..];
            }
            None => {
                out.push('&');
                rest = from;
            }
        }
    }
    out.push_str(rest);
    out
}

fn character(name: &str) -> Option<char> {
    if let Some(number) = name.strip_prefix('#') {
        let code = match number.strip_prefix(['x', 'X']) {
            Some(hex) => u32::from_str_radix(hex, 16),
            None => number.parse(),
        };
        return char::from_u32(code.ok()?).filter(|c| !steers(*c));
    }
    const NAMED: [(&str, char); 32] = [
        ("amp", '&'),
        ("lt", '<'),
        ("gt", '>'),
        ("quot", '"'),
        ("apos", '\''),
        ("nbsp", ' '),
        ("bull", '•'),
        ("middot", '·'),
        ("times", '×'),
        ("rsquo", '’'),
        ("lsquo", '‘'),
        ("ldquo", '“'),
        ("rdquo", '”'),
        ("bdquo", '„'),
        ("ndash", '–'),
        ("mdash", '—'),
        ("minus", '−'),
        ("hellip", '…'),
        ("auml", 'ä'),
        ("ouml", 'ö'),
        ("uuml", 'ü'),
        ("Auml", 'Ä'),
        ("Ouml", 'Ö'),
        ("Uuml", 'Ü'),
        ("szlig", 'ß'),
        ("eacute", 'é'),
        ("egrave", 'è'),
        ("ntilde", 'ñ'),
        ("atilde", 'ã'),
        ("ccedil", 'ç'),
        ("shy", '\u{ad}'),
        ("aacute", 'á'),
    ];
    let mut named = NAMED.iter();
    named.find(|(known, _)| *known == name).map(|(_, c)| *c)
}

/// Whether a text is a page or a part of one.
pub fn is_page(text: &str) -> bool {
    let text = text.trim_start().to_ascii_lowercase();
    let is_whole = text.starts_with("<!doctype html") || text.starts_with("<html");
    let parts = [
        "<br", "<p>", "<p ", "<div", "<li", "<table", "<tr", "<td", "<h1", "<h2", "<h3", "<ul",
        "<b>",
    ];
    is_whole || parts.iter().any(|part| text.contains(part))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_visible_text_is_read_with_the_numbers_of_its_lines() {
        let page = "<html><head><title>x</title></head>\n<body><h2>Missions</h2>\n<ul>\n<li>1x Odo,\n <b>Curzon</b></li>\n<li>&#51;&times; Mü&uuml;</li></ul><script>3x No</script><table><tr><td>3</td><td>Odo</td></tr></table>";
        let expected = [
            (2, "Missions"),
            (4, "1x Odo, Curzon"),
            (6, "3× Müü"),
            (6, "3\tOdo"),
        ];
        let expected: Vec<(usize, String)> = expected
            .iter()
            .map(|(line, text)| (*line, (*text).to_owned()))
            .collect();
        assert_eq!(visible(page), expected);
    }

    #[test]
    fn what_is_no_tag_is_text() {
        assert_eq!(visible("a < b <"), [(1, "a < b <".to_owned())]);
        assert_eq!(
            unescaped("a & b &nothing; &#x110000;"),
            "a & b &nothing; &#x110000;"
        );
    }
}
