//! What the page asks of the program about games: plain data to show, and things done with it.

use axum::http::StatusCode;

use app::campaign::next::CampaignStep;
use app::solo::checklist::SetUp;
use app::solo::control::{Controls, EntryForm};
use app::solo::picture::Picture;
use app::solo::table_change::TableChange;
use page::{FilledForm, FormPart, Page, Words};

/// The field that says that the lines of the answer given last were seen and done.
pub(crate) const DONE: &str = "done";
/// The field of the lines that are ticked, counted from 0.
pub(crate) const TICKED: &str = "ticked";
/// Whether a log still stands at the version that was sent. Our pages name the log with it; a count alone is any log's
/// of this name.
pub(crate) fn is_version(version: &str, sent: &str) -> bool {
    version == sent || version.split('-').next() == Some(sent)
}

/// Logs that are led beside games.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LogBookKind {
    /// A Five-Year Mission.
    Campaign,
    /// A Cadet Training.
    Cadet,
}

/// A campaign as the page shows it.
#[derive(Debug)]
pub struct CampaignView {
    /// What it waits for.
    pub step: CampaignStep,
    /// Facts, log and next assignment, without a title.
    pub standing: Page,
    /// Each assignment in order: whether it was won; `None` while it is still to come.
    pub path: Vec<Option<bool>>,
}

/// What is filled in for them: a field has the name of its option, or of a group of which it names one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LogForm {
    /// Captain, mode, challenges and name of a campaign that begins.
    NewCampaign,
    /// Opponent and result of a game of a campaign.
    Record,
    /// The upgrade that is chosen after a game of a campaign.
    Upgrade,
    /// What a Cadet Training begins with.
    NewTraining,
    /// The scores at the end of a Cadet Training.
    Score,
}

/// Something done in a game.
#[derive(Debug, Clone, Copy)]
pub enum GameAction<'a> {
    /// The Bot's turn begins, with what was filled in of the table it begins with.
    Turn(&'a FilledForm),
    /// What was filled in for the question that is open.
    Answer(&'a FilledForm),
    /// Something to report of the player's turn, with what was filled in for it.
    Event(&'a FilledForm),
    /// Something to set right at the table, with what was filled in for it.
    Correct(&'a FilledForm),
    /// The last entry is taken back.
    Undo,
    /// The entry taken back last counts again.
    Redo,
}

/// Why it was not done.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Refusal {
    /// What stands against it, which decides on the status of the reply.
    pub kind: RefusalKind,
    /// Why, in the reader's language.
    pub sentence: String,
}

/// What stands against it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RefusalKind {
    /// There is no game of this name.
    Unknown,
    /// It has gone on elsewhere.
    Moved,
    /// What was filled in does not fit, or nothing can be read.
    Wrong,
    /// The database they have in common does not answer.
    Away,
}

impl RefusalKind {
    /// The status of the page that says so.
    pub fn status(self) -> StatusCode {
        match self {
            RefusalKind::Unknown => StatusCode::NOT_FOUND,
            RefusalKind::Moved => StatusCode::CONFLICT,
            RefusalKind::Wrong => StatusCode::BAD_REQUEST,
            RefusalKind::Away => StatusCode::SERVICE_UNAVAILABLE,
        }
    }
}

/// The choices before a game.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct NewGameForm {
    /// Captain and level of the Bot in the game begun last, whose choices the fields hold; empty before the first.
    pub last: String,
    /// Who plays, and how hard it is.
    pub players: Vec<FormPart>,
    /// What stays as it was, as a rule.
    pub rest: Vec<FormPart>,
}

impl NewGameForm {
    /// All its parts.
    pub fn parts_mut(&mut self) -> impl Iterator<Item = &mut FormPart> {
        self.players.iter_mut().chain(&mut self.rest)
    }
}

/// The set-up of a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SetUpList {
    /// What is done, point by point.
    pub list: SetUp,
    /// The table as it lies then.
    pub picture: Picture,
    /// The points and cards that are ticked, counted from 0.
    pub ticks: Vec<u8>,
    /// The Bot's captain, in addresses.
    pub bot: &'static str,
}

/// A game of the list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GameSummary {
    /// What its owner calls it.
    pub name: String,
    /// Captain and level of the Bot; empty if it cannot be read.
    pub title: String,
    /// Whom the player plays; empty if it cannot be read.
    pub who: String,
    /// Where it stands.
    pub state: String,
    /// When it went on last.
    pub moved: String,
    /// What happened last; may be empty.
    pub last: Words,
}

