//! `tricorder collection show` and `export`: what is in the collection, for people and as a list that `import` reads again.

use std::collections::{BTreeMap, HashSet};

use clap::Args;

use crate::answer::PlainText;
use crate::collection::booking::CardCopies;
use crate::collection::find::{OfSet, field_is, search_cards};
use crate::collection::report::{CollectionExport, CollectionReport, SetShare, ids, text, to_csv, to_tsv};
use crate::deck::card_finder::{CardFinder, OwnedCards};
use crate::options::{COLLECTIONS, Format, OneOf, RECORDS};
use crate::player_cards::with_decks;
use crate::search::refusal::refused;
use crate::session::Session;
use crate::{Found, RunCommand};
use catalog::search::cards::{NOTHING, PlayerCards};
use catalog::search::query::SortKey;
use catalog::search::query::{Query, QueryError, fields, parse};
use model::order::Order;
use model::{CcgCard, CollectorNumber};
use page::Page;
use page::locale::say;
use words::Problem;

#[derive(Debug, Args)]
pub struct ShowCards {
    query: Vec<String>,
    #[arg(long, value_delimiter = ',', allow_hyphen_values = true)]
    sort: Vec<String>,
    #[arg(long, conflicts_with = "json", value_parser = OneOf(&RECORDS))]
    format: Option<Format>,
}

impl RunCommand for ShowCards {
    fn run(self, session: &Session<'_>) -> Result<Found, Problem> {
        let typed = self.query.join(" ");
        let query = Some(typed.as_str()).filter(|typed| !typed.trim().is_empty());
        let report = collection_report(session, query, &self.sort)?;
        let format = session.list_format(self.format);
        if !report.is_empty() {
            return Ok(in_format(format, report));
        }
        let problem = empty_error(&report);
        let found = if format.is_screen() { Found::shown(Page::new()) } else { in_format(format, report) };
        Ok(found.with_problem(problem))
    }
}

/// Why nothing is shown.
pub(super) fn empty_error(report: &CollectionReport) -> Problem {
    match &report.query {
        Some(query) if !report.is_collection_empty => {
            Problem::missing(say::err_collection_none_fits(query)).hint(say::hint_no_card())
        }
        Some(_) | None => Problem::empty_collection(),
    }
}

fn in_format(format: Format, report: CollectionReport) -> Found {
    Found::shown(PlainText(match format {
        Format::Csv => to_csv(&report),
        Format::Lines => to_tsv(&report),
        Format::Ids => ids(&report),
        Format::Text | Format::Json | Format::Html | Format::Markdown | Format::Table | Format::List => {
            return Found::shown(report);
        }
    }))
}

/// What of the collection fits a query; without one all of it, with the share of each set.
///
/// # Errors
/// When the query cannot be understood.
pub fn collection_report(
    session: &Session<'_>,
    query: Option<&str>,
    sort: &[String],
) -> Result<CollectionReport, Problem> {
    let stock = OwnedCards::load(session)?;
    let finder = CardFinder::new(session);
    let mut report = CollectionReport::new(query, owned_cards(session, &finder, &stock, query, sort)?);
    report.is_collection_empty = stock.is_empty();
    if query.is_none() && !stock.is_empty() {
        report.unknown = unknown_rows(&finder, &stock, &report)?;
        report.sets = set_shares(session, &report)?;
    }
    Ok(report)
}

/// The cards of the collection that fit, with their copies.
fn owned_cards(
    session: &Session<'_>,
    finder: &CardFinder<'_>,
    stock: &OwnedCards,
    query: Option<&str>,
    sort: &[String],
) -> Result<Vec<CardCopies>, Problem> {
    let lang = session.texts.lang();
    let parsed = query.map(parse).transpose();
    let asked = parsed.map_err(|error| refused(lang, query.unwrap_or_default(), error))?;
    let read: Result<Vec<SortKey>, QueryError> = sort.iter().map(|key| SortKey::parse(key)).collect();
    let keys = read.map_err(|error| refused(lang, &sort.join(","), error))?;
    let parts = asked.into_iter().chain([field_is(&fields::OWNED, "yes")]);
    let wanted = Query::and(parts.collect());
    let owned = PlayerCards::from_copies(stock.all().into_iter().cloned());
    let player = with_decks(session, owned, &wanted)?;
    let typed = query.unwrap_or_default();
    let mut held = Vec::new();
    for card in search_cards(session, typed, wanted, &keys, &player)? {
        let copies = stock.copies(finder, &card)?;
        held.extend((copies > 0).then_some((card, copies)));
    }
    Ok(held)
}

