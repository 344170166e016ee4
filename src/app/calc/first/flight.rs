//! `tricorder calc flight`: flights over the playing field (phase 5, "Personen und Schiffe bewegen").

use std::collections::BTreeMap;
use std::ops::RangeInclusive;

use clap::Args;
use serde::Serialize;

use crate::argument_kinds::{Needed, ValueCell, ValueShape};
use crate::calc::Calculator;
use crate::calc::answer::{Calculation, Report, RuleBasis};
use crate::calc::first::playing_field::{GridPosition, PlayingField, last_position};
use crate::calc::first::victory::GameSize;
use crate::calc::numbers::parse_number;
use crate::options::Numbers;
use crate::session::Session;
use crate::{Found, RunCommand};
use page::PageTable;
use page::locale::{Texts, msg, say};
use words::Problem;
use words::numbers::addition;

/// The largest field whose columns have letters.
const LARGEST: u64 = 26;
/// Spans that may be typed.
const SPANS: RangeInclusive<u64> = 0..=20;
/// Ranges that may be typed.
const RANGES: RangeInclusive<u64> = 0..=99;
/// The rulings that bear on every flight: which spans count, what happens above facedown missions, and
/// how a ship leaves an Outpost.
pub const RULINGS: &[u16] = &[332, 333, 334];

impl PlayingField {
    /// A flight from a mission over others, each reached by the best way.
    fn fly(&self, from: GridPosition, over: &[GridPosition], range: Option<u64>) -> Flight {
        let mut missions: Vec<GridPosition> = Vec::new();
        for stop in over {
            let last = missions.last().copied().unwrap_or(from);
            missions.extend(self.best_way(last, *stop));
        }
        let mut left = range;
        let leg = |to: GridPosition| {
            let span = self.cost(to).0;
            left = left.and_then(|left| left.checked_sub(span));
            Leg { to, span, facedown: !self.faceup.contains_key(&to), left }
        };
        let legs: Vec<Leg> = missions.into_iter().map(leg).collect();
        let total = legs.iter().map(|leg| leg.span).sum();
        let reached = || legs.iter().take_while(|leg| range.is_none() || leg.left.is_some());
        let turned = reached().filter(|leg| leg.facedown).map(|leg| leg.to);
        Flight {
            field: self.size,
            from,
            range,
            total,
            possible: range.map(|range| total <= range),
            end: range.map(|_| reached().last().map_or(from, |leg| leg.to)),
            turned: turned.collect(),
            legs,
        }
    }
}

/// A move to the next mission.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
struct Leg {
    to: GridPosition,
    span: u64,
    facedown: bool,
    /// What is left of the Range behind it; `None` where it does not last, or without one.
    left: Option<u64>,
}

/// A flight over neighboring missions. What is null needs a Range of the ship; without one only the cost is asked
/// for.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
struct Flight {
    /// Missions in a row and in a column.
    field: (u64, u64),
    from: GridPosition,
    range: Option<u64>,
    legs: Vec<Leg>,
    /// The Range it takes: the spans of all missions flown over and of the last, not of the first.
    total: u64,
    possible: Option<bool>,
    /// Where the Range lasts to.
    end: Option<GridPosition>,
    /// The facedown missions the ship reaches, in order: all of them without a Range.
    turned: Vec<GridPosition>,
}

impl Flight {
    /// A facedown mission reached twice: the second time it lies faceup.
    fn find_return(&self) -> Option<GridPosition> {
        let legs = self.legs.iter().filter(|leg| leg.facedown);
        let facedown: Vec<GridPosition> = legs.map(|leg| leg.to).collect();
        let mut numbered = facedown.iter().enumerate();
        let again = numbered.find(|(at, place)| facedown[..*at].contains(place));
        again.map(|(_, place)| *place)
    }

    fn title(&self, texts: &Texts) -> String {
        let from = self.from.to_string();
        let goal = self.legs.last().map(|last| last.to.to_string());
        msg::calc_flight_of(texts, from, goal.unwrap_or_default())
    }

