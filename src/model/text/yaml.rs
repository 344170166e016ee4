//! Documents in YAML. They are rewritten as JSON and then read as JSON is, so that every kind of document has one
//! reader, whichever way it was written; only where something is wrong the YAML is asked for the place. What players
//! hand in is read here and nowhere else, and takes no longer than its length allows.

use std::fmt;
use std::mem;
use std::ops::Range;

use serde::de::{
    DeserializeOwned, DeserializeSeed, EnumAccess, Error, MapAccess, SeqAccess, VariantAccess, Visitor,
};
use serde::{Deserializer, Serialize, Serializer};

use super::syntax::REPETITION;
use super::yaml_flow::{lines, nests_deeper};
use super::{Shape, SyntaxFault, SyntaxKind, visible};

/// Values that may stand without quotation marks where a text is meant (`title: 1701`). Each costs another reading.
const MOST_TEXTS: usize = 64;
/// Levels that are read; the deepest document of ours has twelve.
const DEEPEST: usize = 60;
/// How many times as long as the YAML its JSON may be. Signs around short values make it up to five times as long; what
/// is longer repeats itself (`*name`), each time all that stands there.
const MOST_GROWTH: usize = 8;

/// Reads a document. A value of one word stands for an enum of no content, a map with one field for one with content.
///
/// # Errors
/// When the text is no YAML, or not what is wanted, nests too deep or repeats itself too often.
pub fn read<T: DeserializeOwned>(text: &str) -> Result<T, SyntaxFault> {
    check_form(text)?;
    let mut rewritten = JsonDocument::parse(text, Vec::new(), None)?;
    loop {
        match serde_json::from_str(&rewritten.json) {
            Ok(value) => return Ok(value),
            Err(error) => rewritten = rewritten.after(text, &error)?,
        }
    }
}

/// Reads all documents of a text, of which any may be empty.
///
/// # Errors
/// When the text is no YAML, or not what is wanted (without its place), nests too deep or repeats itself too often.
pub fn read_all<T: DeserializeOwned>(text: &str) -> Result<Vec<T>, SyntaxFault> {
    check_form(text)?;
    let mut left = text.len() * MOST_GROWTH;
    let documents = serde_yaml::Deserializer::from_str(text).map(|document| {
        let rewritten = JsonDocument { most: left, ..JsonDocument::default() }.fill(document)?;
        left = left.saturating_sub(rewritten.json.len());
        let read = serde_json::from_str(&rewritten.json);
        read.map_err(|error| SyntaxFault::read(&error.to_string()).without_place())
    });
    documents.collect()
}

/// Parsers of YAML take quadratic time for what nests deep, and for directives, of which a document of ours has none.
fn check_form(text: &str) -> Result<(), SyntaxFault> {
    if nests_deeper(text, DEEPEST) {
        return Err(SyntaxFault::whole(SyntaxKind::TooDeep));
    }
    let mut directives = (1..).zip(lines(text)).filter(|(_, line)| line.starts_with("%TAG"));
    directives.nth(DEEPEST).map_or(Ok(()), |(line, _)| Err(SyntaxFault::malformed(line, 1)))
}

/// Writes a document as [`read`] reads it.
///
/// # Errors
/// When it has a shape YAML lacks.
pub fn written(document: &impl Serialize) -> Result<String, serde_yaml::Error> {
    serde_yaml::to_string(&UntaggedNode(document))
}

/// An enum with content is written as a map with one field.
struct UntaggedNode<'a, T>(&'a T);

impl<T: Serialize> Serialize for UntaggedNode<'_, T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serde_yaml::with::singleton_map_recursive::serialize(self.0, serializer)
    }
}

/// A document as JSON on one line, and where in it the values and keys of the YAML stand.
#[derive(Default)]
struct JsonDocument {
    json: String,
    /// Bytes of it after which no further value begins.
    most: usize,
    /// In the order in which they begin.
    nodes: Vec<Range<usize>>,
    /// Which of them are texts, whatever they look like.
    texts: Vec<usize>,
    /// The one at which reading ends with an error, which then names its place.
    end: Option<usize>,
}

impl JsonDocument {
    fn parse(text: &str, texts: Vec<usize>, end: Option<usize>) -> Result<JsonDocument, SyntaxFault> {
        let empty = JsonDocument { texts, end, most: text.len() * MOST_GROWTH, ..JsonDocument::default() };
        empty.fill(serde_yaml::Deserializer::from_str(text))
    }

    fn fill(mut self, document: serde_yaml::Deserializer<'_>) -> Result<JsonDocument, SyntaxFault> {
        let written = Node(&mut self).deserialize(document);
        written.map_err(|error| SyntaxFault::read(&error.to_string()))?;
        Ok(self)
    }

