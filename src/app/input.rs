//! What commands read besides the program's own data: files, standard input, or one text handed over.

use std::fs::File;
use std::io::{self, Read};

/// Stands for standard input where a path is asked for.
pub const STANDARD: &str = "-";

/// Where a command reads from.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub enum Input {
    /// Files by their paths, and standard input for `-`.
    #[default]
    System,
    /// A text that stands for standard input. There are no files: a path from elsewhere never opens one.
    Handed(Vec<u8>),
}

impl Input {
    /// The bytes of a file or of standard input, as many as are wanted at most.
    ///
    /// # Errors
    /// When it cannot be read.
    pub fn read(&self, path: &str, most: u64) -> io::Result<Vec<u8>> {
        let mut bytes = Vec::new();
        match (self, path) {
            (Input::Handed(text), STANDARD) => {
                text.as_slice().take(most).read_to_end(&mut bytes)?;
            }
            (Input::Handed(_), _) => return Err(io::ErrorKind::NotFound.into()),
            (Input::System, STANDARD) => {
                io::stdin().lock().take(most).read_to_end(&mut bytes)?;
            }
            (Input::System, path) => {
                File::open(path)?.take(most).read_to_end(&mut bytes)?;
            }
        }
        Ok(bytes)
    }

    /// The bytes of a file or of standard input, if they are no more than wanted.
    ///
    /// # Errors
    /// When it cannot be read, or is larger.
    pub fn within(&self, path: &str, most: u64) -> io::Result<Vec<u8>> {
        let bytes = self.read(path, most.saturating_add(1))?;
        if bytes.len() as u64 > most {
            return Err(io::ErrorKind::FileTooLarge.into());
        }
        Ok(bytes)
    }

    /// The text of a file or of standard input, if it has no more bytes than wanted.
    ///
    /// # Errors
    /// When it cannot be read, is larger, or no UTF-8.
    pub fn text(&self, path: &str, most: u64) -> io::Result<String> {
        let bytes = self.within(path, most)?;
        String::from_utf8(bytes).map_err(|_| io::ErrorKind::InvalidData.into())
    }

    /// Whether files can be read.
    pub fn has_files(&self) -> bool {
        *self == Input::System
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_handed_over_stands_for_standard_input_and_opens_no_file() {
        let input = Input::Handed(b"1 Kira".to_vec());
        assert_eq!(input.read("-", 3).expect("the text"), b"1 K");
        let refused = input.read("Cargo.toml", 3).expect_err("no file");
        assert_eq!(refused.kind(), io::ErrorKind::NotFound);
    }
}
