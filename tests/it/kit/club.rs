//! A server that many share: nodes on one database, a proxy before them, and players with browsers of their own.

use std::fs;
use std::io::{Read, Write};
use std::net::{Ipv4Addr, SocketAddr, TcpListener, TcpStream};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use tempfile::TempDir;

use super::desk::Desk;
use super::visitor::form;

/// Nothing here takes longer.
const PATIENCE: Duration = Duration::from_secs(90);

/// A port nobody has at the moment.
pub fn free_port() -> u16 {
    let socket = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).expect("a port");
    socket.local_addr().expect("an address").port()
}

/// A node, ended with its test.
pub struct Node {
    child: Child,
    pub port: u16,
    journal: std::path::PathBuf,
    _desk: Desk,
}

impl Node {
    /// A node whose players call it by its own address.
    pub fn alone(database: &str) -> Node {
        let port = free_port();
        Node::start(database, port, &format!("http://127.0.0.1:{port}"))
    }

    /// A node at a port, for players who call another address. It answers when this returns.
    pub fn start(database: &str, port: u16, url: &str) -> Node {
        Node::with(database, port, url, &[])
    }

    /// The same with more options.
    pub fn with(database: &str, port: u16, url: &str, more: &[&str]) -> Node {
        let desk = Desk::new();
        let journal = desk.own.path().join("journal");
        let errors = fs::File::create(&journal).expect("a file");
        let mut command = desk.tricorder();
        command.args(["serve", "--public", "--db", database, "--lang", "en"]);
        command.args(["--port", &port.to_string(), "--url", url]);
        command.args(more);
        let child = command.stdout(Stdio::null()).stderr(errors).spawn();
        let node = Node { child: child.expect("the program starts"), port, journal, _desk: desk };
        let start = Instant::now();
        while node.health().is_none_or(|seen| seen.status != 200) {
            assert!(start.elapsed() < PATIENCE, "{}", node.journal());
            sleep(Duration::from_millis(50));
        }
        node
    }

    /// Its own address.
    pub fn url(&self) -> String {
        format!("http://127.0.0.1:{}", self.port)
    }

    /// What it says about itself, if it can be reached.
    pub fn health(&self) -> Option<Seen> {
        Browser::at(self.port).get("/healthz")
    }

    /// The number of its process.
    pub fn id(&self) -> u32 {
        self.child.id()
    }

    /// Kills it in the middle of whatever it does.
    pub fn kill(mut self) {
        self.child.kill().expect("killed");
        self.child.wait().expect("ended");
    }

    /// Tells it to end; how long that took.
    pub fn end(&mut self) -> Duration {
        let id = self.id().to_string();
        let start = Instant::now();
        let told = Command::new("kill").args(["-TERM", &id]).status();
        assert!(told.expect("kill is there").success());
        let status = self.child.wait().expect("it ends");
        assert!(status.success(), "{status}");
        start.elapsed()
    }

    /// All it has written on standard error, once that stands in it: it is written behind the answers.
    pub fn journal_with(&self, part: &str) -> String {
        let start = Instant::now();
        loop {
            let journal = self.journal();
            if journal.contains(part) && journal.ends_with('\n') {
                return journal;
            }
            assert!(start.elapsed() < PATIENCE, "no {part:?} in {journal}");
            sleep(Duration::from_millis(20));
        }
    }

    /// All it has written on standard error.
    pub fn journal(&self) -> String {
        fs::read_to_string(&self.journal).expect("its journal")
    }
}

impl Drop for Node {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The example of a proxy, run with ports of its own.
pub struct Proxy {
    child: Child,
    pub port: u16,
    _folder: TempDir,
}

impl Proxy {
    /// haproxy before nodes at some ports; `None`, with a word, where it is not installed.
    pub fn haproxy(nodes: [u16; 3]) -> Option<Proxy> {
        Proxy::of("haproxy", "haproxy.cfg", nodes, |program, config, _| {
            program.arg("-f").arg(config);
        })
    }

