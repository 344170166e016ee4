//! What can be reported or set right, each with its controls. Only what can happen now is offered.

use crate::solo::control::answer_form::FormBuilder;
use crate::solo::control::controls::{
    Controls, Group, MOST_TOKENS, SUGGESTIONS, TablePlace, capital, number, switch,
};
use crate::solo::control::fields;
use crate::solo::entry_kinds::{CorrectionInput, CorrectionKind, EVENTS, EventInput, EventKind, Says};
use model::EntryId;
use page::locale::msg;
use page::{FilledForm, FormChoice, FormControl, FormField};
use solo::engine::offer;
use solo::rules::marks::{CaptainState, MarkSpaces};
use solo::state::tabletop::Zone;
use words::Term;
use words::names::captain_name;

/// More than this is never reported at once.
const MOST_REPORTED: u8 = 20;

/// Something to report or to set right.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EntryForm {
    /// As it is typed in English: the value of [`fields::EVENT`] or [`fields::CORRECT`].
    pub word: &'static str,
    /// What is reported or set right, in the player's language.
    pub title: String,
    /// What else has to be said; often nothing.
    pub controls: Controls,
}

impl EntryForm {
    /// Whether nothing has to be filled in.
    pub fn is_bare(&self) -> bool {
        self.controls.groups.is_empty()
    }

    /// The form holding what was filled in before.
    pub fn holding(self, filled: &FilledForm) -> EntryForm {
        let controls = self.controls.holding(filled);
        EntryForm { controls, ..self }
    }
}

