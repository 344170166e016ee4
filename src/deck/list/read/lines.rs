//! Lists with a line a card: what each line says by itself.

use std::collections::HashSet;

use super::classify::classify_lines;
use super::classify::{CandidateLine, LineCandidate, OpenLine};
use super::line_text::{SourceLine, plain};
use super::line_text::{
    copies_alone, has_line_numbers, heading, is_comment, is_date, is_running, is_sentence, is_tabbed, label,
    label_heading, total, without_chat_head, without_line_number, without_struck,
};
use super::table::{ListRecord, ListTable, content_of_mention, is_count, is_named};
use super::{Purpose, Section};
use crate::list::headings::{Heading, Label};
use crate::list::recognizer::{Mention, Recognition, Recognizer};
use crate::{CardList, Family, LineFault, ListContent, Statement, one_line};
use model::text::vocabulary::typed;

/// Reads every line.
pub(super) fn read<P: Section>(
    lines: &[SourceLine],
    family: Family,
    purpose: Purpose,
    names: Recognizer<'_>,
) -> CardList<P> {
    let mut reader = LineReader { purpose, names, table: None, ordinal: 0, lines: Vec::new() };
    reader.read_lines(lines);
    let lines = if family.is_document() { reader.lines } else { reader.with_columns() };
    let is_tabbed = is_plugins(&lines);
    classify_lines(lines, family, is_tabbed, names)
}

/// What one line that names cards says, without others around it.
pub(super) fn read_line<P: Section>(text: &str, names: Recognizer<'_>) -> ListContent<P> {
    let meant = plain(text);
    let read = names.read(meant.trim());
    match cards_of_line(&read, None, Purpose::Deck) {
        Some(content) => content,
        None => content_of_mention(read.whole.clone(), count_of(&read.whole), None, Purpose::Deck),
    }
}

/// The parts in which one on the way to a line is called like a heading.
fn headed_parts<P: Section>(path: &[String]) -> impl Iterator<Item = &[String]> {
    let is_headed = |depth: &usize| label_heading::<P>(&path[*depth]).is_some();
    (0..path.len()).filter(is_headed).map(|depth| &path[..depth])
}

/// Whether most lines with cards are written as LackeyCCG writes them.
fn is_plugins<P>(lines: &[CandidateLine<P>]) -> bool {
    let is_card = |line: &&CandidateLine<P>| match &line.draft {
        LineCandidate::Cards(_) => true,
        LineCandidate::OpenLine(maybe) => maybe.read.is_counted,
        LineCandidate::Settled(_) | LineCandidate::Heading(..) | LineCandidate::Number => false,
    };
    let (tabbed, other): (Vec<_>, Vec<_>) = lines.iter().filter(is_card).partition(|line| is_tabbed(&line.text));
    !tabbed.is_empty() && tabbed.len() >= other.len()
}

struct LineReader<'a, P> {
    purpose: Purpose,
    names: Recognizer<'a>,
    table: Option<ListTable>,
    /// The number ahead of the last item.
    ordinal: u32,
    lines: Vec<CandidateLine<P>>,
}