    /// nginx before nodes at some ports; `None`, with a word, where it is not installed.
    pub fn nginx(nodes: [u16; 3]) -> Option<Proxy> {
        Proxy::of("nginx", "nginx.conf", nodes, |program, config, folder| {
            let own = format!("daemon off; error_log stderr; pid {}/pid;", folder.display());
            program.args(["-p", folder.to_str().expect("letters"), "-g", &own]);
            program.arg("-c").arg(config);
        })
    }

    fn of(name: &str, example: &str, nodes: [u16; 3], told: impl Fn(&mut Command, &Path, &Path)) -> Option<Proxy> {
        let Some(program) = installed(name) else {
            let _ = writeln!(std::io::stderr(), "{name} is not installed: left out.");
            return None;
        };
        let folder = tempfile::tempdir().expect("a folder");
        let port = free_port();
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/club");
        let text = fs::read_to_string(root.join(example)).expect("the example");
        let mut text = text.replace("127.0.0.1:8080", &format!("127.0.0.1:{port}"));
        for (usual, own) in ["4747", "4748", "4749"].into_iter().zip(nodes) {
            text = text.replace(&format!("127.0.0.1:{usual}"), &format!("127.0.0.1:{own}"));
        }
        let config = folder.path().join(example);
        fs::write(&config, text).expect("written");
        let mut command = Command::new(program);
        told(&mut command, &config, folder.path());
        let child = command.stdout(Stdio::null()).stderr(Stdio::null()).spawn();
        Some(Proxy { child: child.expect("the proxy starts"), port, _folder: folder })
    }

    /// The number of its process.
    pub fn id(&self) -> u32 {
        self.child.id()
    }

    /// The address players see.
    pub fn url(&self) -> String {
        format!("http://127.0.0.1:{}", self.port)
    }

    /// Waits until a page comes through.
    pub fn ready(self) -> Proxy {
        let start = Instant::now();
        let browser = || Browser::at(self.port).get("/page.css");
        while browser().is_none_or(|seen| seen.status != 200) {
            assert!(start.elapsed() < PATIENCE, "the proxy lets nothing through");
            sleep(Duration::from_millis(50));
        }
        self
    }
}

impl Drop for Proxy {
    fn drop(&mut self) {
        // Told to end, nginx takes its workers along.
        let id = self.id().to_string();
        let _ = Command::new("kill").args(["-TERM", &id]).status();
        let _ = self.child.wait();
    }
}

fn installed(name: &str) -> Option<std::path::PathBuf> {
    let mut folders = ["/usr/sbin", "/usr/bin", "/usr/local/sbin", "/usr/local/bin"].iter();
    folders.find_map(|folder| {
        let path = Path::new(folder).join(name);
        path.exists().then_some(path)
    })
}

/// A browser without script that keeps cookies.
#[derive(Debug, Clone)]
pub struct Browser {
    port: u16,
    cookies: Vec<(String, String)>,
}

/// What came back.
#[derive(Debug)]
pub struct Seen {
    pub status: u16,
    pub head: String,
    pub body: String,
}

impl Browser {
    /// One that has never been here.
    pub fn at(port: u16) -> Browser {
        let cookies = vec![("lang".to_owned(), "en".to_owned())];
        Browser { port, cookies }
    }

    /// One that has just taken a seat; and the path of its address.
    pub fn seated(port: u16) -> (Browser, String) {
        let mut browser = Browser::at(port);
        let seen = browser.post("/seat", &[]).expect("an answer");
        assert_eq!(seen.status, 200, "{seen:?}");
        let path = seen.path("/seat/");
        (browser, path)
    }

    /// The same browser, with the same cookies, at another node.
    pub fn also_at(&self, port: u16) -> Browser {
        let cookies = self.cookies.clone();
        Browser { port, cookies }
    }

