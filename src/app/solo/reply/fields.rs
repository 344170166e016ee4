//! What was filled in, as serde reads it: the name of a field is the path of its value, as `market.0.tokens.glory`.
//! A value may go on where the path ends: `option.1` is the option 1, and a comma parts answers to several questions.

use std::fmt::Display;
use std::str::FromStr;

use serde::de::value::{Error as BadValue, MapAccessDeserializer, MapDeserializer, SeqDeserializer};
use serde::de::{Deserializer, Error as _, IntoDeserializer, Visitor};
use serde::{Deserialize, forward_to_deserialize_any};

use crate::solo::control::fields::{NOTHING, path};
use crate::solo::reply::reader::unreadable;
use page::FilledForm;
use words::Problem;

/// Longer paths and values with parts of their own are none of ours, so nothing is read endlessly deep.
const LONGEST: usize = 120;

/// What was filled in at a path and below it.
#[derive(Debug, Clone)]
pub(super) struct Sent<'f> {
    form: &'f FilledForm,
    path: String,
    /// What stands here if a longer value was parted.
    part: Option<&'f str>,
}

/// The names of fields or kinds.
type Names = &'static [&'static str];

impl<'f> Sent<'f> {
    pub(super) fn new(form: &'f FilledForm, path: &str) -> Sent<'f> {
        Sent { form, path: path.to_owned(), part: None }
    }

    /// What was filled in a step further.
    pub(super) fn at(&self, step: impl Display) -> Sent<'f> {
        Sent { form: self.form, path: path(&self.path, &step.to_string()), part: None }
    }

    /// The value here; empty if there is none.
    pub(super) fn text(&self) -> &'f str {
        self.part.unwrap_or_else(|| self.form.get(&self.path))
    }

    /// Values a step further as one line, those that are empty left out.
    pub(super) fn join(&self, steps: &[&str]) -> String {
        let values: Vec<&str> =
            steps.iter().map(|step| self.at(step).text()).filter(|text| !text.is_empty()).collect();
        values.join(" ")
    }

    /// Every value here.
    pub(super) fn all(&self) -> impl Iterator<Item = &'f str> {
        self.form.0.iter().filter(|(name, _)| *name == self.path).map(|(_, value)| value.trim())
    }

    /// Whether a switch here is on.
    pub(super) fn is_on(&self) -> bool {
        self.text() == "on"
    }

    /// Reads what was filled in here and below.
    ///
    /// # Errors
    /// When something is missing or cannot be read.
    pub(super) fn read<T: Deserialize<'f>>(&self) -> Result<T, Problem> {
        T::deserialize(self.clone()).map_err(|bad| match bad.to_string().as_str() {
            "" => Problem::left_empty(),
            text => unreadable(text),
        })
    }

    /// Whether nothing was filled in here and below.
    pub(super) fn is_empty(&self) -> bool {
        let is_below = |name: &str| name.strip_prefix(&self.path).is_some_and(|rest| rest.starts_with('.'));
        let is_filled = |(name, value): &(String, String)| is_below(name) && !value.trim().is_empty();
        self.text().is_empty() && !self.form.0.iter().any(is_filled)
    }

    fn parsed<T: FromStr>(&self) -> Result<T, BadValue> {
        self.text().parse().map_err(|_| BadValue::custom(self.text()))
    }
}

