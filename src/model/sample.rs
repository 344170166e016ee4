//! Cards for tests.

use super::{CcgCard, EntryId, Figure, SkillLevel, Uniqueness};

/// A person with skills and all three attributes at one value.
pub(crate) fn person(skills: &[(&str, u8)], value: i16) -> CcgCard {
    let skill = |(skill, level): &(&str, u8)| SkillLevel {
        skill: (*skill).to_owned(),
        level: *level,
    };
    let figure = || Figure::try_from(value.to_string()).expect("a figure");
    let id = EntryId::try_from("2e/card/somebody".to_owned()).expect("an id");
    CcgCard {
        uniqueness: Uniqueness::Unique,
        skills: skills.iter().map(skill).collect(),
        attributes: Some([figure(), figure(), figure()]),
        ..CcgCard::named(id, "Somebody".to_owned(), "personnel".to_owned())
    }
}

/// Somebody without skills, changed.
pub(crate) fn with(change: impl FnOnce(&mut CcgCard)) -> CcgCard {
    let mut card = person(&[], 5);
    change(&mut card);
    card
}
