//! Asking before something of the player's own is removed, and bringing it back.

use clap::Args;

use crate::answer::Found;
use crate::kept_names;
use crate::prompt::{Dialogue, Offers};
use crate::session::Session;
use crate::trash::{RestoreReport, TrashList, restoring_command};
use crate::user::User;
use keep::trash::{TrashKind, TrashedItem};
use model::text::vocabulary::typed;
use page::Page;
use page::locale::{msg, say};
use words::Problem;

/// Whether the player has agreed already.
#[derive(Debug, Default, Args)]
pub struct Consent {
    #[arg(long)]
    yes: bool,
}

impl Consent {
    /// Asks whoever sits at a terminal whether something is to be removed; what a player who wants to keep it is told.
    /// Scripts are not asked.
    ///
    /// # Errors
    /// When nothing can be read any more.
    pub fn refusal(&self, session: &Session<'_>, name: &str) -> Result<Option<Found>, Problem> {
        let dialogue = Dialogue::plain(session);
        if self.yes || !dialogue.is_live() || !session.is_watched() {
            return Ok(None);
        }
        let prompt = format!("{} ", msg::trash_sure(session.texts, name));
        let line = dialogue.read(session.texts, &prompt, Offers::default)?;
        if line.is_some_and(|line| typed::ANSWER_YES.is(&line)) {
            return Ok(None);
        }
        let kept = Page::from_words(msg::trash_kept(session.texts, name));
        Ok(Some(Found::shown(kept).ending(1)))
    }
}

/// Brings back what was removed last under a name, in any spelling; without a name it lists what there is.
///
/// # Errors
/// When nothing of the kinds was removed under the name, or the store cannot be written.
pub fn restore(session: &Session<'_>, kinds: &[TrashKind], typed: Option<&str>) -> Result<Found, Problem> {
    let mut user = session.user()?;
    let items = list(&mut user, kinds)?;
    let Some(typed) = typed else {
        return Ok(Found::shown(TrashList { removed: items.into_iter().map(Into::into).collect() }));
    };
    match restore_named(&mut user, &items, typed)? {
        Some(report) => Ok(Found::shown(report)),
        None => {
            let near = kept_names::near(typed, &names(&items));
            let command = kinds.first().map_or("", |kind| restoring_command(*kind));
            Err(Problem::missing(say::err_not_removed(typed)).hint(say::hint_not_removed(command)).near(near))
        }
    }
}

/// What can be brought back of some kinds, removed last first.
///
/// # Errors
/// When the store cannot be read.
pub fn list(user: &mut User, kinds: &[TrashKind]) -> Result<Vec<TrashedItem>, Problem> {
    let mut items = user.with(|db| db.trash())?;
    items.retain(|item| kinds.contains(&item.kind));
    Ok(items)
}

/// Brings back the one of these that a name means; `None` if none is meant.
///
/// # Errors
/// When the store cannot be written.
pub fn restore_named(
    user: &mut User,
    items: &[TrashedItem],
    typed: &str,
) -> Result<Option<RestoreReport>, Problem> {
    let named = |name: &str| items.iter().find(|item| item.name == name);
    let meant = || named(kept_names::meant(typed, &names(items))?);
    let Some(item) = named(typed).or_else(meant) else {
        return Ok(None);
    };
    let name = user.with(|db| db.restore(item.kind, &item.name))?;
    Ok(name.map(|name| RestoreReport { was: item.name.clone(), name }))
}

/// The names, each once.
fn names(items: &[TrashedItem]) -> Vec<&str> {
    let mut names: Vec<&str> = items.iter().map(|item| item.name.as_str()).collect();
    names.sort_unstable();
    names.dedup();
    names
}
