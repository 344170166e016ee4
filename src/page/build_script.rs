//! Writes a function for every message of the program.

use std::{fs, io};

use generate::{messages, out, watched};

fn main() -> io::Result<()> {
    let sources = messages::generated(&watched("locales"), &out()).map_err(io::Error::other)?;
    fs::write(out().join("messages.rs"), sources.msg)?;
    fs::write(out().join("sentences.rs"), sources.say)
}
