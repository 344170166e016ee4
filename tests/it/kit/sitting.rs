//! Somebody at a terminal: keys go in, and what stands on the screen is read as a terminal would show it.

use std::io::{Read, Write};
use std::num::NonZero;
use std::process::{Child, Command};
use std::sync::{Arc, Mutex, MutexGuard};
use std::thread;
use std::time::{Duration, Instant};

use pty_process::blocking::Pty;
use vt100::{Cell, Parser, Screen};

use super::desk::Desk;

/// So long nothing takes that comes at all.
const PATIENCE: Duration = Duration::from_secs(60);

/// A program that runs on a terminal of its own.
pub struct Sitting {
    pty: Arc<Pty>,
    child: Child,
    screen: Arc<Mutex<Parser>>,
}

impl Sitting {
    /// Starts the program with arguments parted by spaces, on a terminal of a width and with variables set.
    pub fn new(desk: &Desk, line: &str, width: u16, set: &[(&str, &str)]) -> Sitting {
        let words: Vec<&str> = line.split_whitespace().collect();
        let program = desk.tricorder();
        Sitting::at(
            desk,
            program.get_program().to_str().expect("a path"),
            &words,
            width,
            set,
        )
    }

    /// Runs a line of the shell, in which `$TRICORDER` is the program.
    pub fn in_shell(desk: &Desk, line: &str, width: u16) -> Sitting {
        let program = desk.tricorder();
        let program = program.get_program().to_str().expect("a path").to_owned();
        let set = [("TRICORDER", program.as_str())];
        Sitting::at(desk, "sh", &["-c", line], width, &set)
    }

    fn at(desk: &Desk, program: &str, words: &[&str], width: u16, set: &[(&str, &str)]) -> Sitting {
        let (pty, pts) = pty_process::blocking::open().expect("a terminal");
        pty.resize(pty_process::Size::new(24, width))
            .expect("its size");
        let plain: Command = desk.tricorder();
        let kept = plain
            .get_envs()
            .filter_map(|(name, value)| Some((name, value?)));
        let command = pty_process::blocking::Command::new(program)
            .args(words)
            .env_clear()
            .envs(kept)
            .env("PATH", std::env::var_os("PATH").expect("a path"))
            .env("TERM", "xterm-256color")
            .envs(set.iter().copied());
        let child = command.spawn(pts).expect("the program starts");
        let pty = Arc::new(pty);
        let screen = Arc::new(Mutex::new(Parser::new(size(24), size(width), 0)));
        let (from, to) = (Arc::clone(&pty), Arc::clone(&screen));
        thread::spawn(move || read(&from, &to));
        Sitting { pty, child, screen }
    }

    /// Types keys as a terminal sends them.
    pub fn press(&self, keys: &str) {
        (&*self.pty).write_all(keys.as_bytes()).expect("typed");
    }

    /// The screen as it stands now.
    pub fn screen(&self) -> MutexGuard<'_, Parser> {
        self.screen.lock().expect("the screen")
    }

    /// What stands on the screen.
    pub fn text(&self) -> String {
        self.screen().screen().contents()
    }

    /// Waits until some words stand on the screen.
    pub fn see(&self, words: &str) {
        self.until(words, |screen| screen.contents().contains(words));
    }

    /// Waits until something holds of the screen.
    pub fn until(&self, what: &str, holds: impl Fn(&Screen) -> bool) {
        let start = Instant::now();
        while !holds(self.screen().screen()) {
            assert!(start.elapsed() < PATIENCE, "no {what} in\n{}", self.text());
            thread::sleep(Duration::from_millis(5));
        }
    }

    /// The words on the screen in cells of some looks.
    pub fn words(&self, holds: impl Fn(&Cell) -> bool) -> String {
        words(self.screen().screen(), holds)
    }

    /// Sends a signal by its name.
    pub fn signal(&self, name: &str) {
        let id = self.child.id().to_string();
        let status = Command::new("kill")
            .args([&format!("-{name}"), &id])
            .status();
        assert!(status.expect("kill runs").success());
    }

    /// Waits for the end; the code, and the screen as it was left.
    pub fn end(mut self) -> (Option<i32>, String) {
        let code = self.child.wait().expect("the program ends").code();
        // What it has written last may still be on its way.
        self.until("left screen", |screen| !screen.alternate_screen());
        (code, self.text())
    }
}

/// The words of a screen in cells of some looks.
pub fn words(screen: &Screen, holds: impl Fn(&Cell) -> bool) -> String {
    let (rows, columns) = screen.size();
    let of_row = |row| (0..columns.get()).map(move |column| (row, column));
    let cells = (0..rows.get()).flat_map(of_row);
    let cells = cells.filter_map(|(row, column)| screen.cell(row, column));
    cells
        .filter(|cell| holds(cell))
        .map(Cell::contents)
        .collect()
}

fn size(number: u16) -> NonZero<u16> {
    NonZero::new(number).expect("a size")
}

fn read(pty: &Pty, screen: &Mutex<Parser>) {
    let mut from = pty;
    let mut bytes = [0; 4096];
    // Where the other end has gone, Linux reports an error.
    while let Ok(count @ 1..) = from.read(&mut bytes) {
        screen.lock().expect("the screen").process(&bytes[..count]);
    }
}
