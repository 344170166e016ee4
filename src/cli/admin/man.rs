//! `tricorder man`: the manual page, made from the command tree.

use clap::{Args, Command};

use crate::cli::Answer;
use crate::cli::refusal;
use crate::cli::session::Session;
use crate::error::Error;
use crate::locale::{Message, Texts, msg};

/// Headings the page generator writes, with the messages that replace them.
const HEADINGS: [(&str, Message); 5] = [
    ("NAME", msg::usage_heading_man_name),
    ("SYNOPSIS", msg::usage_heading_man_synopsis),
    ("DESCRIPTION", msg::usage_heading_man_description),
    ("VERSION", msg::usage_heading_man_version),
    ("EXTRA", msg::usage_heading_man_extra),
];

#[derive(Debug, Args)]
pub struct Man {
    /// The command whose page is wanted, word by word.
    command: Vec<String>,
}

impl Man {
    pub fn run(self, session: &Session<'_>) -> Result<Answer, Error> {
        let texts = session.texts;
        let root = (session.tree)(texts);
        let command = descend(&root, &self.command)?;
        let mut page = Vec::new();
        clap_mangen::Man::new(command.clone()).render(&mut page)?;
        Ok(Answer::found(worded(
            &String::from_utf8_lossy(&page),
            texts,
        )))
    }
}

fn descend<'a>(root: &'a Command, path: &[String]) -> Result<&'a Command, Error> {
    let mut command = root;
    for (depth, name) in path.iter().enumerate() {
        let above = &path[..depth];
        let unknown = || refusal::no_subcommand(root, &above.join(" "), name.clone());
        command = command.find_subcommand(name).ok_or_else(unknown)?;
    }
    Ok(command)
}

/// Puts the headings of a page into the player's language.
fn worded(page: &str, texts: &Texts) -> String {
    let mut out = String::with_capacity(page.len());
    for line in page.lines() {
        let heading = line.strip_prefix(".SH ").map(|name| name.trim_matches('"'));
        let message = HEADINGS.iter().find(|(name, _)| Some(*name) == heading);
        match message {
            Some((_, word)) => out.push_str(&format!(".SH \"{}\"", word(texts))),
            None => out.push_str(line),
        }
        out.push('\n');
    }
    out
}
