//! What is to be seen of a deck.

use maud::{Markup, html};
use serde::Deserialize;

use super::super::backend::{Backend, CommandLine, HtmlFragment};
use super::super::visit::Visit;
use super::read;
use model::Lang;
use page::locale::{Texts, msg};

/// What is to be seen of a deck.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum View {
    Report,
    Stats,
    Odds,
    Hand,
    Missing,
    Log,
}

#[derive(Debug, Default, Deserialize)]
struct HandSeed {
    seed: u64,
}

impl View {
    /// What can be seen of a list alone.
    pub(super) const OF_LISTS: [View; 5] = [View::Report, View::Stats, View::Odds, View::Hand, View::Missing];
    /// What can be seen of a saved deck.
    pub(super) const OF_SAVED: [View; 6] =
        [View::Report, View::Stats, View::Odds, View::Hand, View::Missing, View::Log];

    /// By its word in addresses; the report for any other.
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
            View::Missing => msg::decks_missing(texts),
            View::Log => msg::decks_log(texts),
        }
    }

    /// The command that shows it.
    pub(super) fn line(self) -> CommandLine {
        let command = match self {
            View::Report => "check",
            View::Stats | View::Odds | View::Hand | View::Missing | View::Log => self.code(),
        };
        CommandLine::of(["deck", command])
    }
}

/// A deck list, wherever it is.
pub(super) struct Source<'a> {
    /// The name of a deck, or `-` for the text.
    pub place: &'a str,
    pub text: &'a str,
}

impl Source<'_> {
    /// The same line about this list.
    pub(super) fn ends(&self, line: CommandLine) -> CommandLine {
        line.about([self.place]).reading(self.text)
    }

    /// What is to be seen of it.
    pub(super) fn shown(
        &self,
        backend: &dyn Backend,
        visit: &Visit,
        view: View,
        asked: &ViewOptions,
    ) -> HtmlFragment {
        let line = asked.added(view);
        backend.ask(visit.lang, &self.ends(line))
    }

    /// A number that stands for a hand nobody has drawn yet.
    pub(super) fn seed(&self, backend: &dyn Backend, lang: Lang) -> u64 {
        let drawn: HandSeed = read(backend.document(lang, &self.ends(View::Hand.line())));
        drawn.seed
    }
}

/// What is wanted to know beside the view.
#[derive(Debug, Default)]
pub(super) struct ViewOptions<'a> {
    pub game: &'a str,
    pub seed: &'a str,
    pub mission: &'a str,
}

impl ViewOptions<'_> {
    fn added(&self, view: View) -> CommandLine {
        let options = match view {
            View::Report => [("--game", self.game)],
            View::Hand => [("--seed", self.seed)],
            View::Odds => [("--mission", self.mission)],
            View::Stats | View::Missing | View::Log => [("", "")],
        };
        let given = options.into_iter().filter(|(_, value)| !value.is_empty());
        given.fold(view.line(), |line, (name, value)| line.option(name, value))
    }
}

/// The views to choose from, each at its address.
pub(super) fn chips(texts: &Texts, views: &[View], now: View, address: impl Fn(View) -> String) -> Markup {
    html! {
        nav.chips aria-label=(msg::decks_report(texts)) {
            @for view in views {
                a.chip href=(address(*view)) aria-current=[(*view == now).then_some("true")] {
                    (view.label(texts))
                }
            }
        }
    }
}
