//! The query as words: which share of what it asks an entry speaks about, and where.

use tantivy::schema::Field;

use super::rank;
use super::reader::{Reader, Scores, raise};
use super::stopwords::is_stopword;
use crate::model::{Kind, Lang, Localized};
use crate::search::analyze::{stem_key, stems};
use crate::search::expand::{
    Weighted, completions, compound_parts, compounds, corrections, length,
};
use crate::text::{spelled, words};

/// Shortest word that may be the beginning of a longer one.
const SHORTEST_BEGINNING: usize = 4;
/// Longest run of words that is tried as a whole name.
const LONGEST_NAME: usize = 4;

/// For each entry the share of what was asked that it speaks about, 0 to about 1.
///
/// # Errors
/// When the index cannot be read.
pub fn about(reader: &Reader<'_>, query: &str) -> tantivy::Result<Scores> {
    let question = Question::parse(query);
    let mut total = Scores::new();
    let mut covered = Scores::new();
    let mut asked = 0.0;
    let whole = whole_names(reader, &question.words)?;
    for (word, mut found) in question.words.iter().zip(whole) {
        collect_meanings(reader, word, &mut found)?;
        let rarity = reader.rarity(&found);
        asked += rarity;
        for (doc, score) in found {
            *total.entry(doc).or_default() += rarity * score;
            *covered.entry(doc).or_default() += rarity;
        }
    }
    let content = asked;
    for word in &question.scaffolding {
        let found = in_questions(reader, &word.folded)?;
        let rarity = rank::SCAFFOLDING * reader.rarity(&found);
        asked += rarity;
        add(&mut total, found, rarity);
    }
    for (doc, score) in &mut total {
        let share = covered.get(doc).copied().unwrap_or_default() / content;
        *score *= rank::coverage(share) / asked;
    }
    for kind in Kind::ALL {
        let Some(share) = less_likely(kind) else {
            continue;
        };
        let docs = reader.with_term(reader.fields.kind, kind.code())?;
        for doc in docs.into_keys() {
            total.entry(doc).and_modify(|score| *score *= share);
        }
    }
    Ok(total)
}

/// What is left of the score of a kind that speaks of a way to play or of a single card, not of the
/// game as such.
fn less_likely(kind: Kind) -> Option<f32> {
    if kind == Kind::Card {
        return Some(rank::CARD);
    }
    kind.is_variant().then_some(rank::VARIANT)
}

/// A word of the query.
struct Word {
    folded: String,
    /// As typed, umlauts not merged.
    spelled: String,
}

/// A query, parted into what it is about and how it is asked.
struct Question {
    words: Vec<Word>,
    scaffolding: Vec<Word>,
}

impl Question {
    /// Scaffolding counts as words if there is nothing else.
    fn parse(query: &str) -> Question {
        let all = query.split_whitespace().flat_map(|part| {
            let folded = words(part);
            let whole = spelled(part);
            let is_one = folded.len() == 1;
            folded.into_iter().map(move |folded| Word {
                spelled: if is_one {
                    whole.clone()
                } else {
                    folded.clone()
                },
                folded,
            })
        });
        let (scaffolding, words): (Vec<Word>, Vec<Word>) =
            all.partition(|word| is_stopword(&word.folded));
        if words.is_empty() {
            return Question {
                words: scaffolding,
                scaffolding: Vec::new(),
            };
        }
        Question { words, scaffolding }
    }
}

fn add(total: &mut Scores, found: Scores, weight: f32) {
    for (doc, score) in found {
        *total.entry(doc).or_default() += weight * score;
    }
}

/// For each word the entries of which it is, alone or with its neighbours, a whole name.
fn whole_names(reader: &Reader<'_>, words: &[Word]) -> tantivy::Result<Vec<Scores>> {
    let mut covered = vec![Scores::new(); words.len()];
    for size in 1..=LONGEST_NAME.min(words.len()) {
        for start in 0..=words.len() - size {
            let run = start..start + size;
            let folded: Vec<&str> = words[run.clone()]
                .iter()
                .map(|w| w.folded.as_str())
                .collect();
            let name = folded.join(" ");
            for lang in Lang::ALL {
                let docs = reader.with_term(reader.fields.stem_key, &stem_key(lang, &name))?;
                for scores in &mut covered[run.clone()] {
                    raise(scores, docs.clone(), |_| rank::WHOLE_NAME);
                }
            }
        }
    }
    Ok(covered)
}

