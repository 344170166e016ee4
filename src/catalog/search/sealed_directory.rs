//! The folder of an index: each file is written with the checksums of its pages, and a page is compared with its own when
//! it is read for the first time. So a look-up reads what it asks for and no more, however large the index is.
//!
//! It locks nothing, for a finished index never changes: it may lie where nobody can write.

use std::fs;
use std::io;
use std::io::Write;
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use tantivy::HasLen;
use tantivy::directory::error::{DeleteError, LockError, OpenReadError, OpenWriteError};
use tantivy::directory::{
    AntiCallToken, Directory, DirectoryLock, FileHandle, Lock, MmapDirectory, OwnedBytes, TerminatingWrite,
    WatchCallback, WatchHandle, WritePtr,
};

use crate::checksums::{PAGE, PageLayout, PageSums, check};

/// A folder in which all files are sealed, read as they lie.
#[derive(Clone, Debug)]
pub(super) struct SealedDirectory {
    folder: PathBuf,
    files: MmapDirectory,
}

impl SealedDirectory {
    /// # Errors
    /// When it is no folder that can be read.
    pub(super) fn open(folder: &Path) -> tantivy::Result<SealedDirectory> {
        Ok(SealedDirectory { folder: folder.to_owned(), files: MmapDirectory::open(folder)? })
    }

    fn layout(&self, path: &Path) -> Result<PageLayout, OpenReadError> {
        PageLayout::of_file(&self.folder.join(path)).map_err(|error| match error.kind() {
            io::ErrorKind::NotFound => OpenReadError::FileDoesNotExist(path.to_owned()),
            _ => OpenReadError::wrap_io_error(error, path.to_owned()),
        })
    }
}

impl Directory for SealedDirectory {
    fn get_file_handle(&self, path: &Path) -> Result<Arc<dyn FileHandle>, OpenReadError> {
        self.layout(path)?;
        let file = self.files.open_read(path)?.read_bytes().and_then(SealedFile::new);
        Ok(Arc::new(file.map_err(|error| OpenReadError::wrap_io_error(error, path.to_owned()))?))
    }

    fn atomic_read(&self, path: &Path) -> Result<Vec<u8>, OpenReadError> {
        let bytes = self.open_read(path)?.read_bytes();
        Ok(bytes.map_err(|error| OpenReadError::wrap_io_error(error, path.to_owned()))?.to_vec())
    }

    fn open_write(&self, path: &Path) -> Result<WritePtr, OpenWriteError> {
        let writer = SealingWriter { file: self.files.open_write(path)?, sums: PageSums::default() };
        Ok(WritePtr::new(Box::new(writer)))
    }

    /// Nobody reads what is being written: that it is written at once is enough.
    fn atomic_write(&self, path: &Path, bytes: &[u8]) -> io::Result<()> {
        let mut sums = PageSums::default();
        sums.write_all(bytes)?;
        fs::write(self.folder.join(path), [bytes, &sums.finish()].concat())
    }

    fn acquire_lock(&self, _: &Lock) -> Result<DirectoryLock, LockError> {
        Ok(DirectoryLock::from(Box::new(())))
    }

    fn delete(&self, path: &Path) -> Result<(), DeleteError> {
        self.files.delete(path)
    }

    fn exists(&self, path: &Path) -> Result<bool, OpenReadError> {
        self.files.exists(path)
    }

    fn sync_directory(&self) -> io::Result<()> {
        self.files.sync_directory()
    }

    fn watch(&self, callback: WatchCallback) -> tantivy::Result<WatchHandle> {
        self.files.watch(callback)
    }
}

/// A file, and which of its pages have been found sound.
#[derive(Debug)]
struct SealedFile {
    bytes: OwnedBytes,
    layout: PageLayout,
    sound: Box<[AtomicBool]>,
}

impl SealedFile {
    fn new(bytes: OwnedBytes) -> io::Result<SealedFile> {
        let layout = PageLayout::of_length(bytes.len() as u64)?;
        let sound = (0..layout.count).map(|_| AtomicBool::new(false)).collect();
        Ok(SealedFile { bytes, layout, sound })
    }