    /// Reads the document again with the node before the error as text, where a text was wanted; else what is wrong.
    fn after(mut self, text: &str, error: &serde_json::Error) -> Result<JsonDocument, SyntaxFault> {
        let kind = match SyntaxFault::read(&error.to_string()).kind {
            SyntaxKind::WrongShape { .. } if self.json == "null" => SyntaxKind::Empty,
            kind => kind,
        };
        let Some(node) = self.node_before(error.column()) else {
            return Err(SyntaxFault::whole(kind));
        };
        let wants_text = matches!(
            kind,
            SyntaxKind::WrongShape { meant: Shape::Text, found: Shape::Number | Shape::YesNo | Shape::Nothing }
        );
        if wants_text && self.texts.len() < MOST_TEXTS && !self.texts.contains(&node) {
            self.texts.push(node);
            return JsonDocument::parse(text, self.texts, None);
        }
        Err(located(text, kind, node, self.texts))
    }

    /// The innermost value or key that ends at a place or goes on there; one that begins there comes first.
    fn node_before(&self, place: usize) -> Option<usize> {
        let nodes = self.nodes.iter().enumerate();
        let there = nodes.filter(|(_, node)| node.start <= place && place <= node.end);
        let innermost = there.max_by_key(|(_, node)| node.start)?;
        Some(innermost.0)
    }

    /// Counts a value or key, writes it, and keeps where it ends.
    fn node<E>(&mut self, write: impl FnOnce(&mut Self) -> Result<(), E>) -> Result<(), E> {
        let number = self.nodes.len();
        let start = self.json.len();
        self.nodes.push(start..start);
        write(self)?;
        self.nodes[number].end = self.json.len();
        Ok(())
    }

    /// Fails at the value or key that was counted last if reading is to end there, or has become too long before it.
    fn go_on<E: Error>(&self) -> Result<(), E> {
        if self.json.len() > self.most {
            return Err(E::custom(REPETITION));
        }
        let is_end = self.end.is_some_and(|end| end + 1 == self.nodes.len());
        // Without words: of this error the place alone is used.
        if is_end { Err(E::custom("")) } else { Ok(()) }
    }

    fn plain<E: Error>(&mut self, value: &impl Serialize) -> Result<(), E> {
        self.go_on()?;
        self.json += &serde_json::to_string(value).map_err(E::custom)?;
        Ok(())
    }
}

/// What is wrong with a value or key, and where in the YAML it stands.
fn located(text: &str, kind: SyntaxKind, node: usize, texts: Vec<usize>) -> SyntaxFault {
    match JsonDocument::parse(text, texts, Some(node)) {
        Ok(_) => SyntaxFault::whole(kind),
        Err(place) => SyntaxFault { kind, ..place },
    }
}

/// Writes a value.
struct Node<'a>(&'a mut JsonDocument);

impl<'de> DeserializeSeed<'de> for Node<'_> {
    type Value = ();

    fn deserialize<D: Deserializer<'de>>(self, value: D) -> Result<(), D::Error> {
        let is_text = self.0.texts.contains(&self.0.nodes.len());
        self.0.node(|rewritten| {
            if is_text {
                value.deserialize_str(YamlContent(rewritten))
            } else {
                value.deserialize_any(YamlContent(rewritten))
            }
        })
    }
}

/// Writes a key, which is a text.
struct YamlKey<'a>(&'a mut JsonDocument);

impl<'de> DeserializeSeed<'de> for YamlKey<'_> {
    type Value = ();

    fn deserialize<D: Deserializer<'de>>(self, key: D) -> Result<(), D::Error> {
        self.0.node(|rewritten| key.deserialize_str(YamlContent(rewritten)))
    }
}

/// Functions of a visitor that write a value as it comes.
macro_rules! plain {
    ($($visit:ident($value:ty))+) => {
        $(fn $visit<E: Error>(self, value: $value) -> Result<(), E> {
            self.0.plain(&value)
        })+
    };
}

/// Writes what a value or key is found to be.
struct YamlContent<'a>(&'a mut JsonDocument);

