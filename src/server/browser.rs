//! Opening an address in the player's browser, through what systems have for it.

use std::process::{Command, Stdio};

/// Programs that open an address: those of Linux, macOS and Windows.
const PROGRAMS: [(&str, &[&str]); 3] = [("xdg-open", &[]), ("open", &[]), ("cmd.exe", &["/C", "start", ""])];

/// Opens the address. Where no program can, it stands on the screen all the same.
pub(crate) fn open(address: &str) {
    let started = |(program, arguments): &(&str, &[&str])| {
        let mut command = Command::new(program);
        command.args(*arguments).arg(address);
        let quiet = command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
        quiet.spawn().is_ok()
    };
    // The first that starts ends the search.
    let _ = PROGRAMS.iter().any(started);
}
