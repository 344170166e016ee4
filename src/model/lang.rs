//! The two languages of the program and values that exist in both.

use serde::{Deserialize, Serialize};

use crate::codes;

codes!(
    /// A language the program speaks.
    Lang {
        /// German.
        De => "de",
        /// English.
        En => "en",
    }
);

impl Lang {
    /// The language named by a code or a system locale such as `de_AT.UTF-8`; `None` if it is neither
    /// German nor English.
    pub fn from_tag(tag: &str) -> Option<Lang> {
        let primary = tag.split(['_', '-', '.', '@']).next()?;
        Lang::ALL.into_iter().find(|lang| primary.eq_ignore_ascii_case(lang.code()))
    }

    /// The other language.
    pub fn other(self) -> Lang {
        match self {
            Lang::De => Lang::En,
            Lang::En => Lang::De,
        }
    }
}

/// A value in both languages. Both are required: a missing translation cannot be written down.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Localized<T> {
    /// The value in German.
    pub de: T,
    /// The value in English.
    pub en: T,
}

impl<T> Localized<T> {
    /// What `value` gives for each language, German first.
    pub fn from_fn(mut value: impl FnMut(Lang) -> T) -> Localized<T> {
        Localized { de: value(Lang::De), en: value(Lang::En) }
    }

    /// The value in one language.
    pub fn get(&self, lang: Lang) -> &T {
        match lang {
            Lang::De => &self.de,
            Lang::En => &self.en,
        }
    }

    /// The value in one language, to be changed.
    pub fn get_mut(&mut self, lang: Lang) -> &mut T {
        match lang {
            Lang::De => &mut self.de,
            Lang::En => &mut self.en,
        }
    }

    /// Both values with their language, German first.
    pub fn iter(&self) -> impl Iterator<Item = (Lang, &T)> {
        Lang::ALL.into_iter().map(|lang| (lang, self.get(lang)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn system_locales_name_a_language() {
        assert_eq!(Lang::from_tag("de_AT.UTF-8"), Some(Lang::De));
        assert_eq!(Lang::from_tag("EN"), Some(Lang::En));
        assert_eq!(Lang::from_tag("C.UTF-8"), None);
        assert_eq!(Lang::from_tag("den"), None);
    }
}
