//! Somebody at a terminal: keys go in, and what stands on the screen is read as a terminal would show it.

use std::num::NonZero;
use std::process::Command;
use std::sync::{Arc, Mutex, MutexGuard};
use std::thread;
use std::time::{Duration, Instant};

use vt100::{Callbacks, Cell, Parser, Screen};

use super::desk::Desk;
use super::seat;
use super::seat::Seat;

/// So long nothing takes that comes at all.
const PATIENCE: Duration = Duration::from_secs(120);

/// Lines of the screen.
const LINES: u16 = 24;
/// A terminal that can do everything.
pub const KIND: &str = "xterm-256color";

/// What a terminal is told beside what it shows.
#[derive(Default)]
pub struct Told {
    /// What is in its clipboard, as it was sent.
    pub clipboard: String,
    /// How often it was written to.
    pub times: usize,
}

impl Callbacks for Told {
    fn copy_to_clipboard(&mut self, _: &mut Screen, _: &[u8], data: &[u8]) {
        self.clipboard = String::from_utf8_lossy(data).into_owned();
    }
}

/// A program that runs on a terminal of its own.
pub struct Sitting {
    seat: Seat,
    screen: Arc<Mutex<Parser<Told>>>,
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
        Sitting::placed(seat::among_others(command), (LINES, width))
    }

    /// A program with all its surroundings on a terminal of so many lines and columns.
    pub fn placed(command: pty_process::blocking::Command, (lines, width): (u16, u16)) -> Sitting {
        let seat = Seat::take(command, (lines, width));
        let screen = Parser::new_with_callbacks(size(lines), size(width), 0, Told::default());
        let screen = Arc::new(Mutex::new(screen));
        let shown = Arc::clone(&screen);
        seat.read_aside(move |bytes| {
            let mut screen = shown.lock().expect("the screen");
            screen.process(bytes);
            screen.callbacks_mut().times += 1;
            true
        });
        Sitting { seat, screen }
    }

    /// Types keys as a terminal sends them.
    pub fn press(&self, keys: &str) {
        self.seat.press(keys);
    }

    /// Gives the terminal another size.
    pub fn resize(&self, (lines, width): (u16, u16)) {
        // First what shows, or something may be drawn on too little of it.
        self.screen().set_size(size(lines), size(width));
        self.seat.resize((lines, width));
    }

    /// The screen as it stands now.
    pub fn screen(&self) -> MutexGuard<'_, Parser<Told>> {
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
        self.until_told(what, |parser| holds(parser.screen()));
    }

    /// Waits until something holds of all the terminal was told.
    pub fn until_told(&self, what: &str, holds: impl Fn(&Parser<Told>) -> bool) {
        let start = Instant::now();
        let mut looked = None;
        while !self.has_changed(&mut looked) || !holds(&self.screen()) {
            assert!(start.elapsed() < PATIENCE, "no {what} in\n{}", self.text());
            thread::sleep(Duration::from_millis(5));
        }
    }

    /// Whether something was written since it was looked at, which it is now.
    fn has_changed(&self, looked: &mut Option<usize>) -> bool {
        let times = self.screen().callbacks().times;
        looked.replace(times) != Some(times)
    }

    /// Waits until the program has put something into the clipboard, as it is sent: in Base64.
    pub fn until_copied(&self, sent: &str) {
        self.until_told(sent, |parser| parser.callbacks().clipboard == sent);
    }

    /// The words on the screen in cells of some looks.
    pub fn words(&self, holds: impl Fn(&Cell) -> bool) -> String {
        words(self.screen().screen(), holds)
    }

    /// Sends a signal by its name.
    pub fn signal(&self, name: &str) {
        let id = self.seat.child.id().to_string();
        let status = Command::new("kill").args([&format!("-{name}"), &id]).status();
        assert!(status.expect("kill runs").success());
    }

    /// Ends the program, whatever it does.
    pub fn close(&mut self) {
        // It may have ended by itself.
        let _ = self.seat.child.kill();
        let _ = self.seat.child.wait();
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
    cells.filter(|cell| holds(cell)).map(Cell::contents).collect()
}

fn size(number: u16) -> NonZero<u16> {
    NonZero::new(number).expect("a size")
}
