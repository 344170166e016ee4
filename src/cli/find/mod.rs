//! `tricorder find`: the answer while it is typed, on a screen of its own.
//!
//! `finder` is all that is shown, as plain data; `press` says what keys mean, `keys` and `mouse` what they do.
//! `desk` answers from the catalog with the functions of the commands, `paint` shows how things stand, and
//! `screen` is the only place that steers the terminal.

mod answers;
mod clipboard;
mod desk;
mod editor;
mod filter;
mod finder;
mod keys;
mod list;
mod mouse;
mod pages;
mod paint;
mod places;
mod press;
mod reading;
mod screen;
#[cfg(test)]
mod tests;

use std::io::{self, IsTerminal, stdin, stdout};
use std::slice::Iter;

use clap::Args;

use self::answers::Answers;
use self::desk::{AHEAD, Desk};
use self::filter::Filter;
use self::finder::{Act, Finder};
use self::press::Press;
use self::screen::{Screen, Woken};
use super::Answer;
use super::entry::lookup::Lookup;
use super::options::InGame;
use super::session::Session;
use crate::error::Error;
use crate::locale::Texts;
use crate::model::Lang;

pub use screen::leave;

#[derive(Debug, Args)]
pub struct Find {
    words: Vec<String>,
    #[command(flatten)]
    game: InGame,
    #[arg(short, long, hide = true)]
    all: bool,
    #[arg(short = 'n', long, hide = true, conflicts_with = "all")]
    pick: Option<usize>,
}

impl Find {
    pub fn run(self, session: &Session<'_>) -> Result<Answer, Error> {
        if !self.is_live(session) {
            return self.looked_up().run(session);
        }
        let texts = Lang::ALL.map(Texts::new);
        let desk = Desk::new(session, &texts);
        let lang = session.texts.lang();
        let filter = Filter {
            lang,
            game: self.game.wanted(lang)?,
            kind: None,
            crew: None,
        };
        let mut screen = Screen::open()?;
        let has_color = session.color().on(true);
        let words = self.words.join(" ");
        let mut finder = Finder::new(&words, filter, screen.size()?, has_color, &desk);
        let code = converse(&mut screen, &mut finder, &desk)?;
        Ok(Answer::judged(String::new(), code))
    }

    /// Whether somebody sits at a terminal and wants no document.
    fn is_live(&self, session: &Session<'_>) -> bool {
        let wants_document = self.all || self.pick.is_some() || session.asked_format().is_some();
        is_on_a_terminal() && !wants_document
    }

    /// Anywhere else the words are looked up, this one too: it is the name of a keyword.
    fn looked_up(self) -> Lookup {
        let words = std::iter::once("find".to_owned()).chain(self.words);
        Lookup {
            words: words.collect(),
            game: self.game,
            all: self.all,
            pick: self.pick,
        }
    }
}

/// Whether a screen can be drawn, and keys can be read.
pub fn is_on_a_terminal() -> bool {
    let is_dumb = std::env::var("TERM").is_ok_and(|term| term == "dumb");
    stdin().is_terminal() && stdout().is_terminal() && !is_dumb
}

/// Goes on until the player leaves; the code to end with.
fn converse(screen: &mut Screen, finder: &mut Finder, desk: &Desk<'_>) -> Result<u8, Error> {
    let mut ahead = AHEAD.iter();
    loop {
        screen.draw(finder, desk.session(finder.filter.lang).texts)?;
        let woken = match screen.more()? {
            Some(event) => Woken::Event(event),
            None if finder.catch_up(desk) => continue,
            None => idle(screen, desk, &mut ahead)?,
        };
        let event = match woken {
            Woken::Event(event) => event,
            Woken::Ended(code) => return Ok(code),
        };
        // What came while the last answer was made is done before the next is shown.
        let mut next = Some(event);
        while let Some(event) = next {
            next = screen.more()?;
            finder.is_hurried = next.is_some();
            if let Some(press) = Press::of(event)
                && is_over(screen, finder, press, desk)?
            {
                return Ok(0);
            }
        }
    }
}

/// Waits for something to happen, and reads meanwhile what keys will need.
fn idle(
    screen: &Screen,
    desk: &Desk<'_>,
    ahead: &mut Iter<'_, fn(&Desk<'_>)>,
) -> io::Result<Woken> {
    loop {
        if let Some(event) = screen.more()? {
            return Ok(Woken::Event(event));
        }
        match ahead.next() {
            Some(read) => read(desk),
            None => return screen.wait(),
        }
    }
}

/// Does what a press asks for; whether the player leaves.
fn is_over(
    screen: &mut Screen,
    finder: &mut Finder,
    press: Press,
    answers: &dyn Answers,
) -> io::Result<bool> {
    match finder.press(press, answers) {
        Act::Stay => {}
        Act::Leave => return Ok(true),
        Act::Copy(text) => screen.copy(&text)?,
        Act::Stop => {
            screen.stop()?;
            finder.press(Press::Size(screen.size()?), answers);
        }
    }
    Ok(false)
}
