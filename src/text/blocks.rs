//! The block structure of a rule text: paragraphs and list items.

/// One block of a rule text.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Block<'a> {
    Paragraph(&'a str),
    /// A list item with its mark (`-` or `1.`).
    Item {
        mark: &'a str,
        text: &'a str,
    },
    /// A blank line between blocks.
    Gap,
}

/// Splits a text into blocks. Every line is a block of its own; several blank lines are one gap, and
/// there is none at either end.
pub fn blocks(text: &str) -> Vec<Block<'_>> {
    let mut out = Vec::new();
    for line in text.trim().lines().map(str::trim) {
        let block = block(line);
        if block != Block::Gap || out.last() != Some(&Block::Gap) {
            out.push(block);
        }
    }
    out
}

fn block(line: &str) -> Block<'_> {
    if line.is_empty() {
        return Block::Gap;
    }
    match line.split_once(' ') {
        Some((mark, text)) if is_mark(mark) => Block::Item {
            mark,
            text: text.trim_start(),
        },
        _ => Block::Paragraph(line),
    }
}

fn is_mark(word: &str) -> bool {
    let number = word.strip_suffix('.').unwrap_or_default();
    word == "-"
        || (!number.is_empty() && number.len() < 3 && number.bytes().all(|b| b.is_ascii_digit()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_and_paragraphs_are_told_apart() {
        let item = |mark, text| Block::Item { mark, text };
        assert_eq!(
            blocks("Erst.\n\n\n- a\n1. b\n"),
            [
                Block::Paragraph("Erst."),
                Block::Gap,
                item("-", "a"),
                item("1.", "b")
            ]
        );
    }
}
