//! What commands need of the machine the program runs on. A terminal has all of it, a browser little.

use std::io;
use std::path::{Path, PathBuf};

use super::paths::Folders;
use super::prompt::console::{Console, Memory};
use data::Corpus;
use model::Lang;
use page::Page;

/// Reads the data files below a folder.
pub type DataReader = fn(&Path) -> io::Result<Corpus>;

/// A folder of data in place of what the program was built with.
#[derive(Debug, Clone)]
pub struct DataFolder {
    /// Where the folder lies.
    pub path: PathBuf,
    /// Who reads it.
    pub read: DataReader,
}

/// The machine the program runs on.
pub trait Machine {
    /// Who reads the folder of `--data`. Nobody does where there are none.
    fn data_reader(&self) -> DataReader {
        |_| Err(io::ErrorKind::Unsupported.into())
    }

    /// Where a player is asked, in a language; lines typed at prompts with a memory are kept in the folders.
    fn console(&self, folders: &Folders, lang: Lang, memory: Option<Memory>) -> Box<dyn Console>;

    /// Tells something beside the answer.
    fn tell(&self, page: &Page);

    /// Shows what is being done, in place of what was shown before; an empty line takes it back.
    fn announce(&self, line: &str);

    /// What the clipboard holds, at most so many bytes.
    ///
    /// # Errors
    /// When it cannot be read.
    fn read_clipboard(&self, most: u64) -> io::Result<Vec<u8>>;

    /// Lets the player edit a file in an editor, named as on a line of a shell, and waits for its end: whether that
    /// was a good one.
    ///
    /// # Errors
    /// When it cannot be started.
    fn edit_file(&self, editor: &str, file: &Path) -> io::Result<bool>;
}
