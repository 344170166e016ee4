//! What stands beside the names in a line: counts, numbers of cards, and what is known to mean nothing.

use std::ops::Range;

use super::headings::{Filler, FillerTarget};
use super::name_index::is_times;
use super::numbers::{
    Number, Tally, address, amount, collectors, count_of_word, digits_of, is_code, sign_of_copies, times_number,
    word_of,
};
use model::text::digits;

/// A piece of a line beside the names.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum LineToken<'a> {
    /// A number with a sign of copies.
    Count(u32),
    /// A number that may be a count or that of the card.
    Loose(u32),
    /// A number of copies of each card of the line.
    Each(u32),
    /// The number of an item, as in `1. Odo`.
    Ordinal(u32),
    /// A collector's number.
    Printed(Number),
    /// Signs that may count, or be a bullet or praise.
    Marks,
    /// A count below 0.
    Minus,
    /// The name of a card.
    Name,
    /// Signs that part cards on one line.
    Break,
    /// A word that means nothing beside a card, or all of a comment.
    Noise,
    /// A word that could mean anything.
    Word(&'a str),
}

/// Signs that part cards of one line.
const BREAKS: [char; 8] = [';', ',', '/', '|', '•', '+', '&', '\t'];
/// Signs that take copies away when they stand right before a number.
const MINUS: [char; 4] = ['-', '−', '–', '—'];
/// Starts of remarks behind a name, each parted from it by a blank.
const REMARKS: [&str; 7] = ["// ", "# ", "; ", "<!--", "//", "<- ", "← "];

/// The pieces of a line, in order, each with the bytes it takes. `names` are the places of names.
pub(super) fn tokenize<'a>(text: &'a str, names: &'a [Range<usize>]) -> Vec<(Range<usize>, LineToken<'a>)> {
    let mut scanner =
        Scanner { text, at: 0, names, has_name: false, found: Vec::new(), filling: None, is_parted: false };
    while scanner.at < text.len() {
        scanner.step();
    }
    scanner.found
}

struct Scanner<'a> {
    text: &'a str,
    at: usize,
    /// Those that are still to come.
    names: &'a [Range<usize>],
    has_name: bool,
    found: Vec<(Range<usize>, LineToken<'a>)>,
    /// What the word before announced.
    filling: Option<FillerTarget>,
    /// Whether more than a blank stands between the last piece and this place.
    is_parted: bool,
}

