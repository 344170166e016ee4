//! What flights between missions take of the Range of a ship ("Benutzen der Reichweite", "Glossary, moving a ship").

use serde::Serialize;

use model::text::key;
use model::{CcgCard, EntryId, Fact, Figure, Quadrant, SpanExemption};

/// What a flight to another quadrant takes on top, and what one inside a region takes less.
pub const FLIGHT_MODIFIER: u16 = 2;

/// A mission as a place to fly from or to.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct FlightStop {
    /// What it is called, or the span that was typed.
    pub name: String,
    /// The mission; `None` if only its numbers are known.
    pub card: Option<EntryId>,
    /// What it adds to the cost of a flight from or to it.
    pub span: u16,
    /// `None` if it is not known; then it never differs from another.
    pub quadrant: Option<Quadrant>,
    /// Inside one of which flights take less.
    pub regions: Vec<String>,
    /// Where flights between it and others take nothing on top for another quadrant.
    #[serde(skip)]
    pub passage: Option<SpanExemption>,
    /// Sources differ on whether the card names a region.
    #[serde(skip)]
    pub has_unsure_region: bool,
}

impl FlightStop {
    /// A mission by its card; `None` if it has no span as a number.
    pub fn from_card(card: &CcgCard) -> Option<FlightStop> {
        let span = card.span.as_ref().and_then(Figure::number)?;
        let regions = card.keywords.iter().filter(|word| word.name == "Region");
        Some(FlightStop {
            name: card.full_name(),
            card: Some(card.id.clone()),
            span: u16::try_from(span).ok()?,
            quadrant: card.quadrant,
            regions: regions.filter_map(|word| word.value.clone()).collect(),
            passage: card.passage.clone(),
            has_unsure_region: card.unsure.contains(&Fact::Region),
        })
    }

    /// Whether a flight from or to it takes the same as from or to another.
    pub fn is_like(&self, other: &FlightStop) -> bool {
        let place = |stop: &FlightStop| (stop.span, stop.quadrant, stop.regions.clone());
        place(self) == place(other) && self.passage == other.passage
    }

    /// Whether both lie in one region.
    pub fn shares_region(&self, other: &FlightStop) -> bool {
        let known = |region: &String| other.regions.iter().any(|its| key(its) == key(region));
        self.regions.iter().any(known)
    }

    /// Whether its text makes another mission as near as one of its own quadrant.
    pub fn leads_to(&self, other: &FlightStop) -> bool {
        match &self.passage {
            None => false,
            Some(SpanExemption::Quadrant(quadrant)) => other.quadrant == Some(*quadrant),
            Some(SpanExemption::OutsideQuadrant(quadrant)) => other.quadrant.is_some_and(|its| its != *quadrant),
            Some(SpanExemption::Region(region)) => other.regions.iter().any(|its| key(its) == key(region)),
        }
    }
}

/// A flight from one mission to another.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct FlightHop {
    /// The mission left.
    pub from: FlightStop,
    /// The mission flown to.
    pub to: FlightStop,
    /// The spans of the mission left and of the one flown to.
    pub spans: [u16; 2],
    /// What it takes on top: 2 to another quadrant, unless a mission lifts that.
    pub quadrant: u16,
    /// What it takes less inside a region, below zero.
    pub region: i32,
    /// One of the missions lifts what another quadrant takes on top; left out otherwise.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub passage: bool,
    /// Both are copies of one mission: they count as one card.
    pub copies: bool,
    /// The Range it takes: both spans, 2 more to another quadrant, 2 less inside a region, never below
    /// 0 ("Glossary, modifiers"); between copies of one mission nothing.
    pub cost: u16,
    /// The Range left behind it; `None` if it cannot be made, or without a Range.
    pub left: Option<u16>,
}

impl FlightHop {
    /// The flight between two missions, made with so much Range.
    pub fn new(from: &FlightStop, to: &FlightStop, range: Option<u16>) -> FlightHop {
        let quadrants = from.quadrant.zip(to.quadrant);
        let is_elsewhere = quadrants.is_some_and(|(from, to)| from != to);
        let passage = is_elsewhere && (from.leads_to(to) || to.leads_to(from));
        let quadrant = if is_elsewhere && !passage { FLIGHT_MODIFIER } else { 0 };
        let less = if from.shares_region(to) { FLIGHT_MODIFIER } else { 0 };
        let copies = from.card.is_some() && from.card == to.card;
        let spans = from.span.saturating_add(to.span);
        let cost = if copies { 0 } else { spans.saturating_add(quadrant).saturating_sub(less) };
        FlightHop {
            from: from.clone(),
            to: to.clone(),
            spans: [from.span, to.span],
            quadrant,
            region: -i32::from(less),
            passage,
            copies,
            cost,
            left: range.and_then(|range| range.checked_sub(cost)),
        }
    }
}
