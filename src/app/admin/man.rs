//! `tricorder admin man`: the manual as manual programs read it.

use std::collections::HashSet;
use std::io;
use std::path::{Path, PathBuf};

use clap::{Arg, Args, Command};
use roff::{Roff, bold, roman};
use serde::Serialize;

use crate::argument_kinds::ArgKind;
use crate::document_help::DOCUMENTS;
use crate::help_tree::{
    below, call, examples, examples_of_tree, exit_codes, is_of_all, placeholder, remarks, usage, value_name,
};
use crate::paths::write_atomically;
use crate::session::Session;
use crate::{CommandReport, Found, RunCommand, refusal};
use page::Page;
use page::locale::{Message, Texts, msg, say};
use words::Problem;

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
        descend(&root, &self.command)?;
        let command = self.command.first().and_then(|name| root.find_subcommand(name));
        let page = ManualPage::new(&root, command, texts).written()?;
        Ok(Found::shown(Manual { page, command: self.command.join(" ") }))
    }
}

/// Writes the page of the program and those of its commands, and counts them.
fn write(root: &Command, folder: &Path, texts: &Texts) -> io::Result<usize> {
    let pages = std::iter::once(None).chain(root.get_subcommands().map(Some));
    let written = pages.map(|command| {
        let page = ManualPage::new(root, command, texts);
        write_atomically(&folder.join(format!("{}.1", page.name)), &page.written()?)
    });
    let done: Vec<()> = written.collect::<io::Result<_>>()?;
    Ok(done.len())
}

/// A page of the manual: of the program, or of one of its commands with a section for each that is below it.
struct ManualPage<'a> {
    root: &'a Command,
    /// `None` for the program itself.
    command: Option<&'a Command>,
    name: String,
    texts: &'a Texts,
    roff: Roff,
}

