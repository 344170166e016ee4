//! The query beside each name and question of an entry: the last word on entries that are nearly as
//! good as each other.

use frostem::Stemmer;
use xxhash_rust::xxh3::xxh3_64_with_seed;

use super::intent::ParsedQuery;
use super::lexicon::is_stopword;
use super::meanings::QueryWord;
use super::weights;
use crate::search::analyze::stemmer;
use crate::search::word_cache::WordCache;
use model::text::each_word;
use model::{Lang, Localized, Record};

/// Set in the number of a word of the scaffolding.
const MARK: u32 = 1 << 31;
/// Bytes of a stem as it is kept.
const WIDTH: usize = size_of::<u32>();
/// Longest phrase that is kept whole, in stems.
const LONGEST: usize = u8::MAX as usize;
/// Stands for the part of an entry that a phrase belongs to where it belongs to none; so do all that are further down.
const WHOLE: u8 = u8::MAX;
/// Words of [`QueryStems::filter`].
const FILTER: usize = 16;

/// The names and questions of a record in both languages, as they are laid beside a query: for each
/// phrase how many stems it has, which part of the record answers it, then the numbers of the stems. To compare
/// numbers is many times quicker than to compare words.
///
/// Returns what makes them of one record after another.
pub fn phrases() -> impl FnMut(&Record) -> Vec<u8> {
    let mut numbers = Localized::from_fn(StemNumbers::new);
    move |record| phrases_of(record, &mut numbers)
}

fn phrases_of(record: &Record, numbers: &mut Localized<StemNumbers>) -> Vec<u8> {
    let mut kept = Vec::new();
    for &lang in languages(record) {
        let names = record.names(lang).map(|name| (None, name));
        for (part, phrase) in names.chain(record.questions(lang)) {
            let mut numbers = numbers.get_mut(lang).of(phrase);
            numbers.truncate(LONGEST);
            kept.push(numbers.len() as u8);
            kept.push(part.and_then(|part| part.try_into().ok()).unwrap_or(WHOLE));
            kept.extend(numbers.iter().flat_map(|number| number.to_le_bytes()));
        }
    }
    kept
}

/// Gives each stem of a language a number that belongs to it alone (as good as always); those of the scaffolding
/// are marked. Whoever writes an index meets few words often, so it remembers them.
struct StemNumbers {
    lang: Lang,
    stemmer: Stemmer,
    known: WordCache<u32>,
}

impl StemNumbers {
    fn new(lang: Lang) -> StemNumbers {
        StemNumbers { lang, stemmer: stemmer(lang), known: WordCache::new() }
    }

    /// The numbers of the words of a name or question, in order.
    fn of(&mut self, text: &str) -> Vec<u32> {
        let mut numbers = Vec::new();
        each_word(text, |word| numbers.push(self.of_word(word)));
        numbers
    }

    fn of_word(&mut self, word: &str) -> u32 {
        *self.known.get_or_insert_with(word, |word| {
            let mark = if is_stopword(word) { MARK } else { 0 };
            mark | number(self.lang, &self.stemmer.stem(word))
        })
    }
}

fn number(lang: Lang, stem: &str) -> u32 {
    xxh3_64_with_seed(stem.as_bytes(), lang as u64) as u32 & !MARK
}

/// The query as a phrase, in both languages.
pub(crate) struct QueryPhrase {
    /// What each word weighs.
    weights: Vec<f32>,
    known: QueryStems,
}

impl QueryPhrase {
    /// The words of a question with all they may mean; rare words weigh more.
    pub(crate) fn new(question: &ParsedQuery, asked: &[QueryWord]) -> QueryPhrase {
        let mean = asked.iter().map(|word| word.rarity).sum::<f32>() / asked.len().max(1) as f32;
        let content = asked.iter().map(|word| weights::weight(word.rarity, mean));
        let scaffolding = question.scaffolding.iter().map(|_| weights::SCAFFOLDING);
        QueryPhrase {
            weights: content.chain(scaffolding).collect(),
            known: QueryStems::from_question(question, asked),
        }
    }

