//! `tricorder search --help-query`: the query language on a screen.

use crate::model::Lang;
use crate::search::fields::ALL;
use crate::view::Screen;
use crate::view::search::{Guide, guide};

/// Ways to write parts of a query, each with the message that explains it.
const SYNTAX: [(&str, &str); 12] = [
    ("worf klingon", "words"),
    ("\"son of mogh\"", "phrase"),
    ("wor*", "wildcard"),
    ("/^u\\.s\\.s/", "regex"),
    ("type:ship", "field"),
    ("type:ship,personnel", "list"),
    ("cost<=3  cost:2..4", "number"),
    ("skill:leadership>=2", "level"),
    ("name=worf  cost!=0", "equals"),
    ("keyword:*", "any"),
    ("-type:ship  not worf", "not"),
    ("a or (b c)", "or"),
];

/// Examples: the message that explains each, then the query in English and in German.
const EXAMPLES: [(&str, &str, &str); 13] = [
    (
        "personnel",
        "type:personnel affiliation:klingon cost<=2",
        "typ:personal fraktion:klingonisch kosten<=2",
    ),
    (
        "skill",
        "skill:leadership>=2 cunning>5",
        "fähigkeit:leadership>=2 intelligenz>5",
    ),
    (
        "either",
        "sk:medical or sk:biology",
        "sk:medical oder sk:biology",
    ),
    (
        "mission",
        "type:mission mt:planet a:fed points>=35",
        "typ:mission mt:planeten a:fed punkte>=35",
    ),
    (
        "open",
        "affiliation:any -affiliation:\"except borg\"",
        "fraktion:alle -fraktion:\"außer borg\"",
    ),
    (
        "requires",
        "requires:diplomacy -requires:leadership",
        "erfordert:diplomacy -erfordert:leadership",
    ),
    ("sum", "requires:cunning<=34", "braucht:intelligenz<=34"),
    (
        "commander",
        "keyword:\"commander: u.s.s. enterprise-e\"",
        "schlüsselwort:\"commander: u.s.s. enterprise-e\"",
    ),
    (
        "reportsto",
        "reportsto:\"Bajor, Gift of the Prophets\" type:ship",
        "spielbarbei:\"Bajor, Gift of the Prophets\" typ:schiff",
    ),
    ("dilemma", "dt:dual,space c:2..4", "dt:dual,weltraum c:2..4"),
    (
        "icon",
        "icon:ds9 -affiliation:fed",
        "symbol:ds9 -fraktion:fed",
    ),
    (
        "chair",
        "trait:klingon type:ship focus:military",
        "merkmal:klingone typ:schiff fokus:militär",
    ),
    (
        "text",
        "game:cc text:warp vp>=2",
        "spiel:cc text:warpen siegpunkte>=2",
    ),
];

/// The whole guide.
pub fn screen(screen: &Screen<'_>) -> String {
    let lang = screen.texts().lang();
    let examples: Vec<(&str, &str)> = EXAMPLES
        .iter()
        .map(|(id, en, de)| match lang {
            Lang::De => (*de, *id),
            Lang::En => (*en, *id),
        })
        .collect();
    let fields: Vec<(String, &str)> = ALL
        .iter()
        .map(|field| {
            let mut names: Vec<&str> = match lang {
                Lang::De => vec![field.german, field.code],
                Lang::En => vec![field.code, field.german],
            };
            names.extend(field.short.iter().take(1));
            names.dedup();
            (names.join(", "), field.code)
        })
        .collect();
    guide(
        screen,
        &Guide {
            syntax: &SYNTAX,
            fields: &fields,
            examples: &examples,
        },
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::data::{Library, embedded};
    use crate::locale;
    use crate::search::cards::{in_order, write_to_memory};
    use crate::search::query::parse;

    #[test]
    fn every_example_finds_cards_and_both_languages_the_same() {
        let library = Library::load(&embedded()).expect("valid data");
        let cards = in_order(library.records());
        let index = write_to_memory(&cards, &locale::symbol).expect("an index");
        let found = |query: &str| {
            let query = parse(query).expect(query);
            index.search(&query, &[]).expect("an answer")
        };
        for (id, en, de) in EXAMPLES {
            assert!(!found(en).is_empty(), "{id}: {en}");
            if id != "text" {
                assert_eq!(found(en), found(de), "{id}: {de}");
            }
        }
        for (query, id) in SYNTAX {
            assert!(parse(query).is_ok(), "{id}: {query}");
        }
    }
}
