//! Captain's Chair cards: facts as printed, and the gist of each operation in our own words.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::effect::Effect;
use super::preference::{CardFilter, has_other_species};
use super::suit::{CrewDeck, Focus, GameBox, OperationKind, Position, Skill, Suit};
use crate::{EntryId, Erratum, LaterPrint, Localized, Print, Ruling, TitleOrigin};

/// One card of a box.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Card {
    /// `cc/card/` and the slug of the English title, with the captain behind it where several decks have such a
    /// card.
    pub id: EntryId,
    /// The box the card first came in.
    #[serde(rename = "box")]
    pub game_box: GameBox,
    /// The printed collector number, as in `2ARC08`.
    pub number: String,
    /// Later boxes that have the card again, unchanged.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub reprints: Vec<Reprint>,
    /// The card of an earlier box that this one takes the place of, where both boxes are played with.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub replaces: Option<EntryId>,
    /// The card this is the back side of.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reverse_of: Option<EntryId>,
    /// As printed in each language; where one is not printed, `title_origin` says where it comes from.
    pub title: Localized<String>,
    /// Where the titles come from; absent when both are printed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub title_origin: Option<Localized<TitleOrigin>>,
    /// Further names the card is found by, in each language.
    #[serde(default)]
    pub aliases: Localized<Vec<String>>,
    /// The crew it belongs to, or the common cards.
    pub deck: CrewDeck,
    /// Printed suit; a program has a row for each suit the Bot can resolve.
    pub suit: Suit,
    /// Where the card begins the game; absent for cards of the Market decks and Incidents.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<Position>,
    /// Slugs of traits, as first printed; each has an entry `cc/trait/<slug>`.
    pub traits: Vec<String>,
    /// Skill icons, as often as printed.
    pub skills: Vec<Skill>,
    /// Printed Focus icon; absent when there is none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub focus: Option<Focus>,
    /// Printed victory points; absent when none are printed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub vp: Option<Vp>,
    /// Away Teams of a Captain.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub away_teams: Option<u8>,
    /// Further Away Teams begin elsewhere than on the Captain; printed as a `+`.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub away_teams_elsewhere: bool,
    /// The Ship has a standee.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub ship_token: bool,
    /// The card says that it cannot be played.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub cannot_be_played: bool,
    /// What it costs to enlist the card; only Developments have it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub development_cost: Option<DevelopmentCost>,
    /// What the card does, in printed order.
    pub operations: Vec<Operation>,
    /// What later prints say otherwise.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub errata: Vec<Erratum>,
    /// Decisions on what the card leaves open or gets wrong.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub rulings: Vec<Ruling>,
    /// The later print our words were made from, where the first one was not at hand.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub worded_after: Option<LaterPrint>,
}

impl Card {
    /// The card as a print has it: traits may differ.
    pub fn printed(mut self, print: Print) -> Card {
        for erratum in &self.errata {
            erratum.traits.apply(print, &mut self.traits);
        }
        self
    }

    /// Whether this is the Captain of a crew; of a double-sided card its first side.
    pub fn is_captain_of(&self, crew: CrewDeck) -> bool {
        self.deck == crew && self.suit == Suit::Captain && self.reverse_of.is_none()
    }

    /// Whether a box has the card, first printed in it or again.
    pub fn is_in(&self, one: GameBox) -> bool {
        self.game_box == one || self.reprints.iter().any(|again| again.game_box == one)
    }

    /// The boxes it comes in, the first print first.
    pub fn boxes(&self) -> impl Iterator<Item = GameBox> {
        std::iter::once(self.game_box).chain(self.reprints.iter().map(|reprint| reprint.game_box))
    }

    /// Its collector numbers, that of the first print first.
    pub fn numbers(&self) -> impl Iterator<Item = &str> {
        let again = self.reprints.iter().map(|reprint| reprint.number.as_str());
        std::iter::once(self.number.as_str()).chain(again)
    }

    /// Where the title in a language comes from.
    pub fn origin(&self, lang: crate::Lang) -> TitleOrigin {
        self.title_origin.as_ref().map_or(TitleOrigin::Printed, |origin| *origin.get(lang))
    }

