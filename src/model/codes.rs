//! Enums whose values have a code: the word for them in data files, JSON, options and message ids.

/// An enum with a code for each value. It gets `ALL`, `CODES`, `code` and `from_code`, and is serialized as
/// its code.
#[macro_export]
macro_rules! codes {
    ($(#[$meta:meta])* $name:ident { $($(#[$note:meta])* $variant:ident => $code:literal),+ $(,)? }) => {
        $(#[$meta])*
        #[derive(
            Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord,
            serde::Serialize, serde::Deserialize,
        )]
        pub enum $name {
            $($(#[$note])* #[serde(rename = $code)] $variant),+
        }

        impl $name {
            /// All values in declaration order.
            pub const ALL: [$name; [$($code),+].len()] = [$($name::$variant),+];

            /// The codes of all values, in their order: the keys of typed words and of messages.
            pub const CODES: [&'static str; $name::ALL.len()] = [$($code),+];

            /// The code used in data, JSON and message ids.
            pub const fn code(self) -> &'static str {
                $name::CODES[self as usize]
            }

            /// The value with this code.
            pub fn from_code(code: &str) -> Option<$name> {
                $name::ALL.iter().copied().find(|value| value.code() == code)
            }
        }
    };
}
