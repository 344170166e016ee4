//! What `src/build.rs` has made of the data files: their stamp, and all their texts.

use crate::packed::Packed;

include!(concat!(env!("OUT_DIR"), "/embedded.rs"));
