//! The files of a site, and the folder they are put in: written beside it and moved to its place when they are whole.

use std::collections::{BTreeMap, BTreeSet};
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::{fs, io};

use serde::{Deserialize, Serialize};
use xxhash_rust::xxh3::Xxh3;

use crate::site;
use app::paths::is_there;
use page::locale::say;
use words::Problem;

/// Names all files; a folder that has it is one of ours.
pub(super) const LIST: &str = "files.json";

/// Files by their paths, parted by slashes.
#[derive(Debug, Default)]
pub(super) struct Files {
    files: BTreeMap<String, Vec<u8>>,
    version: String,
}

/// What the list of files says.
#[derive(Debug, Serialize, Deserialize)]
pub(super) struct List {
    /// Always `tricorder`.
    pub program: String,
    pub version: String,
    /// The paths of all others.
    pub files: Vec<String>,
}

impl Files {
    /// Adds a file.
    pub(super) fn add(&mut self, path: impl Into<String>, bytes: impl Into<Vec<u8>>) {
        self.files.insert(path.into(), bytes.into());
    }

    /// Adds the files every site has and, last, the list of all.
    ///
    /// # Errors
    /// When the list cannot be written as JSON.
    pub(super) fn finished(mut self) -> Result<Files, Problem> {
        for (name, text) in site::FILES {
            self.add(name, text);
        }
        self.version = self.hash();
        let files = self.files.keys().cloned().collect();
        let document = List { program: "tricorder".to_owned(), version: self.version.clone(), files };
        let list = serde_json::to_string(&document).map_err(io::Error::from)?;
        self.add(LIST, list);
        Ok(self)
    }

    /// All files with their paths.
    pub(super) fn iter(&self) -> impl Iterator<Item = (&str, &[u8])> {
        self.files.iter().map(|(path, bytes)| (path.as_str(), bytes.as_slice()))
    }

    /// How many there are.
    pub(super) fn len(&self) -> usize {
        self.files.len()
    }

    /// How many of them are pages.
    pub(super) fn pages(&self) -> usize {
        let paths = self.files.keys();
        paths.filter(|path| path.ends_with(".html")).count()
    }

    /// How large they are together.
    pub(super) fn bytes(&self) -> u64 {
        self.files.values().map(|bytes| bytes.len() as u64).sum()
    }

    /// Tells these files from others.
    pub(super) fn version(&self) -> &str {
        &self.version
    }

    fn hash(&self) -> String {
        let mut hash = Xxh3::new();
        for (path, bytes) in &self.files {
            hash.update(path.as_bytes());
            hash.update(&[0]);
            hash.update(bytes);
            hash.update(&[0]);
        }
        format!("{:016x}", hash.digest())
    }
}

/// A folder that may be written to.
#[derive(Debug)]
pub(super) struct SiteFolder {
    folder: PathBuf,
    /// The path as it was typed.
    typed: PathBuf,
    /// What stands at its top and is ours; the rest, like a `.git`, stays.
    ours: BTreeSet<OsString>,
}

impl SiteFolder {
    /// A folder to be made, an empty one, or one with an older site.
    ///
    /// # Errors
    /// When it holds something else or cannot be read.
    pub(super) fn open(typed: &Path) -> Result<SiteFolder, Problem> {
        let failed = |error| unwritable(typed, &error);
        let is_there = is_there(typed).map_err(failed)?;
        let found = if is_there { fs::canonicalize(typed) } else { std::path::absolute(typed) };
        let folder = found.map_err(failed)?;
        let typed = typed.to_owned();
        let older = older(&folder);
        if older.is_none() && is_there && !is_empty(&folder)? {
            return Err(Problem::misuse(say::err_site_not_ours(&typed)).hint(say::hint_site_not_ours()));
        }
        Ok(SiteFolder { folder, typed, ours: older.unwrap_or_default() })
    }

    /// Puts the files there, in place of older ones.
    ///
    /// # Errors
    /// When they cannot be written. What was there before is there still.
    pub(super) fn fill(&self, files: &Files) -> Result<(), Problem> {
        let failed = |error| unwritable(&self.typed, &error);
        let parent = self.folder.parent().unwrap_or(&self.folder);
        fs::create_dir_all(parent).map_err(failed)?;
        // On the same disk as what is moved; gone with all that is left in it when it is no longer needed.
        let made = tempfile::Builder::new().prefix(".tricorder-").tempdir_in(parent);
        let scratch = made.map_err(failed)?;
        let fresh = scratch.path().join("fresh");
        write(&fresh, files).map_err(failed)?;
        self.replace(&fresh, &scratch.path().join("older")).map_err(failed)
    }

    /// Moves the new folder to its place; what is not ours moves over from the older one.
    fn replace(&self, fresh: &Path, older: &Path) -> io::Result<()> {
        if !is_there(&self.folder)? {
            return fs::rename(fresh, &self.folder);
        }
        fs::set_permissions(fresh, fs::metadata(&self.folder)?.permissions())?;
        fs::rename(&self.folder, older)?;
        if let Err(error) = fs::rename(fresh, &self.folder) {
            fs::rename(older, &self.folder)?;
            return Err(error);
        }
        for name in fs::read_dir(older)?.flatten().map(|entry| entry.file_name()) {
            let to = self.folder.join(&name);
            if !self.ours.contains(&name) && !is_there(&to)? {
                fs::rename(older.join(&name), to)?;
            }
        }
        Ok(())
    }
}

fn write(folder: &Path, files: &Files) -> io::Result<()> {
    for (path, bytes) in files.iter() {
        let path = folder.join(path);
        if let Some(above) = path.parent() {
            fs::create_dir_all(above)?;
        }
        fs::write(path, bytes)?;
    }
    Ok(())
}

fn is_empty(folder: &Path) -> Result<bool, Problem> {
    let mut entries = fs::read_dir(folder).map_err(|error| unwritable(folder, &error))?;
    Ok(entries.next().is_none())
}

/// The names at the top of an older site; `None` if the folder is none.
fn older(folder: &Path) -> Option<BTreeSet<OsString>> {
    let text = fs::read_to_string(folder.join(LIST)).ok()?;
    let list: List = serde_json::from_str(&text).ok()?;
    let tops = list.files.iter().filter_map(|path| path.split('/').next());
    let own = [LIST].into_iter().chain(tops).map(OsString::from);
    (list.program == "tricorder").then(|| own.collect())
}

fn unwritable(folder: &Path, error: &io::Error) -> Problem {
    Problem::unreadable(say::err_site_unwritable(folder, error)).hint(say::hint_site_unwritable())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn finished(text: &str) -> Files {
        let mut files = Files::default();
        for path in ["index.html", "de/index.html", "de/cc.keyword.log.html"] {
            files.add(path, text);
        }
        files.finished().expect("a list")
    }

    #[test]
    fn another_text_is_another_version() {
        assert_eq!(finished("a").version(), finished("a").version());
        assert_ne!(finished("a").version(), finished("b").version());
    }

    #[test]
    fn the_list_names_every_file_but_itself() {
        let files = finished("a");
        let list: List = serde_json::from_slice(&files.files[LIST]).expect("the list");
        assert_eq!(list.files.len() + 1, files.len());
        assert_eq!(files.pages(), 3);
    }
}
