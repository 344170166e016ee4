//! Writes a function for every message of `locales/`: its variables are parameters, in the order in
//! which the English text names them. A message that one language lacks, or that has other variables
//! there, stops the build. A message that needs no Fluent is part of its function; the files hold the others.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::fs;
use std::path::Path;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};

use fluent_syntax::ast::Resource;
use fluent_syntax::serializer::serialize;

use super::pack::packed;
use super::plain::parsed;
use super::plain::{Meanings, meanings, spelled};

/// Messages that are asked for by ids made at run time, by tests too: their last part is a word of the data, of a card
/// file or of the command tree. They stay with Fluent.
const BY_ID: [&str; 4] = ["symbol-", "ccg-", "decks-form-", "search-column-"];

/// Those of commands have such a part: `help-deck-check`, `calc-dice-help`.
const OF_COMMANDS: [&str; 3] = ["help", "usage", "value"];

/// Families whose messages are the terms of an enum: each gets a table by the codes of its values, which stand for the
/// star or behind all.
const TABLES: [&str; 44] = [
    "calc-*-about",
    "calc-*-title",
    "calc-limits-build-",
    "calc-points-of-",
    "calc-resource-",
    "campaign-*-what",
    "campaign-challenge-demand-",
    "campaign-rank-",
    "campaign-reinforce-",
    "campaign-review-",
    "ccg-attribute-",
    "ccg-place-",
    "ccg-quadrant-",
    "config-about-",
    "deck-move-",
    "deck-obstacle-",
    "deck-omission-",
    "deck-pile-",
    "deck-trouble-",
    "dice-of-",
    "effect-player-",
    "entry-certainty-",
    "entry-document-",
    "entry-game-",
    "entry-group-",
    "entry-kind-",
    "entry-origin-",
    "entry-place-name-",
    "entry-place-short-",
    "entry-place-what-",
    "entry-position-",
    "entry-skill-",
    "errata-alert-",
    "errata-basis-",
    "errata-change-",
    "errata-effect-",
    "errata-later-",
    "errata-print-",
    "play-level-",
    "play-side-",
    "program-cost-",
    "solo-zone-",
    "status-next-",
    "step-phase-",
];

/// Messages that tell what is wrong, and what helps, begin so: a value carries them until a language is known.
const ERRORS: [&str; 2] = ["err-", "hint-"];

/// Those of them that are put into words where they stand, around other words.
const FRAMES: [&str; 8] = [
    "err-label",
    "err-panic",
    "err-without-own",
    "err-without-settings",
    "hint-did-you-mean",
    "hint-panic",
    "hint-quoted",
    "hint-restore",
];

/// Messages of a file by id.
type Messages = BTreeMap<String, Message>;

/// What a message consists of.
#[derive(Default)]
struct Message {
    /// In the order in which they come.
    variables: Vec<String>,
    /// Names of the terms in it, those in any of its choices too.
    terms: BTreeSet<String>,
    /// The text with the usual one of its choices.
    text: String,
    pattern: Option<Pattern<String>>,
}

/// Terms of a language that messages have not yet named.
struct Terms {
    known: BTreeSet<String>,
    unused: BTreeSet<String>,
    meanings: Meanings,
}

/// What is made of the messages.
pub struct Sources {
    /// The source of `locale::msg`: all files of messages, and a function for each that is put into words at once.
    pub msg: String,
    /// The source of `locale::say`: a function for each that tells of an error.
    pub say: String,
}

