//! The real server on this machine: its greeting, its end, and visitors who mean no good.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{Shutdown, SocketAddr, TcpStream};
use std::process::{Child, ChildStdout, Command, Stdio};
use std::time::{Duration, Instant};

use xxhash_rust::xxh3::xxh3_64_with_seed;

use crate::kit::desk::Desk;
use crate::kit::sheets::{row, sheet};

/// A server, ended with its test.
struct Server {
    child: Child,
    out: BufReader<ChildStdout>,
    address: SocketAddr,
    /// Holds its folders.
    _desk: Desk,
}

impl Server {
    fn start() -> Server {
        Server::of(Desk::new())
    }

    /// The page of the player at a desk.
    fn of(desk: Desk) -> Server {
        let mut command = desk.tricorder();
        command.args(["serve", "--port", "0", "--lang", "en"]);
        let mut child = command.stdout(Stdio::piped()).spawn().expect("the program starts");
        let mut out = BufReader::new(child.stdout.take().expect("its output"));
        let mut line = String::new();
        out.read_line(&mut line).expect("a greeting");
        let address = line.split("http://").nth(1).expect("an address");
        let address = address.trim().trim_end_matches('/').parse().expect("an address");
        Server { child, out, address, _desk: desk }
    }

    fn connect(&self) -> TcpStream {
        let stream = TcpStream::connect(self.address).expect("a connection");
        let patience = Some(Duration::from_secs(60));
        stream.set_read_timeout(patience).expect("a limit");
        stream
    }

    /// The reply to raw bytes, after which nothing more is sent.
    fn reply(&self, request: &[u8]) -> String {
        let mut stream = self.connect();
        // It may hang up in the middle of nonsense.
        let _ = stream.write_all(request);
        let _ = stream.shutdown(Shutdown::Write);
        heard(stream)
    }

    fn get(&self, path: &str) -> String {
        let mut stream = self.connect();
        let host = self.address;
        let request = format!("GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n");
        stream.write_all(request.as_bytes()).expect("a request");
        heard(stream)
    }

    fn answers(&self) -> bool {
        self.get("/?q=recall").starts_with("HTTP/1.1 200 OK")
    }
}

