//! What a dilemma asks of personnel, from its game text: the words behind "Unless you have".

use super::special::IN_TEXT;
use super::{Requirement, RequirementBranch, RequirementTerm, Special, parse};
use crate::ccg::pattern::Pattern;
use crate::ccg::sentences::{sentences, without_markup};

/// What stands before a condition, in lower case.
const UNLESS: &str = "unless you have ";
/// Words of what happens otherwise; none of them stands in a condition.
const CONSEQUENCES: [&str; 22] = [
    "is", "are", "be", "all", "randomly", "select", "choose", "chooses", "choice", "lose", "loses", "discard",
    "discards", "must", "may", "kill", "place", "places", "if", "return", "returns", "stop",
];
/// Lists of what planets and space ask for, or a single person.
static OF_ITS_OWN: Pattern = Pattern::new(r"\[[PS]\] - |who (?:each have|has) [^,]*,");
/// What remains after an earlier effect counts like any sum.
const REMAINING: &str = " remaining";

impl Requirement {
    /// The conditions of a dilemma by its game text, in order; none if it asks for nothing in this
    /// form. What stands there and is no term, or is not understood at all, is a condition a player must judge.
    pub fn conditions(text: &str) -> Vec<Requirement> {
        let text = without_markup(text);
        let lower = text.to_ascii_lowercase();
        let starts = lower.match_indices(UNLESS);
        starts.filter_map(|(at, _)| text.get(at + UNLESS.len()..).map(condition)).collect()
    }

    /// A requirement without words of the text: special conditions nobody understands become one placeholder.
    #[must_use]
    pub fn abridged(self) -> Requirement {
        let term = |term: RequirementTerm| match term {
            RequirementTerm::Special(words) if Special::read(&words).is_none() => {
                RequirementTerm::Special(IN_TEXT.to_owned())
            }
            RequirementTerm::Either(inner) => RequirementTerm::Either(inner.abridged()),
            term @ (RequirementTerm::Skill { .. } | RequirementTerm::Sum { .. } | RequirementTerm::Special(_)) => {
                term
            }
        };
        let branch =
            |branch: RequirementBranch| RequirementBranch { terms: branch.terms.into_iter().map(term).collect() };
        Requirement { branches: self.branches.into_iter().map(branch).collect() }
    }
}

/// The condition a text begins with: all its parts up to the first that says what happens. What is not understood as
/// a whole only the text says.
fn condition(text: &str) -> Requirement {
    let sentence = sentences(text).first().map_or_else(String::new, |first| first.replace(", or ", " or "));
    let mut parts = sentence.split(", ");
    let mut asked: Vec<&str> = Vec::new();
    let behind = parts.find(|part| {
        let is_behind = is_consequence(part);
        asked.extend((!is_behind).then(|| part.strip_suffix(REMAINING).unwrap_or(part)));
        is_behind
    });
    let asked = asked.join(", ");
    let is_torn = behind.is_some_and(|part| part.starts_with("and ") || part.starts_with("or "));
    let known = || parse::with_unknown_words(&asked);
    let read = if is_torn || OF_ITS_OWN.is_in(&asked) { None } else { known() };
    let words = RequirementTerm::Special(IN_TEXT.to_owned());
    read.unwrap_or_else(|| Requirement { branches: vec![RequirementBranch { terms: vec![words] }] })
}

fn is_consequence(part: &str) -> bool {
    let mut words = part.split_whitespace();
    words.any(|word| CONSEQUENCES.contains(&word.to_ascii_lowercase().as_str()))
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::Fulfilment;
    use crate::sample::person;

    fn read(text: &str) -> Vec<String> {
        let all = Requirement::conditions(text);
        all.iter().map(ToString::to_string).collect()
    }

    #[test]
    fn a_condition_ends_where_something_happens() {
        let text = "Unless you have Law, Honor, and Medical or 2 Officer and Cunning>20, randomly \
                    select a personnel to be stopped, then discard a card.";
        assert_eq!(read(text), ["Law, Honor, and Medical or 2 Officer and Cunning>20"]);
        let text = "Draw a card. Also, unless you have Integrity>24 remaining, lose 5 points. \
                    Unless you have Law, that personnel is killed.";
        assert_eq!(read(text), ["Integrity>24", "Law"]);
        assert!(read("Choose a personnel to be stopped.").is_empty());
    }

    #[test]
    fn words_nobody_understands_are_for_a_player() {
        let text = "Unless you have Physics or Shields + unused Range>13, your crew is stopped.";
        let all = Requirement::conditions(text);
        assert!(matches!(all[0].meets(&[]), Fulfilment::Unclear(_)));
        let physicist = person(&[("physics", 1)], 5);
        assert!(matches!(all[0].meets(&[&physicist]), Fulfilment::Met { .. }));
    }

    #[test]
    fn one_person_may_have_to_meet_it_alone() {
        let text = "Unless you have a personnel who has 2 Law or two personnel who each have \
                    Strength>6 or {Old Friend}, all your personnel are stopped.";
        let all = Requirement::conditions(text);
        let one = person(&[("law", 1)], 7);
        let two = person(&[("law", 2)], 5);
        let met = |crew: &[&crate::CcgCard]| matches!(all[0].meets(crew), Fulfilment::Met { .. });
        assert!(!met(&[&one]));
        assert!(met(&[&one, &one]));
        assert!(met(&[&two]));
        let mut friend = person(&[], 1);
        friend.title = "Old Friend".to_owned();
        assert!(met(&[&friend]));
    }

    proptest! {
        #[test]
        fn any_text_is_read(text in "(unless you have |Law|, |\\PC| or |\\(){0,20}") {
            Requirement::conditions(&text);
        }
    }
}
