//! What the player has set once for all runs, in a file of the system's folder for settings. Options and variables
//! win over it.

mod file;
mod values;

use std::path::PathBuf;
use std::sync::OnceLock;

pub use file::{SettingsFile, read, rewritten};
use values::Meaning;
pub use values::{KEYS, allowed, meant};

use model::{Game, Lang, Print, Setting, SettingValue as Value};
use page::render::{TerminalTheme, set_theme};
use words::Problem;

/// The settings as the program uses them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Settings {
    /// The language of answers; `None` for that of the system.
    pub language: Option<Lang>,
    /// The only game that is looked into where no option names one; `None` for all.
    pub game: Option<Game>,
    /// The print of cards whose traits count; `None` if the player has not chosen one.
    pub printing: Option<Print>,
    /// The program that shows long answers, with its arguments; `None` for the usual one.
    pub pager: Option<String>,
    /// Folders with entries of the player's own, beside the usual one.
    pub own_data: Vec<PathBuf>,
    /// Folders with pictures of cards.
    pub pictures: Vec<PathBuf>,
    /// Whether what is looked up on a terminal is remembered.
    pub recent: bool,
    /// The address of the app, without a slash at its end; `None` if the player has named none.
    pub app: Option<String>,
    looks: TerminalTheme,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            language: None,
            game: None,
            printing: None,
            pager: None,
            own_data: Vec::new(),
            pictures: Vec::new(),
            recent: true,
            app: None,
            looks: TerminalTheme::default(),
        }
    }
}

impl Settings {
    /// Sets a value, which must be one its setting takes.
    fn with(mut self, setting: Setting, value: &Value) -> Settings {
        match setting {
            Setting::Language => self.language = value.lang(),
            Setting::Game => self.game = value.game(),
            Setting::Printing => self.printing = value.print(),
            Setting::ColorTitle => self.looks.title = value.ink(self.looks.title),
            Setting::ColorLabel => self.looks.label = value.ink(self.looks.label),
            Setting::ColorSymbol => self.looks.symbol = value.ink(self.looks.symbol),
            Setting::ColorFaint => self.looks.faint = value.ink(self.looks.faint),
            Setting::ColorAlarm => self.looks.alarm = value.ink(self.looks.alarm),
            Setting::Pager => self.pager = Some(value.to_string()),
            Setting::Width => self.looks.width = value.number(),
            Setting::OwnData => self.own_data = value.folders(),
            Setting::Pictures => self.pictures = value.folders(),
            Setting::Recent => self.recent = value.is_on(),
            Setting::App => self.app = Some(value.to_string()),
        }
        self
    }
}

static TAKEN: OnceLock<Settings> = OnceLock::new();

/// Reads the settings for the whole process. A file that cannot be read counts as none; what is wrong with it is
/// handed back.
pub fn load_settings() -> Option<Problem> {
    let (kept, fault) = match read() {
        Ok(kept) => (kept, None),
        Err(error) => (SettingsFile::default(), Some(error)),
    };
    let values = kept.values.iter();
    let settings = values.fold(Settings::default(), |settings, (setting, value)| settings.with(*setting, value));
    set_theme(settings.looks);
    let _ = TAKEN.set(settings);
    fault
}

/// The settings of this process; without a file what is usual.
pub fn of_player() -> &'static Settings {
    TAKEN.get_or_init(Settings::default)
}
