//! `tricorder calc control`: who controls a mission (phase 8, "Territoriale Verschiebungen").

use clap::Args;
use serde::Serialize;

use crate::argument_kinds::ValueShape;
use crate::calc::Calculator;
use crate::calc::answer::{Calculation, Report, RuleBasis};
use crate::calc::numbers::parse_number;
use crate::session::Session;
use crate::{Found, RunCommand};
use model::codes;
use model::text::key;
use model::text::vocabulary::typed;
use page::PageTable;
use page::locale::{Message, Texts, msg, say};
use words::lists::listed;
use words::{Problem, Term, terms};

/// The most people in a Colony.
const PEOPLE: u64 = 99;
/// The player who asks.
const MYSELF: &str = "me";

codes!(
    /// What gives control of a mission, in printed order.
    ControlReason {
        /// A Colony with people.
        Colony => "colony",
        /// An Outpost.
        Outpost => "outpost",
        /// Ships at the mission.
        Ships => "ships",
        /// The mission is solved.
        Solved => "solved",
    }
);

/// Why something gives no control.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
enum MissingCondition {
    /// A Colony without an inhabitant does not count.
    Inhabitant,
    /// Ships control solved missions only.
    Solution,
    /// Ships control a mission only if they are alone there.
    Alone,
    /// Who solved a mission controls it only without opposing ships.
    Unopposed,
}

/// Who controls the mission.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
enum ControlOutcome {
    Player,
    /// Several players have a reason; the rules do not say whose counts.
    Open,
    Nobody,
}

/// A Colony at the mission.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Colony {
    player: String,
    /// Who lives there.
    inhabitants: u64,
}

/// What is at a mission. A player has the same name wherever they are named; partners of an active Treaty
/// are one player.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
struct ContestedMission {
    /// Who solved it; `None` if nobody has.
    solver: Option<String>,
    /// Players with ships on it, each once.
    ships: Vec<String>,
    colonies: Vec<Colony>,
    /// Players with an Outpost on one of its corners, each once.
    outposts: Vec<String>,
}

/// Something of a player's at the mission, and whether it gives control.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
struct ControlClaim {
    player: String,
    by: ControlReason,
    /// `None` if it gives control.
    lacks: Option<MissingCondition>,
}

impl ContestedMission {
    /// Everything that might give control, in printed order of the reasons.
    fn claims(&self) -> Vec<ControlClaim> {
        ControlReason::ALL.into_iter().flat_map(|reason| self.claims_by(reason)).collect()
    }

    fn claims_by(&self, by: ControlReason) -> Vec<ControlClaim> {
        let claim = |player: &String, lacks| ControlClaim { player: player.clone(), by, lacks };
        let colony = |colony: &Colony| claim(&colony.player, colony.lack());
        match by {
            ControlReason::Colony => self.colonies.iter().map(colony).collect(),
            ControlReason::Outpost => self.outposts.iter().map(|who| claim(who, None)).collect(),
            ControlReason::Ships => self.ships.iter().map(|who| claim(who, self.lack_of_ships())).collect(),
            ControlReason::Solved => self.solver.iter().map(|who| claim(who, self.lack_of_solver(who))).collect(),
        }
    }

    fn lack_of_ships(&self) -> Option<MissingCondition> {
        if self.solver.is_none() {
            return Some(MissingCondition::Solution);
        }
        (self.ships.len() > 1).then_some(MissingCondition::Alone)
    }

    fn lack_of_solver(&self, solver: &String) -> Option<MissingCondition> {
        let opposed = self.ships.iter().any(|player| player != solver);
        opposed.then_some(MissingCondition::Unopposed)
    }

    /// The players with a reason that counts, each once.
    fn contenders(&self) -> Vec<String> {
        let mut players: Vec<String> = Vec::new();
        for claim in self.claims() {
            if claim.lacks.is_none() && !players.contains(&claim.player) {
                players.push(claim.player);
            }
        }
        players
    }

