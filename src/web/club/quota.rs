//! How much one visitor may ask of a shared server. What counts is the seat, once it is known to be one; before, the
//! address. Every node counts for itself: a proxy in front of three lets through three times as much.

use std::collections::HashMap;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::time::{Duration, Instant};

use axum::http::{HeaderMap, HeaderName};
use parking_lot::Mutex;

use super::identity::{SEAT, hash_word, is_word};
use crate::visit::cookie_of;

/// A browser that opens pages as fast as a finger taps asks five things a page.
const OF_SEAT: Rate = Rate { per_second: 20.0, at_once: 60.0 };
/// A table of players often has one address, and so has a whole school.
const OF_ADDRESS: Rate = Rate { per_second: 50.0, at_once: 200.0 };
/// Two answers a second: nobody at a table reads as fast.
const WRITES: Rate = Rate { per_second: 2.0, at_once: 120.0 };
/// A new seat counts as so many writes: thirty seats at once from one address, then one in two seconds.
const COST_OF_SEAT: f64 = 4.0;
/// Visitors that are counted; above it those who have been quiet are forgotten.
const MOST_KNOWN: usize = 20_000;
/// Who has been quiet for so long has a full measure again: the slowest, [`WRITES`], fills up in a minute.
const QUIET: Duration = Duration::from_secs(90);

/// The other end of a connection.
#[derive(Debug, Clone, Copy)]
pub struct Peer(pub SocketAddr);

/// Who is counted.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub(super) enum Visitor {
    /// What the word of the seat hashes to.
    Seat(String),
    Address(IpAddr),
}

/// What a request counts as.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum RequestCost {
    Look,
    Write,
    NewSeat,
}

struct Rate {
    per_second: f64,
    at_once: f64,
}

/// What is left of a measure that fills up again.
struct TokenBucket {
    left: f64,
    at: Instant,
}

impl TokenBucket {
    fn full(rate: &Rate, at: Instant) -> TokenBucket {
        let left = rate.at_once;
        TokenBucket { left, at }
    }

    /// Takes from it, or says how long to wait.
    fn take(&mut self, rate: &Rate, cost: f64, now: Instant) -> Result<(), Duration> {
        let since = now.saturating_duration_since(self.at).as_secs_f64();
        self.left = (self.left + since * rate.per_second).min(rate.at_once);
        self.at = now;
        if self.left < cost {
            let wait = (cost - self.left) / rate.per_second;
            return Err(Duration::from_secs_f64(wait));
        }
        self.left -= cost;
        Ok(())
    }
}

/// What a visitor has left: of all requests, and of those that change something.
struct VisitorQuota {
    requests: TokenBucket,
    writes: TokenBucket,
}

/// Counts all visitors of this node.
#[derive(Default)]
pub(super) struct RateLimiter {
    left: Mutex<HashMap<Visitor, VisitorQuota>>,
    /// Seats that have been let in here, with the last time.
    seats: Mutex<HashMap<String, Instant>>,
}

impl RateLimiter {
    /// A seat that the database knows: from now on it is counted for itself.
    pub(super) fn add_seat(&self, seat: &str) {
        let now = Instant::now();
        let mut seats = self.seats.lock();
        if seats.len() >= MOST_KNOWN {
            seats.retain(|_, last| now.saturating_duration_since(*last) < QUIET);
        }
        seats.insert(seat.to_owned(), now);
    }

    /// Who asks. A word that no seat has been seen to have counts for nothing.
    pub(super) fn visitor(&self, headers: &HeaderMap, peer: Option<Peer>) -> Visitor {
        let word = cookie_of(headers, SEAT).filter(|word| is_word(word));
        let seat = word.map(|word| hash_word(&word));
        match seat.filter(|seat| self.seats.lock().contains_key(seat)) {
            Some(seat) => Visitor::Seat(seat),
            None => Visitor::Address(address(headers, peer)),
        }
    }

    /// Lets a request through, or says how long to wait.
    pub(super) fn take(&self, visitor: &Visitor, weight: RequestCost) -> Result<(), Duration> {
        self.take_at(visitor, weight, Instant::now())
    }

    fn take_at(&self, visitor: &Visitor, weight: RequestCost, now: Instant) -> Result<(), Duration> {
        let rate = match visitor {
            Visitor::Seat(_) => &OF_SEAT,
            Visitor::Address(_) => &OF_ADDRESS,
        };
        let mut all = self.left.lock();
        if all.len() >= MOST_KNOWN {
            forget(&mut all, now);
        }
        let left = all.entry(visitor.clone()).or_insert_with(|| VisitorQuota {
            requests: TokenBucket::full(rate, now),
            writes: TokenBucket::full(&WRITES, now),
        });
        left.requests.take(rate, 1.0, now)?;
        match weight {
            RequestCost::Look => Ok(()),
            RequestCost::Write => left.writes.take(&WRITES, 1.0, now),
            RequestCost::NewSeat => left.writes.take(&WRITES, COST_OF_SEAT, now),
        }
    }
}

