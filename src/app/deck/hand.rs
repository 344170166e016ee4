//! `tricorder deck hand`: a trial hand.

use std::path::PathBuf;
use std::rc::Rc;

use serde::Serialize;

use crate::CommandReport;
use crate::deck::card_finder::CardFinder;
use crate::deck::game_turns::GameTurns;
use crate::deck::measure::measure;
use crate::deck::page_parts::below;
use crate::deck::source::Source;
use crate::deck::unrecognized::{ListFaults, ReadList};
use crate::entry::ccg;
use crate::pictures::find_pictures;
use crate::session::Session;
use crate::{Found, RunCommand};
use clap::Args;
use deck::OPENING;
use deck::hand;
use model::chance::fresh_seed;
use model::{CcgCard, EntryId};
use page::locale::{Texts, msg};
use page::{Page, PageTable, faint, link};
use words::Problem;

/// What `tricorder deck hand` takes: a list, a seed, and how many cards are drawn after the hand.
#[derive(Debug, Args)]
pub struct Hand {
    #[command(flatten)]
    source: Source,
    #[arg(long)]
    seed: Option<u64>,
    #[arg(long, default_value_t = 0)]
    draws: u8,
    #[arg(long, default_value_t = 0, conflicts_with = "draws", value_parser = clap::value_parser!(u8).range(0..=60))]
    turns: u8,
}

/// What is shown behind the opening hand.
#[derive(Debug, Clone, Copy)]
pub enum AfterHand {
    /// So many cards that are drawn.
    Draws(usize),
    /// So many turns that are played.
    Turns(u8),
}

impl RunCommand for Hand {
    fn run(self, session: &Session<'_>) -> Result<Found, Problem> {
        let read = CardFinder::new(session).read(self.source.load(session)?)?;
        let seed = self.seed.unwrap_or_else(fresh_seed);
        let after = match self.turns {
            0 => AfterHand::Draws(self.draws.into()),
            turns => AfterHand::Turns(turns),
        };
        measure(session, &read, || Ok(Found::shown(draw_hand(session, &read, seed, after))))
    }
}

/// The trial hand of a seed, and what comes behind it.
pub(super) fn draw_hand(session: &Session<'_>, read: &ReadList, seed: u64, after: AfterHand) -> HandReport {
    let (draws, turns) = match after {
        AfterHand::Draws(draws) => (draws, None),
        AfterHand::Turns(turns) => (0, GameTurns::play(&read.deck, seed, turns)),
    };
    HandReport { turns, ..HandReport::new(session.texts, read, seed, hand(&read.deck, seed, OPENING + draws)) }
}

/// `{"seed","hand":[{"id","name","type","cost"}],"draws":[...],"game":{"turns","left_out"},"unknown","unreadable"}`:
/// cards drawn from a shuffled deck, in the order drawn; `game` is null unless turns are played.
#[derive(Debug, Serialize)]
pub struct HandReport {
    seed: u64,
    /// The opening hand.
    pub hand: Vec<HandCard>,
    /// What was drawn after it.
    pub draws: Vec<HandCard>,
    /// The game that goes on from it, if one is played.
    #[serde(rename = "game")]
    pub turns: Option<GameTurns>,
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
        HandReport { seed, hand, draws, turns: None, unread: read.unread(texts) }
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

    /// The files with the player's own picture of it, one for each printed side.
    pub fn pictures(&self) -> Vec<PathBuf> {
        find_pictures(&self.id, &self.card.pictures)
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
        let turns = self.turns.as_ref().map(|game| game.turns_page(texts)).unwrap_or_default();
        let rules = self.turns.as_ref().map(|game| game.left_out_page(texts)).unwrap_or_default();
        Page::parts([hand, draws, turns, rules, Page::from_words(faint(seed)), left_out])
    }
}

fn cards(texts: &Texts, cards: &[HandCard]) -> Page {
    let mut page = Page::new();
    page.table(PageTable::bare(cards.iter().map(|card| card.row(texts))));
    page
}
