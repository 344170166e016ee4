//! The decks that come with the program.

use serde::Serialize;

use crate::locale::{Texts, msg};
use crate::model::{ExampleDeck, Localized};
use crate::page::{Page, strong};
use crate::view::Show;

/// `{"examples":[{"name","id","title","aliases","how","missions","dilemmas","deck"}]}`, by id.
#[derive(Debug, Serialize)]
pub struct Examples {
    examples: Vec<Example>,
}

/// An example deck; piles are numbers of cards.
#[derive(Debug, Serialize)]
struct Example {
    /// The name it has wherever a list is asked for: `example:klingon`.
    name: String,
    id: String,
    title: Localized<String>,
    aliases: Localized<Vec<String>>,
    how: Localized<String>,
    missions: u32,
    dilemmas: u32,
    deck: u32,
}

/// The name of an example wherever a list is asked for.
pub fn name_of(deck: &ExampleDeck) -> String {
    format!("example:{}", deck.id)
}

impl Examples {
    /// The list of some example decks.
    pub fn of(decks: &[ExampleDeck]) -> Examples {
        Examples {
            examples: decks.iter().map(Example::of).collect(),
        }
    }
}

impl Example {
    fn of(deck: &ExampleDeck) -> Example {
        Example {
            name: name_of(deck),
            id: deck.id.clone(),
            title: deck.title.clone(),
            aliases: deck.aliases.clone(),
            how: deck.how.clone(),
            missions: deck.missions.total(),
            dilemmas: deck.dilemmas.total(),
            deck: deck.deck.total(),
        }
    }

    fn show(&self, texts: &Texts, page: &mut Page) {
        let title = self.title.get(texts.lang());
        page.line(format!("{} · {title}", strong(&self.name)), 0);
        page.set_in(self.how.get(texts.lang()).as_str(), 2);
    }
}

impl Show for Examples {
    fn page(&self, texts: &Texts) -> Page {
        let Some(first) = self.examples.first() else {
            return Page::of(msg::deck_no_examples(texts));
        };
        let mut page = Page::new();
        for example in &self.examples {
            example.show(texts, &mut page);
        }
        page.gap();
        page.say(msg::deck_try_example(texts, &first.name));
        page
    }
}
