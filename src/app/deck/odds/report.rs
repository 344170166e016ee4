//! Odds of drawing cards, with how they were found; [`super::attempt`] has those of meeting a mission.

use serde::Serialize;

use crate::CommandReport;
use crate::deck::unrecognized::{ListFaults, ReadList};
use crate::entry::ccg::word;
use deck::{CHEAP, Draw, DrawChance, HandWish, WishCount};
use page::locale::{Texts, msg};
use page::{Bar, Bars, Page};
use words::numbers::{Whole, decimal, grouped, percent};

/// `{"name","deck","at_least","drawn":[numbers],"odds":[{"of","count","cards":[names],"rows":[{"drawn",
/// "probability","favorable","all","expected"}]}],"unknown","unreadable"}`.
#[derive(Debug, Serialize)]
pub struct DrawOddsReport {
    name: Option<String>,
    /// Cards of the deck, unknown ones too.
    deck: u32,
    /// How many of the wished-for cards are enough.
    at_least: u32,
    /// Cards drawn in all, ascending, at least one number.
    drawn: Vec<u32>,
    odds: Vec<WishOdds>,
    #[serde(flatten)]
    unread: ListFaults,
    #[serde(skip)]
    title: String,
}

/// The odds of what was wished for.
#[derive(Debug, Serialize)]
struct WishOdds {
    /// A type, one of `playable-personnel`, `cheap-personnel`, `playable-ship`, `copies-3`, or what was
    /// asked.
    of: String,
    count: u32,
    /// Null unless something was asked.
    cards: Option<Vec<String>>,
    /// One for each number of cards drawn.
    rows: Vec<DrawOdds>,
    #[serde(skip)]
    wish: HandWish,
}

#[derive(Debug, Serialize)]
struct DrawOdds {
    drawn: u32,
    probability: f64,
    #[serde(flatten)]
    hands: HandCounts,
    expected: f64,
    #[serde(skip)]
    odds: DrawChance,
}

/// The hands behind odds; null if they were not counted.
#[derive(Debug, Serialize)]
pub(super) struct HandCounts {
    favorable: Option<Whole>,
    all: Option<Whole>,
}

impl HandCounts {
    pub(super) fn from_odds(odds: &DrawChance) -> HandCounts {
        let hands = odds.hands;
        HandCounts {
            favorable: hands.map(|hands| Whole(hands.favorable)),
            all: hands.map(|hands| Whole(hands.all)),
        }
    }
}

impl DrawOddsReport {
    /// The odds of at least so many of each wish in a deck of so many cards, for every number of cards
    /// drawn.
    pub fn new(
        texts: &Texts,
        read: &ReadList,
        deck: u32,
        at_least: u32,
        drawn: Vec<u32>,
        wishes: Vec<WishCount>,
    ) -> DrawOddsReport {
        let odds = |wished: WishCount| {
            let rows = drawn.iter().map(|drawn| {
                let draw = Draw { pile: deck, wanted: wished.count, drawn: *drawn };
                DrawOdds::new(draw, at_least)
            });
            WishOdds::new(rows.collect(), wished)
        };
        DrawOddsReport {
            name: read.deck.name.clone(),
            deck,
            at_least,
            odds: wishes.into_iter().map(odds).collect(),
            drawn,
            unread: read.unread(texts),
            title: read.title(texts),
        }
    }
}

impl DrawOdds {
    fn new(draw: Draw, at_least: u32) -> DrawOdds {
        let odds = draw.at_least(at_least);
        DrawOdds {
            drawn: draw.drawn,
            probability: odds.probability,
            hands: HandCounts::from_odds(&odds),
            expected: draw.expected(),
            odds,
        }
    }
}

impl WishOdds {
    fn new(rows: Vec<DrawOdds>, wished: WishCount) -> WishOdds {
        let (of, cards) = match &wished.wish {
            HandWish::Type(card_type) => (card_type.clone(), None),
            HandWish::PlayablePersonnel => ("playable-personnel".to_owned(), None),
            HandWish::CheapPersonnel => ("cheap-personnel".to_owned(), None),
            HandWish::PlayableShip => ("playable-ship".to_owned(), None),
            HandWish::Copies(count) => (format!("copies-{count}"), None),
            HandWish::Named { asked, cards } => (asked.clone(), Some(cards.clone())),
        };
        WishOdds { of, count: wished.count, cards, rows, wish: wished.wish }
    }

