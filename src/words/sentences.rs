//! Enums that only become sentences: a line an arm, `Variant { fields } => message(fields)`.
//!
//! Errors are made of sentences of their own (`page::locale::say`): what they quote is cut short and made fit to be
//! shown.

use crate::Term;
use page::locale::{Arg, Texts};

/// What is needed to turn fields into words: at least a language.
pub trait Context {
    /// The texts of the language.
    fn texts(&self) -> &Texts;
}

impl Context for Texts {
    fn texts(&self) -> &Texts {
        self
    }
}

/// A field as a variable of a message.
pub trait Variable<C: ?Sized> {
    /// Its words or its number.
    fn arg(&self, context: &C) -> Arg<'_>;
}

impl<C: Context + ?Sized, T: Term> Variable<C> for T {
    fn arg(&self, context: &C) -> Arg<'_> {
        self.term(context.texts()).into()
    }
}

/// Words that are finished, as they are.
pub struct FixedWords(pub String);

impl<C: ?Sized> Variable<C> for FixedWords {
    fn arg(&self, _: &C) -> Arg<'_> {
        self.0.as_str().into()
    }
}

macro_rules! numbers {
    ($($number:ty),+) => {
        $(impl<C: ?Sized> Variable<C> for $number {
            fn arg(&self, _: &C) -> Arg<'_> {
                (*self).into()
            }
        })+
    };
}

numbers!(u8, u16, u32, usize, i32);

/// The sentence for each value of an enum: its message with its variables in the order in which the English text names
/// them. `in` names the tone of a sentence that has one; what is no single message stands in braces.
///
/// ```text
/// says! { self, step => GrowthStep {
///     Spends { amount: 0, token } => step_spends_nothing(token);
///     Spends { token, amount }    => step_spends(amount, token);
///     YouGain { amount, .. }      => step_you_gain_supply(amount) in Yours;
///     Moves { ship, then }        => { self.course(ship, *then) };
/// } }
/// ```
#[macro_export]
macro_rules! says {
    (@arm $context:ident $message:ident($($word:expr),*)) => {
        From::from(page::locale::msg::$message(
            $crate::sentences::Context::texts($context),
            $($word.arg($context)),*
        ))
    };
    (@arm $context:ident $message:ident($($word:expr),*) in $tone:ident) => {{
        let sentence: String = $crate::says!(@arm $context $message($($word),*));
        From::from((page::Tone::$tone, sentence))
    }};
    (@arm $context:ident { $($other:tt)+ }) => { From::from({ $($other)+ }) };
    ($context:expr, $value:expr => $group:ident {
        $($($variant:ident $({ $($field:tt)* })? $(($($item:tt)*))?)|+ $(if $guard:expr)?
            => $($message:ident($($word:expr),* $(,)?) $(in $tone:ident)?)? $({ $($other:tt)+ })?;)+
    }) => {{
        #[allow(unused_imports)]
        use $crate::sentences::Variable as _;
        let context = $context;
        match $value {
            $($($group::$variant $({ $($field)* })? $(($($item)*))?)|+ $(if $guard)? => $crate::says!(
                @arm context $($message($($word),*) $(in $tone)?)? $({ $($other)+ })?
            ),)+
        }
    }};
}

/// How the types of fields read in a context.
macro_rules! variables {
    (for $context:ty; $($(#[$note:meta])* $field:ty => |$by:ident, $value:ident| $words:expr;)+) => {
        $($(#[$note])* impl $crate::sentences::Variable<$context> for $field {
            fn arg(&self, $by: &$context) -> page::locale::Arg<'_> {
                let $value = self;
                $words.into()
            }
        })+
    };
}
pub(crate) use variables;
