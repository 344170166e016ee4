//! Long answers a screenful at a time, in the pager the player is used to.

use std::env;
use std::io::{self, Write};
use std::process::{Child, ExitStatus, Stdio};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use super::other_programs::program;
use super::settings;
use crate::error::Error;
use crate::render::{Color, Terminal, settled};

/// What names the pager, the program's own word first.
const NAMED_BY: [&str; 2] = ["TRICORDER_PAGER", "PAGER"];
/// The pager if nobody names one.
pub const USUAL: &str = if cfg!(windows) { "more" } else { "less" };
/// For less, unless the player has said otherwise: quit if all fits a screen, keep colors, leave the text there.
const LESS: &str = "FRX";
/// A shell ends with one of these if it cannot run what it is told to.
const NOT_RUN: [i32; 2] = [126, 127];

/// Writes an answer to standard output: through the pager if a terminal is too low for it and paging is
/// wanted, else as it is.
///
/// # Errors
/// When it cannot be written.
pub fn print(text: &str, is_wanted: bool) -> Result<(), Error> {
    let text = &*settled(text);
    let height = Terminal::of_stdout(Color::Never).height();
    let is_long = height.is_some_and(|height| text.lines().count() >= height);
    if is_long && is_wanted && named().is_some_and(|pager| is_read(&pager, text)) {
        return Ok(());
    }
    let mut out = io::stdout().lock();
    out.write_all(text.as_bytes())?;
    Ok(out.flush()?)
}

/// The pager a variable names, and the variable.
pub fn in_environment() -> Option<(&'static str, String)> {
    let mut names = NAMED_BY.into_iter();
    names.find_map(|name| Some((name, env::var(name).ok()?)))
}

/// The pager to be used; `None` if the player wants none: an empty name, or `cat`.
pub fn named() -> Option<String> {
    let variable = in_environment().map(|(_, name)| name);
    let chosen = variable.or_else(|| settings::of_player().pager.clone());
    let name = chosen.unwrap_or_else(|| USUAL.to_owned());
    let is_none = matches!(name.trim(), "" | "cat");
    (!is_none).then_some(name)
}

/// Whether the pager took the text. One that cannot be started leaves it to us.
fn is_read(pager: &str, text: &str) -> bool {
    let mut command = program(pager, &[]);
    if env::var_os("LESS").is_none() {
        command.env("LESS", LESS);
    }
    // Ctrl-C belongs to the pager; if we went, it would be left without a terminal.
    let interrupted = Arc::new(AtomicBool::new(false));
    let is_kept = signal_hook::flag::register(signal_hook::consts::SIGINT, interrupted);
    let read = command
        .stdin(Stdio::piped())
        .spawn()
        .and_then(|pager| told(pager, text));
    if let Ok(kept) = is_kept {
        signal_hook::low_level::unregister(kept);
    }
    read.is_ok_and(|status| !status.code().is_some_and(|code| NOT_RUN.contains(&code)))
}

fn told(mut pager: Child, text: &str) -> io::Result<ExitStatus> {
    if let Some(mut input) = pager.stdin.take() {
        // Who has read enough leaves before the end.
        let _ = input.write_all(text.as_bytes());
    }
    pager.wait()
}
