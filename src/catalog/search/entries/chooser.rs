//! Which statement of an entry answers a query.
//!
//! A statement says as much of what is asked as the best of its sentences, and a little more for the others. That one
//! of the questions it answers is near the query speaks for it; it decides nothing alone.

use std::borrow::Cow;

use frostem::Stemmer;
use rustc_hash::{FxHashMap, FxHashSet};

use super::intent::ParsedQuery;
use super::meanings::QueryWord;
use super::passage::{Passage, heading, passage, row_in_words};
use super::phrase::AskedPart;
use super::weights;
use crate::search::analyze::{stemmer, stems};
use model::text::vocabulary::{TypedForms, typed as known};
use model::text::{MarkupPiece, each_word, key, pieces, sentences};
use model::{AnswerUnit, CrewDeck, Lang, Localized, Record};

/// A query as sentences are held against it: its words and what kind of answer it wants.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct PassageQuery {
    words: Vec<AskedWord>,
    wants: Vec<WantedSign>,
}

/// A word that is asked about.
#[derive(Debug, Clone, PartialEq)]
struct AskedWord {
    rarity: f32,
    /// Stems in both languages, each with what it is worth for the word.
    stems: Vec<(String, f32)>,
}

/// What a sentence says that answers questions of a kind.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct AnswerSign {
    says: TypedForms,
    /// Whether figures say it as well.
    in_figures: bool,
}

/// A sign that is looked for in every sentence: its forms are folded once.
#[derive(Debug, Clone, PartialEq)]
struct WantedSign {
    keys: FxHashSet<String>,
    in_figures: bool,
}

/// What words ask for, and what says it: a number ("how many"), a permission or its refusal ("may I"), a moment
/// ("when"), a player ("who"), what becomes of a thing ("is it gone"), who else, and what is not so.
const SIGNS: [(TypedForms, AnswerSign); 7] = [
    (known::ASKS_NUMBER, AnswerSign { says: known::SAYS_NUMBER, in_figures: true }),
    (known::ASKS_PERMISSION, AnswerSign { says: known::SAYS_PERMISSION, in_figures: false }),
    (known::ASKS_MOMENT, AnswerSign { says: known::SAYS_MOMENT, in_figures: false }),
    (known::ASKS_PERSON, AnswerSign { says: known::SAYS_PERSON, in_figures: false }),
    (known::ASKS_LOSS, AnswerSign { says: known::SAYS_LOSS, in_figures: false }),
    (known::ASKS_OTHERS, AnswerSign { says: known::SAYS_OTHERS, in_figures: false }),
    (known::ASKS_REFUSAL, AnswerSign { says: known::SAYS_REFUSAL, in_figures: false }),
];

impl PassageQuery {
    /// A query whose words have been looked up. One of a single word asks for what it names, and no sentence.
    pub(crate) fn new(question: &ParsedQuery, words: &[QueryWord]) -> PassageQuery {
        if words.len() + question.scaffolding.len() < 2 {
            return PassageQuery::default();
        }
        let stems_of = |word: &QueryWord| AskedWord {
            rarity: word.rarity.max(0.1),
            stems: word
                .meanings
                .iter()
                .flat_map(|(meaning, worth)| in_both(meaning, *worth))
                .chain(word.said_for.iter().flat_map(|(title, worth)| in_both(title, weights::SAID * worth)))
                .collect(),
        };
        let asked = question.words.iter().chain(&question.scaffolding);
        let mut signs: Vec<AnswerSign> = Vec::new();
        for sign in asked.filter_map(|word| sign(&word.folded)) {
            if !signs.contains(&sign) {
                signs.push(sign);
            }
        }
        let wants = signs.into_iter().map(WantedSign::new).collect();
        PassageQuery { words: words.iter().map(stems_of).collect(), wants }
    }

    /// What chooses among the sentences of records.
    pub fn chooser(&self) -> PassageChooser<'_> {
        PassageChooser { listener: (!self.words.is_empty()).then(|| Listener::new(&self.words)), asked: self }
    }
}

