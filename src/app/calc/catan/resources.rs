//! Resources, the cards of them ("Spielmaterial"), and how they are typed: `4 Wasser, 2 tritanium`.

use std::collections::BTreeMap;

use serde::{Serialize, Serializer};

use crate::argument_kinds::ValueShape;
use crate::calc::numbers::{check_number, parse_number};
use crate::session::Session;
use model::order::Order;
use model::text::{closest_things, key};
use model::{Game, Kind, Lang, Record, codes};
use page::locale::{Fact, Texts, msg, say};
use words::Problem;
use words::lists::listed;

codes!(
    /// A resource, in the order of the almanac. The code is the slug of its entry.
    Resource {
        Tritanium => "tritanium",
        Food => "food",
        Oxygen => "oxygen",
        Dilithium => "dilithium",
        Water => "water",
    }
);

/// Cards of resources, a count each.
pub(super) const CARDS: ValueShape =
    ValueShape::Counts { things: &msg::CALC_RESOURCE, most: EACH as i64, says_none: false };

/// Cards of each resource in the game ("Spielmaterial").
pub(super) const EACH: u8 = 19;

/// Resource cards, by resource. A document lists those there are: `[{"resource", "cards"}]`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct ResourceHand(pub(super) [u8; Resource::ALL.len()]);

impl ResourceHand {
    /// Cards of a resource.
    pub(super) fn count(&self, resource: Resource) -> u8 {
        self.0[resource as usize]
    }

    /// Adds cards of a resource.
    pub(super) fn add(&mut self, resource: Resource, cards: u8) {
        let own = &mut self.0[resource as usize];
        *own = own.saturating_add(cards);
    }

    /// Takes cards of a resource away, as many as there are.
    pub(super) fn take(&mut self, resource: Resource, cards: u8) {
        let own = &mut self.0[resource as usize];
        *own = own.saturating_sub(cards);
    }

    /// What is there beyond another hand, resource by resource.
    pub(super) fn without(&self, other: &ResourceHand) -> ResourceHand {
        let mut left = *self;
        for (own, others) in left.0.iter_mut().zip(other.0) {
            *own = own.saturating_sub(others);
        }
        left
    }

    /// Cards in all.
    pub(super) fn total(&self) -> u16 {
        self.0.iter().map(|cards| u16::from(*cards)).sum()
    }

    /// The resources there are cards of, in order, with their number.
    pub(super) fn cards(&self) -> impl Iterator<Item = (Resource, u8)> + '_ {
        let all = Resource::ALL.iter().map(|resource| (*resource, self.count(*resource)));
        all.filter(|(_, cards)| *cards > 0)
    }
}

impl Serialize for ResourceHand {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        #[derive(Serialize)]
        struct ResourceCards {
            resource: Resource,
            cards: u8,
        }
        let all = self.cards();
        serializer.collect_seq(all.map(|(resource, cards)| ResourceCards { resource, cards }))
    }
}

/// The resources with their names.
#[derive(Debug, Default)]
pub(super) struct Resources {
    /// Every resource with its entry, in the order of the almanac.
    records: Vec<(Resource, Record)>,
}

impl Resources {
    /// The resources of the catalog.
    ///
    /// # Errors
    /// When the catalog fails.
    pub(super) fn load(session: &Session<'_>) -> Result<Resources, Problem> {
        let found = session.ask(|catalog| catalog.of_kind(Game::Catan, Kind::Resource))?;
        let known = found.into_iter().filter_map(|record| {
            let resource = Resource::from_code(record.id().slug())?;
            Some((resource, record))
        });
        let mut records: Vec<(Resource, Record)> = known.collect();
        records.order_by_key(|(resource, _)| *resource);
        Ok(Resources { records })
    }

    /// The title of a resource.
    pub(super) fn title(&self, texts: &Texts, resource: Resource) -> &str {
        let mut records = self.records.iter();
        let found = records.find(|(known, _)| *known == resource);
        found.map_or(resource.code(), |(_, record)| record.title().get(texts.lang()))
    }

    /// The title of a resource as in running text: English writes it small.
    pub(super) fn word(&self, texts: &Texts, resource: Resource) -> String {
        let title = self.title(texts, resource);
        match texts.lang() {
            Lang::De => title.to_owned(),
            Lang::En => title.to_lowercase(),
        }
    }

