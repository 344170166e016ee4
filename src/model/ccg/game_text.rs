//! Reading the facts of a game text: once, by the importer of card files. Among them: another way to a mission, by
//! which others may attempt it with requirements of their own; and missions from which another quadrant is as near as
//! one's own, where the 2 that a flight between quadrants takes on top are not added.

use super::bearing::Reading;
use super::card::{CcgCard, Place, Quadrant, SpanExemption};
use super::pattern::Pattern;
use super::play_places::{aboard, own_sentence, permits};
use super::play_places::{grants, played_on, written};
use super::printed_value::{PrintedValue, changed};
use super::requirement::Requirement;
use super::sentences::{sentences, without_markup};
use super::text_facts::{AlternativeAttempt, Call, TextFacts};

/// What a headquarters says that stands no other beside it.
static ONLY_HEADQUARTERS: Pattern =
    Pattern::new(r"(?i)\byou cannot command another (?:headquarters|\[H\]) mission\b");

impl TextFacts {
    /// Reads the English text of a card of this type and place.
    fn read(card: &CcgCard, text: &str) -> TextFacts {
        let text = &without_markup(text);
        let is_type = |card_type: &str| card.card_type == card_type;
        let own = own_sentence(&card.card_type, text);
        let aboard = own.map(aboard).unwrap_or_default();
        let calls = Call::read(&card.card_type, text);
        let other_ways = when(is_type("mission"), || AlternativeAttempt::read(text));
        let is_known = |value: &PrintedValue| *value == PrintedValue::Requirements && !other_ways.is_empty();
        let changes = changed(text).into_iter().filter(|value| !is_known(value)).collect();
        let grants = match card.place {
            Some(Place::Headquarters) => grants(text),
            Some(Place::Planet | Place::Space | Place::Dual) | None => Vec::new(),
        };
        // Texts of dilemmas serve the opponents.
        let reading = if is_type("dilemma") { Reading::default() } else { Reading::of_text(card, text) };
        TextFacts {
            any_copies: MORE_COPIES.is_in(text),
            is_only_headquarters: ONLY_HEADQUARTERS.is_in(text),
            hosts: when(["mission", "ship", "event"].iter().any(|place| is_type(place)), || written(text)),
            grants,
            played_on: played_on(text).map(str::to_owned),
            plays_itself: own.is_some() && calls.is_empty() && aboard.is_empty(),
            calls,
            aboard,
            permits: permits(text),
            other_ways,
            conditions: when(is_type("dilemma"), || {
                let conditions = Requirement::conditions(text).into_iter();
                conditions.map(Requirement::abridged).collect()
            }),
            repeats: REPEATS.is_in(text),
            changes,
            bearings: reading.bearings,
            is_unclear: reading.is_unclear,
        }
    }
}

fn when<T>(is_so: bool, list: impl FnOnce() -> Vec<T>) -> Vec<T> {
    if is_so { list() } else { Vec::new() }
}

impl CcgCard {
    /// Gives the card its game text, with the facts of it. Type and place of the card must be known before.
    pub fn set_text(&mut self, text: &str) {
        self.text_facts = TextFacts::read(self, text);
        let passage = (self.card_type == "mission").then(|| SpanExemption::read(text));
        self.passage = self.passage.take().or(passage.flatten());
        self.text = Some(text.to_owned());
    }
}

/// Whether a game text lets a player have more than three copies of its card.
static MORE_COPIES: Pattern = Pattern::new(r"(?i)\bhave (?:more than three|any number of) copies of this card\b");

/// Whether a game text lets personnel face more than one copy of its dilemma in an attempt.
static REPEATS: Pattern = Pattern::new(r"(?i)\bface more than one copy of this dilemma\b");

impl AlternativeAttempt {
    /// The ways a game text opens.
    pub(super) fn read(text: &str) -> Vec<AlternativeAttempt> {
        sentences(text).into_iter().filter_map(read).collect()
    }

    /// Whether a personnel lets its player attempt the mission so.
    pub fn admits(&self, card: &CcgCard) -> bool {
        card.card_type == "personnel" && self.who.iter().any(|who| card.is(who))
    }
}

/// Who may attempt the mission, what it is worth then, and what it takes instead.
fn read(sentence: &str) -> Option<AlternativeAttempt> {
    static OTHERS: Pattern = Pattern::new(concat!(
        r"^Your (?P<who>.*?) ?personnel(?: of any affiliation)? may attempt this mission, ",
        r"(?:making it worth (?P<points>\d+) points and )?",
        r"replacing its requirements during that attempt withs? (?P<takes>.*)$",
    ));
    let others = OTHERS.first(sentence)?;
    let kinds = others["who"].split(" or ");
    Some(AlternativeAttempt {
        who: kinds.map(|kind| format!("{kind} personnel").trim().to_owned()).collect(),
        requirement: others["takes"].parse().ok()?,
        points: others.name("points").and_then(|points| points.as_str().parse().ok()),
    })
}

