//! Values that one thread makes and another uses meanwhile.

use std::sync::mpsc::{SyncSender, sync_channel};

/// Whether there are threads at all: a browser has none.
pub const HAS_THREADS: bool = !cfg!(target_family = "wasm");

/// Values that change hands at once: a thread that is woken for each would be woken thousands of times.
const BATCH: usize = 32;
/// Batches that may be made before they are wanted: whoever makes values faster than they are used waits here, and
/// memory holds no more of them.
const AHEAD: usize = 16;

/// The hand that gives. What it still holds goes over when it is dropped.
pub struct Giver<T> {
    batch: Vec<T>,
    taker: SyncSender<Vec<T>>,
}

impl<T> Giver<T> {
    /// Gives a value, and says whether anybody still wants one.
    pub fn give(&mut self, value: T) -> bool {
        self.batch.push(value);
        self.batch.len() < BATCH || self.hand_over()
    }

    /// Gives all values, unless nobody wants any more.
    pub fn give_all(mut self, values: impl IntoIterator<Item = T>) {
        let mut values = values.into_iter();
        values.all(|value| self.give(value));
    }

    fn hand_over(&mut self) -> bool {
        self.taker.send(std::mem::take(&mut self.batch)).is_ok()
    }
}

impl<T> Drop for Giver<T> {
    fn drop(&mut self) {
        self.hand_over();
    }
}

/// Two ends: what is given to one comes out of the other, in order, until the giver is dropped.
pub fn handover<T>() -> (Giver<T>, impl Iterator<Item = T>) {
    let (taker, batches) = sync_channel(AHEAD);
    let batch = Vec::new();
    (Giver { batch, taker }, batches.into_iter().flatten())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_values_come_in_their_order() {
        let (giver, values) = handover();
        std::thread::scope(|scope| {
            scope.spawn(move || giver.give_all(0..1000));
            assert!(values.eq(0..1000));
        });
    }

    #[test]
    fn who_is_no_longer_wanted_is_told() {
        let (mut giver, values) = handover();
        drop(values);
        let given = (0..1000).take_while(|value| giver.give(*value));
        assert!(given.count() < 1000);
    }
}
