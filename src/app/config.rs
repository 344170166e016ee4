//! `tricorder config`: what holds for all runs, and where it comes from.

use std::env;
use std::path::Path;

use clap::Args;
use serde::Serialize;

use crate::argument_kinds::ArgKind;
use crate::options::lang_of_environment;
use crate::paths::write_atomically;
use crate::session::Session;
use crate::settings::{KEYS, SettingsFile, allowed, meant, read, rewritten};
use crate::{CommandReport, Found, RunCommand, pager};
use model::text::vocabulary::{self, alike};
use model::{Lang, Print, SetBy, Setting, SettingValue};
use page::locale::{self, Fact, Message, Texts, msg, say};
use page::render::WIDTHS;
use page::{Page, faint, strong};
use words::Problem;
use words::terms::by_code;

/// Columns of a terminal that are written in unless a player says more.
const USUAL_WIDTH: usize = 100;

/// What `tricorder config` takes: a setting and its new value, or nothing to see all of them.
#[derive(Debug, Args)]
pub struct Config {
    #[arg(add = ArgKind::Setting)]
    key: Option<String>,
    #[arg(add = ArgKind::SettingValue)]
    value: Vec<String>,
    #[arg(long, alias = "unset", requires = "key", conflicts_with = "value")]
    remove: bool,
}

impl RunCommand for Config {
    fn run(self, session: &Session<'_>) -> Result<Found, Problem> {
        let Some(key) = &self.key else {
            let kept = read().unwrap_or_default();
            let lines = Setting::ALL.map(|setting| line(session, &kept, setting));
            return Ok(Found::shown(sheet(&kept, lines.into(), false)));
        };
        let setting = setting(key)?;
        let mut kept = read()?;
        let is_changed = self.remove || !self.value.is_empty();
        if is_changed {
            let value = (!self.remove).then(|| self.value(session, setting)).transpose()?;
            kept = changed(&kept, setting, value.as_ref())?;
        }
        let line = line(session, &kept, setting);
        Ok(Found::shown(sheet(&kept, vec![line], is_changed)))
    }
}

impl Config {
    /// The value that was typed, as it is kept.
    fn value(&self, session: &Session<'_>, setting: Setting) -> Result<SettingValue, Problem> {
        read_setting(session, setting, &SettingValue::List(self.value.clone()))
    }
}

/// What was typed for a setting, as it is kept.
///
/// # Errors
/// When the setting takes no such value.
pub(crate) fn read_setting(
    session: &Session<'_>,
    setting: Setting,
    typed: &SettingValue,
) -> Result<SettingValue, Problem> {
    let refused = || {
        let words = match typed {
            SettingValue::List(words) => words.join(" "),
            SettingValue::Flag(_) | SettingValue::Number(_) | SettingValue::Word(_) => typed.to_string(),
        };
        let allowed = Fact::names(allowed(setting, session.texts.lang()));
        Problem::misuse(say::err_setting_refused(words, setting.code()))
            .hint(say::hint_setting_refused(setting.code(), allowed))
    };
    meant(setting, typed).ok_or_else(refused)
}

/// The setting with a name.
fn setting(key: &str) -> Result<Setting, Problem> {
    let unknown = || {
        Problem::misuse(say::err_no_such_setting(key))
            .hint(say::hint_no_such_setting(Fact::names(Setting::ALL.map(Setting::code))))
            .near(alike(key, &KEYS, 3))
    };
    vocabulary::meant(key, &KEYS).ok_or_else(unknown)
}

fn sheet(kept: &SettingsFile, lines: Vec<SettingRow>, is_changed: bool) -> ConfigReport {
    ConfigReport {
        file: kept.path.display().to_string(),
        is_there: !kept.text.is_empty(),
        settings: lines,
        is_changed,
    }
}

/// Adds a folder to those a setting names, unless it is one of them.
///
/// # Errors
/// When the file of the settings cannot be read or written, or the folder's name cannot stand there.
pub(crate) fn add_folder(session: &Session<'_>, setting: Setting, folder: &Path) -> Result<(), Problem> {
    let kept = read()?;
    let mut folders = kept.value(setting).map_or_else(Vec::new, SettingValue::parts);
    let typed = SettingValue::List(vec![folder.display().to_string()]);
    let added = read_setting(session, setting, &typed)?.parts();
    if added.iter().all(|one| folders.contains(one)) {
        return Ok(());
    }
    folders.extend(added);
    changed(&kept, setting, Some(&SettingValue::List(folders))).map(drop)
}

/// Puts a value into the file, or takes it out.
fn changed(kept: &SettingsFile, setting: Setting, value: Option<&SettingValue>) -> Result<SettingsFile, Problem> {
    if kept.path.as_os_str().is_empty() {
        return Err(Problem::misuse(say::err_no_config_folder()).hint(say::hint_no_config_folder()));
    }
    let text = rewritten(&kept.text, setting, value);
    if text != kept.text {
        write_atomically(&kept.path, &text).map_err(|error| {
            Problem::unreadable(say::err_settings_unwritable(&kept.path, error))
                .hint(say::hint_settings_unwritable())
        })?;
    }
    read()
}

/// What holds, and who says so.
fn line(session: &Session<'_>, kept: &SettingsFile, setting: Setting) -> SettingRow {
    let in_file = || Some((kept.value(setting)?.clone(), SetBy::File));
    let found = outside(session, setting).or_else(in_file);
    let (value, by) = match found {
        Some((value, by)) => (Some(value), by),
        None => usual(setting),
    };
    SettingRow::new(setting, value, by, allowed(setting, session.texts.lang()))
}

