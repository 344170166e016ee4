//! Crew lists of Captain's Chair: read, cards found, and judged against the box (rules p. 6-7) and, for
//! a Reinforcement pile, against what may join one (solo rules p. 17).
//!
//! Names are looked up by their keys and not by `text::resolve`, for which a name letter by letter goes before all
//! others: there `worf` would always be the card of that id, never the Worf of the own crew, and the captain himself is
//! found by such names. What several cards mean is decided as everywhere, by `Meaning`.

mod rules;

use std::collections::{BTreeMap, BTreeSet, HashMap};

pub use self::rules::{CrewRule, CrewViolation, OffendingCard, RecordedPile, crew_violations};
use super::list::headings::Heading;
use super::list::read::Section;
use super::{CardList, ListError, NameIndex, Recognizer};
use model::text::vocabulary::{TypedForms, meant, typed};
use model::text::{Resolution, key, things_called};
use model::{Card, CrewDeck, Position, Suit, codes};

codes!(
    /// A place where cards of a crew begin the game, in the order of reports.
    StartPosition {
        /// Beside the board: Captain and Status carry no mark (rules p. 6).
        Unmarked => "unmarked",
        /// Among the Available cards of the crew.
        Available => "available",
        /// In the Reserve deck.
        Reserve => "reserve",
        /// In the Development pile.
        Development => "development",
        /// Deployed from the beginning.
        Deployed => "deployed",
        /// In the Discard pile.
        Discard => "discard",
        /// In the Control Area, as a controlled Location.
        ControlledLocation => "controlled-location",
        /// In the Incident deck.
        IncidentDeck => "incident-deck",
        /// The pile of a campaign (solo rules p. 17).
        Reinforcement => "reinforcement",
    }
);

/// Headings of each place.
const HEADINGS: [(TypedForms, StartPosition); 9] = [
    (typed::HEADING_UNMARKED, StartPosition::Unmarked),
    (typed::HEADING_AVAILABLE, StartPosition::Available),
    (typed::HEADING_RESERVE, StartPosition::Reserve),
    (typed::HEADING_DEVELOPMENT, StartPosition::Development),
    (typed::HEADING_DEPLOYED, StartPosition::Deployed),
    (typed::HEADING_DISCARD, StartPosition::Discard),
    (typed::HEADING_CONTROLLED, StartPosition::ControlledLocation),
    (typed::HEADING_INCIDENTS, StartPosition::IncidentDeck),
    (typed::HEADING_REINFORCEMENTS, StartPosition::Reinforcement),
];

/// A crew list, read but with its cards not yet looked up.
pub type CrewList = CardList<StartPosition>;

/// The names of the cards of a box.
pub fn name_index<'a>(cards: impl IntoIterator<Item = &'a Card>) -> NameIndex {
    let names = cards.into_iter().flat_map(names);
    NameIndex::new(names.map(key))
}

/// Reads a crew in any shape.
///
/// # Errors
/// When a document cannot be read. Lists of lines can always be read: a line that cannot be used says
/// so.
pub fn read(text: &str, names: &NameIndex) -> Result<CrewList, ListError> {
    super::read(text, None, Recognizer::new(names))
}

impl Section for StartPosition {
    const BEFORE: Option<StartPosition> = None;
    const ASIDE: Option<StartPosition> = None;

    /// The Reinforcement pile shares its short name with a card, which has no sign of a heading.
    fn heading(words: &str, is_marked: bool) -> Option<Heading<StartPosition>> {
        let place = if is_marked { headed(words) } else { StartPosition::of_heading(words) };
        place.map(Heading::Pile)
    }
}

/// The place of a heading that can be nothing else: a pile there shares its name with a card.
fn headed(heading: &str) -> Option<StartPosition> {
    if typed::HEADING_REINFORCEMENT.is(heading) {
        Some(StartPosition::Reinforcement)
    } else {
        StartPosition::of_heading(heading)
    }
}

impl StartPosition {
    /// The place a heading names, in German or English and any case.
    pub fn of_heading(heading: &str) -> Option<StartPosition> {
        meant(heading, &HEADINGS)
    }

