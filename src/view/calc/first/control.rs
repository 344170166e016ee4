//! Who controls a mission, and why.

use serde::Serialize;

use crate::calc::first::control::{Claim, Lack, MYSELF, Mission, Outcome, Stake};
use crate::locale::{Texts, msg};
use crate::page::Table;
use crate::view::calc::{Basis, Reckoning, Sum, listed};
use crate::view::kit::terms::{Term, terms};

terms! {
    Stake {
        Colony => calc_control_colony,
        Outpost => calc_control_outpost,
        Ships => calc_control_ships,
        Solved => calc_control_solved,
    }
    Lack {
        Inhabitant => calc_control_no_inhabitant,
        Solution => calc_control_no_solution,
        Alone => calc_control_not_alone,
        Unopposed => calc_control_opposed,
    }
}

/// Who controls a mission. `controller` is null unless one player does; `contenders` are all who have a
/// reason that counts. The player who asks is `me`.
#[derive(Debug, Serialize)]
pub struct Control {
    outcome: Outcome,
    controller: Option<String>,
    contenders: Vec<String>,
    claims: Vec<Claim>,
}

impl Control {
    /// Who controls this mission.
    pub fn new(mission: &Mission) -> Control {
        let outcome = mission.outcome();
        let contenders = mission.contenders();
        let is_one = outcome == Outcome::Player;
        Control {
            outcome,
            controller: contenders.first().filter(|_| is_one).cloned(),
            contenders,
            claims: mission.claims(),
        }
    }

    fn result(&self, texts: &Texts) -> String {
        match (self.outcome, self.controller.as_deref()) {
            (Outcome::Player, Some(MYSELF)) => msg::calc_control_you(texts),
            (Outcome::Player, player) => {
                msg::calc_control_player(texts, player.unwrap_or_default())
            }
            (Outcome::Open, _) => {
                let players: Vec<String> = self
                    .contenders
                    .iter()
                    .map(|player| within(texts, player))
                    .collect();
                msg::calc_control_open(texts, listed(texts, &players))
            }
            (Outcome::Nobody, _) => msg::calc_control_nobody(texts),
        }
    }
}

impl Sum for Control {
    fn reckoning(&self, texts: &Texts, _: &Basis) -> Reckoning {
        let rows = self.claims.iter().map(|claim| row(texts, claim));
        Reckoning::new(Table::bare(rows), [self.result(texts)])
    }
}

/// `Anna`, `Colony`, `does not count: nobody lives there`.
fn row(texts: &Texts, claim: &Claim) -> Vec<String> {
    let verdict = match claim.lacks {
        None => msg::calc_control_counts(texts),
        Some(lack) => msg::calc_control_lacks(texts, lack.term(texts)),
    };
    let player = match claim.player.as_str() {
        MYSELF => msg::calc_control_you_first(texts),
        player => player.to_owned(),
    };
    vec![player, claim.by.term(texts), verdict]
}

/// A player inside a sentence.
fn within(texts: &Texts, player: &str) -> String {
    match player {
        MYSELF => msg::calc_control_you_within(texts),
        player => player.to_owned(),
    }
}
