//! One checked list as an answer, or several at once, with the code the program ends with.

use crate::cli::Answer;
use crate::cli::session::Session;
use crate::error::Error;
use crate::view::deck::report::{Report, Reports, Verdict};
use crate::view::deck::standing::Standing;

/// The report of one list, or those of several with what could not be read.
///
/// # Errors
/// When the one list cannot be read.
pub fn judged<V: Verdict>(
    session: &Session<'_>,
    mut results: Vec<(String, Result<Report<V>, Error>)>,
) -> Result<Answer, Error> {
    if results.len() == 1
        && let Some((_, report)) = results.pop()
    {
        let report = report?;
        return session.judge(&report, report.standing().exit_code());
    }
    let worst = results.iter().map(|(_, result)| match result {
        Ok(report) => report.standing().exit_code(),
        Err(error) => error.exit_code(),
    });
    let code = worst.max().unwrap_or(0);
    session.judge(&Reports::new(session.texts, results), code)
}

impl Standing {
    /// The code the program ends with.
    fn exit_code(self) -> u8 {
        match self {
            Standing::Legal => 0,
            Standing::Illegal => 1,
            Standing::Unread => 2,
        }
    }
}