impl<'de> Deserializer<'de> for Sent<'de> {
    type Error = BadValue;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, BadValue> {
        visitor.visit_borrowed_str(self.text())
    }

    fn deserialize_u8<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, BadValue> {
        visitor.visit_u8(self.parsed()?)
    }

    fn deserialize_u64<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, BadValue> {
        visitor.visit_u64(self.parsed()?)
    }

    fn deserialize_bool<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, BadValue> {
        visitor.visit_bool(self.is_on() || self.parsed()?)
    }

    fn deserialize_map<V: Visitor<'de>>(self, _: V) -> Result<V::Value, BadValue> {
        Err(BadValue::custom(""))
    }

    fn deserialize_unit<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, BadValue> {
        visitor.visit_unit()
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, BadValue> {
        if self.text() == NOTHING { visitor.visit_none() } else { visitor.visit_some(self) }
    }

    fn deserialize_seq<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, BadValue> {
        let parts = self.text().split(',').map(|part| Sent { part: Some(part), ..self.clone() });
        visitor.visit_seq(SeqDeserializer::new(parts))
    }

    fn deserialize_tuple<V: Visitor<'de>>(self, len: usize, visitor: V) -> Result<V::Value, BadValue> {
        visitor.visit_seq(SeqDeserializer::new((0..len).map(|at| self.at(at))))
    }

    fn deserialize_struct<V: Visitor<'de>>(self, _: &str, fields: Names, visitor: V) -> Result<V::Value, BadValue> {
        let below = fields.iter().map(|name| (*name, self.at(name)));
        visitor.visit_map(MapDeserializer::new(below.filter(|(_, sent)| !sent.is_empty())))
    }

    fn deserialize_enum<V: Visitor<'de>>(self, _: &str, variants: Names, visitor: V) -> Result<V::Value, BadValue> {
        let below = || variants.iter().find(|name| !self.at(name).is_empty());
        let (name, content) = match (self.text(), self.text().split_once('.')) {
            ("", _) => below().map(|name| (*name, self.at(name))).ok_or_else(|| BadValue::custom(""))?,
            (_, Some((name, rest))) => (name, Sent { part: Some(rest), ..self }),
            (name, None) => (name, self.clone()),
        };
        if content.path.len() + name.len() + content.text().len() > LONGEST || !variants.contains(&name) {
            return Err(BadValue::custom(name));
        }
        let kind = MapDeserializer::new(std::iter::once((name, content)));
        MapAccessDeserializer::new(kind).deserialize_enum("", variants, visitor)
    }

    forward_to_deserialize_any! {
        i8 i16 i32 i64 i128 u16 u32 u128 f32 f64 char str string bytes byte_buf unit_struct newtype_struct
        tuple_struct identifier ignored_any
    }
}

impl<'de> IntoDeserializer<'de, BadValue> for Sent<'de> {
    type Deserializer = Sent<'de>;

    fn into_deserializer(self) -> Sent<'de> {
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use solo::state::question::{Chosen, PartOutcome, QuestionAnswer};

    fn read(fields: &[(&str, &str)]) -> Result<QuestionAnswer, Problem> {
        let fields = fields.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned()));
        Sent::new(&FilledForm(fields.collect()), "answer").read()
    }

    #[test]
    fn an_answer_is_read_by_the_paths_of_its_fields() {
        let option = QuestionAnswer::Choice(Chosen::Option(2));
        let both = vec![QuestionAnswer::Part(PartOutcome::Done), QuestionAnswer::Yes(false)];
        for (fields, answer) in [
            (&[("answer.part", "cancelled")][..], QuestionAnswer::Part(PartOutcome::Cancelled)),
            (&[("answer.choice", "option.2")], option.clone()),
            (&[("answer.choice.option", "2")], option),
            (&[("answer.where", "-")], QuestionAnswer::Where(None)),
            (&[("answer.where", "3")], QuestionAnswer::Where(Some(3))),
            (&[("answer.several", "part.done,yes.false")], QuestionAnswer::Several(both)),
            (
                &[("answer.tracks.1", "2"), ("answer.tracks.0", "1"), ("answer.tracks.2", "3")],
                QuestionAnswer::Tracks([1, 2, 3]),
            ),
        ] {
            assert_eq!(read(fields).expect("an answer"), answer, "{fields:?}");
        }
    }

    #[test]
    fn what_is_missing_cannot_be_or_never_ends_is_refused() {
        let (deep, long) = ("several.".repeat(20_000), format!("answer{}", ".several.0".repeat(20_000)));
        for fields in [
            &[][..],
            &[("answer.part", "")],
            &[("answer.part", "tribble")],
            &[("answer.count", "256")],
            &[("answer.tracks.0", "1")],
            &[("answer", &deep)],
            &[("answer.several", &deep)],
            &[(&long, "later")],
        ] {
            assert!(read(fields).is_err(), "{fields:?}");
        }
    }
}
