//! Moments, as the stores keep them.

use std::time::{SystemTime, UNIX_EPOCH};

/// Seconds since 1970.
pub(super) fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    // A clock that stands before 1970 is not set: no reason to stop.
    since.map_or(0, |since| number(since.as_secs()))
}

/// A count as databases know it.
pub(super) fn number(count: impl TryInto<i64>) -> i64 {
    count.try_into().unwrap_or(i64::MAX)
}

/// A count out of a database, which holds none below 0.
pub(super) fn count<T: TryFrom<i64> + Default>(number: i64) -> T {
    T::try_from(number).unwrap_or_default()
}
