//! Facets of the card search: values that can be tapped, as terms of the query language.

use std::cell::OnceCell;

use app::entry::CardFace;
use app::entry::record::below_face;
use app::entry::show::by_id;
use app::parsers::shown;
use app::player_cards;
use app::session::Session;
use catalog::search::cards::PlayerCards;
use catalog::search::query::fields::{self, QueryField};
use catalog::search::query::{Query, parse};
use catalog::split_query_error;
use model::order::Order;
use model::text::vocabulary::{TypedForms, typed};
use model::text::{key, with_capital};
use model::{CardSet, Game, Lang, Localized, Record, SETS};
use page::locale::{Texts, msg};
use page::{FilledForm, Page};
use words::{Problem, Term};

/// What can be chosen, in the order in which it is shown.
static FACETS: [FacetKind; 20] = [
    FacetKind::new(&fields::GAME, Joint::Any, ValueSource::Words),
    FacetKind::new(&fields::TYPE, Joint::Any, ValueSource::Words),
    FacetKind::new(&fields::AFFILIATION, Joint::Any, ValueSource::Words),
    FacetKind { code: "cost-to", ..FacetKind::new(&fields::COST, Joint::One, ValueSource::UpTo(0, 6)) },
    FacetKind::new(&fields::DECK, Joint::Any, ValueSource::Words),
    FacetKind::new(&fields::SKILL, Joint::All, ValueSource::Levels),
    FacetKind::new(&fields::TRAIT, Joint::All, ValueSource::Traits),
    FacetKind::new(&fields::FOCUS, Joint::Any, ValueSource::Words),
    FacetKind { code: "cost-from", ..FacetKind::new(&fields::COST, Joint::One, ValueSource::From(1, 7)) },
    FacetKind::new(&fields::ICON, Joint::All, ValueSource::Words),
    FacetKind::new(&fields::SPECIES, Joint::Any, ValueSource::Spelled),
    FacetKind::new(&fields::KEYWORD, Joint::All, ValueSource::Spelled),
    FacetKind::new(&fields::INTEGRITY, Joint::One, ValueSource::From(3, 8)),
    FacetKind::new(&fields::CUNNING, Joint::One, ValueSource::From(3, 8)),
    FacetKind::new(&fields::STRENGTH, Joint::One, ValueSource::From(3, 8)),
    FacetKind::new(&fields::RANGE, Joint::One, ValueSource::From(6, 11)),
    FacetKind::new(&fields::WEAPONS, Joint::One, ValueSource::From(6, 11)),
    FacetKind::new(&fields::SHIELDS, Joint::One, ValueSource::From(6, 11)),
    FacetKind::new(&fields::SET, Joint::Any, ValueSource::Sets),
    FacetKind::new(&fields::OWNED, Joint::Any, ValueSource::Words),
];
/// The levels of a skill that can be asked for; more finds hardly anybody.
const LEVELS: [u8; 2] = [2, 3];
/// Between a skill and the level that is enough.
const AT_LEAST: &str = ">=";
/// Ends what a form sends where one of several values is enough that otherwise all count.
pub(crate) const ANY: &str = "-any";
/// Where the traits stand.
const TRAITS: &str = "cc/trait/";

/// A card with what its page shows.
#[derive(Debug, Clone)]
pub(crate) struct CardSheet {
    /// What it is called in lists of decks and collections.
    pub name: String,
    /// What it shows at a glance.
    pub face: CardFace,
    /// All else.
    pub rest: Page,
}

/// How the chosen values of a facet go together.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Joint {
    /// A card has one of them.
    Any,
    /// A card has them all, or one of them where the reader says so.
    All,
    /// There is one at a time.
    One,
}

/// Where the values of a facet come from.
#[derive(Debug, Clone, Copy)]
enum ValueSource {
    /// The words that the field always knows.
    Words,
    /// Those words, each also with a level.
    Levels,
    /// What stands on cards.
    Spelled,
    /// The traits of Captain's Chair.
    Traits,
    /// The sets, the newest first.
    Sets,
    /// Numbers that are the most, from the first to the second.
    UpTo(i64, i64),
    /// Numbers that are the least, from the first to the second.
    From(i64, i64),
}

