//! A query against the terms of the index: as words (which share of what it asks an entry speaks about, and where) and
//! as a name (exact, inflected, begun, mistyped).

use tantivy::DocId;

use super::evidence::{Evidence, look_at_common};
use super::intent::{ParsedQuery, Word};
use super::meanings::{QueryWord, meanings};
use super::sayings;
use super::schema::{DocMap, IndexReader, Scores, raise};
use super::weights;
use super::weights::Match;
use crate::search::analyze::stem_key;
use crate::search::expand::{keys_with_prefix, length, near, same_start};
use model::text::{key, spelled};
use model::{Game, Lang};

/// Longest run of words that is tried as a whole name.
const LONGEST_NAME: usize = 4;

/// What a query is about.
pub(crate) struct QueryScores {
    /// Whether the words that are known are together a name of an entry.
    pub known_make_a_name: bool,
    /// For each entry the share of what was asked that it speaks about, 0 to about 1.
    pub scores: Scores,
    pub words: Vec<QueryWord>,
}

impl QueryScores {
    /// The words no entry knows, as typed.
    pub(crate) fn unknown(&self) -> Vec<String> {
        let unknown = self.words.iter().filter(|word| !word.is_known);
        unknown.map(|word| word.word.typed.clone()).collect()
    }

    /// The share of what was asked that no entry knows, 0 to 1: rare words weigh more, and nothing is
    /// rarer than a word nobody knows.
    pub(crate) fn unknown_share(&self) -> f32 {
        let weight = |words: &mut dyn Iterator<Item = &QueryWord>| words.map(|w| w.rarity).sum::<f32>();
        let all = weight(&mut self.words.iter());
        let unknown = weight(&mut self.words.iter().filter(|word| !word.is_known));
        if all > 0.0 { unknown / all } else { 0.0 }
    }
}

/// Reads a question word by word; `named` are the entries whose names are near the query, with what that is worth.
///
/// # Errors
/// When the index cannot be read.
pub(crate) fn about(
    reader: &IndexReader<'_>,
    question: &ParsedQuery,
    named: impl Iterator<Item = (DocId, f32)>,
) -> tantivy::Result<QueryScores> {
    let mut words = Vec::new();
    let mut evidence = Vec::new();
    for (word, found) in question.words.iter().zip(whole_names(reader, &question.words)?) {
        let mut own = Evidence::from_scores(found);
        let meanings = meanings(reader, word)?;
        for (meaning, worth) in &meanings {
            own.collect(reader, meaning, *worth)?;
        }
        words.push(QueryWord { word: word.clone(), meanings, said_for: Vec::new(), rarity: 0.0, is_known: false });
        evidence.push(own);
    }
    sayings::collect(reader, question, &mut words, &mut evidence)?;
    for (word, own) in words.iter_mut().zip(&evidence) {
        word.is_known = own.is_known();
        word.rarity = own.rarity(reader);
    }
    let mut rarities: Vec<f32> = words.iter().map(|word| word.rarity).collect();
    for word in &question.scaffolding {
        let mut own = Evidence::default();
        own.collect_questions(reader, &word.folded, 1.0)?;
        rarities.push(weights::SCAFFOLDING * own.rarity(reader));
        evidence.push(own);
    }
    look_at_common(reader, &mut evidence, &rarities, named)?;
    let found: Vec<Scores> = evidence.into_iter().map(|own| own.found).collect();
    Ok(QueryScores {
        known_make_a_name: known_make_a_name(reader, &words)?,
        scores: tally(reader, question, found, &rarities),
        words,
    })
}

/// The share of what was asked that each entry speaks about, given the entries and the rarity of each word.
fn tally(reader: &IndexReader<'_>, question: &ParsedQuery, found: Vec<Scores>, rarities: &[f32]) -> Scores {
    let mut tally = HitTally::default();
    let mut found = found.into_iter().zip(rarities);
    for (found, rarity) in found.by_ref().take(question.words.len()) {
        tally.add(reader, found, *rarity);
    }
    // Before the scaffolding: an entry covers what is asked about, not how it is asked.
    tally.weigh_coverage();
    for (found, rarity) in found {
        tally.add_scaffolding(found, *rarity);
    }
    tally.scores(reader, question)
}

/// Whether nothing but unknown words keep a query from being a name.
fn known_make_a_name(reader: &IndexReader<'_>, words: &[QueryWord]) -> tantivy::Result<bool> {
    let known: Vec<&str> =
        words.iter().filter(|word| word.is_known).map(|word| word.word.folded.as_str()).collect();
    if known.len() == words.len() || known.len() < 2 {
        return Ok(false);
    }
    let name = known.join(" ");
    for lang in Lang::ALL {
        if reader.knows(reader.fields.stem_key, &stem_key(lang, &name))? {
            return Ok(true);
        }
    }
    Ok(false)
}

/// Something of each game.
type ByGame = [f32; Game::ALL.len()];

/// Scores, word by word.
#[derive(Default)]
struct HitTally {
    total: Scores,
    covered: Scores,
    /// How well each game knows the words.
    games: ByGame,
    asked: f32,
}

impl HitTally {
    fn add(&mut self, reader: &IndexReader<'_>, found: Scores, rarity: f32) {
        self.asked += rarity;
        let mut best = ByGame::default();
        for (doc, score) in found {
            *self.total.entry(doc).or_default() += rarity * score;
            *self.covered.entry(doc).or_default() += rarity * score.min(1.0);
            let slot = &mut best[reader.game(doc) as usize];
            *slot = slot.max(score);
        }
        for (known, score) in self.games.iter_mut().zip(best) {
            *known += rarity * score;
        }
    }