impl<'a> Scanner<'a> {
    fn rest(&self) -> &'a str {
        self.text.get(self.at..).unwrap_or_default()
    }

    fn before(&self) -> Option<char> {
        self.text.get(..self.at).and_then(|text| text.chars().next_back())
    }

    fn push(&mut self, length: usize, token: LineToken<'a>) {
        self.found.push((self.at..self.at + length, token));
        self.at += length;
        self.is_parted = false;
    }

    fn step(&mut self) {
        while self.names.first().is_some_and(|name| name.start < self.at) {
            self.names = &self.names[1..];
        }
        if let Some(name) = self.names.first().filter(|name| name.start == self.at) {
            self.has_name = true;
            return self.push(name.len(), LineToken::Name);
        }
        let rest = self.rest();
        let Some(sign) = rest.chars().next() else {
            return;
        };
        if self.tally() || (!self.found.is_empty() && self.remark()) {
            return;
        }
        if let Some(length) = address(rest, self.before()) {
            return self.push(length, LineToken::Noise);
        }
        if sign.is_ascii_digit() {
            return self.number();
        }
        if sign.is_alphanumeric() {
            return self.word();
        }
        self.sign(sign);
    }

    /// A remark ends the line.
    fn remark(&mut self) -> bool {
        let is_apart = self.before().is_some_and(char::is_whitespace);
        let rest = self.rest();
        let begins = REMARKS.iter().any(|sign| rest.starts_with(sign));
        let is_remark = is_apart && begins && !self.lists_more();
        let length = if is_remark { Some(rest.len()) } else { self.bracketed_remark() };
        if let Some(length) = length {
            self.push(length, LineToken::Noise);
        }
        length.is_some()
    }

    /// The bytes of a bracket behind a capitalized name that begins small, as no subtitle does: `Odo (my favourite)`.
    fn bracketed_remark(&self) -> Option<usize> {
        let (name, _) = self.found.last().filter(|(_, token)| *token == LineToken::Name)?;
        let inside = self.rest().strip_prefix('(')?.split_once(')')?.0;
        let is_capital = self.text[name.clone()].starts_with(char::is_uppercase);
        let counts = inside.split(' ').any(|word| count_of_word(word).is_some());
        let is_small =
            inside.starts_with(char::is_lowercase) && inside.chars().nth(1).is_some_and(char::is_alphabetic);
        let says_nothing = !counts && !inside.contains(|c: char| c.is_ascii_digit());
        (is_capital && is_small && says_nothing).then_some(inside.len() + 2)
    }

    /// Whether signs of a remark part cards: a semicolon does where names follow, others where one follows at once.
    fn lists_more(&self) -> bool {
        let Some(next) = self.names.first() else {
            return false;
        };
        let gap = self.text.get(self.at..next.start).unwrap_or_default();
        let is_hidden = gap.starts_with('<');
        gap.starts_with(';') || !is_hidden && !gap.contains(|c: char| c.is_alphabetic() && !is_times(c))
    }

    fn sign(&mut self, sign: char) {
        let length = sign.len_utf8();
        let behind = self.rest().get(length..).unwrap_or_default();
        let opens = || self.before().is_none_or(|c| c.is_whitespace() || "([xX×:=,;".contains(c));
        let is_number = |text: &str| text.starts_with(|c: char| c.is_ascii_digit());
        let is_minus = MINUS.contains(&sign) && is_number(behind) && opens();
        if is_minus || (sign == '−' && is_number(behind.trim_start())) {
            return self.push(length, LineToken::Minus);
        }
        if sign == '×'
            && let Some((count, used)) = times_number(self.rest())
        {
            return self.push(used, LineToken::Count(count));
        }
        if self.is_arrow() {
            let signs = self.rest().chars().take_while(|c| !c.is_alphanumeric() && !c.is_whitespace());
            let length = signs.map(char::len_utf8).sum();
            let rest = self.rest();
            return self.push(length, LineToken::Word(rest.get(..length).unwrap_or(rest)));
        }
        if ["[x]", "[X]"].iter().any(|tick| self.rest().starts_with(tick)) && self.found.is_empty() {
            return self.push(3, LineToken::Noise);
        }
        let is_apart = self.before().is_some_and(char::is_whitespace);
        if sign == '#' && is_apart && behind.starts_with(char::is_alphabetic) {
            return self.push(length + word_of(behind), LineToken::Noise);
        }
        if sign == '^'
            && self.has_name
            && let Some(end) = behind.find('^')
        {
            return self.push(end + 2, LineToken::Noise);
        }
        if BREAKS.contains(&sign) {
            self.found.push((self.at..self.at + length, LineToken::Break));
        }
        let is_blank = sign == ' ' && !self.before().is_some_and(char::is_whitespace);
        self.is_parted |= !is_blank;
        self.at += length;
    }

    /// Whether one card goes for another here.
    fn is_arrow(&self) -> bool {
        let begins = ["->", "=>", "-->", "→", "⇒", "➜"].iter().any(|arrow| self.rest().starts_with(arrow));
        begins && self.has_name && !self.names.is_empty()
    }

    /// A run of signs ahead of a name or behind one counts copies, unless it frames the line or parts cells.
    fn tally(&mut self) -> bool {
        let Some(tally) = Tally::parse(self.rest()) else {
            return false;
        };
        let (line, is_ahead) = (self.text.trim(), self.found.is_empty());
        let run = &self.rest()[..tally.length];
        let is_frame = line.starts_with(run) && line.ends_with(run);
        let is_cell = tally.sign == '|' && line.matches('|').count() > tally.length;
        let is_parted = self.before().is_none_or(char::is_whitespace);
        let behind = self.rest()[tally.length..].trim_start();
        let is_beside = if is_ahead {
            self.names.first().is_some_and(|name| name.start == self.text.len() - behind.len())
        } else {
            self.has_name && self.before() != Some('\t') && !behind.starts_with(|c: char| c.is_ascii_digit())
        };
        let is_letter = tally.sign.is_alphanumeric();
        let may_count =
            if is_letter { is_beside } else { tally.count > 1 && (is_ahead || behind.is_empty() || is_beside) };
        if is_frame || is_cell || !is_parted || !may_count {
            return false;
        }
        let token = if tally.is_clear(is_ahead) { LineToken::Count(tally.count) } else { LineToken::Marks };
        self.push(tally.length, token);
        true
    }

    fn number(&mut self) {
        let rest = self.rest();
        let is_nameless = |length: usize| self.names.first().is_none_or(|name| name.start >= self.at + length);
        if let Some((number, length)) = collectors(rest).filter(|(_, length)| is_nameless(*length)) {
            return self.push(length, LineToken::Printed(number));
        }
        let end = digits_of(rest);
        let number = digits(&rest[..end]).unwrap_or(u32::MAX);
        let behind = rest.get(end..).unwrap_or_default();
        if let Some(length) = amount(rest, self.before()) {
            let amount = &rest[..length];
            let is_bare = amount.bytes().all(|byte| byte.is_ascii_digit() || byte == b'.');
            let is_lead = self.found.iter().all(|(_, one)| *one == LineToken::Break);
            // Half a card ahead of a name is no number of copies, and no price that says so either.
            if is_bare && is_lead && amount.matches('.').count() == 1 && !self.names.is_empty() {
                let sign = sign_of_copies(rest.get(length..).unwrap_or_default()).unwrap_or(0);
                return self.push(length + sign, LineToken::Count(0));
            }
            // `à 0,50 €`, `for $2`.
            if let Some((_, word @ LineToken::Word(_))) = self.found.last_mut()
                && matches!(word, LineToken::Word(text) if text.len() <= 3)
            {
                *word = LineToken::Noise;
            }
            return self.push(length, LineToken::Noise);
        }
        if let Some(length) = sign_of_copies(behind) {
            return self.push(end + length, LineToken::Count(number));
        }
        let filling = self.filling.take();
        if filling == Some(FillerTarget::Figure) {
            return self.push(end, LineToken::Noise);
        }
        let is_hashed = self.before() == Some('#');
        if (is_hashed || filling == Some(FillerTarget::Number)) && (1..=4).contains(&end) {
            let written = &self.text[self.at - usize::from(is_hashed)..self.at + end];
            return self.push(end, LineToken::Printed(Number::short(number, written)));
        }
        if filling == Some(FillerTarget::Count) || self.before() == Some('*') && behind.trim().is_empty() {
            return self.push(end, LineToken::Count(number));
        }
        if behind.starts_with(|c: char| c.is_alphanumeric()) {
            return self.word();
        }
        if let Some(total) = behind.strip_prefix('/')
            && digits_of(total) > 0
        {
            let length = end + 1 + digits_of(total);
            return self.push(length, LineToken::Printed(Number::short(number, &rest[..length])));
        }
        let is_item = self.found.iter().all(|(_, one)| *one == LineToken::Break);
        let mut signs = behind.chars();
        let is_dotted = matches!(signs.next(), Some('.' | ')')) && signs.next().is_some_and(char::is_whitespace);
        let is_bracketed = matches!(self.before(), Some('(' | '['));
        if is_item && is_dotted && !is_bracketed && end <= 3 {
            return self.push(end + 1, LineToken::Ordinal(number));
        }
        self.push(end, LineToken::Loose(number));
    }

    fn word(&mut self) {
        let rest = self.rest();
        let length = word_of(rest);
        let word = rest.get(..length).unwrap_or(rest);
        let number = rest.get(length..).unwrap_or_default();
        if is_code(word)
            && let Some((printed, used)) = collectors(number.trim_start_matches([' ', ')', ']']))
        {
            let gap = number.len() - number.trim_start_matches([' ', ')', ']']).len();
            return self.push(length + gap + used, LineToken::Printed(printed.of_code(word)));
        }
        if let Some((count, used)) = times_number(rest) {
            return self.push(used, LineToken::Count(count));
        }
        if self.found.is_empty()
            && !self.names.is_empty()
            && let Some(count) = count_of_word(word)
        {
            return self.push(length, LineToken::Count(count));
        }
        if word.len() == 1 && word.starts_with(is_times) {
            let last = self.found.last_mut();
            if let Some((_, loose @ LineToken::Loose(_))) = last
                && let LineToken::Loose(count) = *loose
            {
                *loose = LineToken::Count(count);
                self.at += length;
                return;
            }
        }
        self.filler(word, length);
    }

    /// A word, or two, that are known to stand beside cards.
    fn filler(&mut self, word: &'a str, length: usize) {
        // In running text words are no more than words.
        if !self.is_parted && matches!(self.found.last(), Some((_, LineToken::Word(_)))) {
            return self.push(length, LineToken::Word(word));
        }
        let rest = self.rest();
        let behind = rest.get(length..).unwrap_or_default();
        let has_number = |signs: [char; 3]| {
            let next = behind.trim_start_matches(signs);
            next.starts_with(|c: char| c.is_ascii_digit())
        };
        // A heading among cards would put those behind it elsewhere.
        if self.has_name && behind.starts_with(':') && !has_number([':', ' ', '.']) {
            return self.push(length, LineToken::Word(word));
        }
        let is_parted = self.stands_apart(behind);
        let is_marked = matches!(self.before(), Some('(' | '[' | '*')) && word.len() <= 4 && is_code(word);
        match Filler::parse(rest, length) {
            Some((Filler::Unit, used)) => self.unit(word, used, is_parted),
            Some((Filler::Each, used)) => self.each(word, used, is_parted),
            Some((Filler::Names(filling), used))
                if is_parted
                    || (has_number(['.', ':', ' ']) && filling != FillerTarget::Other)
                    || (filling == FillerTarget::Figure && self.names.is_empty() && !self.has_name) =>
            {
                self.filling = Some(filling);
                self.push(used, LineToken::Noise);
            }
            Some((Filler::Code, used)) => self.push(used, LineToken::Noise),
            Some((Filler::Nothing, used)) if is_parted => self.push(used, LineToken::Noise),
            _ if is_marked => self.code(word, length),
            _ => self.push(length, LineToken::Word(word)),
        }
    }

    /// Whether more than a blank parts a word from names, or only what means nothing either stands between.
    fn stands_apart(&self, behind: &str) -> bool {
        let follows_nothing = matches!(
            self.found.last(),
            Some((_, LineToken::Noise | LineToken::Printed(_) | LineToken::Ordinal(_) | LineToken::Break))
        );
        let next = behind.trim_start_matches(' ').chars().next();
        let is_sign = next.is_some_and(|next| !next.is_alphanumeric());
        let ends_apart = self.names.is_empty() || is_sign || behind.starts_with("  ");
        self.is_parted || follows_nothing || (self.found.is_empty() && ends_apart)
    }

    /// A word that counts copies makes a number before it their count.
    fn unit(&mut self, word: &'a str, length: usize, is_parted: bool) {
        let last = self.found.last_mut().map(|(_, token)| token);
        let is_counted = match last {
            Some(loose @ LineToken::Loose(_)) => {
                if let LineToken::Loose(count) = *loose {
                    *loose = LineToken::Count(count);
                }
                true
            }
            Some(LineToken::Count(_) | LineToken::Noise) => true,
            Some(_) | None => is_parted,
        };
        let token = if is_counted { LineToken::Noise } else { LineToken::Word(word) };
        self.push(length, token);
    }

    /// A word that makes the number beside it that of each card of the line.
    fn each(&mut self, word: &'a str, length: usize, is_parted: bool) {
        if let Some((_, number @ (LineToken::Loose(_) | LineToken::Count(_)))) = self.found.last_mut()
            && let LineToken::Loose(count) | LineToken::Count(count) = *number
        {
            *number = LineToken::Each(count);
            return self.push(length, LineToken::Noise);
        }
        let behind = self.rest().get(length..).unwrap_or_default();
        let number = behind.trim_start_matches(' ');
        let end = digits_of(number);
        match digits(&number[..end]) {
            Some(count) => {
                let sign = sign_of_copies(number.get(end..).unwrap_or_default()).unwrap_or(0);
                self.push(length + behind.len() - number.len() + end + sign, LineToken::Each(count));
            }
            _ => self.unit(word, length, is_parted),
        }
    }

    /// The code of a set in brackets, or a mark; a number alone behind a set is that of the card.
    fn code(&mut self, word: &'a str, length: usize) {
        let rest = self.rest().get(length..).unwrap_or_default();
        let number = rest.trim_start_matches([')', ']', ':', ' ', '#']);
        let end = digits_of(number);
        let behind = number.get(end..).unwrap_or_default();
        let is_number = self.has_name
            && (1..=4).contains(&end)
            && !behind.starts_with(|c: char| c.is_alphanumeric() || c == '.');
        let is_set = self.before() != Some('*') && word.len() >= 2;
        match digits(&number[..end]) {
            Some(found) if is_number && is_set => {
                let used = length + rest.len() - number.len() + end;
                let number = Number::short(found, &self.rest()[..used]);
                self.push(used, LineToken::Printed(number));
            }
            _ => self.push(length, LineToken::Noise),
        }
    }
}
