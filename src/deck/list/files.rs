//! From bytes to text: the encodings deck lists come in, and zip archives with lists in them.

use std::io::{Cursor, Read};

use encoding_rs::{Encoding, UTF_8, WINDOWS_1252};

use model::codes;
use model::text::steers;

/// More bytes than any deck list has.
pub const MAX_LIST_BYTES: usize = 1 << 20;

codes!(
    /// Bytes that are no deck list.
    #[derive(thiserror::Error)]
    DecodeError {
        /// Nothing in it.
        #[error("empty")]
        Empty => "empty",
        /// More than a mebibyte.
        #[error("too large")]
        TooLarge => "too-large",
        /// A card with a name no screen could show.
        #[error("long line")]
        LongLine => "long-line",
        /// A text in which nobody names a card.
        #[error("no cards")]
        NoCards => "no-cards",
        /// Not a text.
        #[error("binary")]
        Binary => "binary",
    }
);

/// The text of a file: UTF-8 with or without byte order mark, UTF-16 with one, else Windows-1252, as
/// older editors write it.
///
/// # Errors
/// When the file is empty, too large or no text.
pub fn decode(bytes: &[u8]) -> Result<String, DecodeError> {
    if bytes.len() > MAX_LIST_BYTES {
        return Err(DecodeError::TooLarge);
    }
    let text = decode_text(bytes)?;
    if text.chars().any(is_binary) {
        return Err(DecodeError::Binary);
    }
    if text.trim().is_empty() {
        return Err(DecodeError::Empty);
    }
    Ok(unsteered(text))
}

/// By the byte order mark, else as UTF-8. In Windows-1252 the five bytes it leaves free become control characters,
/// which are no text.
fn decode_text(bytes: &[u8]) -> Result<String, DecodeError> {
    let (encoding, mark) = Encoding::for_bom(bytes).unwrap_or((UTF_8, 0));
    let bytes = bytes.get(mark..).unwrap_or_default();
    match encoding.decode_without_bom_handling_and_without_replacement(bytes) {
        Some(text) => Ok(text.into_owned()),
        None if encoding == UTF_8 => {
            let (text, _) = WINDOWS_1252.decode_without_bom_handling(bytes);
            Ok(text.into_owned())
        }
        None => Err(DecodeError::Binary),
    }
}

/// The text without signs that take no room or turn the writing: web pages leave them in names. Page breaks and the
/// end sign of old systems part lines and stay.
fn unsteered(text: String) -> String {
    let goes = |sign: char| steers(sign) && !sign.is_control();
    if text.chars().any(goes) { text.chars().filter(|sign| !goes(*sign)).collect() } else { text }
}

fn is_binary(c: char) -> bool {
    c.is_control() && !matches!(c, '\n' | '\r' | '\t' | '\u{c}' | '\u{1a}')
}

/// More files than any archive of decks has.
const MOST_FILES: usize = 100;

codes!(
    /// An archive out of which no lists can be taken.
    #[derive(thiserror::Error)]
    ArchiveError {
        /// Damaged, or packed in a way nobody packs lists.
        #[error("damaged")]
        Damaged => "damaged",
        /// No file in it.
        #[error("empty")]
        Empty => "empty-archive",
        /// More than a hundred files, or a mebibyte in all.
        #[error("too large")]
        TooLarge => "too-large",
    }
);

/// Whether bytes begin like a zip archive.
pub fn is_archive(bytes: &[u8]) -> bool {
    bytes.starts_with(b"PK\x03\x04") || bytes.starts_with(b"PK\x05\x06")
}

