//! Several decks in one text, one below the other.

use crate::deck::{Content, DeckList, ListLine, Pile, Statement};

/// The decks of a list: a new one begins with the missions after both other piles, or with a name after
/// cards.
pub fn parted(list: DeckList) -> Vec<DeckList> {
    let starts = starts(&list.lines);
    if starts.is_empty() {
        return vec![list];
    }
    let mut list = list;
    let mut lines = std::mem::take(&mut list.lines);
    let mut decks = Vec::new();
    // From the back, so that the places of earlier decks stay right.
    for start in starts.into_iter().rev() {
        let own = lines.split_off(start);
        decks.push(DeckList {
            name: own.iter().find_map(named),
            lines: own,
            ..list.clone()
        });
    }
    let name = lines.iter().find_map(named).or(list.name.clone());
    decks.push(DeckList {
        name,
        lines,
        ..list
    });
    decks.reverse();
    decks
}

/// Places of lines with which a further deck begins.
fn starts(lines: &[ListLine<Pile>]) -> Vec<usize> {
    let mut starts = Vec::new();
    let mut seen = Seen::default();
    for (at, line) in lines.iter().enumerate() {
        let begins = match &line.content {
            Content::Heading {
                place: Some(Pile::Missions),
                ..
            } => seen.is_whole() && seen.last != Some(Pile::Missions),
            Content::Statement(Statement::Name(_)) => seen.has_cards,
            Content::Heading { .. }
            | Content::Cards(_)
            | Content::Statement(_)
            | Content::NoCard
            | Content::Blank
            | Content::Doubt(_) => false,
        };
        if begins {
            let start = titled(lines, at, starts.last().copied().unwrap_or(0));
            starts.push(start);
            seen = Seen::default();
        }
        seen.note(&line.content);
    }
    starts
}

/// The piles of one deck so far.
#[derive(Default)]
struct Seen {
    piles: Vec<Pile>,
    last: Option<Pile>,
    has_cards: bool,
}

impl Seen {
    fn is_whole(&self) -> bool {
        [Pile::Missions, Pile::Dilemmas, Pile::Deck]
            .iter()
            .all(|pile| self.piles.contains(pile))
    }

    fn note(&mut self, content: &Content<Pile>) {
        match content {
            Content::Heading { place, .. } => self.last = *place,
            Content::Cards(cards) => {
                self.has_cards = true;
                self.piles
                    .extend(cards.iter().filter_map(|card| card.place));
            }
            Content::Statement(_) | Content::NoCard | Content::Blank | Content::Doubt(_) => {}
        }
    }
}

/// The first of the remarks and blanks right above a place.
fn titled(lines: &[ListLine<Pile>], at: usize, least: usize) -> usize {
    let is_above = |line: &&ListLine<Pile>| {
        matches!(
            line.content,
            Content::NoCard | Content::Statement(_) | Content::Blank
        )
    };
    let above = lines.get(least..at).unwrap_or_default();
    at - above.iter().rev().take_while(is_above).count()
}

/// The name a line gives the deck.
fn named(line: &ListLine<Pile>) -> Option<String> {
    match &line.content {
        Content::Statement(Statement::Name(name)) => Some(name.clone()),
        Content::Statement(_)
        | Content::Cards(_)
        | Content::Heading { .. }
        | Content::NoCard
        | Content::Blank
        | Content::Doubt(_) => None,
    }
}
