//! What stands beside the names in a line: counts, numbers of cards, and what is known to mean nothing.

use std::ops::Range;

use super::folded::is_times;
use super::headings::{Filler, Filling};
use super::number::Number;
use crate::text::digits;

/// A piece of a line beside the names.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Scrap<'a> {
    /// A number with a sign of copies.
    Count(u32),
    /// A number that may be a count or that of the card.
    Loose(u32),
    /// The number of an item, as in `1. Odo`.
    Ordinal(u32),
    /// A collector's number.
    Printed(Number),
    /// A count below 0.
    Less,
    /// The name of a card.
    Name,
    /// Signs that part cards on one line.
    Break,
    /// A word that means nothing beside a card, or all of a comment.
    Nothing,
    /// A word that could mean anything.
    Word(&'a str),
}

/// Signs that part cards of one line.
const BREAKS: [char; 8] = [';', ',', '/', '|', '•', '+', '&', '\t'];
/// Signs that take copies away when they stand right before a number.
const MINUS: [char; 4] = ['-', '−', '–', '—'];
const CURRENCIES: [char; 4] = ['$', '€', '£', '%'];
/// Starts of remarks behind a name, each parted from it by a blank.
const REMARKS: [&str; 5] = ["// ", "# ", "; ", "<!--", "//"];

