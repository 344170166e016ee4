//! How much of the processors each part of the server takes, as the system counts it.

use std::fs;
use std::process::Command;
use std::time::Instant;

use crate::kit::club::{Node, Proxy};
use crate::kit::postgres::Server;

/// Seconds of processors: one of everything.
#[derive(Debug, Clone, Copy, Default)]
pub struct Seconds {
    pub nodes: f64,
    pub proxy: f64,
    pub database: f64,
    /// What makes the load.
    pub own: f64,
    /// All that is not idle.
    pub busy: f64,
}

/// Whose processes are counted.
pub struct Burden {
    nodes: Vec<u32>,
    proxy: u32,
    postmaster: u32,
    /// Counts of the system in a second.
    ticks: f64,
}

/// What was worked in a stretch of time.
#[derive(Debug, Clone, Copy)]
pub struct Worked {
    pub seconds: Seconds,
    pub took: f64,
}

impl Burden {
    pub fn of(nodes: &[Node], proxy: &Proxy, server: &Server) -> Burden {
        let file = fs::read_to_string(server.folder().join("data/postmaster.pid"));
        let file = file.expect("a running server");
        let first = file.lines().next().and_then(|line| line.parse().ok());
        let ticks = Command::new("getconf").arg("CLK_TCK").output();
        let ticks = String::from_utf8(ticks.expect("getconf is there").stdout);
        Burden {
            nodes: nodes.iter().map(Node::id).collect(),
            proxy: proxy.id(),
            postmaster: first.expect("a number"),
            ticks: ticks.ok().and_then(|text| text.trim().parse().ok()).expect("a number"),
        }
    }

    /// Does something, and tells what it took.
    pub fn during<T>(&self, work: impl FnOnce() -> T) -> (T, Worked) {
        let (start, before) = (Instant::now(), self.now());
        let done = work();
        let (after, took) = (self.now(), start.elapsed().as_secs_f64());
        let seconds = Seconds {
            nodes: after.nodes - before.nodes,
            proxy: after.proxy - before.proxy,
            database: after.database - before.database,
            own: after.own - before.own,
            busy: after.busy - before.busy,
        };
        (done, Worked { seconds, took })
    }

    fn now(&self) -> Seconds {
        let own = |id: u32| process(id).map_or(0.0, |it| it.own);
        let ticks = Seconds {
            nodes: self.nodes.iter().map(|id| own(*id)).sum(),
            proxy: own(self.proxy),
            database: self.database(),
            own: own(std::process::id()),
            busy: busy(),
        };
        Seconds {
            nodes: ticks.nodes / self.ticks,
            proxy: ticks.proxy / self.ticks,
            database: ticks.database / self.ticks,
            own: ticks.own / self.ticks,
            busy: ticks.busy / self.ticks,
        }
    }

    /// Of the server, its children, and those that have ended.
    fn database(&self) -> f64 {
        let all = fs::read_dir("/proc").expect("the processes").flatten();
        let ids = all.filter_map(|entry| entry.file_name().to_str()?.parse().ok());
        let children = ids.filter_map(process);
        let children = children.filter(|it| it.parent == self.postmaster);
        let server = process(self.postmaster).map_or(0.0, |it| it.own + it.ended);
        server + children.map(|it| it.own).sum::<f64>()
    }
}

struct Process {
    parent: u32,
    own: f64,
    /// Of its children that have ended.
    ended: f64,
}

fn process(id: u32) -> Option<Process> {
    let text = fs::read_to_string(format!("/proc/{id}/stat")).ok()?;
    // The name may hold spaces; behind it stand state and parent, times as the 12th to 15th.
    let cells: Vec<&str> = text.rsplit_once(')')?.1.split_whitespace().collect();
    let number = |at: usize| cells.get(at)?.parse::<f64>().ok();
    Some(Process {
        parent: cells.get(1)?.parse().ok()?,
        own: number(11)? + number(12)?,
        ended: number(13)? + number(14)?,
    })
}

/// All processors together: what is neither idle nor waiting.
fn busy() -> f64 {
    let text = fs::read_to_string("/proc/stat").expect("the processors");
    let cells = text.lines().next().unwrap_or_default().split_whitespace();
    let numbers = cells.skip(1).map(|cell| cell.parse().unwrap_or(0.0));
    let numbers: Vec<f64> = numbers.take(8).collect();
    // The 4th and 5th are idle and waiting for a disk.
    numbers.iter().sum::<f64>() - numbers[3] - numbers[4]
}
