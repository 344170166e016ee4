//! The folder of an index: each file ends with its checksum, which it is compared with when it is opened.
//!
//! It locks nothing, for a finished index never changes: it may lie where nobody can write.

use std::fs;
use std::io;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use tantivy::directory::error::{DeleteError, LockError, OpenReadError, OpenWriteError};
use tantivy::directory::{
    AntiCallToken, Directory, DirectoryLock, FileHandle, Lock, MmapDirectory, OwnedBytes, TerminatingWrite,
    WatchCallback, WatchHandle, WritePtr,
};
use xxhash_rust::xxh3::{Xxh3, xxh3_64};

use crate::checksums::{check, regular_file};

/// A folder whose files are all sealed, read as they lie.
#[derive(Clone, Debug)]
pub(super) struct IndexFolder {
    folder: PathBuf,
    files: MmapDirectory,
}

impl IndexFolder {
    /// # Errors
    /// When it is no folder that can be read.
    pub(super) fn open(folder: &Path) -> tantivy::Result<IndexFolder> {
        Ok(IndexFolder { folder: folder.to_owned(), files: MmapDirectory::open(folder)? })
    }

    fn read(&self, path: &Path) -> Result<OwnedBytes, OpenReadError> {
        let refused = |error: io::Error| match error.kind() {
            io::ErrorKind::NotFound => OpenReadError::FileDoesNotExist(path.to_owned()),
            _ => OpenReadError::wrap_io_error(error, path.to_owned()),
        };
        regular_file(&self.folder.join(path)).map_err(refused)?;
        let bytes = self.files.open_read(path)?.read_bytes().map_err(refused)?;
        let length = check(&bytes).map_err(refused)?;
        Ok(bytes.slice(0..length))
    }
}

impl Directory for IndexFolder {
    fn get_file_handle(&self, path: &Path) -> Result<Arc<dyn FileHandle>, OpenReadError> {
        Ok(Arc::new(self.read(path)?))
    }

    fn atomic_read(&self, path: &Path) -> Result<Vec<u8>, OpenReadError> {
        Ok(self.read(path)?.to_vec())
    }

    fn open_write(&self, path: &Path) -> Result<WritePtr, OpenWriteError> {
        let writer = SealingWriter { file: self.files.open_write(path)?, hash: Xxh3::new() };
        Ok(WritePtr::new(Box::new(writer)))
    }

    /// Nobody reads what is being written: that it is written at once is enough.
    fn atomic_write(&self, path: &Path, bytes: &[u8]) -> io::Result<()> {
        fs::write(self.folder.join(path), [bytes, &xxh3_64(bytes).to_le_bytes()].concat())
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

/// Writes a file and, when it ends, its checksum.
struct SealingWriter {
    file: WritePtr,
    hash: Xxh3,
}

impl Write for SealingWriter {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let written = self.file.write(bytes)?;
        self.hash.update(&bytes[..written]);
        Ok(written)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.file.flush()
    }
}

impl TerminatingWrite for SealingWriter {
    fn terminate_ref(&mut self, token: AntiCallToken) -> io::Result<()> {
        self.file.write_all(&self.hash.digest().to_le_bytes())?;
        self.file.terminate_ref(token)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FILE: &str = "a.file";

    fn written() -> (tempfile::TempDir, Vec<u8>) {
        let folder = tempfile::tempdir().expect("a folder");
        let directory = IndexFolder::open(folder.path()).expect("a directory");
        let bytes: Vec<u8> = (0..12_345_usize).map(|at| (at / 7) as u8).collect();
        let mut file = directory.open_write(Path::new(FILE)).expect("a file");
        bytes.chunks(1000).for_each(|part| file.write_all(part).expect("written"));
        file.terminate().expect("an end");
        (folder, bytes)
    }

    fn read(folder: &Path) -> io::Result<Vec<u8>> {
        let directory = IndexFolder::open(folder).expect("a directory");
        let file = directory.open_read(Path::new(FILE)).map_err(io::Error::other)?;
        Ok(file.read_bytes()?.to_vec())
    }

    #[test]
    fn what_is_written_is_read_and_nothing_else_is_there() {
        let (folder, bytes) = written();
        assert_eq!(read(folder.path()).expect("a sound file"), bytes);
        let directory = IndexFolder::open(folder.path()).expect("a directory");
        let _lock = directory.acquire_lock(&tantivy::directory::META_LOCK).expect("a lock");
        assert_eq!(fs::read_dir(folder.path()).expect("a folder").count(), 1);
    }

    #[test]
    fn damage_shows_when_a_file_is_opened() {
        let (folder, _) = written();
        let path = folder.path().join(FILE);
        let mut damaged = fs::read(&path).expect("a file");
        damaged[4711] ^= 1;
        fs::write(&path, damaged).expect("written");
        assert!(read(folder.path()).is_err());
    }

    #[test]
    fn what_is_no_file_of_its_own_is_not_opened() {
        let folder = tempfile::tempdir().expect("a folder");
        fs::create_dir(folder.path().join(FILE)).expect("made");
        assert!(read(folder.path()).is_err());
        let directory = IndexFolder::open(folder.path()).expect("a directory");
        let missing = directory.atomic_read(Path::new("none"));
        assert!(matches!(missing, Err(OpenReadError::FileDoesNotExist(_))));
    }
}
