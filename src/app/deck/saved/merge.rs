//! `tricorder deck merge`: piles of one deck in the place of those of another.

use clap::Args;

use crate::argument_kinds::ArgKind;
use crate::deck::card_finder::CardFinder;
use crate::deck::convert::read_usable;
use crate::deck::named_lists;
use crate::deck::saved::version::{About, save_version};
use crate::deck::source::load;
use crate::session::Session;
use crate::{Found, RunCommand};
use deck::Pile;
use page::locale::say;
use words::Problem;

#[derive(Debug, Args)]
pub struct Merge {
    #[arg(required = true, add = ArgKind::Deck)]
    name: String,
    #[arg(long, add = ArgKind::Deck)]
    missions_from: Option<String>,
    #[arg(long, add = ArgKind::Deck)]
    dilemmas_from: Option<String>,
    #[arg(long, add = ArgKind::Deck)]
    deck_from: Option<String>,
    #[arg(long, add = ArgKind::Deck)]
    aside_from: Option<String>,
    #[command(flatten)]
    about: About,
}

impl RunCommand for Merge {
    fn run(self, session: &Session<'_>) -> Result<Found, Problem> {
        let piles = [
            (Pile::Missions, &self.missions_from),
            (Pile::Dilemmas, &self.dilemmas_from),
            (Pile::Deck, &self.deck_from),
            (Pile::Aside, &self.aside_from),
        ];
        if piles.iter().all(|(_, from)| from.is_none()) {
            return Err(Problem::misuse(say::err_deck_nothing_to_merge()).hint(say::hint_deck_nothing_to_merge()));
        }
        let mut user = session.user()?;
        let latest = named_lists::find_latest(&mut user, &self.name)?;
        let finder = CardFinder::new(session);
        let mut deck = finder.deck(&named_lists::read_version(session, &latest)?)?;
        for (pile, from) in piles {
            if let Some(from) = from {
                let (_, other) = read_usable(&finder, load(session, from, None)?)?;
                deck.replace(pile, &other);
            }
        }
        let sources: Vec<&str> = piles.into_iter().filter_map(|(_, from)| from.as_deref()).collect();
        let origin = sources.join(", ");
        save_version(session, &mut user, &latest, &deck, &self.about, Some(&origin))
    }
}
