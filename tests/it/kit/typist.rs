//! A player at a terminal: keys in, screen out.

use std::io::{Read, Write};
use std::process::{Child, ExitStatus};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::Duration;

use pty_process::blocking::{Command, Pty, open};

use super::desk::Desk;

/// Up to here an answer may take on a machine that has a lot to do.
const PATIENCE: Duration = Duration::from_secs(90);

/// Somebody who types, and reads what comes.
pub struct Typist {
    keys: Arc<Pty>,
    child: Child,
    written: Receiver<Vec<u8>>,
    shown: String,
}

impl Typist {
    /// At the program, with a line of arguments, on a terminal of a width.
    pub fn at(desk: &Desk, line: &str, width: u16) -> Typist {
        Typist::on(desk, line, width, "xterm")
    }

    /// The same on a terminal of a kind.
    pub fn on(desk: &Desk, line: &str, width: u16, kind: &str) -> Typist {
        let plain = desk.tricorder();
        let kept = plain
            .get_envs()
            .filter_map(|(name, value)| Some((name, value?)));
        let command = Command::new(plain.get_program()).env_clear().envs(kept);
        Typist::with(command.args(line.split(' ')).env("TERM", kind), width)
    }

    /// At any program on a terminal of a width.
    pub fn with(command: Command, width: u16) -> Typist {
        let (keys, pts) = open().expect("a terminal");
        let size = pty_process::Size::new(40, width);
        keys.resize(size).expect("its size");
        let child = command.spawn(pts).expect("the program starts");
        let (sender, written) = channel();
        let keys = Arc::new(keys);
        let screen = Arc::clone(&keys);
        thread::spawn(move || {
            let mut bytes = [0; 4096];
            while let Ok(read @ 1..) = (&*screen).read(&mut bytes) {
                if sender.send(bytes[..read].to_vec()).is_err() {
                    return;
                }
            }
        });
        Typist {
            keys,
            child,
            written,
            shown: String::new(),
        }
    }

    /// Types keys and waits until words are shown. Returns what is shown up to them.
    pub fn types(&mut self, keys: &str, awaited: &str) -> String {
        (&*self.keys).write_all(keys.as_bytes()).expect("typed");
        self.awaits(awaited)
    }

    /// Waits until words are shown, behind those that were waited for last. Returns what is shown up to them.
    pub fn awaits(&mut self, awaited: &str) -> String {
        loop {
            if let Some(at) = self.shown.find(awaited) {
                let behind = self.shown.split_off(at + awaited.len());
                return std::mem::replace(&mut self.shown, behind);
            }
            match self.written.recv_timeout(PATIENCE) {
                Ok(bytes) => self.shown.push_str(&String::from_utf8_lossy(&bytes)),
                Err(error) => panic!("{awaited:?} is not in {:?}: {error}", self.shown),
            }
        }
    }

    /// Types keys and waits for the end. Returns all that was shown, and how it ended.
    pub fn ends(mut self, keys: &str) -> (String, ExitStatus) {
        (&*self.keys).write_all(keys.as_bytes()).expect("typed");
        let status = self.child.wait().expect("the program ends");
        while let Ok(bytes) = self.written.recv_timeout(Duration::from_secs(2)) {
            self.shown.push_str(&String::from_utf8_lossy(&bytes));
        }
        (self.shown, status)
    }

    /// Leaves without waiting.
    pub fn leaves(mut self) {
        self.child.kill().expect("it ends");
        self.child.wait().expect("it ended");
    }
}
