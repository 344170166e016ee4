//! What the player owns comes first wherever cards are suggested, with a mark.

use std::collections::BTreeMap;
use std::rc::Rc;

use crate::deck::card_finder::{CardFinder, OwnedCards};
use deck::{AllMissions, CopyShortage, FoundDeck, MissingSkill, PlayPermissions, needs, shortages};
use model::order::Order;
use model::{CcgCard, EntryId};
use page::link;
use page::locale::{Texts, msg};
use words::Problem;

/// Cards named in place of one at most.
const MOST_STAND_INS: usize = 3;

/// A card as it is suggested: with a mark where the player has copies of it.
pub(super) fn suggested(texts: &Texts, id: &EntryId, name: &str, owned: u32) -> String {
    let name = link(id.as_str(), name);
    if owned == 0 { name } else { msg::collection_own_mark(texts, name, owned) }
}

/// Looks among all known cards for who else has what is missing; whom the player owns comes first.
///
/// # Errors
/// When the catalog cannot be read.
pub(super) fn find_substitutes(
    finder: &CardFinder<'_>,
    stock: &OwnedCards,
    deck: &FoundDeck,
    all: &mut AllMissions,
) -> Result<(), Problem> {
    let doors = PlayPermissions::from_deck(deck);
    for missing in &mut all.missing {
        let cards = finder.personnel_with(&missing.skill)?;
        missing.look_among(&cards, deck, &doors);
        for one in missing.substitutes.iter_mut().filter(|_| !stock.is_empty()) {
            if let Some(card) = cards.iter().find(|card| card.id == one.id) {
                one.owned = stock.copies(finder, card)?;
            }
        }
        missing.substitutes.order_by_key(|one| one.owned == 0);
    }
    Ok(())
}

/// The skills that missions lack and somebody in the collection has, with those alone.
pub(super) fn own_substitutes(all: &AllMissions) -> Vec<MissingSkill> {
    let own = all.missing.iter().map(|missing| {
        let mut own = missing.clone();
        own.substitutes.retain(|one| one.owned > 0);
        own
    });
    own.filter(|missing| !missing.substitutes.is_empty()).collect()
}

/// The cards that decks need together and the collection lacks, each with what of it is free and could be used instead.
///
/// # Errors
/// When the catalog cannot be read.
pub(super) fn find_shortages(
    finder: &CardFinder<'_>,
    stock: &OwnedCards,
    decks: &[&FoundDeck],
) -> Result<Vec<CopyShortage>, Problem> {
    let needs = needs(decks.iter().copied());
    let mut short = shortages(&needs, |card| stock.copies(finder, card))?;
    if short.is_empty() || stock.is_empty() {
        return Ok(short);
    }
    let free = free_cards(finder, stock, &needs)?;
    let doors: Vec<PlayPermissions> = decks.iter().map(|deck| PlayPermissions::from_deck(deck)).collect();
    for one in &mut short {
        one.look_among(&free, &doors);
        one.instead.truncate(MOST_STAND_INS);
    }
    Ok(short)
}

/// The cards of the collection with the copies that no deck needs, by their ids.
fn free_cards(
    finder: &CardFinder<'_>,
    stock: &OwnedCards,
    needs: &[(Rc<CcgCard>, u32)],
) -> Result<Vec<(Rc<CcgCard>, u32)>, Problem> {
    let mut free: BTreeMap<EntryId, (Rc<CcgCard>, u32)> = BTreeMap::new();
    for (name, copies) in stock.all() {
        if let Some(card) = finder.card(name)? {
            let known = free.entry(card.id.clone()).or_insert((card, 0));
            known.1 = known.1.saturating_add(*copies);
        }
    }
    for (card, needed) in needs {
        if let Some((_, copies)) = free.get_mut(&card.id) {
            *copies = copies.saturating_sub(*needed);
        }
    }
    Ok(free.into_values().filter(|(_, copies)| *copies > 0).collect())
}