    /// Who controls it: the only player with a reason that counts.
    fn outcome(&self) -> ControlOutcome {
        match self.contenders().len() {
            0 => ControlOutcome::Nobody,
            1 => ControlOutcome::Player,
            _ => ControlOutcome::Open,
        }
    }

    /// Numbers of the rulings that bear on the answer: whose reason counts, ships of several players,
    /// and points for ships on an unsolved mission.
    fn rulings(&self) -> Vec<u16> {
        let open = (self.outcome() == ControlOutcome::Open).then_some(320);
        let crowded = (self.solver.is_some() && self.ships.len() > 1).then_some(335);
        let unsolved = (self.solver.is_none() && !self.ships.is_empty()).then_some(319);
        [open, crowded, unsolved].into_iter().flatten().collect()
    }
}

impl Colony {
    fn lack(&self) -> Option<MissingCondition> {
        (self.inhabitants == 0).then_some(MissingCondition::Inhabitant)
    }
}

terms! {
    ControlReason {
        Colony => calc_control_colony,
        Outpost => calc_control_outpost,
        Ships => calc_control_ships,
        Solved => calc_control_solved,
    }
    MissingCondition {
        Inhabitant => calc_control_no_inhabitant,
        Solution => calc_control_no_solution,
        Alone => calc_control_not_alone,
        Unopposed => calc_control_opposed,
    }
}

/// Who controls a mission. `controller` is null unless one player does; `contenders` are all who have a
/// reason that counts. The player who asks is `me`.
#[derive(Debug, Serialize)]
struct Control {
    outcome: ControlOutcome,
    controller: Option<String>,
    contenders: Vec<String>,
    claims: Vec<ControlClaim>,
}

impl Control {
    /// Who controls this mission.
    fn new(mission: &ContestedMission) -> Control {
        let outcome = mission.outcome();
        let contenders = mission.contenders();
        let is_one = outcome == ControlOutcome::Player;
        Control {
            outcome,
            controller: contenders.first().filter(|_| is_one).cloned(),
            contenders,
            claims: mission.claims(),
        }
    }

    fn result(&self, texts: &Texts) -> String {
        match (self.outcome, self.controller.as_deref()) {
            (ControlOutcome::Player, Some(MYSELF)) => msg::calc_control_you(texts),
            (ControlOutcome::Player, player) => {
                msg::calc_control_player(texts, within_sentence(texts, player.unwrap_or_default()))
            }
            (ControlOutcome::Open, _) => {
                let names = self.contenders.iter().map(|player| within_sentence(texts, player));
                msg::calc_control_open(texts, listed(texts, &names.collect::<Vec<_>>()))
            }
            (ControlOutcome::Nobody, _) => msg::calc_control_nobody(texts),
        }
    }
}

impl Calculation for Control {
    fn report(&self, texts: &Texts) -> Report {
        let rows = self.claims.iter().map(|claim| row(texts, claim));
        Report::new(PageTable::bare(rows), [self.result(texts)])
    }
}

/// `Anna`, `Colony`, `does not count: nobody lives there`.
fn row(texts: &Texts, claim: &ControlClaim) -> Vec<String> {
    let verdict = match claim.lacks {
        None => msg::calc_control_counts(texts),
        Some(lack) => msg::calc_control_lacks(texts, lack.term(texts)),
    };
    let player = match claim.player.as_str() {
        MYSELF => msg::calc_control_you_first(texts),
        player => within_sentence(texts, player),
    };
    vec![player, claim.by.term(texts), verdict]
}

/// A player inside a sentence: by name or number.
fn within_sentence(texts: &Texts, player: &str) -> String {
    match player {
        MYSELF => msg::calc_control_you_within(texts),
        player => player
            .parse()
            .map_or_else(|_| player.to_owned(), |number: usize| msg::calc_player_number(texts, number)),
    }
}

