//! Lists of ids that are kept between two lines: the last list, what was opened, what has notes.

use crate::paths::Folders;
use crate::small_texts::SmallText;
use words::Problem;

/// Entries that are kept at most of those opened.
pub const LONGEST_PAST: usize = 50;
/// Bytes that are read of a list.
const LARGEST: u64 = 1 << 20;

/// Lists of ids.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum IdList {
    /// The last list, in its order.
    LastList,
    /// What was opened, the latest first.
    Past,
    /// What has notes.
    Noted,
}

impl IdList {
    fn text(self) -> SmallText {
        match self {
            IdList::LastList => SmallText::LastList,
            IdList::Past => SmallText::Past,
            IdList::Noted => SmallText::Noted,
        }
    }

    /// The ids; none where nothing is kept or it cannot be read.
    pub fn read(self, folders: &Folders) -> Vec<String> {
        self.try_read(folders).unwrap_or_default()
    }

    /// The ids; none where nothing is kept.
    ///
    /// # Errors
    /// When they cannot be read.
    pub fn try_read(self, folders: &Folders) -> Result<Vec<String>, Problem> {
        let text = self.text().read(folders, LARGEST)?.unwrap_or_default();
        Ok(text.lines().map(str::to_owned).collect())
    }

    /// Keeps ids in place of those before. Whoever cannot keep them does without.
    pub fn keep(self, folders: &Folders, ids: &[String]) {
        let lines: String = ids.iter().map(|id| format!("{id}\n")).collect();
        let _ = self.text().keep(folders, &lines);
    }

    /// Keeps that an entry or card was opened: it stands first, and the oldest is forgotten.
    pub fn keep_first(self, folders: &Folders, id: &str) {
        self.keep(folders, &with_first(self.read(folders), id));
    }
}

/// Ids with one in front, none twice and not too many.
fn with_first(mut ids: Vec<String>, first: &str) -> Vec<String> {
    ids.retain(|id| id != first);
    ids.insert(0, first.to_owned());
    ids.truncate(LONGEST_PAST);
    ids
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::paths::UserDataPlace;

    #[test]
    fn what_was_opened_again_stands_first_and_the_oldest_is_forgotten() {
        let ids: Vec<String> = (0..LONGEST_PAST).map(|n| n.to_string()).collect();
        let again = with_first(ids.clone(), "3");
        assert_eq!((again.len(), &again[0][..], &again[4][..]), (50, "3", "4"));
        let new = with_first(ids, "x");
        assert_eq!((new.len(), &new[0][..], &new[49][..]), (50, "x", "48"));
    }

    #[test]
    fn what_cannot_be_read_is_nothing() {
        let folder = tempfile::tempdir().expect("a folder");
        let user = folder.path().join("user.db");
        let folders = Folders { user: Some(UserDataPlace::File(user)), ..Folders::default() };
        assert!(IdList::LastList.read(&folders).is_empty());
        IdList::LastList.keep(&folders, &["a".to_owned(), "b".to_owned()]);
        assert_eq!(IdList::LastList.read(&folders), ["a", "b"]);
        std::fs::create_dir(folder.path().join("recent")).expect("a folder");
        IdList::Past.keep(&folders, &["a".to_owned()]);
        assert!(IdList::Past.read(&folders).is_empty());
    }
}
