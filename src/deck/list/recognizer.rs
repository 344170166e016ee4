//! What a line says of cards: the longest names and numbers in it, their counts, and whether all that is left over
//! is known to mean nothing.

use std::ops::Range;

use super::headings::Filler;
use super::name_index::FoldedText;
use super::name_index::NameIndex;
use super::numbers::{Number, count_of_word};
use super::tokens::{LineToken, tokenize};
use model::text::unmarked;

/// Bytes of a line that are looked at: longer ones are no lists.
const LONGEST: usize = 8_000;

/// Knows the names of all cards of a game and finds them in lines.
#[derive(Debug, Clone, Copy)]
pub struct Recognizer<'a> {
    names: &'a NameIndex,
}

/// A card that a line names, with what stands beside it.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Mention {
    /// As written, printing mark included; empty if the number alone names the card.
    pub name: String,
    /// A number with a sign of copies.
    pub count: Option<u32>,
    /// Numbers of which one may be the count, the others that of the card.
    pub loose: Vec<u32>,
    /// Whether one of these stands ahead of the name.
    pub is_led: bool,
    pub number: Option<Number>,
    /// Whether two counts or two numbers contradict each other.
    pub is_torn: bool,
    /// Whether signs stand beside it that may be a count.
    pub is_marked: bool,
}

/// What a line says.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Recognition {
    /// The cards that are known by name or number.
    pub cards: Vec<Mention>,
    /// The whole line as one card.
    pub whole: Mention,
    /// Words that could mean anything.
    pub strangers: usize,
    /// Whether the name of a card comes before any of them.
    pub begins_with_card: bool,
    /// The number ahead, as in `1. Odo`.
    pub ordinal: Option<u32>,
    /// A count below 0.
    pub is_less: bool,
    /// Whether a number ahead or a sign of copies speaks for a card.
    pub is_counted: bool,
    /// Whether that number has a sign of copies or a tab, so that nothing but a card can be meant.
    pub is_surely_counted: bool,
}

impl Recognition {
    /// Whether nothing but cards stands in the line.
    pub fn is_clean(&self) -> bool {
        !self.cards.is_empty() && self.strangers == 0 && !self.is_less
    }
}

type Piece<'a> = (Range<usize>, LineToken<'a>);

impl<'a> Recognizer<'a> {
    /// A recognizer of these names.
    pub fn new(names: &'a NameIndex) -> Recognizer<'a> {
        Recognizer { names }
    }

    /// The names it knows.
    pub fn names(self) -> &'a NameIndex {
        self.names
    }

    /// What a line says of cards; `&` stands for “and” where a name has the word.
    pub fn read(self, line: &str) -> Recognition {
        let read = self.read_as_written(line);
        if read.strangers == 0 || !line.contains(" & ") {
            return read;
        }
        let spelled = self.read_as_written(&line.replace(" & ", " and "));
        if spelled.is_clean() && spelled.cards.len() == 1 { spelled } else { read }
    }

    fn read_as_written(self, line: &str) -> Recognition {
        let end = (0..=line.len().min(LONGEST)).rev().find(|at| line.is_char_boundary(*at));
        let is_cut = line.len() > LONGEST;
        let line = line.get(..end.unwrap_or(0)).unwrap_or_default();
        let folded = FoldedText::new(line);
        if self.is_running(line, &folded) {
            return running_text(line);
        }
        let names = self.places(line, &folded);
        let pieces = tokenize(line, &names);
        let tokens = || pieces.iter().map(|(_, token)| token);
        let ordinal =
            |token: &LineToken<'_>| if let LineToken::Ordinal(number) = token { Some(*number) } else { None };
        let mut read = Recognition {
            strangers: tokens().filter(|token| matches!(token, LineToken::Word(_))).count() + usize::from(is_cut),
            is_less: tokens().any(|token| *token == LineToken::Minus),
            ordinal: tokens().rev().find_map(ordinal),
            whole: read_whole(line, &pieces),
            begins_with_card: tokens().find(|token| is_word(token)) == Some(&LineToken::Name),
            ..Recognition::default()
        };
        read.cards = mentions(line, &pieces, &mut read.strangers);
        let lead = pieces.iter().take_while(|(_, token)| !is_word(token));
        let (mut counted, mut surely) = (false, false);
        for (place, token) in lead {
            counted |= matches!(token, LineToken::Loose(_) | LineToken::Count(_) | LineToken::Each(_));
            surely |= matches!(token, LineToken::Count(_) | LineToken::Each(_) | LineToken::Printed(_));
            surely |= matches!(token, LineToken::Loose(_)) && line[place.end..].starts_with('\t');
        }
        let mut tail = pieces.iter().rev().take_while(|(_, token)| !is_word(token));
        surely |= tail.any(|(_, token)| matches!(token, LineToken::Count(_) | LineToken::Each(_)));
        read.is_counted = counted || surely;
        read.is_surely_counted = surely;
        read
    }

