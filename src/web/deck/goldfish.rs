//! A deck played alone: the form for how, made of the arguments of the command.

use maud::{Markup, html};

use crate::form::fields;
use app::form::{ArgumentForm, FilledCommand};
use page::FilledForm;
use page::locale::{Texts, msg};

/// The command.
const COMMAND: &str = "deck goldfish";
/// What of it is filled in; the list is that of the page.
const ASKED: [&str; 4] = ["games", "turns", "against", "seed"];

/// The command for the list at a place, with what was filled in.
pub(super) fn command(place: &str, asked: &FilledForm) -> FilledCommand {
    let own = asked.0.iter().filter(|(name, _)| ASKED.contains(&name.as_str())).cloned();
    let list = ("list".to_owned(), place.to_owned());
    FilledCommand::new(COMMAND, &FilledForm(own.chain([list]).collect()))
}

/// The form, which leads to `action` and keeps what else stands in the address.
pub(super) fn form<T: AsRef<str>>(texts: &Texts, action: &str, kept: &[(T, T)], asked: &FilledForm) -> Markup {
    let known = ArgumentForm::new(texts, COMMAND).map(|form| form.fields(asked)).unwrap_or_default();
    let shown: Vec<_> = known.iter().filter(|field| ASKED.contains(&field.name.as_str())).collect();
    html! {
        form.ask action=(action) method="get" novalidate {
            @for (name, value) in kept { input type="hidden" name=(name.as_ref()) value=(value.as_ref()); }
            (fields(texts, shown))
            button.go type="submit" { (msg::decks_goldfish_go(texts)) }
        }
    }
}
