//! What an answer leaves behind for what comes after it: the list of which a number opens one, and what was opened.

use std::ffi::OsString;

use crate::id_list::IdList;
use crate::paths::Folders;
use crate::session::Session;
use crate::{own_boxes, settings};
use model::{Boxes, Record};
use words::Problem;

/// Ids that are kept at most of a list.
const LONGEST_LIST: usize = 5000;

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
            IdList::Past.keep_first(&folders, id);
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

    /// The line that opens what a number of the list means, or looks up what is no number.
    ///
    /// # Errors
    /// When the list has no such number.
    pub fn line(&self, typed: &str) -> Result<Vec<OsString>, Problem> {
        let (count, typed) = (self.listed.len(), typed.trim());
        let options = self.options.iter().cloned();
        if !typed.bytes().all(|sign| sign.is_ascii_digit()) {
            return Ok(["lookup".into()].into_iter().chain(options).chain(["--".into(), typed.into()]).collect());
        }
        let number: usize = typed.parse().unwrap_or(0);
        let found = number.checked_sub(1).and_then(|at| self.listed.get(at));
        let id = found.ok_or_else(|| Problem::not_in_list(typed, count))?;
        Ok(["show".into(), id.into()].into_iter().chain(options).collect())
    }
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

    #[test]
    fn a_number_of_the_list_opens_its_entry_with_the_same_options() {
        let trail = FollowUp {
            listed: vec!["cc/keyword/log".to_owned()],
            options: vec!["--color=never".into()],
            ..FollowUp::default()
        };
        let line = trail.line(" 1").expect("a line");
        assert_eq!(line, ["show", "cc/keyword/log", "--color=never"]);
        for typed in ["0", "2", "99999999999999999999"] {
            assert!(trail.line(typed).is_err(), "{typed}");
        }
        for typed in ["warp core", " warp core"] {
            assert_eq!(trail.line(typed).expect("a line"), ["lookup", "--color=never", "--", "warp core"]);
        }
    }
}
