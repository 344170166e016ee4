//! How the tables of errors are written, and how a fact of an error reads in its sentence.

use std::path::PathBuf;

use catalog::search::query::RegexFault;
use data::Finding;
use keep::damage::DamagedItem;
use model::text::visible;
use page::locale::{Arg, Texts, msg};

/// What the table says about an error.
pub(super) trait Row {
    /// What the program ends with: 1 when something named is not there, 2 for wrong use or unreadable
    /// data, 0 for a remark.
    fn exit_code(&self) -> u8;

    /// What is wrong.
    fn sentence(&self, texts: &Texts) -> String;

    /// What helps.
    fn way_out(&self, texts: &Texts) -> Option<String>;

    /// What helps whoever cannot type commands, where that is said in other words.
    fn way_by_taps(&self, texts: &Texts) -> Option<String>;

    /// Names that may have been meant.
    fn suggestions(&self) -> &[String];
}

/// A group of errors, a row each: its data, the exit code, the message with its variables, and, where
/// there are such, the message that says what helps, the one for whoever cannot type what the first names (`tap`), and
/// the field with names that may have been meant.
///
/// ```text
/// /// No card has this name.
/// UnknownCard {
///     /// The name as typed.
///     name: String,
///     /// Names that may have been meant, the nearest first; may be empty.
///     suggestions: Vec<String>,
/// } as unknown_card
///     => 1, err_unknown_card(name), try hint_unknown_card(), near suggestions;
/// ```
///
/// `as` names the constructor of an error that has data: `SoloError::unknown_card(name, suggestions)`.
///
/// With `for` the rows speak about an enum that stands elsewhere.
macro_rules! errors {
    (@first $first:expr $(, $rest:expr)?) => { $first };
    (@say $message:ident $texts:ident $($word:ident)*) => {
        page::locale::msg::$message($texts, $($crate::error::variants::Variable::arg($word, $texts)),*)
    };
    (@new [$(#[$meaning:meta])*] $group:ident $variant:ident [{ $($field:ident: $type:ty),* } $new:ident]) => {
        $(#[$meaning])*
        pub fn $new($($field: impl $crate::error::variants::IntoFact<$type>),*) -> Self {
            $group::$variant { $($field: $field.into_fact()),* }
        }
    };
    (@new $($without:tt)*) => {};
    (
        $(#[$about:meta])*
        $group:ident as $whole:ident;
        $(
            $(#[$meaning:meta])*
            $variant:ident $({
                $($(#[$note:meta])* $field:ident: $type:ty),* $(,)?
            } $(as $new:ident)?)?
                => $code:literal, $said:ident($($word:ident),*)
                $(, try $hint:ident($($help:ident),*))?
                $(, tap $tap:ident($($by:ident),*))?
                $(, near $near:ident)?;
        )+
    ) => {
        $(#[$about])*
        #[derive(Debug)]
        pub enum $group {
            $($(#[$meaning])* $variant $({ $($(#[$note])* $field: $type),* })?,)+
        }

        impl $group {
            $(errors! {
                @new [$(#[$meaning])*] $group $variant [$({ $($field: $type),* } $($new)?)?]
            })+
        }

        impl From<$group> for $crate::error::Error {
            fn from(error: $group) -> Self {
                $crate::error::Error::$whole(error)
            }
        }

        errors! {
            for $group;
            $(
                $variant $({ $($field),* })?
                    => $code, $said($($word),*)
                    $(, try $hint($($help),*))?
                    $(, tap $tap($($by),*))?
                    $(, near $near)?;
            )+
        }
    };
    (
        for $group:ident;
        $(
            $variant:ident $({ $($field:ident),* $(,)? })?
                => $code:literal, $said:ident($($word:ident),*)
                $(, try $hint:ident($($help:ident),*))?
                $(, tap $tap:ident($($by:ident),*))?
                $(, near $near:ident)?;
        )+
    ) => {
        // A row names all fields of its error; each of the functions needs some of them.
        #[allow(unused_variables)]
        impl $crate::error::variants::Row for $group {
            fn exit_code(&self) -> u8 {
                match self {
                    $($group::$variant $({ $($field),* })? => $code,)+
                }
            }

            fn sentence(&self, texts: &page::locale::Texts) -> String {
                match self {
                    $($group::$variant $({ $($field),* })? => {
                        errors!(@say $said texts $($word)*)
                    })+
                }
            }

            fn way_out(&self, texts: &page::locale::Texts) -> Option<String> {
                match self {
                    $($group::$variant $({ $($field),* })? => {
                        errors!(@first $(Some(errors!(@say $hint texts $($help)*)),)? None)
                    })+
                }
            }

            fn way_by_taps(&self, texts: &page::locale::Texts) -> Option<String> {
                match self {
                    $($group::$variant $({ $($field),* })? => {
                        errors!(@first $(Some(errors!(@say $tap texts $($by)*)),)? None)
                    })+
                }
            }

            fn suggestions(&self) -> &[String] {
                match self {
                    $($group::$variant $({ $($field),* })? => errors!(@first $(&$near[..],)? &[]),)+
                }
            }
        }

        #[cfg(test)]
        impl $crate::error::variants::ErrorMessages for $group {
            const MESSAGES: &[(&str, &[&str])] = &[
                $(
                    (stringify!($said), &[$(stringify!($word)),*]),
                    $((stringify!($hint), &[$(stringify!($help)),*]),)?
                    $((stringify!($tap), &[$(stringify!($by)),*]),)?
                )+
            ];
        }
    };
}

pub(super) use errors;

/// A table of errors, for tests.
#[cfg(test)]
pub(super) trait ErrorMessages {
    /// Its messages with their variables.
    const MESSAGES: &[(&str, &[&str])];
}

/// A fact as a variable of a message. What comes from outside is made fit to be shown here and nowhere
/// else.
pub(super) trait Variable {
    fn arg(&self, texts: &Texts) -> Arg<'_>;
}

/// What the constructors of errors take for a fact: whatever becomes it without a loss.
pub trait IntoFact<T> {
    fn into_fact(self) -> T;
}

macro_rules! taken {
    ($($fact:ty),+) => {
        $(impl<T: Into<$fact>> IntoFact<$fact> for T {
            fn into_fact(self) -> $fact {
                self.into()
            }
        })+
    };
    (as they are: $($fact:ty),+) => {
        $(impl IntoFact<$fact> for $fact {
            fn into_fact(self) -> $fact {
                self
            }
        })+
    };
}

taken!(String, PathBuf, Detail);
taken!(as they are: u8, u16, u64, usize, i32, &'static str, Vec<Finding>, Vec<DamagedItem>);

/// Names in the order in which they are shown.
impl<I: IntoIterator<Item: Into<String>>> IntoFact<Vec<String>> for I {
    fn into_fact(self) -> Vec<String> {
        self.into_iter().map(Into::into).collect()
    }
}

/// No names, where a constructor asks for some.
pub const NO_NAMES: [&str; 0] = [];

/// Lists of options and names: shown in full.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Detail(pub String);

impl From<&str> for Detail {
    fn from(words: &str) -> Detail {
        Detail(words.to_owned())
    }
}

impl From<String> for Detail {
    fn from(words: String) -> Detail {
        Detail(words)
    }
}

/// A name, or what a player typed.
impl Variable for String {
    fn arg(&self, _: &Texts) -> Arg<'_> {
        printable(self).into()
    }
}

/// A code that chooses among the variants of a message.
impl Variable for &'static str {
    fn arg(&self, _: &Texts) -> Arg<'_> {
        (*self).into()
    }
}

impl Variable for RegexFault {
    fn arg(&self, _: &Texts) -> Arg<'_> {
        self.code().into()
    }
}

impl Variable for Detail {
    fn arg(&self, _: &Texts) -> Arg<'_> {
        let lines = self.0.split('\n').map(clean);
        lines.collect::<Vec<_>>().join("\n").into()
    }
}

/// A path in full: its end says most.
impl Variable for PathBuf {
    fn arg(&self, _: &Texts) -> Arg<'_> {
        clean(&self.display().to_string()).into()
    }
}

impl Variable for Vec<String> {
    fn arg(&self, _: &Texts) -> Arg<'_> {
        let names: Vec<String> = self.iter().map(|name| printable(name)).collect();
        names.join(", ").into()
    }
}

impl Variable for Vec<DamagedItem> {
    fn arg(&self, texts: &Texts) -> Arg<'_> {
        let item = |item: &DamagedItem| match &*item.name {
            "" => msg::db_things(texts, item.kind.code()),
            name => msg::db_thing(texts, item.kind.code(), printable(name)),
        };
        self.iter().map(item).collect::<Vec<_>>().join(", ").into()
    }
}

macro_rules! numbers {
    ($($number:ty),+) => {
        $(impl Variable for $number {
            fn arg(&self, _: &Texts) -> Arg<'_> {
                (*self).into()
            }
        })+
    };
}

numbers!(u8, u16, u64, usize, i32);

/// What a player typed, short enough to be shown again.
pub(super) fn printable(typed: &str) -> String {
    const LONGEST: usize = 60;
    let shown: String = clean(typed).chars().take(LONGEST).collect();
    if typed.chars().count() > LONGEST { shown + "…" } else { shown }
}

/// Words without signs that steer a terminal or mark a style of the page.
pub(super) fn clean(words: &str) -> String {
    let is_mark = |sign: char| ('\u{fdd0}'..='\u{fdef}').contains(&sign);
    let shown = |sign: char| {
        if sign.is_control() || is_mark(sign) { ' ' } else { sign }
    };
    visible(&words.chars().map(shown).collect::<String>()).into_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_typed_is_shown_without_control_characters_and_not_at_length() {
        assert_eq!(printable("a\u{1b}[31m\u{fdd1}b"), "a [31m b");
        assert_eq!(printable(&"x".repeat(61)).chars().count(), 61);
        assert!(printable(&"x".repeat(61)).ends_with('…'));
        assert_eq!(printable(&"x".repeat(60)), "x".repeat(60));
    }

    #[test]
    fn paths_and_details_are_shown_in_full() {
        let texts = Texts::new(model::Lang::En);
        let long = "d".repeat(90);
        assert_eq!(PathBuf::from(&long).arg(&texts), Arg::from(long.as_str()));
        assert_eq!(Detail(long.clone()).arg(&texts), Arg::from(long.as_str()));
        assert_eq!(Detail::from("a\r\nb\tc").arg(&texts), Arg::from("a \nb c"));
    }
}
