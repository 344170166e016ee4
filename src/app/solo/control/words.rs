//! The controls of a question as words: what is chosen or filled in on the page is typed in a terminal, and what
//! may be typed is read off the same controls.

use crate::solo::control::answer_form::FormBuilder;
use crate::solo::control::controls::{Controls, Group, TablePlace};
use crate::solo::control::fields;
use model::EntryId;
use model::text::vocabulary::{TypedForms, typed};
use page::locale::msg;
use page::{FormChoice, FormControl, FormField};
use solo::state::question::PartOutcome;
use solo::state::tabletop::Zone;
use words::names::first_form;

/// The words for the zones of the Bot.
pub const ZONES: [(TypedForms, Zone); 9] = [
    (typed::ZONE_DECK, Zone::Deck),
    (typed::ZONE_SUPPLEMENT, Zone::Supplement),
    (typed::ZONE_DISCARD, Zone::Discard),
    (typed::ZONE_STAGING, Zone::Staging),
    (typed::ZONE_LOG, Zone::Log),
    (typed::ZONE_OFFICER, Zone::Officer),
    (typed::ZONE_CONTROLLED, Zone::Controlled),
    (typed::ZONE_SHIPS, Zone::Ships),
    (typed::ZONE_GONE, Zone::Gone),
];

/// What lies on cards or stands at Locations, by the ends of the paths of its fields.
const COUNTED: [(&str, TypedForms); 6] = [
    ("tokens.glory", typed::TOKEN_GLORY),
    ("tokens.dilithium", typed::TOKEN_DILITHIUM),
    ("tokens.latinum", typed::TOKEN_LATINUM),
    ("player.teams", typed::FORCE_YOUR_TEAMS),
    ("player.ships", typed::FORCE_YOUR_SHIPS),
    ("bot_teams", typed::FORCE_BOT_TEAMS),
];

/// Values of buttons with the words typed for them.
const BUTTONS: [(&str, TypedForms); 5] = [
    ("true", typed::ANSWER_YES),
    ("false", typed::ANSWER_NO),
    (PartOutcome::Done.code(), typed::ANSWER_DONE),
    (PartOutcome::Cancelled.code(), typed::ANSWER_CANCELLED),
    (PartOutcome::Unable.code(), typed::ANSWER_IMPOSSIBLE),
];

/// The places of the Market, by the numbers in the paths of their fields.
const PLACES: [TypedForms; 4] = [typed::MARKET_PERSON, typed::MARKET_CARGO, typed::MARKET_SHIP, typed::MARKET_ALLY];

/// Of more numbers than these only the one that is known is offered.
const MOST_NUMBERS: i64 = 20;

