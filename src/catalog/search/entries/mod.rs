//! The look-up: which entry a player means by a few words.

pub mod evidence;
pub mod index;
pub mod intent;
pub mod lexicon;
pub mod meanings;
pub mod phrase;
pub mod schema;
pub mod terms;
pub mod weights;
pub mod write;
