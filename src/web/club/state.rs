//! What a node of a shared server knows while it runs, and forgets with its end: what is measured, in the text form of
//! Prometheus, and the log of requests, a line of JSON each on standard error. Words of seats and links never stand in
//! it: a room is named by the pattern of its address, a seat by the beginning of its hash.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use parking_lot::Mutex;
use serde::Serialize;

use super::origin::Origin;
use super::quota::RateLimiter;
use crate::reply::Reply;

/// What all requests to a shared server have in common.
pub struct Club {
    /// The address players see.
    pub origin: Arc<Origin>,
    /// Whether everybody may read the measurements, and not only this machine.
    pub is_metered_openly: bool,
    pub(super) limits: RateLimiter,
    pub(super) gauges: Metrics,
    pub(super) journal: RequestLog,
    is_ending: AtomicBool,
}

impl Club {
    /// A server that players see at an address, and the lines of its journal: whoever runs it writes them, one a
    /// request, on a thread of its own, so that a reader that stands still holds up no visitor.
    pub fn new(origin: Origin, is_metered_openly: bool) -> (Club, Receiver<String>) {
        let (journal, lines) = RequestLog::new();
        let club = Club {
            origin: Arc::new(origin),
            is_metered_openly,
            limits: RateLimiter::default(),
            gauges: Metrics::default(),
            journal,
            is_ending: AtomicBool::new(false),
        };
        (club, lines)
    }

    /// From now on it says that it is unwell, so that the proxy asks others.
    pub fn end(&self) {
        self.is_ending.store(true, Ordering::Release);
    }

    pub(super) fn is_ending(&self) -> bool {
        self.is_ending.load(Ordering::Acquire)
    }

    /// Remembers what a reply says beside its page.
    pub fn record_reply(&self, reply: &Reply) {
        if let Some(seat) = &reply.seated {
            self.limits.add_seat(seat);
        }
        if reply.moved.is_some() {
            self.gauges.event();
        }
    }
}

/// Upper ends of the steps of the histogram, in microseconds.
const STEPS: [u64; 11] =
    [1_000, 2_500, 5_000, 10_000, 25_000, 50_000, 100_000, 250_000, 500_000, 1_000_000, 5_000_000];

/// Counts since the start.
#[derive(Default)]
pub(super) struct Metrics {
    /// Requests by room and hundreds of the status.
    requests: Mutex<BTreeMap<(String, u16), u64>>,
    steps: [AtomicU64; STEPS.len()],
    micros: AtomicU64,
    answered: AtomicU64,
    events: AtomicU64,
    refused: AtomicU64,
}

impl Metrics {
    /// A request has been answered.
    pub(super) fn request(&self, room: &str, status: u16, took: Duration) {
        let mut requests = self.requests.lock();
        *requests.entry((room.to_owned(), status / 100)).or_default() += 1;
        // Let go at once: every request of this node comes through here.
        drop(requests);
        let micros = u64::try_from(took.as_micros()).unwrap_or(u64::MAX);
        for (step, count) in STEPS.iter().zip(&self.steps) {
            // Prometheus wants each step to hold all that is below it as well.
            if micros <= *step {
                add(count, 1);
            }
        }
        add(&self.micros, micros);
        add(&self.answered, 1);
    }

    /// A game has gone on.
    pub(super) fn event(&self) {
        add(&self.events, 1);
    }

    /// Somebody asked too much.
    pub(super) fn refused(&self) {
        add(&self.refused, 1);
    }

    /// All counts in the text form of Prometheus; `idle`: database connections that wait for work, if it answers.
    pub(super) fn text(&self, idle: Option<usize>) -> String {
        let mut out = String::new();
        head(&mut out, "requests_total", "counter", "Requests by room and class of status.");
        let requests = self.requests.lock();
        for ((room, class), count) in requests.iter() {
            // Writing into a text cannot fail, here and below.
            let _ = writeln!(out, "tricorder_requests_total{{room=\"{room}\",status=\"{class}xx\"}} {count}");
        }
        drop(requests);
        self.histogram(&mut out);
        let events = self.events.load(Ordering::Relaxed);
        one(&mut out, "events_total", "counter", "Changes of games.", events);
        let refused = self.refused.load(Ordering::Relaxed);
        one(&mut out, "refused_total", "counter", "Requests refused by limits.", refused);
        let up = u64::from(idle.is_some());
        one(&mut out, "database_up", "gauge", "Whether the database answers.", up);
        let idle = idle.unwrap_or(0) as u64;
        let about = "Connections to the database that wait for work.";
        one(&mut out, "database_idle_connections", "gauge", about, idle);
        out
    }

