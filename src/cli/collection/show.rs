//! `tricorder collection show`: what is in the collection.

use std::collections::{BTreeMap, HashSet};

use clap::Args;

use super::booking::Counted;
use super::find::{found, is};
use crate::cli::Answer;
use crate::cli::deck::cards::Finder;
use crate::cli::deck::stock::Stock;
use crate::cli::options::{Format, OneOf, RECORDS};
use crate::cli::search::refused;
use crate::cli::session::Session;
use crate::error::{CollectionError, Error};
use crate::model::{CcgCard, CollectorNumber};
use crate::order::Order;
use crate::search::cards::{NOTHING, Owned, SortKey};
use crate::search::query::fields;
use crate::search::query::{Query, QueryError, parse};
use crate::view::collection::export::{csv, ids, lines};
use crate::view::collection::{Holdings, Share};

#[derive(Debug, Args)]
pub struct ShowCards {
    query: Vec<String>,
    #[arg(long, value_delimiter = ',', allow_hyphen_values = true)]
    sort: Vec<String>,
    #[arg(long, conflicts_with = "json", value_parser = OneOf(&RECORDS))]
    format: Option<Format>,
}

impl ShowCards {
    pub fn run(self, session: &Session<'_>) -> Result<Answer, Error> {
        let typed = self.query.join(" ");
        let query = Some(typed.as_str()).filter(|typed| !typed.trim().is_empty());
        let holdings = holdings(session, query, &self.sort)?;
        let format = self.format.unwrap_or_else(|| session.format());
        let has_text = !holdings.is_empty() || !format.is_screen();
        let text = if has_text {
            written(session, format, &holdings)?
        } else {
            String::new()
        };
        if !holdings.is_empty() {
            return Ok(Answer::found(text));
        }
        Ok(Answer::missed(text, nothing(&holdings)))
    }
}

/// Why nothing is shown.
pub fn nothing(holdings: &Holdings) -> Error {
    match &holdings.query {
        Some(query) if !holdings.is_collection_empty => {
            let query = query.clone();
            CollectionError::NoneFits { query }.into()
        }
        Some(_) | None => CollectionError::Empty.into(),
    }
}

fn written(session: &Session<'_>, format: Format, holdings: &Holdings) -> Result<String, Error> {
    Ok(match format {
        Format::Csv => csv(holdings),
        Format::Lines => lines(holdings),
        Format::Ids => ids(holdings),
        Format::Text
        | Format::Json
        | Format::Html
        | Format::Markdown
        | Format::Table
        | Format::List => session.written(holdings)?,
    })
}

/// What of the collection fits a query; without one all of it, with the share of each set.
///
/// # Errors
/// When the query cannot be understood.
pub fn holdings(
    session: &Session<'_>,
    query: Option<&str>,
    sort: &[String],
) -> Result<Holdings, Error> {
    let stock = Stock::load(session)?;
    let finder = Finder::new(session);
    let mut holdings = Holdings::new(query, held(session, &finder, &stock, query, sort)?);
    holdings.is_collection_empty = stock.is_empty();
    if query.is_none() && !stock.is_empty() {
        holdings.unknown = strangers(&finder, &stock, &holdings)?;
        holdings.sets = shares(session, &holdings)?;
    }
    Ok(holdings)
}

/// The cards of the collection that fit, with their copies.
fn held(
    session: &Session<'_>,
    finder: &Finder<'_>,
    stock: &Stock,
    query: Option<&str>,
    sort: &[String],
) -> Result<Vec<Counted>, Error> {
    let lang = session.texts.lang();
    let parsed = query.map(parse).transpose();
    let asked = parsed.map_err(|error| refused(lang, query.unwrap_or_default(), error))?;
    let read: Result<Vec<SortKey>, QueryError> =
        sort.iter().map(|key| SortKey::parse(key)).collect();
    let keys = read.map_err(|error| refused(lang, &sort.join(","), error))?;
    let parts = asked.into_iter().chain([is(&fields::OWNED, "yes")]);
    let owned = Owned::of(stock.all().into_iter().cloned());
    let typed = query.unwrap_or_default();
    let mut held = Vec::new();
    for card in found(session, typed, Query::and(parts.collect()), &keys, &owned)? {
        let copies = stock.copies(finder, &card)?;
        held.extend((copies > 0).then_some((card, copies)));
    }
    Ok(held)
}

/// Names no card of today bears, with their copies.
fn strangers(
    finder: &Finder<'_>,
    stock: &Stock,
    holdings: &Holdings,
) -> Result<Vec<(String, u32)>, Error> {
    let mut known = HashSet::new();
    for (card, _) in holdings.cards() {
        known.extend(stock.rows_of(finder, card)?);
    }
    let all = stock.all().into_iter();
    Ok(all.filter(|row| !known.contains(row)).cloned().collect())
}

/// How much of each set is there, by the number of the set; only sets of which there is something.
fn shares(session: &Session<'_>, holdings: &Holdings) -> Result<Vec<Share>, Error> {
    let owned: HashSet<&str> = holdings.cards().map(|(card, _)| card.id.as_str()).collect();
    let mut sets: BTreeMap<String, (u32, Share)> = BTreeMap::new();
    for card in found(session, "", Query::All, &[], &NOTHING)? {
        for (set, number) in places(&card) {
            let (highest, share) = sets.entry(set.to_owned()).or_default();
            *highest = number.max(*highest);
            share.cards += 1;
            share.owned += usize::from(owned.contains(card.id.as_str()));
        }
    }
    let mut named: Vec<(u32, Share)> = sets
        .into_iter()
        .map(|(set, (number, share))| (number, Share { set, ..share }))
        .filter(|(_, share)| share.owned > 0)
        .collect();
    named.order_by_key(|(number, _)| *number);
    Ok(named.into_iter().map(|(_, share)| share).collect())
}

/// The sets of a card, each once, with the highest number of a printing in it: promotional cards have
/// numbers of their own, below those of the set.
fn places(card: &CcgCard) -> BTreeMap<&str, u32> {
    let mut sets: BTreeMap<&str, u32> = BTreeMap::new();
    for printing in &card.printings {
        let number = CollectorNumber::parse(&printing.number).map_or(0, |number| number.set);
        let highest = sets.entry(&printing.set).or_default();
        *highest = number.max(*highest);
    }
    sets
}
