//! What lines say beside each other: a place in the middle of the list speaks for a card, a sentence around it does
//! not. Before that each line could be several things.

use std::ops::Range;

use strsim::osa_distance;

use super::Section;
use super::line_text::copies_alone;
use crate::list::MOST_COPIES;
use crate::list::headings::Heading;
use crate::list::recognizer::{Recognition, Recognizer};
use crate::{CardList, Citation, Family, LineFault, ListContent, ListLine, Statement, one_line};
use model::text::{key, nearest};

/// Lines beside the list that are compared with the names of cards.
const NEAR: usize = 12;

/// A list of lines that were read one by one.
pub(super) fn classify_lines<P: Section>(
    mut lines: Vec<CandidateLine<P>>,
    family: Family,
    is_tabbed: bool,
    names: Recognizer<'_>,
) -> CardList<P> {
    let mut judge = LineClassifier::new(&lines, names);
    join_counts(&mut lines);
    judge.pass_over_quotes(&mut lines);
    judge.pass_over_signatures(&mut lines);
    judge.measure(&lines);
    let contents: Vec<ListContent<P>> = (0..lines.len()).map(|at| judge.content(&lines, at)).collect();
    let mut list = CardList { is_tabbed, ..CardList::empty(family) };
    let is_headed = contents.iter().any(|content| matches!(content, ListContent::Heading { .. }));
    let mut place = if is_tabbed && is_headed { P::BEFORE } else { None };
    let is_markdown = lines.iter().any(|line| line.text.starts_with("##"));
    let title = lines.iter().position(|line| line.is_title && is_markdown);
    let mut path: Vec<String> = Vec::new();
    for (at, (line, mut content)) in lines.into_iter().zip(contents).enumerate() {
        // Headings in a text hold no longer than the part of the document it stands in.
        if line.path != path {
            place = None;
            path.clone_from(&line.path);
        }
        settle(&mut content, &line.draft, &mut place);
        content.place_cards(line.place);
        if family.is_document() && matches!(content, ListContent::Blank) {
            continue;
        }
        let number = if family.is_document() { list.lines.len() + 1 } else { line.number };
        let is_remark = matches!(content, ListContent::Statement(Statement::Remark));
        if is_remark && title == Some(at) {
            let name = one_line(line.text.trim().trim_start_matches('#').trim());
            content = ListContent::Statement(Statement::Name(name));
        }
        let named = content.deck_name().map(str::to_owned);
        list.name = list.name.take().or(named);
        list.lines.push(ListLine { number, text: line.text, content });
    }
    list
}

/// Gives cards the place of the heading above them.
fn settle<P: Section>(content: &mut ListContent<P>, draft: &LineCandidate<P>, place: &mut Option<P>) {
    content.place_cards(*place);
    match content {
        ListContent::Heading { place: here, .. } => {
            if let LineCandidate::Heading(found, _) = draft {
                match found {
                    Some(Heading::Pile(found)) => *place = Some(*found),
                    Some(Heading::Any) => *place = None,
                    Some(Heading::Subsection) | None => {}
                }
                *here = *place;
            }
        }
        ListContent::Fault(doubt) => {
            if *doubt == LineFault::UnknownHeading {
                *place = P::ASIDE;
            }
        }
        ListContent::Cards(_) | ListContent::NoCard | ListContent::Statement(_) | ListContent::Blank => {}
    }
}

/// Counts that stand on lines of their own, as cells are copied from pages: all behind the names, each for the one
/// above; or all before them, each for those below up to the next.
fn join_counts<P: Section>(lines: &mut [CandidateLine<P>]) {
    let numbers: Vec<usize> =
        (0..lines.len()).filter(|at| matches!(lines[*at].draft, LineCandidate::Number)).collect();
    let is_sole = |line: &CandidateLine<P>| {
        matches!(&line.draft, LineCandidate::Cards(cards) if cards.len() == 1) && !line.is_counted
    };
    let all = |owner: &dyn Fn(usize) -> Option<usize>| {
        numbers.iter().all(|at| owner(*at).and_then(|owner| lines.get(owner)).is_some_and(is_sole))
    };
    let is_ahead = all(&|at| Some(at + 1));
    let are_headings = numbers.iter().all(|at| lines[*at].text.trim_end().ends_with(':'));
    if (numbers.len() < 3 && !are_headings) || is_ahead == all(&|at| at.checked_sub(1)) {
        return;
    }
    for at in numbers {
        let below = lines[at + 1..].iter().take_while(|line| is_sole(line)).count();
        let owners = if is_ahead { at + 1..at + 1 + below } else { at - 1..at };
        let count = copies_alone(&lines[at].text).filter(|count| (1..=MOST_COPIES).contains(count));
        let Some(count) = count else {
            continue;
        };
        for line in &mut lines[owners] {
            if let LineCandidate::Cards(cards) = &mut line.draft {
                cards.iter_mut().for_each(|card| {
                    card.count = count;
                    card.is_counted = true;
                });
            }
            line.is_counted = true;
        }
        lines[at].draft = LineCandidate::Settled(ListContent::Statement(Statement::Note));
    }
}

