//! Victory points, and where the special cards are.

use serde_json::{Value, json};

use super::player;
use crate::calc::catan::points::{Origin, Possessions, TO_WIN};
use crate::calc::catan::special::{Holding, Reason};
use crate::locale::Texts;
use crate::view::calc::{Basis, Sheet, listed, title};
use crate::view::{Screen, grid, sums};

/// What does not score.
const NOTHING: &str = "–";
/// What nobody knows.
const OPEN: &str = "?";

/// Everything about the points of a table.
pub struct Standings<'a> {
    /// As many as players, or none.
    pub names: &'a [String],
    pub players: &'a [Possessions],
    /// Who has the longest supply route, if routes were compared.
    pub route: Option<&'a Holding>,
    /// Who has the largest Starfleet, if cards were compared.
    pub starfleet: Option<&'a Holding>,
}

impl Standings<'_> {
    /// A player as a column or a sentence names them; one alone without a name is you.
    fn player(&self, texts: &Texts, at: usize) -> String {
        match self.players {
            [_] if self.names.is_empty() => texts.get("calc-points-you"),
            _ => player(texts, self.names, at),
        }
    }

    /// Whether a special card may be this player's, but what happened before is not known.
    fn is_open(&self, origin: Origin, at: usize) -> bool {
        let holding = match origin {
            Origin::Route => self.route,
            Origin::Starfleet => self.starfleet,
            _ => None,
        };
        holding.is_some_and(|held| held.reason == Reason::Open && held.leaders.contains(&at))
    }

    /// Whether any special card may be this player's.
    fn is_unsure(&self, at: usize) -> bool {
        Origin::ALL.iter().any(|origin| self.is_open(*origin, at))
    }
}

/// The points of each player line by line, then why the special cards are where they are.
pub fn show(screen: &Screen<'_>, standings: &Standings<'_>, basis: &Basis) -> String {
    let texts = screen.texts();
    let names = (0..standings.players.len()).map(|at| standings.player(texts, at));
    let mut rows = vec![std::iter::once(String::new()).chain(names).collect()];
    rows.extend(
        Origin::ALL
            .iter()
            .map(|origin| line(screen, standings, *origin)),
    );
    rows.push(totals(screen, standings));
    rows.push(missing(screen, standings));
    let mut told = Vec::new();
    told.extend(
        standings
            .route
            .map(|held| whose(screen, standings, "route", held)),
    );
    told.extend(
        standings
            .starfleet
            .map(|held| whose(screen, standings, "starfleet", held)),
    );
    told.extend(winners(screen, standings));
    let sheet = Sheet {
        title: title(screen, basis),
        sums: tables(screen, &rows),
        result: told,
        ..Sheet::default()
    };
    sheet.show(screen, basis)
}

/// As many players side by side as the screen has room for, the others below; the first row is the
/// header, the first column the label.
fn tables(screen: &Screen<'_>, rows: &[Vec<String>]) -> String {
    /// Columns for the labels, and for each player.
    const ROOM: (usize, usize) = (28, 13);
    let players = rows.first().map_or(0, |row| row.len().saturating_sub(1));
    let fitting = (screen.width().saturating_sub(ROOM.0) / ROOM.1).max(1);
    let starts = (1..=players).step_by(fitting);
    let tables = starts.map(|start| {
        let end = (start + fitting).min(players + 1);
        let part = |row: &Vec<String>| {
            let cells = row.iter().take(1).chain(&row[start..end]);
            cells.cloned().collect::<Vec<String>>()
        };
        let mut rows = rows.iter().map(part);
        let header = rows.next().unwrap_or_default();
        grid::boxed(screen, &header, rows.collect())
    });
    tables.collect()
}

fn line(screen: &Screen<'_>, standings: &Standings<'_>, origin: Origin) -> Vec<String> {
    let label = screen
        .texts()
        .get(&format!("calc-points-of-{}", origin.code()));
    let players = standings.players.iter().enumerate();
    let cells = players.map(|(at, player)| match player.count(origin) {
        _ if standings.is_open(origin, at) => OPEN.to_owned(),
        0 => NOTHING.to_owned(),
        count => format!("{count} × {} = {}", origin.each(), player.points_of(origin)),
    });
    std::iter::once(label).chain(cells).collect()
}

