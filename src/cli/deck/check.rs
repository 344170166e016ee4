//! `tricorder deck check`: whether a deck is legal, and if not, why.

use clap::Args;

use super::cards::Finder;
use super::roster;
use super::source::{format_parser, load};
use crate::cli::Answer;
use crate::cli::args::codes;
use crate::cli::session::Session;
use crate::deck::{Counts, Format, advice, violations};
use crate::error::Error;
use crate::model::Game;
use crate::view::deck::check::{self as view, Checked, Standing};

#[derive(Debug, Args)]
pub struct Check {
    #[arg(required = true)]
    lists: Vec<String>,
    #[arg(long, value_parser = format_parser())]
    format: Option<Format>,
    #[arg(long, value_parser = codes(vec!["2e", "cc"], Game::from_code))]
    game: Option<Game>,
    #[arg(long)]
    campaign: Option<String>,
    #[arg(long)]
    allow_unknown: bool,
    #[arg(long)]
    explain: bool,
    #[arg(long)]
    json: bool,
}

impl Check {
    pub fn run(self, session: &Session<'_>) -> Result<Answer, Error> {
        if self.is_about_a_crew()? {
            self.refuse_what_crews_lack()?;
            return roster::run(
                session,
                &self.lists,
                self.campaign,
                [self.json, self.explain],
            );
        }
        let finder = Finder::new(session);
        if let [path] = &self.lists[..] {
            let checked = self.check(session, &finder, path)?;
            let code = checked.standing().exit_code();
            let text = match self.json {
                true => view::json(&session.screen, &checked),
                false => view::screen(&session.screen, &checked, self.explain),
            };
            return Ok(Answer::judged(text, code));
        }
        let results: Vec<_> = self
            .lists
            .iter()
            .map(|path| (path.as_str(), self.check(session, &finder, path)))
            .collect();
        let code = results.iter().map(|(_, result)| exit_code(result)).max();
        let text = match self.json {
            true => view::json_of_all(&session.screen, &results),
            false => view::summary(&session.screen, &results, self.explain),
        };
        Ok(Answer::judged(text, code.unwrap_or(0)))
    }

    /// Whether the lists are crews of Captain's Chair: only these have campaigns.
    fn is_about_a_crew(&self) -> Result<bool, Error> {
        match (self.game, &self.campaign) {
            (Some(Game::SecondEdition), Some(_)) => Err(Error::Conflict {
                option: "--campaign".to_owned(),
                other: "--game 2e".to_owned(),
            }),
            (game, campaign) => Ok(game == Some(Game::CaptainsChair) || campaign.is_some()),
        }
    }

    /// Lists of crews have one form, and the program knows all their cards.
    fn refuse_what_crews_lack(&self) -> Result<(), Error> {
        let given = [
            (self.format.is_some(), "--format"),
            (self.allow_unknown, "--allow-unknown"),
        ];
        match given.into_iter().find(|(is_given, _)| *is_given) {
            None => Ok(()),
            Some((_, option)) => Err(Error::Conflict {
                option: option.to_owned(),
                other: "--game cc".to_owned(),
            }),
        }
    }

    fn check(
        &self,
        session: &Session<'_>,
        finder: &Finder<'_>,
        path: &str,
    ) -> Result<Checked, Error> {
        let list = load(session, path, self.format)?;
        let deck = finder.deck(&list)?;
        Ok(Checked {
            list,
            counts: Counts::of(&deck),
            violations: violations(&deck),
            advice: advice(&deck),
            suggestions: finder.all_suggestions(&deck)?,
            unknown_allowed: self.allow_unknown,
            deck,
        })
    }
}

fn exit_code(result: &Result<Checked, Error>) -> u8 {
    match result {
        Ok(checked) => checked.standing().exit_code(),
        Err(error) => error.exit_code(),
    }
}

impl Standing {
    /// The code the program ends with.
    pub(super) fn exit_code(self) -> u8 {
        match self {
            Standing::Legal => 0,
            Standing::Illegal => 1,
            Standing::Unread => 2,
        }
    }
}
