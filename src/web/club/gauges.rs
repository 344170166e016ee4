//! What is measured, in the text form of Prometheus.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use parking_lot::Mutex;

/// Upper ends of the steps of the histogram, in microseconds.
const STEPS: [u64; 11] = [
    1_000, 2_500, 5_000, 10_000, 25_000, 50_000, 100_000, 250_000, 500_000, 1_000_000, 5_000_000,
];

/// Counts since the start.
#[derive(Default)]
pub struct Gauges {
    /// By room and hundreds of the status.
    requests: Mutex<BTreeMap<(String, u16), u64>>,
    steps: [AtomicU64; STEPS.len()],
    micros: AtomicU64,
    answered: AtomicU64,
    events: AtomicU64,
    refused: AtomicU64,
}

impl Gauges {
    /// A request has been answered.
    pub fn request(&self, room: &str, status: u16, took: Duration) {
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
    pub fn event(&self) {
        add(&self.events, 1);
    }

    /// Somebody asked too much.
    pub fn refused(&self) {
        add(&self.refused, 1);
    }

    /// All of it; how many connections to the database wait, if it answers.
    pub fn text(&self, idle: Option<usize>) -> String {
        let mut out = String::new();
        head(
            &mut out,
            "requests_total",
            "counter",
            "Requests by room and class of status.",
        );
        let requests = self.requests.lock();
        for ((room, class), count) in requests.iter() {
            // Writing into a text cannot fail, here and below.
            let _ = writeln!(
                out,
                "tricorder_requests_total{{room=\"{room}\",status=\"{class}xx\"}} {count}"
            );
        }
        drop(requests);
        self.histogram(&mut out);
        let events = self.events.load(Ordering::Relaxed);
        one(
            &mut out,
            "events_total",
            "counter",
            "Changes of games.",
            events,
        );
        let refused = self.refused.load(Ordering::Relaxed);
        one(
            &mut out,
            "refused_total",
            "counter",
            "Requests refused by limits.",
            refused,
        );
        let up = u64::from(idle.is_some());
        one(
            &mut out,
            "database_up",
            "gauge",
            "Whether the database answers.",
            up,
        );
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_count_all_that_took_no_longer() {
        let gauges = Gauges::default();
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
}
