//! `tricorder calc shortage`: who gets what when the supply of a resource does not cover everything due
//! ("Rohstofferträge"): then nobody gets any of that kind this turn, and the other kinds are dealt out as usual.
//! The almanac makes no exception for a single player (ruling 307).

use std::collections::BTreeMap;

use clap::Args;
use serde::Serialize;

use crate::argument_kinds::{ValueCell, ValueShape};
use crate::calc::Calculator;
use crate::calc::answer::{Calculation, Report, RuleBasis};
use crate::calc::catan::players::{check_players, player_name, split_player};
use crate::calc::catan::resources::{EACH, Resource, ResourceHand, ResourceParser, Resources};
use crate::session::Session;
use crate::{Found, RunCommand};
use page::locale::{Texts, msg, say};
use page::{Page, PageTable};
use words::Problem;
use words::lists::listed;
use words::numbers::addition;

/// The ruling about a resource that is due to one player only.
const ONE_PLAYER: u16 = 307;

/// A resource that is due to somebody, with what lies in the supply.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
struct DueResource {
    resource: Resource,
    supply: u8,
    /// Cards due to all players together.
    due: u16,
    /// Whether the supply covers all of them.
    enough: bool,
    /// Cards in the supply afterward.
    left: u16,
    /// Cards due to those who are due any, in the order of players.
    #[serde(skip)]
    parts: Vec<u8>,
}

impl DueResource {
    fn new(resource: Resource, supply: u8, parts: Vec<u8>) -> DueResource {
        let due = parts.iter().map(|cards| u16::from(*cards)).sum();
        let left = u16::from(supply).checked_sub(due);
        DueResource { resource, supply, due, enough: left.is_some(), left: left.unwrap_or(supply.into()), parts }
    }
}

/// What a roll owes a player, and what the player gets.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
struct DuePlayer {
    /// The number of the player, from 1.
    player: usize,
    /// `None` if the player was not named.
    name: Option<String>,
    due: ResourceHand,
    /// Everything due of the resources that suffice.
    gets: ResourceHand,
}

/// What is due and what is dealt out: `{"resources": [{"resource", "supply", "due", "enough", "left"}],
/// "players": [{"player", "name", "due", "gets"}]}`.
#[derive(Debug, Serialize)]
struct Shortage {
    /// The resources due, in their order.
    resources: Vec<DueResource>,
    players: Vec<DuePlayer>,
    #[serde(skip)]
    names: Resources,
}

impl Shortage {
    /// What players with names or without are due, out of this supply.
    ///
    /// # Errors
    /// When there are too many players, two of one name, or a supply is missing; the first of these.
    fn new(
        claims: Vec<(Option<String>, ResourceHand)>,
        supply: &BTreeMap<Resource, u8>,
        names: Resources,
        texts: &Texts,
    ) -> Result<Shortage, Problem> {
        check_players(claims.iter().map(|(name, _)| name.as_deref()))?;
        let mut resources = Vec::new();
        for resource in Resource::ALL {
            let due = claims.iter().map(|(_, due)| due.count(resource));
            let parts: Vec<u8> = due.filter(|cards| *cards > 0).collect();
            if parts.is_empty() {
                continue;
            }
            let supply = supply.get(&resource).ok_or_else(|| {
                let name = names.word(texts, resource);
                Problem::misuse(say::err_calc_supply(&name)).hint(say::hint_calc_supply(&name))
            })?;
            resources.push(DueResource::new(resource, *supply, parts));
        }
        let due_players = (1..).zip(claims).map(|(player, (name, due))| {
            let mut gets = ResourceHand::default();
            for stack in resources.iter().filter(|stack| stack.enough) {
                gets.add(stack.resource, due.count(stack.resource));
            }
            DuePlayer { player, name, due, gets }
        });
        let players = due_players.collect();
        Ok(Shortage { resources, players, names })
    }

    /// The resources that do not suffice, in their order.
    fn short(&self) -> impl Iterator<Item = &DueResource> {
        self.resources.iter().filter(|stack| !stack.enough)
    }

