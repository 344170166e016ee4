//! Cards for tests.

use super::{CcgCard, EntryId, Figure, SkillLevel, Uniqueness};

/// A person with skills and all three attributes at one value.
pub fn person(skills: &[(&str, u8)], value: i16) -> CcgCard {
    let skill = |(skill, level): &(&str, u8)| SkillLevel { skill: (*skill).to_owned(), level: *level };
    let figure = || Figure::try_from(value.to_string()).expect("a figure");
    let id = EntryId::try_from("2e/card/somebody".to_owned()).expect("an id");
    CcgCard {
        uniqueness: Uniqueness::Unique,
        skills: skills.iter().map(skill).collect(),
        attributes: Some([figure(), figure(), figure()]),
        ..CcgCard::new(id, "Somebody".to_owned(), "personnel".to_owned())
    }
}

/// Somebody without skills, changed.
pub fn with(change: impl FnOnce(&mut CcgCard)) -> CcgCard {
    let mut card = person(&[], 5);
    change(&mut card);
    card
}

/// A card of this type with further facts as YAML.
pub fn yaml_card(card_type: &str, rest: &str) -> CcgCard {
    let head = format!("id: 2e/card/test\ntitle: Test\ntype: {card_type}\nuniqueness: universal\n");
    let printings = "printings: [{ set: SE, number: 1U1, rarity: U }]\n";
    serde_yaml::from_str(&format!("{head}{printings}{rest}")).expect("a card")
}

/// A person of an affiliation with icons: `Cmd`, `Stf` or none.
pub fn crew_member(affiliation: &str, icons: &[&str]) -> CcgCard {
    let icons = icons.join(", ");
    yaml_card(
        "personnel",
        &format!("affiliations: [{affiliation}]\nicons: [{icons}]\nattributes: ['5', '6', '7']\n"),
    )
}

/// The ship of the printed examples.
pub fn galaxy() -> CcgCard {
    let facts = "affiliations: [federation]\nstaffing: [Cmd, Stf, Stf, Stf]\n";
    yaml_card("ship", &format!("{facts}attributes: ['8', '8', '9']\n"))
}
