//! Cards and captains by their names.

use crate::locale::Texts;
use crate::model::{Card, CrewDeck, EntryId};

/// Titles one after the other, parted by semicolons where one of them has a comma.
pub fn listed(titles: &[String]) -> String {
    let has_comma = titles.iter().any(|title| title.contains(", "));
    titles.join(if has_comma { "; " } else { ", " })
}

/// The title of the card with an id; the end of the id if the data no longer has the card.
pub fn title(texts: &Texts, id: &EntryId, card: Option<&Card>) -> String {
    card.map_or_else(
        || id.slug().to_owned(),
        |card| card.title.get(texts.lang()).clone(),
    )
}

/// The name of a captain.
pub fn captain_name(captain: CrewDeck) -> String {
    let code = captain.code();
    code[..1].to_uppercase() + &code[1..]
}
