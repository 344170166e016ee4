//! What the player writes and marks.

use std::path::PathBuf;

use super::reason::Reason;
use super::variants::errors;
use crate::data::Finding;

errors! {
    /// Why something of the player's own cannot be written or taken in.
    MemoryError as Memory;

    /// A note is too long.
    LongNote { most: usize } => 2, err_long_note(most), try hint_long_note();
    /// There is no note with this number.
    NoSuchNote { typed: String, count: usize }
        => 1, err_no_such_note(typed, count), try hint_no_such_note();
    /// Nothing a rule could be called.
    BadRuleId { id: String } => 2, err_bad_rule_id(id), try hint_bad_rule_id();
    /// The entry is one of the program's.
    NotYours { id: String } => 2, err_not_yours(id), try hint_not_yours(id);
    /// No rule of the player's own has this id.
    NoSuchRule { id: String } => 1, err_no_such_rule(id), try hint_no_such_rule();
    /// The editor cannot be started.
    Editor { editor: String, reason: Reason }
        => 2, err_editor(editor, reason), try hint_editor();
    /// The editor ended with a fault.
    EditorFailed { editor: String } => 2, err_editor_failed(editor), try hint_editor_failed();
    /// Something is wrong with a rule that was just edited.
    RuleFaults { id: String, findings: Vec<Finding> }
        => 2, err_rule_faults(id), try hint_rule_faults(id);
    /// The file of a rule cannot be written.
    Unwritable { path: PathBuf, reason: Reason }
        => 2, err_rule_unwritable(path, reason), try hint_rule_unwritable();
    /// A document to be taken in cannot be read.
    Document { file: PathBuf, reason: Reason }
        => 2, err_memory_document(file, reason), try hint_memory_document();
    /// A rule to be taken in is there already, in other words.
    OtherRule { rule: String } => 2, err_other_rule(rule), try hint_other_rule();
}
