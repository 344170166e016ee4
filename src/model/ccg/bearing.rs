//! What a sentence of a game text may mean for a deck that lacks something: it is named to the player and, where
//! the text was imported, quoted; it is not judged.

use super::card::{CcgCard, Place};
use super::requirement::Attribute;
use super::sentences::sentences;
use super::terms::SKILLS;
use super::text_facts::Bearing;

impl Bearing {
    /// The bearings of a text, each once, in the order of its sentences.
    pub(super) fn read(card: &CcgCard, text: &str) -> Vec<Bearing> {
        let mut found = Vec::new();
        for bearing in sentences(text).iter().flat_map(|one| of_sentence(card, one)) {
            if !found.contains(&bearing) {
                found.push(bearing);
            }
        }
        found
    }
}

impl CcgCard {
    /// The first sentence of its imported text with a bearing that is meant.
    pub fn sentence_bearing(&self, is_meant: impl Fn(&Bearing) -> bool) -> Option<&str> {
        let mut sentences = sentences(self.text.as_deref()?).into_iter();
        sentences.find(|one| of_sentence(self, one).iter().any(&is_meant))
    }
}

fn of_sentence(card: &CcgCard, sentence: &str) -> Vec<Bearing> {
    let text = sentence.to_lowercase();
    let is_headquarters = card.place == Some(Place::Headquarters);
    let opens = |places: &[&str]| text.contains("ou may play ") && has_any(&text, places);
    let plain: [(bool, Bearing); 9] = [
        (text.contains("you win the game"), Bearing::WinsGame),
        (scores(&text), Bearing::ScoresPoints),
        (opens(&[" aboard this ship"]), Bearing::OpensShip),
        (!is_headquarters && opens(&[" at this mission", " here"]), Bearing::OpensMission),
        (needs_no_headquarters(&text), Bearing::NeedsNoHeadquarters),
        (brings(&text, "personnel"), Bearing::BringsPersonnel),
        (brings(&text, "ship"), Bearing::BringsShip),
        (text.contains("may attempt"), Bearing::LetsAttempt),
        (staffs(&text), Bearing::HelpsStaffing),
    ];
    let found = plain.into_iter().filter(|(is_so, _)| *is_so);
    found.map(|(_, bearing)| bearing).chain(supplied(&text)).collect()
}

fn scores(text: &str) -> bool {
    let words = ["score ", "is worth", "are worth", "making it worth"];
    text.contains("points") && !text.contains("fewer") && has_any(text, &words)
}

fn needs_no_headquarters(text: &str) -> bool {
    let words = ["not command a headquarters", "not command a [h", "cannot command a headquarters"];
    has_any(text, &words)
}

fn brings(text: &str, card_type: &str) -> bool {
    text.contains(card_type) && has_any(text, &["take command", "take a ship", "download"])
}

fn staffs(text: &str) -> bool {
    let words = ["gains [stf]", "gains [cmd]", "it is staffed", "have to be staffed", "staffing requirement"];
    has_any(text, &words)
}

/// What a crew may gain for a mission; what is said of dilemmas does not count.
fn supplied(text: &str) -> Vec<Bearing> {
    if text.contains("dilemma") {
        return Vec::new();
    }
    let replaces = text.contains("requirements") && has_any(text, &["replac", "ignor", "without"]);
    let mut found = Vec::from_iter(replaces.then_some(Bearing::ReplacesRequirements));
    if text.contains("gain") {
        let any = has_any(text, &["a skill", "any skill", "all skills"]);
        found.extend(any.then_some(Bearing::GainsAnySkill));
        let named = SKILLS.iter().filter(|(_, name)| text.contains(&name.to_lowercase()));
        found.extend(named.map(|(slug, _)| Bearing::GainsSkill((*slug).to_owned())));
    }
    found.extend(raised(text).map(Bearing::Raises));
    found
}

fn raised(text: &str) -> impl Iterator<Item = Attribute> {
    let rises = |attribute: &Attribute| {
        let name = match attribute {
            Attribute::Any => "attributes".to_owned(),
            one @ (Attribute::Integrity | Attribute::Cunning | Attribute::Strength) => one.printed().to_lowercase(),
        };
        text.contains(&format!("{name} +"))
    };
    [Attribute::Integrity, Attribute::Cunning, Attribute::Strength, Attribute::Any].into_iter().filter(rises)
}

fn has_any(text: &str, words: &[&str]) -> bool {
    words.iter().any(|word| text.contains(word))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sample::with;

    fn read(text: &str) -> Vec<Bearing> {
        with(|card| card.set_text(text)).text_facts.bearings
    }

    #[test]
    fn a_sentence_may_bring_a_missing_skill() {
        let astrometrics = Bearing::GainsSkill("astrometrics".to_owned());
        for (text, bearing) in [
            ("Each of your personnel present gains Astrometrics.", &astrometrics),
            ("That personnel gains a skill of your choice.", &Bearing::GainsAnySkill),
            ("Complete a mission, replacing its requirements with Law.", &Bearing::ReplacesRequirements),
            ("Each Pilot is attributes +1.", &Bearing::Raises(Attribute::Any)),
        ] {
            assert_eq!(read(text), std::slice::from_ref(bearing), "{text}");
        }
        for text in ["Astrometrics is needed.", "While facing a dilemma, gain Astrometrics."] {
            assert!(read(text).is_empty(), "{text}");
        }
    }

    #[test]
    fn points_come_from_elsewhere_too() {
        assert_eq!(read("When you win combat, score 5 points."), [Bearing::ScoresPoints]);
        assert!(read("Lose 5 points.").is_empty());
    }
}
