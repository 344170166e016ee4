//! The controls of a question as words: what is chosen or filled in on the page is typed in a terminal, and what
//! may be typed is read off the same controls.

use super::answer_form::FormBuilder;
use super::controls::{Controls, Group};
use super::fields;
use model::{EntryId, Lang};

use crate::kit::records::first_form;
use model::text::vocabulary::{TypedForms, words};
use page::{FormChoice, FormControl, FormField};
use solo::state::tabletop::Zone;

/// The words for the zones of the Bot.
pub const ZONES: [(TypedForms, Zone); 9] = [
    (words::ZONE_DECK, Zone::Deck),
    (words::ZONE_SUPPLEMENT, Zone::Supplement),
    (words::ZONE_DISCARD, Zone::Discard),
    (words::ZONE_STAGING, Zone::Staging),
    (words::ZONE_LOG, Zone::Log),
    (words::ZONE_OFFICER, Zone::Officer),
    (words::ZONE_CONTROLLED, Zone::Controlled),
    (words::ZONE_SHIPS, Zone::Ships),
    (words::ZONE_GONE, Zone::Gone),
];

/// What lies on cards or stands at Locations, by the names of its fields.
const COUNTED: [(&str, TypedForms); 6] = [
    (fields::TOKENS[0], words::TOKEN_GLORY),
    (fields::TOKENS[1], words::TOKEN_DILITHIUM),
    (fields::TOKENS[2], words::TOKEN_LATINUM),
    (fields::TEAMS, words::FORCE_YOUR_TEAMS),
    (fields::SHIPS, words::FORCE_YOUR_SHIPS),
    (fields::BOT, words::FORCE_BOT_TEAMS),
];

/// Values of buttons with the words typed for them.
const SAID: [(&str, &[TypedForms]); 7] = [
    (fields::YES, &[words::ANSWER_YES]),
    (fields::NO, &[words::ANSWER_NO]),
    (fields::DONE, &[words::ANSWER_DONE]),
    (fields::DONE_YES, &[words::ANSWER_DONE, words::ANSWER_YES]),
    (fields::DONE_NO, &[words::ANSWER_DONE, words::ANSWER_NO]),
    (fields::CANCELLED, &[words::ANSWER_CANCELLED]),
    (fields::UNABLE, &[words::ANSWER_IMPOSSIBLE]),
];

