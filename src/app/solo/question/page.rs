//! A question as a page, as words above its controls, and as a document.

use serde::Serialize;

use model::order::Order;
use model::text::key;
use model::{Effect, EntryId, Lang, Localized};
use page::locale::{Texts, msg};
use page::{FactList, Labels, Page, PageBlock, Tone, Words};
use solo::state::question::Question;
use solo::state::setup::Rulebook;
use solo::state::step::Step;
use solo::state::tabletop::Tabletop;
use words::effects::Names;
use words::steps::StepWriter;

/// What a question asks, what is known of it, and one example of an answer. `steps` are those of the action it
/// interrupts.
pub fn question_page(
    texts: &Texts,
    names: &Names,
    book: &Rulebook,
    question: &Question,
    table: &Tabletop,
    steps: &[Step],
) -> Page {
    let text = QuestionText { telling: StepWriter::new(texts, names, book), question, table, steps };
    let mut page = Page::new();
    page.push(PageBlock::Step(page::PageStep {
        depth: 0,
        tone: Tone::Yours,
        short: Words::default(),
        words: text.asked().into(),
        place: Words::default(),
        why: Vec::new(),
    }));
    text.about_fleet().into_iter().for_each(|fleet| page.say(fleet));
    let mut facts = FactList::new(Labels::Short);
    let changes = text.changes();
    if changes.is_empty() {
        page.append(text.body());
    }
    facts.add(msg::ask_label_known(texts), text.count_text());
    for (did, typed) in changes {
        facts.add(did, typed);
    }
    facts.add(msg::ask_label_answer(texts), text.example());
    page.facts(facts);
    page
}

/// Help with a question: why it is asked, and all ways to answer it.
pub fn question_help(
    texts: &Texts,
    names: &Names,
    book: &Rulebook,
    question: &Question,
    (table, steps): (&Tabletop, &[Step]),
) -> Page {
    let text = QuestionText { telling: StepWriter::new(texts, names, book), question, table, steps };
    let mut facts = FactList::new(Labels::Short);
    facts.add(msg::ask_label_why(texts), text.why());
    facts.add(msg::ask_label_answer(texts), text.answer());
    let mut page = Page::new();
    page.facts(facts);
    page.say(msg::play_question_help(texts));
    page
}

/// What is asked, why, and what is known where no control shows it.
pub fn heading(
    texts: &Texts,
    names: &Names,
    book: &Rulebook,
    question: &Question,
    (table, steps): (&Tabletop, &[Step]),
) -> [Words; 3] {
    let telling = StepWriter::new(texts, names, book);
    let text = QuestionText { telling, question, table, steps };
    let known = if text.named_pile().is_some() { text.count_text() } else { String::new() };
    [text.heading(), text.why(), known].map(Words::from)
}

/// A question with its facts, in both languages.
#[derive(Debug, Serialize)]
pub struct QuestionDocument {
    #[serde(flatten)]
    question: Question,
    text: Localized<String>,
    why: Localized<String>,
    answer: Localized<String>,
    /// The options of a choice.
    #[serde(skip_serializing_if = "Option::is_none")]
    option_texts: Option<Vec<Localized<String>>>,
}

impl QuestionDocument {
    /// A question as a program reads it.
    pub fn new(
        texts: &[Texts; 2],
        names: &Names,
        book: &Rulebook,
        question: &Question,
        table: &Tabletop,
        steps: &[Step],
    ) -> QuestionDocument {
        let [de, en] = texts.each_ref().map(|texts| QuestionText {
            telling: StepWriter::new(texts, names, book),
            question,
            table,
            steps,
        });
        let both = |tell: &dyn Fn(&QuestionText<'_>) -> String| Localized {
            de: page::plain(&tell(&de)),
            en: page::plain(&tell(&en)),
        };
        let options = if let Question::Choice { options, .. } = question { Some(options) } else { None };
        let option =
            |option: &Vec<Effect>| Localized { de: de.telling.option(option), en: en.telling.option(option) };
        QuestionDocument {
            text: both(&|text| text.heading()),
            why: both(&|text| text.why()),
            answer: both(&|text| text.answer()),
            option_texts: options.map(|options| options.iter().map(option).collect()),
            question: question.clone(),
        }
    }
}

/// The titles of cards, parted by commas, in plain words.
pub fn titles(texts: &Texts, names: &Names, book: &Rulebook, cards: &[EntryId]) -> String {
    page::plain(&StepWriter::new(texts, names, book).titles(cards))
}

/// Candidates in the order in which they are listed: by title in a language, then by id. Of Incidents
/// that stand for any, one is listed, behind all others.
pub fn candidates(book: &Rulebook, lang: Lang, cards: &[EntryId]) -> Vec<EntryId> {
    let (any, mut cards): (Vec<EntryId>, Vec<EntryId>) =
        cards.iter().cloned().partition(|id| book.is_any_incident(id));
    sort_by_title(book, lang, &mut cards);
    cards.extend(any.into_iter().min());
    cards
}

/// Puts cards in the order of their titles in a language, then of their ids.
pub fn sort_by_title(book: &Rulebook, lang: Lang, cards: &mut [EntryId]) {
    cards.order_by_key(|id| {
        let title = book.card(id).map(|card| key(card.title.get(lang)));
        (title, id.clone())
    });
}

/// The words of a question in one language.
pub(super) struct QuestionText<'a> {
    pub(super) telling: StepWriter<'a>,
    pub(super) question: &'a Question,
    pub(super) table: &'a Tabletop,
    pub(super) steps: &'a [Step],
}

impl QuestionText<'_> {
    /// The words of another question at this table.
    pub(super) fn about<'q>(&'q self, question: &'q Question) -> QuestionText<'q> {
        QuestionText {
            telling: StepWriter::new(self.telling.texts, self.telling.names, self.telling.book),
            question,
            table: self.table,
            steps: self.steps,
        }
    }
}
