//! The weights of a look-up, and the arithmetic that uses them.
//!
//! A query is judged twice. As a *name*: how nearly does the whole of it equal one of an entry's
//! names? As *words*: how much of what it asks does an entry speak about, and where? The score is
//! the sum, so an exact name always wins and words decide between names that are equally near.
//!
//! The numbers were found by trying: each moved up and down as long as more of the queries in
//! `tests/queries` (but for those held back) were answered first.

use super::intent::ParsedQuery;
use model::{Feature, Game, Kind};

/// How an entry's name equals the query.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Match {
    /// The words of the query occur in the entry.
    Words,
    /// A name is spelled almost like the query.
    Typo,
    /// A name starts with the query.
    Prefix,
    /// A name differs only in inflection or word order.
    Inflected,
    /// A title or alias equals the query.
    Exact,
}

/// Score of a name that equals the query.
pub(crate) const EXACT: f32 = 2.0;
/// What is left of the score of a name that is only near the query where it is one of thousands of cards with names
/// only: a rule that is as near is meant.
pub(crate) const NEAR_CARD: f32 = 0.9;
/// Score of a name with the same stems.
pub(crate) const INFLECTED: f32 = 1.1;
/// An entry below this score, before phrases are compared, has too little to do with a query to be a
/// hit at all.
pub(crate) const WORTH_SHOWING: f32 = 0.15;
/// Share of the words in the total score, beside the name.
pub(crate) const WORDS: f32 = 1.5;

/// Share of the phrase in the total score: how nearly the query is one of an entry's names or
/// questions, word by word.
pub(crate) const PHRASE: f32 = 1.4;
/// Share of what the questions of one statement of an entry, taken together, say of a query.
pub(crate) const COVERED: f32 = 0.3;
/// How many of the likest phrases of an entry count, and the share of all but the first: an entry that is asked
/// much the same in several ways is meant rather than one where a single question happens to be alike.
pub(crate) const LIKEST: usize = 5;
pub(crate) const NEXT_LIKEST: f32 = 0.45;
/// How many of the best entries are compared phrase by phrase.
pub(crate) const COMPARED: usize = 20;
/// What is left of the word score of an entry about a variant (solo play, campaign): where a general
/// rule fits nearly as well, it is meant.
pub(crate) const VARIANT: f32 = 0.63;
/// What is left of the word score of an entry of a game without solo play, where solo play is spoken of and no game is
/// named.
pub(crate) const OTHER_GAME: f32 = 0.7;
/// What is left of the word score of a card: its text is about the card, not about the rule.
pub(crate) const CARD: f32 = 0.6;
/// Worth of a compound that ends with the typed word (`Brückenoffizier` for `Offizier`).
pub(crate) const COMPOUND: f32 = 0.75;
/// Worth of a word of the game for what players say instead of it, and where names have the word that
/// was said, too.
pub(crate) const SAID: f32 = 0.8;
pub(crate) const SAID_TOO: f32 = 0.42;
/// What a meaning of a word is worth at least for sayings to be looked for with it.
pub(crate) const SAID_BY: f32 = 0.6;

/// Worth of a saying of the thesaurus with a weight from 1 to 3.
pub(crate) fn saying(weight: u8) -> f32 {
    match weight {
        0 | 1 => 0.45,
        2 => 0.7,
        _ => 0.85,
    }
}

/// Score of a sentence that answers: the share of what is asked that stands in it.
pub(crate) const PASSAGE: f32 = 0.1;
/// A statement with this share of the score of the best of its entry may as well be meant.
pub(crate) const NEARLY: f32 = 0.75;
/// What a statement is worth more for what its other sentences say of what is asked.
pub(crate) const WHOLE_PART: f32 = 0.3;
/// What a statement is worth more that answers the very same question, and one whose questions together say all that is
/// asked.
pub(crate) const ASKED: f32 = 1.0;
pub(crate) const ASKED_TOGETHER: f32 = 1.4;
/// Share of the weight of a word that no sentence of the entry has.
pub(crate) const UNSAID: f32 = 0.5;
/// What a word that all sentences of an entry have loses of its worth in one; the same in the questions of all its parts.
pub(crate) const EVERYWHERE: f32 = 0.8;
pub(crate) const EVERYWHERE_ASKED: f32 = 0.6;
/// What is left of the worth of a word in the heading of a list.
pub(crate) const HEADING: f32 = 0.6;
/// What a sentence loses for each before it.
pub(crate) const LATER: f32 = 0.002;
/// So many sentences before one count against it.
pub(crate) const LATEST: usize = 25;
/// What a sentence is worth more that has what is asked for: a number, a permission, a moment.
pub(crate) const ANSWER_SIGN: f32 = 0.1;
/// Share of [`ANSWER_SIGN`] that each further thing that is asked for adds.
pub(crate) const NEXT_SIGN: f32 = 0.5;
/// What a sentence of a ruling is worth less, and one on how a captain breaks the rule: it answers who names him.
pub(crate) const RULING: f32 = 0.15;
pub(crate) const EXCEPTION: f32 = 0.2;

