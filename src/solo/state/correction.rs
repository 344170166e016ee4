//! Setting anything by hand, when table and program differ.

use serde::{Deserialize, Serialize};

use crate::rules::marks::TraitMark;
use model::{EffectToken, EntryId};

use super::tabletop::{LocationSlot, Slot, Stardate, TOP, Tabletop, Zone};

/// One thing set by the player. It asks for nothing and follows no rule.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "correct", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
pub enum Correction {
    /// Steps of the Bot's Research, Influence, Military.
    Tracks {
        /// In that order; above 15 they are cut.
        steps: [u8; 3],
    },
    /// One kind of the Bot's resources.
    Token {
        /// Which resource.
        token: EffectToken,
        /// How many of it the Bot has.
        amount: u8,
    },
    /// A card goes to another zone of the Bot, wherever it was.
    Move {
        /// The card that moves.
        card: EntryId,
        /// Where it lies then: on top of a pile, last in a row.
        to: Zone,
    },
    /// All four places of the Market.
    Market {
        /// From left to right, in the order of [`MARKET`](super::tabletop::MARKET).
        slots: [Slot; 4],
    },
    /// The Neutral Zone.
    Zone {
        /// Its Locations from left to right.
        sites: Vec<LocationSlot>,
    },
    /// Where a Ship of the Bot stands; `None` on its own card.
    Ship {
        /// The deployed Ship.
        card: EntryId,
        /// The neutral Location; one that is not on the table counts as `None`.
        at: Option<EntryId>,
    },
    /// The Stardate card on top; with one the game's last turn is open again.
    Stardate {
        /// Its number, from 1; `None` once the last is emptied.
        card: Option<u8>,
        /// Glory on it.
        glory: u8,
    },
    /// Emptied Stardate cards in the Bot's Staging Area.
    Held {
        /// Their numbers, from 1.
        cards: Vec<u8>,
    },
    /// The Incident deck.
    Incidents {
        /// Cards left in it.
        left: u8,
    },
    /// The Encounter deck.
    Encounters {
        /// Cards left in it.
        left: u8,
    },
    /// Steps of the player's Research, Influence, Military.
    PlayerTracks {
        /// In that order; above 15 they are cut.
        steps: [u8; 3],
    },
    /// The Junk, the card junked last at the end.
    Junk {
        /// Those with a name, the card junked first at the beginning.
        cards: Vec<EntryId>,
        /// Cards of the set-up that are still not named.
        #[serde(default, skip_serializing_if = "is_zero")]
        unnamed: u8,
    },
    /// The traits the Bot has marked.
    Marks {
        /// In the order in which they were marked.
        marks: Vec<TraitMark>,
    },
    /// Whether the Bot is in exile.
    Exile {
        /// Whether it is that card, and not the regular program cards, that counts.
        exile: bool,
    },
    /// The Bot turn after which the game ends; `None` while that is open.
    LastTurn {
        /// Its number among the Bot turns, from 1.
        turn: Option<u8>,
    },
}

impl Correction {
    /// Sets it. Steps above 15 are cut.
    pub fn apply(&self, table: &mut Tabletop) {
        match self {
            Correction::Tracks { steps } => table.tracks = steps.map(|step| step.min(TOP)),
            Correction::PlayerTracks { steps } => {
                table.player_tracks = steps.map(|step| step.min(TOP));
            }
            Correction::Token { token, amount } => *table.supply.slot(*token) = *amount,
            Correction::Move { card, to } => {
                table.take_out(card);
                table.put(card.clone(), *to);
            }
            Correction::Market { slots } => set_market(table, slots),
            Correction::Zone { sites } => set_zone(table, sites),
            Correction::Ship { card, at } => {
                let there = at.clone().filter(|at| table.site_of(at).is_some());
                if let Some(ship) = table.ships.iter_mut().find(|ship| ship.card == *card) {
                    ship.at = there;
                }
            }
            Correction::Stardate { card, glory } => {
                table.stardate = Stardate { card: *card, glory: *glory };
                table.fresh.stardate = true;
                // With a card on top again the Credits have not begun.
                table.last_turn = match card {
                    Some(_) => None,
                    None => Some(table.last_turn.unwrap_or(next_round(table))),
                };
            }
            Correction::Held { cards } => table.held.clone_from(cards),
            Correction::Incidents { left } => table.incidents = *left,
            Correction::Encounters { left } => table.encounters = *left,
            Correction::Junk { cards, unnamed } => table.lay_junk(cards, *unnamed),
            Correction::Marks { marks } => {
                if let Some(state) = &mut table.captain {
                    state.marks.clone_from(marks);
                }
            }
            Correction::Exile { exile } => {
                if let Some(state) = &mut table.captain {
                    state.exile = *exile;
                }
            }
            Correction::LastTurn { turn } => table.last_turn = *turn,
        }
    }
}

fn is_zero(number: &u8) -> bool {
    *number == 0
}

/// Lays out the Market. What lies there has left the Junk.
fn set_market(table: &mut Tabletop, slots: &[Slot; 4]) {
    table.market.clone_from(slots);
    for slot in slots {
        if let Slot::Card { card, .. } = slot {
            table.junk.retain(|other| other != card);
        }
    }
}

/// The last round if the last Stardate card was emptied in this one: the round of a Bot turn under way,
/// else the round that the player's turn has begun (solo rules p. 5).
fn next_round(table: &Tabletop) -> u8 {
    let is_under_way = !(table.row.is_empty() && table.staging.is_empty());
    table.turn.saturating_add(if is_under_way { 1 } else { 2 })
}

/// Lays out the Neutral Zone. A Ship whose Location is gone stands on its own card again.
pub fn set_zone(table: &mut Tabletop, sites: &[LocationSlot]) {
    table.zone = sites.to_vec();
    for ship in &mut table.ships {
        let stays = sites.iter().any(|site| site.card == ship.at);
        if !stays {
            ship.at = None;
        }
    }
}
