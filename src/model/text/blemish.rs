//! Blemishes of typesetting: what a program can tell about the looks of prose, whatever it says.
//!
//! Signs that steer a screen instead of being read: control characters, those that turn the direction of writing,
//! those that take no room. They come in with card files, lists, names and arguments, and no screen may get them.

use std::borrow::Cow;

use Blemish::{Apostrophe, DecimalMark, Dots, DoubledSpace, DoubledWord, Hyphen, Quote, Touching};

/// Something that looks wrong in print.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Blemish {
    /// `'` in place of `’`.
    Apostrophe,
    /// `"` or `'` in place of the quotes of the language.
    Quote,
    /// A hyphen between spaces, in place of a dash.
    Hyphen,
    /// Three dots in place of `…`.
    Dots,
    /// The decimal mark of the other language.
    DecimalMark,
    /// The same word twice in a row.
    DoubledWord,
    /// Two spaces between words.
    DoubledSpace,
    /// A label without a space before what it names.
    Touching,
}

/// German words that may stand twice in a row behind a comma: “die Karte, die die Regel nennt”.
const RELATIVE: [&str; 5] = ["der", "die", "das", "den", "dem"];

/// The blemishes of a text, each with the words around it. `foreign` is the decimal mark the language does
/// not have.
///
/// ```
/// use model::text::{Blemish, blemishes};
/// let found = blemishes("the the cards' 1.5", '.');
/// let kinds: Vec<Blemish> = found.iter().map(|(kind, _)| *kind).collect();
/// assert_eq!(kinds, [Blemish::Apostrophe, Blemish::DecimalMark, Blemish::DoubledWord]);
/// ```
pub fn blemishes(text: &str, foreign: char) -> Vec<(Blemish, String)> {
    let chars: Vec<char> = text.chars().collect();
    let signs = Signs(&chars);
    let at_signs = (0..signs.0.len()).filter_map(|at| {
        let kind = signs.kind(at, foreign)?;
        Some((kind, signs.around(at)))
    });
    at_signs.chain(doubled_words(text)).collect()
}

/// The signs of a text, with questions about one of them.
struct Signs<'a>(&'a [char]);

impl Signs<'_> {
    /// What is wrong at a sign.
    fn kind(&self, at: usize, foreign: char) -> Option<Blemish> {
        match self.0[at] {
            '\'' if self.is(at, -1, char::is_alphanumeric) => Some(Apostrophe),
            '\'' | '"' => Some(Quote),
            '-' if self.is_loose(at) => Some(Hyphen),
            '.' if self.is_start_of_dots(at) => Some(Dots),
            ' ' if self.is_inner_gap(at) => Some(DoubledSpace),
            ':' if self.is_touching(at) => Some(Touching),
            sign if sign == foreign && self.is_decimal(at) => Some(DecimalMark),
            _ => None,
        }
    }

    /// The sign at a distance.
    fn beside(&self, at: usize, distance: isize) -> Option<char> {
        self.0.get(at.checked_add_signed(distance)?).copied()
    }

    fn is(&self, at: usize, distance: isize, test: impl Fn(char) -> bool) -> bool {
        self.beside(at, distance).is_some_and(test)
    }

    /// A hyphen between single spaces behind words; the mark of a list item stands at the start of a line.
    fn is_loose(&self, at: usize) -> bool {
        let behind = self.is(at, -2, |sign| !sign.is_whitespace());
        behind && self.beside(at, -1) == Some(' ') && self.beside(at, 1) == Some(' ')
    }

    /// Three dots in a row, and no fourth before them; two alone are a range.
    fn is_start_of_dots(&self, at: usize) -> bool {
        let dots = (0..3).all(|distance| self.beside(at, distance) == Some('.'));
        dots && self.beside(at, -1) != Some('.')
    }

    /// The first of several spaces that are neither the start nor the end of a line.
    fn is_inner_gap(&self, at: usize) -> bool {
        let gap = self.0[at..].iter().take_while(|sign| **sign == ' ').count();
        let has_end = self.0.get(at + gap).is_some_and(|sign| *sign != '\n');
        gap > 1 && has_end && self.is(at, -1, |sign| !sign.is_whitespace())
    }

    /// A colon between a small letter and a letter; `CPK:Typen` is a name.
    fn is_touching(&self, at: usize) -> bool {
        self.is(at, -1, char::is_lowercase) && self.is(at, 1, char::is_alphabetic)
    }

    /// A mark between digits that parts neither thousands nor a list without spaces.
    fn is_decimal(&self, at: usize) -> bool {
        let after = self.0[at + 1..].iter();
        let places = after.take_while(|sign| sign.is_ascii_digit()).count();
        let before = self.0[..at].iter().rev();
        let digits = before.take_while(|sign| sign.is_ascii_digit()).count();
        let is_mark = |sign: &char| *sign == self.0[at];
        let goes_on = self.0.get(at + places + 1).is_some_and(is_mark)
            || at.checked_sub(digits + 1).is_some_and(|at| is_mark(&self.0[at]));
        digits > 0 && places > 0 && places != 3 && !goes_on
    }

    /// The words around a sign, for a reader who looks for it.
    fn around(&self, at: usize) -> String {
        let (from, to) = (at.saturating_sub(15), (at + 16).min(self.0.len()));
        let part: String = self.0[from..to].iter().collect();
        part.split_whitespace().collect::<Vec<_>>().join(" ")
    }
}

