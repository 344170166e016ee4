//! `tricorder show <id>`: one entry by its id, or by a name only one entry has.

use std::collections::HashSet;

use clap::Args;

use crate::argument_kinds::ArgKind;
use crate::entry::head;
use crate::entry::record::FullRecord;
use crate::session::Session;
use crate::{Found, RunCommand, namesakes};
use catalog::lookup;
use catalog::store::register::Summary;
use model::text::{Candidate, Policy, Resolution, closest, key, resolve};
use model::{Lang, Record};
use page::locale::{Fact, Texts, say};
use words::Problem;

/// At most this many ids are suggested.
const SUGGESTIONS: usize = 4;

/// What `tricorder show` takes: an id, or a name in one or several words.
#[derive(Debug, Args)]
pub struct Show {
    #[arg(required = true, add = ArgKind::Entry)]
    id: Vec<String>,
}

impl RunCommand<FullRecord> for Show {
    fn run(self, session: &Session<'_>) -> Result<Found<FullRecord>, Problem> {
        let record = meant(session, &self.id.join(" "))?;
        shown(session, record)
    }
}

impl Show {
    /// The entry or card with an id.
    pub fn new(id: &str) -> Show {
        Show { id: vec![id.to_owned()] }
    }
}

/// An entry or card in full, with what the player wrote on it.
///
/// # Errors
/// When it cannot be written as JSON.
pub fn shown(session: &Session<'_>, record: Record) -> Result<Found<FullRecord>, Problem> {
    let full = FullRecord::new(session, record);
    let follow_up = session.opened(&full.record);
    Ok(Found::new(full).followed_by(follow_up))
}

/// The one entry or card that an id or a name means.
///
/// # Errors
/// When there is none, or there are several.
pub fn meant(session: &Session<'_>, name: &str) -> Result<Record, Problem> {
    if let Some(record) = record(session, name)? {
        return Ok(record);
    }
    match find_record(session, name) {
        Err(error) => beyond(session, name)?.ok_or(error),
        found => found,
    }
}

/// The record with an id, whatever catalog knows it.
///
/// # Errors
/// When the data is not valid.
pub fn by_id(session: &Session<'_>, id: &str) -> Result<Option<Record>, Problem> {
    let known = session.ask(|catalog| catalog.record_of_any_box(id))?;
    match known {
        Some(record) => Ok(Some(record)),
        None => record(session, id),
    }
}

/// The record with an id. Of CCG cards the card search knows more: imported ones, and imported texts
/// of those built in.
///
/// # Errors
/// When the catalog cannot be read.
pub fn record(session: &Session<'_>, id: &str) -> Result<Option<Record>, Problem> {
    let built_in = session.ask(|catalog| catalog.record(id))?;
    let is_ccg = id.starts_with("2e/card/") || id.starts_with("1e/card/");
    if !is_ccg {
        return Ok(built_in);
    }
    let known = session.ask_cards(|cards| Ok(cards.db.find_by_id(id)?))?;
    Ok(known.or(built_in))
}

/// The record a name or an id means in a box the player does not have, if it means one alone.
fn beyond(session: &Session<'_>, name: &str) -> Result<Option<Record>, Problem> {
    let mut found = session.ask(|catalog| lookup::named(catalog, name, None))?;
    found.retain(|found| !found.is_own());
    let has_single_answer = lookup::has_single_answer(&found);
    Ok(found.into_iter().next().map(|found| found.record).filter(|_| has_single_answer))
}

