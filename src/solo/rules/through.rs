//! Which rows a card goes through where a row has its resolution continued (solo rules of To Boldly Go,
//! "Continue resolution"), as far as that can be told from the card alone.

use super::row::{ProgramRow, Side};
use model::{Card, Compound, Effect, Flip, Movement, OperationKind, OwnCard, Test, Which};

/// A row that a card comes to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RowVisit<'a> {
    /// The row the card comes to.
    pub row: ProgramRow<'a>,
    /// Whether the rows before it lead to it in any case, and not only if their conditions have it so.
    pub is_sure: bool,
}

/// How far a row has been carried out in one of the ways it may go.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct RowProgress {
    side: Side,
    has_ended: bool,
}

/// The rows of a card, the first that counts first. `rows_on` has all rows that fit it on a side: a Duty
/// Officer promoted or dismissed on the way turns the suit card over.
pub fn rows_through<'a>(
    card: &'a Card,
    side: Side,
    rows_on: impl Fn(Side) -> Vec<ProgramRow<'a>>,
) -> Vec<RowVisit<'a>> {
    let (mut legs, mut sides, mut is_sure) = (Vec::new(), vec![side], true);
    for nth in 0.. {
        let mut rows: Vec<(Side, ProgramRow<'a>)> = Vec::new();
        for side in sides {
            rows.extend(rows_on(side).get(nth).map(|row| (side, *row)));
        }
        let mut different: Vec<ProgramRow<'a>> = rows.iter().map(|(_, row)| *row).collect();
        different.dedup();
        is_sure = is_sure && different.len() == 1;
        legs.extend(different.iter().map(|row| RowVisit { row: *row, is_sure }));
        let ends = rows.iter().flat_map(|(side, row)| ends_of(card, *side, *row));
        let (ended, others): (Vec<RowProgress>, Vec<RowProgress>) = ends.partition(|state| state.has_ended);
        is_sure = is_sure && others.is_empty();
        sides = different_sides(&ended);
        if sides.is_empty() {
            break;
        }
    }
    legs
}

fn different_sides(states: &[RowProgress]) -> Vec<Side> {
    let is_met = |side: &Side| states.iter().any(|state| state.side == *side);
    Side::ALL.into_iter().filter(is_met).collect()
}

/// How a row may end.
fn ends_of(card: &Card, side: Side, row: ProgramRow<'_>) -> Vec<RowProgress> {
    let start = vec![RowProgress { side, has_ended: false }];
    match row {
        ProgramRow::Surprise => {
            let operations = card.operations.iter();
            let surprises = operations.filter(|one| one.kind == OperationKind::Surprise);
            surprises.fold(start, |states, one| after(card, &one.effects, states))
        }
        ProgramRow::Wildcard(_) | ProgramRow::Trait { .. } | ProgramRow::Exile { .. } | ProgramRow::Suit { .. } => {
            after(card, row.effects(), start)
        }
    }
}

/// How things may stand after some effects.
fn after(card: &Card, effects: &[Effect], states: Vec<RowProgress>) -> Vec<RowProgress> {
    effects.iter().fold(states, |states, effect| {
        let mut next: Vec<RowProgress> = Vec::new();
        for state in states {
            let ends = if state.has_ended { vec![state] } else { after_one(card, effect, state) };
            next.extend(ends);
        }
        without_doubles(next)
    })
}

fn without_doubles(states: Vec<RowProgress>) -> Vec<RowProgress> {
    let mut kept: Vec<RowProgress> = Vec::new();
    for state in states {
        if !kept.contains(&state) {
            kept.push(state);
        }
    }
    kept
}

fn after_one(card: &Card, effect: &Effect, state: RowProgress) -> Vec<RowProgress> {
    let officer = |side| RowProgress { side, ..state };
    match effect {
        Effect::Continue => vec![RowProgress { has_ended: true, ..state }],
        Effect::Move(Movement::Promote(Which::This)) => vec![officer(Side::WithOfficer)],
        Effect::Move(Movement::Promote(Which::Found | Which::Gained | Which::Resolved)) => {
            vec![state, officer(Side::WithOfficer)]
        }
        Effect::Own(OwnCard::LogOfficer | OwnCard::DismissOfficer) => {
            vec![officer(Side::WithoutOfficer)]
        }
        Effect::Compound(compound) => after_compound(card, compound, state),
        effect if resolves(effect) => Side::ALL.map(officer).to_vec(),
        Effect::Grow(_)
        | Effect::Acquire(_)
        | Effect::Move(_)
        | Effect::Flip(_)
        | Effect::Own(_)
        | Effect::You(_) => vec![state],
    }
}

