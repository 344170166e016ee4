//! Where cards may be played beside the sentence of a headquarters: aboard ships, at missions an event
//! makes a home, or where a card says of itself that it may be played. Game texts say it, in English.
//! Under which conditions is not looked at.
//!
//! Sentences of game texts that let cards be played in places which nothing printed tells apart: under
//! conditions, aboard other ships, on other cards. They are named and quoted, not judged.

use regex::Captures;

use super::card::{CcgCard, Place};
use super::pattern::Pattern;
use super::reports_to::{ReportGroup, ReportsTo, groups};
use super::sentences::sentences;
use super::text_facts::{Call, Grant};
use super::traits::describes;

/// What stands before a list of cards, or before a card that speaks of itself.
const MAY_PLAY: &str = "ou may play ";

/// What may be played at a mission or aboard a ship.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlayPlace {
    /// Groups of cards that may be played there: those printed, then those of the game text.
    pub welcome: ReportsTo,
    /// A headquarters, where all equipment may be played.
    pub is_headquarters: bool,
    grants: Vec<Grant>,
}

impl PlayPlace {
    /// What may be played at or aboard a card; at the mission it is played on, if it is an event.
    pub fn from_card(card: &CcgCard) -> Option<PlayPlace> {
        let printed = card.welcome.iter().flat_map(|printed| printed.groups.clone());
        let written = card.text_facts.hosts.iter().cloned();
        let groups: Vec<ReportGroup> = printed.chain(written).collect();
        (!groups.is_empty()).then(|| PlayPlace {
            welcome: ReportsTo { groups },
            is_headquarters: card.place == Some(Place::Headquarters),
            grants: card.text_facts.grants.clone(),
        })
    }

    /// Whether a card may be played there, with the icons it gains.
    pub fn admits(&self, card: &CcgCard) -> bool {
        let applies = |grant: &&Grant| {
            let mut to = grant.to.iter();
            to.any(|description| describes(card, description))
        };
        let grants = self.grants.iter().filter(applies);
        let gained: Vec<&String> = grants.map(|grant| &grant.icon).collect();
        if gained.is_empty() {
            return self.holds(card);
        }
        let mut richer = card.clone();
        richer.icons.extend(gained.into_iter().cloned());
        self.holds(&richer)
    }

    fn holds(&self, card: &CcgCard) -> bool {
        let is_played = ["personnel", "ship", "equipment"].contains(&card.card_type.as_str());
        let named = || self.welcome.groups.iter().any(|group| group.holds(card));
        if self.is_headquarters { self.welcome.admits(card) } else { is_played && named() }
    }
}

impl Call {
    /// The places a card of a type names in its own text: “You may play this ship at {Earth}”.
    pub(super) fn read(card_type: &str, text: &str) -> Vec<Call> {
        let own = format!("this {card_type}");
        let rests = behind(text, MAY_PLAY).filter_map(|rest| rest.strip_prefix(own.as_str()));
        rests.flat_map(calls).collect()
    }
}

/// The title of the mission an event is played on: “Plays on your {Earth}”.
pub(super) fn played_on(text: &str) -> Option<&str> {
    static PLAYS_ON: Pattern = Pattern::new(r"Plays on your \{([^}]*)\}");
    PLAYS_ON.first(text)?.get(1).map(|title| title.as_str())
}

/// What follows each place where some words stand.
fn behind<'a>(text: &'a str, words: &'a str) -> impl Iterator<Item = &'a str> {
    let ends = text.match_indices(words).map(|(at, _)| at + words.len());
    ends.map(|end| &text[end..])
}

/// The groups of cards in “You may play … aboard this ship”, “… at this mission” and “… here”.
pub(super) fn written(text: &str) -> Vec<ReportGroup> {
    let lists = behind(text, MAY_PLAY).filter_map(|rest| {
        let first = rest.split(". ").next()?;
        let sentence = first.strip_suffix('.').unwrap_or(first);
        let aboard = sentence.strip_suffix(" aboard this ship");
        let here = || sentence.strip_suffix(" here");
        let at = || sentence.strip_suffix(" at this mission");
        let list = aboard.or_else(at).or_else(here)?;
        groups(&plain(list))
    });
    lists.flatten().collect()
}

