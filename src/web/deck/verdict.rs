//! Whether a deck may be played and can win, at a glance.

use maud::{Markup, html};

use app::deck::CheckedList;
use deck::{DeckStats, Prospect, WINNING_POINTS};
use page::locale::{Texts, msg};

/// What is made of a deck of Second Edition.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Verdict {
    is_legal: bool,
    /// How many doubts are to be settled while it is open whether the deck is legal; 0 where that is sure.
    open: usize,
    /// Points of the missions its personnel can complete; `None` where they cannot be known.
    reach: Option<i64>,
}

impl Verdict {
    /// The verdict on a list of which this is known; `None` of several lists.
    pub(super) fn new(checked: &CheckedList, numbers: Option<&DeckStats>) -> Option<Verdict> {
        let marks = &checked.marks;
        let broken = marks.breaches.iter().filter(|breach| !breach.surplus.is_empty()).count();
        Some(Verdict {
            is_legal: checked.is_legal?,
            open: if marks.open() > 0 { marks.open() + broken } else { 0 },
            reach: numbers.map(|numbers| {
                reach(numbers.missions.iter().map(|mission| (mission.points, mission.best.prospect)))
            }),
        })
    }

    /// The verdict in a word, and a bar of the points in reach.
    pub(super) fn render(self, texts: &Texts) -> Markup {
        let winning = i64::from(WINNING_POINTS);
        let can_win = self.reach.is_none_or(|reach| reach >= winning);
        html! {
            span.verdict.good[self.is_legal && can_win].bad[!self.is_legal && self.open == 0] {
                @if self.open > 0 { "! " (msg::decks_verdict_open(texts, self.open)) span { (msg::decks_verdict_open_what(texts)) } }
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
fn reach(missions: impl Iterator<Item = (Option<i16>, Prospect)>) -> i64 {
    let near = missions.filter(|(_, prospect)| *prospect != Prospect::Beyond);
    near.filter_map(|(points, _)| points).map(i64::from).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn missions_out_of_reach_bring_no_points() {
        let missions =
            [(Some(35), Prospect::Within), (Some(40), Prospect::Beyond), (None, Prospect::Within)].into_iter();
        assert_eq!(reach(missions), 35);
    }
}
