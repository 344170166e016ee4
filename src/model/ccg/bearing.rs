//! What a sentence of a game text may mean for a deck that lacks something: it is named to the player and, where
//! the text was imported, quoted; it is not judged.

use super::card::{CcgCard, Place};
use super::clause::{Clause, Object, Subject, plain_sentences};
use super::pattern::Pattern;
use super::play_places::written;
use super::requirement::Attribute;
use super::sentences::sentences;
use super::terms::skill_slug;
use super::text_facts::{AlternativeAttempt, Bearing, TextEffect};

/// What a sentence says, and whether it says something of whom nobody knows.
#[derive(Default)]
pub(super) struct Reading {
    pub bearings: Vec<Bearing>,
    pub is_unclear: bool,
}

impl Reading {
    /// The bearings of a text, each once, in the order of its sentences.
    pub(super) fn of_text(card: &CcgCard, text: &str) -> Reading {
        static ASIDE: Pattern = Pattern::new(r"\([^)]*\bgains? ");
        let mut all = Reading { is_unclear: ASIDE.is_in(text), ..Reading::default() };
        for (before, sentence) in plain_sentences(text) {
            let one = of_sentence(card, &before, &sentence);
            all.is_unclear |= one.is_unclear;
            for bearing in one.bearings {
                if !all.bearings.contains(&bearing) {
                    all.bearings.push(bearing);
                }
            }
        }
        all
    }

    /// Adds what the clauses of a sentence with a verb do for the player or for cards of the player.
    fn add(&mut self, clauses: Vec<Clause<'_>>, effects: impl Fn(&Clause<'_>) -> Vec<TextEffect>) {
        for clause in clauses {
            let found = effects(&clause);
            let who = match clause.subject {
                Subject::Opponent => continue,
                Subject::This => Vec::new(),
                Subject::Own(_) if found.contains(&TextEffect::ScoresPoints) => Vec::new(),
                Subject::Own(kinds) => kinds,
                Subject::Player if !found.iter().any(TextEffect::is_of_personnel) => Vec::new(),
                Subject::Player | Subject::Unknown => {
                    self.is_unclear |= !found.is_empty();
                    continue;
                }
            };
            self.bearings.extend(found.into_iter().map(|effect| Bearing { effect, who: who.clone() }));
        }
    }
}

impl TextEffect {
    fn is_of_personnel(&self) -> bool {
        use TextEffect::{GainsAnySkill, GainsLevels, GainsSkill, Raises};
        matches!(self, GainsAnySkill | GainsLevels | GainsSkill(_) | Raises(_))
    }
}

impl CcgCard {
    /// The first sentence of its imported text with a bearing that is meant.
    pub fn sentence_bearing(&self, is_meant: impl Fn(&Bearing) -> bool) -> Option<&str> {
        let text = self.text.as_deref()?;
        let plain = plain_sentences(text).into_iter().zip(sentences(text));
        let bears = |(before, sentence): &(String, String)| {
            of_sentence(self, before, sentence).bearings.iter().any(&is_meant)
        };
        plain.filter(|(plain, _)| bears(plain)).map(|(_, printed)| printed).next()
    }
}

