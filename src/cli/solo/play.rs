//! `tricorder solo play`: leads through a game, question by question.

use clap::Args;

use crate::cli::Answer;
use crate::cli::session::Session;
use crate::error::Error;
use crate::locale::Texts;
use crate::model::Lang;
use crate::solo::session::Entry;
use crate::text::key;
use crate::view::program::Names;
use crate::view::trace::{Story, steps_json};
use crate::view::{games, problem, question, table as board};

use super::dialogue::Dialogue;
use super::game::Game;
use super::{reply, table};

#[derive(Debug, Args)]
pub struct Play {
    #[arg(long)]
    name: Option<String>,
    #[arg(long)]
    json: bool,
}

/// What can be typed at any time, behind a colon; on the player's turn also without.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Command {
    Help,
    Status,
    Undo,
    Redo,
    Correct,
    Event,
    Quit,
}

impl Command {
    fn from_word(word: &str) -> Option<Command> {
        if word == "?" {
            return Some(Command::Help);
        }
        Some(match key(word).as_str() {
            "help" | "hilfe" | "h" => Command::Help,
            "status" | "stand" | "s" => Command::Status,
            "undo" | "zuruck" | "u" => Command::Undo,
            "redo" | "vor" | "r" => Command::Redo,
            "correct" | "richtig" | "c" => Command::Correct,
            "event" | "ereignis" | "e" => Command::Event,
            "quit" | "ende" | "q" => Command::Quit,
            _ => return None,
        })
    }
}

impl Play {
    pub fn run(self, session: &Session<'_>) -> Result<Answer, Error> {
        let game = Game::open(session, self.name.as_deref())?;
        let names = table::names(session)?;
        let mut play = Playing {
            session,
            game,
            names,
            dialogue: Dialogue::new(),
            told: (0, 0),
        };
        if self.json {
            return play.in_json();
        }
        play.talk()?;
        Ok(Answer::found(String::new()))
    }
}

/// A game in conversation.
struct Playing<'a> {
    session: &'a Session<'a>,
    game: Game,
    names: Names,
    dialogue: Dialogue,
    /// Chapters told as a whole, and steps told of the one after them.
    told: (usize, usize),
}

/// Whether the conversation goes on.
type GoOn = bool;

