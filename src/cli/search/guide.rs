//! `tricorder search --help-query`: the query language.

use crate::locale::{Message, Texts, msg};
use crate::model::Lang;
use crate::page::Page;
use crate::search::query::fields::{self, Field};
use crate::view::search::guide::{Guide, guide};

/// Ways to write parts of a query.
const SYNTAX: [(&str, Message); 14] = [
    ("worf klingon", msg::search_syntax_words),
    ("\"son of mogh\"", msg::search_syntax_phrase),
    ("wor*", msg::search_syntax_wildcard),
    ("/^u\\.s\\.s/", msg::search_syntax_regex),
    ("type:ship", msg::search_syntax_field),
    ("type:ship,personnel", msg::search_syntax_list),
    ("cost<=3  cost:2..4", msg::search_syntax_number),
    ("skill:leadership>=2", msg::search_syntax_level),
    ("skills>=5", msg::search_syntax_count),
    ("int+cun+str>=20", msg::search_syntax_sum),
    ("name=worf  cost!=0", msg::search_syntax_equals),
    ("keyword:*", msg::search_syntax_any),
    ("-type:ship  not worf", msg::search_syntax_not),
    ("a or (b c)", msg::search_syntax_or),
];

/// Every field with the words that explain it, in the order of the guide.
static FIELDS: [(&Field, Message); 40] = [
    (&fields::NAME, msg::search_field_name),
    (&fields::TEXT, msg::search_field_text),
    (&fields::GAME, msg::search_field_game),
    (&fields::TYPE, msg::search_field_type),
    (&fields::AFFILIATION, msg::search_field_affiliation),
    (&fields::UNIQUE_, msg::search_field_unique),
    (&fields::COST, msg::search_field_cost),
    (&fields::SKILL, msg::search_field_skill),
    (&fields::KEYWORD, msg::search_field_keyword),
    (&fields::UNSURE, msg::search_field_unsure),
    (&fields::REGION, msg::search_field_region),
    (&fields::ICON, msg::search_field_icon),
    (&fields::SPECIES, msg::search_field_species),
    (&fields::CLASS, msg::search_field_class),
    (&fields::STAFFING_, msg::search_field_staffing),
    (&fields::INTEGRITY, msg::search_field_integrity),
    (&fields::CUNNING, msg::search_field_cunning),
    (&fields::STRENGTH, msg::search_field_strength),
    (&fields::RANGE, msg::search_field_range),
    (&fields::WEAPONS, msg::search_field_weapons),
    (&fields::SHIELDS, msg::search_field_shields),
    (&fields::MISSION_TYPE, msg::search_field_missiontype),
    (&fields::DILEMMA_TYPE, msg::search_field_dilemmatype),
    (&fields::QUADRANT, msg::search_field_quadrant),
    (&fields::SPAN, msg::search_field_span),
    (&fields::POINTS, msg::search_field_points),
    (&fields::REQUIRES, msg::search_field_requires),
    (&fields::REPORTS_TO, msg::search_field_reportsto),
    (&fields::SET, msg::search_field_set),
    (&fields::RARITY, msg::search_field_rarity),
    (&fields::COLLECTOR, msg::search_field_collector),
    (&fields::FORMAT, msg::search_field_format),
    (&fields::RETIRED, msg::search_field_retired),
    (&fields::TRAIT, msg::search_field_trait),
    (&fields::DECK, msg::search_field_deck),
    (&fields::FOCUS, msg::search_field_focus),
    (&fields::VP, msg::search_field_vp),
    (&fields::ERRATA, msg::search_field_errata),
    (&fields::BOX, msg::search_field_box),
    (&fields::OWNED, msg::search_field_owned),
];

