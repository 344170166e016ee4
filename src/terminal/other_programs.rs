//! Other programs, as players name them: a pager, an editor.

use std::ffi::OsStr;
use std::io;
use std::path::Path;
use std::process::{Command, Stdio};

/// With one of these a line is one for a shell, not the name of a program and its arguments.
const OF_SHELLS: &str = "|&;<>()$`\\\"'*?[#~=%";

/// The program a line names, with arguments behind those of the line.
pub(crate) fn program(line: &str, arguments: &[&OsStr]) -> Command {
    if cfg!(unix) && line.contains(|sign| OF_SHELLS.contains(sign)) {
        let mut shell = Command::new("sh");
        if arguments.is_empty() {
            shell.args(["-c", line]);
        } else {
            shell.args(["-c", &format!("{line} \"$@\""), "sh"]);
            shell.args(arguments);
        }
        return shell;
    }
    let mut words = line.split_whitespace();
    let mut command = Command::new(words.next().unwrap_or_default());
    command.args(words).args(arguments);
    command
}

/// Shows a file with the program the system has for its kind, and does not wait for it.
///
/// # Errors
/// When the system has no way to show files.
pub(crate) fn open_file(path: &Path) -> io::Result<()> {
    let (opener, before): (&str, &[&str]) = match std::env::consts::OS {
        "windows" => ("cmd", &["/C", "start", ""]),
        "macos" => ("open", &[]),
        _ => ("xdg-open", &[]),
    };
    let mut command = Command::new(opener);
    command.args(before).arg(path).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    command.spawn().map(drop)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shell_line(line: &str, arguments: &[&str]) -> String {
        let arguments: Vec<&OsStr> = arguments.iter().map(OsStr::new).collect();
        let command = program(line, &arguments);
        let words = std::iter::once(command.get_program()).chain(command.get_args());
        let words: Vec<_> = words.map(|word| word.to_string_lossy()).collect();
        words.join("·")
    }

    #[test]
    fn a_line_is_a_program_with_its_arguments_or_one_for_a_shell() {
        assert_eq!(shell_line("less -R", &[]), "less·-R");
        assert_eq!(shell_line("code --wait", &["a b"]), "code·--wait·a b");
        if cfg!(unix) {
            assert_eq!(shell_line("sed s/^/x/ | cat", &[]), "sh·-c·sed s/^/x/ | cat");
            assert_eq!(shell_line("'my vi'", &["a b"]), "sh·-c·'my vi' \"$@\"·sh·a b");
        }
    }
}
