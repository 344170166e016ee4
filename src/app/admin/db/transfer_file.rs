//! The file in which all of the player's own data travels: a line that says what it is, then a record a line, as JSON.

use serde::{Deserialize, Serialize};

use keep::archive::ArchivedRecord as KeptRecord;
use keep::archive::LogRecord;
use keep::logs::LogKind;
use model::SystemFault;
use model::text::{SyntaxFault, SyntaxKind};
use view::error::Reason;

/// The version of the file.
const VERSION: i64 = 1;

/// The first line.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Header {
    tricorder: What,
    version: i64,
    /// Lines behind this one; fewer mean that the end is missing.
    records: usize,
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum What {
    OwnData,
}

/// Records as a file.
///
/// # Errors
/// Never in practice: records are plain data.
pub(super) fn written(records: &[KeptRecord]) -> Result<String, serde_json::Error> {
    let header = Header { tricorder: What::OwnData, version: VERSION, records: records.len() };
    let mut text = serde_json::to_string(&header)? + "\n";
    for record in records {
        text += &serde_json::to_string(record)?;
        text.push('\n');
    }
    Ok(text)
}

/// The records of a file, each such that it can be kept.
///
/// # Errors
/// When it is no such file, its end is missing, or a later version has written it.
pub(super) fn read(text: &str) -> Result<Vec<KeptRecord>, Reason> {
    let mut lines = (1..).zip(text.lines());
    let empty = || Reason::from(SyntaxFault::whole(SyntaxKind::Empty));
    let (at, first) = lines.next().ok_or_else(empty)?;
    let header: Header = line(at, first)?;
    if header.version != VERSION {
        let (found, known) = (header.version, VERSION);
        return Err(Reason::Newer { found, known });
    }
    let records = lines.map(|(at, text)| record(at, text)).collect::<Result<Vec<_>, _>>()?;
    if records.len() != header.records {
        return Err(SystemFault::CutOff.into());
    }
    Ok(records)
}

/// Whether a record would be taken back in.
pub(super) fn fits(record: &KeptRecord) -> bool {
    serde_json::to_string(record).is_ok_and(|line| self::record(1, &line).is_ok())
}

fn record(at: u32, text: &str) -> Result<KeptRecord, Reason> {
    let record = line(at, text)?;
    match &record {
        KeptRecord::Log(log) => fitting(at, log)?,
        KeptRecord::Deck(_)
        | KeptRecord::Import(_)
        | KeptRecord::Owned(_)
        | KeptRecord::Note(_)
        | KeptRecord::Star(_)
        | KeptRecord::Setting(_) => {}
    }
    Ok(record)
}

/// What no engine looks at: the kind of a log is one that is known, and its head one of its entries.
fn fitting(at: u32, log: &LogRecord) -> Result<(), Reason> {
    let bad = |path: &str, value: String| SyntaxFault {
        path: path.to_owned(),
        line: Some(at),
        ..SyntaxFault::whole(SyntaxKind::BadValue(value))
    };
    if LogKind::from_code(&log.kind).is_none() {
        return Err(bad("kind", log.kind.clone()).into());
    }
    if usize::try_from(log.head).is_ok_and(|head| (1..=log.entries.len()).contains(&head)) {
        return Ok(());
    }
    Err(bad("head", log.head.to_string()).into())
}

fn line<'a, T: Deserialize<'a>>(at: u32, text: &'a str) -> Result<T, Reason> {
    serde_json::from_str(text).map_err(|error| {
        let fault = SyntaxFault::read(&error.to_string());
        let line = Some(at);
        SyntaxFault { line, ..fault }.into()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const NOTE: &str = r#"{"note":{"entry":"cc/keyword/log","body":"a\nb","written":7}}"#;

    fn refused(records: usize, line: &str) -> Reason {
        let header = format!(r#"{{"tricorder":"own-data","version":1,"records":{records}}}"#);
        read(&format!("{header}\n{line}\n")).expect_err("a refusal")
    }

    fn place(reason: &Reason) -> Option<u32> {
        match reason {
            Reason::Syntax(fault) => fault.line,
            Reason::System { .. } | Reason::Newer { .. } => None,
        }
    }

    #[test]
    fn what_was_written_is_read() {
        let records: Vec<KeptRecord> = vec![serde_json::from_str(NOTE).expect("a record")];
        let text = written(&records).expect("a file");
        assert_eq!(text.lines().count(), 2);
        assert_eq!(read(&text).expect("the same"), records);
    }

    #[test]
    fn what_cannot_be_kept_is_refused_with_its_line() {
        assert_eq!(refused(2, NOTE), SystemFault::CutOff.into());
        assert_eq!(place(&refused(1, "{")), Some(2));
        let log = |kind: &str, head: i64| {
            format!(
                r#"{{"log":{{"kind":"{kind}","name":"a","created":1,"used":1,"head":{head},"entries":["x"]}}}}"#
            )
        };
        assert_eq!(place(&refused(1, &log("chess", 1))), Some(2));
        assert_eq!(place(&refused(1, &log("solo", 2))), Some(2));
        assert_eq!(place(&refused(1, &log("solo", 0))), Some(2));
        assert_eq!(place(&read("[]").expect_err("a refusal")), Some(1));
        let later = r#"{"tricorder":"own-data","version":2,"records":0}"#;
        let later = read(later).expect_err("a refusal");
        assert_eq!(later, Reason::Newer { found: 2, known: 1 });
        assert!(read("").is_err());
    }
}