impl Playing<'_> {
    /// Talks until the game is over, the player leaves, or the input ends. All is saved at any time.
    fn talk(&mut self) -> Result<(), Error> {
        self.begin_with_the_last_chapter();
        loop {
            self.tell()?;
            if self.game.state.table.ending.is_some() {
                return self.say("play-over");
            }
            self.ask()?;
            let Some(line) = self.dialogue.read("> ")? else {
                return self.say("play-saved");
            };
            match self.take(&line) {
                Ok(true) => {}
                Ok(false) => return self.say("play-saved"),
                Err(error @ (Error::Moved | Error::UserData { .. } | Error::Output(_))) => {
                    return Err(error);
                }
                Err(error) => {
                    let text = problem::error(&self.session.screen, &error);
                    self.dialogue.say(&text)?;
                }
            }
        }
    }

    /// An unfinished chapter is told from its start, finished ones are not told again.
    fn begin_with_the_last_chapter(&mut self) {
        let chapters = self.game.state.chapters.len();
        let open = usize::from(self.game.state.question.is_some());
        self.told = (chapters - open.min(chapters), 0);
    }

    /// Tells what has not been told yet.
    fn tell(&mut self) -> Result<(), Error> {
        let chapters = &self.game.state.chapters;
        let story = Story::new(&self.session.screen, &self.names, &self.game.book);
        let (first, mut from) = self.told;
        let mut text = String::new();
        for chapter in chapters.iter().skip(first) {
            text.push_str(&story.steps(chapter.steps.get(from..).unwrap_or_default()));
            from = 0;
        }
        self.dialogue.say(&text)?;
        self.all_is_told();
        Ok(())
    }

    fn all_is_told(&mut self) {
        let chapters = &self.game.state.chapters;
        let open = chapters
            .last()
            .filter(|_| self.game.state.question.is_some());
        self.told = match open {
            Some(chapter) => (chapters.len() - 1, chapter.steps.len()),
            None => (chapters.len(), 0),
        };
    }

    /// Shows the open question, or that it is the player's turn.
    fn ask(&self) -> Result<(), Error> {
        let screen = &self.session.screen;
        let Some(open) = &self.game.state.question else {
            self.dialogue.say("\n")?;
            return self.say("play-your-turn");
        };
        let state = &self.game.state;
        let steps = state
            .chapters
            .last()
            .map_or(&[][..], |chapter| &chapter.steps);
        let book = &self.game.book;
        let text = question::ask(screen, &self.names, book, open, &state.table, steps);
        self.dialogue.say(&format!("\n{text}"))
    }

    fn say(&self, id: &str) -> Result<(), Error> {
        self.dialogue.say(&games::notice(&self.session.screen, id))
    }

    /// Takes a line: a command, an answer, or on the player's turn an event.
    fn take(&mut self, line: &str) -> Result<GoOn, Error> {
        let is_idle = self.game.state.question.is_none();
        let (bare, has_colon) = match line.strip_prefix(':') {
            Some(rest) => (rest.trim(), true),
            None => (line, line == "?"),
        };
        let (word, rest) = bare.split_once(char::is_whitespace).unwrap_or((bare, ""));
        match Command::from_word(word).filter(|_| has_colon || is_idle) {
            Some(command) => self.obey(command, rest),
            None if is_idle && !has_colon => self.players_turn(bare),
            None if has_colon => Err(reply::unreadable(line)),
            None => self.answer(line),
        }
    }

    fn players_turn(&mut self, line: &str) -> Result<GoOn, Error> {
        let entry = match line {
            "" => Entry::Turn,
            words => Entry::Event(reply::event(self.game.reader(self.session), words)?),
        };
        self.game.append(entry)?;
        Ok(true)
    }

    fn answer(&mut self, line: &str) -> Result<GoOn, Error> {
        if let Some(question) = &self.game.state.question {
            let answer = reply::answer(self.game.reader(self.session), question, line)?;
            self.game.append(Entry::Answer(answer))?;
        }
        Ok(true)
    }

    fn obey(&mut self, command: Command, rest: &str) -> Result<GoOn, Error> {
        match command {
            Command::Help => self.say("play-help")?,
            Command::Status => self.dialogue.say(&self.status())?,
            Command::Undo => {
                self.game.undo()?;
                self.all_is_told();
                self.say("play-undone")?;
            }
            Command::Redo => {
                self.game.redo()?;
                self.say("play-redone")?;
            }
            Command::Correct => {
                let reader = self.game.reader(self.session);
                let correction = reply::correction(reader, rest)?;
                self.game.append(Entry::Correct(correction))?;
                self.all_is_told();
                self.say("play-corrected")?;
            }
            Command::Event if self.game.state.question.is_some() => {
                return Err(Error::QuestionOpen);
            }
            Command::Event => return self.players_turn(rest),
            Command::Quit => return Ok(false),
        }
        Ok(true)
    }

    fn status(&self) -> String {
        let (screen, game) = (&self.session.screen, &self.game);
        board::status(screen, &self.names, &game.book, game.name(), &game.state)
    }

    /// Begins a Bot turn if none is open, takes the answers of the input, line by line, and shows
    /// where that leads.
    fn in_json(&mut self) -> Result<Answer, Error> {
        let before = self.game.state.chapters.len();
        let open = usize::from(self.game.state.question.is_some());
        if self.game.state.question.is_none() && self.game.state.table.ending.is_none() {
            self.game.append(Entry::Turn)?;
        }
        for line in std::io::stdin().lines() {
            if self.game.state.question.is_none() {
                break;
            }
            self.answer(&line?)?;
        }
        Ok(Answer::found(self.document(before - open.min(before))))
    }

    fn document(&self, first: usize) -> String {
        let texts = Lang::ALL.map(Texts::new);
        let (book, state) = (&self.game.book, &self.game.state);
        let told = state.chapters.iter().skip(first);
        let steps: Vec<_> = told.flat_map(|chapter| chapter.steps.clone()).collect();
        let open = state.question.as_ref().map(|open| {
            question::question_json(&texts, &self.names, book, open, &state.table, &steps)
        });
        let document = serde_json::json!({
            "name": self.game.name(),
            "steps": steps_json(&texts, &self.names, book, &steps),
            "question": open,
            "table": board::status_json(book, self.game.name(), state),
        });
        format!("{document:#}\n")
    }
}
