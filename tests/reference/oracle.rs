//! What the player said while the engine carried out the same action: a queue of questions with their answers. The
//! reading takes from it what only the player knows, and finds out which questions it had no use for.

use std::collections::VecDeque;

use solo::state::question::{Question, QuestionAnswer};

/// One question with its answer.
pub type Said = (Question, QuestionAnswer);

/// The answers that are left, those to one line of questions together.
#[derive(Debug, Clone, Default)]
pub struct Oracle {
    groups: VecDeque<Vec<Said>>,
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
    pub fn push(&mut self, question: &Question, answer: &QuestionAnswer) {
        let several = matches!(question, Question::Several { .. });
        let answers = if several { answer.clone().into_parts() } else { vec![answer.clone()] };
        self.groups.push_back(question.parts().iter().cloned().zip(answers).collect());
    }

    /// Takes the first part of the next line that fits.
    pub fn take(&mut self, fits: impl Fn(&Question) -> bool) -> Option<Said> {
        let group = self.groups.front_mut()?;
        let at = group.iter().position(|(question, _)| fits(question))?;
        let said = group.remove(at);
        if group.is_empty() {
            self.groups.pop_front();
        }
        Some(said)
    }

    /// How many questions go before the next one that fits, if they all ask how the table looks. A place that was
    /// refilled has been told of before anything else is.
    pub fn lead_to(&self, fits: impl Fn(&Question) -> bool) -> Option<usize> {
        let parts = self.groups.iter().flatten();
        let lead = parts.take_while(|(question, _)| is_of_table(question) && !is_refill(question) || fits(question));
        lead.into_iter().position(|(question, _)| fits(question))
    }

    /// Whether the next line holds one that fits.
    pub fn is_next(&self, fits: impl Fn(&Question) -> bool) -> bool {
        self.groups.front().is_some_and(|group| group.iter().any(|(question, _)| fits(question)))
    }

    /// Takes the next question of all.
    pub fn take_next(&mut self) -> Option<Said> {
        self.take(|_| true)
    }

    /// What was asked and not used.
    pub fn left(&self) -> Vec<&Said> {
        self.groups.iter().flatten().collect()
    }
}