/// The totals; one alone with its sum. What is open is not in them.
fn totals(screen: &Screen<'_>, standings: &Standings<'_>) -> Vec<String> {
    let total = |(at, player): (usize, &Possessions)| {
        let points = Origin::ALL.iter().map(|origin| player.points_of(*origin));
        let scored = points.filter(|points| *points > 0);
        let parts: Vec<String> = scored.map(|points| points.to_string()).collect();
        match standings.players {
            [_] => sums::addition(&parts, player.points()),
            _ if standings.is_unsure(at) => format!("{} + {OPEN}", player.points()),
            _ => player.points().to_string(),
        }
    };
    let label = screen.texts().get("calc-together");
    let cells = standings.players.iter().enumerate().map(total);
    std::iter::once(label).chain(cells).collect()
}

fn missing(screen: &Screen<'_>, standings: &Standings<'_>) -> Vec<String> {
    let label = screen.texts().get("calc-points-missing");
    let players = standings.players.iter().enumerate();
    let cells = players.map(|(at, player)| match player.missing() {
        0 => NOTHING.to_owned(),
        missing if standings.is_unsure(at) => format!("≤ {missing}"),
        missing => format!("{TO_WIN} − {} = {missing}", player.points()),
    });
    std::iter::once(label).chain(cells).collect()
}

/// Where a special card is, and why.
fn whose(screen: &Screen<'_>, standings: &Standings<'_>, card: &str, held: &Holding) -> String {
    let texts = screen.texts();
    let leaders: Vec<String> = held
        .leaders
        .iter()
        .map(|at| standings.player(texts, *at))
        .collect();
    let owner = held.owner.map(|at| standings.player(texts, at));
    let args = [
        ("owner", owner.unwrap_or_default().into()),
        ("tied", listed(texts, &leaders).into()),
        ("most", usize::from(held.most).into()),
    ];
    texts.with(&format!("calc-points-{card}-{}", held.reason.code()), &args)
}

/// Who wins, or may when a special card is theirs.
fn winners(screen: &Screen<'_>, standings: &Standings<'_>) -> Vec<String> {
    let texts = screen.texts();
    let players = standings.players.iter().enumerate();
    let winners = players.filter(|(_, player)| player.missing() == 0);
    let told = winners.map(|(at, player)| {
        let points = usize::from(player.points()).into();
        match standings.players {
            [_] if standings.names.is_empty() => {
                texts.with("calc-points-you-win", &[("points", points)])
            }
            _ => {
                let name = standings.player(texts, at).into();
                texts.with("calc-points-wins", &[("player", name), ("points", points)])
            }
        }
    });
    told.collect()
}

/// `{"calculator","to_win":10,"players":[{"player","name","points","missing","parts":[{"origin",
/// "count","each","points"}]}],"longest_route":{"owner","reason","leaders","most"}|null,"largest_starfleet":…,"rules"}`; players
/// are numbered from 1. An owner is null when the card lies aside or the tie is open.
pub fn json(standings: &Standings<'_>, basis: &Basis) -> String {
    let players = standings.players.iter().enumerate();
    let players: Vec<Value> = players
        .map(|(at, player)| {
            json!({
                "player": at + 1,
                "name": standings.names.get(at),
                "points": player.points(),
                "missing": player.missing(),
                "parts": parts(player),
            })
        })
        .collect();
    let fields = json!({
        "to_win": TO_WIN,
        "players": players,
        "longest_route": standings.route.map(holding),
        "largest_starfleet": standings.starfleet.map(holding),
    });
    basis.document(fields)
}

fn parts(player: &Possessions) -> Vec<Value> {
    let parts = Origin::ALL.iter().map(|origin| {
        json!({
            "origin": origin,
            "count": player.count(*origin),
            "each": origin.each(),
            "points": player.points_of(*origin),
        })
    });
    parts.collect()
}

fn holding(held: &Holding) -> Value {
    let leaders: Vec<usize> = held.leaders.iter().map(|at| at + 1).collect();
    json!({
        "owner": held.owner.map(|at| at + 1),
        "reason": held.reason,
        "leaders": leaders,
        "most": held.most,
    })
}