/// Names no card of today bears, with their copies.
fn unknown_rows(
    finder: &CardFinder<'_>,
    stock: &OwnedCards,
    report: &CollectionReport,
) -> Result<Vec<(String, u32)>, Problem> {
    let mut known = HashSet::new();
    for (card, _) in report.cards() {
        known.extend(stock.rows_of(finder, card)?);
    }
    let all = stock.all().into_iter();
    Ok(all.filter(|row| !known.contains(row)).cloned().collect())
}

/// The cards of a set by their numbers, each with the copies the player has.
///
/// # Errors
/// When there is no such set.
pub fn set_cards(session: &Session<'_>, set: &str) -> Result<Vec<CardCopies>, Problem> {
    let (finder, stock) = (CardFinder::new(session), OwnedCards::load(session)?);
    let mut cards = OfSet::whole(set).cards(session)?;
    let number = |card: &CcgCard| {
        let printed = card.printings.iter().filter(|one| one.set == set);
        printed.filter_map(|one| CollectorNumber::parse(&one.number)).map(|number| number.number).min()
    };
    cards.order_by_key(|(card, _)| (number(card), card.full_name()));
    for (card, copies) in &mut cards {
        *copies = stock.copies(&finder, card)?;
    }
    Ok(cards)
}

/// How much of each set is there, by the number of the set; only sets of which there is something.
fn set_shares(session: &Session<'_>, report: &CollectionReport) -> Result<Vec<SetShare>, Problem> {
    let mut sets = all_sets(session, report)?;
    sets.retain(|share| share.owned > 0);
    Ok(sets)
}

/// How much of every set is there, by the number of the set.
///
/// # Errors
/// When the catalog cannot be read.
pub fn all_sets(session: &Session<'_>, report: &CollectionReport) -> Result<Vec<SetShare>, Problem> {
    let owned: HashSet<&str> = report.cards().map(|(card, _)| card.id.as_str()).collect();
    let mut sets: BTreeMap<String, (u32, SetShare)> = BTreeMap::new();
    for card in search_cards(session, "", Query::All, &[], &NOTHING)? {
        for (set, number) in set_numbers(&card) {
            let (highest, share) = sets.entry(set.to_owned()).or_default();
            *highest = number.max(*highest);
            share.cards += 1;
            share.owned += usize::from(owned.contains(card.id.as_str()));
        }
    }
    let mut named: Vec<(u32, SetShare)> =
        sets.into_iter().map(|(set, (number, share))| (number, SetShare { set, ..share })).collect();
    named.order_by_key(|(number, _)| *number);
    Ok(named.into_iter().map(|(_, share)| share).collect())
}

/// The sets of a card, each once, with the highest number of a printing in it: promotional cards have
/// numbers of their own, below those of the set.
fn set_numbers(card: &CcgCard) -> BTreeMap<&str, u32> {
    let mut sets: BTreeMap<&str, u32> = BTreeMap::new();
    for printing in &card.printings {
        let number = CollectorNumber::parse(&printing.number).map_or(0, |number| number.set);
        let highest = sets.entry(&printing.set).or_default();
        *highest = number.max(*highest);
    }
    sets
}

#[derive(Debug, Args)]
pub struct Export {
    #[arg(long, default_value = "csv", value_parser = OneOf(&COLLECTIONS))]
    to: Format,
}

impl RunCommand for Export {
    fn run(self, session: &Session<'_>) -> Result<Found, Problem> {
        let report = collection_report(session, None, &[])?;
        if report.is_empty() {
            return Ok(Found::shown(Page::new()).with_problem(empty_error(&report)));
        }
        let document = match self.to {
            Format::Text => CollectionExport { text: text(&report), to: "text" },
            Format::Csv
            | Format::Json
            | Format::Html
            | Format::Markdown
            | Format::Table
            | Format::List
            | Format::Lines
            | Format::Ids => CollectionExport { text: to_csv(&report), to: "csv" },
        };
        Ok(Found::shown(document))
    }
}
