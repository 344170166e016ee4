//! The whole table of a solo game on one screen.

use serde_json::{Value, json};

use super::program::Names;
use super::question::slot;
use super::solo::captain_name;
use super::telling::{Telling, number};
use super::{Screen, prose};
use crate::model::{Specialty, Token};
use crate::solo::Forces;
use crate::solo::session::State;
use crate::solo::setup::Rulebook;
use crate::solo::table::{Ending, MARKET, Table};

/// Columns for the labels.
const COLUMN: usize = 17;

/// The screen of `solo status`: at most 23 lines of 80 columns. What does not fit is cut and marked.
pub fn status(
    screen: &Screen<'_>,
    names: &Names,
    book: &Rulebook,
    name: &str,
    state: &State,
) -> String {
    let sheet = Sheet {
        screen,
        telling: Telling::on(screen, names, book),
        table: &state.table,
    };
    let mut out = sheet.title(name);
    out.push_str(&sheet.row("status-tracks", &sheet.tracks(), 1));
    out.push_str(&sheet.row("status-supply", &sheet.supply(), 1));
    out.push_str(&sheet.row("status-officer", &sheet.officer(), 1));
    out.push_str(&sheet.row("status-ships", &sheet.ships(), 2));
    out.push_str(&sheet.row("status-locations", &sheet.locations(), 2));
    out.push_str(&sheet.row("status-teams", &sheet.teams(), 1));
    out.push_str(&sheet.row("status-piles", &sheet.piles(), 2));
    out.push_str(&sheet.row("status-staging", &sheet.staging(), 1));
    out.push_str(&sheet.lines("status-market", &sheet.market()));
    out.push_str(&sheet.lines("status-zone", &sheet.zone()));
    out.push_str(&sheet.row("status-stardate", &sheet.stardate(), 1));
    out.push_str(&sheet.row("status-incidents", &sheet.incidents(), 1));
    out.push_str(&sheet.row("status-next", &sheet.next(state), 1));
    out
}

/// `{"game","setup","turn","multipliers","next","question","table"}`. Facedown piles are given by their
/// size: which cards they hold is nobody's to know.
pub fn status_json(book: &Rulebook, name: &str, state: &State) -> Value {
    let multipliers = book.bot_multipliers(state.table.tracks);
    json!({
        "game": name,
        "setup": book.setup,
        "turn": state.table.turn,
        "multipliers": {
            "research": multipliers.research,
            "influence": multipliers.influence,
            "military": multipliers.military,
        },
        "next": next(state).code(),
        "question": state.question,
        "table": faceup(state),
    })
}

fn faceup(state: &State) -> Value {
    let table = &state.table;
    let mut value = json!(table);
    if let Some(parts) = value.as_object_mut() {
        parts.retain(|name, _| !matches!(name.as_str(), "pools" | "fresh" | "shuffles"));
    }
    value["deck"] = table.deck.len().into();
    value["supplement"] = table.supplement.len().into();
    value["row"] = table.row.len().into();
    value
}

/// What comes next in a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Next {
    Question,
    YourTurn,
    Lost,
    Scoring,
}

impl Next {
    fn code(self) -> &'static str {
        match self {
            Next::Question => "question",
            Next::YourTurn => "your-turn",
            Next::Lost => "lost",
            Next::Scoring => "scoring",
        }
    }
}

fn next(state: &State) -> Next {
    match (state.table.ending, &state.question) {
        (Some(Ending::Burn), _) => Next::Lost,
        (Some(Ending::Credits), _) => Next::Scoring,
        (None, Some(_)) => Next::Question,
        (None, None) => Next::YourTurn,
    }
}

struct Sheet<'a> {
    screen: &'a Screen<'a>,
    telling: Telling<'a>,
    table: &'a Table,
}