/// The pieces of a line, in order, each with the bytes it takes. `names` are the places of names.
pub fn scraps<'a>(text: &'a str, names: &'a [Range<usize>]) -> Vec<(Range<usize>, Scrap<'a>)> {
    let mut scanner = Scanner {
        text,
        at: 0,
        names,
        has_name: false,
        found: Vec::new(),
        filling: None,
        is_parted: false,
    };
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
    found: Vec<(Range<usize>, Scrap<'a>)>,
    /// What the word before announced.
    filling: Option<Filling>,
    /// Whether more than a blank stands between the last piece and this place.
    is_parted: bool,
}

impl<'a> Scanner<'a> {
    fn rest(&self) -> &'a str {
        self.text.get(self.at..).unwrap_or_default()
    }

    fn before(&self) -> Option<char> {
        self.text
            .get(..self.at)
            .and_then(|text| text.chars().next_back())
    }

    fn push(&mut self, length: usize, scrap: Scrap<'a>) {
        self.found.push((self.at..self.at + length, scrap));
        self.at += length;
        self.is_parted = false;
    }

    fn step(&mut self) {
        while self.names.first().is_some_and(|name| name.start < self.at) {
            self.names = &self.names[1..];
        }
        if let Some(name) = self.names.first().filter(|name| name.start == self.at) {
            self.has_name = true;
            return self.push(name.len(), Scrap::Name);
        }
        let rest = self.rest();
        let Some(sign) = rest.chars().next() else {
            return;
        };
        if !self.found.is_empty() && self.remark() {
            return;
        }
        if let Some(length) = address(rest, self.before()) {
            return self.push(length, Scrap::Nothing);
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
        if is_remark {
            self.push(rest.len(), Scrap::Nothing);
        }
        is_remark
    }

    /// Whether signs of a remark part cards: a semicolon does where names follow, others where one follows at once.
    fn lists_more(&self) -> bool {
        let Some(next) = self.names.first() else {
            return false;
        };
        let gap = self.text.get(self.at..next.start).unwrap_or_default();
        let is_hidden = gap.starts_with('<');
        gap.starts_with(';')
            || !is_hidden && !gap.contains(|c: char| c.is_alphabetic() && !is_times(c))
    }

    fn sign(&mut self, sign: char) {
        let length = sign.len_utf8();
        let behind = self.rest().get(length..).unwrap_or_default();
        if MINUS.contains(&sign) && behind.starts_with(|c: char| c.is_ascii_digit()) {
            let opens = self.before().is_none_or(|c| {
                c.is_whitespace()
                    || matches!(c, '(' | '[' | 'x' | 'X' | '×' | ':' | '=' | ',' | ';')
            });
            if opens {
                return self.push(length, Scrap::Less);
            }
        }
        if sign == '−'
            && behind
                .trim_start()
                .starts_with(|c: char| c.is_ascii_digit())
        {
            return self.push(length, Scrap::Less);
        }
        if sign == '×'
            && let Some((count, used)) = times_number(self.rest())
        {
            return self.push(used, Scrap::Count(count));
        }
        if ["[x]", "[X]"]
            .iter()
            .any(|tick| self.rest().starts_with(tick))
            && self.found.is_empty()
        {
            return self.push(3, Scrap::Nothing);
        }
        let is_apart = self.before().is_some_and(char::is_whitespace);
        if sign == '#' && is_apart && behind.starts_with(char::is_alphabetic) {
            return self.push(length + word_of(behind), Scrap::Nothing);
        }
        if sign == '^'
            && self.has_name
            && let Some(end) = behind.find('^')
        {
            return self.push(end + 2, Scrap::Nothing);
        }
        if BREAKS.contains(&sign) {
            self.found.push((self.at..self.at + length, Scrap::Break));
        }
        let is_blank = sign == ' ' && !self.before().is_some_and(char::is_whitespace);
        self.is_parted |= !is_blank;
        self.at += length;
    }

    fn number(&mut self) {
        let rest = self.rest();
        if let Some((number, length)) = collectors(rest) {
            return self.push(length, Scrap::Printed(number));
        }
        let end = digits_of(rest);
        let number = digits(&rest[..end]).unwrap_or(u32::MAX);
        let behind = rest.get(end..).unwrap_or_default();
        if let Some(length) = amount(rest, end, self.before()) {
            return self.push(length, Scrap::Nothing);
        }
        if let Some(length) = sign_of_copies(behind) {
            return self.push(end + length, Scrap::Count(number));
        }
        let filling = self.filling.take();
        let is_hashed = self.before() == Some('#');
        if (is_hashed || filling == Some(Filling::Number)) && (1..=4).contains(&end) {
            return self.push(
                end,
                Scrap::Printed(Number::short(
                    number,
                    &self.text[self.at - usize::from(is_hashed)..self.at + end],
                )),
            );
        }
        if filling == Some(Filling::Count) || self.before() == Some('*') && behind.trim().is_empty()
        {
            return self.push(end, Scrap::Count(number));
        }
        if behind.starts_with(|c: char| c.is_alphanumeric()) {
            return self.word();
        }
        if let Some(total) = behind.strip_prefix('/')
            && digits_of(total) > 0
        {
            let length = end + 1 + digits_of(total);
            return self.push(
                length,
                Scrap::Printed(Number::short(number, &rest[..length])),
            );
        }
        let is_item = self.found.iter().all(|(_, one)| *one == Scrap::Break);
        let mut signs = behind.chars();
        let is_dotted = matches!(signs.next(), Some('.' | ')'))
            && signs.next().is_some_and(char::is_whitespace);
        let is_bracketed = matches!(self.before(), Some('(' | '['));
        if is_item && is_dotted && !is_bracketed && end <= 3 {
            return self.push(end + 1, Scrap::Ordinal(number));
        }
        self.push(end, Scrap::Loose(number));
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
            return self.push(length + gap + used, Scrap::Printed(printed.of_code(word)));
        }
        if let Some((count, used)) = times_number(rest) {
            return self.push(used, Scrap::Count(count));
        }
        if word.len() == 1 && word.starts_with(is_times) {
            let last = self.found.last_mut();
            if let Some((_, loose @ Scrap::Loose(_))) = last
                && let Scrap::Loose(count) = *loose
            {
                *loose = Scrap::Count(count);
                self.at += length;
                return;
            }
        }
        self.filler(word, length);
    }

    /// A word, or two, that are known to stand beside cards.
    fn filler(&mut self, word: &'a str, length: usize) {
        let rest = self.rest();
        let after_nothing = matches!(
            self.found.last(),
            Some((
                _,
                Scrap::Nothing | Scrap::Printed(_) | Scrap::Ordinal(_) | Scrap::Break
            ))
        );
        let ends_parted = {
            let behind = rest.get(length..).unwrap_or_default();
            self.names.is_empty()
                || behind
                    .trim_start_matches(' ')
                    .starts_with(|c: char| !c.is_alphanumeric())
                || behind.starts_with("  ")
        };
        let is_parted = self.is_parted || after_nothing || (self.found.is_empty() && ends_parted);
        let is_marked =
            matches!(self.before(), Some('(' | '[' | '*')) && word.len() <= 4 && is_code(word);
        let behind = rest.get(length..).unwrap_or_default();
        // A heading among cards would put those behind it elsewhere.
        if self.has_name
            && behind.starts_with(':')
            && !behind
                .trim_start_matches([':', ' ', '.'])
                .starts_with(|c: char| c.is_ascii_digit())
        {
            return self.push(length, Scrap::Word(word));
        }
        let names_number = behind
            .trim_start_matches(['.', ':', ' '])
            .starts_with(|c: char| c.is_ascii_digit());
        match Filler::of(rest, length) {
            Some((Filler::Unit, used)) => {
                let was = matches!(
                    self.found.last(),
                    Some((_, Scrap::Loose(_) | Scrap::Count(_) | Scrap::Nothing))
                );
                match self.found.last_mut() {
                    Some((_, loose @ Scrap::Loose(_))) => {
                        if let Scrap::Loose(count) = *loose {
                            *loose = Scrap::Count(count);
                        }
                        self.push(used, Scrap::Nothing);
                    }
                    _ if was || is_parted => self.push(used, Scrap::Nothing),
                    _ => self.push(length, Scrap::Word(word)),
                }
            }
            Some((Filler::Names(filling), used))
                if is_parted || (names_number && filling != Filling::Other) =>
            {
                self.filling = Some(filling);
                self.push(used, Scrap::Nothing);
            }
            Some((Filler::Code, used)) => self.push(used, Scrap::Nothing),
            Some((Filler::Nothing, used)) if is_parted => self.push(used, Scrap::Nothing),
            _ if is_marked => self.code(word, length),
            _ => self.push(length, Scrap::Word(word)),
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
                self.push(used, Scrap::Printed(number));
            }
            _ => self.push(length, Scrap::Nothing),
        }
    }
}

