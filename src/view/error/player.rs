//! What players write and keep: notes and rules of their own, the collection, settings.

use std::path::PathBuf;

use super::variants::errors;
use page::locale::Reason;

errors! {
    /// Why something of the player's own cannot be written or taken in.
    MemoryError as Memory;

    /// A note is too long.
    LongNote {
        /// Signs a note may have.
        most: usize,
    } as long_note => 2, err_long_note(most), try hint_long_note();
    /// There is no note with this number.
    NoSuchNote {
        /// The number as typed.
        typed: String,
        /// Notes there are on the entry or card.
        count: usize,
    } as no_such_note
        => 1, err_no_such_note(typed, count), try hint_no_such_note();
    /// Nothing a rule could be called.
    BadRuleId {
        /// The id as typed.
        id: String,
    } as bad_rule_id => 2, err_bad_rule_id(id), try hint_bad_rule_id();
    /// The entry is one of the program's.
    NotYours {
        /// The id of the entry.
        id: String,
    } as not_yours => 2, err_not_yours(id), try hint_not_yours(id);
    /// No rule of the player's own has this id.
    NoSuchRule {
        /// The id of which there is no rule.
        id: String,
    } as no_such_rule => 1, err_no_such_rule(id), try hint_no_such_rule();
    /// The editor cannot be started.
    Editor {
        /// The editor with its arguments, as it is named.
        editor: String,
        /// What the system, the database or a parser has against it.
        reason: Reason,
    } as editor
        => 2, err_editor(editor, reason), try hint_editor();
    /// The editor ended with a fault.
    EditorFailed {
        /// The editor with its arguments, as it is named.
        editor: String,
    } as editor_failed => 2, err_editor_failed(editor), try hint_editor_failed();
    /// The file of a rule cannot be written.
    Unwritable {
        /// The file of the rule.
        path: PathBuf,
        /// What the system, the database or a parser has against it.
        reason: Reason,
    } as unwritable
        => 2, err_rule_unwritable(path, reason), try hint_rule_unwritable();
    /// A document to be taken in cannot be read.
    Document {
        /// The file as named.
        file: PathBuf,
        /// What the system, the database or a parser has against it.
        reason: Reason,
    } as document
        => 2, err_memory_document(file, reason), try hint_memory_document();
    /// A rule to be taken in is there already, in other words.
    OtherRule {
        /// The id of the rule.
        rule: String,
    } as other_rule => 2, err_other_rule(rule), try hint_other_rule(), tap hint_other_rule_tap();
}

errors! {
    /// What is wrong with what is to be booked in the collection, or with a question about it.
    CollectionError as Collection;

    /// There is not a single card.
    Empty => 1, err_collection_empty(), try hint_collection_empty();
    /// No card of the collection fits a query.
    NoneFits {
        /// The query as typed.
        query: String,
    } as none_fits => 1, err_collection_none_fits(query), try hint_no_card();
    /// No card has this name.
    UnknownCard {
        /// The name as typed.
        name: String,
        /// Names that may have been meant, the nearest first; may be empty.
        suggestions: Vec<String>,
    } as unknown_card
        => 1, err_collection_unknown_card(name), try hint_collection_unknown_card(),
        near suggestions;
    /// Several cards can be meant, or name and number are different cards.
    Ambiguous {
        /// The name as typed.
        name: String,
        /// Names that may have been meant, the nearest first; may be empty.
        suggestions: Vec<String>,
    } as ambiguous
        => 2, err_collection_ambiguous(name), try hint_collection_ambiguous(), near suggestions;
    /// What was typed names no card; `trouble` is its code.
    Line {
        /// What was typed.
        text: String,
        /// The code of the fault, such as `count` or `no-name`.
        trouble: &'static str,
    } as line
        => 2, err_collection_line(text), try hint_deck_line(trouble);
    /// A list to be read in has no card.
    NoCards => 2, err_collection_no_cards(), try hint_collection_no_cards();
}

errors! {
    /// Why settings cannot be read or kept.
    SettingsError as Settings;

    /// There is no folder for settings.
    NoFolder => 2, err_no_config_folder(), try hint_no_config_folder();
    /// The file cannot be read.
    File {
        /// The file of the settings.
        path: PathBuf,
        /// What the system, the database or a parser has against it.
        reason: Reason,
    } as file
        => 2, err_settings_file(path, reason), try hint_settings_file(path);
    /// A line of the file begins with no setting.
    Unknown {
        /// The file of the settings.
        path: PathBuf,
        /// The number of the line, from 1.
        line: usize,
        /// The word the line begins with.
        key: String,
    } as unknown
        => 2, err_settings_unknown(path, line, key), try hint_settings_unknown();
    /// A setting of the file has a value it does not take.
    Unfit {
        /// The file of the settings.
        path: PathBuf,
        /// The number of the line, from 1.
        line: usize,
        /// The setting as written.
        key: String,
        /// The value as written.
        value: String,
        /// What is possible instead, in the order in which it is listed.
        allowed: Vec<String>,
    } as unfit
        => 2, err_settings_unfit(path, line, value, key), try hint_settings_unfit(allowed);
    /// There is no such setting.
    NoSuchSetting {
        /// The setting as typed.
        key: String,
        /// What is possible instead, in the order in which it is listed.
        allowed: Vec<String>,
        /// Names that may have been meant, the nearest first; may be empty.
        suggestions: Vec<String>,
    } as no_such_setting
        => 2, err_no_such_setting(key), try hint_no_such_setting(allowed), near suggestions;
    /// A setting does not take a value.
    Refused {
        /// The code of the setting.
        key: String,
        /// The value as typed.
        value: String,
        /// What is possible instead, in the order in which it is listed.
        allowed: Vec<String>,
    } as refused
        => 2, err_setting_refused(value, key), try hint_setting_refused(key, allowed);
    /// The file cannot be written.
    Unwritable {
        /// The file of the settings.
        path: PathBuf,
        /// What the system, the database or a parser has against it.
        reason: Reason,
    } as unwritable
        => 2, err_settings_unwritable(path, reason), try hint_settings_unwritable();
}
