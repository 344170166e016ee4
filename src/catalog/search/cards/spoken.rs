//! What cards are called, to find what was misspelled.

use super::compile::{QueryCompiler, Result};
use super::schema::RAW_NAME;
use crate::search::entries::weights::forgiven;
use crate::search::query::fields;
use crate::search::query::fields::QueryField;
use model::text::vocabulary::TypedForms;
use model::text::{closest, key};

/// Shorter words of names are not suggested.
const SHORTEST: usize = 3;
/// Fields whose values bare words find too.
const SPOKEN: [&QueryField; 6] =
    [&fields::TYPE, &fields::AFFILIATION, &fields::KEYWORD, &fields::SPECIES, &fields::CLASS, &fields::TRAIT];

/// What cards are called, each once.
#[derive(Default)]
pub struct CardNames {
    /// Whole names, in their order.
    pub(super) names: Vec<FoldedName>,
    /// The words of names, and what cards are called otherwise.
    pub(super) words: Vec<FoldedName>,
}

/// A name or a word as it is spelled and as it is compared.
pub(super) struct FoldedName {
    spelled: String,
    key: String,
    /// Letters of the key.
    length: usize,
}

impl FoldedName {
    fn from_spelled(spelled: String) -> FoldedName {
        let key = key(&spelled);
        let length = key.chars().count();
        FoldedName { spelled, key, length }
    }
}

/// Names within the typing errors forgiven, at least one, the nearest first.
pub(super) fn like<'a>(typed: &str, names: impl Iterator<Item = &'a FoldedName>, limit: usize) -> Vec<String> {
    let folded = key(typed);
    let length = folded.chars().count();
    let errors = usize::from(forgiven(length)).max(1);
    let is_near = |name: &&FoldedName| {
        name.length.abs_diff(length) <= errors && strsim::osa_distance(&folded, &name.key) <= errors
    };
    let spelled = names.filter(is_near).map(|name| name.spelled.as_str());
    let near = closest(typed, spelled, limit);
    near.into_iter().map(str::to_owned).collect()
}

impl QueryCompiler<'_> {
    /// Reads what the cards of the segment are called.
    pub(super) fn spoken(&self) -> Result<CardNames> {
        let names = self.column(RAW_NAME)?;
        let mut words: Vec<String> = Vec::new();
        for field in SPOKEN {
            words.extend(self.spellings(field)?);
            let known = field.words.iter().flat_map(TypedForms::names);
            words.extend(known.map(str::to_owned));
        }
        let pieces = names
            .iter()
            .flat_map(|name| name.split_whitespace())
            .map(|piece| piece.trim_matches(|c: char| !c.is_alphanumeric()));
        words.extend(pieces.map(str::to_owned));
        words.retain(|word| word.chars().count() >= SHORTEST);
        let mut words: Vec<FoldedName> = words.into_iter().map(FoldedName::from_spelled).collect();
        // A name's own spelling before the code of a value.
        words.sort_by(|a, b| (&a.key, &a.spelled).cmp(&(&b.key, &b.spelled)));
        words.dedup_by(|a, b| a.key == b.key);
        let names = names.into_iter().map(FoldedName::from_spelled).collect();
        Ok(CardNames { names, words })
    }
}
