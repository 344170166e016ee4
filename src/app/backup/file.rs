//! The file in which all of the player's own data travels: a line that says what it is, then a record a line, as JSON.

use std::cmp::Ordering;

use serde::{Deserialize, Serialize};

use super::record_check::{BadField, RecordCheck};
use keep::archive::ArchivedRecord as KeptRecord;
use model::SystemFault;
use model::text::{SyntaxFault, SyntaxKind};
use page::locale::Reason;

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

/// The records of a file, such that they can be kept side by side.
///
/// # Errors
/// When it is no such file, its end is missing, or a later version has written it.
pub(super) fn read(file: &[u8]) -> Result<Vec<KeptRecord>, Reason> {
    // Editors put a mark before a text that they save, and a blank line behind it.
    let text = file.strip_prefix(b"\xef\xbb\xbf").unwrap_or(file);
    let numbered = (1..).zip(text.split(|byte| *byte == b'\n'));
    let mut lines = numbered.filter(|(_, line)| !line.trim_ascii().is_empty());
    let empty = || Reason::from(SyntaxFault::whole(SyntaxKind::Empty));
    let (at, first) = lines.next().ok_or_else(empty)?;
    let header: Header = line(at, first)?;
    if header.version > VERSION {
        let (found, known) = (header.version, VERSION);
        return Err(Reason::Newer { found, known });
    }
    if header.version < VERSION {
        return Err(BadField::new("version", &header.version).in_line(at).into());
    }
    let mut check = RecordCheck::default();
    let mut records = Vec::new();
    for (at, text) in lines {
        let record = line(at, text)?;
        check.admit(&record).map_err(|bad| bad.in_line(at))?;
        records.push(record);
    }
    match records.len().cmp(&header.records) {
        Ordering::Less => Err(SystemFault::CutOff.into()),
        Ordering::Equal => Ok(records),
        Ordering::Greater => Err(BadField::new("records", &header.records).in_line(at).into()),
    }
}

/// Whether a record would be taken back in.
pub(super) fn fits(record: &KeptRecord) -> bool {
    RecordCheck::default().admit(record).is_ok()
}

fn line<'a, T: Deserialize<'a>>(at: u32, text: &'a [u8]) -> Result<T, Reason> {
    serde_json::from_slice(text).map_err(|error| {
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
        read(format!("{header}\n{line}\n").as_bytes()).expect_err("a refusal")
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
        assert_eq!(read(text.as_bytes()).expect("the same"), records);
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
        assert_eq!(place(&read(b"[]").expect_err("a refusal")), Some(1));
        let later = r#"{"tricorder":"own-data","version":2,"records":0}"#;
        let later = read(later.as_bytes()).expect_err("a refusal");
        assert_eq!(later, Reason::Newer { found: 2, known: 1 });
        assert!(read(b"").is_err());
    }
}
