//! Several decks in one text, one below the other.

use super::line_shape::bare_heading;
use crate::deck::list::headings::Label;
use crate::deck::list::one_line;
use crate::deck::{Content, DeckList, Format, Line, Pile};

/// The decks of a list: a new one begins with the missions after both other piles, or with a name after
/// cards.
pub fn parted(list: DeckList) -> Vec<DeckList> {
    let format = list.format;
    let named = |line: &Line<Pile>| named(line, format);
    let starts = starts(&list.lines, named);
    if starts.is_empty() {
        return vec![list];
    }
    let mut lines = list.lines;
    let mut decks = Vec::new();
    // From the back, so that the places of earlier decks stay right.
    for start in starts.into_iter().rev() {
        let own = lines.split_off(start);
        decks.push(DeckList {
            format,
            name: own.iter().find_map(named),
            file: None,
            ends: list.ends.clone(),
            lines: own,
        });
    }
    let name = lines.iter().find_map(named).or(list.name);
    decks.push(DeckList {
        format,
        name,
        file: None,
        ends: list.ends,
        lines,
    });
    decks.reverse();
    decks
}

/// Places of lines with which a further deck begins.
fn starts(lines: &[Line<Pile>], named: impl Fn(&Line<Pile>) -> Option<String>) -> Vec<usize> {
    let mut starts = Vec::new();
    let mut seen = Seen::default();
    for (at, line) in lines.iter().enumerate() {
        let begins = match &line.content {
            Content::Heading(Pile::Missions) => {
                seen.is_whole() && seen.last != Some(Pile::Missions)
            }
            Content::Comment => seen.has_cards && named(line).is_some(),
            Content::Heading(_)
            | Content::Card { .. }
            | Content::Title(_)
            | Content::Blank
            | Content::Trouble(_) => false,
        };
        if begins {
            let start = titled(lines, at, starts.last().copied().unwrap_or(0));
            starts.push(start);
            seen = Seen::default();
        }
        seen.note(&line.content);
    }
    starts
}

/// The piles of one deck so far.
#[derive(Default)]
struct Seen {
    piles: Vec<Pile>,
    last: Option<Pile>,
    has_cards: bool,
}

impl Seen {
    fn is_whole(&self) -> bool {
        [Pile::Missions, Pile::Dilemmas, Pile::Deck]
            .iter()
            .all(|pile| self.piles.contains(pile))
    }

    fn note(&mut self, content: &Content<Pile>) {
        match content {
            Content::Heading(pile) => self.last = Some(*pile),
            Content::Card { place, .. } => {
                self.has_cards = true;
                self.piles.extend(place);
            }
            Content::Title(_) | Content::Comment | Content::Blank | Content::Trouble(_) => {}
        }
    }
}

/// The first of the comments and blanks right above a place.
fn titled(lines: &[Line<Pile>], at: usize, least: usize) -> usize {
    let is_above = |line: &&Line<Pile>| matches!(line.content, Content::Comment | Content::Blank);
    let above = lines.get(least..at).unwrap_or_default();
    at - above.iter().rev().take_while(is_above).count()
}

/// The name a line gives the deck: `Deck name: X`, in Markdown `# X`.
fn named(line: &Line<Pile>, format: Format) -> Option<String> {
    let text = line.text.trim();
    let is_comment = matches!(line.content, Content::Comment);
    let labelled = || {
        let (head, rest) = text.split_once(':')?;
        (Label::of(bare_heading(head)) == Some(Label::Name)).then_some(rest)
    };
    let title = text
        .strip_prefix("# ")
        .filter(|_| format == Format::Markdown);
    let written = title.or_else(labelled)?;
    let name = one_line(written);
    (is_comment && !name.is_empty()).then_some(name)
}
