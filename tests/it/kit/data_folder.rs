//! Folders for `--data`.

use std::fs;
use std::path::Path;

use author::from_folder;
use data::Corpus;
use tempfile::TempDir;

/// The smallest data there is, the rule of "Loggen" alone: its catalog is built in no time.
pub const ONE_ENTRY: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/one_entry");

/// A folder with these files: paths below it, and what they hold.
pub fn data_folder<'a, T: AsRef<[u8]>>(files: impl IntoIterator<Item = (&'a str, T)>) -> TempDir {
    let folder = tempfile::tempdir().expect("a temporary folder");
    for (path, text) in files {
        let path = folder.path().join(path);
        fs::create_dir_all(path.parent().expect("a folder")).expect("made");
        fs::write(path, text).expect("written");
    }
    folder
}

/// The data files as their authors wrote them.
pub fn written() -> Corpus {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("data");
    from_folder(&folder).expect("the folder")
}

/// A folder with the built-in files whose path begins so.
pub fn built_in_below(beginning: &str) -> TempDir {
    let corpus = written();
    let files = corpus.files.iter();
    let wanted = files.filter(|file| file.path.starts_with(beginning));
    data_folder(wanted.map(|file| (&*file.path, &*file.text)))
}
