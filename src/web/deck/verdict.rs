//! Whether a deck may be played and can win, at a glance.

use maud::{Markup, html};
use serde_json::Value;

use super::view::{Source, View};
use crate::backend::Backend;
use deck::WINNING_POINTS;
use model::Lang;
use model::text::with_capital;
use page::locale::{Texts, msg};

/// What is made of a deck of Second Edition.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Verdict {
    is_legal: bool,
    /// Whether every line is understood; else it is open whether the deck is legal.
    is_read: bool,
    /// Points of the missions its personnel can complete; `None` where they cannot be known.
    reach: Option<i64>,
}

impl Verdict {
    /// The verdict on a list; `None` if it cannot be read.
    pub(super) fn of(backend: &dyn Backend, lang: Lang, source: &Source<'_>) -> Option<Verdict> {
        let report = backend.document(lang, &source.ends(View::Report.line()));
        Verdict::of_report(backend, lang, source, &report)
    }

    /// The verdict on a list whose report is at hand.
    pub(super) fn of_report(
        backend: &dyn Backend,
        lang: Lang,
        source: &Source<'_>,
        report: &Value,
    ) -> Option<Verdict> {
        let is_legal = report["legal"].as_bool()?;
        let stats = backend.document(lang, &source.ends(View::Stats.line()));
        let is_empty = |lines: &Value| lines.as_array().is_none_or(Vec::is_empty);
        let is_read = is_empty(&report["unknown"]) && is_empty(&report["unreadable"]);
        Some(Verdict { is_legal, is_read, reach: reach(&stats["missions"]) })
    }

    /// The verdict in a word, and a bar of the points in reach.
    pub(super) fn render(self, texts: &Texts) -> Markup {
        let winning = i64::from(WINNING_POINTS);
        let can_win = self.reach.is_none_or(|reach| reach >= winning);
        html! {
            span.verdict.good[self.is_legal && can_win].bad[!self.is_legal] {
                @if !self.is_read { "? " (with_capital(&msg::deck_standing_unread(texts))) }
                @else if !self.is_legal { "✗ " (msg::decks_verdict_illegal(texts)) }
                @else if can_win { "✓ " (msg::decks_verdict_legal(texts)) }
                @else { "! " (msg::decks_verdict_loses(texts)) }
                @if let Some(reach) = self.reach {
                    span { (msg::decks_verdict_reach(texts, reach, winning)) }
                    meter min="0" max=(winning) value=(reach.min(winning)) aria-hidden="true" {}
                }
            }
        }
    }
}

/// The points of all missions but those out of reach.
fn reach(missions: &Value) -> Option<i64> {
    let counted = missions.as_array()?.iter().filter(|mission| {
        let prospect = mission["best"]["prospect"].as_str();
        prospect.is_some_and(|prospect| prospect != "beyond")
    });
    Some(counted.filter_map(|mission| mission["points"].as_i64()).sum())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn missions_out_of_reach_bring_no_points() {
        let missions = serde_json::json!([
            {"points": 35, "best": {"prospect": "within"}},
            {"points": 40, "best": {"prospect": "beyond"}},
            {"points": 30, "best": null},
        ]);
        assert_eq!(reach(&missions), Some(35));
        assert_eq!(reach(&Value::Null), None);
    }
}
