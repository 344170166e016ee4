//! The fields of the query language: a closed table. Each has an English and a German name and short
//! ones; the two-letter names are those players know from the web.

use crate::model::{self, Lang};
use crate::text::vocabulary::{Typed, words};
use crate::text::{closest_things, key};

/// What the values of a field are.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// Free text: words, a phrase, a wildcard, a regular expression.
    Text,
    /// One of the words known for the field, whole.
    Closed,
    /// A whole number.
    Number,
    /// A word of a closed list, with how often the card has it; or a number: how many words it has.
    Level,
    /// What a mission requires: a skill, an attribute with its sum, or words.
    Needs,
    /// How many copies the player owns: a whole number, or yes or no. No index knows it; it is given with the
    /// query.
    Copies,
}

/// A field of the query language.
#[derive(Debug)]
pub struct Field {
    /// English name; also the name in the index and in messages.
    pub code: &'static str,
    /// All names, the ones shown first.
    pub typed: Typed,
    pub kind: Kind,
    /// Values that are always known, whether a card has them or not.
    pub words: &'static [Word],
}

impl PartialEq for Field {
    fn eq(&self, other: &Field) -> bool {
        self.code == other.code
    }
}

impl Eq for Field {}

/// A value with its other names in both languages.
#[derive(Debug, Clone, Copy)]
pub struct Word {
    /// As it stands on cards; folded in the index.
    pub term: &'static str,
    pub typed: Typed,
}

const fn word(term: &'static str, typed: Typed) -> Word {
    Word { term, typed }
}

const TYPES: &[Word] = &[
    word("personnel", words::TYPE_PERSONNEL),
    word("ship", words::TYPE_SHIP),
    word("equipment", words::TYPE_EQUIPMENT),
    word("event", words::TYPE_EVENT),
    word("interrupt", words::TYPE_INTERRUPT),
    word("mission", words::TYPE_MISSION),
    word("dilemma", words::TYPE_DILEMMA),
    word("person", words::TYPE_PERSON),
    word("cargo", words::TYPE_CARGO),
    word("ally", words::TYPE_ALLY),
    word("encounter", words::TYPE_ENCOUNTER),
    word("incident", words::TYPE_INCIDENT),
    word("location", words::TYPE_LOCATION),
    word("directive", words::TYPE_DIRECTIVE),
    word("captain", words::TYPE_CAPTAIN),
    word("status", words::TYPE_STATUS),
];

/// Of missions any affiliation may attempt.
pub const ANY_AFFILIATION: &str = "any";
/// Of missions any affiliation may attempt but some; alone, or before the name of one of these.
pub const ANY_EXCEPT: &str = "except";

/// The affiliations of Second Edition, and what missions say that name none.
const AFFILIATIONS: &[Word] = &[
    word(ANY_AFFILIATION, words::AFFILIATION_ANY),
    word(ANY_EXCEPT, words::AFFILIATION_EXCEPT),
    word("bajoran", words::AFFILIATION_BAJORAN),
    word("borg", words::AFFILIATION_BORG),
    word("cardassian", words::AFFILIATION_CARDASSIAN),
    word("dominion", words::AFFILIATION_DOMINION),
    word("federation", words::AFFILIATION_FEDERATION),
    word("ferengi", words::AFFILIATION_FERENGI),
    word("hirogen", words::AFFILIATION_HIROGEN),
    word("kazon", words::AFFILIATION_KAZON),
    word("klingon", words::AFFILIATION_KLINGON),
    word("non-aligned", words::AFFILIATION_NON_ALIGNED),
    word("romulan", words::AFFILIATION_ROMULAN),
    word("starfleet", words::AFFILIATION_STARFLEET),
    word("vidiian", words::AFFILIATION_VIDIIAN),
    word("xindi", words::AFFILIATION_XINDI),
];

const ICONS: &[Word] = &[
    word("cmd", words::ICON_CMD),
    word("stf", words::ICON_STF),
    word("au", words::ICON_AU),
    word("ds9", words::ICON_DS9),
    word("e", words::ICON_E),
    word("fut", words::ICON_FUT),
    word("maq", words::ICON_MAQ),
    word("pa", words::ICON_PA),
    word("tn", words::ICON_TN),
    word("tng", words::ICON_TNG),
    word("tos", words::ICON_TOS),
    word("voy", words::ICON_VOY),
];

const STAFFING: &[Word] = &[word("cmd", words::ICON_CMD), word("stf", words::ICON_STF)];

