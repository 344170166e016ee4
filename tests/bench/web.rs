//! `cargo bench --bench web`: how fast the page answers, over the network of this machine.
//!
//! Goals (two cores): look-ups at 50 a second with p99 under 20 ms; at least 500 a second with p99 under 50 ms;
//! Bot steps with p99 under 40 ms; under 80 MiB after 100,000 requests. `TRICORDER_BENCH_PROGRAM` names another build.

#![allow(clippy::print_stdout)]

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::path::Path;
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
    /// From its start until it said where it is.
    greeted: Duration,
    _folder: tempfile::TempDir,
}

/// The program of a player with a folder.
fn program(folder: &Path, line: &str) -> Command {
    let program = std::env::var("TRICORDER_BENCH_PROGRAM");
    let mut command = Command::new(program.unwrap_or(env!("CARGO_BIN_EXE_tricorder").to_owned()));
    command
        .args(line.split(' '))
        .env("TRICORDER_CACHE_DIR", folder.join("cache"))
        .env("TRICORDER_DATA_DIR", folder.join("own"))
        .stdout(Stdio::piped());
    command
}

impl Server {
    fn start() -> Server {
        let folder = tempfile::tempdir().expect("a folder");
        let game = "solo new --bot koloth --difficulty commander --captain picard --deck virtual --name a";
        let begun = program(folder.path(), game).output().expect("the program starts");
        assert!(begun.status.success(), "{begun:?}");
        let start = Instant::now();
        let mut child = program(folder.path(), "serve --port 0 --lang en").spawn().expect("the program starts");
        let mut line = String::new();
        let mut out = BufReader::new(child.stdout.take().expect("its output"));
        out.read_line(&mut line).expect("a greeting");
        let greeted = start.elapsed();
        thread::spawn(move || {
            let mut rest = String::new();
            let _ = out.read_to_string(&mut rest);
        });
        let address = line.split("http://").nth(1).expect("an address");
        let address = address.trim().trim_end_matches('/').parse();
        Server { child, address: address.expect("an address"), greeted, _folder: folder }
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
        Visitor { stream: BufReader::new(stream), host }
    }

    /// How long a page takes.
    fn look_up(&mut self, query: &str) -> Duration {
        let start = Instant::now();
        self.send(&format!("GET /?q={query}"), "");
        start.elapsed()
    }

    /// Asks for something and gives back what comes.
    fn send(&mut self, what: &str, body: &str) -> String {
        let (host, length) = (self.host, body.len());
        let request = format!(
            "{what} HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\n\
             Content-Type: application/x-www-form-urlencoded\r\nContent-Length: {length}\r\n\r\n{body}"
        );
        self.stream.get_mut().write_all(request.as_bytes()).expect("a request");
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
        String::from_utf8(body).expect("a text")
    }

    /// Where a game stands.
    fn at(&mut self) -> String {
        let page = self.send("GET /solo/a", "");
        let at = page.split("data-at=\"").nth(1).expect("a game");
        at.split('"').next().expect("a number").to_owned()
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
    println!("{what:<40} {rate:>8.0}/s   p50 {:>6.2} ms   p99 {:>6.2} ms", milliseconds(p50), milliseconds(p99));
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
    told("look-ups at a pace", times.len(), start.elapsed(), &mut times);
}

/// The Bot's turn begun and taken back, again and again: two entries on disk, each with all that follows from it.
fn steps(server: &Server, count: usize) {
    let mut visitor = Visitor::new(server.address);
    let mut times = Vec::new();
    let start = Instant::now();
    for _ in 0..count {
        for deed in ["turn", "undo"] {
            let at = visitor.at();
            let step = Instant::now();
            visitor.send(&format!("POST /solo/a/{deed}"), &format!("at={at}"));
            visitor.send("GET /solo/a", "");
            times.push(step.elapsed());
        }
    }
    told("Bot steps, with the page behind", times.len(), start.elapsed(), &mut times);
}

/// As many look-ups as go.
fn flat_out(server: &Server, count: usize) {
    let start = Instant::now();
    let visitors = (0..VISITORS).map(|first| {
        let address = server.address;
        thread::spawn(move || {
            let mut visitor = Visitor::new(address);
            let turns = first..first + count / VISITORS;
            turns.map(|at| visitor.look_up(QUERIES[at % QUERIES.len()])).collect::<Vec<_>>()
        })
    });
    let visitors: Vec<_> = visitors.collect();
    let times = visitors.into_iter().flat_map(|one| one.join().expect("times"));
    let mut times: Vec<Duration> = times.collect();
    told("look-ups flat out", times.len(), start.elapsed(), &mut times);
}

fn main() {
    let server = Server::start();
    println!("{:<40} {:>8.1} ms", "until the address is printed", milliseconds(server.greeted));
    // Builds the catalog and warms every worker.
    flat_out(&server, 64 * VISITORS);
    paced(&server, 50, 20);
    flat_out(&server, 10_000);
    steps(&server, 200);
    flat_out(&server, MANY - 10_000);
    if let Some(memory) = server.memory() {
        println!("{:<40} {memory:>8} MiB", "memory after 100,000 requests");
    }
}
