//! Conditions in other words than ours: `t:ship`, `is:dual`, `has:errata`, `order:cost`, `commander:enterprise`,
//! `2 leadership`. They are read as players of other games type them, and become queries of the usual fields.

use super::fault::{Fault, QueryError};
use super::fields::{self, Kind, QueryField};
use super::parse::{QueryParser, SUGGESTIONS};
use super::sort::SortKey;
use super::tree::{Clause, Query, QueryValue, Relation};
use model::text::key;
use model::text::vocabulary::typed;

/// Where `is:` looks for a word beside its own, in this order.
static QUALITIES: [&QueryField; 7] = [
    &fields::TYPE,
    &fields::UNIQUE_,
    &fields::AFFILIATION,
    &fields::POOL,
    &fields::ICON,
    &fields::QUADRANT,
    &fields::RARITY,
];

/// The field with one value, as it is said with a colon.
pub(super) fn is(field: &'static QueryField, text: &str) -> Query {
    let quoted = !text.chars().all(char::is_alphanumeric);
    let values = vec![QueryValue::Text { text: text.to_owned(), quoted }];
    Query::Field(Clause { field, relation: Relation::Is, values })
}

/// Where a card is: a mission or a dilemma.
fn place(text: &str) -> Option<Query> {
    let is_place = fields::MISSION_TYPE.has_word(text);
    is_place.then(|| Query::or(vec![is(&fields::MISSION_TYPE, text), is(&fields::DILEMMA_TYPE, text)]))
}

/// What a card is, if a word says it that belongs to another field than `is`.
fn quality(text: &str) -> Option<Query> {
    if fields::IS.has_word(text) {
        return None;
    }
    let named = QUALITIES.iter().find(|field| field.has_word(text));
    named.map(|field| is(field, text)).or_else(|| place(text))
}

/// The icons a ship needs as they are printed, these and no others: `[Cmd][Stf][Stf]`.
fn printed_staffing(text: &str) -> Option<Query> {
    let icons: Vec<&str> = text.split(|c: char| !c.is_alphanumeric()).filter(|icon| !icon.is_empty()).collect();
    let is_printed =
        (text.contains('[') || icons.len() > 1) && icons.iter().all(|icon| fields::STAFFING_.has_word(icon));
    if !is_printed {
        return None;
    }
    let clause =
        |value| Query::Field(Clause { field: &fields::STAFFING_, relation: Relation::Is, values: vec![value] });
    let count = |number: usize| i64::try_from(number).unwrap_or(i64::MAX);
    let mut parts = vec![clause(QueryValue::Number(count(icons.len())))];
    for word in fields::STAFFING_.words {
        let number = count(icons.iter().filter(|icon| word.stands_for(&key(icon))).count());
        let level =
            QueryValue::Level { name: word.code.to_owned(), quoted: false, relation: Relation::Equals, number };
        parts.extend((number > 0).then(|| clause(level)));
    }
    Some(Query::and(parts))
}

impl QueryParser {
    /// A field with its values, in the words of the field.
    pub(super) fn in_our_words(&mut self, name: &str, clause: Clause) -> Option<Query> {
        let Clause { field, relation, values } = clause;
        if relation.is_order() {
            return Some(Query::Field(Clause { field, relation, values }));
        }
        if field == &fields::UNIQUE_ && values.iter().any(|value| self.is_listing(value)) {
            return None;
        }
        let (mut own, mut ways) = (Vec::new(), Vec::new());
        for value in values {
            match &value {
                QueryValue::Text { text, .. } => match self.reworded(name, field, text) {
                    Some(query) => ways.push(query),
                    None => own.push(value),
                },
                QueryValue::Any
                | QueryValue::Regex(_)
                | QueryValue::Number(_)
                | QueryValue::Between(..)
                | QueryValue::Fields(_)
                | QueryValue::Level { .. } => own.push(value),
            }
        }
        if ways.is_empty() {
            return Some(Query::Field(Clause { field, relation, values: own }));
        }
        if !own.is_empty() {
            ways.insert(0, Query::Field(Clause { field, relation: Relation::Is, values: own }));
        }
        let found = Query::or(ways);
        Some(if relation == Relation::Differs { Query::Not(Box::new(found)) } else { found })
    }

    /// Whether a value of `unique:` says how cards are listed.
    fn is_listing(&mut self, value: &QueryValue) -> bool {
        let QueryValue::Text { text, .. } = value else {
            return false;
        };
        let is_prints = typed::LISTED_PRINTS.is(text);
        self.wishes.has_printings |= is_prints;
        is_prints || typed::LISTED_CARDS.is(text)
    }

    /// What a value says that belongs to another field, or that is written as it is printed.
    fn reworded(&mut self, name: &str, field: &'static QueryField, text: &str) -> Option<Query> {
        if field == &fields::TYPE && key(name) == "t" && !field.has_word(text) && !text.contains('*') {
            return Some(place(text).unwrap_or_else(|| {
                self.wishes.in_texts.push(text.to_owned());
                is(&fields::TEXT, text)
            }));
        }
        if field == &fields::FOCUS && key(name) == "f" {
            let meant = [&fields::POOL, &fields::AFFILIATION].into_iter().find(|field| field.has_word(text));
            return meant.map(|field| is(field, text));
        }
        if field == &fields::IS {
            return quality(text);
        }
        if field == &fields::STAFFING_ {
            return printed_staffing(text);
        }
        if field == &fields::SPECIES && text.contains('/') {
            let species = text.split('/').map(str::trim).filter(|species| !species.is_empty());
            return Some(Query::and(species.map(|species| is(field, species)).collect()));
        }
        None
    }

