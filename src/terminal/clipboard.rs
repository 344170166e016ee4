//! The clipboard, read through the programs systems have for it.

use std::io;
use std::io::Read;
use std::process::{Command, Stdio};

/// Unasked, Windows writes it in the code page of its console, which has not all letters.
const OF_WINDOWS: &str = "[Console]::OutputEncoding = New-Object Text.UTF8Encoding $false; Get-Clipboard -Raw";

/// Programs that print the clipboard, those of Wayland, X, macOS and Windows.
const PROGRAMS: [(&str, &[&str]); 5] = [
    ("wl-paste", &["--no-newline"]),
    ("xclip", &["-selection", "clipboard", "-o"]),
    ("xsel", &["--clipboard", "--output"]),
    ("pbpaste", &[]),
    ("powershell.exe", &["-NoProfile", "-Command", OF_WINDOWS]),
];

/// What the clipboard holds, at most so many bytes.
///
/// # Errors
/// When no program can read it.
pub(crate) fn read(most: u64) -> io::Result<Vec<u8>> {
    let mut programs = PROGRAMS.iter();
    let found = programs.find_map(|(program, arguments)| printed(program, arguments, most).ok());
    found.ok_or_else(|| io::Error::from(io::ErrorKind::NotFound))
}

fn printed(program: &str, arguments: &[&str], most: u64) -> io::Result<Vec<u8>> {
    let mut command = Command::new(program);
    command.args(arguments).stdin(Stdio::null()).stderr(Stdio::null());
    let mut child = command.stdout(Stdio::piped()).spawn()?;
    let mut bytes = Vec::new();
    if let Some(output) = child.stdout.take() {
        output.take(most).read_to_end(&mut bytes)?;
    }
    if child.wait()?.success() { Ok(bytes) } else { Err(io::ErrorKind::Other.into()) }
}
