//! `tricorder deck sheet`: a deck as judges of a tournament want it on paper.

use clap::Args;
use serde::Serialize;

use crate::deck::card_finder::CardFinder;
use crate::deck::check::CheckedList;
use crate::deck::page_parts::{place_and_points, section};
use crate::deck::source::Source;
use crate::deck::unrecognized::{Legality, ReadList};
use crate::entry::ccg;
use crate::session::Session;
use crate::{CommandReport, Found, RunCommand};
use deck::{DeckCounts, FoundDeck, Pile};
use model::order::Order;
use page::locale::{Texts, msg};
use page::{FactList, Labels, Page, PageTable, faint, strong};
use words::{Problem, Term};

/// Where something is to be written by hand.
const LINE: &str = "____________________";
/// The types of cards in a deck in the order of sheets; others follow.
const TYPES: [&str; 5] = ["personnel", "ship", "equipment", "event", "interrupt"];

/// What `tricorder deck sheet` takes: the list, and whose it is at which tournament.
#[derive(Debug, Args)]
pub struct Sheet {
    #[command(flatten)]
    list: Source,
    #[arg(long)]
    player: Option<String>,
    #[arg(long)]
    event: Option<String>,
    #[arg(long)]
    date: Option<String>,
}

impl Sheet {
    /// A deck by its name; what is empty is left to be written by hand.
    pub fn new(place: &str, [player, event, date]: [&str; 3]) -> Sheet {
        let [player, event, date] = [player, event, date].map(|one| (!one.is_empty()).then(|| one.to_owned()));
        Sheet { list: Source::at(place), player, event, date }
    }
}

impl RunCommand<SheetReport> for Sheet {
    fn run(self, session: &Session<'_>) -> Result<Found<SheetReport>, Problem> {
        let finder = CardFinder::new(session);
        let read = finder.read(self.list.load(session)?)?;
        let pile = |pile| SheetPile::new(session.texts, &read.deck, pile);
        let mut sheet = SheetReport {
            title: read.title(session.texts),
            name: read.deck.name.clone(),
            player: self.player,
            event: self.event,
            date: self.date,
            counts: DeckCounts::from_deck(&read.deck),
            piles: [Pile::Missions, Pile::Dilemmas, Pile::Deck, Pile::Aside].map(pile),
            legal: false,
            violations: Vec::new(),
            open: open_lines(&read),
        };
        let checked = CheckedList::of_deck(session, &finder, read)?.report;
        sheet.legal = checked.is_legal == Some(true);
        sheet.violations = checked.marks.breaches.into_iter().map(|breach| breach.message).collect();
        Ok(Found::new(sheet))
    }
}

/// How many lines of a list are not understood.
fn open_lines(read: &ReadList) -> usize {
    read.deck.unknown.len() + read.list.faults().count()
}

/// `{"name","player","event","date","counts","piles":[{"pile","total","cards":[{"count","name","number","type"}]}],
/// "legal","violations","open"}`: a deck for a tournament, all piles in the order of the rules.
#[derive(Debug, Serialize)]
pub struct SheetReport {
    name: Option<String>,
    player: Option<String>,
    event: Option<String>,
    date: Option<String>,
    counts: DeckCounts,
    piles: [SheetPile; 4],
    legal: bool,
    /// What is broken, a sentence each.
    violations: Vec<String>,
    /// Lines that are not understood.
    open: usize,
    #[serde(skip)]
    title: String,
}

/// A pile with its sum.
#[derive(Debug, Serialize)]
struct SheetPile {
    pile: Pile,
    total: u32,
    /// Of the deck by type, then by name; missions as the list has them.
    cards: Vec<SheetRow>,
}

/// Copies of a card.
#[derive(Debug, Serialize)]
struct SheetRow {
    count: u32,
    name: String,
    /// The collector's number of the first printing; `None` of a card that is not known.
    number: Option<String>,
    #[serde(rename = "type")]
    card_type: Option<String>,
    /// What tells it apart from others of its pile, in words.
    #[serde(skip)]
    kind: String,
}