/// Words that follow on themselves with nothing but blanks between them.
fn doubled_words(text: &str) -> impl Iterator<Item = (Blemish, String)> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let doubled = |(at, pair): (usize, &[&str])| {
        // Told by a letter of each: whole words are trimmed and folded for few of the pairs of a library.
        if !begin_alike(pair[0], pair[1]) {
            return None;
        }
        let first = pair[0].trim_start_matches(is_no_letter);
        let second = pair[1].trim_end_matches(is_no_letter);
        let is_word = !first.is_empty() && !first.contains(is_no_letter);
        let before = at.checked_sub(1).map(|before| words[before]);
        let is_twice = is_word && first.to_lowercase() == second.to_lowercase();
        (is_twice && !may_be_doubled(first, before)).then(|| (DoubledWord, pair.join(" ")))
    };
    let found: Vec<_> = words.windows(2).enumerate().filter_map(doubled).collect();
    found.into_iter()
}

/// Whether the first letter of a word, in whatever quotes, begins the next.
fn begin_alike(first: &str, second: &str) -> bool {
    let letter = first.chars().find(|sign| sign.is_alphabetic());
    let pair = letter.zip(second.chars().next());
    pair.is_some_and(|(one, other)| one.to_lowercase().eq(other.to_lowercase()))
}

fn is_no_letter(sign: char) -> bool {
    !sign.is_alphabetic()
}

/// Whether a German word may follow on itself: as article behind a pronoun, or as object behind a subject.
fn may_be_doubled(word: &str, before: Option<&str>) -> bool {
    let is_clause = before.is_some_and(|before| before.ends_with(','));
    word == "sie" || RELATIVE.contains(&word) && is_clause
}

/// Whether a sign steers instead of being read. Line ends and tabs do not.
pub fn steers(sign: char) -> bool {
    match sign {
        // Nearly every sign there is: asked first.
        ' '..='~' | '\n' | '\t' => false,
        // Control characters of ASCII, and those a terminal takes for the beginning of a sequence.
        control if control.is_control() => true,
        // Direction of writing (U+061C, U+200E, U+200F, U+202A to U+202E, U+2066 to U+2069).
        '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' => true,
        // Other shapes and notes between lines (U+206A to U+206F, U+FFF9 to U+FFFB), line ends no terminal knows.
        '\u{206a}'..='\u{206f}' | '\u{fff9}'..='\u{fffb}' | '\u{2028}' | '\u{2029}' => true,
        // No room (U+034F, U+180E, U+200B to U+200D, U+2060 to U+2064, U+FEFF), soft hyphen, tags.
        '\u{ad}' | '\u{34f}' | '\u{180e}' | '\u{feff}' => true,
        '\u{200b}'..='\u{200d}' | '\u{2060}'..='\u{2064}' | '\u{e0000}'..='\u{e007f}' => true,
        _ => false,
    }
}

/// A text without signs that steer.
///
/// ```
/// assert_eq!(model::text::visible("Ki\u{200b}ra\u{1b}[31m"), "Kira[31m");
/// ```
pub fn visible(text: &str) -> Cow<'_, str> {
    if text.chars().any(steers) {
        Cow::Owned(text.chars().filter(|sign| !steers(*sign)).collect())
    } else {
        Cow::Borrowed(text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn kinds(text: &str, foreign: char) -> Vec<Blemish> {
        let found = blemishes(text, foreign).into_iter();
        found.map(|(kind, _)| kind).collect()
    }

    #[test]
    fn each_blemish_is_found() {
        let cases = [
            ("the card's owner", Apostrophe),
            ("the cards' owners", Apostrophe),
            ("a \"thing\".", Quote),
            ("one - two", Hyphen),
            ("and so on ...", Dots),
            ("half: 0.5", DecimalMark),
            ("the The Next Generation icon", DoubledWord),
            ("(the the)", DoubledWord),
            ("one  two", DoubledSpace),
            ("Cost:two", Touching),
        ];
        for (text, kind) in cases {
            assert_eq!(kinds(text, '.').first(), Some(&kind), "{text}");
        }
    }

    #[test]
    fn good_typesetting_has_no_blemish() {
        let sound = [
            "Ba’ku – “so” … 1,5 and 1.000 cards, 29-33, 2..4",
            "- one\n- two\n  1. three  \n",
            "die Karte, die die Regel nennt, bevor sie sie zieht",
            "CPK:Typen, U.S.S., 7. 8. 3:1, Kopie kopieren, one, one",
        ];
        for text in sound {
            assert_eq!(blemishes(text, '.'), [], "{text}");
        }
    }

    #[test]
    fn english_decimals_have_points() {
        assert_eq!(kinds("0,5", ','), [DecimalMark]);
        assert_eq!(kinds("0.5, 1,000, 6,8,5", ','), []);
    }

    #[test]
    fn a_blemish_is_shown_with_the_words_around_it() {
        let found = blemishes("Discard one of the opponent's cards", ',');
        assert_eq!(found, [(Apostrophe, "of the opponent's cards".to_owned())]);
    }

    #[test]
    fn what_is_read_stays() {
        let text = "Žižek – „K’mpec“\n\t日本 ›‹ é e\u{301} 🖖";
        assert_eq!(visible(text), text);
        assert!(matches!(visible(text), Cow::Borrowed(_)));
    }

    #[test]
    fn what_steers_goes() {
        for sign in ['\u{0}', '\u{1b}', '\u{7f}', '\u{9b}', '\u{202e}', '\u{2067}', '\u{feff}', '\r'] {
            assert!(steers(sign), "{sign:?}");
        }
    }
}