/// What options and variables say of a setting: they win over the file.
fn outside(session: &Session<'_>, setting: Setting) -> Option<(SettingValue, SetBy)> {
    match setting {
        Setting::Language => language(session),
        Setting::Game => variable("TRICORDER_GAME"),
        Setting::Pager => {
            pager::pager_from_env().map(|(name, value)| (SettingValue::Word(value), SetBy::Variable(name)))
        }
        Setting::Width if session.terminal.height().is_none() => variable("COLUMNS"),
        Setting::Width
        | Setting::Printing
        | Setting::ColorTitle
        | Setting::ColorLabel
        | Setting::ColorSymbol
        | Setting::ColorFaint
        | Setting::ColorAlarm
        | Setting::OwnData
        | Setting::Pictures
        | Setting::Recent
        | Setting::App => None,
    }
}

fn language(session: &Session<'_>) -> Option<(SettingValue, SetBy)> {
    let by = |by| move |lang: Lang| (SettingValue::Word(lang.code().into()), by);
    let typed = session.chosen_lang().map(by(SetBy::Option("--lang")));
    typed.or_else(|| lang_of_environment().map(by(SetBy::Variable("TRICORDER_LANG"))))
}

fn variable(name: &'static str) -> Option<(SettingValue, SetBy)> {
    let value = env::var(name).ok().filter(|value| !value.trim().is_empty());
    Some((SettingValue::Word(value?), SetBy::Variable(name)))
}

/// What holds where nobody says anything.
fn usual(setting: Setting) -> (Option<SettingValue>, SetBy) {
    let word = |word: &str| Some(SettingValue::Word(word.to_owned()));
    let value = match setting {
        Setting::Language => return (word(locale::wanted(None).code()), SetBy::System),
        Setting::Game | Setting::OwnData | Setting::Pictures | Setting::App => None,
        Setting::Printing => word(Print::default().code()),
        Setting::ColorTitle => word("bold"),
        Setting::ColorLabel => word("cyan"),
        Setting::ColorSymbol => word("yellow"),
        Setting::ColorFaint => word("dim"),
        Setting::ColorAlarm => word("red bold"),
        Setting::Pager => word(pager::USUAL),
        Setting::Width => Some(SettingValue::Number(USUAL_WIDTH.min(*WIDTHS.end()))),
        Setting::Recent => Some(SettingValue::Flag(true)),
    };
    (value, SetBy::Default)
}

/// By how many signs the meaning of a setting is set in below its value.
const MARGIN: usize = 2;

/// `{"file","settings":[{"key","value","from","name"}]}`: `value` is null where nothing is set, `name` the option or
/// variable a value comes from.
#[derive(Debug, Serialize)]
pub struct ConfigReport {
    /// Where the file lies or would lie.
    pub file: String,
    /// Whether there is a file with anything in it.
    #[serde(skip)]
    pub is_there: bool,
    /// The settings asked for, in the order in which they are listed.
    pub settings: Vec<SettingRow>,
    /// Whether the file was just changed.
    #[serde(skip)]
    pub is_changed: bool,
}

/// A setting with its value.
#[derive(Debug, Serialize)]
pub struct SettingRow {
    key: Setting,
    value: Option<SettingValue>,
    from: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    name: Option<&'static str>,
    #[serde(skip)]
    by: SetBy,
    /// What it takes; empty if anything.
    #[serde(skip)]
    allowed: Vec<String>,
}

impl SettingRow {
    /// A setting, its value, who says so, and what else it takes.
    pub fn new(key: Setting, value: Option<SettingValue>, by: SetBy, allowed: Vec<String>) -> SettingRow {
        SettingRow { key, value, from: by.code(), name: by.name(), by, allowed }
    }

    fn page(&self, texts: &Texts) -> Page {
        let kept = self.value.as_ref().map(SettingValue::to_string);
        let told = kept.filter(|value| !value.is_empty());
        let value = told.unwrap_or_else(|| msg::config_nothing(texts));
        let key = strong(self.key.code());
        let mut page = Page::from_words(format!("{key}: {value} {}", faint(origin(texts, self.by))));
        page.say_indented(about(texts, self.key), MARGIN);
        page
    }
}

impl CommandReport for ConfigReport {
    fn page(&self, texts: &Texts) -> Page {
        let mut page = Page::new();
        for line in &self.settings {
            page.append(line.page(texts));
        }
        if let [one] = &self.settings[..]
            && !one.allowed.is_empty()
        {
            page.say_indented(msg::config_allowed(texts, one.allowed.join(", ")), MARGIN);
        }
        page.gap();
        page.say(faint(match (self.is_changed, self.is_there) {
            (true, _) => msg::config_changed(texts, &self.file),
            (false, true) => msg::config_file(texts, &self.file),
            (false, false) => msg::config_no_file(texts, &self.file),
        }));
        page
    }
}

/// Who says so.
fn origin(texts: &Texts, by: SetBy) -> String {
    match by {
        SetBy::Option(name) => msg::config_from_option(texts, name),
        SetBy::Variable(name) => msg::config_from_variable(texts, name),
        SetBy::File => msg::config_from_file(texts),
        SetBy::System => msg::config_from_system(texts),
        SetBy::Default => msg::config_from_default(texts),
    }
}

/// What a setting does.
fn about(texts: &Texts, setting: Setting) -> String {
    const ABOUT: [Message; Setting::CODES.len()] = by_code(Setting::CODES, msg::CONFIG_ABOUT);
    ABOUT[setting as usize](texts)
}
