//! The last look at what is written: nothing steers a screen but what the renderer itself wrote for it.

use std::borrow::Cow;

use model::text::steers;

/// Begins a color: `ESC [ 1;36 m`.
const COLOR: &str = "\u{1b}[";
/// Begins and ends a link: `ESC ] 8 ; id ; address ESC \`.
const LINK: &str = "\u{1b}]8;";
const LINK_END: &str = "\u{1b}\\";

/// A text without signs that steer, but for colors, links and the line ends of other systems. Whatever comes in is
/// cleaned at its door; this is for the door that was forgotten.
pub fn sanitize_output(text: &str) -> Cow<'_, str> {
    if !text.contains(steers) {
        return Cow::Borrowed(text);
    }
    // Lists of old Macs have no other line ends.
    let ends_with_returns = !text.contains('\n');
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find(steers) {
        let (before, found) = rest.split_at(at);
        out.push_str(before);
        let own = if ends_with_returns && found.starts_with('\r') { 1 } else { own_sequence(found) };
        out.push_str(&found[..own]);
        let sign = found.chars().next().map_or(0, char::len_utf8);
        rest = &found[own.max(sign)..];
    }
    out.push_str(rest);
    Cow::Owned(out)
}

/// Bytes of a sequence the renderer writes, at the beginning of a text; 0 if there is none.
fn own_sequence(text: &str) -> usize {
    // A line end of Windows; its second sign steers nothing.
    if text.starts_with("\r\n") {
        return 1;
    }
    if let Some(color) = text.strip_prefix(COLOR) {
        let end = color.find(|sign: char| !sign.is_ascii_digit() && sign != ';');
        let is_color = end.is_some_and(|end| color[end..].starts_with('m'));
        return end.filter(|_| is_color).map_or(0, |end| COLOR.len() + end + 1);
    }
    let Some(link) = text.strip_prefix(LINK) else {
        return 0;
    };
    let end = link.find(steers);
    let is_link = end.is_some_and(|end| link[end..].starts_with(LINK_END));
    end.filter(|_| is_link).map_or(0, |end| LINK.len() + end + LINK_END.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colors_links_and_line_ends_stay() {
        let link = "\u{1b}]8;id=a;x:a?\u{1b}\\word\u{1b}]8;;\u{1b}\\";
        let text = format!("\u{1b}[1m\u{1b}[38;5;12mK\u{1b}[0m {link}\r\nnext\n\tend");
        assert_eq!(sanitize_output(&text), text);
        assert_eq!(sanitize_output("1 Odo\r1 Kira\r"), "1 Odo\r1 Kira\r");
        assert!(matches!(sanitize_output("plain\n"), Cow::Borrowed(_)));
    }

    #[test]
    fn all_else_that_steers_goes() {
        for (written, left) in [
            ("a\u{1b}[2Jb", "a[2Jb"),
            ("a\u{1b}[", "a["),
            ("a\u{1b}", "a"),
            ("a\rb\u{9b}31mc\n", "ab31mc\n"),
            ("a\u{1b}]0;title\u{7}b", "a]0;titleb"),
            ("a\u{1b}]8;;x\u{1b}[2J\u{1b}\\b", "a]8;;x[2J\\b"),
            ("\u{202e}a\u{200b}b\u{feff}", "ab"),
        ] {
            assert_eq!(sanitize_output(written), left, "{written:?}");
        }
    }
}