impl<'de> Visitor<'de> for YamlContent<'_> {
    type Value = ();

    fn expecting(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("a value")
    }

    plain! {
        visit_bool(bool) visit_i64(i64) visit_u64(u64) visit_i128(i128) visit_u128(u128) visit_f64(f64)
    }

    /// Escapes bring in what no editor shows.
    fn visit_str<E: Error>(self, value: &str) -> Result<(), E> {
        self.0.plain(&visible(value))
    }

    fn visit_unit<E: Error>(self) -> Result<(), E> {
        self.0.plain(&())
    }

    fn visit_none<E: Error>(self) -> Result<(), E> {
        self.0.plain(&())
    }

    fn visit_some<D: Deserializer<'de>>(self, value: D) -> Result<(), D::Error> {
        value.deserialize_any(self)
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<(), A::Error> {
        self.0.go_on()?;
        let mut sign = '[';
        loop {
            self.0.json.push(mem::replace(&mut sign, ','));
            if items.next_element_seed(Node(self.0))?.is_none() {
                break;
            }
        }
        close(&mut self.0.json, ']');
        Ok(())
    }

    fn visit_map<A: MapAccess<'de>>(self, mut fields: A) -> Result<(), A::Error> {
        self.0.go_on()?;
        let mut sign = '{';
        loop {
            self.0.json.push(mem::replace(&mut sign, ','));
            if fields.next_key_seed(YamlKey(self.0))?.is_none() {
                break;
            }
            self.0.json.push(':');
            fields.next_value_seed(Node(self.0))?;
        }
        close(&mut self.0.json, '}');
        Ok(())
    }

    /// A tag: `!only [borg]` is the same as `only: [borg]`.
    fn visit_enum<A: EnumAccess<'de>>(self, tagged: A) -> Result<(), A::Error> {
        self.0.go_on()?;
        let (tag, content) = tagged.variant::<String>()?;
        let tag = serde_json::to_string(&tag).map_err(A::Error::custom)?;
        self.0.json += &format!("{{{tag}:");
        content.newtype_variant_seed(Node(self.0))?;
        self.0.json.push('}');
        Ok(())
    }
}

