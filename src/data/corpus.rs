//! Where data files come from: the binary itself or a folder named by the user.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use xxhash_rust::xxh3::Xxh3;

use super::{Finding, Problem};

mod generated {
    include!(concat!(env!("OUT_DIR"), "/embedded.rs"));
}

/// One data file.
#[derive(Debug, Clone)]
pub struct DataFile {
    /// Path below the data folder with `/` as separator.
    pub path: String,
    pub text: std::borrow::Cow<'static, str>,
}

impl DataFile {
    /// Whether it is a plain table and no list of entries.
    pub fn is_table(&self) -> bool {
        self.path.ends_with(".tsv")
    }
}

/// All data files of one place, sorted by path.
#[derive(Debug, Clone)]
pub struct Corpus {
    pub files: Vec<DataFile>,
    /// Files that could not be read as text.
    pub unreadable: Vec<Finding>,
    /// Hash of the contents together with the program that reads them; names the catalog.
    pub stamp: u64,
}

impl Corpus {
    /// The text of the file at a path; empty if there is none.
    pub fn text(&self, path: &str) -> &str {
        let file = self.files.iter().find(|file| file.path == path);
        file.map_or("", |file| &file.text)
    }
}

/// The data the program was built with. Costs nothing: no text is touched before it is parsed.
pub fn embedded() -> Corpus {
    let files = generated::FILES
        .iter()
        .map(|(path, text)| DataFile {
            path: (*path).to_owned(),
            text: (*text).into(),
        })
        .collect();
    Corpus {
        files,
        unreadable: Vec::new(),
        stamp: generated::STAMP,
    }
}

/// All `.yaml` and `.tsv` files below a folder.
///
/// # Errors
/// When a folder cannot be listed. A single unreadable file is a finding of the corpus.
pub fn from_folder(folder: &Path) -> io::Result<Corpus> {
    let mut hash = Xxh3::new();
    hash.update(&generated::STAMP.to_le_bytes());
    let mut corpus = Corpus {
        files: Vec::new(),
        unreadable: Vec::new(),
        stamp: 0,
    };
    for path in data_below(folder)? {
        let name = relative(folder, &path);
        hash.update(name.as_bytes());
        match fs::read_to_string(&path) {
            Ok(text) => {
                hash.update(text.as_bytes());
                corpus.files.push(DataFile {
                    path: name,
                    text: text.into(),
                });
            }
            Err(error) => corpus.unreadable.push(Finding {
                file: name,
                id: None,
                line: None,
                problem: Problem::Unreadable(error.to_string()),
            }),
        }
    }
    if corpus.files.is_empty() && corpus.unreadable.is_empty() {
        corpus.unreadable.push(Finding {
            file: folder.display().to_string(),
            id: None,
            line: None,
            problem: Problem::NoData,
        });
    }
    corpus.stamp = hash.digest();
    Ok(corpus)
}

fn relative(folder: &Path, path: &Path) -> String {
    let below = path.strip_prefix(folder).unwrap_or(path);
    below.to_string_lossy().replace('\\', "/")
}

fn data_below(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let path = entry.path();
        if entry.file_type()?.is_dir() {
            found.extend(data_below(&path)?);
        } else if path
            .extension()
            .is_some_and(|ext| ext == "yaml" || ext == "tsv")
        {
            found.push(path);
        }
    }
    found.sort();
    Ok(found)
}
