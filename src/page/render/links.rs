//! What documents have in common: where their links lead, and which blocks in a row they write as one list.

use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, utf8_percent_encode};

use crate::{Hit, PageBlock, PageItem, PageStep};

/// Addresses made from ids: what stands before an id, between its parts and behind it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Links<'a> {
    /// Put before every id: `/e/`, or nothing where links lead from file to file.
    pub before: &'a str,
    /// Put in place of each `/` of an id.
    pub between: &'a str,
    /// Put behind every id: the ending of a file, such as `.html`, or nothing.
    pub behind: &'a str,
}

impl Links<'_> {
    /// The address of an entry or card. What begins at the root or with a scheme is an address already; no id does.
    pub fn to(&self, id: &str) -> String {
        if id.starts_with('/') || is_address(id) {
            return id.to_owned();
        }
        let id = id.replace('/', self.between);
        format!("{}{id}{}", self.before, self.behind)
    }
}

/// Whether what a link leads to is no id but a whole address.
pub(super) fn is_address(id: &str) -> bool {
    id.contains("://")
}

/// What is encoded in the path of an address: all but letters, digits and what may stand there.
const IN_PATH: AsciiSet = {
    let (mut set, mut kept) = (NON_ALPHANUMERIC.remove(b'-'), b"._~/@'!()*,".as_slice());
    while let [sign, rest @ ..] = kept {
        (set, kept) = (set.remove(*sign), rest);
    }
    set
};

/// A path with what must be encoded in it.
pub fn encode_path(path: &str) -> String {
    utf8_percent_encode(path, &IN_PATH).to_string()
}

/// A block, or several of one kind.
pub(super) enum Run<'a> {
    Items(Vec<&'a PageItem>),
    /// Points under topics, and between them those without any.
    Topics(Vec<&'a PageItem>),
    Hits(Vec<&'a Hit>),
    Steps(Vec<&'a PageStep>),
    Block(&'a PageBlock),
}

/// The blocks in order, points, topics, hits and steps in a row together.
pub(super) fn runs(blocks: &[PageBlock]) -> Vec<Run<'_>> {
    let mut runs: Vec<Run<'_>> = Vec::new();
    for block in blocks {
        match (runs.last_mut(), block) {
            (Some(Run::Topics(items)), PageBlock::Item(item)) => items.push(item),
            (Some(Run::Items(items)), PageBlock::Item(item)) if item.topic.is_empty() => items.push(item),
            (Some(Run::Hits(hits)), PageBlock::Hit(hit)) => hits.push(hit),
            (Some(Run::Steps(steps)), PageBlock::Step(step)) => steps.push(step),
            (_, PageBlock::Item(item)) if item.topic.is_empty() => runs.push(Run::Items(vec![item])),
            (_, PageBlock::Item(item)) => runs.push(Run::Topics(vec![item])),
            (_, PageBlock::Hit(hit)) => runs.push(Run::Hits(vec![hit])),
            (_, PageBlock::Step(step)) => runs.push(Run::Steps(vec![step])),
            (_, other) => runs.push(Run::Block(other)),
        }
    }
    runs
}
