//! The settings: what holds, and where it comes from.

use serde::Serialize;

use crate::Show;
use model::{SetBy, Setting, SettingValue};
use page::locale::{Texts, msg};
use page::{Page, faint, strong};

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
        page.set_in(about(texts, self.key), MARGIN);
        page
    }
}

impl Show for ConfigReport {
    fn page(&self, texts: &Texts) -> Page {
        let mut page = Page::new();
        for line in &self.settings {
            page.append(line.page(texts));
        }
        if let [one] = &self.settings[..]
            && !one.allowed.is_empty()
        {
            page.set_in(msg::config_allowed(texts, one.allowed.join(", ")), MARGIN);
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
    match setting {
        Setting::Language => msg::config_about_language(texts),
        Setting::Game => msg::config_about_game(texts),
        Setting::Printing => msg::config_about_printing(texts),
        Setting::ColorTitle => msg::config_about_color_title(texts),
        Setting::ColorLabel => msg::config_about_color_label(texts),
        Setting::ColorSymbol => msg::config_about_color_symbol(texts),
        Setting::ColorFaint => msg::config_about_color_faint(texts),
        Setting::ColorAlarm => msg::config_about_color_alarm(texts),
        Setting::Pager => msg::config_about_pager(texts),
        Setting::Width => msg::config_about_width(texts),
        Setting::OwnData => msg::config_about_own_data(texts),
        Setting::Recent => msg::config_about_recent(texts),
    }
}
