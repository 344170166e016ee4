//! What can be reported of the player's turn, by what the card in hand says.

use serde::Serialize;

use crate::locale::{Texts, msg};
use crate::model::{Lang, Localized};
use crate::page::{Page, Table, command};
use crate::text::vocabulary::{Typed, words};
use crate::view::Show;

/// The events: `{"events":[{"event","type","says"}]}`.
#[derive(Debug, Serialize)]
pub struct EventList {
    events: Vec<Line>,
}

/// An event with what is typed for it and the words of cards it stands for, in both languages.
#[derive(Debug, Serialize)]
struct Line {
    event: &'static str,
    #[serde(rename = "type")]
    typed: Localized<String>,
    says: Localized<String>,
}

type Says = fn(&Texts) -> String;

/// What follows the word of an event, if anything does, and what cards say.
type Row = (Typed, Option<Says>, Says);

const ROWS: [Row; 21] = [
    (
        words::EVENT_DRAW,
        Some(msg::event_with_count),
        msg::event_says_draw,
    ),
    (
        words::EVENT_INCIDENT,
        Some(msg::event_with_count),
        msg::event_says_incident,
    ),
    (
        words::EVENT_RETURN_INCIDENT,
        None,
        msg::event_says_return_incident,
    ),
    (
        words::EVENT_GIVE,
        Some(msg::event_with_card),
        msg::event_says_give,
    ),
    (
        words::EVENT_GLORY,
        Some(msg::event_with_count),
        msg::event_says_glory,
    ),
    (
        words::EVENT_DILITHIUM,
        Some(msg::event_with_count),
        msg::event_says_dilithium,
    ),
    (
        words::EVENT_LATINUM,
        Some(msg::event_with_count),
        msg::event_says_latinum,
    ),
    (
        words::EVENT_YOUR_GLORY,
        Some(msg::event_with_count),
        msg::event_says_your_glory,
    ),
    (words::EVENT_STEAL, None, msg::event_says_steal),
    (words::EVENT_HAND, None, msg::event_says_hand),
    (
        words::EVENT_DISMISS_OFFICER,
        None,
        msg::event_says_dismiss_officer,
    ),
    (words::EVENT_LOG_OFFICER, None, msg::event_says_log_officer),
    (
        words::EVENT_DISMISS_SHIP,
        Some(msg::event_with_ship),
        msg::event_says_dismiss_ship,
    ),
    (
        words::EVENT_LOG_SHIP,
        Some(msg::event_with_ship),
        msg::event_says_log_ship,
    ),
    (
        words::EVENT_RECALL,
        Some(msg::event_with_ship),
        msg::event_says_recall,
    ),
    (
        words::EVENT_REMOVE_TEAMS,
        Some(msg::event_with_teams),
        msg::event_says_remove_teams,
    ),
    (
        words::EVENT_CONTROL,
        Some(msg::event_with_location),
        msg::event_says_control,
    ),
    (
        words::EVENT_LOSE_LOCATION,
        Some(msg::event_with_location),
        msg::event_says_lose_location,
    ),
    (
        words::EVENT_LOG_LOCATION,
        Some(msg::event_with_location),
        msg::event_says_log_location,
    ),
    (
        words::EVENT_CHOOSE,
        Some(msg::event_with_options),
        msg::event_says_choose,
    ),
    (words::EVENT_BURN, None, msg::event_says_burn),
];

impl EventList {
    /// All of them.
    pub fn all() -> EventList {
        let texts = Lang::ALL.map(Texts::new);
        let [de, en] = &texts;
        let line = |(word, with, says): &Row| Line {
            event: word.en.first().copied().unwrap_or_default(),
            typed: Localized {
                de: typed(de, *word, *with),
                en: typed(en, *word, *with),
            },
            says: Localized {
                de: says(de),
                en: says(en),
            },
        };
        EventList {
            events: ROWS.iter().map(line).collect(),
        }
    }
}

fn typed(texts: &Texts, word: Typed, with: Option<Says>) -> String {
    let forms = match texts.lang() {
        Lang::De => word.de,
        Lang::En => word.en,
    };
    let word = forms.first().copied().unwrap_or_default().to_lowercase();
    match with {
        Some(with) => format!("{word} {}", with(texts)),
        None => word,
    }
}

impl Show for EventList {
    fn page(&self, texts: &Texts) -> Page {
        let lang = texts.lang();
        let header = [msg::event_head_says(texts), msg::event_head_type(texts)];
        let rows = self.events.iter().map(|line| {
            let says = line.says.get(lang).clone();
            vec![says, command(line.typed.get(lang).clone())]
        });
        let mut page = Page::new();
        page.table(Table::open(header, rows));
        page.gap();
        page.say(msg::event_list_foot(texts));
        page
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::view::sample::check_pages;

    #[test]
    fn the_list_reads_well_in_both_languages() {
        check_pages(|texts| EventList::all().page(texts));
    }
}