/// A list without braces and added costs, in which every item says what it is: `[Pa][TNG] or [AU][TNG]
/// personnel` are personnel both.
fn plain(list: &str) -> String {
    let list = list.replace(['{', '}'], "");
    let items = list.split(", ").map(|item| match item.split_once(" at cost ") {
        Some((cards, _)) => cards,
        None => item,
    });
    let list = items.collect::<Vec<_>>().join(", ");
    let noun = list.rsplit(' ').next().unwrap_or_default();
    list.replace("] or [", &format!("] {noun} and ["))
}

/// The icons cards gain: “Each non-unique `[Car]` personnel you own gains `[AU]`”.
pub(super) fn grants(text: &str) -> Vec<Grant> {
    static GRANT: Pattern = Pattern::new(r"Each ([^.]+?) you (?:own|command) gains \[([^\]]+)\]");
    let grant = |found: Captures<'_>| Grant {
        to: found[1].split(" and ").map(str::to_owned).collect(),
        icon: found[2].to_owned(),
    };
    GRANT.all(text).map(grant).collect()
}

/// The places behind “this ship”, as far as they are named by title: ` at your [HQ] {Earth}`, ` aboard your {Ship}`,
/// ` at the same mission as your {Ship}`.
fn calls(rest: &str) -> Vec<Call> {
    static CALL: Pattern =
        Pattern::new(r"^(?: or)?(?: at| to| aboard)?(?: the same mission as)?(?: your)? *(\[HQ\])? *\{([^}]*)\}");
    let mut rest = COST.behind(rest);
    let mut calls = Vec::new();
    while let Some(call) = CALL.first(rest) {
        rest = &rest[call[0].len()..];
        calls.push(Call { title: call[2].to_owned(), is_headquarters: call.get(1).is_some() });
    }
    calls
}

/// A cost between a card and its place.
static COST: Pattern = Pattern::new(r"^ at cost \S+");
/// What ends the cards that may be played.
const ENDS: [&str; 5] = [" on ", " at ", " aboard ", " here", " where "];

/// The sentence in which a card of a type says of itself where it may be played.
pub(super) fn own_sentence<'a>(card_type: &str, text: &'a str) -> Option<&'a str> {
    static PLACE: Pattern = Pattern::new(r"^ (?:at|aboard|on|where|to \{|to the same mission)");
    let own = format!("{MAY_PLAY}this {card_type}");
    let names_a_place = |sentence: &&str| {
        let behind = sentence.split_once(own.as_str());
        behind.is_some_and(|(_, rest)| PLACE.is_in(COST.behind(rest)))
    };
    sentences(text).into_iter().find(names_a_place)
}

/// The ships a card says it may be played aboard, as described: `[TOS] ship`.
pub(super) fn aboard(own_sentence: &str) -> Vec<String> {
    static ABOARD: Pattern = Pattern::new(r" aboard your (.*?) ship");
    let kinds = ABOARD.first(own_sentence);
    kinds.iter().flat_map(|kinds| kinds[1].split(" or ")).map(|kind| format!("{kind} ship")).collect()
}

impl CcgCard {
    /// The sentence of its imported text in which it says of itself where it may be played.
    pub fn own_permit(&self) -> Option<&str> {
        own_sentence(&self.card_type, self.text.as_deref()?)
    }

    /// Whether its text lets another card be played somewhere.
    pub fn permits(&self, other: &CcgCard) -> bool {
        self.text_facts.permits.iter().any(|group| group.holds(other))
    }