    /// How nearly the query is what an entry with these [`phrases`] is called and asked.
    pub(crate) fn likeness(&self, mut phrases: &[u8]) -> PhraseLikeness {
        let mut shared = vec![0.0_f32; self.weights.len()];
        let all: f32 = self.weights.iter().sum();
        let mut likest = BestScores::default();
        let mut parts: Vec<AskedWords> = Vec::new();
        while let Some(([count, part], rest)) = phrases.split_first_chunk() {
            let length = usize::from(*count) * WIDTH;
            let Some((phrase, rest)) = rest.split_at_checked(length) else {
                break;
            };
            phrases = rest;
            let likeness = self.beside(phrase, all, &mut shared);
            likest.take(likeness);
            if *part != WHOLE {
                let at = usize::from(*part);
                parts.resize_with(parts.len().max(at + 1), || AskedWords::new(shared.len()));
                parts[at].take(likeness, &shared);
            }
        }
        PhraseLikeness {
            whole: weights::likeness(likest.0),
            // Of a single word every question that has it says all.
            covered: match self.weights.len() {
                0 | 1 => 0.0,
                _ => parts.iter().map(|part| self.share(&part.words, |_| 0.0)).fold(0.0, f32::max),
            },
            parts: self.parts(&parts),
        }
    }

    /// For each part the nearest of its questions, and what all of them say of the query.
    fn parts(&self, parts: &[AskedWords]) -> Vec<AskedPart> {
        let share_of_parts = |word: usize| {
            let with = parts.iter().filter(|part| part.words[word] > 0.0).count();
            weights::EVERYWHERE_ASKED * with as f32 / parts.len() as f32
        };
        let everywhere: Vec<f32> = (0..self.weights.len()).map(share_of_parts).collect();
        let part = |part: &AskedWords| AskedPart {
            nearest: part.nearest,
            covered: self.share(&part.words, |word| everywhere[word]),
        };
        parts.iter().map(part).collect()
    }

    /// The share of the query that so much of its words is, each less what is `off` it.
    fn share(&self, words: &[f32], off: impl Fn(usize) -> f32) -> f32 {
        let weighed = words.iter().zip(&self.weights).enumerate();
        let said = weighed.map(|(at, (word, weight))| word * weight * (1.0 - off(at))).sum::<f32>();
        said / self.weights.iter().sum::<f32>().max(f32::MIN_POSITIVE)
    }

    /// What query and phrase share of the weight of both. What the phrase says beyond the query counts
    /// less: a question may be asked in fewer words.
    fn beside(&self, phrase: &[u8], query: f32, shared: &mut [f32]) -> f32 {
        shared.fill(0.0);
        let mut beyond = 0.0;
        let mut is_like = false;
        for number in phrase.chunks_exact(WIDTH) {
            let number = u32::from_le_bytes([number[0], number[1], number[2], number[3]]);
            match self.known.find(number) {
                Some((word, worth)) => {
                    shared[word] = shared[word].max(worth);
                    is_like = true;
                }
                None => beyond += weights::BEYOND * weigh(number),
            }
        }
        let all = query + beyond;
        if !is_like || all <= 0.0 {
            return 0.0;
        }
        let both: f32 = shared.iter().zip(&self.weights).map(|(a, b)| a * b).sum();
        both / all
    }
}

/// How nearly a query is what an entry is called and asked, all 0 to 1.
pub(crate) struct PhraseLikeness {
    /// Of all its names and questions those that are nearest.
    pub whole: f32,
    /// The share of the query that the questions of one of its parts say, of that which says most.
    pub covered: f32,
    /// For each of its parts.
    pub parts: Vec<AskedPart>,
}

/// How nearly a query is what a part of an entry is asked, 0 to 1.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
pub struct AskedPart {
    /// The nearest of its questions.
    pub nearest: f32,
    /// The share of the query that all its questions together say; what other parts are asked as well counts less.
    pub covered: f32,
}

/// The words of a query that the questions of a part say.
struct AskedWords {
    nearest: f32,
    /// What each is worth.
    words: Vec<f32>,
}

impl AskedWords {
    fn new(count: usize) -> AskedWords {
        AskedWords { nearest: 0.0, words: vec![0.0; count] }
    }

    fn take(&mut self, likeness: f32, shared: &[f32]) {
        self.nearest = self.nearest.max(likeness);
        self.words.iter_mut().zip(shared).for_each(|(all, own)| *all = all.max(*own));
    }
}

