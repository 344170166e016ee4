//! Errors on a screen: what is wrong, and what to do.

mod message;

use super::{Screen, check, prose};
use crate::error::Error;
use crate::locale::{Arg, Texts};
use message::{Message, message};

/// An error as a player reads it, ending with a line end.
pub fn error(screen: &Screen<'_>, error: &Error) -> String {
    let texts = screen.texts();
    let message = message(error);
    let args = message.args();
    let sentence = texts.with(&format!("err-{}", message.id), &args);
    let label = screen.paint().wrong(&texts.get("err-label"));
    let mut out = prose::paragraph(screen, &format!("{label} {sentence}"), 0) + "\n";
    if let Error::Data { findings } = error {
        out.push_str(&check::findings(screen, findings));
    }
    if let Error::Query {
        query,
        at: Some(at),
        ..
    } = error
    {
        out.push_str(&marked(screen, query, *at));
    }
    for hint in hints(texts, &message, &args) {
        out.push_str(&prose::paragraph(screen, &hint, 2));
        out.push('\n');
    }
    out
}

/// What is wrong, in one sentence.
pub fn sentence(texts: &Texts, error: &Error) -> String {
    let message = message(error);
    texts.with(&format!("err-{}", message.id), &message.args())
}

/// A fault of the program itself.
pub fn panic(screen: &Screen<'_>, detail: &str) -> String {
    let texts = screen.texts();
    let label = screen.paint().wrong(&texts.get("err-label"));
    let sentence = texts.with("err-panic", &[("detail", detail.into())]);
    format!("{label} {sentence}\n  {}\n", texts.get("hint-panic"))
}
fn hints(texts: &Texts, message: &Message, args: &[(&str, Arg<'_>)]) -> Vec<String> {
    let mut hints = Vec::new();
    if !message.suggestions.is_empty() {
        let names: Vec<String> = message
            .suggestions
            .iter()
            .map(|name| texts.with("hint-quoted", &[("name", name.into())]))
            .collect();
        hints.push(texts.with("hint-did-you-mean", &[("names", names.join(", ").into())]));
    }
    hints.extend(texts.find(&format!("hint-{}", message.id), args));
    hints
}

/// The query with a mark below the place where it is wrong.
fn marked(screen: &Screen<'_>, query: &str, at: usize) -> String {
    const BEFORE: usize = 30;
    let start = at.saturating_sub(BEFORE);
    let shown: String = query
        .chars()
        .map(|c| if c.is_control() { ' ' } else { c })
        .skip(start)
        .take(screen.width().saturating_sub(4))
        .collect();
    let before: String = shown.chars().take(at - start).collect();
    let column = textwrap::core::display_width(&before);
    let mark = screen.paint().wrong("^");
    format!("    {shown}\n    {}{mark}\n", " ".repeat(column))
}
