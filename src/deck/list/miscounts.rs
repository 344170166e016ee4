//! What a list says of the number of its cards, compared with the cards it has.

use serde::Serialize;

use crate::deck::{Content, DeckList, ListLine, Pile, Statement};

/// A number of cards that a list states and does not have.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Miscount {
    /// Number of the line, from 1.
    pub line: usize,
    pub stated: u32,
    pub read: u32,
}

/// A line that names a card: its number, the pile, the copies.
pub type Counted = (usize, Pile, u32);

/// The numbers of cards that a list states and does not have, among the cards it has.
pub fn miscounts(list: &DeckList, cards: &[Counted]) -> Vec<Miscount> {
    let lines = (1..).zip(&list.lines);
    let stated = lines.filter_map(|(next, line)| {
        let (stated, sums) = match &line.content {
            Content::Heading { place, stated } => ((*stated)?, headed(list, cards, next, *place)),
            Content::Statement(Statement::Total(stated)) => (*stated, totals(cards)),
            Content::Statement(_)
            | Content::Cards(_)
            | Content::NoCard
            | Content::Blank
            | Content::Doubt(_) => return None,
        };
        let [read, ..] = sums;
        (!sums.contains(&stated)).then_some(Miscount {
            line: line.number,
            stated,
            read,
        })
    });
    stated.collect()
}

fn sum(cards: &[Counted], counts: impl Fn(usize, Pile) -> bool) -> u32 {
    let copies = cards.iter().filter(|(line, pile, _)| counts(*line, *pile));
    copies.fold(0, |sum, (.., copies)| sum.saturating_add(*copies))
}

/// What a heading can count: the cards up to the next heading, up to the next of another pile, all of its pile.
fn headed(list: &DeckList, cards: &[Counted], next: usize, place: Option<Pile>) -> [u32; 3] {
    let below = list.lines.get(next..).unwrap_or_default();
    let from = below.first().map_or(usize::MAX, |line| line.number);
    let until = |is_other: &dyn Fn(Option<Pile>) -> bool| {
        let is_end = |line: &&ListLine<Pile>| matches!(&line.content, Content::Heading { place, .. } if is_other(*place));
        let other = below.iter().find(is_end);
        let end = other.map_or(usize::MAX, |line| line.number);
        sum(cards, |line, _| line >= from && line < end)
    };
    let own = until(&|_| true);
    let part = until(&|other| other != place);
    let pile = place.map_or(own, |place| sum(cards, |_, pile| pile == place));
    [own, part, pile]
}

/// What a total can count: what is played, all, all but the missions.
fn totals(cards: &[Counted]) -> [u32; 3] {
    let played = sum(cards, |_, pile| pile != Pile::Aside);
    let all = sum(cards, |_, _| true);
    let drawn = sum(cards, |_, pile| {
        !matches!(pile, Pile::Aside | Pile::Missions)
    });
    [played, all, drawn]
}
