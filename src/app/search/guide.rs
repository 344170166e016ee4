//! `tricorder search --help-query`: the query language.

use serde::Serialize;

use crate::CommandReport;
use catalog::search::query::fields::{self, QueryField};
use model::Lang;
use page::locale::{Message, Texts, msg};
use page::{FactList, Labels, Page, command, label};
use words::prose::prose;

/// Ways to write parts of a query.
const SYNTAX: [(&str, Message); 17] = [
    ("worf klingon", msg::search_syntax_words),
    ("officer 2 leadership cmd", msg::search_syntax_spoken),
    ("\"son of mogh\"", msg::search_syntax_phrase),
    ("wor*", msg::search_syntax_wildcard),
    ("/^u\\.s\\.s/", msg::search_syntax_regex),
    ("type:ship", msg::search_syntax_field),
    ("type:ship,personnel", msg::search_syntax_list),
    ("cost<=3  cost:2..4", msg::search_syntax_number),
    ("skill:leadership>=2", msg::search_syntax_level),
    ("skills>=5", msg::search_syntax_count),
    ("int+cun+str>=20", msg::search_syntax_sum),
    ("int>str  weapons>=shields", msg::search_syntax_compare),
    ("name=worf  cost!=0", msg::search_syntax_equals),
    ("keyword:*", msg::search_syntax_any),
    ("-type:ship  not worf", msg::search_syntax_not),
    ("worf or (klingon officer)  a:fed|klingon", msg::search_syntax_or),
    ("order:cost  order:-range", msg::search_syntax_order),
];

/// Every field with the words that explain it, in the order of the guide.
static FIELDS: [(&QueryField, Message); 42] = [
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
    (&fields::IS, msg::search_field_is),
    (&fields::POOL, msg::search_field_pool),
    (&fields::TRAIT, msg::search_field_trait),
    (&fields::DECK, msg::search_field_deck),
    (&fields::FOCUS, msg::search_field_focus),
    (&fields::VP, msg::search_field_vp),
    (&fields::ERRATA, msg::search_field_errata),
    (&fields::BOX, msg::search_field_box),
    (&fields::OWNED, msg::search_field_owned),
];

/// Examples: the query, and the words about it.
const EXAMPLES: [(Message, Message); 18] = [
    (msg::search_query_personnel, msg::search_example_personnel),
    (msg::search_query_skill, msg::search_example_skill),
    (msg::search_query_either, msg::search_example_either),
    (msg::search_query_mission, msg::search_example_mission),
    (msg::search_query_open, msg::search_example_open),
    (msg::search_query_requires, msg::search_example_requires),
    (msg::search_query_sum, msg::search_example_sum),
    (msg::search_query_commander, msg::search_example_commander),
    (msg::search_query_reportsto, msg::search_example_reportsto),
    (msg::search_query_subtitle, msg::search_example_subtitle),
    (msg::search_query_region, msg::search_example_region),
    (msg::search_query_count, msg::search_example_count),
    (msg::search_query_total, msg::search_example_total),
    (msg::search_query_home, msg::search_example_home),
    (msg::search_query_dilemma, msg::search_example_dilemma),
    (msg::search_query_icon, msg::search_example_icon),
    (msg::search_query_chair, msg::search_example_chair),
    (msg::search_query_text, msg::search_example_text),
];

/// Both names of a field, the own language first, and the one for quick typing.
fn names(lang: Lang, field: &QueryField) -> Vec<&'static str> {
    let mut names = vec![field.name(lang), field.name(lang.other())];
    names.extend(field.quick());
    names.dedup();
    names
}

/// `{"syntax":[{"query","meaning"}],"fields":[{"names","meaning"}],"examples":[{"query","meaning"}]}`: what can be
/// written, in the player's language.
#[derive(Debug, Serialize)]
pub struct Guide {
    /// The parts a query is made of, in the order in which they are explained.
    pub syntax: Vec<Part>,
    /// All fields, in the order in which they are explained.
    pub fields: Vec<FieldHelp>,
    /// Whole queries.
    pub examples: Vec<Part>,
}

/// A query or a part of one as typed, with the words that explain it.
#[derive(Debug, Serialize)]
pub struct Part {
    /// What is typed; of several queries two blanks part them.
    pub query: String,
    /// What it means, in the player's language.
    pub meaning: String,
}

