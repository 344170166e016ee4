//! Everything that can keep the program from answering. A variant is a fact with its data; the
//! sentence about it (`err-…`) and the way out (`hint-…`) are Fluent messages.

use std::path::PathBuf;

use crate::catalog::CatalogError;
use crate::data::Finding;

/// Why there is no answer.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// The query has no letter or digit.
    #[error("empty query")]
    EmptyQuery,
    /// Nothing fits the query.
    #[error("nothing found for `{query}`")]
    NothingFound {
        query: String,
        suggestions: Vec<String>,
    },
    /// A query of the card search that cannot be understood.
    #[error("query: {reason}")]
    Query {
        query: String,
        /// Where it is wrong, in characters from 0.
        at: Option<usize>,
        /// Id of the message.
        reason: &'static str,
        words: Vec<(&'static str, String)>,
        suggestions: Vec<String>,
    },
    /// No card fits a query.
    #[error("no card fits `{query}`")]
    NoCard {
        query: String,
        suggestions: Vec<String>,
    },
    /// No card fits a query of several parts; without `part` there would be some.
    #[error("no card fits `{query}`, {without} without `{part}`")]
    NoCardFits {
        query: String,
        part: String,
        without: usize,
        alone: usize,
        suggestions: Vec<String>,
    },
    /// No entry has this id.
    #[error("unknown id `{id}`")]
    UnknownId {
        id: String,
        suggestions: Vec<String>,
    },
    /// `--pick` names a hit that does not exist.
    #[error("no hit number {number}")]
    NoSuchHit { number: usize, count: usize },
    /// No card has this name.
    #[error("unknown card `{name}`")]
    UnknownCard {
        name: String,
        suggestions: Vec<String>,
    },
    /// No trait has this name.
    #[error("unknown trait `{name}`")]
    UnknownTrait {
        name: String,
        suggestions: Vec<String>,
    },
    /// Several cards have this name.
    #[error("several cards are called `{name}`")]
    AmbiguousCard { name: String, ids: Vec<String> },
    /// The Bot never resolves this card.
    #[error("`{card}` is never resolved")]
    NeverResolved { card: String },
    /// The data has no program or board for a captain.
    #[error("no program for {captain}")]
    NoProgram { captain: String },
    /// A word of a preference is no suit, trait or icon.
    #[error("`{word}` is no suit, trait or icon")]
    UnknownFilter { word: String },
    /// Cards on the table are written in a way that cannot be read.
    #[error("cannot read `{text}`")]
    Notation { text: String },
    /// An option has a value it does not know.
    #[error("`{value}` is no value of {option}")]
    UnknownValue {
        option: String,
        value: String,
        allowed: Vec<String>,
        suggestions: Vec<String>,
    },
    /// A value that is not of the form its option wants.
    #[error("{option} cannot take `{value}`")]
    MalformedValue { option: String, value: String },
    /// An option nobody knows.
    #[error("unknown option `{option}`")]
    UnknownOption {
        option: String,
        suggestions: Vec<String>,
    },
    /// A command has no such subcommand.
    #[error("unknown subcommand `{subcommand}` of {command}")]
    UnknownSubcommand {
        command: String,
        subcommand: String,
        suggestions: Vec<String>,
    },
    /// A command needs a subcommand.
    #[error("{command} needs a subcommand")]
    MissingSubcommand { command: String },
    /// An option is given without its value.
    #[error("{option} needs a value")]
    MissingValue { option: String },
    /// A command lacks something it needs.
    #[error("missing: {what}")]
    MissingArgument { what: String },
    /// One word too many.
    #[error("unexpected `{argument}`")]
    UnexpectedArgument { argument: String },
    /// Two options that exclude each other, or one given twice.
    #[error("{option} cannot be used with {other}")]
    Conflict { option: String, other: String },
    /// An argument is no text.
    #[error("an argument is not UTF-8")]
    NotText,
    /// Any other wrong use.
    #[error("wrong use: {0}")]
    Usage(String),
    /// The folder given with `--data` cannot be read.
    #[error("cannot read data folder {folder}: {reason}")]
    DataFolder { folder: PathBuf, reason: String },
    /// The data is not valid.
    #[error("the data has {} findings", findings.len())]
    Data { findings: Vec<Finding> },
    /// There is no cache folder to write to.
    #[error("no cache folder")]
    NoCacheFolder,
    /// The catalog could not be written.
    #[error("cannot write catalog in {folder}: {reason}")]
    CacheFolder { folder: PathBuf, reason: String },
    /// The catalog fails even when fresh in memory.
    #[error("catalog: {0}")]
    Catalog(String),
    /// There is no folder for the player's own data.
    #[error("no data folder")]
    NoDataFolder,
    /// The user database cannot be read or written.
    #[error("user database {path}: {reason}")]
    UserData { path: PathBuf, reason: String },
    /// Another terminal has gone on with the game or campaign.
    #[error("continued elsewhere")]
    Moved,
    /// A game or campaign of this name exists.
    #[error("the name `{name}` is taken")]
    NameTaken { name: String },
    /// No game or campaign has this name.
    #[error("no `{name}`")]
    UnknownName {
        name: String,
        suggestions: Vec<String>,
    },
    /// A card that exists but cannot be meant here.
    #[error("`{card}` cannot be here")]
    ImpossibleCard { card: String },
    /// An answer, event or correction that cannot be read.
    #[error("cannot read `{text}`")]
    UnreadableReply { text: String },
    /// No event has this name.
    #[error("unknown event `{word}`")]
    UnknownEvent {
        word: String,
        suggestions: Vec<String>,
    },
    /// Nothing of this name can be corrected.
    #[error("nothing called `{word}` can be corrected")]
    UnknownCorrection {
        word: String,
        suggestions: Vec<String>,
    },
    /// A question must be answered first.
    #[error("a question is open")]
    QuestionOpen,
    /// The game is over.
    #[error("the game is over")]
    GameOver,
    /// There is nothing to undo or to redo.
    #[error("nothing left to {what}")]
    NothingLeft { what: &'static str },
    /// Both sides would play the same captain.
    #[error("{captain} on both sides")]
    SameCaptain { captain: String },
    /// A list of cards cannot be read.
    #[error("cannot read {path}: {reason}")]
    CardList { path: String, reason: String },
    /// A list of cards names a card twice.
    #[error("`{name}` is listed twice")]
    ListedTwice { name: String },
    /// No Cadet Training was ever begun.
    #[error("no training")]
    NoTraining,
    /// Facedown cards that count and must be named before scoring.
    #[error("{count} facedown cards have no name")]
    Facedown { count: usize, among: Vec<String> },
    /// No solo game was ever begun.
    #[error("no game")]
    NoGame,
    /// No campaign was ever begun.
    #[error("no campaign")]
    NoCampaign,
    /// A file is no log book of a campaign.
    #[error("cannot read log book {file}: {reason}")]
    LogBook { file: PathBuf, reason: String },
    /// A log book with an entry against the rules, counted from 1.
    #[error("entry {entry} of {file} breaks the rules")]
    LogBookEntry { file: PathBuf, entry: usize },
    /// No further game or upgrade: the campaign has ended.
    #[error("the campaign `{name}` is over")]
    CampaignOver { name: String },
    /// No review yet: games are left.
    #[error("the campaign `{name}` is running")]
    CampaignRunning { name: String, left: usize },
    /// The upgrade after the last game comes first.
    #[error("the upgrade after the game against {opponent} is due")]
    UpgradeDue { opponent: String },
    /// There is no game to choose an upgrade for.
    #[error("no upgrade is due")]
    NoUpgradeDue,
    /// A captain that cannot be the opponent: `own` or `beaten`.
    #[error("{captain} cannot be faced: {reason}")]
    WrongOpponent {
        captain: String,
        reason: &'static str,
        allowed: Vec<String>,
    },
    /// A game with these points is no win.
    #[error("{score} to {bot} is no win")]
    NotWon { score: i32, bot: i32 },
    /// Rules of Acquisition leave Option A only.
    #[error("Option B is barred")]
    OptionBBarred,
    /// Doing without an upgrade is not allowed.
    #[error("an upgrade must be chosen")]
    UpgradeNeeded,
    /// A card that may not join the Reinforcement pile.
    #[error("`{card}` may not be chosen: {reason}")]
    UnfitCard {
        card: String,
        reason: &'static str,
        /// What is possible instead.
        possible: Vec<String>,
    },
    /// `--bonus` names a bonus that does not exist.
    #[error("no bonus number {number}")]
    NoSuchBonus { number: usize, count: usize },
    /// A bonus that is a boost, given with a card.
    #[error("bonus {number} takes no card")]
    BonusTakesNoCard { number: usize },
    /// A bonus that moves a card, given without one.
    #[error("bonus {number} needs a card")]
    BonusNeedsCard {
        number: usize,
        possible: Vec<String>,
    },
    /// A challenge that a captain cannot take.
    #[error("{captain} cannot take the challenge {challenge}")]
    ClosedChallenge { challenge: String, captain: String },
    /// A path to import from cannot be read: `missing`, `forbidden`, or the system's words.
    #[error("cannot read {path}: {reason}")]
    CardFile { path: PathBuf, reason: String },
    /// A file is no card file of LackeyCCG.
    #[error("{path} is no card file: {reason}")]
    NoCardFile { path: PathBuf, reason: &'static str },
    /// A folder has no card file.
    #[error("no card file in {folder}")]
    NoCardFiles { folder: PathBuf },
    /// Two card files of one game and name in one import.
    #[error("two files are called `{name}`")]
    TwinFiles { name: String },
    /// No imported file has this name.
    #[error("nothing imported is called `{name}`")]
    UnknownImport {
        name: String,
        suggestions: Vec<String>,
    },
    /// Several imported files have this name.
    #[error("several imported files are called `{name}`")]
    AmbiguousImport { name: String, names: Vec<String> },
    /// A stored game or campaign does not follow the rules of this version.
    #[error("`{name}` cannot be replayed from entry {entry}")]
    Unplayable { name: String, entry: usize },
    /// Values the rules of a game do not know; `reason` is the id of the sentence about it.
    #[error("refused: {reason}")]
    Refused {
        reason: &'static str,
        words: Vec<(&'static str, String)>,
        suggestions: Vec<String>,
    },
    /// The output could not be written.
    #[error("output: {0}")]
    Output(#[from] std::io::Error),
}

impl From<CatalogError> for Error {
    fn from(error: CatalogError) -> Self {
        match error {
            CatalogError::Data(findings) => Error::Data { findings },
            other => Error::Catalog(other.to_string()),
        }
    }
}

impl Error {
    /// The exit code: 1 when nothing was found, 2 for wrong use or unreadable data.
    pub fn exit_code(&self) -> u8 {
        match self {
            Error::NothingFound { .. }
            | Error::NoCard { .. }
            | Error::NoCardFits { .. }
            | Error::UnknownId { .. }
            | Error::UnknownCard { .. }
            | Error::UnknownName { .. }
            | Error::UnknownImport { .. }
            | Error::NoTraining
            | Error::NoGame
            | Error::NoCampaign
            | Error::CampaignRunning { .. } => 1,
            _ => 2,
        }
    }

    /// Whether the reader of the output went away, which is no error.
    pub fn is_closed_pipe(&self) -> bool {
        matches!(self, Error::Output(error) if error.kind() == std::io::ErrorKind::BrokenPipe)
    }
}
