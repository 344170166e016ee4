//! Reads the files of `locales/` and picks the messages that need no Fluent at run time: text with variables put in as
//! they are, their terms put in at build time. What chooses by a value, or is asked for by an id made at run time,
//! stays with Fluent.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, Resource};
use fluent_syntax::parser::parse;

/// What terms stand for.
pub(crate) type Meanings = BTreeMap<String, String>;

/// The meanings of the terms of a file; those that are more than text are left out.
pub(crate) fn meanings(terms: &Resource<String>) -> Meanings {
    let of = |entry: &Entry<String>| match entry {
        Entry::Term(term) => {
            let text = spelled(&term.value, &[], &Meanings::new())?;
            Some((term.id.name.clone(), text))
        }
        _ => None,
    };
    terms.body.iter().filter_map(of).collect()
}

/// The text of a pattern with a control character for each variable: `\u{1}` for the first parameter, and so on.
/// `None` if Fluent has to choose.
pub(crate) fn spelled(pattern: &Pattern<String>, variables: &[String], terms: &Meanings) -> Option<String> {
    let parts = pattern.elements.iter().map(|element| match element {
        PatternElement::TextElement { value } => Some(value.clone()),
        PatternElement::Placeable { expression } => placed(expression, variables, terms),
    });
    parts.collect()
}

fn placed(expression: &Expression<String>, variables: &[String], terms: &Meanings) -> Option<String> {
    match expression {
        Expression::Inline(InlineExpression::StringLiteral { value }) => {
            // An escape would have to be read as Fluent does.
            (!value.contains('\\')).then(|| value.clone())
        }
        Expression::Inline(InlineExpression::VariableReference { id }) => {
            let at = variables.iter().position(|known| *known == id.name)?;
            mark(at).map(String::from)
        }
        Expression::Inline(InlineExpression::TermReference { id, attribute: None, arguments: None }) => {
            terms.get(&id.name).cloned()
        }
        Expression::Inline(_) | Expression::Select { .. } => None,
    }
}

/// The sign for a parameter: control characters below the tabulator, which no message has.
fn mark(at: usize) -> Option<char> {
    let sign = u8::try_from(at + 1).ok().filter(|sign| *sign < b'\t')?;
    Some(char::from(sign))
}

/// What words to type begin and end with, as `page::words` reads them: in the files they stand between backticks.
const COMMAND: [&str; 2] = ["\u{fdda}", "\u{fdd0}"];

/// A file whose commands have the marks of `page::words`; `None` if one has no end.
fn mark_commands(source: &str) -> Option<String> {
    let mut marked = String::with_capacity(source.len());
    for (at, part) in source.split('`').enumerate() {
        if at > 0 {
            marked.push_str(COMMAND[(at + 1) % 2]);
        }
        marked.push_str(part);
    }
    source.matches('`').count().is_multiple_of(2).then_some(marked)
}

/// The messages and terms of a file.
///
/// # Errors
/// When it cannot be read or has a mistake; the sentence names the file.
pub(crate) fn parsed(path: &Path) -> Result<Resource<String>, String> {
    let source = fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))?;
    let marked = mark_commands(&source).ok_or_else(|| format!("{}: a command has no end", path.display()))?;
    parse(marked).map_err(|(_, errors)| format!("{}: {errors:?}", path.display()))
}
