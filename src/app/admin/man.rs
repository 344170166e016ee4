//! `tricorder admin man`: the manual as manual programs read it.

use std::io;
use std::path::{Path, PathBuf};

use clap::{Args, Command};
use roff::{Roff, bold, roman};
use serde::Serialize;

use crate::argument_kinds::ArgKind;
use crate::help_tree::with_own_options;
use crate::paths::write_atomically;
use crate::session::Session;
use crate::{CommandReport, Found, RunCommand, refusal};
use page::Page;
use page::locale::{Message, Texts, msg, say};
use words::Problem;

/// Headings the page generator writes, with the messages that replace them.
const HEADINGS: [(&str, Message); 5] = [
    ("NAME", msg::usage_heading_man_name),
    ("SYNOPSIS", msg::usage_heading_man_synopsis),
    ("DESCRIPTION", msg::usage_heading_man_description),
    ("VERSION", msg::usage_heading_man_version),
    ("EXTRA", msg::usage_heading_man_extra),
];

/// Variables of the environment, with what they do.
pub const VARIABLES: [(&str, Message); 16] = [
    ("TRICORDER_LANG", msg::usage_env_lang),
    ("TRICORDER_GAME", msg::usage_env_game),
    ("TRICORDER_BOXES", msg::usage_env_boxes),
    ("TRICORDER_PAGER", msg::usage_env_pager),
    ("PAGER", msg::usage_env_any_pager),
    ("VISUAL, EDITOR", msg::usage_env_editor),
    ("TRICORDER_LINKS", msg::usage_env_links),
    ("NO_COLOR", msg::usage_env_no_color),
    ("CLICOLOR", msg::usage_env_clicolor),
    ("CLICOLOR_FORCE", msg::usage_env_clicolor_force),
    ("TRICORDER_CACHE_DIR", msg::usage_env_cache),
    ("TRICORDER_CATALOG", msg::usage_env_catalog),
    ("TRICORDER_DATA_DIR", msg::usage_env_data),
    ("TRICORDER_DB", msg::usage_env_db),
    ("TRICORDER_CONFIG_DIR", msg::usage_env_config),
    ("LC_ALL, LC_MESSAGES, LANG", msg::usage_env_system),
];

/// Codes the program ends with.
const CODES: [(&str, Message); 3] =
    [("0", msg::usage_exit_done), ("1", msg::usage_exit_nothing), ("2", msg::usage_exit_wrong)];

/// Where things lie on disk.
const FILES: [(&str, Message); 3] = [
    ("~/.cache/tricorder", msg::usage_files_cache),
    ("~/.local/share/tricorder/user.db", msg::usage_files_user),
    ("~/.config/tricorder/config.yaml", msg::usage_files_config),
];

/// What `tricorder admin man` takes: the page to be printed, or the folder for all of them.
#[derive(Debug, Args)]
pub struct Man {
    /// The command whose page is wanted, word by word.
    #[arg(add = ArgKind::Command)]
    command: Vec<String>,
    #[arg(long, conflicts_with = "command")]
    into: Option<PathBuf>,
}

impl RunCommand for Man {
    fn run(self, session: &Session<'_>) -> Result<Found, Problem> {
        let texts = session.texts;
        let root = (session.tree)(texts);
        if let Some(folder) = self.into {
            let pages = write(&root, &folder, texts).map_err(|error| {
                Problem::unreadable(say::err_man_folder(&folder, &error)).hint(say::hint_man_folder())
            })?;
            return Ok(Found::shown(ManualFolder { folder: folder.display().to_string(), pages }));
        }
        let command = descend(&root, &self.command)?;
        let document = Manual { page: page(command, texts)?, command: self.command.join(" ") };
        Ok(Found::shown(document))
    }
}

/// The page of a command; that of the program has what holds for every command.
fn page(command: &Command, texts: &Texts) -> io::Result<String> {
    let mut page = Vec::new();
    if command.get_name() == "tricorder" {
        clap_mangen::Man::new(command.clone()).render(&mut page)?;
        surroundings(texts).to_writer(&mut page)?;
    } else {
        clap_mangen::Man::new(with_own_options(command.clone())).render(&mut page)?;
        let mut note = Roff::new();
        note.control("PP", []);
        note.text([roman(msg::usage_man_options(texts))]);
        note.to_writer(&mut page)?;
    }
    Ok(worded(&String::from_utf8_lossy(&page), texts))
}

/// Writes the page of a command and those of all below it, and counts them.
fn write(command: &Command, folder: &Path, texts: &Texts) -> io::Result<usize> {
    let name = clap_mangen::Man::new(command.clone()).get_filename();
    write_atomically(&folder.join(name), &page(command, texts)?)?;
    let below = command.get_subcommands().map(|sub| write(sub, folder, texts));
    below.sum::<io::Result<usize>>().map(|pages| pages + 1)
}

/// What holds for every command: variables, files, exit codes.
fn surroundings(texts: &Texts) -> Roff {
    let sections: [(Message, &[(&str, Message)]); 3] = [
        (msg::usage_heading_man_environment, &VARIABLES),
        (msg::usage_heading_man_files, &FILES),
        (msg::usage_heading_man_exit, &CODES),
    ];
    let mut page = Roff::new();
    for (heading, items) in sections {
        let heading = format!("\"{}\"", heading(texts));
        page.control("SH", [heading.as_str()]);
        for (name, meaning) in items {
            page.control("TP", []);
            page.text([bold(*name)]);
            page.text([roman(meaning(texts))]);
        }
    }
    page
}

fn descend<'a>(root: &'a Command, path: &[String]) -> Result<&'a Command, Problem> {
    let mut command = root;
    for (depth, name) in path.iter().enumerate() {
        let above = &path[..depth];
        let unknown = || refusal::no_subcommand(root, &above.join(" "), name);
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

/// `{"command","page"}`: a page of the manual as manual programs read it.
#[derive(Serialize)]
pub struct Manual {
    /// Word by word as typed, without the program itself.
    pub command: String,
    /// The page in the language of roff.
    pub page: String,
}

impl CommandReport for Manual {
    fn page(&self, _: &Texts) -> Page {
        Page::verbatim(&self.page)
    }

    fn text(&self) -> Option<&str> {
        Some(&self.page)
    }
}

/// Pages of the manual that were written.
#[derive(Serialize)]
struct ManualFolder {
    folder: String,
    pages: usize,
}

impl CommandReport for ManualFolder {
    fn page(&self, texts: &Texts) -> Page {
        Page::from_words(msg::usage_man_written(texts, self.pages, &self.folder))
    }
}