    fn check(&self, number: usize) -> io::Result<()> {
        if !self.sound[number].load(Ordering::Relaxed) {
            let [page, sum] = [self.layout.page(number as u64), self.layout.sum(number as u64)];
            check(self.part(page), number as u64, self.part(sum))?;
            self.sound[number].store(true, Ordering::Relaxed);
        }
        Ok(())
    }

    fn part(&self, range: Range<u64>) -> &[u8] {
        &self.bytes[range.start as usize..range.end as usize]
    }
}

impl HasLen for SealedFile {
    fn len(&self) -> usize {
        self.layout.size as usize
    }
}

impl FileHandle for SealedFile {
    fn read_bytes(&self, range: Range<usize>) -> io::Result<OwnedBytes> {
        if range.end > self.len() {
            return Err(io::ErrorKind::UnexpectedEof.into());
        }
        (range.start / PAGE..range.end.div_ceil(PAGE)).try_for_each(|number| self.check(number))?;
        Ok(self.bytes.slice(range))
    }
}

/// Writes a file and, when it ends, the checksums of its pages.
struct SealingWriter {
    file: WritePtr,
    sums: PageSums,
}

impl Write for SealingWriter {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let written = self.file.write(bytes)?;
        self.sums.write_all(&bytes[..written])?;
        Ok(written)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.file.flush()
    }
}

impl TerminatingWrite for SealingWriter {
    fn terminate_ref(&mut self, token: AntiCallToken) -> io::Result<()> {
        self.file.write_all(&self.sums.finish())?;
        self.file.terminate_ref(token)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FILE: &str = "a.file";

    /// A file of three pages and a bit in a folder of its own.
    fn written() -> (tempfile::TempDir, Vec<u8>) {
        let folder = tempfile::tempdir().expect("a folder");
        let directory = SealedDirectory::open(folder.path()).expect("a directory");
        let bytes: Vec<u8> = (0..3 * PAGE + 5).map(|at| (at / 7) as u8).collect();
        let mut file = directory.open_write(Path::new(FILE)).expect("a file");
        // Not at the ends of pages.
        bytes.chunks(1000).for_each(|part| file.write_all(part).expect("written"));
        file.terminate().expect("an end");
        (folder, bytes)
    }

    fn read(folder: &Path, range: Range<usize>) -> io::Result<Vec<u8>> {
        let directory = SealedDirectory::open(folder).expect("a directory");
        let file = directory.open_read(Path::new(FILE)).map_err(io::Error::other)?;
        Ok(file.slice(range).read_bytes()?.to_vec())
    }

    #[test]
    fn what_is_written_is_read_and_nothing_else_is_there() {
        let (folder, bytes) = written();
        for range in [0..bytes.len(), 1..2, PAGE - 1..2 * PAGE + 1, 3 * PAGE..bytes.len(), 7..7] {
            assert_eq!(read(folder.path(), range.clone()).expect("sound pages"), bytes[range]);
        }
        let directory = SealedDirectory::open(folder.path()).expect("a directory");
        let _lock = directory.acquire_lock(&tantivy::directory::META_LOCK).expect("a lock");
        assert_eq!(fs::read_dir(folder.path()).expect("a folder").count(), 1);
    }

    #[test]
    fn damage_shows_where_it_is_read_and_nowhere_else() {
        let (folder, bytes) = written();
        let path = folder.path().join(FILE);
        let mut damaged = fs::read(&path).expect("a file");
        damaged[PAGE + 9] ^= 1;
        fs::write(&path, damaged).expect("written");
        assert!(read(folder.path(), PAGE + 100..PAGE + 101).is_err());
        assert!(read(folder.path(), 0..bytes.len()).is_err());
        assert_eq!(read(folder.path(), 0..PAGE).expect("a sound page"), bytes[..PAGE]);
    }

    #[test]
    fn what_is_no_file_of_its_own_is_not_opened() {
        let folder = tempfile::tempdir().expect("a folder");
        fs::create_dir(folder.path().join(FILE)).expect("made");
        assert!(read(folder.path(), 0..0).is_err());
        let directory = SealedDirectory::open(folder.path()).expect("a directory");
        let missing = directory.atomic_read(Path::new("none"));
        assert!(matches!(missing, Err(OpenReadError::FileDoesNotExist(_))));
    }
}
