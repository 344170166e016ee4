//! `tricorder find`: the answer while it is typed, on a screen of its own.
//!
//! `finder` is all that is shown, as plain data; `press` says what keys and the mouse mean, `keys` what they do.
//! `catalog` answers from the catalog with the functions of the commands, `paint` shows how things stand, and
//! `screen` is the only place that steers the terminal.

mod answers;
mod catalog;
mod editor;
mod finder;
mod keys;
mod paint;
mod places;
mod press;
mod reading;
pub(crate) mod screen;

#[cfg(test)]
mod tests;

use std::io::{self, IsTerminal, stdin, stdout};
use std::slice::Iter;

use self::answers::AnswerSource;
use self::answers::Filter;
use self::catalog::{AHEAD, CatalogAnswers};
use self::finder::{Finder, FinderAction, StatusNote};
use self::press::Press;
use self::screen::{Screen, WakeEvent};
use crate::other_programs::open_file;
use app::Found;
use app::commands::RunCommand;
use app::find::Find;
use app::session::Session;
use model::Lang;
use page::Page;
use page::locale::Texts;
use words::Problem;

pub(crate) use screen::leave;

/// Shows the finder, or looks the words up where nobody sits at a terminal.
///
/// # Errors
/// When the terminal cannot be drawn on, or the look-up fails.
pub(crate) fn run(arguments: Find, session: &Session<'_>) -> Result<Found, Problem> {
    if !is_on_a_terminal() || arguments.wants_document(session) {
        return arguments.into_lookup().run(session).map(Found::boxed);
    }
    let texts = Lang::ALL.map(Texts::new);
    let catalog = CatalogAnswers::new(session, &texts);
    let lang = session.texts.lang();
    let filter = Filter { lang, game: arguments.game.wanted(lang)?, kind: None, crew: None };
    let mut screen = Screen::open()?;
    let has_color = session.color().on(true);
    let words = arguments.words.join(" ");
    let mut finder = Finder::new(&words, filter, screen.size()?, has_color, &catalog);
    let code = converse(&mut screen, &mut finder, &catalog)?;
    Ok(Found::shown(Page::new()).ending(code))
}

/// Whether a screen can be drawn, and keys can be read.
pub(crate) fn is_on_a_terminal() -> bool {
    let is_dumb = std::env::var("TERM").is_ok_and(|term| term == "dumb");
    stdin().is_terminal() && stdout().is_terminal() && !is_dumb
}

/// Goes on until the player leaves; the code to end with.
fn converse(screen: &mut Screen, finder: &mut Finder, catalog: &CatalogAnswers<'_>) -> Result<u8, Problem> {
    let mut ahead = AHEAD.iter();
    loop {
        screen.draw(finder, catalog.session(finder.filter.lang).texts)?;
        let woken = match screen.more()? {
            Some(event) => WakeEvent::Event(event),
            None if finder.catch_up(catalog) => continue,
            None => idle(screen, catalog, &mut ahead)?,
        };
        let event = match woken {
            WakeEvent::Event(event) => event,
            WakeEvent::Ended(code) => return Ok(code),
        };
        // What came while the last answer was made is done before the next is shown.
        let mut next = Some(event);
        while let Some(event) = next {
            next = screen.more()?;
            finder.is_hurried = next.is_some();
            if let Some(press) = Press::from_event(event)
                && is_over(screen, finder, press, catalog)?
            {
                return Ok(0);
            }
        }
    }
}

/// Waits for something to happen, and reads meanwhile what keys will need.
fn idle(
    screen: &Screen,
    catalog: &CatalogAnswers<'_>,
    ahead: &mut Iter<'_, fn(&CatalogAnswers<'_>)>,
) -> io::Result<WakeEvent> {
    loop {
        if let Some(event) = screen.more()? {
            return Ok(WakeEvent::Event(event));
        }
        match ahead.next() {
            Some(read) => read(catalog),
            None => return screen.wait(),
        }
    }
}

/// Does what a press asks for; whether the player leaves.
fn is_over(screen: &mut Screen, finder: &mut Finder, press: Press, answers: &dyn AnswerSource) -> io::Result<bool> {
    match finder.press(press, answers) {
        FinderAction::Stay => {}
        FinderAction::Leave => return Ok(true),
        FinderAction::Copy(text) => screen.copy(&text)?,
        FinderAction::Open(path) => {
            if open_file(&path).is_err() {
                finder.note = Some(StatusNote::NoViewer(path));
            }
        }
        FinderAction::Stop => {
            screen.stop()?;
            finder.press(Press::Size(screen.size()?), answers);
        }
    }
    Ok(false)
}
