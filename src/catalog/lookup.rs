//! The look-up: which entries answer a query, and whether one of them is clearly the answer.
//!
//! Exact names are read from the register. Only when there are none, or all hits are wanted, is the full-text index
//! opened.

use crate::own::is_own;
pub use crate::scored_record::ScoredRecord;
use crate::search::cards::NOTHING;
use crate::search::query::parse;
use crate::search::{Answers, IndexHit, Match, is_of_unknown, is_off_topic};
use crate::store::names::NameTally;
use crate::store::register::NameMatch;
use crate::{CatalogError, CatalogHandle, OpenedCards, split_query_error};
use model::{Feature, Game, Kind, Localized, Record};

/// At most this many hits unless all are asked for.
const SHORT_LIST: usize = 8;
/// A first hit this much better than the second is the answer.
const CLEARLY_BETTER: f32 = 1.25;
/// A list ends where hits fall below this share of the score of the first.
const SAME_LEAGUE: f32 = 0.55;
/// The same for hits of other games than the one asked for, which are not compared phrase by phrase.
const AS_GOOD_ELSEWHERE: f32 = 0.45;
/// So many hits are named already with [`NEAR_ENOUGH`].
const FEW: usize = 3;
/// The share of the score of the first with which the first [`FEW`] hits are named.
const NEAR_ENOUGH: f32 = 0.3;
/// A first hit that no name led to is no answer below this score, where one word says what is asked about.
const WORTH_ANSWERING: f32 = 0.95;
/// The same for a word that stands alone, which may be a name with typing errors.
const WORTH_NAMING: f32 = 0.42;
/// Where words nobody knows are at least this share of what was asked, nothing is near it.
const NOT_UNDERSTOOD: f32 = 0.5;
/// How nearly a question of the first hit asks the same as a query that speaks of what no rule is about, for it to be
/// an answer all the same.
const ASKED_NEARLY: f32 = 0.75;
/// A game whose best hit has at least this share of the score of the first has a rule for what is asked as well.
const AS_WELL: f32 = 0.7;
/// Below this score the first hit is not sure enough for rules of other games to be named with it.
const SURE: f32 = 1.0;
/// So many of the hits are named where none of them is an answer.
const NEAREST: usize = 3;
/// How much is wanted of the hits.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LookupScope {
    /// The answer, or a short list.
    Best,
    /// Everything that fits at all.
    All,
}

/// Entries of whatever box whose id or one of whose names equals the query: what the player's boxes have before others,
/// titles before aliases, then in list order; a general rule before those of its game that speak of one way to play.
///
/// # Errors
/// When the catalog is damaged.
pub fn named(catalog: &CatalogHandle, query: &str, game: Option<Game>) -> Result<Vec<ScoredRecord>, CatalogError> {
    if let Some(record) = by_id(catalog, query, game)? {
        return Ok(vec![ScoredRecord::exact(NameMatch { record, is_title: true })]);
    }
    let named = catalog.find_by_name(query, game)?;
    Ok(general_first(named.into_iter().map(ScoredRecord::exact).collect()))
}

/// Those of the player's boxes whose id or one of whose names equals the query.
///
/// # Errors
/// When the catalog is damaged.
pub fn named_of_own(
    catalog: &CatalogHandle,
    query: &str,
    game: Option<Game>,
) -> Result<Vec<ScoredRecord>, CatalogError> {
    let mut own = named(catalog, query, game)?;
    own.retain(ScoredRecord::is_own);
    Ok(own)
}

/// The entry whose id was typed.
fn by_id(catalog: &CatalogHandle, query: &str, game: Option<Game>) -> Result<Option<Record>, CatalogError> {
    if !query.contains('/') {
        return Ok(None);
    }
    let record = catalog.record_of_any_box(query.trim())?;
    Ok(record.filter(|record| game.is_none_or(|game| record.game() == game)))
}

/// The plural of a rule is often the printed heading of its counterpart in solo play: whoever asks for
/// duty officers means those of the game first.
fn general_first(found: Vec<ScoredRecord>) -> Vec<ScoredRecord> {
    let mut ordered: Vec<ScoredRecord> = Vec::with_capacity(found.len());
    for next in found {
        let before = ordered.iter().position(|known| next.is_general_to(known));
        ordered.insert(before.unwrap_or(ordered.len()), next);
    }
    ordered
}