/// The sources of the functions. What Fluent has to do at run time is packed into the folder `out`, a file each
/// language and prefix.
///
/// # Errors
/// When a file cannot be read, parsed or written, the languages differ, or a term is unknown or unused.
pub fn generated(locales: &Path, out: &Path) -> Result<Sources, String> {
    let mut files = String::new();
    let mut functions = String::new();
    let mut say = String::new();
    let mut filled = String::new();
    let mut tables = String::new();
    let mut de_terms = Terms::read(&locales.join("de/terms.ftl"))?;
    let mut en_terms = Terms::read(&locales.join("en/terms.ftl"))?;
    for (at, prefix) in prefixes(&locales.join("en"))?.iter().enumerate() {
        let [de, en] = ["de", "en"].map(|lang| locales.join(lang).join(format!("{prefix}.ftl")));
        let (german, messages) = (messages(&de, prefix)?, messages(&en, prefix)?);
        same(&messages, &german)?;
        de_terms.strike_out(&german)?;
        en_terms.strike_out(&messages)?;
        let plain = plain(&german, &messages, [&de_terms, &en_terms]);
        let pack = |lang: &str, source: &Path| -> Result<String, String> {
            let left = left(source, &plain)?;
            let file = out.join(format!("{lang}-{prefix}.deflate"));
            packed(&left, &file).map_err(|error| error.to_string())
        };
        let (de, en) = (pack("de", &de)?, pack("en", &en)?);
        // Writing into a text cannot fail, here and below.
        let _ = writeln!(files, "    File {{ prefix: {prefix:?}, de: {de}, en: {en} }},");
        tables.extend(TABLES.iter().filter_map(|family| table(family, &messages)));
        for (id, message) in &messages {
            if let Some([de, en]) = plain.get(id) {
                let _ = writeln!(filled, "    ({id:?}, {de:?}, {en:?}, &{:?}),", message.variables);
            }
            if is_of_error(id) {
                say.push_str(&sentence(at, id, message, plain.get(id)));
            } else {
                functions.push_str(&function(id, message, &body(at, id, message, plain.get(id))));
            }
        }
    }
    de_terms.all_used()?;
    en_terms.all_used()?;
    let msg = format!(
        "/// All files of messages, by their prefixes.\npub(super) static FILES: &[File] = &[\n{files}];\n\n\
         /// All messages that need no Fluent, in German and English, with their variables.\n#[cfg(test)]\n\
         pub(super) static FILLED: &[(&str, &str, &str, &[&str])] = &[\n{filled}];\n\n{tables}{functions}"
    );
    Ok(Sources { msg, say })
}

/// The names of the files, which are the first parts of their ids. Those without messages of their own
/// stay out.
fn prefixes(folder: &Path) -> Result<Vec<String>, String> {
    let entries = fs::read_dir(folder).map_err(|error| error.to_string())?;
    let mut names: Vec<String> = entries
        .filter_map(|entry| entry.ok()?.file_name().into_string().ok())
        .filter_map(|name| Some(name.strip_suffix(".ftl")?.to_owned()))
        .filter(|name| !["terms", "words"].contains(&name.as_str()))
        .collect();
    names.sort();
    Ok(names)
}

impl Terms {
    fn read(path: &Path) -> Result<Terms, String> {
        let mut known = BTreeSet::new();
        let source = parsed(path)?;
        let meanings = meanings(&source);
        for entry in source.body {
            if let Entry::Term(term) = entry {
                known.insert(term.id.name);
            }
        }
        Ok(Terms { unused: known.clone(), known, meanings })
    }

    /// Those in these messages are used; one that nothing explains is refused.
    fn strike_out(&mut self, messages: &Messages) -> Result<(), String> {
        for (id, message) in messages {
            for term in &message.terms {
                if !self.known.contains(term) {
                    return Err(format!("{id} names the term -{term}, which nothing explains"));
                }
                self.unused.remove(term);
            }
        }
        Ok(())
    }

    fn all_used(&self) -> Result<(), String> {
        match self.unused.first() {
            None => Ok(()),
            Some(term) => Err(format!("-{term} of terms.ftl is in no message")),
        }
    }
}

