//! What the player looks at on a terminal: the list of which a number opens one, and what was opened last. Both are
//! small texts of the player's own.

use std::ffi::OsString;

use crate::paths::Folders;
use crate::session::Session;
use crate::small_texts::SmallText;
use crate::{own_boxes, settings};
use model::{Boxes, Record};
use words::Problem;

/// Ids that are kept at most of a list.
const LONGEST_LIST: usize = 5000;
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
}

/// What an answer leaves behind for what comes after it.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct FollowUp {
    /// The entry or card that was shown in full.
    opened: Option<String>,
    /// Whether somebody saw it who may come back to it.
    is_kept: bool,
    /// What was listed, in the order of its numbers.
    listed: Vec<String>,
    /// Whether the player may choose of the list at once.
    asks: bool,
    /// Options that hold for what is chosen too.
    options: Vec<OsString>,
    /// The boxes of a player who has what was shown, where they have never said which those are.
    boxes: Option<Boxes>,
}

impl FollowUp {
    /// Keeps it.
    pub fn keep(&self) {
        if !self.is_kept {
            return;
        }
        let folders = Folders::of_system();
        if !self.listed.is_empty() {
            let most = self.listed.len().min(LONGEST_LIST);
            IdList::LastList.keep(&folders, &self.listed[..most]);
        }
        if let Some(id) = self.opened.as_ref().filter(|_| settings::of_player().recent) {
            IdList::Past.keep(&folders, &with_first(IdList::Past.read(&folders), id));
        }
    }

    /// The id of the entry or card that was shown in full.
    pub fn into_opened(self) -> Option<String> {
        self.opened
    }

    /// How many there are to choose from, if the player may.
    pub fn choices(&self) -> Option<usize> {
        self.asks.then_some(self.listed.len())
    }

    /// The boxes of a player who has the one that what was shown is from; `None` where it makes no difference, or the
    /// player has said which boxes they have.
    pub fn boxes_to_ask_for(&self) -> Option<&Boxes> {
        self.boxes.as_ref()
    }

    /// The line that opens what a number of the list means.
    ///
    /// # Errors
    /// When the list has no such number.
    pub fn line(&self, typed: &str) -> Result<Vec<OsString>, Problem> {
        let count = self.listed.len();
        let number: usize = typed.trim().parse().unwrap_or(0);
        let found = number.checked_sub(1).and_then(|at| self.listed.get(at));
        let id = found.ok_or_else(|| Problem::not_in_list(typed, count))?;
        let mut line = vec!["show".into(), id.into()];
        line.extend(self.options.iter().cloned());
        Ok(line)
    }
}

/// Ids with one in front, none twice and not too many.
fn with_first(mut ids: Vec<String>, first: &str) -> Vec<String> {
    ids.retain(|id| id != first);
    ids.insert(0, first.to_owned());
    ids.truncate(LONGEST_PAST);
    ids
}

impl Session<'_> {
    /// Whether somebody looks at the answer, in the form for eyes.
    pub fn is_watched(&self) -> bool {
        self.terminal.height().is_some() && self.asked_format().is_none()
    }

    /// What an answer leaves behind that shows an entry or card in full.
    pub fn opened(&self, record: &Record) -> FollowUp {
        let is_kept = self.is_watched();
        let boxes = record.beyond().filter(|_| is_kept && !own_boxes::are_known(&self.folders));
        FollowUp { opened: Some(record.id().to_string()), is_kept, boxes: boxes.cloned(), ..FollowUp::default() }
    }

    /// What a list leaves behind.
    pub fn listed(&self, ids: impl IntoIterator<Item = String>, asks: bool) -> FollowUp {
        if !self.is_watched() {
            return FollowUp::default();
        }
        let listed = ids.into_iter().collect();
        FollowUp { is_kept: true, listed, asks, options: self.options(), ..FollowUp::default() }
    }
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
    fn a_number_of_the_list_opens_its_entry_with_the_same_options() {
        let trail = FollowUp {
            listed: vec!["cc/keyword/log".to_owned()],
            options: vec!["--color=never".into()],
            ..FollowUp::default()
        };
        let line = trail.line(" 1").expect("a line");
        assert_eq!(line, ["show", "cc/keyword/log", "--color=never"]);
        for typed in ["0", "2", "x", "-1"] {
            assert!(trail.line(typed).is_err(), "{typed}");
        }
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