    /// Whether a line is running text at the first glance: many words, no number, and it begins with a word that
    /// neither is a card nor stands beside cards.
    fn is_running(self, line: &str, folded: &FoldedText) -> bool {
        let word = line.find(|c: char| !c.is_alphanumeric()).unwrap_or(line.len());
        let blanks = line.bytes().filter(|byte| *byte == b' ').count();
        word > 0
            && blanks > 6
            && !line.contains([':', '\t', '|', ';'])
            && !line.bytes().any(|byte| byte.is_ascii_digit())
            && Filler::parse(line, word).is_none()
            && self.names.longest(folded, 0).is_none()
    }

    /// The places of the longest known names, first to last, each with its printing mark. A name that is also a word
    /// which stands beside cards (“Hard Time” is a card and a set) gives way to the one before it, and in brackets.
    fn places(self, line: &str, folded: &FoldedText) -> Vec<Range<usize>> {
        let mut places = self.names.places(folded);
        if places.len() > 1 {
            let is_filler = |place: &Range<usize>| {
                let text = &line[place.clone()];
                Filler::parse(text, text.len()).is_some()
            };
            let (first, is_pair) = (places[0].start, places.len() == 2);
            let gives_way = |place: &Range<usize>| {
                let is_bracketed = line[..place.start].ends_with(['(', '[', '{']);
                place.start > first && (is_pair || is_bracketed) && is_filler(place)
            };
            places.retain(|place| !gives_way(place));
            // “One” is a card, and the count of `one copy of`.
            let is_count = |place: &Range<usize>| {
                let behind = line[place.end..].trim_start();
                let word = behind.find(|c: char| !c.is_alphanumeric()).unwrap_or(behind.len());
                let is_unit = matches!(Filler::parse(behind, word), Some((Filler::Unit, _)));
                count_of_word(&line[place.clone()]).is_some() && is_unit
            };
            if places.len() > 1 && is_count(&places[0]) {
                places.remove(0);
            }
        }
        for place in &mut places {
            place.end = mark_end(line, place);
        }
        places
    }
}

/// Where a name ends with its printing mark.
fn mark_end(line: &str, place: &Range<usize>) -> usize {
    let mut end = place.end;
    while let Some(rest) = line.get(end..).and_then(|rest| rest.strip_prefix(' ')) {
        let word = rest.find(char::is_whitespace).unwrap_or(rest.len());
        let longer = end + 1 + word;
        let text = &line[place.start..longer];
        let is_mark = rest[..word].contains(char::is_alphanumeric) && unmarked(text, "").0.len() <= place.len();
        if !is_mark {
            break;
        }
        end = longer;
    }
    end
}

/// A line in which people speak.
fn running_text(line: &str) -> Recognition {
    Recognition {
        strangers: line.split(' ').count(),
        whole: Mention { name: strip_signs(line), ..Mention::default() },
        ..Recognition::default()
    }
}

fn is_word(token: &LineToken<'_>) -> bool {
    matches!(token, LineToken::Word(_) | LineToken::Name)
}

impl Mention {
    /// Whether a number beside it is its count, or may be.
    pub(crate) fn has_count(&self) -> bool {
        self.count.is_some() || !self.loose.is_empty()
    }

