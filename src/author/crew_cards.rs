//! Checks over the cards of Captain's Chair: their ids, traits and texts.

use std::collections::{HashMap, HashSet};

use data::{DataProblem, Finding, Library, entry_id, errata_problems, text_problems, typesetting};
use model::text::{SyntaxFault, SyntaxKind};
use model::{Card, EntryId, Feature, Kind};

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
