//! The sentence of an entry that answers a query.

use std::borrow::Cow;

use frostem::Stemmer;
use rustc_hash::FxHashMap;

use super::intent::ParsedQuery;
use super::meanings::QueryWord;
use super::weights;
use crate::search::analyze::{stemmer, stems};
use model::text::vocabulary::{TypedForms, words as known};
use model::text::{MarkupPiece, each_word, pieces, sentences};
use model::{CrewDeck, Entry, Lang, Localized, Record, RuleRow, RuleTable, RuleText, StatementForm};

/// Longest heading that is repeated before its list item, in characters.
const LONGEST_HEADING: usize = 120;

/// A query as sentences are held against it: its words and what kind of answer it wants.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct PassageQuery {
    words: Vec<AskedWord>,
    wants: Option<AnswerSign>,
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

/// What words ask for, and what says it: a number ("how many"), a permission or its refusal ("may I"), a moment
/// ("when"), a player ("who"), what becomes of a thing ("is it gone").
const SIGNS: [(TypedForms, AnswerSign); 5] = [
    (known::ASKS_NUMBER, AnswerSign { says: known::SAYS_NUMBER, in_figures: true }),
    (known::ASKS_PERMISSION, AnswerSign { says: known::SAYS_PERMISSION, in_figures: false }),
    (known::ASKS_MOMENT, AnswerSign { says: known::SAYS_MOMENT, in_figures: false }),
    (known::ASKS_PERSON, AnswerSign { says: known::SAYS_PERSON, in_figures: false }),
    (known::ASKS_LOSS, AnswerSign { says: known::SAYS_LOSS, in_figures: false }),
];

/// A sentence of an entry in both languages, as it stands there.
#[derive(Debug, Clone, PartialEq)]
pub struct Passage {
    /// The heading of the list it is an item of.
    heading: Option<Localized<String>>,
    /// The words themselves, which occur in the text of the entry; a row of a table is put into words.
    pub text: Localized<String>,
}

impl PassageQuery {
    /// Of a query whose words have been looked up. One of a single word asks for what it names, and no sentence.
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
        let mut signs = asked.filter_map(|word| sign(&word.folded));
        PassageQuery { words: words.iter().map(stems_of).collect(), wants: signs.next() }
    }

    /// What chooses among the sentences of records.
    pub fn chooser(&self) -> PassageChooser<'_> {
        PassageChooser { listener: (!self.words.is_empty()).then(|| Listener::new(&self.words)), asked: self }
    }
}

/// Chooses the sentences of records that answer a query.
pub struct PassageChooser<'q> {
    asked: &'q PassageQuery,
    /// `None` if no sentence is asked for.
    listener: Option<Listener<'q>>,
}

impl PassageChooser<'_> {
    /// The passage of a record that fits best, if one fits.
    pub fn choose(&self, record: &Record) -> Option<Passage> {
        let (Record::Rule(rule), Some(listener)) = (record, &self.listener) else {
            return None;
        };
        let units: Vec<HeardUnit<'_>> = units(&rule.entry).into_iter().map(|unit| listener.hear(unit)).collect();
        let weights = self.weights(&units);
        let all: f32 = weights.iter().map(|(_, whole)| whole).sum();
        let score = |(at, unit): (usize, &HeardUnit<'_>)| {
            let worths = unit.worths.iter().zip(&weights);
            let said: f32 = worths.map(|(worth, (weight, _))| worth * weight).sum();
            let late = weights::LATER * at.min(weights::LATEST) as f32;
            said / all.max(f32::MIN_POSITIVE) - late - unit.unit.handicap()
        };
        let said: Vec<f32> = units.iter().enumerate().map(score).collect();
        let most = said.iter().copied().fold(f32::MIN, f32::max);
        // Only a sentence that says nearly as much as the best can become the best by its sign.
        let near = (0..units.len()).filter(|at| said[*at] >= most - weights::ANSWER_SIGN);
        let scores = near.map(|at| (at, said[at] + self.bonus(&units[at].unit)));
        let (at, best) = scores.max_by(|a, b| a.1.total_cmp(&b.1).then(b.0.cmp(&a.0)))?;
        (best >= weights::PASSAGE).then(|| units[at].unit.passage())
    }

    /// For each word what it weighs in a sentence, and what it weighs as something asked. What an entry is about tells
    /// none of its sentences apart, and what it says nowhere the sentence need not say.
    fn weights(&self, units: &[HeardUnit<'_>]) -> Vec<(f32, f32)> {
        let weights = |(at, word): (usize, &AskedWord)| {
            let with = units.iter().filter(|unit| unit.worths[at] > 0.0).count();
            let share = with as f32 / units.len().max(1) as f32;
            let said = if with > 0 { 1.0 } else { weights::UNSAID };
            let apart = 1.0 - weights::EVERYWHERE * share;
            (word.rarity * apart, word.rarity * said)
        };
        self.asked.words.iter().enumerate().map(weights).collect()
    }

    fn bonus(&self, unit: &PassageUnit<'_>) -> f32 {
        let wanted = self.asked.wants;
        let has = wanted.is_some_and(|sign| sign.is_in(&unit.text.en));
        if has { weights::ANSWER_SIGN } else { 0.0 }
    }
}

