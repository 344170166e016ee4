//! Zip archives with lists in them.

use std::io::{Cursor, Read};

use super::decode::LARGEST;
use crate::model::codes;

/// More files than any archive of decks has.
const MOST_FILES: usize = 100;

codes!(
    /// An archive out of which no lists can be taken.
    #[derive(thiserror::Error)]
    NoArchive {
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
pub fn files(bytes: &[u8]) -> Result<Vec<(String, Vec<u8>)>, NoArchive> {
    let mut archive = zip::ZipArchive::new(Cursor::new(bytes)).map_err(|_| NoArchive::Damaged)?;
    if archive.len() > MOST_FILES {
        return Err(NoArchive::TooLarge);
    }
    let mut files = Vec::new();
    let mut room = LARGEST as u64;
    for at in 0..archive.len() {
        let file = archive.by_index(at).map_err(|_| NoArchive::Damaged)?;
        let name = file.name().map_err(|_| NoArchive::Damaged)?.into_owned();
        if file.is_dir() || is_hidden(&name) {
            continue;
        }
        let mut content = Vec::new();
        let read = file.take(room + 1).read_to_end(&mut content);
        read.map_err(|_| NoArchive::Damaged)?;
        room = room
            .checked_sub(content.len() as u64)
            .ok_or(NoArchive::TooLarge)?;
        files.push((name, content));
    }
    if files.is_empty() {
        return Err(NoArchive::Empty);
    }
    Ok(files)
}

/// What systems put into archives for themselves.
fn is_hidden(name: &str) -> bool {
    name.split('/')
        .any(|part| part.starts_with('.') || part == "__MACOSX")
}

#[cfg(test)]
mod tests {
    use std::io::Write;

    use zip::write::SimpleFileOptions;

    use super::*;

    fn packed(files: &[(&str, Vec<u8>)]) -> Vec<u8> {
        let mut archive = zip::ZipWriter::new(Cursor::new(Vec::new()));
        for (name, content) in files {
            archive
                .start_file(*name, SimpleFileOptions::default())
                .expect("a file");
            archive.write_all(content).expect("room");
        }
        archive.finish().expect("an archive").into_inner()
    }

    #[test]
    fn files_are_unpacked_and_hidden_ones_left() {
        let bytes = packed(&[
            ("a/deck.txt", b"1 Odo".to_vec()),
            ("__MACOSX/._deck.txt", vec![0]),
        ]);
        assert!(is_archive(&bytes));
        assert_eq!(
            files(&bytes),
            Ok(vec![("a/deck.txt".to_owned(), b"1 Odo".to_vec())])
        );
    }

    #[test]
    fn small_archives_of_large_files_are_refused() {
        let bytes = packed(&[("deck.txt", vec![b'a'; LARGEST + 1])]);
        assert!(bytes.len() < 10_000);
        assert_eq!(files(&bytes), Err(NoArchive::TooLarge));
        assert_eq!(files(&bytes[..bytes.len() / 2]), Err(NoArchive::Damaged));
        assert_eq!(files(&packed(&[])), Err(NoArchive::Empty));
    }
}
