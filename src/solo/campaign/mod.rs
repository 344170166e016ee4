//! The Five-Year Mission as a log (solo rules p. 16-17): how it was begun, the games played, the
//! upgrades chosen. The state is a fold over it; dropping the last entry undoes it.

pub mod assignment;
pub mod challenge;
pub mod game;
pub mod log;
pub mod rank;
pub mod upgrade;

use super::state::log::ReplayError;
use log::{CampaignEntry, CampaignGame, GameOutcome, Scores, Start};
use model::{Challenge, CrewDeck, EntryId, Rank};
use rank::{Review, rank_after};
use upgrade::UpgradeChoice;

/// Assignments of a campaign at most: five years of two each (p. 16).
pub const ASSIGNMENTS: usize = 10;

/// A game with what came after it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlayedGame {
    /// The game as it stands in the log book.
    pub game: CampaignGame,
    /// What was chosen after it; `None` while nothing is, as after the last game.
    pub upgrade: Option<UpgradeChoice>,
}

/// Where a campaign stands.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CampaignState {
    /// What was chosen for the whole campaign.
    pub start: Start,
    /// The games so far, first to last.
    pub games: Vec<PlayedGame>,
}

/// Why an entry cannot be added.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum CampaignRefusal {
    /// A campaign begins once.
    #[error("the campaign has begun already")]
    AlreadyStarted,
    /// A challenge stands twice, or the challenges are not in printed order.
    #[error("the challenges are not in order")]
    Challenges,
    /// Ten games are played, or the player is an Admiral.
    #[error("the campaign is over")]
    Over,
    /// The upgrade of the last game is not chosen yet.
    #[error("an upgrade is due")]
    UpgradeDue,
    /// There is no game whose upgrade is still to be chosen.
    #[error("no upgrade is due")]
    NoUpgradeDue,
    /// Nobody plays against the own crew.
    #[error("the opponent is the player’s own captain")]
    OwnCaptain,
    /// No campaign is played against this deck.
    #[error("the opponent is no captain")]
    NoCaptain,
    /// A captain is beaten once (p. 16).
    #[error("the opponent is beaten already")]
    Beaten,
    /// The points say that the game was not won.
    #[error("a win needs more points than the Bot has")]
    NotWon,
    /// Rules of Acquisition bar Option B after a win (p. 18).
    #[error("Option B is barred")]
    OptionBBarred,
    /// Only Rules of Acquisition can leave a game without an upgrade (p. 18).
    #[error("an upgrade must be chosen")]
    UpgradeNeeded,
    /// The card starts every game in the Reinforcement pile already.
    #[error("the card is in the pile already")]
    InPile,
}

/// Plays a log from its first entry.
///
/// # Errors
/// With the number of the first entry that does not follow from those before it; 0 for a log that
/// does not begin with [`CampaignEntry::Started`].
pub fn replay(entries: &[CampaignEntry]) -> Result<CampaignState, ReplayError> {
    let Some((CampaignEntry::Started(start), rest)) = entries.split_first() else {
        return Err(ReplayError { number: 0 });
    };
    let mut state = CampaignState::new(start.clone()).map_err(|_| ReplayError { number: 0 })?;
    for (number, entry) in (1..).zip(rest) {
        state = state.after(entry).map_err(|_| ReplayError { number })?;
    }
    Ok(state)
}

impl CampaignState {
    /// A campaign without a game.
    ///
    /// # Errors
    /// When a challenge stands twice or out of order, or the crew is no captain's.
    pub fn new(start: Start) -> Result<CampaignState, CampaignRefusal> {
        if start.captain == CrewDeck::Common {
            return Err(CampaignRefusal::NoCaptain);
        }
        // Less, not less or equal: the same challenge twice is refused as well.
        if !start.challenges.is_sorted_by(|a, b| a < b) {
            return Err(CampaignRefusal::Challenges);
        }
        let games = Vec::new();
        Ok(CampaignState { start, games })
    }

    /// The state after one more entry.
    ///
    /// # Errors
    /// When the rules do not allow the entry now.
    pub fn after(&self, entry: &CampaignEntry) -> Result<CampaignState, CampaignRefusal> {
        let mut next = self.clone();
        match entry {
            CampaignEntry::Started(_) => return Err(CampaignRefusal::AlreadyStarted),
            CampaignEntry::Game(game) => {
                self.may_record(game)?;
                let game = game.clone();
                next.games.push(PlayedGame { game, upgrade: None });
            }
            CampaignEntry::Upgrade(upgrade) => {
                self.may_upgrade(upgrade)?;
                if let Some(last) = next.games.last_mut() {
                    last.upgrade = Some(upgrade.clone());
                }
            }
        }
        Ok(next)
    }