/// `x3`, `× 3`, `x-3` not: a sign of copies before a number, with what is used up.
fn times_number(text: &str) -> Option<(u32, usize)> {
    let rest = text.strip_prefix(is_times)?;
    let number = rest.trim_start_matches(' ');
    let end = digits_of(number);
    let behind = number.get(end..).unwrap_or_default();
    let is_whole = end > 0 && !behind.starts_with(|c: char| c.is_alphanumeric());
    is_whole.then_some((digits(&number[..end])?, text.len() - behind.len()))
}

/// The length of a sign of copies behind a number, with the blank before it.
fn sign_of_copies(behind: &str) -> Option<usize> {
    let trimmed = behind.trim_start_matches(' ');
    let gap = behind.len() - trimmed.len();
    let sign = trimmed.chars().next()?;
    let next = trimmed.get(sign.len_utf8()..)?.chars().next();
    let is_alone = next.is_none_or(|next| !next.is_alphanumeric());
    match sign {
        'x' | 'X' if is_alone || (gap == 0 && next.is_some_and(char::is_uppercase)) => {
            Some(gap + 1)
        }
        '×' => Some(gap + sign.len_utf8()),
        '*' if gap == 0 && next.is_some_and(char::is_whitespace) => Some(1),
        _ => None,
    }
}

