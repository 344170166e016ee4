//! A player at a terminal: keys in, screen out.

use std::process::ExitStatus;
use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

use pty_process::blocking::Command;

use super::desk::Desk;
use super::seat;
use super::seat::Seat;

/// Up to here an answer may take on a machine that has a lot to do.
const PATIENCE: Duration = Duration::from_secs(90);

/// Lines of the terminal.
const LINES: u16 = 40;

/// Somebody who types, and reads what comes.
pub struct Typist {
    seat: Seat,
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
        Typist::with(seat::tricorder(desk, line, kind), width)
    }

    /// At any program on a terminal of a width.
    pub fn with(command: Command, width: u16) -> Typist {
        let seat = Seat::take(command, (LINES, width));
        let (sender, written) = channel();
        seat.read_aside(move |bytes| sender.send(bytes.to_vec()).is_ok());
        Typist { seat, written, shown: String::new() }
    }

    /// Types keys and waits until words are shown. Returns what is shown up to them.
    pub fn types(&mut self, keys: &str, awaited: &str) -> String {
        self.seat.press(keys);
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
        self.seat.press(keys);
        let status = self.seat.child.wait().expect("the program ends");
        while let Ok(bytes) = self.written.recv_timeout(Duration::from_secs(2)) {
            self.shown.push_str(&String::from_utf8_lossy(&bytes));
        }
        (self.shown, status)
    }

    /// Leaves without waiting.
    pub fn leaves(mut self) {
        self.seat.child.kill().expect("it ends");
        self.seat.child.wait().expect("it ended");
    }
}
