//! What a player wrote lies over the catalog of everything else, and nobody can tell it from one that is made of both.

use std::collections::BTreeMap;
use std::path::Path;

use catalog::lookup::{LookupScope, find};
use catalog::{Catalog, CatalogFolders, CatalogHandle};
use data::{Corpus, embedded};
use model::Boxes;
use page::locale;

/// One that bears the name of a rule of the program, one with words of its own, one that rules on a card.
const RULES: [(&str, &str); 3] = [
    (
        "cc/rules/concept/discard-pile-two.yaml",
        "title: { de: Ablagestapel, en: Discard pile }\nsee: [cc/keyword/recall]\n\
         text: { de: \"Anders.\", en: \"Otherwise.\" }\n",
    ),
    (
        "2e/rules/concept/mulligan-xyzzy.yaml",
        "title: { de: Mischglückzauber, en: Mulliganish magic }\n\
         text: { de: \"Ziehe mit der Besatzung 'neu'.\", en: \"Draw 'anew' with a crew of officers.\" }\n",
    ),
    (
        "cc/rules/concept/sela-at-home.yaml",
        "title: { de: Sela daheim, en: Sela at home }\nrulings:\n- number: 9001\n  certainty: likely\n\
         \x20 origin: deduced\n  text: { de: Zuhause gilt es nie., en: At home it never counts. }\n  also: [cc/card/sela]\n\
         text: { de: Hausregel für Karten., en: A house rule for cards. }\n",
    ),
];

const FILES: [&str; 3] = [
    include_str!("../../queries/fresh.tsv"),
    include_str!("../../queries/everyday.tsv"),
    include_str!("../../queries/near_cards.tsv"),
];

/// What a player types after writing these rules.
const TYPED: [&str; 10] = [
    "mulliganish magic",
    "muliganish magci",
    "mischglück",
    "mischglückzauber",
    "discard pile",
    "ablagestapel",
    "ablagestpael",
    "sela",
    "crew of officers",
    "hausregel karten",
];

fn layered() -> Corpus {
    let texts = RULES.map(|(path, text)| (path.to_owned(), text.to_owned()));
    embedded().with_own(Corpus::of_texts(&BTreeMap::from(texts)))
}

/// The same, all in one.
fn whole() -> Corpus {
    let mut corpus = layered();
    let own = std::mem::take(&mut corpus.own);
    corpus.files.to_mut().extend(own);
    Corpus { stamp: 1, own_stamp: 0, ..corpus }
}

fn open(corpus: Corpus, cache: &Path) -> Catalog {
    let folders = CatalogFolders::only_cache(Some(cache.to_owned()));
    Catalog::open(corpus, Boxes::default(), folders, locale::symbol, &|_| {}).expect("a catalog")
}

/// All that one is asked, with its answers.
fn answers(catalog: &mut Catalog) -> Vec<String> {
    let queries = FILES.into_iter().flat_map(|file| file.lines().filter_map(|line| line.split('\t').nth(2)));
    let mut found = Vec::new();
    let all = TYPED.map(|query| (query, LookupScope::All)).into_iter();
    for (query, scope) in all.chain(TYPED.into_iter().chain(queries).map(|query| (query, LookupScope::Best))) {
        let answer = catalog.ask(|open| find(open, query, None, scope)).expect("an answer");
        found.push(format!("{query}: {answer:?}"));
    }
    let lists = |open: &CatalogHandle| Ok((open.list(None, None, None)?, open.spellings()?, open.called()?));
    let (list, spellings, called) = catalog.ask(lists).expect("lists");
    found.extend(list.iter().map(|line| format!("{line:?}")));
    found.extend(spellings.iter().map(|line| format!("{line:?}")));
    found.extend(called.iter().map(|line| format!("{line:?}")));
    for line in list {
        let record = catalog.ask(|open| open.record(line.id.as_str())).expect("a record");
        found.push(format!("{record:?}"));
    }
    found
}

#[test]
fn own_rules_over_a_catalog_answer_as_those_in_it() {
    let cache = tempfile::tempdir().expect("a folder");
    let (mut layered, mut whole) = (open(layered(), cache.path()), open(whole(), cache.path()));
    let (found, expected) = (answers(&mut layered), answers(&mut whole));
    assert_eq!(found.len(), expected.len());
    let differs: Vec<_> = found.iter().zip(&expected).filter(|(found, expected)| found != expected).collect();
    assert!(
        differs.is_empty(),
        "{} of {}: {:#?}",
        differs.len(),
        found.len(),
        &differs[differs.len().saturating_sub(3)..]
    );
}
