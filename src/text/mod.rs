//! Pure functions on text: folding for look-ups, slugs, suggestions, symbols, blocks.

mod blemish;
mod blocks;
mod capital;
mod collate;
mod counted;
mod depth;
mod fold;
mod mark;
mod resolve;
mod slug;
mod suggest;
mod symbols;
mod syntax;
mod visible;
pub mod vocabulary;
pub mod yaml;
pub mod yaml_flow;

pub use blemish::{Blemish, blemishes};
pub use blocks::{Block, blocks};
pub use capital::with_capital;
pub use collate::collation;
pub use counted::{SIGNS, counted, digits};
pub use depth::nests_deeper;
pub use fold::{each_word, folded_sign, key, spelled, words};
pub use mark::unmarked;
pub use resolve::{Candidate, Meaning, Policy, Way, resolve};
pub use slug::{is_slug, slug};
pub use suggest::{closest, closest_things, keep_likely, nearest, things_called};
pub use symbols::{Piece, pieces, symbols};
pub use syntax::{Shape, SyntaxFault, SyntaxKind};
pub use visible::{steers, visible};
