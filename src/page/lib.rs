//! The document every answer is made of: blocks of words, in the order in which they are read. It knows no
//! width, no color and no HTML; `render` gives it a face.
//!
//! Inside a view, words travel as strings: [`strong`], [`symbol`], [`link`] and their like put marks around
//! a part, so that a part with a style can be the variable of a message. A block reads the marks back into
//! spans.
//!
//! # To add something
//!
//! - **A block**: its struct, and how it looks on the terminal, as HTML and as Markdown: the compiler asks for all.
//!   The screen reads its lines from the terminal's.

mod bars;
mod facts;
mod form;
mod links;
pub mod locale;
pub mod render;
mod table;
mod words;

pub use bars::{Bar, Bars};
pub use facts::{Fact, FactList, FactValue, Labels};
pub use form::{FilledForm, Form, FormBadge, FormChoice, FormControl, FormField, FormPart, FormRow};
pub use table::{Frame, PageTable, TableBuilder};
pub use words::{
    KEPT_TOGETHER, Span, SpanStyle, Words, alarm, command, excerpt, faint, label, link, passage, plain,
    serialize_plain, strong, symbol,
};

/// A whole answer.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Page {
    /// The blocks from top to bottom.
    pub blocks: Vec<PageBlock>,
    /// Whether it is to be printed on one sheet of paper, in two columns.
    pub is_sheet: bool,
}

/// A part of a page.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PageBlock {
    /// What the page is about, and where it belongs; the place may be empty.
    Head {
        /// The name of what the page is about.
        title: Words,
        /// Game, kind or the like, set apart from the title; may be empty.
        place: Words,
    },
    /// The name of what follows, without a place.
    Title(Words),
    /// A heading inside a page.
    Heading(Words),
    /// Words that run on.
    Paragraph(Paragraph),
    /// A point of a list; points in a row make one list.
    Item(PageItem),
    /// Labelled lines.
    Facts(FactList),
    /// Rows of cells.
    Table(PageTable),
    /// Rows of numbers with bars.
    Bars(Bars),
    /// An entry or card found; hits in a row make one list.
    Hit(Hit),
    /// Something that happens in a game; steps in a row make one list.
    Step(PageStep),
    /// Short names to choose from by name or by number, counted from 1.
    Names(Vec<Words>),
    /// A line that was typed, with a mark below the place where it is wrong, in signs from 0.
    Pointed {
        /// The whole line as it was typed.
        typed: String,
        /// Where it is wrong, in signs from 0.
        at: usize,
    },
    /// Lines that stay as they are.
    Verbatim(String),
    /// A text for the camera of a phone; left out where there is no room, and where nobody could scan it.
    Scan {
        /// An address, or any other text.
        text: String,
        /// What is to be done with it.
        caption: Words,
    },
    /// What follows is a part of its own.
    Gap,
}

/// Words that run on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Paragraph {
    /// What is said, with its styles.
    pub words: Words,
    /// Steps by which it is set in.
    pub margin: usize,
    /// Whether further lines are set in under the first.
    pub is_hanging: bool,
    /// Whether one line must do; what does not fit is cut.
    pub is_line: bool,
}

/// A point of a list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PageItem {
    /// `-`, `1.`, `A.`
    pub mark: String,
    /// What the point is about, before a colon; documents make a heading of it. Empty for most.
    pub topic: Words,
    /// What stands behind the mark and the topic.
    pub words: Words,
    /// Steps by which it is set in.
    pub margin: usize,
}

impl PageItem {
    /// Topic and words in one line.
    pub fn line(&self) -> Words {
        let topic = self.topic.0.iter().cloned();
        let colon = (!self.topic.is_empty()).then(|| Span::Text(": ".to_owned()));
        Words(topic.chain(colon).chain(self.words.0.iter().cloned()).collect())
    }
}

/// An entry or card found.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Hit {
    /// By which the player chooses it, from 1; `None` in lists without choice.
    pub number: Option<usize>,
    /// What the entry or card is called, as a rule linked to it.
    pub title: Words,
    /// Where it belongs: game and kind, as a rule; may be empty.
    pub place: Words,
    /// What it says, cut to one line; may be empty.
    pub gist: Words,
    /// What it says answers a question, and is not cut.
    pub is_answer: bool,
}

/// Something that happens in a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PageStep {
    /// How deep in the resolution of other cards, from 0.
    pub depth: usize,
    /// How it stands out from the steps around it.
    pub tone: Tone,
    /// What hands move, as short as it can be said: a face that has room for it shows it above the sentence. Empty where
    /// nothing is moved.
    pub short: Words,
    /// What happens, as a sentence.
    pub words: Words,
    /// Where the rule stands in print.
    pub place: Words,
    /// Why it was decided so, line by line: a face that can unfold it shows it below.
    pub why: Vec<Words>,
}

