//! Cards of Second Edition that commands of the collection are about: those a search finds, those of a set.

use std::rc::Rc;

use clap::Args;

use crate::argument_kinds::ArgKind;
use crate::search::refusal::refused;
use crate::session::Session;
use catalog::search::cards::{NOTHING, PlayerCards};
use catalog::search::query::SortKey;
use catalog::search::query::fields::{self, QueryField};
use catalog::search::query::{Clause, Query, QueryValue, Relation};
use catalog::{CatalogError, OpenedCards, split_query_error};
use model::text::key;
use model::{CcgCard, Feature, Game, Printing, Record};
use words::Problem;

/// The cards of a set, all or those of a rarity.
#[derive(Debug, Default, Args)]
pub(super) struct OfSet {
    #[arg(long, add = ArgKind::Set)]
    set: Option<String>,
    #[arg(long, requires = "set")]
    rarity: Option<String>,
    #[arg(long, requires = "set", value_parser = clap::value_parser!(u32).range(1..=999))]
    count: Option<u32>,
}

impl OfSet {
    /// All cards of a set.
    pub(super) fn whole(set: &str) -> OfSet {
        OfSet { set: Some(set.to_owned()), ..OfSet::default() }
    }

    /// The cards by name, each with the copies that are meant; none if no set is named.
    ///
    /// # Errors
    /// When there is no such set or rarity, or no card has both.
    pub(super) fn cards(&self, session: &Session<'_>) -> Result<Vec<(Rc<CcgCard>, u32)>, Problem> {
        let Some(set) = &self.set else {
            return Ok(Vec::new());
        };
        let options = [(&fields::SET, Some(set)), (&fields::RARITY, self.rarity.as_ref())];
        let asked = options.into_iter().filter_map(|(field, value)| Some((field, value?)));
        let query = Query::and(asked.clone().map(|(field, value)| field_is(field, value)).collect());
        let typed = query.display_in(session.texts.lang()).to_string();
        let terms: Vec<(&QueryField, Vec<String>)> =
            asked.map(|(field, value)| (field, field.terms(value))).collect();
        let mut cards = search_cards(session, &typed, query, &[], &NOTHING)?;
        // The index does not tell which printing has what.
        cards.retain(|card| {
            let mut printings = card.printings.iter();
            printings.any(|printing| fits(printing, &terms))
        });
        if cards.is_empty() {
            return Err(Problem::no_card(&typed));
        }
        let count = self.count.unwrap_or(1);
        Ok(cards.into_iter().map(|card| (card, count)).collect())
    }
}

/// Whether a printing is of the set and of the rarity that are meant.
fn fits(printing: &Printing, terms: &[(&QueryField, Vec<String>)]) -> bool {
    terms.iter().all(|(field, terms)| {
        let printed = if *field == &fields::SET { &printing.set } else { &printing.rarity };
        terms.contains(&key(printed))
    })
}

/// A query for a value of a field.
pub(super) fn field_is(field: &'static QueryField, value: &str) -> Query {
    Query::Field(Clause {
        field,
        relation: Relation::Is,
        values: vec![QueryValue::Text { text: value.to_owned(), quoted: value.contains(char::is_whitespace) }],
    })
}

/// The cards of Second Edition that fit a query, in the order of a search.
///
/// # Errors
/// When the query names a value nobody knows.
pub(super) fn search_cards(
    session: &Session<'_>,
    typed: &str,
    query: Query,
    sort: &[SortKey],
    owned: &PlayerCards,
) -> Result<Vec<Rc<CcgCard>>, Problem> {
    let query = Query::and(vec![query, field_is(&fields::GAME, Game::with(Feature::Decks).code())]);
    let positions = session.ask_cards(|catalog| {
        let found = split_query_error(catalog.index()?.search(&query, sort, owned))?;
        found
            .map(|positions| read_cards(catalog, &positions))
            .map_or_else(|error| Ok(Err(error)), |cards| cards.map(Ok))
    })?;
    positions.map_err(|error| refused(session.texts.lang(), typed, error))
}

fn read_cards(catalog: &OpenedCards, positions: &[u32]) -> Result<Vec<Rc<CcgCard>>, CatalogError> {
    let mut cards = Vec::with_capacity(positions.len());
    for at in positions {
        if let Record::Ccg(record) = catalog.db.card(*at)? {
            cards.push(Rc::new(record.card));
        }
    }
    Ok(cards)
}
