//! Data files: YAML, embedded in the program or read from a folder, turned into the nouns of `model`
//! and checked. Everything that is wrong is collected, nothing stops at the first finding.

mod check;
mod corpus;
mod finding;
mod gaps;
mod parse;

pub use check::check;
pub use corpus::{Corpus, DataFile, embedded, from_folder};
pub use finding::{Finding, Problem};
pub use gaps::{Gap, gaps};
pub use parse::Located;

use crate::model::{Entry, Link, Localized, Record};

/// The entries of a corpus, valid and in file order.
#[derive(Debug, Clone, Default)]
pub struct Library {
    entries: Vec<Located<Entry>>,
}

impl Library {
    /// Reads and checks a corpus.
    ///
    /// # Errors
    /// All findings over all files, in the order of files and lines.
    pub fn load(corpus: &Corpus) -> Result<Library, Vec<Finding>> {
        let (library, mut findings) = Library::read(corpus);
        findings.extend(check(&library));
        if findings.is_empty() {
            return Ok(library);
        }
        findings.sort_by(|a, b| (&a.file, a.line).cmp(&(&b.file, b.line)));
        Err(findings)
    }

    /// Reads a corpus without checking it: the entries that could be read, and what could not.
    fn read(corpus: &Corpus) -> (Library, Vec<Finding>) {
        let mut library = Library::default();
        let mut findings = corpus.unreadable.clone();
        for file in &corpus.files {
            let (entries, problems) = parse::entries(file);
            library.entries.extend(entries);
            findings.extend(problems);
        }
        (library, findings)
    }

    /// All entries with the place they stand at, in file order.
    pub fn located(&self) -> &[Located<Entry>] {
        &self.entries
    }

    /// All entries in file order.
    pub fn entries(&self) -> impl Iterator<Item = &Entry> {
        self.entries.iter().map(|located| &located.value)
    }

    /// All entries with their references resolved, in file order.
    pub fn records(&self) -> Vec<Record> {
        let titles: std::collections::HashMap<_, &Localized<String>> = self
            .entries()
            .map(|entry| (&entry.id, &entry.title))
            .collect();
        self.entries()
            .map(|entry| Record {
                entry: entry.clone(),
                see: entry
                    .see
                    .iter()
                    .filter_map(|id| {
                        let title = (*titles.get(id)?).clone();
                        Some(Link {
                            id: id.clone(),
                            title,
                        })
                    })
                    .collect(),
            })
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_embedded_data_is_clean() {
        let findings = Library::load(&embedded()).err().unwrap_or_default();
        assert!(findings.is_empty(), "{findings:#?}");
    }
}
