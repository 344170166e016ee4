//! The files of a site, before they are written.

use std::collections::BTreeMap;
use std::io;

use serde::{Deserialize, Serialize};
use xxhash_rust::xxh3::Xxh3;

use crate::error::Error;
use crate::model::Lang;
use crate::web::site;

/// Names all files; a folder that has it is one of ours.
pub const LIST: &str = "files.json";
/// Keeps the files in the browser.
const WORKER: &str = "sw.js";
/// The first page of all.
const DOOR: &str = "index.html";

/// Texts by their paths, parted by slashes.
#[derive(Debug, Default)]
pub struct Files {
    texts: BTreeMap<String, String>,
    version: String,
}

/// What the list of files says.
#[derive(Debug, Serialize, Deserialize)]
pub struct List {
    /// Always `tricorder`.
    pub program: String,
    pub version: String,
    /// What every page needs: kept at once.
    pub shell: Vec<String>,
    /// All else: kept little by little.
    pub rest: Vec<String>,
}

impl Files {
    /// Adds a file.
    pub fn add(&mut self, path: impl Into<String>, text: impl Into<String>) {
        self.texts.insert(path.into(), text.into());
    }

    /// The same with the list of all files and the worker that keeps them.
    ///
    /// # Errors
    /// When the list cannot be written as JSON.
    pub fn finished(mut self) -> Result<Files, Error> {
        for (name, text) in site::FILES {
            self.add(name, text);
        }
        self.version = self.hash();
        let (shell, rest) = self.texts.keys().cloned().partition(|path| is_shell(path));
        let document = List {
            program: "tricorder".to_owned(),
            version: self.version.clone(),
            shell,
            rest,
        };
        let list = serde_json::to_string(&document).map_err(io::Error::from)?;
        self.add(LIST, list);
        let worker = site::worker(&self.version);
        self.add(WORKER, worker);
        Ok(self)
    }

    /// All files with their paths.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        let texts = self.texts.iter();
        texts.map(|(path, text)| (path.as_str(), text.as_str()))
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.texts.len()
    }

    /// How many of them are pages.
    pub fn pages(&self) -> usize {
        let paths = self.texts.keys();
        paths.filter(|path| path.ends_with(".html")).count()
    }

    /// How large they are together.
    pub fn bytes(&self) -> u64 {
        self.texts.values().map(|text| text.len() as u64).sum()
    }

    /// Tells these files from others.
    pub fn version(&self) -> &str {
        &self.version
    }

    fn hash(&self) -> String {
        let mut hash = Xxh3::new();
        for (path, text) in &self.texts {
            hash.update(path.as_bytes());
            hash.update(&[0]);
            hash.update(text.as_bytes());
            hash.update(&[0]);
        }
        hash.update(site::worker("").as_bytes());
        format!("{:016x}", hash.digest())
    }
}

/// Whether a file belongs to every page or is a first page.
fn is_shell(path: &str) -> bool {
    let homes = Lang::ALL.map(|lang| site::path(lang, site::HOME));
    let is_page = path.ends_with(".html");
    !is_page || path == DOOR || homes.iter().any(|home| home == path)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn finished(text: &str) -> Files {
        let mut files = Files::default();
        for path in [
            DOOR,
            "de/index.html",
            "de/cc.keyword.log.html",
            "names.de.json",
        ] {
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
    fn the_list_parts_what_is_kept_at_once_from_the_rest() {
        let files = finished("a");
        let list: List = serde_json::from_str(&files.texts[LIST]).expect("the list");
        assert_eq!(list.rest, ["de/cc.keyword.log.html"]);
        assert!(list.shell.contains(&"site.js".to_owned()));
        assert!(files.texts[WORKER].contains(files.version()));
        assert_eq!(files.pages(), 3);
    }
}
