//! What a record is called, and where it is from.

use crate::entry::{card, ccg};
use model::{GameBox, Lang, Record};
use page::locale::{Texts, msg};
use page::strong;
use words::Term;
use words::foot::kind_or_deck;

/// Both titles of a record, the own language first.
pub fn title(texts: &Texts, record: &Record) -> String {
    let lang = texts.lang();
    let (own, other) = (name(record, lang), name(record, lang.other()));
    if other == own { strong(own) } else { format!("{} · {other}", strong(own)) }
}

/// The title as a page shows it: that of a unique card behind a dot.
pub fn name(record: &Record, lang: Lang) -> String {
    match record {
        Record::Ccg(card) => ccg::title(card, lang),
        Record::Rule(_) | Record::Card(_) => record.title().get(lang).clone(),
    }
}

/// Type, suit or kind of an entry, as shown.
pub fn kind(texts: &Texts, record: &Record) -> String {
    match record {
        Record::Card(card) => card::kind(texts, card),
        Record::Ccg(card) => ccg::kind(texts, &card.card),
        Record::Rule(rule) => match rule.entry.group {
            Some(group) => group.term(texts),
            None => rule.entry.kind().term(texts),
        },
    }
}

/// Game and kind of a record.
pub fn place(texts: &Texts, record: &Record) -> String {
    let kind = kind(texts, record);
    let place = format!("{} · {kind}", record.game().term(texts));
    if is_own(record) {
        return format!("{place} · {}", msg::memory_own(texts));
    }
    match record.boxes().first() {
        Some(of) if of.game_box != GameBox::Core => {
            format!("{place} · {}", of.title.get(texts.lang()))
        }
        Some(_) | None => place,
    }
}

/// Whether a player wrote it.
fn is_own(record: &Record) -> bool {
    match record {
        Record::Rule(rule) => rule.entry.is_own,
        Record::Card(_) | Record::Ccg(_) => false,
    }
}

/// What references put behind the title of a record that shares it.
pub fn apart(texts: &Texts, record: &Record) -> String {
    let deck = match record {
        Record::Card(card) => Some(card.card.deck),
        Record::Rule(_) | Record::Ccg(_) => None,
    };
    kind_or_deck(texts, record.id(), deck)
}

pub(super) fn mention(texts: &Texts, record: &Record) -> String {
    let title = page::link(record.id().as_str(), name(record, texts.lang()));
    format!("{title} ({})", place(texts, record))
}
