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
    /// The first row with a trait or the suit of the card, on the card Khan starts on; `number` counts from 1.
    Exile { number: usize, row: &'a TraitRow },
    /// No trait row fits: the row of the suit.
    Suit { side: Side, row: &'a SuitRow },
}

impl<'a> Row<'a> {
    /// What the row makes happen; nothing for a Surprise, whose text stands on the card.
    pub fn effects(self) -> &'a [Effect] {
        match self {
            Row::Surprise => &[],
            Row::Wildcard(row) | Row::Trait { row, .. } | Row::Exile { row, .. } => &row.effects,
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
    rows_for(program, card, side).into_iter().next()
}

/// All rows that fit a card, in the order in which "continue resolution" goes through them: a Surprise,
/// the trait rows from top to bottom, the suit row. A Wildcard fits every trait row (solo rules of To Boldly
/// Go).
pub fn rows_for<'a>(program: &'a Program, card: &Card, side: Side) -> Vec<Row<'a>> {
    if matches!(card.suit, Suit::Captain | Suit::Status) {
        return Vec::new();
    }
    let surprise = card.has(OperationKind::Surprise).then_some(Row::Surprise);
    let is_wild = card.traits.iter().any(|slug| slug == "wildcard");
    let fits = |row: &TraitRow| is_wild || row.traits.iter().any(|slug| card.traits.contains(slug));
    let rows = (1..).zip(&program.traits);
    let traits = rows.filter(|(_, row)| fits(row)).map(|(number, row)| {
        if is_wild && number == 1 {
            Row::Wildcard(row)
        } else {
            Row::Trait { number, row }
        }
    });
    let suits = match side {
        Side::WithoutOfficer => &program.without_officer,
        Side::WithOfficer => &program.with_officer,
    };
    let of_suit = suits.iter().find(|row| row.suit == card.suit);
    let suit = of_suit.map(|row| Row::Suit { side, row });
    surprise.into_iter().chain(traits).chain(suit).collect()
}

/// Whether a card activates one row in its first print and another in its latest, or goes on to another.
pub fn print_matters(program: &Program, card: &Card) -> bool {
    let rows = |print| {
        let card = card.clone().printed(print);
        let mut rows = rows_for(program, &card, Side::WithoutOfficer);
        let goes_on = |row: &Row<'_>| row.effects().iter().any(Effect::may_continue);
        // Rows behind the first that never goes on to another make no difference.
        let last = rows.iter().position(|row| !goes_on(row));
        rows.truncate(last.map_or(rows.len(), |last| last + 1));
        rows
    };
    !card.errata.is_empty() && rows(Print::First) != rows(Print::Latest)
}
