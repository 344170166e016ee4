//! How a deck list stands.

use crate::locale::Texts;
use crate::page::{alarm, strong};
use crate::view::kit::terms::Term;

/// How a list stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Standing {
    Legal,
    Illegal,
    /// Lines were not understood, so nothing is sure.
    Unread,
}

impl Standing {
    /// Lines not understood weigh more than broken rules.
    pub(super) fn of(is_read: bool, is_legal: bool) -> Standing {
        if !is_read {
            Standing::Unread
        } else if is_legal {
            Standing::Legal
        } else {
            Standing::Illegal
        }
    }

    pub(super) fn styled(self, texts: &Texts) -> String {
        let word = self.term(texts);
        match self {
            Standing::Legal => strong(word),
            Standing::Illegal | Standing::Unread => alarm(word),
        }
    }
}
