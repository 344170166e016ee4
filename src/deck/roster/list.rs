//! A crew list as it is written: every line with what it says.

use super::Place;
use crate::deck::Trouble;
use crate::deck::list::MOST_COPIES;
use crate::deck::read::lines::{bare_heading, split, unlisted};
use crate::text::{counted, key};

/// A crew list, read but with its cards not yet looked up.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CrewList {
    /// Every line of the input, first to last, from number 1.
    pub lines: Vec<CrewLine>,
}

/// One line of a crew list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CrewLine {
    /// As written, without its end.
    pub text: String,
    pub content: CrewContent,
}

/// What a line says.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum CrewContent {
    Card {
        /// `None`: the list does not say; the mark of the card decides.
        place: Option<Place>,
        /// 1 or more.
        count: u32,
        /// As written, without count.
        name: String,
    },
    Heading(Place),
    Comment,
    Blank,
    /// A line that cannot be used.
    Trouble(Trouble),
}

/// Reads every line: headings, cards, comments; `Captain: NAME` is a heading and a card in one.
pub fn read(text: &str) -> CrewList {
    let mut place = None;
    let lines = split(text.trim_end_matches('\u{1a}')).map(|text| CrewLine {
        content: content(text.trim(), &mut place),
        text: text.to_owned(),
    });
    CrewList {
        lines: lines.collect(),
    }
}

fn content(line: &str, place: &mut Option<Place>) -> CrewContent {
    if line.is_empty() {
        return CrewContent::Blank;
    }
    if let Some(found) = heading(line) {
        *place = Some(found);
        return CrewContent::Heading(found);
    }
    if line.starts_with('#') || line.starts_with("//") || line.starts_with(';') {
        return CrewContent::Comment;
    }
    if line.ends_with(':') {
        *place = None;
        return CrewContent::Trouble(Trouble::UnknownHeading);
    }
    match line
        .split_once(':')
        .map(|(head, card)| (heading(head), card))
    {
        Some((Some(found), name)) => card(name.trim(), Some(found)),
        _ => card(line, *place),
    }
}

/// The Reinforcement pile shares its short name with a card, which has no sign of a heading.
fn heading(line: &str) -> Option<Place> {
    let named = bare_heading(line);
    let is_marked = line.ends_with(':') || line.starts_with('#');
    let is_pile = |named: &str| ["verstarkung", "reinforce"].contains(&key(named).as_str());
    match is_marked && is_pile(named) {
        true => Some(Place::Reinforcement),
        false => Place::of_heading(named),
    }
}

fn card(line: &str, place: Option<Place>) -> CrewContent {
    let (count, name) = counted(unlisted(line));
    let name: Vec<&str> = name.split_whitespace().collect();
    match count {
        _ if name.is_empty() => CrewContent::Trouble(Trouble::NoName),
        Some(0) => CrewContent::Trouble(Trouble::Count),
        Some(count) if count > MOST_COPIES => CrewContent::Trouble(Trouble::Count),
        count => CrewContent::Card {
            place,
            count: count.unwrap_or(1),
            name: name.join(" "),
        },
    }
}

impl CrewList {
    /// The lines that name cards: number of the line, place, count, name.
    pub fn cards(&self) -> impl Iterator<Item = (usize, Option<Place>, u32, &str)> {
        let numbered = (1..).zip(&self.lines);
        numbered.filter_map(|(number, line)| match &line.content {
            CrewContent::Card { place, count, name } => {
                Some((number, *place, *count, name.as_str()))
            }
            _ => None,
        })
    }

    /// The lines that cannot be used, with their numbers.
    pub fn troubles(&self) -> impl Iterator<Item = (usize, &CrewLine, Trouble)> {
        let numbered = (1..).zip(&self.lines);
        numbered.filter_map(|(number, line)| match line.content {
            CrewContent::Trouble(trouble) => Some((number, line, trouble)),
            _ => None,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn headings_cards_and_both_in_one() {
        let list = read(
            "Captain: Picard\n\n## Reserve (2)\n- 1x Worf\nVerstärkung\nVERSTAERKUNG:\nData\n## Verstärkung (3)\nX:\n",
        );
        let contents: Vec<&CrewContent> = list.lines.iter().map(|line| &line.content).collect();
        let card = |place, name: &str| CrewContent::Card {
            place: Some(place),
            count: 1,
            name: name.to_owned(),
        };
        let expected = [
            card(Place::Unmarked, "Picard"),
            CrewContent::Blank,
            CrewContent::Heading(Place::Reserve),
            card(Place::Reserve, "Worf"),
            card(Place::Reserve, "Verstärkung"),
            CrewContent::Heading(Place::Reinforcement),
            card(Place::Reinforcement, "Data"),
            CrewContent::Heading(Place::Reinforcement),
            CrewContent::Trouble(Trouble::UnknownHeading),
        ];
        assert_eq!(contents, expected.iter().collect::<Vec<_>>());
    }
}
