//! Which row of the program cards a card activates (solo rules p. 5-6).

use crate::model::{Card, Effect, OperationKind, Print, Program, Suit, SuitRow, TraitRow, codes};

codes!(
    /// Which side of the suit card lies up.
    Side {
        WithoutOfficer => "without-officer",
        WithOfficer => "with-officer",
    }
);

/// The row that counts, and why.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Row<'a> {
    /// The card's own Surprise operation, before all rows (solo rules p. 6).
    Surprise,
    /// A Wildcard: the first trait row (solo rules p. 6).
    Wildcard(&'a TraitRow),
    /// The first trait row from the top with a trait of the card; `number` counts from 1.
    Trait { number: usize, row: &'a TraitRow },
    /// No trait row fits: the row of the suit.
    Suit { side: Side, row: &'a SuitRow },
}

impl<'a> Row<'a> {
    /// What the row makes happen; nothing for a Surprise, whose text stands on the card.
    pub fn effects(self) -> &'a [Effect] {
        match self {
            Row::Surprise => &[],
            Row::Wildcard(row) | Row::Trait { row, .. } => &row.effects,
            Row::Suit { row, .. } => &row.effects,
        }
    }

    /// Whether any part of the row is an attack.
    pub fn is_attack(self) -> bool {
        self.effects().iter().any(Effect::is_attack)
    }
}

/// The row a card activates. Surprise first, then a Wildcard, then the trait rows from top to bottom,
/// then the suit row of the side that lies up (solo rules p. 5-6). `None` for cards the Bot never
/// resolves: Captains and Status cards.
pub fn row_for<'a>(program: &'a Program, card: &Card, side: Side) -> Option<Row<'a>> {
    if matches!(card.suit, Suit::Captain | Suit::Status) {
        return None;
    }
    if card.has(OperationKind::Surprise) {
        return Some(Row::Surprise);
    }
    if card.traits.iter().any(|slug| slug == "wildcard") {
        return program.traits.first().map(Row::Wildcard);
    }
    let fits = |row: &TraitRow| row.traits.iter().any(|slug| card.traits.contains(slug));
    if let Some(index) = program.traits.iter().position(fits) {
        return Some(Row::Trait {
            number: index + 1,
            row: &program.traits[index],
        });
    }
    let rows = match side {
        Side::WithoutOfficer => &program.without_officer,
        Side::WithOfficer => &program.with_officer,
    };
    let row = rows.iter().find(|row| row.suit == card.suit)?;
    Some(Row::Suit { side, row })
}

/// Whether a card activates one row in its first print and another in its latest.
pub fn print_matters(program: &Program, card: &Card) -> bool {
    let row = |print| {
        let card = card.clone().printed(print);
        row_for(program, &card, Side::WithoutOfficer)
    };
    !card.errata.is_empty() && row(Print::First) != row(Print::Latest)
}