/// What can be chosen of a field.
#[derive(Debug)]
struct FacetKind {
    /// What its ticks are sent under.
    code: &'static str,
    field: &'static QueryField,
    joint: Joint,
    source: ValueSource,
}

/// What can be chosen of a field, with its values.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Facet {
    /// What its ticks are sent under.
    pub code: &'static str,
    /// Its name in the language asked for, with a capital.
    pub label: String,
    /// How the values chosen go together.
    pub joint: Joint,
    /// Whether one of the values is enough although all could be meant.
    pub is_any: bool,
    /// Its values, in the order in which they are shown; never empty.
    pub choices: Vec<FacetChoice>,
}

/// A value that can be tapped.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct FacetChoice {
    /// The value as shown, in the language asked for.
    pub label: String,
    /// The value as its tick sends it.
    pub value: String,
    /// What is searched for after a tap: without the value if it is on, else with it alone.
    pub query: String,
    /// The value as a term of a query.
    pub term: String,
    /// How many cards have the value and all else that is asked for.
    pub count: usize,
    /// Whether the query asks for the value already, so that a tap takes it away.
    pub is_on: bool,
    /// Whether it is a level of a skill, which is there beside the skill alone.
    pub is_level: bool,
    /// Whether a narrower value of the same kind is asked for, which is named in its place.
    pub is_covered: bool,
}

/// A value: its label, what is typed for it behind the name of its field, and all that means the same.
struct Value {
    label: String,
    typed: String,
    same: Vec<String>,
}

/// A card by its id; `None` for any other entry, and where the data cannot be read.
pub(super) fn sheet(session: &Session<'_>, id: &str) -> Option<CardSheet> {
    let record = by_id(session, id).ok()??;
    let face = CardFace::of(session.texts, &record)?;
    let name = match &record {
        Record::Ccg(card) => card.card.full_name(),
        Record::Rule(_) | Record::Card(_) => face.title.clone(),
    };
    let rest = below_face(session.texts, &record, &session.notes_on(id));
    Some(CardSheet { name, face, rest })
}

/// What can be sorted by.
pub(crate) fn sorts(lang: Lang) -> Vec<(&'static str, &'static str)> {
    let sortable = fields::ALL.iter().filter(|field| **field != &fields::TEXT);
    sortable.map(|field| (field.code, field.name(lang))).collect()
}

/// What the traits of Captain's Chair are called, once they have been read from the catalog.
pub(super) type Traits = OnceCell<Vec<Localized<String>>>;

/// What a query can be narrowed down by within one game, and the query that its ticks are added to: games are never
/// mixed in one list of choices. Where the query names no game, it is the one wanted if cards of it fit, else the first.
pub(super) fn facets(
    session: &Session<'_>,
    traits: &Traits,
    typed: &str,
    (wanted, ticks): (Game, &FilledForm),
) -> Result<(String, Vec<Facet>), Problem> {
    let mut narrowing = FacetSearch::new(session, traits, typed)?;
    if narrowing.fitting(typed)?.is_none() {
        return Ok((typed.to_owned(), Vec::new()));
    }
    let games = narrowing.facet(&FACETS[0], ticks, None)?;
    let label = wanted.term(session.texts);
    let choices = games.iter().flat_map(|games| &games.choices);
    let found = choices.clone().find(|game| game.label == label).or(choices.clone().next());
    let is_chosen = choices.clone().any(|game| game.is_on);
    narrowing.terms.extend(found.filter(|_| !is_chosen).map(|game| game.term.clone()));
    let of_game = choices.clone().find(|game| game.is_on).or(found).map(|game| game.term.as_str());
    let within = narrowing.fitting(of_game.unwrap_or_default())?;
    let mut facets = Vec::new();
    for kind in &FACETS[1..] {
        facets.extend(narrowing.facet(kind, ticks, within.as_deref())?);
    }
    Ok((narrowing.terms.join(" "), games.into_iter().chain(facets).collect()))
}