    /// The same browser, of somebody who reads another language.
    pub fn reading(&self, lang: &str) -> Browser {
        let mut browser = self.clone();
        browser.cookies.retain(|(name, _)| name != "lang");
        browser.cookies.push(("lang".to_owned(), lang.to_owned()));
        browser
    }

    /// Looks at a page; `None` if nobody answers.
    pub fn get(&mut self, path: &str) -> Option<Seen> {
        self.send(&format!("GET {path} HTTP/1.1\r\n"), "")
    }

    /// Sends a form; `None` if nobody answers.
    pub fn post(&mut self, path: &str, fields: &[(&str, &str)]) -> Option<Seen> {
        let body = form(fields);
        let head = format!(
            "POST {path} HTTP/1.1\r\nOrigin: http://127.0.0.1:{}\r\n\
             Content-Type: application/x-www-form-urlencoded\r\nContent-Length: {}\r\n",
            self.port,
            body.len()
        );
        self.send(&head, &body)
    }

    /// Opens a line on which news come.
    pub fn listen(&self, path: &str) -> TcpStream {
        let mut stream = self.connect().expect("a connection");
        let head = format!("GET {path} HTTP/1.1\r\n{}\r\n", self.common());
        stream.write_all(head.as_bytes()).expect("sent");
        stream
    }

    fn connect(&self) -> Option<TcpStream> {
        let address = SocketAddr::from((Ipv4Addr::LOCALHOST, self.port));
        let stream = TcpStream::connect(address).ok()?;
        stream.set_read_timeout(Some(PATIENCE)).ok()?;
        Some(stream)
    }

    fn common(&self) -> String {
        let cookies = self.cookies.iter();
        let cookies = cookies.map(|(name, value)| format!("{name}={value}"));
        let cookies = cookies.collect::<Vec<_>>().join("; ");
        format!("Host: 127.0.0.1:{}\r\nCookie: {cookies}\r\n", self.port)
    }

    fn send(&mut self, head: &str, body: &str) -> Option<Seen> {
        let mut stream = self.connect()?;
        let request = format!("{head}{}Connection: close\r\n\r\n{body}", self.common());
        stream.write_all(request.as_bytes()).ok()?;
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).ok()?;
        let answer = String::from_utf8_lossy(&answer).into_owned();
        let (head, body) = answer.split_once("\r\n\r\n")?;
        let seen =
            Seen { status: head.split(' ').nth(1)?.parse().ok()?, head: head.to_owned(), body: body.to_owned() };
        self.keep(&seen);
        Some(seen)
    }

    fn keep(&mut self, seen: &Seen) {
        for line in seen.headers("set-cookie") {
            let pair = line.split(';').next().expect("a pair");
            let (name, value) = pair.split_once('=').expect("a pair");
            self.cookies.retain(|(known, _)| known != name);
            if !value.is_empty() {
                self.cookies.push((name.to_owned(), value.to_owned()));
            }
        }
    }
}

impl Seen {
    /// The values of a header.
    pub fn headers(&self, name: &str) -> Vec<&str> {
        let lines = self.head.lines().filter_map(|line| line.split_once(": "));
        let of_name = lines.filter(|(known, _)| known.eq_ignore_ascii_case(name));
        of_name.map(|(_, value)| value).collect()
    }

    /// Where the browser is led to.
    pub fn to(&self) -> &str {
        assert_eq!(self.status, 303, "{self:?}");
        self.headers("location").first().expect("a place")
    }

    /// Fails unless all of this is on the page.
    pub fn says(&self, parts: &[&str]) -> &Seen {
        for part in parts {
            assert!(self.body.contains(part), "no {part:?} in {}", self.body);
        }
        self
    }

    /// The path of an address shown to be kept, which goes on with a word.
    pub fn path(&self, begin: &str) -> String {
        let field = self.body.split("class=\"address\"").nth(1);
        let behind = field.and_then(|field| field.split(begin).nth(1));
        let word = behind.expect("an address").split('<').next();
        format!("{begin}{}", word.expect("its end"))
    }
}
