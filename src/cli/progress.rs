//! What takes its time, told while it does.

use std::io::{self, IsTerminal, Write};

/// On a terminal, what is being done, in place of what was announced before. It must be taken back
/// with an empty line before anything else is said.
pub fn announce(line: &str) {
    let mut stderr = io::stderr().lock();
    if stderr.is_terminal() {
        // Nobody misses it.
        let _ = write!(stderr, "\r{line}\x1b[K\r");
    }
}
