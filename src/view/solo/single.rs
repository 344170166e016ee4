//! What cards are worth, with their addends.

use serde::Serialize;

use super::effects::Names;
use crate::locale::{Texts, msg};
use crate::model::{Card, EntryId, Focus, Lang, Localized};
use crate::page::{Page, Table, strong};
use crate::solo::rules::worth::Favorites;
use crate::solo::{Multipliers, Worth};
use crate::view::Show;
use crate::view::kit::foot;
use crate::view::kit::terms::Term;

/// What cards are worth: `{"values":[{"card","value","parts":{"printed","focus","endgame","glory"}}]}`.
#[derive(Debug, Serialize)]
pub struct Values<'a> {
    values: Vec<Valued>,
    #[serde(skip)]
    multipliers: Multipliers<'a>,
    #[serde(skip)]
    names: &'a Names,
    /// Whether it is said where each addend comes from.
    #[serde(skip)]
    is_explained: bool,
}

/// A card with its value.
#[derive(Debug, Serialize)]
struct Valued {
    card: EntryId,
    value: i32,
    parts: Worth,
    #[serde(skip)]
    title: Localized<String>,
    #[serde(skip)]
    focus: Option<Focus>,
}

impl<'a> Values<'a> {
    /// Cards with their values.
    pub fn new(
        cards: Vec<(Card, Worth)>,
        multipliers: Multipliers<'a>,
        names: &'a Names,
    ) -> Values<'a> {
        let valued = |(card, worth): (Card, Worth)| Valued {
            card: card.id,
            value: worth.total(),
            parts: worth,
            title: card.title,
            focus: card.focus,
        };
        Values {
            values: cards.into_iter().map(valued).collect(),
            multipliers,
            names,
            is_explained: false,
        }
    }

    /// The same with a sentence for each card: where each addend comes from.
    pub fn explained(self) -> Values<'a> {
        Values {
            is_explained: true,
            ..self
        }
    }
}

impl Valued {
    fn row(&self, lang: Lang, has_special: bool) -> Vec<String> {
        let title = std::iter::once(self.title.get(lang).clone());
        let parts = addends(self.parts, has_special).into_iter();
        let numbers = parts.chain([self.value]).map(|n| n.to_string());
        title.chain(numbers).collect()
    }

    /// The addends that are not 0, and where they come from.
    fn sum(&self, texts: &Texts, multipliers: Multipliers) -> String {
        let parts = self.parts;
        let track = self.focus.map(|focus| {
            let multiplier = multipliers.of(multipliers.track_of(focus));
            msg::pick_why_focus(texts, parts.focus, focus.term(texts), multiplier)
        });
        let some = |number: i32, words: fn(&Texts, i32) -> String| {
            (number != 0).then(|| words(texts, number))
        };
        let each = [
            some(parts.printed, msg::pick_why_printed),
            track,
            some(parts.endgame, msg::pick_why_endgame),
            some(parts.glory, msg::pick_why_glory),
            some(parts.special, msg::pick_why_special),
        ];
        let addends: Vec<String> = each.into_iter().flatten().collect();
        let title = strong(self.title.get(texts.lang()));
        if addends.is_empty() {
            return msg::pick_why_nothing(texts, title);
        }
        msg::pick_why(texts, title, addends.join(" + "), self.value)
    }
}

/// The head of a table of values with their addends; that of a special rule only where it counts.
pub(super) fn worth_header(texts: &Texts, has_special: bool) -> Vec<String> {
    let special = has_special.then(|| msg::pick_worth_special(texts));
    let addends = [
        msg::pick_worth_card(texts),
        msg::pick_worth_printed(texts),
        msg::pick_worth_focus(texts),
        msg::pick_worth_endgame(texts),
        msg::pick_worth_glory(texts),
    ];
    let total = msg::pick_worth_total(texts);
    addends.into_iter().chain(special).chain([total]).collect()
}

/// The addends in the order of the head.
pub(super) fn addends(worth: Worth, has_special: bool) -> Vec<i32> {
    let Worth {
        printed,
        focus,
        endgame,
        glory,
        special,
    } = worth;
    let special = has_special.then_some(special);
    [printed, focus, endgame, glory]
        .into_iter()
        .chain(special)
        .collect()
}

impl Show for Values<'_> {
    fn page(&self, texts: &Texts) -> Page {
        let has_special = self.values.iter().any(|valued| valued.parts.special != 0);
        let header = worth_header(texts, has_special);
        let values = self.values.iter();
        let rows = values.map(|valued| valued.row(texts.lang(), has_special));
        let [research, influence, military] = self.multipliers.in_order();
        let mut page = Page::new();
        page.table(Table::ruled(header, rows));
        page.say(msg::pick_worth_multipliers(
            texts, research, influence, military,
        ));
        if let Favorites::Unmarked(unmarked) = self.multipliers.favorites {
            let open = self.names.listed(&unmarked.slugs(), texts.lang());
            page.say(msg::pick_worth_unmarked(texts, open));
        }
        if self.is_explained {
            for valued in &self.values {
                page.point(valued.sum(texts, self.multipliers));
            }
        }
        page.append(foot::reasons(texts, "", msg::pick_worth_source(texts)));
        page
    }
}
