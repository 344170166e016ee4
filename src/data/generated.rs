//! What `src/build.rs` has found out about the data files: their stamp, and the bytes of all their texts together.

include!(concat!(env!("OUT_DIR"), "/embedded.rs"));