    fn table(&self, texts: &Texts) -> PageTable {
        let starts = std::iter::once(self.range).chain(self.legs.iter().map(|leg| leg.left));
        PageTable::of(self.legs.iter().zip(starts))
            .col(msg::calc_flight_mission(texts), |(leg, _)| leg.to)
            .col(msg::calc_flight_span(texts), |(leg, _)| leg.span_cell(texts))
            .col_if(self.range.is_some(), msg::calc_range_left(texts), |(leg, before)| {
                leg.range_cell(texts, *before)
            })
            .open()
    }

    fn result(&self, texts: &Texts) -> Vec<String> {
        let mut sentences = vec![self.verdict(texts)];
        if !self.turned.is_empty() {
            let places: Vec<String> = self.turned.iter().map(GridPosition::to_string).collect();
            sentences.push(msg::calc_flight_turned(texts, places.join(", "), places.len()));
        }
        let last = last_position(self.field).to_string();
        sentences.push(msg::calc_flight_names(texts, last));
        sentences
    }

    fn verdict(&self, texts: &Texts) -> String {
        let spans: Vec<u64> = self.legs.iter().map(|leg| leg.span).collect();
        let together = addition(&spans, self.total);
        match (self.range, self.end) {
            (Some(range), _) if self.total <= range => {
                msg::calc_flight_possible(texts, together, range, range - self.total)
            }
            (Some(range), Some(end)) => {
                msg::calc_flight_stuck(texts, end.to_string(), together, self.total - range)
            }
            _ => msg::calc_flight_needs(texts, together),
        }
    }
}

impl Leg {
    fn span_cell(&self, texts: &Texts) -> String {
        if self.facedown { msg::calc_flight_facedown(texts, self.span) } else { self.span.to_string() }
    }

    /// `8 − 3 = 5`; a dash after a move that cannot be made.
    fn range_cell(&self, texts: &Texts, before: Option<u64>) -> String {
        let span = self.span;
        match (before, self.left) {
            (Some(before), Some(left)) => format!("{before} − {span} = {left}"),
            (Some(before), None) => msg::calc_range_too_far(texts, span, before),
            (None, _) => "–".to_owned(),
        }
    }
}

impl Calculation for Flight {
    fn report(&self, texts: &Texts) -> Report {
        let report = Report::new(self.table(texts), self.result(texts)).with_title(self.title(texts));
        match self.range {
            Some(range) => report.judged(texts, (self.total <= range).into(), &[]),
            None => report,
        }
    }
}

/// The largest playing field, row by row.
const PLACES: ValueShape = ValueShape::Keys {
    words: "A1 B1 C1 D1 E1 F1 G1 A2 B2 C2 D2 E2 F2 G2 A3 B3 C3 D3 E3 F3 G3 A4 B4 C4 D4 E4 F4 G4 \
            A5 B5 C5 D5 E5 F5 G5 A6 B6 C6 D6 E6 F6 G6 A7 B7 C7 D7 E7 F7 G7",
    between: ',',
    most: 1,
};
/// A faceup mission as cells.
const FACEUP: ValueShape = ValueShape::Cells {
    cells: &[
        ValueCell::Name(msg::calc_flight_mission),
        ValueCell::Number(msg::calc_flight_span, 0, SPANS.end().cast_signed()),
    ],
    between: '=',
    lines: 2,
};

/// What `tricorder calc flight` takes: the way over the playing field, spans of missions, Range and players.
#[derive(Debug, Args)]
pub struct FlightArgs {
    #[arg(id = "places", add = PLACES, add = Needed(&[]))]
    places: Vec<String>,
    #[arg(long = "spans", id = "spans", value_delimiter = ',', add = FACEUP)]
    spans: Vec<String>,
    #[arg(long, allow_negative_numbers = true, value_parser = Numbers(RANGES))]
    range: Option<u64>,
    #[arg(long, default_value = "2", allow_negative_numbers = true,
        value_parser = Numbers(2..=4_u64))]
    players: u64,
}