/// The players of a table: the one who asks, and the others by their numbers.
const PLAYERS: [(&str, Message); 4] = [
    (MYSELF, msg::calc_control_you_first),
    ("2", |texts| msg::calc_player_number(texts, 2)),
    ("3", |texts| msg::calc_player_number(texts, 3)),
    ("4", |texts| msg::calc_player_number(texts, 4)),
];
const SOLVER: ValueShape =
    ValueShape::One(&[("", msg::calc_control_unsolved), PLAYERS[0], PLAYERS[1], PLAYERS[2], PLAYERS[3]]);

#[derive(Debug, Args)]
pub struct ControlArgs {
    #[arg(long = "solved", id = "solver", add = SOLVER)]
    solver: Option<String>,
    #[arg(long = "ships", id = "ships_there", value_delimiter = ',', add = ValueShape::Any(&PLAYERS))]
    ships: Vec<String>,
    #[arg(long = "colony", id = "colonies", value_delimiter = ',', add = ValueShape::Any(&PLAYERS))]
    colonies: Vec<String>,
    #[arg(long = "outpost", id = "outposts", value_delimiter = ',', add = ValueShape::Any(&PLAYERS))]
    outposts: Vec<String>,
}

impl RunCommand for ControlArgs {
    fn run(self, session: &Session<'_>) -> Result<Found, Problem> {
        let mission = self.mission()?;
        if mission == ContestedMission::default() {
            return Err(Problem::misuse(say::err_calc_control_nothing()).hint(say::hint_calc_control_nothing()));
        }
        let basis = RuleBasis::load(session, Calculator::Control)?.with_rulings(mission.rulings());
        Ok(basis.answer(Control::new(&mission)))
    }
}

impl ControlArgs {
    fn mission(&self) -> Result<ContestedMission, Problem> {
        let mut names = PlayerNames::default();
        let solver = self.solver.as_deref().map(|typed| names.find_or_add(typed));
        Ok(ContestedMission {
            solver: solver.transpose()?,
            ships: names.unique_names(&self.ships)?,
            colonies: parse_colonies(&mut names, &self.colonies)?,
            outposts: names.unique_names(&self.outposts)?,
        })
    }
}

/// Players as they were first written.
#[derive(Debug, Default)]
struct PlayerNames(Vec<String>);

impl PlayerNames {
    /// The one name of a player, however it is spelled.
    fn find_or_add(&mut self, typed: &str) -> Result<String, Problem> {
        let typed = typed.trim();
        if typed::PLAYER_ONESELF.is(typed) {
            return Ok(MYSELF.to_owned());
        }
        if key(typed).is_empty() {
            return Err(Problem::misuse(say::err_calc_control_player(typed)).hint(say::hint_calc_control_player()));
        }
        let known = self.0.iter().find(|name| key(name) == key(typed));
        if let Some(name) = known {
            return Ok(name.clone());
        }
        self.0.push(typed.to_owned());
        Ok(typed.to_owned())
    }

    /// Some players, each once.
    fn unique_names(&mut self, typed: &[String]) -> Result<Vec<String>, Problem> {
        let mut players = Vec::new();
        for typed in typed {
            let player = self.find_or_add(typed)?;
            if !players.contains(&player) {
                players.push(player);
            }
        }
        Ok(players)
    }
}