impl<P: Section> LineReader<'_, P> {
    /// The lines; those of a table whose columns have no names that are known are read again by what stands in them.
    fn with_columns(self) -> Vec<CandidateLine<P>> {
        let is_odd = |line: &&CandidateLine<P>| matches!(&line.draft, LineCandidate::OpenLine(maybe) if !maybe.read.cards.is_empty());
        let odd = self.lines.iter().filter(is_odd).count();
        let cards = self.lines.iter().filter(|line| matches!(line.draft, LineCandidate::Cards(_))).count();
        if odd < 3 || odd < cards {
            return self.lines;
        }
        let texts = self.lines.iter().map(|line| line.text.as_str());
        let Some(table) = ListTable::inferred(&texts, self.names) else {
            return self.lines;
        };
        let lines: Vec<SourceLine> =
            self.lines.iter().map(|line| SourceLine::of_text(line.number, &line.text)).collect();
        let mut again = LineReader { table: Some(table), lines: Vec::new(), ..self };
        again.read_lines(&lines);
        again.lines
    }

    fn read_lines(&mut self, lines: &[SourceLine]) {
        let is_numbered = has_line_numbers(lines);
        let headed: HashSet<&[String]> = lines.iter().flat_map(|line| headed_parts::<P>(&line.path)).collect();
        let mut unknown: HashSet<&[String]> = HashSet::new();
        let mut rest = lines.iter().enumerate();
        while let Some((at, line)) = rest.next() {
            let is_unknown = |depth: &usize| {
                headed.contains(&line.path[..*depth]) && label_heading::<P>(&line.path[*depth]).is_none()
            };
            let strange = (0..line.path.len()).rfind(is_unknown);
            if let Some(part) = strange.map(|depth| &line.path[..=depth])
                && unknown.insert(part)
            {
                let fault = LineCandidate::Settled(ListContent::Fault(LineFault::UnknownHeading));
                let name = part.last().map(|name| one_line(name)).unwrap_or_default();
                self.push(line, name, fault);
            }
            let known = (0..line.path.len()).rev().find_map(|depth| match label_heading::<P>(&line.path[depth])? {
                Heading::Pile(place) => Some((depth, Some(place))),
                // “cards” within a pile says nothing of where they are.
                Heading::Any | Heading::Subsection => None,
            });
            let place = match (strange, known) {
                (Some(strange), Some((known, place))) if known > strange => place,
                (Some(_), _) => P::ASIDE,
                (None, known) => known.and_then(|(_, place)| place),
            };
            let below = &lines[at + 1..];
            match below.first().and_then(|next| Some((self.unwrapped(line, next)?, next))) {
                Some((whole, next)) => {
                    self.line(&SourceLine { text: whole, ..line.clone() }, place, is_numbered, below);
                    if let Some(read) = self.lines.last_mut() {
                        read.text.clone_from(&line.text);
                    }
                    self.push(
                        next,
                        next.text.clone(),
                        LineCandidate::Settled(ListContent::Statement(Statement::Note)),
                    );
                    rest.next();
                }
                None => self.line(line, place, is_numbered, below),
            }
        }
    }

    /// A line with the rest of its card's name, if that stands in the next line.
    fn unwrapped(&self, line: &SourceLine, next: &SourceLine) -> Option<String> {
        let head = line.text.trim_end();
        let rest = next.text.trim_start_matches(|c: char| c == '>' || c.is_whitespace());
        let is_open = line.cells.is_empty() && head.ends_with([',', '-', '–']) && line.path == next.path;
        let whole = (is_open && !rest.is_empty()).then(|| format!("{head} {rest}"))?;
        let read = self.names.read(plain(&whole).trim());
        let is_across = |card: &Mention| !rest.contains(&card.name) && !head.contains(&card.name);
        matches!(&read.cards[..], [card] if read.is_clean() && is_across(card)).then_some(whole)
    }

    fn push(&mut self, source: &SourceLine, text: String, draft: LineCandidate<P>) {
        self.lines.push(CandidateLine {
            number: source.number,
            text,
            draft,
            is_counted: true,
            is_quoted: false,
            is_title: false,
            place: None,
            path: source.path.clone(),
            is_item: source.is_item,
        });
    }

    /// A line, with the place of the part around it, and those below it.
    fn line(&mut self, source: &SourceLine, place: Option<P>, is_numbered: bool, below: &[SourceLine]) {
        if !source.cells.is_empty() {
            let record = ListRecord::of_cells::<P>(&source.cells, self.names);
            let content = record.content(ListRecord::place(&source.cells).or(place), self.purpose, self.names);
            let shown = content.cards().first().map_or(record.name.as_str(), |card| card.shown());
            let count = record.count.as_deref().unwrap_or_default();
            let text = one_line(&format!("{count} {shown}"));
            return self.push(source, text, candidate_of_content(content));
        }
        let (number, text) = (source.number, source.text.as_str());
        let own = if is_numbered { without_line_number(text, number).unwrap_or(text) } else { text };
        let readable = plain(own);
        let meant = without_chat_head(&readable);
        let unquoted = meant.trim_start_matches(|c: char| c == '>' || c.is_whitespace());
        let is_quoted = meant.trim_start().starts_with('>');
        let line = unquoted.trim_end().trim_end_matches('\u{c}');
        // Empty cells at the edges are cells too.
        let row = if is_quoted { line } else { meant.trim_matches([' ', '\r', '\u{c}']) };
        let (draft, is_counted) = self.draft(line, row, below);
        self.push(source, text.to_owned(), draft);
        if let Some(last) = self.lines.last_mut() {
            last.is_counted = is_counted;
            last.is_quoted = is_quoted;
            last.is_title = line.starts_with("# ");
            last.place = place;
        }
    }

    fn draft(&mut self, line: &str, row: &str, below: &[SourceLine]) -> (LineCandidate<P>, bool) {
        if line.trim().is_empty() {
            return (LineCandidate::Settled(ListContent::Blank), false);
        }
        let kept = without_struck(line);
        let line = kept.as_ref();
        if !line.contains(char::is_alphanumeric) || line.starts_with("```") || line.starts_with("~~~") {
            return (LineCandidate::Settled(ListContent::NoCard), false);
        }
        // Parts of a sum in the cells of a row may be those of a card.
        let is_sum =
            |sum: &Statement| matches!(sum, Statement::Total(_)) || !line.contains(|c: char| c.is_numeric());
        if let Some(sum) = self.table.as_ref().and_then(|_| total::<P>(line)).filter(is_sum) {
            return (LineCandidate::Settled(ListContent::Statement(sum)), false);
        }
        if let Some(draft) = self.row(without_struck(row).as_ref(), below) {
            return (draft, true);
        }
        if is_running(line) {
            return self.card(line);
        }
        if let Some((found, stated)) = heading(line) {
            return (LineCandidate::Heading(Some(found), stated), false);
        }
        if let Some(statement) = self.statement(line) {
            return (LineCandidate::Settled(ListContent::Statement(statement)), false);
        }
        if is_comment(line) && !line.starts_with("##") {
            return (LineCandidate::Settled(ListContent::Statement(Statement::Remark)), false);
        }
        if line.ends_with(':') && copies_alone(line).is_some() {
            return (LineCandidate::Number, true);
        }
        self.card(line)
    }

    /// A row of a table or its header.
    fn row(&mut self, line: &str, below: &[SourceLine]) -> Option<LineCandidate<P>> {
        if let Some(table) = ListTable::headed(line, below, self.purpose) {
            self.table = Some(table);
            return Some(LineCandidate::Settled(ListContent::Statement(Statement::Note)));
        }
        if ListTable::is_bare_header(line) {
            self.table = None;
            return Some(LineCandidate::Settled(ListContent::Statement(Statement::Note)));
        }
        let cells = self.table.as_ref()?.cells(line)?;
        let record = ListRecord::of_cells::<P>(&cells, self.names);
        if record.name.is_empty() && record.number.is_empty() {
            return None;
        }
        let count = record.count.as_deref().unwrap_or_default();
        let has_card = || cells.iter().any(|(_, cell)| is_named(cell, self.names));
        if !self.has_cards() && count.contains(char::is_alphabetic) && !is_count(count) && !has_card() {
            return Some(LineCandidate::Settled(ListContent::Statement(Statement::Note)));
        }
        let place = ListRecord::place(&cells);
        Some(candidate_of_content(record.content(place, self.purpose, self.names)))
    }

    /// Whether a line before is cards.
    fn has_cards(&self) -> bool {
        self.lines.iter().any(|line| matches!(line.draft, LineCandidate::Cards(_)))
    }

    /// What stands beside the cards: names, notes, sums.
    fn statement(&self, line: &str) -> Option<Statement> {
        if let Some(sum) = total::<P>(line) {
            return Some(sum);
        }
        if is_date(line) {
            return Some(Statement::Note);
        }
        let bare = line.trim_matches(|c: char| "*_#-• ".contains(c));
        let byline = bare.split_once(' ').is_some_and(|(first, _)| typed::BYLINE_BY.is(first));
        if byline && !self.has_cards() {
            return Some(Statement::Note);
        }
        let (head, rest) = label(bare)?;
        match Label::parse(head)? {
            Label::Name if !rest.is_empty() => Some(Statement::Name(one_line(rest.trim_matches(['*', '_'])))),
            Label::Name | Label::Note | Label::Total => Some(Statement::Note),
        }
    }

    fn card(&mut self, line: &str) -> (LineCandidate<P>, bool) {
        let read = self.names.read(line);
        let has_sign = line.starts_with(['•', '·', '●', '*', '-', '+', '–']) || read.ordinal.is_some();
        let is_listed = has_sign || read.is_counted || read.cards.iter().any(Mention::has_count);
        if let Some(content) = self.misnumbered(&read).or_else(|| cards_of_line(&read, None, self.purpose)) {
            return (candidate_of_content(content), is_listed);
        }
        let (place, rest) = split_section::<P>(line);
        if place.is_some() {
            let inner = self.names.read(rest);
            if let Some(content) = cards_of_line(&inner, place, self.purpose) {
                return (candidate_of_content(content), true);
            }
        }
        if read.whole.name.is_empty() && read.strangers == 0 {
            return (LineCandidate::Number, read.is_counted);
        }
        let ends = line.trim_end_matches(['*', '_', ' ']).ends_with(':');
        if !read.is_counted && (ends || line.starts_with("##")) && !is_sentence(line) {
            return (LineCandidate::Heading(None, None), false);
        }
        // `2 cost (6)`, `:thumbsup: 3`: words that stand beside cards, and no card.
        if read.cards.is_empty() && read.strangers == 0 && !read.is_surely_counted {
            return (LineCandidate::Settled(ListContent::NoCard), false);
        }
        let is_counted = read.is_counted;
        (self.maybe(line, read, place), is_counted)
    }

    fn maybe(&self, line: &str, read: Recognition, place: Option<P>) -> LineCandidate<P> {
        let label = label(line).map(|(_, rest)| {
            let is_name = place.is_some() && P::BEFORE == place && !rest.is_empty();
            is_name.then(|| one_line(rest))
        });
        let is_change = read.is_less && !is_sentence(line);
        let content = if is_change {
            ListContent::Fault(LineFault::Change)
        } else {
            content_of_mention(read.whole.clone(), count_of(&read.whole), place, self.purpose)
        };
        LineCandidate::OpenLine(Box::new(OpenLine { is_sentence: is_sentence(line), label, content, read }))
    }

    /// A number ahead that neither counts cards nor goes on.
    fn misnumbered(&mut self, read: &Recognition) -> Option<ListContent<P>> {
        let ordinal = read.ordinal?;
        let goes_on = ordinal == 1 || Some(ordinal) == self.ordinal.checked_add(1);
        let is_card = read.is_clean();
        if is_card && (goes_on || read.cards.iter().any(Mention::has_count)) {
            self.ordinal = ordinal;
            return None;
        }
        if !goes_on && is_card {
            return Some(ListContent::Fault(LineFault::Numbering));
        }
        if goes_on {
            self.ordinal = ordinal;
        }
        None
    }
}