/// A query with the ticks of a form in the place of those it had; the game stays.
pub(super) fn ticked(
    session: &Session<'_>,
    traits: &Traits,
    typed: &str,
    ticks: &FilledForm,
) -> Result<String, Problem> {
    let narrowing = FacetSearch::new(session, traits, typed)?;
    let (mut gone, mut added) = (Vec::new(), Vec::new());
    for kind in &FACETS[1..] {
        let values = narrowing.values(kind)?;
        gone.extend(narrowing.ticked_terms(kind, &values));
        let sent: Vec<String> = ticks.all(kind.code).map(folded).collect();
        let is_sent = |value: &&Value| value.is_among(&sent);
        let bases: Vec<&str> = values.iter().filter(is_sent).map(|value| value.typed.as_str()).collect();
        let on: Vec<&Value> = values.iter().filter(is_sent).filter(|value| bases.contains(&value.base())).collect();
        let is_any = kind.joint == Joint::Any || ticks.is_on(&format!("{}{ANY}", kind.code));
        added.extend(narrowing.terms_of(kind, &on, is_any));
    }
    Ok(narrowing.with(&gone, added))
}

/// The collection, and the saved decks that are asked for.
fn player_of(session: &Session<'_>, typed: &str) -> Result<PlayerCards, Problem> {
    let owned = PlayerCards::from_copies(session.owned_rows()?);
    match parse(typed) {
        Ok(query) => player_cards::with_decks(session, owned, &query),
        Err(_) => Ok(owned),
    }
}

struct FacetSearch<'a> {
    session: &'a Session<'a>,
    traits: &'a Traits,
    /// What was typed, term by term.
    terms: Vec<String>,
    player: PlayerCards,
}

