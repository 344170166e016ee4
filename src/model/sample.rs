//! Cards for tests.

use super::{CcgCard, EntryId, Figure, SkillLevel, Split, Uniqueness};

/// A person with skills and all three attributes at one value.
pub(crate) fn person(skills: &[(&str, u8)], value: i16) -> CcgCard {
    let skill = |(skill, level): &(&str, u8)| SkillLevel {
        skill: (*skill).to_owned(),
        level: *level,
    };
    let figure = || Figure::try_from(value.to_string()).expect("a figure");
    CcgCard {
        id: EntryId::try_from("2e/card/somebody".to_owned()).expect("an id"),
        title: "Somebody".to_owned(),
        subtitle: None,
        split: Split::Known,
        card_type: "personnel".to_owned(),
        uniqueness: Uniqueness::Unique,
        cost: None,
        place: None,
        span: None,
        points: None,
        quadrant: None,
        attempt: None,
        requirement: None,
        welcome: None,
        affiliations: Vec::new(),
        icons: Vec::new(),
        staffing: Vec::new(),
        keywords: Vec::new(),
        class: None,
        species: Vec::new(),
        skills: skills.iter().map(skill).collect(),
        attributes: Some([figure(), figure(), figure()]),
        text: None,
        printings: Vec::new(),
        old_names: Vec::new(),
        other: Vec::new(),
    }
}

/// Somebody without skills, changed.
pub(crate) fn with(change: impl FnOnce(&mut CcgCard)) -> CcgCard {
    let mut card = person(&[], 5);
    change(&mut card);
    card
}
