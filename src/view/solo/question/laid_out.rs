//! What a question asks about, laid out: the Market, Locations, candidates.

use super::{Asking, MOST_LISTED, candidates};
use crate::locale::msg;
use crate::model::{CrewDeck, EntryId, Suit};
use crate::page::{Block, Page, Table};
use crate::solo::Forces;
use crate::solo::state::question::{Bundle, Question};
use crate::solo::state::tabletop::{MARKET, Site, Slot};
use crate::view::kit::titles::captain_name;
use crate::view::solo::effects::Sentences;
use crate::view::solo::steps::Telling;

impl Asking<'_> {
    /// What there is to choose from, or what lies there as far as known.
    pub(super) fn body(&self) -> Page {
        let mut page = Page::new();
        match self.question {
            Question::Several { questions } => match Bundle::of(questions) {
                Bundle::Names(candidates) => self.add_candidates(&mut page, &candidates),
                Bundle::TurnedUp(candidates, _) => self.add_candidates(&mut page, candidates),
                Bundle::Discarded(..) => {}
                Bundle::Table => {
                    for question in questions {
                        page.append(self.about(question).body());
                    }
                }
            },
            Question::Market { slots } => page.table(self.market(slots)),
            Question::Zone { sites, .. } => {
                let all: Vec<usize> = (0..sites.len()).collect();
                page.table(self.zone(sites, &all));
            }
            Question::Where { places, .. } => page.table(self.zone(&self.table.zone, places)),
            Question::Reveal { candidates, .. } | Question::Drawn { candidates, .. } => {
                self.add_candidates(&mut page, candidates);
            }
            Question::Choice { options, .. } => {
                let sentences = Sentences::new(self.telling.texts, self.telling.names);
                for (number, option) in (1_usize..).zip(options) {
                    page.item(number.to_string(), sentences.option(option), 0);
                }
            }
            Question::Junk { cards, unnamed } => self.add_junk(&mut page, cards, *unnamed),
            Question::Stardate { .. }
            | Question::Refill { .. }
            | Question::NewSite { .. }
            | Question::Tracks { .. }
            | Question::EncounterLeft
            | Question::Incidents { .. }
            | Question::Part { .. }
            | Question::PlayerHas { .. }
            | Question::DiscardedIs { .. } => {}
        }
        page
    }

    fn add_junk(&self, page: &mut Page, cards: &[EntryId], unnamed: u8) {
        if unnamed > 0 {
            page.say(msg::ask_junk_unnamed(self.telling.texts, unnamed));
        }
        if !cards.is_empty() {
            page.say(self.telling.titles(cards));
        }
    }

    fn market(&self, slots: &[Slot; 4]) -> Table {
        let places = (1_usize..).zip(MARKET.iter().zip(slots));
        let rows = places.map(|(number, (suit, place))| {
            let (card, tokens) = slot(&self.telling, place);
            vec![number.to_string(), self.telling.suit(*suit), card, tokens]
        });
        Table::bare(rows)
    }

    fn zone(&self, sites: &[Site], places: &[usize]) -> Table {
        let shown = places
            .iter()
            .filter_map(|place| Some((*place, sites.get(*place)?)));
        let rows = shown.map(|(place, site)| {
            let card = match &site.card {
                Some(card) => self.telling.title(card),
                None => msg::play_unknown(self.telling.texts),
            };
            let bot = forces(&self.telling, self.table.bot_forces(site));
            let you = forces(&self.telling, site.player);
            vec![(place + 1).to_string(), card, bot, you]
        });
        let header = [
            String::new(),
            self.telling.suit(Suit::Location),
            msg::play_bot(self.telling.texts),
            msg::play_you(self.telling.texts),
        ];
        Table::open(header, rows)
    }

    /// The title of a card; where another has the same title, with the captain whose crew it is of.
    fn unmistakable(&self, card: &EntryId, among: &[EntryId]) -> String {
        let title = self.telling.title_among(card, among);
        let namesakes = among
            .iter()
            .filter(|other| self.telling.title(other) == title);
        let deck = self.telling.book.card(card).map(|card| card.deck);
        match deck {
            Some(deck) if deck != CrewDeck::Common && namesakes.count() > 1 => {
                format!("{title} ({})", captain_name(deck))
            }
            _ => title,
        }
    }

    /// The candidates, unless they are too many to choose from a list.
    fn add_candidates(&self, page: &mut Page, cards: &[EntryId]) {
        if cards.len() > MOST_LISTED {
            return;
        }
        let cards = candidates(self.telling.book, self.telling.texts.lang(), cards);
        let names = cards
            .iter()
            .map(|card| self.unmistakable(card, &cards).into());
        page.push(Block::Names(names.collect()));
    }
}

/// The tokens of one side at a Location.
fn forces(telling: &Telling<'_>, forces: Forces) -> String {
    let texts = telling.texts;
    let teams = (forces.teams > 0).then(|| msg::play_away_teams(texts, forces.teams));
    let ships = (forces.ships > 0).then(|| msg::play_ships(texts, forces.ships));
    let parts: Vec<String> = teams.into_iter().chain(ships).collect();
    if parts.is_empty() {
        msg::play_none(texts)
    } else {
        parts.join(", ")
    }
}

/// Card and tokens of a place of the Market.
pub(in crate::view) fn slot(telling: &Telling<'_>, slot: &Slot) -> (String, String) {
    match slot {
        Slot::Unknown => (msg::play_unknown(telling.texts), String::new()),
        Slot::Empty => (msg::play_empty(telling.texts), String::new()),
        Slot::Card { card, tokens } => (telling.title(card), telling.tokens(*tokens)),
    }
}
