//! Entries and cards as programs read them: the facts of a record, some of them in other words. Texts keep their
//! named symbols (`[glory]`).

use serde::de::value::Error as Fault;
use serde::de::{DeserializeOwned, Visitor};
use serde::ser::Error;
use serde::{Deserializer, Serialize, Serializer, forward_to_deserialize_any};
use serde_json::{Map, Value};

use catalog::lookup::ScoredRecord;
use catalog::search::Passage;
use model::{Card, CcgCard, Entry, Figure, Lang, Link, Localized, Record, Reference, RuleText};

/// Hits with their scores, to three places.
pub(super) fn hits<S: Serializer>(found: &[ScoredRecord], serializer: S) -> Result<S::Ok, S::Error> {
    let scored = |found: &ScoredRecord| {
        let mut document = document(&found.record)?;
        let passage = found.passage.as_ref();
        document.set("passage", passage.map(Passage::spelled))?;
        document.set("score", f64::from((found.score * 1000.0).round()) / 1000.0)?;
        Ok(document)
    };
    let documents: serde_json::Result<Vec<_>> = found.iter().map(scored).collect();
    documents.map_err(S::Error::custom)?.serialize(serializer)
}

/// One record.
pub(super) fn record<S: Serializer>(record: &Record, serializer: S) -> Result<S::Ok, S::Error> {
    let document = document(record).map_err(S::Error::custom)?;
    document.serialize(serializer)
}

/// Whether records can have a field of this name, though few may have it.
pub fn is_field(name: &str) -> bool {
    let of_records = [names_of::<Entry>(), names_of::<Card>(), names_of::<CcgCard>()];
    of_records.concat().contains(&name)
}

/// The names of the fields of a record.
fn names_of<T: DeserializeOwned>() -> &'static [&'static str] {
    let mut names = FieldNames(&[]);
    // Nothing is read: it ends with a fault once the names are known.
    let _ = T::deserialize(&mut names);
    names.0
}

/// What is asked to read a record, and keeps the names of its fields instead.
struct FieldNames(&'static [&'static str]);

impl<'de> Deserializer<'de> for &mut FieldNames {
    type Error = Fault;

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        fields: &'static [&'static str],
        _: V,
    ) -> Result<V::Value, Fault> {
        self.0 = fields;
        Err(Error::custom("no record"))
    }

    fn deserialize_any<V: Visitor<'de>>(self, _: V) -> Result<V::Value, Fault> {
        Err(Error::custom("no record"))
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 u8 u16 u32 u64 f32 f64 char str string bytes byte_buf option unit unit_struct
        newtype_struct seq tuple tuple_struct map enum identifier ignored_any
    }
}

/// One record as a document in parts: a rule entry whose references have titles; a card of Captain's Chair, whose
/// `text` has the gists of its operations, one a line; a card of the Star Trek CCG, whose `title` is its full name and
/// `text` its imported game text.
///
/// # Errors
/// When a fact has a shape JSON lacks.
pub fn document(record: &Record) -> serde_json::Result<Map<String, Value>> {
    let mut fields = match record {
        Record::Rule(rule) => {
            let mut fields = facts(&rule.entry, &["further", "questions"])?;
            fields.set("text", rule.entry.text.both())?;
            fields.set_some("example", rule.entry.example.as_ref().map(RuleText::both))?;
            fields.set("see", links(&rule.see))?;
            fields.set_list("cards", &links(&rule.cards))?;
            fields.set_some("beyond", rule.beyond.as_ref())?;
            fields
        }
        Record::Card(card) => {
            let mut fields = card_facts(&card.card)?;
            fields.set("title", &card.card.title)?;
            fields.set("text", text(record))?;
            fields.set_list("rulings", &card.rulings)?;
            fields.set_list("boxes", &card.boxes)?;
            fields.set_some("replaces", card.replaces.as_ref())?;
            fields.set_some("replaced_by", card.replaced_by.as_ref())?;
            fields.set_some("beyond", card.beyond.as_ref())?;
            fields.set("source", [(); 0])?;
            fields
        }
        Record::Ccg(card) => {
            let mut fields = ccg_facts(&card.card)?;
            fields.set("title", &card.title)?;
            fields.set_some("subtitle", card.card.subtitle.as_ref())?;
            fields.set("aliases", &card.aliases)?;
            fields.set("text", text(record))?;
            fields.set("see", &card.see)?;
            fields.set("source", [(); 0])?;
            fields
        }
    };
    fields.set("game", record.game())?;
    fields.set("kind", record.kind())?;
    Ok(fields)
}

/// What a record says in both languages.
pub fn text(record: &Record) -> Localized<String> {
    Localized { de: record.text(Lang::De), en: record.text(Lang::En) }
}

