//! Cards of Second Edition by what a player types.

use crate::namesakes;
use crate::session::Session;
use model::text::{Candidate, Policy, Resolution, closest_things, key, resolve, unmarked};
use model::{CcgCard, Game, Record};
use page::locale::{Fact, say};
use words::Problem;

/// At most this many suggestions.
const SUGGESTIONS: usize = 4;
/// Names looked at for suggestions; some are of cards of another sort.
const LOOKED_AT: usize = 16;

/// Cards a name must mean one of: their types, and the variant of the messages that names them.
#[derive(Debug, Clone, Copy)]
pub(super) struct CardSort {
    pub code: &'static str,
    types: &'static [&'static str],
}

pub(super) const MISSION: CardSort = CardSort { code: "mission", types: &["mission"] };
pub(super) const PERSONNEL: CardSort = CardSort { code: "personnel", types: &["personnel"] };
pub(super) const SHIP: CardSort = CardSort { code: "ship", types: &["ship"] };
pub(super) const DILEMMA: CardSort = CardSort { code: "dilemma", types: &["dilemma"] };
/// What asks something of a crew.
pub(super) const CHALLENGE: CardSort = CardSort { code: "challenge", types: &["mission", "dilemma"] };
/// What is played from the hand.
pub(super) const PLAYED: CardSort =
    CardSort { code: "played", types: &["personnel", "ship", "equipment", "event", "interrupt"] };

impl CardSort {
    fn holds(self, card: &CcgCard) -> bool {
        self.types.contains(&card.card_type.as_str())
    }
}

/// The card a name means: full name, title or old name, in any spelling, with or without printing
/// mark; or its id.
///
/// # Errors
/// When no card of this sort, or more than one, has the name.
pub(super) fn find_card(session: &Session<'_>, name: &str, sort: CardSort) -> Result<CcgCard, Problem> {
    let mut cards = find_cards(session, name, sort)?;
    match cards.len() {
        1 => Ok(cards.remove(0)),
        _ => Err(ambiguous_card(name, &cards)),
    }
}

/// All cards of a sort a name may mean; if it is the full name of one, that one. At least one.
///
/// # Errors
/// When no card of this sort has the name.
pub(super) fn find_cards(session: &Session<'_>, name: &str, sort: CardSort) -> Result<Vec<CcgCard>, Problem> {
    let (bare, _) = unmarked(name, "");
    // As typed first: what looks like the mark of a printing may be part of a name.
    let mut cards = cards_by_name(session, name)?;
    if cards.is_empty() && bare != name {
        cards = cards_by_name(session, bare)?;
    }
    let other = cards.first().map(|card| card.card_type.clone());
    cards.retain(|card| sort.holds(card));
    if let Some(card) = find_by_full_name(bare, &cards) {
        return Ok(vec![card]);
    }
    if !cards.is_empty() {
        return Ok(cards);
    }
    if let Some((title, number)) = namesakes::numbered(bare) {
        let mut several = cards_by_name(session, title)?;
        several.retain(|card| sort.holds(card));
        if let Some(card) = namesakes::at(several, number) {
            return Ok(vec![card]);
        }
    }
    let Some(other) = other else {
        return Err(unknown_card(session, name, sort)?);
    };
    Err(Problem::misuse(say::err_calc_other_sort(name, other)).hint(say::hint_calc_other_sort(sort.code)))
}

/// The one card of this full name or id, if there is one; a title alone may be that of several.
fn find_by_full_name(name: &str, cards: &[CcgCard]) -> Option<CcgCard> {
    let names: Vec<String> = cards.iter().map(CcgCard::full_name).collect();
    let known = cards.iter().zip(&names);
    let candidates: Vec<_> =
        known.map(|(card, full)| Candidate::new(card, [full.as_str(), card.id.as_str()])).collect();
    match resolve(name, &candidates, Policy::ARGUMENT) {
        Resolution::One(card, _) => Some(card.clone()),
        Resolution::Several(_) | Resolution::Nothing => None,
    }
}

/// The refusal of a name several cards have; those with one full name are told apart by their ids.
pub(super) fn ambiguous_card(name: &str, cards: &[CcgCard]) -> Problem {
    let named = |card: &CcgCard| {
        let full = card.full_name();
        let same = cards.iter().filter(|other| other.full_name() == full);
        match same.count() {
            1 => full,
            _ => card.id.as_str().to_owned(),
        }
    };
    Problem::misuse(say::err_calc_ambiguous_card(name))
        .hint(say::hint_calc_ambiguous_card(Fact::in_full(&namesakes::listed(cards.iter().map(named))), name))
}

fn unknown_card(session: &Session<'_>, name: &str, sort: CardSort) -> Result<Problem, Problem> {
    let names = session.ask_cards(|catalog| Ok(catalog.db.names(Game::SecondEdition)?))?;
    let named = names.iter().map(|(name, full)| (name.as_str(), full.as_str()));
    let mut near: Vec<String> = Vec::new();
    for other in closest_things(name, named, LOOKED_AT) {
        let fits = cards_by_name(session, other)?;
        if fits.iter().any(|card| sort.holds(card)) && !near.iter().any(|known| known == other) {
            near.push(other.to_owned());
        }
    }
    near.truncate(SUGGESTIONS);
    Ok(Problem::missing(say::err_calc_unknown_card(sort.code, name))
        .hint(say::hint_calc_unknown_card(sort.code))
        .near(near))
}

fn cards_by_name(session: &Session<'_>, name: &str) -> Result<Vec<CcgCard>, Problem> {
    let game = Game::SecondEdition;
    let found = session.ask_cards(|catalog| {
        Ok(if name.starts_with("2e/card/") {
            catalog.db.find_by_id(name)?.into_iter().collect()
        } else {
            catalog.db.by_name(game, &key(name))?
        })
    })?;
    let cards = found.into_iter().filter_map(|record| match record {
        Record::Ccg(record) => Some(record.card),
        Record::Rule(_) | Record::Card(_) => None,
    });
    Ok(cards.collect())
}
