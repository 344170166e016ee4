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

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use crate::cli::args::Cli;
    use crate::web::{NOWHERE, PLACED, ROOMS};

    /// What is in none of the lists would be looked up as words.
    #[test]
    fn every_command_has_its_place_on_the_page_or_none() {
        let rooms = ROOMS.iter().map(|(command, ..)| *command);
        let listed: BTreeSet<&str> = PLACED.into_iter().chain(NOWHERE).chain(rooms).collect();
        let names = Cli::names();
        assert_eq!(listed, names.iter().map(String::as_str).collect());
        let tree = Cli::command();
        for (command, words, _) in ROOMS {
            let command = tree.find_subcommand(command).expect("a command");
            for word in words {
                assert!(command.find_subcommand(word).is_some(), "{word}");
            }
        }
    }
}
