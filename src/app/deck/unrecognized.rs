//! What of a list was not understood, and what each of its lines was taken for.

use std::collections::HashMap;

use serde::Serialize;

use crate::CommandReport;
use crate::deck::page_parts::{section, title};
use deck::{CardList, DeckList, FoundDeck, LineFault, ListContent, ListLine, MatchFailure, Statement};
use model::order::Order;
use model::{CollectorNumber, codes};
use page::locale::{Texts, msg};
use page::{KEPT_TOGETHER, Page, PageTable, alarm, excerpt, serialize_plain, strong};
use words::lists::shortened;
use words::{Term, terms};

codes!(
    /// What must be known of a list before its verdict.
    ListNote {
        /// Many names are unknown, and no cards have been imported.
        Import => "import-lackey",
        /// The list names no piles: each card went to that of its type.
        Sorted => "sorted-by-type",
        /// What unknown cards could change is not judged.
        HeldBack => "held-back",
        /// Headings are those of First Edition, which this is not.
        FirstEdition => "first-edition",
        /// All dilemmas stand where cards are laid aside.
        DilemmasAside => "dilemmas-aside",
    }
);

/// How a list stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Legality {
    /// All lines were understood, and no rule is broken.
    Legal,
    /// All lines were understood, and a rule is broken.
    Illegal,
    /// Lines were not understood, so nothing is sure.
    Unread,
}

impl Legality {
    /// Lines not understood weigh more than broken rules.
    pub(super) fn new(is_read: bool, is_legal: bool) -> Legality {
        if !is_read {
            Legality::Unread
        } else if is_legal {
            Legality::Legal
        } else {
            Legality::Illegal
        }
    }

    pub(super) fn styled(self, texts: &Texts) -> String {
        let word = self.term(texts);
        match self {
            Legality::Legal => strong(word),
            Legality::Illegal | Legality::Unread => alarm(word),
        }
    }
}

/// Lines shown below each other at most; of more the middle is left out. Documents have all.
const MOST_LINES: usize = 60;
/// Numbers of lines in a sentence at most.
const MOST_NUMBERS: usize = 12;

/// A list that was read, its cards found as far as they are known.
pub struct ReadList {
    /// The lines as they were read.
    pub list: DeckList,
    /// The cards the lines mean.
    pub deck: FoundDeck,
    /// Names that could be meant, for each unknown card from the first.
    pub suggestions: Vec<Vec<String>>,
}

/// The lines of a list that say nothing: unknown cards, and lines that cannot be read at all.
#[derive(Debug, Clone, Default, Serialize)]
pub struct ListFaults {
    /// Lines that name a card nobody knows.
    pub unknown: Vec<UnknownCard>,
    /// Lines in which no card could be read.
    pub unreadable: Vec<FaultyLine>,
    /// Numbers of lines that are no cards, which is no fault of theirs.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub no_cards: Vec<usize>,
    /// Whether the list is a document, whose cards are counted instead of lines.
    #[serde(skip)]
    is_document: bool,
}

/// A line whose card is not known.
#[derive(Debug, Clone, Serialize)]
pub struct UnknownCard {
    /// The number of the line, from 1; of a document that of the card.
    pub line: usize,
    /// The name as written.
    pub name: String,
    /// Names or ids of what could be meant.
    pub suggestions: Vec<String>,
    /// In words what could be meant, or that no card is called so.
    #[serde(skip)]
    hint: String,
}

/// A line that cannot be read.
#[derive(Debug, Clone, Serialize)]
pub struct FaultyLine {
    /// The number of the line, from 1; of a document that of the card.
    pub line: usize,
    /// As written.
    pub text: String,
    /// What is wrong with it.
    pub reason: LineFault,
}

/// What a command says instead of numbers: `{"name","measured","unknown","unreadable"}`, with
/// `"measured": false`.
#[derive(Debug, Serialize)]
pub struct UnreadDeck {
    name: Option<String>,
    measured: bool,
    #[serde(flatten)]
    unread: ListFaults,
    #[serde(skip)]
    title: String,
    #[serde(skip)]
    notes: Vec<String>,
}

impl UnreadDeck {
    /// A list that was not understood, with what must be known of it.
    pub fn new(texts: &Texts, read: &ReadList, notes: &[ListNote]) -> UnreadDeck {
        UnreadDeck {
            name: read.deck.name.clone(),
            measured: false,
            unread: read.unread(texts),
            title: read.title(texts),
            notes: notes.iter().map(|note| note.term(texts)).collect(),
        }
    }
}

