//! The look-up: which entry a player means by a few words.

pub mod evidence;
pub mod index;
pub mod lexicon;
pub mod meanings;
pub mod names;
pub mod phrase;
pub mod question;
pub mod rank;
pub mod reader;
pub mod schema;
pub mod spoken;
pub mod stopwords;
pub mod terms;
pub mod write;
