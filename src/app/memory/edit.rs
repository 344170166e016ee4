//! `tricorder note rule`: a rule of the player's own, written in an editor and checked like the program's.

use std::path::{Path, PathBuf};
use std::{env, fs, io};

use clap::Args;

use crate::memory::report::{EntryList, ListKind, RuleChange, RuleReport};
use crate::memory::{found, listed};
use crate::options::InGame;
use crate::paths::{is_there, write_atomically};
use crate::prompt::{Dialogue, Offers};
use crate::session::Session;
use crate::{Found, RunCommand, own_rules};
use data::{Finding, Library, path_of, rules_of};
use model::text::slug;
use model::text::vocabulary::typed;
use model::{EntryId, Game, Kind, Record};
use page::locale::{msg, say};
use words::Problem;

/// What names the editor, the stronger one first.
const NAMED_BY: [&str; 2] = ["VISUAL", "EDITOR"];
/// The editor if nobody names one.
const USUAL: &str = if cfg!(windows) { "notepad" } else { "vi" };
/// What a rule without a name is called, and its kind.
const UNNAMED: &str = "house-rule";

/// What `tricorder note rule` takes: the rule that is written or removed, or that all are listed.
#[derive(Debug, Args)]
pub struct Edit {
    id: Vec<String>,
    #[command(flatten)]
    game: InGame,
    #[arg(long, alias = "delete", requires = "id")]
    remove: bool,
    #[arg(long, conflicts_with_all = ["id", "remove"])]
    list: bool,
}

/// The file of a rule.
struct Sheet {
    id: EntryId,
    path: PathBuf,
}

impl RunCommand for Edit {
    fn run(self, session: &Session<'_>) -> Result<Found, Problem> {
        let usual = own_rules::folder_to_write(&session.folders)?;
        let folders = own_rules::all(&session.folders);
        if self.list {
            return all(session, &folders);
        }
        let game = self.game.wanted(session.texts.lang())?;
        let id = id(&folders, &self.id.join(" "), game.unwrap_or_default())?;
        let below = path_of(&id);
        let mut places = folders.iter().map(|folder| folder.join(&below));
        let known = places.find_map(|path| is_known(&path).map(|is_known| is_known.then_some(path)).transpose());
        let path = known.transpose()?.unwrap_or_else(|| usual.join(&below));
        let sheet = Sheet { id, path };
        if self.remove {
            return sheet.deleted();
        }
        sheet.edited(session)
    }
}

/// Whether a rule stands at a path.
fn is_known(path: &Path) -> Result<bool, Problem> {
    is_there(path).map_err(|error| unwritable(path, &error))
}

/// The editor. Where nobody sees it the usual one would wait forever.
fn editor(session: &Session<'_>, dialogue: &Dialogue) -> Result<String, Problem> {
    let set = |name: &&str| env::var(name).ok().filter(|line| !line.trim().is_empty());
    let usual = || (dialogue.is_live() && session.terminal.height().is_some()).then(|| USUAL.to_owned());
    let named = NAMED_BY.iter().find_map(set).or_else(usual);
    named.ok_or_else(|| Problem::misuse(say::err_no_editor()).hint(say::hint_no_editor()))
}

fn unwritable(path: &Path, error: &io::Error) -> Problem {
    Problem::unreadable(say::err_rule_unwritable(path, error)).hint(say::hint_rule_unwritable())
}

/// The ids of the rules there are.
fn ids(folders: &[PathBuf]) -> Vec<EntryId> {
    let own = folders.iter().filter_map(|folder| rules_of(folder, |_| true).ok());
    let files = own.flat_map(|own| own.files.into_vec());
    files.filter_map(|file| data::id_of(&file.path)).collect()
}

fn all(session: &Session<'_>, folders: &[PathBuf]) -> Result<Found, Problem> {
    let ids = ids(folders).iter().map(EntryId::to_string).collect();
    Ok(listed(session, EntryList::new(ListKind::Rules, found(session, ids)?)).boxed())
}

/// The id that is meant: one in full, that of a rule there is, or a new one by its name. Without a name the first
/// that is free.
fn id(folders: &[PathBuf], typed: &str, game: Game) -> Result<EntryId, Problem> {
    let typed = typed.trim();
    let bad = || Problem::misuse(say::err_bad_rule_id(typed)).hint(say::hint_bad_rule_id());
    if typed.contains('/') {
        let id = EntryId::try_from(typed.to_owned()).ok().filter(|id| id.kind() != Kind::Card);
        return id.ok_or_else(bad);
    }
    let known = ids(folders);
    let named = |slug: &str| EntryId::try_from(format!("{}/{}/{slug}", game.code(), Kind::Concept.code())).ok();
    if typed.is_empty() {
        let numbered = (2..).map(|number| format!("{UNNAMED}-{number}"));
        let mut names = std::iter::once(UNNAMED.to_owned()).chain(numbered);
        let free = names.find_map(|name| named(&name).filter(|id| !known.contains(id)));
        return free.ok_or_else(bad);
    }
    let slug = slug(typed);
    let same = known.into_iter().find(|id| id.slug() == slug);
    same.or_else(|| named(&slug)).ok_or_else(bad)
}

