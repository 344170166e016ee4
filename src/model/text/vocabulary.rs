//! Words a player may type for something, in both languages. They stand in `locales/*/words.ftl`; this is
//! how they are read.

use super::{closest, key};

/// All forms of a word, those shown first.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TypedForms {
    /// What it stands for: the code of a value, the end of its id in `words.ftl`.
    pub code: &'static str,
    /// English forms, first the one that is shown.
    pub en: &'static [&'static str],
    /// German forms, first the one that is shown.
    pub de: &'static [&'static str],
}

/// The words themselves.
pub mod typed {
    use super::TypedForms;

    include!(concat!(env!("OUT_DIR"), "/words.rs"));
}

impl TypedForms {
    /// Every form, the English ones first.
    pub fn forms(self) -> impl Iterator<Item = &'static str> {
        self.en.iter().chain(self.de).copied()
    }

    /// Whether something typed is one of its forms, in any spelling.
    pub fn is(&self, typed: &str) -> bool {
        self.is_key(&key(typed))
    }

    /// Whether something folded already ([`key`]) is one of its forms.
    pub fn is_key(&self, folded: &str) -> bool {
        self.forms().any(|form| key(form) == folded)
    }

    /// Its forms beside the code itself.
    pub fn names(&self) -> impl Iterator<Item = &'static str> + use<> {
        let own = key(self.code);
        self.forms().filter(move |form| key(form) != own)
    }

    /// Whether something folded is its code or one of its forms.
    pub fn stands_for(&self, folded: &str) -> bool {
        key(self.code) == folded || self.is_key(folded)
    }
}

/// Values with the words of their codes. In a constant: a value without a word does not compile.
pub const fn with_words<T: Copy, const N: usize>(
    values: [T; N],
    codes: [&str; N],
    words: &[TypedForms],
) -> [(TypedForms, T); N] {
    let mut all = [(words[0], values[0]); N];
    let mut at = 0;
    while at < N {
        let mut place = 0;
        // Beyond the last word there is none: the compiler stops here and names the table.
        while !is_same(words[place].code, codes[at]) {
            place += 1;
        }
        all[at] = (words[place], values[at]);
        at += 1;
    }
    all
}

/// Whether two codes are the same; `==` is not for constants.
pub const fn is_same(one: &str, other: &str) -> bool {
    let (one, other) = (one.as_bytes(), other.as_bytes());
    let mut at = 0;
    while at < one.len() && at < other.len() && one[at] == other[at] {
        at += 1;
    }
    at == one.len() && at == other.len()
}

/// Tables of what may be typed for the values of an enum of codes: all, those named, or those of a list it has. The words are those of a prefix
/// in `words.ftl`.
#[macro_export]
macro_rules! choices {
    (@values $type:ident) => { $type::ALL };
    (@values $type:ident [$($value:ident),+]) => { [$($type::$value),+] };
    (@values $type:ident in $list:ident) => { $type::$list };
    (@codes $type:ident) => { $type::CODES };
    (@codes $type:ident [$($value:ident),+]) => { [$($type::$value.code()),+] };
    (@codes $type:ident in $list:ident) => {{
        let mut codes = [""; $type::$list.len()];
        let mut at = 0;
        while at < codes.len() {
            codes[at] = $type::$list[at].code();
            at += 1;
        }
        codes
    }};
    ($($(#[$meta:meta])* $visibility:vis $name:ident: $type:ident = $words:ident $([$($value:ident),+])? $(in $list:ident)?;)+) => {$(
        $(#[$meta])*
        $visibility static $name: [($crate::text::vocabulary::TypedForms, $type);
            $crate::choices!(@values $type $([$($value),+])? $(in $list)?).len()] =
            $crate::text::vocabulary::with_words(
                $crate::choices!(@values $type $([$($value),+])? $(in $list)?),
                $crate::choices!(@codes $type $([$($value),+])? $(in $list)?),
                $crate::text::vocabulary::typed::$words,
            );
    )+};
}

/// What a typed word stands for among known ones, in either language and any spelling.
pub fn meant<T: Copy>(typed: &str, known: &[(TypedForms, T)]) -> Option<T> {
    let place = place(typed, known.len(), &|at| known[at].0)?;
    Some(known[place].1)
}

/// Where a typed word stands among some, whatever they stand for: one copy for all that read words.
fn place(typed: &str, count: usize, word: &dyn Fn(usize) -> TypedForms) -> Option<usize> {
    // Most words are spelled as they stand there; to fold all of them takes longer.
    let same = |at: &usize| word(*at).forms().any(|form| form == typed);
    (0..count).find(same).or_else(|| {
        let typed = key(typed);
        (0..count).find(|at| word(*at).is_key(&typed))
    })
}

/// Forms of known words that look like a typed one, best first.
pub fn alike<T>(typed: &str, known: &[(TypedForms, T)], limit: usize) -> Vec<String> {
    forms_alike(typed, &mut known.iter().map(|(word, _)| *word), limit)
}

/// At most `limit` words of which a form looks like a typed one, best first: each as lists show it, in the language of
/// that form.
pub fn forms_alike(typed: &str, known: &mut dyn Iterator<Item = TypedForms>, limit: usize) -> Vec<String> {
    let words: Vec<TypedForms> = known.collect();
    let near = closest(typed, words.iter().copied().flat_map(TypedForms::forms), limit);
    let shown = |form: &str| {
        let lists = words.iter().flat_map(|word| [word.en, word.de]);
        let list = lists.into_iter().find(|list| list.contains(&form));
        list.map_or(form, |list| list[0]).to_owned()
    };
    near.into_iter().map(shown).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const KNOWN: [(TypedForms, u8); 2] = [(typed::COMMAND_UNDO, 1), (typed::COMMAND_HELP, 2)];

    #[test]
    fn words_are_known_in_both_languages_and_any_spelling() {
        for (typed, meant_by_it) in [("Zurück", 1), ("zurueck", 1), ("UNDO", 1), ("hilfe", 2)] {
            assert_eq!(meant(typed, &KNOWN), Some(meant_by_it), "{typed}");
        }
        assert_eq!(meant("x", &KNOWN), None);
    }

    #[test]
    fn words_that_look_alike_are_offered() {
        assert_eq!(alike("hlife", &KNOWN, 1), ["hilfe"]);
    }
}
