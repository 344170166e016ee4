//! What draws, in signs that every terminal has: for locales that are not of Unicode. Words stay as they are written.

use std::borrow::Cow;
use std::sync::LazyLock;

/// Whether the locale of the system, as its variables say, is one of Unicode. Windows has no such variables.
static IS_UNICODE: LazyLock<bool> =
    LazyLock::new(|| cfg!(windows) || is_unicode(|name| std::env::var(name).ok()));

/// Whether lines, bars and marks are drawn with more than ASCII.
pub fn draws_unicode() -> bool {
    *IS_UNICODE
}

/// A text as this system can show it: what draws is ASCII where the locale is.
pub fn drawn(text: &str) -> Cow<'_, str> {
    if draws_unicode() || text.is_ascii() {
        Cow::Borrowed(text)
    } else {
        Cow::Owned(in_ascii(text))
    }
}

/// A text whose every sign that draws is one of ASCII, as wide as before.
pub(super) fn in_ascii(text: &str) -> String {
    text.chars().map(sign_in_ascii).collect()
}

/// The same for bars alone.
pub(super) fn bars_in_ascii(text: &str) -> String {
    let sign = |sign| match sign {
        '▁'..='▏' | '░' => sign_in_ascii(sign),
        other => other,
    };
    text.chars().map(sign).collect()
}

fn sign_in_ascii(sign: char) -> char {
    match sign {
        '─' | '╌' => '-',
        '═' => '=',
        '│' | '┆' => '|',
        '┌'..='╬' => '+',
        '▁'..='▏' => '#',
        '░' | '·' => '.',
        '►' | '→' => '>',
        '←' => '<',
        '↑' => '^',
        '↓' => 'v',
        '•' => '*',
        '…' => '~',
        word => word,
    }
}

fn is_unicode(variable: impl Fn(&str) -> Option<String>) -> bool {
    let mut locales = ["LC_ALL", "LC_CTYPE", "LANG"]
        .iter()
        .filter_map(|name| variable(name));
    let locale = locales
        .find(|locale| !locale.is_empty())
        .unwrap_or_default()
        .to_ascii_lowercase();
    locale.contains("utf-8") || locale.contains("utf8")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blocks_are_for_locales_of_unicode() {
        let is_unicode = |set: &[(&str, &str)]| {
            is_unicode(|name| {
                let found = set.iter().find(|(known, _)| *known == name);
                found.map(|(_, value)| (*value).to_owned())
            })
        };
        assert!(is_unicode(&[("LANG", "de_DE.UTF-8")]));
        assert!(is_unicode(&[("LC_ALL", ""), ("LC_CTYPE", "en_US.utf8")]));
        assert!(!is_unicode(&[("LC_ALL", "C"), ("LANG", "de_DE.UTF-8")]));
        assert!(!is_unicode(&[("LANG", "de_DE.ISO-8859-1")]));
        assert!(!is_unicode(&[]));
    }

    #[test]
    fn what_draws_is_ascii_and_words_stay() {
        let drawn = in_ascii("┌──┬══╪╌╌┐ │ ► Bär’s … ← 3 ██▌░ · „ja“");
        assert_eq!(drawn, "+--+==+--+ | > Bär’s ~ < 3 ###. . „ja“");
        let frames = "│┆─┌┐└┘├┤┬┴┼╞╪╡═╌";
        assert!(in_ascii(frames).is_ascii(), "{}", in_ascii(frames));
    }
}
