//! What card screens print is accepted where it is typed: labels as fields, values in their fields.

use catalog::search::query::fields::{
    AFFILIATION, CLASS, COST, ICON, KEYWORD, MISSION_TYPE, POINTS, QUADRANT, QueryField, RARITY, SKILL, SPAN,
    SPECIES, STAFFING_, TYPE,
};
use model::Lang;
use model::text::key;
use page::locale::Texts;

/// Fields whose values are printed, and the messages that print them.
static VALUES: [(&QueryField, &str); 6] = [
    (&AFFILIATION, "ccg-affiliation"),
    (&ICON, "ccg-icon"),
    (&MISSION_TYPE, "ccg-place"),
    (&QUADRANT, "ccg-quadrant"),
    (&RARITY, "ccg-rarity"),
    (&TYPE, "ccg-type"),
];

/// Labels of facts, and the field they are searched by.
static LABELS: [(&str, &QueryField); 13] = [
    ("ccg-label-affiliation", &AFFILIATION),
    ("ccg-label-class", &CLASS),
    ("ccg-label-cost", &COST),
    ("ccg-label-keywords", &KEYWORD),
    ("ccg-label-points", &POINTS),
    ("ccg-label-quadrant", &QUADRANT),
    ("ccg-label-skills", &SKILL),
    ("ccg-label-span", &SPAN),
    ("ccg-label-species", &SPECIES),
    ("ccg-label-staffing", &STAFFING_),
    ("ccg-label-icons", &ICON),
    ("search-column-affiliation", &AFFILIATION),
    ("search-column-type", &TYPE),
];

#[test]
fn printed_values_mean_their_codes_in_both_languages() {
    for lang in Lang::ALL {
        let texts = Texts::new(lang);
        for (field, prefix) in VALUES {
            let known = field.words.iter();
            let printed =
                known.filter_map(|word| Some((word, texts.find(&format!("{prefix}-{}", word.code), &[])?)));
            let printed: Vec<_> = printed.collect();
            assert!(!printed.is_empty(), "{prefix}");
            for (word, shown) in printed {
                let terms = field.terms(&shown);
                assert!(terms.contains(&key(word.code)), "{}:{shown}", field.code);
            }
        }
    }
}

#[test]
fn printed_labels_are_names_of_fields_in_both_languages() {
    for lang in Lang::ALL {
        let texts = Texts::new(lang);
        for (label, field) in LABELS {
            let shown = texts.get(label);
            let found = QueryField::find_by_name(&shown).map(|found| found.code);
            assert_eq!(found, Some(field.code), "{shown}");
        }
    }
}
