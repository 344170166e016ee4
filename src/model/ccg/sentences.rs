//! The sentences of game texts, which are English.

use super::pattern::Pattern;

/// A text without the entities and tags that web pages left in it.
pub(crate) fn without_markup(text: &str) -> String {
    static TAG: Pattern = Pattern::new(r"</?\w+>");
    let text = text.replace("&lt;", "<").replace("&gt;", ">").replace("&ndash;", "-");
    TAG.replace(&text, "")
}

/// The sentences of a text, without the full stop at their end. Full stops inside the braces around titles
/// end none: `{U.S.S. Relativity}`.
pub(crate) fn sentences(text: &str) -> Vec<&str> {
    let mut found = Vec::new();
    let mut start = 0;
    let mut depth = 0_usize;
    let mut last = ' ';
    for (at, sign) in text.char_indices() {
        match sign {
            '{' => depth += 1,
            '}' => depth = depth.saturating_sub(1),
            _ => {}
        }
        if last == '.' && sign.is_whitespace() && depth == 0 {
            found.push(&text[start..at]);
            start = at;
        }
        last = sign;
    }
    found.push(&text[start..]);
    let bare = found.into_iter().map(|sentence| {
        let sentence = sentence.trim();
        sentence.strip_suffix('.').unwrap_or(sentence)
    });
    bare.filter(|sentence| !sentence.is_empty()).collect()
}

#[cfg(test)]
mod tests {
    use super::sentences;

    #[test]
    fn titles_in_braces_end_no_sentence() {
        let text = "Draw a card.  Play this at {U.S.S. Far}. Then score 5 points.";
        assert_eq!(sentences(text), ["Draw a card", "Play this at {U.S.S. Far}", "Then score 5 points"]);
        assert!(sentences(" . ").is_empty());
        assert_eq!(sentences("}. a {b. c"), ["}", "a {b. c"]);
    }
}
