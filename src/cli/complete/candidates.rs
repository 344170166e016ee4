//! What may stand at a place of a line.

use std::ffi::OsString;
use std::sync::Arc;

use clap_complete::engine::{CompletionCandidate, complete};

use super::command_tree::Place;
use super::knows::Knows;
use super::{Asked, Offer};
use crate::cli::args::Cli;
use crate::cli::rewrite;
use crate::locale::Texts;
use crate::paths::Folders;

/// What may stand where the cursor is.
pub fn of(asked: &Asked, texts: &Texts) -> Vec<Offer> {
    let place = Place::behind(&asked.before, texts);
    let knows = Arc::new(Knows {
        lang: texts.lang(),
        game: rewrite::game(&place.words),
        before: place.before.clone(),
        folders: Folders::of_system(),
        commands: Cli::names(),
    });
    let Place {
        mut command, words, ..
    } = place.knowing(&knows);
    let typed = match asked.current.text.as_str() {
        "-" => "--",
        typed => typed,
    };
    let mut line = vec![OsString::from("tricorder")];
    line.extend(words);
    line.push(typed.into());
    let at = line.len() - 1;
    let folder = std::env::current_dir().ok();
    let completed = complete(&mut command, line, at, folder.as_deref());
    let mut found = completed.unwrap_or_default();
    if found.iter().any(is_command) {
        found.retain(is_command);
    }
    without_options(found.into_iter().map(Offer::from).collect(), typed)
}

/// Commands go before names: these can be told from them by one letter more.
fn is_command(found: &CompletionCandidate) -> bool {
    found.get_id().is_some_and(|id| id.starts_with("command::"))
}

/// Options are offered where one is begun, or where nothing else may stand.
fn without_options(mut offers: Vec<Offer>, typed: &str) -> Vec<Offer> {
    let is_option = |offer: &Offer| offer.word.starts_with('-');
    if !typed.starts_with('-') {
        if !offers.iter().all(is_option) {
            offers.retain(|offer| !is_option(offer));
        }
        offers.retain(|offer| offer.word.starts_with("--") || !is_option(offer));
    }
    offers
}
