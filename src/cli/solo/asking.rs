//! What is asked before a game begins: one thing after the other, each with its choices and the last one made.

use crate::cli::parsers::shown;
use crate::cli::prompt::{Dialogue, Memory};
use crate::cli::session::Session;
use crate::error::{Error, UsageError};
use crate::locale::msg;
use crate::page::{KEPT_TOGETHER, Page};
use crate::text::vocabulary::Typed;
use crate::text::{Candidate, Meaning, Policy, closest, resolve};

/// A value to choose, by its words in either language, its number, or a beginning.
pub struct Choice<T> {
    value: T,
    word: Typed,
    shown: String,
}

impl<T> Choice<T> {
    pub fn new(value: T, word: Typed, shown: String) -> Choice<T> {
        Choice { value, word, shown }
    }

    /// The first English form, which every language of a script reads alike.
    fn code(&self) -> &'static str {
        self.word.en.first().copied().unwrap_or_default()
    }
}

/// A question before a game: the option that answers it, and how it is put.
pub struct Ask<'a, T> {
    pub option: &'a str,
    pub label: String,
    pub choices: Vec<Choice<T>>,
    /// What was chosen the last time.
    pub last: Option<T>,
    /// What counts if nobody can be asked; `None` where somebody has to say it.
    pub plain: Option<T>,
}

/// Asks for what no option says.
pub struct Asking<'a> {
    session: &'a Session<'a>,
    dialogue: Dialogue,
    is_on: bool,
}

impl<'a> Asking<'a> {
    /// At a terminal everything is asked that no option says; with lines piped in, only if no option says
    /// anything. Never for a document, which the questions would spoil.
    ///
    /// # Errors
    /// When what is piped in cannot be read.
    pub fn new(session: &'a Session<'a>, is_bare: bool) -> Result<Asking<'a>, Error> {
        let dialogue = Dialogue::new(session, Memory::New);
        let is_screen = session.format().is_screen();
        let is_on = is_screen && (dialogue.is_live() || is_bare && dialogue.has_more()?);
        Ok(Asking {
            session,
            dialogue,
            is_on,
        })
    }

    /// Whether questions are asked at all.
    pub fn is_on(&self) -> bool {
        self.is_on
    }

    /// The value chosen. An empty line is the last choice, else the plain one.
    ///
    /// # Errors
    /// When nobody can be asked and there is no plain choice.
    pub fn one_of<T: Copy + PartialEq>(&self, ask: &Ask<'_, T>) -> Result<T, Error> {
        let missing = || UsageError::MissingArgument {
            what: format!("{} <{}>", ask.option, ask.codes().join("|")).into(),
        };
        if !self.is_on {
            return Ok(ask.plain.ok_or_else(missing)?);
        }
        let default = ask.last.filter(|last| ask.has(*last)).or(ask.plain);
        let read = |line: &str| ask.read(line);
        let prompt = self.prompt(ask, default);
        let lang = self.session.texts.lang();
        let words: Vec<String> = ask
            .choices
            .iter()
            .map(|one| shown(one.word, lang).to_owned())
            .collect();
        let chosen = self
            .dialogue
            .ask(self.session, &prompt, default, &words, read)?;
        let silent = ask.plain.filter(|_| !self.dialogue.is_live());
        Ok(chosen.or(silent).ok_or_else(missing)?)
    }

    fn prompt<T: Copy + PartialEq>(&self, ask: &Ask<'_, T>, default: Option<T>) -> String {
        let texts = self.session.texts;
        let asked = msg::play_choose(texts, &ask.label, ask.listed());
        let question = self.session.terminal.render(&Page::of(asked));
        let shown = default.and_then(|value| ask.choices.iter().find(|one| one.value == value));
        match shown {
            Some(choice) => format!(
                "{question}{} > ",
                msg::play_choose_enter(texts, &choice.shown)
            ),
            None => format!("{question}> "),
        }
    }
}

impl<T: Copy + PartialEq> Ask<'_, T> {
    fn has(&self, value: T) -> bool {
        self.choices.iter().any(|choice| choice.value == value)
    }

    fn codes(&self) -> Vec<&'static str> {
        self.choices.iter().map(Choice::code).collect()
    }

    fn listed(&self) -> String {
        let choices = (1..).zip(&self.choices);
        let numbered = choices
            .map(|(number, one): (usize, _)| format!("{number}{KEPT_TOGETHER}{}", one.shown));
        numbered.collect::<Vec<_>>().join(" · ")
    }

    /// The choice a line means.
    fn read(&self, line: &str) -> Result<T, Error> {
        let candidates: Vec<Candidate<'_, T>> = self
            .choices
            .iter()
            .map(|one| Candidate::new(one.value, one.word.forms()))
            .collect();
        match resolve(line, &candidates, Policy::PROMPT) {
            Meaning::One(value, _) => Ok(value),
            Meaning::Several(_) | Meaning::Nothing => Err(self.unknown(line)),
        }
    }

    fn unknown(&self, line: &str) -> Error {
        if line.is_empty() {
            return UsageError::NothingChosen.into();
        }
        let shown = self.choices.iter().map(|one| one.shown.as_str());
        let near = closest(line, shown, 2);
        UsageError::NotListed {
            value: line.to_owned(),
            suggestions: near.into_iter().map(str::to_owned).collect(),
        }
        .into()
    }
}
