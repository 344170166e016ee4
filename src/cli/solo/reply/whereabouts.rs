//! Where a card lies that cannot be meant, as far as the player may know it.

use super::Reader;
use crate::error::{Error, SoloError};
use crate::locale::{Texts, msg};
use crate::model::{Card, CrewDeck, EntryId};
use crate::solo::state::tabletop::{Face, Slot, Table, Zone};
use crate::view::captain_name;

/// The refusal of a card of the game that is not among those that may be meant.
pub fn impossible(reader: Reader<'_>, card: &Card) -> Error {
    let title = card.title.get(reader.lang).clone();
    match place(&Texts::new(reader.lang), reader.table, &card.id) {
        Some(place) => SoloError::CardElsewhere { card: title, place },
        None if card.deck != CrewDeck::Common => SoloError::CardOfCrew {
            card: title,
            captain: captain_name(card.deck),
        },
        None => SoloError::ImpossibleCard { card: title },
    }
    .into()
}

/// The place of a card in words; `None` if nobody knows. Of facedown piles it is not told which: their order is
/// nobody's to know, and neither is what a stand-in stands for.
fn place(texts: &Texts, table: &Table, card: &EntryId) -> Option<String> {
    let in_market = |slot: &Slot| matches!(slot, Slot::Card { card: other, .. } if other == card);
    if table.market.iter().any(in_market) {
        return Some(msg::play_at_market(texts));
    }
    if table.site_of(card).is_some() {
        return Some(msg::play_at_zone(texts));
    }
    if table.reinforcements.contains(card) {
        return Some(msg::play_at_reinforcements(texts));
    }
    let is_hidden = table.pools.iter().flatten().any(|other| other == card);
    if is_hidden || table.unnamed_of(card).is_some() || is_facedown(table, card) {
        return Some(msg::play_at_facedown(texts));
    }
    table.zone_of(card).map(|zone| in_zone(texts, zone))
}

fn is_facedown(table: &Table, card: &EntryId) -> bool {
    let face = Face::Known(card.clone());
    let piles = [&table.deck, &table.supplement, &table.row];
    piles.into_iter().any(|pile| pile.contains(&face))
}

fn in_zone(texts: &Texts, zone: Zone) -> String {
    match zone {
        Zone::Deck | Zone::Supplement => msg::play_at_facedown(texts),
        Zone::Discard => msg::play_at_discard(texts),
        Zone::Staging => msg::play_at_staging(texts),
        Zone::Log => msg::play_at_log(texts),
        Zone::Officer | Zone::Controlled | Zone::Ships => msg::play_at_control(texts),
        Zone::Gone => msg::play_at_gone(texts),
    }
}