    /// The gists of all operations, one a line.
    pub fn gists(&self, lang: crate::Lang) -> String {
        let gists = self.operations.iter().map(|operation| operation.gist.get(lang).as_str());
        gists.collect::<Vec<_>>().join("\n")
    }

    /// Whether the card is or carries what a filter names.
    pub fn fits(&self, filter: &CardFilter) -> bool {
        match filter {
            CardFilter::Suit(suit) => self.suit == *suit,
            CardFilter::Trait(slug) => self.traits.contains(slug),
            CardFilter::Focus(focus) => self.focus == Some(Focus::from(*focus)),
            CardFilter::Skill(skill) => self.skills.contains(skill),
            CardFilter::OtherSpecies => has_other_species(&self.traits),
            // Which traits are marked does not stand on a card.
            CardFilter::Unmarked => false,
        }
    }

    /// Whether the card has an operation of a kind.
    pub fn has(&self, kind: OperationKind) -> bool {
        self.operations.iter().any(|operation| operation.kind == kind)
    }
}

/// A card once more in a later box.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Reprint {
    /// The later box.
    #[serde(rename = "box")]
    pub game_box: GameBox,
    /// Its collector number there.
    pub number: String,
}

/// One operation of a card.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Operation {
    /// When it is used, as printed in front of its text.
    pub kind: OperationKind,
    /// Using it costs an Action token.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub action: bool,
    /// It is an attack.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub attack: bool,
    /// What it does, in our own words.
    pub gist: Localized<String>,
    /// What it makes the Bot do; only a Surprise has effects (solo rules p. 6).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub effects: Vec<Effect>,
}

/// What it costs to enlist a Development.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DevelopmentCost {
    /// Dilithium to be spent; absent when none is printed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dilithium: Option<u8>,
    /// Latinum to be spent; absent when none is printed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub latinum: Option<u8>,
    /// A further cost or condition, or a way around the cost.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub also: Option<Localized<String>>,
}

/// Printed victory points: a number, a number with an asterisk (`-4*`: the card's SPECIAL text says
/// more), `?` (only the Focus counts), or `-?*` (below 0, and the SPECIAL text says how far).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub enum Vp {
    /// A number alone, as in `3` or `-2`.
    Points(i8),
    /// A number with an asterisk, as in `-4*`.
    Asterisk(i8),
    /// A `?`: worth what the Focus icon brings.
    Variable,
    /// A `-?*`: below 0, and the SPECIAL text says how far.
    Negative,
}

impl Vp {
    /// The printed number; 0 for a `?` (solo rules p. 3).
    pub fn points(self) -> i32 {
        match self {
            Vp::Points(points) | Vp::Asterisk(points) => i32::from(points),
            Vp::Variable | Vp::Negative => 0,
        }
    }
}

/// A text that is no printed number of victory points.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is no number of victory points")]
pub struct InvalidVp(String);

impl FromStr for Vp {
    type Err = InvalidVp;

    fn from_str(text: &str) -> Result<Vp, InvalidVp> {
        let invalid = |_| InvalidVp(text.to_owned());
        match text.strip_suffix('*') {
            None if text == "?" => Ok(Vp::Variable),
            Some("-?") => Ok(Vp::Negative),
            None => text.parse().map(Vp::Points).map_err(invalid),
            Some(points) => points.parse().map(Vp::Asterisk).map_err(invalid),
        }
    }
}

impl TryFrom<String> for Vp {
    type Error = InvalidVp;

    fn try_from(text: String) -> Result<Vp, InvalidVp> {
        text.parse()
    }
}

impl fmt::Display for Vp {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Vp::Points(points) => write!(f, "{points}"),
            Vp::Asterisk(points) => write!(f, "{points}*"),
            Vp::Variable => f.write_str("?"),
            Vp::Negative => f.write_str("-?*"),
        }
    }
}

impl From<Vp> for String {
    fn from(vp: Vp) -> String {
        vp.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn victory_points_read_as_printed() {
        for text in ["3", "-2", "1*", "-4*", "?", "-?*"] {
            let vp: Vp = text.parse().expect("printed points");
            assert_eq!(vp.to_string(), text);
        }
        assert!("x".parse::<Vp>().is_err());
        assert_eq!(Vp::Variable.points(), 0);
    }
}
