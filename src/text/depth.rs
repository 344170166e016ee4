//! How deep a text of YAML or JSON nests, before a parser tries: parsers of YAML take quadratic time for it.

/// Whether a text nests deeper than so many levels: by brackets, by dashes in a row, or by steps to the right. What
/// stands in quotes counts too, so that the limit must be far above what is meant.
pub fn nests_deeper(text: &str, most: usize) -> bool {
    // Brackets that close in quotes would hide depth from the first count, a quote taken wrongly from the second.
    brackets(text.bytes()) > most
        || brackets(Bare::of(text)) > most
        || lines(text).any(|line| dashes(line) > most)
        || steps(text) > most
}

/// The lines as YAML parts them.
fn lines(text: &str) -> impl Iterator<Item = &str> {
    text.split(['\n', '\r', '\u{85}', '\u{2028}', '\u{2029}'])
}

/// The most brackets that are open at once.
fn brackets(bytes: impl Iterator<Item = u8>) -> usize {
    let mut open = 0_usize;
    let mut deepest = 0;
    for byte in bytes {
        match byte {
            b'[' | b'{' => open += 1,
            b']' | b'}' => open = open.saturating_sub(1),
            _ => {}
        }
        deepest = deepest.max(open);
    }
    deepest
}

/// A text without what stands in quotes and comments, where brackets close nothing.
struct Bare<'a> {
    rest: &'a [u8],
    /// Whether a quote here would open one: inside a word it is an apostrophe.
    begins: bool,
    /// Whether a number sign here would begin a comment.
    after_blank: bool,
}

impl Bare<'_> {
    fn of(text: &str) -> Bare<'_> {
        Bare {
            rest: text.as_bytes(),
            begins: true,
            after_blank: true,
        }
    }

    /// Passes over what comes before a byte, and over that.
    fn skip(&mut self, end: u8, escape: Option<u8>) {
        let mut escaped = false;
        let length = self.rest.iter().position(|byte| {
            let ends = *byte == end && !escaped;
            escaped = Some(*byte) == escape && !escaped;
            ends
        });
        self.rest = &self.rest[length.map_or(self.rest.len(), |length| length + 1)..];
    }
}

impl Iterator for Bare<'_> {
    type Item = u8;

    fn next(&mut self) -> Option<u8> {
        loop {
            let (byte, rest) = self.rest.split_first()?;
            self.rest = rest;
            match byte {
                b'"' if self.begins => self.skip(b'"', Some(b'\\')),
                b'\'' if self.begins => self.skip(b'\'', None),
                b'#' if self.after_blank => self.skip(b'\n', None),
                byte => {
                    let is_break = matches!(byte, b'\n' | b'\r');
                    self.after_blank = is_break || matches!(byte, b' ' | b'\t');
                    let is_sign = matches!(byte, b'[' | b'{' | b',' | b':' | b'-' | b'?');
                    self.begins = is_break || is_sign || self.begins && self.after_blank;
                    return Some(*byte);
                }
            }
        }
    }
}

/// Lists in lists in one line: `- - - a`.
fn dashes(line: &str) -> usize {
    let mut words = line.split_whitespace();
    words
        .by_ref()
        .take_while(|word| matches!(*word, "-" | "?" | ":"))
        .count()
}

/// The most steps to the right that are open at once.
fn steps(text: &str) -> usize {
    let mut open: Vec<usize> = Vec::new();
    let mut deepest = 0;
    for line in lines(text) {
        let bare = line.trim_start();
        if bare.is_empty() {
            continue;
        }
        let margin = line.len() - bare.len();
        while open.last().is_some_and(|step| *step >= margin) {
            open.pop();
        }
        open.push(margin);
        deepest = deepest.max(open.len());
    }
    deepest
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn depth_is_counted_in_every_way_of_writing_it() {
        let flow = format!("{}{}", "[".repeat(40), "]".repeat(40));
        let dashes = format!("{}a", "- ".repeat(40));
        let block: String = (0..40)
            .map(|at| format!("{}a:\n", " ".repeat(at)))
            .collect();
        for text in [flow, dashes, block] {
            assert!(nests_deeper(&text, 39), "{text}");
            assert!(!nests_deeper(&text, 40), "{text}");
        }
    }

    #[test]
    fn brackets_in_quotes_and_comments_and_odd_lines_hide_no_depth() {
        let quoted = "[\"]\",".repeat(40);
        let single = "['it''s ]',".repeat(40);
        let commented = "[ # ]\n".repeat(40);
        let old: String = (0..40)
            .map(|at| format!("{}a:\r", " ".repeat(at)))
            .collect();
        for text in [quoted, single, commented, old] {
            assert!(nests_deeper(&text, 39), "{text}");
        }
        let said = "a: don't [do] \"this\" [\n b: 'x ['\n".repeat(3);
        assert!(!nests_deeper(&said, 10));
    }

    #[test]
    fn what_comes_one_after_the_other_is_not_deep() {
        let text = "- [a, b]\n- {c: d}\n".repeat(1000) + &"a:\n  - b\n".repeat(1000);
        assert!(!nests_deeper(&text, 3));
    }
}
