//! Who controls a mission (phase 8, "Territoriale Verschiebungen").

use serde::Serialize;

use crate::model::codes;

/// The player who asks.
pub const MYSELF: &str = "me";

codes!(
    /// What gives control of a mission, in printed order.
    Stake {
        Colony => "colony",
        Outpost => "outpost",
        Ships => "ships",
        Solved => "solved",
    }
);

codes!(
    /// Why something gives no control.
    Lack {
        /// A Colony without an inhabitant does not count.
        Inhabitant => "inhabitant",
        /// Ships control solved missions only.
        Solution => "solution",
        /// Ships control a mission only if they are alone there.
        Alone => "alone",
        /// Who solved a mission controls it only without opposing ships.
        Unopposed => "unopposed",
    }
);

codes!(
    /// Who controls the mission.
    Outcome {
        Player => "player",
        /// Several players have a reason; the rules do not say whose counts.
        Open => "open",
        Nobody => "nobody",
    }
);

/// A Colony at the mission.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Colony {
    pub player: String,
    /// Who lives there.
    pub inhabitants: u64,
}

/// What is at a mission. A player has the same name wherever they are named; partners of an active Treaty
/// are one player.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Mission {
    /// Who solved it; `None` if nobody has.
    pub solver: Option<String>,
    /// Players with ships on it, each once.
    pub ships: Vec<String>,
    pub colonies: Vec<Colony>,
    /// Players with an Outpost on one of its corners, each once.
    pub outposts: Vec<String>,
}

/// Something of a player's at the mission, and whether it gives control.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Claim {
    pub player: String,
    pub by: Stake,
    /// `None` if it gives control.
    pub lacks: Option<Lack>,
}

impl Mission {
    /// Everything that might give control, in printed order of the reasons.
    pub fn claims(&self) -> Vec<Claim> {
        Stake::ALL
            .into_iter()
            .flat_map(|stake| self.by(stake))
            .collect()
    }

    fn by(&self, by: Stake) -> Vec<Claim> {
        let claim = |player: &String, lacks| Claim {
            player: player.clone(),
            by,
            lacks,
        };
        let colony = |colony: &Colony| claim(&colony.player, colony.lack());
        match by {
            Stake::Colony => self.colonies.iter().map(colony).collect(),
            Stake::Outpost => self.outposts.iter().map(|who| claim(who, None)).collect(),
            Stake::Ships => self
                .ships
                .iter()
                .map(|who| claim(who, self.lack_of_ships()))
                .collect(),
            Stake::Solved => self
                .solver
                .iter()
                .map(|who| claim(who, self.lack_of_solver(who)))
                .collect(),
        }
    }

    fn lack_of_ships(&self) -> Option<Lack> {
        if self.solver.is_none() {
            return Some(Lack::Solution);
        }
        (self.ships.len() > 1).then_some(Lack::Alone)
    }

    fn lack_of_solver(&self, solver: &String) -> Option<Lack> {
        let opposed = self.ships.iter().any(|player| player != solver);
        opposed.then_some(Lack::Unopposed)
    }

    /// The players with a reason that counts, each once.
    pub fn contenders(&self) -> Vec<String> {
        let mut players: Vec<String> = Vec::new();
        for claim in self.claims() {
            if claim.lacks.is_none() && !players.contains(&claim.player) {
                players.push(claim.player);
            }
        }
        players
    }

    /// Who controls it: the only player with a reason that counts.
    pub fn outcome(&self) -> Outcome {
        match self.contenders().len() {
            0 => Outcome::Nobody,
            1 => Outcome::Player,
            _ => Outcome::Open,
        }
    }

    /// Numbers of the rulings that bear on the answer: whose reason counts, ships of several players,
    /// and points for ships on an unsolved mission.
    pub fn rulings(&self) -> Vec<u16> {
        let open = (self.outcome() == Outcome::Open).then_some(320);
        let crowded = (self.solver.is_some() && self.ships.len() > 1).then_some(335);
        let unsolved = (self.solver.is_none() && !self.ships.is_empty()).then_some(319);
        [open, crowded, unsolved].into_iter().flatten().collect()
    }
}

impl Colony {
    fn lack(&self) -> Option<Lack> {
        (self.inhabitants == 0).then_some(Lack::Inhabitant)
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn mission(
        solver: &str,
        ships: &[&str],
        colony: Option<(&str, u64)>,
        outpost: &str,
    ) -> Mission {
        let names = |names: &[&str]| names.iter().map(|name| (*name).to_owned()).collect();
        let one = |name: &str| (!name.is_empty()).then(|| name.to_owned());
        let colony = colony.map(|(player, inhabitants)| Colony {
            player: player.to_owned(),
            inhabitants,
        });
        Mission {
            solver: one(solver),
            ships: names(ships),
            colonies: colony.into_iter().collect(),
            outposts: one(outpost).into_iter().collect(),
        }
    }

    fn winner(mission: &Mission) -> String {
        match mission.outcome() {
            Outcome::Player => mission.contenders().remove(0),
            Outcome::Open => "?".to_owned(),
            Outcome::Nobody => "-".to_owned(),
        }
    }

    #[test]
    fn each_reason_gives_control_on_its_own() {
        let cases = [
            (mission("", &[], Some(("Anna", 1)), ""), "Anna"),
            (mission("", &[], None, "Anna"), "Anna"),
            (mission("Ben", &["Anna"], None, ""), "Anna"),
            (mission("Anna", &[], None, ""), "Anna"),
            (mission("Anna", &["Anna"], None, ""), "Anna"),
        ];
        for (mission, expected) in cases {
            assert_eq!(winner(&mission), expected, "{mission:?}");
        }
    }

    #[test]
    fn a_reason_may_lack_something() {
        let cases = [
            (mission("", &[], Some(("Anna", 0)), ""), Lack::Inhabitant),
            (mission("", &["Anna"], None, ""), Lack::Solution),
            (mission("Ben", &["Anna", "Carl"], None, ""), Lack::Alone),
            (mission("Anna", &["Anna", "Ben"], None, ""), Lack::Unopposed),
        ];
        for (mission, lack) in cases {
            assert_eq!(winner(&mission), "-", "{mission:?}");
            assert!(
                mission
                    .claims()
                    .iter()
                    .any(|claim| claim.lacks == Some(lack))
            );
        }
    }

    #[test]
    fn what_the_rules_leave_open_stays_open() {
        let colony = mission("Anna", &["Ben"], Some(("Anna", 2)), "");
        assert_eq!(
            (winner(&colony).as_str(), colony.rulings()),
            ("?", vec![320])
        );
        let outpost = mission("Ben", &["Ben"], None, "Anna");
        assert_eq!(outpost.contenders(), ["Anna", "Ben"]);
        let crowded = mission("Anna", &["Anna", "Ben"], Some(("Anna", 1)), "");
        assert_eq!(
            (winner(&crowded).as_str(), crowded.rulings()),
            ("Anna", vec![335])
        );
        assert_eq!(mission("", &["Anna"], None, "").rulings(), [319]);
    }

    proptest! {
        #[test]
        fn an_opposing_ship_never_helps_who_solved(ships in 0..3_usize) {
            let all = ["Anna", "Ben", "Carl"];
            let before = mission("Anna", &all[..ships], None, "");
            let after = mission("Anna", &all[..=ships], None, "");
            let holds = |mission: &Mission| mission.contenders().contains(&"Anna".to_owned());
            prop_assert!(holds(&before) || !holds(&after));
        }
    }
}
