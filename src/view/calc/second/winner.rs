//! How the players stand, and who has won.

use serde::Serialize;

use crate::calc::second::winner::{Score, Step, Verdict};
use crate::locale::{Texts, msg};
use crate::page::{Page, Table};
use crate::view::calc::{Basis, Reckoning, Sum, listed, one_of};
use crate::view::kit::terms::{Term, terms};

/// A game as a program reads it. `step` is null unless all decks are empty; of several winners at
/// `first-to-reach` one has won: whoever came first.
#[derive(Debug, Serialize)]
pub struct Winner {
    players: Vec<Player>,
    #[serde(rename = "verdict")]
    code: &'static str,
    step: Option<Step>,
    winners: Vec<String>,
    #[serde(skip)]
    verdict: Verdict,
}

#[derive(Debug, Serialize)]
struct Player {
    #[serde(flatten)]
    score: Score,
    missing_points: u16,
}

terms! {
    Step {
        Both => calc_winner_step_planet_and_space,
        Any => calc_winner_step_any_mission,
        Points => calc_winner_step_points,
    }
}

impl Winner {
    /// The scores of all players with the verdict about them.
    pub fn new(scores: Vec<Score>, verdict: Verdict) -> Winner {
        let (code, step, places) = match &verdict {
            Verdict::Won(at) => ("won", None, std::slice::from_ref(at)),
            Verdict::First(places) => ("first-to-reach", None, places.as_slice()),
            Verdict::Ended { step, winners } => ("decks-empty", Some(*step), winners.as_slice()),
            Verdict::GoesOn => ("goes-on", None, [].as_slice()),
        };
        let winners = places.iter().filter_map(|at| scores.get(*at));
        Winner {
            code,
            step,
            winners: winners.map(|score| score.name.clone()).collect(),
            verdict,
            players: scores.into_iter().map(Player::new).collect(),
        }
    }

    fn table(&self, texts: &Texts) -> Table {
        let header = [
            msg::calc_winner_player(texts),
            msg::calc_winner_points(texts),
            msg::calc_winner_planets(texts),
            msg::calc_winner_spaces(texts),
            msg::calc_winner_deck(texts),
        ];
        Table::ruled(header, self.players.iter().map(|player| player.row(texts)))
    }

    fn result(&self, texts: &Texts) -> Vec<String> {
        match &self.verdict {
            Verdict::Won(_) => vec![msg::calc_winner_won(texts, self.winners.concat())],
            Verdict::First(_) => {
                vec![msg::calc_winner_first(texts, one_of(texts, &self.winners))]
            }
            Verdict::Ended { step, winners } => {
                let names = listed(texts, &self.winners);
                vec![
                    msg::calc_winner_ended(texts, winners.len(), names),
                    step.term(texts),
                ]
            }
            Verdict::GoesOn => {
                let lacks = self.players.iter().map(|player| player.lacks(texts));
                std::iter::once(msg::calc_winner_goes_on(texts))
                    .chain(lacks)
                    .collect()
            }
        }
    }
}

impl Player {
    fn new(score: Score) -> Player {
        Player {
            missing_points: score.missing_points(),
            score,
        }
    }

    fn row(&self, texts: &Texts) -> Vec<String> {
        let score = &self.score;
        let deck = if score.deck_is_empty {
            msg::calc_winner_empty(texts)
        } else {
            msg::calc_winner_cards(texts)
        };
        vec![
            score.name.clone(),
            score.points.to_string(),
            score.planets.to_string(),
            score.spaces.to_string(),
            deck,
        ]
    }

    /// What is missing for an immediate win.
    fn lacks(&self, texts: &Texts) -> String {
        let points = self.missing_points;
        let parts = [
            (points > 0).then(|| msg::calc_winner_lacks_points(texts, points)),
            (self.score.planets == 0).then(|| msg::calc_winner_lacks_planet(texts)),
            (self.score.spaces == 0).then(|| msg::calc_winner_lacks_space(texts)),
        ];
        let missing: Vec<String> = parts.into_iter().flatten().collect();
        msg::calc_winner_lacks(texts, &self.score.name, listed(texts, &missing))
    }
}

impl Sum for Winner {
    fn reckoning(&self, texts: &Texts, _: &Basis) -> Reckoning {
        let mut sums = Page::new();
        sums.table(self.table(texts));
        Reckoning {
            sums,
            result: self.result(texts),
            ..Reckoning::default()
        }
    }
}
