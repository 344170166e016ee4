//! What a look-up finds: a record with its score, and how it was found.

use crate::search::cards::NearName;
use crate::search::{AskedPart, IndexHit, Match, Passage, PassageChooser};
use crate::store::register::NameMatch;
use model::{Game, Kind, Lang, Record};

/// Scores of exact names, above everything the index can give.
const TITLE: f32 = 5.0;
const ALIAS: f32 = 4.5;
/// Score of cards that bear a name which another card is called by alone.
const BEARER: f32 = 4.3;

/// A record found by a look-up.
#[derive(Debug, Clone, PartialEq)]
pub struct ScoredRecord {
    /// The entry or card that was found.
    pub record: Record,
    /// Higher is better.
    pub score: f32,
    /// How a name or the text of the record fits the query.
    pub matched: Match,
    /// For exact names: the name is a title, not an alias.
    pub is_title: bool,
    /// The sentence that answers what was asked; names have none, and neither has what is found among wanted things.
    pub passage: Option<Passage>,
}

impl ScoredRecord {
    pub(crate) fn exact(named: NameMatch) -> ScoredRecord {
        ScoredRecord {
            record: named.record,
            score: if named.is_title { TITLE } else { ALIAS },
            matched: Match::Exact,
            is_title: named.is_title,
            passage: None,
        }
    }

    /// The record with the sentence that answers what was asked, unless a name found it.
    pub(crate) fn with_passage(self, chooser: &PassageChooser<'_>, asked: &[AskedPart]) -> ScoredRecord {
        let is_asked = self.matched == Match::Words;
        ScoredRecord { passage: is_asked.then(|| chooser.choose(&self.record, asked)).flatten(), ..self }
    }

    /// A card with the query among the words of a name.
    pub(crate) fn bearing(record: Record) -> ScoredRecord {
        ScoredRecord { record, score: BEARER, matched: Match::Words, is_title: false, passage: None }
    }

    pub(crate) fn ranked(record: Record, hit: &IndexHit) -> ScoredRecord {
        ScoredRecord { passage: None, record, score: hit.score, matched: hit.matched, is_title: false }
    }

    pub(crate) fn called(record: Record, called: NearName) -> ScoredRecord {
        let score = match (called.matched, called.is_title) {
            (Match::Exact, true) => TITLE,
            (Match::Exact, false) => ALIAS,
            (Match::Prefix | Match::Inflected | Match::Typo | Match::Words, _) => called.score,
        };
        ScoredRecord {
            record,
            score,
            matched: called.matched,
            is_title: called.is_title && called.matched == Match::Exact,
            passage: None,
        }
    }

    /// Whether the player's boxes have it.
    pub fn is_own(&self) -> bool {
        self.record.beyond().is_none()
    }

    /// Whether a name equals the query or begins with it.
    pub(crate) fn is_named(&self) -> bool {
        matches!(self.matched, Match::Exact | Match::Prefix)
    }

    /// Whether this is a rule of the game the other entry speaks of a variant of.
    pub(crate) fn is_general_to(&self, other: &ScoredRecord) -> bool {
        let kind = self.record.kind();
        let is_rule = kind != Kind::Card && !kind.is_variant();
        is_rule && other.record.kind().is_variant() && self.game() == other.game()
    }

    /// Whether this is the record with the id.
    pub fn is(&self, id: &str) -> bool {
        self.record.id().as_str() == id
    }

    /// Whether a name equals the query.
    pub fn is_exact(&self) -> bool {
        self.matched == Match::Exact
    }

    /// A question that is answered by what answers in it, in a language.
    pub fn question(&self, lang: Lang) -> Option<&str> {
        let part = self.passage.as_ref()?.part;
        let mut questions = self.record.questions(lang);
        questions.find(|(of, _)| *of == Some(part)).map(|(_, question)| question)
    }

    /// The rule set of the record.
    pub fn game(&self) -> Game {
        self.record.game()
    }
}