/// A sentence with what it is worth for each word that is asked about, 0 to about 1.
struct HeardUnit<'r> {
    unit: PassageUnit<'r>,
    worths: Vec<f32>,
}

/// A sentence as it stands in a record.
struct PassageUnit<'r> {
    heading: Option<Localized<Cow<'r, str>>>,
    text: Localized<Cow<'r, str>>,
    /// It decides where the rules are silent: what they say plainly answers first.
    is_ruling: bool,
}

impl PassageUnit<'_> {
    fn passage(&self) -> Passage {
        let owned = |text: &Localized<Cow<'_, str>>| Localized::from_fn(|lang| text.get(lang).clone().into_owned());
        Passage { heading: self.heading.as_ref().map(owned), text: owned(&self.text) }
    }

    /// What it is worth less than a sentence of the rule itself.
    fn handicap(&self) -> f32 {
        if self.is_exception() {
            weights::EXCEPTION
        } else if self.is_ruling {
            weights::RULING
        } else {
            0.0
        }
    }

    /// Whether it says how a captain breaks the rule, as `{deviation ..}` in the data is put into words: "With Khan: …".
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

    fn hear<'r>(&self, unit: PassageUnit<'r>) -> HeardUnit<'r> {
        let mut worths = vec![0.0; self.count];
        self.listen(&unit.text, 1.0, &mut worths);
        if let Some(heading) = &unit.heading {
            self.listen(heading, weights::HEADING, &mut worths);
        }
        HeardUnit { unit, worths }
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

impl AnswerSign {
    /// Whether a sentence bears it.
    fn is_in(self, text: &str) -> bool {
        let has_figure = self.in_figures && text.contains(|c: char| c.is_ascii_digit());
        has_figure || model::text::words(text).iter().any(|word| self.says.is_key(word))
    }
}

fn in_both(word: &str, worth: f32) -> impl Iterator<Item = (String, f32)> {
    let both = Lang::ALL.into_iter().flat_map(move |lang| stems(lang, word));
    both.map(move |stem| (stem, worth))
}

impl Passage {
    /// As it is shown: a list item with its heading.
    pub fn spelled(&self) -> Localized<String> {
        Localized::from_fn(|lang| match &self.heading {
            Some(heading) if heading.get(lang).chars().count() <= LONGEST_HEADING => {
                format!("{} {}", heading.get(lang), self.text.get(lang))
            }
            Some(_) | None => self.text.get(lang).clone(),
        })
    }
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

/// The sentences of an entry in both languages: of its text, its rulings and its example, and the rows of its tables.
fn units(entry: &Entry) -> Vec<PassageUnit<'_>> {
    let mut units = text_units(&entry.text);
    let rulings = entry.rulings.iter().flat_map(|ruling| line_units(&ruling.text.de, &ruling.text.en, None));
    units.extend(rulings.map(|unit| PassageUnit { is_ruling: true, ..unit }));
    units.extend(entry.example.iter().flat_map(text_units));
    units.extend(entry.tables.iter().flat_map(table_units));
    units
}

