//! Texts of card files as they are meant: without leftovers of HTML and of web searches.

/// A text with entities resolved, tags and double blanks removed, straight apostrophes, and
/// `{traits[]=Capture|Capture cards}` as `Capture cards`.
pub fn clean(text: &str) -> String {
    let bare = untagged(&resolved(text));
    let text = without_searches(&bare).replace(['\u{2018}', '\u{2019}'], "'");
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn resolved(text: &str) -> String {
    const ENTITIES: [(&str, &str); 6] = [
        ("&gt;", ">"),
        ("&lt;", "<"),
        ("&quot;", "\""),
        ("&#39;", "'"),
        ("&nbsp;", " "),
        // Last, or `&amp;lt;` would be resolved twice.
        ("&amp;", "&"),
    ];
    if !text.contains('&') {
        return text.to_owned();
    }
    ENTITIES
        .iter()
        .fold(text.to_owned(), |text, (from, to)| text.replace(from, to))
}

fn untagged(text: &str) -> String {
    // These alone: card texts also have the sign for less than.
    const TAGS: [&str; 10] = [
        "<b>",
        "</b>",
        "<i>",
        "</i>",
        "<em>",
        "</em>",
        "<strong>",
        "</strong>",
        "<br>",
        "<br/>",
    ];
    if !text.contains('<') {
        return text.to_owned();
    }
    let to = |tag: &str| if tag.starts_with("<br") { " " } else { "" };
    TAGS.iter()
        .fold(text.to_owned(), |text, tag| text.replace(tag, to(tag)))
}

/// Braces that hold a web search keep what is behind its bar; other braces name cards and stay.
fn without_searches(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some((before, inner, after)) = braced(rest) {
        out.push_str(before);
        match inner.split_once('|') {
            Some((search, shown)) if search.contains('=') => out.push_str(shown),
            _ => out.push_str(&format!("{{{inner}}}")),
        }
        rest = after;
    }
    out + rest
}

fn braced(text: &str) -> Option<(&str, &str, &str)> {
    let (before, rest) = text.split_once('{')?;
    let (inner, after) = rest.split_once('}')?;
    Some((before, inner, after))
}

/// The codes of `[Cmd][DS9]` or `[Baj] [Fed]`, in order.
pub fn codes(text: &str) -> Vec<String> {
    let parts = text.split('[').skip(1);
    let inner = parts.filter_map(|part| part.split_once(']'));
    inner
        .map(|(code, _)| code.trim().to_owned())
        .filter(|code| !code.is_empty())
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn leftovers_vanish_and_card_names_stay() {
        assert_eq!(
            clean("Cunning&gt;3  and &lt;em&gt;more&lt;/em&gt;"),
            "Cunning>3 and more"
        );
        assert_eq!(clean("<b>One</b> - Integrity<5"), "One - Integrity<5");
        assert_eq!(
            clean("{traits[]=A|A cards} and {For the Cause}"),
            "A cards and {For the Cause}"
        );
        assert_eq!(clean("K\u{2019}wov {"), "K'wov {");
    }

    #[test]
    fn codes_stand_in_brackets() {
        assert_eq!(codes("[Cmd][DS9] [E]"), ["Cmd", "DS9", "E"]);
        assert_eq!(codes("[] x [open"), [""; 0]);
    }
}
