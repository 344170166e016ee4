//! `tricorder solo resolve`: what a program makes of a card.

use clap::Args;

use crate::argument_kinds::ArgKind;
use crate::choices::CAPTAINS;
use crate::options::OneOf;
use crate::session::Session;
use crate::solo::resolved::CardResolution;
use crate::solo::{cards, rulebook};
use crate::{Found, RunCommand, boxes};
use model::{CrewDeck, ExileCard, Program};
use page::locale::say;
use solo::Side;
use solo::rules::row::{rows_for, rows_in_exile};
use solo::rules::through::rows_through;
use words::Problem;
use words::names::captain_name;

/// What `tricorder solo resolve` takes: the captain, the card, and what is known of the table.
#[derive(Debug, Args)]
pub struct Resolve {
    #[arg(required = true, value_parser = OneOf(&CAPTAINS))]
    captain: CrewDeck,
    #[arg(required = true, num_args = 1.., add = ArgKind::OwnCard)]
    card: Vec<String>,
    #[arg(long, conflicts_with = "with_officer", add = ArgKind::OwnCard)]
    officer: Option<String>,
    #[arg(long)]
    with_officer: bool,
    /// On the card the Bot begins with in exile.
    #[arg(long, conflicts_with_all = ["officer", "with_officer"])]
    exile: bool,
    /// All rows that were looked at.
    #[arg(long)]
    explain: bool,
}

impl Resolve {
    /// A card by its name, of which nothing else is known.
    pub fn new(captain: CrewDeck, card: &str) -> Resolve {
        Resolve {
            captain,
            card: vec![card.to_owned()],
            officer: None,
            with_officer: false,
            exile: false,
            explain: false,
        }
    }
}

impl RunCommand for Resolve {
    fn run(self, session: &Session<'_>) -> Result<Found, Problem> {
        let program = rulebook::program(session, self.captain)?;
        let name = self.card.join(" ");
        let crews = [self.captain, CrewDeck::Common];
        let meant = cards::namesakes(session, &name, &crews)?;
        if let Some(officer) = &self.officer {
            cards::namesakes(session, officer, &crews)?;
        }
        let side =
            if self.with_officer || self.officer.is_some() { Side::WithOfficer } else { Side::WithoutOfficer };
        let card = &meant[0];
        let exile = self.exile_of(&program)?;
        let legs_of = |card| {
            rows_through(card, side, |side| match exile {
                Some(exile) => rows_in_exile(exile, card),
                None => rows_for(&program, card, side),
            })
        };
        let legs = legs_of(card);
        // Namesakes are told apart only where it matters.
        if meant.iter().any(|other| legs_of(other) != legs) {
            return Err(cards::ambiguous(session, &name, &meant));
        }
        let (first, then) = legs.split_first().ok_or_else(|| {
            Problem::misuse(say::err_never_resolved(card.title.get(session.texts.lang())))
                .hint(say::hint_never_resolved())
        })?;
        let names = cards::names(session)?;
        let plain = CardResolution::new(self.captain, card, *first, then, &names)
            .of_box(boxes::lacking_for(session, card)?);
        let resolved = if self.explain { plain.explained(&program) } else { plain };
        Found::drawn(&resolved, session.texts)
    }
}

impl Resolve {
    /// The card of exile, if it counts.
    fn exile_of<'p>(&self, program: &'p Program) -> Result<Option<&'p ExileCard>, Problem> {
        match (&program.exile, self.exile) {
            (_, false) => Ok(None),
            (Some(exile), true) => Ok(Some(exile)),
            (None, true) => Err(Problem::conflict("--exile", &captain_name(self.captain))),
        }
    }
}
