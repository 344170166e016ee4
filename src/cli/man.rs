//! `tricorder man`: the manual page, made from the command tree.

use clap::{Args, Command};

use super::session::Session;
use super::{Answer, help};
use crate::error::Error;
use crate::locale::Texts;
use crate::text::closest;

/// Headings the page generator writes, with the messages that replace them.
const HEADINGS: [(&str, &str); 5] = [
    ("NAME", "heading-man-name"),
    ("SYNOPSIS", "heading-man-synopsis"),
    ("DESCRIPTION", "heading-man-description"),
    ("VERSION", "heading-man-version"),
    ("EXTRA", "heading-man-extra"),
];

#[derive(Debug, Args)]
pub struct Man {
    /// The command whose page is wanted, word by word.
    command: Vec<String>,
}

impl Man {
    pub fn run(self, session: &Session<'_>) -> Result<Answer, Error> {
        let texts = session.screen.texts();
        let root = help::localized(texts);
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
    path.iter().try_fold(root, |command, name| {
        let names = command.get_subcommands().map(Command::get_name);
        command
            .find_subcommand(name)
            .ok_or_else(|| Error::UnknownSubcommand {
                command: command.get_name().to_owned(),
                subcommand: name.clone(),
                suggestions: closest(name, names, 3)
                    .into_iter()
                    .map(str::to_owned)
                    .collect(),
            })
    })
}

/// Puts the headings of a page into the player's language.
fn worded(page: &str, texts: &Texts) -> String {
    let mut out = String::with_capacity(page.len());
    for line in page.lines() {
        let heading = line.strip_prefix(".SH ").map(|name| name.trim_matches('"'));
        let message = HEADINGS.iter().find(|(name, _)| Some(*name) == heading);
        match message {
            Some((_, id)) => out.push_str(&format!(".SH \"{}\"", texts.get(id))),
            None => out.push_str(line),
        }
        out.push('\n');
    }
    out
}