impl Sheet<'_> {
    fn title(&self, name: &str) -> String {
        let setup = &self.telling.book.setup;
        let level = format!("play-level-{}", setup.difficulty.code());
        let args = [
            ("bot", captain_name(setup.bot).into()),
            ("level", self.telling.get(&level).into()),
            ("turn", number(self.table.turn)),
        ];
        let facts = self.telling.say("status-title", &args);
        let width = self.screen.width();
        let room = width.saturating_sub(textwrap::core::display_width(&facts) + 3);
        let name = prose::shortened(name, room);
        let paint = self.screen.paint();
        let rule = paint.faint(&"─".repeat(width));
        format!("{} · {facts}\n{rule}\n", paint.title(&name))
    }

    /// A labelled text of at most so many lines; nothing if there is nothing to say.
    fn row(&self, label: &str, words: &str, lines: usize) -> String {
        if words.is_empty() {
            return String::new();
        }
        let room = self.screen.width().saturating_sub(COLUMN).max(1);
        let label = self.telling.get(label);
        let wrapped = prose::labelled(self.screen, &label, COLUMN, words);
        if wrapped.lines().count() <= lines {
            return wrapped + "\n";
        }
        // Breaking between words costs less than this at every line end.
        let slack = (room / 4) * (lines - 1) + 2;
        let words = prose::shortened(words, (room * lines).saturating_sub(slack));
        prose::labelled(self.screen, &label, COLUMN, &words) + "\n"
    }

    /// Lines one below the other, the first behind the label.
    fn lines(&self, label: &str, lines: &[String]) -> String {
        let room = self.screen.width().saturating_sub(COLUMN).max(1);
        let mut label = self.telling.get(label);
        let mut out = String::new();
        for line in lines {
            let line = prose::shortened(line, room);
            out.push_str(&prose::labelled(self.screen, &label, COLUMN, &line));
            out.push('\n');
            label.clear();
        }
        out
    }

    fn tracks(&self) -> String {
        let multipliers = self.telling.book.bot_multipliers(self.table.tracks);
        let tracks = Specialty::ALL.iter().zip(self.table.tracks);
        let tracks = tracks.map(|(track, step)| {
            let name = self.telling.get(&format!("symbol-{}", track.code()));
            format!("{name} {step} (×{})", multipliers.of(*track))
        });
        tracks.collect::<Vec<_>>().join(" · ")
    }

    fn supply(&self) -> String {
        let mut supply = self.table.supply;
        let kinds = [Token::Glory, Token::Dilithium, Token::Latinum];
        let amounts = kinds.map(|token| {
            let amount = *supply.slot(token);
            format!("{amount} {}", self.telling.token(token))
        });
        amounts.join(" · ")
    }

    fn officer(&self) -> String {
        match &self.table.officer {
            Some(card) => self.telling.title(card),
            None => self.telling.get("play-none"),
        }
    }

    fn ships(&self) -> String {
        let ship = |ship: &crate::solo::table::Ship| {
            let card = self.telling.title(&ship.card);
            match &ship.at {
                Some(at) => format!("{card} → {}", self.telling.title(at)),
                None => card,
            }
        };
        let ships: Vec<String> = self.table.ships.iter().map(ship).collect();
        self.some(&ships)
    }

    fn locations(&self) -> String {
        let cards = self.table.controlled.iter();
        let titles: Vec<String> = cards.map(|card| self.telling.title(card)).collect();
        self.some(&titles)
    }

    fn some(&self, parts: &[String]) -> String {
        if parts.is_empty() {
            self.telling.get("play-none")
        } else {
            parts.join(" · ")
        }
    }

    fn teams(&self) -> String {
        let home = self.table.teams_home();
        let away = self.table.teams.saturating_sub(home);
        let args = [("home", number(home)), ("away", number(away))];
        self.telling.say("status-teams-where", &args)
    }

    fn piles(&self) -> String {
        let table = self.table;
        let top = match table.discard.last() {
            Some(card) => {
                let args = [("card", self.telling.title(card).into())];
                format!(" ({})", self.telling.say("status-discard-top", &args))
            }
            None => String::new(),
        };
        let args = [
            ("deck", table.deck.len().into()),
            ("discard", table.discard.len().into()),
            ("top", top.into()),
            ("supplement", table.supplement.len().into()),
            ("log", table.log.len().into()),
        ];
        self.telling.say("status-piles-count", &args)
    }

    /// Cards and Stardate cards in the Staging Area, between turns seldom any.
    fn staging(&self) -> String {
        let mut parts: Vec<String> = Vec::new();
        let staged = self.table.staging.iter();
        parts.extend(staged.map(|card| self.telling.title(card)));
        if !self.table.row.is_empty() {
            let args = [("cards", self.table.row.len().into())];
            parts.push(self.telling.say("status-facedown", &args));
        }
        let held = self.table.held.iter();
        parts.extend(held.map(|card| self.telling.say("status-held", &[("card", number(*card))])));
        parts.join(" · ")
    }

    fn market(&self) -> Vec<String> {
        let places = MARKET.iter().zip(&self.table.market);
        let place = places.map(|(suit, place)| {
            let (card, tokens) = slot(&self.telling, place);
            let suit = self.telling.suit(*suit);
            if tokens.is_empty() {
                format!("{suit}: {card}")
            } else {
                format!("{suit}: {card} ({tokens})")
            }
        });
        place.collect()
    }

    fn zone(&self) -> Vec<String> {
        let sites = self.table.zone.iter().map(|site| {
            let card = match &site.card {
                Some(card) => self.telling.title(card),
                None => self.telling.get("play-unknown"),
            };
            (
                card,
                tokens(self.table.bot_forces(site)),
                tokens(site.player),
            )
        });
        let sites: Vec<(String, String, String)> = sites.collect();
        let width = |card: &str| textwrap::core::display_width(card);
        let widest = sites
            .iter()
            .map(|(card, ..)| width(card))
            .max()
            .unwrap_or(0);
        let line = |(card, bot, you): (String, String, String)| {
            let gap = " ".repeat(widest - width(&card));
            let args = [("bot", bot.into()), ("you", you.into())];
            format!("{card}{gap}  {}", self.telling.say("status-forces", &args))
        };
        let mut lines: Vec<String> = sites.into_iter().map(line).collect();
        if let Some(first) = lines.first_mut() {
            first.push_str("  ");
            first.push_str(&self.telling.get("status-forces-legend"));
        }
        lines
    }

    fn stardate(&self) -> String {
        let stardate = self.table.stardate;
        let Some(card) = stardate.card else {
            return self.telling.get("status-stardate-empty");
        };
        let draw = self.telling.book.stardate(card).map_or(0, |card| card.draw);
        let args = [
            ("card", number(card)),
            ("glory", number(stardate.glory)),
            ("draw", number(draw)),
        ];
        self.telling.say("status-stardate-top", &args)
    }

    fn incidents(&self) -> String {
        let left = [("left", number(self.table.incidents))];
        let left = self.telling.say("status-incidents-left", &left);
        match self.table.last_turn {
            Some(turn) => {
                let end = self
                    .telling
                    .say("status-last-turn", &[("turn", number(turn))]);
                format!("{left} · {end}")
            }
            None => left,
        }
    }

    fn next(&self, state: &State) -> String {
        self.telling.get(match next(state) {
            Next::Question => "status-next-question",
            Next::YourTurn => "status-next-your-turn",
            Next::Lost => "status-next-lost",
            Next::Scoring => "status-next-scoring",
        })
    }
}

