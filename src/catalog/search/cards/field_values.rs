//! Values of fields, as queries of tantivy: what they may mean, and whether they are known at all.

use std::collections::HashSet;

use super::compile::{QueryCompiler, Result, any, between, name_query, nothing, side_by_side, with_term};
use super::found::{BoxedQuery, with_sum};
use super::patterns::Wildcard;
use super::write::level_term;
use crate::search::owned::OwnedDocs;
use crate::search::query::fields;
use crate::search::query::fields::{Kind, QueryField};
use crate::search::query::{Clause, Fault, QueryValue, Relation, Sum};
use model::text::vocabulary::TypedForms;
use model::text::{closest_things, key, words};

/// Highest level that occurs of anything: each level is a term of its own, and a comparison asks for all that fit.
const HIGHEST_LEVEL: i64 = 20;
/// At most this many suggestions.
const SUGGESTIONS: usize = 4;

impl QueryCompiler<'_> {
    pub(super) fn compile_value(&self, clause: &Clause, value: &QueryValue) -> Result<BoxedQuery> {
        let field = clause.field;
        if field.kind == Kind::Copies {
            return self.compile_owned(clause.relation, value);
        }
        match value {
            QueryValue::Any => Ok(with_term(self.slots.has, field.code)),
            QueryValue::Text { text, quoted } => self.compile_text(clause, text, *quoted),
            QueryValue::Regex(pattern) => {
                let slot = if field == &fields::NAME { self.slots.raw_name } else { self.slots.raw_text };
                self.compile_regex(pattern, &[slot])
            }
            QueryValue::Number(number) => {
                let (low, high) = clause.relation.bounds(*number);
                Ok(between(self.slots.of_field(field).number, low, high))
            }
            QueryValue::Between(low, high) => Ok(between(self.slots.of_field(field).number, *low, *high)),
            QueryValue::Fields(_) => {
                let sum = Sum { fields: vec![field], relation: clause.relation, values: vec![value.clone()] };
                Ok(Box::new(with_sum(self.segment, &sum)?))
            }
            QueryValue::Level { name, relation, number, .. } => self.compile_level(field, name, *relation, *number),
        }
    }

    fn compile_text(&self, clause: &Clause, text: &str, quoted: bool) -> Result<BoxedQuery> {
        match clause.field.kind {
            Kind::Text => self.compile_words_in(clause, text, quoted),
            Kind::Needs => self.compile_requirement(clause.field, text),
            Kind::Closed | Kind::Numbered | Kind::Level | Kind::Number | Kind::Copies => {
                self.compile_closed(clause.field, text)
            }
        }
    }

    /// Words of names or texts.
    fn compile_words_in(&self, clause: &Clause, text: &str, quoted: bool) -> Result<BoxedQuery> {
        let is_name = clause.field == &fields::NAME;
        let whole = clause.relation != Relation::Is;
        let place = [if is_name { &self.slots.name } else { &self.slots.text }];
        match (whole, is_name, quoted) {
            (true, true, _) => Ok(name_query(self.slots.name_key, text)),
            (true, false, _) | (false, _, true) => Ok(self.compile_phrase(text, &place)),
            (false, _, false) => self.compile_word(text, &place),
        }
    }

    /// A value of a closed list, whole; a value nobody knows is an error.
    fn compile_closed(&self, field: &'static QueryField, value: &str) -> Result<BoxedQuery> {
        let slot = self.slots.of_field(field).term;
        if value.contains('*') {
            return Ok(Box::new(self.match_wildcard(slot, &Wildcard::new(value, key))?));
        }
        let terms = self.known_terms(field, value)?.into_iter();
        let mut found: Vec<BoxedQuery> = terms.map(|term| with_term(slot, &term)).collect();
        if field == &fields::DECK {
            found.extend(self.saved_deck(value)?);
        }
        if found.is_empty() {
            return Err(self.unknown_value(field, value)?);
        }
        Ok(any(found))
    }

    /// The terms a value means that are known.
    fn known_terms(&self, field: &'static QueryField, value: &str) -> Result<Vec<String>> {
        let slot = self.slots.of_field(field).term;
        let mut known = Vec::new();
        for term in field.terms(value) {
            if field.knows(&term) || self.has_term(slot, &term)? {
                known.push(term);
            }
        }
        Ok(known)
    }

    fn unknown_value(&self, field: &'static QueryField, value: &str) -> Result<super::SearchError> {
        let mut spelled = self.spellings(field)?;
        if field == &fields::DECK {
            spelled.extend_from_slice(self.player.deck_names());
        }
        for word in field.words.iter().chain(extra(field)) {
            spelled.push(word.code.to_owned());
            spelled.extend(word.names().map(str::to_owned));
        }
        let mut keys = HashSet::new();
        spelled.retain(|name| keys.insert(key(name)));
        let meant: Vec<String> = spelled.iter().filter_map(|name| field.terms(name).into_iter().next()).collect();
        let named = spelled.iter().zip(&meant).map(|(name, term)| (name.as_str(), term.as_str()));
        let near = closest_things(value, named, SUGGESTIONS);
        let fault = Fault::UnknownValue {
            field: field.code.to_owned(),
            value: value.to_owned(),
            suggestions: near.into_iter().map(str::to_owned).collect(),
        };
        Ok(fault.anywhere().into())
    }

    /// All values of a field as they are spelled on cards.
    pub(super) fn spellings(&self, field: &'static QueryField) -> Result<Vec<String>> {
        self.column(&format!("spelled-{}", field.code))
    }

    /// All that stands in a slot that keeps a list of it, each once, as far as the boxes have it.
    pub(super) fn column(&self, slot: &str) -> Result<Vec<String>> {
        let Some(column) = self.segment.fast_fields().str(slot)? else {
            return Ok(Vec::new());
        };
        let owned = OwnedDocs::open(self.segment, self.slots.availability, self.boxes)?;
        let mut is_said = vec![false; column.num_terms()];
        for doc in (0..self.segment.max_doc()).filter(|doc| owned.has(*doc)) {
            column.term_ords(doc).for_each(|at| is_said[at as usize] = true);
        }
        let mut found = Vec::new();
        let mut stream = column.dictionary().stream().map_err(tantivy::TantivyError::from)?;
        for is_said in is_said {
            if stream.advance() && is_said {
                found.push(String::from_utf8_lossy(stream.key()).into_owned());
            }
        }
        Ok(found)
    }

    fn compile_level(
        &self,
        field: &'static QueryField,
        name: &str,
        relation: Relation,
        number: i64,
    ) -> Result<BoxedQuery> {
        if field.kind == Kind::Needs
            && let Some(slot) = self.find_sum_slot(name)
        {
            if relation == Relation::Differs {
                return Ok(any(vec![
                    between(slot, None, Some(number.saturating_sub(1))),
                    between(slot, Some(number.saturating_add(1)), None),
                ]));
            }
            let (low, high) = relation.bounds(number);
            return Ok(between(slot, low, high));
        }
        let terms = self.known_terms(field, name)?;
        if terms.is_empty() {
            return Err(self.unknown_value(field, name)?);
        }
        let slot = self.slots.of_field(field).term;
        let levels = (1..=HIGHEST_LEVEL).filter(|level| holds(relation, *level, number));
        let found =
            levels.flat_map(|level| terms.iter().map(move |term| with_term(slot, &level_term(term, level))));
        Ok(any(found.collect()))
    }

    /// A skill, an attribute, or words of what a mission requires.
    fn compile_requirement(&self, field: &'static QueryField, value: &str) -> Result<BoxedQuery> {
        if let Some(slot) = self.find_sum_slot(value) {
            return Ok(between(slot, None, None));
        }
        if value.contains('*') {
            let found = self.match_wildcard(self.slots.of_field(field).term, &Wildcard::new(value, key))?;
            let pattern = Wildcard::new(value, |piece| words(piece).concat());
            let words = self.match_wildcard(self.slots.requirement, &pattern)?;
            return Ok(any(vec![Box::new(found), Box::new(words)]));
        }
        let terms = self.known_terms(field, value)?;
        if !terms.is_empty() {
            let slot = self.slots.of_field(field).term;
            return Ok(any(terms.iter().map(|term| with_term(slot, term)).collect()));
        }
        let words = words(value);
        for word in &words {
            if !self.has_term(self.slots.requirement, word)? {
                return Err(self.unknown_value(field, value)?);
            }
        }
        if words.is_empty() { Ok(nothing()) } else { Ok(side_by_side(self.slots.requirement, &words)) }
    }

    fn find_sum_slot(&self, value: &str) -> Option<tantivy::schema::Field> {
        let folded = key(value);
        let attribute = fields::ATTRIBUTES.iter().find(|word| word.stands_for(&folded))?;
        self.slots.sum(attribute.code)
    }
}

/// Further words a field understands.
fn extra(field: &QueryField) -> &'static [TypedForms] {
    if field.kind == Kind::Needs { fields::ATTRIBUTES } else { &[] }
}

/// Whether a level stands in a relation to a number.
fn holds(relation: Relation, level: i64, number: i64) -> bool {
    match relation {
        Relation::Is | Relation::Equals => level == number,
        Relation::Differs => level != number,
        Relation::Less => level < number,
        Relation::AtMost => level <= number,
        Relation::More => level > number,
        Relation::AtLeast => level >= number,
    }
}
