//! Pure functions on text: folding for look-ups, slugs, suggestions, symbols, blocks.

mod blemish;
mod collate;
mod counted;
mod fold;
mod markup;
mod phrase_key;
mod resolve;
mod sentences;
mod suggest;
mod syntax;
pub mod vocabulary;
pub mod yaml;
pub mod yaml_flow;

pub use blemish::{Blemish, blemishes};
pub use blemish::{steers, visible};
pub use collate::collation;
pub use counted::{SIGNS, counted, digits};
pub use fold::with_capital;
pub use fold::{each_word, folded_sign, key, spelled, words};
pub use fold::{is_slug, slug};
pub use markup::unmarked;
pub use markup::{MarkupBlock, blocks};
pub use markup::{MarkupPiece, pieces, symbols};
pub use phrase_key::{PhraseFit, PhraseKey};
pub use resolve::{Candidate, NameRecognition, Policy, Resolution, resolve};
pub use sentences::sentences;
pub use suggest::{closest, closest_things, keep_likely, nearest, things_called};
pub use syntax::{Shape, SyntaxFault, SyntaxKind};