    /// The rulings that bear on it.
    fn rulings(&self) -> &'static [u16] {
        if self.short().any(|stack| stack.parts.len() == 1) { &[ONE_PLAYER] } else { &[] }
    }

    fn resource_table(&self, texts: &Texts) -> PageTable {
        PageTable::of(&self.resources)
            .col(msg::calc_shortage_resource(texts), |due| self.names.title(texts, due.resource))
            .col(msg::calc_shortage_due(texts), |due| addition(&due.parts, due.due))
            .col(msg::calc_shortage_supply(texts), |due| due.supply)
            .col(msg::calc_shortage_dealt(texts), |due| {
                if due.enough { msg::calc_shortage_all(texts, due.left) } else { msg::calc_shortage_none(texts) }
            })
            .ruled()
    }

    fn player_table(&self, texts: &Texts) -> PageTable {
        PageTable::of(&self.players)
            .col(msg::calc_robbery_player(texts), |one| player_name(texts, one.player, one.name.as_ref()))
            .col(msg::calc_shortage_due(texts), |one| self.cards(texts, &one.due))
            .col(msg::calc_shortage_gets(texts), |one| self.cards(texts, &one.gets))
            .ruled()
    }

    fn cards(&self, texts: &Texts, hand: &ResourceHand) -> String {
        if hand.total() == 0 { msg::calc_shortage_nothing(texts) } else { self.names.hand(texts, hand) }
    }

    fn result(&self, texts: &Texts) -> Vec<String> {
        let titles = self.short().map(|due| self.names.title(texts, due.resource).to_owned());
        let short: Vec<String> = titles.collect();
        if self.resources.is_empty() {
            vec![msg::calc_shortage_no_claim(texts)]
        } else if short.is_empty() {
            vec![msg::calc_shortage_enough(texts)]
        } else {
            let has_others = self.resources.len() > short.len();
            let others = has_others.then(|| msg::calc_shortage_others(texts));
            let short = msg::calc_shortage_short(texts, listed(texts, &short));
            [short].into_iter().chain(others).collect()
        }
    }
}

impl Calculation for Shortage {
    fn report(&self, texts: &Texts) -> Report {
        let tables = [self.resource_table(texts), self.player_table(texts)].into_iter();
        let shown = tables.skip(usize::from(self.resources.is_empty()));
        Report::new(Page::parts(shown.map(Page::from)), self.result(texts))
    }
}

/// A player's claim as cells.
const CLAIMS: ValueShape = ValueShape::Cells {
    cells: &[ValueCell::Name(msg::calc_cell_player), ValueCell::Counts(&msg::CALC_RESOURCE, EACH as i64)],
    between: '=',
    lines: 2,
};
/// The supply, of which all must be known.
const SUPPLY: ValueShape = ValueShape::Counts { things: &msg::CALC_RESOURCE, most: EACH as i64, says_none: true };

#[derive(Debug, Args)]
pub struct ShortageArgs {
    #[arg(required = true, num_args = 1.., allow_negative_numbers = true, add = CLAIMS)]
    claims: Vec<String>,
    #[arg(long, allow_hyphen_values = true, add = SUPPLY)]
    supply: String,
}

