//! What a deck lacks for a mission, in words.

use crate::deck::Lack;
use crate::locale::{Texts, msg};
use crate::model::{Comparison, Term};
use crate::view::entry::requires;
use crate::view::kit::lists::listed;

/// One thing that is missing, with what there is of it.
pub(super) fn lack(texts: &Texts, lack: &Lack) -> String {
    match lack {
        Lack::Access => msg::deck_lack_access(texts),
        Lack::Together => msg::deck_lack_together(texts),
        Lack::Skill { skill, need, have } => {
            let term = Term::Skill {
                skill: skill.clone(),
                level: u8::try_from(*need).unwrap_or(u8::MAX),
            };
            with(texts, &term, *have)
        }
        Lack::Count { words, have, .. } => with(texts, &Term::Special(words.clone()), *have),
        Lack::Sum {
            attribute,
            comparison,
            than,
            have,
        } => {
            let term = Term::Sum {
                attribute: *attribute,
                comparison: *comparison,
                than: *than,
            };
            match (comparison, have) {
                (Comparison::MoreThan, Some(have)) => with(texts, &term, *have),
                (Comparison::MoreThan, None) | (Comparison::LessThan, _) => {
                    requires::term(texts, &term)
                }
            }
        }
    }
}

/// Several things, each with what there is of it.
pub(super) fn lacks(texts: &Texts, lacks: &[Lack]) -> String {
    let lacks: Vec<String> = lacks.iter().map(|lack| self::lack(texts, lack)).collect();
    listed(texts, &lacks)
}

fn with(texts: &Texts, term: &Term, have: u32) -> String {
    let term = requires::term(texts, term);
    match have {
        0 => term,
        have => msg::deck_lack_have(texts, term, have),
    }
}
