//! Cards nobody has to name. The player puts real cards from the deck on the Discard pile or into the Log
//! without saying which they are; they are named when an effect looks for a card there.

use crate::model::{EntryId, Suit};

use super::run::{Flow, Run};
use crate::solo::state::question::{Answer, Origin, Question};
use crate::solo::state::setup::Rulebook;
use crate::solo::state::step::groups::PileStep;
use crate::solo::state::table::{Face, Pool, Table, Zone};

/// What becomes of cards from the top of the deck.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::solo) enum Fate {
    Discarded,
    Logged,
}

impl Run<'_> {
    /// Discards or logs cards from the top of the Bot deck, one after the other.
    pub fn cards_leave_deck(&mut self, cards: u8, fate: Fate) -> Flow {
        let mut unnamed = 0;
        for _ in 0..cards {
            if self.table.deck.is_empty() {
                self.tell_unnamed(&mut unnamed, fate);
            }
            if !self.has_deck() {
                break;
            }
            if self.leaves_unnamed(fate) {
                unnamed += 1;
                continue;
            }
            self.tell_unnamed(&mut unnamed, fate);
            let Some(card) = self.flip_deck()? else {
                break;
            };
            match fate {
                Fate::Discarded => self.discard(card, Zone::Deck),
                Fate::Logged => self.log(card, Zone::Deck),
            }
        }
        self.tell_unnamed(&mut unnamed, fate);
        Ok(())
    }

    fn tell_unnamed(&mut self, cards: &mut u8, fate: Fate) {
        let count = std::mem::take(cards);
        if count > 0 {
            self.note(match fate {
                Fate::Discarded => PileStep::DiscardsUnnamed { cards: count },
                Fate::Logged => PileStep::LogsUnnamed { cards: count },
            });
        }
    }

    /// Moves the top card of the deck without a name, if none is needed. A pool part of which lies in the
    /// Supplement deck needs all its names, for the score depends on them; what is logged needs one if it
    /// may be an Incident, which the Bot never logs.
    fn leaves_unnamed(&mut self, fate: Fate) -> bool {
        let Some(Face::Hidden(Pool::Crew(pool))) = self.table.deck.last().cloned() else {
            return false;
        };
        let (book, among) = (self.book, &self.table.pools[pool]);
        let may_be_incident = || among.iter().any(|card| book.suit(card) == Suit::Incident);
        let is_left = self
            .table
            .supplement
            .contains(&Face::Hidden(Pool::Crew(pool)));
        let needs_name = fate == Fate::Logged && may_be_incident();
        if !book.joins() || among.len() < 2 || is_left || needs_name {
            return false;
        }
        let Some(stand_in) = self.table.stand_in(pool) else {
            return false;
        };
        self.table.deck.pop();
        match fate {
            Fate::Discarded => self.table.discard.push(stand_in),
            Fate::Logged => self.table.log.push(stand_in),
        }
        true
    }

    /// Learns the names in the Discard pile that a search for a suit or trait needs: those of all cards
    /// that may be one, or of those above the first that is known to be one.
    pub fn know_discard(&mut self, slug: &str, all: bool) -> Flow {
        loop {
            let cards = needed(self.book, &self.table, slug, all);
            if cards.is_empty() {
                return Ok(());
            }
            if self.name_certain(&cards) {
                continue;
            }
            let book = self.book;
            let asked = self.ask_if(|table| question(table, &needed(book, table, slug, all)))?;
            let cards = needed(book, &self.table, slug, all);
            let answers = asked.map_or_else(Vec::new, Answer::parts);
            for (stand_in, answer) in cards.iter().zip(answers) {
                if let Answer::Card(Some(card)) = answer {
                    self.table.name(stand_in, &card);
                }
            }
        }
    }

    /// Names the cards that can be no other; whether there were any.
    fn name_certain(&mut self, cards: &[EntryId]) -> bool {
        let certain = cards.iter().find_map(|stand_in| {
            let pool = self.table.unnamed_of(stand_in)?;
            match &self.table.pools[pool][..] {
                [only] => Some((stand_in.clone(), only.clone())),
                _ => None,
            }
        });
        if let Some((stand_in, card)) = &certain {
            self.table.name(stand_in, card);
        }
        certain.is_some()
    }

    /// The cards of the Discard pile as a shuffled facedown pile. A card without a name may be any of its
    /// pool, so all that is left of that pool joins the new one.
    pub fn shuffled(&mut self, cards: Vec<EntryId>) -> Vec<Face> {
        let book = self.book;
        let table = &mut self.table;
        let count = cards.len();
        let (unnamed, mut among): (Vec<EntryId>, Vec<EntryId>) = cards
            .into_iter()
            .partition(|card| table.unnamed_of(card).is_some());
        if unnamed.is_empty() {
            return book.pile(table, among);
        }
        let mut old: Vec<usize> = unnamed
            .iter()
            .filter_map(|card| table.unnamed_of(card))
            .collect();
        old.sort_unstable();
        old.dedup();
        for pool in &old {
            among.append(&mut table.pools[*pool]);
        }
        table.pools.push(among);
        let new = table.pools.len() - 1;
        table
            .unnamed
            .retain(|card| !unnamed.contains(&card.stand_in));
        for card in &mut table.unnamed {
            if old.contains(&card.pool) {
                card.pool = new;
            }
        }
        for face in &mut table.row {
            if matches!(face, Face::Hidden(Pool::Crew(pool)) if old.contains(pool)) {
                *face = Face::Hidden(Pool::Crew(new));
            }
        }
        vec![Face::Hidden(Pool::Crew(new)); count]
    }
}

/// The cards without a name down to the last that must be known, the top one first.
fn needed(book: &Rulebook, table: &Table, slug: &str, all: bool) -> Vec<EntryId> {
    let may_be = |card: &&EntryId| {
        let pool = table.unnamed_of(card).map(|pool| &table.pools[pool]);
        pool.is_some_and(|pool| pool.iter().any(|card| book.is(card, slug)))
    };
    let from_top = table.discard.iter().rev();
    let above = from_top.take_while(|card| all || !book.is(card, slug));
    let unnamed: Vec<&EntryId> = above
        .filter(|card| table.unnamed_of(card).is_some())
        .collect();
    let deepest = unnamed.iter().rposition(may_be);
    let needed = deepest.map_or(0, |deepest| deepest + 1);
    unnamed.into_iter().take(needed).cloned().collect()
}

fn question(table: &Table, cards: &[EntryId]) -> Option<Question> {
    let reveal = |stand_in: &EntryId| Question::Reveal {
        from: Origin::Discard,
        candidates: match table.unnamed_of(stand_in) {
            Some(pool) => table.pools[pool].clone(),
            None => Vec::new(),
        },
    };
    Question::joined(cards.iter().map(reveal).collect())
}
