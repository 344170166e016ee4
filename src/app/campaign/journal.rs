//! A stored campaign, opened: its log, and the state that follows from it.

use clap::Args;

use crate::argument_kinds::ArgKind;
use crate::campaign::report::{CampaignReport, CampaignUpdate, News};
use crate::session::Session;
use crate::solo::cards;
use crate::solo::rulebook::{self, Programs};
use crate::user::User;
use crate::{Found, logs};
use keep::logs::{LogKind, StoredLog};
use model::text::steers;
use model::{Card, CrewDeck};
use page::locale::{Fact, say};
use solo::campaign::log::{CampaignEntry, CampaignGame};
use solo::campaign::upgrade::{CrewMeans, Options};
use solo::campaign::{CampaignRefusal, CampaignState, replay};
use words::Problem;
use words::effects::Names;
use words::names::captain_name;

/// A campaign as it is stored.
pub struct CampaignJournal {
    /// The log as the user database lists it: its name, and how many of its entries count.
    pub log: StoredLog,
    /// The entries that count, from the first to the last.
    pub entries: Vec<CampaignEntry>,
    /// Where the campaign stands after all entries.
    pub state: CampaignState,
}

impl CampaignJournal {
    /// The campaign meant; one that is named becomes the current one.
    ///
    /// # Errors
    /// When there is none, or its log cannot be replayed.
    pub fn open(user: &mut User, which: &CampaignName) -> Result<CampaignJournal, Problem> {
        let mut log = find(user, which)?;
        if which.name.is_some() {
            log = user.with(|db| db.touch(&log))?;
        }
        CampaignJournal::read(user, log)
    }

    /// Reads a log.
    ///
    /// # Errors
    /// When it cannot be replayed.
    pub fn read(user: &mut User, log: StoredLog) -> Result<CampaignJournal, Problem> {
        let entries: Vec<CampaignEntry> = logs::entries(user, &log)?;
        let state = replay(&entries).map_err(|fault| logs::unplayable(&log, fault.number))?;
        Ok(CampaignJournal { log, entries, state })
    }

    /// Adds an entry, if the rules allow it, and stores it.
    ///
    /// # Errors
    /// With what the rules say against it; then nothing is stored.
    pub fn add(&mut self, user: &mut User, entry: CampaignEntry) -> Result<(), Problem> {
        let state = self.state.after(&entry).map_err(|refusal| self.refused(refusal, &entry))?;
        self.log = logs::append(user, &self.log, &entry)?;
        self.entries.push(entry);
        self.state = state;
        Ok(())
    }

    /// The game whose upgrade is to be chosen.
    ///
    /// # Errors
    /// When the campaign is over, or no upgrade is due.
    pub fn game_to_upgrade(&self) -> Result<&CampaignGame, Problem> {
        let game = self.state.game_to_upgrade();
        game.map_err(|refusal| self.explained(refusal))
    }

    /// Whether the next game may be set up against a captain.
    ///
    /// # Errors
    /// When an upgrade is due, the campaign is over, or this captain may not be faced.
    pub fn may_begin(&self, opponent: CrewDeck) -> Result<(), Problem> {
        self.state.is_ready().map_err(|refusal| self.explained(refusal))?;
        let reason = match self.state.may_face(opponent) {
            Ok(()) => return Ok(()),
            Err(CampaignRefusal::Beaten) => "beaten",
            Err(_) => "own",
        };
        Err(self.wrong_opponent(opponent, reason))
    }

    /// A refusal of an entry in the player's terms.
    fn refused(&self, refusal: CampaignRefusal, entry: &CampaignEntry) -> Problem {
        match (refusal, entry) {
            (CampaignRefusal::OwnCaptain | CampaignRefusal::NoCaptain, CampaignEntry::Game(game)) => {
                self.wrong_opponent(game.opponent, "own")
            }
            (CampaignRefusal::Beaten, CampaignEntry::Game(game)) => self.wrong_opponent(game.opponent, "beaten"),
            (CampaignRefusal::NotWon, CampaignEntry::Game(game)) => {
                let scores = game.scores.unwrap_or_default();
                Problem::misuse(say::err_not_won(scores.player, scores.bot))
                    .hint(say::hint_not_won())
                    .tap(say::hint_not_won_tap())
            }
            (other, _) => self.explained(other),
        }
    }

    fn wrong_opponent(&self, opponent: CrewDeck, reason: &'static str) -> Problem {
        let allowed = self.state.opponents().into_iter().map(captain_name);
        Problem::misuse(say::err_wrong_opponent(reason, captain_name(opponent)))
            .hint(say::hint_wrong_opponent(Fact::names(allowed)))
    }