impl SpanExemption {
    /// Reads it from a game text, which is English: it names the missions between which the span is not
    /// raised. `None` if the text says nothing of the kind.
    pub(super) fn read(text: &str) -> Option<SpanExemption> {
        static LIFTED: Pattern = Pattern::new(concat!(
            r"between this mission and an? (?:(?P<not>non-)?(?P<icon>\[\wQ\])|Region: (?P<region>[^.]*?)) mission",
            r"[^.]*do not add 2 to the span total",
        ));
        let lifted = LIFTED.first(text)?;
        if let Some(region) = lifted.name("region") {
            return Some(SpanExemption::Region(region.as_str().to_owned()));
        }
        let quadrant = quadrant(&lifted["icon"])?;
        let is_outside = lifted.name("not").is_some();
        Some(if is_outside { SpanExemption::OutsideQuadrant(quadrant) } else { SpanExemption::Quadrant(quadrant) })
    }
}

/// A quadrant by its icon in game texts.
fn quadrant(icon: &str) -> Option<Quadrant> {
    match icon {
        "[AQ]" => Some(Quadrant::Alpha),
        "[GQ]" => Some(Quadrant::Gamma),
        "[DQ]" => Some(Quadrant::Delta),
        _ => None,
    }
}

#[cfg(test)]
mod passage_tests {
    use super::*;

    fn read(kind: &str) -> Option<SpanExemption> {
        let text = format!(
            "Draw a card. When your ship flies between this mission and {kind} mission, then do not add 2 to the span total."
        );
        SpanExemption::read(&text)
    }

    #[test]
    fn the_other_missions_are_read_from_the_text() {
        assert_eq!(read("a [GQ]"), Some(SpanExemption::Quadrant(Quadrant::Gamma)));
        assert_eq!(read("an [AQ]"), Some(SpanExemption::Quadrant(Quadrant::Alpha)));
        let outside = SpanExemption::OutsideQuadrant(Quadrant::Alpha);
        assert_eq!(read("a non-[AQ]"), Some(outside));
        let region = SpanExemption::Region("Inner Ring".to_owned());
        assert_eq!(read("a Region: Inner Ring"), Some(region));
        assert_eq!(read("your other"), None);
        assert_eq!(SpanExemption::read("Between this mission and a [GQ] mission."), None);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sample::with;

    fn read(text: &str) -> TextFacts {
        with(|card| card.set_text(text)).text_facts
    }

    /// "Ein Deck bauen": at most three, unless the text of the card says otherwise.
    #[test]
    fn a_text_lifts_the_limit_of_its_card() {
        assert!(!read("Draw up to three copies of this card.").any_copies);
        assert!(read("Opponents have more than three copies of this card.").any_copies);
        assert!(read("You may have any number of copies of this card in your deck.").any_copies);
    }

    #[test]
    fn a_text_without_facts_has_none() {
        assert!(read("Some words.").is_empty());
        assert!(read("Crews face more than one copy of this dilemma.").repeats);
    }

    /// Another way is a fact of its own, which those who reckon know.
    #[test]
    fn another_way_changes_no_printed_requirement() {
        let text = format!("Your [Rom] personnel may attempt this mission, {INSTEAD} Law and Honor.");
        let changes = |card_type: &str| {
            let card = with(|card| {
                card.card_type = card_type.to_owned();
                card.set_text(&text);
            });
            card.text_facts.changes
        };
        assert_eq!(changes("mission"), []);
        assert_eq!(changes("event"), [PrintedValue::Requirements]);
    }

    /// How texts say that a mission takes something else.
    const INSTEAD: &str = "replacing its requirements during that attempt with";

    fn ways(text: &str) -> Vec<AlternativeAttempt> {
        AlternativeAttempt::read(text)
    }

    #[test]
    fn others_may_attempt_a_mission_in_their_own_way() {
        let text = format!(
            "Draw a card. Your [Rom] or [Fer] personnel may attempt this mission, making it worth 45 \
             points and {INSTEAD} Engineer, 2 Security, and Cunning>34."
        );
        let found = ways(&text);
        let [way] = &found[..] else {
            panic!("{found:?}");
        };
        let takes = way.requirement.to_string();
        assert_eq!((takes.as_str(), way.points), ("Engineer, 2 Security, and Cunning>34", Some(45)));
        let of = |slug: &str| {
            with(|card| {
                card.card_type = "personnel".to_owned();
                card.affiliations = vec![slug.to_owned()];
            })
        };
        assert!(way.admits(&of("ferengi")) && way.admits(&of("romulan")));
        assert!(!way.admits(&of("klingon")));
    }

    #[test]
    fn anybody_may_where_no_affiliation_is_named() {
        let attempt = "may attempt this mission";
        let text = format!("Your personnel of any affiliation {attempt}, {INSTEAD}s Law and Honor.");
        let anybody = with(|card| card.card_type = "personnel".to_owned());
        assert!(ways(&text)[0].admits(&anybody));
        for other in [
            "Your [Rom] personnel may attempt all your missions.".to_owned(),
            "Your [Rom] personnel may attempt this mission, drawing a card.".to_owned(),
            format!("Your [Rom] ships may attempt this mission, {INSTEAD} Law."),
            format!("Your [Rom] personnel may attempt this mission, {INSTEAD} joy."),
        ] {
            assert!(ways(&other).is_empty(), "{other}");
        }
    }
}