impl FormBuilder<'_> {
    /// What the player's own turn, or a Reaction, can do to the Bot now.
    pub fn event_forms(&self) -> Vec<EntryForm> {
        EVENTS.iter().filter_map(|kind| self.event_form(kind)).collect()
    }

    fn event_form(&self, kind: &EventKind) -> Option<EntryForm> {
        let (texts, table) = (self.texts(), self.table);
        let mut title = (kind.says)(texts);
        let fields = match kind.input {
            EventInput::Nothing(_) => Vec::new(),
            EventInput::Officer(_) => {
                let officer = self.telling.title(table.officer.as_ref()?);
                title = msg::solo_deed_of(texts, &title, officer);
                Vec::new()
            }
            EventInput::Count(_) => vec![self.reported(MOST_REPORTED)],
            EventInput::Card(_) => vec![self.any_card()],
            EventInput::Ship(_) => vec![self.card_buttons(&table.ship_cards())?],
            EventInput::ShipOrOfficer(_) => {
                let cards = table.ship_cards().into_iter().chain(table.officer.clone());
                vec![self.card_buttons(&cards.collect::<Vec<_>>())?]
            }
            EventInput::Teams(_) => self.teams_removed()?,
            EventInput::Location(_) => vec![self.neutral_location()?],
            EventInput::Controlled(_) => vec![self.card_buttons(&table.controlled)?],
            EventInput::Options(_) => {
                let words = FormField::new("options", msg::solo_options(texts), FormControl::Line);
                vec![words.needed().hinting(msg::solo_options_hint(texts))]
            }
        };
        let groups = if fields.is_empty() { Vec::new() } else { vec![Group::plain(fields)] };
        let controls = Controls { groups }.under(kind.code());
        Some(EntryForm { word: kind.code(), title, controls })
    }

    /// One or more of what is reported.
    fn reported(&self, most: u8) -> FormField {
        number("count", msg::solo_how_many(self.texts()), (1, most)).holding("1").needed()
    }

    /// A card by its name.
    fn any_card(&self) -> FormField {
        let name = FormControl::Name { suggestions: SUGGESTIONS.to_owned() };
        FormField::new(fields::CARD, msg::solo_card(self.texts()), name).needed()
    }

    /// Cards as buttons; `None` if there are none.
    fn card_buttons(&self, cards: &[EntryId]) -> Option<FormField> {
        let buttons = FormControl::Buttons(self.choices(cards));
        let field = FormField::new(fields::CARD, msg::solo_card(self.texts()), buttons);
        (!cards.is_empty()).then_some(field)
    }

    /// A neutral Location; by its name while a place is open that nobody has named.
    fn neutral_location(&self) -> Option<FormField> {
        let known = self.table.neutral_locations();
        if known.len() == self.table.zone.len() {
            return self.card_buttons(&known);
        }
        let cards = offer::neutral(self.telling.book, self.table);
        Some(self.card_field(fields::CARD, &cards).needed())
    }

    /// Away Teams of the Bot at the Locations where it has some.
    fn teams_removed(&self) -> Option<Vec<FormField>> {
        let sites = self.table.zone.iter().filter(|site| site.bot_teams > 0);
        let cards: Vec<EntryId> = sites.filter_map(|site| site.card.clone()).collect();
        let choices = FormControl::OneOf(self.choices(&cards));
        let first = cards.first()?.as_str();
        let card = FormField::new(fields::CARD, msg::solo_card(self.texts()), choices);
        Some(vec![self.reported(self.table.teams), card.holding(first).needed()])
    }

    /// Everything that can be set right.
    pub fn correction_forms(&self) -> Vec<EntryForm> {
        let kinds = CorrectionKind::all().iter();
        let form = |kind: &CorrectionKind| {
            Some(EntryForm {
                word: kind.code(),
                title: (kind.says)(self.texts()),
                controls: Controls { groups: vec![self.correction_group(kind)?] }.under(kind.code()),
            })
        };
        kinds.filter_map(form).collect()
    }

    /// The player's tracks, at no place of the table; `None` if the board has none.
    pub fn player_tracks_form(&self) -> Option<Controls> {
        self.telling.book.own_tracks()?;
        let tracks = self.tracks(self.table.player_tracks).titled(msg::solo_your_tracks(self.texts()));
        Some(Controls { groups: vec![tracks.under("steps")] }.under(CorrectionKind::PLAYER_TRACKS))
    }

    /// The controls of a correction at its place; `None` if there is nothing to correct.
    fn correction_group(&self, kind: &CorrectionKind) -> Option<Group> {
        let group = self.corrected(kind)?;
        Some(if group.places.is_empty() { group.at(place(kind.input)) } else { group })
    }

    fn corrected(&self, kind: &CorrectionKind) -> Option<Group> {
        let (table, book) = (self.table, self.telling.book);
        let state = || table.captain.as_ref().zip(book.mark_places());
        Some(Group::plain(match kind.input {
            // The page has them together.
            CorrectionInput::Track(_) => return None,
            CorrectionInput::Tracks if state().is_some() => return None,
            CorrectionInput::Tracks => return Some(self.tracks(table.tracks).under("steps")),
            CorrectionInput::Marks => state().map(|(state, at)| vec![self.marks(state, at)])?,
            CorrectionInput::Exile => {
                state().map(|(state, _)| vec![switch("exile", msg::solo_exile(self.texts()), state.exile)])?
            }
            CorrectionInput::PlayerTracks if book.own_tracks().is_none() => return None,
            CorrectionInput::PlayerTracks => return Some(self.tracks(table.player_tracks).under("steps")),
            CorrectionInput::Token(token) => {
                vec![self.correct_count("amount", kind, *table.supply.clone().slot(token), MOST_TOKENS)]
            }
            CorrectionInput::Market => return Some(self.market(&table.market).under("slots")),
            CorrectionInput::Junk if !book.follows_junk() => return None,
            CorrectionInput::Junk => return Some(self.junk(&table.junk, table.unnamed_junk).under("cards")),
            CorrectionInput::Zone => return Some(self.zone(&table.zone, table.teams).under("sites")),
            CorrectionInput::Stardate => {
                let last = u8::try_from(book.stardates.cards.len()).unwrap_or(u8::MAX);
                let top = table.stardate;
                return Some(self.stardate((1, last), top.card, top.glory));
            }
            CorrectionInput::Move => self.moved(),
            CorrectionInput::Officer => vec![self.officer_field()],
            CorrectionInput::Ship => self.ship_moved()?,
            CorrectionInput::Incidents => {
                vec![self.correct_count("left", kind, table.incidents, book.most_incidents())]
            }
            CorrectionInput::Encounters => {
                vec![self.correct_count("left", kind, table.encounters, book.most_encounters())]
            }
            CorrectionInput::Held => {
                let held: Vec<String> = table.held.iter().map(u8::to_string).collect();
                vec![self.correct_words("cards", kind, msg::solo_held_hint, &held.join(" "))]
            }
            CorrectionInput::LastTurn => {
                let last = table.last_turn.map_or_else(|| "-".to_owned(), |turn| turn.to_string());
                vec![self.correct_words("turn", kind, msg::solo_last_turn_hint, &last)]
            }
        }))
    }

    fn correct_count(&self, path: &str, kind: &CorrectionKind, value: u8, most: u8) -> FormField {
        number(path, (kind.says)(self.texts()), (0, most.max(value))).holding(value.to_string()).needed()
    }

    fn correct_words(&self, path: &str, kind: &CorrectionKind, hint: Says, value: &str) -> FormField {
        let words = FormField::new(path, (kind.says)(self.texts()), FormControl::Line);
        words.holding(value).hinting(hint(self.texts()))
    }

    /// A card into another zone of the Bot.
    fn moved(&self) -> Vec<FormField> {
        let texts = self.texts();
        let zones = Zone::ALL.iter().map(|zone| FormChoice::new(zone.code(), capital(&zone.term(texts))));
        let to = FormField::new("to", msg::solo_to(texts), FormControl::OneOf(zones.collect()));
        vec![self.any_card(), to.needed()]
    }

    /// The Duty Officer by name, or `-` for none.
    fn officer_field(&self) -> FormField {
        let officer = self.table.officer.as_ref();
        let title = officer.map_or_else(|| "-".to_owned(), |card| self.telling.title(card));
        self.any_card().holding(title).hinting(msg::solo_none_hint(self.texts()))
    }

    /// Where a Ship of the Bot stands; `None` if it has none.
    fn ship_moved(&self) -> Option<Vec<FormField>> {
        let texts = self.texts();
        let ships = self.table.ship_cards();
        let known = self.table.zone.iter().filter_map(|site| site.card.as_ref());
        let sites = known.map(|card| FormChoice::new(card.as_str(), self.telling.title(card)));
        let own = FormChoice::new(fields::NOTHING, msg::solo_own_card(texts));
        let places = FormControl::OneOf(sites.chain([own]).collect());
        let at = FormField::new("at", msg::solo_stands_at(texts), places).needed();
        let ship = FormField::new(fields::CARD, msg::solo_ship(texts), FormControl::OneOf(self.choices(&ships)));
        (!ships.is_empty()).then(|| vec![ship.needed(), at])
    }

    /// All traits that have a place, the player's Captain's behind the printed ones.
    fn marks(&self, state: &CaptainState, places: MarkSpaces<'_>) -> FormField {
        let texts = self.texts();
        let name = |slug: &str| self.telling.names.title(slug, texts.lang());
        let slugs = places.printed.iter();
        let printed = slugs.map(|slug| FormChoice::new(slug.as_str(), name(slug)));
        let captain = captain_name(self.telling.book.setup.captain);
        let own = places.captain.iter().map(|slug| {
            let label = format!("{} ({captain})", name(slug));
            FormChoice::new(fields::captain_mark(slug), label)
        });
        let held = state.marks.iter().map(|mark| {
            if mark.place < places.printed.len() { mark.slug.clone() } else { fields::captain_mark(&mark.slug) }
        });
        let control = FormControl::Several(printed.chain(own).collect());
        let marks = FormField::new(fields::MARKS, msg::solo_marks(texts), control);
        marks.holding(held.collect::<Vec<String>>().join("\n"))
    }
}

/// Where on the table it is set right.
fn place(input: CorrectionInput) -> TablePlace {
    match input {
        CorrectionInput::Track(_) | CorrectionInput::Tracks | CorrectionInput::Marks | CorrectionInput::Exile => {
            TablePlace::Tracks
        }
        CorrectionInput::PlayerTracks => TablePlace::PlayerTracks,
        CorrectionInput::Token(_) => TablePlace::Supply,
        CorrectionInput::Market => TablePlace::Market(0),
        CorrectionInput::Zone => TablePlace::Zone(0),
        CorrectionInput::Junk => TablePlace::Junk,
        CorrectionInput::Stardate | CorrectionInput::Held | CorrectionInput::LastTurn => TablePlace::Stardate,
        CorrectionInput::Officer => TablePlace::Officer,
        CorrectionInput::Ship => TablePlace::Ships,
        CorrectionInput::Move | CorrectionInput::Incidents | CorrectionInput::Encounters => TablePlace::Piles,
    }
}
