//! The commands of a game in conversation, and what may be typed during it, read off the controls the page has for
//! the same question.

use crate::prompt::{Branch, Menu, Offers, forms, is_farewell, is_help};
use crate::solo::control::{EntryForm, FormBuilder};
use crate::solo::entry_kinds::{CorrectionKind, EVENTS};
use crate::solo::game::Game;
use model::text::vocabulary::{self, TypedForms, typed};
use page::locale::Texts;
use words::effects::Names;

/// What can be typed at any time, behind a colon; on the player's turn also without.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Command {
    Help,
    Status,
    Undo,
    Redo,
    Why,
    List,
    Explain,
    Correct,
    Event,
    Quit,
}

/// What asks for help with the one question.
const EXPLAIN: &str = "?";

/// Commands of the program with those of a game that do the same, or show what they would.
pub(super) const SAME: [(&str, TypedForms); 5] = [
    ("solo event", typed::COMMAND_EVENT),
    ("solo correct", typed::COMMAND_CORRECT),
    ("solo undo", typed::COMMAND_UNDO),
    ("solo status", typed::COMMAND_STATUS),
    ("list --kind card", typed::COMMAND_LIST),
];

/// The commands, each with the words for it.
const COMMANDS: [(TypedForms, Command); 9] = [
    (typed::COMMAND_HELP, Command::Help),
    (typed::COMMAND_STATUS, Command::Status),
    (typed::COMMAND_UNDO, Command::Undo),
    (typed::COMMAND_REDO, Command::Redo),
    (typed::COMMAND_WHY, Command::Why),
    (typed::COMMAND_LIST, Command::List),
    (typed::COMMAND_CORRECT, Command::Correct),
    (typed::COMMAND_EVENT, Command::Event),
    (typed::COMMAND_QUIT, Command::Quit),
];

impl Command {
    /// The command a word means.
    pub(super) fn from_word(word: &str) -> Option<Command> {
        if word == EXPLAIN {
            return Some(Command::Explain);
        }
        vocabulary::meant(word, &COMMANDS)
    }

    /// The command of a whole line that needs no colon, whatever is asked.
    pub(super) fn from_bare(line: &str) -> Option<Command> {
        let is_any = line == EXPLAIN || is_farewell(line) || is_help(line);
        is_any.then(|| Command::from_word(line)).flatten()
    }
}

/// What may be typed now: answers to the open question, or on the player's turn what can be reported.
pub(super) fn offers(texts: &Texts, names: &Names, game: &Game) -> Offers {
    let forms = FormBuilder::new(texts, names, &game.book, &game.state.table);
    let menus = MenuBuilder { texts, forms };
    let commands = Menu { words: Vec::new(), branches: menus.commands() };
    let answers = match &game.state.question {
        Some(question) => Menu::new(menus.forms.offered_words(&menus.forms.answer_form(question))),
        None => Menu { words: Vec::new(), branches: [menus.events().branches, menus.commands()].concat() },
    };
    Offers { answers, commands }
}

/// Makes the menus of the Tab key.
struct MenuBuilder<'a> {
    texts: &'a Texts,
    forms: FormBuilder<'a>,
}

impl MenuBuilder<'_> {
    fn commands(&self) -> Vec<Branch> {
        let below = |command| match command {
            Command::Correct => self.corrections(),
            Command::Event => self.events(),
            Command::Help
            | Command::Status
            | Command::Undo
            | Command::Redo
            | Command::Why
            | Command::List
            | Command::Explain
            | Command::Quit => Menu::default(),
        };
        let all = COMMANDS.into_iter();
        all.map(|(word, command)| Branch::new(forms(self.texts, word), below(command))).collect()
    }

    /// What can be reported now.
    fn events(&self) -> Menu {
        let possible = self.forms.event_forms();
        let is_possible = |word: &TypedForms| possible.iter().any(|form| word.is(form.word));
        let words = EVENTS.iter().map(|kind| kind.word).filter(is_possible);
        self.menu(words, &possible)
    }

    /// What can be set right.
    fn corrections(&self) -> Menu {
        let words = CorrectionKind::all_typed().map(|kind| kind.word);
        self.menu(words, &self.forms.correction_forms())
    }

    /// Words, each with what may follow it.
    fn menu(&self, all: impl Iterator<Item = TypedForms>, entries: &[EntryForm]) -> Menu {
        let branch = |word: TypedForms| {
            let form = entries.iter().find(|form| word.is(form.word));
            let below = form.map(|form| Menu::new(self.forms.offered_words(&form.controls)));
            Branch::new(forms(self.texts, word), below.unwrap_or_default())
        };
        Menu { words: Vec::new(), branches: all.map(branch).collect() }
    }
}
