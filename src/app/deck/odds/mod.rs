//! `tricorder deck odds`: how likely cards are drawn, and how likely a crew solves a mission.

pub mod attempt;
pub mod report;

use std::collections::HashSet;
use std::rc::Rc;

use clap::Args;

use crate::argument_kinds::{ArgKind, RarelyNeeded};
use crate::deck::card_finder::CardFinder;
use crate::deck::measure::measure;
use crate::deck::odds::attempt::{MissionChoice, MissionOddsReport};
use crate::deck::odds::report::DrawOddsReport;
use crate::deck::source::Source;
use crate::deck::unrecognized::ReadList;
use crate::search::refusal::refused;
use crate::session::Session;
use crate::{Found, RunCommand, player_cards};
use catalog::search::query::{Query, QueryError, parse};
use catalog::{CatalogError, split_query_error};
use deck::{DeckCounts, FoundDeck, HandWish, MOST_CREWS, OPENING, Pile, WishCount, crew_odds, wishes};
use model::text::{Candidate, Policy, Resolution, resolve, things_called};
use model::{CcgCard, Uniqueness};
use page::locale::say;
use words::Problem;

/// Cards of the opening hand.
const OPENING_HAND: u32 = OPENING as u32;
/// Cards drawn in all, shown unless `--draws` says more.
const DRAWN: [u32; 4] = [OPENING_HAND, 10, 14, 21];
/// Numbers of personnel shown unless `--personnel` names one.
const CREWS: std::ops::RangeInclusive<u32> = 4..=10;
/// Names suggested for one the deck does not have.
const SUGGESTIONS: usize = 3;

/// What `tricorder deck odds` takes: the list, and which odds are asked for.
#[derive(Debug, Args)]
pub struct Odds {
    #[command(flatten)]
    source: Source,
    #[arg(long, add = ArgKind::SecondCard)]
    of: Vec<String>,
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..=60))]
    at_least: u32,
    #[arg(long, value_parser = clap::value_parser!(u32).range(0..=1000))]
    draws: Option<u32>,
    #[arg(long, conflicts_with_all = ["of", "draws", "at_least"], add = ArgKind::SecondCard)]
    mission: Option<String>,
    #[arg(long = "personnel", requires = "mission", value_parser = clap::value_parser!(u32).range(1..=60))]
    crew_size: Option<u32>,
    #[arg(long, requires = "mission", default_value_t = 1, add = RarelyNeeded)]
    seed: u64,
}

impl RunCommand for Odds {
    fn run(self, session: &Session<'_>) -> Result<Found, Problem> {
        let finder = CardFinder::new(session);
        let read = finder.read(self.source.load(session)?)?;
        measure(session, &read, || self.of_list(session, &finder, &read))
    }
}

impl Odds {
    /// The odds of meeting a mission, by its name, or of the opening hand.
    pub fn new(mission: Option<&str>) -> Odds {
        Odds {
            source: Source::default(),
            of: Vec::new(),
            at_least: 1,
            draws: None,
            mission: mission.map(str::to_owned),
            crew_size: None,
            seed: 1,
        }
    }

    /// The answer about a list that is wholly split_query_error.
    pub(super) fn of_list(
        &self,
        session: &Session<'_>,
        finder: &CardFinder<'_>,
        read: &ReadList,
    ) -> Result<Found, Problem> {
        match &self.mission {
            Some(name) => self.attempt(session, finder, read, name),
            None => self.hands(session, read),
        }
    }

    fn hands(&self, session: &Session<'_>, read: &ReadList) -> Result<Found, Problem> {
        let pile = DeckCounts::from_deck(&read.deck).deck;
        if pile == 0 {
            return Err(Problem::misuse(say::err_deck_no_cards()).hint(say::hint_deck_no_cards()));
        }
        let wishes = if self.of.is_empty() {
            wishes(&read.deck)
        } else {
            let wishes = self.of.iter().map(|of| wish_from_name(session, &read.deck, of));
            wishes.collect::<Result<_, Problem>>()?
        };
        let (texts, drawn) = (session.texts, self.drawn(pile));
        let hands = DrawOddsReport::new(texts, read, pile, self.at_least, drawn, wishes);
        Ok(Found::shown(hands))
    }

