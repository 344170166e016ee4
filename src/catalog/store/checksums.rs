//! A finished database as pages that are each compared with a checksum when they are read: no damage of the
//! file can change an answer. The checksums stand behind the last page, in their order. They need no seal of
//! their own, for a damaged one does not fit its page.

use std::fs;
use std::fs::File;
use std::io;
use std::io::{Read, Seek, Write};
use std::path::Path;

use xxhash_rust::xxh3::xxh3_64_with_seed;

/// Bytes of a page: what SQLite writes unless it is told otherwise.
const PAGE: usize = 4096;
/// Bytes of a checksum.
const SUM: usize = size_of::<u64>();

/// The pages of a sealed file.
pub(super) struct Pages {
    file: File,
    count: u64,
}

/// Puts the checksums of its pages behind a database that is finished.
///
/// # Errors
/// When the file cannot be read or written, or is no whole number of pages.
pub(super) fn seal(path: &Path) -> io::Result<()> {
    let mut file = File::options().read(true).write(true).open(path)?;
    let length = file.metadata()?.len();
    if length % PAGE as u64 != 0 {
        return Err(damaged());
    }
    let mut sums = Vec::new();
    let mut page = [0; PAGE];
    for number in 0..length / PAGE as u64 {
        file.read_exact(&mut page)?;
        sums.extend(sum(&page, number));
    }
    file.seek(io::SeekFrom::End(0))?;
    file.write_all(&sums)
}

impl Pages {
    /// Opens a file that was sealed. Nothing but a file of its own is opened: who reads a pipe waits.
    ///
    /// # Errors
    /// When it is missing or no such file. Damage of pages shows when they are read.
    pub(super) fn open(path: &Path) -> io::Result<Pages> {
        let found = fs::symlink_metadata(path)?;
        let each = (PAGE + SUM) as u64;
        if !found.is_file() || found.len() == 0 || found.len() % each != 0 {
            return Err(damaged());
        }
        Ok(Pages { file: File::open(path)?, count: found.len() / each })
    }

    /// Size of the database, without checksums.
    pub(super) fn size(&self) -> u64 {
        self.count * PAGE as u64
    }

    /// Reads a part of the database and says how much of it there was.
    ///
    /// # Errors
    /// When a page is damaged or cannot be read.
    pub(super) fn read(&self, offset: u64, mut into: &mut [u8]) -> io::Result<usize> {
        let size = PAGE as u64;
        let (mut number, mut start) = (offset / size, (offset % size) as usize);
        let mut read = 0;
        let mut page = [0; PAGE];
        while number < self.count && !into.is_empty() {
            self.page(number, &mut page)?;
            let part = (PAGE - start).min(into.len());
            let (now, later) = into.split_at_mut(part);
            now.copy_from_slice(&page[start..start + part]);
            (into, read) = (later, read + part);
            // Only the first page can be begun in its middle.
            (number, start) = (number + 1, 0);
        }
        Ok(read)
    }

    fn page(&self, number: u64, page: &mut [u8; PAGE]) -> io::Result<()> {
        read_at(&self.file, page, number * PAGE as u64)?;
        let mut kept = [0; SUM];
        read_at(&self.file, &mut kept, self.size() + number * SUM as u64)?;
        if kept == sum(page, number) { Ok(()) } else { Err(damaged()) }
    }
}

/// The checksum of a page; one that stands in the place of another does not fit.
fn sum(page: &[u8; PAGE], number: u64) -> [u8; SUM] {
    xxh3_64_with_seed(page, number).to_le_bytes()
}

fn damaged() -> io::Error {
    io::ErrorKind::InvalidData.into()
}

#[cfg(unix)]
fn read_at(file: &File, into: &mut [u8], offset: u64) -> io::Result<()> {
    std::os::unix::fs::FileExt::read_exact_at(file, into, offset)
}

#[cfg(not(unix))]
fn read_at(mut file: &File, into: &mut [u8], offset: u64) -> io::Result<()> {
    file.seek(io::SeekFrom::Start(offset))?;
    file.read_exact(into)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sealed(pages: usize) -> (tempfile::TempDir, std::path::PathBuf, Vec<u8>) {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("pages");
        let bytes: Vec<u8> = (0..pages * PAGE).map(|at| (at / 7) as u8).collect();
        fs::write(&path, &bytes).expect("written");
        seal(&path).expect("sealed");
        (folder, path, bytes)
    }

    #[test]
    fn any_part_is_read_as_it_was_written() {
        let (_folder, path, bytes) = sealed(3);
        let pages = Pages::open(&path).expect("pages");
        assert_eq!(pages.size(), bytes.len() as u64);
        for (offset, length) in [(0, 100), (24, 16), (PAGE, PAGE), (PAGE - 1, PAGE + 2)] {
            let mut part = vec![0; length];
            let read = pages.read(offset as u64, &mut part).expect("sound pages");
            assert_eq!((read, &part[..]), (length, &bytes[offset..offset + length]));
        }
        let mut end = [0; 10];
        let read = pages.read(bytes.len() as u64 - 4, &mut end);
        assert_eq!(read.expect("sound pages"), 4);
    }

    #[test]
    fn no_flipped_bit_and_no_changed_place_stays_unnoticed() {
        let (_folder, path, bytes) = sealed(2);
        let sound = fs::read(&path).expect("read");
        let answer = |changed: &[u8]| {
            fs::write(&path, changed).expect("written");
            let mut all = vec![0; bytes.len()];
            Pages::open(&path)?.read(0, &mut all).map(|_| ())
        };
        for at in (0..sound.len()).step_by(11) {
            let mut changed = sound.clone();
            changed[at] ^= 1 << (at % 8);
            assert!(answer(&changed).is_err(), "{at}");
        }
        let mut swapped = sound.clone();
        swapped[..2 * PAGE].rotate_left(PAGE);
        assert!(answer(&swapped).is_err());
        assert!(answer(&sound[..sound.len() - SUM - PAGE]).is_err());
        assert!(answer(&[]).is_err());
        assert!(answer(&sound).is_ok());
    }
}
