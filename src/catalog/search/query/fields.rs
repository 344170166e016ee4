//! The fields of the query language: a closed table. Each has an English and a German name and short
//! ones; the two-letter names are those players know from the web.

use std::collections::{HashMap, HashSet};
use std::sync::LazyLock;

use model::Lang;
use model::text::vocabulary::{TypedForms, typed};
use model::text::{closest_things, key};

/// What the values of a field are.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// Free text: words, a phrase, a wildcard, a regular expression.
    Text,
    /// One of the words known for the field, whole.
    Closed,
    /// A whole number.
    Number,
    /// A text with a number in it, whole; or that number.
    Numbered,
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
pub struct QueryField {
    /// English name; also the name in the index and in messages.
    pub code: &'static str,
    /// All names, the ones shown first.
    pub typed: TypedForms,
    /// What its values are, and so how they are read and compared.
    pub kind: Kind,
    /// Values that are always known, whether a card has them or not.
    pub words: &'static [TypedForms],
}

impl PartialEq for QueryField {
    fn eq(&self, other: &QueryField) -> bool {
        self.code == other.code
    }
}

impl Eq for QueryField {}

/// Of missions any affiliation may attempt.
pub const ANY_AFFILIATION: &str = "any";
/// Of missions any affiliation may attempt but some; alone, or before the name of one of these.
pub const ANY_EXCEPT: &str = "except";

const STAFFING: &[TypedForms] = &[typed::ICON_CMD, typed::ICON_STF];

/// The skills of both games.
pub const SKILLS: &[TypedForms] = typed::SKILL;

/// The attributes of personnel, as missions ask for them.
pub const ATTRIBUTES: &[TypedForms] = &[
    typed::ATTRIBUTE_INTEGRITY,
    typed::ATTRIBUTE_CUNNING,
    typed::ATTRIBUTE_STRENGTH,
    TypedForms { code: "any attribute", ..typed::ATTRIBUTE_ANY_ATTRIBUTE },
];

/// Every set of Second Edition, under its code.
const SETS: &[TypedForms] = &{
    let mut all = [model::SETS[0].typed; model::SETS.len()];
    let mut at = 0;
    while at < all.len() {
        all[at] = model::SETS[at].typed;
        at += 1;
    }
    all
};

const DECKS: &[TypedForms] = &[
    typed::CREW_COMMON,
    typed::CREW_PICARD,
    typed::CREW_SHRAN,
    typed::CREW_KOLOTH,
    typed::CREW_SISKO,
    typed::CREW_SELA,
    typed::CREW_BURNHAM,
];

const SPECIALTIES: &[TypedForms] = &[typed::SKILL_RESEARCH, typed::SKILL_INFLUENCE, typed::SKILL_MILITARY];