/// All that comes back.
fn heard(mut stream: TcpStream) -> String {
    let mut bytes = Vec::new();
    let _ = stream.read_to_end(&mut bytes);
    String::from_utf8_lossy(&bytes).into_owned()
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn interrupt(child: &Child) {
    let id = child.id().to_string();
    let sent = Command::new("kill").args(["-INT", &id]).status();
    assert!(sent.expect("kill is there").success());
}

#[test]
fn it_says_where_it_is_and_ends_when_told() {
    let mut server = Server::start();
    assert!(server.address.ip().is_loopback());
    assert!(server.answers());
    interrupt(&server.child);
    let status = server.child.wait().expect("it ends");
    assert!(status.success());
    let mut rest = String::new();
    server.out.read_to_string(&mut rest).expect("its last words");
    assert!(rest.contains("The page is closed, everything is saved."), "{rest}");
}

#[test]
fn junk_is_answered_or_dropped() {
    let server = Server::start();
    for turn in 0..10_000_u64 {
        let words = (0..=turn % 300).map(|at| xxh3_64_with_seed(&at.to_le_bytes(), turn));
        let mut bytes: Vec<u8> = words.flat_map(u64::to_le_bytes).collect();
        if turn % 2 == 0 {
            let head = format!("GET / HTTP/1.1\r\nHost: {}\r\n", server.address);
            bytes = [head.as_bytes(), &bytes].concat();
        }
        let reply = server.reply(&bytes);
        assert!(!reply.starts_with("HTTP/1.1 5"), "{reply}");
    }
    assert!(server.answers());
}

#[test]
fn too_much_is_refused() {
    let server = Server::start();
    let host = server.address;
    let head = format!("POST /e/x HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\nConnection: close\r\n");
    let large = format!("{head}Content-Length: 600000\r\n\r\n{}", "x".repeat(600_000));
    let reply = server.reply(large.as_bytes());
    assert!(!reply.starts_with("HTTP/1.1 200"), "{reply}");
    let long = format!("GET /{} HTTP/1.1\r\nHost: {host}\r\n\r\n", "x".repeat(900_000));
    let reply = server.reply(long.as_bytes());
    assert!(!reply.starts_with("HTTP/1.1 200"), "{reply}");
    assert!(server.answers());
}

/// Visitors who open a connection and say nothing, or half a word, keep nobody else out.
#[test]
fn silent_visitors_keep_nobody_out() {
    let server = Server::start();
    let mut silent: Vec<TcpStream> = (0..200).map(|_| server.connect()).collect();
    for stream in silent.iter_mut().step_by(2) {
        let _ = stream.write_all(b"GET / HTT");
    }
    assert!(server.answers());
    drop(silent);
    assert!(server.answers());
}

#[test]
fn what_is_no_path_is_a_bad_request() {
    let server = Server::start();
    let host = server.address;
    for target in ["foo", "*", &host.to_string(), "localhost:1", "//evil.com/?key=1", "/\\evil.com"] {
        let reply = server.get(target);
        assert!(reply.starts_with("HTTP/1.1 400"), "{target}: {reply}");
    }
}

/// Programs that send a request and close that half of the line still read.
#[test]
fn whoever_has_said_all_gets_an_answer() {
    let server = Server::start();
    let request = format!("GET /?q=recall HTTP/1.1\r\nHost: {}\r\n\r\n", server.address);
    for _ in 0..5 {
        let reply = server.reply(request.as_bytes());
        assert!(reply.starts_with("HTTP/1.1 200") && reply.ends_with("</html>"), "{reply}");
    }
}

#[test]
fn neither_a_head_nor_a_form_may_take_forever() {
    let server = Server::start();
    let host = server.address;
    let start = Instant::now();
    let mut head = server.connect();
    head.write_all(b"GET / HTT").expect("half a head");
    let mut form = server.connect();
    let begin =
        format!("POST /star/x HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\nContent-Length: 9\r\n\r\na");
    form.write_all(begin.as_bytes()).expect("half a form");
    assert!(!heard(head).contains("200"));
    assert!(start.elapsed() < Duration::from_secs(9), "{:?}", start.elapsed());
    let reply = heard(form);
    assert!(reply.starts_with("HTTP/1.1 408"), "{reply}");
    assert!(start.elapsed() < Duration::from_secs(16), "{:?}", start.elapsed());
}

#[test]
fn the_page_shows_the_pictures_a_player_has() {
    let desk = Desk::new();
    let own = desk.own.path();
    let files = own.join("pictures/cc/card");
    std::fs::create_dir_all(&files).expect("a folder");
    std::fs::write(own.join("one.txt"), sheet(&[&row("Far Dryad", 1, &[("Type", "Event")])])).expect("a file");
    std::fs::write(own.join("pictures/img.png"), b"\x89PNG dryad").expect("a file");
    std::fs::write(files.join("data.jpg"), b"\xff\xd8 data").expect("a file");
    let line = format!("import {0}/one.txt --pictures {0}/pictures", own.display());
    assert!(desk.run(&line).status.success());
    let server = Server::of(desk);
    let dryad = server.get("/picture/2e/card/far-dryad");
    assert!(dryad.contains("content-type: image/png") && dryad.ends_with("PNG dryad"), "{dryad}");
    assert!(server.get("/picture/cc/card/data").contains("content-type: image/jpeg"));
    for (path, is_there) in [
        ("/e/2e/card/far-dryad", true),
        ("/cards?q=far+dryad", true),
        ("/decks/check?list=1+Far+Dryad&game=2e", true),
        ("/e/2e/card/escape", false),
    ] {
        assert_eq!(server.get(path).contains("<img src=\"/picture/"), is_there, "{path}");
    }
    for path in ["2e/card/far-dryad?side=1", "2e/card/escape", "2e/card/..%2F..%2Fone", "x"] {
        assert!(server.get(&format!("/picture/{path}")).starts_with("HTTP/1.1 404"), "{path}");
    }
}