struct LineClassifier<'a> {
    names: Recognizer<'a>,
    /// Lines that follow each other without a blank, for each line.
    blocks: Vec<Range<usize>>,
    /// From the first card to the last.
    list: Range<usize>,
    /// Whether most cards have a count or a sign before them.
    is_counted: bool,
    has_anchor: bool,
    has_title: bool,
    /// Whether a card stands in the block of each line.
    beside: Vec<bool>,
    /// Lines that say anything.
    said: usize,
}

impl<'a> LineClassifier<'a> {
    fn new<P>(lines: &[CandidateLine<P>], names: Recognizer<'a>) -> LineClassifier<'a> {
        let is_blank = |line: &CandidateLine<P>| {
            let is_rule = !line.text.contains(char::is_alphanumeric);
            matches!(line.draft, LineCandidate::Settled(ListContent::Blank | ListContent::NoCard)) && is_rule
        };
        let mut blocks = Vec::with_capacity(lines.len());
        let mut start = 0;
        while start < lines.len() {
            let rest = &lines[start..];
            let length = rest.iter().position(is_blank).map_or(rest.len(), |at| at.max(1));
            blocks.extend(std::iter::repeat_n(start..start + length, length));
            start += length;
        }
        LineClassifier {
            names,
            blocks,
            list: 0..0,
            is_counted: false,
            has_anchor: false,
            has_title: false,
            beside: Vec::new(),
            said: 0,
        }
    }

    /// Lines of somebody else are no cards, unless there are no others.
    fn pass_over_quotes<P>(&self, lines: &mut [CandidateLine<P>]) {
        let cards =
            |is_quoted: bool| lines.iter().filter(|line| line.is_quoted == is_quoted && is_card(line)).count();
        if cards(false) > 0 && cards(true) <= cards(false) {
            for line in lines.iter_mut().filter(|line| line.is_quoted) {
                line.draft = LineCandidate::Settled(ListContent::NoCard);
            }
        }
    }

    /// In a list that counts, a word without a count among lines of people is no card, though a card is called so.
    fn pass_over_signatures<P>(&mut self, lines: &mut [CandidateLine<P>]) {
        let all = lines.iter().filter(|line| is_card(line)).count();
        let counted = lines.iter().filter(|line| is_card(line) && line.is_counted).count();
        self.is_counted = counted > 0 && counted * 2 >= all;
        if !self.is_counted {
            return;
        }
        let passed: Vec<usize> = (0..lines.len()).filter(|at| self.is_signature(lines, *at)).collect();
        for at in passed {
            lines[at].draft = LineCandidate::Settled(ListContent::NoCard);
        }
    }

    fn is_signature<P>(&self, lines: &[CandidateLine<P>], at: usize) -> bool {
        let is_sole = matches!(&lines[at].draft, LineCandidate::Cards(_)) && !lines[at].is_counted;
        let block = &lines[self.blocks[at].clone()];
        let is_listed = |line: &CandidateLine<P>| {
            (is_card(line) && line.is_counted) || matches!(line.draft, LineCandidate::Heading(Some(_), _))
        };
        let is_prose = |content: &ListContent<P>| {
            matches!(content, ListContent::NoCard | ListContent::Statement(Statement::Remark))
        };
        let speaks = |line: &CandidateLine<P>| {
            matches!(&line.draft, LineCandidate::OpenLine(maybe) if !maybe.read.is_counted)
                || matches!(&line.draft, LineCandidate::Settled(content) if is_prose(content))
        };
        is_sole && !block.iter().any(is_listed) && block.iter().any(speaks)
    }

    /// Where the list begins and ends.
    fn measure<P>(&mut self, lines: &[CandidateLine<P>]) {
        let is_anchor = |line: &CandidateLine<P>| match &line.draft {
            LineCandidate::Cards(_) => true,
            LineCandidate::OpenLine(maybe) => {
                is_surely_card(maybe) || (maybe.read.begins_with_card && !maybe.is_sentence && !self.is_counted)
            }
            LineCandidate::Settled(content) => matches!(content, ListContent::Fault(_)),
            LineCandidate::Heading(..) | LineCandidate::Number => false,
        };
        let first = lines.iter().position(is_anchor);
        let last = lines.iter().rposition(is_anchor);
        let heading = lines.iter().position(|line| matches!(line.draft, LineCandidate::Heading(Some(_), _)));
        self.said = lines.iter().filter(|line| is_said(line)).count();
        self.beside = vec![false; lines.len()];
        for (at, _) in (0..).zip(lines).filter(|(_, line)| is_card(line)) {
            if !self.beside[at] {
                self.beside[self.blocks[at].clone()].fill(true);
            }
        }
        self.has_anchor = first.is_some() || heading.is_some();
        self.list = match (first, last) {
            (Some(first), Some(last)) => first..last + 1,
            _ => heading.map_or(0..0, |heading| heading..lines.len()),
        };
    }

    fn content<P: Section>(&mut self, lines: &[CandidateLine<P>], at: usize) -> ListContent<P> {
        match &lines[at].draft {
            LineCandidate::Settled(content) => content.clone(),
            LineCandidate::Cards(cards) => ListContent::Cards(cards.clone()),
            LineCandidate::Heading(Some(_), stated) => ListContent::Heading { place: None, stated: *stated },
            LineCandidate::Heading(None, _) => self.strange_heading(lines, at),
            LineCandidate::Number => {
                if self.is_beside_cards(at) || !self.has_anchor {
                    ListContent::Fault(LineFault::NoName)
                } else {
                    ListContent::NoCard
                }
            }
            LineCandidate::OpenLine(maybe) => self.maybe(lines, at, maybe),
        }
    }

    /// Whether a line stands right beside cards.
    fn is_beside_cards(&self, at: usize) -> bool {
        self.beside.get(at).copied().unwrap_or(false)
    }

    /// A heading that names nothing known: above the list somebody speaks.
    fn strange_heading<P: Section>(&self, lines: &[CandidateLine<P>], at: usize) -> ListContent<P> {
        let is_in_list = at >= self.list.start && (at < self.list.end || self.is_beside_cards(at));
        let is_headed = lines[..at].iter().any(|line| matches!(line.draft, LineCandidate::Heading(Some(_), _)));
        if self.has_anchor && (is_in_list || (is_headed && at < self.list.end)) {
            ListContent::Fault(LineFault::UnknownHeading)
        } else {
            ListContent::NoCard
        }
    }

    fn maybe<P: Section>(&mut self, lines: &[CandidateLine<P>], at: usize, maybe: &OpenLine<P>) -> ListContent<P> {
        let is_item = lines[at].is_item;
        let is_inside = is_item || self.list.contains(&at);
        let is_beside = is_item || self.is_beside_cards(at);
        let is_first = !lines[..at].iter().any(is_said);
        let speaks = if maybe.read.is_counted {
            let is_card = maybe.read.is_surely_counted || maybe.read.begins_with_card;
            maybe.is_sentence && !is_card && !(is_inside && is_beside)
        } else if is_inside {
            // Among cards that are counted, a line apart without a count is a title or a remark, unless a card is
            // called so.
            let is_apart = || self.is_counted && !maybe.read.begins_with_card && !self.is_near(lines, at, maybe);
            !is_beside && (maybe.is_sentence || is_apart())
        } else if self.has_anchor {
            let is_below = at >= self.list.end && !is_greeting(&lines[at].text);
            let is_listed =
                is_beside && (is_below || !self.is_counted) && !maybe.is_sentence && maybe.label.is_none();
            !is_listed && !self.is_near(lines, at, maybe)
        } else {
            is_greeting(&lines[at].text) || maybe.is_sentence || self.said > 3
        };
        if !speaks {
            return maybe.content.clone();
        }
        let is_above = at < self.list.start || !self.has_anchor;
        match &maybe.label {
            Some(Some(name)) if is_above => ListContent::Statement(Statement::Name(name.clone())),
            Some(None) if is_above && !maybe.is_sentence => ListContent::Statement(Statement::Note),
            _ if is_first && is_above && self.has_anchor && !self.has_title && is_title(&lines[at].text, maybe) => {
                self.has_title = true;
                ListContent::Statement(Statement::Name(maybe.read.whole.name.clone()))
            }
            _ => ListContent::NoCard,
        }
    }

    /// Whether a line right above or below the list is all but the name of a card.
    fn is_near<P>(&self, lines: &[CandidateLine<P>], at: usize, maybe: &OpenLine<P>) -> bool {
        let is_far = at + NEAR < self.list.start || at > self.list.end + NEAR;
        let name = key(&maybe.read.whole.name);
        if is_far || maybe.is_sentence || name.len() < 4 || is_greeting(&lines[at].text) {
            return false;
        }
        let names = self.names.names().keys().map(|name| (name, name));
        let near = nearest(&name, names, 1);
        near.first().is_some_and(|near| osa_distance(near, &name) <= 1 + name.len() / 8)
    }
}

fn is_surely_card<P>(maybe: &OpenLine<P>) -> bool {
    maybe.read.is_surely_counted || (maybe.read.is_counted && !maybe.is_sentence)
}

/// Whether a line names a card, known or not.
fn is_card<P>(line: &CandidateLine<P>) -> bool {
    match &line.draft {
        LineCandidate::Cards(_) => true,
        LineCandidate::OpenLine(maybe) => is_surely_card(maybe),
        LineCandidate::Settled(ListContent::Fault(_)) => true,
        LineCandidate::Settled(_) | LineCandidate::Heading(..) | LineCandidate::Number => false,
    }
}

fn is_said<P>(line: &CandidateLine<P>) -> bool {
    !matches!(
        line.draft,
        LineCandidate::Settled(
            ListContent::Blank | ListContent::NoCard | ListContent::Statement(Statement::Remark)
        )
    )
}

/// Whether a line ends as greetings do.
fn is_greeting(text: &str) -> bool {
    text.trim_end().ends_with([',', '.', ';', '!', '?', ')'])
}

/// Whether a first line can be the name of the deck.
fn is_title<P>(text: &str, maybe: &OpenLine<P>) -> bool {
    !is_greeting(text) && !maybe.is_sentence && !maybe.read.whole.name.is_empty()
}

/// What a line could be, as far as it says so itself.
#[derive(Debug, Clone)]
pub(super) enum LineCandidate<P> {
    Settled(ListContent<P>),
    /// A heading, or one that names nothing known.
    Heading(Option<Heading<P>>, Option<u32>),
    /// Cards and nothing else.
    Cards(Vec<Citation<P>>),
    /// A count without a name.
    Number,
    /// A card that is not known, a word of the list, or no card at all.
    OpenLine(Box<OpenLine<P>>),
}

/// What is known of a line that may be anything.
#[derive(Debug, Clone)]
pub(super) struct OpenLine<P> {
    pub read: Recognition,
    pub is_sentence: bool,
    /// Whether a label of a few words stands ahead of a colon, and what follows if that is the name of the deck.
    pub label: Option<Option<String>>,
    /// What it is if it stands in the list.
    pub content: ListContent<P>,
}

/// A line with what it could be.
#[derive(Debug, Clone)]
pub(super) struct CandidateLine<P> {
    pub number: usize,
    pub text: String,
    pub draft: LineCandidate<P>,
    /// Whether the line says how many copies it means, or has a sign of lists before it.
    pub is_counted: bool,
    /// Whether somebody else's line is repeated: `> 3 Odo`.
    pub is_quoted: bool,
    /// Whether it is a heading of Markdown of the first level.
    pub is_title: bool,
    /// Where the part of a document around it puts it.
    pub place: Option<P>,
    /// The names of the parts of a document around it.
    pub path: Vec<String>,
    /// Whether it is all of a text in a document.
    pub is_item: bool,
}
