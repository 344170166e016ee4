//! What the player said while the engine carried out the same action: a queue of questions with their answers. The
//! reading takes from it what only the player knows, and finds out which questions it had no use for.

use std::collections::VecDeque;

use solo::state::question::{Question, QuestionAnswer};

use crate::table::Progress;

/// One question with its answer.
pub type Said = (Question, QuestionAnswer);

/// The answers that are left: lines of questions that were asked together, and how far the Bot had come by then.
#[derive(Debug, Clone, Default)]
pub struct Oracle {
    lines: VecDeque<(Vec<Said>, Progress)>,
}

/// Whether it asks how the shared table looks, and not what the player does or turns up.
fn is_of_table(question: &Question) -> bool {
    !matches!(
        question,
        Question::Reveal { .. }
            | Question::Drawn { .. }
            | Question::Part { .. }
            | Question::Where { .. }
            | Question::PlayerHas { .. }
            | Question::OwnCaptain { .. }
            | Question::DiscardedIs { .. }
            | Question::Several { .. }
            | Question::Choice { .. }
    )
}

impl Oracle {
    /// One more question that was asked.
    pub fn push(&mut self, question: &Question, answer: &QuestionAnswer, asked_at: Progress) {
        let several = matches!(question, Question::Several { .. });
        let answers = if several { answer.clone().into_parts() } else { vec![answer.clone()] };
        self.lines.push_back((question.parts().iter().cloned().zip(answers).collect(), asked_at));
    }

    /// How many lines go before the next with a question that fits, if they all ask how the table looks. A place that
    /// was refilled has been told of before anything else is.
    pub fn lead_to(&self, fits: impl Fn(&Question, Progress) -> bool) -> Option<usize> {
        let is_refill =
            |question: &Question| matches!(question, Question::Refill { .. } | Question::NewSite { .. });
        for (at, (said, asked_at)) in self.lines.iter().enumerate() {
            if said.iter().any(|(question, _)| fits(question, *asked_at)) {
                return Some(at);
            }
            if said.iter().any(|(question, _)| !is_of_table(question) || is_refill(question)) {
                return None;
            }
        }
        None
    }

    /// Takes what tells how the table looks from the next lines, as many as are counted.
    pub fn take_lines(&mut self, lines: usize) -> Vec<Said> {
        let told = self.lines.iter_mut().take(lines);
        let told = told.flat_map(|(said, _)| said.extract_if(.., |(question, _)| is_of_table(question))).collect();
        self.lines.retain(|(said, _)| !said.is_empty());
        told
    }

    /// Takes the question of the next line that fits.
    pub fn take(&mut self, fits: impl Fn(&Question) -> bool) -> Option<Said> {
        let (said, _) = self.lines.front_mut()?;
        let at = said.iter().position(|(question, _)| fits(question))?;
        let found = said.remove(at);
        self.lines.retain(|(said, _)| !said.is_empty());
        Some(found)
    }

    /// What was asked and not used.
    pub fn left(&self) -> impl Iterator<Item = &Said> {
        self.lines.iter().flat_map(|(said, _)| said)
    }
}
