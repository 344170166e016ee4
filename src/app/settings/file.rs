//! The file of the settings: one line a setting, in YAML. What else a player writes there stays.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use crate::paths::{read_limited, settings_file};
use crate::settings::values::{KEYS, allowed, meant};
use model::text::{vocabulary, yaml};
use model::{Lang, Setting, SettingValue as Value};
use page::locale::{Fact, say};
use words::Problem;

/// Bytes of the file that are read; one that sets everything has a fiftieth.
const LARGEST: u64 = 1 << 16;

/// What the file says.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct SettingsFile {
    /// Where the file lies or would lie.
    pub path: PathBuf,
    /// What stands there; empty if there is none.
    pub text: String,
    /// The settings that are in it with their values, in the order of their keys as written.
    pub values: Vec<(Setting, Value)>,
}

impl SettingsFile {
    /// The value of a setting, if the file has one.
    pub fn value(&self, setting: Setting) -> Option<&Value> {
        let found = self.values.iter().find(|(known, _)| *known == setting);
        found.map(|(_, value)| value)
    }

    /// Reads the file at a path. Where there is none, nothing is set.
    ///
    /// # Errors
    /// When it cannot be read, or says something no setting can be.
    pub fn load(path: PathBuf) -> Result<SettingsFile, Problem> {
        let text = read_limited(&path, LARGEST).map_err(|error| unreadable(&path, error))?;
        SettingsFile::from_text(path, text.unwrap_or_default())
    }

    /// A file as its text says; empty, if that says nothing.
    ///
    /// # Errors
    /// When it says something no setting can be.
    pub fn from_text(path: PathBuf, text: String) -> Result<SettingsFile, Problem> {
        let values = if text.is_empty() { Vec::new() } else { values(&path, &text)? };
        Ok(SettingsFile { path, text, values })
    }
}

/// Reads the file of the system. Where there is none, nothing is set.
///
/// # Errors
/// When it cannot be read, or says something no setting can be.
pub fn read() -> Result<SettingsFile, Problem> {
    settings_file().map_or_else(|| Ok(SettingsFile::default()), SettingsFile::load)
}

fn unreadable(path: &Path, reason: impl Into<Fact>) -> Problem {
    Problem::unreadable(say::err_settings_file(path, reason)).hint(say::hint_settings_file(path))
}

/// What a text of the file says.
fn values(path: &Path, text: &str) -> Result<Vec<(Setting, Value)>, Problem> {
    let read: Option<BTreeMap<String, Value>> = yaml::read(text).map_err(|fault| unreadable(path, fault))?;
    let value = |(key, value): (String, Value)| {
        let line = line_of(text, &key);
        let setting = vocabulary::meant(&key, &KEYS).ok_or_else(|| {
            Problem::misuse(say::err_settings_unknown(path, line, &key)).hint(say::hint_settings_unknown())
        })?;
        let kept = meant(setting, &value).ok_or_else(|| {
            Problem::misuse(say::err_settings_unfit(path, line, value.to_string(), key))
                .hint(say::hint_settings_unfit(Fact::names(allowed(setting, Lang::En))))
        })?;
        Ok((setting, kept))
    };
    read.unwrap_or_default().into_iter().map(value).collect()
}

/// The line a setting stands in, from 1.
fn line_of(text: &str, key: &str) -> usize {
    let begins = |line: &str| line.trim_start_matches(['"', '\'']).starts_with(key);
    text.lines().position(begins).map_or(1, |at| at + 1)
}

/// A text of the file with another value for a setting, or without it. All else stays as it is, unless the text has its
/// settings otherwise than one a line: then they are written so, below its remarks.
pub fn rewritten(text: &str, setting: Setting, value: Option<&Value>) -> String {
    let changed = with_line(text, setting, value);
    let read = |text: &str| SettingsFile::from_text(PathBuf::new(), text.to_owned());
    let Ok(before) = read(text) else {
        return changed;
    };
    let wanted = |one: Setting| if one == setting { value } else { before.value(one) };
    let is_so = |after: SettingsFile| Setting::ALL.into_iter().all(|one| after.value(one) == wanted(one));
    if read(&changed).is_ok_and(is_so) {
        return changed;
    }
    let remarks = text.split_inclusive('\n').filter(|line| line.starts_with('#')).map(str::to_owned);
    let lines = Setting::ALL.into_iter().filter_map(|one| wanted(one).map(|value| written(one, value)));
    remarks.chain(lines).collect()
}

/// A setting as a line of its own.
fn written(setting: Setting, value: &Value) -> String {
    format!("{}: {}\n", setting.code(), yaml(value))
}

