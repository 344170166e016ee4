//! Requests that are due at fixed times, whatever became of those before.

use std::thread;
use std::time::{Duration, Instant};

/// How often something is asked, and for how long.
#[derive(Debug, Clone, Copy)]
pub struct Pace {
    pub per_second: f64,
    pub seconds: f64,
}

/// Somebody who asks.
pub trait Asker: Send {
    /// Asks the next thing; whether it went well.
    fn ask(&mut self) -> bool;

    /// What nobody waits for, before the next thing is asked.
    fn rest(&mut self) {}
}

/// What came of it.
#[derive(Debug, Default)]
pub struct Outcome {
    /// How long each took from when it was due, the shortest first.
    pub times: Vec<Duration>,
    pub faults: usize,
    /// From the first that was due until the last had its answer.
    pub took: Duration,
}

impl Pace {
    fn holds(self, number: usize) -> bool {
        (number as f64) < self.per_second * self.seconds
    }

    /// Askers take turns, each with what is due to it and nobody else's.
    pub fn kept<A: Asker>(self, askers: &mut [A]) -> Outcome {
        let (start, among) = (Instant::now(), askers.len());
        let turns = |first: usize| (first..).step_by(among).take_while(move |at| self.holds(*at));
        let due = |number: usize| start + Duration::from_secs_f64(number as f64 / self.per_second);
        let outcomes = thread::scope(|scope| {
            let asked = askers.iter_mut().enumerate().map(|(first, asker)| {
                let mine = turns(first).map(due);
                scope.spawn(move || mine.map(|due| answered(asker, due)).collect())
            });
            let asked: Vec<_> = asked.collect();
            let asked = asked.into_iter();
            let asked = asked.map(|one| one.join().expect("an asker goes on"));
            asked.collect::<Vec<Vec<(Duration, bool)>>>()
        });
        Outcome::of(outcomes.into_iter().flatten().collect(), start.elapsed())
    }
}

fn answered(asker: &mut impl Asker, due: Instant) -> (Duration, bool) {
    thread::sleep(due.saturating_duration_since(Instant::now()));
    let is_well = asker.ask();
    let took = due.elapsed();
    asker.rest();
    (took, is_well)
}

impl Outcome {
    fn of(asked: Vec<(Duration, bool)>, took: Duration) -> Outcome {
        let faults = asked.iter().filter(|(_, is_well)| !is_well).count();
        let mut times: Vec<Duration> = asked.into_iter().map(|(time, _)| time).collect();
        times.sort_unstable();
        Outcome { times, faults, took }
    }

    /// The milliseconds that so many of a thousand do not exceed.
    pub fn within(&self, thousandths: usize) -> f64 {
        let last = self.times.len().saturating_sub(1);
        let at = (self.times.len() * thousandths / 1000).min(last);
        self.times.get(at).map_or(0.0, |time| time.as_secs_f64() * 1000.0)
    }

    /// How many went well in a second.
    pub fn rate(&self) -> f64 {
        (self.times.len() - self.faults) as f64 / self.took.as_secs_f64()
    }
}