/// The places of the Market, by the numbers in the names of their fields.
const PLACES: [TypedForms; 4] = [words::MARKET_PERSON, words::MARKET_CARGO, words::MARKET_SHIP, words::MARKET_ALLY];

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

    fn group_words(&self, group: &Group) -> Vec<String> {
        let fields: Vec<&FormField> = group.parts.iter().flat_map(|part| &part.fields).collect();
        let mut typed: Vec<String> = join_known(&fields).into_iter().collect();
        typed.extend(fields.iter().flat_map(|field| self.field_words(field)));
        typed
    }

    fn field_words(&self, field: &FormField) -> Vec<String> {
        let name = FieldName::parse(field);
        match &field.control {
            FormControl::OneOfMany(titles) => titles.clone(),
            FormControl::OneOf(choices)
            | FormControl::Scale(choices)
            | FormControl::Buttons(choices)
            | FormControl::Several(choices) => choices.iter().map(|choice| self.chosen(&name, choice)).collect(),
            FormControl::Number { least, most } => match self.counted(&name) {
                Some(word) => vec![word.to_owned()],
                None if name.is_joined() => Vec::new(),
                None if most - least <= MOST_NUMBERS => (*least..=*most).map(|one| one.to_string()).collect(),
                None => vec![page::plain(&field.value)],
            },
            FormControl::Steps { .. } => Vec::new(),
            FormControl::Switch => vec![self.switched(&name)],
            FormControl::Name { .. } | FormControl::Names { .. } => {
                let book = self.telling.book;
                let cards = book.cards.values().filter(|card| book.is_in_game(card));
                self.titles(&cards.map(|card| card.id.clone()).collect::<Vec<EntryId>>())
            }
            FormControl::Text { .. } => page::plain(&field.value).lines().map(str::to_owned).collect(),
            FormControl::Line => vec![page::plain(&field.value)],
        }
    }

    /// A button as it is typed: a card by its title, an option by its number, anything else by its word.
    fn chosen(&self, name: &FieldName<'_>, choice: &FormChoice) -> String {
        let value = choice.value.as_str();
        let zone = ZONES.iter().find(|(_, zone)| zone.code() == value);
        match (name.what, value) {
            (fields::CARD, value) if value != "-" => choice.label.plain(),
            (fields::PLACE, value) if value != fields::ELSEWHERE => choice.label.plain(),
            (fields::ZONE, _) => zone.map_or_else(String::new, |(word, _)| self.word(*word)),
            _ if name.what.starts_with(fields::MARKS) => String::new(),
            _ => {
                let typed = value_as_typed(self.texts().lang(), name.what, value);
                // Of two words the second is asked for if it is left out.
                typed.first().cloned().unwrap_or_default()
            }
        }
    }

    /// The word behind a count of something at a place.
    fn counted(&self, name: &FieldName<'_>) -> Option<&'static str> {
        name.place?;
        let found = COUNTED.iter().find(|(what, _)| *what == name.what);
        found.map(|(_, word)| self.form(*word))
    }

    fn switched(&self, name: &FieldName<'_>) -> String {
        let number = name.place.and_then(|place| place.strip_prefix("slot"));
        let slot = number.and_then(|at| PLACES.get(at.parse::<usize>().ok()?));
        match (name.what, slot) {
            (fields::END, _) => self.word(words::ANSWER_END),
            (_, Some(place)) => format!("{} -", self.form(*place)),
            (_, None) => "-".to_owned(),
        }
    }

    fn word(&self, word: TypedForms) -> String {
        self.form(word).to_owned()
    }

    fn form(&self, word: TypedForms) -> &'static str {
        first_form(self.texts().lang(), word)
    }
}

/// What was chosen or filled in, in the words that are typed for it: options are counted from 1, other places and
/// what cannot be chosen are a `-`, buttons have words.
pub fn value_as_typed(lang: Lang, name: &str, value: &str) -> Vec<String> {
    let said = SAID.iter().find(|(said, _)| *said == value);
    match (name, value.parse::<usize>()) {
        (fields::OPTION, Ok(at)) => vec![at.saturating_add(1).to_string()],
        (fields::OPTION, Err(_)) if value == fields::UNABLE => vec!["-".to_owned()],
        (fields::PLACE, Err(_)) if value == fields::ELSEWHERE => vec!["-".to_owned()],
        _ => said.map_or_else(
            || vec![value.to_owned()],
            |(_, words)| words.iter().map(|word| first_form(lang, *word).to_owned()).collect(),
        ),
    }
}

/// What the name of a field says.
struct FieldName<'f> {
    /// The place it is about, as `slot0`.
    place: Option<&'f str>,
    what: &'f str,
}

impl<'f> FieldName<'f> {
    fn parse(field: &'f FormField) -> FieldName<'f> {
        let name = field.name.rsplit('.').next().unwrap_or_default();
        match name.split_once('-') {
            Some((place, what)) if place.starts_with("slot") || place.starts_with("site") => {
                FieldName { place: Some(place), what }
            }
            _ => FieldName { place: None, what: name },
        }
    }

    /// Whether it is typed together with its neighbours: tracks, and the Stardate card with its Glory.
    fn is_joined(&self) -> bool {
        self.what.starts_with("track") || [fields::STARDATE, fields::GLORY].contains(&self.what)
    }
}

/// Numbers that are typed together, as they are known.
fn join_known(fields: &[&FormField]) -> Option<String> {
    let joined = fields.iter().filter(|field| {
        let name = FieldName::parse(field);
        name.place.is_none() && name.is_joined()
    });
    let values: Vec<&str> = joined.map(|field| field.value.as_str()).collect();
    // A Stardate card without Glory is not on top any more.
    if let [_, "0"] = values[..] {
        return None;
    }
    // Three are the tracks, typed as `R,I,M`; two are the Stardate card and its Glory.
    let parting = if values.len() == 3 { "," } else { " " };
    (!values.is_empty()).then(|| values.join(parting))
}