/// The likenesses of the phrases that are likest, falling.
#[derive(Default)]
struct BestScores([f32; weights::LIKEST]);

impl BestScores {
    fn take(&mut self, mut likeness: f32) {
        for kept in &mut self.0 {
            if likeness > *kept {
                std::mem::swap(kept, &mut likeness);
            }
        }
    }
}

/// A stem that stands for a word of the query: which word, and what it is worth for it.
type Stem = (usize, f32);

/// The stems that stand for words of the query.
struct QueryStems {
    stems: Vec<(u32, Stem)>,
    /// A bit for each, by the last bits of its number: most stems of a phrase are none of these.
    filter: [u64; FILTER],
}

impl QueryStems {
    fn from_question(question: &ParsedQuery, asked: &[QueryWord]) -> QueryStems {
        let mut known = QueryStems { stems: Vec::new(), filter: [0; FILTER] };
        for (at, word) in asked.iter().enumerate() {
            for (meaning, worth) in &word.meanings {
                known.add(meaning, at, *worth);
            }
        }
        for (at, word) in (asked.len()..).zip(&question.scaffolding) {
            known.add_scaffolding(&word.folded, at);
        }
        known
    }

    /// A stem stands for the word it is worth most for.
    fn add(&mut self, meaning: &str, at: usize, worth: f32) {
        for number in in_both_languages(meaning) {
            match self.stems.iter_mut().find(|(known, _)| *known == number) {
                Some((_, slot)) if worth > slot.1 => *slot = (at, worth),
                Some(_) => {}
                None => self.insert(number, (at, worth)),
            }
        }
    }

    /// Stems that stand for no word of what is asked about.
    fn add_scaffolding(&mut self, word: &str, at: usize) {
        for number in in_both_languages(word) {
            if self.find(number).is_none() {
                self.insert(number, (at, 1.0));
            }
        }
    }

    fn insert(&mut self, number: u32, stem: Stem) {
        let (place, bit) = in_filter(number);
        self.filter[place] |= bit;
        self.stems.push((number, stem));
    }

    fn find(&self, number: u32) -> Option<Stem> {
        let (place, bit) = in_filter(number);
        if self.filter[place] & bit == 0 {
            return None;
        }
        let mut stems = self.stems.iter();
        stems.find(|(known, _)| *known == number).map(|(_, stem)| *stem)
    }
}

/// The languages a record has names in. Cards of the Star Trek CCG have one name; it is English.
pub(super) fn languages(record: &Record) -> &'static [Lang] {
    match record {
        Record::Ccg(_) => &[Lang::En],
        Record::Rule(_) | Record::Card(_) => &Lang::ALL,
    }
}

fn in_both_languages(text: &str) -> impl Iterator<Item = u32> {
    Lang::ALL.into_iter().flat_map(|lang| StemNumbers::new(lang).of(text))
}

fn in_filter(number: u32) -> (usize, u64) {
    (number as usize / 64 % FILTER, 1 << (number % 64))
}

fn weigh(number: u32) -> f32 {
    if number & MARK == 0 { 1.0 } else { weights::SCAFFOLDING }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scaffolding_is_marked() {
        let numbers = StemNumbers::new(Lang::En).of("how many cards");
        let marked = numbers.iter().map(|number| number & MARK != 0);
        assert_eq!(marked.collect::<Vec<_>>(), [true, true, false]);
    }

    #[test]
    fn the_likest_phrases_are_kept_in_order() {
        let mut likest = BestScores::default();
        for likeness in [0.2, 0.9, 0.1, 0.5, 0.3, 0.4] {
            likest.take(likeness);
        }
        assert!(likest.0.is_sorted_by(|a, b| a >= b));
        assert!((likest.0.iter().sum::<f32>() - 2.3).abs() < 1e-6);
    }

    #[test]
    fn a_torn_phrase_is_like_nothing() {
        let phrase =
            QueryPhrase { weights: vec![1.0], known: QueryStems::from_question(&ParsedQuery::parse(""), &[]) };
        let likeness = phrase.likeness(&[9, 0, 1, 2]);
        assert_eq!((likeness.whole, likeness.parts), (0.0, Vec::new()));
    }
}
