//! The look-up: which entry a player means by a few words.

pub(super) mod chooser;
pub(super) mod evidence;
pub(super) mod index;
pub(super) mod intent;
pub(super) mod lexicon;
pub(super) mod meanings;
pub(super) mod passage;
pub(super) mod phrase;
pub(super) mod sayings;
mod schema;
pub(super) mod terms;
pub(super) mod weights;
pub(super) mod write;
