//! Counts and lists that stand in texts of Captain's Chair by hand though the cards can say them: another box would
//! make them wrong. Those that only look so stand in `{fixed ...}`.

use crate::DataProblem;
use crate::text_template::by_hand;
use model::text::vocabulary::{TypedForms, typed};
use model::text::{sentences, with_capital};
use model::{CrewDeck, Entry, Feature, Kind, Lang, Localized};

/// So many captains one after the other are a list.
const LIST: usize = 3;
/// With no more words between two of them, as in "Picard and Sela".
const BETWEEN: usize = 1;

/// What stands by hand in the prose of an entry.
pub(super) fn counts_by_hand<'e>(
    entry: &Entry,
    prose: impl Iterator<Item = &'e Localized<String>>,
) -> Vec<DataProblem> {
    // An entry on one captain tells of that crew alone, which no other box changes.
    if !entry.id.game().has(Feature::Crews) || entry.kind() == Kind::Captain || entry.is_own {
        return Vec::new();
    }
    let mut problems = Vec::new();
    for (lang, text) in prose.flat_map(Localized::iter) {
        let written = by_hand(text);
        for sentence in written.lines().flat_map(sentences) {
            let counts = counts(sentence, lang, entry.kind());
            let found = captains(sentence).into_iter().chain(counts);
            problems.extend(found.map(|words| DataProblem::CountByHand { words }));
        }
    }
    problems
}

/// The captains a sentence lists. What belongs to one, as "Burnham’s card", is no item of a list.
fn captains(sentence: &str) -> Option<String> {
    let words = sentence.split(|sign: char| !sign.is_alphanumeric() && sign != '’').filter(|word| !word.is_empty());
    let names: Vec<String> = CrewDeck::ALL.into_iter().map(|deck| with_capital(deck.code())).collect();
    let named = words.enumerate().filter(|(_, word)| names.iter().any(|name| name == word));
    let mut run: Vec<(usize, &str)> = Vec::new();
    for (at, name) in named {
        let goes_on = run.last().is_some_and(|(last, _)| at - last <= BETWEEN + 1);
        if !goes_on && run.len() >= LIST {
            break;
        }
        if !goes_on {
            run.clear();
        }
        run.push((at, name));
    }
    (run.len() >= LIST).then(|| run.iter().map(|(_, name)| *name).collect::<Vec<_>>().join(", "))
}

/// The numbers in front of cards that a placeholder counts; in an entry on a trait in front of cards of any suit.
fn counts(sentence: &str, lang: Lang, kind: Kind) -> Vec<String> {
    let of_lang = |forms: TypedForms| match lang {
        Lang::De => forms.de,
        Lang::En => forms.en,
    };
    let suits = if kind == Kind::Trait { of_lang(typed::COUNTED_SUITS) } else { &[] };
    let is_number = |word: &str| {
        let is_figure = !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_digit());
        is_figure || of_lang(typed::COUNT_WORDS).contains(&word.to_lowercase().as_str())
    };
    let counted = |(at, _): (usize, &str)| {
        let (before, behind) = (&sentence[..at], &sentence[at + 1..]);
        let number = before.rsplit(|sign: char| !sign.is_alphanumeric()).next().filter(|word| is_number(word))?;
        let noun = of_lang(typed::COUNTED_CARDS).iter().chain(suits).find(|noun| {
            let rest = behind.strip_prefix(**noun);
            rest.is_some_and(|rest| !rest.starts_with(char::is_alphanumeric))
        })?;
        Some(format!("{number} {noun}"))
    };
    sentence.match_indices(' ').filter_map(counted).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_of_cards_and_lists_of_captains_are_found() {
        let counts = |sentence, kind| counts(sentence, Lang::En, kind).join("; ");
        assert_eq!(
            counts("5 common cards and two Crew cards ask for it.", Kind::Concept),
            "5 common cards; two Crew cards"
        );
        assert_eq!(counts("Draw 2 cards, then 3 Persons.", Kind::Concept), "");
        assert_eq!(counts("It is on 3 Persons.", Kind::Trait), "3 Persons");
        assert_eq!(captains("Bot Picard, Sela and Sisko: bottom row.").as_deref(), Some("Picard, Sela, Sisko"));
        assert_eq!(captains("Picard, whose crew knows Sela, and then, much later in the text, Sisko"), None);
        assert_eq!(captains("Picard and Burnham’s and Sela’s cards"), None);
    }

    #[test]
    fn what_the_data_says_or_leaves_is_not_by_hand() {
        let text = "a {cards trait:klingon} b{with core: , {fixed 3 Persons} c {crews trait:orion}} d";
        assert_eq!(by_hand(text), "a  b\n,  c \n d");
    }
}
