//! What came of games played by a script: how many answers a Bot turn took, and what the Bot decided.

use data::Library;
use solo::state::question::{Question, QuestionOrigin};
use solo::state::setup::{DeckMode, Questions, Rulebook};
use solo::state::step::groups::PileStep;
use solo::state::step::{Step, StepKind};
use solo::state::tabletop::Zone;

use super::scripted::{Told, play, says_nothing, setups};

impl Told {
    /// What the Bot decided, turn by turn. What is the same for the Bot reads the same.
    pub fn decisions(&self) -> Vec<Vec<String>> {
        let last = self.turns.len();
        let turns = (1..).zip(&self.turns);
        turns.map(|(turn, steps)| decisions(&self.book, steps, turn == last)).collect()
    }
}

/// Steps as text; those of one way of asking alone are left out.
fn decisions(book: &Rulebook, steps: &[Step], is_last: bool) -> Vec<String> {
    let shown = |step: &Step| {
        let mut text = format!("{} {:?}", step.depth, step.kind);
        for incident in book.possible_incidents() {
            text = text.replace(&format!("{incident:?}"), "any Incident");
        }
        text
    };
    let decided = steps.iter().filter(|step| !says_nothing(&step.kind, is_last));
    let each = decided.flat_map(|step| match step.kind {
        StepKind::Pile(PileStep::DiscardsUnnamed { cards }) => {
            vec!["discards".to_owned(); cards.into()]
        }
        StepKind::Pile(PileStep::LogsUnnamed { cards }) => vec!["logs".to_owned(); cards.into()],
        StepKind::Pile(PileStep::Discards { from: Zone::Deck, .. }) => vec!["discards".to_owned()],
        StepKind::Pile(PileStep::Logs { from: Zone::Deck, .. }) => vec!["logs".to_owned()],
        _ => vec![shown(step)],
    });
    each.collect()
}

/// What a question asks about, in a word.
pub fn kind(question: &Question) -> &'static str {
    match question {
        Question::Stardate { .. } => "stardate",
        Question::Market { .. } => "market",
        Question::Refill { .. } => "refill",
        Question::Zone { .. } => "zone",
        Question::NewSite { .. } => "new-site",
        Question::Tracks { .. } => "tracks",
        Question::Reveal { from: QuestionOrigin::Row, .. } => "reveal in row",
        Question::Reveal { from: QuestionOrigin::Discard, .. } => "name",
        Question::Reveal { .. } => "reveal",
        Question::Drawn { .. } => "drawn",
        Question::EncounterLeft => "encounter-left",
        Question::Incidents { .. } => "incidents",
        Question::Part { .. } => "part",
        Question::Where { .. } => "where",
        Question::DiscardedIs { .. } => "discarded-is",
        Question::PlayerHas { .. } => "player-has",
        Question::OwnCaptain { .. } => "own-captain",
        Question::Junk { .. } => "junk",
        Question::Choice { .. } => "choice",
        Question::Several { questions } => match questions[0] {
            Question::Reveal { from: QuestionOrigin::Discard, .. } => "names",
            Question::Reveal { .. } => "reveal and refill",
            Question::Drawn { .. } => "encounters",
            Question::Part { .. } => "outcome and card",
            _ => "table",
        },
    }
}

/// Answers a Bot turn, by kind of question, over some games.
pub struct Figures {
    pub turns: usize,
    /// Kind, answers, and how many of them were Enter alone.
    pub kinds: Vec<(&'static str, usize, usize)>,
}

impl Figures {
    /// Of games played.
    pub fn of(games: &[Told]) -> Figures {
        let mut kinds: Vec<(&'static str, usize, usize)> = Vec::new();
        for (kind, is_shown) in games.iter().flat_map(|told| &told.asked) {
            let at = kinds.iter().position(|(other, ..)| other == kind);
            let at = at.unwrap_or_else(|| {
                kinds.push((kind, 0, 0));
                kinds.len() - 1
            });
            kinds[at].1 += 1;
            kinds[at].2 += usize::from(*is_shown);
        }
        kinds.sort_by_key(|(_, count, _)| std::cmp::Reverse(*count));
        Figures { turns: games.iter().map(|told| told.turns.len()).sum(), kinds }
    }

    /// Answers a Bot turn.
    pub fn answers(&self) -> f64 {
        let all: usize = self.kinds.iter().map(|(_, count, _)| count).sum();
        all as f64 / self.turns as f64
    }

    /// The figures as lines.
    pub fn lines(&self) -> String {
        let per_turn = |count: usize| count as f64 / self.turns as f64;
        let lines = self.kinds.iter().map(|(kind, count, shown)| {
            format!("  {kind:<15} {:>5.2}  (Enter {:.2})\n", per_turn(*count), per_turn(*shown))
        });
        let lines: String = lines.collect();
        format!("  all             {:>5.2} in {} turns\n{lines}", self.answers(), self.turns)
    }
}

/// Plays the twelve games.
pub fn twelve(library: &Library, deck: DeckMode, questions: Questions) -> Vec<Told> {
    let games = setups(deck, questions).into_iter();
    games.map(|setup| play(library, setup)).collect()
}