    fn label(&self, texts: &Texts) -> String {
        match &self.wish {
            HandWish::Type(card_type) => word(texts, "type", card_type),
            HandWish::PlayablePersonnel => msg::deck_odds_playable_personnel(texts),
            HandWish::CheapPersonnel => msg::deck_odds_cheap(texts, CHEAP),
            HandWish::PlayableShip => msg::deck_odds_playable_ship(texts),
            HandWish::Copies(count) => msg::deck_odds_copies(texts, *count),
            HandWish::Named { asked, .. } => asked.clone(),
        }
    }

    fn bar(&self, texts: &Texts) -> Bar {
        let odds = self.rows.iter().map(|row| percent(texts, row.probability));
        let expected = self.rows.first().map_or(0.0, |row| row.expected);
        let count = [self.count.to_string()].into_iter();
        let cells = count.chain(odds).chain([decimal(texts, expected, 1)]);
        let shares = self.rows.iter().map(|row| Some(hundredths(row.probability)));
        Bar::numbers(self.label(texts), cells).sharing([None].into_iter().chain(shares))
    }

    /// Whether the first hand is between such odds.
    fn is_between(&self, low: f64, high: f64) -> bool {
        let first = self.rows.first();
        first.is_some_and(|row| low < row.probability && row.probability < high)
    }
}

/// A chance as the length of a bar; what can happen at all is seen.
pub(in crate::deck) fn hundredths(probability: f64) -> u8 {
    let below = (0..100_u8).filter(|part| f64::from(*part) < probability * 100.0);
    u8::try_from(below.count()).unwrap_or(100)
}

impl CommandReport for DrawOddsReport {
    /// A table with a line for each wish, and how it was reckoned.
    fn page(&self, texts: &Texts) -> Page {
        let mut head = Page::new();
        head.title(&self.title);
        head.say(msg::deck_odds_hands(texts, self.at_least, self.deck));
        Page::parts([
            head,
            self.unread.page(texts),
            self.table(texts),
            self.page_by_name(),
            self.note(texts),
            self.reckoned(texts),
        ])
    }
}

impl DrawOddsReport {
    fn table(&self, texts: &Texts) -> Page {
        let drawn = self.drawn.iter();
        let among = drawn.map(|drawn| msg::deck_odds_among(texts, *drawn));
        let count = [msg::deck_odds_count(texts)].into_iter();
        let header = count.chain(among).chain([msg::deck_odds_expected(texts)]);
        let rows = self.odds.iter().map(|wished| wished.bar(texts));
        let mut page = Page::new();
        page.bars(Bars { spare: 1..1 + self.drawn.len(), ..Bars::below(header, rows) });
        page
    }

    /// The cards behind what was asked for.
    fn page_by_name(&self) -> Page {
        let mut page = Page::new();
        for wished in &self.odds {
            let cards = wished.cards.iter();
            for cards in cards.filter(|cards| cards[..] != [wished.of.as_str()]) {
                page.say_hanging(format!("{}: {}", wished.of, cards.join("; ")), 0);
            }
        }
        page
    }

    /// What the words of the table mean, unless they are the player's own.
    fn note(&self, texts: &Texts) -> Page {
        if self.odds.iter().all(|wished| wished.cards.is_some()) {
            Page::new()
        } else {
            Page::from_words(msg::deck_odds_playable_note(texts))
        }
    }

    /// The count behind one of the numbers: the first that is far from sure and from impossible, else the
    /// first that is neither.
    fn reckoned(&self, texts: &Texts) -> Page {
        let between = |low, high| self.odds.iter().find(|odds| odds.is_between(low, high));
        let wished = between(0.001, 0.999).or_else(|| between(0.0, 1.0));
        let first = wished.and_then(|wished| Some((wished, wished.rows.first()?)));
        let Some((wished, first)) = first else {
            return Page::new();
        };
        let (what, odds) = (wished.label(texts), percent(texts, first.probability));
        let (pile, drawn, least) = (self.deck, first.drawn, self.at_least);
        let others = pile.saturating_sub(wished.count);
        Page::from_words(match first.odds.hands {
            Some(hands) => msg::deck_odds_reckoned(
                texts,
                what,
                drawn,
                pile,
                grouped(texts, hands.all),
                grouped(texts, hands.favorable),
                least,
                wished.count,
                others,
                odds,
            ),
            None => msg::deck_odds_estimated(texts, what, drawn, wished.count, others, pile, least, odds),
        })
    }
}
