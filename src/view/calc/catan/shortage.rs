//! Who gets what when the supply runs short.

use serde::Serialize;

use super::player;
use super::resources::Names;
use crate::calc::catan::resource::{Hand, Resource};
use crate::calc::catan::shortage::{Claim, Production, Stack};
use crate::locale::{Texts, msg};
use crate::page::{Page, Table};
use crate::view::calc::{Basis, Reckoning, Sum, listed};
use crate::view::solo::score::addends;

/// What is due and what is dealt out: `{"resources": [{"resource", "supply", "due", "enough", "left"}],
/// "players": [{"player", "name", "due", "gets"}]}`.
#[derive(Debug, Serialize)]
pub struct Shortage {
    resources: Vec<Pile>,
    players: Vec<Player>,
    #[serde(skip)]
    production: Production,
    #[serde(skip)]
    names: Names,
}

#[derive(Debug, Serialize)]
struct Pile {
    resource: Resource,
    supply: u8,
    due: u16,
    enough: bool,
    /// Cards in the supply afterward.
    left: u16,
}

#[derive(Debug, Serialize)]
struct Player {
    /// From 1.
    player: usize,
    #[serde(flatten)]
    claim: Claim,
    gets: Hand,
}

impl Shortage {
    /// What a production comes to.
    pub fn new(production: Production, names: Names) -> Shortage {
        let pile = |stack: &Stack| Pile {
            resource: stack.resource,
            supply: stack.supply,
            due: stack.total(),
            enough: stack.is_enough(),
            left: stack.left(),
        };
        let claims = (1..).zip(&production.claims);
        let players = claims.map(|(player, claim)| Player {
            player,
            gets: production.gets(claim),
            claim: claim.clone(),
        });
        Shortage {
            resources: production.stacks.iter().map(pile).collect(),
            players: players.collect(),
            production,
            names,
        }
    }

    fn by_resource(&self, texts: &Texts) -> Table {
        let header = [
            msg::calc_shortage_resource(texts),
            msg::calc_shortage_due(texts),
            msg::calc_shortage_supply(texts),
            msg::calc_shortage_dealt(texts),
        ];
        let stacks = self.production.stacks.iter();
        Table::ruled(header, stacks.map(|stack| self.row(texts, stack)))
    }

    fn row(&self, texts: &Texts, stack: &Stack) -> Vec<String> {
        let due: Vec<String> = stack.due.iter().map(u8::to_string).collect();
        let dealt = if stack.is_enough() {
            msg::calc_shortage_all(texts, stack.left())
        } else {
            msg::calc_shortage_none(texts)
        };
        vec![
            self.names.title(texts, stack.resource).to_owned(),
            addends::addition(&due, stack.total()),
            stack.supply.to_string(),
            dealt,
        ]
    }

    fn by_player(&self, texts: &Texts) -> Table {
        let header = [
            msg::calc_robbery_player(texts),
            msg::calc_shortage_due(texts),
            msg::calc_shortage_gets(texts),
        ];
        let rows = self.players.iter().map(|one| {
            vec![
                player(texts, one.player, one.claim.name.as_ref()),
                self.cards(texts, &one.claim.due),
                self.cards(texts, &one.gets),
            ]
        });
        Table::ruled(header, rows)
    }

    fn cards(&self, texts: &Texts, hand: &Hand) -> String {
        if hand.total() == 0 {
            msg::calc_shortage_nothing(texts)
        } else {
            self.names.hand(texts, hand)
        }
    }

    fn told(&self, texts: &Texts) -> Vec<String> {
        let short: Vec<String> = self
            .production
            .short()
            .map(|stack| self.names.title(texts, stack.resource).to_owned())
            .collect();
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

impl Sum for Shortage {
    fn reckoning(&self, texts: &Texts, _: &Basis) -> Reckoning {
        let tables = [self.by_resource(texts), self.by_player(texts)];
        let shown = tables
            .into_iter()
            .skip(usize::from(self.resources.is_empty()));
        Reckoning::new(Page::parts(shown.map(Page::from)), self.told(texts))
    }
}
