//! `cargo bench --bench web`: how fast the page answers, over the network of this machine.
//!
//! Goals (two cores): look-ups at 50 a second with p99 under 20 ms; at least 500 a second with p99 under 50 ms;
//! under 80 MiB after 100,000 requests.

#![allow(clippy::print_stdout)]

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};
use std::{fs, thread};

/// What players look up, in turn.
const QUERIES: [&str; 8] = [
    "loggen",
    "recall",
    "wohin+kommen+entlassene+personen",
    "duty+offcier",
    "worf",
    "when+does+the+game+end",
    "zwischenfall",
    "mission+attempt",
];
/// Connections that ask at once.
const VISITORS: usize = 8;
/// Requests after which memory is measured.
const MANY: usize = 100_000;

struct Server {
    child: Child,
    address: SocketAddr,
    _folder: tempfile::TempDir,
}

impl Server {
    fn start() -> Server {
        let folder = tempfile::tempdir().expect("a folder");
        let mut child = Command::new(env!("CARGO_BIN_EXE_tricorder"))
            .args(["serve", "--port", "0", "--lang", "en"])
            .env("TRICORDER_CACHE_DIR", folder.path().join("cache"))
            .env("TRICORDER_DATA_DIR", folder.path().join("own"))
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let mut line = String::new();
        let mut out = BufReader::new(child.stdout.take().expect("its output"));
        out.read_line(&mut line).expect("a greeting");
        thread::spawn(move || {
            let mut rest = String::new();
            let _ = out.read_to_string(&mut rest);
        });
        let address = line.split("http://").nth(1).expect("an address");
        let address = address.trim().trim_end_matches('/').parse();
        Server {
            child,
            address: address.expect("an address"),
            _folder: folder,
        }
    }

    /// Mebibytes it has in memory, if the system tells.
    fn memory(&self) -> Option<u64> {
        let status = fs::read_to_string(format!("/proc/{}/status", self.child.id())).ok()?;
        let line = status.lines().find(|line| line.starts_with("VmRSS:"))?;
        let kilobytes: u64 = line.split_whitespace().nth(1)?.parse().ok()?;
        Some(kilobytes / 1024)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A browser that keeps its connection.
struct Visitor {
    stream: BufReader<TcpStream>,
    host: SocketAddr,
}

impl Visitor {
    fn new(host: SocketAddr) -> Visitor {
        let stream = TcpStream::connect(host).expect("a connection");
        stream.set_nodelay(true).expect("an option");
        Visitor {
            stream: BufReader::new(stream),
            host,
        }
    }

    /// How long a page takes.
    fn look_up(&mut self, query: &str) -> Duration {
        let start = Instant::now();
        let request = format!("GET /?q={query} HTTP/1.1\r\nHost: {}\r\n\r\n", self.host);
        self.stream
            .get_mut()
            .write_all(request.as_bytes())
            .expect("a request");
        let mut length = 0;
        let mut line = String::new();
        loop {
            line.clear();
            self.stream.read_line(&mut line).expect("a header");
            if let Some(value) = line.to_ascii_lowercase().strip_prefix("content-length:") {
                length = value.trim().parse().expect("a length");
            }
            if line == "\r\n" {
                break;
            }
        }
        let mut body = vec![0; length];
        self.stream.read_exact(&mut body).expect("a body");
        start.elapsed()
    }
}

/// The time that so many of a hundred do not exceed.
fn percentile(times: &mut [Duration], hundredths: usize) -> Duration {
    times.sort_unstable();
    times[(times.len() * hundredths / 100).min(times.len() - 1)]
}

fn milliseconds(time: Duration) -> f64 {
    time.as_secs_f64() * 1000.0
}

fn told(what: &str, count: usize, took: Duration, times: &mut [Duration]) {
    let rate = count as f64 / took.as_secs_f64();
    let (p50, p99) = (percentile(times, 50), percentile(times, 99));
    println!(
        "{what:<40} {rate:>8.0}/s   p50 {:>6.2} ms   p99 {:>6.2} ms",
        milliseconds(p50),
        milliseconds(p99)
    );
}

/// Look-ups at a steady pace.
fn paced(server: &Server, a_second: u32, seconds: u32) {
    let mut visitor = Visitor::new(server.address);
    let (count, pause) = (a_second * seconds, Duration::from_secs(1) / a_second);
    let start = Instant::now();
    let mut times = Vec::new();
    for at in 0..count {
        thread::sleep((pause * at).saturating_sub(start.elapsed()));
        times.push(visitor.look_up(QUERIES[at as usize % QUERIES.len()]));
    }
    told(
        "look-ups at a pace",
        times.len(),
        start.elapsed(),
        &mut times,
    );
}

/// As many look-ups as go.
fn flat_out(server: &Server, count: usize) {
    let start = Instant::now();
    let visitors = (0..VISITORS).map(|first| {
        let address = server.address;
        thread::spawn(move || {
            let mut visitor = Visitor::new(address);
            let turns = first..first + count / VISITORS;
            turns
                .map(|at| visitor.look_up(QUERIES[at % QUERIES.len()]))
                .collect::<Vec<_>>()
        })
    });
    let visitors: Vec<_> = visitors.collect();
    let times = visitors
        .into_iter()
        .flat_map(|one| one.join().expect("times"));
    let mut times: Vec<Duration> = times.collect();
    told(
        "look-ups flat out",
        times.len(),
        start.elapsed(),
        &mut times,
    );
}

fn main() {
    let started = Instant::now();
    let server = Server::start();
    println!(
        "{:<40} {:>8.0} ms",
        "first line of the greeting",
        milliseconds(started.elapsed())
    );
    // Builds the catalog and warms every worker.
    flat_out(&server, 64 * VISITORS);
    paced(&server, 50, 20);
    flat_out(&server, 10_000);
    flat_out(&server, MANY - 10_000);
    if let Some(memory) = server.memory() {
        println!("{:<40} {memory:>8} MiB", "memory after 100,000 requests");
    }
}
