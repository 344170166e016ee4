//! Rules of the player's own.

use serde::Serialize;

use crate::locale::{Texts, msg};
use crate::page::{Page, command};
use crate::view::Show;

/// What became of a rule.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Fate {
    /// It joins the look-up.
    Kept,
    /// Nothing was written into the new file, so there is none.
    LeftBlank,
    Deleted,
}

/// `{"id","file","fate"}`: a rule was edited or deleted.
#[derive(Debug, Serialize)]
pub struct Edited {
    pub id: String,
    pub file: String,
    pub fate: Fate,
}

impl Show for Edited {
    fn page(&self, texts: &Texts) -> Page {
        let Edited { id, file, fate } = self;
        Page::of(match fate {
            Fate::Kept => {
                let look = command(format!("tricorder show {id}"));
                msg::memory_rule_kept(texts, look, file)
            }
            Fate::LeftBlank => msg::memory_rule_blank(texts),
            Fate::Deleted => msg::memory_rule_deleted(texts, id),
        })
    }
}