    fn take(&mut self, token: &LineToken<'_>) {
        match token {
            LineToken::Count(count) | LineToken::Each(count) => {
                self.is_torn |= self.count.is_some_and(|known| known != *count);
                self.count = self.count.or(Some(*count));
            }
            LineToken::Loose(number) => self.loose.push(*number),
            LineToken::Marks => self.is_marked = true,
            LineToken::Printed(number) => {
                let known = self.number.as_ref();
                self.is_torn |= known.is_some_and(|known| known.number != number.number);
                self.number = self.number.take().or_else(|| Some(number.clone()));
            }
            LineToken::Ordinal(_)
            | LineToken::Minus
            | LineToken::Break
            | LineToken::Noise
            | LineToken::Word(_)
            | LineToken::Name => {}
        }
    }
}

/// The cards of the pieces, each with the counts and numbers that are its own.
fn mentions(line: &str, pieces: &[Piece<'_>], strangers: &mut usize) -> Vec<Mention> {
    let names: Vec<usize> =
        (0..).zip(pieces).filter(|(_, (_, token))| *token == LineToken::Name).map(|(at, _)| at).collect();
    if names.is_empty() {
        return read_number(pieces);
    }
    let mut found: Vec<Mention> = names
        .iter()
        .map(|at| Mention { name: strip_signs(&line[pieces[*at].0.clone()]), ..Mention::default() })
        .collect();
    let is_ahead = pieces.iter().take(names[0]).any(|(_, token)| is_count(token));
    for (at, (_, token)) in pieces.iter().enumerate() {
        let before = names.partition_point(|name| *name <= at);
        let owner = match before {
            0 => 0,
            last if last == names.len() => last - 1,
            between => {
                let gap = names[between - 1] + 1..names[between];
                between - usize::from(belongs_back(pieces, gap, at, is_ahead))
            }
        };
        if !matches!(token, LineToken::Each(_)) {
            found[owner].take(token);
            found[owner].is_led |= at < names[owner] && matches!(token, LineToken::Loose(_));
        }
    }
    let each =
        pieces.iter().find_map(|(_, token)| if let LineToken::Each(count) = token { Some(*count) } else { None });
    for card in found.iter_mut().filter(|card| card.loose.is_empty()) {
        card.count = card.count.or(each);
    }
    *strangers += strangers_between(line, pieces, &names, &found);
    found
}

/// Names that nothing parts, or nothing but a comma where only some have a count: that may be a title with a subtitle
/// nobody knows. Cards of which only some have a count, or that a stroke parts, may be meant one for the other.
fn strangers_between(line: &str, pieces: &[Piece<'_>], names: &[usize], found: &[Mention]) -> usize {
    let counted = found.iter().filter(|card| card.has_count()).count();
    let is_enumeration = counted == found.len() || (counted == 0 && found.len() > 2);
    let is_stranger = |pair: &&[usize]| {
        let gap = &pieces[pair[0] + 1..pair[1]];
        let is_break = |(place, token): &Piece<'_>| {
            let sign = &line[place.clone()];
            *token == LineToken::Break && (is_enumeration || (counted == 0 && sign != "," && sign != "/"))
        };
        !gap.iter().any(|piece| is_break(piece) || (is_enumeration && is_count(&piece.1)))
    };
    names.windows(2).filter(is_stranger).count()
}

fn is_count(token: &LineToken<'_>) -> bool {
    matches!(token, LineToken::Count(_) | LineToken::Each(_) | LineToken::Loose(_))
}

/// Whether what stands between two names belongs to the first of them.
fn belongs_back(pieces: &[Piece<'_>], gap: Range<usize>, at: usize, is_ahead: bool) -> bool {
    let mut breaks = gap.filter(|at| pieces[*at].1 == LineToken::Break);
    match breaks.next() {
        Some(first) => at < first,
        None => !is_ahead,
    }
}

/// A card that is named by its number alone.
fn read_number(pieces: &[Piece<'_>]) -> Vec<Mention> {
    let mut mention = Mention::default();
    for (_, token) in pieces {
        mention.take(token);
    }
    let has_words = pieces.iter().any(|(_, token)| is_word(token));
    let is_named = mention.number.is_some() && !has_words;
    is_named.then_some(mention).into_iter().collect()
}

/// The line as one card: what stands between the counts and numbers at its ends.
fn read_whole(line: &str, pieces: &[Piece<'_>]) -> Mention {
    let mut mention = Mention::default();
    let mut rest = pieces;
    let mut from = 0;
    let mut is_counted = false;
    while let Some(((place, token), more)) = rest.split_first() {
        let goes = match token {
            LineToken::Ordinal(_) | LineToken::Break | LineToken::Marks => true,
            LineToken::Noise => place.len() == 3 && line[place.clone()].eq_ignore_ascii_case("[x]"),
            LineToken::Printed(_) => !is_counted || more.iter().any(|(_, token)| is_word(token)),
            LineToken::Count(_) | LineToken::Each(_) => !is_counted,
            LineToken::Loose(_) => !is_counted && is_lead(line, place, more),
            LineToken::Minus | LineToken::Name | LineToken::Word(_) => false,
        };
        if !goes {
            break;
        }
        is_counted |= is_count(token);
        mention.take(token);
        from = place.end;
        rest = more;
    }
    let mut to = line.len();
    while let Some(((place, token), less)) = rest.split_last() {
        let goes = !less.is_empty()
            && match token {
                LineToken::Count(_) | LineToken::Each(_) => !is_counted,
                LineToken::Loose(_) => !is_counted && is_apart(line, place),
                // A bare number belongs to many a name: `Rule of Acquisition #6`.
                LineToken::Printed(number) => number.names_a_set(),
                LineToken::Break | LineToken::Marks => true,
                LineToken::Noise => is_remark(&line[place.clone()]),
                LineToken::Ordinal(_) | LineToken::Minus | LineToken::Name | LineToken::Word(_) => false,
            };
        if !goes {
            break;
        }
        is_counted |= is_count(token);
        mention.take(token);
        to = place.start;
        rest = less;
    }
    mention.name = strip_signs(line.get(from..to.max(from)).unwrap_or_default());
    mention
}

/// Whether a number ahead counts: one of two digits at most, or one before a tab.
fn is_lead(line: &str, place: &Range<usize>, more: &[Piece<'_>]) -> bool {
    let is_tabbed = line[place.end..].starts_with('\t');
    let is_alone = more.is_empty();
    let is_closed = line[place.end..].starts_with([')', ']', ':', '|', ';', ',', '=', '*']);
    is_tabbed || is_alone || is_closed || place.len() < 3
}

/// Whether a number behind stands apart from the name: in brackets, behind a sign or far away.
fn is_apart(line: &str, place: &Range<usize>) -> bool {
    let before = line[..place.start].trim_end_matches(' ');
    let gap = place.start - before.len();
    gap > 1 || before.ends_with(['(', '[', '{', ':', '=', '|', '\t', ';', ',', '.', '…', '_'])
}

fn is_remark(text: &str) -> bool {
    text.starts_with(['/', '#', ';', '<'])
}

/// A name without the signs around it that are no part of names, one blank between its words.
pub(crate) fn strip_signs(name: &str) -> String {
    let is_edge = |c: char| c.is_whitespace() || "•·●*_`|~=:;,–—<>([{…-".contains(c);
    let is_end = |c: char| c.is_whitespace() || "•·●*_`|~=:;,–—<([{…-".contains(c);
    let mut text = name;
    loop {
        let before = text;
        text = text.trim_start_matches(is_edge).trim_end_matches(is_end);
        for (open, close) in [('(', ')'), ('[', ']'), ('{', '}')] {
            if text.ends_with(close) && !text.contains(open) {
                text = text.trim_end_matches(close);
            }
        }
        for (open, close) in [('"', '"'), ('“', '”'), ('„', '“'), ('\'', '\'')] {
            let inner = text.strip_prefix(open).and_then(|text| text.strip_suffix(close));
            text = inner.filter(|inner| !inner.contains([open, close])).unwrap_or(text);
        }
        if text.len() == before.len() {
            break;
        }
    }
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}
