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
    let (focus, more) = match (whose, &book.program.rule.marks) {
        (Whose::Bot, Some(_)) if table.exile => (0, 0),
        (Whose::Bot, Some(by)) => {
            let is_open = free_place(book, table, card).is_some();
            (if facts.focus.is_some() { by.focus } else { 0 }, if is_open { by.unmarked } else { 0 })
        }
        _ => (focus, 0),
    };
    let endgame = if facts.operations.iter().any(|one| one.kind == OperationKind::Endgame) { 5 } else { 0 };
    let favorites = &book.program.rule.favorites;
    let is_favorite = whose == Whose::Bot && facts.traits.iter().any(|slug| favorites.contains(slug));
    facts.vp.map_or(0, Vp::points) + i32::from(focus + more) + endgame + i32::from(glory) + i32::from(is_favorite)
}

/// Whether a card is or carries what a filter names; another icon does not stand for it.
fn fits(book: &Rulebook, table: &Table, card: &EntryId, filter: &CardFilter) -> bool {
    let facts = &book.cards[card];
    match filter {
        CardFilter::Suit(suit) => facts.suit == *suit,
        CardFilter::Trait(slug) => facts.traits.contains(slug),
        CardFilter::Focus(track) => facts.focus.is_some_and(|focus| focus.specialty() == Some(*track)),
        CardFilter::Skill(skill) => facts.skills.contains(skill),
        CardFilter::OtherSpecies => {
            facts.traits.iter().any(|one| one != "human" && SPECIES.contains(&one.as_str()))
        }
        CardFilter::Unmarked => free_place(book, table, card).is_some(),
    }
}

/// The cards of the first level that has any: `A > B / C` (solo rules p. 8).
pub fn of_first_level<T: Clone>(
    book: &Rulebook,
    table: &Table,
    wanted: &Preference,
    from: &[(T, EntryId)],
) -> Vec<T> {
    let of = |level: &Vec<CardFilter>| -> Vec<T> {
        let fitting = from.iter().filter(|(_, card)| level.iter().any(|filter| fits(book, table, card, filter)));
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

/// The first free place of Khan’s board that a card can mark, with the trait: the printed ones, then two for traits of
/// the player’s Captain in their order, other than Human if possible, of which one may repeat a printed trait. While a
/// place is free, a Wildcard is any trait (rulings 197, 560, 561).
pub fn free_place(book: &Rulebook, table: &Table, card: &EntryId) -> Option<(usize, String)> {
    let traits = &book.cards[card].traits;
    let is_wild = traits.iter().any(|slug| slug == "wildcard");
    first_free_place(book, table, |slug| is_wild || traits.iter().any(|other| other == slug))
}

/// The first free place of the board whose trait fits.
pub fn first_free_place(book: &Rulebook, table: &Table, fits: impl Fn(&str) -> bool) -> Option<(usize, String)> {
    let places = book.mark_places()?;
    let is_free = |place: usize| table.marks.iter().all(|(marked, _)| *marked != place);
    let mut printed = places.printed.iter().enumerate();
    if let Some((at, slug)) = printed.find(|(at, slug)| is_free(*at) && fits(slug)) {
        return Some((at, slug.clone()));
    }
    let own: Vec<&String> =
        table.marks.iter().filter(|(at, _)| *at >= places.printed.len()).map(|(_, slug)| slug).collect();
    let others = places.captain.iter().filter(|slug| *slug != "human").count();
    let repeats = |slug: &String| places.printed.contains(slug);
    let may_be = |slug: &&String| {
        let allowed = *slug != "human" || others < places.of_captain;
        allowed && !own.contains(slug) && !(repeats(slug) && own.iter().any(|other| repeats(other))) && fits(slug)
    };
    let slug = places.captain.iter().find(may_be)?;
    let at = (places.printed.len()..places.printed.len() + places.of_captain).find(|at| is_free(*at))?;
    Some((at, slug.clone()))
}
