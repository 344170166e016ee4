//! The seal: a list of all files of a folder with size and checksum, written last. A folder without a
//! matching seal is not what was built. No look-up waits for it: a file is checked when it is opened.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use crate::checksums::digest;

const SEAL: &str = "seal";

/// Seals the folder of a catalog whose files are finished.
///
/// # Errors
/// When a file cannot be read or the seal not written.
pub fn seal_catalog(folder: &Path) -> io::Result<()> {
    fs::write(folder.join(SEAL), contents(folder)?)
}

/// Whether a folder is exactly what was sealed.
pub(crate) fn holds(folder: &Path) -> bool {
    // The list is made first: then nothing that is read is a pipe.
    let found = contents(folder);
    found.is_ok_and(|found| fs::read_to_string(folder.join(SEAL)).is_ok_and(|sealed| sealed == found))
}

/// Size of all files of a folder in bytes; what cannot be read counts nothing.
pub fn bytes(folder: &Path) -> u64 {
    let files = files_below(folder).unwrap_or_default();
    files.iter().filter_map(|path| fs::metadata(path).ok()).map(|meta| meta.len()).sum()
}

fn contents(folder: &Path) -> io::Result<String> {
    let mut lines = Vec::new();
    for path in files_below(folder)? {
        let name = path.strip_prefix(folder).unwrap_or(&path).display().to_string();
        if name != SEAL {
            lines.push(format!("{} {name}\n", fingerprint(&path)?));
        }
    }
    // Folders list their files in any order.
    lines.sort();
    Ok(lines.concat())
}

/// Checksum and size of a file, read in pieces: a look-up should not hold a whole catalog.
fn fingerprint(path: &Path) -> io::Result<String> {
    let (sum, size) = digest(&mut fs::File::open(path)?)?;
    Ok(format!("{sum:016x} {size}"))
}

/// All files of a folder. Nobody puts anything else there: a pipe or a device would be read without end.
fn files_below(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let kind = entry.file_type()?;
        if kind.is_dir() {
            found.extend(files_below(&entry.path())?);
        } else if kind.is_file() {
            found.push(entry.path());
        } else {
            return Err(io::ErrorKind::InvalidData.into());
        }
    }
    Ok(found)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn any_change_breaks_the_seal() -> io::Result<()> {
        let folder = tempfile::tempdir()?;
        let file = folder.path().join("a");
        fs::write(&file, "one")?;
        seal_catalog(folder.path())?;
        assert!(holds(folder.path()));
        fs::write(&file, "two")?;
        assert!(!holds(folder.path()));
        fs::write(&file, "one")?;
        assert!(holds(folder.path()));
        fs::write(folder.path().join("b"), "")?;
        assert!(!holds(folder.path()));
        Ok(())
    }
}
