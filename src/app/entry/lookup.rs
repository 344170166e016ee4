//! `tricorder <words>`: the rule behind a word.

use std::collections::HashSet;

use clap::Args;

use crate::argument_kinds::ArgKind;
use crate::entry::Hits;
use crate::follow_up::FollowUp;
use crate::id_list::IdList;
use crate::names::Names;
use crate::options::{InGame, Numbers};
use crate::session::Session;
use crate::{Found, RunCommand};
use catalog::lookup::{self, LookupScope, ScoredRecord};
use catalog::search::Match;
use catalog::store::names::NameTally;
use keep::logs::LogKind;
use model::text::{key, nearest};
use model::{EntryId, Feature, Game, Lang};
use page::locale::{Fact, say};
use words::Problem;

/// At most this many suggestions.
const SUGGESTIONS: usize = 4;
/// Unknown words that names are held against, each of which costs a look at all names: a question has fewer.
const UNKNOWN: usize = 8;

/// What `tricorder lookup` takes; the name of the command may be left out.
#[derive(Debug, Args)]
pub struct Lookup {
    /// The query, word by word; never empty.
    #[arg(required = true, num_args = 1.., add = ArgKind::Anything)]
    pub words: Vec<String>,
    /// The only game that is looked into, or where none is named the one of the settings.
    #[command(flatten)]
    pub game: InGame,
    /// Whether all hits are listed, even if the first of them is clearly the answer.
    #[arg(short, long)]
    pub all: bool,
    /// The number of the hit that is shown in full, from 1 in the order of the list.
    #[arg(short = 'n', long, conflicts_with = "all", value_parser = Numbers(1..=9_999_usize))]
    pub pick: Option<usize>,
    /// The game of what was looked up last, where somebody else than the machine knows it.
    #[arg(skip)]
    pub likely: Option<Game>,
}

impl RunCommand<Hits> for Lookup {
    /// Answers what was asked.
    ///
    /// # Errors
    /// When the catalog cannot be read, or what is asked for is not there.
    fn run(self, session: &Session<'_>) -> Result<Found<Hits>, Problem> {
        let known = self.known(session)?;
        self.answer(session, known)
    }
}

impl Lookup {
    /// What is known of what was asked.
    ///
    /// # Errors
    /// When there is no word in it, or the catalog cannot be read.
    pub fn known(&self, session: &Session<'_>) -> Result<LookupResult, Problem> {
        let extent = if self.all { LookupScope::All } else { LookupScope::Best };
        let game = self.game.wanted(session.texts.lang())?;
        find_known(session, self.words.join(" "), game, extent)
    }

    /// Answers with what is known.
    ///
    /// # Errors
    /// When the hit that was picked, or anything, is not there.
    pub fn answer(self, session: &Session<'_>, known: LookupResult) -> Result<Found<Hits>, Problem> {
        if known.is_nothing() {
            return nothing(session, known);
        }
        let mut hits = self.chosen(session, known)?;
        if let (true, Some(first)) = (hits.has_single_answer, hits.found.first()) {
            hits.notes = session.notes_on(first.record.id().as_str());
        }
        let follow_up = follow_up(session, &hits);
        Ok(Found::new(hits).followed_by(follow_up))
    }

    /// The look-up of words in one game.
    pub fn new(words: &str, game: Game) -> Lookup {
        Lookup { game: InGame::new(game), ..Lookup::of_words(vec![words.to_owned()]) }
    }

    /// The look-up of words and nothing else.
    pub fn of_words(words: Vec<String>) -> Lookup {
        Lookup { words, game: InGame::default(), all: false, pick: None, likely: None }
    }

    /// Whether the words are the name of something, letter by letter.
    pub fn is_name(&self, session: &Session<'_>) -> bool {
        let query = self.words.join(" ");
        let found = session.ask(|catalog| lookup::named(catalog, &query, None));
        found.is_ok_and(|found| !found.is_empty())
    }

