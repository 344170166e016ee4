//! All names in the order of their keys: what a name that is being typed may become.

use super::on_disk::StoreError;
use model::text::key;
use model::{Lang, Record};

/// Parts what is said of a name.
const TAB: char = '\t';

/// Every name of every record, one a line, sorted by key.
pub struct NameList(String);

/// A name as it is spelled, and whose it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ListedName<'a> {
    /// The name with its capitals, accents and signs.
    pub name: &'a str,
    /// The language it belongs to; `None` if it is the same in both.
    pub lang: Option<Lang>,
    /// Whether it is the title of the record, not an alias.
    pub is_title: bool,
    /// Id of the record that bears it.
    pub id: &'a str,
}

impl NameList {
    /// The list as it was written.
    ///
    /// # Errors
    /// When it is no text.
    pub(super) fn read(bytes: Vec<u8>) -> Result<NameList, StoreError> {
        let text = String::from_utf8(bytes).map_err(|_| StoreError::Checksum("names".to_owned()))?;
        Ok(NameList(text))
    }

    /// All names of two lists, each once.
    pub fn joined(self, other: &NameList) -> NameList {
        let mut lines: Vec<&str> = self.0.split_inclusive('\n').chain(other.0.split_inclusive('\n')).collect();
        lines.sort_unstable();
        lines.dedup();
        NameList(lines.concat())
    }

    /// The names whose keys begin with a key, in the order of their keys.
    pub fn beginning<'a>(&'a self, key: &'a str) -> impl Iterator<Item = ListedName<'a>> {
        let lines = self.0.lines().filter(move |line| line.starts_with(key));
        lines.filter_map(listed)
    }
}

/// The names of records, as they are written.
pub(super) fn written<'a>(records: impl IntoIterator<Item = &'a Record>) -> Vec<u8> {
    let mut lines: Vec<String> = records.into_iter().flat_map(lines).collect();
    // Thousands of lines: here the sort of the standard library is worth its room.
    lines.sort();
    lines.dedup();
    lines.concat().into_bytes()
}

fn lines(record: &Record) -> Vec<String> {
    let mut lines = Vec::new();
    for lang in Lang::ALL {
        let others: Vec<&str> = record.names(lang.other()).collect();
        for (at, name) in record.names(lang).enumerate() {
            let is_shared = others.contains(&name);
            let is_title = at == 0 || is_shared && others.first() == Some(&name);
            let lang = if is_shared { "" } else { lang.code() };
            let title = if is_title { "t" } else { "" };
            let folded = key(name);
            lines.push(format!("{folded}{TAB}{name}{TAB}{lang}{TAB}{title}{TAB}{}\n", record.id()));
        }
    }
    lines
}

fn listed(line: &str) -> Option<ListedName<'_>> {
    let mut parts = line.split(TAB).skip(1);
    let (name, lang, title) = (parts.next()?, parts.next()?, parts.next()?);
    Some(ListedName { name, lang: Lang::from_code(lang), is_title: !title.is_empty(), id: parts.next()? })
}