impl RunCommand for FlightArgs {
    fn run(self, session: &Session<'_>) -> Result<Found, Problem> {
        let victory = RuleBasis::load(session, Calculator::Victory)?;
        let (columns, rows) = GameSize::find(&victory, self.players)?.field;
        let flight = self.fly((columns.clamp(1, LARGEST), rows.clamp(1, LARGEST)))?;
        let basis = RuleBasis::load(session, Calculator::Flight)?;
        Ok(basis.with_rulings(RULINGS).answer(flight))
    }
}

impl FlightArgs {
    fn fly(&self, size: (u64, u64)) -> Result<Flight, Problem> {
        let typed = self.places.iter().map(|typed| parse_position(size, typed));
        let places: Vec<GridPosition> = typed.collect::<Result<_, _>>()?;
        let faceup = parse_spans(size, &self.spans)?;
        let Some((from, over)) = places.split_first().filter(|(_, over)| !over.is_empty()) else {
            return Err(Problem::misuse(say::err_calc_flight_stops()).hint(say::hint_calc_flight_stops()));
        };
        if let Some(pair) = places.windows(2).find(|pair| pair[0] == pair[1]) {
            let place = pair[0].to_string();
            return Err(Problem::misuse(say::err_calc_flight_stay(place)).hint(say::hint_calc_flight_stay()));
        }
        let flight = PlayingField { size, faceup }.fly(*from, over, self.range);
        match flight.find_return() {
            None => Ok(flight),
            Some(place) => {
                let place = place.to_string();
                Err(Problem::misuse(say::err_calc_flight_return(&place)).hint(say::hint_calc_flight_return(&place)))
            }
        }
    }
}

fn parse_position(size: (u64, u64), typed: &str) -> Result<GridPosition, Problem> {
    let field = PlayingField { size, faceup: BTreeMap::new() };
    let found = GridPosition::parse(typed).filter(|place| field.has(*place));
    found.ok_or_else(|| {
        Problem::misuse(say::err_calc_flight_place(typed.trim()))
            .hint(say::hint_calc_flight_place(last_position(size).to_string()))
    })
}

