//! Cards by how many copies of them the player owns, and by the player's decks.

use std::collections::BTreeMap;

use tantivy::schema::{Field as Slot, IndexRecordOption, Term};
use tantivy::{DocId, DocSet, SegmentReader, TERMINATED};

use super::compile::{QueryCompiler, Result};
use super::found::{BoxedQuery, FoundDocs};
use crate::search::query::{QueryValue, Relation, fields, is_within};
use model::{Feature, Game};

impl QueryCompiler<'_> {
    /// Cards of Second Edition of which the player owns as many as a value says; `Differs` is as good as
    /// `Equals`.
    pub(super) fn compile_owned(&self, relation: Relation, value: &QueryValue) -> Result<BoxedQuery> {
        let copies = self.copies()?.into_iter();
        let fitting = copies.filter(|(_, count)| is(*count, relation, value));
        Ok(Box::new(FoundDocs::from_positions(fitting.map(|(doc, _)| doc))))
    }

    /// The cards of a saved deck; `None` if there is none of this name.
    pub(super) fn saved_deck(&self, name: &str) -> Result<Option<BoxedQuery>> {
        let Some(names) = self.player.deck(name) else {
            return Ok(None);
        };
        let cards = self.second_edition()?;
        let called = names.iter().map(|name| self.bearers(name, &cards));
        let mut found = called.collect::<Result<Vec<_>>>()?.concat();
        found.sort_unstable();
        found.dedup();
        Ok(Some(Box::new(FoundDocs::from_positions(found))))
    }

    /// Every card of Second Edition, none of it owned.
    fn second_edition(&self) -> Result<BTreeMap<DocId, u32>> {
        let game = Game::with(Feature::Decks).code();
        let cards = bearing(self.segment, self.slots.of_field(&fields::GAME).term, game)?;
        Ok(cards.into_iter().map(|doc| (doc, 0)).collect())
    }

    /// Every card of Second Edition with its copies. A name that is no card's full name any more counts for
    /// the one card that had it before.
    pub(super) fn copies(&self) -> Result<BTreeMap<DocId, u32>> {
        let mut copies = self.second_edition()?;
        for (name, count) in self.player.copies() {
            for doc in self.bearers(name, &copies)? {
                let own = copies.entry(doc).or_default();
                *own = own.saturating_add(count);
            }
        }
        Ok(copies)
    }

    /// The cards among some that are called by a full name; else the one that was.
    fn bearers(&self, name: &str, among: &BTreeMap<DocId, u32>) -> Result<Vec<DocId>> {
        let mut titled = bearing(self.segment, self.slots.title_key, name)?;
        titled.retain(|doc| among.contains_key(doc));
        if !titled.is_empty() {
            return Ok(titled);
        }
        let mut named = bearing(self.segment, self.slots.name_key, name)?;
        named.retain(|doc| among.contains_key(doc));
        Ok(if named.len() == 1 { named } else { Vec::new() })
    }
}

/// The cards with a term in a slot.
pub(super) fn bearing(segment: &SegmentReader, slot: Slot, term: &str) -> tantivy::Result<Vec<DocId>> {
    let term = Term::from_field_text(slot, term);
    let inverted = segment.inverted_index(slot)?;
    let mut found = Vec::new();
    if let Some(mut postings) = inverted.read_postings(&term, IndexRecordOption::Basic)? {
        while postings.doc() != TERMINATED {
            found.push(postings.doc());
            postings.advance();
        }
    }
    Ok(found)
}

/// Whether so many copies are as many as a value says.
fn is(count: u32, relation: Relation, value: &QueryValue) -> bool {
    match value {
        QueryValue::Any => count > 0,
        QueryValue::Text { text, .. } => {
            let is_yes = fields::OWNED.terms(text).iter().any(|term| term == "yes");
            is_yes == (count > 0)
        }
        QueryValue::Number(_)
        | QueryValue::Between(..)
        | QueryValue::Fields(_)
        | QueryValue::Regex(_)
        | QueryValue::Level { .. } => value.bounds(relation).is_some_and(|bounds| is_within(count.into(), bounds)),
    }
}