    fn histogram(&self, out: &mut String) {
        let name = "request_seconds";
        head(out, name, "histogram", "Time to the head of the answer.");
        for (step, count) in STEPS.iter().zip(&self.steps) {
            let (end, count) = (*step as f64 / 1e6, count.load(Ordering::Relaxed));
            let _ = writeln!(out, "tricorder_{name}_bucket{{le=\"{end}\"}} {count}");
        }
        let all = self.answered.load(Ordering::Relaxed);
        let sum = self.micros.load(Ordering::Relaxed) as f64 / 1e6;
        let _ = writeln!(out, "tricorder_{name}_bucket{{le=\"+Inf\"}} {all}");
        let _ = writeln!(out, "tricorder_{name}_sum {sum}");
        let _ = writeln!(out, "tricorder_{name}_count {all}");
    }
}

fn add(count: &AtomicU64, more: u64) {
    count.fetch_add(more, Ordering::Relaxed);
}

fn head(out: &mut String, name: &str, kind: &str, about: &str) {
    let _ = writeln!(out, "# HELP tricorder_{name} {about}");
    let _ = writeln!(out, "# TYPE tricorder_{name} {kind}");
}

fn one(out: &mut String, name: &str, kind: &str, about: &str, value: u64) {
    head(out, name, kind, about);
    let _ = writeln!(out, "tricorder_{name} {value}");
}

/// Signs of the hash of a seat: enough to tell seats apart, too few to be anybody's.
const SIGNS: usize = 8;
/// Lines that may wait for the reader: those of some seconds.
const WAITING: usize = 4096;

/// What is told of a request.
#[derive(Debug, Serialize)]
pub(super) struct RequestRecord<'a> {
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

impl<'a> RequestRecord<'a> {
    /// A request that has been answered.
    pub(super) fn new(
        method: &'a str,
        room: &'a str,
        status: u16,
        took: Duration,
        seat: Option<&'a str>,
    ) -> RequestRecord<'a> {
        let since = SystemTime::now().duration_since(UNIX_EPOCH);
        RequestRecord {
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

/// Where lines are told.
pub(super) struct RequestLog {
    lines: SyncSender<String>,
}

impl RequestLog {
    /// A journal, and its lines.
    pub(super) fn new() -> (RequestLog, Receiver<String>) {
        let (lines, waiting) = sync_channel(WAITING);
        (RequestLog { lines }, waiting)
    }

    /// Has a line written whole. What comes while too many wait is left out.
    pub(super) fn tell(&self, line: &RequestRecord) {
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
    fn steps_count_all_that_took_no_longer() {
        let gauges = Metrics::default();
        gauges.request("/", 200, Duration::from_micros(900));
        gauges.request("/", 404, Duration::from_millis(20));
        gauges.request("/", 200, Duration::from_secs(60));
        gauges.refused();
        let text = gauges.text(None);
        for line in [
            "tricorder_requests_total{room=\"/\",status=\"2xx\"} 2",
            "tricorder_requests_total{room=\"/\",status=\"4xx\"} 1",
            "tricorder_request_seconds_bucket{le=\"0.001\"} 1",
            "tricorder_request_seconds_bucket{le=\"0.025\"} 2",
            "tricorder_request_seconds_bucket{le=\"5\"} 2",
            "tricorder_request_seconds_bucket{le=\"+Inf\"} 3",
            "tricorder_request_seconds_count 3",
            "tricorder_refused_total 1",
            "tricorder_database_up 0",
        ] {
            assert!(text.lines().any(|said| said == line), "{line}\n{text}");
        }
    }

    #[test]
    fn a_seat_is_named_by_the_beginning_of_its_hash() {
        let took = Duration::from_micros(1234);
        let line = RequestRecord::new("GET", "/seat/{word}", 200, took, Some("0123456789abcdef"));
        let text = serde_json::to_string(&line).expect("JSON");
        assert!(text.contains(r#""room":"/seat/{word}""#), "{text}");
        assert!(text.contains(r#""ms":1.23,"seat":"01234567"}"#), "{text}");
    }
}
