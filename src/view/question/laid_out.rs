//! What a question asks about, laid out: the Market, Locations, candidates.

use super::{Asking, MOST_LISTED, candidates};
use crate::model::{Deck, EntryId, Suit};
use crate::solo::Forces;
use crate::solo::ask::Question;
use crate::solo::table::{MARKET, Site, Slot};
use crate::view::program::{Names, Sentences};
use crate::view::solo::captain_name;
use crate::view::telling::{Telling, number};
use crate::view::{Screen, grid, prose};

impl Asking<'_> {
    /// What there is to choose from, or what lies there as far as known.
    pub(super) fn body(&self, screen: &Screen<'_>, names: &Names) -> String {
        match self.question {
            Question::Market { slots } => self.market(screen, slots),
            Question::Zone { sites, .. } => {
                let all: Vec<usize> = (0..sites.len()).collect();
                self.zone(screen, sites, &all)
            }
            Question::Where { places, .. } => self.zone(screen, &self.table.zone, places),
            Question::Reveal { candidates, .. } | Question::Drawn { candidates, .. } => {
                self.listed(screen, candidates)
            }
            Question::Choice { options, .. } => {
                let sentences = Sentences::on(screen, names);
                let items = (1..).zip(options).map(|(number, option)| {
                    let mark = format!("{number}");
                    prose::item(screen, &mark, &sentences.all(option), 0) + "\n"
                });
                items.collect()
            }
            _ => String::new(),
        }
    }

    fn market(&self, screen: &Screen<'_>, slots: &[Slot; 4]) -> String {
        let rows = (1..)
            .zip(MARKET.iter().zip(slots))
            .map(|(number, (suit, place))| {
                let (card, tokens) = slot(&self.telling, place);
                vec![format!("{number}"), self.telling.suit(*suit), card, tokens]
            });
        grid::columns(screen, &[], rows.collect())
    }

    fn zone(&self, screen: &Screen<'_>, sites: &[Site], places: &[usize]) -> String {
        let shown = places
            .iter()
            .filter_map(|place| Some((*place, sites.get(*place)?)));
        let rows = shown.map(|(place, site)| {
            let card = match &site.card {
                Some(card) => self.telling.title(card),
                None => self.telling.get("play-unknown"),
            };
            let bot = forces(&self.telling, self.table.bot_forces(site));
            let you = forces(&self.telling, site.player);
            vec![(place + 1).to_string(), card, bot, you]
        });
        let location = self.telling.suit(Suit::Location);
        let header = [
            String::new(),
            location,
            self.telling.get("play-bot"),
            self.telling.get("play-you"),
        ];
        grid::columns(screen, &header, rows.collect())
    }

    /// The title of a card; where another has the same title, with the captain whose crew it is of.
    fn unmistakable(&self, card: &EntryId, among: &[EntryId]) -> String {
        let title = self.telling.title(card);
        let namesakes = among
            .iter()
            .filter(|other| self.telling.title(other) == title);
        let deck = self.telling.book.card(card).map(|card| card.deck);
        match deck {
            Some(deck) if deck != Deck::Common && namesakes.count() > 1 => {
                format!("{title} ({})", captain_name(deck))
            }
            _ => title,
        }
    }

    /// The candidates, numbered down the columns.
    fn listed(&self, screen: &Screen<'_>, cards: &[EntryId]) -> String {
        if cards.len() > MOST_LISTED {
            return String::new();
        }
        let cards = candidates(self.telling.book, self.telling.texts.lang(), cards);
        let cells = (1..).zip(&cards);
        let cells: Vec<String> = cells
            .map(|(number, card)| format!("{number:>2} {}", self.unmistakable(card, &cards)))
            .collect();
        grid::columns(screen, &[], down_columns(&cells, screen.width()))
    }
}

/// The tokens of one side at a Location.
fn forces(telling: &Telling<'_>, forces: Forces) -> String {
    let count =
        |id: &str, count: u8| (count > 0).then(|| telling.say(id, &[("count", number(count))]));
    let parts = [
        count("play-away-teams", forces.teams),
        count("play-ships", forces.ships),
    ];
    let parts: Vec<String> = parts.into_iter().flatten().collect();
    if parts.is_empty() {
        telling.get("play-none")
    } else {
        parts.join(", ")
    }
}

/// Card and tokens of a place of the Market.
pub(in crate::view) fn slot(telling: &Telling<'_>, slot: &Slot) -> (String, String) {
    match slot {
        Slot::Unknown => (telling.get("play-unknown"), String::new()),
        Slot::Empty => (telling.get("play-empty"), String::new()),
        Slot::Card { card, tokens } => (telling.title(card), telling.tokens(*tokens)),
    }
}

/// Cells as rows of a grid, in order from top to bottom, then to the right.
fn down_columns(cells: &[String], width: usize) -> Vec<Vec<String>> {
    /// Between two columns.
    const GAP: usize = 2;
    let widest = cells
        .iter()
        .map(|cell| textwrap::core::display_width(cell))
        .max();
    let columns = (width / (widest.unwrap_or(0) + GAP)).max(1);
    let height = cells.len().div_ceil(columns);
    let row = |row: usize| {
        cells
            .iter()
            .skip(row)
            .step_by(height.max(1))
            .cloned()
            .collect()
    };
    (0..height).map(row).collect()
}
