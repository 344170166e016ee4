//! What is wrong with an installation, and what helps.

use serde::Serialize;

use crate::error::Error;
use crate::locale::{Texts, msg};
use crate::model::codes;
use crate::page::Page;
use crate::view::kit::spell::spelled;

codes!(
    /// A part of an installation.
    Part {
        Data => "data",
        /// The catalog of look-ups.
        Catalog => "catalog",
        /// The catalog of the card search.
        Cards => "cards",
        /// The cache folder.
        Cache => "cache",
        /// The user database.
        Own => "own",
    }
);

/// Something wrong.
#[derive(Serialize)]
pub struct Trouble {
    part: Part,
    message: String,
    /// What helps, if anything does.
    hint: Option<String>,
}

impl Trouble {
    /// What keeps a part from its work.
    pub fn new(texts: &Texts, part: Part, error: &Error) -> Trouble {
        let way_out = error.way_out(texts);
        Trouble {
            part,
            message: spelled(texts, &error.sentence(texts)),
            hint: way_out.map(|hint| spelled(texts, &hint)),
        }
    }

    /// A catalog that heals itself when it is next asked.
    pub fn of_catalog(texts: &Texts, part: Part) -> Trouble {
        let message = match part {
            Part::Cards => msg::doctor_trouble_cards(texts),
            Part::Catalog | Part::Data | Part::Cache | Part::Own => {
                msg::doctor_trouble_catalog(texts)
            }
        };
        Trouble {
            part,
            message,
            hint: Some(msg::doctor_hint_catalog(texts)),
        }
    }
}

/// Adds what is wrong, each with what helps below it.
pub fn add(page: &mut Page, texts: &Texts, troubles: &[Trouble]) {
    if troubles.is_empty() {
        return;
    }
    page.gap();
    page.heading(msg::doctor_troubles(texts));
    for trouble in troubles {
        let hint = trouble.hint.as_deref().unwrap_or_default();
        let words = format!("{} {hint}", trouble.message);
        page.point(words.trim_end().to_owned());
    }
}