    /// A refusal that needs no entry to be understood.
    fn explained(&self, refusal: CampaignRefusal) -> Problem {
        match refusal {
            CampaignRefusal::Over => {
                Problem::misuse(say::err_campaign_over(&self.log.name)).hint(say::hint_campaign_over())
            }
            CampaignRefusal::UpgradeDue => Problem::misuse(say::err_upgrade_due(
                self.state.upgrade_due().map_or_else(String::new, |game| captain_name(game.opponent)),
            ))
            .hint(say::hint_upgrade_due()),
            CampaignRefusal::NoUpgradeDue => {
                Problem::misuse(say::err_no_upgrade_due()).hint(say::hint_no_upgrade_due())
            }
            CampaignRefusal::OptionBBarred => Problem::misuse(say::err_option_b_barred())
                .hint(say::hint_option_b_barred())
                .tap(say::hint_option_b_barred_tap()),
            CampaignRefusal::UpgradeNeeded => {
                Problem::misuse(say::err_upgrade_needed()).hint(say::hint_upgrade_needed())
            }
            CampaignRefusal::AlreadyStarted
            | CampaignRefusal::Challenges
            | CampaignRefusal::OwnCaptain
            | CampaignRefusal::NoCaptain
            | CampaignRefusal::Beaten
            | CampaignRefusal::NotWon
            | CampaignRefusal::InPile => Problem::unclear(&refusal.to_string()),
        }
    }
}

/// The log of the campaign meant.
///
/// # Errors
/// When there is none.
pub fn find(user: &mut User, which: &CampaignName) -> Result<StoredLog, Problem> {
    let name = which.name.as_deref();
    logs::find(
        user,
        LogKind::Campaign,
        name,
        Problem::missing(say::err_no_campaign()).hint(say::hint_no_campaign()),
    )
}

/// The printed facts that the screens and rules of a campaign read.
pub struct CampaignData<'s> {
    programs: Programs<'s>,
    /// All cards of Captain's Chair, for their titles and for what an upgrade may choose from.
    pub cards: Vec<Card>,
    /// Printed names of suits and traits.
    pub names: Names,
}

impl<'s> CampaignData<'s> {
    /// Reads the facts from the data of a session.
    ///
    /// # Errors
    /// When the data is not valid.
    pub fn load(session: &'s Session<'s>) -> Result<CampaignData<'s>, Problem> {
        Ok(CampaignData {
            programs: Programs::new(session),
            cards: rulebook::cards(session)?,
            names: cards::names(session)?,
        })
    }

    /// What may be chosen after a game.
    ///
    /// # Errors
    /// When the data has no program for its opponent.
    pub fn options<'a>(&'a self, state: &CampaignState, game: &'a CampaignGame) -> Result<Options<'a>, Problem> {
        let program = self.programs.program(game.opponent)?;
        Ok(Options::after(state, game, program, &self.cards))
    }

    /// All that is shown of a campaign.
    ///
    /// # Errors
    /// When an upgrade is due and the data has no program for its opponent, or no board of the captain.
    pub fn sheet<'a>(&'a self, journal: &'a CampaignJournal) -> Result<CampaignReport<'a>, Problem> {
        let due = journal.state.upgrade_due();
        Ok(CampaignReport {
            name: &journal.log.name,
            state: &journal.state,
            options: due.map(|game| self.options(&journal.state, game)).transpose()?,
            cards: &self.cards,
            names: &self.names,
            means: CrewMeans::new(&self.programs.board(journal.state.start.captain)?, &self.cards),
        })
    }

    /// What is new after a change, and where the campaign stands.
    ///
    /// # Errors
    /// When the data lacks a program or board the campaign needs, or the report cannot be written as JSON.
    pub fn show_news(
        &self,
        session: &Session<'_>,
        journal: &CampaignJournal,
        news: News,
    ) -> Result<Found, Problem> {
        let sheet = self.sheet(journal)?;
        Found::drawn(&CampaignUpdate { sheet, news }, session.texts)
    }
}

/// The argument that says which campaign is meant.
#[derive(Debug, Default, Args)]
pub struct CampaignName {
    /// The name it was given; `None` for the current one.
    #[arg(long = "name", id = "campaign", value_parser = campaign_name, add = ArgKind::Campaign)]
    pub name: Option<String>,
}

/// Longest name of a campaign in characters, so that it fits into headings.
const LONGEST: usize = 40;

/// A name as it may be given: one line, not empty, not too long.
pub(crate) fn campaign_name(text: &str) -> Result<String, &'static str> {
    let name = text.trim();
    if name.is_empty() || name.contains(steers) || name.chars().count() > LONGEST {
        return Err("no name");
    }
    Ok(name.to_owned())
}
