//! Several decks in one text, one below the other.

use crate::{DeckList, ListContent, ListLine, Pile, Statement, one_line};

/// The decks of a list: a new one begins with the missions after both other piles, or with a name after
/// cards.
pub(super) fn split_decks(list: DeckList) -> Vec<DeckList> {
    let starts = deck_starts(&list.lines);
    if starts.is_empty() {
        return vec![list];
    }
    let mut list = list;
    let mut lines = std::mem::take(&mut list.lines);
    let mut decks = Vec::new();
    // From the back, so that the places of earlier decks stay right.
    for start in starts.into_iter().rev() {
        let own = lines.split_off(start);
        let name = find_name(&own).or_else(|| find_title(&own));
        decks.push(DeckList { name, lines: own, ..list.clone() });
    }
    let name = find_name(&lines).or(list.name.clone()).or_else(|| find_title(&lines));
    decks.push(DeckList { name, lines, ..list });
    decks.reverse();
    decks
}

/// Places of lines with which a further deck begins.
fn deck_starts(lines: &[ListLine<Pile>]) -> Vec<usize> {
    let mut starts = Vec::new();
    let mut seen = SeenHeadings::default();
    for (at, line) in lines.iter().enumerate() {
        let begins = match &line.content {
            ListContent::Heading { place: Some(Pile::Missions), .. } => {
                seen.is_whole() && seen.last != Some(Pile::Missions)
            }
            content => seen.has_cards && content.deck_name().is_some(),
        };
        if begins {
            let start = title_start(lines, at, starts.last().copied().unwrap_or(0));
            starts.push(start);
            seen = SeenHeadings::default();
        }
        seen.note(&line.content);
    }
    starts
}

/// The piles of one deck so far.
#[derive(Default)]
struct SeenHeadings {
    piles: Vec<Pile>,
    last: Option<Pile>,
    has_cards: bool,
}

impl SeenHeadings {
    fn is_whole(&self) -> bool {
        [Pile::Missions, Pile::Dilemmas, Pile::Deck].iter().all(|pile| self.piles.contains(pile))
    }

    fn note(&mut self, content: &ListContent<Pile>) {
        match content {
            ListContent::Heading { place, .. } => self.last = *place,
            ListContent::Cards(cards) => {
                self.has_cards = true;
                self.piles.extend(cards.iter().filter_map(|card| card.place));
            }
            ListContent::Statement(_) | ListContent::NoCard | ListContent::Blank | ListContent::Fault(_) => {}
        }
    }
}

/// The first of the remarks and blanks right above a place.
fn title_start(lines: &[ListLine<Pile>], at: usize, least: usize) -> usize {
    let is_above = |line: &&ListLine<Pile>| {
        matches!(line.content, ListContent::NoCard | ListContent::Statement(_) | ListContent::Blank)
    };
    let above = lines.get(least..at).unwrap_or_default();
    at - above.iter().rev().take_while(is_above).count()
}

/// The first name that lines give their deck.
fn find_name(lines: &[ListLine<Pile>]) -> Option<String> {
    let mut names = lines.iter().filter_map(|line| line.content.deck_name());
    names.next().map(str::to_owned)
}

/// What stands right above a deck, one of several, without a word that it is a name: `2. Platz: DS9`, `*** Deck 2 ***`.
fn find_title(lines: &[ListLine<Pile>]) -> Option<String> {
    let is_above = |line: &&ListLine<Pile>| {
        matches!(line.content, ListContent::NoCard | ListContent::Statement(_) | ListContent::Blank)
    };
    let said = |line: &&ListLine<Pile>| {
        let is_title = matches!(line.content, ListContent::NoCard | ListContent::Statement(Statement::Note));
        is_title && line.text.contains(char::is_alphabetic)
    };
    let last = lines.iter().take_while(is_above).filter(said).last();
    last.map(|line| one_line(line.text.trim_matches(|c: char| !c.is_alphanumeric() && !"()[]".contains(c))))
}
