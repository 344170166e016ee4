//! Words a player may type for something, in both languages. They stand in `locales/*/words.ftl`; this is
//! how they are read.

use super::{closest, key};

/// All forms of a word, those shown first.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Typed {
    pub en: &'static [&'static str],
    pub de: &'static [&'static str],
}

/// The words themselves.
pub mod words {
    use super::Typed;

    include!(concat!(env!("OUT_DIR"), "/words.rs"));
}

impl Typed {
    /// Every form, the English ones first.
    pub fn forms(self) -> impl Iterator<Item = &'static str> {
        self.en.iter().chain(self.de).copied()
    }

    /// Whether something typed is one of its forms, in any spelling.
    pub fn is(&self, typed: &str) -> bool {
        self.is_key(&key(typed))
    }

    /// The same for what is folded already ([`key`]).
    pub fn is_key(&self, folded: &str) -> bool {
        self.forms().any(|form| key(form) == folded)
    }
}

/// What a typed word stands for among known ones, in either language and any spelling.
pub fn meant<T: Copy>(typed: &str, known: &[(Typed, T)]) -> Option<T> {
    let place = place(typed, known.len(), &|at| known[at].0)?;
    Some(known[place].1)
}

/// Where a typed word stands among some, whatever they stand for: one copy for all that read words.
fn place(typed: &str, count: usize, word: &dyn Fn(usize) -> Typed) -> Option<usize> {
    // Most words are spelled as they stand there; to fold all of them takes longer.
    let same = |at: &usize| word(*at).forms().any(|form| form == typed);
    (0..count).find(same).or_else(|| {
        let typed = key(typed);
        (0..count).find(|at| word(*at).is_key(&typed))
    })
}

/// Forms of known words that look like a typed one, best first.
pub fn alike<T>(typed: &str, known: &[(Typed, T)], limit: usize) -> Vec<String> {
    forms_alike(typed, &mut known.iter().map(|(word, _)| *word), limit)
}

/// The same for words alone.
pub fn forms_alike(
    typed: &str,
    known: &mut dyn Iterator<Item = Typed>,
    limit: usize,
) -> Vec<String> {
    let near = closest(typed, known.flat_map(Typed::forms), limit);
    near.into_iter().map(str::to_owned).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const KNOWN: [(Typed, u8); 2] = [(words::COMMAND_UNDO, 1), (words::COMMAND_HELP, 2)];

    #[test]
    fn words_are_known_in_both_languages_and_any_spelling() {
        for (typed, meant_by_it) in [("Zurück", 1), ("zurueck", 1), ("UNDO", 1), ("hilfe", 2)] {
            assert_eq!(meant(typed, &KNOWN), Some(meant_by_it), "{typed}");
        }
        assert_eq!(meant("x", &KNOWN), None);
    }

    #[test]
    fn words_that_look_alike_are_offered() {
        assert_eq!(alike("hlife", &KNOWN, 1), ["Hilfe"]);
    }
}