    fn chosen(&self, session: &Session<'_>, mut known: LookupResult) -> Result<Hits, Problem> {
        let Some(number) = self.pick else {
            if self.all {
                return Ok(known.hits(false));
            }
            let games = known.part_by_game(session, self.likely);
            let has_single_answer = games > 1 || lookup::has_single_answer(&known.answer.found);
            return Ok(Hits { games, ..known.hits(has_single_answer) });
        };
        let LookupResult { query, answer, .. } = known;
        let mut found = answer.found;
        let count = found.len();
        let place = number.checked_sub(1).filter(|at| *at < count);
        let at = place
            .ok_or_else(|| Problem::missing(say::err_no_such_hit(number, count)).hint(say::hint_no_such_hit()))?;
        Ok(Hits::new(query, vec![found.swap_remove(at)], true))
    }
}

/// The game on the table, where a solo game went on today; else that of what was looked up `last`, by what the machine
/// remembers if nobody says which.
fn likely_game(session: &Session<'_>, last: Option<Game>) -> Option<Game> {
    let played = session.read_user(|db| db.latest(LogKind::Solo)).ok().flatten();
    if played.is_some_and(|log| log.is_of_today()) {
        return Some(Game::with(Feature::Opponent));
    }
    last.or_else(|| {
        let last = IdList::Past.read(&session.folders).into_iter().next()?;
        EntryId::try_from(last).ok().map(|id| id.game())
    })
}

/// What can be opened next, or was opened.
fn follow_up(session: &Session<'_>, hits: &Hits) -> FollowUp {
    match (hits.has_single_answer, &hits.found[..]) {
        (_, []) | (false, [_]) => FollowUp::default(),
        (true, [first, ..]) => session.opened(&first.record),
        (false, found) => session.listed(found.iter().map(|found| found.record.id().to_string()), true),
    }
}

/// What is known of a query.
pub struct LookupResult {
    /// The words as they were typed, with one blank between them.
    pub query: String,
    game: Option<Game>,
    /// Entries and cards by their names and words, best first.
    pub answer: lookup::LookupAnswer,
    about: Vec<NameTally>,
}

impl LookupResult {
    /// Whether nothing can be shown.
    pub fn is_nothing(&self) -> bool {
        self.answer.found.is_empty() && self.about.is_empty()
    }

    /// Whether something is called as the whole query, typing errors included.
    pub fn is_named(&self) -> bool {
        let is_name = |best: &ScoredRecord| match best.matched {
            Match::Exact | Match::Inflected | Match::Typo => true,
            Match::Prefix | Match::Words => false,
        };
        !self.about.is_empty() || self.answer.found.first().is_some_and(is_name)
    }

    /// Whether a name begins with the query.
    pub fn begins_a_name(&self) -> bool {
        self.answer.found.first().is_some_and(|best| best.matched == Match::Prefix)
    }

    /// Where several games have a rule for what is asked: puts the best statement of each first, the likeliest game before
    /// the others, and says how many these are; else 1. `last` is the game of what was looked up last, if it is known.
    pub fn part_by_game(&mut self, session: &Session<'_>, last: Option<Game>) -> usize {
        lookup::part_by_game(&mut self.answer.found, || likely_game(session, last))
    }

    /// What can be shown.
    pub fn hits(self, has_single_answer: bool) -> Hits {
        let LookupResult { query, game, answer, about } = self;
        Hits { about, game, ..Hits::from_answer(query, answer, has_single_answer) }
    }

    /// Why nothing is shown, with those of the names that are near.
    pub fn why(self, lang: Lang, names: Option<&Names>) -> Problem {
        let suggestions = names.map(|names| self.near(lang, names));
        why(self.query, self.answer, suggestions.unwrap_or_default())
    }

    /// Names near the query or one of its unknown words, in the player's language.
    fn near(&self, lang: Lang, names: &Names) -> Vec<String> {
        let unknown = self.answer.unknown.iter().map(String::as_str);
        let others = unknown.filter(|word| *word != self.query).take(UNKNOWN);
        let near = std::iter::once(self.query.as_str())
            .chain(others)
            .flat_map(|typed| nearest(typed, names.keyed(self.game), 2 * SUGGESTIONS));
        let mut seen = HashSet::new();
        let mut things = HashSet::new();
        let titles = self.answer.nearest.iter();
        let nearest = titles.map(|title| title.get(lang).as_str());
        let named = near.filter(|known| things.insert(known.id.as_str())).map(|known| known.shown(lang));
        let shown = nearest.chain(named).filter(|name| seen.insert(key(name)));
        shown.take(SUGGESTIONS).map(str::to_owned).collect()
    }
}

