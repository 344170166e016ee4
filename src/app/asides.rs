//! What is said beside an answer: what it had to do without, and what is wrong with the data it rests on.

use std::cell::RefCell;

use words::Problem;

/// What is said beside an answer: each thing once, in the order in which it was met.
#[derive(Default)]
pub(crate) struct Asides(RefCell<Vec<Problem>>);

impl Asides {
    /// Adds something to be said.
    pub(crate) fn add(&self, error: Problem) {
        let words = format!("{error:?}");
        let mut said = self.0.borrow_mut();
        if said.iter().all(|known| format!("{known:?}") != words) {
            said.push(error);
        }
    }

    /// Takes out all that is to be said; nothing is left.
    pub(crate) fn take(&self) -> Vec<Problem> {
        self.0.take()
    }
}