/// The record a name means: its title in either language, the last part of its id, or its place among
/// namesakes. A rule goes before a card of the same name.
fn find_record(session: &Session<'_>, name: &str) -> Result<Record, Problem> {
    let all = session.ask(|catalog| catalog.list(None, None, None))?;
    let mut meant = called(name, &all);
    if let (true, Some((bare, number))) = (meant.is_empty(), namesakes::numbered(name)) {
        let one = namesakes::at(called(bare, &all), number);
        meant = one.into_iter().collect();
    }
    if meant.is_empty() {
        meant = labelled(session, name, &all)?;
    }
    match meant[..] {
        [] => Err(unknown(name, &all)),
        [one] => record(session, one.id.as_str())?.ok_or_else(|| unknown(name, &all)),
        _ => {
            let listed = Fact::in_full(&namesakes::listed(told_apart(session, &meant)?));
            Err(Problem::misuse(say::err_several_entries(name)).hint(say::hint_several_entries(listed, name)))
        }
    }
}

/// The entries a name means: one, all its bearers, or none.
fn called<'s>(name: &str, all: &'s [Summary]) -> Vec<&'s Summary> {
    let name = name.strip_suffix(']').and_then(|label| label.rsplit_once(" [")).map_or(name, |(_, id)| id);
    let candidates: Vec<Candidate<'_, usize>> = (0..).zip(all).map(candidate).collect();
    let is_rule = |at: &usize| !all[*at].id.as_str().contains("/card/");
    match resolve(name, &candidates, Policy::ARGUMENT).preferring(is_rule) {
        Resolution::One(at, _) => vec![&all[at]],
        Resolution::Several(places) => places.into_iter().map(|at| &all[at]).collect(),
        Resolution::Nothing => Vec::new(),
    }
}

/// The ids meant by a title with what tells it from others in brackets, in either language.
fn labelled<'a>(session: &Session<'_>, name: &str, all: &'a [Summary]) -> Result<Vec<&'a Summary>, Problem> {
    let Some((title, label)) = parted(name) else {
        return Ok(Vec::new());
    };
    let label = key(label);
    let titled = all.iter().filter(|summary| bears(summary, title));
    let mut fitting = Vec::new();
    for summary in titled {
        let record = record(session, summary.id.as_str())?;
        let is_meant = record.is_some_and(|record| labels(&record).contains(&label));
        fitting.extend(is_meant.then_some(summary));
    }
    Ok(fitting)
}

/// What references put behind a title, in both languages, as keys.
fn labels(record: &Record) -> [String; 2] {
    Lang::ALL.map(|lang| key(&head::apart(&Texts::new(lang), record)))
}

/// A title and what stands behind it in brackets.
fn parted(name: &str) -> Option<(&str, &str)> {
    let (title, label) = name.trim_end().rsplit_once('(')?;
    Some((title, label.strip_suffix(')')?))
}

fn bears(summary: &Summary, title: &str) -> bool {
    let titles = Lang::ALL.map(|lang| key(summary.title.get(lang)));
    titles.contains(&key(title))
}

fn candidate((at, summary): (usize, &Summary)) -> Candidate<'_, usize> {
    let title = &summary.title;
    Candidate {
        thing: at,
        full: vec![&title.de, &title.en, summary.id.as_str()],
        other: vec![slug(summary.id.as_str())],
    }
}

/// How namesakes are told apart: `Worf (Picard)`, or `Worf [cc/card/worf]` where that is not enough.
fn told_apart(session: &Session<'_>, namesakes: &[&Summary]) -> Result<Vec<String>, Problem> {
    let lang = session.texts.lang();
    let mut labels = Vec::new();
    for one in namesakes {
        let record = record(session, one.id.as_str())?;
        let apart = record.map(|record| head::apart(session.texts, &record));
        let title = one.title.get(lang);
        labels.push(format!("{title} ({})", apart.unwrap_or_default()));
    }
    let differ: HashSet<&String> = labels.iter().collect();
    if differ.len() < labels.len() {
        let ids = namesakes.iter();
        labels = ids.map(|one| format!("{} [{}]", one.title.get(lang), one.id)).collect();
    }
    Ok(labels)
}