/// Looks words up.
///
/// # Errors
/// When there is no word among them, or the catalog cannot be read.
pub fn find_known(
    session: &Session<'_>,
    query: String,
    game: Option<Game>,
    extent: LookupScope,
) -> Result<LookupResult, Problem> {
    if key(&query).is_empty() {
        return Err(Problem::misuse(say::err_empty_query()).hint(say::hint_empty_query()));
    }
    let mut answer = session.ask(|catalog| lookup::find(catalog, &query, game, extent))?;
    if !lookup::is_named(&answer.found) {
        add_imported(session, &query, game, extent, &mut answer);
    }
    let about = about(session, &query, game)?;
    Ok(LookupResult { query, game, answer, about })
}

/// Looks words up among things of wanted ids: so many at most, imported ones too.
///
/// # Errors
/// When there is no word among them, or the catalog cannot be read.
pub fn among(
    session: &Session<'_>,
    query: String,
    game: Option<Game>,
    most: usize,
    is_wanted: impl Fn(&str) -> bool,
) -> Result<LookupResult, Problem> {
    let mut answer = session.ask(|catalog| lookup::among(catalog, &query, game, most, &is_wanted))?;
    if !lookup::is_named(&answer.found) {
        add_imported(session, &query, game, LookupScope::Best, &mut answer);
        let id = |found: &ScoredRecord| is_wanted(found.record.id().as_str());
        answer.found.retain(id);
    }
    Ok(LookupResult { query, game, answer, about: Vec::new() })
}

/// Adds imported cards of that name. Imports that cannot be read take nothing from the answer of
/// the program's own catalog.
fn add_imported(
    session: &Session<'_>,
    query: &str,
    game: Option<Game>,
    extent: LookupScope,
    answer: &mut lookup::LookupAnswer,
) {
    let may_be_card = |game: Game| game.has(Feature::CollectibleCards);
    if !game.is_none_or(may_be_card) || !session.has_imports() {
        return;
    }
    let own = &answer.found;
    let found = session.ask_cards(|cards| lookup::with_imported(cards, query, game, extent, own));
    if let Ok(found) = found {
        answer.take_in(found);
    }
}

/// Skills, species and keywords that are called so.
fn about(session: &Session<'_>, query: &str, game: Option<Game>) -> Result<Vec<NameTally>, Problem> {
    let known = session.ask(|catalog| lookup::about(catalog, query, game))?;
    if known.is_empty() || !session.has_imports() {
        return Ok(known);
    }
    let counted = session.ask_cards(|cards| lookup::recounted(cards, &known));
    Ok(counted.unwrap_or(known))
}

fn nothing(session: &Session<'_>, known: LookupResult) -> Result<Found<Hits>, Problem> {
    let suggestions = known.near(session.texts.lang(), session.names()?);
    let LookupResult { query, answer, .. } = known;
    let hits =
        Hits { suggestions: suggestions.clone(), ..Hits::from_answer(query.as_str(), answer.clone(), false) };
    Ok(Found::new(hits).with_problem(why(query, answer, suggestions)))
}

/// Why nothing is shown.
fn why(query: String, answer: lookup::LookupAnswer, suggestions: Vec<String>) -> Problem {
    let words = answer.unknown;
    let rest = query
        .split_whitespace()
        .filter(|word| !words.iter().any(|unknown| key(unknown) == key(word)))
        .collect::<Vec<_>>()
        .join(" ");
    if answer.elsewhere > 0 {
        return Problem::missing(say::err_only_elsewhere(query))
            .hint(say::hint_only_elsewhere(answer.elsewhere))
            .near(suggestions);
    }
    if words.is_empty() || key(&rest).is_empty() {
        return Problem::missing(say::err_nothing_found(query)).hint(say::hint_nothing_found()).near(suggestions);
    }
    Problem::missing(say::err_not_understood(Fact::names(words), query))
        .hint(say::hint_not_understood(rest))
        .near(suggestions)
}
