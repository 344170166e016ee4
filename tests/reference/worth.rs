//! What a card is worth, and which one is chosen (solo rules p. 3, 8).

use model::{CardFilter, EntryId, Focus, OperationKind, Preference, SPECIES, Specialty, Tracks};
use solo::state::setup::{BoardSide, Rulebook};

use crate::table::Table;

/// Whose multipliers count.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Whose {
    Bot,
    Player,
}

/// The multipliers on three tracks: that of the last threshold reached, 0 before the first.
fn multipliers(tracks: Option<&Tracks>, steps: [u8; 3]) -> [u8; 3] {
    let Some(tracks) = tracks else { return [0; 3] };
    let lists = [&tracks.research, &tracks.influence, &tracks.military];
    let mut found = [0; 3];
    for ((list, step), multiplier) in lists.into_iter().zip(steps).zip(&mut found) {
        for threshold in list.iter().filter(|threshold| threshold.step <= step) {
            *multiplier = threshold.multiplier;
        }
    }
    found
}

/// Printed VP, Focus times multiplier, 5 for an ENDGAME operation, 1 for each Glory on it (solo rules p. 3). For the
/// Bot also what the special rule of its program adds.
pub fn worth(book: &Rulebook, table: &Table, whose: Whose, card: &EntryId, glory: u8) -> i32 {
    let facts = &book.cards[card];
    let by = match whose {
        Whose::Bot => multipliers(book.board.basic.as_ref(), table.tracks),
        Whose::Player => match book.setup.side {
            BoardSide::Basic => multipliers(book.own_board.basic.as_ref(), table.your_tracks),
            BoardSide::Advanced => multipliers(book.own_board.advanced.as_ref(), table.your_tracks),
        },
    };
    let focus = match facts.focus {
        None => 0,
        Some(Focus::Research) => by[0],
        Some(Focus::Influence) => by[1],
        Some(Focus::Military) => by[2],
        Some(Focus::Best) => by[0].max(by[1]).max(by[2]),
    };
    let endgame = if facts.operations.iter().any(|one| one.kind == OperationKind::Endgame) { 5 } else { 0 };
    let favorites = &book.program.rule.favorites;
    let is_favorite = whose == Whose::Bot && facts.traits.iter().any(|slug| favorites.contains(slug));
    let printed = facts.vp.map_or(0, model::Vp::points);
    printed + i32::from(focus) + endgame + i32::from(glory) + i32::from(is_favorite)
}

/// Whether a card is or carries what a filter names.
pub fn fits(book: &Rulebook, card: &EntryId, filter: &CardFilter) -> bool {
    let facts = &book.cards[card];
    match filter {
        CardFilter::Suit(suit) => facts.suit == *suit,
        CardFilter::Trait(slug) => facts.traits.contains(slug),
        CardFilter::Focus(Specialty::Research) => facts.focus == Some(Focus::Research),
        CardFilter::Focus(Specialty::Influence) => facts.focus == Some(Focus::Influence),
        CardFilter::Focus(Specialty::Military) => facts.focus == Some(Focus::Military),
        CardFilter::Skill(skill) => facts.skills.contains(skill),
        CardFilter::OtherSpecies => {
            facts.traits.iter().any(|slug| slug != "human" && SPECIES.contains(&slug.as_str()))
        }
        CardFilter::Unmarked => false,
    }
}

/// The cards of the first level that has any: `A > B / C` (solo rules p. 8).
pub fn of_first_level<T: Clone>(book: &Rulebook, wanted: &Preference, from: &[(T, EntryId)]) -> Vec<T> {
    for level in &wanted.levels {
        let fitting = from.iter().filter(|(_, card)| level.iter().any(|filter| fits(book, card, filter)));
        let found: Vec<T> = fitting.map(|(place, _)| place.clone()).collect();
        if !found.is_empty() {
            return found;
        }
    }
    Vec::new()
}

/// The first of those with the highest rank: what lies further left goes before others.
pub fn first_highest<T, R: Ord>(from: impl IntoIterator<Item = T>, rank: impl Fn(&T) -> R) -> Option<T> {
    let mut best: Option<(R, T)> = None;
    for one in from {
        let its = rank(&one);
        if best.as_ref().is_none_or(|(highest, _)| its > *highest) {
            best = Some((its, one));
        }
    }
    best.map(|(_, one)| one)
}
