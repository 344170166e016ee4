//! What the Bot owns when scores are counted, and which facedown cards only the player can name (solo
//! rules p. 5).

use std::collections::BTreeSet;

use serde::Serialize;

use model::{EntryId, Position, Suit};

use crate::state::setup::{DeckMode, Rulebook};
use crate::state::tabletop::{Face, FacedownPool, Tabletop, Zone};

/// Destroyed before scoring if the Bot owns it (its own SPECIAL operation).
const CONSPIRACY: &str = "cc/card/conspiracy";
/// Its SPECIAL operation finds Incidents before scoring and returns them.
const SU_KAL: &str = "cc/card/sukal";
/// How many Incidents Su'Kal returns at most.
const RETURNED: usize = 2;

/// Facedown cards that count, and that nobody but the player can name.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct UnnamedCards {
    /// The pile the cards come from.
    pub pool: FacedownPool,
    /// How many are still to be named.
    pub count: usize,
    /// What they may be, in the order of their ids.
    pub among: Vec<EntryId>,
}

/// The cards of the Bot that count: all it owns, its Captain included, but neither the Supplement
/// deck (ruling 102) nor what has left it.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize)]
pub struct ScoreHoldings {
    /// The Captain first, then zone by zone. What was destroyed or returned is not among them.
    #[serde(skip)]
    pub cards: Vec<EntryId>,
    /// Incidents that lie facedown in the deck; they count alike, so nobody needs to name them.
    #[serde(skip)]
    pub facedown_incidents: usize,
    /// Cards destroyed before scoring.
    pub destroyed: Vec<EntryId>,
    /// Incidents returned before scoring, as far as their names are known.
    #[serde(skip)]
    pub returned: Vec<EntryId>,
    /// Incidents returned before scoring without a name.
    #[serde(skip)]
    pub returned_facedown: usize,
    /// Facedown cards of a game under way that are not counted, because which they are is nobody's to know yet.
    #[serde(skip_serializing_if = "is_none")]
    pub left_out: usize,
}

/// Nothing is left out of most scores, and they say nothing of it.
fn is_none(left_out: &usize) -> bool {
    *left_out == 0
}

/// A card that counts.
struct OwnedGoods {
    card: EntryId,
    /// In the deck or the Discard pile, where an effect that finds cards looks; the Bot has no hand.
    may_be_found: bool,
}

/// The cards of the Bot that count. `named` are cards the player has turned up among those of
/// [`UnnamedCards`]; others are ignored. A crew pool counts whole as long as none of its cards lies in the
/// Supplement deck, and not at all if all of them do; else the player must say which.
///
/// # Errors
/// With all that is still to be named.
pub fn holdings(book: &Rulebook, table: &Tabletop, named: &[EntryId]) -> Result<ScoreHoldings, Vec<UnnamedCards>> {
    let mut owned = faceup(book, table);
    let mut missing = Vec::new();
    for mut group in facedown(book, table) {
        let turned_up = group.name(named);
        owned.extend(turned_up.into_iter().map(|card| OwnedGoods { card, may_be_found: true }));
        if group.count > 0 {
            missing.push(group);
        }
    }
    if !missing.is_empty() {
        return Err(missing);
    }
    let mut holdings = ScoreHoldings {
        facedown_incidents: count(table, FacedownPool::Incident),
        left_out: secret(book, table).len(),
        ..ScoreHoldings::default()
    };
    holdings.destroy_conspiracy(&mut owned);
    holdings.return_incidents(book, &mut owned);
    holdings.cards = owned.into_iter().map(|owned| owned.card).collect();
    Ok(holdings)
}

/// The Captain, and all cards whose place is known.
fn faceup(book: &Rulebook, table: &Tabletop) -> Vec<OwnedGoods> {
    let captain =
        book.captain_card(book.setup.bot).map(|card| OwnedGoods { card: card.id.clone(), may_be_found: false });
    let hidden = in_facedown_piles(table);
    let secret = secret(book, table);
    let all = table.visible_cards().into_iter();
    let named = all.filter(|(card, _)| table.unnamed_of(card).is_none());
    let shown = named.filter(|(card, _)| !hidden.contains(card));
    let known = hidden.iter().map(|card| (*card, Zone::Deck)).chain(shown);
    let counting =
        known.filter(|(card, zone)| !matches!(zone, Zone::Supplement | Zone::Gone) && !secret.contains(card));
    let cards = counting.map(|(card, zone)| OwnedGoods {
        card: card.clone(),
        may_be_found: matches!(zone, Zone::Deck | Zone::Discard),
    });
    captain.into_iter().chain(cards).collect()
}