macro_rules! fields {
    ($($(#[$meta:meta])* $name:ident $typed:expr, $kind:ident $words:expr;)*) => {
        $($(#[$meta])* pub static $name: QueryField = QueryField {
            code: $typed.en[0],
            typed: $typed,
            kind: Kind::$kind,
            words: $words,
        };)*

        /// All fields, in the order of the help.
        pub static ALL: &[&QueryField] = &[$(&$name),*];
    };
}

fields! {
    /// Name, subtitle or older name of a card.
    NAME typed::FIELD_NAME, Text &[];
    /// Game text: gists of Captain's Chair, imported texts of the CCG.
    TEXT typed::FIELD_TEXT, Text &[];
    /// The rule set: `cc`, `2e` or `1e`.
    GAME typed::FIELD_GAME, Closed typed::GAME;
    /// Type of the card, suit in Captain's Chair.
    TYPE typed::FIELD_TYPE, Closed typed::TYPE;
    /// Affiliation; of a headquarters its owner, of any other mission who may attempt it.
    AFFILIATION typed::FIELD_AFFILIATION, Closed typed::AFFILIATION;
    /// Whether the card is unique; in First Edition also enigma.
    UNIQUE_ typed::FIELD_UNIQUE, Closed typed::UNIQUENESS;
    /// Printed cost.
    COST typed::FIELD_COST, Number &[];
    /// Skill with its level, or Skill icon in Captain's Chair; as a number how many.
    SKILL typed::FIELD_SKILL, Level SKILLS;
    /// Keyword, alone or with what stands behind its colon.
    KEYWORD typed::FIELD_KEYWORD, Closed &[];
    /// What is uncertain on a card because sources differ.
    UNSURE typed::FIELD_UNSURE, Closed typed::FACT;
    /// Region of a mission, with or without "System" or "Region".
    REGION typed::FIELD_REGION, Closed &[];
    /// Icon printed on the card.
    ICON typed::FIELD_ICON, Closed typed::ICON;
    /// Species of personnel.
    SPECIES typed::FIELD_SPECIES, Closed &[];
    /// Class of a ship, with or without "Class".
    CLASS typed::FIELD_CLASS, Closed &[];
    /// Icons a ship needs aboard; as a number how many.
    STAFFING_ typed::FIELD_STAFFING, Level STAFFING;
    /// Integrity of personnel.
    INTEGRITY typed::FIELD_INTEGRITY, Number &[];
    /// Cunning of personnel.
    CUNNING typed::FIELD_CUNNING, Number &[];
    /// Strength of personnel.
    STRENGTH typed::FIELD_STRENGTH, Number &[];
    /// Range of a ship.
    RANGE typed::FIELD_RANGE, Number &[];
    /// Weapons of a ship.
    WEAPONS typed::FIELD_WEAPONS, Number &[];
    /// Shields of a ship.
    SHIELDS typed::FIELD_SHIELDS, Number &[];
    /// Kind of mission: planet, space or headquarters.
    MISSION_TYPE typed::FIELD_MISSIONTYPE, Closed typed::PLACE;
    /// Where a dilemma belongs: planet, space or dual.
    DILEMMA_TYPE typed::FIELD_DILEMMATYPE, Closed typed::PLACE;
    /// Quadrant: alpha, gamma, delta or mirror.
    QUADRANT typed::FIELD_QUADRANT, Closed typed::QUADRANT;
    /// Span of a mission.
    SPAN typed::FIELD_SPAN, Number &[];
    /// Points of a mission.
    POINTS typed::FIELD_POINTS, Number &[];
    /// What a mission requires: a skill, an attribute with its sum, or words.
    REQUIRES typed::FIELD_REQUIRES, Needs SKILLS;
    /// What may be played at a headquarters or aboard a ship, by its name, title or subtitle.
    REPORTS_TO typed::FIELD_REPORTSTO, Closed &[];
    /// Set of a printing, by code or name.
    SET typed::FIELD_SET, Closed SETS;
    /// Rarity of a printing.
    RARITY typed::FIELD_RARITY, Closed typed::RARITY;
    /// Collector's number of a printing, whole or the number in it.
    COLLECTOR typed::FIELD_COLLECTOR, Numbered &[];
    /// Format that imported files allow a card of First Edition in.
    FORMAT typed::FIELD_FORMAT, Closed &[];
    /// Whether a card of Second Edition stands on the retired list.
    RETIRED typed::FIELD_RETIRED, Closed typed::ERRATA;
    /// What a card of Second Edition is: retired, corrected since print, unique.
    IS typed::FIELD_IS, Closed typed::IS;
    /// Pool of Second Edition that admits the card: standard, traditional or open.
    POOL typed::FIELD_POOL, Closed typed::POOL;
    /// Trait of a card of Captain's Chair.
    TRAIT typed::FIELD_TRAIT, Closed &[];
    /// Crew a card of Captain's Chair belongs to, by its captain, or common.
    DECK typed::FIELD_DECK, Closed DECKS;
    /// Focus icon of a card of Captain's Chair.
    FOCUS typed::FIELD_FOCUS, Closed SPECIALTIES;
    /// Printed victory points of a card of Captain's Chair; cards without a fixed number have none.
    VP typed::FIELD_VP, Number &[];
    /// Whether later prints of a card of Captain's Chair say otherwise.
    ERRATA typed::FIELD_ERRATA, Closed typed::ERRATA;
    /// Box of Captain's Chair the card is in.
    BOX typed::FIELD_BOX, Closed typed::BOX;
    /// Copies in the player's collection; cards that are lacking count as 0.
    OWNED typed::FIELD_OWNED, Copies typed::ERRATA;
}

impl QueryField {
    /// All names, the English one first.
    pub fn names(&'static self) -> impl Iterator<Item = &'static str> {
        self.typed.forms()
    }

    /// Whether it has numbers that can be compared and added up.
    pub fn has_numbers(&self) -> bool {
        match self.kind {
            Kind::Number | Kind::Numbered | Kind::Level => true,
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

    /// The field with a value as a term of a query, in quotation marks where the value needs them.
    pub fn term(&'static self, value: &str, lang: Lang) -> String {
        self.term_of_any(&[value], lang)
    }

    /// The field with several values as a term of a query: a card has at least one of them.
    pub fn term_of_any(&'static self, values: &[&str], lang: Lang) -> String {
        let written = values.iter().map(|value| {
            // With a level behind it a value is no phrase.
            let is_word = value.chars().all(|sign| sign.is_alphanumeric() || matches!(sign, '.' | '>' | '='));
            let quote = if is_word { "" } else { "\"" };
            format!("{quote}{}{quote}", value.to_lowercase().replace('"', ""))
        });
        format!("{}:{}", self.name(lang), written.collect::<Vec<_>>().join(","))
    }

    /// The field with this name, in either language and any spelling.
    pub fn find_by_name(name: &str) -> Option<&'static QueryField> {
        let name = key(name);
        ALL.iter().copied().find(|field| field.names().any(|own| key(own) == name))
    }

    /// Field names that look like `name`.
    pub fn suggest_names(name: &str, limit: usize) -> Vec<String> {
        let named = ALL
            .iter()
            .flat_map(|field| field.names().map(|own| (own, field.code)))
            .filter(|(own, _)| own.len() > 2);
        if let Some(skill) = SKILLS.iter().find(|word| word.stands_for(&key(name))) {
            return vec![format!("{}:{}", SKILL.code, skill.code)];
        }
        if let Some(word) = typed::ELSEWHERE.iter().find(|word| word.is(name)) {
            let field = QueryField::find_by_name(word.code).map(|field| field.code.to_owned());
            return vec![field.unwrap_or_else(|| format!("{}:{}", IS.code, typed::IS_RETIRED.code))];
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
        let mut terms: Vec<String> =
            self.words.iter().filter(|word| word.stands_for(&folded)).map(|word| key(word.code)).collect();
        if !terms.contains(&folded) {
            terms.push(folded);
        }
        terms
    }

    /// Whether a value is one of the words that are always known.
    pub fn has_word(&self, value: &str) -> bool {
        self.terms(value).iter().any(|term| self.knows(term))
    }

    /// Whether a term is always known.
    pub fn knows(&self, term: &str) -> bool {
        let term = self.barred(term).unwrap_or(term);
        self.words.iter().any(|word| key(word.code) == term)
    }

    /// The affiliation in `except borg`, folded.
    fn barred<'a>(&self, folded: &'a str) -> Option<&'a str> {
        if self != &AFFILIATION {
            return None;
        }
        let except = self.words.iter().find(|word| word.code == ANY_EXCEPT)?;
        let mut rest = except.forms().filter_map(|name| folded.strip_prefix(&key(name)));
        rest.find(|rest| !rest.is_empty())
    }

    /// The names of a value, in both languages.
    pub fn names_of(&self, value: &str) -> Vec<&'static str> {
        let folded = key(value);
        let word = self.words.iter().find(|word| word.stands_for(&folded));
        word.map_or(Vec::new(), |word| word.names().collect())
    }
}

/// A value that a free word may mean.
#[derive(Debug)]
pub struct SpokenValue {
    /// The field it is a value of.
    pub field: &'static QueryField,
    /// How it is folded in the index.
    pub term: String,
    /// Whether it is meant only where no card has the word in its name or text: sets are called like cards.
    pub is_last: bool,
}

/// Fields whose values free words find, and whether only words find them that stand on no card.
static SPOKEN: [(&QueryField, bool); 12] = [
    (&TYPE, false),
    (&AFFILIATION, false),
    (&SKILL, false),
    (&ICON, false),
    (&MISSION_TYPE, false),
    (&DILEMMA_TYPE, false),
    (&QUADRANT, false),
    (&IS, false),
    (&UNIQUE_, false),
    (&SET, true),
    (&RARITY, true),
    (&POOL, true),
];

/// Shortest word that may be meant as a value: the letters of quadrants and rarities stand for too much.
const SHORTEST_SPOKEN: usize = 2;

/// What a free word may mean as a value, folded.
pub fn spoken_values(folded: &str) -> Option<&'static Vec<SpokenValue>> {
    static VALUES: LazyLock<HashMap<String, Vec<SpokenValue>>> = LazyLock::new(|| {
        let mut values: HashMap<String, Vec<SpokenValue>> = HashMap::new();
        for (field, is_last) in SPOKEN {
            let no_answer = |word: &&TypedForms| !matches!(word.code, ANY_AFFILIATION | ANY_EXCEPT | "variable");
            for word in field.words.iter().filter(no_answer) {
                let forms: HashSet<String> = word.forms().chain([word.code]).map(key).collect();
                for form in forms.into_iter().filter(|form| form.chars().count() >= SHORTEST_SPOKEN) {
                    // “yes” and “no” answer a question that a free word does not ask.
                    if !typed::ERRATA.iter().any(|answer| answer.is_key(&form)) {
                        let term = key(word.code);
                        values.entry(form).or_default().push(SpokenValue { field, term, is_last });
                    }
                }
            }
        }
        values
    });
    VALUES.get(folded)
}

/// A skill as it is printed, with its level before it or behind: `2 Leadership`.
pub(super) fn printed_level(text: &str) -> Option<(String, i64)> {
    let (before, after) = text.trim().split_once(char::is_whitespace)?;
    let (number, name) = match before.parse() {
        Ok(number) => (number, after.trim()),
        Err(_) => (after.trim().parse().ok()?, before),
    };
    SKILL.has_word(name).then(|| (name.to_owned(), number))
}

/// The affiliations there are, and no more: without `any` and `except`.
pub fn affiliations() -> impl Iterator<Item = &'static str> {
    let terms = typed::AFFILIATION.iter().map(|word| word.code);
    terms.filter(|term| is_affiliation(term))
}

/// Whether a value of the field names an affiliation: `borg`, not `except borg`.
pub fn is_affiliation(value: &str) -> bool {
    value != ANY_AFFILIATION && !value.starts_with(ANY_EXCEPT)
}

#[cfg(test)]
mod tests {
    use super::*;

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
            assert!(QueryField::find_by_name(name).is_some(), "{name}");
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
