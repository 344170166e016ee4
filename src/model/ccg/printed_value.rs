//! Printed values that game texts change, on their own card or on others. Texts are English.

use super::clause::{Clause, Object};
use super::pattern::Pattern;
use crate::codes;
use crate::order::Order;

codes!(
    /// What a game text may change, on its own card or on others.
    PrintedValue {
        /// Range of a ship.
        Range => "range",
        /// Weapons of a ship.
        Weapons => "weapons",
        /// Shields of a ship.
        Shields => "shields",
        /// Integrity of a personnel.
        Integrity => "integrity",
        /// Cunning of a personnel.
        Cunning => "cunning",
        /// Strength of a personnel.
        Strength => "strength",
        /// All three of a card.
        Attributes => "attributes",
        /// What it takes to play a card.
        Cost => "cost",
        /// Span, or what a flight takes.
        Span => "span",
        /// Skills gained or lost.
        Skills => "skills",
        /// Staffing icons gained or lost.
        Icons => "icons",
        /// What a ship needs aboard.
        Staffing => "staffing",
        /// How requirements are met.
        Requirements => "requirements",
    }
);

/// The values a game text changes, in the order of [`PrintedValue`], each once.
pub(crate) fn changed(text: &str) -> Vec<PrintedValue> {
    let text = text.replace("&ndash;", "-").replace(['–', '−'], "-");
    let mut values: Vec<PrintedValue> = text.split(['.', ';']).flat_map(in_sentence).collect();
    values.put_in_order();
    values.dedup();
    values
}

fn in_sentence(sentence: &str) -> Vec<PrintedValue> {
    let mut values = before_signs(sentence);
    values.extend(behind_verbs(sentence));
    values.extend(gained(sentence));
    values.extend(phrased(sentence));
    values
}

/// The value a word names, if cards print it as a number.
fn numbered(word: &str) -> Option<PrintedValue> {
    PrintedValue::from_code(&word.to_lowercase()).filter(|value| *value < PrintedValue::Skills)
}

