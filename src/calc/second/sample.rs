//! Cards for the tests of the calculators.

use crate::model::CcgCard;

/// A card of this type with further facts as YAML.
pub fn card(card_type: &str, rest: &str) -> CcgCard {
    let head = format!("id: 2e/card/test\ntitle: Test\ntype: {card_type}\nuniqueness: universal\n");
    let printings = "printings: [{ set: SE, number: 1U1, rarity: U }]\n";
    serde_yaml::from_str(&format!("{head}{printings}{rest}")).expect("a card")
}

/// A person of an affiliation with icons: `Cmd`, `Stf` or none.
pub fn person(affiliation: &str, icons: &[&str]) -> CcgCard {
    let icons = icons.join(", ");
    card(
        "personnel",
        &format!("affiliations: [{affiliation}]\nicons: [{icons}]\nattributes: ['5', '6', '7']\n"),
    )
}

/// The ship of the printed examples.
pub fn galaxy() -> CcgCard {
    let facts = "affiliations: [federation]\nstaffing: [Cmd, Stf, Stf, Stf]\n";
    card("ship", &format!("{facts}attributes: ['8', '8', '9']\n"))
}