/// The skills of both games.
pub const SKILLS: &[Word] = &[
    word("acquisition", words::SKILL_ACQUISITION),
    word("anthropology", words::SKILL_ANTHROPOLOGY),
    word("archaeology", words::SKILL_ARCHAEOLOGY),
    word("astrometrics", words::SKILL_ASTROMETRICS),
    word("biology", words::SKILL_BIOLOGY),
    word("diplomacy", words::SKILL_DIPLOMACY),
    word("engineer", words::SKILL_ENGINEER),
    word("exobiology", words::SKILL_EXOBIOLOGY),
    word("geology", words::SKILL_GEOLOGY),
    word("honor", words::SKILL_HONOR),
    word("intelligence", words::SKILL_INTELLIGENCE),
    word("law", words::SKILL_LAW),
    word("leadership", words::SKILL_LEADERSHIP),
    word("medical", words::SKILL_MEDICAL),
    word("navigation", words::SKILL_NAVIGATION),
    word("officer", words::SKILL_OFFICER),
    word("physics", words::SKILL_PHYSICS),
    word("programming", words::SKILL_PROGRAMMING),
    word("science", words::SKILL_SCIENCE),
    word("security", words::SKILL_SECURITY),
    word("telepathy", words::SKILL_TELEPATHY),
    word("transporters", words::SKILL_TRANSPORTERS),
    word("treachery", words::SKILL_TREACHERY),
    word("research", words::SKILL_RESEARCH),
    word("influence", words::SKILL_INFLUENCE),
    word("military", words::SKILL_MILITARY),
    word("any", words::SKILL_ANY),
    word("variable", words::SKILL_VARIABLE),
];

/// The attributes of personnel, as missions ask for them.
pub const ATTRIBUTES: &[Word] = &[
    word("integrity", words::ATTRIBUTE_INTEGRITY),
    word("cunning", words::ATTRIBUTE_CUNNING),
    word("strength", words::ATTRIBUTE_STRENGTH),
    word("any attribute", words::ATTRIBUTE_ANY_ATTRIBUTE),
];

const PLACES: &[Word] = &[
    word("planet", words::PLACE_PLANET),
    word("space", words::PLACE_SPACE),
    word("dual", words::PLACE_DUAL),
    word("headquarters", words::PLACE_HEADQUARTERS),
];

const QUADRANTS: &[Word] = &[
    word("alpha", words::QUADRANT_ALPHA),
    word("gamma", words::QUADRANT_GAMMA),
    word("delta", words::QUADRANT_DELTA),
    word("mirror", words::QUADRANT_MIRROR),
];

const UNIQUE: &[Word] = &[
    word("unique", words::UNIQUENESS_UNIQUE),
    word("universal", words::UNIQUENESS_UNIVERSAL),
    word("enigma", words::UNIQUENESS_ENIGMA),
];

const GAMES: &[Word] = &[
    word("cc", words::GAME_CC),
    word("2e", words::GAME_2E),
    word("1e", words::GAME_1E),
    word("catan", words::GAME_CATAN),
];

const RARITIES: &[Word] = &[
    word("c", words::RARITY_C),
    word("u", words::RARITY_U),
    word("r", words::RARITY_R),
    word("s", words::RARITY_S),
    word("p", words::RARITY_P),
    word("ap", words::RARITY_AP),
    word("v", words::RARITY_V),
    word("vp", words::RARITY_VP),
];

/// Every set of Second Edition, under its code.
const SETS: &[Word] = &{
    let mut all = [word("", model::SETS[0].typed); model::SETS.len()];
    let mut at = 0;
    while at < all.len() {
        all[at] = word(model::SETS[at].code, model::SETS[at].typed);
        at += 1;
    }
    all
};

const DECKS: &[Word] = &[
    word("common", words::CREW_COMMON),
    word("picard", words::CREW_PICARD),
    word("shran", words::CREW_SHRAN),
    word("koloth", words::CREW_KOLOTH),
    word("sisko", words::CREW_SISKO),
    word("sela", words::CREW_SELA),
    word("burnham", words::CREW_BURNHAM),
];

const BOXES: &[Word] = &[
    word("core", words::BOX_CORE),
    word("to-boldly-go", words::BOX_TO_BOLDLY_GO),
    word("second-contact", words::BOX_SECOND_CONTACT),
    word("promo-1", words::BOX_PROMO_1),
    word("promo-2", words::BOX_PROMO_2),
];

const SPECIALTIES: &[Word] = &[
    word("research", words::SKILL_RESEARCH),
    word("influence", words::SKILL_INFLUENCE),
    word("military", words::SKILL_MILITARY),
];

