//! Texts that few runs read. Build scripts pack them, for a program that begins in a millisecond feels its size.

use std::io::{self, Read};

use flate2::Compression;
use flate2::bufread::{DeflateDecoder, DeflateEncoder};

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
        unpack(self.bytes, self.size).unwrap_or_default()
    }
}

/// A text packed by DEFLATE without a header, as small as it gets.
///
/// # Errors
/// None: it is written to memory.
pub fn pack(text: &str) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    DeflateEncoder::new(text.as_bytes(), Compression::best()).read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// The text that was packed, of about so many bytes.
///
/// # Errors
/// When the bytes are damaged.
pub fn unpack(bytes: &[u8], size: usize) -> io::Result<String> {
    let mut text = String::with_capacity(size);
    DeflateDecoder::new(bytes).read_to_string(&mut text)?;
    Ok(text)
}
