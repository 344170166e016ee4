//! What happens when the rules have chosen: the computer's turn, its effects, and the cards it moves.

pub mod captain;
pub mod conditions;
pub mod effects;
pub mod events;
pub mod gains;
pub mod junk;
pub mod locations;
pub mod market;
pub mod offer;
pub mod outset;
pub mod own_captain;
pub mod own_cards;
pub mod piles;
pub mod player;
pub mod run;
pub mod trigger;
pub mod turn;
pub mod unnamed;
