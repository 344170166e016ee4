//! Posts in forums: text with tags in square brackets.

/// Tags of forums; other words in brackets are text.
const TAGS: [&str; 34] = [
    "b", "i", "u", "s", "url", "list", "*", "color", "size", "font", "quote", "center", "left",
    "right", "indent", "code", "spoiler", "hide", "table", "tr", "td", "th", "h1", "h2", "h3",
    "h4", "li", "ul", "ol", "card", "deck", "justify", "email", "sup",
];

/// Bytes of the longest tag, addresses in it included.
const LONGEST: usize = 300;

/// A line without its tags; items of lists keep a hyphen ahead.
pub fn untagged(line: &str) -> String {
    let mut out = String::new();
    let mut rest = line;
    while let Some(start) = rest.find('[') {
        out.push_str(&rest[..start]);
        let from = &rest[start..];
        match tag(from) {
            Some((name, end)) => {
                out.push_str(replacement(name));
                rest = &from[end..];
            }
            None => {
                out.push('[');
                rest = &from[1..];
            }
        }
    }
    out.push_str(rest);
    out
}

fn replacement(tag: &str) -> &'static str {
    match tag {
        "*" | "li" => "- ",
        "/td" | "/th" => "\t",
        _ => "",
    }
}

/// The tag a text begins with, and where it ends.
fn tag(text: &str) -> Option<(&str, usize)> {
    let close = text.bytes().take(LONGEST).position(|byte| byte == b']')?;
    let inside = text.get(1..close)?;
    let name = inside.split(['=', ' ']).next()?;
    let bare = name.strip_prefix('/').unwrap_or(name).to_ascii_lowercase();
    // “[Deck]” is a heading of lists more often than a tag of forums.
    let is_tag = TAGS.contains(&bare.as_str()) && (bare != "deck" || name == name.to_lowercase());
    is_tag.then_some((name, close + 1))
}

/// Whether a text has tags that nothing but forums use.
pub fn is_post(text: &str) -> bool {
    let text = text.to_ascii_lowercase();
    [
        "[b]",
        "[list]",
        "[*]",
        "[/size]",
        "[/color]",
        "[/url]",
        "[table]",
        "[u]",
        "[spoiler]",
        "[quote]",
    ]
    .iter()
    .any(|tag| text.contains(tag))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tags_are_taken_off_and_brackets_that_are_none_stay() {
        assert_eq!(untagged("[b]Missions[/b]"), "Missions");
        assert_eq!(untagged("[*]3x [url=x]Odo[/url]"), "- 3x Odo");
        assert_eq!(untagged("[3] Odo [Deck] ["), "[3] Odo [Deck] [");
        assert!(is_post("[B]x[/B]") && !is_post("[3] Odo"));
    }
}
