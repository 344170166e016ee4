//! Where links of a document lead.

/// Addresses made from ids: what stands before an id, between its parts and behind it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Links<'a> {
    pub before: &'a str,
    pub between: &'a str,
    pub behind: &'a str,
}

impl Links<'_> {
    /// The address of an entry or card.
    pub fn to(&self, id: &str) -> String {
        let id = id.replace('/', self.between);
        format!("{}{id}{}", self.before, self.behind)
    }
}