/// Spans of faceup missions: `B2=4`.
fn parse_spans(size: (u64, u64), typed: &[String]) -> Result<BTreeMap<GridPosition, u64>, Problem> {
    let mut faceup = BTreeMap::new();
    for typed in typed {
        let Some((at, span)) = typed.split_once(['=', ':']) else {
            return Err(Problem::misuse(say::err_calc_flight_span(typed.trim())).hint(say::hint_calc_flight_span()));
        };
        let at = parse_position(size, at)?;
        let span = parse_number("span", span, SPANS)?;
        if faceup.insert(at, span).is_some() {
            let place = at.to_string();
            return Err(
                Problem::misuse(say::err_calc_flight_span_twice(place)).hint(say::hint_calc_flight_span_twice())
            );
        }
    }
    Ok(faceup)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn place(typed: &str) -> GridPosition {
        GridPosition::parse(typed).expect("a place")
    }

    fn field(faceup: &[(&str, u64)]) -> PlayingField {
        let spans = faceup.iter().map(|(at, span)| (place(at), *span));
        PlayingField { size: (5, 5), faceup: spans.collect() }
    }

    fn way(field: &PlayingField, from: &str, to: &str) -> String {
        let flight = field.fly(place(from), &[place(to)], None);
        let legs = flight.legs.iter().map(|leg| leg.to.to_string());
        format!("{} {}", legs.collect::<Vec<_>>().join("-"), flight.total)
    }

    #[test]
    fn a_diagonal_takes_two_moves() {
        assert_eq!(way(&field(&[("B2", 4)]), "A1", "B2"), "A2-B2 7");
        assert_eq!(way(&field(&[("B1", 1), ("B2", 4)]), "A1", "B2"), "B1-B2 5");
    }

    #[test]
    fn a_detour_may_take_less() {
        let near = [("A2", 0), ("B2", 0), ("C2", 0), ("C1", 1), ("B1", 9)];
        assert_eq!(way(&field(&near), "A1", "C1"), "A2-B2-C2-C1 1");
        assert_eq!(way(&field(&[("B2", 3)]), "A2", "C2"), "B2-C2 6");
    }

    #[test]
    fn range_ends_a_flight() {
        let flight = field(&[("B1", 2)]).fly(place("A1"), &[place("D1")], Some(6));
        assert_eq!((flight.total, flight.possible), (8, Some(false)));
        let left: Vec<Option<u64>> = flight.legs.iter().map(|leg| leg.left).collect();
        assert_eq!(left, [Some(4), Some(1), None]);
        assert_eq!((flight.end, flight.turned), (Some(place("C1")), vec![place("C1")]));
    }

    #[test]
    fn a_facedown_mission_is_reached_once() {
        let there = [place("B1"), place("A1"), place("B1")];
        assert_eq!(field(&[]).fly(place("A1"), &there, None).find_return(), Some(place("B1")));
        assert_eq!(field(&[("B1", 3)]).fly(place("A1"), &there, None).find_return(), None);
    }

    proptest! {
        #[test]
        fn nothing_beats_the_straight_way_by_less_than_its_moves(
            a in (0..5_u8, 0..5_u8), b in (0..5_u8, 0..5_u8), spans in proptest::collection::vec(0..9_u64, 25),
        ) {
            let at = |(column, row)| GridPosition { column, row };
            let all = (0..25_u8).map(|n| at((n % 5, n / 5)));
            let field = PlayingField { size: (5, 5), faceup: all.zip(spans).collect() };
            let flight = field.fly(at(a), &[at(b)], None);
            let moves = usize::from(a.0.abs_diff(b.0) + a.1.abs_diff(b.1));
            prop_assert!(flight.legs.len() >= moves);
            let mut before = at(a);
            for leg in &flight.legs {
                prop_assert!(before.neighbors().any(|next| next == leg.to));
                before = leg.to;
            }
            prop_assert_eq!(before, at(b));
        }
    }

    fn args(places: &[&str], spans: &[&str]) -> FlightArgs {
        let words = |words: &[&str]| words.iter().map(|word| (*word).to_owned()).collect();
        FlightArgs { places: words(places), spans: words(spans), range: Some(8), players: 2 }
    }

    #[test]
    fn a_flight_is_read_and_flown() {
        let flown = args(&["a1", "B2"], &["B2=4"]).fly((5, 5)).expect("a flight");
        assert_eq!((flown.total, flown.possible), (7, Some(true)));
    }

    #[test]
    fn nonsense_is_refused() {
        let refused: [(&[&str], &[&str]); 8] = [
            (&["A1"], &[]),
            (&["A1", "A1"], &[]),
            (&["A1", "F1"], &[]),
            (&["A1", "A6"], &[]),
            (&["A1", "B1"], &["B1"]),
            (&["A1", "B1"], &["B1=21"]),
            (&["A1", "B1"], &["B1=2", "b1=3"]),
            (&["A1", "B1", "A1", "B1"], &[]),
        ];
        for (places, spans) in refused {
            let flown = args(places, spans).fly((5, 5));
            assert!(flown.is_err(), "{places:?} {spans:?}");
        }
    }

    proptest! {
        #[test]
        fn any_words_are_read_or_refused(typed in proptest::collection::vec("\\PC{0,4}|[A-G][1-7]|[A-G][1-7]=[0-9]", 0..6)) {
            let typed: Vec<&str> = typed.iter().map(String::as_str).collect();
            let _ = args(&typed, &typed).fly((7, 7));
        }
    }
}
