//! What the solo commands share: cards, captains and printed names by what a player types.

use crate::namesakes;
use crate::session::Session;
use catalog::lookup::{self, LookupScope};
use catalog::{CatalogError, CatalogHandle};
use model::text::vocabulary::{self, TypedForms, typed};
use model::text::{Candidate, Policy, Resolution, closest_things, resolve};
use model::{Card, CardFilter, CrewDeck, Feature, Game, Kind, Lang, Preference, Record};
use page::locale::say;
use words::Problem;
use words::effects::Names;
use words::names::crew_name;

/// At most this many suggestions.
const SUGGESTIONS: usize = 4;

/// The card a player means. Of several with the name, those of the first of these crews that has one are meant
/// before others; an id names one exactly, and so does a title with the captain behind it, as lists show it
/// (`Worf (Sisko)`), or the number of the list.
///
/// # Errors
/// When no card, or more than one, has the name.
pub fn card(session: &Session<'_>, name: &str, crews: &[CrewDeck]) -> Result<Card, Problem> {
    let mut cards = namesakes(session, name, crews)?;
    if cards.len() > 1 {
        return Err(ambiguous(session, name, &cards));
    }
    Ok(cards.remove(0))
}

/// All cards a player may mean by a name, as [`card`] reads it. At least one.
///
/// # Errors
/// When no card has the name.
pub fn namesakes(session: &Session<'_>, name: &str, crews: &[CrewDeck]) -> Result<Vec<Card>, Problem> {
    let narrowed = |name: &str| -> Result<Vec<Card>, Problem> {
        let mut cards = namesakes::of_crews(called(session, name)?, |card| card.deck, crews);
        // Of copies in a crew any will do; a common card of the same name is that of another box.
        cards.dedup_by(|one, other| {
            one.deck != CrewDeck::Common && (&one.title, one.deck) == (&other.title, other.deck)
        });
        Ok(cards)
    };
    let meant = narrowed(name)?;
    if !meant.is_empty() {
        return Ok(meant);
    }
    if let Some((bare, number)) = namesakes::numbered(name)
        && let Some(card) = namesakes::at(narrowed(bare)?, number)
    {
        return Ok(vec![card]);
    }
    Err(Problem::missing(say::err_unknown_card(name))
        .hint(say::hint_unknown_card())
        .near(suggestions(session, name)?))
}

/// The refusal of a name several cards have, with what tells them apart.
pub fn ambiguous(session: &Session<'_>, name: &str, cards: &[Card]) -> Problem {
    let lang = session.texts.lang();
    Problem::ambiguous_card(name, &namesakes::listed(cards.iter().map(|card| label(card, lang))))
}

/// The cards of a name; titles count no more than aliases, for players call Worf, Son of Mogh, Worf.
fn called(session: &Session<'_>, name: &str) -> Result<Vec<Card>, Problem> {
    let cards = session.ask(|catalog| cards_called(catalog, name))?;
    let labels: Vec<[String; 2]> = cards.iter().map(labels).collect();
    let known: Vec<Candidate<'_, usize>> =
        (0..).zip(cards.iter().zip(&labels)).map(|(at, (card, labels))| candidate(at, card, labels)).collect();
    let places = match resolve(name, &known, Policy::ARGUMENT) {
        Resolution::One(at, _) => vec![at],
        Resolution::Several(places) => places,
        Resolution::Nothing => Vec::new(),
    };
    Ok(places.into_iter().map(|at| cards[at].clone()).collect())
}

/// A card by its place, with all that may be typed for it.
fn candidate<'c>(at: usize, card: &'c Card, labels: &'c [String; 2]) -> Candidate<'c, usize> {
    let titles = Lang::ALL.map(|lang| card.title.get(lang).as_str());
    let aliases = Lang::ALL.iter().flat_map(|lang| card.aliases.get(*lang));
    let labels = labels.iter().map(String::as_str);
    let names = titles.into_iter().chain(aliases.map(String::as_str));
    Candidate {
        thing: at,
        full: names.chain(labels).chain([card.id.as_str()]).collect(),
        other: vec![card.id.slug()],
    }
}

/// How lists show a card that shares its title: with the crew it belongs to.
pub fn label(card: &Card, lang: Lang) -> String {
    format!("{} ({})", card.title.get(lang), crew_name(lang, card.deck))
}

/// The labels in both languages.
fn labels(card: &Card) -> [String; 2] {
    Lang::ALL.map(|lang| label(card, lang))
}