impl CommandReport for UnreadDeck {
    fn page(&self, texts: &Texts) -> Page {
        let mut head = Page::new();
        let standing = alarm(Legality::Unread.term(texts));
        head.title(format!("{}: {standing}", self.title));
        for note in &self.notes {
            head.say(note);
        }
        head.say(msg::deck_unmeasured(texts));
        self.unread.page_below(texts, head)
    }
}

impl ReadList {
    /// Whether every line says something, and every name is a card.
    pub fn is_understood(&self) -> bool {
        self.deck.unknown.is_empty() && self.list.faults().next().is_none()
    }

    /// What the deck is called on a page.
    pub(super) fn title(&self, texts: &Texts) -> String {
        title(texts, self.deck.name.as_ref())
    }

    /// What was not understood.
    pub fn unread(&self, texts: &Texts) -> ListFaults {
        let unknown = self.deck.unknown.iter().enumerate().map(|(at, unknown)| {
            let names = self.suggestions.get(at).cloned().unwrap_or_default();
            let quoted: Vec<String> = names.iter().map(|name| msg::hint_quoted(texts, name)).collect();
            let card = UnknownCard::new(texts, unknown.line, &unknown.name, names, &quoted);
            match unknown.why {
                MatchFailure::Disagree(_) => card.with_hint(msg::deck_name_and_number(texts, quoted.join(", "))),
                MatchFailure::NoSuchCard if quoted.is_empty() => match CollectorNumber::parse(&unknown.name) {
                    Some(number) => card.with_hint(msg::deck_number_unknown(texts, number.set, number.number)),
                    None => card,
                },
                MatchFailure::NoSuchCard | MatchFailure::Several(_) => card,
            }
        });
        ListFaults::from_list(&self.list, unknown.collect())
    }
}

impl UnknownCard {
    /// A name with what could be meant, for programs and in words.
    pub fn new(texts: &Texts, line: usize, name: &str, suggestions: Vec<String>, quoted: &[String]) -> UnknownCard {
        let hint = if quoted.is_empty() {
            msg::deck_line_unknown(texts)
        } else {
            msg::deck_did_you_mean(texts, quoted.join(", "))
        };
        UnknownCard { line, name: name.to_owned(), suggestions, hint }
    }
}

impl UnknownCard {
    fn with_hint(self, hint: String) -> UnknownCard {
        UnknownCard { hint, ..self }
    }
}

impl ListFaults {
    /// The lines of a list that cannot be read, beside its unknown cards.
    pub(super) fn from_list<P: Copy>(list: &CardList<P>, unknown: Vec<UnknownCard>) -> ListFaults {
        let unreadable =
            list.faults().map(|(line, reason)| FaultyLine { line: line.number, text: line.text.clone(), reason });
        ListFaults {
            unknown,
            unreadable: unreadable.collect(),
            no_cards: list.no_cards(),
            is_document: list.family.is_document(),
        }
    }

    /// These faults with those of a list that goes on in the same file behind them.
    pub fn merge(mut self, other: ListFaults) -> ListFaults {
        self.unknown.extend(other.unknown);
        self.unreadable.extend(other.unreadable);
        self.no_cards.extend(other.no_cards);
        self
    }

    /// How many lines there are.
    pub(super) fn count(&self) -> usize {
        self.unknown.len() + self.unreadable.len()
    }

    /// All lines below their heading, in the order of the list.
    pub fn page(&self, texts: &Texts) -> Page {
        let unknown = self.unknown.iter().map(|card| {
            let place = place(texts, self.is_document, &[card.line]);
            (card.line, format!("{place}: {} – {}", card.name, card.hint))
        });
        let mut items: Vec<(usize, String)> = self.troubles(texts).chain(unknown).collect();
        items.order_by_key(|(line, _)| *line);
        let all = items.into_iter().map(|(_, item)| item).collect();
        let items = shortened(texts, all, MOST_LINES);
        section(&msg::deck_section_unread(texts), items)
    }

    /// Which lines are no cards, in one line; nothing if all are.
    pub fn passed_over(&self, texts: &Texts) -> Page {
        let mut page = Page::new();
        if !self.no_cards.is_empty() {
            let all = self.no_cards.iter().map(ToString::to_string).collect();
            let numbers = shortened(texts, all, MOST_NUMBERS).join(", ");
            page.say(msg::deck_no_cards(texts, self.no_cards.len(), numbers));
        }
        page
    }

    /// Everything it says below the head of a page.
    pub fn page_below(&self, texts: &Texts, head: Page) -> Page {
        Page::parts([head, self.page(texts), self.passed_over(texts)])
    }