impl<'a> FacetSearch<'a> {
    fn new(session: &'a Session<'a>, traits: &'a Traits, typed: &'a str) -> Result<FacetSearch<'a>, Problem> {
        let terms = terms(typed);
        let has_or = terms.iter().any(|term| typed::JOIN_OR.is(term));
        Ok(FacetSearch {
            session,
            traits,
            terms: if has_or { vec![format!("({typed})")] } else { terms },
            player: player_of(session, typed)?,
        })
    }

    /// A facet with the values that cards of its game have; `None` without any.
    fn facet(
        &self,
        kind: &FacetKind,
        ticks: &FilledForm,
        of_game: Option<&[u32]>,
    ) -> Result<Option<Facet>, Problem> {
        let values = self.values(kind)?;
        let own = self.ticked_terms(kind, &values);
        let listed: Vec<String> =
            own.iter().filter_map(|at| listed(kind.field, &self.terms[*at])).flatten().collect();
        let on: Vec<&Value> = values.iter().filter(|value| value.is_among(&listed)).collect();
        let is_any = kind.joint == Joint::All
            && (own.len() < on.len() || on.len() < 2 && ticks.is_on(&format!("{}{ANY}", kind.code)));
        let beside = if kind.joint == Joint::All && !is_any { Vec::new() } else { own.clone() };
        let fitting = self.fitting(&self.with(&beside, []))?.unwrap_or_default();
        let mut choices = Vec::new();
        for value in &values {
            let term = kind.field.term(&value.typed, self.session.texts.lang());
            let cards = self.fitting(&term)?.unwrap_or_default();
            let is_covered = on.iter().any(|other| other.covers(value));
            let is_on = is_covered || value.is_among(&listed);
            let is_level = value.base() != value.typed;
            let has_base = !is_level || on.iter().any(|other| other.base() == value.base());
            let count = if has_base { common(&fitting, &cards) } else { 0 };
            let is_there = of_game.map_or(count, |of_game| common(of_game, &cards)) > 0;
            let others = on.iter().copied().filter(|other| is_on && other.base() != value.base());
            let after: Vec<&Value> = others.chain((!is_on).then_some(value)).collect();
            let query = self.with(&own, self.terms_of(kind, &after, is_any || kind.joint != Joint::All));
            let (label, value) = (value.label.clone(), value.typed.clone());
            let choice = FacetChoice { label, value, query, term, count, is_on, is_level, is_covered };
            choices.extend((is_on || is_there).then_some(choice));
        }
        let label = kind.label(self.session.texts);
        Ok((!choices.is_empty()).then_some(Facet { code: kind.code, label, joint: kind.joint, is_any, choices }))
    }

    /// The places of the terms that the ticks of a facet stand for: all of whose values can be ticked. Where one of
    /// several values is enough it is the first.
    fn ticked_terms(&self, kind: &FacetKind, values: &[Value]) -> Vec<usize> {
        let can_be_ticked = |one: &String| values.iter().any(|value| value.is_among(std::slice::from_ref(one)));
        let is_of_kind =
            |term: &String| listed(kind.field, term).is_some_and(|listed| listed.iter().all(can_be_ticked));
        let mut found: Vec<usize> = (0..self.terms.len()).filter(|at| is_of_kind(&self.terms[*at])).collect();
        let has_several = |at: &usize| listed(kind.field, &self.terms[*at]).is_some_and(|listed| listed.len() > 1);
        if kind.joint != Joint::All || found.iter().any(has_several) {
            found.truncate(1);
        }
        found
    }

    /// The terms for values of a facet: one of which any is enough, or one for each. Of the same skill the highest level
    /// counts.
    fn terms_of(&self, kind: &FacetKind, values: &[&Value], is_any: bool) -> Vec<String> {
        let lang = self.session.texts.lang();
        let kept = values.iter().filter(|value| !values.iter().any(|other| other.covers(value)));
        let typed: Vec<&str> = kept.map(|value| value.typed.as_str()).collect();
        if is_any && !typed.is_empty() {
            vec![kind.field.term_of_any(&typed, lang)]
        } else {
            typed.iter().map(|one| kind.field.term(one, lang)).collect()
        }
    }

    /// The query without the terms at these places, and with others behind the rest.
    fn with(&self, gone: &[usize], added: impl IntoIterator<Item = String>) -> String {
        let terms = self.terms.iter().enumerate();
        let kept = terms.filter(|(at, _)| !gone.contains(at)).map(|(_, term)| term.clone());
        kept.chain(added).collect::<Vec<_>>().join(" ")
    }

    /// The cards that fit, by their places; `None` if the query cannot be read.
    fn fitting(&self, typed: &str) -> Result<Option<Vec<u32>>, Problem> {
        let query = match typed.trim() {
            "" => Query::All,
            typed => match parse(typed) {
                Ok(query) => query,
                Err(_) => return Ok(None),
            },
        };
        let find = |catalog: &catalog::OpenedCards| {
            Ok(split_query_error(catalog.index()?.fitting(&query, &self.player))?.ok())
        };
        self.session.ask_cards(find)
    }

    fn values(&self, kind: &FacetKind) -> Result<Vec<Value>, Problem> {
        let (texts, field) = (self.session.texts, kind.field);
        if field == &fields::OWNED && self.player.is_empty() {
            return Ok(Vec::new());
        }
        let is_value = |word: &&TypedForms| word.code != fields::ANY_EXCEPT;
        let words = || field.words.iter().filter(is_value).map(|word| field_value(texts, field, word));
        let number = |at: i64, typed: String| Value::new(at.to_string(), typed);
        Ok(match kind.source {
            ValueSource::Words => words().collect(),
            ValueSource::Levels => words().flat_map(Value::with_levels).collect(),
            ValueSource::Traits => self.traits()?,
            ValueSource::Sets => {
                let mut sets: Vec<&CardSet> = SETS.iter().collect();
                sets.order_by_key(|set| std::cmp::Reverse(set.number));
                let value = |set: &CardSet| Value {
                    label: set.name.unwrap_or(set.code).to_owned(),
                    ..field_value(texts, field, &set.typed)
                };
                sets.into_iter().map(value).collect()
            }
            ValueSource::UpTo(low, high) => (low..=high).map(|at| number(at, format!("..{at}"))).collect(),
            ValueSource::From(low, high) => (low..=high).map(|at| number(at, format!("{at}.."))).collect(),
            ValueSource::Spelled => {
                let spelled = self.session.ask_cards(|catalog| {
                    Ok(split_query_error(catalog.index()?.spelled(field))?.unwrap_or_default())
                })?;
                // What stands behind the colon of a keyword is seldom on a second card.
                let short = spelled.into_iter().filter(|one| !one.contains(':'));
                short.map(|one| Value::new(one.clone(), one)).collect()
            }
        })
    }

    /// The traits of Captain's Chair, as they are called in the player's language.
    fn traits(&self) -> Result<Vec<Value>, Problem> {
        let lang = self.session.texts.lang();
        let mut titles = match self.traits.get() {
            Some(titles) => titles.clone(),
            None => {
                let read = titles(self.session)?;
                self.traits.get_or_init(|| read).clone()
            }
        };
        titles.order_by_key(|title| key(title.get(lang)));
        let value = |title: Localized<String>| Value {
            label: title.get(lang).clone(),
            typed: title.get(lang).clone(),
            same: Lang::ALL.map(|lang| title.get(lang).clone()).to_vec(),
        };
        Ok(titles.into_iter().map(value).collect())
    }
}