/// A price, a percentage or a date; with its length.
fn amount(rest: &str, end: usize, before: Option<char>) -> Option<usize> {
    let behind = rest.get(end..).unwrap_or_default();
    let mut length = end;
    let mut parts = 1;
    for sign in ['.', '.', ',', '-', '-'] {
        let tail = rest.get(length..).unwrap_or_default();
        if let Some(more) = tail.strip_prefix(sign)
            && digits_of(more) > 0
        {
            length += 1 + digits_of(more);
            parts += 1;
        }
    }
    let tail = rest.get(length..).unwrap_or_default();
    let bare = tail.trim_start_matches(' ');
    let has_sign = bare.starts_with(CURRENCIES);
    let is_word = ["EUR", "USD", "GBP", "ct"].iter().any(|word| {
        bare.strip_prefix(word)
            .is_some_and(|rest| !rest.starts_with(|c: char| c.is_alphanumeric()))
    });
    if has_sign || is_word {
        let word = if has_sign { 1 } else { 2 };
        let used: usize = bare.chars().take(word).map(char::len_utf8).sum();
        let used = if is_word && !bare.starts_with("ct") {
            3
        } else {
            used
        };
        return Some(length + (tail.len() - bare.len()) + used);
    }
    if before.is_some_and(|sign| CURRENCIES.contains(&sign)) {
        return Some(length);
    }
    let is_decimal = behind.starts_with('.') && parts == 2;
    let is_date = parts == 3 && length - end >= 4;
    (is_decimal || is_date).then_some(length)
}

/// `1U154`, `1 U 154` and tabs between: a collector's number as printed or in columns, with its length.
fn collectors(text: &str) -> Option<(Number, usize)> {
    let set = digits_of(text);
    let tail = text.get(set..)?;
    let letters = tail.trim_start_matches([' ', '\t']);
    let long = letters.bytes().take_while(u8::is_ascii_alphabetic).count();
    let rarity = letters.get(..long)?;
    let number = letters.get(long..)?;
    let bare = number.trim_start_matches([' ', '\t']);
    let end = digits_of(bare);
    let is_apart = letters.len() < tail.len() || bare.len() < number.len();
    let is_upper = rarity.bytes().all(|byte| byte.is_ascii_uppercase());
    let is_rarity = (1..=3).contains(&long)
        && (is_upper || !is_apart || tail.starts_with('\t'))
        && !rarity.eq_ignore_ascii_case("x");
    let is_number = (1..=3).contains(&set) && (1..=4).contains(&end);
    let behind = bare.get(end..)?;
    let is_whole = !behind.starts_with(|c: char| c.is_alphanumeric());
    (is_rarity && is_number && is_whole).then_some(())?;
    let length = text.len() - behind.len();
    let parts = Number::in_columns(text.get(..set)?, rarity, bare.get(..end)?)?;
    Some((parts, length))
}

/// An address of the web or the target of a link, with its length.
fn address(rest: &str, before: Option<char>) -> Option<usize> {
    let until = |is_end: fn(char) -> bool| Some(rest.find(is_end).unwrap_or(rest.len()));
    if ["http://", "https://", "www."]
        .iter()
        .any(|start| rest.starts_with(start))
    {
        return until(|c| c.is_whitespace() || matches!(c, ')' | ']' | '>' | '"'));
    }
    if rest.starts_with('(') && before == Some(']') {
        let end = rest.find(')')?;
        let target = rest.get(1..end)?;
        let is_target =
            target.contains(['/', '.', '#']) && !target.starts_with(char::is_whitespace);
        return is_target.then_some(end + 1);
    }
    // `:smile:`, as chats write faces.
    let name = rest.strip_prefix(':')?;
    let end = name.find(|c: char| !c.is_ascii_alphanumeric() && c != '_')?;
    let is_face = end > 1
        && name.get(end..)?.starts_with(':')
        && name.starts_with(|c: char| c.is_ascii_lowercase());
    is_face.then_some(end + 2)
}

fn digits_of(text: &str) -> usize {
    text.bytes().take_while(u8::is_ascii_digit).count()
}

/// The length of the word a text begins with.
fn word_of(text: &str) -> usize {
    let is_inner = |c: char| c.is_alphanumeric() || matches!(c, '\'' | '’');
    text.find(|c: char| !is_inner(c)).unwrap_or(text.len())
}

/// Whether a word looks like the code of a set.
fn is_code(word: &str) -> bool {
    (1..=5).contains(&word.len())
        && word
            .bytes()
            .all(|byte| byte.is_ascii_uppercase() || byte.is_ascii_digit())
}
