//! Every line of a deck list with what was made of it.

use super::check::Checked;
use crate::deck::{Content, How, Line};
use crate::view::{Screen, grid};

/// All lines, first to last.
pub fn lines(screen: &Screen<'_>, checked: &Checked) -> String {
    let rows = checked.list.lines.iter().map(|line| {
        let text = line.text.trim().replace('\t', "  ");
        vec![
            line.number.to_string(),
            text,
            made_of(screen, checked, line),
        ]
    });
    grid::columns(screen, &[], rows.collect())
}

fn made_of(screen: &Screen<'_>, checked: &Checked, line: &Line) -> String {
    let texts = screen.texts();
    match &line.content {
        Content::Blank => String::new(),
        Content::Comment => texts.get("deck-line-comment"),
        Content::Heading(pile) => {
            let pile = texts.get(&format!("deck-pile-{}", pile.code()));
            texts.with("deck-line-heading", &[("pile", pile.into())])
        }
        Content::Trouble(trouble) => texts.get(&format!("deck-trouble-{}", trouble.code())),
        Content::Card { .. } => card(screen, checked, line.number),
    }
}

fn card(screen: &Screen<'_>, checked: &Checked, number: usize) -> String {
    let texts = screen.texts();
    let Some(card) = checked.deck.cards.iter().find(|card| card.line == number) else {
        return texts.get("deck-line-unknown");
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