fn titles(session: &Session<'_>) -> Result<Vec<Localized<String>>, Problem> {
    let known = session.names()?.all().map(|known| known.id.as_str());
    let mut ids: Vec<&str> = known.filter(|id| id.starts_with(TRAITS)).collect();
    ids.sort_unstable();
    ids.dedup();
    session.ask(|catalog| {
        let mut titles = Vec::new();
        for id in &ids {
            let record = catalog.record(id)?;
            titles.extend(record.map(|record| record.title().clone()));
        }
        Ok(titles)
    })
}

fn field_value(texts: &Texts, field: &QueryField, word: &TypedForms) -> Value {
    let typed = shown(*word, texts.lang());
    let game = Game::from_code(word.code).filter(|_| field == &fields::GAME);
    let is_any = field == &fields::AFFILIATION && word.code == fields::ANY_AFFILIATION;
    let forms = word.forms().map(str::to_owned);
    Value {
        label: match game {
            Some(game) => game.term(texts),
            None if is_any => msg::page_cards_any(texts),
            None => with_capital(longer(word, texts.lang())),
        },
        typed: typed.to_owned(),
        same: forms.chain([word.code.to_owned()]).collect(),
    }
}

/// A word as it is shown; of a mere sign the next word for it.
fn longer(word: &TypedForms, lang: Lang) -> &'static str {
    let first = shown(*word, lang);
    let forms = match lang {
        Lang::De => word.de,
        Lang::En => word.en,
    };
    match forms.get(1) {
        Some(next) if first.len() < 3 => next,
        Some(_) | None => first,
    }
}

impl Facet {
    /// Whether its values are games, of which there is one at a time.
    pub(crate) fn is_games(&self) -> bool {
        self.code == fields::GAME.code
    }

    /// A value as it stands alone: a number and an answer say little without their question.
    pub(crate) fn label_of(&self, choice: &FacetChoice) -> String {
        let is_answer = self.joint == Joint::One || self.code == fields::OWNED.code;
        if is_answer { format!("{} {}", self.label, choice.label) } else { choice.label.clone() }
    }
}

impl FacetKind {
    const fn new(field: &'static QueryField, joint: Joint, source: ValueSource) -> FacetKind {
        FacetKind { code: field.code, field, joint, source }
    }

    fn label(&self, texts: &Texts) -> String {
        let name = with_capital(self.field.name(texts.lang()));
        match self.source {
            ValueSource::UpTo(..) => msg::page_cards_up_to(texts, name),
            ValueSource::From(..) => msg::page_cards_at_least(texts, name),
            ValueSource::Words
            | ValueSource::Levels
            | ValueSource::Spelled
            | ValueSource::Traits
            | ValueSource::Sets => name,
        }
    }
}

impl Value {
    fn new(label: String, typed: String) -> Value {
        Value { label, same: vec![typed.clone()], typed }
    }

    /// The value itself, and with each level that can be asked for.
    fn with_levels(self) -> Vec<Value> {
        let of = |level: u8| Value {
            label: format!("{} {level}+", self.label),
            typed: format!("{}{AT_LEAST}{level}", self.typed),
            same: self.same.iter().map(|same| format!("{same}{AT_LEAST}{level}")).collect(),
        };
        let levels: Vec<Value> = LEVELS.into_iter().map(of).collect();
        std::iter::once(self).chain(levels).collect()
    }

    /// The value without its level.
    fn base(&self) -> &str {
        self.typed.split(AT_LEAST).next().unwrap_or_default()
    }

    /// Whether it is a higher level of the same skill.
    fn covers(&self, other: &Value) -> bool {
        self.base() == other.base() && self.typed > other.typed
    }

