//! A browser that keeps its connection and has an address of its own, as visitors in a network have.

use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::{Ipv4Addr, TcpStream};
use std::time::{Duration, Instant};

use tokio::net::TcpSocket;

use crate::kit::visitor::form;

/// Whoever waits longer gives up.
const PATIENCE: Duration = Duration::from_secs(30);

/// A connection that has been silent for so long is not used again: after 15 seconds the proxy closes it.
const SILENCE: Duration = Duration::from_secs(10);

/// A line to a server.
pub struct Line {
    from: Ipv4Addr,
    port: u16,
    cookies: String,
    /// The connection, with its last use.
    stream: Option<(BufReader<TcpStream>, Instant)>,
}

/// What came back.
pub struct Answer {
    pub status: u16,
    pub body: String,
}

impl Line {
    /// A visitor of this number: one of the addresses that all mean this machine.
    pub fn new(number: u16, port: u16, cookies: &str) -> Line {
        let [high, low] = number.to_be_bytes();
        Line { from: Ipv4Addr::new(127, 1, high, low), port, cookies: cookies.to_owned(), stream: None }
    }

    /// Looks at a page.
    pub fn get(&mut self, path: &str) -> io::Result<Answer> {
        self.asked(&format!("GET {path}"), "")
    }

    /// Sends a form.
    pub fn post(&mut self, path: &str, fields: &[(String, String)]) -> io::Result<Answer> {
        self.asked(&format!("POST {path}"), &form(fields))
    }

    fn asked(&mut self, what: &str, body: &str) -> io::Result<Answer> {
        let kept = self.stream.take();
        let mut stream = match kept.filter(|(_, last)| last.elapsed() < SILENCE) {
            Some((stream, _)) => stream,
            None => BufReader::new(connected(self.from, self.port)?),
        };
        let request = self.request(what, body);
        stream.get_mut().write_all(request.as_bytes())?;
        let answer = answer(&mut stream)?;
        self.stream = Some((stream, Instant::now()));
        Ok(answer)
    }

    fn request(&self, what: &str, body: &str) -> String {
        let (port, cookies, length) = (self.port, &self.cookies, body.len());
        format!(
            "{what} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nOrigin: http://127.0.0.1:{port}\r\n\
             Cookie: {cookies}\r\nContent-Type: application/x-www-form-urlencoded\r\n\
             Content-Length: {length}\r\n\r\n{body}"
        )
    }
}

fn answer(stream: &mut BufReader<TcpStream>) -> io::Result<Answer> {
    let broken = || io::Error::from(io::ErrorKind::InvalidData);
    let mut line = String::new();
    stream.read_line(&mut line)?;
    let status = line.split(' ').nth(1).and_then(|word| word.parse().ok());
    let status = status.ok_or_else(broken)?;
    let mut length = 0;
    while line != "\r\n" {
        line.clear();
        stream.read_line(&mut line)?;
        let (name, value) = line.split_once(':').unwrap_or_default();
        if name.eq_ignore_ascii_case("content-length") {
            length = value.trim().parse().map_err(|_| broken())?;
        } else if line.is_empty() {
            return Err(broken());
        }
    }
    let mut body = vec![0; length];
    stream.read_exact(&mut body)?;
    let body = String::from_utf8(body).map_err(|_| broken())?;
    Ok(Answer { status, body })
}

/// A connection from an address.
fn connected(from: Ipv4Addr, port: u16) -> io::Result<TcpStream> {
    let runtime = tokio::runtime::Builder::new_current_thread();
    let runtime = { runtime }.enable_io().build()?;
    let connected = runtime.block_on(async {
        let socket = TcpSocket::new_v4()?;
        socket.bind((from, 0).into())?;
        socket.connect((Ipv4Addr::LOCALHOST, port).into()).await
    });
    let stream = connected?.into_std()?;
    stream.set_nonblocking(false)?;
    stream.set_nodelay(true)?;
    stream.set_read_timeout(Some(PATIENCE))?;
    Ok(stream)
}