/// The files of an archive with their names, in their order; folders and hidden files are left out.
///
/// # Errors
/// When it is damaged, empty or too large.
pub fn unzip_files(bytes: &[u8]) -> Result<Vec<(String, Vec<u8>)>, ArchiveError> {
    let mut archive = zip::ZipArchive::new(Cursor::new(bytes)).map_err(|_| ArchiveError::Damaged)?;
    if archive.len() > MOST_FILES {
        return Err(ArchiveError::TooLarge);
    }
    let mut files = Vec::new();
    let mut room = MAX_LIST_BYTES as u64;
    for at in 0..archive.len() {
        let file = archive.by_index(at).map_err(|_| ArchiveError::Damaged)?;
        let name = file.name().map_err(|_| ArchiveError::Damaged)?.into_owned();
        if file.is_dir() || is_hidden(&name) {
            continue;
        }
        let mut content = Vec::new();
        let read = file.take(room + 1).read_to_end(&mut content);
        read.map_err(|_| ArchiveError::Damaged)?;
        room = room.checked_sub(content.len() as u64).ok_or(ArchiveError::TooLarge)?;
        files.push((name, content));
    }
    if files.is_empty() {
        return Err(ArchiveError::Empty);
    }
    Ok(files)
}

/// What systems put into archives for themselves.
fn is_hidden(name: &str) -> bool {
    name.split('/').any(|part| part.starts_with('.') || part == "__MACOSX")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn utf16(text: &str, mark: [u8; 2], bytes: fn(u16) -> [u8; 2]) -> Vec<u8> {
        let units = text.encode_utf16().flat_map(bytes);
        mark.into_iter().chain(units).collect()
    }

    #[test]
    fn texts_of_all_encodings_are_read() {
        let text = "1\tAttaché Müller";
        let with_mark = [&[0xEF, 0xBB, 0xBF], text.as_bytes()].concat();
        let windows = b"1\tAttach\xe9 M\xfcller".to_vec();
        let little = utf16(text, [0xFF, 0xFE], u16::to_le_bytes);
        let big = utf16(text, [0xFE, 0xFF], u16::to_be_bytes);
        for bytes in [text.as_bytes().to_vec(), with_mark, windows, little, big] {
            assert_eq!(decode(&bytes), Ok(text.to_owned()));
        }
    }

    #[test]
    fn what_is_no_text_is_refused() {
        assert_eq!(decode(b" \r\n"), Err(DecodeError::Empty));
        assert_eq!(decode(b"\x7fELF\x00\x01"), Err(DecodeError::Binary));
        assert_eq!(decode(&[0xFF, 0xFE, 0x41]), Err(DecodeError::Binary));
        assert_eq!(decode(&vec![b'a'; MAX_LIST_BYTES + 1]), Err(DecodeError::TooLarge));
        assert_eq!(decode(b"Attach\xe9\x81"), Err(DecodeError::Binary));
    }

    #[test]
    fn windows_has_dots_and_low_quotes() {
        let bytes = b"\x95 \x84Frontier\x93 \x9aM\xfc";
        assert_eq!(decode(bytes), Ok("• „Frontier“ šMü".to_owned()));
    }
}

#[cfg(test)]
mod zipped_tests {
    use std::io::Write;

    use zip::write::SimpleFileOptions;

    use super::*;

    fn packed(files: &[(&str, Vec<u8>)]) -> Vec<u8> {
        let mut archive = zip::ZipWriter::new(Cursor::new(Vec::new()));
        for (name, content) in files {
            archive.start_file(*name, SimpleFileOptions::default()).expect("a file");
            archive.write_all(content).expect("room");
        }
        archive.finish().expect("an archive").into_inner()
    }

    #[test]
    fn files_are_unpacked_and_hidden_ones_left() {
        let bytes = packed(&[("a/deck.txt", b"1 Odo".to_vec()), ("__MACOSX/._deck.txt", vec![0])]);
        assert!(is_archive(&bytes));
        assert_eq!(unzip_files(&bytes), Ok(vec![("a/deck.txt".to_owned(), b"1 Odo".to_vec())]));
    }

    #[test]
    fn small_archives_of_large_files_are_refused() {
        let bytes = packed(&[("deck.txt", vec![b'a'; MAX_LIST_BYTES + 1])]);
        assert!(bytes.len() < 10_000);
        assert_eq!(unzip_files(&bytes), Err(ArchiveError::TooLarge));
        assert_eq!(unzip_files(&bytes[..bytes.len() / 2]), Err(ArchiveError::Damaged));
        assert_eq!(unzip_files(&packed(&[])), Err(ArchiveError::Empty));
    }
}