    fn may_record(&self, game: &CampaignGame) -> Result<(), CampaignRefusal> {
        self.is_ready()?;
        self.may_face(game.opponent)?;
        let by_points = game.scores.map(Scores::outcome);
        // Not the other way round: the Burn and the challenge of the only Ship lose a game whatever the points.
        if game.is_won() && by_points == Some(GameOutcome::Lost) {
            return Err(CampaignRefusal::NotWon);
        }
        Ok(())
    }

    /// Whether the next assignment can begin.
    ///
    /// # Errors
    /// When the campaign is over, or an upgrade must be chosen first.
    pub fn is_ready(&self) -> Result<(), CampaignRefusal> {
        if self.is_over() {
            return Err(CampaignRefusal::Over);
        }
        if self.upgrade_due().is_some() {
            return Err(CampaignRefusal::UpgradeDue);
        }
        Ok(())
    }

    /// Whether a captain may be the opponent of the next game: not the own one, none that is beaten
    /// (p. 16).
    ///
    /// # Errors
    /// With the reason.
    pub fn may_face(&self, opponent: CrewDeck) -> Result<(), CampaignRefusal> {
        if opponent == CrewDeck::Common {
            return Err(CampaignRefusal::NoCaptain);
        }
        if opponent == self.start.captain {
            return Err(CampaignRefusal::OwnCaptain);
        }
        let is_beaten = |played: &PlayedGame| played.game.is_won() && played.game.opponent == opponent;
        if self.games.iter().any(is_beaten) {
            return Err(CampaignRefusal::Beaten);
        }
        Ok(())
    }

    fn may_upgrade(&self, upgrade: &UpgradeChoice) -> Result<(), CampaignRefusal> {
        let game = self.game_to_upgrade()?;
        let barred = self.bars_option_b(game.outcome);
        let is_none = *upgrade == UpgradeChoice::None;
        if barred && !is_none && !matches!(upgrade, UpgradeChoice::Reinforce { .. }) {
            return Err(CampaignRefusal::OptionBBarred);
        }
        if is_none && !barred {
            return Err(CampaignRefusal::UpgradeNeeded);
        }
        let cards = upgrade.reinforcements();
        if upgrade.doubles() || cards.iter().any(|one| self.has_in_pile(&one.card)) {
            return Err(CampaignRefusal::InPile);
        }
        Ok(())
    }

    /// The game whose upgrade is to be chosen.
    ///
    /// # Errors
    /// When the campaign is over or no upgrade is due.
    pub fn game_to_upgrade(&self) -> Result<&CampaignGame, CampaignRefusal> {
        if self.is_over() {
            return Err(CampaignRefusal::Over);
        }
        self.upgrade_due().ok_or(CampaignRefusal::NoUpgradeDue)
    }

    /// The last game, as long as its upgrade is not chosen. After the last game of a campaign there is
    /// none: an upgrade counts for later games only (p. 16-17).
    pub fn upgrade_due(&self) -> Option<&CampaignGame> {
        let last = self.games.last().filter(|last| last.upgrade.is_none());
        last.filter(|_| !self.is_over()).map(|last| &last.game)
    }

    /// Whether Rules of Acquisition leave Option A only, after a game that ended so (p. 18).
    pub fn bars_option_b(&self, outcome: GameOutcome) -> bool {
        outcome == GameOutcome::Won && self.start.challenges.contains(&Challenge::Acquisition)
    }

    /// Games won.
    pub fn wins(&self) -> usize {
        self.games.iter().filter(|played| played.game.is_won()).count()
    }

    /// Games won in a row up to now; 0 after a loss.
    pub fn streak(&self) -> usize {
        let latest_first = self.games.iter().rev();
        latest_first.take_while(|played| played.game.is_won()).count()
    }

    /// The rank now: one step for each win, never down (p. 16).
    pub fn rank(&self) -> Rank {
        rank_after(self.wins())
    }

    /// Over after ten games, or at once with an Admiral (p. 16).
    pub fn is_over(&self) -> bool {
        self.rank() == Rank::Admiral || self.games.len() >= ASSIGNMENTS
    }

    /// The performance review, once the campaign is over (p. 18).
    pub fn review(&self) -> Option<Review> {
        self.is_over().then(|| Review::new(self.rank(), self.games.len()))
    }

    /// The upgrades chosen so far.
    pub fn upgrades(&self) -> impl Iterator<Item = &UpgradeChoice> {
        self.games.iter().filter_map(|played| played.upgrade.as_ref())
    }

    /// Whether a card starts in the Reinforcement pile.
    pub fn has_in_pile(&self, card: &EntryId) -> bool {
        let mut cards = self.upgrades().flat_map(UpgradeChoice::reinforcements);
        cards.any(|one| one.card == *card)
    }
}

#[cfg(test)]
pub(super) mod tests;