/// A game that goes on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RunningGame {
    /// In addresses.
    pub name: String,
    /// Captain and level of the Bot.
    pub title: String,
    /// The captain of the Bot.
    pub bot: String,
    /// The number of the Bot's turn; 0 before the first.
    pub turn: u8,
    /// The turn, and who is waited for.
    pub state: String,
    /// When it went on last.
    pub moved: String,
}

/// A game as it stands.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GameView {
    /// In addresses.
    pub name: String,
    /// What the reader may do with it.
    pub rights: Rights,
    /// Captain and level of the Bot.
    pub title: String,
    /// The number of the turn in words, or that there was none yet.
    pub turn: String,
    /// How often it has changed.
    pub changes: usize,
    /// How often it has changed and its mark, as `3-9f2c`: no other game of its name has that mark.
    pub version: String,
    /// The Bot's area, Market and Neutral Zone.
    pub picture: Picture,
    /// Steps told before the last entry.
    pub earlier: EarlierSteps,
    /// What has happened since.
    pub now: Page,
    /// What it waits for.
    pub next: NextStep,
    /// What was filled in since it went on last, and not sent yet.
    pub draft: FilledForm,
    /// Whether what hands have to do has checks.
    pub has_checks: bool,
    /// What can be reported now.
    pub events: Vec<EntryForm>,
    /// What can be set right, at its place of the table.
    pub corrections: Vec<EntryForm>,
    /// Whether there is an entry to take back.
    pub can_undo: bool,
    /// Whether an entry was taken back that can count again.
    pub can_redo: bool,
}

/// What happened in this turn of the Bot's and since, before the last entry.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EarlierSteps {
    /// The steps.
    pub page: Page,
    /// How many.
    pub count: usize,
    /// Whether something was reported since: the Bot's turn is over and all of it may still be at hand.
    pub is_whole_turn: bool,
}

/// What a reader may do with a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Rights {
    /// It belongs to the only player.
    Alone,
    /// It belongs to a seat and may be shared.
    Owner,
    /// It is somebody else's who let the reader play.
    Player,
    /// Looking on.
    Watcher,
}

impl Rights {
    /// Whether the reader may go on with it.
    pub fn may_play(self) -> bool {
        match self {
            Rights::Alone | Rights::Owner | Rights::Player => true,
            Rights::Watcher => false,
        }
    }

    /// Whether it is the reader's own.
    pub fn owns(self) -> bool {
        match self {
            Rights::Alone | Rights::Owner => true,
            Rights::Player | Rights::Watcher => false,
        }
    }
}

/// How a game goes on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum NextStep {
    /// The Bot's turn waits for an answer.
    Question(Box<QuestionForm>),
    /// The player's turn goes on until the Bot's begins; then it is asked what changed at the table, unless nothing
    /// hangs on it.
    YourTurn(Option<Box<QuestionForm>>),
    /// The Burn has come.
    Lost,
    /// The game has ended with Final Scoring.
    Scoring,
}

/// A question with its controls.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct QuestionForm {
    /// What is asked.
    pub title: Words,
    /// Why it is asked; may be empty.
    pub why: Words,
    /// What no control shows; may be empty.
    pub known: Words,
    /// What answers it.
    pub controls: Controls,
    /// What may have changed, each told by a part of the controls; empty where all of it is asked.
    pub changes: Vec<TableChange>,
}

impl NextStep {
    /// What is filled in for it.
    pub fn form(&self) -> Option<&QuestionForm> {
        match self {
            NextStep::Question(form) | NextStep::YourTurn(Some(form)) => Some(form),
            NextStep::YourTurn(None) | NextStep::Lost | NextStep::Scoring => None,
        }
    }

    /// Fills it with what was filled in before.
    pub fn hold(&mut self, filled: &FilledForm) {
        if let NextStep::Question(form) | NextStep::YourTurn(Some(form)) = self {
            form.controls = std::mem::take(&mut form.controls).holding(filled);
        }
    }
}

impl QuestionForm {
    /// Whether something is asked at places of the table.
    pub fn is_of_table(&self) -> bool {
        self.controls.groups.iter().any(|group| !group.places.is_empty())
    }
}
