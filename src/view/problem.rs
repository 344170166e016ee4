//! Errors as a player reads them: what is wrong, and what to do.

use super::admin::data;
use super::kit::records::spelled;
use crate::error::{Error, MemoryError, StorageError};
use page::locale::{Texts, msg};
use page::{Page, PageBlock, alarm};

/// By how many signs the ways out are set in below what is wrong.
pub const MARGIN: usize = 2;

/// How the reader can do what helps.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Medium {
    /// By commands in a terminal.
    Typed,
    /// On the page for browsers.
    Tapped,
}

/// What is wrong, where, and what helps.
pub fn page(texts: &Texts, error: &Error, medium: Medium) -> Page {
    let mut page = labelled(texts, &spelled(texts, &error.sentence(texts)));
    match error {
        Error::Storage(StorageError::Data { findings }) => {
            page.append(data::findings(texts, findings));
        }
        Error::Storage(StorageError::OwnRules { findings })
        | Error::Memory(MemoryError::RuleFaults { findings, .. }) => {
            page.append(data::findings_to_read(texts, findings));
        }
        Error::Query { query, at: Some(at), .. } => page.push(PageBlock::Pointed { typed: query.clone(), at: *at }),
        Error::Usage(_)
        | Error::Entry(_)
        | Error::Search(_)
        | Error::Query { at: None, .. }
        | Error::Boxes(_)
        | Error::Calc(_)
        | Error::Deck(_)
        | Error::Solo(_)
        | Error::Campaign(_)
        | Error::Collection(_)
        | Error::Import(_)
        | Error::Storage(_)
        | Error::Serve(_)
        | Error::Site(_)
        | Error::Export(_)
        | Error::Settings(_)
        | Error::Memory(_) => {}
    }
    for hint in hints(texts, error, medium) {
        page.set_in(spelled(texts, &hint), MARGIN);
    }
    page
}

/// What an answer had to do without, and why: the player's own data or settings, or a part of them. What takes nothing
/// from the answer is said as it is.
pub fn aside(texts: &Texts, error: &Error, medium: Medium) -> Page {
    let sentence = spelled(texts, &error.sentence(texts));
    let takes_nothing = matches!(
        error,
        Error::Deck(_)
            | Error::Storage(
                StorageError::Damaged { .. }
                    | StorageError::ReadOnly { .. }
                    | StorageError::CacheFolder { .. }
                    | StorageError::SpareCache { .. }
            )
    );
    let mut page = Page::from_words(if takes_nothing {
        sentence
    } else if matches!(error, Error::Settings(_)) {
        msg::err_without_settings(texts, sentence)
    } else {
        msg::err_without_own(texts, sentence)
    });
    if let Error::Storage(StorageError::OwnRules { findings }) = error {
        page.append(data::findings(texts, findings));
    }
    for hint in hints(texts, error, medium) {
        page.set_in(spelled(texts, &hint), MARGIN);
    }
    page
}

/// A fault of the program itself.
pub fn panic(texts: &Texts, detail: &str) -> Page {
    let mut page = labelled(texts, &msg::err_panic(texts, detail));
    page.set_in(msg::hint_panic(texts), MARGIN);
    page
}

fn labelled(texts: &Texts, sentence: &str) -> Page {
    Page::from_words(format!("{} {sentence}", alarm(msg::err_label(texts))))
}

fn hints(texts: &Texts, error: &Error, medium: Medium) -> Vec<String> {
    let near = error.suggestions();
    let names: Vec<String> = near.iter().map(|name| msg::hint_quoted(texts, name)).collect();
    let meant = (!names.is_empty()).then(|| msg::hint_did_you_mean(texts, names.join(", ")));
    let way_out = match medium {
        Medium::Typed => error.way_out(texts),
        Medium::Tapped => error.way_by_taps(texts),
    };
    meant.into_iter().chain(way_out).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::error::{DeckError, EntryError, Fault, SoloError};
    use model::Lang;
    use page::render::Terminal;

    fn shown(error: &Error) -> String {
        Terminal::new(Some(80), false).render(&page(&Texts::new(Lang::En), error, Medium::Typed))
    }

    #[test]
    fn a_query_is_shown_with_its_fault_marked() {
        let error = Error::Query { query: "type:ship (".to_owned(), at: Some(10), fault: Fault::OpenParenthesis };
        let lines = "Error: The bracket is never closed.\n    type:ship (\n              ^\n";
        assert_eq!(shown(&error), lines);
    }

    #[test]
    fn where_nobody_types_no_hint_names_an_option() {
        let texts = Texts::new(Lang::En);
        let tapped = |error: Error| page(&texts, &error, Medium::Tapped).blocks.len();
        assert_eq!(tapped(DeckError::NeedsName.into()), 2);
        assert_eq!(tapped(EntryError::no_such_hit(9_usize, 3_usize).into()), 1);
        let said = page(&texts, &DeckError::NeedsName.into(), Medium::Tapped);
        assert!(!Terminal::new(Some(80), false).render(&said).contains("--"), "{said:?}");
    }

    #[test]
    fn what_helps_stands_below_what_is_wrong() {
        let error = SoloError::unknown_card("Wolf", vec!["Worf".to_owned()]);
        let lines = "Error: There is no card “Wolf”.\n  Did you mean “Worf”?\n  To see all cards: tricorder list --kind card\n";
        assert_eq!(shown(&error.into()), lines);
    }
}
