//! `tricorder solo value`: what cards are worth.

use clap::Args;

use crate::argument_kinds::ArgKind;
use crate::options::OneOf;
use crate::session::Session;
use crate::solo::pick::report::Values;
use crate::solo::valuation::TrackArgs;
use crate::solo::{cards, notation};
use crate::{Found, RunCommand};
use model::CrewDeck;
use model::text::vocabulary::{TypedForms, typed};
use solo::Worth;
use words::Problem;

#[derive(Debug, Args)]
pub struct Value {
    #[arg(required = true, num_args = 1.., add = ArgKind::OwnCard)]
    cards: Vec<String>,
    #[command(flatten)]
    tracks: TrackArgs,
    #[arg(long = "for", id = "for", value_parser = OneOf(&WHOSE), default_value = "bot")]
    whose: Whose,
    /// Where each addend comes from.
    #[arg(long)]
    explain: bool,
}

/// Whose board counts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Whose {
    /// Always the Basic side (solo rules p. 1-2).
    Bot,
    Player,
}

static WHOSE: [(TypedForms, Whose); 2] = [(typed::WHOSE_BOT, Whose::Bot), (typed::WHOSE_PLAYER, Whose::Player)];

impl RunCommand for Value {
    fn run(self, session: &Session<'_>) -> Result<Found, Problem> {
        if self.whose == Whose::Bot && self.tracks.is_advanced() {
            return Err(Problem::conflict("--side advanced", "--for bot"));
        }
        let valuation = match self.whose {
            Whose::Bot => self.tracks.bot_valuation(session)?,
            Whose::Player => self.tracks.player_valuation(session)?,
        };
        let multipliers = valuation.multipliers();
        let crews: Vec<CrewDeck> = self.tracks.captain.into_iter().chain([CrewDeck::Common]).collect();
        let valued = self
            .cards
            .iter()
            .map(|text| {
                let typed = notation::typed(text)?;
                let mut meant = cards::namesakes(session, typed.name, &crews)?;
                let tokens = typed.tokens()?;
                let worth_of = |card| Worth::from_card(card, tokens, multipliers);
                let worth = worth_of(&meant[0]);
                // Namesakes are told apart only where it matters.
                if meant.iter().any(|other| worth_of(other) != worth) {
                    return Err(cards::ambiguous(session, typed.name, &meant));
                }
                Ok((meant.swap_remove(0), worth))
            })
            .collect::<Result<Vec<_>, Problem>>()?;
        let names = cards::names(session)?;
        let plain = Values::new(valued, multipliers, &names);
        let values = if self.explain { plain.explained() } else { plain };
        Found::drawn(&values, session.texts)
    }
}
