//! What of the register is no entry: programs, boards, boxes and Stardates by their keys, and the names programs call.

use std::io::Write;

use serde::de::DeserializeOwned;

use super::super::contents::{CatalogContents, sort_in_list_order};
use super::super::keyed::KeyedStore;
use super::super::on_disk::StoreError;
use super::Register;
use super::write::RegisterDraft;
use model::order::Order;
use model::{Card, Feature, Kind, Localized, NAMED_CARDS, Record};

/// Where the names stand that programs call.
const CALLED: &str = "called/";
/// Where the cards stand that games are played with.
const PRINTED: &str = "printed/";

/// A slug and what it is called in print.
pub(super) type Called = (String, Localized<String>);

impl Register {
    /// The program, board, box or Stardates with this key; no other is read.
    ///
    /// # Errors
    /// When the register is damaged.
    pub fn keyed<T: KeyedStore>(&self, key: &str) -> Result<Option<T>, StoreError> {
        let line = self.line(&place::<T>(key))?;
        let fact = line.facts.first();
        fact.map(|fact| self.read(*fact)).transpose()
    }

    /// All programs, boards, boxes or Stardates, by their keys.
    ///
    /// # Errors
    /// When the register is damaged.
    pub fn all_keyed<T: KeyedStore>(&self) -> Result<Vec<T>, StoreError> {
        let line = self.line(&place::<T>(""))?;
        line.facts.iter().map(|fact| self.read(*fact)).collect()
    }

    /// The printed names of the types and traits of Captain's Chair, of all boxes, and of the cards that rows of
    /// programs call by name.
    ///
    /// # Errors
    /// When the register is damaged.
    pub fn called(&self) -> Result<Vec<Called>, StoreError> {
        self.all_of(CALLED)
    }

    /// All cards of Captain's Chair as they are printed, of all boxes, in list order.
    ///
    /// # Errors
    /// When the register is damaged.
    pub fn printed_cards(&self) -> Result<Vec<Card>, StoreError> {
        self.all_of(PRINTED)
    }

    pub(super) fn all_of<T: DeserializeOwned>(&self, key: &str) -> Result<Vec<T>, StoreError> {
        let line = self.line(key)?;
        let all = line.facts.first();
        all.map_or_else(|| Ok(Vec::new()), |all| self.read(*all))
    }
}

impl<W: Write> RegisterDraft<W> {
    /// Appends all facts.
    pub(super) fn facts(&mut self, contents: &CatalogContents<'_>) -> Result<(), StoreError> {
        self.sort(contents.programs)?;
        self.sort(contents.boards)?;
        self.sort(contents.stardates)?;
        self.sort(contents.boxes)?;
        let named: Vec<Called> = contents.records.iter().filter_map(called).collect();
        let called = self.json(&named)?;
        self.line(CALLED).facts.push(called);
        let printed = self.json(&printed_cards(contents))?;
        self.line(PRINTED).facts.push(printed);
        Ok(())
    }

    /// Appends the facts of a sort by their keys. Of two with one key the first counts.
    fn sort<T: KeyedStore>(&mut self, facts: &[T]) -> Result<(), StoreError> {
        let mut facts: Vec<(&str, &T)> = facts.iter().map(|fact| (fact.key(), fact)).collect();
        facts.order_by(|a, b| a.0.cmp(b.0));
        facts.dedup_by(|a, b| a.0 == b.0);
        for (key, fact) in facts {
            let piece = self.json(fact)?;
            self.line(&place::<T>(key)).facts.push(piece);
            self.line(&place::<T>("")).facts.push(piece);
        }
        Ok(())
    }
}

/// The key of a fact in the register; that of all facts of its sort for an empty key.
fn place<T: KeyedStore>(key: &str) -> String {
    format!("{}/{key}", T::SORT)
}

fn printed_cards<'c>(contents: &'c CatalogContents<'_>) -> Vec<&'c Card> {
    let cards = sort_in_list_order(&contents.records).into_iter().filter_map(|record| match record {
        Record::Card(card) => Some(&card.card),
        Record::Rule(_) | Record::Ccg(_) => None,
    });
    cards.collect()
}

fn called(record: &Record) -> Option<Called> {
    let slug = record.id().slug();
    let is_filter = matches!(record.kind(), Kind::Type | Kind::Trait);
    let is_card = record.kind() == Kind::Card && NAMED_CARDS.contains(&slug);
    let is_called = record.game().has(Feature::Opponent) && (is_filter || is_card);
    is_called.then(|| (slug.to_owned(), record.title().clone()))
}
