//! The fields of the query language: a closed table. Each has an English and a German name and short
//! ones; the two-letter names are those players know from the web.

use crate::model::Lang;
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
    /// A word of a closed list, with how often the card has it.
    Level,
    /// What a mission requires: a skill, an attribute with its sum, or words.
    Needs,
}

/// A field of the query language.
#[derive(Debug)]
pub struct Field {
    /// English name; also the name in the index and in messages.
    pub code: &'static str,
    pub german: &'static str,
    /// Further names, the one for quick typing first.
    pub short: &'static [&'static str],
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
#[derive(Debug)]
pub struct Word {
    /// As it stands on cards; folded in the index.
    pub term: &'static str,
    pub names: &'static [&'static str],
}

const fn word(term: &'static str, names: &'static [&'static str]) -> Word {
    Word { term, names }
}

const TYPES: &[Word] = &[
    word("personnel", &["Personal"]),
    word("ship", &["Schiff"]),
    word("equipment", &["Ausrüstung"]),
    word("event", &["Ereignis"]),
    word("interrupt", &["Unterbrechung"]),
    word("mission", &["Mission"]),
    word("dilemma", &["Dilemma"]),
    word("person", &["Person"]),
    word("cargo", &["Fracht"]),
    word("ally", &["Verbündeter"]),
    word("encounter", &["Begegnung"]),
    word("incident", &["Zwischenfall"]),
    word("location", &["Ort"]),
    word("directive", &["Direktive"]),
    word("captain", &["Captain"]),
    word("status", &["Status-Karte"]),
];

/// Of missions any affiliation may attempt.
pub const ANY_AFFILIATION: &str = "any";
/// Of missions any affiliation may attempt but some; alone, or before the name of one of these.
pub const ANY_EXCEPT: &str = "except";

/// The affiliations of Second Edition, and what missions say that name none.
const AFFILIATIONS: &[Word] = &[
    word(ANY_AFFILIATION, &["alle", "jede"]),
    word(ANY_EXCEPT, &["außer"]),
    word("bajoran", &["Baj", "Bajoranisch", "Bajoraner"]),
    word("borg", &["Bor"]),
    word("cardassian", &["Car", "Cardassianisch", "Cardassianer"]),
    word("dominion", &["Dom"]),
    word("federation", &["Fed", "Föderation"]),
    word("ferengi", &["Fer"]),
    word("hirogen", &["Hir"]),
    word("kazon", &["Kaz"]),
    word("klingon", &["Kli", "Klingonisch", "Klingonen"]),
    word("non-aligned", &["NA", "Non", "Nicht zugehörig"]),
    word("romulan", &["Rom", "Romulanisch", "Romulaner"]),
    word("starfleet", &["SF", "Sta", "Sternenflotte"]),
    word("vidiian", &["Vid", "Vidiianisch", "Vidiianer"]),
];

const ICONS: &[Word] = &[
    word("cmd", &["Command", "Kommando"]),
    word("stf", &["Staff", "Stab"]),
    word("au", &["Alternate Universe", "Alternatives Universum"]),
    word("ds9", &["Deep Space Nine", "Deep Space 9"]),
    word("e", &["Earth", "Erde"]),
    word("fut", &["Future", "Zukunft"]),
    word("maq", &["Maquis"]),
    word("pa", &["Past", "Vergangenheit"]),
    word("tn", &["Terok Nor"]),
    word("tng", &["The Next Generation"]),
    word("tos", &["The Original Series"]),
    word("voy", &["Voyager"]),
];

const STAFFING: &[Word] = &[
    word("cmd", &["Command", "Kommando"]),
    word("stf", &["Staff", "Stab"]),
];

/// The skills of both games.
pub const SKILLS: &[Word] = &[
    word("acquisition", &[]),
    word("anthropology", &[]),
    word("archaeology", &[]),
    word("astrometrics", &[]),
    word("biology", &[]),
    word("diplomacy", &[]),
    word("engineer", &[]),
    word("exobiology", &[]),
    word("geology", &[]),
    word("honor", &[]),
    word("intelligence", &[]),
    word("law", &[]),
    word("leadership", &[]),
    word("medical", &[]),
    word("navigation", &[]),
    word("officer", &[]),
    word("physics", &[]),
    word("programming", &[]),
    word("science", &[]),
    word("security", &[]),
    word("telepathy", &[]),
    word("transporters", &[]),
    word("treachery", &[]),
    word("research", &["Forschung"]),
    word("influence", &["Einfluss"]),
    word("military", &["Militär"]),
    word("any", &["Joker"]),
    word("variable", &["Variabel"]),
];

/// The attributes of personnel, as missions ask for them.
pub const ATTRIBUTES: &[Word] = &[
    word("integrity", &["Integrität"]),
    word("cunning", &["Intelligenz"]),
    word("strength", &["Stärke"]),
    word("any attribute", &[]),
];

const PLACES: &[Word] = &[
    word("planet", &["P", "Planeten"]),
    word("space", &["S", "Weltraum", "Raum"]),
    word("dual", &["D", "Beides"]),
    word("headquarters", &["H", "HQ", "Hauptquartier"]),
];

const QUADRANTS: &[Word] = &[
    word("alpha", &["A", "AQ"]),
    word("gamma", &["G", "GQ"]),
    word("delta", &["D", "DQ"]),
    word("mirror", &["M", "MQ", "Spiegel"]),
];

const UNIQUE: &[Word] = &[
    word("unique", &["yes", "y", "ja", "j", "einzigartig"]),
    word("universal", &["no", "n", "nein", "universell"]),
    word("enigma", &[]),
];

const GAMES: &[Word] = &[
    word("cc", &["Captain's Chair"]),
    word("2e", &["Second Edition"]),
    word("1e", &["First Edition"]),
    word("catan", &[]),
];

const RARITIES: &[Word] = &[
    word("c", &["common"]),
    word("u", &["uncommon"]),
    word("r", &["rare"]),
    word("s", &["starter"]),
    word("p", &["promo"]),
    word("ap", &["archive portrait"]),
    word("v", &["virtual"]),
    word("vp", &["virtual promo"]),
];

const SETS: &[Word] = &[word("se", &["Premiere"])];

const DECKS: &[Word] = &[
    word("common", &["Standard", "Standardkarte"]),
    word("picard", &[]),
    word("shran", &[]),
    word("koloth", &[]),
    word("sisko", &[]),
    word("sela", &[]),
    word("burnham", &[]),
];

const SPECIALTIES: &[Word] = &[
    word("research", &["Forschung"]),
    word("influence", &["Einfluss"]),
    word("military", &["Militär"]),
];

macro_rules! fields {
    ($($(#[$note:meta])* $name:ident $code:literal $german:literal [$($short:literal)*] $kind:ident $words:expr;)*) => {
        $($(#[$note])* pub static $name: Field = Field {
            code: $code,
            german: $german,
            short: &[$($short),*],
            kind: Kind::$kind,
            words: $words,
        };)*

        /// All fields, in the order of the help.
        pub static ALL: &[&Field] = &[$(&$name),*];
    };
}

fields! {
    NAME "name" "name" ["n" "title" "titel"] Text &[];
    TEXT "text" "text" ["t" "gametext" "spieltext"] Text &[];
    GAME "game" "spiel" ["g"] Closed GAMES;
    TYPE "type" "typ" ["ty" "suit"] Closed TYPES;
    AFFILIATION "affiliation" "fraktion" ["a" "affil"] Closed AFFILIATIONS;
    UNIQUE_ "unique" "einzigartig" ["u"] Closed UNIQUE;
    COST "cost" "kosten" ["c"] Number &[];
    SKILL "skill" "fähigkeit" ["sk" "skills" "kompetenz"] Level SKILLS;
    KEYWORD "keyword" "schlüsselwort" ["k" "keywords"] Closed &[];
    ICON "icon" "symbol" ["i" "icons"] Closed ICONS;
    SPECIES "species" "spezies" ["sp"] Closed &[];
    CLASS "class" "klasse" ["cl"] Closed &[];
    STAFFING_ "staffing" "besatzung" ["st" "staff"] Level STAFFING;
    INTEGRITY "integrity" "integrität" ["int"] Number &[];
    CUNNING "cunning" "intelligenz" ["cunn" "cun"] Number &[];
    STRENGTH "strength" "stärke" ["str"] Number &[];
    RANGE "range" "reichweite" ["ra"] Number &[];
    WEAPONS "weapons" "waffen" ["wp"] Number &[];
    SHIELDS "shields" "schilde" ["sh"] Number &[];
    MISSION_TYPE "missiontype" "missionstyp" ["mt"] Closed PLACES;
    DILEMMA_TYPE "dilemmatype" "dilemmatyp" ["dt"] Closed PLACES;
    QUADRANT "quadrant" "quadrant" ["q"] Closed QUADRANTS;
    SPAN "span" "spanne" ["s"] Number &[];
    POINTS "points" "punkte" ["p"] Number &[];
    REQUIRES "requires" "erfordert" ["needs" "braucht"] Needs SKILLS;
    REPORTS_TO "reportsto" "spielbarbei" ["rt"] Closed &[];
    SET "set" "edition" ["se"] Closed SETS;
    RARITY "rarity" "seltenheit" ["r"] Closed RARITIES;
    COLLECTOR "collector" "nummer" ["ci" "collectorsinfo"] Closed &[];
    TRAIT "trait" "merkmal" ["tr"] Closed &[];
    DECK "deck" "crew" ["d"] Closed DECKS;
    FOCUS "focus" "fokus" ["f"] Closed SPECIALTIES;
    VP "vp" "siegpunkte" ["vps"] Number &[];
}

impl Field {
    /// All names, the English one first.
    pub fn names(&'static self) -> impl Iterator<Item = &'static str> {
        [self.code, self.german]
            .into_iter()
            .chain(self.short.iter().copied())
    }

    /// The name in a language.
    pub fn name(&self, lang: Lang) -> &'static str {
        match lang {
            Lang::De => self.german,
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
        let names = std::iter::once(&except.term).chain(except.names);
        let mut rest = names.filter_map(|name| folded.strip_prefix(&key(name)));
        rest.find(|rest| !rest.is_empty())
    }

    /// The names of a value, in both languages.
    pub fn names_of(&self, value: &str) -> &'static [&'static str] {
        let folded = key(value);
        self.words
            .iter()
            .find(|word| word.is(&folded))
            .map_or(&[], |word| word.names)
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
    /// Whether this is one of its names, folded.
    pub fn is(&self, folded: &str) -> bool {
        key(self.term) == folded || self.names.iter().any(|name| key(name) == folded)
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