/// How a step stands out.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Tone {
    /// Something to move at the table.
    Plain,
    /// What the program keeps or has found: nothing is moved.
    Kept,
    /// The beginning of a turn.
    Title,
    /// A card that is being resolved.
    Card,
    /// An attack on the player.
    Attack,
    /// Something for the player to do or to gain.
    Yours,
}

impl From<PageTable> for Page {
    fn from(table: PageTable) -> Page {
        let mut page = Page::new();
        page.table(table);
        page
    }
}

impl Page {
    /// A text as it stands, and nothing else.
    pub fn verbatim(text: &str) -> Page {
        let mut page = Page::new();
        page.push(PageBlock::Verbatim(text.trim_end().to_owned()));
        page
    }

    /// An empty page.
    pub fn new() -> Page {
        Page::default()
    }

    /// An empty page that is to be printed on one sheet of paper.
    pub fn sheet() -> Page {
        Page { is_sheet: true, ..Page::default() }
    }

    /// A page that says one thing.
    pub fn from_words(words: impl Into<Words>) -> Page {
        let mut page = Page::new();
        page.say(words);
        page
    }

    /// What the page is about, and where it belongs.
    pub fn head(&mut self, title: impl Into<Words>, place: impl Into<Words>) {
        let (title, place) = (title.into(), place.into());
        self.blocks.push(PageBlock::Head { title, place });
    }

    /// The name of what follows.
    pub fn title(&mut self, words: impl Into<Words>) {
        self.blocks.push(PageBlock::Title(words.into()));
    }

    /// A heading inside the page.
    pub fn heading(&mut self, words: impl Into<Words>) {
        self.blocks.push(PageBlock::Heading(words.into()));
    }

    /// A paragraph.
    pub fn say(&mut self, words: impl Into<Words>) {
        self.say_indented(words, 0);
    }

    /// A paragraph that is set in.
    pub fn say_indented(&mut self, words: impl Into<Words>, margin: usize) {
        self.paragraph(words, margin, false, false);
    }

    /// A paragraph of foreign words whose further lines are set in under the first.
    pub fn say_hanging(&mut self, words: impl Into<Words>, margin: usize) {
        self.paragraph(words, margin, true, false);
    }

    /// Words of which as many are shown as fit a line.
    pub fn line(&mut self, words: impl Into<Words>, margin: usize) {
        self.paragraph(words, margin, false, true);
    }

    fn paragraph(&mut self, words: impl Into<Words>, margin: usize, is_hanging: bool, is_line: bool) {
        self.blocks.push(PageBlock::Paragraph(Paragraph { words: words.into(), margin, is_hanging, is_line }));
    }

    /// A point of a list, behind `-`.
    pub fn point(&mut self, words: impl Into<Words>) {
        self.item("-", words, 0);
    }

    /// A point of a list, behind a mark.
    pub fn item(&mut self, mark: impl Into<String>, words: impl Into<Words>, margin: usize) {
        let (mark, words) = (mark.into(), words.into());
        self.blocks.push(PageBlock::Item(PageItem { mark, topic: Words::default(), words, margin }));
    }

    /// A point of a list under its topic.
    pub fn topic(&mut self, topic: impl Into<Words>, words: impl Into<Words>) {
        let (topic, words) = (topic.into(), words.into());
        self.blocks.push(PageBlock::Item(PageItem { mark: "-".to_owned(), topic, words, margin: 0 }));
    }

    /// Labelled facts; nothing if there are none.
    pub fn facts(&mut self, facts: FactList) {
        if !facts.rows.is_empty() {
            self.blocks.push(PageBlock::Facts(facts));
        }
    }

    /// A table; nothing if it has no rows and no header.
    pub fn table(&mut self, table: PageTable) {
        if !table.rows.is_empty() || !table.header.is_empty() {
            self.blocks.push(PageBlock::Table(table));
        }
    }

    /// Numbers with bars; nothing if there are none.
    pub fn bars(&mut self, bars: Bars) {
        if !bars.rows.is_empty() {
            self.blocks.push(PageBlock::Bars(bars));
        }
    }

    /// Any other block.
    pub fn push(&mut self, block: PageBlock) {
        self.blocks.push(block);
    }

    /// Begins a new part, unless one has just begun.
    pub fn gap(&mut self) {
        if !self.is_empty() && self.blocks.last() != Some(&PageBlock::Gap) {
            self.blocks.push(PageBlock::Gap);
        }
    }

    /// Another page as a part of its own; nothing if it is empty.
    pub fn part(&mut self, page: Page) {
        if !page.is_empty() {
            self.gap();
            self.append(page);
        }
    }

    /// Another page that goes on without a gap.
    pub fn append(&mut self, page: Page) {
        self.blocks.extend(page.blocks);
    }

    /// Several pages, each a part of its own.
    pub fn parts(pages: impl IntoIterator<Item = Page>) -> Page {
        let mut out = Page::new();
        for page in pages {
            out.part(page);
        }
        out
    }

    /// Whether it says nothing.
    pub fn is_empty(&self) -> bool {
        self.blocks.is_empty()
    }
}