/// Ends a list or map: behind its last part there is a comma too many.
fn close(json: &mut String, closing: char) {
    if json.ends_with(',') {
        json.pop();
    }
    json.push(closing);
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;
    use std::time::{Duration, Instant};

    use proptest::prelude::*;
    use serde::Deserialize;

    use super::*;

    #[derive(Debug, PartialEq, Serialize, Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Ship {
        name: String,
        range: u8,
        #[serde(default)]
        crew: Vec<Post>,
        class: Option<String>,
    }

    #[derive(Debug, PartialEq, Serialize, Deserialize)]
    #[serde(rename_all = "lowercase")]
    enum Post {
        Captain,
        Of(String),
    }

    fn fault(text: &str) -> SyntaxFault {
        read::<Ship>(text).expect_err("a fault")
    }

    #[test]
    fn a_document_is_read_as_it_is_written() {
        let text = "name: 'U.S.S. \"Defiant\"'\nrange: 9\ncrew: [captain, of: bridge, !of deck]\nclass: ~\n";
        let ship = read::<Ship>(text).expect("a ship");
        assert_eq!(ship.name, "U.S.S. \"Defiant\"");
        let of = |place: &str| Post::Of(place.to_owned());
        assert_eq!(ship.crew, [Post::Captain, of("bridge"), of("deck")]);
        let again = written(&ship).expect("a document");
        assert_eq!(read::<Ship>(&again), Ok(ship));
    }

    #[test]
    fn a_text_needs_no_quotation_marks() {
        let ship = read::<Ship>("name: 1701\nrange: 9\nclass: 1.50\ncrew: [{of: true}]\n").expect("a ship");
        assert_eq!((ship.name.as_str(), ship.class.as_deref()), ("1701", Some("1.50")));
        assert_eq!(ship.crew, [Post::Of("true".to_owned())]);
        let keys = read::<BTreeMap<String, u8>>("1: 2\nyes: 3\n").expect("a map");
        assert_eq!(keys.into_iter().collect::<Vec<_>>(), [("1".to_owned(), 2), ("yes".to_owned(), 3)]);
    }

    #[test]
    fn what_is_wrong_is_told_with_its_place_in_the_yaml() {
        let at = |text: &str| {
            let fault = fault(text);
            (fault.path, fault.line.unwrap_or(0), fault.column.unwrap_or(0))
        };
        assert_eq!(at("name: a\nrange: far\n"), ("range".to_owned(), 2, 8));
        assert_eq!(at("name: a\nrange: [1]\n"), ("range".to_owned(), 2, 8));
        assert_eq!(at("name: a\nrange: 9\ncrew:\n- captain\n- cook\n").1, 5);
        assert_eq!(at("name: a\nrange: 9\nspeed: 3\n").1, 3);
        assert_eq!(at("# head\n\nname: a\n").1, 3);
        assert_eq!(at("name: a\nrange: 9\nname: b\n").1, 3);
    }

    #[test]
    fn what_is_no_document_is_refused() {
        assert_eq!(fault("").kind, SyntaxKind::Empty);
        assert_eq!(fault("name: 'a\n").kind, SyntaxKind::Malformed);
        assert_eq!(fault("[1, [2").kind, SyntaxKind::Malformed);
        assert!(matches!(fault("name: [a]\n").kind, SyntaxKind::WrongShape { .. }));
    }

    /// A text of so many bytes at least, and of at most twice as many.
    fn long(head: &str, unit: &str, bytes: usize) -> String {
        format!("{head}{}", unit.repeat((bytes - head.len().min(bytes)) / unit.len() + 1))
    }

    #[test]
    fn what_repeats_itself_is_refused_with_its_line() {
        let word = "x".repeat(100_000);
        let deep: String =
            (1..9).map(|at| format!("a{at}: &a{at} [{}]\n", format!("*a{},", at - 1).repeat(9))).collect();
        for text in [
            long(&format!("# head\na: &a {word}\nb:\n"), "- *a\n", 200_000),
            long(&format!("# head\na: &a [{}]\nb: [", "1,".repeat(50_000)), "*a, ", 200_000) + "]\n",
            format!("# head\na0: &a0 {word}\n{deep}"),
            long("# head\na: &a {b: c}\nd:\n", "- {e: *a, f: *a, g: *a, h: *a, i: *a, j: *a}\n", 2_000)
                .replace("b: c", &format!("b: {word}")),
        ] {
            let fault = read::<serde_json::Value>(&text).expect_err("a fault");
            assert_eq!(fault.kind, SyntaxKind::TooLong);
            assert!(fault.line.is_some_and(|line| (2..=9).contains(&line)), "{:?}", fault.line);
            assert_eq!(read_all::<serde_json::Value>(&text).expect_err("a fault").kind, SyntaxKind::TooLong);
        }
        let documents = long("", &format!("---\na: &a {}\nb: [*a, *a, *a, *a, *a]\n", "x".repeat(1000)), 20_000);
        assert_eq!(read_all::<serde_json::Value>(&documents).map(|all| all.len()), Ok(20));
        let few = read::<BTreeMap<String, String>>("a: &a Worf\nb: *a\n").expect("a map");
        assert_eq!(few["b"], "Worf");
    }

    #[test]
    fn short_values_need_more_signs_but_are_no_repetition() {
        for unit in
            ["- a\n", "-\n", "- 1\n", "- 4e15\n", "- \"\"\"\n", "- {a}\n", "- {a,b,c,d}\n", "- [~,~,~]\n", "- !a\n"]
        {
            if let Err(fault) = read::<serde_json::Value>(&long("", unit, 4_000)) {
                assert_ne!(fault.kind, SyntaxKind::TooLong, "{unit}");
            }
        }
    }

    #[test]
    fn what_nests_deep_is_refused_and_so_are_directives_in_heaps() {
        for text in ["[".repeat(100_000), "- ".repeat(100_000), "? ".repeat(100_000)] {
            assert_eq!(fault(&text).kind, SyntaxKind::TooDeep);
            assert_eq!(read_all::<Ship>(&text).expect_err("a fault").kind, SyntaxKind::TooDeep);
        }
        let directives: String = (0..20_000).map(|at| format!("%TAG !a{at}! b\n")).collect();
        assert_eq!(fault(&format!("{directives}---\na: 1\n")), SyntaxFault::malformed(61, 1));
    }

    /// All that means something to YAML.
    const PIECES: [&str; 30] = [
        "&a ",
        "*a",
        "*a: ",
        "- ",
        "[",
        "]",
        "{",
        "}",
        ", ",
        ": ",
        "? ",
        "a",
        "1",
        "'",
        "\"",
        "\\",
        "|\n",
        ">-\n",
        "\n",
        "  ",
        "# ",
        "!a ",
        "!!str ",
        "%TAG !b! b\n",
        "---\n",
        "...\n",
        "<<: ",
        "\t",
        "a: b\n",
        "- *a\n",
    ];

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(48))]

        #[test]
        fn no_text_takes_longer_than_its_length_allows(
            head in prop::collection::vec(prop::sample::select(&PIECES[..]), 0..8),
            unit in prop::collection::vec(prop::sample::select(&PIECES[..]), 1..8),
        ) {
            let text = long(&(head.concat() + &"x".repeat(10_000) + "\n"), &unit.concat(), 30_000);
            let start = Instant::now();
            let _ = read::<serde_json::Value>(&text);
            let _ = read_all::<serde_json::Value>(&text);
            prop_assert!(start.elapsed() < Duration::from_secs(30), "{:?}", start.elapsed());
        }
    }
}
