//! Effects as they stand in a file: flat, one word an effect, whatever group it is of.

use std::fmt;
use std::sync::LazyLock;

use serde::de::{self, Deserializer, EnumAccess, IntoDeserializer, VariantAccess, Visitor, value};
use serde::{Deserialize, Serialize, Serializer, forward_to_deserialize_any};

use super::effect::{Acquisition, Compound, Effect, Flip, Growth, Movement, OwnCard};

/// The word for [`Effect::You`].
const YOU: &str = "you";
/// The word for [`Effect::Continue`].
const CONTINUE: &str = "continue_resolution";

/// All words for effects, for the message about one that is none.
static WORDS: LazyLock<Vec<&'static str>> = LazyLock::new(|| {
    let groups = [
        words::<Growth>(),
        words::<Acquisition>(),
        words::<Movement>(),
        words::<Flip>(),
        words::<OwnCard>(),
        words::<Compound>(),
        &[YOU, CONTINUE],
    ];
    groups.concat()
});

impl Serialize for Effect {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Effect::Grow(growth) => growth.serialize(serializer),
            Effect::Acquire(acquisition) => acquisition.serialize(serializer),
            Effect::Move(movement) => movement.serialize(serializer),
            Effect::Flip(flip) => flip.serialize(serializer),
            Effect::Own(own) => own.serialize(serializer),
            Effect::Compound(compound) => compound.serialize(serializer),
            Effect::You(part) => serializer.serialize_newtype_variant("Effect", 0, YOU, part),
            Effect::Continue => serializer.serialize_unit_variant("Effect", 1, CONTINUE),
        }
    }
}

impl<'de> Deserialize<'de> for Effect {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Effect, D::Error> {
        deserializer.deserialize_enum("Effect", &WORDS, EffectVisitor)
    }
}

struct EffectVisitor;

impl<'de> Visitor<'de> for EffectVisitor {
    type Value = Effect;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an effect")
    }

    fn visit_enum<A: EnumAccess<'de>>(self, data: A) -> Result<Effect, A::Error> {
        let (word, content) = data.variant::<String>()?;
        if word == YOU {
            return content.newtype_variant().map(Effect::You);
        }
        if word == CONTINUE {
            return content.unit_variant().map(|()| Effect::Continue);
        }
        let is_of = |group: &[&str]| group.contains(&word.as_str());
        if is_of(words::<Growth>()) {
            Growth::deserialize(WordedValue { word, content }).map(Effect::Grow)
        } else if is_of(words::<Acquisition>()) {
            Acquisition::deserialize(WordedValue { word, content }).map(Effect::Acquire)
        } else if is_of(words::<Movement>()) {
            Movement::deserialize(WordedValue { word, content }).map(Effect::Move)
        } else if is_of(words::<Flip>()) {
            Flip::deserialize(WordedValue { word, content }).map(Effect::Flip)
        } else if is_of(words::<OwnCard>()) {
            OwnCard::deserialize(WordedValue { word, content }).map(Effect::Own)
        } else if is_of(words::<Compound>()) {
            Compound::deserialize(WordedValue { word, content }).map(Effect::Compound)
        } else {
            Err(de::Error::unknown_variant(&word, &WORDS))
        }
    }
}

/// An enum value whose word has been read already.
struct WordedValue<Content> {
    word: String,
    content: Content,
}

impl<'de, Content: VariantAccess<'de>> Deserializer<'de> for WordedValue<Content> {
    type Error = Content::Error;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Content::Error> {
        visitor.visit_enum(self)
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf option
        unit unit_struct newtype_struct seq tuple tuple_struct map struct enum identifier ignored_any
    }
}

impl<'de, Content: VariantAccess<'de>> EnumAccess<'de> for WordedValue<Content> {
    type Error = Content::Error;
    type Variant = Content;

    fn variant_seed<V: de::DeserializeSeed<'de>>(self, seed: V) -> Result<(V::Value, Content), Content::Error> {
        let variant = seed.deserialize(self.word.into_deserializer())?;
        Ok((variant, self.content))
    }
}

/// The words for the effects of a group, as its derived reader knows them.
fn words<'de, Group: Deserialize<'de>>() -> &'static [&'static str] {
    let mut words: &'static [&'static str] = &[];
    // There is nothing to read: what counts are the words that are asked for.
    let _nothing = Group::deserialize(Probe(&mut words));
    words
}

/// Reads nothing, but keeps the words that were expected.
struct Probe<'a>(&'a mut &'static [&'static str]);

impl<'de> Deserializer<'de> for Probe<'_> {
    type Error = value::Error;

    fn deserialize_any<V: Visitor<'de>>(self, _: V) -> Result<V::Value, value::Error> {
        Err(de::Error::custom("not an enum"))
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        variants: &'static [&'static str],
        _: V,
    ) -> Result<V::Value, value::Error> {
        *self.0 = variants;
        Err(de::Error::custom("nothing to read"))
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf option
        unit unit_struct newtype_struct seq tuple tuple_struct map struct identifier ignored_any
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Program;
    use crate::text::yaml;

    #[test]
    fn every_effect_of_the_programs_is_written_as_it_was_read() {
        let folder = format!("{}/../../data/cc/programs", env!("CARGO_MANIFEST_DIR"));
        for file in std::fs::read_dir(folder).expect("the programs") {
            let path = file.expect("a file").path();
            let text = std::fs::read_to_string(path).expect("a program");
            let program: Program = yaml::read(&text).expect("a program");
            let written = yaml::written(&program).expect("text");
            assert_eq!(yaml::read::<Program>(&written).expect("a program"), program);
        }
    }

    #[test]
    fn an_unknown_word_and_an_unknown_field_are_refused() {
        let effect = |json: &str| serde_json::from_str::<Effect>(json);
        assert!(effect(r#"{"you":"discard_top"}"#).is_ok());
        assert!(effect(r#""take_control""#).is_ok());
        let unknown = effect(r#"{"gain_fame":1}"#).expect_err("no effect");
        assert!(unknown.to_string().contains("`gain_glory`"), "{unknown}");
        assert!(effect(r#"{"gain_card":{"prefer":"ship","twice":true}}"#).is_err());
    }

    #[test]
    fn no_word_is_of_two_groups() {
        let mut words = WORDS.clone();
        words.sort_unstable();
        words.dedup();
        assert_eq!(words.len(), WORDS.len());
    }
}