fn messages(path: &Path, prefix: &str) -> Result<Messages, String> {
    let mut found = Messages::new();
    for entry in parsed(path)?.body {
        let Entry::Message(message) = entry else {
            continue;
        };
        let id = message.id.name;
        // What is wrong may stand with what it is about: `err-calc-number` in `calc.ftl`.
        let mut names = id.split('-').take(if is_of_error(&id) { 2 } else { 1 });
        if !names.any(|name| name == prefix) {
            return Err(format!("{}: {id} belongs to another file", path.display()));
        }
        let pattern = message.value.ok_or(format!("{id} has no text"))?;
        let mut told = Message::default();
        collect(&pattern, &mut told);
        told.pattern = Some(pattern);
        if found.insert(id.clone(), told).is_some() {
            return Err(format!("{}: {id} stands twice", path.display()));
        }
    }
    Ok(found)
}

fn collect(pattern: &Pattern<String>, told: &mut Message) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => told.text.push_str(value),
            PatternElement::Placeable { expression } => collect_placeable(expression, told),
        }
    }
}

fn collect_placeable(expression: &Expression<String>, told: &mut Message) {
    match expression {
        Expression::Inline(InlineExpression::VariableReference { id }) => {
            let _ = write!(told.text, "{{{}}}", id.name);
            add(&mut told.variables, &id.name);
        }
        Expression::Inline(InlineExpression::TermReference { id, .. }) => {
            let _ = write!(told.text, "{{-{}}}", id.name);
            told.terms.insert(id.name.clone());
        }
        Expression::Inline(_) => told.text.push('…'),
        Expression::Select { selector, variants } => {
            if let InlineExpression::VariableReference { id } = selector {
                add(&mut told.variables, &id.name);
            }
            for variant in variants {
                let before = told.text.len();
                collect(&variant.value, told);
                if !variant.default {
                    told.text.truncate(before);
                }
            }
        }
    }
}

fn add(variables: &mut Vec<String>, name: &str) {
    if !variables.iter().any(|known| known == name) {
        variables.push(name.to_owned());
    }
}

fn same(en: &Messages, de: &Messages) -> Result<(), String> {
    let ids: BTreeSet<&String> = en.keys().chain(de.keys()).collect();
    for id in ids {
        let [one, other] = [en, de].map(|messages| sorted_variables(messages, id));
        if one.is_none() || one != other {
            return Err(format!("{id} has {one:?} in English and {other:?} in German"));
        }
    }
    Ok(())
}

fn sorted_variables(messages: &Messages, id: &str) -> Option<Vec<String>> {
    let mut variables = messages.get(id)?.variables.clone();
    variables.sort();
    Some(variables)
}

/// The messages that need no Fluent: their text in German and English, with a sign for each variable.
fn plain(german: &Messages, english: &Messages, terms: [&Terms; 2]) -> BTreeMap<String, [String; 2]> {
    let mut found = BTreeMap::new();
    for (id, message) in english {
        let of = |messages: &Messages, terms: &Terms| {
            let pattern = messages.get(id)?.pattern.as_ref()?;
            spelled(pattern, &message.variables, &terms.meanings)
        };
        if let (Some(de), Some(en)) = (of(german, terms[0]), of(english, terms[1])) {
            found.insert(id.clone(), [de, en]);
        }
    }
    found
}

/// The messages of a file that Fluent has to put together.
fn left(source: &Path, plain: &BTreeMap<String, [String; 2]>) -> Result<String, String> {
    let mut left = Resource { body: Vec::new() };
    for entry in parsed(source)?.body {
        match &entry {
            Entry::Message(message) => {
                let id = &message.id.name;
                if is_by_id(id) || !plain.contains_key(id) {
                    left.body.push(entry);
                }
            }
            Entry::Term(_) | Entry::Junk { .. } => left.body.push(entry),
            Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => {}
        }
    }
    Ok(serialize(&left))
}

fn is_by_id(id: &str) -> bool {
    id.split('-').any(|part| OF_COMMANDS.contains(&part)) || BY_ID.iter().any(|family| id.starts_with(family))
}

