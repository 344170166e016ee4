//! Texts that few runs read. `src/build.rs` packs them, for a program that begins in a millisecond feels its size.

use std::io::Read;

use flate2::read::DeflateDecoder;

/// A text as the program holds it.
#[derive(Debug, Clone, Copy)]
pub struct CompressedText {
    /// The text in UTF-8, packed by DEFLATE without a header.
    pub bytes: &'static [u8],
    /// Bytes of the text.
    pub size: usize,
}

impl CompressedText {
    /// The text. A binary that is damaged there has none.
    pub fn text(&self) -> String {
        let mut text = String::with_capacity(self.size);
        match DeflateDecoder::new(self.bytes).read_to_string(&mut text) {
            Ok(_) => text,
            Err(_) => String::new(),
        }
    }
}
