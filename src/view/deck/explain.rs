//! Every line of a deck list with what was made of it.

use std::collections::HashMap;

use super::check::Checked;
use crate::deck::{Card, Content, How, Line, Unknown, Why};
use crate::view::{Screen, grid};

/// What the lines that name cards led to, by their numbers.
struct Named<'a> {
    cards: HashMap<usize, &'a Card>,
    unknown: HashMap<usize, &'a Unknown>,
}

/// All lines, first to last.
pub fn lines(screen: &Screen<'_>, checked: &Checked) -> String {
    let deck = &checked.deck;
    let named = Named {
        cards: deck.cards.iter().map(|card| (card.line, card)).collect(),
        unknown: deck.unknown.iter().map(|card| (card.line, card)).collect(),
    };
    let rows = checked.list.lines.iter().map(|line| {
        let text = line.text.trim().replace('\t', "  ");
        vec![line.number.to_string(), text, made_of(screen, &named, line)]
    });
    grid::columns(screen, &[], rows.collect())
}

fn made_of(screen: &Screen<'_>, named: &Named<'_>, line: &Line) -> String {
    let texts = screen.texts();
    match &line.content {
        Content::Blank => String::new(),
        Content::Comment => texts.get("deck-line-comment"),
        Content::Heading(pile) => {
            let pile = texts.get(&format!("deck-pile-{}", pile.code()));
            texts.with("deck-line-heading", &[("pile", pile.into())])
        }
        Content::Trouble(trouble) => texts.get(&format!("deck-trouble-{}", trouble.code())),
        Content::Card { .. } => card(screen, named, line.number),
    }
}

fn card(screen: &Screen<'_>, named: &Named<'_>, number: usize) -> String {
    let texts = screen.texts();
    let Some(card) = named.cards.get(&number) else {
        let why = named.unknown.get(&number).map(|unknown| &unknown.why);
        return match why {
            Some(Why::Several(_)) => texts.get("deck-line-unsure"),
            _ => texts.get("deck-line-unknown"),
        };
    };
    let pile = texts.get(&format!("deck-pile-{}", card.pile.code()));
    let how = match card.how {
        How::Exact => return pile,
        How::Mark => "mark",
        How::Renamed => "renamed",
        How::Folded => "folded",
    };
    let how = texts.get(&format!("deck-how-{how}"));
    format!("{pile} · {} ({how})", card.card.full_name())
}
