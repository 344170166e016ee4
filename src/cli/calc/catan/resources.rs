//! Resource cards a player types: `4 Wasser, 2 tritanium`.

use std::collections::BTreeMap;

use crate::calc::catan::resource::{EACH, Hand, Resource};
use crate::cli::calc::number;
use crate::cli::session::Session;
use crate::error::{CalcError, Error};
use crate::model::{Game, Kind, Lang, Record};
use crate::order::Order;
use crate::text::{closest_things, key};
use crate::view::calc::catan::resources::Names;

/// The resources with their names.
pub struct Resources {
    /// In the order of the almanac.
    records: Vec<(Resource, Record)>,
    lang: Lang,
}

impl Resources {
    /// The resources of the catalog.
    ///
    /// # Errors
    /// When the catalog fails.
    pub fn of(session: &Session<'_>) -> Result<Resources, Error> {
        let found =
            session.ask(|catalog| Ok(catalog.db()?.of_kind(Game::Catan, Kind::Resource)?))?;
        let known = found.into_iter().filter_map(|record| {
            let resource = Resource::from_code(record.id().slug())?;
            Some((resource, record))
        });
        let mut records: Vec<(Resource, Record)> = known.collect();
        records.order_by_key(|(resource, _)| *resource);
        let lang = session.texts.lang();
        Ok(Resources { records, lang })
    }

    /// The titles by resource.
    pub fn names(&self) -> Names {
        let records = self.records.iter();
        let titles = records.map(|(resource, record)| (*resource, record.title().clone()));
        Names(titles.collect())
    }

    /// Cards such as `4 Wasser, 2 tritanium`; without a number it is one card.
    ///
    /// # Errors
    /// When a name is no resource, or there are more cards than the game has.
    pub fn hand(&self, option: &str, text: &str) -> Result<Hand, Error> {
        let mut hand = Hand::default();
        for (resource, cards) in self.piles(option, text)? {
            hand.add(resource, cards);
        }
        Ok(hand)
    }

    /// The same by resource, where a resource with no cards stays named.
    ///
    /// # Errors
    /// As for a hand.
    pub fn piles(&self, option: &str, text: &str) -> Result<BTreeMap<Resource, u8>, Error> {
        let mut piles: BTreeMap<Resource, u8> = BTreeMap::new();
        for part in separated(text) {
            let (count, name) = counted(part);
            let pile = piles.entry(self.named(option, name)?).or_default();
            let count = number::within("of-one-resource", &count, 0..=EACH)?;
            *pile = pile.saturating_add(count);
            number::inside("of-one-resource", *pile, 0..=EACH)?;
        }
        Ok(piles)
    }

    /// The title of a resource in the player's language, as in running text: English writes it small.
    pub fn word(&self, resource: Resource) -> String {
        let mut records = self.records.iter();
        let found = records.find(|(known, _)| *known == resource);
        found.map_or_else(
            || resource.code().to_owned(),
            |(_, record)| match self.lang {
                Lang::De => record.title().get(Lang::De).clone(),
                Lang::En => record.title().get(Lang::En).to_lowercase(),
            },
        )
    }

    /// The resource with this name, in either language.
    ///
    /// # Errors
    /// When no resource has it.
    pub fn named(&self, option: &str, name: &str) -> Result<Resource, Error> {
        let typed = key(name);
        let found = self.records.iter().find(|(_, record)| {
            let mut names = Lang::ALL.into_iter().flat_map(|lang| record.names(lang));
            names.any(|name| key(name) == typed)
        });
        found
            .map(|(resource, _)| *resource)
            .ok_or_else(|| self.unknown(option, name.trim()))
    }

    fn unknown(&self, option: &str, name: &str) -> Error {
        let named = self.records.iter().flat_map(|(resource, record)| {
            Lang::ALL.map(|lang| (record.title().get(lang).as_str(), resource.code()))
        });
        let near = closest_things(name, named, 2).into_iter();
        let titles = self.records.iter().map(|(_, record)| record.title());
        CalcError::UnknownResource {
            option: option.to_owned(),
            value: name.to_owned(),
            allowed: titles.map(|title| title.get(self.lang).clone()).collect(),
            suggestions: near.map(str::to_owned).collect(),
        }
        .into()
    }
}

/// The parts of a list.
pub fn separated(text: &str) -> impl Iterator<Item = &str> {
    let parts = text.split([',', ';', '+']).map(str::trim);
    parts.filter(|part| !part.is_empty())
}

/// The number before or behind a name, and the name; without a number, 1.
fn counted(text: &str) -> (String, &str) {
    if let (Some(count), name) = crate::text::counted(text) {
        return (count.to_string(), name.trim());
    }
    let is_number = |c: char| c.is_ascii_digit() || c == '-';
    let after = text.trim_start_matches(is_number);
    let number = &text[..text.len() - after.len()];
    if !number.is_empty() {
        return (number.to_owned(), after.trim());
    }
    let before = text.trim_end_matches(is_number);
    match &text[before.len()..] {
        "" => ("1".to_owned(), text),
        behind => (behind.to_owned(), before.trim()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn a_number_stands_before_or_behind_its_name() {
        for spelling in ["4 Wasser", "4x Wasser", "4 x Wasser", "4Wasser", "Wasser 4"] {
            assert_eq!(counted(spelling), ("4".to_owned(), "Wasser"), "{spelling}");
        }
        assert_eq!(counted("Wasser"), ("1".to_owned(), "Wasser"));
        assert_eq!(counted("-2 Wasser"), ("-2".to_owned(), "Wasser"));
    }

    proptest! {
        #[test]
        fn any_text_has_a_number_and_a_name(text in "\\PC{0,20}") {
            let (count, name) = counted(&text);
            prop_assert!(!count.is_empty());
            prop_assert!(text.contains(name));
        }
    }
}
