//! The boxes of Captain's Chair, and which of them the player has.

use serde::Serialize;

use crate::CommandReport;
use model::{BoxFacts, Boxes, CrewDeck};
use page::locale::{Texts, msg};
use page::{Page, PageTable, faint, link, strong};
use words::names::captain_name;

/// `{"boxes":[{"box","title","sort","entry","printing","owned","captains"}]}`
#[derive(Serialize)]
pub struct OwnedBoxes {
    /// All boxes in the order of their lists.
    pub boxes: Vec<BoxRow>,
}

/// A box.
#[derive(Serialize)]
pub struct BoxRow {
    /// What is known of it.
    #[serde(flatten)]
    pub facts: BoxFacts,
    /// Whether the player has it.
    pub owned: bool,
    /// The captains in it.
    pub captains: Vec<CrewDeck>,
}

impl OwnedBoxes {
    /// All boxes, with those the player has.
    pub fn new(facts: Vec<BoxFacts>, own: &Boxes) -> OwnedBoxes {
        let on_shelf = |facts: BoxFacts| BoxRow {
            owned: own.has(facts.game_box),
            captains: Boxes::from_boxes([facts.game_box]).captains(),
            facts,
        };
        OwnedBoxes { boxes: facts.into_iter().map(on_shelf).collect() }
    }
}

impl BoxRow {
    fn row(&self, texts: &Texts) -> Vec<String> {
        let title = link(self.facts.entry.as_str(), self.facts.title.get(texts.lang()));
        let own = if self.owned { msg::collection_boxes_own(texts) } else { String::new() };
        let captains: Vec<String> = self.captains.iter().map(|one| captain_name(*one)).collect();
        vec![
            if self.owned { strong(title) } else { title },
            self.facts.game_box.code().to_owned(),
            own,
            captains.join(", "),
        ]
    }
}

impl CommandReport for OwnedBoxes {
    fn page(&self, texts: &Texts) -> Page {
        let header = [
            msg::collection_boxes_box(texts),
            msg::collection_boxes_typed(texts),
            msg::collection_boxes_yours(texts),
            msg::collection_boxes_captains(texts),
        ];
        let rows = self.boxes.iter().map(|of| of.row(texts));
        let mut page = Page::new();
        page.table(PageTable::ruled(header, rows));
        page.say(faint(msg::collection_boxes_hint(texts)));
        page.say(faint(msg::collection_boxes_change(texts)));
        page
    }
}
