//! The reader of requirements: recursive descent over words. Brackets nest only [`DEEPEST`] deep, so
//! that no text can exhaust the stack.

use super::numbered::numbered;
use super::{Requirement, RequirementBranch, RequirementTerm, Special};

/// How deep brackets may nest; printed requirements have one level.
const DEEPEST: usize = 8;

#[derive(Debug, PartialEq)]
enum RequirementToken {
    Open,
    Close,
    Comma,
    And,
    Or,
    Word(String),
}

/// Reads a whole requirement; nothing may be left over.
pub(super) fn requirement(text: &str) -> Option<Requirement> {
    read(text, false)
}

/// Reads a whole requirement in which words nobody understands are conditions of their own.
pub(super) fn with_unknown_words(text: &str) -> Option<Requirement> {
    read(text, true)
}

fn read(text: &str, unknown_words: bool) -> Option<Requirement> {
    let mut reader = RequirementParser { tokens: tokens(&plain(text))?, at: 0, unknown_words };
    let requirement = reader.requirement(0)?;
    (reader.at == reader.tokens.len()).then_some(requirement)
}

/// Single blanks, plain comparison signs, no full stop at the end.
fn plain(text: &str) -> String {
    let plain = text.replace("&gt;", ">").replace("&lt;", "<");
    let words: Vec<&str> = plain.split_whitespace().collect();
    let plain = words.join(" ");
    plain.strip_suffix('.').unwrap_or(&plain).to_owned()
}

/// Parts a text. What stands in braces is a card's title and belongs to one word. None if a brace is
/// not closed.
fn tokens(text: &str) -> Option<Vec<RequirementToken>> {
    let mut tokens = Vec::new();
    let mut word = String::new();
    let mut title = false;
    for c in text.chars() {
        title = (title || c == '{') && c != '}';
        match (title, mark(c)) {
            (false, Some(mark)) => {
                finish(&mut word, &mut tokens);
                tokens.push(mark);
            }
            (false, None) if c == ' ' => finish(&mut word, &mut tokens),
            _ => word.push(c),
        }
    }
    finish(&mut word, &mut tokens);
    (!title).then_some(tokens)
}

fn mark(c: char) -> Option<RequirementToken> {
    match c {
        '(' => Some(RequirementToken::Open),
        ')' => Some(RequirementToken::Close),
        ',' => Some(RequirementToken::Comma),
        _ => None,
    }
}

fn finish(word: &mut String, tokens: &mut Vec<RequirementToken>) {
    let word = std::mem::take(word);
    match word.to_ascii_lowercase().as_str() {
        "" => {}
        "and" => tokens.push(RequirementToken::And),
        "or" => tokens.push(RequirementToken::Or),
        _ => tokens.push(RequirementToken::Word(word)),
    }
}

struct RequirementParser {
    tokens: Vec<RequirementToken>,
    at: usize,
    /// Words that are no term are taken as they are.
    unknown_words: bool,
}

impl RequirementParser {
    fn eat(&mut self, token: &RequirementToken) -> bool {
        let fits = self.tokens.get(self.at) == Some(token);
        self.at += usize::from(fits);
        fits
    }

    fn requirement(&mut self, depth: usize) -> Option<Requirement> {
        let mut branches = vec![self.branch(depth)?];
        while self.eat(&RequirementToken::Or) {
            branches.push(self.branch(depth)?);
        }
        Some(Requirement { branches })
    }

    fn branch(&mut self, depth: usize) -> Option<RequirementBranch> {
        let mut terms = vec![self.term(depth)?];
        while self.separator() {
            terms.push(self.term(depth)?);
        }
        Some(RequirementBranch { terms })
    }

    /// A comma, "and", or both.
    fn separator(&mut self) -> bool {
        let comma = self.eat(&RequirementToken::Comma);
        self.eat(&RequirementToken::And) || comma
    }

    fn term(&mut self, depth: usize) -> Option<RequirementTerm> {
        if !self.eat(&RequirementToken::Open) {
            let phrase = self.phrase();
            let taken = self.unknown_words && !phrase.is_empty();
            return term(&phrase).or_else(|| taken.then_some(RequirementTerm::Special(phrase)));
        }
        if depth == DEEPEST {
            return None;
        }
        let inner = self.requirement(depth + 1)?;
        self.eat(&RequirementToken::Close).then_some(RequirementTerm::Either(inner))
    }

    /// All words up to the next mark; “or more” is none.
    fn phrase(&mut self) -> String {
        let mut words = Vec::new();
        while let Some(token) = self.tokens.get(self.at) {
            match token {
                RequirementToken::Word(word) => words.push(word.as_str()),
                RequirementToken::Or if self.is_amount() => words.push("or"),
                RequirementToken::Open
                | RequirementToken::Close
                | RequirementToken::Comma
                | RequirementToken::And
                | RequirementToken::Or => break,
            }
            self.at += 1;
        }
        words.join(" ")
    }

    /// Whether what follows the word here only says that an amount may be passed.
    fn is_amount(&self) -> bool {
        let next = self.tokens.get(self.at + 1);
        matches!(next, Some(RequirementToken::Word(word)) if ["more", "less", "fewer"].contains(&word.as_str()))
    }
}

/// A term without brackets.
fn term(phrase: &str) -> Option<RequirementTerm> {
    numbered(phrase).or_else(|| special(phrase))
}

fn special(phrase: &str) -> Option<RequirementTerm> {
    Special::read(phrase).map(|_| RequirementTerm::Special(phrase.to_owned()))
}