/// Whether another card is resolved meanwhile, or may leave play: nobody knows who is Duty Officer then.
fn resolves(effect: &Effect) -> bool {
    matches!(
        effect,
        Effect::Flip(Flip::ResolveDeck | Flip::ResolveSupplement)
            | Effect::Own(OwnCard::ResolveFromDiscard(_) | OwnCard::ResolveDiscarded(_) | OwnCard::LogInPlay(_))
    )
}

fn after_compound(card: &Card, compound: &Compound, state: RowProgress) -> Vec<RowProgress> {
    let ends = |effects: &[Effect]| after(card, effects, vec![state]);
    let either = |one: &[Effect], other: &[Effect]| [ends(one), ends(other)].concat();
    match compound {
        Compound::When { test, then, otherwise, .. } => match known_result(test, card, state.side) {
            Some(true) => ends(then),
            Some(false) => ends(otherwise),
            None => either(then, otherwise),
        },
        Compound::IfAble { steps, otherwise } | Compound::IfAllAble { steps, otherwise } => {
            either(steps, otherwise)
        }
        Compound::IfYouDo { steps, .. }
        | Compound::ForEach { steps, .. }
        | Compound::ForEachInPlay { steps, .. } => either(steps, &[]),
        Compound::ByRuling { steps, .. } => ends(steps),
        Compound::Pay { costs, gain } => either(&[costs.clone(), gain.clone()].concat(), &[]),
        Compound::Choice { options } => {
            let ends = options.iter().flat_map(|option| ends(option));
            ends.collect()
        }
    }
}

/// What a condition comes to by the card and the side that lies up; `None` if it hangs on the table.
fn known_result(test: &Test, card: &Card, side: Side) -> Option<bool> {
    match test {
        Test::ThisIs(suit) => Some(card.suit == *suit),
        Test::ThisHas(slug) => Some(card.traits.contains(slug)),
        Test::ThisNamed(slug) => Some(card.id.slug() == slug),
        Test::ThisHasSkill => Some(!card.skills.is_empty()),
        Test::NoOfficer => Some(side == Side::WithoutOfficer),
        Test::OfficerIs(_) => (side == Side::WithoutOfficer).then_some(false),
        Test::All(tests) => {
            let each: Vec<Option<bool>> = tests.iter().map(|test| known_result(test, card, side)).collect();
            if each.contains(&Some(false)) {
                return Some(false);
            }
            each.iter().all(Option::is_some).then_some(true)
        }
        Test::InDiscard(_)
        | Test::AtLeast { .. }
        | Test::AtMost { .. }
        | Test::DiscardedIs(_)
        | Test::ThisFromControlStep
        | Test::OfficerIsNot(_)
        | Test::InDiscardAll(_)
        | Test::InLog(_)
        | Test::InPlay(_)
        | Test::TopIs(_)
        | Test::Higher { .. }
        | Test::GainedIs(_)
        | Test::DiscardedSharesTrait
        | Test::MarkedAtLeast(_)
        | Test::PlayerHas(_)
        | Test::PlayerShipInZone => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use model::Suit;

    #[test]
    fn who_is_officer_is_open_once_another_card_is_resolved() {
        let own =
            [OwnCard::ResolveFromDiscard(Suit::Person), OwnCard::ResolveDiscarded(Vec::new()), OwnCard::LogThis];
        assert_eq!(own.map(|one| resolves(&Effect::Own(one))), [true, true, false]);
        let flips = [Flip::ResolveDeck, Flip::ResolveSupplement, Flip::DiscardWholeDeck];
        assert_eq!(flips.map(|one| resolves(&Effect::Flip(one))), [true, true, false]);
    }
}
