//! Checks over boxes: the number of cards in each, and cards that name others.
//!
//! Checks over cards: their ids, traits and texts, and the boxes they come in.
//!
//! Checks over Stardate cards: every mode has its cards, the last one ends the game and no other does,
//! and the numbers agree with the table players read.

use std::collections::{HashMap, HashSet};

use data::{DataProblem, Finding, Library, STARDATES, entry_id, errata_problems, text_problems, typesetting};
use model::text::{SyntaxFault, SyntaxKind};
use model::{
    Card, CrewDeck, EntryId, Feature, GameBox, Kind, Lang, Mode, RuleTable, StardateEffect, Stardates, Suit,
};

/// Everything wrong with the boxes of a library. A box is complete or absent: a folder of own entries need
/// not bring cards.
fn check_boxes(library: &Library) -> Vec<Finding> {
    let present: HashSet<GameBox> = library.cards().map(|card| card.game_box).collect();
    let boxes = || library.boxes.iter().filter(|facts| present.contains(&facts.game_box));
    let common = boxes()
        .flat_map(|facts| facts.common.iter().map(|(suit, count)| of_suit(library, facts.game_box, *suit, *count)));
    let crews = boxes().flat_map(|facts| facts.crews.iter().map(|(deck, count)| of_crew(library, *deck, *count)));
    let counts = common.chain(crews).flatten();
    counts.chain(named_cards(library)).collect()
}

fn of_suit(library: &Library, in_box: GameBox, suit: Suit, expected: usize) -> Option<Finding> {
    let fits = |card: &&Card| card.deck == CrewDeck::Common && card.suit == suit && card.is_in(in_box);
    let cards = match in_box {
        GameBox::Core => format!("common {}", suit.code()),
        later => format!("{} {}", later.code(), suit.code()),
    };
    counted(cards, expected, library.cards().filter(fits).count())
}

fn of_crew(library: &Library, deck: CrewDeck, expected: usize) -> Option<Finding> {
    let fits = |card: &&Card| card.deck == deck && card.reverse_of.is_none();
    let found = library.cards().filter(fits).count();
    counted(deck.code().to_owned(), expected, found)
}

fn counted(cards: String, expected: usize, found: usize) -> Option<Finding> {
    (expected != found).then(|| Finding {
        file: "cc/cards".to_owned(),
        id: None,
        line: None,
        problem: DataProblem::BoxCount { cards, expected, found },
    })
}

/// Replaced cards and front sides that do not exist, and collector numbers that stand twice.
fn named_cards(library: &Library) -> Vec<Finding> {
    let known: HashSet<&EntryId> = library.cards().map(|card| &card.id).collect();
    let mut numbers: HashMap<&str, &EntryId> = HashMap::new();
    let mut findings = Vec::new();
    for located in &library.cards {
        let card = &located.value;
        let named = card.replaces.iter().chain(&card.reverse_of);
        let unknown = named.filter(|id| !known.contains(id)).cloned();
        let mut problems: Vec<DataProblem> = unknown.map(|to| DataProblem::UnknownReference { to }).collect();
        for number in card.numbers() {
            let first = numbers.insert(number, &card.id);
            problems.extend(
                first.map(|first| DataProblem::DuplicateNumber { number: number.to_owned(), first: first.clone() }),
            );
        }
        findings.extend(problems.into_iter().map(|problem| Finding {
            file: located.file.clone(),
            id: Some(card.id.to_string()),
            line: Some(located.line),
            problem,
        }));
    }
    findings
}

/// Everything wrong with the cards of a library.
pub(crate) fn check_cards(library: &Library) -> Vec<Finding> {
    let known: HashSet<&EntryId> = library.entries().map(|entry| &entry.id).collect();
    let mut first: HashMap<&EntryId, &str> = HashMap::new();
    let mut findings = Vec::new();
    let cards = &library.cards;
    for (at, located) in cards.iter().enumerate() {
        let mut problems = alone(&located.value, &known);
        if let Some(file) = first.insert(&located.value.id, &located.file) {
            problems.push(DataProblem::DuplicateId { first: file.to_owned() });
        }
        let behind = cards.get(at + 1).filter(|next| next.file == located.file);
        let next = behind.filter(|next| next.value.id < located.value.id);
        problems.extend(next.map(|next| DataProblem::Unsorted { before: next.value.id.clone() }));
        findings.extend(problems.into_iter().map(|problem| Finding {
            file: located.file.clone(),
            id: Some(located.value.id.to_string()),
            line: Some(located.line),
            problem,
        }));
    }
    findings.extend(check_boxes(library));
    findings
}

fn no_slug(slug: &str) -> SyntaxFault {
    SyntaxFault { path: "traits".to_owned(), ..SyntaxFault::whole(SyntaxKind::BadValue(slug.to_owned())) }
}

