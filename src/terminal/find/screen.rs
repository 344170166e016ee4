//! The terminal as a screen of its own: entered, drawn on, waited at, and left as it was, whatever happens.

use std::io;
use std::io::{Stdout, Write, stdout};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU8, Ordering};
use std::time::Duration;

use ratatui_core::buffer::Buffer;
use ratatui_core::layout::Size;
use ratatui_core::terminal::Terminal;
use ratatui_crossterm::CrosstermBackend;
use ratatui_crossterm::crossterm::event::{
    DisableBracketedPaste, DisableMouseCapture, EnableBracketedPaste, EnableMouseCapture, Event, poll, read,
};
use ratatui_crossterm::crossterm::execute;
use ratatui_crossterm::crossterm::terminal::{
    EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode,
};

use super::finder::Finder;
use super::paint::draw;
use page::locale::Texts;
use page::render::{drawn, draws_unicode};

/// Whether the screen is ours at the moment.
static IS_OPEN: AtomicBool = AtomicBool::new(false);
/// Whether the screen is ours at the moment: a line on standard error would be drawn over.
pub(crate) fn is_open() -> bool {
    IS_OPEN.load(Ordering::SeqCst)
}

/// How long a signal that ends the program waits at most.
const PATIENCE: Duration = Duration::from_millis(100);

/// What a program ends with that a signal has ended, above the number of the signal.
#[cfg(unix)]
const BY_SIGNAL: i32 = 128;

/// The screen, left when it is dropped.
pub(super) struct Screen {
    terminal: Terminal<CrosstermBackend<Stdout>>,
    /// What the program ends with, once a signal has ended it; 0 before.
    ended_by: Arc<AtomicU8>,
}

/// What ends the waiting.
pub(super) enum WakeEvent {
    Event(Event),
    /// A signal to end, with the code for that.
    Ended(u8),
}

impl Screen {
    /// Takes the screen.
    ///
    /// # Errors
    /// When the terminal cannot be steered.
    pub(super) fn open() -> io::Result<Screen> {
        let ended_by = Arc::new(AtomicU8::new(0));
        heed(&ended_by)?;
        enter()?;
        let terminal = Terminal::new(CrosstermBackend::new(stdout()));
        if terminal.is_err() {
            leave();
        }
        let screen = Screen { terminal: terminal?, ended_by };
        // Only what changes of the size from the first look on is told.
        poll(Duration::ZERO)?;
        Ok(screen)
    }

    /// Columns and lines.
    ///
    /// # Errors
    /// When the terminal does not tell.
    pub(super) fn size(&self) -> io::Result<Size> {
        self.terminal.size()
    }

    /// Shows how things stand.
    ///
    /// # Errors
    /// When the terminal is gone.
    pub(super) fn draw(&mut self, finder: &Finder, texts: &Texts) -> io::Result<()> {
        self.terminal.draw(|frame| {
            draw(frame, finder, texts);
            if !draws_unicode() {
                in_signs_of_the_locale(frame.buffer_mut());
            }
        })?;
        Ok(())
    }

    /// Waits for something to happen.
    ///
    /// # Errors
    /// When the terminal is gone.
    pub(super) fn wait(&self) -> io::Result<WakeEvent> {
        loop {
            match self.ended_by.load(Ordering::Relaxed) {
                0 => {}
                code => return Ok(WakeEvent::Ended(code)),
            }
            if poll(PATIENCE)? {
                return Ok(WakeEvent::Event(read()?));
            }
        }
    }

    /// What has happened besides; `None` if nothing waits.
    ///
    /// # Errors
    /// When the terminal is gone.
    pub(super) fn more(&self) -> io::Result<Option<Event>> {
        if poll(Duration::ZERO)? {
            return read().map(Some);
        }
        Ok(None)
    }

    /// Copies a text to the clipboard of the terminal.
    ///
    /// # Errors
    /// When the terminal is gone.
    pub(super) fn copy(&self, text: &str) -> io::Result<()> {
        let mut out = stdout().lock();
        out.write_all(sequence(text).as_bytes())?;
        out.flush()
    }

