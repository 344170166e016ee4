//! The values settings take, as they are typed and as they are kept.

use std::path::{Path, PathBuf};

use crate::choices::{GAMES, LANGS, PRINTS};
use crate::parsers::shown;
use crate::paths::at_home;
use model::text::steers;
use model::text::vocabulary::{self, TypedForms, typed};
use model::{Game, Lang, Print, Setting, SettingValue as Value, choices};
use page::render::{TextStyle, WIDTHS};

choices! {
    /// The names of the settings, as they are typed.
    pub KEYS: Setting = SETTING;
}

/// On and off.
static SWITCH: [(TypedForms, bool); 2] = [(typed::SWITCH_ON, true), (typed::SWITCH_OFF, false)];

/// What a value that was typed or kept means to the setting it is for.
pub(super) trait Meaning {
    fn lang(&self) -> Option<Lang>;
    fn game(&self) -> Option<Game>;
    fn print(&self) -> Option<Print>;
    fn ink(&self, usual: TextStyle) -> TextStyle;
    fn number(&self) -> Option<usize>;
    fn is_on(&self) -> bool;
    /// The folders it names.
    fn folders(&self) -> Vec<PathBuf>;
}

impl Meaning for Value {
    fn lang(&self) -> Option<Lang> {
        vocabulary::meant(&self.to_string(), &LANGS)
    }

    fn game(&self) -> Option<Game> {
        vocabulary::meant(&self.to_string(), &GAMES)
    }

    fn print(&self) -> Option<Print> {
        vocabulary::meant(&self.to_string(), &PRINTS)
    }

    fn ink(&self, usual: TextStyle) -> TextStyle {
        TextStyle::read(&self.to_string()).map_or(usual, |(ink, _)| ink)
    }

    fn number(&self) -> Option<usize> {
        self.to_string().parse().ok()
    }

    fn is_on(&self) -> bool {
        vocabulary::meant(&self.to_string(), &SWITCH).unwrap_or(true)
    }

    fn folders(&self) -> Vec<PathBuf> {
        self.parts().iter().map(|path| at_home(path)).collect()
    }
}

/// The value that a setting keeps for what was typed or stands in a file; `None` if it takes none such.
pub fn meant(setting: Setting, typed: &Value) -> Option<Value> {
    let parts = typed.parts();
    let all = parts.join(" ");
    let code = |code: &str| Value::Word(code.to_owned());
    match setting {
        Setting::Language => vocabulary::meant(&all, &LANGS).map(|lang| code(lang.code())),
        Setting::Game => vocabulary::meant(&all, &GAMES).map(|game| code(game.code())),
        Setting::Printing => vocabulary::meant(&all, &PRINTS).map(|print| code(print.code())),
        Setting::ColorTitle
        | Setting::ColorLabel
        | Setting::ColorSymbol
        | Setting::ColorFaint
        | Setting::ColorAlarm => TextStyle::read(&all).map(|(_, kept)| Value::Word(kept)),
        Setting::Pager => (!all.contains(steers)).then_some(Value::Word(all)),
        Setting::Width => {
            let number = all.trim().parse().ok();
            number.filter(|n| WIDTHS.contains(n)).map(Value::Number)
        }
        Setting::OwnData | Setting::Pictures => paths(&parts).map(Value::List),
        Setting::Recent => vocabulary::meant(&all, &SWITCH).map(Value::Flag),
        Setting::App => address(&all).map(Value::Word),
    }
}

/// An address of the web without what pages put behind it: a mark, a slash, the name of the first page.
fn address(typed: &str) -> Option<String> {
    let whole = typed.split('#').next().unwrap_or_default().trim();
    let place = whole.trim_end_matches("index.html").trim_end_matches('/');
    let host = place.strip_prefix("https://").or_else(|| place.strip_prefix("http://"))?;
    let is_fit = !host.is_empty() && !host.contains(|c: char| c.is_whitespace() || "?\"<>".contains(c));
    (is_fit && !place.contains(steers)).then(|| place.to_owned())
}

/// Folders that are meant the same wherever one stands.
fn paths(typed: &[String]) -> Option<Vec<String>> {
    let path = |typed: &String| {
        let is_fit = !typed.trim().is_empty() && !typed.contains(steers);
        is_fit.then(|| whole(typed))
    };
    typed.iter().map(path).collect()
}

fn whole(typed: &str) -> String {
    if typed.starts_with('~') {
        return typed.to_owned();
    }
    let path = std::path::absolute(Path::new(typed));
    path.map_or_else(|_| typed.to_owned(), |path| path.display().to_string())
}

/// What a setting takes, in the words of a language; empty if it takes anything.
pub fn allowed(setting: Setting, lang: Lang) -> Vec<String> {
    match setting {
        Setting::Language => forms(LANGS.iter().map(|(word, _)| *word), lang),
        Setting::Game => forms(GAMES.iter().map(|(word, _)| *word), lang),
        Setting::Printing => forms(PRINTS.iter().map(|(word, _)| *word), lang),
        Setting::ColorTitle
        | Setting::ColorLabel
        | Setting::ColorSymbol
        | Setting::ColorFaint
        | Setting::ColorAlarm => forms(TextStyle::words(), lang),
        Setting::Width => vec![format!("{}–{}", WIDTHS.start(), WIDTHS.end())],
        Setting::Recent => forms(SWITCH.iter().map(|(word, _)| *word), lang),
        Setting::Pager | Setting::OwnData | Setting::Pictures | Setting::App => Vec::new(),
    }
}

fn forms(all: impl Iterator<Item = TypedForms>, lang: Lang) -> Vec<String> {
    all.map(|word| shown(word, lang).to_owned()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn normalize(setting: Setting, typed: &str) -> Option<String> {
        let value = meant(setting, &Value::Word(typed.to_owned()))?;
        Some(value.to_string())
    }

    #[test]
    fn every_setting_has_a_name() {
        for setting in Setting::ALL {
            assert_eq!(vocabulary::meant(setting.code(), &KEYS), Some(setting));
        }
    }

    #[test]
    fn values_are_kept_in_one_form() {
        let told = |setting, typed| normalize(setting, typed).unwrap_or_default();
        assert_eq!(told(Setting::Language, "Deutsch"), "de");
        assert_eq!(told(Setting::Game, "Captain's Chair"), "cc");
        assert_eq!(told(Setting::Printing, "neueste"), "latest");
        assert_eq!(told(Setting::ColorTitle, "Fett blau"), "bold blue");
        assert_eq!(told(Setting::Width, " 72 "), "72");
        assert_eq!(told(Setting::Recent, "aus"), "off");
        assert_eq!(told(Setting::OwnData, "~/rules"), "~/rules");
        assert_eq!(told(Setting::App, "https://me.example/app/#deck=x"), "https://me.example/app");
    }

    #[test]
    fn what_a_setting_does_not_take_is_refused() {
        for (setting, typed) in [
            (Setting::Language, "fr"),
            (Setting::Game, "chess"),
            (Setting::ColorFaint, "mauve"),
            (Setting::Width, "29"),
            (Setting::Width, "wide"),
            (Setting::Pager, "less\u{7}"),
            (Setting::OwnData, " "),
            (Setting::Recent, "maybe"),
            (Setting::App, "me.example"),
            (Setting::App, "https://"),
        ] {
            assert_eq!(normalize(setting, typed), None, "{}", setting.code());
        }
    }
}
