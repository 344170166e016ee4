//! A terminal on which the program runs to its end: what is typed goes in, all that is written comes out.

use std::process::Stdio;

use super::desk::Desk;
use super::seat;
use super::seat::Seat;

/// What the program writes to a terminal of so many lines and columns, with variables set, while somebody types; and
/// its code. What is typed is left out where it is echoed.
pub fn typed(desk: &Desk, line: &str, size: (u16, u16), set: &[(&str, &str)], keys: &str) -> (String, Option<i32>) {
    run(desk, line, size, set, Some(keys))
}

/// The same where nobody can type: only the output is a terminal.
pub fn watched(desk: &Desk, line: &str, set: &[(&str, &str)]) -> (String, Option<i32>) {
    run(desk, line, (60, 80), set, None)
}

fn run(
    desk: &Desk,
    line: &str,
    size: (u16, u16),
    set: &[(&str, &str)],
    keys: Option<&str>,
) -> (String, Option<i32>) {
    let command = seat::among_others(seat::tricorder(desk, line, "xterm"));
    let mut command = command.envs(set.iter().copied());
    if keys.is_none() {
        command = command.stdin(Stdio::null());
    }
    let mut seat = Seat::take(command, size);
    let keys = keys.unwrap_or_default();
    seat.press(keys);
    let mut written = Vec::new();
    seat.read(|bytes| {
        written.extend_from_slice(bytes);
        true
    });
    let code = seat.child.wait().expect("the program ends").code();
    let echo = keys.replace('\n', "\r\n");
    let text = String::from_utf8_lossy(&written).replacen(&echo, "", usize::from(echo.len() > 2));
    (text, code)
}
