//! Languages of the interface: Fluent messages, and which language a player wants. The only place
//! that names Fluent.
//!
//! Most messages are text with words put in, and their functions hold it. The others are parsed when the first
//! of their file is needed; a look-up never parses the help.

mod reason;
mod sentence;

use std::borrow::Cow;
use std::cell::OnceCell;

use fluent::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

pub use reason::{Reason, syntax};
pub use sentence::{Fact, Localize, Sentence, cleaned, printable};

use model::Lang;
use model::packed::CompressedText;

/// A function for every message, made from `locales/` at build time; the text of a message is what it is documented
/// with.
#[allow(clippy::too_many_arguments, rustdoc::bare_urls)]
pub mod msg {
    use super::{Arg, CompressedText, File, Message, Texts};

    include!(concat!(env!("OUT_DIR"), "/messages.rs"));
}

/// A function for every message that says what is wrong or what helps, as a value that knows no language yet.
#[allow(clippy::too_many_arguments, rustdoc::bare_urls)]
pub mod say {
    use super::sentence::{Fact, Sentence, SentenceForm, SentenceTemplate};

    include!(concat!(env!("OUT_DIR"), "/sentences.rs"));
}

/// One file of messages, in German and in English. Its ids begin with its prefix.
struct File {
    prefix: &'static str,
    de: CompressedText,
    en: CompressedText,
}

/// Names that recur in messages, in German and in English.
const TERMS: [&str; 2] =
    [include_str!("../../../locales/de/terms.ftl"), include_str!("../../../locales/en/terms.ftl")];

/// The place in [`msg::FILES`] of the file a message stands in, if there is one.
fn file_of(id: &str) -> Option<usize> {
    let prefix = id.split('-').next().unwrap_or(id);
    msg::FILES.binary_search_by(|file| file.prefix.cmp(prefix)).ok()
}

/// The language wanted: what the player named, else the system's, else English.
pub fn wanted(option: Option<Lang>) -> Lang {
    // Its list names the second choice too; all else counts by its first word.
    let listed = std::env::var("LANGUAGE").unwrap_or_default();
    let from_list = || listed.split(':').find_map(Lang::from_tag);
    let from_system = || from_list().or_else(|| Lang::from_tag(&sys_locale::get_locale()?));
    option.or_else(from_system).unwrap_or(Lang::En)
}

/// An argument of a message.
#[derive(Debug, Clone, PartialEq)]
pub enum Arg<'a> {
    /// Words that are put in as they are, or the code that chooses a variant of the message.
    Text(Cow<'a, str>),
    /// A number, which may choose a plural form.
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

/// Numbers beyond 64 bits count as the highest.
macro_rules! numbers {
    ($($number:ty),+) => {
        $(impl From<$number> for Arg<'_> {
            fn from(number: $number) -> Self {
                Arg::Number(i64::try_from(number).unwrap_or(i64::MAX))
            }
        })+
    };
}

numbers!(u8, u16, u32, u64, usize, i32, i64);

/// A message without variables, as a function of `msg`.
pub type Message = fn(&Texts) -> String;

/// The words of the interface in one language.
pub struct Texts {
    lang: Lang,
    bundles: Vec<OnceCell<FluentBundle<FluentResource>>>,
}

