//! A crew list as it is written: every line with what it says.

use super::{Place, headed};
use crate::deck::list::read::line::{card, item};
use crate::deck::list::read::line_shape::bare_heading;
use crate::deck::list::read::lines::{is_comment, numbered};
use crate::deck::{Content, Format, List, Trouble};

/// A crew list, read but with its cards not yet looked up.
pub type CrewList = List<Place>;

/// Reads every line: headings, cards, comments; `Captain: NAME` is a heading and a card in one.
pub fn lines(text: &str) -> CrewList {
    let mut place = None;
    CrewList {
        format: Format::Text,
        name: None,
        file: None,
        ends: Vec::new(),
        lines: numbered(text, |line| content(line, &mut place)),
    }
}

fn content(line: &str, place: &mut Option<Place>) -> Content<Place> {
    if line.is_empty() {
        return Content::Blank;
    }
    if let Some(found) = heading(line) {
        *place = Some(found);
        return Content::Heading(found);
    }
    if is_comment(line) {
        return Content::Comment;
    }
    if line.ends_with(':') {
        *place = None;
        return Content::Trouble(Trouble::UnknownHeading);
    }
    let parted = line.split_once(':');
    let named = parted.and_then(|(head, name)| Some((heading(head)?, name)));
    match named {
        Some((found, name)) => card(&item(name.trim()), Some(found)),
        None => card(&item(line), *place),
    }
}

/// The Reinforcement pile shares its short name with a card, which has no sign of a heading.
fn heading(line: &str) -> Option<Place> {
    let named = bare_heading(line);
    let is_marked = line.ends_with(':') || line.starts_with('#');
    if is_marked {
        headed(named)
    } else {
        Place::of_heading(named)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::deck::Reading;

    #[test]
    fn headings_cards_and_both_in_one() {
        let list = lines(
            "Captain: Picard\n\n## Reserve (2)\n- 1x Worf\nVerstärkung\nVERSTAERKUNG:\nData\n## Verstärkung (3)\nX:\n",
        );
        let contents: Vec<&Content<Place>> = list.lines.iter().map(|line| &line.content).collect();
        let card = |place, name: &str| Content::Card {
            place: Some(place),
            readings: vec![Reading::named(1, name)],
        };
        let expected = [
            card(Place::Unmarked, "Picard"),
            Content::Blank,
            Content::Heading(Place::Reserve),
            card(Place::Reserve, "Worf"),
            card(Place::Reserve, "Verstärkung"),
            Content::Heading(Place::Reinforcement),
            card(Place::Reinforcement, "Data"),
            Content::Heading(Place::Reinforcement),
            Content::Trouble(Trouble::UnknownHeading),
        ];
        assert_eq!(contents, expected.iter().collect::<Vec<_>>());
    }
}
