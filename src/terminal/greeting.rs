//! What the program alone on a terminal shows: one screen of what can be typed. One key opens the finder.

use std::ffi::OsString;
use std::io;
use std::io::{Write, stdout};

use ratatui_crossterm::crossterm::event::{Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers, read};
use ratatui_crossterm::crossterm::terminal::{disable_raw_mode, enable_raw_mode};

use app::host::Host;
use page::Page;
use page::locale::{Texts, msg};
use page::render::{Color, Terminal, sanitize_output};
use view::error::Error;

/// Shows what can be typed; the line the player goes on with, or `None` if they leave.
///
/// # Errors
/// When the terminal is gone.
pub(crate) fn greet(options: &[OsString], texts: &Texts, host: &dyn Host) -> Result<Option<Vec<OsString>>, Error> {
    let help = options.iter().cloned().chain([OsString::from("-h")]);
    let shown = app::answer(help.collect(), texts, host)?;
    let keys = Terminal::of_stdout(Color::Auto).render(&Page::from_words(msg::find_greeting(texts)));
    let mut out = stdout().lock();
    out.write_all(sanitize_output(&format!("{}\n{}", shown.text, keys)).as_bytes())?;
    out.flush()?;
    let line = |words: String| {
        let words = Some(words).filter(|words| !words.is_empty());
        let find = std::iter::once(OsString::from("find")).chain(options.iter().cloned());
        find.chain(words.map(OsString::from)).collect()
    };
    Ok(first_words()?.map(line))
}

/// What the finder is to look for: the letter that was pressed, nothing with Enter; `None` with any other key.
fn first_words() -> io::Result<Option<String>> {
    enable_raw_mode()?;
    let pressed = loop {
        match read() {
            Ok(Event::Key(key)) if key.kind == KeyEventKind::Press => break Ok(words_of(key)),
            Ok(_) => {}
            Err(error) => break Err(error),
        }
    };
    disable_raw_mode()?;
    pressed
}

fn words_of(key: KeyEvent) -> Option<String> {
    match key.code {
        KeyCode::Enter => Some(String::new()),
        KeyCode::Char(sign) if !key.modifiers.intersects(KeyModifiers::CONTROL | KeyModifiers::ALT) => {
            Some(sign.to_string())
        }
        _ => None,
    }
}
