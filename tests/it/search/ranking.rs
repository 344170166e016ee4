//! How the card search folds words, ranks and sorts, and what it says when nothing fits.

use std::collections::BTreeSet;
use std::time::Duration;

use catalog::search::cards::{FailingTerm, NOTHING, PATIENCE};
use catalog::search::query::{Query, SortKey, parse};
use model::{Game, Record};

use crate::kit::built_in::library;
use crate::kit::card_index::{cards, found};
use crate::kit::reference::Reference;

#[test]
fn hyphens_apostrophes_and_dots_are_folded_away() {
    let (cards, index) = cards();
    let found = |query: &str| -> BTreeSet<String> {
        let ids = found(cards, index, query);
        ids.into_iter().collect()
    };
    let same: [&[&str]; 5] = [
        &["name:jeanluc", "name:jean-luc", "name:\"jean luc\"", "name:jeanl*", "name:\"jeanluc\""],
        &["name:jean-l* picard", "name:\"JeanLuc Picard\" -name:x"],
        &["obrien", "o-brien", "o’brien", "\"o brien\"", "o brien"],
        &["name:enterprised", "name:enterprise-d"],
        &["name:\"uss galaxy\"", "name:\"U.S.S. Galaxy\""],
    ];
    for queries in same {
        for query in queries {
            assert!(!found(query).is_empty(), "{query}");
            assert_eq!(found(query), found(queries[0]), "{query}");
        }
    }
    let obrien = "cc/card/miles-obrien";
    for query in ["obrien", "o'brien", "o’brien", "name:o-brien"] {
        assert!(found(query).contains(obrien), "{query}");
    }
    assert!(!found("name:jean").is_empty() && !found("name:luc").is_empty());
}

#[test]
fn a_title_is_found_with_either_apostrophe() {
    let mut reference = Reference::open();
    let titles = library().cards().map(|card| (&card.id, &card.title.en));
    let with_apostrophe: Vec<_> = titles.filter(|(_, title)| title.contains('’')).collect();
    assert!(with_apostrophe.iter().any(|(_, title)| *title == "Ba’ku"));
    for (id, title) in with_apostrophe {
        for typed in [title.clone(), title.replace('’', "'")] {
            let found = reference.find(&typed, Some(Game::CaptainsChair));
            let ids: Vec<_> = found.iter().map(|found| found.record.id()).collect();
            assert!(ids.contains(&id), "{typed}: {ids:?}");
        }
    }
}

#[test]
fn words_rank_names_first_and_order_does_not_matter() {
    let (cards, index) = cards();
    let ids = found(cards, index, "worf");
    assert_eq!(ids[0], "cc/card/worf");
    let set = |query: &str| -> BTreeSet<String> { found(cards, index, query).into_iter().collect() };
    assert_eq!(set("klingone schiff"), set("Schiffe KLINGONEN"));
    assert_eq!(found(cards, index, "worf"), found(cards, index, "WORF"));
}

#[test]
fn results_sort_by_fields_with_the_missing_last() {
    let (cards, index) = cards();
    let query = parse("game:2e").expect("a query");
    for (sort, descending) in [("cost", false), ("-kosten", true)] {
        let sort = SortKey::parse(sort).expect("a field");
        let positions = index.search(&query, &[sort], &NOTHING).expect("an answer");
        let costs: Vec<Option<u8>> = positions
            .iter()
            .map(|at| match &cards[*at as usize] {
                Record::Ccg(record) => record.card.cost,
                _ => None,
            })
            .collect();
        let known: Vec<u8> = costs.iter().flatten().copied().collect();
        let mut sorted = known.clone();
        sorted.sort_unstable();
        if descending {
            sorted.reverse();
        }
        assert_eq!(known, sorted);
        assert!(costs.iter().rposition(Option::is_some) < costs.iter().position(Option::is_none));
    }
}

#[test]
fn an_empty_result_names_its_culprit() {
    let (_, index) = cards();
    let query = parse("worf cost>30 type:personnel").expect("a query");
    let culprit = index.culprit(&query, &NOTHING, PATIENCE);
    let culprit = culprit.expect("an answer").expect("a part");
    assert_eq!(culprit.part.to_string(), "cost>30");
    assert!(culprit.without > 0 && culprit.alone == 0);
}

#[test]
fn the_culprit_is_the_part_without_which_most_is_left() {
    let (_, index) = cards();
    let count = |query: &Query| index.count(query, &NOTHING).expect("a count");
    for text in [
        "worf cost>3 -type:personnel skill:leadership",
        "cost>3 (klingon or romulan) -unique:unique type:ship name:/z/",
        "-worf type:personnel cost:*",
        "type:ship type:mission type:event",
    ] {
        let query = parse(text).expect("a query");
        let parts = query.parts();
        let of_part = |at: usize| {
            let mut others = parts.to_vec();
            let part = others.remove(at);
            FailingTerm { without: count(&Query::and(others)), alone: count(&part), part }
        };
        let found = index.culprit(&query, &NOTHING, Duration::MAX);
        let found = found.expect("an answer").expect("a part");
        let all: Vec<FailingTerm> = (0..parts.len()).map(of_part).collect();
        assert!(all.contains(&found), "{text}: {found:?}");
        let most = all.iter().map(|culprit| culprit.without).max();
        assert_eq!(Some(found.without), most, "{text}");
    }
}

#[test]
fn nobody_waits_for_the_culprit() {
    let (_, index) = cards();
    let query = parse("worf cost>30 type:personnel").expect("a query");
    let culprit = index.culprit(&query, &NOTHING, Duration::ZERO);
    assert_eq!(culprit.expect("an answer"), None);
}

#[test]
fn words_no_card_has_come_with_those_that_look_like_them() {
    let (_, index) = cards();
    let alike = |query: &str| {
        let query = parse(query).expect("a query");
        index.alike(&query, 3).expect("an answer")
    };
    let cases = [
        ("pikard", "Picard"),
        ("klignon type:personnel", "Klingon"),
        ("name:defiat", "Defiant"),
        ("name:\"uss galaxi\"", "U.S.S. Galaxy"),
        ("jean luc pickard explorer", "Picard"),
        ("Föderatoin (schiff or x)", "Föderation"),
    ];
    for (query, first) in cases {
        assert_eq!(alike(query).first().map(String::as_str), Some(first), "{query}");
    }
    let whole = alike("jean luc pickard explorer");
    assert_eq!(whole[1], "Jean-Luc Picard, Explorer");
    for known in ["worf cost>30", "-pikard worf", "cost>30", "pikar*", "xqzzqx"] {
        assert!(alike(known).is_empty(), "{known}");
    }
}
