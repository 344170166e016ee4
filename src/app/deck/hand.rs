//! A trial hand.

use std::rc::Rc;

use serde::Serialize;

use crate::CommandReport;
use crate::deck::page_parts::below;
use crate::deck::unrecognized::{ListFaults, ReadList};
use crate::entry::ccg;
use deck::OPENING;
use model::{CcgCard, EntryId};
use page::locale::{Texts, msg};
use page::{Page, PageTable, faint, link};

/// `{"seed","hand":[{"id","name","type","cost"}],"draws":[...],"unknown","unreadable"}`: cards drawn from
/// a shuffled deck, in the order drawn.
#[derive(Debug, Serialize)]
pub struct HandReport {
    seed: u64,
    /// The opening hand.
    pub hand: Vec<HandCard>,
    /// What was drawn after it.
    pub draws: Vec<HandCard>,
    /// Cards of the list that are not known could not be drawn.
    #[serde(flatten)]
    unread: ListFaults,
}

/// A card of the hand.
#[derive(Debug, Serialize)]
pub struct HandCard {
    /// Its id.
    pub id: EntryId,
    /// Its full name.
    pub name: String,
    /// Its type, by its code.
    #[serde(rename = "type")]
    pub card_type: String,
    /// What it costs to play.
    pub cost: Option<u8>,
    #[serde(skip)]
    card: Rc<CcgCard>,
}

impl HandReport {
    /// The first cards of a deck that was shuffled with a seed.
    pub fn new(texts: &Texts, read: &ReadList, seed: u64, cards: Vec<Rc<CcgCard>>) -> HandReport {
        let mut hand: Vec<HandCard> = cards.into_iter().map(HandCard::new).collect();
        let draws = hand.split_off(hand.len().min(OPENING));
        HandReport { seed, hand, draws, unread: read.unread(texts) }
    }
}

impl HandCard {
    fn new(card: Rc<CcgCard>) -> HandCard {
        HandCard {
            id: card.id.clone(),
            name: card.full_name(),
            card_type: card.card_type.clone(),
            cost: card.cost,
            card,
        }
    }

    fn row(&self, texts: &Texts) -> Vec<String> {
        let kind = ccg::kind(texts, &self.card);
        let name = link(self.id.as_str(), &self.name);
        vec![name, kind, ccg::gist(texts, &self.card)]
    }
}

impl CommandReport for HandReport {
    /// The hand, then what was drawn after it.
    fn page(&self, texts: &Texts) -> Page {
        let mut hand = cards(texts, &self.hand);
        if hand.is_empty() {
            hand.heading(msg::deck_hand_opening(texts));
        } else {
            hand = below(msg::deck_hand_opening(texts), hand);
        }
        let draws = below(msg::deck_hand_draws(texts), cards(texts, &self.draws));
        let seed = msg::deck_hand_seed(texts, self.seed.to_string());
        let mut left_out = self.unread.page(texts);
        if !left_out.is_empty() {
            left_out.say(msg::deck_hand_left_out(texts));
        }
        Page::parts([hand, draws, Page::from_words(faint(seed)), left_out])
    }
}

fn cards(texts: &Texts, cards: &[HandCard]) -> Page {
    let mut page = Page::new();
    page.table(PageTable::bare(cards.iter().map(|card| card.row(texts))));
    page
}
