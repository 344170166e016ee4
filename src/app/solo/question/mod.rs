//! What the engine asks, as the player reads it: the question, why it comes up, what is known, and
//! how to answer in one line.

mod answers;
mod page;
mod wording;

pub use answers::{are_listed, slot};

pub use page::{QuestionDocument, candidates, heading, question_help, question_page, sort_by_title, titles};

#[cfg(test)]
mod tests;