    fn troubles(&self, texts: &Texts) -> impl Iterator<Item = (usize, String)> {
        self.unreadable.iter().map(|trouble| {
            let place = place(texts, self.is_document, &[trouble.line]);
            let (text, why) = (excerpt(trouble.text.trim()), trouble.reason.term(texts));
            (trouble.line, format!("{place}: {text} – {why}"))
        })
    }
}

/// `line 3`, `lines 3, 14`; in documents the numbers of cards.
pub(super) fn place(texts: &Texts, is_document: bool, lines: &[usize]) -> String {
    let all: Vec<String> = lines.iter().map(ToString::to_string).collect();
    let numbers = shortened(texts, all, MOST_NUMBERS).join(", ");
    if is_document {
        msg::deck_place_card(texts, lines.len(), numbers)
    } else {
        msg::deck_place_line(texts, lines.len(), numbers)
    }
}

/// `2 × Odo`, never parted behind the number.
pub(super) fn copies(count: u32, name: &str) -> String {
    format!("{count}{KEPT_TOGETHER}×{KEPT_TOGETHER}{name}")
}

/// A line of a list with what was read in it: `{"line","text","cards":[{"count","name","place"}],"reading"}`; without
/// cards their field is missing.
#[derive(Debug, Clone, Serialize)]
pub struct LineReading {
    line: usize,
    text: String,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    cards: Vec<CardReading>,
    /// The cards in words, or why there is none.
    #[serde(serialize_with = "serialize_plain")]
    reading: String,
}

/// Copies of a card that a line names.
#[derive(Debug, Clone, Serialize)]
pub(super) struct CardReading {
    pub count: u32,
    /// As the card is called; as written if nobody knows it.
    pub name: String,
    /// The code of the pile or place it goes to.
    pub place: &'static str,
    /// The copies in words, with how the card was found or why it was not.
    #[serde(skip)]
    pub reading: String,
}

/// All lines, first to last, with the words for a pile and the cards of each line.
pub(super) fn lines<P: Copy>(
    texts: &Texts,
    list: &CardList<P>,
    pile: impl Fn(P) -> String,
    mut cards: HashMap<usize, Vec<CardReading>>,
) -> Vec<LineReading> {
    let line = |line: &ListLine<P>| {
        let cards = cards.remove(&line.number).unwrap_or_default();
        let reading = match &line.content {
            ListContent::Blank => String::new(),
            ListContent::NoCard => msg::deck_line_no_card(texts),
            ListContent::Statement(statement) => self::statement(texts, statement),
            ListContent::Heading { place, stated } => heading(texts, place.map(&pile), *stated),
            ListContent::Fault(doubt) => doubt.term(texts),
            ListContent::Cards(_) if cards.is_empty() => msg::deck_line_unknown(texts),
            ListContent::Cards(_) => cards.iter().map(|card| card.reading.as_str()).collect::<Vec<_>>().join("; "),
        };
        LineReading { line: line.number, text: line.text.clone(), cards, reading }
    };
    list.lines.iter().map(line).collect()
}

impl LineReading {
    /// A table of lines.
    pub(super) fn table(lines: &[LineReading]) -> Page {
        // A tab would move the columns behind it.
        let text = |line: &LineReading| line.text.trim().replace('\t', "  ");
        let rows = lines.iter().map(|line| vec![line.line.to_string(), text(line), line.reading.clone()]);
        let mut page = Page::new();
        if !lines.is_empty() {
            page.table(PageTable::bare(rows));
        }
        page
    }
}

fn statement(texts: &Texts, statement: &Statement) -> String {
    match statement {
        Statement::Name(_) => msg::deck_line_title(texts),
        Statement::Note => msg::deck_line_statement(texts),
        Statement::Remark => msg::deck_line_comment(texts),
        Statement::Total(total) => msg::deck_line_total(texts, *total),
    }
}

fn heading(texts: &Texts, pile: Option<String>, stated: Option<u32>) -> String {
    match (pile, stated) {
        (Some(pile), Some(stated)) => msg::deck_line_heading_stated(texts, pile, stated),
        (Some(pile), None) => msg::deck_line_heading(texts, pile),
        (None, _) => msg::deck_line_heading_any(texts),
    }
}

terms! {
    ListNote {
        Import => deck_note_import,
        Sorted => deck_note_sorted,
        HeldBack => deck_note_held_back,
        FirstEdition => deck_note_first_edition,
        DilemmasAside => deck_note_dilemmas_aside,
    }
    Legality {
        Legal => deck_standing_legal,
        Illegal => deck_standing_illegal,
        Unread => deck_standing_unread,
    }
}
