//! The files of built-in cards of Second Edition as they are written: a list a type and affiliation, sorted by id, a
//! line a field.

use std::collections::BTreeMap;

use model::order::Order;
use model::text::yaml_flow::flow_item;
use model::text::{key, slug};
use model::{CcgCard, SlugIndex};

/// Cards as they are to be built in: the facts of `read` where it has the card, else those of `known`. Ids, doubts and
/// the spelling of names are those of `known`, and so is a name it had: nothing that was settled by hand is lost.
pub fn merged(known: Vec<CcgCard>, read: Vec<CcgCard>) -> Vec<CcgCard> {
    let index = SlugIndex::new(&known);
    let mut cards: Vec<CcgCard> = known;
    for card in read {
        let card = CcgCard { text: None, pictures: Vec::new(), ..card };
        let place = index.find(&card);
        match place.and_then(|place| cards.get_mut(place)) {
            Some(known) => *known = renewed(known, card),
            None => cards.push(card),
        }
    }
    cards.order_by_key(|card| card.id.clone());
    cards
}

fn renewed(known: &CcgCard, read: CcgCard) -> CcgCard {
    let mut card =
        CcgCard { id: known.id.clone(), unsure: known.unsure.clone(), is_retired: known.is_retired, ..read };
    let plugin_name = card.plugin_name();
    if key(&card.full_name()) == key(&known.full_name()) {
        card.title.clone_from(&known.title);
        card.subtitle.clone_from(&known.subtitle);
    }
    if known.class.as_deref().map(key) == card.class.as_deref().map(key) {
        card.class.clone_from(&known.class);
    }
    card.file_name = Some(plugin_name).filter(|name| *name != card.bare_name());
    let own = slug(&card.full_name());
    for name in known.names() {
        if slug(&name) != own && !card.old_names.iter().any(|old| slug(old) == slug(&name)) {
            card.old_names.push(name.into_owned());
        }
    }
    card.old_names.sort();
    card
}

/// The text of each file by its path below the data folder.
pub fn written(cards: &[CcgCard]) -> BTreeMap<String, String> {
    let mut files: BTreeMap<String, String> = BTreeMap::new();
    for card in cards {
        let text = files.entry(path(card)).or_default();
        if !text.is_empty() {
            text.push('\n');
        }
        text.push_str(&item(card));
    }
    files
}

/// A file a type; of personnel one an affiliation, or it would be larger than all others together.
fn path(card: &CcgCard) -> String {
    let name = match (card.card_type.as_str(), &card.affiliations[..]) {
        ("personnel", [affiliation, ..]) => format!("personnel-{affiliation}"),
        ("personnel" | "equipment", _) => card.card_type.clone(),
        (other, _) => format!("{other}s"),
    };
    format!("2e/cards/{name}.yaml")
}

/// A card, its fields in the order in which [`CcgCard`] declares them. What belongs to texts and lists of others
/// is not built in.
fn item(card: &CcgCard) -> String {
    let card = CcgCard { text: None, is_retired: false, ..card.clone() };
    flow_item(&card, &["span", "points", "attributes"]).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use data::Library;
    use data::sample::written as as_written;

    /// What is built in is what the writer writes of it.
    #[test]
    fn built_in_files_are_as_they_are_written() {
        let corpus = as_written();
        let library = Library::checked(&corpus, crate::check).expect("sound data");
        let cards: Vec<CcgCard> = library.ccg().cloned().collect();
        for (path, text) in written(&cards) {
            assert!(corpus.text(&path) == text, "{path} differs");
        }
    }
}
