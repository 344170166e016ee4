//! `tricorder show <id>`: one entry by its id, or by a name only one entry has.

use clap::Args;

use crate::cli::Answer;
use crate::cli::session::Session;
use crate::error::{EntryError, Error};
use crate::model::{EntryId, Record};
use crate::store::Summary;
use crate::text::{Candidate, Meaning, Policy, closest, resolve};
use crate::view::entry::Whole;

/// At most this many ids are suggested.
const SUGGESTIONS: usize = 4;

#[derive(Debug, Args)]
pub struct Show {
    #[arg(required = true)]
    id: Vec<String>,
}

impl Show {
    pub fn run(self, session: &Session<'_>) -> Result<Answer, Error> {
        let name = self.id.join(" ");
        let record = match record(session, &name)? {
            Some(record) => record,
            None => named(session, name)?,
        };
        session.show(&Whole { record })
    }
}

/// The record with an id. Of CCG cards the card search knows more: imported ones, and imported texts
/// of those built in.
fn record(session: &Session<'_>, id: &str) -> Result<Option<Record>, Error> {
    let built_in = session.ask(|catalog| Ok(catalog.db.record(id)?))?;
    let is_ccg = id.starts_with("2e/card/") || id.starts_with("1e/card/");
    if !is_ccg {
        return Ok(built_in);
    }
    let known = session.ask_cards(|cards| Ok(cards.db.named(id)?))?;
    Ok(known.or(built_in))
}

/// The record that alone bears a name: the last part of its id, or its title in either language. A
/// rule goes before a card of the same name.
fn named(session: &Session<'_>, name: String) -> Result<Record, Error> {
    let all = session.ask(|catalog| Ok(catalog.db.list(None, None, None)?))?;
    let candidates: Vec<_> = all.iter().map(candidate).collect();
    let meant = resolve(&name, &candidates, Policy::ARGUMENT)
        .preferring(|id| !id.as_str().contains("/card/"));
    match meant {
        Meaning::One(id, _) => {
            record(session, id.as_str())?.ok_or_else(|| unknown(name, &all).into())
        }
        Meaning::Several(ids) => Err(EntryError::SeveralEntries {
            name,
            ids: ids.iter().map(ToString::to_string).collect(),
        }
        .into()),
        Meaning::Nothing => Err(unknown(name, &all).into()),
    }
}

fn candidate(summary: &Summary) -> Candidate<'_, &EntryId> {
    let title = &summary.title;
    let names = [slug(summary.id.as_str()), &title.de, &title.en];
    Candidate::new(&summary.id, names)
}

fn unknown(id: String, all: &[Summary]) -> EntryError {
    let slugs = all.iter().map(|summary| slug(summary.id.as_str()));
    let near = closest(slug(&id), slugs, SUGGESTIONS);
    let ids = near.iter().flat_map(|near| {
        let same_slug = all
            .iter()
            .filter(|summary| slug(summary.id.as_str()) == *near);
        same_slug.map(|summary| summary.id.to_string())
    });
    EntryError::UnknownId {
        suggestions: ids.take(SUGGESTIONS).collect(),
        id,
    }
}

/// The part of an id that names the thing: players guess it, not game and kind.
fn slug(id: &str) -> &str {
    id.rsplit('/').next().unwrap_or(id)
}
