//! The server, those who ask it, and one stretch of load after another.

use std::env;
use std::thread;

use super::burden::{Burden, Worked};
use super::games::{self, Player};
use super::lookups::{self, Reader};
use super::pace::{Outcome, Pace};
use crate::kit::club::{Node, Proxy, free_port};
use crate::kit::postgres::Server;

/// What is to be borne, in a second.
const LOOK_UPS: f64 = 500.0;
const STEPS: f64 = 50.0;
/// Milliseconds that 99 of 100 are to have their answer in.
const GOAL: f64 = 50.0;
/// How far the load is raised at a time, and at most.
const RAISE: f64 = 0.25;
const MOST: f64 = 8.0;
/// Less of what was asked is not borne.
const REACHED: f64 = 0.97;
/// Seconds of the main stretch; the others are a third of it.
const SECONDS: f64 = 30.0;
/// What is confirmed has to be on the disk.
const DURABLE: [&str; 2] = ["fsync=on", "full_page_writes=on"];

/// A stretch: so many times what is to be borne, of look-ups and of steps.
#[derive(Debug, Clone, Copy)]
struct Load {
    lookups: f64,
    steps: f64,
    seconds: f64,
}

/// What became of a stretch.
struct Seen {
    load: Load,
    lookups: Outcome,
    steps: Outcome,
    worked: Worked,
}

struct Stage {
    readers: Vec<Reader>,
    players: Vec<Player>,
    burden: Burden,
}

/// All of it, where the servers it needs are installed.
pub fn run() {
    let ports = [free_port(), free_port(), free_port()];
    let Some((server, proxy)) = Server::start(&DURABLE).zip(Proxy::haproxy(ports)) else {
        return;
    };
    let (database, url) = (server.url("postgres"), proxy.url());
    let nodes = [0, 1].map(|at| Node::start(&database, ports[at], &url));
    let proxy = proxy.ready();
    games::lay_out(&server, proxy.port);
    let mut stage = Stage {
        readers: lookups::readers(proxy.port),
        players: games::players(proxy.port),
        burden: Burden::of(&nodes, &proxy, &server),
    };
    println!("{}", machine());
    stage.go(&server);
}

impl Stage {
    fn go(&mut self, server: &Server) {
        let whole = env::var("TRICORDER_LOAD_SECONDS").ok();
        let whole = whole.and_then(|said| said.parse().ok()).unwrap_or(SECONDS);
        let third = whole / 3.0;
        let load = |lookups, steps, seconds| Load { lookups, steps, seconds };
        self.under(load(0.5, 0.5, third));
        println!("\n{HEAD}");
        let lookups = self.under(load(1.0, 0.0, third)).told();
        let before = written(server);
        let steps = self.under(load(0.0, 1.0, third)).told();
        let costs = costs(&lookups, &steps, written(server) - before);
        self.under(load(1.0, 1.0, whole)).told();
        let mut times = 1.0;
        while times < MOST {
            times += RAISE;
            if !self.under(load(times, times, third)).told().is_borne() {
                break;
            }
        }
        println!("\n{costs}\n{}", kept(server));
    }

    fn under(&mut self, load: Load) -> Seen {
        let pace = |per_second: f64| Pace { per_second, seconds: load.seconds };
        let (readers, players) = (&mut self.readers, &mut self.players);
        let ((lookups, steps), worked) = self.burden.during(|| {
            thread::scope(|scope| {
                let steps = scope.spawn(|| pace(STEPS * load.steps).kept(players));
                let lookups = pace(LOOK_UPS * load.lookups).kept(readers);
                (lookups, steps.join().expect("players go on"))
            })
        });
        Seen { load, lookups, steps, worked }
    }
}

const HEAD: &str = "\
| a second | reached | p50 | p90 | p99 | slowest | errors | nodes | haproxy | PostgreSQL | load | all |\n\
|---|---|---|---|---|---|---|---|---|---|---|---|";

impl Seen {
    fn told(self) -> Seen {
        let share = |seconds: f64| format!("{:.2}", seconds / self.worked.took);
        let of = self.worked.seconds;
        let shares = [of.nodes, of.proxy, of.database, of.own, of.busy];
        let shares = shares.map(share).join(" | ");
        for (what, asked, outcome) in [
            ("look-ups", LOOK_UPS * self.load.lookups, &self.lookups),
            ("Bot steps", STEPS * self.load.steps, &self.steps),
        ] {
            if asked > 0.0 {
                println!("| {asked:.0} {what} | {} | {shares} |", figures(outcome));
            }
        }
        self
    }

    fn is_borne(&self) -> bool {
        let is_borne =
            |outcome: &Outcome, asked: f64| outcome.within(990) < GOAL && outcome.rate() > asked * REACHED;
        is_borne(&self.lookups, LOOK_UPS * self.load.lookups) && is_borne(&self.steps, STEPS * self.load.steps)
    }
}

fn figures(outcome: &Outcome) -> String {
    let [middle, most, nearly, all] = [500, 900, 990, 1000].map(|part| outcome.within(part));
    let (rate, faults) = (outcome.rate(), outcome.faults);
    format!("{rate:.0} | {middle:.1} ms | {most:.1} ms | {nearly:.1} ms | {all:.0} ms | {faults}")
}

/// Milliseconds of processors for one look-up and one step, each asked alone.
fn costs(lookups: &Seen, steps: &Seen, written: f64) -> String {
    let of = |seen: &Seen, count: usize| {
        let of = seen.worked.seconds;
        let each = |seconds: f64| format!("{:.2} ms", seconds * 1000.0 / count.max(1) as f64);
        [of.nodes, of.proxy, of.database].map(each).join(" | ")
    };
    let (one, other) = (lookups.lookups.times.len(), steps.steps.times.len());
    let bytes = written / other.max(1) as f64;
    format!(
        "| work of processors | nodes | haproxy | PostgreSQL |\n|---|---|---|---|\n\
         | a look-up | {} |\n| a Bot step with its page | {} |\n\n\
         A step writes {bytes:.0} bytes to the journal of PostgreSQL.",
        of(lookups, one),
        of(steps, other)
    )
}

fn number(server: &Server, sql: &str) -> f64 {
    let output = server.psql("postgres", sql);
    let text = String::from_utf8_lossy(&output.stdout);
    text.trim().parse().unwrap_or(0.0)
}

/// Bytes written to the journal of the database since it was made.
fn written(server: &Server) -> f64 {
    number(server, "SELECT pg_current_wal_lsn() - '0/0'::pg_lsn")
}

/// What lies there for good.
fn kept(server: &Server) -> String {
    let events = number(server, "SELECT count(*) FROM tricorder_user.game_event");
    let tables = "SELECT pg_total_relation_size('tricorder_user.game_event')
        + pg_total_relation_size('tricorder_user.game')";
    let bytes = number(server, tables) / events;
    format!("{events:.0} entries of games are kept, {bytes:.0} bytes each with their games.")
}

/// What it ran on, and what else that did.
fn machine() -> String {
    let cores = thread::available_parallelism().map_or(1, usize::from);
    let load = std::fs::read_to_string("/proc/loadavg").unwrap_or_default();
    let load = load.split(' ').next().unwrap_or_default().to_owned();
    let model = std::fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let model = model.lines().find_map(|line| line.strip_prefix("model name"));
    let model = model.map_or("", |name| name.trim_start_matches([' ', '\t', ':']));
    format!("{cores} cores ({model}), load {load} before")
}
