//! What the computer chose among cards or Locations, and why; what cards are worth, with their addends.

use serde::Serialize;

use crate::CommandReport;
use model::{Card, EntryId, Focus, Lang, Localized, Preference};
use page::locale::{Texts, msg};
use page::{Page, PageTable, plain, strong};
use solo::rules::wish::{CardWish, PickResult};
use solo::rules::worth::Favorites;
use solo::{Forces, Multipliers, TokenCounts, Worth};
use words::effects::{EffectWriter, Names};
use words::{Term, foot};

/// A card that lay there, with its value.
#[derive(Debug)]
pub struct Laid {
    /// The card or Location.
    pub card: Card,
    /// Its value with all addends.
    pub worth: Worth,
    /// What lay on it, or stood there.
    pub on_it: OnIt,
}

/// What lay on a Market card, or stood at a Location.
#[derive(Debug, Clone, Copy, Serialize)]
#[serde(untagged)]
pub enum OnIt {
    /// Tokens on a Market card.
    Tokens(TokenCounts),
    /// What both sides have at a Location.
    Forces {
        /// The Bot's Away Teams and Ships.
        bot: Forces,
        /// The player's Away Teams and Ships.
        player: Forces,
    },
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
pub struct CardChoice {
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

impl CardChoice {
    /// The choice a wish led to.
    pub fn new(texts: &Texts, names: &Names, wish: &CardWish, laid: Vec<Laid>, picked: &PickResult) -> CardChoice {
        let at = |place: &usize| &laid[*place].card;
        let cards: Vec<&Card> = picked.places.iter().map(at).collect();
        let why = match wish {
            CardWish::Preferred(preference) => preferred(texts, names, preference, &cards),
            CardWish::Market(wish) => wish.term(texts),
            CardWish::Zone(wish) => wish.term(texts),
        };
        let source = match wish {
            CardWish::Preferred(_) | CardWish::Market(_) => msg::pick_source_market(texts),
            CardWish::Zone(_) => msg::pick_source_zone(texts),
        };
        CardChoice {
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

    /// The choice with the values of all cards and their addends.
    pub fn explained(self) -> CardChoice {
        let value = |laid: &Laid| Value {
            card: laid.card.id.clone(),
            value: laid.worth.total(),
            parts: laid.worth,
            on_it: laid.on_it,
            candidate: self.candidates.contains(&laid.card.id),
        };
        let values = self.laid.iter().map(value).collect();
        CardChoice { values: Some(values), ..self }
    }

    /// Whether any card was chosen.
    pub fn is_made(&self) -> bool {
        self.place.is_some()
    }

    /// Every card with the addends of its value, what lies on it, and whether it came into question.
    fn addends(&self, texts: &Texts, values: &[Value]) -> PageTable {
        let has_special = values.iter().any(|value| value.parts.special != 0);
        let mut header = worth_header(texts, has_special);
        header.extend([msg::pick_worth_on_it(texts), msg::pick_worth_fits(texts)]);
        let pairs = values.iter().zip(&self.laid).enumerate();
        let rows = pairs.map(|(at, (value, laid))| {
            let mark = if self.place == Some(at) { "► " } else { "" };
            let title = laid.card.title.get(texts.lang());
            let fits = if value.candidate { msg::play_word_yes(texts) } else { msg::play_word_no(texts) };
            let mut row = vec![format!("{mark}{title}")];
            let numbers = addends(value.parts, has_special).into_iter();
            row.extend(numbers.map(|number| number.to_string()));
            row.extend([value.value.to_string(), on_it(texts, value.on_it), fits]);
            row
        });
        PageTable::ruled(header, rows)
    }

    fn table(&self, texts: &Texts) -> PageTable {
        if let Some(values) = &self.values {
            return self.addends(texts, values);
        }
        let header = [msg::pick_worth_card(texts), msg::pick_worth_total(texts)];
        let rows = self.laid.iter().enumerate().map(|(at, laid)| {
            let mark = if self.place == Some(at) { "► " } else { "" };
            let title = laid.card.title.get(texts.lang());
            vec![format!("{mark}{title}"), laid.worth.total().to_string()]
        });
        PageTable::ruled(header, rows)
    }
}

impl CommandReport for CardChoice {
    fn page(&self, texts: &Texts) -> Page {
        let title = |place: usize| strong(self.laid[place].card.title.get(texts.lang()));
        let mut page = Page::from_words(match self.place {
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
    let titles: Vec<&str> = cards.iter().map(|card| card.title.get(texts.lang())).map(String::as_str).collect();
    let preference = EffectWriter::new(texts, names).preference(preference);
    let fitting = msg::pick_reason_preference(texts, preference, titles.join(", "));
    format!("{fitting} {decisive}")
}

/// What cards are worth: `{"values":[{"card","value","parts":{"printed","focus","endgame","glory"}}]}`.
#[derive(Debug, Serialize)]
pub struct Values<'a> {
    values: Vec<ValuedCard>,
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
struct ValuedCard {
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
    pub fn new(cards: Vec<(Card, Worth)>, multipliers: Multipliers<'a>, names: &'a Names) -> Values<'a> {
        let valued = |(card, worth): (Card, Worth)| ValuedCard {
            card: card.id,
            value: worth.total(),
            parts: worth,
            title: card.title,
            focus: card.focus,
        };
        Values { values: cards.into_iter().map(valued).collect(), multipliers, names, is_explained: false }
    }

    /// The values with a sentence for each card: where each addend comes from.
    pub fn explained(self) -> Values<'a> {
        Values { is_explained: true, ..self }
    }
}

impl ValuedCard {
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
            let multiplier = multipliers.count(multipliers.track_of(focus));
            msg::pick_why_focus(texts, parts.focus, focus.term(texts), multiplier)
        });
        let some = |number: i32, words: fn(&Texts, i32) -> String| (number != 0).then(|| words(texts, number));
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
    let Worth { printed, focus, endgame, glory, special } = worth;
    let special = has_special.then_some(special);
    [printed, focus, endgame, glory].into_iter().chain(special).collect()
}

impl CommandReport for Values<'_> {
    fn page(&self, texts: &Texts) -> Page {
        let has_special = self.values.iter().any(|valued| valued.parts.special != 0);
        let header = worth_header(texts, has_special);
        let values = self.values.iter();
        let rows = values.map(|valued| valued.row(texts.lang(), has_special));
        let [research, influence, military] = self.multipliers.in_order();
        let mut page = Page::new();
        page.table(PageTable::ruled(header, rows));
        page.say(msg::pick_worth_multipliers(texts, research, influence, military));
        if let Favorites::Unmarked { open, .. } = self.multipliers.favorites {
            let open = self.names.listed(&open.slugs(), texts.lang());
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
