//! What lies in folders.

use std::fs;
use std::path::{Path, PathBuf};

/// All files of a folder and of the folders in it, in the order of their paths.
pub fn files_below(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("a folder");
    let paths = entries.map(|entry| entry.expect("an entry").path());
    let files = paths.flat_map(|path| if path.is_dir() { files_below(&path) } else { vec![path] });
    let mut files: Vec<PathBuf> = files.collect();
    files.sort();
    files
}

/// The same with what is in them.
pub fn files_with_bytes(folder: &Path) -> Vec<(PathBuf, Vec<u8>)> {
    let files = files_below(folder).into_iter();
    let read = |path: PathBuf| {
        let bytes = fs::read(&path).expect("a file");
        (path, bytes)
    };
    files.map(read).collect()
}
