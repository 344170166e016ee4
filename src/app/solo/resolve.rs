//! `tricorder solo resolve` and `value`: what programs make of single cards, and what these are worth.

use clap::Args;

use crate::argument_kinds::ArgKind;
use crate::choices::CAPTAINS;
use crate::options::OneOf;
use crate::session::Session;
use crate::solo::pick::report::Values;
use crate::solo::resolved::CardResolution;
use crate::solo::valuation::TrackArgs;
use crate::solo::{cards, notation, rulebook};
use crate::{Found, RunCommand, boxes};
use model::text::vocabulary::{TypedForms, typed};
use model::{CrewDeck, ExileCard, Program};
use page::locale::say;
use solo::rules::row::{rows_for, rows_in_exile};
use solo::rules::through::rows_through;
use solo::{Side, Worth};
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
