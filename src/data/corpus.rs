//! Where data files come from: the binary itself or a folder named by the user.

use std::collections::BTreeMap;
use std::fs;
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use xxhash_rust::xxh3::Xxh3;

use super::files::{DataFile, DataFiles, STAMP};
use super::layout::FileKind;
use super::{DataProblem, Finding, Library};
use model::BoxFacts;

/// Bytes of a data file that are read; the largest has a twentieth.
const LARGEST: u64 = 4 << 20;

/// Looks at what only the authors of data write: cards, programs, tables. Yields what is wrong.
pub type WholeCheck = fn(&Corpus, &Library) -> Vec<Finding>;

/// All data files of one place, sorted by path.
#[derive(Debug, Clone)]
pub struct Corpus {
    /// The files themselves: those of the binary, or those of a folder.
    pub files: DataFiles,
    /// What a player wrote, to stand beside them.
    pub own: Vec<DataFile>,
    /// Files that could not be read as text.
    pub unreadable: Vec<Finding>,
    /// What looks at all of it; `None` if all but what a player wrote was checked before the program left the house.
    pub whole_check: Option<WholeCheck>,
    /// Hash of the files together with the program that reads them; names the catalog.
    pub stamp: u64,
    /// Hash of what a player wrote; 0 without any.
    pub own_stamp: u64,
}

impl Corpus {
    /// Whether these are the data the program was built with.
    pub fn is_built_in(&self) -> bool {
        self.files.are_built_in() && !self.has_own()
    }

    /// The files with these texts, by their paths.
    pub fn of_texts(texts: &BTreeMap<String, String>) -> Corpus {
        let files = texts.iter().map(|(path, text)| DataFile::yaml(path.clone(), text.clone()));
        Corpus { files: files.collect(), stamp: 0, ..embedded() }
    }

    /// These files with those a player wrote beside them.
    pub fn with_own(mut self, own: Corpus) -> Corpus {
        if own.files.is_empty() && own.unreadable.is_empty() {
            return self;
        }
        let mut hash = Xxh3::new();
        hash.update(&self.own_stamp.to_le_bytes());
        hash.update(&own.stamp.to_le_bytes());
        self.own_stamp = hash.digest();
        let added = own.files.iter().cloned();
        self.own.extend(added.map(|file| DataFile { is_own: true, ..file }));
        self.unreadable.extend(own.unreadable);
        self
    }

    /// These files without what a player wrote.
    pub fn without_own(&self) -> Corpus {
        let unreadable = if self.has_own() { Vec::new() } else { self.unreadable.clone() };
        Corpus { own: Vec::new(), own_stamp: 0, unreadable, ..self.clone() }
    }

    /// Whether files of a player are among them.
    pub fn has_own(&self) -> bool {
        self.own_stamp != 0
    }

    /// Whether a player wrote the file at a path.
    pub fn is_own(&self, path: &str) -> bool {
        self.own.iter().any(|file| file.path == path)
    }

    /// What is known of the boxes of Captain's Chair, in the order in which they came out. Only their file is read; `None`
    /// where that cannot be or there is none: [`Library::load`] says why.
    pub fn boxes(&self) -> Option<Vec<BoxFacts>> {
        let is_of_boxes = |file: &&DataFile| FileKind::from_path(&file.path) == Some(FileKind::Boxes);
        let files: Vec<DataFile> = self.files.iter().filter(is_of_boxes).cloned().collect();
        Some(Library::from_files(&files).0.boxes).filter(|boxes| !boxes.is_empty())
    }

    /// The text of the file at a path; empty if there is none.
    pub fn text(&self, path: &str) -> &str {
        self.files.iter().find(|file| file.path == path).map_or("", |file| &file.text)
    }
}

