//! Sentences whose language is not chosen yet: a message and what goes into it. What comes from outside is made fit
//! to be shown here and nowhere else.

use std::fmt::Debug;
use std::path::{Path, PathBuf};

use model::text::visible;

use super::{Arg, Texts};
use crate::words::is_mark;

/// A message of `locales/` with all that goes into it; made by the functions of [`super::say`].
#[derive(Debug)]
pub struct Sentence {
    template: &'static SentenceTemplate,
    facts: Box<[Fact]>,
}

/// A message as `generate` writes it down.
#[derive(Debug)]
pub(super) struct SentenceTemplate {
    pub(super) id: &'static str,
    pub(super) form: SentenceForm,
}

/// How a message becomes words.
#[derive(Debug)]
pub(super) enum SentenceForm {
    /// Its German and its English text, with a sign for each fact.
    Filled(&'static str, &'static str),
    /// The file in which Fluent finds it, and the names of its variables.
    Chosen(usize, &'static [&'static str]),
}

impl Sentence {
    pub(super) fn new(template: &'static SentenceTemplate, facts: impl Into<Box<[Fact]>>) -> Sentence {
        Sentence { template, facts: facts.into() }
    }

    /// The id of its message.
    pub fn id(&self) -> &'static str {
        self.template.id
    }

    /// In words.
    pub fn words(&self, texts: &Texts) -> String {
        let args: Vec<Arg<'_>> = self.facts.iter().map(|fact| fact.arg(texts)).collect();
        match self.template.form {
            SentenceForm::Filled(de, en) => texts.fill(de, en, &args),
            SentenceForm::Chosen(file, variables) => {
                let named: Vec<_> = variables.iter().copied().zip(args).collect();
                texts.say(file, self.template.id, &named)
            }
        }
    }
}

/// What becomes words only when the language is known.
pub trait Localize: Debug + Send + Sync {
    /// In words that are fit to be shown.
    fn words(&self, texts: &Texts) -> String;
}

/// What goes into a sentence.
#[derive(Debug)]
pub enum Fact {
    /// Words that are fit to be shown, or the code that chooses a variant of the message.
    Text(String),
    /// A number; one beyond 64 bits counts as the highest.
    Number(i64),
    /// What reads differently in each language.
    Words(Box<dyn Localize>),
}

impl Fact {
    /// Lists of options and names, with their lines: shown in full.
    pub fn in_full(words: &str) -> Fact {
        let lines: Vec<String> = words.split('\n').map(cleaned).collect();
        Fact::Text(lines.join("\n"))
    }

    /// Names in the order in which they are shown.
    pub fn names(names: impl IntoIterator<Item: AsRef<str>>) -> Fact {
        let names: Vec<String> = names.into_iter().map(|name| printable(name.as_ref())).collect();
        Fact::Text(names.join(", "))
    }

    fn arg(&self, texts: &Texts) -> Arg<'_> {
        match self {
            Fact::Text(text) => text.as_str().into(),
            Fact::Number(number) => Arg::Number(*number),
            Fact::Words(words) => words.words(texts).into(),
        }
    }
}

/// A name, a code, or what a player typed.
impl From<&str> for Fact {
    fn from(typed: &str) -> Fact {
        Fact::Text(printable(typed))
    }
}

impl From<&String> for Fact {
    fn from(typed: &String) -> Fact {
        typed.as_str().into()
    }
}

impl From<String> for Fact {
    fn from(typed: String) -> Fact {
        typed.as_str().into()
    }
}

/// A path in full: its end says most.
impl From<&Path> for Fact {
    fn from(path: &Path) -> Fact {
        Fact::Text(cleaned(&path.display().to_string()))
    }
}

impl From<&PathBuf> for Fact {
    fn from(path: &PathBuf) -> Fact {
        path.as_path().into()
    }
}

impl<T: Localize + 'static> From<T> for Fact {
    fn from(words: T) -> Fact {
        Fact::Words(Box::new(words))
    }
}

macro_rules! numbers {
    ($($number:ty),+) => {
        $(impl From<$number> for Fact {
            fn from(number: $number) -> Fact {
                Fact::Number(i64::try_from(number).unwrap_or(i64::MAX))
            }
        })+
    };
}

numbers!(u8, u16, u32, u64, usize, i32);

/// What a player typed, short enough to be shown again.
pub fn printable(typed: &str) -> String {
    const LONGEST: usize = 60;
    let shown: String = cleaned(typed).chars().take(LONGEST).collect();
    if typed.chars().count() > LONGEST { shown + "…" } else { shown }
}

/// Words without signs that steer a terminal or mark a style of the page.
pub fn cleaned(words: &str) -> String {
    let shown = |sign: char| {
        if sign.is_control() || is_mark(sign) { ' ' } else { sign }
    };
    visible(&words.chars().map(shown).collect::<String>()).into_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_typed_is_shown_without_control_characters_and_not_at_length() {
        assert_eq!(printable("a\u{1b}[31m\u{fdd1}b"), "a [31m b");
        assert_eq!(printable(&"x".repeat(61)).chars().count(), 61);
        assert!(printable(&"x".repeat(61)).ends_with('…'));
        assert_eq!(printable(&"x".repeat(60)), "x".repeat(60));
    }

    #[test]
    fn paths_and_lists_are_shown_in_full() {
        let texts = Texts::new(model::Lang::En);
        let long = "d".repeat(90);
        assert_eq!(Fact::from(Path::new(&long)).arg(&texts), Arg::from(long.as_str()));
        assert_eq!(Fact::in_full(&long).arg(&texts), Arg::from(long.as_str()));
        assert_eq!(Fact::in_full("a\r\nb\tc").arg(&texts), Arg::from("a \nb c"));
    }
}
