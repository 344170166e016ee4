//! Checks over cards: their ids, traits and texts, and the boxes they come in.

use std::collections::{HashMap, HashSet};

use super::errata::errata_problems;
use super::texts::{text_problems, typesetting};
use crate::data::{Finding, Library, Problem, entry_id};
use crate::model::{Card, EntryId, Game, Kind};
use crate::text::{SyntaxFault, SyntaxKind};

/// Everything wrong with the cards of a library.
pub fn check(library: &Library) -> Vec<Finding> {
    let known: HashSet<&EntryId> = library.entries().map(|entry| &entry.id).collect();
    let mut first: HashMap<&EntryId, &str> = HashMap::new();
    let mut findings = Vec::new();
    let cards = library.located_cards();
    for (at, located) in cards.iter().enumerate() {
        let mut problems = alone(&located.value, &known);
        if let Some(file) = first.insert(&located.value.id, &located.file) {
            problems.push(Problem::DuplicateId {
                first: file.to_owned(),
            });
        }
        let behind = cards.get(at + 1).filter(|next| next.file == located.file);
        let next = behind.filter(|next| next.value.id < located.value.id);
        problems.extend(next.map(|next| Problem::Unsorted {
            before: next.value.id.clone(),
        }));
        findings.extend(problems.into_iter().map(|problem| Finding {
            file: located.file.clone(),
            id: Some(located.value.id.to_string()),
            line: Some(located.line),
            problem,
        }));
    }
    findings.extend(super::boxes::check(library));
    findings
}

/// Whether an id is that of a card of a game.
pub(super) fn is_card_of(id: &EntryId, game: Game) -> bool {
    id.kind() == Kind::Card && id.game() == game
}

fn no_slug(slug: &str) -> SyntaxFault {
    SyntaxFault {
        path: "traits".to_owned(),
        ..SyntaxFault::whole(SyntaxKind::BadValue(slug.to_owned()))
    }
}

fn alone(card: &Card, known: &HashSet<&EntryId>) -> Vec<Problem> {
    let mut problems = Vec::new();
    if !is_card_of(&card.id, Game::CaptainsChair) {
        problems.push(Problem::NoCardId);
    }
    for slug in &card.traits {
        match entry_id("trait", slug) {
            Some(id) if known.contains(&id) => {}
            Some(to) => problems.push(Problem::UnknownReference { to }),
            None => problems.push(Problem::Syntax(no_slug(slug))),
        }
    }
    let also = card
        .development_cost
        .iter()
        .filter_map(|cost| cost.also.as_ref());
    for words in also.chain([&card.title]) {
        let blemishes = words
            .iter()
            .flat_map(|(lang, text)| typesetting(lang, text));
        problems.extend(blemishes);
    }
    for operation in &card.operations {
        for (lang, gist) in operation.gist.iter() {
            problems.extend(text_problems("gist", lang, gist));
        }
        if operation.gist.de == operation.gist.en {
            problems.push(Problem::SameInBoth { field: "gist" });
        }
    }
    problems.extend(errata_problems(&card.errata, card.game_box, &card.traits));
    problems
}
