//! `tricorder search`: cards by what stands on them.

pub mod export;
pub mod results;

pub mod guide;
pub mod refusal;

use std::time::Duration;

use clap::Args;
use refusal::refused;

use crate::answer::PlainText;
use crate::argument_kinds::{ArgKind, Needed, RarelyNeeded};
use crate::follow_up::FollowUp;
use crate::options::{self, Format, InGame, OneOf};
use crate::search::export::{csv, ids, lines};
use crate::search::guide::Guide;
use crate::search::results::{Count, Results};
use crate::session::Session;
use crate::{DynReport, Found, RunCommand, boxes, player_cards};
use catalog::search::cards::{CardIndex, FailingTerm, NOTHING, PATIENCE, PlayerCards, SearchError as Failure};
use catalog::search::query::fields::{self, QueryField};
use catalog::search::query::{Clause, ListingWishes, Query, QueryError, QueryValue, Relation, SortKey, read};
use catalog::{CatalogError, OpenedCards, split_query_error};
use model::{Fact, Feature, Game, Lang, Record};
use page::Page;
use page::locale::say;
use words::Problem;

/// Cards shown on a screen unless `--limit` says more.
pub const SCREENFUL: usize = 50;

/// What `tricorder search` takes: the query, and what is shown of the cards that fit.
#[derive(Debug, Default, Args)]
pub struct Search {
    /// The query, word by word.
    #[arg(add = Needed(&[]), add = ArgKind::Query)]
    pub query: Vec<String>,
    /// What the cards are sorted by, from the highest to the lowest behind a `-`.
    #[arg(long, value_delimiter = ',')]
    pub sort: Vec<String>,
    /// How many cards are shown.
    #[arg(long)]
    pub limit: Option<usize>,
    /// How many of the first cards are passed over.
    #[arg(long)]
    pub skip: Option<usize>,
    /// Whether only their number is wanted.
    #[arg(long)]
    pub count: bool,
    /// The form of the answer, if it is not that of all commands.
    #[arg(long, conflicts_with = "json", value_parser = OneOf(&options::CARDS))]
    pub format: Option<Format>,
    /// The game whose cards are wanted.
    #[command(flatten)]
    pub game: InGame,
    /// Whether each printing of a card has its own line.
    #[arg(long)]
    pub printings: bool,
    /// Whether a word that no card has leaves nothing found, as it does for programs.
    #[arg(long, add = RarelyNeeded)]
    pub strict: bool,
    /// Whether it is explained how queries are typed.
    #[arg(long)]
    pub help_query: bool,
}

/// How long is looked for what is to blame while somebody types on.
const HURRY: Duration = Duration::from_millis(3);
/// At most this many names are suggested for words no card has.
const SUGGESTIONS: usize = 4;

/// What is asked of the index.
struct SearchRequest {
    query: Query,
    sort: Vec<SortKey>,
    /// What the player owns, as far as it is asked about.
    owned: PlayerCards,
    /// What else was asked of the list.
    wishes: ListingWishes,
}

/// The cards found, and how the query was read to find them.
#[derive(Default)]
struct SearchHits {
    positions: Vec<u32>,
    /// The name taken for what was typed.
    meant: Option<String>,
    /// Words no card has, without which the rest was asked.
    dropped: Vec<String>,
}

impl RunCommand for Search {
    fn run(self, session: &Session<'_>) -> Result<Found, Problem> {
        if self.help_query {
            return Ok(Found::shown(Guide::new(session.texts)));
        }
        let format = session.list_format(self.format);
        let found = self.find(session)?;
        // On a screen its problem says all there is to say.
        let is_silent = found.problem.is_some() && format.is_screen() && !self.count;
        Ok(if is_silent {
            found.map(|_| Page::new()).boxed()
        } else {
            found.map(|results| self.in_format(format, session.texts.lang(), results))
        })
    }
}

impl Search {
    /// The cards that fit; where none does, with the reason.
    ///
    /// # Errors
    /// When the query cannot be split_query_error, or the catalog cannot be read.
    pub fn find(&self, session: &Session<'_>) -> Result<Found<Results>, Problem> {
        let format = session.list_format(self.format);
        let game = self.game.wanted(session.texts.lang())?;
        let (asked, mut results) = self.results(session, format, game)?;
        results.is_numbered = session.is_watched() && self.format.is_none_or(Format::is_screen);
        if results.total > 0 {
            let follow_up = follow_up(session, &results);
            return Ok(Found::new(results).followed_by(follow_up));
        }
        let problem = nothing(session, &asked, &results, PATIENCE)?;
        Ok(Found::new(results).with_problem(problem))
    }

    /// The cards that fit some words, as many as a screen shows, for somebody who types on.
    ///
    /// # Errors
    /// Why none does, or what is wrong with the words.
    pub fn cards(session: &Session<'_>, words: &str, game: Option<Game>) -> Result<Results, Problem> {
        let search = Search { query: vec![words.to_owned()], ..Search::default() };
        let (asked, results) = search.results(session, Format::Text, game)?;
        if results.total == 0 {
            return Err(nothing(session, &asked, &results, HURRY)?);
        }
        Ok(results)
    }

