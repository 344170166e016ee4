//! What is to be seen of a deck.

use maud::{Markup, html};

use crate::deck::goldfish;
use app::deck::{DeckReading, Odds};
use app::{Found, RunCommand};
use deck::DeckStats;
use page::FilledForm;
use page::locale::{Texts, msg};
use words::Problem;

/// What is to be seen of a deck.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum View {
    Report,
    Stats,
    Odds,
    Hand,
    Goldfish,
    Missing,
    Log,
}

impl View {
    /// What can be seen of a list alone.
    pub(super) const OF_LISTS: [View; 6] =
        [View::Report, View::Stats, View::Odds, View::Hand, View::Goldfish, View::Missing];
    /// What can be seen of a saved deck.
    pub(super) const OF_SAVED: [View; 7] =
        [View::Report, View::Stats, View::Odds, View::Hand, View::Goldfish, View::Missing, View::Log];

    /// The view of a word in addresses; the report for any other word.
    pub(super) fn from_code(code: &str) -> View {
        let all = View::OF_SAVED.into_iter();
        let mut named = all.filter(|view| view.code() == code);
        named.next().unwrap_or(View::Report)
    }

    pub(super) fn code(self) -> &'static str {
        match self {
            View::Report => "report",
            View::Stats => "stats",
            View::Odds => "odds",
            View::Hand => "hand",
            View::Goldfish => "goldfish",
            View::Missing => "missing",
            View::Log => "log",
        }
    }

    pub(super) fn label(self, texts: &Texts) -> String {
        match self {
            View::Report => msg::decks_report(texts),
            View::Stats => msg::decks_stats(texts),
            View::Odds => msg::decks_odds(texts),
            View::Hand => msg::decks_hand(texts),
            View::Goldfish => msg::decks_goldfish(texts),
            View::Missing => msg::decks_missing(texts),
            View::Log => msg::decks_log(texts),
        }
    }
}

impl View {
    /// What is to be seen of a list that was read, if it is no report on it: nor a hand, which is laid out as cards, nor the
    /// log of a saved deck. `place` is where the list is read from, `asked` what was filled in.
    ///
    /// # Errors
    /// When what is asked for is not there, or the catalog cannot be read.
    pub(super) fn of_list(
        self,
        reading: &DeckReading<'_>,
        numbers: Option<DeckStats>,
        place: &str,
        asked: &FilledForm,
    ) -> Result<Found, Problem> {
        let mission = asked.get("mission");
        match self {
            View::Goldfish => goldfish::command(place, asked).run(reading.session),
            View::Odds => reading.odds(&Odds::new((!mission.is_empty()).then_some(mission))),
            View::Missing => reading.missing(),
            View::Report | View::Stats | View::Hand | View::Log => reading.stats(numbers),
        }
    }
}

/// The views to choose from, each at its address.
pub(super) fn chips(texts: &Texts, views: &[View], now: View, address: impl Fn(View) -> String) -> Markup {
    html! {
        nav.chips.views aria-label=(msg::decks_report(texts)) {
            @for view in views {
                a.chip href=(address(*view)) aria-current=[(*view == now).then_some("true")] {
                    (view.label(texts))
                }
            }
        }
    }
}
