//! What the player said while the engine carried out the same action: a queue of questions with their answers. The
//! reading takes from it what only the player knows, and finds out which questions it had no use for.

use std::collections::VecDeque;

use solo::state::question::{Question, QuestionAnswer};

/// One question with its answer.
pub type Said = (Question, QuestionAnswer);

/// The answers that are left, those to one line of questions together.
#[derive(Debug, Clone, Default)]
pub struct Oracle {
    groups: VecDeque<Line>,
}

/// How far the Bot had come: steps and tokens, cards in the row, the Staging Area, the Discard pile, the Log, the deck.
pub type Progress = [usize; 6];

/// Questions that were asked together.
#[derive(Debug, Clone)]
struct Line {
    said: Vec<Said>,
    asked_at: Progress,
}

/// Whether it asks how the shared table looks, and not what the player does or turns up.
pub fn is_of_table(question: &Question) -> bool {
    match question {
        Question::Stardate { .. }
        | Question::Market { .. }
        | Question::Refill { .. }
        | Question::Zone { .. }
        | Question::NewSite { .. }
        | Question::Tracks { .. }
        | Question::Incidents { .. }
        | Question::EncounterLeft
        | Question::Junk { .. } => true,
        Question::Reveal { .. }
        | Question::Drawn { .. }
        | Question::Part { .. }
        | Question::Where { .. }
        | Question::PlayerHas { .. }
        | Question::OwnCaptain { .. }
        | Question::DiscardedIs { .. }
        | Question::Several { .. }
        | Question::Choice { .. } => false,
    }
}

fn is_refill(question: &Question) -> bool {
    matches!(question, Question::Refill { .. } | Question::NewSite { .. })
}

impl Oracle {
    /// One more question that was asked.
    pub fn push(&mut self, question: &Question, answer: &QuestionAnswer, asked_at: Progress) {
        let several = matches!(question, Question::Several { .. });
        let answers = if several { answer.clone().into_parts() } else { vec![answer.clone()] };
        let said = question.parts().iter().cloned().zip(answers).collect();
        self.groups.push_back(Line { said, asked_at });
    }

    /// Takes the first part of the next line that fits.
    pub fn take(&mut self, fits: impl Fn(&Question) -> bool) -> Option<Said> {
        let group = &mut self.groups.front_mut()?.said;
        let at = group.iter().position(|(question, _)| fits(question))?;
        let said = group.remove(at);
        if group.is_empty() {
            self.groups.pop_front();
        }
        Some(said)
    }

    /// How many lines go before the next one with a question that fits, if they all ask how the table looks. A place that was
    /// refilled has been told of before anything else is.
    pub fn lead_to(&self, fits: impl Fn(&Question, Progress) -> bool) -> Option<usize> {
        for (at, line) in self.groups.iter().enumerate() {
            if line.said.iter().any(|(question, _)| fits(question, line.asked_at)) {
                return Some(at);
            }
            if line.said.iter().any(|(question, _)| !is_of_table(question) || is_refill(question)) {
                return None;
            }
        }
        None
    }

    /// Whether the next line holds one that fits.
    pub fn is_next(&self, fits: impl Fn(&Question) -> bool) -> bool {
        self.groups.front().is_some_and(|line| line.said.iter().any(|(question, _)| fits(question)))
    }

    /// Takes the next line of questions, as far as it asks how the table looks.
    pub fn take_line(&mut self) -> Vec<Said> {
        let Some(front) = self.groups.front_mut() else { return Vec::new() };
        let group = &mut front.said;
        let line = group.extract_if(.., |(question, _)| is_of_table(question)).collect();
        if group.is_empty() {
            self.groups.pop_front();
        }
        line
    }

    /// What was asked and not used.
    pub fn left(&self) -> Vec<&Said> {
        self.groups.iter().flat_map(|line| &line.said).collect()
    }
}