impl FormBuilder<'_> {
    /// The words that may be typed for controls, each once, in the order of their fields.
    pub fn offered_words(&self, controls: &Controls) -> Vec<String> {
        let groups = controls.groups.iter();
        let mut typed: Vec<String> = groups.flat_map(|group| self.group_words(group)).collect();
        let mut seen = std::collections::HashSet::new();
        typed.retain(|word| !word.is_empty() && seen.insert(word.clone()));
        typed
    }

    /// The cards that may lie at the places asked for, by the names of these; any Location may lie in each place of the
    /// Neutral Zone.
    pub fn cards_by_place(&self, controls: &Controls) -> Vec<(String, Vec<String>)> {
        let mut named: Vec<(String, Vec<String>)> = Vec::new();
        for (place, part) in controls.groups.iter().flat_map(Group::placed) {
            let is_zone = matches!(place, TablePlace::Zone(_));
            let name = if is_zone { msg::status_zone(self.texts()) } else { part.legend.plain() };
            let titles = part.fields.iter().find_map(|field| {
                let FormControl::OneOfMany(titles) = &field.control else {
                    return None;
                };
                Some(titles.clone())
            });
            if named.last().is_none_or(|(last, _)| *last != name) {
                named.extend(titles.map(|titles| (name, titles)));
            }
        }
        named
    }

    fn group_words(&self, group: &Group) -> Vec<String> {
        let fields: Vec<&FormField> = group.parts.iter().flat_map(|part| &part.fields).collect();
        let mut typed: Vec<String> = join_known(&fields).into_iter().collect();
        typed.extend(fields.iter().flat_map(|field| self.field_words(field)));
        typed
    }

    fn field_words(&self, field: &FormField) -> Vec<String> {
        match &field.control {
            FormControl::OneOfMany(titles) => titles.clone(),
            FormControl::OneOf(choices)
            | FormControl::Scale(choices)
            | FormControl::Buttons(choices)
            | FormControl::Several(choices) => {
                choices.iter().map(|choice| self.chosen(&field.name, choice)).collect()
            }
            FormControl::Number { least, most } => match self.counted(&field.name) {
                Some(word) => vec![word.to_owned()],
                None if is_joined(field) => Vec::new(),
                None if most - least <= MOST_NUMBERS => (*least..=*most).map(|one| one.to_string()).collect(),
                None => vec![page::plain(&field.value)],
            },
            FormControl::Steps { .. } | FormControl::Rows(_) => Vec::new(),
            FormControl::Switch => vec![self.switched(&field.name)],
            FormControl::Name { .. } | FormControl::Names { .. } => {
                let book = self.telling.book;
                let cards = book.cards.values().filter(|card| book.is_in_game(card));
                self.titles(&cards.map(|card| card.id.clone()).collect::<Vec<EntryId>>())
            }
            FormControl::Text { .. } | FormControl::Keys { .. } => {
                page::plain(&field.value).lines().map(str::to_owned).collect()
            }
            FormControl::Line => vec![page::plain(&field.value)],
        }
    }

    /// A button as it is typed: a card by its title, an option by its number from 1, anything else by its word. Of
    /// two answers the second is asked for if it is left out.
    fn chosen(&self, path: &str, choice: &FormChoice) -> String {
        let value = choice.value.split(',').next().unwrap_or_default();
        let zone = || ZONES.iter().find(|(_, zone)| zone.code() == value);
        match (path.rsplit('.').next().unwrap_or_default(), value) {
            (_, fields::NOTHING) | ("choice", "unable") => fields::NOTHING.to_owned(),
            (fields::CARD | "where" | "at", _) => choice.label.plain(),
            ("to", _) => zone().map_or_else(String::new, |(word, _)| self.word(*word)),
            (fields::MARKS, _) => String::new(),
            _ => self.pressed(value.rsplit('.').next().unwrap_or_default()),
        }
    }

    fn pressed(&self, value: &str) -> String {
        if let Ok(option) = value.parse::<usize>() {
            return option.saturating_add(1).to_string();
        }
        let button = BUTTONS.iter().find(|(button, _)| *button == value);
        button.map_or_else(|| value.to_owned(), |(_, word)| self.word(*word))
    }

    /// The word behind a count of something at a place.
    fn counted(&self, path: &str) -> Option<&'static str> {
        let found = COUNTED.iter().find(|(end, _)| path.ends_with(end));
        found.map(|(_, word)| self.form(*word))
    }

    fn switched(&self, path: &str) -> String {
        match path.rsplit('.').take(3).collect::<Vec<_>>()[..] {
            [_, "stardate", ..] => self.word(typed::ANSWER_END),
            [_, at, "market" | "slots"] => {
                let place = at.parse::<usize>().ok().and_then(|at| PLACES.get(at));
                place.map_or_else(String::new, |place| format!("{} -", self.form(*place)))
            }
            _ => fields::NOTHING.to_owned(),
        }
    }

    fn word(&self, word: TypedForms) -> String {
        self.form(word).to_owned()
    }

    fn form(&self, word: TypedForms) -> &'static str {
        first_form(self.texts().lang(), word)
    }
}

/// Whether it is typed together with its neighbours: tracks, and the Stardate card with its Glory.
fn is_joined(field: &FormField) -> bool {
    let is_track = matches!(field.control, FormControl::Steps { .. });
    is_track || ["stardate.card", "stardate.glory"].iter().any(|end| field.name.ends_with(end))
}

/// Numbers that are typed together, as they are known.
fn join_known(fields: &[&FormField]) -> Option<String> {
    let joined = fields.iter().filter(|field| is_joined(field));
    let values: Vec<&str> = joined.map(|field| field.value.as_str()).collect();
    // A Stardate card without Glory is not on top any more.
    if let [_, "0"] = values[..] {
        return None;
    }
    // Three are the tracks, typed as `R,I,M`; two are the Stardate card and its Glory.
    let parting = if values.len() == 3 { "," } else { " " };
    (!values.is_empty()).then(|| values.join(parting))
}
