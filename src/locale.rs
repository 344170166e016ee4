//! Languages of the interface: Fluent messages, and which language a player wants. The only place
//! that names Fluent.
//!
//! Messages are parsed when the first of their file is needed; a look-up never parses the help.

use std::borrow::Cow;
use std::cell::OnceCell;

use fluent::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

use crate::model::Lang;

/// One file of messages, in German and in English.
struct File {
    de: &'static str,
    en: &'static str,
}

const HELP: File = File {
    de: include_str!("../locales/de/help.ftl"),
    en: include_str!("../locales/en/help.ftl"),
};
const PROBLEMS: File = File {
    de: include_str!("../locales/de/problems.ftl"),
    en: include_str!("../locales/en/problems.ftl"),
};
const ENTRY: File = File {
    de: include_str!("../locales/de/entry.ftl"),
    en: include_str!("../locales/en/entry.ftl"),
};
const SYMBOLS: File = File {
    de: include_str!("../locales/de/symbols.ftl"),
    en: include_str!("../locales/en/symbols.ftl"),
};
const REPORTS: File = File {
    de: include_str!("../locales/de/reports.ftl"),
    en: include_str!("../locales/en/reports.ftl"),
};
const SOLO: File = File {
    de: include_str!("../locales/de/solo.ftl"),
    en: include_str!("../locales/en/solo.ftl"),
};
const PLAY: File = File {
    de: include_str!("../locales/de/play.ftl"),
    en: include_str!("../locales/en/play.ftl"),
};
const SCORE: File = File {
    de: include_str!("../locales/de/score.ftl"),
    en: include_str!("../locales/en/score.ftl"),
};
const CAMPAIGN: File = File {
    de: include_str!("../locales/de/campaign.ftl"),
    en: include_str!("../locales/en/campaign.ftl"),
};
const CCG: File = File {
    de: include_str!("../locales/de/ccg.ftl"),
    en: include_str!("../locales/en/ccg.ftl"),
};
const SEARCH: File = File {
    de: include_str!("../locales/de/search.ftl"),
    en: include_str!("../locales/en/search.ftl"),
};
const CALC: File = File {
    de: include_str!("../locales/de/calc.ftl"),
    en: include_str!("../locales/en/calc.ftl"),
};
const DECK: File = File {
    de: include_str!("../locales/de/deck.ftl"),
    en: include_str!("../locales/en/deck.ftl"),
};
/// All files with their names.
const FILES: [(&str, &File); 13] = [
    ("help.ftl", &HELP),
    ("problems.ftl", &PROBLEMS),
    ("entry.ftl", &ENTRY),
    ("symbols.ftl", &SYMBOLS),
    ("reports.ftl", &REPORTS),
    ("solo.ftl", &SOLO),
    ("play.ftl", &PLAY),
    ("score.ftl", &SCORE),
    ("campaign.ftl", &CAMPAIGN),
    ("ccg.ftl", &CCG),
    ("search.ftl", &SEARCH),
    ("calc.ftl", &CALC),
    ("deck.ftl", &DECK),
];

/// The place in [`FILES`] of the file a message stands in, by the first part of its id.
fn file_of(id: &str) -> usize {
    match id.split('-').next() {
        Some("help" | "usage" | "value" | "heading") => 0,
        Some("err" | "hint" | "finding") => 1,
        Some("symbol") => 3,
        Some("hits" | "list" | "check" | "gap" | "index") => 4,
        Some(
            "boost" | "effect" | "player" | "which" | "test" | "row" | "program" | "special"
            | "captains" | "worth" | "pick",
        ) => 5,
        Some("step" | "ask" | "why" | "status" | "checklist" | "play") => 6,
        Some("score" | "cadet") => 7,
        Some("campaign" | "challenge") => 8,
        Some("ccg" | "import" | "requires") => 9,
        Some("search") => 10,
        Some("calc" | "roll") => 11,
        Some("deck") => 12,
        _ => 2,
    }
}

/// The language wanted: `--lang`, else `TRICORDER_LANG`, else the system's, else English.
pub fn wanted(option: Option<Lang>) -> Lang {
    let from_env = || {
        std::env::var("TRICORDER_LANG")
            .ok()
            .as_deref()
            .and_then(Lang::from_tag)
    };
    let from_system = || sys_locale::get_locale().as_deref().and_then(Lang::from_tag);
    option
        .or_else(from_env)
        .or_else(from_system)
        .unwrap_or(Lang::En)
}

