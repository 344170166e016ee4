//! What the computer chose among cards or Locations, and why.

use serde::Serialize;

use super::effects::{Names, Sentences};
use super::single::{addends, worth_header};
use crate::locale::{Texts, msg};
use crate::model::{Card, EntryId, Preference};
use crate::page::{Page, Table, plain, strong};
use crate::solo::rules::wish::{MarketWish, Picked, Wish, ZoneWish};
use crate::solo::{Forces, Tokens, Worth};
use crate::view::Show;
use crate::view::kit::foot;
use crate::view::kit::terms::{Term, terms};

terms! {
    MarketWish {
        Most => pick_reason_most,
        Least => pick_reason_least,
        Junk => pick_reason_junk,
    }
    ZoneWish {
        Explore => pick_reason_explore,
        Engage => pick_reason_engage,
        Send => pick_reason_send,
        Control => pick_reason_control,
    }
}

/// A card that lay there, with its value.
#[derive(Debug)]
pub struct Laid {
    pub card: Card,
    pub worth: Worth,
    pub on_it: OnIt,
}

/// What lay on a Market card, or stood at a Location.
#[derive(Debug, Clone, Copy, Serialize)]
#[serde(untagged)]
pub enum OnIt {
    Tokens(Tokens),
    Forces { bot: Forces, player: Forces },
}

/// A value with its addends, when it is asked for.
#[derive(Debug, Serialize)]
struct Value {
    card: EntryId,
    value: i32,
    parts: Worth,
    on_it: OnIt,
    /// Whether the card came into question.
    candidate: bool,
}

/// What was chosen among cards, and why: `{"picked","candidates":[...],"reason"}`.
#[derive(Debug, Serialize)]
pub struct Choice {
    picked: Option<EntryId>,
    candidates: Vec<EntryId>,
    /// A sentence in the player's language.
    reason: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    values: Option<Vec<Value>>,
    #[serde(skip)]
    laid: Vec<Laid>,
    #[serde(skip)]
    place: Option<usize>,
    #[serde(skip)]
    why: String,
    #[serde(skip)]
    source: String,
}

impl Choice {
    /// The choice a wish led to.
    pub fn new(
        texts: &Texts,
        names: &Names,
        wish: &Wish,
        laid: Vec<Laid>,
        picked: &Picked,
    ) -> Choice {
        let at = |place: &usize| &laid[*place].card;
        let cards: Vec<&Card> = picked.places.iter().map(at).collect();
        let why = match wish {
            Wish::Preferred(preference) => preferred(texts, names, preference, &cards),
            Wish::Market(wish) => wish.term(texts),
            Wish::Zone(wish) => wish.term(texts),
        };
        let source = match wish {
            Wish::Preferred(_) | Wish::Market(_) => msg::pick_source_market(texts),
            Wish::Zone(_) => msg::pick_source_zone(texts),
        };
        Choice {
            picked: picked.place.as_ref().map(|place| at(place).id.clone()),
            candidates: cards.iter().map(|card| card.id.clone()).collect(),
            reason: plain(&why),
            values: None,
            place: picked.place,
            why,
            source,
            laid,
        }
    }

    /// The same with all values and their addends.
    pub fn explained(self) -> Choice {
        let value = |laid: &Laid| Value {
            card: laid.card.id.clone(),
            value: laid.worth.total(),
            parts: laid.worth,
            on_it: laid.on_it,
            candidate: self.candidates.contains(&laid.card.id),
        };
        let values = self.laid.iter().map(value).collect();
        Choice {
            values: Some(values),
            ..self
        }
    }

    /// Whether any card was chosen.
    pub fn is_made(&self) -> bool {
        self.place.is_some()
    }

    /// Every card with the addends of its value, what lies on it, and whether it came into question.
    fn addends(&self, texts: &Texts, values: &[Value]) -> Table {
        let has_special = values.iter().any(|value| value.parts.special != 0);
        let mut header = worth_header(texts, has_special);
        header.extend([msg::pick_worth_on_it(texts), msg::pick_worth_fits(texts)]);
        let pairs = values.iter().zip(&self.laid).enumerate();
        let rows = pairs.map(|(at, (value, laid))| {
            let mark = if self.place == Some(at) { "► " } else { "" };
            let title = laid.card.title.get(texts.lang());
            let fits = if value.candidate {
                msg::play_word_yes(texts)
            } else {
                msg::play_word_no(texts)
            };
            let mut row = vec![format!("{mark}{title}")];
            let numbers = addends(value.parts, has_special).into_iter();
            row.extend(numbers.map(|number| number.to_string()));
            row.extend([value.value.to_string(), on_it(texts, value.on_it), fits]);
            row
        });
        Table::ruled(header, rows)
    }

    fn table(&self, texts: &Texts) -> Table {
        if let Some(values) = &self.values {
            return self.addends(texts, values);
        }
        let header = [msg::pick_worth_card(texts), msg::pick_worth_total(texts)];
        let rows = self.laid.iter().enumerate().map(|(at, laid)| {
            let mark = if self.place == Some(at) { "► " } else { "" };
            let title = laid.card.title.get(texts.lang());
            vec![format!("{mark}{title}"), laid.worth.total().to_string()]
        });
        Table::ruled(header, rows)
    }
}

impl Show for Choice {
    fn page(&self, texts: &Texts) -> Page {
        let title = |place: usize| strong(self.laid[place].card.title.get(texts.lang()));
        let mut page = Page::of(match self.place {
            Some(place) => msg::pick_picked(texts, title(place)),
            None => msg::pick_none(texts),
        });
        page.gap();
        page.table(self.table(texts));
        page.append(foot::reasons(texts, &self.why, &self.source));
        page
    }
}

/// The number of tokens; at a Location those of each side.
fn on_it(texts: &Texts, on_it: OnIt) -> String {
    match on_it {
        OnIt::Tokens(tokens) => tokens.count().to_string(),
        OnIt::Forces { bot, player } => {
            let (bot, player) = (bot.count(), player.count());
            msg::pick_worth_forces(texts, bot, player)
        }
    }
}

/// Why these cards come into question, and what decides between them; nothing if there are none.
fn preferred(texts: &Texts, names: &Names, preference: &Preference, cards: &[&Card]) -> String {
    let decisive = match cards {
        [] => return String::new(),
        [_] => msg::pick_reason_only(texts),
        _ => msg::pick_reason_value(texts),
    };
    let titles: Vec<&str> = cards
        .iter()
        .map(|card| card.title.get(texts.lang()))
        .map(String::as_str)
        .collect();
    let preference = Sentences::new(texts, names).preference(preference);
    let fitting = msg::pick_reason_preference(texts, preference, titles.join(", "));
    format!("{fitting} {decisive}")
}