    /// How many cards are drawn in all, for each column; nobody draws more than there are.
    fn drawn(&self, pile: u32) -> Vec<u32> {
        let mut drawn = match self.draws {
            Some(0) => vec![OPENING_HAND],
            Some(more) => vec![OPENING_HAND, OPENING_HAND + more],
            None => DRAWN.to_vec(),
        };
        for drawn in &mut drawn {
            *drawn = pile.min(*drawn);
        }
        drawn.dedup();
        drawn
    }

    fn attempt(
        &self,
        session: &Session<'_>,
        finder: &CardFinder<'_>,
        read: &ReadList,
        name: &str,
    ) -> Result<Found, Problem> {
        let mission = mission(finder, &read.deck, name)?;
        let mut personnel = read.deck.copies(Pile::Deck);
        personnel.retain(|(card, _)| card.card_type == "personnel");
        let size = personnel.iter().map(|(_, copies)| *copies).fold(0, u32::saturating_add);
        if size == 0 {
            return Err(Problem::misuse(say::err_deck_no_personnel()).hint(say::hint_deck_no_personnel()));
        }
        let wanted = match self.crew_size {
            Some(number) => number.min(size)..=number.min(size),
            None => *CREWS.start().min(&size)..=*CREWS.end(),
        };
        let mut odds = crew_odds(&mission.card, &personnel, *wanted.end(), MOST_CREWS, self.seed);
        odds.retain(|odds| wanted.contains(&odds.drawn));
        let has_rivals = has_rivals(&personnel);
        let attempt = MissionOddsReport::new(session.texts, read, mission, size, has_rivals, odds);
        Ok(Found::shown(attempt))
    }
}

/// Whether unique personnel share a title, or are there twice.
fn has_rivals(personnel: &[(Rc<CcgCard>, u32)]) -> bool {
    let mut titles = HashSet::new();
    let mut unique = personnel
        .iter()
        .filter(|(card, _)| card.uniqueness == Uniqueness::Unique)
        .map(|(card, copies)| *copies > 1 || !titles.insert(&card.title));
    unique.any(|is_rival| is_rival)
}

/// A mission of the deck by its name, title or subtitle; else any mission.
fn mission(finder: &CardFinder<'_>, deck: &FoundDeck, name: &str) -> Result<MissionChoice, Problem> {
    let own: Vec<Rc<CcgCard>> = deck.copies(Pile::Missions).into_iter().map(|(card, _)| card).collect();
    let (card, is_in_deck) = match resolve_mission(name, &own) {
        Resolution::One(at, _) => (Rc::clone(&own[at]), true),
        Resolution::Several(places) => return Err(ambiguous_mission(name, &own, &places)),
        Resolution::Nothing => match find_other_mission(finder, name)? {
            Some(card) => (card, false),
            None => return Err(unknown_mission(finder, &own, name)?),
        },
    };
    if card.requirement.is_none() {
        return Err(
            Problem::misuse(say::err_deck_no_requirement(card.full_name())).hint(say::hint_deck_no_requirement())
        );
    }
    Ok(MissionChoice { card, is_in_deck })
}

/// Which of some missions a name means.
fn resolve_mission(name: &str, missions: &[Rc<CcgCard>]) -> Resolution<usize> {
    let full: Vec<String> = missions.iter().map(|card| card.full_name()).collect();
    let known = missions.iter().zip(&full).enumerate();
    let candidates: Vec<_> = known
        .map(|(at, (card, full))| {
            let others = card.old_names.iter().chain(&card.subtitle);
            Candidate {
                thing: at,
                full: vec![full.as_str()],
                other: others.chain([&card.title]).map(String::as_str).collect(),
            }
        })
        .collect();
    resolve(name, &candidates, Policy::ARGUMENT)
}

/// A mission that is not in the deck, by its name or subtitle.
fn find_other_mission(finder: &CardFinder<'_>, name: &str) -> Result<Option<Rc<CcgCard>>, Problem> {
    let card = finder.card(name)?;
    match card.filter(|card| card.card_type == "mission") {
        Some(card) => Ok(Some(card)),
        None => finder.subtitled(name),
    }
}