/// The facts of a card of Captain's Chair, all but its title, its boxes and its rulings.
pub(crate) fn card_facts(card: &Card) -> serde_json::Result<Map<String, Value>> {
    facts(card, &["title", "box", "number", "reprints", "replaces", "rulings"])
}

/// The facts of a card of the Star Trek CCG, all but its names and its text.
pub(crate) fn ccg_facts(card: &CcgCard) -> serde_json::Result<Map<String, Value>> {
    let mut fields = facts(card, &["title", "subtitle", "text", "today"])?;
    fields.set_some("span", card.span.as_ref().map(number))?;
    fields.set_some("points", card.points.as_ref().map(number))?;
    let attributes = card.attributes.as_ref();
    fields.set_some("attributes", attributes.map(|figures| figures.each_ref().map(number)))?;
    Ok(fields)
}

/// The fields of a record of the data but some.
fn facts(record: &impl Serialize, without: &[&str]) -> serde_json::Result<Map<String, Value>> {
    let mut fields: Map<String, Value> = serde_json::from_value(serde_json::to_value(record)?)?;
    fields.retain(|name, _| !without.contains(&name.as_str()));
    Ok(fields)
}

fn links(references: &[Reference]) -> Vec<&Link> {
    references.iter().map(|to| &to.link).collect()
}

/// A figure as a number; those of First Edition that are none, like `7+X`, as a text.
fn number(figure: &Figure) -> Value {
    let number = figure.number().map(Value::from);
    number.unwrap_or_else(|| Value::from(figure.as_str()))
}

/// Writing fields of a document.
pub trait SetField {
    /// Sets a field.
    ///
    /// # Errors
    /// When the value has a shape JSON lacks.
    fn set(&mut self, name: &str, value: impl Serialize) -> serde_json::Result<()>;

    /// Sets a field that is absent where there is no value.
    ///
    /// # Errors
    /// When the value has a shape JSON lacks.
    fn set_some(&mut self, name: &str, value: Option<impl Serialize>) -> serde_json::Result<()> {
        value.map_or(Ok(()), |value| self.set(name, value))
    }

    /// Sets a field that is absent where the list is empty.
    ///
    /// # Errors
    /// When a value has a shape JSON lacks.
    fn set_list(&mut self, name: &str, values: &[impl Serialize]) -> serde_json::Result<()> {
        self.set_some(name, (!values.is_empty()).then_some(values))
    }
}

impl SetField for Map<String, Value> {
    fn set(&mut self, name: &str, value: impl Serialize) -> serde_json::Result<()> {
        self.insert(name.to_owned(), serde_json::to_value(value)?);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use data::{Library, embedded};
    use model::{Boxes, CcgRecord};

    fn document(record: &Record) -> Value {
        super::record(record, serde_json::value::Serializer).expect("a document")
    }

    /// Facts that stand in a document with other words than in the data.
    const OTHERWISE: [&str; 12] = [
        "box",
        "number",
        "reprints",
        "replaces",
        "title",
        "text",
        "example",
        "see",
        "span",
        "points",
        "attributes",
        "rulings",
    ];

    /// Those that stand with the boxes of a card.
    const IN_BOXES: [&str; 3] = ["box", "number", "reprints"];

    #[test]
    fn every_fact_of_a_record_stands_in_its_document() {
        let library = Library::load(&embedded()).expect("valid data");
        for record in library.records_for(&Boxes::all()) {
            let facts = match &record {
                Record::Rule(rule) => json!(rule.entry),
                Record::Card(card) => json!(card.card),
                Record::Ccg(card) => json!(card.card),
            };
            let document = document(&record);
            // What an entry answers is for the search alone.
            for (name, fact) in
                facts.as_object().expect("an object").iter().filter(|(name, _)| *name != "questions")
            {
                let is_card = matches!(record, Record::Card(_));
                let place = if is_card && IN_BOXES.contains(&name.as_str()) { "boxes" } else { name.as_str() };
                let is_same = OTHERWISE.contains(&name.as_str()) || document[name] == *fact;
                assert!(is_same && !document[place].is_null(), "{}: {name}", record.id());
            }
        }
    }

    #[test]
    fn figures_are_numbers_where_they_can_be() {
        let yaml = "id: 1e/card/test\ntitle: Test\ntype: personnel\nuniqueness: unique\n\
                    points: '40'\nattributes: ['7', '7+X', '*']\nprintings: []\n";
        let card = serde_yaml::from_str(yaml).expect("a card");
        let record = Record::Ccg(Box::new(CcgRecord::from_card(&card, |_| None)));
        let document = document(&record);
        assert_eq!(document["points"], 40);
        assert_eq!(document["attributes"], json!([7, "7+X", "*"]));
    }
}