/// Chooses what of records answers a query.
pub struct PassageChooser<'q> {
    asked: &'q PassageQuery,
    /// `None` if no statement is asked for.
    listener: Option<Listener<'q>>,
}

impl PassageChooser<'_> {
    /// The passage of a record that fits best, if one fits. `asked` says of each part of an entry how nearly the query
    /// is what it is asked.
    pub fn choose(&self, record: &Record, asked: &[AskedPart]) -> Option<Passage> {
        let (Record::Rule(rule), Some(listener)) = (record, &self.listener) else {
            return None;
        };
        let parts: Vec<HeardPart<'_>> = rule.entry.answers().map(|unit| listener.hear(unit)).collect();
        let weights = self.weights(&parts);
        let all: f32 = weights.iter().map(|(_, whole)| whole).sum();
        let said = |worths: &[f32]| {
            let both = worths.iter().zip(&weights);
            both.map(|(worth, (weight, _))| worth * weight).sum::<f32>() / all.max(f32::MIN_POSITIVE)
        };
        let score = |at: usize| {
            let part = &parts[at];
            let scores = part.sentences.iter().map(|one| (said(&one.worths) + self.bonus(one), one));
            let (best, sentence) = scores.max_by(|a, b| a.0.total_cmp(&b.0))?;
            let more = weights::WHOLE_PART * (said(&part.whole) - said(&sentence.worths)).max(0.0);
            let late = weights::LATER * at.min(weights::LATEST) as f32;
            let near = asked.get(at).map_or(0.0, |part| weights::asked(part.nearest, part.covered));
            Some((best + more + near - late - part.handicap(), at, sentence))
        };
        let scores: Vec<(f32, usize, &HeardSentence<'_>)> = (0..parts.len()).filter_map(score).collect();
        let shown =
            |(_, at, sentence): (f32, usize, &HeardSentence<'_>)| passage(parts[at].unit, at, sentence.text());
        // Of what is equally good the first.
        let best = scores.iter().copied().rev().max_by(|a, b| a.0.total_cmp(&b.0))?;
        if best.0 < weights::PASSAGE {
            return None;
        }
        let mut passage = shown(best);
        let is_row = |at: usize| matches!(parts[at].unit, AnswerUnit::Row(..));
        // Beside the row that answers the others of its table say nothing.
        let may_stand = |at: usize| at != best.1 && !(is_row(at) && is_row(best.1));
        let near = scores.into_iter().filter(|next| may_stand(next.1) && next.0 >= weights::NEARLY * best.0);
        let others = near.map(|next| (next.0, shown(next))).filter(|(_, next)| !passage.shows(next));
        let next = others.max_by(|a, b| a.0.total_cmp(&b.0));
        passage.next = next.map(|(_, next)| Box::new(next));
        Some(passage)
    }

    /// For each word what it weighs in a sentence, and what it weighs as something asked. What an entry is about tells
    /// none of its parts apart, and what it says nowhere no part need say.
    fn weights(&self, parts: &[HeardPart<'_>]) -> Vec<(f32, f32)> {
        let weights = |(at, word): (usize, &AskedWord)| {
            let with = parts.iter().filter(|part| part.whole[at] > 0.0).count();
            let share = with as f32 / parts.len().max(1) as f32;
            let said = if with > 0 { 1.0 } else { weights::UNSAID };
            let apart = 1.0 - weights::EVERYWHERE * share;
            (word.rarity * apart, word.rarity * said)
        };
        self.asked.words.iter().enumerate().map(weights).collect()
    }

    /// What a sentence is worth more or less for how it says it.
    fn bonus(&self, sentence: &HeardSentence<'_>) -> f32 {
        let has = self.asked.wants.iter().filter(|sign| sign.is_in(&sentence.text.en)).count();
        let sign = weights::signs(has);
        if sentence.is_exception() { sign - weights::EXCEPTION } else { sign }
    }
}

/// A part of an entry with what it is worth for each word that is asked about, 0 to about 1.
struct HeardPart<'r> {
    unit: AnswerUnit<'r>,
    sentences: Vec<HeardSentence<'r>>,
    /// Of all its sentences.
    whole: Vec<f32>,
}

impl HeardPart<'_> {
    /// What it is worth less than a statement of the rule itself: what the rules say plainly answers before a decision
    /// where they are silent.
    fn handicap(&self) -> f32 {
        match self.unit {
            AnswerUnit::Ruling(_) => weights::RULING,
            AnswerUnit::Statement(..) | AnswerUnit::Row(..) => 0.0,
        }
    }
}

