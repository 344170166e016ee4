//! `tricorder calc shortage`: who gets what when the supply runs short.

use clap::Args;

use super::players::{unplayable, word};
use super::resources::Resources;
use crate::calc::Calculator;
use crate::calc::catan::shortage::{Claim, Production, Unclear};
use crate::cli::Answer;
use crate::cli::calc::basis;
use crate::cli::session::Session;
use crate::error::{CalcError, Error};
use crate::locale::{Texts, msg};
use crate::view::calc;
use crate::view::calc::catan::shortage as view;

#[derive(Debug, Args)]
pub struct Shortage {
    #[arg(required = true, num_args = 1.., allow_negative_numbers = true)]
    claims: Vec<String>,
    #[arg(long, allow_hyphen_values = true)]
    supply: String,
}

impl Shortage {
    pub fn run(self, session: &Session<'_>) -> Result<Answer, Error> {
        let resources = Resources::of(session)?;
        let claims = (1..)
            .zip(&self.claims)
            .map(|(number, text)| claim(&resources, session.texts, number, text))
            .collect::<Result<_, _>>()?;
        let supply = resources.piles("--supply", &self.supply)?;
        let production =
            Production::new(claims, &supply).map_err(|why| unclear(&resources, why))?;
        let rulings = production.rulings();
        let basis = basis::of(session, Calculator::Shortage)?.with_rulings(rulings);
        let shortage = view::Shortage::new(production, resources.names());
        session.show(&calc::Answer::new(basis, shortage))
    }
}

/// `2 Wasser, 1 Nahrung` or `William=2 Wasser, 1 Nahrung`.
fn claim(resources: &Resources, texts: &Texts, number: usize, text: &str) -> Result<Claim, Error> {
    let (name, cards) = text.rsplit_once(['=', ':']).unwrap_or(("", text));
    let name = Some(word(name)).filter(|name| !name.is_empty());
    let player = name
        .clone()
        .unwrap_or_else(|| msg::calc_player_number(texts, number));
    let due = resources.hand(&player, cards)?;
    Ok(Claim { name, due })
}

fn unclear(resources: &Resources, why: Unclear) -> Error {
    match why {
        Unclear::Players(fault) => unplayable(fault, None),
        Unclear::Supply(resource) => {
            let resource = resources.word(resource);
            CalcError::Supply { resource }.into()
        }
    }
}
