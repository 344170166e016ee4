//! The boxes of Captain's Chair, and which of them the player has.

use serde::Serialize;

use crate::locale::{Texts, msg};
use crate::model::{BoxFacts, Boxes, CrewDeck};
use crate::page::{Page, Table, faint, link, strong};
use crate::view::Show;
use crate::view::kit::titles::captain_name;

/// `{"boxes":[{"box","title","sort","entry","printing","owned","captains"}]}`
#[derive(Serialize)]
pub struct Shelf {
    boxes: Vec<OnShelf>,
}

#[derive(Serialize)]
struct OnShelf {
    #[serde(flatten)]
    facts: BoxFacts,
    owned: bool,
    captains: Vec<CrewDeck>,
}

impl Shelf {
    /// All boxes, with those the player has.
    pub fn new(facts: Vec<BoxFacts>, own: &Boxes) -> Shelf {
        let on_shelf = |facts: BoxFacts| OnShelf {
            owned: own.has(facts.game_box),
            captains: Boxes::of([facts.game_box]).captains(),
            facts,
        };
        Shelf {
            boxes: facts.into_iter().map(on_shelf).collect(),
        }
    }
}

impl OnShelf {
    fn row(&self, texts: &Texts) -> Vec<String> {
        let title = link(
            self.facts.entry.as_str(),
            self.facts.title.get(texts.lang()),
        );
        let own = if self.owned {
            msg::collection_boxes_own(texts)
        } else {
            String::new()
        };
        let captains: Vec<String> = self.captains.iter().map(|one| captain_name(*one)).collect();
        vec![
            if self.owned { strong(title) } else { title },
            self.facts.game_box.code().to_owned(),
            own,
            captains.join(", "),
        ]
    }
}

impl Show for Shelf {
    fn page(&self, texts: &Texts) -> Page {
        let header = [
            msg::collection_boxes_box(texts),
            msg::collection_boxes_typed(texts),
            msg::collection_boxes_yours(texts),
            msg::collection_boxes_captains(texts),
        ];
        let rows = self.boxes.iter().map(|of| of.row(texts));
        let mut page = Page::new();
        page.table(Table::ruled(header, rows));
        page.say(faint(msg::collection_boxes_hint(texts)));
        page
    }
}
