//! Data for tests.

use std::path::Path;

use super::{Corpus, DataFile, embedded, rules_of};

/// The data files as their authors wrote them.
///
/// # Panics
/// When their folder is not there.
pub fn written() -> Corpus {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../data");
    rules_of(&folder, |_| true).expect("the folder")
}

/// The data of the program with a change of one file, as its author wrote it.
///
/// # Panics
/// When there is no such file, or nothing would change.
pub fn changed(path: &str, change: impl FnOnce(&str) -> String) -> Corpus {
    let mut corpus = embedded();
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(root.join("../../data").join(path)).expect("the file");
    let changed = change(&text);
    assert_ne!(changed, text, "{path}");
    let mut files = corpus.files.to_mut().iter_mut();
    let file = files.find(|file| file.path == path).expect("built in");
    *file = DataFile::yaml(path.to_owned(), changed);
    corpus
}