fn ambiguous_mission(name: &str, own: &[Rc<CcgCard>], places: &[usize]) -> Problem {
    Problem::misuse(say::err_deck_several_cards(name))
        .hint(say::hint_deck_several_cards())
        .near(places.iter().map(|at| own[*at].full_name()))
}

/// No mission is called so: those of the deck are suggested before all others.
///
/// # Errors
/// When the catalog cannot be read.
fn unknown_mission(finder: &CardFinder<'_>, own: &[Rc<CcgCard>], name: &str) -> Result<Problem, Problem> {
    let mut suggestions = suggest_names(name, own.iter());
    for other in suggest_names(name, finder.missions()?.iter()) {
        if suggestions.len() < SUGGESTIONS && !suggestions.contains(&other) {
            suggestions.push(other);
        }
    }
    Ok(Problem::missing(say::err_deck_no_mission(name)).hint(say::hint_deck_no_mission()).near(suggestions))
}

/// The cards of the deck that are meant: by name or title, by type, else by a search.
fn wish_from_name(session: &Session<'_>, deck: &FoundDeck, of: &str) -> Result<WishCount, Problem> {
    let cards = deck.copies(Pile::Deck);
    let mut meant: Vec<_> = cards.iter().filter(|(card, _)| card.is_called(of)).collect();
    if meant.is_empty() {
        let found = search_ids(session, of)?;
        let is_found = |card: &CcgCard| found.contains(card.id.as_str());
        meant = cards.iter().filter(|(card, _)| is_found(card)).collect();
    }
    if meant.is_empty() {
        return Err(Problem::missing(say::err_deck_nothing_fits(of))
            .hint(say::hint_deck_nothing_fits())
            .near(suggest_names(of, cards.iter().map(|(card, _)| card))));
    }
    let count = meant.iter().map(|(_, copies)| *copies);
    Ok(WishCount {
        count: count.fold(0, u32::saturating_add),
        wish: HandWish::Named {
            asked: of.to_owned(),
            cards: meant.iter().map(|(card, _)| card.full_name()).collect(),
        },
    })
}

/// Ids of all cards that a search finds. A single word is a type if there is one of that name.
fn search_ids(session: &Session<'_>, of: &str) -> Result<HashSet<String>, Problem> {
    let lang = session.texts.lang();
    let as_type = format!("type:\"{of}\"");
    let is_word = of.chars().all(char::is_alphabetic);
    let types = is_word.then(|| parse(&as_type).ok()).flatten().map(|query| run(session, &query)).transpose()?;
    if let Some(Ok(ids)) = types {
        return Ok(ids);
    }
    let query = parse(of).map_err(|error| refused(lang, of, error))?;
    run(session, &query)?.map_err(|error| refused(lang, of, error))
}

fn run(session: &Session<'_>, query: &Query) -> Result<Result<HashSet<String>, QueryError>, Problem> {
    let owned = player_cards::for_search(session, query, &[])?;
    session.ask_cards(|catalog| {
        let found = match split_query_error(catalog.index()?.search(query, &[], &owned))? {
            Ok(found) => found,
            Err(error) => return Ok(Err(error)),
        };
        let ids: Result<HashSet<String>, _> = found.iter().map(|at| catalog.db.id(*at)).collect();
        Ok::<_, CatalogError>(Ok(ids?))
    })
}

/// Names of cards that may be meant; missions are called by their subtitles too.
fn suggest_names<'a>(name: &str, cards: impl Iterator<Item = &'a Rc<CcgCard>>) -> Vec<String> {
    let cards: Vec<(&CcgCard, String)> = cards.map(|card| (&**card, card.full_name())).collect();
    let things = cards.iter().flat_map(|(card, full)| {
        let of_mission = card.subtitle.iter().filter(|_| card.card_type == "mission");
        let names = [&card.title, full].into_iter().chain(of_mission);
        names.map(move |name| (name.as_str(), full.as_str()))
    });
    let near = things_called(name, things, SUGGESTIONS).into_iter();
    near.map(str::to_owned).collect()
}
