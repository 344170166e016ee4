//! Somebody at a terminal: keys go in, and what stands on the screen is read as a terminal would show it.

use std::num::NonZero;
use std::process::Command;
use std::sync::{Arc, Mutex, MutexGuard};
use std::thread;
use std::time::{Duration, Instant};

use vt100::{Cell, Parser, Screen};

use super::desk::Desk;
use super::seat;
use super::seat::Seat;

/// So long nothing takes that comes at all.
const PATIENCE: Duration = Duration::from_secs(60);

/// Lines of the screen.
const LINES: u16 = 24;
/// A terminal that can do everything.
pub const KIND: &str = "xterm-256color";

/// A program that runs on a terminal of its own.
pub struct Sitting {
    seat: Seat,
    screen: Arc<Mutex<Parser>>,
}

impl Sitting {
    /// Starts the program with arguments parted by spaces, on a terminal of a width and with variables set.
    pub fn new(desk: &Desk, line: &str, width: u16, set: &[(&str, &str)]) -> Sitting {
        let command = seat::tricorder(desk, line, KIND);
        Sitting::at(command.envs(set.iter().copied()), width)
    }

    /// Runs a line of the shell, in which `$TRICORDER` is the program.
    pub fn in_shell(desk: &Desk, line: &str, width: u16) -> Sitting {
        let command = seat::at(desk, "sh", KIND).args(["-c", line]);
        let program = desk.tricorder().get_program().to_owned();
        Sitting::at(command.env("TRICORDER", program), width)
    }

    /// Any program on a terminal of a width.
    pub fn at(command: pty_process::blocking::Command, width: u16) -> Sitting {
        let seat = Seat::take(seat::among_others(command), (LINES, width));
        let screen = Arc::new(Mutex::new(Parser::new(size(LINES), size(width), 0)));
        let shown = Arc::clone(&screen);
        seat.read_aside(move |bytes| {
            shown.lock().expect("the screen").process(bytes);
            true
        });
        Sitting { seat, screen }
    }

    /// Types keys as a terminal sends them.
    pub fn press(&self, keys: &str) {
        self.seat.press(keys);
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
        let id = self.seat.child.id().to_string();
        let status = Command::new("kill")
            .args([&format!("-{name}"), &id])
            .status();
        assert!(status.expect("kill runs").success());
    }

    /// Waits for the end; the code, and the screen as it was left.
    pub fn end(mut self) -> (Option<i32>, String) {
        let code = self.seat.child.wait().expect("the program ends").code();
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
