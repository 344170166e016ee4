//! What a player has that scores, and the points of it.

use serde::Serialize;

use crate::calc::catan::limits::Stations;
use model::codes;
use words::numbers::addition;
use words::terms;

/// Victory points that win, once it is the player's turn.
pub(super) const TO_WIN: u8 = 10;
/// What does not score.
const NOTHING: &str = "–";
/// What nobody knows.
const OPEN: &str = "?";

codes!(
    /// What victory points come from, in the order of the almanac.
    PointSource {
        /// Small space stations.
        Small => "small",
        /// Large space stations.
        Large => "large",
        /// The longest supply route.
        Route => "route",
        /// The largest starfleet.
        Starfleet => "starfleet",
        /// Cards with victory points.
        Cards => "cards",
    }
);

terms! { PointSource: CALC_POINTS_OF }

impl PointSource {
    /// Victory points for each.
    fn each(self) -> u8 {
        match self {
            PointSource::Small | PointSource::Cards => 1,
            PointSource::Large | PointSource::Route | PointSource::Starfleet => 2,
        }
    }
}

/// What a player has that scores.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct Possessions {
    pub(super) stations: Stations,
    /// Holds the longest supply route.
    pub(super) route: bool,
    /// Holds the largest Starfleet.
    pub(super) starfleet: bool,
    /// Victory point cards, hidden ones too: they are revealed when they win.
    pub(super) cards: u8,
}

/// What a player has of a source.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub(super) struct SourcePoints {
    pub(super) origin: PointSource,
    pub(super) count: u8,
    /// Victory points for each.
    pub(super) each: u8,
    pub(super) points: u8,
}

impl Possessions {
    /// What the player has, in the order of sources; 0 where there is nothing.
    fn parts(&self) -> [SourcePoints; PointSource::ALL.len()] {
        PointSource::ALL.map(|origin| {
            let count = match origin {
                PointSource::Small => self.stations.small(),
                PointSource::Large => self.stations.large(),
                PointSource::Route => self.route.into(),
                PointSource::Starfleet => self.starfleet.into(),
                PointSource::Cards => self.cards,
            };
            let each = origin.each();
            SourcePoints { origin, count, each, points: count.saturating_mul(each) }
        })
    }
}

/// A player with all points.
#[derive(Debug, Serialize)]
pub(super) struct PlayerPoints {
    /// The number of the player, from 1.
    pub(super) player: usize,
    pub(super) name: Option<String>,
    pub(super) points: u8,
    /// Victory points missing to win.
    pub(super) missing: u8,
    pub(super) parts: [SourcePoints; PointSource::ALL.len()],
    /// What may score too, but what happened before is not known.
    #[serde(skip)]
    pub(super) open: Vec<PointSource>,
}

impl PlayerPoints {
    pub(super) fn new(
        player: usize,
        name: Option<String>,
        has: Possessions,
        open: Vec<PointSource>,
    ) -> PlayerPoints {
        let parts = has.parts();
        let points = parts.iter().map(|part| part.points).fold(0, u8::saturating_add);
        PlayerPoints { player, name, points, missing: TO_WIN.saturating_sub(points), parts, open }
    }

    pub(super) fn source_cell(&self, origin: PointSource) -> String {
        let part = self.parts.iter().find(|part| part.origin == origin);
        match part.filter(|part| part.count > 0) {
            _ if self.open.contains(&origin) => OPEN.to_owned(),
            Some(part) => format!("{} × {} = {}", part.count, part.each, part.points),
            None => NOTHING.to_owned(),
        }
    }

    /// The points with what may be added to them.
    pub(super) fn total_cell(&self) -> String {
        if self.open.is_empty() {
            return self.points.to_string();
        }
        format!("{} + {OPEN}", self.points)
    }

    /// The points with what they are the sum of.
    pub(super) fn sum_cell(&self) -> String {
        let points = self.parts.iter().map(|part| part.points);
        let scored: Vec<u8> = points.filter(|points| *points > 0).collect();
        addition(&scored, self.points)
    }

    pub(super) fn missing_cell(&self) -> String {
        match self.missing {
            0 => NOTHING.to_owned(),
            missing if self.open.is_empty() => format!("{TO_WIN} − {} = {missing}", self.points),
            missing => format!("≤ {missing}"),
        }
    }
}
