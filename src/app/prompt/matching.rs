//! How what is typed becomes what is offered, whatever the shell or prompt: words are compared folded, and the
//! word typed stays the beginning of what is put in its place.

use model::text::key;
use model::text::words;

/// The part of a name behind what is typed of it; `None` if the name does not begin so.
pub fn rest<'n>(name: &'n str, typed: &str) -> Option<&'n str> {
    let typed_key = key(typed);
    if typed_key.is_empty() {
        return Some(name);
    }
    let all = name.char_indices().map(|(at, sign)| at + sign.len_utf8());
    let mut ends = all.filter(|end| key(&name[..*end]) == typed_key);
    let rest = &name[ends.next()?..];
    Some(if typed.ends_with(char::is_whitespace) { rest.trim_start() } else { rest })
}

/// The words of a name behind those typed already; `None` if it does not begin with them or has no more.
pub fn behind<'n>(name: &'n str, before: &[String]) -> Option<&'n str> {
    let typed = words(&before.join(" "));
    if typed.is_empty() {
        return Some(name);
    }
    let all = name.match_indices(char::is_whitespace);
    let mut spaces = all.filter(|(at, _)| words(&name[..*at]) == typed);
    let (at, _) = spaces.next()?;
    Some(name[at..].trim_start())
}

/// Whether all of some words go on from what is typed as they stand, so that what they have in common may take
/// its place.
pub fn go_on<'w>(offered: impl IntoIterator<Item = &'w str>, typed: &str) -> bool {
    let mut words = offered.into_iter();
    let Some(first) = words.next() else {
        return true;
    };
    let common = words.fold(first, |common, word| shared(common, word));
    key(common).starts_with(&key(typed))
}

/// What two words have in common at their beginning.
fn shared<'w>(one: &'w str, other: &str) -> &'w str {
    let mut signs = one.char_indices().zip(other.chars());
    let differs = signs.find(|((_, sign), other)| sign != other);
    let end = match differs {
        Some(((at, _), _)) => at,
        None => one.len().min(other.len()),
    };
    &one[..end]
}

/// What is offered of a word: itself, or what is typed with the rest of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CompletionStyle {
    /// The word as it is spelled.
    Whole,
    /// What is typed as it is typed, with the rest of the word.
    Continued,
}

impl CompletionStyle {
    /// A word as it is put in.
    pub fn word(self, word: &str, typed: &str) -> String {
        match (self, rest(word, typed)) {
            (CompletionStyle::Continued, Some(rest)) => format!("{typed}{rest}"),
            (CompletionStyle::Whole | CompletionStyle::Continued, _) => word.to_owned(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_goes_on_behind_what_is_typed_of_it() {
        assert_eq!(rest("Zurückrufen", "zurueck"), Some("rufen"));
        assert_eq!(rest("Zurückrufen", "zuruck"), Some("rufen"));
        assert_eq!(rest("Ancient Relay Station", "anc"), Some("ient Relay Station"));
        assert_eq!(rest("Ancient Relay Station", "ancient "), Some("Relay Station"));
        assert_eq!(rest("U.S.S. Enterprise", "uss"), Some(". Enterprise"));
        assert_eq!(rest("Worf", "wolf"), None);
        assert_eq!(CompletionStyle::Continued.word("Überbringer", "ueber"), "ueberbringer");
        assert_eq!(CompletionStyle::Whole.word("Überbringer", "ueber"), "Überbringer");
    }

    #[test]
    fn whole_words_typed_already_stay_before_the_rest() {
        let before = |typed: &str| typed.split(' ').map(str::to_owned).collect::<Vec<_>>();
        assert_eq!(behind("Ancient Relay Station", &before("ancient")), Some("Relay Station"));
        assert_eq!(behind("Ancient Relay Station", &before("ancient relay")), Some("Station"));
        assert_eq!(behind("Ancient Relay Station", &before("anc")), None);
        assert_eq!(behind("Worf", &[]), Some("Worf"));
    }

    #[test]
    fn what_words_have_in_common_may_not_take_back_what_is_typed() {
        assert!(go_on(["Zurückrufen"], "zuruck"));
        assert!(!go_on(["Zurückrufen", "Zuruf"], "zuru"));
        assert!(!go_on(["Log", "loggen"], "lo"));
        assert!(go_on(["Ancient", "Andorian"], "an"));
    }
}