/// The sentences of a text: line by line, and where a line has as many in both languages, one by one.
fn text_units(text: &RuleText) -> Vec<PassageUnit<'_>> {
    let mut units = Vec::new();
    let mut heading: Option<Localized<Cow<'_, str>>> = None;
    for statement in &text.0 {
        let (de, en) = (statement.text.de.trim(), statement.text.en.trim());
        match statement.form {
            StatementForm::Paragraph => {
                units.extend(line_units(de, en, None));
                let begins_list = de.ends_with(':') && en.ends_with(':');
                heading = begins_list.then(|| localized(de, en));
                // What only announces a list answers nothing by itself; the sentences before it do.
                if begins_list {
                    units.pop();
                }
            }
            StatementForm::Item | StatementForm::Step => units.extend(line_units(de, en, heading.as_ref())),
        }
    }
    units
}

fn line_units<'r>(de: &'r str, en: &'r str, heading: Option<&Localized<Cow<'r, str>>>) -> Vec<PassageUnit<'r>> {
    let (all_de, all_en) = (sentences(de), sentences(en));
    let unit = |(de, en): (&'r str, &'r str)| PassageUnit {
        heading: heading.cloned(),
        text: localized(de, en),
        is_ruling: false,
    };
    if all_de.len() == all_en.len() {
        all_de.into_iter().zip(all_en).map(unit).collect()
    } else {
        vec![unit((de, en))]
    }
}

fn localized<'r>(de: &'r str, en: &'r str) -> Localized<Cow<'r, str>> {
    Localized { de: de.into(), en: en.into() }
}

/// A row of a table under its title.
fn table_units(table: &RuleTable) -> Vec<PassageUnit<'_>> {
    let unit = |row: &RuleRow| {
        let cells = |lang| {
            let pairs = table.columns.iter().zip(&row.cells);
            let cells = pairs.map(|(column, cell)| format!("{}: {}", column.title.get(lang), cell.text(lang)));
            format!("{}.", cells.collect::<Vec<_>>().join(", "))
        };
        PassageUnit {
            heading: Some(Localized::from_fn(|lang| format!("{}:", table.title.get(lang)).into())),
            text: Localized::from_fn(|lang| cells(lang).into()),
            is_ruling: false,
        }
    };
    table.rows.iter().map(unit).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn both(de: &str, en: &str) -> Localized<String> {
        let (de, en) = (de.to_owned(), en.to_owned());
        Localized { de, en }
    }

    fn spelled(text: &Localized<String>) -> Vec<String> {
        text_units(&RuleText::from_plain(text.clone())).iter().map(|unit| unit.passage().spelled().en).collect()
    }

    #[test]
    fn lines_are_cut_where_both_languages_have_as_many_sentences() {
        let alike = both("Eins. Zwei.", "One. Two.");
        assert_eq!(spelled(&alike), ["One.", "Two."]);
        let unlike = both("Eins, zwei.", "One. Two.");
        assert_eq!(spelled(&unlike), ["One. Two."]);
    }

    #[test]
    fn a_list_item_has_its_heading() {
        let list = both("Dann:\n\n- eins\n- zwei", "Then:\n\n- one\n- two");
        assert_eq!(spelled(&list), ["Then: one", "Then: two"]);
    }

    #[test]
    fn sentences_before_an_announcement_answer_by_themselves() {
        let list = both("Eins. Dann:\n\n- zwei", "One. Then:\n\n- two");
        assert_eq!(spelled(&list), ["One.", "One. Then: two"]);
    }

    #[test]
    fn how_a_captain_breaks_the_rule_is_an_exception() {
        let exceptions = |text: &str| -> Vec<bool> {
            text_units(&RuleText::from_plain(both(text, text))).iter().map(PassageUnit::is_exception).collect()
        };
        assert_eq!(exceptions("Draw one. With Khan: Draw two. With a card: Draw three."), [false, true, false]);
    }

    #[test]
    fn a_sign_is_a_digit_or_a_word() {
        for (typed, text) in [("wer", "The first player begins."), ("futsch", "It is removed from the game.")] {
            assert!(sign(typed).is_some_and(|sign| sign.is_in(text)), "{typed}");
        }
        for (text, is_number) in [("Draw 5 cards.", true), ("Draw two.", true), ("Draw any.", false)] {
            assert_eq!(SIGNS[0].1.is_in(text), is_number, "{text}");
        }
    }
}
