//! Finished files with a checksum behind their last byte, compared once, when a file is opened: no damage of a file can
//! change an answer, and nothing is looked at that nobody asks for.

use std::fs;
use std::fs::File;
use std::io;
use std::io::{Read, Write};
use std::path::Path;

use xxhash_rust::xxh3::{Xxh3, xxh3_64};

/// Bytes of the checksum.
const SUM: usize = size_of::<u64>();
/// Bytes read at a time: who asks for a name should not hold a whole catalog.
const PIECE: usize = 32 << 10;

/// Puts its checksum behind a file that is finished.
///
/// # Errors
/// When the file cannot be read or written.
pub(crate) fn seal(path: &Path) -> io::Result<()> {
    let mut file = File::options().read(true).append(true).open(path)?;
    let (sum, _) = digest(&mut file)?;
    file.write_all(&sum.to_le_bytes())
}

/// The file that `seal` has finished, compared with its checksum. Nothing but a file of its own is opened: who reads a
/// pipe waits.
///
/// # Errors
/// When it is missing, damaged or no file.
pub(crate) fn check_file(path: &Path) -> io::Result<()> {
    let length = regular_file(path)?.len().checked_sub(SUM as u64).ok_or_else(damaged)?;
    let mut file = File::open(path)?;
    let (sum, _) = digest(&mut (&mut file).take(length))?;
    let mut kept = [0; SUM];
    file.read_exact(&mut kept)?;
    if sum.to_le_bytes() == kept { Ok(()) } else { Err(damaged()) }
}

/// How many of the bytes of a sealed file stand before its checksum, which is compared.
///
/// # Errors
/// When it does not fit.
pub(crate) fn check(bytes: &[u8]) -> io::Result<usize> {
    let (content, kept) = bytes.split_last_chunk::<SUM>().ok_or_else(damaged)?;
    if xxh3_64(content).to_le_bytes() == *kept { Ok(content.len()) } else { Err(damaged()) }
}

/// The files of a folder by their names, each compared with its checksum, without it.
///
/// # Errors
/// When one is damaged or no file, or the folder cannot be read.
pub(crate) fn read_folder(folder: &Path) -> io::Result<Vec<(String, Vec<u8>)>> {
    let read = |entry: io::Result<fs::DirEntry>| {
        let entry = entry?;
        regular_file(&entry.path())?;
        let mut bytes = fs::read(entry.path())?;
        bytes.truncate(check(&bytes)?);
        Ok((entry.file_name().to_string_lossy().into_owned(), bytes))
    };
    fs::read_dir(folder)?.map(read).collect()
}

/// The checksum of all that is read, and how many bytes that was.
///
/// # Errors
/// When it cannot be read.
pub(crate) fn digest(from: &mut impl Read) -> io::Result<(u64, u64)> {
    let (mut hash, mut size) = (Xxh3::new(), 0);
    let mut piece = [0_u8; PIECE];
    loop {
        match from.read(&mut piece)? {
            0 => return Ok((hash.digest(), size)),
            read => {
                hash.update(&piece[..read]);
                size += read as u64;
            }
        }
    }
}

/// What is known of a file of its own. Nothing else is ever opened: who reads a pipe waits.
///
/// # Errors
/// When it is missing or something else.
pub(crate) fn regular_file(path: &Path) -> io::Result<fs::Metadata> {
    let found = fs::symlink_metadata(path)?;
    if found.is_file() { Ok(found) } else { Err(damaged()) }
}

fn damaged() -> io::Error {
    io::ErrorKind::InvalidData.into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_flipped_bit_and_no_missing_end_stays_unnoticed() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("file");
        let bytes: Vec<u8> = (0..2 * PIECE + 5).map(|at| (at / 7) as u8).collect();
        fs::write(&path, &bytes).expect("written");
        seal(&path).expect("sealed");
        let sound = fs::read(&path).expect("read");
        assert_eq!(check(&sound).expect("sound"), bytes.len());
        let is_sound = |changed: &[u8]| {
            fs::write(&path, changed).expect("written");
            assert_eq!(check_file(&path).is_ok(), check(changed).is_ok());
            check_file(&path).is_ok()
        };
        for at in (0..sound.len()).step_by(499) {
            let mut changed = sound.clone();
            changed[at] ^= 1 << (at % 8);
            assert!(!is_sound(&changed), "{at}");
        }
        assert!(!is_sound(&sound[..sound.len() - 1]));
        assert!(!is_sound(&[]));
        assert!(is_sound(&sound));
        assert!(check_file(folder.path()).is_err());
    }
}
