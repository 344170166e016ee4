//! Packs texts for the binary.

use std::fs;
use std::io::Write;
use std::path::Path;

use flate2::Compression;
use flate2::write::DeflateEncoder;

/// Writes a text packed to a file, and returns the `CompressedText` that holds it as Rust.
///
/// # Errors
/// When the file cannot be written.
pub fn packed(text: &str, to: &Path) -> std::io::Result<String> {
    let mut packed = DeflateEncoder::new(Vec::new(), Compression::best());
    packed.write_all(text.as_bytes())?;
    fs::write(to, packed.finish()?)?;
    let size = text.len();
    Ok(format!("CompressedText {{ bytes: include_bytes!({to:?}), size: {size} }}"))
}