/// Forgets who has a full measure; all, if so many ask at the same time.
fn forget(all: &mut HashMap<Visitor, VisitorQuota>, now: Instant) {
    all.retain(|_, left| now.saturating_duration_since(left.requests.at) < QUIET);
    if all.len() >= MOST_KNOWN {
        all.clear();
    }
}

/// Where a request comes from: what the proxy on this machine says, else the other end. Of a longer chain only the
/// last word is the proxy's own. All addresses of one network of IPv6 count as one.
pub(super) fn address(headers: &HeaderMap, peer: Option<Peer>) -> IpAddr {
    let peer = peer.map_or(IpAddr::V4(Ipv4Addr::LOCALHOST), |Peer(peer)| peer.ip());
    // Only the proxy on this machine is believed; anybody else could write anything into the header.
    if !peer.is_loopback() {
        return network(peer);
    }
    let last = headers.get_all(forwarded_for()).iter().next_back();
    let said = last.and_then(|line| line.to_str().ok()?.rsplit(',').next()?.trim().parse().ok());
    network(said.unwrap_or(peer))
}

/// Whether a request was passed on by a proxy.
pub(super) fn is_forwarded(headers: &HeaderMap) -> bool {
    headers.contains_key(forwarded_for())
}

fn forwarded_for() -> HeaderName {
    HeaderName::from_static("x-forwarded-for")
}

fn network(address: IpAddr) -> IpAddr {
    match address {
        IpAddr::V4(_) => address,
        IpAddr::V6(address) => {
            // The lower half a device chooses for itself, so one visitor has as many of them as wanted.
            let bits = address.to_bits() & !u128::from(u64::MAX);
            IpAddr::V6(bits.into())
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(pairs: &[(&'static str, &str)]) -> HeaderMap {
        let pair = |(name, value): &(&'static str, &str)| {
            let value = value.parse().expect("a value");
            (HeaderName::from_static(name), value)
        };
        pairs.iter().map(pair).collect()
    }

    fn from(peer: &str, said: &[(&'static str, &str)]) -> String {
        let peer = Peer(peer.parse().expect("an address"));
        address(&headers(said), Some(peer)).to_string()
    }

    #[test]
    fn only_a_proxy_on_this_machine_is_believed() {
        let said = [("x-forwarded-for", "6.6.6.6, 203.0.113.7")];
        assert_eq!(from("127.0.0.1:9", &said), "203.0.113.7");
        assert_eq!(from("198.51.100.1:9", &said), "198.51.100.1");
        assert_eq!(from("127.0.0.1:9", &[]), "127.0.0.1");
        assert_eq!(from("127.0.0.1:9", &[("x-forwarded-for", "x")]), "127.0.0.1");
        assert_eq!(from("[2001:db8::1:2:3:4]:9", &[]), "2001:db8::");
    }

    #[test]
    fn a_measure_runs_out_and_fills_up_again() {
        let limits = RateLimiter::default();
        let who = Visitor::Address(IpAddr::V4(Ipv4Addr::LOCALHOST));
        let start = Instant::now();
        let at = |second: u64| start + Duration::from_secs(second);
        let written = |second| limits.take_at(&who, RequestCost::Write, at(second));
        for _ in 0..120 {
            assert_eq!(written(0), Ok(()));
        }
        assert_eq!(written(0), Err(Duration::from_millis(500)));
        assert_eq!(limits.take_at(&who, RequestCost::Look, at(0)), Ok(()));
        assert_eq!(written(1), Ok(()));
        let seat = || limits.take_at(&who, RequestCost::NewSeat, at(60));
        assert_eq!((0..40).filter(|_| seat().is_ok()).count(), 29);
    }

    #[test]
    fn a_seat_is_counted_for_itself_once_it_is_known() {
        let limits = RateLimiter::default();
        let word = "00112233445566778899aabbccddeeff";
        let cookie = format!("lang=de; seat={word}");
        let headers = headers(&[("cookie", &cookie)]);
        let asks = || limits.visitor(&headers, None);
        assert!(matches!(asks(), Visitor::Address(_)));
        limits.add_seat(&hash_word(word));
        assert_eq!(asks(), Visitor::Seat(hash_word(word)));
    }
}
