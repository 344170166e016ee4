//! `tricorder search`: cards by what stands on them.

mod guide;
mod refused;

use clap::Args;

use super::Answer;
use super::args::{codes, game_parser};
use super::session::Session;
use crate::catalog::{OpenedCards, understood};
use crate::error::Error;
use crate::model::{Game, Lang, Record};
use crate::search::cards::{Culprit, SortKey};
use crate::search::fields;
use crate::search::query::{Clause, Query, QueryError, Relation, Value, parse};
use crate::view;
use crate::view::search::Format;
pub(in crate::cli) use refused::refused;

/// Cards shown on a screen unless `--limit` says more.
const SCREENFUL: usize = 50;

#[derive(Debug, Args)]
pub struct Search {
    query: Vec<String>,
    #[arg(long, value_delimiter = ',', allow_hyphen_values = true)]
    sort: Vec<String>,
    #[arg(long)]
    limit: Option<usize>,
    #[arg(long)]
    count: bool,
    #[arg(long, value_parser = codes(Format::ALL.map(Format::code).to_vec(), Format::from_code))]
    format: Option<Format>,
    #[arg(long, conflicts_with = "format")]
    json: bool,
    #[arg(long, env = "TRICORDER_GAME", value_parser = game_parser())]
    game: Option<Game>,
    #[arg(long)]
    printings: bool,
    #[arg(long)]
    help_query: bool,
}

/// At most this many names are suggested for words no card has.
const SUGGESTIONS: usize = 4;

/// What was found.
struct Results {
    total: usize,
    cards: Vec<Record>,
    /// What may have been meant if nothing was found.
    suggestions: Vec<String>,
}

impl Search {
    pub fn run(self, session: &Session<'_>) -> Result<Answer, Error> {
        let screen = &session.screen;
        if self.help_query {
            return Ok(Answer::found(guide::screen(screen)));
        }
        let lang = screen.texts().lang();
        let typed = self.query.join(" ");
        let query = self.parsed(lang, &typed)?;
        let sort: Result<Vec<SortKey>, QueryError> =
            self.sort.iter().map(|key| SortKey::parse(key)).collect();
        let sort = sort.map_err(|error| refused(lang, &self.sort.join(","), error))?;
        let results = session
            .ask_cards(|catalog| self.find(catalog, &query, &sort))?
            .map_err(|error| refused(lang, &typed, error))?;
        let found = view::search::Found {
            query: &typed,
            total: results.total,
            cards: &results.cards,
            suggestions: &results.suggestions,
            printings: self.printings,
        };
        let text = match self.count {
            true => view::search::count(self.format(), &found),
            false => view::search::show(screen, self.format(), &found),
        };
        if results.total > 0 {
            return Ok(Answer::found(text));
        }
        self.nothing(session, typed, &query, results.suggestions, text)
    }

    fn format(&self) -> Format {
        match self.json {
            true => Format::Json,
            false => self.format.unwrap_or_default(),
        }
    }

    /// The query with the game of `--game` as its last part.
    fn parsed(&self, lang: Lang, typed: &str) -> Result<Query, Error> {
        let query = match typed.trim().is_empty() && self.game.is_some() {
            true => Query::All,
            false => parse(typed).map_err(|error| refused(lang, typed, error))?,
        };
        let game = self.game.map(|game| {
            Query::Field(Clause {
                field: &fields::GAME,
                relation: Relation::Is,
                values: vec![Value::Text {
                    text: game.code().to_owned(),
                    quoted: false,
                }],
            })
        });
        Ok(match game {
            Some(game) => Query::and(vec![query, game]),
            None => query,
        })
    }

    fn find(
        &self,
        catalog: &OpenedCards,
        query: &Query,
        sort: &[SortKey],
    ) -> Result<Result<Results, QueryError>, crate::catalog::CatalogError> {
        let found = match understood(catalog.index()?.search(query, sort))? {
            Ok(found) => found,
            Err(error) => return Ok(Err(error)),
        };
        let wanted = match (self.count, self.format().is_screen()) {
            (true, _) => 0,
            (false, true) => self.limit.unwrap_or(SCREENFUL),
            (false, false) => self.limit.unwrap_or(usize::MAX),
        };
        let cards = found.iter().take(wanted);
        let cards: Result<_, _> = cards.map(|at| catalog.db.card(*at)).collect();
        let suggestions = match found.is_empty() {
            true => understood(catalog.index()?.alike(query, SUGGESTIONS))?.unwrap_or_default(),
            false => Vec::new(),
        };
        Ok(Ok(Results {
            total: found.len(),
            cards: cards?,
            suggestions,
        }))
    }

    fn nothing(
        &self,
        session: &Session<'_>,
        typed: String,
        query: &Query,
        suggestions: Vec<String>,
        text: String,
    ) -> Result<Answer, Error> {
        let culprit = session
            .ask_cards(|catalog| understood(catalog.index()?.culprit(query)))?
            .unwrap_or_default();
        let problem = match culprit {
            None => Error::NoCard {
                query: typed,
                suggestions,
            },
            Some(Culprit {
                part,
                without,
                alone,
            }) => Error::NoCardFits {
                query: typed,
                part: part.in_words_of(session.screen.texts().lang()).to_string(),
                without,
                alone,
                suggestions,
            },
        };
        let has_text = self.count || !self.format().is_screen();
        Ok(Answer {
            text: if has_text { text } else { String::new() },
            code: problem.exit_code(),
            problem: Some(problem),
        })
    }
}