/// Away Teams and Ships of one side at a Location.
fn tokens(forces: Forces) -> String {
    format!("{}+{}", forces.teams, forces.ships)
}

#[cfg(test)]
mod tests {
    use super::super::sample::{book, check_screens, full_table, names, state};
    use super::*;
    use crate::locale::Texts;
    use crate::model::{Deck, Lang};
    use crate::solo::setup::DeckMode;

    #[test]
    fn a_full_table_fits_one_screen() {
        let (names, book) = (names(), book(Deck::Koloth, DeckMode::Physical));
        let state = state(full_table(&book));
        check_screens(|screen| {
            let text = status(screen, &names, &book, "Samstagabend mit Karin", &state);
            assert!(text.lines().count() <= 24, "{text}");
            text
        });
    }

    #[test]
    fn an_empty_table_reads_well() {
        let (names, book) = (names(), book(Deck::Sela, DeckMode::Virtual));
        let mut state = state(book.set_up());
        for ending in [None, Some(Ending::Burn), Some(Ending::Credits)] {
            state.table.ending = ending;
            state.table.stardate.card = ending.map_or(Some(1), |_| None);
            check_screens(|screen| status(screen, &names, &book, &"x".repeat(200), &state));
        }
    }

    #[test]
    fn a_wrapped_list_says_that_it_was_cut() {
        let (names, book) = (names(), book(Deck::Koloth, DeckMode::Physical));
        let state = state(full_table(&book));
        let texts = Texts::new(Lang::De);
        let screen = Screen::new(&texts, Some(60), false);
        let text = status(&screen, &names, &book, "x", &state);
        assert!(text.contains('…'), "{text}");
    }

    #[test]
    fn json_says_what_comes_next() {
        let book = book(Deck::Koloth, DeckMode::Physical);
        let document = status_json(&book, "x", &state(full_table(&book)));
        assert_eq!(document["next"], "your-turn");
        assert_eq!(document["multipliers"]["military"], 5);
        assert_eq!(document["table"]["turn"], 12);
    }
}
