//! Lists as documents, YAML or JSON: a name and a list of cards for each pile.

use serde::{Deserialize, Serialize};

use super::NoList;
use super::lines::split;
use crate::deck::list::one_line;
use crate::deck::{Content, DeckList, Format, Line, Pile};

/// A deck list as a document.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Document {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub missions: Vec<Copies>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub dilemmas: Vec<Copies>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub deck: Vec<Copies>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub aside: Vec<Copies>,
}

/// Copies of a card.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Copies {
    pub count: u32,
    pub name: String,
}

impl Document {
    /// The cards of a pile.
    pub fn pile(&mut self, pile: Pile) -> &mut Vec<Copies> {
        match pile {
            Pile::Missions => &mut self.missions,
            Pile::Dilemmas => &mut self.dilemmas,
            Pile::Deck => &mut self.deck,
            Pile::Aside => &mut self.aside,
        }
    }
}

/// Reads a document.
///
/// # Errors
/// When it is none, or has fields that a deck list does not have.
pub fn read(text: &str, format: Format) -> Result<DeckList, NoList> {
    let parsed: Result<Document, String> = match format {
        Format::Json => serde_json::from_str(text).map_err(|error| error.to_string()),
        Format::Yaml | Format::Lackey | Format::Text | Format::Markdown => {
            serde_yaml::from_str(text).map_err(|error| error.to_string())
        }
    };
    let mut document = parsed.map_err(|reason| NoList { format, reason })?;
    let piles = Pile::ALL
        .iter()
        .map(|pile| (*pile, std::mem::take(document.pile(*pile))));
    let cards = piles.flat_map(|(pile, cards)| cards.into_iter().map(move |copies| (pile, copies)));
    let lines = (1..)
        .zip(cards)
        .map(|(number, (pile, copies))| line(number, pile, &copies));
    Ok(DeckList {
        format,
        lines: lines.collect(),
        name: document.name.as_deref().map(one_line),
    })
}

fn line(number: usize, pile: Pile, copies: &Copies) -> Line<Pile> {
    let name = one_line(&copies.name);
    let text = format!("{} {name}", copies.count);
    Line {
        number,
        text,
        content: Content::copies(Some(pile), Some(copies.count), name),
    }
}

/// Whether a text is a list of ours in YAML: plain lists may have colons and hyphens too.
pub fn looks_like_yaml(text: &str) -> bool {
    let starts = |start: &str| split(text).any(|line| line.starts_with(start));
    let has_pile = Pile::ALL
        .iter()
        .any(|pile| starts(&format!("{}:", pile.code())));
    has_pile && text.contains("count:") && serde_yaml::from_str::<Document>(text).is_ok()
}