impl<'a> ManualPage<'a> {
    fn new(root: &'a Command, command: Option<&'a Command>, texts: &'a Texts) -> ManualPage<'a> {
        let name = command.map_or_else(|| "tricorder".to_owned(), page_name);
        ManualPage { root, command, name, texts, roff: Roff::new() }
    }

    fn written(mut self) -> io::Result<String> {
        let command = self.command.unwrap_or(self.root);
        let path = command.get_name();
        let version = format!("tricorder {}", env!("CARGO_PKG_VERSION"));
        let title = self.name.to_uppercase();
        self.roff.control("TH", [title.as_str(), "1", "", version.as_str()]);
        self.heading(msg::usage_heading_man_name);
        self.say(&format!("{} - {}", self.name, about(command)));
        self.heading(msg::usage_heading_man_synopsis);
        self.lines(&usage(command, path, self.texts));
        self.heading(msg::usage_heading_man_description);
        self.explain(command, path);
        if command.has_subcommands() {
            self.heading(msg::usage_heading_man_commands);
        }
        match self.command {
            None => {
                self.items(self.root.get_subcommands().map(|sub| (format!("{}(1)", page_name(sub)), about(sub))));
            }
            Some(command) => self.explain_below(command, path),
        }
        self.heading(msg::usage_heading_man_examples);
        let found = match self.command {
            None => examples(command, path, self.texts),
            Some(command) => examples_of_tree(command, path, self.texts),
        };
        let mut seen = HashSet::new();
        let once: Vec<String> = found.into_iter().filter(|example| seen.insert(example.clone())).collect();
        self.lines(&once.join("\n"));
        if self.command.is_none() {
            self.roff.control("SH", ["JSON"]);
            self.say(&msg::usage_json(self.texts).replace("\n\n", "\n"));
            self.lines(&DOCUMENTS.join("\n"));
        }
        self.surroundings(command, path);
        let mut page = Vec::new();
        self.roff.to_writer(&mut page)?;
        Ok(String::from_utf8_lossy(&page).into_owned())
    }

    fn heading(&mut self, heading: Message) {
        self.roff.control("SH", [heading(self.texts).as_str()]);
    }

    fn say(&mut self, words: &str) {
        self.roff.text([roman(words)]);
    }

    /// Lines as they stand.
    fn lines(&mut self, lines: &str) {
        self.roff.control("nf", []);
        lines.lines().for_each(|line| self.say(line.trim_end()));
        self.roff.control("fi", []);
    }

    fn items(&mut self, items: impl Iterator<Item = (String, String)>) {
        for (name, meaning) in items {
            self.roff.control("TP", []);
            self.roff.text([bold(name)]);
            self.say(&meaning);
        }
    }

    /// What a command takes and what is said of it.
    fn explain(&mut self, command: &Command, path: &str) {
        self.say(&about(command));
        let is_own = |arg: &&Arg| !arg.is_hide_set() && (self.command.is_none() || !is_of_all(arg));
        let rows: Vec<(String, String)> = command.get_arguments().filter(is_own).map(item).collect();
        self.items(rows.into_iter());
        for paragraph in remarks(path, self.texts).iter().flat_map(|remarks| remarks.split("\n\n")) {
            self.roff.control("PP", []);
            if paragraph.lines().any(|line| line.starts_with(' ')) {
                self.lines(paragraph);
            } else {
                paragraph.lines().for_each(|line| self.say(line));
            }
        }
    }

    /// A section for each command below another.
    fn explain_below(&mut self, command: &Command, path: &str) {
        for sub in command.get_subcommands() {
            let path = below(path, sub.get_name());
            let usage = usage(sub, &path, self.texts);
            let mut lines = usage.lines();
            let heading = lines.next().unwrap_or_default().replace('"', "\\(dq");
            self.roff.control("SS", [heading.as_str()]);
            let others: Vec<&str> = lines.collect();
            if !others.is_empty() {
                self.lines(&others.join("\n"));
            }
            self.explain(sub, &path);
            self.explain_below(sub, &path);
        }
    }

    /// What holds for every command: exit codes, variables, files, and the other pages.
    fn surroundings(&mut self, command: &Command, path: &str) {
        self.heading(msg::usage_heading_man_exit);
        self.items_of(&CODES);
        let mut own = Vec::new();
        own_codes(command, path, self.texts, &mut own);
        self.items(own.into_iter().filter(|(path, _)| path != "tricorder"));
        if self.command.is_none() {
            self.heading(msg::usage_heading_man_environment);
            self.items_of(&VARIABLES);
        }
        self.heading(msg::usage_heading_man_files);
        self.items_of(&FILES);
        self.heading(msg::usage_heading_man_see_also);
        let commands = self.root.get_subcommands().map(page_name);
        let others = std::iter::once("tricorder".to_owned()).chain(commands).filter(|name| *name != self.name);
        let shown: Vec<String> = others.map(|name| format!("{name}(1)")).collect();
        self.say(&shown.join(", "));
    }

    fn items_of(&mut self, items: &[(&str, Message)]) {
        let texts = self.texts;
        self.items(items.iter().map(|(name, meaning)| ((*name).to_owned(), meaning(texts))));
    }
}

fn page_name(command: &Command) -> String {
    format!("tricorder-{}", command.get_name())
}

fn about(command: &Command) -> String {
    command.get_about().map(ToString::to_string).unwrap_or_default()
}

/// An argument with what it is for.
fn item(arg: &Arg) -> (String, String) {
    let short = arg.get_short().map(|short| format!("-{short}, ")).unwrap_or_default();
    let name = match arg.get_long() {
        Some(long) if arg.is_require_equals_set() => format!("{short}--{long}[={}]", value_name(arg)),
        Some(long) if arg.get_action().takes_values() => format!("{short}--{long} <{}>", value_name(arg)),
        Some(long) => format!("{short}--{long}"),
        None => placeholder(arg),
    };
    (name, arg.get_help().map(ToString::to_string).unwrap_or_default())
}

/// What exit codes mean with commands for which they mean more.
fn own_codes(command: &Command, path: &str, texts: &Texts, found: &mut Vec<(String, String)>) {
    found.extend(exit_codes(path, texts).map(|codes| (call(path), codes)));
    for sub in command.get_subcommands() {
        own_codes(sub, &below(path, sub.get_name()), texts, found);
    }
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