fn of_sentence(card: &CcgCard, before: &str, sentence: &str) -> Reading {
    static SCORED: Pattern = Pattern::new(
        r"\b(?:scores|(?P<order>[Ss]core)) (?:(?P<n>\d+)|X|that number of|an equal number of) points\b",
    );
    static WORTH: Pattern = Pattern::new(r"\b(?:is|are) worth (?:\d+|X) (?:more|additional) points\b");
    static WON: Pattern = Pattern::new(r"\b(?P<order>you) win the game\b");
    static ATTEMPTED: Pattern = Pattern::new(r"\bmay attempt\b");
    static STAFFED: Pattern = Pattern::new(
        r"\b(?P<order>it|[Tt]his ship) is staffed\b|\bdoes not have to be staffed\b|\bmay meet staffing requirements\b",
    );
    static REQUIRED: Pattern =
        Pattern::new(r"\b(?:(?P<order>meet|[Rr]educe|subtract|[Rr]eplace)|replacing) ([^.;]*?\brequirements?\b)");
    static RAISED: Pattern = Pattern::new(concat!(
        r"(?:\b(?:is|are) )?\b((?:attributes|Integrity|Cunning|Strength)",
        r"(?:,? and (?:Integrity|Cunning|Strength))*) \+(?:\d+|X)",
    ));
    static GAINED: Pattern = Pattern::new(r"\bgains?\b");
    let find = |verb: &Pattern| Clause::find(before, sentence, verb);
    let is_person = card.card_type == "personnel";
    let mut reading = Reading::default();
    reading.bearings.extend(places(card, sentence).into_iter().map(|effect| Bearing { effect, who: Vec::new() }));
    reading.add(find(&WON), |_| vec![TextEffect::WinsGame]);
    reading.add(find(&SCORED), |clause| when(!is_paid(clause), TextEffect::ScoresPoints));
    reading.add(find(&WORTH), |clause| when(!is_of_opponents(clause), TextEffect::ScoresPoints));
    let is_judged = card.card_type == "mission" && !AlternativeAttempt::read(sentence).is_empty();
    reading.add(find(&ATTEMPTED), |_| when(!is_judged, TextEffect::LetsAttempt));
    reading.add(find(&STAFFED), |clause| when(!clause.is_over_before_missions(), TextEffect::HelpsStaffing));
    reading.add(find(&REQUIRED), |clause| when(!is_judged, clause).into_iter().filter_map(eased).collect());
    reading.add(find(&RAISED), |clause| {
        when(is_personal(clause, is_person), clause).into_iter().flat_map(raised).collect()
    });
    reading.add(find(&GAINED), |clause| {
        when(is_personal(clause, is_person), clause).into_iter().flat_map(gained).collect()
    });
    reading
}

fn when<T>(is_so: bool, one: T) -> Vec<T> {
    Vec::from_iter(is_so.then_some(one))
}

/// Where cards may be played.
fn places(card: &CcgCard, sentence: &str) -> Vec<TextEffect> {
    static NO_HEADQUARTERS: Pattern =
        Pattern::new(r"\b(?:not|cannot) command an? (?:headquarters|\[H)|\bcommand no (?:headquarters|\[H)");
    let opens = match card.card_type.as_str() {
        "ship" => Some(TextEffect::OpensShip),
        "mission" if card.place == Some(Place::Headquarters) => None,
        "mission" | "event" => Some(TextEffect::OpensMission),
        _ => None,
    };
    let opened = opens.filter(|_| !written(sentence).is_empty());
    let needless = NO_HEADQUARTERS.is_in(sentence).then_some(TextEffect::NeedsNoHeadquarters);
    opened.into_iter().chain(needless).collect()
}

/// Whether the points cost as many.
fn is_paid(clause: &Clause<'_>) -> bool {
    static COST: Pattern = Pattern::new(r"(?i)\blose (\d+) points to\b");
    let number = |text: Option<regex::Match<'_>>| text.and_then(|text| text.as_str().parse::<u16>().ok());
    let cost = COST.first(clause.left).and_then(|cost| number(cost.get(1)));
    cost.is_some_and(|cost| number(clause.verb.name("n")).is_none_or(|scored| cost >= scored))
}

/// Whether the mission in question is one of an opponent.
fn is_of_opponents(clause: &Clause<'_>) -> bool {
    clause.before.contains("lays on an opponent's")
}

/// How requirements of missions get easier.
fn eased(clause: &Clause<'_>) -> Option<TextEffect> {
    static HARDER: Pattern = Pattern::new(r"\b(?:cannot|must)\b|\bgain");
    let what = &clause.verb[2];
    let is_dilemmas = (what.contains("dilemma") || clause.right.starts_with(" of that dilemma"))
        || clause.is_over_before_missions();
    if is_dilemmas || is_of_opponents(clause) || HARDER.is_in(clause.left) {
        return None;
    }
    let with_another = [" using ", " with ", " to meet "].iter().any(|how| clause.right.starts_with(how))
        || clause.left.contains("may use ")
        || clause.right.contains(" using ");
    let verb = clause.verb.name("order").map_or("replacing", |order| order.as_str());
    match verb.to_lowercase().as_str() {
        "meet" => with_another.then_some(TextEffect::EasesAttributes),
        "reduce" => what.contains("attribute").then_some(TextEffect::EasesAttributes),
        _ => Some(TextEffect::ReplacesRequirements),
    }
}

