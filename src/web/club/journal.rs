//! A line of JSON a request, on standard error. Words of seats and links never stand in it: a room is named by the
//! pattern of its address, a seat by the beginning of its hash.

use std::io::Write;
use std::sync::mpsc::{SyncSender, sync_channel};
use std::thread;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use serde::Serialize;

/// Signs of the hash of a seat: enough to tell seats apart, too few to be anybody's.
const SIGNS: usize = 8;
/// Lines that may wait for the reader: those of some seconds.
const WAITING: usize = 4096;

/// What is told of a request.
#[derive(Debug, Serialize)]
pub struct Line<'a> {
    /// Milliseconds since 1970.
    time: u128,
    method: &'a str,
    room: &'a str,
    status: u16,
    /// Milliseconds until the answer began.
    ms: f64,
    #[serde(skip_serializing_if = "Option::is_none")]
    seat: Option<&'a str>,
}

impl<'a> Line<'a> {
    /// A request that has been answered.
    pub fn new(
        method: &'a str,
        room: &'a str,
        status: u16,
        took: Duration,
        seat: Option<&'a str>,
    ) -> Line<'a> {
        let since = SystemTime::now().duration_since(UNIX_EPOCH);
        Line {
            time: since.map_or(0, |since| since.as_millis()),
            method,
            room,
            status,
            // To hundredths of a millisecond.
            ms: (took.as_secs_f64() * 1e5).round() / 100.0,
            seat: seat.map(|hash| hash.get(..SIGNS).unwrap_or_default()),
        }
    }
}

/// Where lines are told. They are written by a thread of their own: a reader that stands still holds up no visitor.
pub struct Journal {
    lines: SyncSender<String>,
}

impl Journal {
    /// The journal on standard error.
    pub fn open() -> Journal {
        let (lines, waiting) = sync_channel::<String>(WAITING);
        thread::spawn(move || {
            for line in waiting {
                // Nobody may be reading.
                let _ = std::io::stderr().lock().write_all(line.as_bytes());
            }
        });
        Journal { lines }
    }

    /// Has a line written whole. What comes while too many wait is left out.
    pub fn tell(&self, line: &Line) {
        if let Ok(mut line) = serde_json::to_string(line) {
            line.push('\n');
            let _ = self.lines.try_send(line);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seat_is_named_by_the_beginning_of_its_hash() {
        let took = Duration::from_micros(1234);
        let line = Line::new("GET", "/seat/{word}", 200, took, Some("0123456789abcdef"));
        let text = serde_json::to_string(&line).expect("JSON");
        assert!(text.contains(r#""room":"/seat/{word}""#), "{text}");
        assert!(text.contains(r#""ms":1.23,"seat":"01234567"}"#), "{text}");
    }
}