    /// Where a card of a crew begins the game, as marked at its lower edge (rules p. 6-7); none for
    /// cards that no crew brings.
    pub fn of_card(card: &Card) -> Option<StartPosition> {
        match card.position {
            None => Some(StartPosition::Unmarked),
            Some(Position::Available | Position::SoloCampaign) => Some(StartPosition::Available),
            Some(Position::Reserve) => Some(StartPosition::Reserve),
            Some(Position::Development) => Some(StartPosition::Development),
            Some(Position::Deployed) => Some(StartPosition::Deployed),
            Some(Position::Discard) => Some(StartPosition::Discard),
            Some(Position::ControlledLocation) => Some(StartPosition::ControlledLocation),
            Some(Position::IncidentDeck) => Some(StartPosition::IncidentDeck),
            Some(
                Position::StartingLocation
                | Position::AdvancedLocation
                | Position::SoloChallenge
                | Position::Rewards,
            ) => None,
        }
    }
}

/// At most this many names are suggested for one that is not known.
const SUGGESTIONS: usize = 3;
/// Names are suggested for this many unknown cards at most: more of them are no crew list.
const MOST_SUGGESTED: usize = 100;

/// A crew list with its cards found.
#[derive(Debug, Clone, PartialEq)]
pub struct CrewRoster<'a> {
    /// Whose crew it is: the captain given, else listed, else the one most cards belong to.
    pub captain: CrewDeck,
    /// In the order of the list.
    pub cards: Vec<CrewEntry<'a>>,
    /// Lines that name no card, in the order of the list.
    pub unnamed: Vec<UnknownCrewEntry<'a>>,
}

/// Copies of a card on one line.
#[derive(Debug, Clone, PartialEq)]
pub struct CrewEntry<'a> {
    /// Number of the line, from 1.
    pub line: usize,
    /// Where the list puts it; `None` for a list without headings.
    pub place: Option<StartPosition>,
    /// Copies on this line.
    pub count: u32,
    /// The card of the box that is meant.
    pub card: &'a Card,
}

/// A line whose card is not known.
#[derive(Debug, Clone, PartialEq)]
pub struct UnknownCrewEntry<'a> {
    /// Number of the line, from 1.
    pub line: usize,
    /// As written.
    pub name: String,
    /// Cards that could be meant, best first.
    pub near: Vec<&'a Card>,
}

/// Finds the card of every line among all cards of the box, by title or other name in either language
/// or by the last part of its id. The captain is the one given, else the one listed, else the one most
/// of the cards belong to; without any of them there is no crew.
pub fn resolve_crew<'a>(list: &CrewList, captain: Option<CrewDeck>, cards: &'a [Card]) -> Option<CrewRoster<'a>> {
    let names = NameTable::new(cards);
    let captain = captain.or_else(|| listed_captain(list, &names)).or_else(|| likely_captain(list, &names))?;
    let mut crew = CrewRoster { captain, cards: Vec::new(), unnamed: Vec::new() };
    for (number, line) in list.cards() {
        match choose_card(names.candidates(&line.name), captain) {
            Ok(card) => crew.cards.push(CrewEntry { line: number, place: line.place, count: line.count, card }),
            Err(could_be) => {
                let is_strange = could_be.is_empty() && crew.unnamed.len() < MOST_SUGGESTED;
                crew.unnamed.push(UnknownCrewEntry {
                    line: number,
                    name: line.shown().to_owned(),
                    near: if is_strange { suggest_cards(&line.name, cards) } else { could_be.to_vec() },
                });
            }
        }
    }
    Some(crew)
}

/// The cards of the box by the keys of their names, each once, in the order of the box.
struct NameTable<'a> {
    titles: HashMap<String, Vec<&'a Card>>,
    aliases: HashMap<String, Vec<&'a Card>>,
}

