//! Cards that count by one number, such as their cost: named, or typed as the bare number, with modifiers behind
//! them; and the choices of such cards.

use std::cmp::Reverse;
use std::ops::RangeInclusive;

use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};

use crate::calc::numbers::{is_modifier, is_number, parse_modifier, parse_number};
use crate::calc::second::cards::CardSort;
use crate::calc::second::crew::read_copies;
use crate::calc::second::modifiers::NumberChange;
use crate::session::Session;
use model::CcgCard;
use model::order::Order;
use page::locale::say;
use words::Problem;
use words::numbers::modifier;

/// Choices on a page; the document for programs has all.
pub(super) const SHOWN: usize = 12;

/// What the numbers of some cards are.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct NumberKind {
    /// Its field in documents, and the variant of the messages that name it.
    code: &'static str,
    /// Numbers that may be typed instead of a card.
    pub typed: RangeInclusive<u32>,
    /// More it cannot be.
    most: u32,
}

/// What a card costs.
pub(super) static COST: NumberKind = NumberKind { code: "cost", typed: 0..=20, most: u8::MAX as u32 };

/// What a card, or something else, adds to a sum.
pub(super) static VALUE: NumberKind = NumberKind { code: "value", typed: 0..=99, most: u32::MAX };

/// A card with its number, or the number alone: `{"name", "cost" or "value", "printed", "modifier"}`, the last two if
/// it has modifiers.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct NumberCard {
    kind: &'static NumberKind,
    /// The card; `None` for a bare number.
    pub name: Option<String>,
    /// The number with its modifiers, never below zero.
    pub number: u32,
    /// Its modifiers, if it has any.
    change: Option<NumberChange>,
}

impl NumberCard {
    /// A number of a card, or a bare one.
    pub(super) fn new(kind: &'static NumberKind, name: Option<String>, number: u32) -> NumberCard {
        NumberCard { kind, name, number, change: None }
    }

    /// Gives it one modifier more ("Glossary, modifiers").
    pub(super) fn modify(&mut self, modifier: i32) {
        let change = NumberChange::add(self.change, self.number, modifier);
        self.number = change.result().min(self.kind.most);
        self.change = Some(change);
    }

    /// The number with whose it is, and how modifiers made it: `5 (Worf: 7 − 2)`.
    pub(super) fn words(&self) -> String {
        let change = self.change.map(|change| {
            let signed = modifier(change.modifier);
            format!("{} {signed}", change.printed)
        });
        let parts: Vec<String> = self.name.clone().into_iter().chain(change).collect();
        if parts.is_empty() { self.number.to_string() } else { format!("{} ({})", self.number, parts.join(": ")) }
    }
}

impl Serialize for NumberCard {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("name", &self.name)?;
        map.serialize_entry(self.kind.code, &self.number)?;
        if let Some(change) = self.change {
            map.serialize_entry("printed", &change.printed)?;
            map.serialize_entry("modifier", &change.modifier)?;
        }
        map.end()
    }
}

/// What was typed, by number, and the cards it names.
#[derive(Debug, Default)]
pub(super) struct TypedCards {
    /// The numbers, each with its card if it is no bare number.
    pub numbers: Vec<(NumberCard, Option<CcgCard>)>,
    /// The cards among them.
    pub cards: Vec<CcgCard>,
}

impl TypedCards {
    /// What was typed, by number alone.
    pub(super) fn into_numbers(self) -> Vec<NumberCard> {
        self.numbers.into_iter().map(|(number, _)| number).collect()
    }
}

/// Reads numbers and names of cards of a sort, whose number is looked up. A number with a sign changes the one before
/// it, of several copies each.
///
/// # Errors
/// When a name is not surely one card, or a number is out of bounds.
pub(super) fn read_number_cards<'a>(
    session: &Session<'_>,
    typed: impl IntoIterator<Item = &'a str>,
    kind: &'static NumberKind,
    sort: CardSort,
    number_of: impl Fn(&CcgCard) -> u32,
) -> Result<TypedCards, Problem> {
    let mut read = TypedCards::default();
    let mut last = 0;
    for typed in typed {
        if is_modifier(typed) {
            let change = parse_modifier(typed)?;
            if read.numbers.is_empty() {
                return Err(Problem::misuse(say::err_calc_stray_modifier(typed.trim()))
                    .hint(say::hint_calc_stray_modifier()));
            }
            read.numbers[last..].iter_mut().for_each(|(card, _)| card.modify(change));
            continue;
        }
        last = read.numbers.len();
        if is_number(typed) {
            let number = parse_number(kind.code, typed, kind.typed.clone())?;
            read.numbers.push((NumberCard::new(kind, None, number), None));
            continue;
        }
        for card in read_copies(session, [typed], sort)? {
            let number = NumberCard::new(kind, Some(card.full_name()), number_of(&card));
            read.numbers.push((number, Some(card.clone())));
            read.cards.push(card);
        }
    }
    Ok(read)
}

/// Things with those that are alike side by side, in the order in which each came first.
pub(super) fn group_alike<T: PartialEq>(things: Vec<T>) -> Vec<T> {
    let mut out: Vec<T> = Vec::with_capacity(things.len());
    for thing in things {
        let alike = out.iter().rposition(|other| *other == thing);
        out.insert(alike.map_or(out.len(), |at| at + 1), thing);
    }
    out
}

/// A search over all choices of things that may be chosen together. Those alike stand side by side; choices that differ
/// in them alone are one.
pub(super) struct ChoiceSearch<'a, T> {
    pub things: &'a [T],
    /// Whether a thing may join those chosen, all by their places.
    pub may_join: &'a dyn Fn(&[usize], usize) -> bool,
}

impl<T: PartialEq> ChoiceSearch<'_, T> {
    /// Hands over every choice, none of them twice; the first things come first.
    pub(super) fn run(&self, found: &mut dyn FnMut(&[usize])) {
        self.choose(0, &mut Vec::new(), found);
    }

    /// Every choice from a place on.
    fn choose(&self, at: usize, chosen: &mut Vec<usize>, found: &mut dyn FnMut(&[usize])) {
        let Some(thing) = self.things.get(at) else {
            return found(chosen);
        };
        if (self.may_join)(chosen, at) {
            chosen.push(at);
            self.choose(at + 1, chosen, found);
            chosen.pop();
        }
        // Without this one, those like it are left out too: choices that differ in them are one.
        let next = (at + 1..self.things.len()).find(|other| self.things[*other] != *thing);
        self.choose(next.unwrap_or(self.things.len()), chosen, found);
    }
}

/// Sorts choices by their total and their places: the dearest first, then those of more things, then in the order of
/// the places.
pub(super) fn sort_choices<C>(choices: &mut [C], of: fn(&C) -> (u32, &[usize])) {
    choices.order_by(|a: &C, b| {
        let rank = |choice| {
            let (total, places) = of(choice);
            (Reverse(total), Reverse(places.len()), places)
        };
        rank(a).cmp(&rank(b))
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn modifiers_change_a_value() {
        let mut card = NumberCard::new(&VALUE, Some("Worf".to_owned()), 7);
        card.modify(-9);
        card.modify(3);
        assert_eq!(card.number, 1);
        assert_eq!(card.words(), "1 (Worf: 7 − 6)");
    }
}