    /// What is asked, and the cards that fit.
    fn results(
        &self,
        session: &Session<'_>,
        format: Format,
        game: Option<Game>,
    ) -> Result<(SearchRequest, Results), Problem> {
        let lang = session.texts.lang();
        let typed = self.query.join(" ");
        let named = session.ask_cards(|cards| split_query_error(cards.index()?.printed_name(&typed)))?;
        let (query, wishes) = match named.ok().flatten() {
            Some(name) => (in_game(name, game), ListingWishes::default()),
            None => read_query(lang, &typed, game)?,
        };
        let keys: Result<Vec<SortKey>, QueryError> = self.sort.iter().map(|key| SortKey::parse(key)).collect();
        let mut sort = keys.map_err(|error| refused(lang, &self.sort.join(","), error))?;
        sort.extend_from_slice(&wishes.sort);
        let asked = SearchRequest { owned: player_cards::for_search(session, &query, &sort)?, query, sort, wishes };
        let results = session
            .ask_cards(|catalog| self.search(catalog, format, &typed, &asked))?
            .map_err(|error| refused(lang, &typed, error))?;
        Ok((asked, results))
    }

    fn in_format(&self, format: Format, lang: Lang, results: Results) -> Box<dyn DynReport> {
        if self.count {
            return Box::new(Count { query: results.query, total: results.total });
        }
        Box::new(PlainText(match format {
            Format::Csv => csv(&results.cards, results.has_printings),
            Format::Ids => ids(&results.cards),
            Format::Lines => lines(&results.cards, lang, results.has_printings),
            Format::Text | Format::Json | Format::Html | Format::Markdown | Format::Table | Format::List => {
                return Box::new(results);
            }
        }))
    }

    /// The cards that fit. If none does, people get those of the one name that the words come near to, with
    /// that name; or those that fit without the words that no card has. Programs get what they asked for.
    fn hits(&self, index: &CardIndex, format: Format, asked: &SearchRequest) -> Result<SearchHits, Failure> {
        let SearchRequest { query, sort, owned, .. } = asked;
        let positions = index.search(query, sort, owned)?;
        if !positions.is_empty() || self.count || self.strict || !format.is_for_people() {
            return Ok(SearchHits { positions, ..SearchHits::default() });
        }
        if let Some(name) = index.meant(query)? {
            let positions = index.search(&called(&name), sort, owned)?;
            return Ok(SearchHits { positions, meant: Some(name), ..SearchHits::default() });
        }
        let Some((rest, dropped)) = index.without_strange(query)? else {
            return Ok(SearchHits::default());
        };
        let positions = index.search(&rest, sort, owned)?;
        let dropped = if positions.is_empty() { Vec::new() } else { dropped };
        Ok(SearchHits { positions, dropped, ..SearchHits::default() })
    }

    fn search(
        &self,
        catalog: &OpenedCards,
        format: Format,
        typed: &str,
        asked: &SearchRequest,
    ) -> Result<Result<Results, QueryError>, CatalogError> {
        let SearchHits { positions: found, meant, dropped } =
            match split_query_error(self.hits(catalog.index()?, format, asked))? {
                Ok(hits) => hits,
                Err(error) => return Ok(Err(error)),
            };
        let most = if format.is_screen() { SCREENFUL } else { usize::MAX };
        let wanted = if self.count { 0 } else { self.limit.unwrap_or(most) };
        let cards: Result<_, _> =
            found.iter().skip(self.skip.unwrap_or(0)).take(wanted).map(|at| catalog.db.card(*at)).collect();
        let suggestions = if found.is_empty() || !dropped.is_empty() {
            split_query_error(catalog.index()?.alike(&asked.query, SUGGESTIONS))?.unwrap_or_default()
        } else {
            Vec::new()
        };
        Ok(Ok(Results {
            query: typed.to_owned(),
            total: found.len(),
            cards: cards?,
            suggestions,
            meant,
            dropped,
            in_texts: asked.wishes.in_texts.clone(),
            unsure: unsure_regions(catalog, &asked.query)?,
            has_printings: self.printings || asked.wishes.has_printings,
            is_list: format == Format::List,
            is_numbered: false,
            skipped: self.skip,
        }))
    }
}

/// The query with the game of `--game` as its last part.
///
/// # Errors
/// When the query cannot be split_query_error.
pub fn parsed(lang: Lang, typed: &str, game: Option<Game>) -> Result<Query, Problem> {
    read_query(lang, typed, game).map(|(query, _)| query)
}

/// The query with the game of `--game` as its last part, and what it asks of the list.
fn read_query(lang: Lang, typed: &str, game: Option<Game>) -> Result<(Query, ListingWishes), Problem> {
    let (query, wishes) = if typed.trim().is_empty() && game.is_some() {
        (Query::All, ListingWishes::default())
    } else {
        read(typed).map_err(|error| refused(lang, typed, error))?
    };
    Ok((in_game(query, game), wishes))
}

