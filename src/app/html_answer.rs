//! Answers as HTML: documents of their own, or parts of the page for browsers.

use std::cell::RefCell;

use page::Page;
use page::locale::Texts;
use page::render::{Links, html, title};

/// What an answer as HTML is.
#[derive(Debug, Default)]
pub enum HtmlTarget {
    /// A document of its own.
    #[default]
    Document,
    /// A part of another page.
    Fragment {
        /// Writes it.
        write: fn(Page, &Texts) -> String,
        /// The title of what was shown last.
        title: RefCell<String>,
    },
}

/// Links of a document lead to files named by ids, beside each other.
const HTML: Links<'_> = Links { before: "", between: "/", behind: ".html" };

impl HtmlTarget {
    /// A part of another page.
    pub fn fragment(write: fn(Page, &Texts) -> String) -> HtmlTarget {
        HtmlTarget::Fragment { write, title: RefCell::default() }
    }

    /// A page as HTML.
    pub fn html(&self, page: &Page, texts: &Texts) -> String {
        match self {
            HtmlTarget::Document => html(page, texts.lang(), HTML),
            HtmlTarget::Fragment { write, title: shown } => {
                shown.replace(title(page));
                write(page.clone(), texts)
            }
        }
    }

    /// The title of what was shown last; empty for documents, which bear it themselves.
    pub fn title(&self) -> String {
        match self {
            HtmlTarget::Document => String::new(),
            HtmlTarget::Fragment { title, .. } => title.borrow().clone(),
        }
    }
}