/// Whether personnel are meant, for longer than a dilemma lasts.
fn is_personal(clause: &Clause<'_>, is_person: bool) -> bool {
    let is_so = match &clause.subject {
        Subject::This => is_person,
        Subject::Own(kinds) => !kinds.iter().any(|kind| kind.ends_with("ship") || kind.ends_with("ships")),
        Subject::Player | Subject::Unknown => true,
        Subject::Opponent => false,
    };
    is_so && !clause.is_over_before_missions()
}

fn raised(clause: &Clause<'_>) -> Vec<TextEffect> {
    let values = clause.verb.get(1).map_or("", |values| values.as_str());
    let all = [Attribute::Integrity, Attribute::Cunning, Attribute::Strength, Attribute::Any];
    let rises = |attribute: &Attribute| match attribute {
        Attribute::Any => values.contains("attributes"),
        one @ (Attribute::Integrity | Attribute::Cunning | Attribute::Strength) => values.contains(one.printed()),
    };
    all.into_iter().filter(rises).map(TextEffect::Raises).collect()
}

/// What a clause says is gained, as effects.
fn gained(clause: &Clause<'_>) -> Vec<TextEffect> {
    let effects = |object| match object {
        Object::Skill(slug) => vec![TextEffect::GainsSkill(slug.to_owned())],
        Object::StaffingIcon => vec![TextEffect::HelpsStaffing],
        Object::Skills(words) => skills(clause, &words),
    };
    clause.objects().into_iter().flat_map(effects).collect()
}

