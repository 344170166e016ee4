//! Where links of a document lead.

/// Addresses made from ids: what stands before an id, between its parts and behind it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Links<'a> {
    pub before: &'a str,
    pub between: &'a str,
    pub behind: &'a str,
}

impl Links<'_> {
    /// The address of an entry or card. What begins at the root is an address already; no id does.
    pub fn to(&self, id: &str) -> String {
        if id.starts_with('/') {
            return id.to_owned();
        }
        let id = id.replace('/', self.between);
        format!("{}{id}{}", self.before, self.behind)
    }
}