    /// A number of cards of a resource.
    pub(super) fn cards(&self, texts: &Texts, count: u8, resource: Resource) -> String {
        format!("{count} {}", self.word(texts, resource))
    }

    /// `3 Wasser und 1 Nahrung`.
    pub(super) fn hand(&self, texts: &Texts, hand: &ResourceHand) -> String {
        let cards = hand.cards();
        let words = cards.map(|(resource, count)| self.cards(texts, count, resource));
        listed(texts, &words.collect::<Vec<_>>())
    }
}

/// Reads resources an option or a player has.
#[derive(Clone, Copy)]
pub(super) struct ResourceParser<'a> {
    pub resources: &'a Resources,
    pub texts: &'a Texts,
}

impl ResourceParser<'_> {
    /// Cards such as `4 Wasser, 2 tritanium`; without a number it is one card.
    ///
    /// # Errors
    /// When a name is no resource, or there are more cards than the game has.
    pub(super) fn parse_hand(self, option: &str, text: &str) -> Result<ResourceHand, Problem> {
        let mut hand = ResourceHand::default();
        for (resource, cards) in self.parse_counts(option, text)? {
            hand.add(resource, cards);
        }
        Ok(hand)
    }

    /// Cards such as `4 Wasser, 2 tritanium` by resource; one named with 0 cards stays in the map.
    ///
    /// # Errors
    /// When a name is no resource, or there are more cards than the game has.
    pub(super) fn parse_counts(self, option: &str, text: &str) -> Result<BTreeMap<Resource, u8>, Problem> {
        let mut counts: BTreeMap<Resource, u8> = BTreeMap::new();
        for part in split_list(text) {
            let (count, name) = split_count(part);
            let own = counts.entry(self.parse_resource(option, name)?).or_default();
            let count = parse_number("of-one-resource", &count, 0..=EACH)?;
            *own = own.saturating_add(count);
            check_number("of-one-resource", *own, 0..=EACH)?;
        }
        Ok(counts)
    }

    /// The resource with this name, in either language.
    ///
    /// # Errors
    /// When no resource has it.
    pub(super) fn parse_resource(self, option: &str, name: &str) -> Result<Resource, Problem> {
        let typed = key(name);
        let found = self.resources.records.iter().find(|(_, record)| {
            let mut names = Lang::ALL.into_iter().flat_map(|lang| record.names(lang));
            names.any(|name| key(name) == typed)
        });
        let resource = found.map(|(resource, _)| *resource);
        resource.ok_or_else(|| self.unknown_resource(option, name.trim()))
    }

    fn unknown_resource(self, option: &str, name: &str) -> Problem {
        let records = self.resources.records.iter();
        let named = records.clone().flat_map(|(resource, record)| {
            Lang::ALL.map(|lang| (record.title().get(lang).as_str(), resource.code()))
        });
        let near = closest_things(name, named, 2).into_iter();
        let titles = records.map(|(_, record)| record.title().get(self.texts.lang()).clone());
        Problem::missing(say::err_calc_resource(name, option))
            .hint(say::hint_calc_resource(Fact::names(titles)))
            .near(near)
    }
}

/// The parts of a list.
pub(super) fn split_list(text: &str) -> impl Iterator<Item = &str> {
    let parts = text.split([',', ';', '+']).map(str::trim);
    parts.filter(|part| !part.is_empty())
}

/// The number before or behind a name, and the name; without a number, 1.
fn split_count(text: &str) -> (String, &str) {
    if let (Some(count), name) = model::text::counted(text) {
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
            assert_eq!(split_count(spelling), ("4".to_owned(), "Wasser"), "{spelling}");
        }
        assert_eq!(split_count("Wasser"), ("1".to_owned(), "Wasser"));
        assert_eq!(split_count("-2 Wasser"), ("-2".to_owned(), "Wasser"));
    }

    proptest! {
        #[test]
        fn any_text_has_a_number_and_a_name(text in "\\PC{0,20}") {
            let (count, name) = split_count(&text);
            prop_assert!(!count.is_empty());
            prop_assert!(text.contains(name));
        }
    }
}
