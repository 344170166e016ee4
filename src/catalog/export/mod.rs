//! The catalog as a script that psql runs: tables for the database of somebody else's site. The documents of the
//! export stand in it as they are, a line each; what becomes of them is said in SQL.

use std::io;
use std::io::Write;

use model::packed::CompressedText;

// What stands before the documents and behind them.
include!(concat!(env!("OUT_DIR"), "/TABLES.rs"));
include!(concat!(env!("OUT_DIR"), "/FILL.rs"));
/// What stands for the schema in the former.
const SCHEMA: &str = "{schema}";
/// How every script begins.
pub const MARK: &str = "-- tricorder export";
/// The longest name PostgreSQL tells from others.
const LONGEST: usize = 63;

/// A script that is being written.
pub struct Script<W> {
    out: W,
}

impl<W: Write> Script<W> {
    /// Begins one for a schema, whose name has been looked at.
    ///
    /// # Errors
    /// When it cannot be written.
    pub fn begin(mut out: W, schema: &str) -> io::Result<Script<W>> {
        out.write_all(TABLES.text().replace(SCHEMA, schema).as_bytes())?;
        Ok(Script { out })
    }

    /// Adds a document of JSON: one line without its end.
    ///
    /// # Errors
    /// When it cannot be written.
    pub fn document(&mut self, json: &str) -> io::Result<()> {
        self.out.write_all(copied(json).as_bytes())?;
        self.out.write_all(b"\n")
    }

    /// Ends the script.
    ///
    /// # Errors
    /// When it cannot be written.
    pub fn finish(mut self) -> io::Result<()> {
        self.out.write_all(FILL.text().as_bytes())?;
        self.out.flush()
    }
}

/// Whether a schema can be called so without quotes: small letters, digits and `_`.
pub fn is_schema(name: &str) -> bool {
    let is_first = |sign: char| sign.is_ascii_lowercase() || sign == '_';
    let fits = |sign: char| is_first(sign) || sign.is_ascii_digit();
    name.len() <= LONGEST && name.starts_with(is_first) && name.chars().all(fits) && !name.starts_with("pg_")
}

/// A document as `COPY` reads it, which takes a backslash for its own. A text of PostgreSQL cannot hold the sign
/// numbered 0: the sign for what cannot be shown stands for it.
fn copied(json: &str) -> String {
    const NOTHING: &str = "\\u0000";
    let mut out = String::with_capacity(json.len() + 64);
    let mut rest = json;
    while let Some((before, behind)) = rest.split_once('\\') {
        out.push_str(before);
        let escape = &rest[before.len()..];
        if let Some(further) = escape.strip_prefix(NOTHING) {
            out.push('\u{fffd}');
            rest = further;
            continue;
        }
        let second = behind.chars().next().unwrap_or_default();
        out.push_str("\\\\");
        // The second backslash of two is no beginning of an escape.
        if second == '\\' {
            out.push_str("\\\\");
            rest = &behind[1..];
        } else {
            rest = behind;
        }
    }
    out + rest
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn backslashes_are_doubled_and_nothing_is_shown() {
        assert_eq!(copied(r#"{"a":"b\nc"}"#), r#"{"a":"b\\nc"}"#);
        assert_eq!(copied(r"\u0000\\u0000"), "\u{fffd}\\\\\\\\u0000");
        assert_eq!(copied(r"\\\u0000x\"), "\\\\\\\\\u{fffd}x\\\\");
    }

    #[test]
    fn a_script_has_the_documents_between_its_parts() {
        let mut out = Vec::new();
        let mut script = Script::begin(&mut out, "trek").expect("written");
        script.document("{}").expect("written");
        script.finish().expect("written");
        let text = String::from_utf8(out).expect("text");
        assert!(text.starts_with(MARK) && !text.contains(SCHEMA));
        assert!(text.contains("FROM stdin;\n{}\n\\.\n"));
    }

    #[test]
    fn schemas_need_no_quotes() {
        for name in ["tricorder", "_1", &"a".repeat(63)] {
            assert!(is_schema(name), "{name}");
        }
        for name in ["", "1a", "Trek", "a-b", "a\"b", "pg_trek", "ü", &"a".repeat(64)] {
            assert!(!is_schema(name), "{name}");
        }
    }
}