fn is_of_error(id: &str) -> bool {
    ERRORS.iter().any(|family| id.starts_with(family)) && !FRAMES.contains(&id)
}

/// The table of a family: its messages by their codes, if it stands among these.
fn table(family: &str, messages: &Messages) -> Option<String> {
    let (start, end) = family.split_once('*').unwrap_or((family, ""));
    let of_family = messages.keys().filter_map(|id| Some((id, id.strip_prefix(start)?.strip_suffix(end)?)));
    let rows: Vec<String> = of_family.map(|(id, code)| format!("({code:?}, {})", id.replace('-', "_"))).collect();
    let name = family.trim_end_matches('-').replace("-*", "").replace('-', "_").to_uppercase();
    (!rows.is_empty()).then(|| {
        format!(
            "/// The messages of `{family}` by their codes.\npub const {name}: [(&str, Message); {}] = [{}];\n\n",
            rows.len(),
            rows.join(", ")
        )
    })
}

/// What the function of a message does.
fn body(file: usize, id: &str, message: &Message, plain: Option<&[String; 2]>) -> String {
    let variables = message.variables.iter();
    match plain {
        Some([de, en]) => {
            let args: String = variables.map(|variable| format!("{}.into(), ", identifier(variable))).collect();
            format!("texts.fill({de:?}, {en:?}, &[{args}])")
        }
        None => {
            let args: String =
                variables.map(|variable| format!("({variable:?}, {}.into()), ", identifier(variable))).collect();
            format!("texts.say({file}, {id:?}, &[{args}])")
        }
    }
}

fn function(id: &str, message: &Message, body: &str) -> String {
    let Message { variables, text, .. } = message;
    let name = id.replace('-', "_");
    let parameters: String =
        variables.iter().map(|variable| format!(", {}: impl Into<Arg<'a>>", identifier(variable))).collect();
    let lifetime = if variables.is_empty() { "" } else { "<'a>" };
    format!(
        "#[doc = {:?}]\npub fn {name}{lifetime}(texts: &Texts{parameters}) -> String {{\n    {body}\n}}\n\n",
        documented(text)
    )
}

/// The function of a message that tells of an error, with the constant of its id if it says what is wrong.
fn sentence(file: usize, id: &str, message: &Message, plain: Option<&[String; 2]>) -> String {
    let Message { variables, text, .. } = message;
    let name = id.replace('-', "_");
    let parameters: Vec<String> =
        variables.iter().map(|variable| format!("{}: impl Into<Fact>", identifier(variable))).collect();
    let facts: Vec<String> = variables.iter().map(|variable| format!("{}.into()", identifier(variable))).collect();
    let form = match plain {
        Some([de, en]) => format!("SentenceForm::Filled({de:?}, {en:?})"),
        None => format!("SentenceForm::Chosen({file}, &{variables:?})"),
    };
    let asked = if id.starts_with(ERRORS[0]) {
        format!("/// The id of [`{name}`].\npub const {}: &str = {id:?};\n", name.to_uppercase())
    } else {
        String::new()
    };
    format!(
        "{asked}#[doc = {:?}]\npub fn {name}({}) -> Sentence {{\n    \
         Sentence::new(&SentenceTemplate {{ id: {id:?}, form: {form} }}, [{}])\n}}\n\n",
        documented(text),
        parameters.join(", "),
        facts.join(", ")
    )
}

/// A variable as a parameter; words of the language itself are escaped.
fn identifier(variable: &str) -> String {
    let name = variable.replace('-', "_");
    if ["type", "move", "where", "match", "use", "in"].contains(&name.as_str()) {
        format!("r#{name}")
    } else {
        name
    }
}

/// The text as a doc comment, with nothing in it that reads as a link or as code.
fn documented(text: &str) -> String {
    let line = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let mut out = String::new();
    for sign in line.chars() {
        if "[]<>`*_\\".contains(sign) {
            out.push('\\');
        }
        out.push(sign);
    }
    out
}
