//! A stored campaign, opened: its log, and the state that follows from it.

use super::which::Which;
use crate::cli::Answer;
use crate::cli::logs;
use crate::cli::session::Session;
use crate::cli::solo::rulebook::Programs;
use crate::cli::solo::{cards, rulebook};
use crate::cli::user::User;
use crate::error::{CampaignError, Error, UsageError};
use crate::model::{Card, CrewDeck};
use crate::solo::campaign::log::{Entry, Game};
use crate::solo::campaign::upgrade::Options;
use crate::solo::campaign::{ASSIGNMENTS, Refusal, State, replay};
use crate::store::{Log, LogKind};
use crate::view::campaign::{News, Sheet, Told};
use crate::view::captain_name;
use crate::view::solo::effects::Names;

/// A campaign as it is stored.
pub struct Book {
    pub log: Log,
    pub entries: Vec<Entry>,
    pub state: State,
}

impl Book {
    /// The campaign meant; one that is named becomes the current one.
    ///
    /// # Errors
    /// When there is none, or its log cannot be replayed.
    pub fn open(user: &mut User, which: &Which) -> Result<Book, Error> {
        let mut log = find(user, which)?;
        if which.name.is_some() {
            log = user.with(|db| db.touch(&log))?;
        }
        Book::read(user, log)
    }

    /// Reads a log.
    ///
    /// # Errors
    /// When it cannot be replayed.
    pub fn read(user: &mut User, log: Log) -> Result<Book, Error> {
        let entries: Vec<Entry> = logs::entries(user, &log)?;
        let state = replay(&entries).map_err(|fault| logs::unplayable(&log, fault.number))?;
        Ok(Book {
            log,
            entries,
            state,
        })
    }

    /// Adds an entry, if the rules allow it, and stores it.
    ///
    /// # Errors
    /// With what the rules say against it; then nothing is stored.
    pub fn add(&mut self, user: &mut User, entry: Entry) -> Result<(), Error> {
        let state = self
            .state
            .after(&entry)
            .map_err(|refusal| self.refused(refusal, &entry))?;
        let body = logs::written(&entry)?;
        self.log = user.with(|db| db.append(&self.log, &body))?;
        self.entries.push(entry);
        self.state = state;
        Ok(())
    }

    /// The game whose upgrade is to be chosen.
    ///
    /// # Errors
    /// When the campaign is over, or no upgrade is due.
    pub fn game_to_upgrade(&self) -> Result<&Game, Error> {
        let game = self.state.game_to_upgrade();
        game.map_err(|refusal| self.explained(refusal))
    }

    /// Whether the next game may be set up against a captain.
    ///
    /// # Errors
    /// When an upgrade is due, the campaign is over, or this captain may not be faced.
    pub fn may_begin(&self, opponent: CrewDeck) -> Result<(), Error> {
        self.state
            .is_ready()
            .map_err(|refusal| self.explained(refusal))?;
        let reason = match self.state.may_face(opponent) {
            Ok(()) => return Ok(()),
            Err(Refusal::Beaten) => "beaten",
            Err(_) => "own",
        };
        Err(self.wrong_opponent(opponent, reason))
    }

    /// Games that can still come.
    pub fn left(&self) -> usize {
        ASSIGNMENTS.saturating_sub(self.state.games.len())
    }

    /// A refusal of an entry in the player's terms.
    fn refused(&self, refusal: Refusal, entry: &Entry) -> Error {
        match (refusal, entry) {
            (Refusal::OwnCaptain | Refusal::NoCaptain, Entry::Game(game)) => {
                self.wrong_opponent(game.opponent, "own")
            }
            (Refusal::Beaten, Entry::Game(game)) => self.wrong_opponent(game.opponent, "beaten"),
            (Refusal::NotWon, Entry::Game(game)) => {
                let scores = game.scores.unwrap_or_default();
                CampaignError::NotWon {
                    score: scores.player,
                    bot: scores.bot,
                }
                .into()
            }
            (other, _) => self.explained(other),
        }
    }

    fn wrong_opponent(&self, opponent: CrewDeck, reason: &'static str) -> Error {
        let allowed = self.state.opponents().into_iter().map(captain_name);
        CampaignError::WrongOpponent {
            captain: captain_name(opponent),
            reason,
            allowed: allowed.collect(),
        }
        .into()
    }

    /// A refusal that needs no entry to be understood.
    fn explained(&self, refusal: Refusal) -> Error {
        match refusal {
            Refusal::Over => CampaignError::Over {
                name: self.log.name.clone(),
            },
            Refusal::UpgradeDue => CampaignError::UpgradeDue {
                opponent: self
                    .state
                    .upgrade_due()
                    .map_or_else(String::new, |game| captain_name(game.opponent)),
            },
            Refusal::NoUpgradeDue => CampaignError::NoUpgradeDue,
            Refusal::OptionBBarred => CampaignError::OptionBBarred,
            Refusal::UpgradeNeeded => CampaignError::UpgradeNeeded,
            Refusal::AlreadyStarted
            | Refusal::Challenges
            | Refusal::OwnCaptain
            | Refusal::NoCaptain
            | Refusal::Beaten
            | Refusal::NotWon
            | Refusal::InPile => {
                let detail = refusal.to_string().into();
                return UsageError::Unclear { detail }.into();
            }
        }
        .into()
    }
}

/// The log of the campaign meant.
///
/// # Errors
/// When there is none.
pub fn find(user: &mut User, which: &Which) -> Result<Log, Error> {
    let name = which.name.as_deref();
    logs::find(
        user,
        LogKind::Campaign,
        name,
        CampaignError::NoCampaign.into(),
    )
}

/// The printed facts that the screens and rules of a campaign read.
pub struct Facts<'s> {
    programs: Programs<'s>,
    pub cards: Vec<Card>,
    pub names: Names,
}

impl<'s> Facts<'s> {
    /// Reads them.
    ///
    /// # Errors
    /// When the data is not valid.
    pub fn load(session: &'s Session<'s>) -> Result<Facts<'s>, Error> {
        Ok(Facts {
            programs: Programs::new(session),
            cards: rulebook::cards(session)?,
            names: cards::names(session)?,
        })
    }

    /// What may be chosen after a game.
    ///
    /// # Errors
    /// When the data has no program for its opponent.
    pub fn options<'a>(&'a self, state: &State, game: &'a Game) -> Result<Options<'a>, Error> {
        let program = self.programs.of(game.opponent)?;
        Ok(Options::after(state, game, program, &self.cards))
    }

    /// All that is shown of a campaign.
    ///
    /// # Errors
    /// As [`Facts::options`].
    pub fn sheet<'a>(&'a self, book: &'a Book) -> Result<Sheet<'a>, Error> {
        let due = book.state.upgrade_due();
        Ok(Sheet {
            name: &book.log.name,
            state: &book.state,
            options: due
                .map(|game| self.options(&book.state, game))
                .transpose()?,
            cards: &self.cards,
            names: &self.names,
        })
    }

    /// What is new after a change, and where the campaign stands.
    ///
    /// # Errors
    /// As [`Facts::options`].
    pub fn told(&self, session: &Session<'_>, book: &Book, news: News) -> Result<Answer, Error> {
        let sheet = self.sheet(book)?;
        session.show(&Told { sheet, news })
    }
}
