//! Workers for what takes time: searching and writing never stop the loop that talks to the network. Each worker
//! has a desk of its own with its catalogs open.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};

use parking_lot::Mutex;
use tokio::sync::oneshot;

use super::desk::{Desk, WithDesk};

/// Questions that may wait at once. What comes on top is told to come again.
const QUEUE: usize = 256;

type Job = Box<dyn FnOnce(&dyn Desk) + Send>;

/// Hands questions to workers.
#[derive(Clone)]
pub struct Pool {
    jobs: SyncSender<Job>,
}

/// Nobody can answer now: too many wait, or the answer failed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NoAnswer {
    Busy,
    Failed,
}

impl Pool {
    /// Workers that make their own desks. They end when the pool is dropped.
    pub fn new(workers: usize, with_desk: &WithDesk) -> Pool {
        let (jobs, queue) = sync_channel::<Job>(QUEUE);
        let queue = Arc::new(Mutex::new(queue));
        for _ in 0..workers.max(1) {
            let (queue, with_desk) = (Arc::clone(&queue), Arc::clone(with_desk));
            std::thread::spawn(move || with_desk(&mut |desk| work(desk, &queue)));
        }
        Pool { jobs }
    }

    /// Has a question answered by the next free worker.
    ///
    /// # Errors
    /// When too many wait already, or answering broke off.
    pub async fn ask<T: Send + 'static>(
        &self,
        question: impl FnOnce(&dyn Desk) -> T + Send + 'static,
    ) -> Result<T, NoAnswer> {
        let (back, answer) = oneshot::channel();
        let job: Job = Box::new(move |desk| {
            // Whoever has left needs no answer, and may have asked again elsewhere.
            if !back.is_closed() {
                let _ = back.send(question(desk));
            }
        });
        self.jobs.try_send(job).map_err(|_| NoAnswer::Busy)?;
        answer.await.map_err(|_| NoAnswer::Failed)
    }
}

/// Works until nobody can ask any more. A question that panics takes nothing else with it.
fn work(desk: &dyn Desk, queue: &Mutex<Receiver<Job>>) {
    loop {
        // A statement of its own: within a `match` the lock would be held while the worker works.
        let job = queue.lock().recv();
        let Ok(job) = job else {
            return;
        };
        // Whoever asked learns of it: the way back is closed without an answer.
        let _ = catch_unwind(AssertUnwindSafe(|| job(desk)));
    }
}
