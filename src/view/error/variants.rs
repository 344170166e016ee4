//! How the tables of errors are written, and how a fact of an error reads in its sentence.

use std::path::PathBuf;

use keep::damage::DamagedItem;
use page::locale::{Fact, Reason, Texts, Words, msg, printable};

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

        impl From<$group> for $crate::problem::Problem {
            #[allow(unused_variables)]
            fn from(error: $group) -> Self {
                use $crate::error::variants::Variable as _;
                match error {
                    $($group::$variant $({ $($field),* })? => {
                        let problem = $crate::problem::Problem::with_code(
                            $code, page::locale::say::$said($($word.fact()),*)
                        );
                        $(let problem = problem.hint(page::locale::say::$hint($($help.fact()),*));)?
                        $(let problem = problem.tap(page::locale::say::$tap($($by.fact()),*));)?
                        $(let problem = problem.near($near);)?
                        problem
                    })+
                }
            }
        }
    };
}

pub(super) use errors;

/// A fact as a variable of a message. What comes from outside is made fit to be shown here and nowhere
/// else.
pub(super) trait Variable {
    fn fact(&self) -> Fact;
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
taken!(as they are: u8, u16, u64, usize, i32, &'static str, Vec<DamagedItem>);

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
    fn fact(&self) -> Fact {
        self.into()
    }
}

/// A code that chooses among the variants of a message.
impl Variable for &'static str {
    fn fact(&self) -> Fact {
        (*self).into()
    }
}

impl Variable for Detail {
    fn fact(&self) -> Fact {
        Fact::in_full(&self.0)
    }
}

/// A path in full: its end says most.
impl Variable for PathBuf {
    fn fact(&self) -> Fact {
        self.into()
    }
}

impl Variable for Vec<String> {
    fn fact(&self) -> Fact {
        Fact::names(self)
    }
}

impl Variable for Vec<DamagedItem> {
    fn fact(&self) -> Fact {
        DamageList(self.clone()).into()
    }
}

#[derive(Debug)]
struct DamageList(Vec<DamagedItem>);

impl Words for DamageList {
    fn words(&self, texts: &Texts) -> String {
        let item = |item: &DamagedItem| match &*item.name {
            "" => msg::db_things(texts, item.kind.code()),
            name => msg::db_thing(texts, item.kind.code(), printable(name)),
        };
        self.0.iter().map(item).collect::<Vec<_>>().join(", ")
    }
}

impl Variable for Reason {
    fn fact(&self) -> Fact {
        self.clone().into()
    }
}

impl<T: Into<Reason>> IntoFact<Reason> for T {
    fn into_fact(self) -> Reason {
        self.into()
    }
}

macro_rules! numbers {
    ($($number:ty),+) => {
        $(impl Variable for $number {
            fn fact(&self) -> Fact {
                (*self).into()
            }
        })+
    };
}

numbers!(u8, u16, u64, usize, i32);
