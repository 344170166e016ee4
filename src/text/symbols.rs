//! Symbols in rule texts: `[glory]`, `[away-teams]`. The text names them, the view draws them.

/// A stretch of a text: plain words or a named symbol.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Piece<'a> {
    Words(&'a str),
    Symbol(&'a str),
}

/// Cuts a text into words and symbols. A bracket that is never closed counts as words.
///
/// ```
/// use tricorder::text::{Piece, pieces};
/// assert_eq!(pieces("2 [glory]"), [Piece::Words("2 "), Piece::Symbol("glory")]);
/// ```
pub fn pieces(text: &str) -> Vec<Piece<'_>> {
    let mut out = Vec::new();
    let mut rest = text;
    while let Some((before, name, after)) = split_at_symbol(rest) {
        if !before.is_empty() {
            out.push(Piece::Words(before));
        }
        out.push(Piece::Symbol(name));
        rest = after;
    }
    if !rest.is_empty() {
        out.push(Piece::Words(rest));
    }
    out
}

/// The names of all symbols in a text, in order.
pub fn symbols(text: &str) -> impl Iterator<Item = &str> {
    pieces(text).into_iter().filter_map(|piece| match piece {
        Piece::Symbol(name) => Some(name),
        Piece::Words(_) => None,
    })
}

fn split_at_symbol(text: &str) -> Option<(&str, &str, &str)> {
    let (before, rest) = text.split_once('[')?;
    let (name, after) = rest.split_once(']')?;
    Some((before, name, after))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_open_bracket_is_plain_text() {
        assert_eq!(pieces("a [b"), [Piece::Words("a [b")]);
    }

    #[test]
    fn symbols_are_listed_in_order() {
        let found: Vec<_> = symbols("[action] vor [glory].").collect();
        assert_eq!(found, ["action", "glory"]);
    }
}
