//! Every term that stands on a card of Captain's Chair is explained: it is the name of an entry.

use std::collections::BTreeSet;

use model::text::key;
use model::{Lang, OperationKind};

use crate::kit::built_in::library;

/// What cards of all boxes show, in the words by which players would look it up.
fn shown_terms() -> BTreeSet<String> {
    let mut terms = BTreeSet::new();
    for card in library().cards() {
        terms.extend(card.traits.iter().map(|slug| slug.replace('-', " ")));
        let skills = card.skills.iter();
        terms.extend(skills.map(|skill| format!("{} skill", skill.code())));
        terms.extend(card.focus.map(|focus| format!("{} focus", focus.code())));
        terms.extend(card.operations.iter().map(|operation| match operation.kind {
            OperationKind::Surprise => "surprise".to_owned(),
            kind => format!("{} operation", kind.code()),
        }));
        terms.insert(card.suit.code().replace('-', " "));
        terms.extend(card.position.map(|position| position.code().to_owned()));
    }
    // What program cards say and no card does.
    let programs = ["continue resolution", "first trait row", "most valuable", "least valuable"];
    terms.extend(programs.map(str::to_owned));
    terms
}

#[test]
fn every_term_of_a_card_is_the_name_of_an_entry() {
    let names: BTreeSet<String> =
        library().entries().flat_map(|entry| entry.names(Lang::En).map(key).collect::<Vec<_>>()).collect();
    let missing: Vec<String> = shown_terms().into_iter().filter(|term| !names.contains(&key(term))).collect();
    assert_eq!(missing, Vec::<String>::new());
}
