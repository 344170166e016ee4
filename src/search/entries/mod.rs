//! The look-up: which entry a player means by a few words.

pub mod everyday;
pub mod evidence;
pub mod index;
pub mod intent;
pub mod lexicon;
pub mod meanings;
pub mod names;
pub mod phrase;
pub mod reader;
pub mod schema;
pub mod stopwords;
pub mod terms;
pub mod weights;
pub mod write;
