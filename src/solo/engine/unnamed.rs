//! Cards nobody has to name. The player puts real cards from the deck on the Discard pile or into the Log
//! without saying which they are; they are named when an effect looks for a card there.

use model::{EntryId, Suit};

use super::run::{Flow, Run};
use crate::state::question::{Question, QuestionAnswer, QuestionOrigin};
use crate::state::step::groups::PileStep;
use crate::state::tabletop::{Face, FacedownPool, Tabletop, Zone};
use model::order::Order;

/// What becomes of cards from the top of the deck.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Fate {
    /// They go to the Bot Discard pile.
    Discarded,
    /// They go into the Log, but for Incidents and what a special rule keeps out of it.
    Logged,
}

impl Run<'_> {
    /// Discards or logs cards from the top of the Bot deck, one after the other, and says how many left it.
    pub(crate) fn cards_leave_deck(&mut self, cards: u8, fate: Fate) -> Flow<usize> {
        let mut unnamed = 0;
        let mut left = 0;
        for _ in 0..cards {
            // What left the deck before the reshuffle is told before it.
            if self.table.deck.is_empty() {
                self.tell_unnamed(&mut unnamed, fate);
            }
            if !self.has_deck() {
                break;
            }
            if self.leaves_unnamed(fate) {
                left += 1;
                unnamed += 1;
                continue;
            }
            self.tell_unnamed(&mut unnamed, fate);
            let Some(card) = self.flip_deck()? else {
                break;
            };
            left += 1;
            match fate {
                Fate::Logged if !self.is_unlogged(&card) => self.log(card, Zone::Deck),
                Fate::Logged | Fate::Discarded => self.discard(card, Zone::Deck),
            }
        }
        self.tell_unnamed(&mut unnamed, fate);
        Ok(left)
    }

    /// Whether a card is discarded where the top card of the Bot deck is logged, by a special rule.
    fn is_unlogged(&self, card: &EntryId) -> bool {
        let slug = self.book.program.rule.unlogged.as_ref();
        slug.is_some_and(|slug| self.book.is(card, slug))
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
    /// may be an Incident, which the Bot never logs, or a card its special rule keeps out of the Log.
    fn leaves_unnamed(&mut self, fate: Fate) -> bool {
        let Some(Face::Hidden(FacedownPool::Crew(pool))) = self.table.deck.last().cloned() else {
            return false;
        };
        let (book, among) = (self.book, &self.table.pools[pool]);
        let may_stay_out = |card: &EntryId| book.suit(card) == Suit::Incident || self.is_unlogged(card);
        let may_not_be_logged = || among.iter().any(may_stay_out);
        let is_left = self.table.supplement.contains(&Face::Hidden(FacedownPool::Crew(pool)));
        let needs_name = fate == Fate::Logged && may_not_be_logged();
        // Of a pool with one card left the name is certain.
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
    pub(crate) fn require_discard(&mut self, slug: &str, all: bool) -> Flow {
        let book = self.book;
        self.require_pile(QuestionOrigin::Discard, &|card| book.is(card, slug), all)
    }

    /// Learns the names in the Log until a card with a suit or trait is known there, or none can be.
    pub(crate) fn require_log(&mut self, slug: &str) -> Flow {
        let book = self.book;
        self.require_pile(QuestionOrigin::Log, &|card| book.is(card, slug), false)
    }

    /// Learns the names of the cards discarded last, as far as they may fit.
    pub(crate) fn require_last_discarded(&mut self, cards: usize, fits: &dyn Fn(&EntryId) -> bool) -> Flow {
        self.require_names(QuestionOrigin::Discard, &|table| {
            let last = table.discard.iter().rev().take(cards);
            let unnamed = last.filter(|card| may_be(table, card, fits));
            unnamed.cloned().collect()
        })
    }

    /// Learns the names in a faceup pile that a search needs: those of all cards that may fit, or of those
    /// above the first that is known to.
    pub(crate) fn require_pile(
        &mut self,
        pile: QuestionOrigin,
        fits: &dyn Fn(&EntryId) -> bool,
        all: bool,
    ) -> Flow {
        self.require_names(pile, &|table| needed(table, pile, fits, all))
    }

    /// Learns the names of cards, until no more are needed.
    fn require_names(&mut self, pile: QuestionOrigin, needed: &dyn Fn(&Tabletop) -> Vec<EntryId>) -> Flow {
        loop {
            let cards = needed(&self.table);
            if cards.is_empty() {
                return Ok(());
            }
            if self.name_certain(&cards) {
                continue;
            }
            // Worked out again inside: a correction typed before the answer may change which are needed.
            let asked = self.ask_if(|table| question(table, pile, &needed(table)))?;
            let cards = needed(&self.table);
            let answers = asked.map_or_else(Vec::new, QuestionAnswer::into_parts);
            for (stand_in, answer) in cards.iter().zip(answers) {
                if let QuestionAnswer::Card(Some(card)) = answer {
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
        let (unnamed, mut among): (Vec<EntryId>, Vec<EntryId>) =
            cards.into_iter().partition(|card| table.unnamed_of(card).is_some());
        if unnamed.is_empty() {
            return book.pile(table, among);
        }
        let mut old: Vec<usize> = unnamed.iter().filter_map(|card| table.unnamed_of(card)).collect();
        old.put_in_order();
        old.dedup();
        for pool in &old {
            among.append(&mut table.pools[*pool]);
        }
        table.pools.push(among);
        let new = table.pools.len() - 1;
        table.unnamed.retain(|card| !unnamed.contains(&card.stand_in));
        for card in &mut table.unnamed {
            if old.contains(&card.pool) {
                card.pool = new;
            }
        }
        for face in &mut table.row {
            if matches!(face, Face::Hidden(FacedownPool::Crew(pool)) if old.contains(pool)) {
                *face = Face::Hidden(FacedownPool::Crew(new));
            }
        }
        vec![Face::Hidden(FacedownPool::Crew(new)); count]
    }
}

/// The cards without a name down to the last that must be known, the top one first.
fn needed(table: &Tabletop, pile: QuestionOrigin, fits: &dyn Fn(&EntryId) -> bool, all: bool) -> Vec<EntryId> {
    let cards = if pile == QuestionOrigin::Log { &table.log } else { &table.discard };
    let is_named = |card: &EntryId| table.unnamed_of(card).is_none();
    let from_top = cards.iter().rev();
    let above = from_top.take_while(|card| all || !(is_named(card) && fits(card)));
    let unnamed: Vec<&EntryId> = above.filter(|card| !is_named(card)).collect();
    let deepest = unnamed.iter().rposition(|card| may_be(table, card, fits));
    let needed = deepest.map_or(0, |deepest| deepest + 1);
    unnamed.into_iter().take(needed).cloned().collect()
}

/// Whether a card without a name may be one that fits.
fn may_be(table: &Tabletop, card: &EntryId, fits: &dyn Fn(&EntryId) -> bool) -> bool {
    let pool = table.unnamed_of(card).map(|pool| &table.pools[pool]);
    pool.is_some_and(|pool| pool.iter().any(fits))
}

fn question(table: &Tabletop, from: QuestionOrigin, cards: &[EntryId]) -> Option<Question> {
    let reveal = |stand_in: &EntryId| Question::Reveal {
        from,
        candidates: match table.unnamed_of(stand_in) {
            Some(pool) => table.pools[pool].clone(),
            None => Vec::new(),
        },
    };
    Question::join(cards.iter().map(reveal).collect())
}
