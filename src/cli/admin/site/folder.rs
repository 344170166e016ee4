//! The folder of a site: written beside it and put in its place when it is whole.

use std::collections::BTreeSet;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::{fs, io};

use super::files::{Files, LIST, List};
use crate::error::{Error, SiteError};

/// A folder that may be written to.
#[derive(Debug)]
pub struct Place {
    folder: PathBuf,
    /// As it was typed.
    typed: PathBuf,
    /// What stands at its top and is ours; the rest, like a `.git`, stays.
    ours: BTreeSet<OsString>,
}

impl Place {
    /// A folder to be made, an empty one, or one with an older site.
    ///
    /// # Errors
    /// When it holds something else or cannot be read.
    pub fn of(typed: &Path) -> Result<Place, Error> {
        let found = fs::canonicalize(typed).or_else(|_| std::path::absolute(typed));
        let folder = found.map_err(|error| unwritable(typed, error))?;
        let typed = typed.to_owned();
        let older = older(&folder);
        if older.is_none() && folder.exists() && !is_empty(&folder)? {
            return Err(SiteError::NotOurs { folder: typed }.into());
        }
        Ok(Place {
            folder,
            typed,
            ours: older.unwrap_or_default(),
        })
    }

    /// Puts the files there, in place of older ones.
    ///
    /// # Errors
    /// When they cannot be written. What was there before is there still.
    pub fn fill(&self, files: &Files) -> Result<(), Error> {
        let failed = |error| unwritable(&self.typed, error);
        let parent = self.folder.parent().unwrap_or(&self.folder);
        fs::create_dir_all(parent).map_err(failed)?;
        let fresh = fresh_in(parent).map_err(failed)?;
        write(fresh.path(), files).map_err(failed)?;
        self.replace(parent, fresh).map_err(failed)
    }

    /// Moves the new folder to its place; what is not ours moves over.
    fn replace(&self, parent: &Path, fresh: Fresh) -> io::Result<()> {
        if !self.folder.exists() {
            return fs::rename(fresh.keep(), &self.folder);
        }
        let before = fresh_in(parent)?;
        let older = before.path().join("older");
        fs::rename(&self.folder, &older)?;
        if let Err(error) = fs::rename(fresh.path(), &self.folder) {
            fs::rename(&older, &self.folder)?;
            return Err(error);
        }
        fresh.keep();
        for name in fs::read_dir(&older)?
            .flatten()
            .map(|entry| entry.file_name())
        {
            let to = self.folder.join(&name);
            if !self.ours.contains(&name) && !to.exists() {
                fs::rename(older.join(&name), to)?;
            }
        }
        Ok(())
    }
}

/// A folder that is gone when it is no longer needed.
struct Fresh {
    path: PathBuf,
    is_kept: bool,
}

impl Fresh {
    fn path(&self) -> &Path {
        &self.path
    }

    fn keep(mut self) -> PathBuf {
        self.is_kept = true;
        self.path.clone()
    }
}

impl Drop for Fresh {
    fn drop(&mut self) {
        if !self.is_kept {
            let _ = fs::remove_dir_all(&self.path);
        }
    }
}

/// A new folder in another, on the same disk as what will be moved.
fn fresh_in(parent: &Path) -> io::Result<Fresh> {
    let process = std::process::id();
    let mut number = 0;
    loop {
        let path = parent.join(format!(".tricorder-{process}-{number}"));
        match fs::create_dir(&path) {
            Ok(()) => {
                return Ok(Fresh {
                    path,
                    is_kept: false,
                });
            }
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists && number < 100 => {
                number += 1;
            }
            Err(error) => return Err(error),
        }
    }
}

fn write(folder: &Path, files: &Files) -> io::Result<()> {
    for (path, text) in files.iter() {
        let path = folder.join(path);
        if let Some(above) = path.parent() {
            fs::create_dir_all(above)?;
        }
        fs::write(path, text)?;
    }
    Ok(())
}

fn is_empty(folder: &Path) -> Result<bool, Error> {
    let mut entries = fs::read_dir(folder).map_err(|error| unwritable(folder, error))?;
    Ok(entries.next().is_none())
}

/// The names at the top of an older site; `None` if the folder is none.
fn older(folder: &Path) -> Option<BTreeSet<OsString>> {
    let text = fs::read_to_string(folder.join(LIST)).ok()?;
    let list: List = serde_json::from_str(&text).ok()?;
    let files = list.shell.iter().chain(&list.rest);
    let tops = files.filter_map(|path| path.split('/').next());
    let own = [LIST, "sw.js"].into_iter().chain(tops).map(OsString::from);
    (list.program == "tricorder").then(|| own.collect())
}

fn unwritable(folder: &Path, error: io::Error) -> Error {
    SiteError::Unwritable {
        folder: folder.to_owned(),
        reason: error.into(),
    }
    .into()
}