impl SheetPile {
    fn new(texts: &Texts, deck: &FoundDeck, pile: Pile) -> SheetPile {
        let known = deck.copies(pile).into_iter().map(|(card, count)| SheetRow {
            count,
            name: card.full_name(),
            number: card.printings.first().map(|printing| printing.number.clone()),
            card_type: Some(card.card_type.clone()),
            kind: match pile {
                Pile::Missions => place_and_points(texts, &card).join(" · "),
                Pile::Dilemmas => card.place.map(|place| place.term(texts)).unwrap_or_default(),
                Pile::Deck | Pile::Aside => ccg::kind(texts, &card),
            },
        });
        let mut cards: Vec<SheetRow> = known.collect();
        if pile != Pile::Missions {
            let place = |row: &SheetRow| TYPES.iter().position(|kind| Some(*kind) == row.card_type.as_deref());
            cards.order_by_key(|row| (place(row).unwrap_or(TYPES.len()), row.name.clone()));
        }
        let unknown = deck.unknown.iter().filter(|unknown| unknown.pile() == pile).map(|unknown| SheetRow {
            count: unknown.count,
            name: unknown.name.clone(),
            number: unknown.number.clone(),
            card_type: None,
            kind: "?".to_owned(),
        });
        cards.extend(unknown);
        SheetPile { pile, total: cards.iter().fold(0, |sum, row| sum.saturating_add(row.count)), cards }
    }

    /// The sums of its types, where it has several.
    fn sums(&self, texts: &Texts) -> Option<String> {
        let mut sums: Vec<(&str, u32)> = Vec::new();
        for row in &self.cards {
            match sums.iter_mut().find(|(kind, _)| *kind == row.kind) {
                Some((_, sum)) => *sum = sum.saturating_add(row.count),
                None => sums.push((&row.kind, row.count)),
            }
        }
        let is_told = matches!(self.pile, Pile::Deck) && sums.len() > 1;
        let told = sums.iter().map(|(kind, sum)| msg::deck_sheet_sum(texts, *kind, *sum));
        is_told.then(|| told.collect::<Vec<_>>().join(" · "))
    }

    fn show(&self, texts: &Texts, page: &mut Page) {
        if self.cards.is_empty() {
            return;
        }
        page.heading(msg::deck_sheet_pile(texts, self.pile.term(texts), self.total));
        if let Some(sums) = self.sums(texts) {
            page.say(sums);
        }
        let rows = self.cards.iter().map(|row| {
            let number = row.number.clone().unwrap_or_default();
            vec![row.count.to_string(), row.name.clone(), row.kind.clone(), number]
        });
        page.table(PageTable::bare(rows));
    }
}

impl SheetReport {
    fn heads(&self, texts: &Texts) -> FactList {
        let mut facts = FactList::new(Labels::Long);
        let written = |value: &Option<String>| value.clone().unwrap_or_else(|| LINE.to_owned());
        facts.add(msg::deck_sheet_player(texts), written(&self.player));
        facts.add(msg::deck_sheet_event(texts), written(&self.event));
        facts.add(msg::deck_sheet_date(texts), written(&self.date));
        facts.add(msg::deck_sheet_deck(texts), strong(&self.title));
        facts
    }
}

impl CommandReport for SheetReport {
    fn page(&self, texts: &Texts) -> Page {
        let mut page = Page::new();
        page.title(msg::deck_sheet_title(texts));
        page.facts(self.heads(texts));
        for pile in &self.piles {
            pile.show(texts, &mut page);
        }
        let counts = &self.counts;
        page.say(strong(msg::deck_counts(texts, counts.missions, counts.dilemmas, counts.deck, counts.total)));
        match Legality::new(self.open == 0, self.legal) {
            Legality::Legal => page.say(msg::deck_sheet_legal(texts)),
            Legality::Illegal => page.append(section(&msg::deck_sheet_illegal(texts), self.violations.clone())),
            Legality::Unread => page.say(msg::deck_sheet_unread(texts, self.open)),
        }
        page.say(faint(msg::deck_sheet_data(texts)));
        let mut signed = FactList::new(Labels::Long);
        signed.add(msg::deck_sheet_signed(texts), LINE);
        signed.add(msg::deck_sheet_judge(texts), LINE);
        page.facts(signed);
        page
    }
}