/// The cards the program holds facedown, drawn or not, in the order of their ids: the order of the piles is nobody's to
/// know.
fn in_facedown_piles(table: &Tabletop) -> BTreeSet<&EntryId> {
    let faces = table.deck.iter().chain(&table.row);
    let known = faces.filter_map(|face| match face {
        Face::Known(card) => Some(card),
        Face::Hidden(_) => None,
    });
    known.collect()
}

/// Facedown cards of the deck that came from the Supplement deck, as long as the program holds both and the game is
/// under way: points for them would tell which card came.
fn secret<'t>(book: &Rulebook, table: &'t Tabletop) -> BTreeSet<&'t EntryId> {
    if table.ending.is_some() || book.setup.deck == DeckMode::Physical {
        return BTreeSet::new();
    }
    let is_secret = |card: &&EntryId| {
        book.card(card).is_some_and(|card| {
            card.deck == book.setup.bot && matches!(card.position, Some(Position::Development | Position::Reserve))
        })
    };
    let facedown = in_facedown_piles(table).into_iter();
    facedown.filter(is_secret).collect()
}

/// The facedown cards of the deck whose points depend on their names, pool by pool.
fn facedown(book: &Rulebook, table: &Tabletop) -> Vec<UnnamedCards> {
    let crew = table.pools.iter().enumerate().map(|(number, pool)| {
        let pool_name = FacedownPool::Crew(number);
        UnnamedCards { pool: pool_name, count: count(table, pool_name), among: pool.clone() }
    });
    let encounters = UnnamedCards {
        pool: FacedownPool::Encounter,
        count: count(table, FacedownPool::Encounter),
        among: encounters(book, table),
    };
    crew.chain([encounters]).collect()
}

/// The Encounters the Bot may hold facedown: all that do not lie faceup with it.
fn encounters(book: &Rulebook, table: &Tabletop) -> Vec<EntryId> {
    let mut cards = book.commons(Suit::Encounter);
    cards.retain(|card| matches!(table.zone_of(card), None | Some(Zone::Gone)));
    cards
}

/// How many cards of a pool lie facedown in the deck or were drawn from it, or have left it unnamed.
fn count(table: &Tabletop, pool: FacedownPool) -> usize {
    let drawn = table.deck.iter().chain(&table.row);
    let facedown = drawn.filter(|face| **face == Face::Hidden(pool)).count();
    let unnamed = table.unnamed.iter();
    facedown + unnamed.filter(|card| FacedownPool::Crew(card.pool) == pool).count()
}

impl UnnamedCards {
    /// Takes the cards that are certain, or named, out of those that may be meant.
    fn name(&mut self, named: &[EntryId]) -> Vec<EntryId> {
        let cards: Vec<EntryId> = if self.count >= self.among.len() {
            std::mem::take(&mut self.among)
        } else {
            let fits = |card: &&EntryId| named.contains(card);
            self.among.iter().filter(fits).take(self.count).cloned().collect()
        };
        self.among.retain(|card| !cards.contains(card));
        // More facedown cards than the pool has left cannot be named; the pool is right.
        self.count = if self.among.is_empty() { 0 } else { self.count - cards.len() };
        cards
    }
}

impl ScoreHoldings {
    fn destroy_conspiracy(&mut self, owned: &mut Vec<OwnedGoods>) {
        let is_it = |owned: &OwnedGoods| owned.card.as_str() == CONSPIRACY;
        let destroyed = owned.extract_if(.., |owned| is_it(owned));
        self.destroyed.extend(destroyed.map(|owned| owned.card));
    }

    /// Su'Kal: Incidents from the deck and the Discard pile go back to the Incident deck. All are
    /// worth the same, so it does not matter which.
    fn return_incidents(&mut self, book: &Rulebook, owned: &mut Vec<OwnedGoods>) {
        if !owned.iter().any(|owned| owned.card.as_str() == SU_KAL) {
            return;
        }
        let fits = |owned: &OwnedGoods| owned.may_be_found && book.suit(&owned.card) == Suit::Incident;
        let found = owned.extract_if(.., |owned| fits(owned)).take(RETURNED);
        self.returned.extend(found.map(|owned| owned.card));
        let left = RETURNED - self.returned.len();
        self.returned_facedown = left.min(self.facedown_incidents);
        self.facedown_incidents -= self.returned_facedown;
    }
}
