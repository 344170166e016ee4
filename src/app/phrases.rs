//! What is offered while somebody types: names of entries and cards, and the questions that entries answer.

use std::collections::HashSet;

use catalog::store::names::{Question, Spelling};
use model::order::Order;
use model::text::{PhraseFit, PhraseKey};
use model::{Kind, Lang};

/// Something that can be offered.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Phrase {
    /// What an entry or card is called.
    Name(Spelling),
    /// What an entry answers.
    Question(Question),
}

/// All that can be offered, with the keys it is found by.
pub struct Phrases(Vec<(PhraseKey, Phrase)>);

impl Phrases {
    /// The names and questions of a catalog.
    pub fn new(names: Vec<Spelling>, questions: Vec<Question>) -> Phrases {
        let names = names.into_iter().map(|name| (PhraseKey::new(&name.name), Phrase::Name(name)));
        let questions = questions.into_iter().map(|asked| (PhraseKey::new(&asked.text), Phrase::Question(asked)));
        Phrases(names.chain(questions).collect())
    }

    /// What may become of what is typed: titles that are it or begin so, then aliases, names with such words, with
    /// it as a part of a German word, questions; where there is nothing, what begins nearly so. Of what is equally near
    /// what belongs to the language and the shorter come first, rules before cards. A thing stands there once, and
    /// only if its id is wanted.
    pub fn begun(&self, typed: &str, lang: Lang, most: usize, is_wanted: impl Fn(&str) -> bool) -> Vec<&Phrase> {
        let typed = PhraseKey::new(typed);
        if typed.is_empty() {
            return Vec::new();
        }
        let wanted = |phrase: &Phrase, rank| is_wanted(phrase.id()).then_some(rank);
        let mut found = self.ranked(lang, |key, phrase| wanted(phrase, phrase.rank(key.fit(&typed)?)?));
        if found.is_empty() {
            found = self.ranked(lang, |key, phrase| wanted(phrase, key.slips(&typed)?));
        }
        let mut seen = HashSet::new();
        found.retain(|phrase| seen.insert(phrase.id()));
        found.truncate(most);
        found
    }

    /// The phrases that have a rank, the lowest first.
    fn ranked(&self, lang: Lang, rank: impl Fn(&PhraseKey, &Phrase) -> Option<usize>) -> Vec<&Phrase> {
        let fitting = self.0.iter().enumerate().filter_map(|(at, (key, phrase))| {
            let is_foreign = phrase.lang().is_some_and(|own| own != lang);
            Some(((rank(key, phrase)?, is_foreign, phrase.is_card(), key.length(), at), phrase))
        });
        let mut ranked: Vec<_> = fitting.collect();
        ranked.order_by_key(|(order, _)| *order);
        ranked.into_iter().map(|(_, phrase)| phrase).collect()
    }
}

impl Phrase {
    /// Id of the entry or card.
    pub fn id(&self) -> &str {
        match self {
            Phrase::Name(name) => &name.id,
            Phrase::Question(question) => &question.id,
        }
    }

    fn lang(&self) -> Option<Lang> {
        match self {
            Phrase::Name(name) => name.lang,
            Phrase::Question(question) => Some(question.lang),
        }
    }

    fn is_card(&self) -> bool {
        self.id().split('/').nth(1) == Some(Kind::Card.code())
    }

    /// The place of what fits so among all that does; `None` if it is not worth offering.
    fn rank(&self, fit: PhraseFit) -> Option<usize> {
        match (self, fit) {
            (Phrase::Name(name), PhraseFit::Whole) if name.is_title() => Some(0),
            (Phrase::Name(name), PhraseFit::Beginning) if name.is_title() => Some(1),
            (Phrase::Name(_), PhraseFit::Whole) => Some(2),
            (Phrase::Name(_), PhraseFit::Beginning) => Some(3),
            (Phrase::Name(name), PhraseFit::Words) => Some(if name.is_title() { 4 } else { 5 }),
            // Other languages part their compounds by blanks.
            (Phrase::Name(name), PhraseFit::Part) => (name.lang == Some(Lang::De)).then_some(6),
            (Phrase::Question(_), PhraseFit::Whole | PhraseFit::Beginning) => Some(7),
            (Phrase::Question(_), PhraseFit::Words) => Some(8),
            (Phrase::Question(_), PhraseFit::Part) => None,
        }
    }
}