fn unknown(id: &str, all: &[Summary]) -> Problem {
    let slugs = all.iter().map(|summary| slug(summary.id.as_str()));
    let near = closest(slug(id), slugs, SUGGESTIONS);
    let ids = near.iter().flat_map(|near| {
        let same_slug = all.iter().filter(|summary| slug(summary.id.as_str()) == *near);
        same_slug.map(|summary| summary.id.to_string())
    });
    Problem::unknown_id(id).near(ids.take(SUGGESTIONS))
}

/// The part of an id that names the thing: players guess it, not game and kind.
fn slug(id: &str) -> &str {
    id.rsplit('/').next().unwrap_or(id)
}

#[cfg(test)]
mod tests {
    use super::*;
    use data::{Library, embedded};
    use model::{Boxes, Reference};

    fn summaries(records: &[Record]) -> Vec<Summary> {
        let summary = |record: &Record| Summary { id: record.id().clone(), title: record.title().clone() };
        records.iter().map(summary).collect()
    }

    /// What pages refer to, with whether the title is shared.
    fn references(records: &[Record]) -> impl Iterator<Item = &Reference> {
        records.iter().flat_map(|record| match record {
            Record::Rule(rule) => rule.see.iter().chain(&rule.cards).collect::<Vec<_>>(),
            Record::Card(_) | Record::Ccg(_) => Vec::new(),
        })
    }

    fn links(record: &Record) -> Vec<&model::Link> {
        match record {
            Record::Rule(_) => Vec::new(),
            Record::Card(card) => card.traits.iter().chain([&card.suit]).chain(&card.captain).collect(),
            Record::Ccg(card) => card.see.iter().collect(),
        }
    }

    #[test]
    fn every_title_printed_as_a_reference_opens_its_entry_or_names_its_id() {
        let library = Library::load(&embedded()).expect("valid data");
        let records: Vec<Record> = library.records_for(&Boxes::all());
        let all = summaries(&records);
        let shown = references(&records).map(|to| &to.link);
        let mut shown: Vec<_> = shown.chain(records.iter().flat_map(links)).collect();
        shown.sort_by_key(|link| &link.id);
        shown.dedup_by_key(|link| &link.id);
        assert!(shown.len() > 500, "{}", shown.len());
        for link in shown {
            for lang in Lang::ALL {
                let title = link.title.get(lang);
                let ids: Vec<_> = called(title, &all).iter().map(|one| &one.id).collect();
                // A rule goes before a card of the same name, which is told apart below.
                let goes_before = ids.iter().all(|id| !id.as_str().contains("/card/"));
                let is_card = link.id.as_str().contains("/card/");
                let is_meant = ids.contains(&&link.id) || (is_card && goes_before && !ids.is_empty());
                assert!(is_meant, "{title}: {ids:?}, not {}", link.id);
            }
        }
    }

    #[test]
    fn a_title_that_is_shared_is_told_apart_by_what_is_printed_behind_it() {
        let library = Library::load(&embedded()).expect("valid data");
        let records: Vec<Record> = library.records_for(&Boxes::all());
        let mut count = 0;
        for to in references(&records) {
            let target = records.iter().find(|record| *record.id() == to.link.id);
            for lang in Lang::ALL.into_iter().filter(|lang| *to.shared.get(*lang)) {
                let printed = key(&head::apart(&Texts::new(lang), target.expect("the entry")));
                let same = records.iter().filter(|record| record.title().get(lang) == to.link.title.get(lang));
                let meant: Vec<_> = same.filter(|record| labels(record).contains(&printed)).collect();
                assert!(meant.iter().any(|record| *record.id() == to.link.id), "{}", to.link.id);
                count += 1;
            }
        }
        assert!(count > 20, "{count}");
    }

    #[test]
    fn brackets_part_a_title_from_its_deck() {
        assert_eq!(parted("Worf (Sisko)"), Some(("Worf ", "Sisko")));
        assert_eq!(parted("Worf"), None);
    }
}
