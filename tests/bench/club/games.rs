//! Players with games that are laid out as the solo rulebook prints one (p. 11), and its turn played in each.

use std::fmt::Write as _;

use super::line::{Answer, Line};
use super::pace::Asker;
use crate::kit::club::Browser;
use crate::kit::postgres::Server;
use crate::kit::printed::{PRINTED, Step, laid_out, pairs, sent, turn};

/// Players, each at a seat: the fastest stretch asks each for less than the two steps a second a seat is given.
const PLAYERS: u16 = 240;
/// Games of each, more than a run plays.
const GAMES: usize = 60;
/// Addresses of players lie beyond those of readers.
const BEYOND: u16 = 1000;

/// Somebody who plays one game after another.
pub struct Player {
    line: Line,
    turn: Vec<Step>,
    game: usize,
    /// The step that comes next, and the page before it.
    next: usize,
    page: String,
    is_lost: bool,
}

/// The word of a player's seat.
fn word(player: u16) -> String {
    format!("{player:032x}")
}

/// Players before their first game.
pub fn players(port: u16) -> Vec<Player> {
    let player = |number: u16| {
        let cookies = format!("lang=en; seat={}", word(number));
        let mut player = Player {
            line: Line::new(BEYOND + number, port, &cookies),
            turn: turn(),
            game: 0,
            next: 0,
            page: String::new(),
            is_lost: false,
        };
        player.open();
        player
    };
    (1..=PLAYERS).map(player).collect()
}

/// Lays one game out by forms, and gives each player copies of it.
pub fn lay_out(server: &Server, port: u16) {
    let (mut browser, _) = Browser::seated(port);
    let begun = browser.post("/solo/new", &PRINTED).expect("an answer");
    let game = begun.to().trim_end_matches("/setup").to_owned();
    for (below, fields) in laid_out() {
        let page = browser.get(&game).expect("a page").body;
        let fields = sent(&page, &pairs(&fields));
        let done = browser.post(&format!("{game}/{below}"), &pairs(&fields));
        assert_eq!(done.expect("an answer").status, 303);
    }
    let copied = server.psql("postgres", &copies());
    assert!(copied.status.success(), "{copied:?}");
}

fn copies() -> String {
    let mut seats = String::new();
    for player in 1..=PLAYERS {
        let comma = if player > 1 { "," } else { "" };
        let _ = write!(seats, "{comma} ('{}')", word(player));
    }
    format!(
        "CREATE TEMP TABLE laid AS SELECT * FROM tricorder_user.game;
        CREATE TEMP TABLE entry AS SELECT * FROM tricorder_user.game_event;
        INSERT INTO tricorder_user.seat (hash, owner, made, seen)
            SELECT encode(sha256(word::bytea), 'hex'), md5(word), made, seen
            FROM tricorder_user.seat, (VALUES {seats}) AS own (word);
        INSERT INTO tricorder_user.game (owner, kind, name, created, used, head, changes)
            SELECT md5(word), kind, 'g' || number, created, number, head, changes
            FROM laid, (VALUES {seats}) AS own (word), generate_series(1, {GAMES}) AS number;
        INSERT INTO tricorder_user.game_event (game, seq, event)
            SELECT game.id, entry.seq, entry.event FROM tricorder_user.game, entry
            WHERE game.id <> entry.game;
        CHECKPOINT; ANALYZE;"
    )
}

impl Player {
    fn path(&self) -> String {
        format!("/solo/g{}", self.game)
    }

    /// Opens the next game.
    fn open(&mut self) {
        (self.game, self.next) = (self.game % GAMES + 1, 0);
        let path = self.path();
        let seen = self.line.get(&path).ok();
        let page = seen.filter(|seen| seen.status == 200 && seen.body.contains("data-at=\"9\""));
        self.is_lost = page.is_none();
        self.page = page.map_or_else(String::new, |seen| seen.body);
    }

    /// Sends the next form and looks at the page it leads to, as a browser does.
    fn step(&mut self) -> Option<Answer> {
        let (below, fields) = self.turn.get(self.next)?;
        let fields = sent(&self.page, &pairs(fields));
        let path = self.path();
        let done = self.line.post(&format!("{path}/{below}"), &fields).ok()?;
        (done.status == 303).then_some(())?;
        let seen = self.line.get(&path).ok()?;
        (seen.status == 200).then_some(seen)
    }
}

impl Asker for Player {
    fn ask(&mut self) -> bool {
        if self.is_lost {
            return false;
        }
        let seen = self.step();
        self.next += 1;
        self.is_lost = seen.is_none();
        self.page = seen.map_or_else(String::new, |seen| seen.body);
        !self.is_lost
    }

    fn rest(&mut self) {
        if self.is_lost || self.next == self.turn.len() {
            self.open();
        }
    }
}
