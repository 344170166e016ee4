//! What imported game texts of a deck say that could change a word of advice. They are English; sentences are
//! picked by their words and shown, not judged. Texts of dilemmas serve the opponents.

use std::rc::Rc;

use super::Topic;
use crate::deck::doors::Quote;
use crate::deck::reach::{Lack, Reach};
use crate::deck::{Deck, Pile};
use crate::model::{CcgCard, Place, sentences, skill_name};

/// Whether a sentence, in small letters, bears on a topic.
type IsAbout = fn(&CcgCard, &str) -> bool;

/// The sentences that bear on a topic, one of each card, in the order of the list.
pub(super) fn against(deck: &Deck, topic: Topic) -> Vec<Quote> {
    let is_about: &[IsAbout] = match topic {
        Topic::NoPlanet | Topic::NoSpace => &[|_, text| text.contains("you win the game")],
        Topic::FewPoints => &[|_, text| scores(text)],
        Topic::NoHeadquarters => &[hosts, |_, text| needs_no_headquarters(text)],
        Topic::NoPersonnel => &[|_, text| brings(text, "personnel")],
        Topic::NoShip => &[|_, text| brings(text, "ship"), settles],
        Topic::Unattempted => &[|_, text| text.contains("may attempt")],
        Topic::Unstaffed => &[|_, text| staffs(text)],
        Topic::Unwelcome | Topic::OutOfReach | Topic::OneKindOfDilemma | Topic::UniqueCopies => &[],
    };
    quotes(deck, |card, text| {
        let mut ways = is_about.iter();
        ways.find_map(|is_about| sentence(text, |text| is_about(card, text)))
    })
}

/// The sentences that bear on missions beyond reach: those about what is missing, then, where there are too
/// few points, those about points.
pub(super) fn about_reach(deck: &Deck, beyond: &[Reach], has_points: bool) -> Vec<Quote> {
    let lacks: Vec<&Lack> = beyond.iter().flat_map(|reach| &reach.lacks).collect();
    if lacks.is_empty() {
        return Vec::new();
    }
    let supplies = |text: &str| lacks.iter().any(|lack| supplies(text, lack));
    let mut found = quotes(deck, |_, text| sentence(text, supplies));
    if has_points {
        return found;
    }
    for quote in quotes(deck, |_, text| sentence(text, scores)) {
        if !found.iter().any(|known| known.card == quote.card) {
            found.push(quote);
        }
    }
    found
}

fn quotes(deck: &Deck, pick: impl Fn(&CcgCard, &str) -> Option<String>) -> Vec<Quote> {
    let piles = [Pile::Missions, Pile::Deck].into_iter();
    let cards = piles.flat_map(|pile| deck.copies(pile));
    let quote = |(card, _): (Rc<CcgCard>, u32)| {
        let found = pick(&card, card.text.as_deref()?)?;
        Some(Quote::of(&card, &found))
    };
    cards.filter_map(quote).collect()
}

/// The first sentence of a text that is so in small letters.
fn sentence(text: &str, is_so: impl Fn(&str) -> bool) -> Option<String> {
    let mut sentences = sentences(text).into_iter();
    let found = sentences.find(|sentence| is_so(&sentence.to_lowercase()))?;
    Some(found.to_owned())
}

/// Points from elsewhere than missions, or missions worth more.
fn scores(text: &str) -> bool {
    let words = ["score ", "is worth", "are worth", "making it worth"];
    text.contains("points") && !text.contains("fewer") && has_any(text, &words)
}

fn needs_no_headquarters(text: &str) -> bool {
    let words = [
        "not command a headquarters",
        "not command a [h",
        "cannot command a headquarters",
    ];
    has_any(text, &words)
}

/// What lets cards be played elsewhere than at a headquarters.
fn hosts(card: &CcgCard, text: &str) -> bool {
    settles(card, text) || opens(text, &[" aboard this ship"])
}

/// What lets cards be played right at a mission.
fn settles(card: &CcgCard, text: &str) -> bool {
    let is_headquarters = card.place == Some(Place::Headquarters);
    !is_headquarters && opens(text, &[" at this mission", " here"])
}

fn opens(text: &str, places: &[&str]) -> bool {
    text.contains("ou may play ") && has_any(text, places)
}

/// What brings cards of a type that are not in the deck.
fn brings(text: &str, card_type: &str) -> bool {
    text.contains(card_type) && has_any(text, &["take command", "take a ship", "download"])
}

fn staffs(text: &str) -> bool {
    let words = [
        "gains [stf]",
        "gains [cmd]",
        "it is staffed",
        "have to be staffed",
        "staffing requirement",
    ];
    has_any(text, &words)
}

/// Whether a sentence may bring what is missing.
fn supplies(text: &str, lack: &Lack) -> bool {
    if text.contains("dilemma") {
        return false;
    }
    let replaces = text.contains("requirements") && has_any(text, &["replac", "ignor", "without"]);
    let gains = text.contains("gain");
    replaces
        || match lack {
            Lack::Access => text.contains("may attempt"),
            Lack::Skill { skill, .. } => {
                let skill = skill_name(skill).to_lowercase();
                gains
                    && has_any(
                        text,
                        &[skill.as_str(), "a skill", "any skill", "all skills"],
                    )
            }
            Lack::Sum { attribute, .. } => {
                let attribute = attribute.printed().to_lowercase();
                has_any(text, &["attributes +", &format!("{attribute} +")])
            }
            Lack::Count { .. } | Lack::Together => false,
        }
}

fn has_any(text: &str, words: &[&str]) -> bool {
    words.iter().any(|word| text.contains(word))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sentence_may_bring_a_missing_skill() {
        let skill = Lack::Skill {
            skill: "astrometrics".to_owned(),
            need: 1,
            have: 0,
        };
        for text in [
            "each of your personnel present gains astrometrics",
            "that personnel gains a skill of your choice",
            "complete a mission, replacing its requirements with law",
        ] {
            assert!(supplies(text, &skill), "{text}");
        }
        for text in [
            "gain 2 law",
            "astrometrics is needed",
            "while facing a dilemma, gain astrometrics",
        ] {
            assert!(!supplies(text, &skill), "{text}");
        }
    }

    #[test]
    fn points_come_from_elsewhere_too() {
        assert!(scores("when you win combat, score 5 points"));
        assert!(!scores("lose 5 points"));
    }
}