fn candidate_of_content<P>(content: ListContent<P>) -> LineCandidate<P> {
    match content {
        ListContent::Cards(cards) => LineCandidate::Cards(cards),
        content => LineCandidate::Settled(content),
    }
}

/// A pile ahead of a colon, and what follows.
fn split_section<P: Section>(line: &str) -> (Option<P>, &str) {
    let Some((head, rest)) = label(line) else {
        return (None, line);
    };
    match label_heading::<P>(head) {
        Some(Heading::Pile(place)) => (Some(place), rest),
        Some(Heading::Any | Heading::Subsection) | None => (None, line),
    }
}

/// The cards of a line that names nothing else.
fn cards_of_line<P: Section>(read: &Recognition, place: Option<P>, purpose: Purpose) -> Option<ListContent<P>> {
    if read.is_less && !read.cards.is_empty() && read.strangers == 0 {
        return Some(ListContent::Fault(LineFault::Change));
    }
    if !read.is_clean() {
        return None;
    }
    let mut all = Vec::new();
    for card in &read.cards {
        match content_of_mention(card.clone(), count_of(card), place, purpose) {
            ListContent::Cards(cards) => all.extend(cards),
            other => return Some(other),
        }
    }
    Some(ListContent::Cards(all))
}

/// Copies, as far as the line alone can tell.
fn count_of(card: &Mention) -> i64 {
    let loose = card.loose.iter().copied();
    let first = card.count.or_else(|| loose.min_by_key(|number| *number));
    first.map_or(1, i64::from)
}
