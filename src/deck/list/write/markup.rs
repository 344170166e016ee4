//! Lists for other programs, in XML.

use super::entries;
use crate::deck::{Deck, Pile};
use crate::model::CcgCard;

const HEAD: &str = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n";

/// A section for each pile.
pub fn octgn(deck: &Deck) -> String {
    let cards = |pile| {
        let entries = entries(deck, pile, CcgCard::full_name).into_iter();
        let card = entries.map(|entry| {
            format!(
                "    <card qty=\"{}\">{}</card>\n",
                entry.count,
                escaped(&entry.name)
            )
        });
        card.collect()
    };
    format!("{HEAD}<deck>\n{}</deck>\n", zones(deck, "section", cards))
}

/// A card for each copy.
pub fn dek(deck: &Deck) -> String {
    let cards = |pile| {
        let entries = entries(deck, pile, CcgCard::plugin_name).into_iter();
        let card = entries.map(|entry| {
            let name = escaped(&entry.name);
            format!("    <card><name>{name}</name></card>\n").repeat(entry.count as usize)
        });
        card.collect()
    };
    format!(
        "{HEAD}<deck version=\"0.8\">\n{}</deck>\n",
        zones(deck, "superzone", cards)
    )
}

/// A zone for each pile.
pub fn cockatrice(deck: &Deck) -> String {
    let name = deck.name.as_deref().map(escaped).unwrap_or_default();
    let cards = |pile| {
        let entries = entries(deck, pile, CcgCard::full_name).into_iter();
        let card = entries.map(|entry| {
            format!(
                "    <card number=\"{}\" name=\"{}\"/>\n",
                entry.count,
                escaped(&entry.name)
            )
        });
        card.collect()
    };
    let zones = zones(deck, "zone", cards);
    format!(
        "{HEAD}<cockatrice_deck version=\"1\">\n  <deckname>{name}</deckname>\n{zones}</cockatrice_deck>\n"
    )
}

/// Every pile that has cards; of an empty deck all, so that the form can be told.
fn zones(deck: &Deck, element: &str, cards: impl Fn(Pile) -> String) -> String {
    let is_empty = deck.cards.is_empty() && deck.unknown.is_empty();
    let zone = |pile: &Pile| {
        let cards = cards(*pile);
        let zone = || {
            format!(
                "  <{element} name=\"{}\">\n{cards}  </{element}>\n",
                pile.code()
            )
        };
        (is_empty || !cards.is_empty()).then(zone)
    };
    Pile::ALL.iter().filter_map(zone).collect()
}

/// A text without the signs of markup.
pub fn escaped(text: &str) -> String {
    let pairs = [
        ('&', "&amp;"),
        ('<', "&lt;"),
        ('>', "&gt;"),
        ('"', "&quot;"),
    ];
    let mut out = String::new();
    for c in text.chars() {
        match pairs.iter().find(|(sign, _)| *sign == c) {
            Some((_, written)) => out.push_str(written),
            None => out.push(c),
        }
    }
    out
}
