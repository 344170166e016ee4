//! Which row of the program cards a card activates, and whether it can attack (solo rules p. 5-6, 10).

use model::{
    Card, Compound, Effect, ExileCard, OperationKind, Print, Program, Suit, SuitRow, Test, TraitRow, codes,
};

codes!(
    /// Which side of the suit card lies up.
    Side {
        /// The side without a Duty Officer.
        WithoutOfficer => "without-officer",
        /// The side with a Duty Officer.
        WithOfficer => "with-officer",
    }
);

/// The row that counts, and why.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ProgramRow<'a> {
    /// The card's own Surprise operation, before all rows (solo rules p. 6).
    Surprise,
    /// A Wildcard: the first trait row (solo rules p. 6).
    Wildcard(&'a TraitRow),
    /// The first trait row from the top with a trait of the card; `number` counts from 1.
    Trait {
        /// Its place among the trait rows, from 1.
        number: usize,
        /// The row as printed.
        row: &'a TraitRow,
    },
    /// The first row with a trait or the suit of the card, on the card of exile; `number` counts from 1.
    Exile {
        /// Its place on the card, from 1.
        number: usize,
        /// The row as printed.
        row: &'a TraitRow,
    },
    /// No trait row fits: the row of the suit.
    Suit {
        /// The side of the suit card that lies up.
        side: Side,
        /// The row as printed.
        row: &'a SuitRow,
    },
}

impl<'a> ProgramRow<'a> {
    /// What the row makes happen; nothing for a Surprise, whose text stands on the card.
    pub fn effects(self) -> &'a [Effect] {
        match self {
            ProgramRow::Surprise => &[],
            ProgramRow::Wildcard(row) | ProgramRow::Trait { row, .. } | ProgramRow::Exile { row, .. } => {
                &row.effects
            }
            ProgramRow::Suit { row, .. } => &row.effects,
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
pub fn row_for<'a>(program: &'a Program, card: &Card, side: Side) -> Option<ProgramRow<'a>> {
    rows_for(program, card, side).into_iter().next()
}

/// All rows that fit a card, in the order in which "continue resolution" goes through them: a Surprise,
/// the trait rows from top to bottom, the suit row. A Wildcard fits every trait row (solo rules of To Boldly
/// Go).
pub fn rows_for<'a>(program: &'a Program, card: &Card, side: Side) -> Vec<ProgramRow<'a>> {
    if matches!(card.suit, Suit::Captain | Suit::Status) {
        return Vec::new();
    }
    let surprise = card.has(OperationKind::Surprise).then_some(ProgramRow::Surprise);
    let is_wild = card.traits.iter().any(|slug| slug == "wildcard");
    let fits = |row: &TraitRow| is_wild || row.traits.iter().any(|slug| card.traits.contains(slug));
    let rows = (1..).zip(&program.traits);
    let traits = rows.filter(|(_, row)| fits(row)).map(|(number, row)| {
        if is_wild && number == 1 { ProgramRow::Wildcard(row) } else { ProgramRow::Trait { number, row } }
    });
    let suits = match side {
        Side::WithoutOfficer => &program.without_officer,
        Side::WithOfficer => &program.with_officer,
    };
    let of_suit = suits.iter().find(|row| row.suit == card.suit);
    let suit = of_suit.map(|row| ProgramRow::Suit { side, row });
    surprise.into_iter().chain(traits).chain(suit).collect()
}

/// Whether a card activates one row in its first print and another in its latest, or goes on to another.
pub fn print_matters(program: &Program, card: &Card) -> bool {
    let rows = |print| {
        let card = card.clone().printed(print);
        let mut rows = rows_for(program, &card, Side::WithoutOfficer);
        let goes_on = |row: &ProgramRow<'_>| row.effects().iter().any(Effect::may_continue);
        // Rows behind the first that never goes on to another make no difference.
        let last = rows.iter().position(|row| !goes_on(row));
        rows.truncate(last.map_or(rows.len(), |last| last + 1));
        rows
    };
    !card.errata.is_empty() && rows(Print::First) != rows(Print::Latest)
}

const WILDCARD: &str = "wildcard";

/// All rows that fit a card, the first that counts first: a Surprise, then the rows from top to bottom. A
/// Wildcard fits only the first of them, which names a trait. None for Captains and Status cards, and for
/// Encounters without a trait that is named.
pub fn rows_in_exile<'a>(exile: &'a ExileCard, card: &Card) -> Vec<ProgramRow<'a>> {
    if matches!(card.suit, Suit::Captain | Suit::Status) {
        return Vec::new();
    }
    let surprise = card.has(OperationKind::Surprise).then_some(ProgramRow::Surprise);
    let is_wild = card.traits.iter().any(|slug| slug == WILDCARD);
    let wild = exile.rows.first().filter(|_| is_wild).map(ProgramRow::Wildcard);
    let fits = |row: &TraitRow| row.traits.iter().any(|name| is_named(card, name));
    let rows = (1..).zip(&exile.rows);
    let fitting = rows.filter(|(_, row)| !is_wild && fits(row));
    let named = fitting.map(|(number, row)| ProgramRow::Exile { number, row });
    surprise.into_iter().chain(wild).chain(named).collect()
}

/// Whether a card has this suit or this trait.
fn is_named(card: &Card, name: &str) -> bool {
    card.suit.code() == name || card.traits.iter().any(|slug| slug == name)
}

/// Whether any attack among effects can come about. `settled` says of a condition how it will be decided, if nothing
/// that happens before can change that; the flag tells whether anything happens before it.
pub fn may_attack(effects: &[Effect], settled: &impl Fn(&Test, bool) -> Option<bool>) -> bool {
    let mut before = false;
    for effect in effects {
        if may_bring(effect, before, settled) {
            return true;
        }
        before = true;
    }
    false
}

fn may_bring(effect: &Effect, before: bool, settled: &impl Fn(&Test, bool) -> Option<bool>) -> bool {
    let Effect::Compound(Compound::When { test, then, otherwise, .. }) = effect else {
        return effect.is_attack();
    };
    let any = |effects: &[Effect]| effects.iter().any(Effect::is_attack);
    match settled(test, before) {
        Some(true) => any(then),
        Some(false) => any(otherwise),
        None => any(then) || any(otherwise),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use model::{PlayerPart, Suit};

    #[test]
    fn what_is_decided_already_brings_no_attack() {
        let attack = vec![Effect::You(PlayerPart::TakeIncident)];
        let row = [Effect::Compound(Compound::When {
            test: Test::ThisIs(Suit::Person),
            then: attack.clone(),
            otherwise: Vec::new(),
            ruling: None,
        })];
        assert!(!may_attack(&row, &|_, _| Some(false)));
        assert!(may_attack(&row, &|_, _| Some(true)));
        assert!(may_attack(&row, &|_, _| None));
        assert!(may_attack(&attack, &|_, _| Some(false)));
    }
}
