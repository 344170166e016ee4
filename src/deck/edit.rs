//! Changes of a deck: copies put in and taken out.

use std::rc::Rc;

use crate::deck::{Card, Deck, How, Pile, Unknown, Why};
use crate::model::{CcgCard, codes};
use crate::text::key;

codes!(
    /// What is done to a deck.
    Action {
        Add => "add",
        Remove => "remove",
        /// Some copies out, as many others in.
        Swap => "swap",
        /// From one pile to another.
        Move => "move",
    }
);

/// What copies are of.
#[derive(Debug, Clone, PartialEq)]
pub enum Kept {
    Card(Rc<CcgCard>),
    /// A name that no card is known by.
    Name(String),
}

impl Kept {
    /// The full name, or the name as written.
    pub fn name(&self) -> String {
        match self {
            Kept::Card(card) => card.full_name(),
            Kept::Name(name) => name.clone(),
        }
    }

    /// The pile it goes to if nothing else is said.
    pub fn pile(&self) -> Pile {
        match self {
            Kept::Card(card) => Pile::of_card(card),
            Kept::Name(_) => Pile::Deck,
        }
    }

    fn is_card(&self, other: &Card) -> bool {
        matches!(self, Kept::Card(card) if card.id == other.card.id)
    }

    fn is_name(&self, other: &Unknown) -> bool {
        matches!(self, Kept::Name(name) if key(name) == key(&other.name))
    }
}

impl Deck {
    /// Copies in a pile.
    pub fn count(&self, kept: &Kept, pile: Pile) -> u32 {
        let cards = self
            .of(pile)
            .filter(|card| kept.is_card(card))
            .map(|card| card.count);
        let names = self
            .unknown
            .iter()
            .filter(|name| name.pile() == pile && kept.is_name(name))
            .map(|name| name.count);
        cards.chain(names).fold(0, u32::saturating_add)
    }

    /// The pile that has copies: that of the type before others, which come as missions, dilemmas, deck,
    /// aside.
    pub fn pile_with(&self, kept: &Kept) -> Option<Pile> {
        let piles = [kept.pile()].into_iter().chain(Pile::ALL.iter().copied());
        piles.into_iter().find(|pile| self.count(kept, *pile) > 0)
    }

    /// Puts copies into a pile.
    pub fn put(&mut self, kept: &Kept, pile: Pile, count: u32) {
        match kept {
            Kept::Card(card) => self.put_card(card, pile, count),
            Kept::Name(name) => self.put_name(name, pile, count),
        }
    }

    fn put_card(&mut self, card: &Rc<CcgCard>, pile: Pile, count: u32) {
        let mut lines = self.cards.iter_mut();
        let same = lines.find(|line| line.pile == pile && line.card.id == card.id);
        match same {
            Some(line) => line.count = line.count.saturating_add(count),
            None => self.cards.push(Card {
                line: 0,
                pile,
                count,
                card: Rc::clone(card),
                written: card.full_name(),
                how: How::Exact,
            }),
        }
    }

    fn put_name(&mut self, name: &str, pile: Pile, count: u32) {
        let mut lines = self.unknown.iter_mut();
        let same = lines.find(|line| line.pile() == pile && key(&line.name) == key(name));
        match same {
            Some(line) => line.count = line.count.saturating_add(count),
            None => self.unknown.push(Unknown {
                line: 0,
                place: Some(pile),
                count,
                name: name.to_owned(),
                number: None,
                why: Why::NoSuchCard,
            }),
        }
    }

    /// Takes copies out of a pile, from its last line on; all there are if it has no more.
    pub fn take(&mut self, kept: &Kept, pile: Pile, count: u32) {
        let mut left = count;
        let mut taken = |from: &mut u32| {
            let part = left.min(*from);
            *from -= part;
            left -= part;
        };
        for line in self.cards.iter_mut().rev() {
            if line.pile == pile && kept.is_card(line) {
                taken(&mut line.count);
            }
        }
        for line in self.unknown.iter_mut().rev() {
            if line.pile() == pile && kept.is_name(line) {
                taken(&mut line.count);
            }
        }
        self.cards.retain(|line| line.count > 0);
        self.unknown.retain(|line| line.count > 0);
    }

    /// Puts a pile of another deck in the place of its own.
    pub fn replace(&mut self, pile: Pile, other: &Deck) {
        self.cards.retain(|line| line.pile != pile);
        self.unknown.retain(|line| line.pile() != pile);
        self.cards.extend(other.of(pile).cloned());
        let names = other.unknown.iter().filter(|line| line.pile() == pile);
        self.unknown.extend(names.cloned());
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::deck::sample::{card, deck};
    use crate::deck::{Format, write};

    fn pool() -> [Rc<CcgCard>; 2] {
        [
            card("Odo|Curzon", "personnel", |_| {}),
            card("Void", "mission", |_| {}),
        ]
    }

    fn shown(deck: &Deck) -> String {
        write(deck, Format::Lackey, |pile| pile.code().to_owned())
    }

    #[test]
    fn copies_go_in_and_out_and_no_line_is_left_empty() {
        let [odo, void] = pool().map(Kept::Card);
        let mut own = deck("1\tOdo Curzon\n2\tOdo Curzon\n1\tWho\n", &pool());
        assert_eq!(own.count(&odo, Pile::Deck), 3);
        own.take(&odo, Pile::Deck, 2);
        own.put(&void, Pile::Missions, 1);
        own.put(&odo, Pile::Aside, 1);
        assert_eq!(
            shown(&own),
            "1\tOdo Curzon\n1\tWho\nMissions:\n1\tVoid\nAside:\n1\tOdo Curzon\n"
        );
        own.take(&odo, Pile::Deck, 9);
        assert_eq!(own.pile_with(&odo), Some(Pile::Aside));
        own.take(&Kept::Name("who".to_owned()), Pile::Deck, 1);
        assert_eq!(shown(&own), "Missions:\n1\tVoid\nAside:\n1\tOdo Curzon\n");
    }

    #[test]
    fn a_pile_is_replaced_whole() {
        let mut own = deck("1\tOdo Curzon\nAside:\n1\tOdo Curzon\n1\tWho\n", &pool());
        let other = deck("3\tOdo Curzon\nAside:\n1\tVoid\n2\tWhat\n", &pool());
        own.replace(Pile::Aside, &other);
        assert_eq!(shown(&own), "1\tOdo Curzon\nAside:\n1\tVoid\n2\tWhat\n");
    }
}
