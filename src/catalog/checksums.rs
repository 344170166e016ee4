//! Finished files as pages that are each compared with a checksum when they are read: no damage of a file can change an
//! answer, and nothing is looked at that nobody asks for. The checksums stand behind the last page, in their order. They
//! need no seal of their own, for a damaged one does not fit its page.

use std::fs;
use std::fs::File;
use std::io;
use std::io::{Seek, Write};
use std::ops::Range;
use std::path::Path;

use xxhash_rust::xxh3::xxh3_64_with_seed;

/// Bytes of a page, but for the last, which may be shorter: what SQLite writes unless it is told otherwise.
pub(crate) const PAGE: usize = 4096;
/// Bytes of a checksum.
const SUM: usize = size_of::<u64>();

/// The checksums of what is written to it.
#[derive(Default)]
pub(crate) struct PageSums {
    page: Vec<u8>,
    sums: Vec<u8>,
}

impl PageSums {
    /// Those of all that was written, as they stand behind it.
    pub(crate) fn finish(&mut self) -> Vec<u8> {
        if !self.page.is_empty() {
            self.end_page();
        }
        std::mem::take(&mut self.sums)
    }

    fn end_page(&mut self) {
        let number = self.sums.len() / SUM;
        self.sums.extend(sum(&self.page, number as u64));
        self.page.clear();
    }
}

impl Write for PageSums {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let taken = bytes.len().min(PAGE - self.page.len());
        self.page.extend_from_slice(&bytes[..taken]);
        if self.page.len() == PAGE {
            self.end_page();
        }
        Ok(taken)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// Puts the checksums of its pages behind a file that is finished.
///
/// # Errors
/// When the file cannot be read or written.
pub(crate) fn seal(path: &Path) -> io::Result<()> {
    let mut file = File::options().read(true).write(true).open(path)?;
    let mut sums = PageSums::default();
    io::copy(&mut file, &mut sums)?;
    file.seek(io::SeekFrom::End(0))?;
    file.write_all(&sums.finish())
}

/// Where pages and checksums lie in a sealed file.
#[derive(Debug, Clone, Copy)]
pub(crate) struct PageLayout {
    /// Bytes of all pages together.
    pub size: u64,
    /// How many pages there are.
    pub count: u64,
}

impl PageLayout {
    /// That of a file of so many bytes, checksums included.
    ///
    /// # Errors
    /// When no sealed file is as long.
    pub(crate) fn of_length(length: u64) -> io::Result<PageLayout> {
        let count = length.div_ceil((PAGE + SUM) as u64);
        let size = length.checked_sub(count * SUM as u64).ok_or_else(damaged)?;
        // A last page of nothing is none.
        if count == 0 || size.div_ceil(PAGE as u64) != count {
            return Err(damaged());
        }
        Ok(PageLayout { size, count })
    }

    /// That of a file, if it is one: who reads a pipe waits.
    ///
    /// # Errors
    /// When it is missing or no sealed file.
    pub(crate) fn of_file(path: &Path) -> io::Result<PageLayout> {
        let found = fs::symlink_metadata(path)?;
        if !found.is_file() {
            return Err(damaged());
        }
        PageLayout::of_length(found.len())
    }

    /// The bytes of a page.
    pub(crate) fn page(self, number: u64) -> Range<u64> {
        let start = number * PAGE as u64;
        start..self.size.min(start + PAGE as u64)
    }

    /// The bytes of its checksum.
    pub(crate) fn sum(self, number: u64) -> Range<u64> {
        let start = self.size + number * SUM as u64;
        start..start + SUM as u64
    }
}

/// Compares a page with its checksum.
///
/// # Errors
/// When they do not fit.
pub(crate) fn check(page: &[u8], number: u64, kept: &[u8]) -> io::Result<()> {
    if kept == sum(page, number) { Ok(()) } else { Err(damaged()) }
}

/// The checksum of a page; one that stands in the place of another does not fit.
fn sum(page: &[u8], number: u64) -> [u8; SUM] {
    xxh3_64_with_seed(page, number).to_le_bytes()
}

/// The pages of a sealed file, read one by one.
pub(crate) struct Pages {
    file: File,
    layout: PageLayout,
}

impl Pages {
    /// Opens a file that was sealed. Nothing but a file of its own is opened.
    ///
    /// # Errors
    /// When it is missing or no such file. Damage of pages shows when they are read.
    pub(crate) fn open(path: &Path) -> io::Result<Pages> {
        let layout = PageLayout::of_file(path)?;
        Ok(Pages { file: File::open(path)?, layout })
    }

    /// Bytes without checksums.
    pub(crate) fn size(&self) -> u64 {
        self.layout.size
    }

    /// Reads a part of the file and says how much of it there was.
    ///
    /// # Errors
    /// When a page is damaged or cannot be read.
    pub(crate) fn read(&self, offset: u64, mut into: &mut [u8]) -> io::Result<usize> {
        let size = PAGE as u64;
        let (mut number, mut start) = (offset / size, (offset % size) as usize);
        let mut read = 0;
        let mut page = [0; PAGE];
        while number < self.layout.count && !into.is_empty() {
            let page = self.page(number, &mut page)?;
            let rest = page.get(start..).unwrap_or_default();
            let part = rest.len().min(into.len());
            let (now, later) = into.split_at_mut(part);
            now.copy_from_slice(&rest[..part]);
            (into, read) = (later, read + part);
            // Only the first page can be begun in its middle.
            (number, start) = (number + 1, 0);
        }
        Ok(read)
    }

    fn page<'p>(&self, number: u64, room: &'p mut [u8; PAGE]) -> io::Result<&'p [u8]> {
        let (bytes, sum) = (self.layout.page(number), self.layout.sum(number));
        let page = &mut room[..(bytes.end - bytes.start) as usize];
        read_at(&self.file, page, bytes.start)?;
        let mut kept = [0; SUM];
        read_at(&self.file, &mut kept, sum.start)?;
        check(page, number, &kept)?;
        Ok(page)
    }
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
    use std::io::Read;
    file.seek(io::SeekFrom::Start(offset))?;
    file.read_exact(into)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A sealed file of so many bytes.
    fn sealed(length: usize) -> (tempfile::TempDir, std::path::PathBuf, Vec<u8>) {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("pages");
        let bytes: Vec<u8> = (0..length).map(|at| (at / 7) as u8).collect();
        fs::write(&path, &bytes).expect("written");
        seal(&path).expect("sealed");
        (folder, path, bytes)
    }

    #[test]
    fn any_part_is_read_as_it_was_written() {
        for length in [3 * PAGE, 2 * PAGE + 1, 3 * PAGE - 1] {
            read_parts(length);
        }
    }

    fn read_parts(length: usize) {
        let (_folder, path, bytes) = sealed(length);
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
    fn a_length_has_one_layout_or_none() {
        let each = PAGE + SUM;
        for (length, size) in [(SUM + 1, 1), (each, PAGE), (each + SUM + 1, PAGE + 1), (2 * each, 2 * PAGE)] {
            let layout = PageLayout::of_length(length as u64).expect("a layout");
            assert_eq!((layout.size, layout.sum(layout.count - 1).end), (size as u64, length as u64));
        }
        for length in [0, 1, SUM, each + 1, each + SUM] {
            assert!(PageLayout::of_length(length as u64).is_err(), "{length}");
        }
    }

    #[test]
    fn no_flipped_bit_and_no_changed_place_stays_unnoticed() {
        let (_folder, path, bytes) = sealed(2 * PAGE);
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
