//! The tracks of a board: multipliers as segments, each as wide as the steps it holds for.

use maud::{Markup, html as markup};

use crate::{Frame, PageTable, Words};

/// Steps of a track on a board: 0 to 15.
const TRACK_STEPS: usize = 16;

/// A table as the tracks of a board, a segment as wide as the steps it holds for; `None` if it says no steps.
pub(super) fn tracks(table: &PageTable, say: impl Fn(&Words) -> Markup) -> Option<Markup> {
    let rows = table.rows.iter().filter(|_| table.frame == Frame::Track);
    let steps = |row: &Vec<Words>| track_segments(&row.last()?.plain());
    let drawn: Vec<(&Words, Vec<TrackSegment>)> =
        rows.map(|row| Some((row.first()?, steps(row)?))).collect::<Option<_>>()?;
    (!drawn.is_empty()).then(|| {
        markup! {
            div.wide { table.track {
                "\n"
                @if let Some(title) = &table.title {
                    caption { (say(title)) @for what in &table.header { " · " (say(what)) } } "\n"
                }
                @for (label, segments) in &drawn {
                    tbody {
                        tr { th colspan=(TRACK_STEPS) scope="rowgroup" { (say(label)) } } "\n"
                        tr {
                            @for segment in segments {
                                td colspan=(segment.steps) { b { (segment.worth) } small { (segment.from) } }
                            }
                        }
                        "\n"
                    }
                }
            } }
            "\n"
        }
    })
}

/// A part of a track in which a multiplier holds.
struct TrackSegment {
    /// Its first step.
    from: usize,
    /// So many steps.
    steps: usize,
    /// The multiplier, as printed.
    worth: String,
}

/// `0: ×1, 5: ×3`, each up to the step before the next one; `None` if it is anything else.
fn track_segments(text: &str) -> Option<Vec<TrackSegment>> {
    let parted = text.split(", ").map(|part| part.split_once(": "));
    let read = |(from, worth): (&str, &str)| Some((from.trim().parse().ok()?, worth.trim().to_owned()));
    let starts: Vec<(usize, String)> = parted.map(|pair| read(pair?)).collect::<Option<_>>()?;
    let ends = starts.iter().skip(1).map(|(from, _)| *from).chain([TRACK_STEPS]);
    let segment = |((from, worth), end): (&(usize, String), usize)| {
        let steps = end.checked_sub(*from).filter(|steps| *steps > 0)?;
        Some(TrackSegment { from: *from, steps, worth: worth.clone() })
    };
    starts.iter().zip(ends).map(segment).collect()
}