impl Texts {
    /// The texts of a language. Nothing is parsed yet.
    pub fn new(lang: Lang) -> Texts {
        Texts { lang, bundles: msg::FILES.iter().map(|_| OnceCell::new()).collect() }
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

    /// A message, if there is one with this id: for ids whose last part is a word of the data, of a
    /// card file or of the command tree, all of a family that `generate::messages` leaves to Fluent. All others
    /// have a function in `msg`.
    pub fn find(&self, id: &str, args: &[(&str, Arg<'_>)]) -> Option<String> {
        self.found(file_of(id)?, id, args)
    }

    /// A message of a file; the functions of [`msg`] know which.
    fn say(&self, file: usize, id: &str, args: &[(&str, Arg<'_>)]) -> String {
        let found = self.found(file, id, args);
        found.unwrap_or_else(|| id.to_owned())
    }

    /// A message that needs no Fluent: `\u{1}` stands for the first argument, and so on.
    fn fill(&self, de: &str, en: &str, args: &[Arg<'_>]) -> String {
        let text = match self.lang {
            Lang::De => de,
            Lang::En => en,
        };
        let mut filled = String::with_capacity(text.len());
        for sign in text.chars() {
            let at = usize::try_from(u32::from(sign)).unwrap_or(usize::MAX);
            match at.checked_sub(1).and_then(|at| args.get(at)) {
                Some(Arg::Text(text)) => filled.push_str(text),
                Some(Arg::Number(number)) => filled.push_str(&number.to_string()),
                None => filled.push(sign),
            }
        }
        filled
    }

    fn found(&self, file: usize, id: &str, args: &[(&str, Arg<'_>)]) -> Option<String> {
        let bundle = self.bundles.get(file)?.get_or_init(|| parse(self.lang, &msg::FILES[file]));
        let pattern = bundle.get_message(id)?.value()?;
        let mut values = FluentArgs::with_capacity(args.len());
        for (name, value) in args {
            values.set(*name, fluent_value(value));
        }
        let mut errors = Vec::new();
        let text = bundle.format_pattern(pattern, Some(&values), &mut errors);
        if cfg!(test) {
            assert!(errors.is_empty(), "{id}: {errors:?}");
        }
        Some(text.into_owned())
    }
}

fn fluent_value<'a>(arg: &'a Arg<'_>) -> FluentValue<'a> {
    match arg {
        Arg::Text(text) => FluentValue::from(text.as_ref()),
        Arg::Number(number) => FluentValue::from(*number),
    }
}

fn parse(lang: Lang, file: &File) -> FluentBundle<FluentResource> {
    let (source, terms) = match lang {
        Lang::De => (&file.de, TERMS[0]),
        Lang::En => (&file.en, TERMS[1]),
    };
    let tag: LanguageIdentifier = lang.code().parse().unwrap_or_default();
    let mut bundle = FluentBundle::new(vec![tag]);
    // Both languages run from left to right; the signs around each argument would only get into copies.
    bundle.set_use_isolating(false);
    for source in [terms.to_owned(), source.text()] {
        // A syntax error leaves the good messages usable; the build forbids it.
        let resource = FluentResource::try_new(source).unwrap_or_else(|(good, _)| good);
        bundle.add_resource_overriding(resource);
    }
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

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    /// All messages of a language as they are written.
    fn bundle(lang: Lang) -> FluentBundle<FluentResource> {
        let folder = format!("{}/../../locales/{}", env!("CARGO_MANIFEST_DIR"), lang.code());
        let mut bundle = FluentBundle::new(vec![LanguageIdentifier::default()]);
        bundle.set_use_isolating(false);
        for file in fs::read_dir(folder).expect("a folder") {
            let path = file.expect("a file").path();
            if path.ends_with("words.ftl") {
                continue;
            }
            let source = fs::read_to_string(path).expect("messages");
            let resource = FluentResource::try_new(source).expect("messages without a mistake");
            bundle.add_resource(resource).expect("no message twice");
        }
        bundle
    }

    #[test]
    fn filled_messages_are_what_fluent_makes_of_them() {
        let all = Lang::ALL.map(|lang| (Texts::new(lang), bundle(lang)));
        assert!(msg::FILLED.len() > 1000);
        for (texts, bundle) in &all {
            for (id, de, en, variables) in msg::FILLED {
                let names = variables.iter().enumerate();
                let args: Vec<Arg<'_>> = names
                    .map(|(at, name)| match at % 2 {
                        0 => Arg::from(*name),
                        _ => Arg::Number(1234),
                    })
                    .collect();
                let mut values = FluentArgs::new();
                for (name, value) in variables.iter().zip(&args) {
                    values.set(*name, fluent_value(value));
                }
                let pattern = bundle.get_message(id).and_then(|message| message.value());
                let pattern = pattern.expect("a text");
                let fluent = bundle.format_pattern(pattern, Some(&values), &mut Vec::new());
                // What `generate` makes of the backticks.
                let filled = texts.fill(de, en, &args).replace(['\u{fdda}', '\u{fdd0}'], "`");
                assert_eq!(filled, fluent, "{id}");
            }
        }
    }
}
