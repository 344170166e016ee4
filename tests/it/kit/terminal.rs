//! A terminal on which the program runs: what is typed goes in, what is on the screen comes out.

use std::io::{Read, Write};
use std::process::Stdio;

use super::desk::Desk;

/// What the program writes to a terminal of so many lines and columns, with variables set, while somebody types; and
/// its code. What is typed is left out where it is echoed.
pub fn typed(
    desk: &Desk,
    line: &str,
    size: (u16, u16),
    set: &[(&str, &str)],
    keys: &str,
) -> (String, Option<i32>) {
    run(desk, line, size, set, Some(keys))
}

/// The same where nobody can type: only the output is a terminal.
pub fn watched(desk: &Desk, line: &str, set: &[(&str, &str)]) -> (String, Option<i32>) {
    run(desk, line, (60, 80), set, None)
}

fn run(
    desk: &Desk,
    line: &str,
    (height, width): (u16, u16),
    set: &[(&str, &str)],
    keys: Option<&str>,
) -> (String, Option<i32>) {
    let (pty, pts) = pty_process::blocking::open().expect("a terminal");
    let size = pty_process::Size::new(height, width);
    pty.resize(size).expect("its size");
    let plain = desk.tricorder();
    let kept = plain
        .get_envs()
        .filter_map(|(name, value)| Some((name, value?)));
    let mut command = pty_process::blocking::Command::new(plain.get_program());
    command = command.args(line.split(' ')).env_clear().envs(kept);
    command = command.env("PATH", std::env::var_os("PATH").expect("a path"));
    command = command.env("TERM", "xterm").envs(set.iter().copied());
    if keys.is_none() {
        command = command.stdin(Stdio::null());
    }
    let mut child = command.spawn(pts).expect("the program starts");
    let keys = keys.unwrap_or_default();
    (&pty).write_all(keys.as_bytes()).expect("typed");
    let mut written = Vec::new();
    // Where the other end has gone, Linux reports an error.
    let _ = (&pty).read_to_end(&mut written);
    let code = child.wait().expect("the program ends").code();
    let echo = keys.replace('\n', "\r\n");
    let text = String::from_utf8_lossy(&written).replacen(&echo, "", usize::from(echo.len() > 2));
    (text, code)
}