    /// The sentence of its imported text that lets another card be played somewhere.
    pub fn permit_for(&self, other: &CcgCard) -> Option<&str> {
        let names = |sentence: &&str| permitted(sentence).iter().any(|group| group.holds(other));
        sentences(self.text.as_deref()?).into_iter().find(names)
    }
}

/// The groups of cards a text lets be played somewhere, each once.
pub(super) fn permits(text: &str) -> Vec<ReportGroup> {
    let mut groups: Vec<ReportGroup> = Vec::new();
    for group in sentences(text).into_iter().flat_map(permitted) {
        if !groups.contains(&group) {
            groups.push(group);
        }
    }
    groups
}

/// Words that tell of a card meant elsewhere in the text, not of a kind of cards.
const POINTERS: [&str; 8] = ["this", "that", "it", "him", "her", "them", "from", "your"];

/// The groups of cards a sentence lets be played; of “cards” nothing tells which are meant.
fn permitted(sentence: &str) -> Vec<ReportGroup> {
    let Some((_, rest)) = sentence.split_once(MAY_PLAY) else {
        return Vec::new();
    };
    let end = ENDS.iter().filter_map(|end| rest.find(end)).min();
    let words = end.map_or("", |end| &rest[..end]).replace(['{', '}'], "");
    let list = words.strip_prefix("an ").or(words.strip_prefix("a ")).unwrap_or(&words);
    let mut groups = groups(list).unwrap_or_default();
    groups.retain(|group| match &group.words {
        Some(words) => !words.split(' ').any(|word| POINTERS.contains(&word)),
        None => !group.icons.is_empty(),
    });
    if rest.contains(" as ") {
        groups.clear();
    }
    groups
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Uniqueness;
    use crate::sample::with;

    fn ship(text: &str) -> CcgCard {
        with(|card| {
            card.card_type = "ship".to_owned();
            card.set_text(text);
        })
    }

    fn groups_of(text: &str) -> Vec<String> {
        let berth = PlayPlace::from_card(&ship(text));
        let groups = berth.map_or(Vec::new(), |berth| berth.welcome.groups);
        groups.iter().map(ReportGroup::to_string).collect()
    }

    #[test]
    fn ships_say_what_may_be_played_aboard() {
        let home = "While you command no headquarters, you may play this ship at {Far Array}. Far from \
                    home, you may play [Car] personnel, [Fer] personnel, and equipment aboard this \
                    ship. Draw a card.";
        assert_eq!(groups_of(home), ["[Car] personnel", "[Fer] personnel", "equipment"]);
        let either = "You may play [Pa][Voy] or [AU][Voy] personnel aboard this ship.";
        assert_eq!(groups_of(either), ["[Pa][Voy] personnel", "[AU][Voy] personnel"]);
        let braces = "You may play {[NA] Vulcans} and {Law Androids} aboard this ship.";
        assert_eq!(groups_of(braces), ["[NA] Vulcans", "Law Androids"]);
        let dearer = "You may play [NA] Smugglers at cost +3, and equipment at this mission.";
        assert_eq!(groups_of(dearer), ["[NA] Smugglers", "equipment"]);
        let here = "While you command no [H] mission, you may play Temporal ships here.";
        assert_eq!(groups_of(here), ["Temporal ships"]);
        for other in [
            "You may play this ship at cost +7 to draw a card.",
            "You may play nobody else aboard this ship instead.",
            "You may play Holograms aboard your ship.",
        ] {
            assert!(PlayPlace::from_card(&ship(other)).is_none(), "{other}");
        }
    }

    #[test]
    fn aboard_a_ship_equipment_must_be_named() {
        let kit = with(|card| card.card_type = "equipment".to_owned());
        let admits = |text: &str| PlayPlace::from_card(&ship(text)).is_some_and(|berth| berth.admits(&kit));
        assert!(admits("You may play [Car] personnel and equipment aboard this ship."));
        assert!(!admits("You may play [SF] personnel aboard this ship."));
    }

    #[test]
    fn cards_gain_icons_at_a_headquarters() {
        let home = with(|card| {
            card.card_type = "mission".to_owned();
            card.place = Some(Place::Headquarters);
            card.welcome = "You may play [AU][Car] cards at this mission.".parse().ok();
            let text = "Each non-unique [Car] personnel and non-unique [Rom] personnel you own gains [AU].";
            card.set_text(text);
        });
        let berth = PlayPlace::from_card(&home).expect("a headquarters");
        let guard = |affiliation: &str, uniqueness| {
            with(|card| {
                card.affiliations = vec![affiliation.to_owned()];
                card.uniqueness = uniqueness;
            })
        };
        assert!(berth.admits(&guard("cardassian", Uniqueness::Universal)));
        assert!(!berth.admits(&guard("cardassian", Uniqueness::Unique)));
        assert!(!berth.admits(&guard("klingon", Uniqueness::Universal)));
    }

    #[test]
    fn cards_name_the_places_they_may_be_played_at() {
        let named = |text: &str| -> Vec<(String, bool)> {
            let calls = ship(text).text_facts.calls.into_iter();
            calls.map(|call| (call.title, call.is_headquarters)).collect()
        };
        let one = |title: &str, is_headquarters| (title.to_owned(), is_headquarters);
        let two = "Then you may play this ship at {Far Array} or at the same mission as your {I.K.S. Far}.";
        assert_eq!(named(two), [one("Far Array", false), one("I.K.S. Far", false)]);
        let home = "You may play this ship at [HQ]{Bajor} or [HQ] {Earth}.";
        assert_eq!(named(home), [one("Bajor", true), one("Earth", true)]);
        let dear = "You may play this ship at cost +2 aboard your {Big Ship} to draw a card.";
        assert_eq!(named(dear), [one("Big Ship", false)]);
        for other in [
            "You may play this ship at cost +7 to download {Call}.",
            "You may play this ship aboard your [Rom] ship.",
            "You may play this personnel at {Earth}.",
        ] {
            assert!(named(other).is_empty(), "{other}");
        }
    }

    #[test]
    fn an_event_names_its_mission() {
        let event = "Plays on your {Ceti Alpha V}. Draw a card.";
        assert_eq!(played_on(event), Some("Ceti Alpha V"));
        assert_eq!(played_on("Plays in your core."), None);
    }

    fn of_type(card_type: &str, text: &str) -> CcgCard {
        with(|card| {
            card.card_type = card_type.to_owned();
            card.set_text(text);
        })
    }

    #[test]
    fn a_card_names_its_own_place() {
        let host = of_type(
            "personnel",
            "Draw a card. You may play this personnel at cost +5 aboard your [Voy] or [Car] ship.",
        );
        let permit = "You may play this personnel at cost +5 aboard your [Voy] or [Car] ship";
        assert_eq!(host.own_permit(), Some(permit));
        assert_eq!(host.text_facts.aboard, ["[Voy] ship", "[Car] ship"]);
        for other in [
            "You may play this personnel at cost +6 to draw four cards.",
            "You may play this personnel at cost -4 to skip a turn.",
            "You may play this ship at {Earth}.",
        ] {
            assert_eq!(of_type("personnel", other).own_permit(), None, "{other}");
        }
    }

    #[test]
    fn a_card_lets_others_be_played() {
        let android = with(|card| {
            card.card_type = "personnel".to_owned();
            card.species = vec!["Android".to_owned()];
        });
        let lets = |text: &str| {
            let card = of_type("personnel", text);
            assert_eq!(card.permits(&android), card.permit_for(&android).is_some());
            card.permits(&android)
        };
        assert!(lets("While this personnel is on a planet, you may play an Android on that planet or ship."));
        assert!(lets("When you play this, you may play an Android aboard your ship."));
        assert!(!lets("You may play Holograms aboard your ship."));
        assert!(!lets("You may play Androids on this event as if drawn."));
        assert!(!lets("You may play cards on this event."));
        assert!(!lets("You may play Androids."));
    }
}