/// A field by all its names.
#[derive(Debug, Serialize)]
pub struct FieldHelp {
    /// As they are typed in the player's language, the usual one first.
    pub names: Vec<&'static str>,
    /// What the field holds, in the player's language.
    pub meaning: String,
}

impl Part {
    /// What is typed, and what it means.
    pub fn new(query: impl Into<String>, meaning: String) -> Part {
        Part { query: query.into(), meaning }
    }
}

impl Guide {
    /// The whole guide.
    pub fn new(texts: &Texts) -> Guide {
        let syntax = SYNTAX.map(|(query, meaning)| Part::new(query, meaning(texts)));
        let examples = EXAMPLES.map(|(query, meaning)| Part::new(query(texts), meaning(texts)));
        let fields =
            FIELDS.map(|(field, meaning)| FieldHelp { names: names(texts.lang(), field), meaning: meaning(texts) });
        Guide { syntax: syntax.into(), fields: fields.into(), examples: examples.into() }
    }

    /// What it begins with.
    pub fn introduction(texts: &Texts) -> Page {
        prose(texts, &msg::search_guide(texts), 0)
    }
}

impl CommandReport for Guide {
    fn page(&self, texts: &Texts) -> Page {
        let of_part = |part: &'_ Part| (part.query.clone(), part.meaning.clone());
        let of_field = |field: &'_ FieldHelp| (field.names.join(", "), field.meaning.clone());
        let mut page = Guide::introduction(texts);
        // With an option, which has no place on the page for browsers: it leaves the sentence out.
        let quoted =
            self.examples.first().map(|Part { query, .. }| format!("tricorder search '{query}' --limit 5"));
        page.part(Page::from_words(msg::search_guide_quotes(texts, command(quoted.unwrap_or_default()))));
        page.gap();
        page.title(msg::search_guide_syntax(texts));
        page.facts(explained(Labels::Typed, self.syntax.iter().map(of_part)));
        page.gap();
        page.title(msg::search_guide_fields(texts));
        page.facts(explained(Labels::TypedWords, self.fields.iter().map(of_field)));
        page.gap();
        page.title(msg::search_guide_examples(texts));
        for Part { query, meaning } in &self.examples {
            page.say_indented(meaning.as_str(), 2);
            page.say_indented(label(command(format!("tricorder search '{query}'"))), 4);
        }
        page
    }
}

fn explained(labels: Labels, parts: impl Iterator<Item = (String, String)>) -> FactList {
    let mut facts = FactList::new(labels);
    for (typed, meaning) in parts {
        facts.add(command(typed), meaning);
    }
    facts
}

#[cfg(test)]
mod tests {
    use super::*;
    use catalog::search::cards::{NOTHING, in_order, write_to_memory};
    use catalog::search::query::parse;
    use data::{Library, embedded};
    use model::Boxes;
    use page::locale;

    #[test]
    fn every_example_finds_cards_and_both_languages_the_same() {
        let library = Library::load(&embedded()).expect("valid data");
        let cards = in_order(library.records_for(&Boxes::all()));
        let index = write_to_memory(&cards, &locale::symbol).expect("an index");
        let found = |query: &str| {
            let query = parse(query).expect(query);
            index.search(&query, &[], &NOTHING).expect("an answer")
        };
        let [english, german] = [Lang::En, Lang::De].map(Texts::new);
        let queries = EXAMPLES.map(|(query, _)| query).into_iter();
        for query in queries.chain([msg::search_query_ships as Message]) {
            let (en, de) = (query(&english), query(&german));
            assert!(!found(&en).is_empty(), "{en}");
            assert!(!found(&de).is_empty(), "{de}");
            // Texts are searched word by word, and the words differ.
            if !en.contains("text:") {
                assert_eq!(found(&en), found(&de), "{de}");
            }
        }
        // Where cards are found no word is dropped.
        for query in SYNTAX.iter().flat_map(|(query, _)| query.split("  ")) {
            assert!(!found(query).is_empty(), "{query}");
        }
    }

    #[test]
    fn every_field_is_explained() {
        let explained = FIELDS.iter().map(|(field, _)| *field);
        assert!(explained.eq(fields::ALL.iter().copied()));
    }
}