/// Examples: the words about each, then the query in English and in German.
const EXAMPLES: [(Message, &str, &str); 18] = [
    (
        msg::search_example_personnel,
        "type:personnel affiliation:klingon cost<=2",
        "typ:personal fraktion:klingonisch kosten<=2",
    ),
    (
        msg::search_example_skill,
        "skill:leadership>=2 cunning>5",
        "fähigkeit:leadership>=2 intelligenz>5",
    ),
    (
        msg::search_example_either,
        "sk:medical or sk:biology",
        "sk:medical oder sk:biology",
    ),
    (
        msg::search_example_mission,
        "type:mission mt:planet a:fed points>=35",
        "typ:mission mt:planeten a:fed punkte>=35",
    ),
    (
        msg::search_example_open,
        "affiliation:any -affiliation:\"except borg\"",
        "fraktion:alle -fraktion:\"außer borg\"",
    ),
    (
        msg::search_example_requires,
        "requires:diplomacy -requires:leadership",
        "erfordert:diplomacy -erfordert:leadership",
    ),
    (
        msg::search_example_sum,
        "requires:cunning<=34",
        "braucht:intelligenz<=34",
    ),
    (
        msg::search_example_commander,
        "keyword:\"commander: u.s.s. enterprise-e\"",
        "schlüsselwort:\"commander: u.s.s. enterprise-e\"",
    ),
    (
        msg::search_example_reportsto,
        "reportsto:\"Bajor, Gift of the Prophets\" type:ship",
        "spielbarbei:\"Bajor, Gift of the Prophets\" typ:schiff",
    ),
    (
        msg::search_example_subtitle,
        "reportsto:\"deep space 9\" type:personnel cost<=1",
        "spielbarbei:\"deep space 9\" typ:personal kosten<=1",
    ),
    (
        msg::search_example_region,
        "region:bajor type:mission",
        "region:bajor typ:mission",
    ),
    (
        msg::search_example_count,
        "skills>=5 game:2e",
        "fähigkeit>=5 spiel:2e",
    ),
    (
        msg::search_example_total,
        "int+cun+str>=17 cost<=2",
        "int+cun+str>=17 kosten<=2",
    ),
    (
        msg::search_example_home,
        "missiontype:headquarters affiliation:federation",
        "missionstyp:hauptquartier fraktion:föderation",
    ),
    (
        msg::search_example_dilemma,
        "dt:dual,space c:2..4",
        "dt:dual,weltraum c:2..4",
    ),
    (
        msg::search_example_icon,
        "icon:ds9 -affiliation:fed",
        "symbol:ds9 -fraktion:fed",
    ),
    (
        msg::search_example_chair,
        "trait:klingon type:ship focus:military",
        "merkmal:klingone typ:schiff fokus:militär",
    ),
    (
        msg::search_example_text,
        "game:cc text:warp vp>=2",
        "spiel:cc text:warpen siegpunkte>=2",
    ),
];

/// The whole guide.
pub fn page(texts: &Texts) -> Page {
    let examples = EXAMPLES.map(|(message, en, de)| match texts.lang() {
        Lang::De => (de, message),
        Lang::En => (en, message),
    });
    let fields = FIELDS.map(|(field, message)| (names(texts.lang(), field), message));
    guide(
        texts,
        &Guide {
            syntax: &SYNTAX,
            fields: &fields,
            examples: &examples,
        },
    )
}

/// Both names of a field, the own language first, and the one for quick typing.
fn names(lang: Lang, field: &Field) -> String {
    let mut names = vec![field.name(lang), field.name(lang.other())];
    names.extend(field.quick());
    names.dedup();
    names.join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::data::{Library, embedded};
    use crate::locale;
    use crate::search::cards::{NOTHING, in_order, write_to_memory};
    use crate::search::query::parse;

    #[test]
    fn every_example_finds_cards_and_both_languages_the_same() {
        let library = Library::load(&embedded()).expect("valid data");
        let cards = in_order(library.records());
        let index = write_to_memory(&cards, &locale::symbol).expect("an index");
        let found = |query: &str| {
            let query = parse(query).expect(query);
            index.search(&query, &[], &NOTHING).expect("an answer")
        };
        for (_, en, de) in EXAMPLES {
            assert!(!found(en).is_empty(), "{en}");
            // Texts are searched word by word, and the words differ.
            if !en.contains("text:") {
                assert_eq!(found(en), found(de), "{de}");
            }
        }
        for (query, _) in SYNTAX {
            assert!(parse(query).is_ok(), "{query}");
        }
    }

    #[test]
    fn every_field_is_explained() {
        let explained = FIELDS.iter().map(|(field, _)| *field);
        assert!(explained.eq(fields::ALL.iter().copied()));
    }
}
