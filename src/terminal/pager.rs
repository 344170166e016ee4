//! Long answers a screenful at a time, in the pager the player is used to; and the notice of what takes its time,
//! while it does.

use std::env;
use std::io::{self, IsTerminal, Write};
use std::process::{Child, ExitStatus, Stdio};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use crate::other_programs::program;
use app::pager::chosen_pager;
use page::render::{Color, Terminal, sanitize_output};
use words::Problem;

/// For less, unless the player has said otherwise: quit if all fits a screen, keep colors, leave the text there; and what
/// the text is, for where the system lacks the locale it names, less shows every umlaut as its bytes.
const FOR_LESS: [(&str, &str); 2] = [("LESS", "FRX"), ("LESSCHARSET", "utf-8")];
/// A shell ends with one of these if it cannot run what it is told to.
const NOT_RUN: [i32; 2] = [126, 127];

/// Writes an answer to standard output: through the pager if a terminal is too low for it and paging is
/// wanted, else as it is.
///
/// # Errors
/// When it cannot be written.
pub(crate) fn print(text: &str, is_wanted: bool) -> Result<(), Problem> {
    let text = &*sanitize_output(text);
    let height = Terminal::of_stdout(Color::Never).height();
    let is_long = height.is_some_and(|height| text.lines().count() >= height);
    if is_long && is_wanted && chosen_pager().is_some_and(|pager| is_read(&pager, text)) {
        return Ok(());
    }
    let mut out = io::stdout().lock();
    out.write_all(text.as_bytes())?;
    Ok(out.flush()?)
}

/// Whether the pager took the text. One that cannot be started leaves it to us.
fn is_read(pager: &str, text: &str) -> bool {
    let mut command = program(pager, &[]);
    command.envs(FOR_LESS.into_iter().filter(|(name, _)| env::var_os(name).is_none()));
    // Ctrl-C belongs to the pager; if we went, it would be left without a terminal.
    let interrupted = Arc::new(AtomicBool::new(false));
    let is_kept = signal_hook::flag::register(signal_hook::consts::SIGINT, interrupted);
    let read = command.stdin(Stdio::piped()).spawn().and_then(|pager| feed(pager, text));
    if let Ok(kept) = is_kept {
        signal_hook::low_level::unregister(kept);
    }
    read.is_ok_and(|status| !status.code().is_some_and(|code| NOT_RUN.contains(&code)))
}

fn feed(mut pager: Child, text: &str) -> io::Result<ExitStatus> {
    if let Some(mut input) = pager.stdin.take() {
        // Who has read enough leaves before the end.
        let _ = input.write_all(text.as_bytes());
    }
    pager.wait()
}

/// On a terminal, what is being done, in place of what was announced before. It must be taken back
/// with an empty line before anything else is said.
pub(crate) fn announce(line: &str) {
    let mut stderr = io::stderr().lock();
    if stderr.is_terminal() {
        // Nobody misses it.
        let _ = write!(stderr, "\r{line}\x1b[K\r");
    }
}
