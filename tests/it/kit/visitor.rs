//! A visitor of the page: a program of its own that serves it at a free port, and requests to it.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Child, Stdio};

use super::desk::Desk;

/// A page that is served, and a browser without script before it.
pub struct Visitor {
    pub desk: Desk,
    server: Child,
    /// `127.0.0.1:4747`
    host: String,
}

/// What came back.
#[derive(Debug)]
pub struct Seen {
    pub status: u16,
    pub head: String,
    pub body: String,
}

impl Visitor {
    /// Opens the page of a player who has used the program before.
    pub fn new() -> Visitor {
        let desk = Desk::new();
        let mut command = desk.tricorder();
        command.args(["serve", "--port", "0"]).stdout(Stdio::piped());
        let mut server = command.spawn().expect("the page is served");
        let lines = server.stdout.take().expect("its words");
        let mut lines = BufReader::new(lines).lines();
        let host = lines.find_map(|line| {
            let line = line.expect("a line");
            let behind = line.split("http://").nth(1)?;
            Some(behind.split('/').next()?.to_owned())
        });
        Visitor { desk, server, host: host.expect("an address") }
    }

    /// Looks at a page.
    pub fn get(&self, path: &str) -> Seen {
        self.ask(&format!("GET {path} HTTP/1.1\r\n"), "")
    }

    /// Sends a form.
    pub fn send(&self, path: &str, fields: &[(&str, &str)]) -> Seen {
        let body = form(fields);
        let head = format!(
            "POST {path} HTTP/1.1\r\nOrigin: http://{}\r\nContent-Type: application/x-www-form-urlencoded\r\n\
             Content-Length: {}\r\n",
            self.host,
            body.len()
        );
        self.ask(&head, &body)
    }

    fn ask(&self, head: &str, body: &str) -> Seen {
        let mut stream = TcpStream::connect(&self.host).expect("a connection");
        let request = format!("{head}Host: {}\r\nConnection: close\r\n\r\n{body}", self.host);
        stream.write_all(request.as_bytes()).expect("sent");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("an answer");
        let (head, body) = answer.split_once("\r\n\r\n").expect("a head and a body");
        let status = head.split(' ').nth(1).expect("a status");
        Seen { status: status.parse().expect("a number"), head: head.to_owned(), body: body.to_owned() }
    }
}

impl Drop for Visitor {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.server.kill();
        let _ = self.server.wait();
    }
}

impl Seen {
    /// Where the browser is led to.
    pub fn leads_to(&self) -> String {
        assert_eq!(self.status, 303, "{self:?}");
        let place = self.head.lines().find_map(|line| line.strip_prefix("location: "));
        place.expect("a place").to_owned()
    }

    /// Fails unless all of this is on the page.
    pub fn says(&self, parts: &[&str]) -> &Seen {
        for part in parts {
            assert!(self.body.contains(part), "no {part:?} in {}", self.body);
        }
        self
    }
}

/// The fields of a form as browsers send them.
pub fn form<N: AsRef<str>, V: AsRef<str>>(fields: &[(N, V)]) -> String {
    let field = |(name, value): &(N, V)| format!("{}={}", name.as_ref(), encoded(value.as_ref()));
    fields.iter().map(field).collect::<Vec<_>>().join("&")
}

/// A value as browsers send it.
pub fn encoded(value: &str) -> String {
    let sign = |byte: u8| match byte {
        b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' => char::from(byte).to_string(),
        _ => format!("%{byte:02X}"),
    };
    value.bytes().map(sign).collect()
}
