//! The look-up: which entries answer a query, and whether one of them is clearly the answer.
//!
//! Exact names are one query to the database. Only when there are none, or all hits are wanted, is
//! the full-text index opened.

use crate::catalog::{CatalogError, Opened, OpenedCards, understood};
use crate::model::{Game, Kind, Record};
use crate::search::cards::Called;
use crate::search::{Hit, Match};
use crate::store::NameMatch;

/// At most this many hits unless all are asked for.
const SHORT_LIST: usize = 8;
/// A first hit this much better than the second is the answer.
const CLEARLY_BETTER: f32 = 1.25;
/// A hit below this score has too little to do with the query to be shown.
const WORTH_SHOWING: f32 = 0.12;
/// A list ends where hits fall below this share of the first.
const SAME_LEAGUE: f32 = 0.55;
/// Scores of exact names, above everything the index can give.
const TITLE: f32 = 4.0;
const ALIAS: f32 = 3.5;

/// How much is wanted of the hits.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Extent {
    /// The answer, or a short list.
    Best,
    /// Everything that fits at all.
    All,
}

/// A record found by a look-up.
#[derive(Debug, Clone, PartialEq)]
pub struct Found {
    pub record: Record,
    /// Higher is better.
    pub score: f32,
    pub matched: Match,
    /// For exact names: the name is a title, not an alias.
    pub is_title: bool,
}

impl Found {
    fn exact(named: NameMatch) -> Found {
        Found {
            record: named.record,
            score: if named.is_title { TITLE } else { ALIAS },
            matched: Match::Exact,
            is_title: named.is_title,
        }
    }

    fn ranked(record: Record, hit: &Hit) -> Found {
        Found {
            record,
            score: hit.score,
            matched: hit.matched,
            is_title: false,
        }
    }

    fn called(record: Record, called: Called) -> Found {
        let score = match (called.matched, called.is_title) {
            (Match::Exact, true) => TITLE,
            (Match::Exact, false) => ALIAS,
            (Match::Prefix | Match::Inflected | Match::Typo | Match::Words, _) => called.score,
        };
        Found {
            record,
            score,
            matched: called.matched,
            is_title: called.is_title && called.matched == Match::Exact,
        }
    }

    /// Whether a name equals the query or begins with it.
    fn is_named(&self) -> bool {
        matches!(self.matched, Match::Exact | Match::Prefix)
    }

    /// Whether this is a rule of the game the other entry speaks of a variant of.
    fn is_general_to(&self, other: &Found) -> bool {
        let kind = self.record.kind();
        let is_rule = kind != Kind::Card && !kind.is_variant();
        is_rule && other.record.kind().is_variant() && self.game() == other.game()
    }

    /// Whether this is the record with the id.
    pub fn is(&self, id: &str) -> bool {
        self.record.id().as_str() == id
    }

    /// Whether a name equals the query.
    pub fn is_exact(&self) -> bool {
        self.matched == Match::Exact
    }

    /// The rule set of the record.
    pub fn game(&self) -> Game {
        self.record.game()
    }
}

/// Entries one of whose names equals the query: titles before aliases, then in list order; a general
/// rule before those of its game that speak of one way to play.
///
/// # Errors
/// When the catalog is damaged.
pub fn named(
    catalog: &Opened,
    query: &str,
    game: Option<Game>,
) -> Result<Vec<Found>, CatalogError> {
    let named = catalog.db.named(query, game)?;
    Ok(general_first(named.into_iter().map(Found::exact).collect()))
}

/// The plural of a rule is often the printed heading of its counterpart in solo play: whoever asks for
/// duty officers means those of the game first.
fn general_first(found: Vec<Found>) -> Vec<Found> {
    let mut ordered: Vec<Found> = Vec::with_capacity(found.len());
    for next in found {
        let before = ordered.iter().position(|known| next.is_general_to(known));
        ordered.insert(before.unwrap_or(ordered.len()), next);
    }
    ordered
}

/// Entries that fit a query, best first.
///
/// # Errors
/// When the catalog is damaged.
pub fn find(
    catalog: &Opened,
    query: &str,
    game: Option<Game>,
    extent: Extent,
) -> Result<Vec<Found>, CatalogError> {
    let mut found = named(catalog, query, game)?;
    if !found.is_empty() && extent == Extent::Best {
        return Ok(found);
    }
    let limit = match extent {
        Extent::Best => SHORT_LIST,
        Extent::All => usize::MAX,
    };
    let mut hits = catalog.index()?.lookup(query, game, limit)?;
    hits.retain(|hit| !found.iter().any(|known| known.is(&hit.id)));
    if extent == Extent::Best {
        let best = hits.first().map_or(0.0, |hit| hit.score);
        let floor = WORTH_SHOWING.max(best * SAME_LEAGUE);
        hits.retain(|hit| hit.score >= floor);
    }
    for hit in hits {
        let record = catalog.db.record(&hit.id)?.ok_or(CatalogError::Damaged)?;
        found.push(Found::ranked(record, &hit));
    }
    Ok(found)
}

/// Whether an entry is called so, or its name at least begins so: then imported cards need not be
/// asked.
pub fn is_named(found: &[Found]) -> bool {
    found.iter().any(Found::is_named)
}

/// The hits of the program's own catalog, none of which is named as the query, together with cards of
/// the player's imports that are: those first, then by score. An imported card whose name equals the
/// query is the answer; one whose name merely has the words or is spelled alike counts only if no own
/// name is near.
///
/// # Errors
/// When the catalog of cards is damaged.
pub fn with_imported(
    catalog: &OpenedCards,
    query: &str,
    game: Option<Game>,
    extent: Extent,
    own: &[Found],
) -> Result<Vec<Found>, CatalogError> {
    let called = understood(catalog.index()?.called(query))?.unwrap_or_default();
    let own_is_near = own.iter().any(|found| found.matched != Match::Words);
    let mut cards = Vec::new();
    for called in called {
        let record = catalog.db.card(called.position)?;
        let is_weaker = match called.matched {
            Match::Words | Match::Typo => own_is_near,
            Match::Exact | Match::Prefix | Match::Inflected => false,
        };
        let is_known = own.iter().any(|known| known.is(record.id().as_str()));
        if !is_known && !is_weaker && game.is_none_or(|game| record.game() == game) {
            cards.push(Found::called(record, called));
        }
    }
    let is_answer = cards.first().is_some_and(Found::is_exact);
    if !is_answer || extent == Extent::All {
        cards.extend_from_slice(own);
    }
    cards.sort_by(|a, b| {
        let by_name = b.is_named().cmp(&a.is_named());
        by_name.then(b.score.total_cmp(&a.score))
    });
    if extent == Extent::Best {
        cards.truncate(SHORT_LIST);
    }
    Ok(cards)
}

/// Whether the first hit is the answer. Among exact names a title beats the aliases of its own game,
/// but not names of another game: the player may be sitting at either table.
pub fn is_clear(found: &[Found]) -> bool {
    let [first, others @ ..] = found else {
        return false;
    };
    match others.first() {
        None => true,
        Some(_) if first.is_exact() => others
            .iter()
            .all(|other| first.is_title && !other.is_title && other.game() == first.game()),
        Some(second) => first.score >= second.score * CLEARLY_BETTER,
    }
}
