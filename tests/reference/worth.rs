//! What a card is worth, and which one is chosen (solo rules p. 3, 8).

use model::{CardFilter, EntryId, Focus, OperationKind, Preference, SPECIES, Tracks, Vp};
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
    [0, 1, 2].map(|at| {
        let reached = lists[at].iter().rfind(|threshold| threshold.step <= steps[at]);
        reached.map_or(0, |threshold| threshold.multiplier)
    })
}

/// Printed VP, Focus times multiplier, 5 for an ENDGAME operation, 1 for each Glory on it (solo rules p. 3). For the
/// Bot also what the special rule of its program adds.
pub fn worth(book: &Rulebook, table: &Table, whose: Whose, card: &EntryId, glory: u8) -> i32 {
    let facts = &book.cards[card];
    let by = match (whose, book.setup.side) {
        (Whose::Bot, _) => multipliers(book.board.basic.as_ref(), table.tracks),
        (_, BoardSide::Basic) => multipliers(book.own_board.basic.as_ref(), table.your_tracks),
        (_, BoardSide::Advanced) => multipliers(book.own_board.advanced.as_ref(), table.your_tracks),
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
    facts.vp.map_or(0, Vp::points) + i32::from(focus) + endgame + i32::from(glory) + i32::from(is_favorite)
}

/// Whether a card is or carries what a filter names; another icon does not stand for it.
fn fits(book: &Rulebook, card: &EntryId, filter: &CardFilter) -> bool {
    let facts = &book.cards[card];
    match filter {
        CardFilter::Suit(suit) => facts.suit == *suit,
        CardFilter::Trait(slug) => facts.traits.contains(slug),
        CardFilter::Focus(track) => facts.focus.is_some_and(|focus| focus.specialty() == Some(*track)),
        CardFilter::Skill(skill) => facts.skills.contains(skill),
        CardFilter::OtherSpecies => {
            facts.traits.iter().any(|one| one != "human" && SPECIES.contains(&one.as_str()))
        }
        CardFilter::Unmarked => false,
    }
}

/// The cards of the first level that has any: `A > B / C` (solo rules p. 8).
pub fn of_first_level<T: Clone>(book: &Rulebook, wanted: &Preference, from: &[(T, EntryId)]) -> Vec<T> {
    let of = |level: &Vec<CardFilter>| -> Vec<T> {
        let fitting = from.iter().filter(|(_, card)| level.iter().any(|filter| fits(book, card, filter)));
        fitting.map(|(place, _)| place.clone()).collect()
    };
    wanted.levels.iter().map(of).find(|found| !found.is_empty()).unwrap_or_default()
}

/// The first of those with the highest rank: what lies further left goes before others.
pub fn first_highest<T, R: Ord>(from: impl IntoIterator<Item = T>, rank: impl Fn(&T) -> R) -> Option<T> {
    let ranked = from.into_iter().map(|one| (rank(&one), one));
    let best = ranked.reduce(|best, other| if other.0 > best.0 { other } else { best });
    best.map(|(_, one)| one)
}