    /// Whether a query means it with one of these words, which are folded.
    fn is_among(&self, listed: &[String]) -> bool {
        self.same.iter().any(|same| listed.contains(&folded(same)))
    }
}

/// A value as values are compared. A range keeps its dots, by which `..3` and `3..` differ.
fn folded(value: &str) -> String {
    if value.contains("..") { value.to_owned() } else { key(value) }
}

/// How many cards stand in both of two lists, each in the order of places.
fn common(some: &[u32], others: &[u32]) -> usize {
    some.iter().filter(|card| others.binary_search(card).is_ok()).count()
}

/// The values that a term of a query asks of a field, folded; `None` for terms about anything else.
fn listed(field: &'static QueryField, term: &str) -> Option<Vec<String>> {
    let is_name = |name: &str| !name.is_empty() && name.chars().all(char::is_alphanumeric);
    let (name, values) = term.split_once(':').filter(|(name, _)| is_name(name))?;
    QueryField::find_by_name(name).filter(|named| *named == field)?;
    let mut is_quoted = false;
    let values = values.split(|sign: char| {
        is_quoted ^= sign == '"';
        sign == ',' && !is_quoted
    });
    Some(values.map(|value| folded(value.trim_matches('"'))).collect())
}

/// The terms of a query: its words, those in quotation marks or brackets together.
fn terms(typed: &str) -> Vec<String> {
    let mut terms = vec![String::new()];
    let (mut is_quoted, mut depth) = (false, 0_usize);
    for sign in typed.chars() {
        match sign {
            '"' => is_quoted = !is_quoted,
            '(' if !is_quoted => depth += 1,
            ')' if !is_quoted => depth = depth.saturating_sub(1),
            _ => {}
        }
        if sign.is_whitespace() && !is_quoted && depth == 0 {
            terms.push(String::new());
        } else if let Some(term) = terms.last_mut() {
            term.push(sign);
        }
    }
    terms.retain(|term| !term.is_empty());
    terms
}

#[cfg(test)]
mod tests {
    use super::*;
    use catalog::search::query::fields::Kind;

    #[test]
    fn what_stands_together_is_one_term() {
        let expected = ["typ:schiff", "\"a b\"", "-x:\"c d\"", "(e or f)"];
        assert_eq!(terms("typ:schiff  \"a b\" -x:\"c d\" (e or f)"), expected);
        assert_eq!(terms(""), [""; 0]);
    }

    #[test]
    fn a_value_is_known_in_both_languages_and_written_in_the_readers() {
        for lang in Lang::ALL {
            let texts = Texts::new(lang);
            let word = fields::TYPE.words.iter().find(|word| word.code == "ship");
            let value = field_value(&texts, &fields::TYPE, word.expect("ships"));
            let is_meant = |term: &str| listed(&fields::TYPE, term).is_some_and(|listed| value.is_among(&listed));
            for term in ["type:ship", "typ:Schiff", "ty:\"ship\"", "type:event,ship"] {
                assert!(is_meant(term), "{term}");
            }
            for term in ["-type:ship", "ship", "type:event", "class:ship", "type:\"event,ship\""] {
                assert!(!is_meant(term), "{term}");
            }
            let written = match lang {
                Lang::De => "typ:schiff",
                Lang::En => "type:ship",
            };
            assert_eq!(fields::TYPE.term(&value.typed, lang), written);
        }
    }

    #[test]
    fn every_value_can_be_written_as_a_query() {
        for lang in Lang::ALL {
            let texts = Texts::new(lang);
            for FacetKind { field, .. } in &FACETS {
                let words = field.words.iter().map(|word| field_value(&texts, field, word));
                let ranges = ["..3", "3.."].map(|range| Value::new(String::new(), range.to_owned()));
                let values: Vec<Value> = match field.kind {
                    Kind::Number => ranges.into(),
                    Kind::Level => words.flat_map(Value::with_levels).collect(),
                    Kind::Text | Kind::Closed | Kind::Numbered | Kind::Needs | Kind::Copies => words.collect(),
                };
                for value in values {
                    let term = field.term(&value.typed, lang);
                    assert!(parse(&term).is_ok(), "{term}");
                    assert!(listed(field, &term).is_some_and(|listed| value.is_among(&listed)), "{term}");
                }
            }
        }
    }
}