/// The data the program was built with. Costs nothing: no file is touched before it is wanted.
pub fn embedded() -> Corpus {
    Corpus {
        files: DataFiles::BUILT_IN,
        own: Vec::new(),
        unreadable: Vec::new(),
        whole_check: None,
        stamp: STAMP,
        own_stamp: 0,
    }
}

/// The text of a file that is no larger than data files get.
fn bounded(path: &Path) -> io::Result<String> {
    // To open a pipe would wait for somebody who writes.
    if !fs::metadata(path)?.is_file() {
        return Err(io::ErrorKind::InvalidInput.into());
    }
    let mut text = String::new();
    let read = fs::File::open(path)?.take(LARGEST + 1).read_to_string(&mut text)?;
    if read as u64 > LARGEST {
        return Err(io::ErrorKind::FileTooLarge.into());
    }
    Ok(text)
}

/// Cuts files into parts of about the same size, in their order; about so many.
pub(super) fn parts(files: &[DataFile], many: usize) -> Vec<&[DataFile]> {
    let size: usize = files.iter().map(|file| file.text.len()).sum();
    let share = size / many.max(1) + 1;
    let mut parts = Vec::new();
    let mut rest = files;
    while !rest.is_empty() {
        let mut taken = 0;
        let fitting = rest.iter().take_while(|file| {
            let is_open = taken < share;
            taken += file.text.len();
            is_open
        });
        let (part, behind) = rest.split_at(fitting.count());
        parts.push(part);
        rest = behind;
    }
    parts
}

/// The data files below a folder that are wanted, by their paths below it; there may be none. Whatever else lies there
/// is left alone.
///
/// # Errors
/// When a folder cannot be listed. A single unreadable file is a finding of the corpus.
pub fn rules_of(folder: &Path, is_wanted: impl Fn(&str) -> bool) -> io::Result<Corpus> {
    let mut hash = Xxh3::new();
    hash.update(&STAMP.to_le_bytes());
    let (mut files, mut unreadable) = (Vec::new(), Vec::new());
    for path in data_below(folder)? {
        let name = relative(folder, &path);
        if !is_wanted(&name) {
            continue;
        }
        hash.update(name.as_bytes());
        match bounded(&path) {
            Ok(text) => {
                hash.update(text.as_bytes());
                files.push(DataFile::yaml(name, text));
            }
            Err(error) => unreadable.push(Finding::of_file(&name, DataProblem::Unreadable(error.kind().into()))),
        }
    }
    let stamp = hash.digest();
    Ok(Corpus { files: files.into(), unreadable, stamp, ..Corpus::of_texts(&BTreeMap::new()) })
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
        } else if is_data(&path) {
            found.push(path);
        }
    }
    found.sort();
    Ok(found)
}

/// `yml` is no ending of ours, but whoever writes it means it: a finding says so.
fn is_data(path: &Path) -> bool {
    let ending = path.extension().unwrap_or_default();
    ["yaml", "yml", "tsv"].iter().any(|known| ending.eq_ignore_ascii_case(known))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn boxes_are_those_of_the_library_in_the_order_they_came_out() {
        let boxes = embedded().boxes().expect("sound data");
        assert_eq!(boxes, Library::load(&embedded()).expect("sound data").boxes);
        assert!(boxes.is_sorted_by_key(|facts| facts.game_box));
        let faulty = BTreeMap::from([("cc/boxes.yaml".to_owned(), "- box: none".to_owned())]);
        assert_eq!([faulty, BTreeMap::new()].map(|texts| Corpus::of_texts(&texts).boxes()), [None, None]);
    }

    #[test]
    fn parts_hold_all_files_in_their_order() {
        let corpus = embedded();
        for many in [0, 1, 2, 3, 4, 1000] {
            let parts = parts(&corpus.files, many);
            let paths = parts.concat().into_iter().map(|file| file.path);
            assert!(paths.eq(corpus.files.iter().map(|file| file.path.clone())));
            assert!(parts.len() <= many.max(1), "{} of {many}", parts.len());
        }
    }
}