/// The cards a name may mean: by id, by name, by the name before a captain (`Worf (Sisko)`), or by the
/// last part of the id.
fn cards_called(catalog: &CatalogHandle, name: &str) -> Result<Vec<Card>, CatalogError> {
    if name.starts_with("cc/card/") {
        return card_with_id(catalog, name);
    }
    let mut called = cards_named(catalog, name)?;
    if let (true, Some((title, _))) = (called.is_empty(), name.rsplit_once(['(', ' '])) {
        called = cards_named(catalog, title)?;
    }
    if called.is_empty() {
        called = card_with_id(catalog, &format!("cc/card/{name}"))?;
    }
    Ok(called)
}

fn card_with_id(catalog: &CatalogHandle, id: &str) -> Result<Vec<Card>, CatalogError> {
    Ok(catalog.record_of_any_box(id)?.and_then(as_card).into_iter().collect())
}

fn cards_named(catalog: &CatalogHandle, name: &str) -> Result<Vec<Card>, CatalogError> {
    let found = find_by_name(catalog, name)?.into_iter();
    Ok(found.filter_map(|found| as_card(found.record)).collect())
}

fn as_card(record: Record) -> Option<Card> {
    match record {
        Record::Card(card) => Some(card.card),
        Record::Rule(_) | Record::Ccg(_) => None,
    }
}

/// What of the player's boxes has a name; where nothing has, what of any box.
fn find_by_name(catalog: &CatalogHandle, name: &str) -> Result<Vec<lookup::ScoredRecord>, CatalogError> {
    let game = Some(Game::with(Feature::Opponent));
    let mut found = lookup::named(catalog, name, game)?;
    if found.iter().any(lookup::ScoredRecord::is_own) {
        found.retain(lookup::ScoredRecord::is_own);
    }
    Ok(found)
}

fn suggestions(session: &Session<'_>, name: &str) -> Result<Vec<String>, Problem> {
    let (game, lang) = (Some(Game::with(Feature::Opponent)), session.texts.lang());
    let answer = session.ask(|catalog| lookup::find(catalog, name, game, LookupScope::Best))?;
    let found = answer.found.into_iter();
    let cards: Vec<Card> = found.filter_map(|found| as_card(found.record)).collect();
    let mut near: Vec<String> = cards.iter().map(|card| told_apart(card, &cards, lang)).collect();
    if near.is_empty() {
        let named = session.names()?.all();
        let cards = named.filter(|spelling| spelling.id.starts_with("cc/card/"));
        let named = cards.map(|spelling| (spelling.name.as_str(), spelling.id.as_str()));
        let found = closest_things(name, named, SUGGESTIONS);
        near.extend(found.into_iter().map(str::to_owned));
    }
    near.dedup();
    near.truncate(SUGGESTIONS);
    Ok(near)
}

/// The title of a card; where another has the same, with the crew it belongs to.
fn told_apart(card: &Card, among: &[Card], lang: Lang) -> String {
    let namesakes = among.iter().filter(|other| other.title.get(lang) == card.title.get(lang));
    if namesakes.count() > 1 { label(card, lang) } else { card.title.get(lang).clone() }
}

/// The printed names of suits and traits, and of the cards rows call by name.
///
/// # Errors
/// When the data is not valid.
pub fn names(session: &Session<'_>) -> Result<Names, Problem> {
    Ok(Names::new(session.ask(CatalogHandle::called)?))
}

/// A preference typed by a player, in either language.
///
/// # Errors
/// With the first word that is no suit, trait or icon.
pub fn preference(session: &Session<'_>, text: &str) -> Result<Preference, Problem> {
    let found = Preference::parse(text, |word| filter(session, word));
    found.map_err(|unknown| Problem::missing(say::err_unknown_filter(unknown.0)).hint(say::hint_unknown_filter()))
}

/// A filter that no entry is named after.
#[derive(Debug, Clone, Copy)]
enum SpecialFilter {
    Unmarked,
    OtherSpecies,
}

const RULES: [(TypedForms, SpecialFilter); 2] =
    [(typed::WISH_UNMARKED, SpecialFilter::Unmarked), (typed::WISH_OTHER_SPECIES, SpecialFilter::OtherSpecies)];

/// The filter behind a word, by the names of the rule entries.
fn filter(session: &Session<'_>, word: &str) -> Option<CardFilter> {
    if let Some(filter) = vocabulary::meant(word, &RULES) {
        return Some(match filter {
            SpecialFilter::Unmarked => CardFilter::Unmarked,
            SpecialFilter::OtherSpecies => CardFilter::OtherSpecies,
        });
    }
    let found = session.ask(|catalog| find_by_name(catalog, word)).ok()?;
    found.iter().find_map(|found| {
        let id = found.record.id();
        let slug = id.slug();
        let is_icon = slug.ends_with("-focus") || slug.ends_with("-skill");
        let is_printed = matches!(id.kind(), Kind::Type | Kind::Trait);
        let is_filter = is_printed || id.kind() == Kind::Symbol && is_icon;
        CardFilter::from_code(slug).filter(|_| is_filter)
    })
}