impl<'a> NameTable<'a> {
    fn new(cards: &'a [Card]) -> NameTable<'a> {
        NameTable {
            titles: by_key(cards, |card| titles(card).collect()),
            aliases: by_key(cards, |card| aliases(card).collect()),
        }
    }

    /// Cards with a title or id of that name; if there are none, with another name that is so.
    fn candidates(&self, name: &str) -> &[&'a Card] {
        let typed = key(name);
        let found = self.titles.get(&typed).or_else(|| self.aliases.get(&typed));
        found.map_or(&[], Vec::as_slice)
    }
}

fn by_key<'a>(cards: &'a [Card], names: impl Fn(&'a Card) -> Vec<&'a str>) -> HashMap<String, Vec<&'a Card>> {
    let mut all: HashMap<String, Vec<&Card>> = HashMap::new();
    for card in cards {
        let keys: BTreeSet<String> = names(card).into_iter().map(key).collect();
        for key in keys {
            all.entry(key).or_default().push(card);
        }
    }
    all
}

/// The captain that stands among the cards without a mark.
fn listed_captain(list: &CrewList, names: &NameTable<'_>) -> Option<CrewDeck> {
    let mut lines = list.cards().filter(|(_, line)| line.place == Some(StartPosition::Unmarked));
    lines.find_map(|(_, line)| {
        let mut found = names.candidates(&line.name).iter();
        let is_unmarked = |card: &&&Card| StartPosition::of_card(card) == Some(StartPosition::Unmarked);
        let own = found.find(is_unmarked).map(|card| card.deck);
        own.filter(|deck| *deck != CrewDeck::Common)
    })
}

/// The crew with most of the cards that one crew alone has; on a tie the first.
fn likely_captain(list: &CrewList, names: &NameTable<'_>) -> Option<CrewDeck> {
    let mut votes: BTreeMap<CrewDeck, usize> = BTreeMap::new();
    for (_, line) in list.cards() {
        if let [card] = names.candidates(&line.name)
            && card.deck != CrewDeck::Common
        {
            *votes.entry(card.deck).or_default() += 1;
        }
    }
    // Turned round, because the last of several equals wins.
    let best = votes.into_iter().rev().max_by_key(|(_, votes)| *votes);
    best.map(|(deck, _)| deck)
}

/// The card meant, or those that could be: one of the own crew before a common one, this before others.
fn choose_card<'a, 'b>(found: &'b [&'a Card], captain: CrewDeck) -> Result<&'a Card, &'b [&'a Card]> {
    let meaning = Resolution::from_candidates(found.to_vec())
        .preferring(|card| card.deck == captain)
        .preferring(|card| card.deck == CrewDeck::Common);
    match meaning {
        Resolution::One(card, _) => Ok(card),
        Resolution::Several(_) | Resolution::Nothing => Err(found),
    }
}

fn suggest_cards<'a>(name: &str, cards: &'a [Card]) -> Vec<&'a Card> {
    let named = |card: &'a Card| titles(card).map(|title| (title, card.id.as_str()));
    let near = things_called(name, cards.iter().flat_map(named), SUGGESTIONS);
    let card = |id: &str| cards.iter().find(|card| card.id.as_str() == id);
    near.into_iter().filter_map(card).collect()
}

/// All names of a card.
pub fn names(card: &Card) -> impl Iterator<Item = &str> {
    titles(card).chain(aliases(card))
}

fn titles(card: &Card) -> impl Iterator<Item = &str> {
    [&card.title.de, &card.title.en].into_iter().map(String::as_str).chain([card.id.slug()])
}

/// A Captain answers to the name of the crew too.
fn aliases(card: &Card) -> impl Iterator<Item = &str> {
    let both = card.aliases.de.iter().chain(&card.aliases.en);
    let crew = (card.suit == Suit::Captain).then(|| card.deck.code());
    both.map(String::as_str).chain(crew)
}

#[cfg(test)]
mod tests {
    use super::{HEADINGS, StartPosition};

    #[test]
    fn headings_name_one_place() {
        for (word, place) in HEADINGS {
            for heading in word.forms() {
                assert_eq!(StartPosition::of_heading(heading), Some(place), "{heading}");
            }
        }
    }
}
