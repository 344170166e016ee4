//! A card of the Star Trek CCG as the catalog keeps it: with its names, and with the rule entries that explain what
//! stands on it.

use serde::{Deserialize, Serialize};

use super::card::CcgCard;
use crate::text::{key, slug};
use crate::{EntryId, Game, Link, Localized, Quadrant};

/// A card of the Star Trek CCG with its names and references resolved.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct CcgRecord {
    /// All facts, built in or of the player's own card files.
    pub card: CcgCard,
    /// The full name: cards have one name in all languages.
    pub title: Localized<String>,
    /// The title without subtitle, and older names. Folding makes a comma between title and subtitle
    /// vanish, so the name without it is no alias of its own.
    pub aliases: Localized<Vec<String>>,
    /// Rule entries about what stands on the card: its type first, then from its head to its foot.
    pub see: Vec<Link>,
    /// The player's own card files have this card, so its game text is known: if there is none, it has
    /// none.
    #[serde(default)]
    pub is_imported: bool,
}

impl CcgRecord {
    /// The record of a card; `link` resolves the id of a rule entry, if there is one with it.
    pub fn from_card(card: &CcgCard, link: impl Fn(&EntryId) -> Option<Link>) -> CcgRecord {
        let mut see: Vec<Link> = Vec::new();
        for link in explained_by(card, link) {
            if !see.contains(&link) {
                see.push(link);
            }
        }
        let names = other_names(card);
        CcgRecord {
            title: both(card.full_name()),
            aliases: both(names),
            see,
            card: card.clone(),
            is_imported: false,
        }
    }
}

fn both<T: Clone>(value: T) -> Localized<T> {
    Localized { de: value.clone(), en: value }
}

/// Names a card is also known by, without those that fold to the same key.
fn other_names(card: &CcgCard) -> Vec<String> {
    let mut keys = vec![key(&card.full_name())];
    let mut names = Vec::new();
    for name in std::iter::once(&card.title).chain(&card.old_names) {
        if !keys.contains(&key(name)) {
            keys.push(key(name));
            names.push(name.clone());
        }
    }
    names
}

/// The entries that explain a card of Second Edition. First Edition has no glossary of its own.
fn explained_by(card: &CcgCard, link: impl Fn(&EntryId) -> Option<Link>) -> Vec<Link> {
    if card.id.game() != Game::SecondEdition {
        return Vec::new();
    }
    let mut ids = vec![format!("glossary/{}", card.card_type)];
    ids.extend(card.place.map(|place| format!("glossary/{}", place.code())));
    ids.extend(
        card.affiliations.iter().flat_map(|slug| [format!("icon/{slug}-affiliation"), format!("glossary/{slug}")]),
    );
    ids.extend(card.icons.iter().filter_map(|code| icon_entry(code)));
    if !card.staffing.is_empty() {
        ids.push("glossary/staffing-requirements".to_owned());
    }
    let quadrant = card.quadrant.map(Quadrant::code);
    ids.extend(quadrant.map(|code| format!("icon/{code}-quadrant")));
    if card.requirement.is_some() {
        ids.push("concept/checking-mission-requirements".to_owned());
    }
    if !card.skills.is_empty() {
        ids.push("glossary/skill".to_owned());
    }
    let entry = |id: String| link(&EntryId::try_from(format!("2e/{id}")).ok()?);
    // A keyword that brings a rule of its own has an entry of its own.
    let keywords = card.keywords.iter().filter_map(|keyword| {
        let name = slug(&keyword.name);
        let own = [format!("glossary/{name}-keyword"), format!("glossary/{name}"), "concept/keyword".to_owned()];
        own.into_iter().find_map(entry)
    });
    ids.into_iter().filter_map(entry).chain(keywords).collect()
}

/// The entry about an icon, without its game.
fn icon_entry(code: &str) -> Option<String> {
    let slug = match code {
        "AU" => "alternate-universe",
        "Cmd" => "command-icon",
        "DS9" => "deep-space-nine-icon",
        "E" => "earth-icon",
        "Fut" => "future-icon",
        "Maq" => "maquis-icon",
        "Pa" => "past-icon",
        "Stf" => "staff-icon",
        "TN" => "terok-nor-icon",
        "TNG" => "the-next-generation-icon",
        "TOS" => "the-original-series-icon",
        "Voy" => "voyager-icon",
        _ => return None,
    };
    Some(format!("icon/{slug}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn card(rest: &str) -> CcgCard {
        let head = "id: 2e/card/test\ntitle: Some Place\ntype: mission\nuniqueness: unique\n\
                    printings: [{ set: SE, number: 1U1, rarity: U }]\n";
        serde_yaml::from_str(&format!("{head}{rest}")).expect("a card")
    }

    fn link(id: &EntryId) -> Option<Link> {
        let is_entry = !["nebula", "region"].contains(&id.slug().trim_end_matches("-keyword"));
        is_entry.then(|| Link { id: id.clone(), title: both(id.slug().to_owned()) })
    }

    #[test]
    fn a_name_that_differs_in_commas_alone_is_no_alias() {
        let names = "subtitle: Some Task\nold_names: [Some Place Some Task, Some Task]\n";
        let record = CcgRecord::from_card(&card(names), link);
        assert_eq!(record.title.de, "Some Place, Some Task");
        assert_eq!(record.aliases.en, ["Some Place", "Some Task"]);
    }

    #[test]
    fn entries_explain_what_stands_on_the_card_once() {
        let facts = "place: space\nquadrant: alpha\nkeywords: [{ name: Nebula }, { name: Region, value: X }]\n";
        let record = CcgRecord::from_card(&card(facts), link);
        let ids: Vec<&str> = record.see.iter().map(|link| link.id.as_str()).collect();
        assert_eq!(
            ids,
            ["2e/glossary/mission", "2e/glossary/space", "2e/icon/alpha-quadrant", "2e/concept/keyword"]
        );
    }
}
