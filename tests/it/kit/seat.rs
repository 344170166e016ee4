//! A program on a terminal of its own. How what it writes is read is up to `terminal`, `typist` and `sitting`.

use std::ffi::OsStr;
use std::io::{Read, Write};
use std::process::Child;
use std::sync::Arc;
use std::thread;
use std::time::{Duration, Instant};

use pty_process::Size;
use pty_process::blocking::{Command, Pty, open};

use super::desk::Desk;

/// So long no program takes to end on a machine that has a lot to do.
const PATIENCE: Duration = Duration::from_secs(60);

/// Where somebody sits: keys go in, and what the program writes comes out.
pub struct Seat {
    pty: Arc<Pty>,
    pub child: Child,
}

/// The program at a desk, with arguments parted by spaces, on a terminal of a kind.
pub fn tricorder(desk: &Desk, line: &str, kind: &str) -> Command {
    let program = desk.tricorder().get_program().to_owned();
    at(desk, program, kind).args(line.split_whitespace())
}

/// Any program with the surroundings of a desk, on a terminal of a kind.
pub fn at(desk: &Desk, program: impl AsRef<OsStr>, kind: &str) -> Command {
    let plain = desk.tricorder();
    let kept = plain.get_envs().filter_map(|(name, value)| Some((name, value?)));
    let command = Command::new(program).env_clear().envs(kept);
    command.env("TERM", kind)
}

/// The same where other programs are found.
pub fn among_others(command: Command) -> Command {
    command.env("PATH", std::env::var_os("PATH").expect("a path"))
}

impl Seat {
    /// Starts a program on a terminal of so many lines and columns.
    pub fn take(command: Command, (lines, columns): (u16, u16)) -> Seat {
        let (pty, pts) = open().expect("a terminal");
        pty.resize(Size::new(lines, columns)).expect("its size");
        let child = command.spawn(pts).expect("the program starts");
        let pty = Arc::new(pty);
        Seat { pty, child }
    }

    /// Types keys as a terminal sends them.
    pub fn press(&self, keys: &str) {
        (&*self.pty).write_all(keys.as_bytes()).expect("typed");
    }

    /// Gives the terminal another size, as somebody who draws its window larger does.
    pub fn resize(&self, (lines, columns): (u16, u16)) {
        let size = Size::new(lines, columns);
        self.pty.resize(size).expect("its size");
    }

    /// Takes the terminal away from the program, as a window that is closed does; the code it ends with, if it does.
    pub fn hang_up(self) -> Option<i32> {
        let Seat { pty, mut child } = self;
        drop(pty);
        let start = Instant::now();
        while start.elapsed() < PATIENCE {
            if let Some(status) = child.try_wait().expect("a program") {
                return status.code();
            }
            thread::sleep(Duration::from_millis(20));
        }
        child.kill().expect("it ends");
        child.wait().expect("it ended").code()
    }

    /// Reads until the program is gone, or nobody takes any more.
    pub fn read(&self, take: impl FnMut(&[u8]) -> bool) {
        read(&self.pty, take);
    }

    /// The same beside everything else.
    pub fn read_aside(&self, take: impl FnMut(&[u8]) -> bool + Send + 'static) {
        let pty = Arc::clone(&self.pty);
        thread::spawn(move || read(&pty, take));
    }
}

fn read(mut pty: &Pty, mut take: impl FnMut(&[u8]) -> bool) {
    let mut bytes = [0; 4096];
    // Where the other end has gone, Linux reports an error.
    while let Ok(count @ 1..) = pty.read(&mut bytes) {
        if !take(&bytes[..count]) {
            return;
        }
    }
}