/// A query for the cards of a game.
fn in_game(query: Query, game: Option<Game>) -> Query {
    let game = game.map(|game| {
        Query::Field(Clause {
            field: &fields::GAME,
            relation: Relation::Is,
            values: vec![QueryValue::Text { text: game.code().to_owned(), quoted: false }],
        })
    });
    match game {
        Some(game) => Query::and(vec![query, game]),
        None => query,
    }
}

/// The places of all cards that fit a query, in the order of the index.
///
/// # Errors
/// When the query cannot be split_query_error.
pub fn matching(session: &Session<'_>, typed: &str, query: &Query) -> Result<Vec<u32>, Problem> {
    let owned = player_cards::for_search(session, query, &[])?;
    let found = session.ask_cards(|cards| split_query_error(cards.index()?.search(query, &[], &owned)))?;
    found.map_err(|error| refused(session.texts.lang(), typed, error))
}

/// What can be opened next.
fn follow_up(session: &Session<'_>, results: &Results) -> FollowUp {
    if !results.is_numbered || results.cards.is_empty() {
        return FollowUp::default();
    }
    let ids = results.cards.iter().map(|card| card.id().to_string());
    session.listed(ids, results.cards.len() > 1)
}

/// Whether words are meant for the card search: one of them begins with a field and its sign, as `cost>3`.
pub fn is_search(words: &str) -> bool {
    words.split_whitespace().any(|word| {
        let word = word.trim_start_matches(['-', '(']);
        let name: String = word.chars().take_while(|sign| sign.is_alphanumeric()).collect();
        let rest = &word[name.len()..];
        let has_sign = Relation::ALL.iter().any(|relation| rest.starts_with(relation.sign()));
        has_sign && QueryField::find_by_name(&name).is_some()
    })
}

/// Whether the game texts of the CCG have been imported.
fn has_texts(session: &Session<'_>) -> Result<bool, Problem> {
    let values = vec![QueryValue::Any];
    let with_text = Query::Field(Clause { field: &fields::TEXT, relation: Relation::Is, values });
    let asked = in_game(with_text, Some(Game::with(Feature::Decks)));
    let count = session.ask_cards(|cards| split_query_error(cards.index()?.count(&asked, &NOTHING)))?;
    Ok(count.is_ok_and(|count| count > 0))
}

/// The cards called by a name.
fn called(name: &str) -> Query {
    let text = name.to_owned();
    Query::Field(Clause {
        field: &fields::NAME,
        relation: Relation::Is,
        values: vec![QueryValue::Text { text, quoted: true }],
    })
}

/// The keyword that places a mission in a region, and what every region begins with.
const REGION: [(&QueryField, &str); 2] = [(&fields::KEYWORD, "region"), (&fields::REGION, "")];

/// The cards whose region is uncertain, if the query asks for regions: it may find too few.
fn unsure_regions(catalog: &OpenedCards, query: &Query) -> Result<Vec<Record>, CatalogError> {
    if !REGION.iter().any(|(field, value)| query.asks_for(field, value)) {
        return Ok(Vec::new());
    }
    let unsure = Query::Field(Clause {
        field: &fields::UNSURE,
        relation: Relation::Is,
        values: vec![QueryValue::Text { text: Fact::Region.code().to_owned(), quoted: false }],
    });
    let found = split_query_error(catalog.index()?.search(&unsure, &[], &NOTHING))?.unwrap_or_default();
    found.iter().map(|at| Ok(catalog.db.card(*at)?)).collect()
}

/// Why no card fits: an empty collection, a box the player lacks, else the part of the query that alone is to blame.
/// What the player lacks goes first, as no part is to blame for that.
fn nothing(
    session: &Session<'_>,
    asked: &SearchRequest,
    results: &Results,
    patience: Duration,
) -> Result<Problem, Problem> {
    let SearchRequest { query, owned, .. } = asked;
    if owned.is_empty() && query.names_field(&fields::OWNED) {
        return Ok(Problem::empty_collection());
    }
    if let Some(error) = boxes::card_beyond(session, &results.query)? {
        return Ok(error);
    }
    if query.names_field(&fields::TEXT) && !has_texts(session)? {
        return Ok(Problem::missing(say::err_no_texts()).hint(say::hint_no_texts()));
    }
    let culprit = session
        .ask_cards(|catalog| split_query_error(catalog.index()?.culprit(query, owned, patience)))?
        .unwrap_or_default();
    let (typed, suggestions) = (results.query.clone(), results.suggestions.clone());
    let Some(FailingTerm { part, without, alone }) = culprit else {
        return Ok(Problem::no_card(&typed).near(suggestions));
    };
    let part = part.display_in(session.texts.lang()).to_string();
    Ok(if alone == 0 {
        Problem::missing(say::err_no_card_has(part, without)).hint(say::hint_no_card_has()).near(suggestions)
    } else {
        Problem::missing(say::err_no_card_fits(part, without, alone))
            .hint(say::hint_no_card_fits())
            .near(suggestions)
    })
}
