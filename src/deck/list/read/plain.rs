//! Text as it is meant: without the signs nobody sees, with the plain form of wide ones and of those spelled out, and
//! without the tags of forums.

use std::borrow::Cow;

use crate::text::steers;

/// Longest name of a character that is spelled out.
const LONGEST_ENTITY: usize = 10;
/// Bytes of the longest tag, addresses in it included.
const LONGEST_TAG: usize = 300;
/// Tags of forums; other words in brackets are text.
const TAGS: [&str; 34] = [
    "b", "i", "u", "s", "url", "list", "*", "color", "size", "font", "quote", "center", "left",
    "right", "indent", "code", "spoiler", "hide", "table", "tr", "td", "th", "h1", "h2", "h3",
    "h4", "li", "ul", "ol", "card", "deck", "justify", "email", "sup",
];

/// A line with full-width letters, digits and signs as plain ones, without signs of no width, with the characters that
/// were spelled out, and without tags of forums.
pub fn plain(text: &str) -> Cow<'_, str> {
    let narrowed = narrowed(text);
    let spelled = if narrowed.contains('&') {
        Cow::Owned(unescaped(&narrowed).into_owned())
    } else {
        narrowed
    };
    if spelled.contains('[') {
        return Cow::Owned(untagged(&spelled));
    }
    spelled
}

/// A line with full-width signs as plain ones, and without signs of no width.
fn narrowed(text: &str) -> Cow<'_, str> {
    if text.is_ascii() || !text.chars().any(|c| is_unseen(c) || narrow(c) != c) {
        return Cow::Borrowed(text);
    }
    Cow::Owned(
        text.chars()
            .filter(|c| !is_unseen(*c))
            .map(narrow)
            .collect(),
    )
}

/// Joiners, marks of direction, soft hyphens, byte order marks, forms of signs, frames of keys.
fn is_unseen(c: char) -> bool {
    matches!(
        c,
        '\u{ad}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{2064}'
            | '\u{2066}'..='\u{2069}' | '\u{feff}' | '\u{fe00}'..='\u{fe0f}' | '\u{20e3}'
    )
}

fn narrow(c: char) -> char {
    match c {
        // Full-width forms stand in the order of ASCII, this far behind it.
        '\u{ff01}'..='\u{ff5e}' => char::from_u32(u32::from(c) - 0xfee0).unwrap_or(c),
        '\u{3000}' | '\u{a0}' | '\u{2000}'..='\u{200a}' | '\u{202f}' => ' ',
        '✕' | '✖' | '⨉' | '╳' => '×',
        other => other,
    }
}

/// A line without the tags of forums; items of lists keep a hyphen ahead.
fn untagged(line: &str) -> String {
    let mut out = String::with_capacity(line.len());
    let mut rest = line;
    while let Some(start) = rest.find('[') {
        out.push_str(&rest[..start]);
        let from = &rest[start..];
        match tag(from) {
            Some((name, end)) => {
                out.push_str(match name {
                    "*" | "li" => "- ",
                    "/td" | "/th" => "\t",
                    _ => "",
                });
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

/// The tag a text begins with, and where it ends. A pair of brackets before an address is a link, not a tag.
fn tag(text: &str) -> Option<(&str, usize)> {
    let close = text
        .bytes()
        .take(LONGEST_TAG)
        .position(|byte| byte == b']')?;
    let inside = text.get(1..close)?;
    let name = inside.split(['=', ' ']).next()?;
    let bare = name.strip_prefix('/').unwrap_or(name).to_ascii_lowercase();
    // “[Deck]” is a heading of lists more often than a tag of forums, and so is a letter that ends the line.
    let is_tag = TAGS.contains(&bare.as_str()) && (bare != "deck" || name.starts_with('/'));
    let behind = text.get(close + 1..).unwrap_or_default();
    let is_pair = || behind.to_ascii_lowercase().contains(&format!("[/{bare}]"));
    let stands_alone = name.starts_with('/')
        || matches!(bare.as_str(), "*" | "li" | "list")
        || behind.trim().is_empty();
    (is_tag && !behind.starts_with('(') && (stands_alone || is_pair())).then_some((name, close + 1))
}

/// A text with the characters that were spelled out.
pub fn unescaped(text: &str) -> Cow<'_, str> {
    if !text.contains('&') {
        return Cow::Borrowed(text);
    }
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
    Cow::Owned(out)
}

fn character(name: &str) -> Option<char> {
    if let Some(number) = name.strip_prefix('#') {
        let code = match number.strip_prefix(['x', 'X']) {
            Some(hex) => u32::from_str_radix(hex, 16),
            None => number.parse(),
        };
        return char::from_u32(code.ok()?).filter(|c| !steers(*c));
    }
    const NAMED: [(&str, char); 33] = [
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
        ("excl", '!'),
    ];
    let mut named = NAMED.iter();
    named.find(|(known, _)| *known == name).map(|(_, c)| *c)
}

#[cfg(test)]
mod tests {
    use super::{plain, unescaped};

    #[test]
    fn signs_are_what_they_mean() {
        let cases = [
            ("３ｘ\u{3000}Odo\u{200b}, Cur\u{ad}zon", "3x Odo, Curzon"),
            ("\u{feff}Müller", "Müller"),
            ("3\u{fe0f}\u{20e3} Odo", "3 Odo"),
            ("[b]Missions[/b]", "Missions"),
            ("[*]3x [url=x]Odo[/url]", "- 3x Odo"),
            ("[3] Odo [Deck] [", "[3] Odo [Deck] ["),
            ("Cry &quot;Havoc&#33;&quot;", "Cry \"Havoc!\""),
        ];
        for (text, meant) in cases {
            assert_eq!(plain(text), meant, "{text}");
        }
        let odd = "a & b &nothing; &#x110000;";
        assert_eq!(unescaped(odd), odd);
    }
}