    /// An entry that knows every word beats one that knows a single word well.
    fn weigh_coverage(&mut self) {
        for (doc, score) in &mut self.total {
            let covered = self.covered.get(doc).copied().unwrap_or_default();
            *score *= weights::coverage(covered / self.asked);
        }
    }

    fn add_scaffolding(&mut self, found: Scores, rarity: f32) {
        self.asked += rarity;
        for (doc, score) in found {
            *self.total.entry(doc).or_default() += rarity * score;
        }
    }

    fn scores(mut self, reader: &IndexReader<'_>, question: &ParsedQuery) -> Scores {
        let best = self.games.into_iter().fold(0.0, f32::max);
        for (doc, score) in &mut self.total {
            let known = self.games[reader.game(*doc) as usize];
            let home = weights::home(if best > 0.0 { known / best } else { 1.0 });
            let variant = weights::variant_game(reader.game(*doc), question);
            let kind = if reader.is_silent(*doc) {
                weights::CARD * weights::NEAR_CARD
            } else {
                weights::kind(reader.kind(*doc), question.of_variant)
            };
            *score *= home * variant * kind / self.asked;
        }
        self.total
    }
}

/// For each word the entries of which it is, alone or with its neighbours, a whole name.
fn whole_names(reader: &IndexReader<'_>, words: &[Word]) -> tantivy::Result<Vec<Scores>> {
    let mut covered = vec![Scores::default(); words.len()];
    for size in 1..=LONGEST_NAME.min(words.len()) {
        for start in 0..=words.len() - size {
            let run = start..start + size;
            let folded: Vec<&str> = words[run.clone()].iter().map(|w| w.folded.as_str()).collect();
            let name = folded.join(" ");
            for lang in Lang::ALL {
                let docs = reader.with_term(reader.fields.stem_key, &stem_key(lang, &name))?;
                for scores in &mut covered[run.clone()] {
                    raise(scores, docs.clone(), |_| weights::WHOLE_NAME);
                }
            }
        }
    }
    Ok(covered)
}

/// Shortest query that may be the beginning of a name.
const SHORTEST_PREFIX: usize = 3;

/// Longer queries, in words, are no misspelled names: their words are corrected one by one.
const LONGEST_MISSPELT_NAME: usize = 4;

/// The best match of a name, by document.
pub(crate) type NameMatches = DocMap<(f32, Match)>;

/// Every entry a name of which is near the query, with its best match.
///
/// # Errors
/// When the index cannot be read.
pub(crate) fn near_names(reader: &IndexReader<'_>, query: &str) -> tantivy::Result<NameMatches> {
    let mut names = Names { reader, best: NameMatches::default() };
    let typed = key(query);
    names.keep(&typed, weights::EXACT, Match::Exact)?;
    for lang in Lang::ALL {
        let docs = reader.with_term(reader.fields.stem_key, &stem_key(lang, query))?;
        names.lift(docs.into_keys(), weights::INFLECTED, Match::Inflected);
    }
    names.beginnings(&typed)?;
    if query.split_whitespace().count() <= LONGEST_MISSPELT_NAME {
        let spelled = spelled(query);
        names.misspellings(&typed, length(&spelled))?;
        if spelled != typed {
            names.misspellings(&spelled, length(&spelled))?;
        }
    }
    Ok(names.best)
}

struct Names<'a> {
    reader: &'a IndexReader<'a>,
    best: NameMatches,
}

impl Names<'_> {
    fn beginnings(&mut self, typed: &str) -> tantivy::Result<()> {
        if length(typed) < SHORTEST_PREFIX {
            return Ok(());
        }
        for name in keys_with_prefix(&self.reader.segments, self.reader.fields.key, typed)? {
            let score = weights::prefix(length(typed), length(&name));
            self.keep(&name, score, Match::Prefix)?;
        }
        Ok(())
    }

    fn misspellings(&mut self, typed: &str, typed_length: usize) -> tantivy::Result<()> {
        let field = self.reader.fields.key;
        for (name, distance) in near(&self.reader.segments, field, typed, typed_length)? {
            let score = weights::typo(distance, typed_length, same_start(typed, &name));
            self.keep(&name, score, Match::Typo)?;
        }
        Ok(())
    }

    /// Keeps the entries with a name; those whose title it is count a little more.
    fn keep(&mut self, name: &str, score: f32, matched: Match) -> tantivy::Result<()> {
        let fields = self.reader.fields;
        let titled = self.reader.with_term(fields.title_key, name)?;
        self.lift(titled.into_keys(), score + weights::TITLE, matched);
        let named = self.reader.with_term(fields.key, name)?;
        self.lift(named.into_keys(), score, matched);
        Ok(())
    }

    fn lift(&mut self, docs: impl Iterator<Item = DocId>, score: f32, matched: Match) {
        for doc in docs {
            let is_near = self.reader.is_silent(doc) && matched != Match::Exact;
            let score = if is_near { score * weights::NEAR_CARD } else { score };
            let slot = self.best.entry(doc).or_insert((score, matched));
            if score > slot.0 {
                *slot = (score, matched);
            }
        }
    }
}