/// An argument of a message.
#[derive(Debug, Clone, PartialEq)]
pub enum Arg<'a> {
    Text(Cow<'a, str>),
    Number(i64),
}

impl<'a> From<&'a str> for Arg<'a> {
    fn from(text: &'a str) -> Self {
        Arg::Text(text.into())
    }
}

impl From<String> for Arg<'_> {
    fn from(text: String) -> Self {
        Arg::Text(text.into())
    }
}

impl<'a> From<&'a String> for Arg<'a> {
    fn from(text: &'a String) -> Self {
        Arg::Text(text.into())
    }
}

impl From<usize> for Arg<'_> {
    fn from(number: usize) -> Self {
        Arg::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

impl From<i64> for Arg<'_> {
    fn from(number: i64) -> Self {
        Arg::Number(number)
    }
}

impl From<u64> for Arg<'_> {
    fn from(number: u64) -> Self {
        Arg::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

/// The words of the interface in one language.
pub struct Texts {
    lang: Lang,
    bundles: [OnceCell<FluentBundle<FluentResource>>; FILES.len()],
}

impl Texts {
    /// The texts of a language. Nothing is parsed yet.
    pub fn new(lang: Lang) -> Texts {
        Texts {
            lang,
            bundles: Default::default(),
        }
    }

    /// The language of these texts.
    pub fn lang(&self) -> Lang {
        self.lang
    }

    /// A message without variables. A message that does not exist shows as its id; a test keeps that
    /// from happening.
    pub fn get(&self, id: &str) -> String {
        self.with(id, &[])
    }

    /// A message with variables.
    pub fn with(&self, id: &str, args: &[(&str, Arg<'_>)]) -> String {
        self.find(id, args).unwrap_or_else(|| id.to_owned())
    }

    /// A message, if there is one with this id.
    pub fn find(&self, id: &str, args: &[(&str, Arg<'_>)]) -> Option<String> {
        let bundle = self.bundle(id);
        let pattern = bundle.get_message(id)?.value()?;
        let mut values = FluentArgs::with_capacity(args.len());
        for (name, value) in args {
            values.set(*name, fluent_value(value));
        }
        let mut errors = Vec::new();
        let text = bundle.format_pattern(pattern, Some(&values), &mut errors);
        debug_assert!(errors.is_empty(), "{id}: {errors:?}");
        Some(text.into_owned())
    }

    fn bundle(&self, id: &str) -> &FluentBundle<FluentResource> {
        let file = file_of(id);
        self.bundles[file].get_or_init(|| parse(self.lang, FILES[file].1))
    }
}

fn fluent_value<'a>(arg: &'a Arg<'_>) -> FluentValue<'a> {
    match arg {
        Arg::Text(text) => FluentValue::from(text.as_ref()),
        Arg::Number(number) => FluentValue::from(*number),
    }
}

fn parse(lang: Lang, file: &File) -> FluentBundle<FluentResource> {
    let source = match lang {
        Lang::De => file.de,
        Lang::En => file.en,
    };
    let tag: LanguageIdentifier = lang.code().parse().unwrap_or_default();
    // A syntax error leaves the good messages usable; a test forbids it.
    let resource = FluentResource::try_new(source.to_owned()).unwrap_or_else(|(good, _)| good);
    let mut bundle = FluentBundle::new(vec![tag]);
    bundle.set_use_isolating(false);
    bundle.add_resource_overriding(resource);
    bundle
}

/// The word a symbol of the rule texts stands for; its own name, as imported game texts have it, if there
/// is none.
pub fn symbol(lang: Lang, name: &str) -> String {
    thread_local! {
        static TEXTS: [Texts; 2] = Lang::ALL.map(Texts::new);
    }
    let id = format!("symbol-{name}");
    let word = TEXTS.with(|texts| texts[usize::from(lang == Lang::En)].find(&id, &[]));
    word.unwrap_or_else(|| name.to_owned())
}

/// The source of all messages of a language, file by file, for the test that compares them.
pub fn sources(lang: Lang) -> Vec<(&'static str, &'static str)> {
    let source = |file: &File| match lang {
        Lang::De => file.de,
        Lang::En => file.en,
    };
    FILES
        .iter()
        .map(|(name, file)| (*name, source(file)))
        .collect()
}
