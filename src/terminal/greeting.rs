//! What the program alone on a terminal shows: one screen of what can be typed. One key opens the finder.

use std::ffi::OsString;
use std::io::{self, Write, stdout};

use ratatui_crossterm::crossterm::event::{Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers, read};
use ratatui_crossterm::crossterm::terminal::{disable_raw_mode, enable_raw_mode};

use app::host::Host;
use page::Page;
use page::locale::{Texts, msg};
use page::render::{Color, Terminal, sanitize_output};
use words::Problem;

/// Shows what can be typed; the line the player goes on with, or `None` if they leave.
///
/// # Errors
/// When the terminal is gone.
pub(crate) fn greet(
    options: &[OsString],
    texts: &Texts,
    host: &dyn Host,
) -> Result<Option<Vec<OsString>>, Problem> {
    let shown = app::answer(vec!["-h".into()], texts, host)?;
    let keys = Terminal::of_stdout(Color::Auto).render(&Page::from_words(msg::find_greeting(texts)));
    let screen = format!("{}\n{}", shown.text.trim_end(), keys.trim_end());
    let line = |words: String| {
        let words = Some(words).filter(|words| !words.is_empty());
        let find = std::iter::once(OsString::from("find")).chain(options.iter().cloned());
        find.chain(words.map(OsString::from)).collect()
    };
    Ok(first_words(&sanitize_output(&screen))?.map(line))
}

/// What the finder is to look for, asked below a screen: the letter that was pressed, nothing with Enter; `None` with
/// any other key.
fn first_words(screen: &str) -> io::Result<Option<String>> {
    // Keys count from the moment the screen is seen.
    enable_raw_mode()?;
    let pressed = written(&screen.replace('\n', "\r\n")).and_then(|()| next_key());
    disable_raw_mode()?;
    written("\n")?;
    Ok(words_of(pressed?))
}

fn written(text: &str) -> io::Result<()> {
    let mut out = stdout().lock();
    out.write_all(text.as_bytes())?;
    out.flush()
}

fn next_key() -> io::Result<KeyEvent> {
    loop {
        if let Event::Key(key) = read()?
            && key.kind == KeyEventKind::Press
        {
            return Ok(key);
        }
    }
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