const YES_NO: &[Word] = &[word("yes", words::ERRATA_YES), word("no", words::ERRATA_NO)];
const QUALITIES: &[Word] = &[
    word("retired", words::IS_RETIRED),
    word("corrected", words::IS_CORRECTED),
    word("unique", words::IS_UNIQUE),
];
const POOLS: &[Word] = &[
    word("open", words::POOL_OPEN),
    word("standard", words::POOL_STANDARD),
    word("traditional", words::POOL_TRADITIONAL),
];
const FACTS: &[Word] = &[word("region", words::FACT_REGION)];

macro_rules! fields {
    ($($name:ident $typed:expr, $kind:ident $words:expr;)*) => {
        $(pub static $name: Field = Field {
            code: $typed.en[0],
            typed: $typed,
            kind: Kind::$kind,
            words: $words,
        };)*

        /// All fields, in the order of the help.
        pub static ALL: &[&Field] = &[$(&$name),*];
    };
}

fields! {
    NAME words::FIELD_NAME, Text &[];
    TEXT words::FIELD_TEXT, Text &[];
    GAME words::FIELD_GAME, Closed GAMES;
    TYPE words::FIELD_TYPE, Closed TYPES;
    AFFILIATION words::FIELD_AFFILIATION, Closed AFFILIATIONS;
    UNIQUE_ words::FIELD_UNIQUE, Closed UNIQUE;
    COST words::FIELD_COST, Number &[];
    SKILL words::FIELD_SKILL, Level SKILLS;
    KEYWORD words::FIELD_KEYWORD, Closed &[];
    UNSURE words::FIELD_UNSURE, Closed FACTS;
    REGION words::FIELD_REGION, Closed &[];
    ICON words::FIELD_ICON, Closed ICONS;
    SPECIES words::FIELD_SPECIES, Closed &[];
    CLASS words::FIELD_CLASS, Closed &[];
    STAFFING_ words::FIELD_STAFFING, Level STAFFING;
    INTEGRITY words::FIELD_INTEGRITY, Number &[];
    CUNNING words::FIELD_CUNNING, Number &[];
    STRENGTH words::FIELD_STRENGTH, Number &[];
    RANGE words::FIELD_RANGE, Number &[];
    WEAPONS words::FIELD_WEAPONS, Number &[];
    SHIELDS words::FIELD_SHIELDS, Number &[];
    MISSION_TYPE words::FIELD_MISSIONTYPE, Closed PLACES;
    DILEMMA_TYPE words::FIELD_DILEMMATYPE, Closed PLACES;
    QUADRANT words::FIELD_QUADRANT, Closed QUADRANTS;
    SPAN words::FIELD_SPAN, Number &[];
    POINTS words::FIELD_POINTS, Number &[];
    REQUIRES words::FIELD_REQUIRES, Needs SKILLS;
    REPORTS_TO words::FIELD_REPORTSTO, Closed &[];
    SET words::FIELD_SET, Closed SETS;
    RARITY words::FIELD_RARITY, Closed RARITIES;
    COLLECTOR words::FIELD_COLLECTOR, Closed &[];
    FORMAT words::FIELD_FORMAT, Closed &[];
    RETIRED words::FIELD_RETIRED, Closed YES_NO;
    IS words::FIELD_IS, Closed QUALITIES;
    POOL words::FIELD_POOL, Closed POOLS;
    TRAIT words::FIELD_TRAIT, Closed &[];
    DECK words::FIELD_DECK, Closed DECKS;
    FOCUS words::FIELD_FOCUS, Closed SPECIALTIES;
    VP words::FIELD_VP, Number &[];
    ERRATA words::FIELD_ERRATA, Closed YES_NO;
    BOX words::FIELD_BOX, Closed BOXES;
    OWNED words::FIELD_OWNED, Copies YES_NO;
}

impl Field {
    /// All names, the English one first.
    pub fn names(&'static self) -> impl Iterator<Item = &'static str> {
        self.typed.forms()
    }

    /// Whether it has numbers that can be compared and added up.
    pub fn has_numbers(&self) -> bool {
        match self.kind {
            Kind::Number | Kind::Level => true,
            Kind::Text | Kind::Closed | Kind::Needs | Kind::Copies => false,
        }
    }

    /// The name for quick typing, if there is one.
    pub fn quick(&self) -> Option<&'static str> {
        self.typed.en.get(1).copied()
    }

