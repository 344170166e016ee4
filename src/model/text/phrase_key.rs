//! What is being typed beside the phrases it may become.

use super::fold::{merge_umlauts, written};
use super::suggest::slips_at;

/// Shortest part of a compound that is looked for.
const SHORTEST_PART: usize = 4;
/// So many words of a phrase may be what was mistyped.
const MISTYPED: usize = 4;

/// The words of a phrase as they are compared with what is being typed. Umlauts count where any was typed: `brü`
/// begins `Brücke` and not `Brunt`, `bru` begins both.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PhraseKey {
    /// Folded words with blanks between them, umlauts as two letters.
    written: Box<str>,
    /// The same with umlauts as one letter, if that is another.
    merged: Option<Box<str>>,
}

/// How a phrase fits what was typed, the nearest first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum PhraseFit {
    /// It is what was typed.
    Whole,
    /// It begins so.
    Beginning,
    /// Every word that was typed begins one of its words.
    Words,
    /// What was typed stands inside one of its words.
    Part,
}

impl PhraseKey {
    /// The key of a phrase, or of what was typed so far.
    pub fn new(text: &str) -> PhraseKey {
        let written = written(text);
        let merged = merge_umlauts(&written);
        PhraseKey { merged: (merged != written).then(|| merged.into()), written: written.into() }
    }

    /// Whether there is no letter and no digit.
    pub fn is_empty(&self) -> bool {
        self.written.is_empty()
    }

    /// Bytes of the words.
    pub fn length(&self) -> usize {
        self.written.len()
    }

    /// How the phrase fits what was typed; `None` if it does not.
    pub fn fit(&self, typed: &PhraseKey) -> Option<PhraseFit> {
        let (own, typed) = match typed.merged {
            Some(_) => (&*self.written, &*typed.written),
            None => (self.merged(), typed.merged()),
        };
        // Most phrases have not even the first word: there are tens of thousands, and a key must not wait.
        if !own.contains(typed.split(' ').next().unwrap_or_default()) {
            return None;
        }
        if let Some(rest) = own.strip_prefix(typed) {
            return Some(if rest.is_empty() { PhraseFit::Whole } else { PhraseFit::Beginning });
        }
        if typed.split(' ').all(|typed| own.split(' ').any(|own| own.starts_with(typed))) {
            return Some(PhraseFit::Words);
        }
        (typed.len() >= SHORTEST_PART && own.contains(typed)).then_some(PhraseFit::Part)
    }

    /// How many letters of what was typed are others in the phrase, or from one of its words on; `None` if it is not
    /// a few.
    pub fn slips(&self, typed: &PhraseKey) -> Option<usize> {
        let (own, typed) = (self.merged(), typed.merged());
        let inner = own.match_indices(' ').map(|(at, _)| at + 1);
        let starts = std::iter::once(0).chain(inner).take(MISTYPED);
        starts.filter_map(|at| slips_at(typed, &own[at..])).min()
    }

    fn merged(&self) -> &str {
        self.merged.as_ref().unwrap_or(&self.written)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fit(phrase: &str, typed: &str) -> Option<PhraseFit> {
        PhraseKey::new(phrase).fit(&PhraseKey::new(typed))
    }

    #[test]
    fn the_beginning_of_a_phrase_goes_before_that_of_its_words() {
        assert_eq!(fit("Logbuch", "logbuch"), Some(PhraseFit::Whole));
        assert_eq!(fit("Logbuch", "log"), Some(PhraseFit::Beginning));
        assert_eq!(fit("Captain’s Logbuch", "log cap"), Some(PhraseFit::Words));
        assert_eq!(fit("Interphasentarnung", "Tarnung"), Some(PhraseFit::Part));
        assert_eq!(fit("Dialog", "log"), None);
    }

    #[test]
    fn umlauts_count_as_typed() {
        for (typed, is_bridge, is_brunt) in [("brü", true, false), ("BRUE", true, false), ("bru", true, true)] {
            assert_eq!(fit("Brücke", typed).is_some(), is_bridge, "{typed}");
            assert_eq!(fit("Brunt", typed).is_some(), is_brunt, "{typed}");
        }
        assert_eq!(fit("Brücke", "bru\u{308}c"), Some(PhraseFit::Beginning));
    }

    #[test]
    fn few_slips_are_forgiven_before_all_is_typed() {
        let slips = |phrase, typed| PhraseKey::new(phrase).slips(&PhraseKey::new(typed));
        assert_eq!(slips("Brückenoffizier", "brükcenof"), Some(1));
        assert_eq!(slips("Captain’s Logbuch", "lobg"), Some(1));
        assert_eq!(slips("Zurückrufen", "zurck"), Some(1));
        assert_eq!(slips("Brücke", "log"), None);
    }
}
