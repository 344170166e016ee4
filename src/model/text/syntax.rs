//! What parsers of YAML, JSON and XML say against a text, taken apart, so that it can be said in any
//! language. All of them write `field.path: what is wrong at line 3 column 4`, each part if it knows it;
//! what is wrong is worded by serde, the same for all.

/// What the parser of YAML says where aliases repeat too much; the path and place around it are its own.
pub(super) const REPETITION: &str = "repetition limit exceeded";

/// Where a text is not as it should be, and why.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SyntaxFault {
    /// What is wrong there.
    pub kind: SyntaxKind,
    /// The fields down to the place, as `cards[3].cost`; empty if the parser names none.
    pub path: String,
    /// From 1, as far as the parser tells.
    pub line: Option<u32>,
    /// From 1.
    pub column: Option<u32>,
}

/// What is wrong.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SyntaxKind {
    /// A field that must be there is not.
    MissingField(String),
    /// A field that nobody reads; with those that are, as far as the parser lists them.
    UnknownField {
        /// The field as it is written; empty if the parser does not name it.
        name: String,
        /// The fields that could stand there, in the order of the parser; empty if it lists none.
        known: Vec<String>,
    },
    /// A word that is none of those possible.
    UnknownWord {
        /// The word as it is written; empty if the parser does not name it.
        name: String,
        /// The words that could stand there, in the order of the parser; empty if it lists none.
        known: Vec<String>,
    },
    /// A field that stands there twice.
    DoubledField(String),
    /// A text, number, list … where another was meant.
    WrongShape {
        /// What stands there.
        found: Shape,
        /// What should stand there.
        meant: Shape,
    },
    /// A value that its field does not allow; empty if the parser does not show it.
    BadValue(String),
    /// A name that stands where another has it already.
    Repeated(String),
    /// Bytes that are no UTF-8.
    NotText,
    /// Nested deeper than is read.
    TooDeep,
    /// Many times as long as it is written, for it repeats parts of itself (`*name` in YAML).
    TooLong,
    /// Nothing is there.
    Empty,
    /// Not of the form at all.
    Malformed,
    /// It ends before its end.
    CutOff,
    /// Not what was written: its checksum is another.
    Checksum,
    /// Of a version that is not read.
    Newer {
        /// The version it has.
        found: u32,
        /// The latest that is read.
        known: u32,
    },
}

/// What a value looks like.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Shape {
    /// A string or a single character.
    Text,
    /// A whole or decimal number of any size.
    Number,
    /// True or false.
    YesNo,
    /// Items in order: a sequence, tuple or array.
    List,
    /// Names with their values: a map or struct.
    Fields,
    /// No value: null or unit.
    Nothing,
    /// A shape the parser words in another way.
    Other,
}

impl SyntaxFault {
    /// A fault of the text as a whole.
    pub fn whole(kind: SyntaxKind) -> SyntaxFault {
        SyntaxFault { kind, path: String::new(), line: None, column: None }
    }

    /// A text that breaks the form at a place, both from 1.
    pub fn malformed(line: u32, column: u32) -> SyntaxFault {
        SyntaxFault { line: Some(line), column: Some(column), ..SyntaxFault::whole(SyntaxKind::Malformed) }
    }

    /// The fault without its place, for whoever tells the place in another way.
    pub fn without_place(self) -> SyntaxFault {
        SyntaxFault { line: None, column: None, ..self }
    }

    /// What a parser said.
    pub fn read(words: &str) -> SyntaxFault {
        let (words, line, column) = place(words);
        let (path, words) = path(words);
        SyntaxFault { kind: SyntaxKind::read(words), path: path.to_owned(), line, column }
    }
}

impl SyntaxKind {
    fn read(words: &str) -> SyntaxKind {
        let mut names = quoted(words);
        let after = |start: &str| words.starts_with(start);
        let name = if names.is_empty() { String::new() } else { names.remove(0) };
        if after("missing field") {
            SyntaxKind::MissingField(name)
        } else if after("unknown field") {
            SyntaxKind::UnknownField { name, known: names }
        } else if after("unknown variant") {
            SyntaxKind::UnknownWord { name, known: names }
        } else if after("duplicate field") || after("duplicate entry") {
            SyntaxKind::DoubledField(name)
        } else if let Some(shapes) = words.strip_prefix("invalid type: ") {
            let (found, meant) = shapes.split_once(", expected ").unwrap_or((shapes, ""));
            SyntaxKind::WrongShape { found: Shape::read(found), meant: Shape::read(meant) }
        } else if after("invalid unicode code point") {
            SyntaxKind::NotText
        } else if after("invalid") || words.contains('`') {
            SyntaxKind::BadValue(name)
        } else if words.contains("recursion limit") {
            SyntaxKind::TooDeep
        } else if after(REPETITION) {
            SyntaxKind::TooLong
        } else if after("EOF while parsing a value") {
            SyntaxKind::Empty
        } else {
            SyntaxKind::Malformed
        }
    }
}

