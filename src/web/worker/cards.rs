//! Facets of the card search: values that can be tapped, as terms of the query language.

use std::cell::OnceCell;

use app::entry::CardFace;
use app::entry::record::below_face;
use app::entry::show::by_id;
use app::parsers::shown;
use app::player_cards;
use app::session::Session;
use catalog::search::cards::PlayerCards;
use catalog::search::query::fields::{self, Kind, QueryField};
use catalog::search::query::{Query, parse};
use catalog::split_query_error;
use model::order::Order;
use model::text::vocabulary::{TypedForms, typed};
use model::text::{key, with_capital};
use model::{Game, Lang, Localized, Record};
use page::locale::{Texts, msg};
use page::{FilledForm, Page};
use words::{Problem, Term};

/// The fields to tap, in their order.
static FACETS: [&QueryField; 9] = [
    &fields::GAME,
    &fields::TYPE,
    &fields::AFFILIATION,
    &fields::COST,
    &fields::DECK,
    &fields::TRAIT,
    &fields::FOCUS,
    &fields::SET,
    &fields::OWNED,
];
/// Costs that stand alone; greater ones are one value.
const COSTS: i64 = 6;
/// What costs no more is cheap enough to be asked for together.
const FEW: i64 = 3;
/// Values shown of a field without a closed list.
const MOST: usize = 24;
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

/// A field whose values can be tapped.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Facet {
    /// The code of the field, which its ticks are sent under.
    pub code: &'static str,
    /// The name of the field in the language asked for, with a capital.
    pub label: String,
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
    /// What is searched for after a tap: with the value beside those of its field, or without it if it is on. There is
    /// one game at a time.
    pub query: String,
    /// How many cards have the value and all that other fields ask for.
    pub count: usize,
    /// Whether the value is a game.
    pub is_game: bool,
    /// Whether the query asks for the value already, so that a tap takes it away.
    pub is_on: bool,
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

/// What a query can be narrowed down by.
pub(super) fn facets(session: &Session<'_>, traits: &Traits, typed: &str) -> Result<Vec<Facet>, Problem> {
    let narrowing = FacetSearch::new(session, traits, typed)?;
    if narrowing.count(typed)?.is_none() {
        return Ok(Vec::new());
    }
    let mut found = Vec::new();
    for field in FACETS {
        let choices = narrowing.choices(field)?;
        let label = with_capital(field.name(session.texts.lang()));
        found.extend((!choices.is_empty()).then_some(Facet { code: field.code, label, choices }));
    }
    Ok(found)
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
    for field in FACETS.into_iter().filter(|field| *field != &fields::GAME) {
        let values = narrowing.values(field)?;
        gone.extend(narrowing.ticked_term(field, &values));
        let sent: Vec<String> = ticks.all(field.code).map(key).collect();
        let on: Vec<&Value> = values.iter().filter(|value| value.is_among(&sent)).collect();
        added.extend(narrowing.term(field, &on));
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

    fn choices(&self, field: &'static QueryField) -> Result<Vec<FacetChoice>, Problem> {
        let values = self.values(field)?;
        let own = self.ticked_term(field, &values);
        let listed = own.and_then(|at| listed(field, &self.terms[at])).unwrap_or_default();
        let on: Vec<&Value> = values.iter().filter(|value| value.is_among(&listed)).collect();
        let is_game = field == &fields::GAME;
        let of_field: Vec<usize> = own.into_iter().collect();
        let mut choices = Vec::new();
        for value in &values {
            let is_on = value.is_among(&listed);
            let alone = self.with(&of_field, self.term(field, &[value]));
            let count = self.count(&alone)?.unwrap_or(0);
            let others = on.iter().copied().filter(|other| !is_game && other.typed != value.typed);
            let after: Vec<&Value> = others.chain((!is_on).then_some(value)).collect();
            let query = self.with(&of_field, self.term(field, &after));
            let (label, value) = (value.label.clone(), value.typed.clone());
            choices.extend((is_on || count > 0).then_some(FacetChoice {
                label,
                value,
                query,
                count,
                is_game,
                is_on,
            }));
        }
        if field.words.is_empty() && field.kind == Kind::Closed {
            // What is on comes first, so that no tick is cut off.
            choices.order_by_key(|choice| (!choice.is_on, std::cmp::Reverse(choice.count)));
            choices.truncate(MOST);
        }
        Ok(choices)
    }

    /// The place of the term that the ticks of a field stand for: the first all of whose values can be ticked.
    fn ticked_term(&self, field: &'static QueryField, values: &[Value]) -> Option<usize> {
        let can_be_ticked = |one: &String| values.iter().any(|value| value.is_among(std::slice::from_ref(one)));
        self.terms
            .iter()
            .position(|term| listed(field, term).is_some_and(|listed| listed.iter().all(can_be_ticked)))
    }

    /// A field with values of which a card has at least one; nothing without a value.
    fn term(&self, field: &'static QueryField, values: &[&Value]) -> Option<String> {
        let typed: Vec<&str> = values.iter().map(|value| value.typed.as_str()).collect();
        (!typed.is_empty()).then(|| field.term_of_any(&typed, self.session.texts.lang()))
    }

    /// The query without the terms at these places, and with others behind the rest.
    fn with(&self, gone: &[usize], added: impl IntoIterator<Item = String>) -> String {
        let terms = self.terms.iter().enumerate();
        let kept = terms.filter(|(at, _)| !gone.contains(at)).map(|(_, term)| term.clone());
        kept.chain(added).collect::<Vec<_>>().join(" ")
    }

    /// How many cards fit; `None` if the query cannot be read.
    fn count(&self, typed: &str) -> Result<Option<usize>, Problem> {
        let query = match typed.trim() {
            "" => Query::All,
            typed => match parse(typed) {
                Ok(query) => query,
                Err(_) => return Ok(None),
            },
        };
        let count = |catalog: &catalog::OpenedCards| {
            Ok(split_query_error(catalog.index()?.count(&query, &self.player))?.ok())
        };
        self.session.ask_cards(count)
    }

    fn values(&self, field: &'static QueryField) -> Result<Vec<Value>, Problem> {
        let texts = self.session.texts;
        if field == &fields::COST {
            return Ok(costs());
        }
        if field == &fields::TRAIT {
            return self.traits();
        }
        if field == &fields::OWNED && self.player.is_empty() {
            return Ok(Vec::new());
        }
        let all = field.words.iter();
        let words = all.filter(|word| word.code != fields::ANY_EXCEPT);
        Ok(words.map(|word| field_value(texts, field, word)).collect())
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

fn costs() -> Vec<Value> {
    let value = |label: String, typed: String| Value { label, same: vec![typed.clone()], typed };
    let alone = (0..=COSTS).map(|cost| value(cost.to_string(), cost.to_string()));
    let more = COSTS + 1;
    let few = value(format!("0–{FEW}"), format!("0..{FEW}"));
    alone.chain([few, value(format!("{more}+"), format!("{more}..99"))]).collect()
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

impl Value {
    /// Whether a query means it with one of these words, which are folded.
    fn is_among(&self, listed: &[String]) -> bool {
        self.same.iter().any(|same| listed.contains(&key(same)))
    }
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
    Some(values.map(|value| key(value.trim_matches('"'))).collect())
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
            for field in FACETS {
                let words = field.words.iter().map(|word| field_value(&texts, field, word));
                for value in words.chain(costs()) {
                    let term = field.term(&value.typed, lang);
                    assert!(parse(&term).is_ok(), "{term}");
                }
            }
        }
    }
}