/// A sentence with what it is worth for each word.
struct HeardSentence<'r> {
    text: Localized<Cow<'r, str>>,
    worths: Vec<f32>,
}

impl HeardSentence<'_> {
    fn text(&self) -> Localized<String> {
        Localized::from_fn(|lang| self.text.get(lang).clone().into_owned())
    }

    /// Whether it says how a captain breaks the rule, as `{deviation ..}` in the data is put into words: "With
    /// (captain): …".
    fn is_exception(&self) -> bool {
        let named = self.text.en.strip_prefix("With ").and_then(|rest| rest.split_once(": "));
        named.is_some_and(|(captain, _)| CrewDeck::from_code(&captain.to_lowercase()).is_some())
    }
}

/// Hears which words of a query a text says. Most words of a text begin otherwise than all of them, and to fold and
/// stem those would be most of the work.
struct Listener<'q> {
    /// How many words are asked about.
    count: usize,
    /// Every stem with the words it may stand for, by their places, and what it is worth for them.
    stems: FxHashMap<&'q str, Vec<(usize, f32)>>,
    stemmers: Localized<Stemmer>,
    /// The first two bytes of every stem.
    beginnings: Vec<[u8; 2]>,
}

impl<'q> Listener<'q> {
    fn new(words: &'q [AskedWord]) -> Listener<'q> {
        let mut stems: FxHashMap<&str, Vec<(usize, f32)>> = FxHashMap::default();
        for (at, word) in words.iter().enumerate() {
            for (stem, worth) in &word.stems {
                stems.entry(stem).or_default().push((at, *worth));
            }
        }
        let mut beginnings: Vec<[u8; 2]> = stems.keys().filter_map(|stem| beginning(stem)).collect();
        beginnings.sort_unstable();
        beginnings.dedup();
        Listener { count: words.len(), stems, beginnings, stemmers: Localized::from_fn(stemmer) }
    }

    /// What a part says, sentence by sentence.
    fn hear<'r>(&self, unit: AnswerUnit<'r>) -> HeardPart<'r> {
        let mut announced = vec![0.0; self.count];
        if let Some(heading) = heading(unit) {
            self.listen(&heading, weights::HEADING, &mut announced);
        }
        let mut whole = announced.clone();
        let hear = |text: Localized<Cow<'r, str>>| {
            let mut worths = announced.clone();
            self.listen(&text, 1.0, &mut worths);
            whole.iter_mut().zip(&worths).for_each(|(all, own)| *all = all.max(*own));
            HeardSentence { text, worths }
        };
        let sentences = parts_of(unit).into_iter().map(hear).collect();
        HeardPart { unit, sentences, whole }
    }

    fn listen(&self, text: &Localized<Cow<'_, str>>, share: f32, worths: &mut [f32]) {
        for lang in Lang::ALL {
            let text = without_marks(text.get(lang));
            for part in text.split_whitespace().filter(|part| self.may_say(part)) {
                each_word(part, |word| {
                    self.take(&self.stemmers.get(lang).stem(word), share, worths);
                });
            }
        }
    }

    /// Whether what stands between two blanks begins as a stem does, or may do so once it is folded.
    fn may_say(&self, part: &str) -> bool {
        let word = part.trim_start_matches(|c: char| !c.is_alphanumeric());
        let Some([first, second]) = beginning(word).map(|two| two.map(|b| b.to_ascii_lowercase())) else {
            return false;
        };
        let is_folded = !first.is_ascii() || !second.is_ascii() || second == b'e';
        is_folded || self.beginnings.binary_search(&[first, second]).is_ok() || word.contains(['-', '/'])
    }

    fn take(&self, stem: &str, share: f32, worths: &mut [f32]) {
        for (at, worth) in self.stems.get(stem).into_iter().flatten() {
            worths[*at] = worths[*at].max(share * worth);
        }
    }
}

