//! Answers as HTML: documents of their own, or parts of the local page.

use std::cell::RefCell;

use crate::model::Lang;
use crate::page::Page;
use crate::render::{Links, fragment, html, title};
use crate::web::led;

/// Links of the local page.
const ADDRESSES: Links<'_> = Links {
    before: "/e/",
    between: "/",
    behind: "",
};

/// What an answer as HTML is.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub enum Leaf {
    /// A document of its own.
    #[default]
    Document,
    /// A part of a page, with the title of what was shown last.
    Part(RefCell<String>),
}

/// Links of a document lead to files named by ids, beside each other.
const HTML: Links<'_> = Links {
    before: "",
    between: "/",
    behind: ".html",
};

impl Leaf {
    /// A page as HTML.
    pub fn html(&self, page: &Page, lang: Lang) -> String {
        match self {
            Leaf::Document => html(page, lang, HTML),
            Leaf::Part(titled) => {
                titled.replace(title(page));
                part(page.clone())
            }
        }
    }

    /// The title of what was shown last; empty for documents, which bear it themselves.
    pub fn title(&self) -> String {
        match self {
            Leaf::Document => String::new(),
            Leaf::Part(titled) => titled.borrow().clone(),
        }
    }
}

/// A page as part of another of the local page.
pub fn part(page: Page) -> String {
    fragment(&led(page), ADDRESSES)
}