    /// Gives the terminal back until the player comes back to the program.
    ///
    /// # Errors
    /// When the terminal cannot be steered.
    pub(super) fn stop(&mut self) -> io::Result<()> {
        leave();
        stop_here();
        enter()?;
        // Unlike clearing this asks the terminal nothing.
        let size = self.size()?;
        self.terminal.resize(size.into())
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        let _ = self.terminal.show_cursor();
        leave();
    }
}

/// Lines and marks as this system can show them.
fn in_signs_of_the_locale(buffer: &mut Buffer) {
    for cell in &mut buffer.content {
        let shown = drawn(cell.symbol()).into_owned();
        if shown != cell.symbol() {
            cell.set_symbol(&shown);
        }
    }
}

fn enter() -> io::Result<()> {
    IS_OPEN.store(true, Ordering::SeqCst);
    let entered = enable_raw_mode()
        .and_then(|()| execute!(stdout(), EnterAlternateScreen, EnableMouseCapture, EnableBracketedPaste));
    if entered.is_err() {
        leave();
    }
    entered
}

/// Leaves the screen as it was before, if it is ours. Nothing is lost by doing so twice.
pub(crate) fn leave() {
    if !IS_OPEN.swap(false, Ordering::SeqCst) {
        return;
    }
    // Where the terminal is gone nobody misses it.
    let _ = execute!(
        stdout(),
        DisableBracketedPaste,
        DisableMouseCapture,
        LeaveAlternateScreen,
        ratatui_crossterm::crossterm::cursor::Show
    );
    let _ = disable_raw_mode();
}

/// Notes the signal that ends the program. Where the terminal is gone whoever reads its keys never comes back to
/// look at that, so in a while the program ends without.
#[cfg(unix)]
fn heed(ended_by: &Arc<AtomicU8>) -> io::Result<()> {
    use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};
    let mut signals = signal_hook::iterator::Signals::new([SIGTERM, SIGHUP, SIGINT])?;
    let ended_by = Arc::clone(ended_by);
    std::thread::spawn(move || {
        // `forever` ends only where the signals are closed, which nobody does.
        let code = BY_SIGNAL + signals.forever().next().unwrap_or(SIGTERM);
        ended_by.store(u8::try_from(code).unwrap_or(u8::MAX), Ordering::Relaxed);
        // Whoever waits for a key looks every PATIENCE whether to end, and should come first.
        std::thread::sleep(10 * PATIENCE);
        leave();
        std::process::exit(code);
    });
    Ok(())
}

#[cfg(not(unix))]
fn heed(_: &Arc<AtomicU8>) -> io::Result<()> {
    Ok(())
}

/// Stops the program as Ctrl-Z does elsewhere.
#[cfg(unix)]
fn stop_here() {
    let _ = signal_hook::low_level::emulate_default_handler(signal_hook::consts::SIGTSTP);
}

#[cfg(not(unix))]
fn stop_here() {}

/// The signs of Base64.
const SIGNS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/// The sequence that copies a text.
pub(super) fn sequence(text: &str) -> String {
    format!("\u{1b}]52;c;{}\u{7}", base64(text.as_bytes()))
}

fn base64(bytes: &[u8]) -> String {
    bytes.chunks(3).flat_map(group).collect()
}

/// Four signs for three bytes; `=` stands for those that are missing at the end.
fn group(bytes: &[u8]) -> [char; 4] {
    let byte = |at: usize| u32::from(bytes.get(at).copied().unwrap_or(0));
    let bits = byte(0) << 16 | byte(1) << 8 | byte(2);
    let sign = |at: usize| {
        if at > bytes.len() {
            '='
        } else {
            // Six bits a sign, the highest of the 24 first.
            let six = bits >> (18 - 6 * at) & 63;
            char::from(SIGNS[six as usize])
        }
    };
    [0, 1, 2, 3].map(sign)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_of_every_length_are_written_as_base64() {
        let pairs = [("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("Kïra", "S8OvcmE=")];
        for (text, written) in pairs {
            assert_eq!(sequence(text), format!("\u{1b}]52;c;{written}\u{7}"));
        }
    }
}