/// Adds the entries that speak of a word or of what it may have meant.
fn collect_meanings(reader: &Reader<'_>, word: &Word, found: &mut Scores) -> tantivy::Result<()> {
    for (meaning, worth) in meanings(reader, word)? {
        collect(reader, &meaning, worth, found)?;
    }
    if found.is_empty() {
        collect_parts(reader, &word.folded, found)?;
    }
    Ok(())
}

/// The word itself; unless names use it, also its completions and corrections.
fn meanings(reader: &Reader<'_>, word: &Word) -> tantivy::Result<Vec<Weighted>> {
    let fields = reader.fields;
    let folded = word.folded.as_str();
    let mut meanings = vec![(folded.to_owned(), 1.0)];
    let in_names = is_in(reader, &fields.name, folded)? || is_in(reader, &fields.question, folded)?;
    if in_names || folded.contains(|c: char| c.is_ascii_digit()) {
        return Ok(meanings);
    }
    if length(folded) >= SHORTEST_BEGINNING {
        meanings.extend(completions(reader.segment, fields.name_word, folded)?);
        meanings.extend(compounds(reader.segment, fields.name_end, folded)?);
    }
    let corrected = |vocabulary| -> tantivy::Result<Vec<Weighted>> {
        let typed = length(&word.spelled);
        let mut found = corrections(reader.segment, vocabulary, folded, typed)?;
        if word.spelled != folded {
            found.extend(corrections(
                reader.segment,
                vocabulary,
                &word.spelled,
                typed,
            )?);
        }
        Ok(found)
    };
    meanings.extend(corrected(fields.name_word)?);
    if meanings.len() == 1 && !is_in(reader, &fields.text, folded)? {
        meanings.extend(corrected(fields.text_word)?);
    }
    Ok(meanings)
}

fn is_in(reader: &Reader<'_>, field: &Localized<Field>, word: &str) -> tantivy::Result<bool> {
    for lang in Lang::ALL {
        for stem in stems(lang, word) {
            if reader.knows(*field.get(lang), &stem)? {
                return Ok(true);
            }
        }
    }
    Ok(false)
}

/// Adds the entries that speak of exactly this word.
fn collect(reader: &Reader<'_>, word: &str, worth: f32, found: &mut Scores) -> tantivy::Result<()> {
    for lang in Lang::ALL {
        for stem in stems(lang, word) {
            let names = reader.with_term(*reader.fields.name.get(lang), &stem)?;
            raise(found, names, |_| worth * rank::IN_NAME);
            let texts = reader.in_text(lang, &stem)?;
            raise(found, texts, |share| worth * rank::IN_TEXT * share);
        }
    }
    raise(found, in_questions(reader, word)?, |share| worth * share);
    Ok(())
}

/// Entries one of whose questions has this word.
fn in_questions(reader: &Reader<'_>, word: &str) -> tantivy::Result<Scores> {
    let mut found = Scores::new();
    for lang in Lang::ALL {
        for stem in stems(lang, word) {
            let questions = reader.with_term(*reader.fields.question.get(lang), &stem)?;
            raise(&mut found, questions, |_| rank::IN_QUESTION);
        }
    }
    Ok(found)
}

/// Adds the entries that speak of both parts of a compound.
fn collect_parts(reader: &Reader<'_>, word: &str, found: &mut Scores) -> tantivy::Result<()> {
    for vocabulary in [reader.fields.name_word, reader.fields.text_word] {
        let Some((head, tail)) = compound_parts(reader.segment, vocabulary, word)? else {
            continue;
        };
        let (mut heads, mut tails) = (Scores::new(), Scores::new());
        collect(reader, &head, 1.0, &mut heads)?;
        collect(reader, &tail, 1.0, &mut tails)?;
        add(found, heads, 0.5);
        add(found, tails, 0.5);
        break;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parted(query: &str) -> (Vec<String>, Vec<String>) {
        let question = Question::parse(query);
        let folded = |words: Vec<Word>| words.into_iter().map(|word| word.folded).collect();
        (folded(question.words), folded(question.scaffolding))
    }

    #[test]
    fn a_question_is_parted_from_its_scaffolding() {
        let (words, scaffolding) = parted("wie viele Karten im Deck");
        assert_eq!(words, ["karten", "deck"]);
        assert_eq!(scaffolding, ["wie", "viele", "im"]);
    }

    #[test]
    fn a_lone_scaffolding_word_is_what_is_asked() {
        assert_eq!(parted("may").0, ["may"]);
    }

    #[test]
    fn typing_errors_are_measured_before_umlauts_merge() {
        assert_eq!(Question::parse("exectue").words[0].spelled, "exectue");
    }
}