impl RunCommand for ShortageArgs {
    fn run(self, session: &Session<'_>) -> Result<Found, Problem> {
        let (resources, texts) = (Resources::load(session)?, session.texts);
        let parser = ResourceParser { resources: &resources, texts };
        // `2 Wasser, 1 Nahrung` or `William=2 Wasser, 1 Nahrung`.
        let claim = |(number, text): (usize, &String)| {
            let (name, cards) = split_player(text);
            let player = player_name(texts, number, name.as_ref());
            Ok((name, parser.parse_hand(&player, cards)?))
        };
        let claims = (1..).zip(&self.claims).map(claim).collect::<Result<_, Problem>>()?;
        let supply = parser.parse_counts("--supply", &self.supply)?;
        let shortage = Shortage::new(claims, &supply, resources, texts)?;
        let basis = RuleBasis::load(session, Calculator::Shortage)?;
        Ok(basis.with_rulings(shortage.rulings()).answer(shortage))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use model::Lang;
    use proptest::prelude::*;

    use Resource::{Tritanium, Water};

    fn claim(cards: &[(Resource, u8)]) -> ResourceHand {
        let mut due = ResourceHand::default();
        for (resource, count) in cards {
            due.add(*resource, *count);
        }
        due
    }

    fn share_supply(claims: &[ResourceHand], supply: &[(Resource, u8)]) -> Result<Shortage, Problem> {
        let claims = claims.iter().map(|due| (None, *due)).collect();
        let supply = supply.iter().copied().collect();
        Shortage::new(claims, &supply, Resources::default(), &Texts::new(Lang::En))
    }

    fn shortage(claims: &[ResourceHand], supply: &[(Resource, u8)]) -> Shortage {
        share_supply(claims, supply).expect("clear")
    }

    /// The 8 of "Große Raumstation" (red 3 water, orange 2 tritanium) with 2 cards of each left.
    #[test]
    fn a_scarce_kind_goes_to_nobody_the_others_are_dealt_out() {
        let claims = [claim(&[(Water, 3)]), claim(&[(Tritanium, 2)])];
        let answer = shortage(&claims, &[(Water, 2), (Tritanium, 2)]);
        let short: Vec<Resource> = answer.short().map(|stack| stack.resource).collect();
        assert_eq!(short, [Water]);
        assert_eq!(answer.players[0].gets.total(), 0);
        assert_eq!(answer.players[1].gets.count(Tritanium), 2);
        let left: Vec<u16> = answer.resources.iter().map(|stack| stack.left).collect();
        assert_eq!(left, [0, 2]);
    }

    #[test]
    fn nobody_gets_the_rest_even_if_it_would_do_for_one() {
        let claims = [claim(&[(Water, 1)]), claim(&[(Water, 2)])];
        let answer = shortage(&claims, &[(Water, 2)]);
        assert!(answer.players.iter().all(|one| one.gets.total() == 0));
        assert!(answer.rulings().is_empty());
    }

    #[test]
    fn a_single_player_is_no_exception() {
        let claims = [claim(&[(Water, 2)]), claim(&[])];
        assert_eq!(shortage(&claims, &[(Water, 1)]).rulings(), [ONE_PLAYER]);
        assert!(shortage(&claims, &[(Water, 2)]).rulings().is_empty());
    }

    #[test]
    fn exactly_enough_is_enough() {
        let claims = [claim(&[(Water, 1)]), claim(&[(Water, 2)])];
        let answer = shortage(&claims, &[(Water, 3)]);
        assert_eq!(answer.short().count(), 0);
        assert_eq!(answer.resources[0].left, 0);
    }

    #[test]
    fn what_is_not_known_is_refused() {
        let refused =
            |claims: &[ResourceHand]| share_supply(claims, &[]).map(drop).expect_err("unknown").to_string();
        assert_eq!(refused(&[claim(&[(Tritanium, 1)])]), "Enter the supply of tritanium.");
        assert_eq!(refused(&[claim(&[]); 5]), "5 players are too many.");
    }

    proptest! {
        /// All or nothing, resource by resource; no card appears or vanishes.
        #[test]
        fn the_supply_is_dealt_out_whole_or_not_at_all(
            due in proptest::collection::vec([0..6_u8, 0..6, 0..6, 0..6, 0..6], 1..=4),
            supply in [0..=EACH, 0..=EACH, 0..=EACH, 0..=EACH, 0..=EACH],
        ) {
            let claims: Vec<ResourceHand> = due.into_iter().map(ResourceHand).collect();
            let supply: Vec<(Resource, u8)> = Resource::ALL.into_iter().zip(supply).collect();
            let answer = shortage(&claims, &supply);
            for stack in &answer.resources {
                let gets = answer.players.iter().map(|one| one.gets.count(stack.resource));
                let gets: Vec<u8> = gets.filter(|cards| *cards > 0).collect();
                prop_assert!(gets.is_empty() || gets == stack.parts);
                let dealt: u16 = gets.iter().map(|cards| u16::from(*cards)).sum();
                prop_assert_eq!(dealt + stack.left, u16::from(stack.supply));
                prop_assert_eq!(gets.is_empty(), stack.due > u16::from(stack.supply));
            }
        }
    }
}