    /// The name in a language.
    pub fn name(&self, lang: Lang) -> &'static str {
        match lang {
            Lang::De => self.typed.de[0],
            Lang::En => self.code,
        }
    }

    /// The field with this name, in either language and any spelling.
    pub fn named(name: &str) -> Option<&'static Field> {
        let name = key(name);
        ALL.iter()
            .copied()
            .find(|field| field.names().any(|own| key(own) == name))
    }

    /// Field names that look like `name`.
    pub fn like(name: &str, limit: usize) -> Vec<String> {
        let named = ALL
            .iter()
            .flat_map(|field| field.names().map(|own| (own, field.code)))
            .filter(|(own, _)| own.len() > 2);
        if let Some(skill) = SKILLS.iter().find(|word| word.is(&key(name))) {
            return vec![format!("{}:{}", SKILL.code, skill.term)];
        }
        let near = closest_things(name, named, limit);
        near.into_iter().map(str::to_owned).collect()
    }

    /// The terms of the index a value may mean: itself, folded, and what it is another name for.
    pub fn terms(&self, value: &str) -> Vec<String> {
        let folded = key(value);
        if let Some(barred) = self.barred(&folded) {
            let terms = self.terms(barred).into_iter();
            return terms.map(|term| format!("{ANY_EXCEPT}{term}")).collect();
        }
        let mut terms: Vec<String> = self
            .words
            .iter()
            .filter(|word| word.is(&folded))
            .map(|word| key(word.term))
            .collect();
        if !terms.contains(&folded) {
            terms.push(folded);
        }
        terms
    }

    /// Whether a term is always known.
    pub fn knows(&self, term: &str) -> bool {
        let term = self.barred(term).unwrap_or(term);
        self.words.iter().any(|word| key(word.term) == term)
    }

    /// The affiliation in `except borg`, folded.
    fn barred<'a>(&self, folded: &'a str) -> Option<&'a str> {
        if self != &AFFILIATION {
            return None;
        }
        let except = self.words.iter().find(|word| word.term == ANY_EXCEPT)?;
        let mut rest = except
            .typed
            .forms()
            .filter_map(|name| folded.strip_prefix(&key(name)));
        rest.find(|rest| !rest.is_empty())
    }

    /// The names of a value, in both languages.
    pub fn names_of(&self, value: &str) -> Vec<&'static str> {
        let folded = key(value);
        let word = self.words.iter().find(|word| word.is(&folded));
        word.map_or(Vec::new(), |word| word.names().collect())
    }
}

/// The affiliations there are, and no more: without `any` and `except`.
pub fn affiliations() -> impl Iterator<Item = &'static str> {
    let terms = AFFILIATIONS.iter().map(|word| word.term);
    terms.filter(|term| is_affiliation(term))
}

/// Whether a value of the field names an affiliation: `borg`, not `except borg`.
pub fn is_affiliation(value: &str) -> bool {
    value != ANY_AFFILIATION && !value.starts_with(ANY_EXCEPT)
}

impl Word {
    /// What it is called beside the term itself.
    pub fn names(&self) -> impl Iterator<Item = &'static str> {
        let own = key(self.term);
        self.typed.forms().filter(move |form| key(form) != own)
    }

    /// Whether this is one of its names, folded.
    pub fn is(&self, folded: &str) -> bool {
        key(self.term) == folded || self.typed.is_key(folded)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    #[test]
    fn no_name_stands_for_two_fields() {
        let mut seen = HashSet::new();
        for field in ALL {
            let names: HashSet<String> = field.names().map(key).collect();
            for name in names {
                assert!(seen.insert(name.clone()), "{name}");
            }
        }
    }

    #[test]
    fn the_short_names_of_the_web_are_known() {
        let short = "n ty mt dt q a i st k cl sp sk c s p int cunn str ra wp sh t u se r ci rt";
        for name in short.split(' ') {
            assert!(Field::named(name).is_some(), "{name}");
        }
    }

    #[test]
    fn icons_are_whole_codes() {
        assert_eq!(ICON.terms("tn"), ["tn"]);
        assert_eq!(ICON.terms("Terok Nor"), ["tn", "teroknor"]);
    }

    #[test]
    fn exceptions_know_the_names_of_affiliations() {
        for value in ["except Fed", "außer Föderation", "ausser federation"] {
            let terms = AFFILIATION.terms(value);
            assert_eq!(terms[0], "exceptfederation", "{value}");
            assert!(AFFILIATION.knows(&terms[0]));
        }
        assert_eq!(AFFILIATION.terms("außer")[0], "except");
        assert!(!AFFILIATION.knows("exceptworf"));
        assert_eq!(SPECIES.terms("except borg"), ["exceptborg"]);
    }
}