impl Sheet {
    /// Lets the player edit it until nothing is wrong with it or the player leaves it so.
    fn edited(&self, session: &Session<'_>) -> Result<Found, Problem> {
        self.is_free(session)?;
        let dialogue = Dialogue::plain(session);
        let editor = editor(session, &dialogue)?;
        // What is wrong before is what is going to be mended.
        let _ = session.take_warnings();
        let template = format!("{}\n", msg::memory_template(session.texts, self.name()).trim_end());
        let is_new = !is_known(&self.path)?;
        if is_new {
            write_atomically(&self.path, &template).map_err(|error| unwritable(&self.path, &error))?;
        }
        loop {
            self.opened(session, &editor).inspect_err(|_| self.forget_if(is_new))?;
            if is_new && fs::read_to_string(&self.path).is_ok_and(|text| text == template) {
                self.forget_if(true);
                return Ok(Found::shown(self.report(RuleChange::LeftBlank)));
            }
            let findings = self.findings(session)?;
            if findings.is_empty() {
                return Ok(Found::shown(self.report(RuleChange::Kept)));
            }
            let id = self.id.as_str();
            let problem = Problem::unreadable(say::err_rule_faults(id)).hint(say::hint_rule_faults(id));
            let error = problem.own_findings(findings);
            if !self.goes_on(session, &dialogue, &error)? {
                return Err(error);
            }
        }
    }

    /// Whether the player wants to edit again what is wrong.
    fn goes_on(&self, session: &Session<'_>, dialogue: &Dialogue, error: &Problem) -> Result<bool, Problem> {
        if !dialogue.is_live() || session.terminal.height().is_none() {
            return Ok(false);
        }
        dialogue.say(&session.complaint(error))?;
        let prompt = format!("{} ", msg::memory_edit_again(session.texts));
        let line = dialogue.read(session.texts, &prompt, Offers::default)?;
        Ok(line.is_some_and(|line| line.is_empty() || typed::SWITCH_ON.is(&line)))
    }

    /// The program's own entries are not for editing.
    fn is_free(&self, session: &Session<'_>) -> Result<(), Problem> {
        let known = session.ask(|catalog| {
            let id = self.id.as_str();
            catalog.record_of_any_box(id)
        })?;
        match known {
            Some(Record::Rule(rule)) if rule.entry.is_own => Ok(()),
            Some(_) => {
                Err(Problem::misuse(say::err_not_yours(self.id.as_str()))
                    .hint(say::hint_not_yours(self.id.as_str())))
            }
            None => Ok(()),
        }
    }

    /// Waits for the editor.
    fn opened(&self, session: &Session<'_>, editor: &str) -> Result<(), Problem> {
        match session.machine.edit_file(editor, &self.path) {
            Ok(true) => Ok(()),
            Ok(false) => Err(Problem::misuse(say::err_editor_failed(editor)).hint(say::hint_editor_failed())),
            Err(error) => Err(Problem::unreadable(say::err_editor(editor, error)).hint(say::hint_editor())),
        }
    }

    /// What is wrong with it beside everything else.
    fn findings(&self, session: &Session<'_>) -> Result<Vec<Finding>, Problem> {
        let corpus = session.corpus_of_own();
        let findings = Library::load(&corpus).err().unwrap_or_default().into_iter();
        let own = path_of(&self.id);
        Ok(findings.filter(|finding| finding.file == own).collect())
    }

    fn deleted(&self) -> Result<Found, Problem> {
        if !is_known(&self.path)? {
            return Err(Problem::missing(say::err_no_such_rule(self.id.as_str())).hint(say::hint_no_such_rule()));
        }
        fs::remove_file(&self.path).map_err(|error| unwritable(&self.path, &error))?;
        Ok(Found::shown(self.report(RuleChange::Deleted)))
    }

    /// Removes a file that came to nothing.
    fn forget_if(&self, is_new: bool) {
        if is_new {
            // What cannot be removed is checked like any other file.
            let _ = fs::remove_file(&self.path);
        }
    }

    fn report(&self, fate: RuleChange) -> RuleReport {
        RuleReport { id: self.id.to_string(), file: self.path.display().to_string(), fate }
    }

    /// The name in the template, as YAML quotes it.
    fn name(&self) -> String {
        format!("\"{}\"", self.id.slug().replace('-', " "))
    }
}