impl Shape {
    fn read(words: &str) -> Shape {
        const SHAPES: [(Shape, &[&str]); 6] = [
            (Shape::Text, &["string", "a string", "character"]),
            (
                Shape::Number,
                &[
                    "integer", "floating", "u8", "u16", "u32", "u64", "usize", "i8", "i16", "i32", "i64", "f32",
                    "f64",
                ],
            ),
            (Shape::YesNo, &["boolean", "a boolean"]),
            (Shape::List, &["sequence", "a sequence", "tuple", "an array"]),
            (Shape::Fields, &["map", "a map", "struct"]),
            (Shape::Nothing, &["unit", "null", "Option"]),
        ];
        let begins = |start: &&str| {
            let rest = words.strip_prefix(*start);
            rest.is_some_and(|rest| !rest.starts_with(char::is_alphanumeric))
        };
        let known = SHAPES.iter().find(|(_, starts)| starts.iter().any(&begins));
        known.map_or(Shape::Other, |(shape, _)| *shape)
    }
}

/// Cuts ` at line 3 column 4` off the words, and what a parser adds behind it.
fn place(words: &str) -> (&str, Option<u32>, Option<u32>) {
    let Some((before, place)) = words.split_once(" at line ") else {
        return (words, None, None);
    };
    let mut numbers = place.split(|sign: char| !sign.is_ascii_digit()).filter_map(|number| number.parse().ok());
    let line = numbers.next();
    let column = place.contains("column").then(|| numbers.next()).flatten();
    (before, line, column)
}

/// Cuts the fields in front off the words: they have no blank and end with a colon.
fn path(words: &str) -> (&str, &str) {
    match words.split_once(": ") {
        // `invalid type: …` is how serde begins and names no field.
        Some((path, rest)) if !path.contains(' ') && path != "invalid" => (path, rest),
        _ => ("", words),
    }
}

/// What stands in backquotes or, if nothing does, in quotes.
fn quoted(words: &str) -> Vec<String> {
    let sign = if words.contains('`') { '`' } else { '"' };
    let parts = words.split(sign).skip(1).step_by(2);
    parts.map(str::to_owned).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Debug, serde::Deserialize)]
    #[serde(deny_unknown_fields)]
    #[allow(dead_code)]
    struct Ship {
        name: String,
        range: u8,
        #[serde(default)]
        crew: Vec<Rank>,
    }

    #[derive(Debug, serde::Deserialize)]
    #[serde(rename_all = "lowercase")]
    enum Rank {
        Captain,
        Ensign,
    }

    fn yaml(text: &str) -> SyntaxFault {
        let error = serde_yaml::from_str::<Ship>(text).expect_err("a fault");
        SyntaxFault::read(&error.to_string())
    }

    fn json(text: &str) -> SyntaxFault {
        let error = serde_json::from_str::<Ship>(text).expect_err("a fault");
        SyntaxFault::read(&error.to_string())
    }

    #[test]
    fn a_field_is_named() {
        let missing = SyntaxKind::MissingField("range".to_owned());
        assert_eq!(yaml("name: Defiant\n").kind, missing);
        assert_eq!(json(r#"{"name": "Defiant"}"#).kind, missing);
        let unknown = SyntaxKind::UnknownField {
            name: "speed".to_owned(),
            known: ["name", "range", "crew"].map(str::to_owned).to_vec(),
        };
        assert_eq!(yaml("speed: 3\n").kind, unknown);
        assert_eq!(json(r#"{"speed": 3}"#).kind, unknown);
        let fault = yaml("name: A\nname: B\n");
        assert!(matches!(fault.kind, SyntaxKind::DoubledField(_)), "{fault:?}");
    }

    #[test]
    fn a_value_is_told_by_its_shape_and_its_place() {
        let fault = yaml("name: Defiant\nrange: far\n");
        assert_eq!(fault.kind, SyntaxKind::WrongShape { found: Shape::Text, meant: Shape::Number });
        assert_eq!((fault.path.as_str(), fault.line, fault.column), ("range", Some(2), Some(8)));
        let fault = json("{\"name\": []}");
        assert_eq!(fault.kind, SyntaxKind::WrongShape { found: Shape::List, meant: Shape::Text });
        assert_eq!(fault.line, Some(1));
        let fault = yaml("name: A\nrange: 900\n");
        assert!(matches!(fault.kind, SyntaxKind::BadValue(_)), "{fault:?}");
        let fault = yaml("name: A\nrange: 9\ncrew: [cook]\n");
        assert!(matches!(&fault.kind, SyntaxKind::UnknownWord { name, .. } if name == "cook"), "{fault:?}");
        assert_eq!(fault.path, "crew[0]");
    }

    #[test]
    fn broken_texts_have_a_place() {
        let fault = yaml("name: A\nrange: 'far\n");
        assert_eq!(fault.kind, SyntaxKind::Malformed);
        assert!(fault.line.is_some());
        let fault = json("{\"name\": 1,, }");
        assert_eq!(fault.line, Some(1), "{fault:?}");
        assert_eq!(json("").kind, SyntaxKind::Empty);
    }

    #[test]
    fn the_strangest_words_are_read_without_fear() {
        for words in ["", ": ", " at line ", "`", "invalid type: ", "a: b: c at line x column y"] {
            SyntaxFault::read(words);
        }
    }
}