/// Worth of one of the two words a compound is made of.
pub(crate) const PART: f32 = 0.5;
/// What a word counts that only the phrase has and not the query.
pub(crate) const BEYOND: f32 = 0.84;
/// What a title is worth more than an alias that is equally near.
pub(crate) const TITLE: f32 = 0.05;

/// Worth of a word that, alone or with its neighbours, is a whole name of an entry.
pub(crate) const WHOLE_NAME: f32 = 1.0;
/// Worth of a word found in a name, in a question, in the text of an entry.
pub(crate) const IN_NAME: f32 = 0.85;
pub(crate) const IN_QUESTION: f32 = 0.7;
pub(crate) const IN_TEXT: f32 = 0.65;
/// Share of its worth that a word of a question has if it stands there once, and how often it must stand
/// there to gain half of the rest.
pub(crate) const ONCE: f32 = 0.8;
pub(crate) const OFTEN: f32 = 1.4;
/// Worth of a word of the same root, if nothing but the root were written.
pub(crate) const KINDRED: f32 = 0.6;
/// Worth of a word of the question's scaffolding that an entry's own questions share.
pub(crate) const SCAFFOLDING: f32 = 0.25;

/// Score of a name that starts with the query: the less is missing, the better.
pub(crate) fn prefix(query: usize, name: usize) -> f32 {
    0.7 + 0.25 * ratio(query, name)
}

/// Score of a name within `distance` edits of a query of `length` characters. The first letter is
/// rarely mistyped, so a name that shares it is more likely meant.
pub(crate) fn typo(distance: usize, length: usize, same_start: bool) -> f32 {
    let alike = 1.0 - 2.0 * ratio(distance, length.max(1));
    0.5 + 0.4 * alike.max(0.0) + if same_start { 0.05 } else { 0.0 }
}

/// Typing errors forgiven in a word of this many characters.
pub(crate) fn forgiven(length: usize) -> u8 {
    match length {
        0..=3 => 0,
        4..=6 => 1,
        _ => 2,
    }
}

/// Worth of a word the player did not type but may have meant.
pub(crate) fn corrected(distance: usize, length: usize, same_start: bool) -> f32 {
    let start = if same_start { 1.0 } else { 0.85 };
    start * (1.0 - ratio(distance, length.max(1))).max(0.2)
}

/// Worth of a longer word that starts with the typed one.
pub(crate) fn completed(typed: usize, word: usize) -> f32 {
    0.5 + 0.4 * ratio(typed, word)
}

/// Letters two words begin with that are taken for kin: fewer are often chance.
pub(crate) const ROOT: usize = 7;

/// Worth of a word with the same root.
pub(crate) fn kindred(root: usize, typed: usize, word: usize) -> f32 {
    KINDRED * ratio(2 * root, typed + word)
}

/// Worth of a word that stands `count` times in an entry's questions: what they keep coming back to is
/// what the entry is about.
pub(crate) fn in_question(count: f32) -> f32 {
    IN_QUESTION * (ONCE + (1.0 - ONCE) * (count - 1.0) / (count + OFTEN))
}

/// How much `count` occurrences of a word in a text of `length` words say about the text; 0 to 1.
/// Grows with the count, falls with the length, as in BM25.
pub(crate) fn saturation(count: f32, length: f32, mean_length: f32) -> f32 {
    let norm = 0.55 + 0.45 * (length / mean_length.max(1.0));
    count / (count + 0.7 * norm)
}

/// What is left of a score when only a share of what was asked is spoken about at all: an entry that
/// knows every word beats one that knows a single word well.
pub(crate) fn coverage(share: f32) -> f32 {
    0.5 + 0.5 * share
}

/// What is left of the score of an entry whose game knows only a share of the words that the game
/// which knows them best does: a game's own word beats another game's filler.
pub(crate) fn home(share: f32) -> f32 {
    0.7 + 0.3 * share
}

/// What is left of the score of an entry of a kind. General rules come before those of solo play,
/// unless the computer opponent is spoken of; rules before cards.
pub(crate) fn kind(kind: Kind, of_variant: bool) -> f32 {
    if kind == Kind::Card {
        CARD
    } else if kind.is_variant() == of_variant {
        1.0
    } else {
        VARIANT
    }
}

/// What is left of the score of an entry of a game that nobody plays alone where solo play is spoken of and no game is
/// named.
pub(crate) fn variant_game(game: Game, question: &ParsedQuery) -> f32 {
    if question.of_variant && question.game.is_none() && !game.has(Feature::Opponent) { OTHER_GAME } else { 1.0 }
}

/// What a word of the query weighs beside the others when phrases are compared: rare words a little
/// more.
pub(crate) fn weight(rarity: f32, mean: f32) -> f32 {
    if mean > 0.0 { (rarity / mean).powf(0.3) } else { 1.0 }
}