/// A text with another line for a setting, or without it.
fn with_line(text: &str, setting: Setting, value: Option<&Value>) -> String {
    let mut line = value.map(|value| written(setting, value)).unwrap_or_default();
    let mut out = String::new();
    let mut is_ours = false;
    for old in text.split_inclusive('\n') {
        let goes_on = old.starts_with([' ', '\t', '-']);
        is_ours = is_ours && goes_on || names(old, setting);
        if is_ours {
            out.push_str(&std::mem::take(&mut line));
        } else {
            out.push_str(old);
        }
    }
    if !line.is_empty() && !out.is_empty() && !out.ends_with('\n') {
        out.push('\n');
    }
    out + &line
}

/// Whether a line begins the value of a setting.
fn names(line: &str, setting: Setting) -> bool {
    let key = line.split_once(':').map(|(key, _)| key.trim_matches(['"', '\'']));
    key.is_some_and(|key| vocabulary::meant(key, &KEYS) == Some(setting))
}

/// Words that YAML takes for something else unless they are quoted, whatever their capitals.
const RESERVED: [&str; 9] = ["null", "true", "false", "yes", "no", "on", "off", "y", "n"];

/// A value in one line of YAML; JSON is YAML.
fn yaml(value: &Value) -> String {
    match value {
        Value::Flag(_) | Value::Number(_) => value.to_string(),
        Value::Word(word) => quoted(word),
        Value::List(list) => {
            let parts: Vec<String> = list.iter().map(|part| quoted(part)).collect();
            format!("[{}]", parts.join(", "))
        }
    }
}

fn quoted(word: &str) -> String {
    let is_plain = |sign: char| sign.is_ascii_alphanumeric() || " /._-".contains(sign);
    let begins_plain = word.starts_with(|sign: char| sign.is_ascii_alphabetic() || sign == '/');
    let is_reserved = RESERVED.iter().any(|one| word.eq_ignore_ascii_case(one));
    if !is_reserved && begins_plain && word.chars().all(is_plain) && !word.ends_with(' ') {
        return word.to_owned();
    }
    serde_json::Value::from(word).to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Vec<(Setting, Value)> {
        values(Path::new("config.yaml"), text).expect("settings")
    }

    fn fault(text: &str) -> String {
        let error = values(Path::new("config.yaml"), text).expect_err("no settings");
        error.to_string()
    }

    fn word(word: &str) -> Value {
        Value::Word(word.to_owned())
    }

    #[test]
    fn what_is_written_is_read_again_and_all_else_stays() {
        let text = "# mine\nwidth: 60\nown-data:\n  - a\n- b\ngame: 2e # always";
        let list = Value::List(vec!["/a b".to_owned(), "~/ü".to_owned()]);
        let new = rewritten(text, Setting::OwnData, Some(&list));
        assert_eq!(new, "# mine\nwidth: 60\nown-data: [/a b, \"~/ü\"]\ngame: 2e # always");
        let new = rewritten(&new, Setting::Pager, Some(&word("less -R | x: y")));
        let new = rewritten(&new, Setting::Width, None);
        assert_eq!(
            read(&new),
            [(Setting::Game, word("2e")), (Setting::OwnData, list), (Setting::Pager, word("less -R | x: y")),]
        );
        assert!(new.starts_with("# mine\nown-data"), "{new}");
    }

    #[test]
    fn every_value_survives_its_line() {
        for typed in ["", "yes", "null", "12", "a # b", "~", "\"", "- a", "a: b"] {
            let text = rewritten("", Setting::Pager, Some(&word(typed)));
            assert_eq!(read(&text), [(Setting::Pager, word(typed))], "{text}");
        }
        let off = rewritten("", Setting::Recent, Some(&Value::Flag(false)));
        assert_eq!(read(&off), [(Setting::Recent, Value::Flag(false))]);
    }

    #[test]
    fn settings_that_stand_in_no_lines_of_their_own_are_written_anew() {
        for text in ["# mine\n{game: cc, width: 60}\n", "# mine\n? game\n: cc\nwidth:\n\n  60\n"] {
            let new = rewritten(text, Setting::Width, Some(&Value::Number(70)));
            assert_eq!(new, "# mine\ngame: cc\nwidth: 70\n", "{text}");
            assert_eq!(read(&rewritten(text, Setting::Width, None)), [(Setting::Game, word("cc"))]);
        }
    }

    #[test]
    fn keys_and_values_of_both_languages_are_read() {
        assert_eq!(
            read("Sprache: Deutsch\nzuletzt: aus\n"),
            [(Setting::Language, word("de")), (Setting::Recent, Value::Flag(false))]
        );
        assert_eq!(read("# nothing yet\n"), []);
    }

    #[test]
    fn what_cannot_be_is_told_with_its_line() {
        assert!(fault("game: cc\nwdth: 3\n").contains("line 2"));
        assert!(fault("game: cc\nwidth: 3\n").contains("line 2"));
        assert!(fault("game: [\n").contains("config.yaml"));
    }
}
