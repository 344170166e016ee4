//! Who plays, where the rules tell players apart.

use model::{choices, codes};

codes!(
    /// Who plays, where the rules tell players apart: the Borg and the Dominion have columns of
    /// their own in the event card roll (phase 1), and the Borg neither recruit (phase 6) nor get
    /// bonus points (phase 10).
    Side {
        /// Anybody else.
        Normal => "normal",
        /// The Borg.
        Borg => "borg",
        /// The Dominion.
        Dominion => "dominion",
    }
);

choices! {
    /// The sides with the words for them.
    pub SIDES: Side = PEOPLE;
}

impl Side {
    /// Whether it may recruit Non-Aligned personnel (phase 6).
    pub fn may_recruit(self) -> bool {
        self != Side::Borg
    }

    /// Whether it gets bonus points (phase 10).
    pub fn has_bonus(self) -> bool {
        self != Side::Borg
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use model::text::vocabulary::meant;

    #[test]
    fn sides_are_meant_by_their_codes_and_by_words_of_both_languages() {
        for side in Side::ALL {
            assert_eq!(meant(side.code(), &SIDES), Some(side));
            assert_eq!(meant(&side.code().to_uppercase(), &SIDES), Some(side));
        }
        for (word, side) in &SIDES {
            for form in word.forms() {
                assert_eq!(meant(form, &SIDES), Some(*side), "{form}");
            }
        }
    }
}