    /// A word before a sign that names no field, but says something. `None` inside if it asks for nothing that a
    /// card must be.
    pub(super) fn condition(
        &mut self,
        word: &str,
        relation: Relation,
        start: usize,
    ) -> Result<Option<Query>, QueryError> {
        if typed::CONDITION_HAS.is(word) {
            return self.has_field().map(Some);
        }
        if typed::CONDITION_NOT.is(word) {
            let values = self.values(&fields::IS, Relation::Is)?;
            let clause = Clause { field: &fields::IS, relation: Relation::Is, values };
            return Ok(self.in_our_words(word, clause).map(|query| Query::Not(Box::new(query))));
        }
        if typed::CONDITION_ORDER.is(word) {
            return self.sorted_by().map(|()| None);
        }
        if typed::CONDITION_DIRECTION.is(word) {
            let text = self.run(|_| true);
            let is_down = typed::DIRECTION_DESC.is(&text);
            self.wishes.sort.iter_mut().for_each(|key| key.descending = is_down);
            return Ok(None);
        }
        if let Some(keyword) = typed::VALUED.iter().find(|keyword| keyword.is(word)) {
            return self.keyword_with_value(keyword.code, relation).map(Some);
        }
        if let Some(skill) = fields::SKILLS.iter().find(|skill| skill.stands_for(&key(word))) {
            return self.skill_level(skill.code, relation).map(Some);
        }
        let suggestions = QueryField::suggest_names(word, SUGGESTIONS);
        // A name may have a colon: `Chula: The Chandra`.
        if suggestions.is_empty() && self.peek().is_some_and(char::is_whitespace) {
            return Ok(super::parse::bare(word));
        }
        Err(Fault::UnknownField { field: word.to_owned(), suggestions }.at(start))
    }

    /// `has:keyword`: any value in the field; of what is so or not, that it is so.
    fn has_field(&mut self) -> Result<Query, QueryError> {
        self.skip_blanks();
        let start = self.at;
        let name = self.run(|_| true);
        let Some(field) = QueryField::find_by_name(&name) else {
            let suggestions = QueryField::suggest_names(&name, SUGGESTIONS);
            return Err(Fault::UnknownField { field: name, suggestions }.at(start));
        };
        if field == &fields::ERRATA {
            return Ok(Query::or(vec![
                is(field, typed::ERRATA_YES.code),
                is(&fields::IS, typed::IS_CORRECTED.code),
            ]));
        }
        if field.words == typed::ERRATA {
            return Ok(is(field, typed::ERRATA_YES.code));
        }
        Ok(Query::Field(Clause { field, relation: Relation::Is, values: vec![QueryValue::Any] }))
    }

    fn sorted_by(&mut self) -> Result<(), QueryError> {
        self.skip_blanks();
        let start = self.at;
        let text = self.run(|_| true);
        for name in text.split([',', '|']).filter(|name| !name.is_empty()) {
            let key = SortKey::parse(name).map_err(|error| error.fault.at(start))?;
            self.wishes.sort.push(key);
        }
        Ok(())
    }

    /// `commander:enterprise`: the keyword, with this anywhere behind its colon.
    fn keyword_with_value(&mut self, keyword: &str, relation: Relation) -> Result<Query, QueryError> {
        let (field, start) = (&fields::KEYWORD, self.at);
        let read = self.values(field, relation)?.into_iter().map(|value| match value {
            QueryValue::Text { text, .. } => {
                QueryValue::Text { text: format!("{keyword}: *{}*", text.trim_matches('*')), quoted: true }
            }
            QueryValue::Any
            | QueryValue::Regex(_)
            | QueryValue::Number(_)
            | QueryValue::Between(..)
            | QueryValue::Fields(_)
            | QueryValue::Level { .. } => QueryValue::Text { text: keyword.to_owned(), quoted: false },
        });
        let values: Vec<QueryValue> = read.collect();
        for _ in &values {
            self.counted(true, start)?;
        }
        Ok(Query::Field(Clause { field, relation, values }))
    }

    /// `leadership>=2`
    fn skill_level(&mut self, skill: &str, relation: Relation) -> Result<Query, QueryError> {
        self.skip_blanks();
        let start = self.at;
        let text = self.run(|c| c != ',');
        let number = text.parse().map_err(|_| {
            let field = skill.to_owned();
            Fault::NotANumber { field, value: text }.at(start)
        })?;
        let relation = if relation == Relation::Is { Relation::Equals } else { relation };
        let level = QueryValue::Level { name: skill.to_owned(), quoted: false, relation, number };
        Ok(Query::Field(Clause { field: &fields::SKILL, relation: Relation::Is, values: vec![level] }))
    }

    /// Whether a value of the field stands here, with no sign of comparison behind it; reads it.
    pub(super) fn is_value_of(&mut self, field: &'static QueryField) -> bool {
        let text = match self.peek() {
            Some(c) if super::parse::is_quote(c) => self.quoted().unwrap_or_default(),
            // What follows is negated or a pattern, as everywhere.
            Some('-' | '/') => return false,
            _ => self.run(|c| !matches!(c, ',' | '|' | ':')),
        };
        let after = self.at;
        if self.peek() != Some(':') {
            self.skip_blanks();
        }
        let is_field = self.relation().is_some();
        self.at = after;
        let is_number = text.parse::<i64>().is_ok();
        !is_field
            && match field.kind {
                Kind::Number | Kind::Numbered | Kind::Copies => is_number,
                Kind::Level => is_number || field.has_word(&text),
                Kind::Closed | Kind::Needs => field.has_word(&text),
                Kind::Text => false,
            }
    }
}