/// The first two bytes. Words of one letter are none that is asked about.
fn beginning(word: &str) -> Option<[u8; 2]> {
    word.as_bytes().first_chunk().copied()
}

/// The kind of answer a word of the scaffolding asks for.
fn sign(folded: &str) -> Option<AnswerSign> {
    SIGNS.iter().find(|(asks, _)| asks.is_key(folded)).map(|(_, sign)| *sign)
}

impl WantedSign {
    fn new(sign: AnswerSign) -> WantedSign {
        WantedSign { keys: sign.says.forms().map(key).collect(), in_figures: sign.in_figures }
    }

    /// Whether a sentence bears it.
    fn is_in(&self, text: &str) -> bool {
        let mut is_said = self.in_figures && text.contains(|c: char| c.is_ascii_digit());
        each_word(text, |word| is_said |= self.keys.contains(word));
        is_said
    }
}

fn in_both(word: &str, worth: f32) -> impl Iterator<Item = (String, f32)> {
    let both = Lang::ALL.into_iter().flat_map(move |lang| stems(lang, word));
    both.map(move |stem| (stem, worth))
}

/// A text with the names of its symbols as words.
fn without_marks(text: &str) -> Cow<'_, str> {
    if !text.contains('[') {
        return text.into();
    }
    let word = |piece| match piece {
        MarkupPiece::Words(words) => words.to_owned(),
        MarkupPiece::Symbol(name) => name.replace('-', " "),
    };
    pieces(text).into_iter().map(word).collect()
}

/// What a part says, sentence by sentence where both languages have as many.
fn parts_of(unit: AnswerUnit<'_>) -> Vec<Localized<Cow<'_, str>>> {
    match unit {
        AnswerUnit::Statement(text, at) => text.0.get(at).map(|one| sentence_pairs(&one.text)).unwrap_or_default(),
        AnswerUnit::Ruling(ruling) => sentence_pairs(&ruling.text),
        AnswerUnit::Row(table, row) => vec![Localized::from_fn(|lang| row_in_words(table, row, lang).into())],
    }
}

fn sentence_pairs(text: &Localized<String>) -> Vec<Localized<Cow<'_, str>>> {
    let (de, en) = (sentences(&text.de), sentences(&text.en));
    if de.len() == en.len() {
        let pairs = de.into_iter().zip(en);
        pairs.map(|(de, en)| Localized { de: de.into(), en: en.into() }).collect()
    } else {
        vec![Localized::from_fn(|lang| text.get(lang).trim().into())]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn both(text: &str) -> Localized<String> {
        Localized::from_fn(|_| text.to_owned())
    }

    #[test]
    fn lines_are_cut_where_both_languages_have_as_many_sentences() {
        let cut = |de: &str, en: &str| sentence_pairs(&Localized { de: de.to_owned(), en: en.to_owned() }).len();
        assert_eq!((cut("Eins. Zwei.", "One. Two."), cut("Eins, zwei.", "One. Two.")), (2, 1));
    }

    #[test]
    fn how_a_captain_breaks_the_rule_is_an_exception() {
        let text = both("Draw one. With Khan: Draw two. With a card: Draw three.");
        let exceptions = sentence_pairs(&text).into_iter().map(|text| HeardSentence { text, worths: Vec::new() });
        assert_eq!(exceptions.map(|one| one.is_exception()).collect::<Vec<_>>(), [false, true, false]);
    }

    #[test]
    fn a_sign_is_a_digit_or_a_word() {
        for (typed, text) in [("wer", "The first player begins."), ("futsch", "It is removed from the game.")] {
            assert!(sign(typed).map(WantedSign::new).is_some_and(|sign| sign.is_in(text)), "{typed}");
        }
        let number = WantedSign::new(SIGNS[0].1);
        for (text, is_number) in [("Draw 5 cards.", true), ("Draw two.", true), ("Draw any.", false)] {
            assert_eq!(number.is_in(text), is_number, "{text}");
        }
    }
}
