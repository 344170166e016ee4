//! `tricorder deck check`: whether a deck is legal, and if not, why.

use clap::Args;

use super::cards::Finder;
use super::judge::judged;
use super::roster;
use super::source::load;
use crate::cli::Answer;
use crate::cli::choices::{FORMS, GAMES_WITH_DECKS};
use crate::cli::session::Session;
use crate::cli::values::OneOf;
use crate::deck::advice;
use crate::deck::{Counts, Format, violations};
use crate::error::{Error, UsageError};
use crate::model::Game;
use crate::view::deck::check::{DeckVerdict, Findings, report};
use crate::view::deck::report::Report;

#[derive(Debug, Args)]
pub struct Check {
    #[arg(required = true)]
    lists: Vec<String>,
    #[arg(long, value_parser = OneOf(&FORMS))]
    from: Option<Format>,
    #[arg(long, value_parser = OneOf(&GAMES_WITH_DECKS))]
    game: Option<Game>,
    #[arg(long)]
    campaign: Option<String>,
    #[arg(long)]
    allow_unknown: bool,
    #[arg(long)]
    explain: bool,
}

impl Check {
    pub fn run(self, session: &Session<'_>) -> Result<Answer, Error> {
        if self.is_about_a_crew()? {
            self.refuse_what_crews_lack()?;
            return roster::run(session, &self.lists, self.campaign, self.explain);
        }
        let finder = Finder::new(session);
        judged(session, &self.lists, |path| {
            self.check(session, &finder, path)
        })
    }

    /// Whether the lists are crews of Captain's Chair: only these have campaigns.
    fn is_about_a_crew(&self) -> Result<bool, Error> {
        match (self.game, &self.campaign) {
            (Some(Game::SecondEdition), Some(_)) => Err(UsageError::Conflict {
                option: "--campaign".to_owned(),
                other: "--game 2e".into(),
            }
            .into()),
            (game, campaign) => Ok(game == Some(Game::CaptainsChair) || campaign.is_some()),
        }
    }

    /// Lists of crews have one form, and the program knows all their cards.
    fn refuse_what_crews_lack(&self) -> Result<(), Error> {
        let given = [
            (self.from.is_some(), "--from"),
            (self.allow_unknown, "--allow-unknown"),
        ];
        match given.into_iter().find(|(is_given, _)| *is_given) {
            None => Ok(()),
            Some((_, option)) => Err(UsageError::Conflict {
                option: option.to_owned(),
                other: "--game cc".into(),
            }
            .into()),
        }
    }

    fn check(
        &self,
        session: &Session<'_>,
        finder: &Finder<'_>,
        path: &str,
    ) -> Result<Report<DeckVerdict>, Error> {
        let read = finder.read(load(session, path, self.from)?)?;
        let found = Findings {
            counts: Counts::of(&read.deck),
            violations: violations(&read.deck),
            advice: advice(&read.deck),
            unknown_allowed: self.allow_unknown,
        };
        Ok(report(session.texts, &read, found, self.explain))
    }
}
