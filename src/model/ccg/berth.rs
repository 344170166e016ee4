//! Where cards may be played beside the sentence of a headquarters: aboard ships, at missions an event
//! makes a home, or where a card says of itself that it may be played. Game texts say it, in English.
//! Under which conditions is not looked at.

use super::card::{CcgCard, Place};
use super::reports_to::{Group, ReportsTo, groups};
use super::text_facts::{Call, Grant};
use super::traits::describes;

/// What stands before a list of cards, or before a card that speaks of itself.
const MAY_PLAY: &str = "ou may play ";

/// What may be played at a mission or aboard a ship.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Berth {
    pub welcome: ReportsTo,
    /// A headquarters, where all equipment may be played.
    pub is_headquarters: bool,
    grants: Vec<Grant>,
}

impl Berth {
    /// What may be played at or aboard a card; at the mission it is played on, if it is an event.
    pub fn of(card: &CcgCard) -> Option<Berth> {
        let printed = card
            .welcome
            .iter()
            .flat_map(|printed| printed.groups.clone());
        let written = card.text_facts.hosts.iter().cloned();
        let groups: Vec<Group> = printed.chain(written).collect();
        (!groups.is_empty()).then(|| Berth {
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
        if self.is_headquarters {
            self.welcome.admits(card)
        } else {
            is_played && named()
        }
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
    let (_, rest) = text.split_once("Plays on your {")?;
    rest.split_once('}').map(|(title, _)| title)
}

/// What follows each place where some words stand.
fn behind<'a>(text: &'a str, words: &'a str) -> impl Iterator<Item = &'a str> {
    let ends = text.match_indices(words).map(|(at, _)| at + words.len());
    ends.map(|end| &text[end..])
}

/// The groups of cards in “You may play … aboard this ship”, “… at this mission” and “… here”.
pub(super) fn written(text: &str) -> Vec<Group> {
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
    let items = list
        .split(", ")
        .map(|item| match item.split_once(" at cost ") {
            Some((cards, _)) => cards,
            None => item,
        });
    let list = items.collect::<Vec<_>>().join(", ");
    let noun = list.rsplit(' ').next().unwrap_or_default();
    list.replace("] or [", &format!("] {noun} and ["))
}

/// The icons cards gain: “Each non-unique `[Car]` personnel you own gains `[AU]`”.
pub(super) fn grants(text: &str) -> Vec<Grant> {
    let granted = behind(text, "Each ").filter_map(|rest| {
        let sentence = rest.split(". ").next()?;
        let (to, icon) = sentence.split_once(" gains [")?;
        let (icon, _) = icon.split_once(']')?;
        let to = to
            .strip_suffix(" you own")
            .or_else(|| to.strip_suffix(" you command"))?;
        Some(Grant {
            to: to.split(" and ").map(str::to_owned).collect(),
            icon: icon.to_owned(),
        })
    });
    granted.collect()
}

/// The places behind “this ship”, as far as they are named by title.
fn calls(rest: &str) -> Vec<Call> {
    let mut rest = without_cost(rest);
    let mut calls = Vec::new();
    while let Some((call, behind)) = call(rest) {
        calls.push(call);
        rest = behind.strip_prefix(" or").unwrap_or("");
    }
    calls
}

fn without_cost(rest: &str) -> &str {
    let cost = rest.strip_prefix(" at cost ");
    let behind = cost.and_then(|cost| cost.find(' ').map(|at| &cost[at..]));
    behind.unwrap_or(rest)
}

/// ` at your [HQ] {Earth}`, ` aboard your {Ship}`, ` at the same mission as your {Ship}`.
fn call(rest: &str) -> Option<(Call, &str)> {
    let mut where_to = [" at", " to", " aboard"].into_iter();
    let place = where_to
        .find_map(|word| rest.strip_prefix(word))
        .unwrap_or(rest);
    let whose = place.strip_prefix(" the same mission as").unwrap_or(place);
    let called = whose.strip_prefix(" your").unwrap_or(whose).trim_start();
    let headquarters = called.strip_prefix("[HQ]");
    let (title, behind) = headquarters
        .unwrap_or(called)
        .trim_start()
        .strip_prefix('{')?
        .split_once('}')?;
    let call = Call {
        title: title.to_owned(),
        is_headquarters: headquarters.is_some(),
    };
    Some((call, behind))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::Uniqueness;
    use crate::model::sample::with;

    fn ship(text: &str) -> CcgCard {
        with(|card| {
            card.card_type = "ship".to_owned();
            card.set_text(text);
        })
    }

    fn groups_of(text: &str) -> Vec<String> {
        let berth = Berth::of(&ship(text));
        let groups = berth.map_or(Vec::new(), |berth| berth.welcome.groups);
        groups.iter().map(Group::to_string).collect()
    }

    #[test]
    fn ships_say_what_may_be_played_aboard() {
        let home = "While you command no headquarters, you may play this ship at {Far Array}. Far from \
                    home, you may play [Car] personnel, [Fer] personnel, and equipment aboard this \
                    ship. Draw a card.";
        assert_eq!(
            groups_of(home),
            ["[Car] personnel", "[Fer] personnel", "equipment"]
        );
        let either = "You may play [Pa][Voy] or [AU][Voy] personnel aboard this ship.";
        assert_eq!(
            groups_of(either),
            ["[Pa][Voy] personnel", "[AU][Voy] personnel"]
        );
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
            assert!(Berth::of(&ship(other)).is_none(), "{other}");
        }
    }

    #[test]
    fn aboard_a_ship_equipment_must_be_named() {
        let kit = with(|card| card.card_type = "equipment".to_owned());
        let admits = |text: &str| Berth::of(&ship(text)).is_some_and(|berth| berth.admits(&kit));
        assert!(admits(
            "You may play [Car] personnel and equipment aboard this ship."
        ));
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
        let berth = Berth::of(&home).expect("a headquarters");
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
            calls
                .map(|call| (call.title, call.is_headquarters))
                .collect()
        };
        let one = |title: &str, is_headquarters| (title.to_owned(), is_headquarters);
        let two = "Then you may play this ship at {Far Array} or at the same mission as your {I.K.S. Far}.";
        assert_eq!(
            named(two),
            [one("Far Array", false), one("I.K.S. Far", false)]
        );
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
}
