//! Moments, as the stores keep them.

use rusqlite::Connection;
use web_time::{SystemTime, UNIX_EPOCH};

use super::UserError;

/// Seconds since 1970, at least 1.
pub(super) fn now() -> i64 {
    seconds(SystemTime::now())
}

/// A clock that stands at 1970 or before is not set: no reason to stop. Tables take no count of changes below 1.
fn seconds(moment: SystemTime) -> i64 {
    moment.duration_since(UNIX_EPOCH).map_or(1, |since| number(since.as_secs()).max(1))
}

/// A count as databases know it.
pub(super) fn number(count: impl TryInto<i64>) -> i64 {
    count.try_into().unwrap_or(i64::MAX)
}

/// A count out of a database, which holds none below 0.
pub(super) fn count<T: TryFrom<i64> + Default>(number: i64) -> T {
    T::try_from(number).unwrap_or_default()
}

/// A moment in seconds since 1970, in the time of this place: `2026-05-01 18:30`. SQLite knows it, so that all engines
/// tell the same.
///
/// # Errors
/// When SQLite cannot be asked.
pub(super) fn local_time(seconds: i64) -> Result<String, UserError> {
    thread_local! {
        static CLOCK: Result<Connection, rusqlite::Error> = Connection::open_in_memory();
    }
    CLOCK.with(|clock| {
        let Ok(clock) = clock else {
            return Ok(String::new());
        };
        let sql = "SELECT strftime('%Y-%m-%d %H:%M', ?1, 'unixepoch', 'localtime')";
        let mut statement = clock.prepare_cached(sql)?;
        let time: Option<String> = statement.query_row([seconds], |row| row.get(0))?;
        Ok(time.unwrap_or_default())
    })
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn a_clock_that_is_not_set_counts_from_one() {
        let second = Duration::from_secs(1);
        for (moment, meant) in [(UNIX_EPOCH - second, 1), (UNIX_EPOCH, 1), (UNIX_EPOCH + 7 * second, 7)] {
            assert_eq!(seconds(moment), meant);
        }
    }
}
