//! All names in the order of their keys: what a name that is being typed may become.

use std::collections::HashSet;

use super::on_disk::StoreError;
use model::text::key;
use model::{Availability, Boxes, Lang, Record};

/// Parts what is said of a name.
const TAB: char = '\t';

/// Every name of every record, one a line, sorted by key, for somebody who has some boxes.
pub struct NameList {
    lines: String,
    /// The bits of the boxes.
    boxes: u32,
}

/// A name as it is spelled, and whose it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ListedName<'a> {
    /// The folded name.
    pub key: &'a str,
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
    pub(super) fn read(bytes: Vec<u8>, boxes: &Boxes) -> Result<NameList, StoreError> {
        let lines = String::from_utf8(bytes).map_err(|_| StoreError::Checksum("names".to_owned()))?;
        Ok(NameList { lines, boxes: boxes.bits() })
    }

    /// All names of two lists, each once.
    pub fn joined(self, other: &NameList) -> NameList {
        let mut lines: Vec<&str> =
            self.lines.split_inclusive('\n').chain(other.lines.split_inclusive('\n')).collect();
        lines.sort_unstable();
        lines.dedup();
        NameList { lines: lines.concat(), ..self }
    }

    /// The names whose keys begin with a key, of what the boxes have, in the order of their keys.
    pub fn beginning<'a>(&'a self, key: &'a str) -> impl Iterator<Item = ListedName<'a>> {
        let lines = self.lines.lines().filter(move |line| line.starts_with(key));
        lines.filter_map(|line| listed(line, self.boxes))
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
    let (mut lines, mut seen) = (Vec::new(), HashSet::new());
    for lang in Lang::ALL {
        let others: Vec<&str> = record.names(lang.other()).collect();
        for (at, name) in record.names(lang).enumerate() {
            let is_shared = others.contains(&name);
            let is_title = at == 0 || is_shared && others.first() == Some(&name);
            let lang = if is_shared { "" } else { lang.code() };
            let title = if is_title { "t" } else { "" };
            let folded = key(name);
            // Of names of one key the first counts.
            if !seen.insert((folded.clone(), lang, title)) {
                continue;
            }
            let (id, boxes) = (record.id(), record.availability());
            lines.push(format!("{folded}{TAB}{name}{TAB}{lang}{TAB}{title}{TAB}{id}{TAB}{boxes}\n"));
        }
    }
    lines
}

fn listed(line: &str, boxes: u32) -> Option<ListedName<'_>> {
    let mut parts = line.split(TAB);
    let (key, name, lang, title) = (parts.next()?, parts.next()?, parts.next()?, parts.next()?);
    let (id, availability) = (parts.next()?, parts.next()?.parse::<Availability>().ok()?);
    availability.holds(boxes).then_some(())?;
    Some(ListedName { key, name, lang: Lang::from_code(lang), is_title: !title.is_empty(), id })
}