/// Colonies with those who live there: `Anna:2`; without a number somebody does.
fn parse_colonies(names: &mut PlayerNames, typed: &[String]) -> Result<Vec<Colony>, Problem> {
    let colony = |typed: &String| {
        let (player, inhabitants) = match typed.rsplit_once(':') {
            Some((player, people)) => (player, parse_number("inhabitants", people, 0..=PEOPLE)?),
            None => (typed.as_str(), 1),
        };
        Ok(Colony { player: names.find_or_add(player)?, inhabitants })
    };
    typed.iter().map(colony).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn mission(solver: &str, ships: &[&str], colony: Option<(&str, u64)>, outpost: &str) -> ContestedMission {
        let names = |names: &[&str]| names.iter().map(|name| (*name).to_owned()).collect();
        let one = |name: &str| (!name.is_empty()).then(|| name.to_owned());
        let colony = colony.map(|(player, inhabitants)| Colony { player: player.to_owned(), inhabitants });
        ContestedMission {
            solver: one(solver),
            ships: names(ships),
            colonies: colony.into_iter().collect(),
            outposts: one(outpost).into_iter().collect(),
        }
    }

    fn winner(mission: &ContestedMission) -> String {
        match mission.outcome() {
            ControlOutcome::Player => mission.contenders().remove(0),
            ControlOutcome::Open => "?".to_owned(),
            ControlOutcome::Nobody => "-".to_owned(),
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
            (mission("", &[], Some(("Anna", 0)), ""), MissingCondition::Inhabitant),
            (mission("", &["Anna"], None, ""), MissingCondition::Solution),
            (mission("Ben", &["Anna", "Carl"], None, ""), MissingCondition::Alone),
            (mission("Anna", &["Anna", "Ben"], None, ""), MissingCondition::Unopposed),
        ];
        for (mission, lack) in cases {
            assert_eq!(winner(&mission), "-", "{mission:?}");
            assert!(mission.claims().iter().any(|claim| claim.lacks == Some(lack)));
        }
    }

    #[test]
    fn what_the_rules_leave_open_stays_open() {
        let colony = mission("Anna", &["Ben"], Some(("Anna", 2)), "");
        assert_eq!((winner(&colony).as_str(), colony.rulings()), ("?", vec![320]));
        let outpost = mission("Ben", &["Ben"], None, "Anna");
        assert_eq!(outpost.contenders(), ["Anna", "Ben"]);
        let crowded = mission("Anna", &["Anna", "Ben"], Some(("Anna", 1)), "");
        assert_eq!((winner(&crowded).as_str(), crowded.rulings()), ("Anna", vec![335]));
        assert_eq!(mission("", &["Anna"], None, "").rulings(), [319]);
    }

    proptest! {
        #[test]
        fn an_opposing_ship_never_helps_who_solved(ships in 0..3_usize) {
            let all = ["Anna", "Ben", "Carl"];
            let before = mission("Anna", &all[..ships], None, "");
            let after = mission("Anna", &all[..=ships], None, "");
            let holds = |mission: &ContestedMission| mission.contenders().contains(&"Anna".to_owned());
            prop_assert!(holds(&before) || !holds(&after));
        }
    }

    fn control(solver: Option<&str>, ships: &[&str], colonies: &[&str]) -> ControlArgs {
        let words = |words: &[&str]| words.iter().map(|word| (*word).to_owned()).collect();
        ControlArgs {
            solver: solver.map(str::to_owned),
            ships: words(ships),
            colonies: words(colonies),
            outposts: Vec::new(),
        }
    }

    #[test]
    fn a_player_has_one_name() {
        let control = control(Some("Anna"), &["ANNA", "ich", "Ben", "ben"], &["du:0", "Ben"]);
        let mission = control.mission().expect("a mission");
        assert_eq!(mission.ships, ["Anna", MYSELF, "Ben"]);
        let people = mission.colonies.iter().map(|colony| colony.inhabitants);
        assert_eq!(people.collect::<Vec<_>>(), [0, 1]);
    }

    #[test]
    fn nonsense_is_refused() {
        assert!(control(Some(" "), &[], &[]).mission().is_err());
        for colony in ["Ben:x", "Ben:100", "Ben:-1", ":2"] {
            assert!(control(None, &[], &[colony]).mission().is_err(), "{colony}");
        }
    }

    proptest! {
        #[test]
        fn anything_is_read_without_panic(typed in "\\PC{0,12}") {
            let _ = control(Some(&typed), &[&typed], &[&typed]).mission();
        }
    }
}
