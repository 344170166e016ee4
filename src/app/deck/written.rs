//! Lists that were written: with the names of today, in another form, to files; and the decks that come with the
//! program.

use serde::Serialize;

use crate::CommandReport;
use crate::deck::page_parts::section;
use crate::deck::unrecognized::{ReadList, UnknownCard, place};
use deck::{Family, Format, NameChange};
use model::{ExampleDeck, Localized};
use page::locale::{Texts, msg};
use page::{Page, PageTable, strong};

/// `{"name","form","text","changes":[{"line","from","to"}],"taken":[{"line","from","to"}],"unknown":[{"line","name","suggestions"}]}`:
/// a list with the names of today.
#[derive(Debug, Serialize)]
pub struct FixedList {
    name: Option<String>,
    form: Family,
    /// The whole list as it is written now.
    pub text: String,
    changes: Vec<NameChange>,
    taken: Vec<NameChange>,
    /// Names that are still no card's.
    unknown: Vec<UnknownCard>,
}

impl FixedList {
    /// A list that was read, as it is written now: which names were replaced, and which of them were no card's, so
    /// that the one card suggested for each was taken.
    pub fn new(
        texts: &Texts,
        read: &ReadList,
        text: String,
        changes: Vec<NameChange>,
        taken: Vec<NameChange>,
    ) -> FixedList {
        FixedList {
            name: read.deck.name.clone(),
            form: read.list.family,
            text,
            changes,
            taken,
            unknown: read.unread(texts).unknown,
        }
    }

    /// What was taken for what; `None` if nothing was.
    pub fn remark(&self, texts: &Texts) -> Option<Page> {
        taken(texts, self.form.is_document(), &self.taken)
    }
}

impl CommandReport for FixedList {
    fn page(&self, _: &Texts) -> Page {
        Page::verbatim(&self.text)
    }

    fn text(&self) -> Option<&str> {
        Some(&self.text)
    }
}

/// Names taken for the one card suggested for each; `None` if there are none.
fn taken(texts: &Texts, is_document: bool, settled: &[NameChange]) -> Option<Page> {
    let line = |change: &NameChange| {
        let place = place(texts, is_document, &[change.line]);
        format!("{place}: {}", msg::deck_taken(texts, &change.from, &change.to))
    };
    let lines: Vec<String> = settled.iter().map(line).collect();
    (!lines.is_empty()).then(|| section(&msg::deck_section_taken(texts), lines))
}

/// `{"name","text","to"}`: a deck as a list in the form that was asked for.
#[derive(Debug, Serialize)]
pub struct ConvertedDeck {
    /// The name of the deck; `None` if the list has none.
    pub name: Option<String>,
    /// The form it was written in.
    pub to: Format,
    /// The whole list in that form; people are shown it alone.
    pub text: String,
}

impl CommandReport for ConvertedDeck {
    fn page(&self, _: &Texts) -> Page {
        Page::verbatim(&self.text)
    }

    fn text(&self) -> Option<&str> {
        Some(&self.text)
    }
}

/// `{"folder","decks":[{"name","file","unknown"}]}`, in the order in which they were named.
#[derive(Debug, Serialize)]
pub struct ExportReport {
    /// The folder as it was given.
    pub folder: String,
    /// The decks that were written.
    pub decks: Vec<ExportedDeck>,
}

/// A deck and its file in the folder.
#[derive(Debug, Serialize)]
pub struct ExportedDeck {
    /// The name of the deck.
    pub name: String,
    /// The name of its file, without the folder.
    pub file: String,
    /// Names that no card is known by; they stand in the file as they were written.
    pub unknown: usize,
}

impl CommandReport for ExportReport {
    fn page(&self, texts: &Texts) -> Page {
        if self.decks.is_empty() {
            return Page::from_words(msg::deck_exported_none(texts));
        }
        let rows = self.decks.iter().map(|deck| {
            let unknown = match deck.unknown {
                0 => String::new(),
                count => msg::deck_exported_unknown(texts, count),
            };
            vec![deck.name.clone(), deck.file.clone(), unknown]
        });
        let mut page = Page::from_words(msg::deck_exported(texts, &self.folder));
        page.table(PageTable::bare(rows));
        page
    }
}

/// `{"examples":[{"name","id","title","aliases","how","missions","dilemmas","deck"}]}`, by id.
#[derive(Debug, Serialize)]
pub struct ExampleDecks {
    /// The decks in their order.
    pub examples: Vec<Example>,
}

/// An example deck; piles are numbers of cards.
#[derive(Debug, Serialize)]
pub struct Example {
    /// The name it is typed as wherever a list is asked for: `example:klingon`.
    pub name: String,
    id: String,
    /// Its title.
    pub title: Localized<String>,
    aliases: Localized<Vec<String>>,
    /// How it plays.
    pub how: Localized<String>,
    missions: u32,
    dilemmas: u32,
    deck: u32,
}

/// The name of an example wherever a list is asked for.
pub fn name_of(deck: &ExampleDeck) -> String {
    format!("example:{}", deck.id)
}

impl ExampleDecks {
    /// The list of some example decks.
    pub fn new(decks: &[ExampleDeck]) -> ExampleDecks {
        ExampleDecks { examples: decks.iter().map(Example::new).collect() }
    }
}

impl Example {
    fn new(deck: &ExampleDeck) -> Example {
        Example {
            name: name_of(deck),
            id: deck.id.clone(),
            title: deck.title.clone(),
            aliases: deck.aliases.clone(),
            how: deck.how.clone(),
            missions: deck.missions.total(),
            dilemmas: deck.dilemmas.total(),
            deck: deck.deck.total(),
        }
    }

    fn show(&self, texts: &Texts, page: &mut Page) {
        let title = self.title.get(texts.lang());
        page.line(format!("{} · {title}", strong(&self.name)), 0);
        page.say_indented(self.how.get(texts.lang()).as_str(), 2);
    }
}

impl CommandReport for ExampleDecks {
    fn page(&self, texts: &Texts) -> Page {
        let Some(first) = self.examples.first() else {
            return Page::from_words(msg::deck_no_examples(texts));
        };
        let mut page = Page::new();
        for example in &self.examples {
            example.show(texts, &mut page);
        }
        page.gap();
        page.say(msg::deck_try_example(texts, &first.name));
        page
    }
}
