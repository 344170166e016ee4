//! `tricorder show <id>`: one entry by its id, or by a name only one entry has.

use clap::Args;

use crate::cli::Answer;
use crate::cli::namesakes;
use crate::cli::session::Session;
use crate::error::{EntryError, Error};
use crate::model::{Lang, Record};
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

/// The record a name means: its title in either language, the last part of its id, or its place among
/// namesakes. A rule goes before a card of the same name.
fn named(session: &Session<'_>, name: String) -> Result<Record, Error> {
    let all = session.ask(|catalog| Ok(catalog.db.list(None, None, None)?))?;
    let lang = session.texts.lang();
    let mut meant = called(&name, &all);
    if let (true, Some((bare, number))) = (meant.is_empty(), namesakes::numbered(&name)) {
        let one = namesakes::at(called(bare, &all), number);
        meant = one.into_iter().collect();
    }
    match meant[..] {
        [] => Err(unknown(name, &all).into()),
        [one] => record(session, one.id.as_str())?.ok_or_else(|| unknown(name, &all).into()),
        _ => Err(EntryError::SeveralEntries {
            name,
            listed: namesakes::listed(meant.iter().map(|one| label(one, lang))).into(),
        }
        .into()),
    }
}

/// The entries a name means: one, all its bearers, or none.
fn called<'s>(name: &str, all: &'s [Summary]) -> Vec<&'s Summary> {
    let name = name
        .strip_suffix(']')
        .and_then(|label| label.rsplit_once(" ["))
        .map_or(name, |(_, id)| id);
    let candidates: Vec<Candidate<'_, usize>> = (0..).zip(all).map(candidate).collect();
    let is_rule = |at: &usize| !all[*at].id.as_str().contains("/card/");
    match resolve(name, &candidates, Policy::ARGUMENT).preferring(is_rule) {
        Meaning::One(at, _) => vec![&all[at]],
        Meaning::Several(places) => places.into_iter().map(|at| &all[at]).collect(),
        Meaning::Nothing => Vec::new(),
    }
}

fn candidate((at, summary): (usize, &Summary)) -> Candidate<'_, usize> {
    let title = &summary.title;
    Candidate {
        thing: at,
        full: vec![&title.de, &title.en, summary.id.as_str()],
        other: vec![slug(summary.id.as_str())],
    }
}

/// How namesakes are told apart: `Worf [cc/card/worf]`.
fn label(summary: &Summary, lang: Lang) -> String {
    format!("{} [{}]", summary.title.get(lang), summary.id)
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
