//! What is known of a calculator: what it is called, the rule entries it follows, the printed values it goes by.

use super::Calculator;
use model::{EntryId, Game, PrintedValue};
use page::locale::{Message, Texts, msg};
use words::terms;

/// What stands about a calculator in the table of `mod.rs`.
pub(super) struct Facts {
    pub(super) game: Game,
    /// The command above its own.
    pub(super) above: &'static str,
    pub(super) follows: &'static [&'static str],
    pub(super) follows_if_asked: &'static [&'static str],
    pub(super) counts: &'static [PrintedValue],
}

/// The commands that hold calculators, and one line a calculator, by game: code and name, its arguments or the command
/// that holds it, rules followed, rules followed only where something of theirs is asked about, printed values that
/// count.
macro_rules! calculators {
    (above [$($group:ident($grouped:path)),+] $($game:ident { $(
        $(#[$note:meta])* $code:literal $name:ident $(($arguments:path))? $(in $above:literal)?:
        follows [$($rule:literal),+] $(, if_asked [$($further:literal),+])? $(, counts [$($value:ident),+])?;
    )+ })+) => {
        model::codes!(
            /// A calculator. Declaration order is the order of lists.
            Calculator { $($($(#[$note])* $name => $code,)+)+ }
        );

        $crate::commands::commands! {
            $($($(
                #[doc = concat!("The calculator `", $code, "`.")]
                #[command(name = $code)]
                $name($arguments),
            )?)+)+
            $(
                /// Calculators of one kind.
                $group($grouped),
            )+
        }

        impl Calculator {
            fn facts(self) -> $crate::calc::calculator::Facts {
                match self {
                    $($(Calculator::$name => $crate::calc::calculator::Facts {
                        game: model::Game::$game,
                        above: [$($above,)? "calc"][0],
                        follows: &[$($rule),+],
                        follows_if_asked: &[$($($further),+)?],
                        counts: &[$($(model::PrintedValue::$value),+)?],
                    },)+)+
                }
            }
        }
    };
}

pub(super) use calculators;

terms! { Calculator: CALC_TITLE }

impl Calculator {
    /// What it works out, in a line.
    pub fn about(self, texts: &Texts) -> String {
        const ABOUT: [Message; Calculator::CODES.len()] = terms::by_code(Calculator::CODES, msg::CALC_ABOUT);
        ABOUT[self as usize](texts)
    }

    /// The game whose rules it follows.
    pub fn game(self) -> Game {
        self.facts().game
    }

    /// The command that runs it, without the name of the program.
    pub fn command(self) -> String {
        format!("{} {}", self.facts().above, self.code())
    }

    /// Slugs of the rule entries it follows, with their group: `concept/winning-the-game`.
    pub fn follows(self) -> &'static [&'static str] {
        self.facts().follows
    }

    /// Slugs of the rule entries it follows only where something of theirs is asked about: single
    /// Non-Aligned cards.
    pub fn follows_if_asked(self) -> &'static [&'static str] {
        self.facts().follows_if_asked
    }

    /// The printed values it goes by, which texts of cards may change.
    pub fn counted_values(self) -> &'static [PrintedValue] {
        self.facts().counts
    }

    /// The calculators that follow a rule entry, also those that do so only where something of it is asked about,
    /// in order.
    pub fn for_rule(entry: &EntryId) -> Vec<Calculator> {
        let slug = entry.as_str().split_once('/').map(|(_, rest)| rest);
        let follows = |calculator: &Calculator| {
            let all = [calculator.follows(), calculator.follows_if_asked()];
            let is_followed = all.into_iter().flatten().any(|rule| Some(*rule) == slug);
            is_followed && entry.game() == calculator.game()
        };
        Calculator::ALL.iter().copied().filter(follows).collect()
    }
}
