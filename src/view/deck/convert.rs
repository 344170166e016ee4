//! A deck as a list in another form.

use serde::Serialize;

use crate::deck::Format;
use crate::locale::Texts;
use crate::page::Page;
use crate::view::Show;

/// `{"name","text","to"}`: a deck as a list in the form that was asked for.
#[derive(Debug, Serialize)]
pub struct Converted {
    pub name: Option<String>,
    pub to: Format,
    pub text: String,
}

impl Show for Converted {
    fn page(&self, _: &Texts) -> Page {
        Page::verbatim(&self.text)
    }
}
