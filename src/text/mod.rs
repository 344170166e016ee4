//! Pure functions on text: folding for look-ups, slugs, suggestions, symbols, blocks.

mod blemish;
mod blocks;
mod capital;
mod collate;
mod counted;
mod fold;
mod mark;
mod resolve;
mod slug;
mod suggest;
mod symbols;
mod syntax;
pub mod vocabulary;

pub use blemish::{Blemish, blemishes};
pub use blocks::{Block, blocks};
pub use capital::with_capital;
pub use collate::collation;
pub use counted::{SIGNS, counted, digits};
pub use fold::{key, spelled, words};
pub use mark::unmarked;
pub use resolve::{Candidate, Meaning, Policy, Way, resolve};
pub use slug::{is_slug, slug};
pub use suggest::{closest, closest_things, nearest, things_called};
pub use symbols::{Piece, pieces, symbols};
pub use syntax::{Shape, SyntaxFault, SyntaxKind};