/// What a look-up knows of a query.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct LookupAnswer {
    /// The hits to show, best first.
    pub found: Vec<ScoredRecord>,
    /// How many there are in all.
    pub total: usize,
    /// Hits as good as those shown, in other games than the one asked for.
    pub elsewhere: usize,
    /// Words that occur nowhere, as typed.
    pub unknown: Vec<String>,
    /// Titles of what is nearest to the query, best first, where nothing is found.
    pub nearest: Vec<Localized<String>>,
}

impl LookupAnswer {
    /// Takes hits that imported cards have joined. Where some did, every word of the query occurs.
    pub fn take_in(&mut self, found: Vec<ScoredRecord>) {
        if found.iter().any(|hit| !self.found.contains(hit)) {
            self.unknown.clear();
        }
        self.total = self.total.max(found.len());
        self.found = found;
    }
}

/// What the catalog knows of a query, best first. Nothing is found where most of what was asked is
/// unknown, unless all is wanted that has anything to do with it.
///
/// # Errors
/// When the catalog is damaged.
pub fn find(
    catalog: &CatalogHandle,
    query: &str,
    game: Option<Game>,
    extent: LookupScope,
) -> Result<LookupAnswer, CatalogError> {
    let (known, beyond): (Vec<ScoredRecord>, Vec<ScoredRecord>) =
        named(catalog, query, None)?.into_iter().partition(ScoredRecord::is_own);
    let (mut own, elsewhere): (Vec<ScoredRecord>, Vec<ScoredRecord>) =
        known.into_iter().partition(|found| game.is_none_or(|game| found.game() == game));
    add_beyond(beyond, game, &mut own);
    if !own.is_empty() && extent == LookupScope::Best {
        let namesakes = namesakes(catalog, query, game, &own)?;
        own.extend(namesakes);
        let total = own.len();
        keep_rules(&mut own);
        return Ok(LookupAnswer {
            total,
            elsewhere: elsewhere.len(),
            found: own,
            unknown: Vec::new(),
            nearest: Vec::new(),
        });
    }
    let limit = match extent {
        LookupScope::Best => SHORT_LIST,
        LookupScope::All => usize::MAX,
    };
    let mut answers = catalog.nearest(query, game, limit)?;
    let total = answers.total;
    let known = |hit: &IndexHit| own.iter().any(|known| known.is(&hit.id));
    answers.hits.retain(|hit| !known(hit));
    let elsewhere = match elsewhere.len() {
        0 => as_good_elsewhere(&answers),
        exact => exact,
    };
    let mut nearest = Vec::new();
    if extent == LookupScope::Best {
        for hit in keep_best(query, &mut answers) {
            let record = catalog.record(&hit.id)?.ok_or(CatalogError::Damaged)?;
            // A rule that the player wrote is found by few of its words, for it has no questions of its own.
            if nearest.is_empty() && is_own(&record) {
                answers.hits.push(hit);
                break;
            }
            nearest.push(record.title().clone());
        }
    }
    let chooser = answers.asked.chooser();
    for hit in &answers.hits {
        let record = catalog.record(&hit.id)?.ok_or(CatalogError::Damaged)?;
        own.push(ScoredRecord::ranked(record, hit).with_passage(&chooser, &hit.asked));
    }
    Ok(LookupAnswer { total: total.max(own.len()), elsewhere, found: own, unknown: answers.unknown, nearest })
}

/// A rule that is called so is meant, and not one of thousands of cards of the Star Trek CCG that share its name.
fn keep_rules(named: &mut Vec<ScoredRecord>) {
    if named.iter().any(|found| found.record.kind() != Kind::Card) {
        named.retain(|found| !matches!(found.record, Record::Ccg(_)));
    }
}

/// What has to do with a query among things of wanted ids, best first and so many at most: those called so, then
/// the nearest.
///
/// # Errors
/// When the catalog is damaged.
pub fn among(
    catalog: &CatalogHandle,
    query: &str,
    game: Option<Game>,
    most: usize,
    is_wanted: impl Fn(&str) -> bool,
) -> Result<LookupAnswer, CatalogError> {
    let mut found = named_of_own(catalog, query, game)?;
    found.retain(|found| is_wanted(found.record.id().as_str()));
    let answers = catalog.nearest(query, game, usize::MAX)?;
    let is_new = |hit: &&IndexHit| !found.iter().any(|known| known.is(&hit.id));
    let wanted = answers.hits.iter().filter(|hit| is_wanted(&hit.id));
    let new: Vec<&IndexHit> = wanted.filter(is_new).collect();
    let total = found.len() + new.len();
    for hit in new.into_iter().take(most.saturating_sub(found.len())) {
        let record = catalog.record(&hit.id)?.ok_or(CatalogError::Damaged)?;
        found.push(ScoredRecord::ranked(record, hit));
    }
    Ok(LookupAnswer { found, total, elsewhere: 0, unknown: answers.unknown, nearest: Vec::new() })
}