/// How like a query is to an entry whose likest phrases are so like it.
pub(crate) fn likeness(phrases: [f32; LIKEST]) -> f32 {
    let [first, next @ ..] = phrases;
    let mean = next.iter().sum::<f32>() / next.len() as f32;
    (1.0 - NEXT_LIKEST) * first + NEXT_LIKEST * mean
}

/// What a likeness of phrases adds to a score, and that the questions of a statement say so much of the query.
pub(crate) fn phrase(likeness: f32, covered: f32) -> f32 {
    PHRASE * likeness.powf(1.6) + COVERED * covered
}

/// What a sentence is worth more that has so many of the things that are asked for.
pub(crate) fn signs(count: usize) -> f32 {
    match count {
        0 => 0.0,
        more => ANSWER_SIGN * (1.0 + NEXT_SIGN * (more - 1) as f32),
    }
}

/// What a statement is worth more whose nearest question is so like the query, and whose questions say so much of it.
pub(crate) fn asked(nearest: f32, covered: f32) -> f32 {
    ASKED * nearest.powf(1.6) + ASKED_TOGETHER * covered
}

/// How much a word tells apart: high when few of all entries speak of it.
pub(crate) fn rarity(entries_with: usize, entries: usize) -> f32 {
    let (with, all) = (entries_with as f32, entries as f32);
    (1.0 + (all - with + 0.5) / (with + 0.5)).ln()
}

fn ratio(part: usize, whole: usize) -> f32 {
    part as f32 / whole as f32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_order_of_name_matches_is_exact_inflected_prefix_typo() {
        let (best_prefix, best_typo) = (prefix(9, 10), typo(1, 10, true));
        const { assert!(EXACT > INFLECTED + WORDS * 0.5) };
        assert!(INFLECTED > best_prefix && best_prefix > typo(2, 8, true));
        assert!(best_typo > typo(2, 10, true));
    }

    fn near(found: f32, wanted: f32) -> bool {
        (found - wanted).abs() < 1e-5
    }

    #[test]
    fn words_are_worth_more_the_more_of_them_agrees() {
        assert!(near(kindred(10, 10, 10), KINDRED) && near(kindred(7, 10, 18), KINDRED * 0.5));
        assert!(near(completed(6, 6), 0.9) && near(completed(3, 6), 0.7));
        assert!(near(corrected(1, 4, true), 0.75) && near(corrected(1, 4, false), 0.75 * 0.85));
        assert!(near(corrected(9, 10, true), 0.2) && near(corrected(0, 0, true), 1.0));
    }

    #[test]
    fn a_word_of_few_entries_tells_more_apart() {
        assert!(near(rarity(0, 9), 20.0_f32.ln()) && near(rarity(1, 1), (4.0_f32 / 3.0).ln()));
        assert!(rarity(1, 1_000) > rarity(10, 1_000) && rarity(10, 1_000) > rarity(999, 1_000));
        assert!(near(weight(2.0, 2.0), 1.0) && near(weight(5.0, 0.0), 1.0));
        assert!(weight(4.0, 2.0) > 1.0 && weight(1.0, 2.0) < 1.0);
    }

    #[test]
    fn repetition_counts_less_each_time_and_less_in_long_texts() {
        let counted = [1.0, 2.0, 3.0].map(|count| saturation(count, 10.0, 10.0));
        assert!(near(counted[0], 1.0 / 1.7) && counted[2] < 1.0);
        assert!(counted[1] - counted[0] > counted[2] - counted[1] && counted[2] > counted[1]);
        assert!(near(saturation(1.0, 20.0, 10.0), 1.0 / (1.0 + 0.7 * 1.45)));
        assert!(near(saturation(1.0, 1.0, 0.0), 1.0 / 1.7));
        assert!(near(in_question(1.0), IN_QUESTION * ONCE));
        assert!(in_question(9.0) > in_question(2.0) && in_question(900.0) < IN_QUESTION);
    }

    #[test]
    fn shares_leave_a_score_whole_or_lower_it() {
        assert!(
            near(coverage(1.0), 1.0) && near(coverage(0.0), 0.5) && near(home(1.0), 1.0) && near(home(0.0), 0.7)
        );
        assert!(near(likeness([0.6; LIKEST]), 0.6));
        let mut one = [0.0; LIKEST];
        one[0] = 1.0;
        assert!(near(likeness(one), 1.0 - NEXT_LIKEST));
        assert!(near(phrase(1.0, 1.0), PHRASE + COVERED) && near(phrase(0.0, 0.0), 0.0));
        assert!(near(asked(1.0, 1.0), ASKED + ASKED_TOGETHER) && asked(0.5, 0.0) < ASKED * 0.5);
        assert!(near(signs(0), 0.0) && near(signs(1), ANSWER_SIGN));
        assert!(near(signs(3), ANSWER_SIGN * (1.0 + 2.0 * NEXT_SIGN)));
    }

    #[test]
    fn short_words_forgive_less() {
        assert_eq!([3, 4, 7].map(forgiven), [0, 1, 2]);
    }
}