/// Skills that words describe.
fn skills(clause: &Clause<'_>, words: &str) -> Vec<TextEffect> {
    static LEVELS: Pattern = Pattern::new(r"\balready has\b|\b(?:from|on) (?:a|an|your|one of your|another)\b");
    static ELSEWHERE: Pattern =
        Pattern::new(r"\b(?:discard|hand|captives?|opponent's|own|choice|required|requirements)\b");
    let before = clause.before.trim_end().rsplit(". ").next().unwrap_or_default().split([' ', ',', '.']);
    let named: Vec<TextEffect> =
        before.filter_map(skill_slug).map(|slug| TextEffect::GainsSkill(slug.to_owned())).collect();
    if words.starts_with("that skill") && !named.is_empty() {
        return named;
    }
    let is_there = LEVELS.is_in(words) && (!ELSEWHERE.is_in(words) || words.contains("already has"));
    vec![if is_there { TextEffect::GainsLevels } else { TextEffect::GainsAnySkill }]
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::sample::with;

    fn of(card_type: &str, text: &str) -> Reading {
        let card = with(|card| card.card_type = card_type.to_owned());
        Reading::of_text(&card, text)
    }

    fn read(text: &str) -> Vec<(TextEffect, Vec<String>)> {
        let found = of("personnel", text).bearings.into_iter();
        found.map(|bearing| (bearing.effect, bearing.who)).collect()
    }

    fn skill(slug: &str) -> TextEffect {
        TextEffect::GainsSkill(slug.to_owned())
    }

    #[test]
    fn who_gains_is_not_what_is_gained() {
        for (text, slugs, who) in [
            ("Each of your Officer personnel present gains Geology.", vec!["geology"], vec!["Officer personnel"]),
            (
                "Order - This personnel loses Law and Honor and gains Physics and 2 Medical.",
                vec!["physics", "medical"],
                vec![],
            ),
            (
                "While you command three [Baj] personnel, he is attributes -1, gains Law, and becomes [Baj].",
                vec!["law"],
                vec![],
            ),
            ("Your Gul or Legate gains Law.", vec!["law"], vec!["Gul", "Legate"]),
            (
                "While your Host is attempting a mission, stop a Thief to make him or her gain Law.",
                vec!["law"],
                vec!["Host"],
            ),
            ("Name Law or Honor. This personnel gains that skill.", vec!["law", "honor"], vec![]),
            ("This personnel gains Relay: Honor and Law.", vec![], vec![]),
        ] {
            let who: Vec<String> = who.into_iter().map(str::to_owned).collect();
            let expected: Vec<_> = slugs.into_iter().map(|slug| (skill(slug), who.clone())).collect();
            assert_eq!(read(text), expected, "{text}");
        }
    }

    #[test]
    fn what_is_a_condition_or_for_opponents_helps_nobody() {
        for text in [
            "Geology is needed.",
            "When this personnel gains Law, draw a card.",
            "When an opponent scores 5 points, draw a card.",
            "While you have 5 or more points, draw a card.",
            "Choose an opponent to score 5 points to draw a card.",
            "That opponent scores 5 points.",
            "Lose 5 points to score 5 points.",
            "While facing a dilemma, he gains Law.",
            "When your Gul is facing a dilemma, he or she gains Law until the end of that dilemma.",
            "While in combat, each of your Guls present is Strength +1.",
            "While this personnel is aboard your {Far Array}, that ship is attributes +2.",
            "Each opponent's personnel gains Law.",
            "Your personnel cannot gain skills.",
            "Download a personnel and a ship.",
            "You may meet Law requirements of that dilemma using Honor instead.",
        ] {
            let found = read(text);
            assert!(found.is_empty(), "{text} {found:?}");
        }
    }

    #[test]
    fn skills_of_somebodys_choice_are_told_from_further_levels() {
        for (text, effect) in [
            (
                "When your Gul is facing a dilemma, he or she gains any skill until the end of the turn.",
                TextEffect::GainsAnySkill,
            ),
            ("This personnel gains one of every skill he already has.", TextEffect::GainsLevels),
            ("This personnel gains a skill from a Gul present.", TextEffect::GainsLevels),
            ("This personnel gains a skill from your captive.", TextEffect::GainsAnySkill),
        ] {
            let found: Vec<TextEffect> = read(text).into_iter().map(|(effect, _)| effect).collect();
            assert_eq!(found, [effect], "{text}");
        }
    }

    #[test]
    fn points_attempts_and_requirements_are_the_players() {
        use TextEffect::{EasesAttributes, HelpsStaffing, LetsAttempt, Raises, ReplacesRequirements, ScoresPoints};
        for (text, effect) in [
            ("When you win combat, score 5 points.", ScoresPoints),
            ("Each player scores 5 points.", ScoresPoints),
            ("This mission is worth 5 more points.", ScoresPoints),
            ("Your [Fer] personnel may attempt your missions.", LetsAttempt),
            ("Reduce the attribute requirements of that mission by 9.", EasesAttributes),
            ("You may meet Cunning requirements using Strength instead.", EasesAttributes),
            ("Plays on your planet. Replace its requirements with Law.", ReplacesRequirements),
            ("While your Gul is aboard this ship, it is staffed.", HelpsStaffing),
            ("Each Gul is Cunning +1.", Raises(Attribute::Cunning)),
        ] {
            let found: Vec<TextEffect> = read(text).into_iter().map(|(effect, _)| effect).collect();
            assert_eq!(found, [effect], "{text}");
        }
        assert!(read("Plays on an opponent's planet. Replace its requirements with Law.").is_empty());
    }

    #[test]
    fn requirements_are_replaced_and_eased_for_those_who_attempt() {
        use TextEffect::{EasesAttributes, LetsAttempt, ReplacesRequirements};
        let serves = |who: &str, effects: &[TextEffect]| -> Vec<(TextEffect, Vec<String>)> {
            effects.iter().map(|effect| (effect.clone(), vec![who.to_owned()])).collect()
        };
        let text = "Your Gul may attempt your Region: Far Rim missions, replacing their requirements with Law.";
        assert_eq!(read(text), serves("Gul", &[LetsAttempt, ReplacesRequirements]));
        let text =
            "While your Gul is attempting your mission, you may use their Cunning to meet Strength requirements.";
        assert_eq!(read(text), serves("Gul", &[EasesAttributes]));
    }

    #[test]
    fn what_nobody_understands_is_no_fact_but_a_gap() {
        let reading = of("event", "They gain Law.");
        assert!(reading.bearings.is_empty() && reading.is_unclear);
        assert!(!of("event", "Your Guls gain Law.").is_unclear);
    }

    #[test]
    fn ships_and_missions_open_places() {
        let effects = |card_type, text| {
            let found = of(card_type, text).bearings.into_iter();
            found.map(|bearing| bearing.effect).collect::<Vec<_>>()
        };
        let aboard = "You may play [Car] personnel aboard this ship.";
        assert_eq!(effects("ship", aboard), [TextEffect::OpensShip]);
        assert_eq!(effects("mission", "You may play [Car] ships here."), [TextEffect::OpensMission]);
        let at = "You may play this personnel to gain all skills of somebody at this mission.";
        assert!(!effects("personnel", at).contains(&TextEffect::OpensMission));
    }

    proptest! {
        #[test]
        fn any_text_is_read(text in "(Each |your |gains? |Law|, |and |to |he |\\PC| |\\.){0,12}") {
            of("event", &text);
        }
    }
}