/// Adds what boxes call so that the player does not have. Where another game has the name, or a card of the player's own
/// is called so beside its title, titles alone are worth a word.
fn add_beyond(beyond: Vec<ScoredRecord>, game: Option<Game>, own: &mut Vec<ScoredRecord>) {
    let is_wanted = |found: &ScoredRecord| game.is_none_or(|game| found.game() == game);
    if !own.iter().any(|own| own.is_title && own.game().has(Feature::Crews)) {
        let is_alone = own.is_empty();
        own.extend(beyond.into_iter().filter(|found| is_wanted(found) && (is_alone || found.is_title)));
    }
}

/// Cards that bear a name which equals a mere alias of other cards: whoever asks for the Enterprise may
/// mean any of them.
fn namesakes(
    catalog: &CatalogHandle,
    query: &str,
    game: Option<Game>,
    named: &[ScoredRecord],
) -> Result<Vec<ScoredRecord>, CatalogError> {
    let is_short = named.iter().all(|found| !found.is_title && found.record.kind() == Kind::Card);
    if !is_short {
        return Ok(Vec::new());
    }
    // Those that are named already may be among them.
    let mut bearers = catalog.cards_with_name_words(query, game, SHORT_LIST + named.len())?;
    bearers.retain(|card| !named.iter().any(|known| known.is(card.id().as_str())));
    bearers.truncate(SHORT_LIST.saturating_sub(named.len()));
    Ok(bearers.into_iter().map(ScoredRecord::bearing).collect())
}

/// Hits of other games that are not weaker than what is found worth showing.
fn as_good_elsewhere(answers: &Answers) -> usize {
    let elsewhere = answers.elsewhere.iter().copied();
    let best = match answers.hits.first() {
        Some(hit) => hit.score,
        None => elsewhere.clone().fold(0.0, f32::max),
    };
    elsewhere.filter(|score| *score >= best * AS_GOOD_ELSEWHERE).count()
}

/// Leaves what is worth showing; nothing if most of the query is unknown and no name is near it, or no hit is an
/// answer. Then the nearest are returned, best first.
fn keep_best(query: &str, answers: &mut Answers) -> Vec<IndexHit> {
    let mut nearest = Vec::new();
    let best = answers.hits.first();
    let is_name = best.is_some_and(|hit| hit.matched != Match::Words);
    if is_name {
        answers.unknown.clear();
    } else if best.is_some_and(|hit| !is_worth_answering(query, hit, answers)) {
        let hits = std::mem::take(&mut answers.hits).into_iter();
        let near = if answers.unknown_share < NOT_UNDERSTOOD { NEAREST } else { 0 };
        nearest = hits.take(near).collect();
    }
    let best = answers.hits.first().map_or(0.0, |hit| hit.score);
    let (league, few) = (best * SAME_LEAGUE, best * NEAR_ENOUGH);
    let mut place = 0;
    answers.hits.retain(|hit| {
        place += 1;
        let enough = if place <= FEW { few } else { league };
        hit.score >= enough
    });
    nearest
}

/// Whether the first hit is an answer. The more words a query has the smaller is the share of them that an entry speaks
/// of, whatever it answers.
fn is_worth_answering(query: &str, hit: &IndexHit, answers: &Answers) -> bool {
    let is_asked = hit.asked.iter().any(|part| part.nearest >= ASKED_NEARLY);
    let unknown = if answers.known_make_a_name { 0.0 } else { answers.unknown_share };
    let worth = hit.score * (answers.words as f32).sqrt() - unknown;
    let is_lone = !query.trim().contains(' ');
    let is_elsewhere = is_off_topic(query) || is_of_unknown(query, &answers.unknown);
    worth >= if is_lone { WORTH_NAMING } else { WORTH_ANSWERING } && (is_asked || !is_elsewhere)
}

