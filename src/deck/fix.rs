//! A list with the names cards have today, and otherwise as it was.

use super::write::plugin_name;
use super::{Card, Content, Deck, DeckList, Format, How, Line};

/// A name that was corrected.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Change {
    /// Number of the line, from 1.
    pub line: usize,
    pub from: String,
    pub to: String,
}

/// The lines of a list with old names and other spellings replaced by the names of today, and what was
/// replaced. Lines that were not understood, comments, counts and printing marks stay. For documents
/// only the changes matter: their text is written anew.
pub fn fixed(list: &DeckList, deck: &Deck) -> (String, Vec<Change>) {
    let mut changes = Vec::new();
    let mut text = String::new();
    for line in &list.lines {
        let card = deck.cards.iter().find(|card| card.line == line.number);
        let change = card.and_then(|card| change(list.format, card));
        text.push_str(&written(line, change.as_ref()));
        text.push('\n');
        changes.extend(change);
    }
    (text, changes)
}

fn change(format: Format, card: &Card) -> Option<Change> {
    if matches!(card.how, How::Exact | How::Mark) {
        return None;
    }
    let to = match format {
        Format::Lackey => plugin_name(&card.card),
        _ => card.card.full_name(),
    };
    Some(Change {
        line: card.line,
        from: card.written.clone(),
        to,
    })
}

fn written(line: &Line, change: Option<&Change>) -> String {
    let (Some(change), Content::Card { count, .. }) = (change, &line.content) else {
        return line.text.clone();
    };
    match line.text.rfind(&change.from) {
        Some(at) => {
            let (before, rest) = line.text.split_at(at);
            format!("{before}{}{}", change.to, &rest[change.from.len()..])
        }
        None => format!("{count}\t{}", change.to),
    }
}