/// `Weapons +2`, `Strength and Cunning +1`.
fn before_signs(sentence: &str) -> Vec<PrintedValue> {
    static SIGN: Pattern = Pattern::new(r"\W*[+-](?:\d+|X)\b");
    let lists = SIGN.all(sentence).filter_map(|sign| Some(&sentence[..sign.get(0)?.start()]));
    let named = |list: &str| {
        let back = list.rsplit(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
        let run = back.take_while(|word| *word == "and" || numbered(word).is_some());
        run.filter_map(numbered).collect::<Vec<_>>()
    };
    lists.flat_map(named).collect()
}

/// `add its cost to this personnel's attributes`, `subtract 1 from the Range required`, `double its
/// Strength`.
fn behind_verbs(sentence: &str) -> Vec<PrintedValue> {
    static VERB: Pattern = Pattern::new(r"(?i)\b(?:adds?|added|subtract|doubled?)\b(.*)$");
    static AIM: Pattern = Pattern::new(r"\b(?:to|from)\b");
    static AIMED: Pattern = Pattern::new(r"(?P<other>\btotal )?\b(?P<value>\w+)\b(?P<another> requirements)?");
    let Some(verb) = VERB.first(sentence) else {
        return Vec::new();
    };
    let aimed = AIMED.all(AIM.behind(verb.get(1).map_or("", |rest| rest.as_str())));
    let own = aimed.filter(|aimed| aimed.name("other").or(aimed.name("another")).is_none());
    own.filter_map(|aimed| numbered(&aimed["value"])).collect()
}

/// `gains Honor`, `loses all of his skills`, `gains [Stf]`. Who would lose something by a condition or cannot gain it
/// changes nothing.
fn gained(sentence: &str) -> Vec<PrintedValue> {
    static GAINED: Pattern = Pattern::new(r"\b(?:gains?|gained|loses?)\b");
    static PREVENTED: Pattern = Pattern::new(r"\b(?:cannot|may not|about to)\s*$");
    let clauses = Clause::find("", sentence, &GAINED).into_iter();
    let objects = clauses.filter(|clause| !PREVENTED.is_in(clause.left)).flat_map(|clause| clause.objects());
    let value = |object| match object {
        Object::Skill(_) | Object::Skills(_) => PrintedValue::Skills,
        Object::StaffingIcon => PrintedValue::Icons,
    };
    objects.map(value).collect()
}

/// What is said in fixed phrases.
fn phrased(sentence: &str) -> Vec<PrintedValue> {
    static TO_STAFF: Pattern = Pattern::new(r"(?i)\bto (?:staff|be staffed)\b");
    static STAFFED: Pattern = Pattern::new(r"\b(?P<order>it) is staffed\b");
    static SAME: Pattern = Pattern::new(r"(?i)\bconsidered\b.*\bsame quadrant\b");
    static MET: Pattern = Pattern::new(concat!(
        r"(?i)\buse (?:their )?(?:Integrity|Cunning|Strength)\b[^.;]*? to meet [^.;]*?\brequirements?\b",
        r"|\breplac(?:e|ing) [^.;]*?\brequirements?\b",
        r"|\bmeet [^.;]*?\brequirements?\b.*?\b(?:using|with)\b",
    ));
    let staffing = TO_STAFF.is_in(sentence) || !Clause::find("", sentence, &STAFFED).is_empty();
    let said = [
        (staffing, PrintedValue::Staffing),
        (SAME.is_in(sentence), PrintedValue::Span),
        (MET.is_in(sentence), PrintedValue::Requirements),
    ];
    said.into_iter().filter_map(|(said, value)| said.then_some(value)).collect()
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn any_text_is_read(text in "(\\PC|attributes|[+-][0-9]| ){0,20}") {
            changed(&text);
        }
    }

    #[test]
    fn signs_change_the_values_before_them() {
        use PrintedValue::{Attributes, Cost, Cunning, Shields, Span, Strength, Weapons};
        for (text, values) in [
            ("While docked, it is Weapons +2 and Shields -1.", vec![Weapons, Shields]),
            ("Each Pilot is Cunning and Strength +1 (limit +3).", vec![Cunning, Strength]),
            ("Damage - This ship is attributes-2.", vec![Attributes]),
            ("You may play it at cost &ndash;2; it stays.", vec![Cost]),
            ("This mission is span −1 here.", vec![Span]),
            ("Weapons of a rival. Draw +1 card.", vec![]),
            ("Requires Strength>30 and 2 Honor.", vec![]),
        ] {
            assert_eq!(changed(text), values, "{text}");
        }
    }

    #[test]
    fn verbs_change_what_they_are_aimed_at() {
        use PrintedValue::{Attributes, Range, Strength};
        for (text, values) in [
            ("Add the cost of a card to her attributes.", vec![Attributes]),
            ("When it moves, subtract 1 from the Range required.", vec![Range]),
            ("You may double this pilot's Strength.", vec![Strength]),
            ("Place this card to the left of a ship.", vec![]),
        ] {
            assert_eq!(changed(text), values, "{text}");
        }
    }

    #[test]
    fn skills_and_icons_are_gained_and_lost() {
        use PrintedValue::{Icons, Skills};
        for (text, values) in [
            ("While alone, he gains Honor and Physics.", vec![Skills]),
            ("She loses all of her skills.", vec![Skills]),
            ("That hologram gains [Stf].", vec![Icons]),
            ("Lose 5 points to gain a skill.", vec![Skills]),
            ("You lose 5 points to stop a Security guard.", vec![]),
            ("You may lose 5 points and stop your Security guard.", vec![]),
            ("While alone, he gains Relay: Honor.", vec![]),
            ("Have your [Stf] guard gain a skill from your [Cmd] guard present.", vec![Skills]),
            ("Choose one for her to gain: \"Honor guards are Cunning +1\".", vec![PrintedValue::Cunning]),
        ] {
            assert_eq!(changed(text), values, "{text}");
        }
    }

    #[test]
    fn phrases_change_staffing_and_requirements() {
        use PrintedValue::{Requirements, Staffing};
        for (text, values) in [
            ("To staff this ship, you must have a Pilot aboard.", vec![Staffing]),
            ("While your Pilot is aboard this ship, it is staffed.", vec![Staffing]),
            ("Order - While two Pilots are aboard this ship and it is staffed, draw a card.", vec![]),
            ("You may meet Honor requirements using Law instead.", vec![Requirements]),
            ("Your Pilots may use Strength to meet Cunning requirements.", vec![Requirements]),
            ("Replace all levels of a skill in its requirements with 2 Law.", vec![Requirements]),
            ("If a Pilot has a skill of the requirements you are using, he is stopped.", vec![]),
            ("When he uses Law to meet its requirements, draw a card.", vec![]),
        ] {
            assert_eq!(changed(text), values, "{text}");
        }
    }
}
