//! What may be typed during a game, read off the controls the page has for the same question.

use super::command::{COMMANDS, Command};
use super::game::Game;
use super::reply;
use crate::cli::prompt::{Branch, Menu, Offers, forms};
use crate::locale::Texts;
use crate::text::vocabulary::Typed;
use crate::view::solo::control::Asker;
use crate::view::solo::control::deeds::Deed;
use crate::view::solo::effects::Names;

/// What may be typed now: answers to the open question, or on the player's turn what can be reported.
pub fn of(texts: &Texts, names: &Names, game: &Game) -> Offers {
    let asker = Asker::new(texts, names, &game.book, &game.state.table);
    let making = Making { texts, asker };
    let commands = Menu {
        words: Vec::new(),
        branches: making.commands(),
    };
    let answers = match &game.state.question {
        Some(question) => Menu::of(making.asker.typed(&making.asker.of(question))),
        None => Menu {
            words: Vec::new(),
            branches: [making.reports().branches, making.commands()].concat(),
        },
    };
    Offers { answers, commands }
}

struct Making<'a> {
    texts: &'a Texts,
    asker: Asker<'a>,
}

impl Making<'_> {
    fn commands(&self) -> Vec<Branch> {
        let below = |command| match command {
            Command::Correct => self.subjects(),
            Command::Event => self.reports(),
            Command::Help | Command::Status | Command::Undo | Command::Redo | Command::Quit => {
                Menu::default()
            }
        };
        let all = COMMANDS.into_iter();
        all.map(|(word, command)| Branch::new(forms(self.texts, word), below(command)))
            .collect()
    }

    /// What can be reported now.
    fn reports(&self) -> Menu {
        let deeds = self.asker.events();
        let possible = reply::reports().filter(|word| of_word(&deeds, *word).is_some());
        self.menu(possible, &deeds)
    }

    /// What can be set right.
    fn subjects(&self) -> Menu {
        self.menu(reply::subjects(), &self.asker.corrections())
    }

    /// Words, each with what may follow it.
    fn menu(&self, all: impl Iterator<Item = Typed>, deeds: &[Deed]) -> Menu {
        let branch = |word| {
            let deed = of_word(deeds, word);
            let below = deed.map(|deed| Menu::of(self.asker.behind(deed)));
            Branch::new(forms(self.texts, word), below.unwrap_or_default())
        };
        Menu {
            words: Vec::new(),
            branches: all.map(branch).collect(),
        }
    }
}

fn of_word(deeds: &[Deed], word: Typed) -> Option<&Deed> {
    deeds.iter().find(|deed| word.is(deed.word))
}