fn alone(card: &Card, known: &HashSet<&EntryId>) -> Vec<DataProblem> {
    let mut problems = Vec::new();
    if card.id.kind() != Kind::Card || !card.id.game().has(Feature::Crews) {
        problems.push(DataProblem::NoCardId);
    }
    for slug in &card.traits {
        match entry_id("trait", slug) {
            Some(id) if known.contains(&id) => {}
            Some(to) => problems.push(DataProblem::UnknownReference { to }),
            None => problems.push(DataProblem::Syntax(no_slug(slug))),
        }
    }
    let also = card.development_cost.iter().filter_map(|cost| cost.also.as_ref());
    for words in also.chain([&card.title]) {
        let blemishes = words.iter().flat_map(|(lang, text)| typesetting(lang, text));
        problems.extend(blemishes);
    }
    for operation in &card.operations {
        for (lang, gist) in operation.gist.iter() {
            problems.extend(text_problems("gist", lang, gist));
        }
        if operation.gist.de == operation.gist.en {
            problems.push(DataProblem::SameInBoth { field: "gist" });
        }
    }
    problems.extend(errata_problems(&card.errata, card.game_box, &card.traits));
    problems
}

/// The entry whose table shows the same numbers.
const ENTRY: &str = "cc/setup/stardate-card";

/// The entry whose table sums up what sets the levels apart.
const LEVELS: &str = "cc/solo/difficulty-level";

/// Everything wrong with the Stardate cards of a library. A folder without any is left alone.
pub(crate) fn check_stardates(library: &Library) -> Vec<Finding> {
    if library.stardates.is_empty() {
        return Vec::new();
    }
    let bad = Mode::ALL.iter().enumerate().filter(|(row, mode)| {
        let found: Vec<&Stardates> =
            library.stardates.iter().filter(|stardates| stardates.mode == **mode).collect();
        match found[..] {
            [stardates] => {
                !is_sound(stardates) || !agrees(library, stardates, *row) || !is_summed_up(library, stardates)
            }
            _ => true,
        }
    });
    bad.map(|(_, mode)| Finding {
        file: STARDATES.to_owned(),
        id: None,
        line: None,
        problem: DataProblem::StardateCards { mode: mode.code().to_owned() },
    })
    .collect()
}

fn is_sound(stardates: &Stardates) -> bool {
    let needs_draw = Mode::DIFFICULTIES.contains(&stardates.mode);
    let Some((last, others)) = stardates.cards.split_last() else {
        return false;
    };
    let ends = |effect| effect == StardateEffect::End;
    let is_last_the_end = ends(last.effect) && !others.iter().any(|card| ends(card.effect));
    let has_numbers = stardates.cards.iter().all(|card| card.glory > 0 && (card.draw > 0) == needs_draw);
    is_last_the_end && has_numbers
}

/// Whether the table shows these numbers in the row of the mode. Without the entry there is nothing to
/// compare.
fn agrees(library: &Library, stardates: &Stardates, row: usize) -> bool {
    let Some(table) = first_table(library, ENTRY) else {
        return true;
    };
    let printed = figures(table, row).into_iter();
    let told = stardates.cards.iter().map(|card| match card.draw {
        0 => card.glory.to_string(),
        draw => format!("{} / {draw}", card.glory),
    });
    let printed: Vec<String> = printed.filter(|cell| cell != "–").collect();
    printed == told.collect::<Vec<String>>()
}

/// Whether the table of the levels agrees: Glory in all, cards drawn, cards that wipe nothing. Modes
/// without a level are not in it.
fn is_summed_up(library: &Library, stardates: &Stardates) -> bool {
    let level = Mode::DIFFICULTIES.iter().position(|mode| *mode == stardates.mode);
    let (Some(row), Some(table)) = (level, first_table(library, LEVELS)) else {
        return true;
    };
    let glory: u32 = stardates.cards.iter().map(|card| u32::from(card.glory)).sum();
    let draws = stardates.cards.iter().map(|card| card.draw.to_string());
    let without_effect = (1..)
        .zip(&stardates.cards)
        .filter(|(_, card)| card.effect == StardateEffect::None)
        .map(|(number, _): (u8, _)| number.to_string());
    let mut idle = without_effect.collect::<Vec<_>>().join(", ");
    if idle.is_empty() {
        idle.push('–');
    }
    let draws = draws.collect::<Vec<_>>().join(", ");
    figures(table, row) == [glory.to_string(), draws, idle]
}

fn first_table<'l>(library: &'l Library, id: &str) -> Option<&'l RuleTable> {
    let entry = library.entries().find(|entry| entry.id.as_str() == id);
    entry.and_then(|entry| entry.tables.first())
}

/// What stands in a row behind its name; nothing if there is no such row.
fn figures(table: &RuleTable, row: usize) -> Vec<String> {
    let cells = table.rows.get(row).map_or(&[][..], |row| &row.cells[..]);
    cells.iter().skip(1).map(|cell| cell.text(Lang::En).clone()).collect()
}