/// Whether an entry is called so, or its name at least begins so: then imported cards need not be
/// asked.
pub fn is_named(found: &[ScoredRecord]) -> bool {
    found.iter().any(ScoredRecord::is_named)
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
    extent: LookupScope,
    own: &[ScoredRecord],
) -> Result<Vec<ScoredRecord>, CatalogError> {
    let called = split_query_error(catalog.index()?.called(query))?.unwrap_or_default();
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
            cards.push(ScoredRecord::called(record, called));
        }
        // They come best first, and no more of them are shown.
        if extent == LookupScope::Best && cards.len() == SHORT_LIST {
            break;
        }
    }
    let is_answer = cards.first().is_some_and(ScoredRecord::is_exact);
    if !is_answer || extent == LookupScope::All {
        cards.extend_from_slice(own);
    }
    cards.sort_by(|a, b| {
        let by_name = b.is_named().cmp(&a.is_named());
        by_name.then(b.score.total_cmp(&a.score))
    });
    if extent == LookupScope::Best {
        cards.truncate(SHORT_LIST);
    }
    Ok(cards)
}

/// A skill, a species or a keyword of cards that is called as the query, with how many built-in cards
/// have it.
///
/// # Errors
/// When the catalog is damaged.
pub fn about(catalog: &CatalogHandle, query: &str, game: Option<Game>) -> Result<Vec<NameTally>, CatalogError> {
    Ok(catalog.register().card_values(query, game)?)
}

/// Facts of cards (skills, species, keywords) with how many cards have each, the player's imports among them.
///
/// # Errors
/// When the catalog of cards is damaged.
pub fn recounted(catalog: &OpenedCards, known: &[NameTally]) -> Result<Vec<NameTally>, CatalogError> {
    let mut counted = known.to_vec();
    for tally in &mut counted {
        if let Ok(query) = parse(&tally.search()) {
            let cards = split_query_error(catalog.index()?.count(&query, &NOTHING))?;
            tally.cards = cards.ok().and_then(|cards| cards.try_into().ok()).unwrap_or(tally.cards);
        }
    }
    Ok(counted)
}

/// Of the hits the one that answers the same for one way to play (alone, a campaign), if it is about as good as the
/// general rule that comes first.
pub fn variant_beside(found: &[ScoredRecord]) -> Option<&ScoredRecord> {
    let (first, others) = found.split_first()?;
    let fits = |other: &&ScoredRecord| {
        other.passage.is_some() && first.is_general_to(other) && other.score >= first.score * SAME_LEAGUE
    };
    others.iter().find(fits)
}

/// Where several games have a rule for what is asked, and the first hit is clearly the best of its own: puts the best
/// statement of each game before all others, the likeliest game first, and says how many these are; else 1. Which is
/// the likeliest is asked for only then.
pub fn part_by_game(found: &mut Vec<ScoredRecord>, likely: impl FnOnce() -> Option<Game>) -> usize {
    let Some((game, best)) = found.first().map(|first| (first.game(), first.score)) else {
        return 1;
    };
    let is_near = |other: &ScoredRecord| other.game() == game && best < other.score * CLEARLY_BETTER;
    if best < SURE || found.iter().skip(1).any(is_near) {
        return 1;
    }
    let mut of_games: Vec<ScoredRecord> = Vec::new();
    for hit in found.iter().filter(|hit| hit.passage.is_some() && hit.score >= best * AS_WELL) {
        if !of_games.iter().any(|known| known.game() == hit.game()) {
            of_games.push(hit.clone());
        }
    }
    let count = of_games.len();
    if count < 2 {
        return 1;
    }
    if let Some(likely) = likely() {
        of_games.sort_by_key(|hit| hit.game() != likely);
    }
    found.retain(|hit| !of_games.contains(hit));
    found.splice(0..0, of_games);
    count
}

/// Whether the first hit is the answer. Among exact names a title beats the aliases of its own game,
/// but not names of another game: the player may be sitting at either table.
pub fn has_single_answer(found: &[ScoredRecord]) -> bool {
    let [first, others @ ..] = found else {
        return false;
    };
    match others.first() {
        None => true,
        Some(_) if first.is_exact() && others.iter().any(|other| !other.is_exact()) => false,
        Some(_) if first.is_exact() => {
            others.iter().all(|other| first.is_title && !other.is_title && other.game() == first.game())
        }
        Some(second) => first.score >= second.score * CLEARLY_BETTER,
    }
}
