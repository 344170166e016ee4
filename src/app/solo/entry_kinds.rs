//! What can be reported of the player's turn and what can be set right: a line each, with the word that is typed,
//! what cards or the page say, and what else has to be said.

use serde::Serialize;

use crate::CommandReport;
use model::text::vocabulary::{TypedForms, typed};
use model::{EffectToken, EntryId, Lang, Localized, Specialty};
use page::locale::{Texts, msg};
use page::{Page, PageTable, command};
use solo::state::event::Event;
use words::Term;
use words::names::first_form;

/// A sentence of one language.
pub type Says = fn(&Texts) -> String;

/// Something that can be reported.
#[derive(Debug, Clone, Copy)]
pub struct EventKind {
    /// The word that is typed, in both languages.
    pub word: TypedForms,
    /// The words of cards it stands for.
    pub says: Says,
    /// What follows the word.
    pub input: EventInput,
}

/// What follows the word of an event, and the event it makes.
#[derive(Debug, Clone, Copy)]
pub enum EventInput {
    /// Nothing follows.
    Nothing(fn() -> Event),
    /// Nothing follows; it can be reported as long as there is a Duty Officer.
    Officer(fn() -> Event),
    /// A number from 1 to 20 follows, or nothing for 1.
    Count(fn(u8) -> Event),
    /// The name of any card of Captain's Chair follows.
    Card(fn(EntryId) -> Event),
    /// One of the Bot's Ships follows, or nothing: then the one deployed last is meant.
    Ship(fn(Option<EntryId>) -> Event),
    /// One of the Bot's Ships or its Duty Officer follows, or nothing: then the Ship deployed last is meant.
    ShipOrOfficer(fn(Option<EntryId>) -> Event),
    /// Away Teams at a Location of the Neutral Zone.
    Teams(fn(EntryId, u8) -> Event),
    /// A Location of the Neutral Zone.
    Location(fn(EntryId) -> Event),
    /// A Location the Bot controls.
    Controlled(fn(EntryId) -> Event),
    /// Several events follow, of which the Bot chooses one, in printed order.
    Options(fn(Vec<Event>) -> Event),
}

/// Something that can be set right.
#[derive(Debug, Clone, Copy)]
pub struct CorrectionKind {
    /// The word that is typed, in both languages.
    pub word: TypedForms,
    /// What is set right, as the page says it.
    pub says: Says,
    /// What follows the word.
    pub input: CorrectionInput,
}

/// What is set right, which says what follows the word.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CorrectionInput {
    /// One of the Bot's tracks, as it is typed.
    Track(Specialty),
    /// All of the Bot's tracks, as the page has them.
    Tracks,
    /// All traits the Bot has marked.
    Marks,
    /// Whether the Bot is still in exile.
    Exile,
    /// The player's Research, Influence and Military together.
    PlayerTracks,
    /// How many of a resource the Bot has.
    Token(EffectToken),
    /// The places of the Market, with the tokens on their cards.
    Market,
    /// The cards of the Junk.
    Junk,
    /// The Locations of the Neutral Zone, with what stands there.
    Zone,
    /// The Stardate card on top, with the Glory on it.
    Stardate,
    /// A card of the Bot, and the zone it goes to.
    Move,
    /// The Bot's Duty Officer, or that there is none.
    Officer,
    /// One of the Bot's Ships, and the Location where it stands.
    Ship,
    /// Cards left in the Incident deck.
    Incidents,
    /// Cards left in the Encounter deck.
    Encounters,
    /// Emptied Stardate cards in the Bot's Staging Area, by their numbers.
    Held,
    /// The Bot turn after which the game ends.
    LastTurn,
}

/// A table of kinds, a line each: word, what is said, input.
macro_rules! kinds {
    ($kind:ident, $input:ident: $($word:expr, $says:expr, $variant:ident $(($value:expr))?;)*) => {
        [$($kind { word: $word, says: $says, input: $input::$variant $(($value))? }),*]
    };
}

/// The events, in the order of the list.
pub static EVENTS: [EventKind; 21] = kinds! { EventKind, EventInput:
    typed::EVENT_DRAW, msg::event_says_draw, Count(|cards| Event::Draw { cards });
    typed::EVENT_INCIDENT, msg::event_says_incident, Count(take_incidents);
    typed::EVENT_RETURN_INCIDENT, msg::event_says_return_incident, Nothing(|| Event::ReturnIncident);
    typed::EVENT_GIVE, msg::event_says_give, Card(|card| Event::Give { card });
    typed::EVENT_GLORY, msg::event_says_glory, Count(|amount| Event::Resource { token: EffectToken::Glory, amount });
    typed::EVENT_DILITHIUM, msg::event_says_dilithium, Count(|amount| Event::Resource { token: EffectToken::Dilithium, amount });
    typed::EVENT_LATINUM, msg::event_says_latinum, Count(|amount| Event::Resource { token: EffectToken::Latinum, amount });
    typed::EVENT_YOUR_GLORY, msg::event_says_your_glory, Count(|amount| Event::YourGlory { amount });
    typed::EVENT_STEAL, msg::event_says_steal, Nothing(|| Event::Steal);
    typed::EVENT_HAND, msg::event_says_hand, Nothing(|| Event::Hand);
    typed::EVENT_DISMISS_OFFICER, msg::event_says_dismiss_officer, Officer(|| Event::DismissOfficer);
    typed::EVENT_LOG_OFFICER, msg::event_says_log_officer, Officer(|| Event::LogOfficer);
    typed::EVENT_DISMISS_SHIP, msg::event_says_dismiss_ship, Ship(|card| Event::DismissShip { card });
    typed::EVENT_LOG_SHIP, msg::event_says_log_ship, Ship(|card| Event::LogShip { card });
    typed::EVENT_RECALL, msg::event_says_recall, ShipOrOfficer(|card| Event::Recall { card });
    typed::EVENT_REMOVE_TEAMS, msg::event_says_remove_teams, Teams(|location, teams| Event::RemoveTeams { location, teams });
    typed::EVENT_CONTROL, msg::event_says_control, Location(|location| Event::Control { location });
    typed::EVENT_LOSE_LOCATION, msg::event_says_lose_location, Controlled(|location| Event::LoseLocation { location, logged: false });
    typed::EVENT_LOG_LOCATION, msg::event_says_log_location, Controlled(|location| Event::LoseLocation { location, logged: true });
    typed::EVENT_CHOOSE, msg::event_says_choose, Options(|options| Event::Choose { options });
    typed::EVENT_BURN, msg::event_says_burn, Nothing(|| Event::Burn);
};

/// The corrections, in the order of the page.
static CORRECTIONS: [CorrectionKind; 21] = kinds! { CorrectionKind, CorrectionInput:
    typed::CORRECT_RESEARCH, msg::solo_bot_tracks, Track(Specialty::Research);
    typed::CORRECT_INFLUENCE, msg::solo_bot_tracks, Track(Specialty::Influence);
    typed::CORRECT_MILITARY, msg::solo_bot_tracks, Track(Specialty::Military);
    TRACKS, msg::solo_bot_tracks, Tracks;
    typed::CORRECT_MARKS, msg::status_marks, Marks;
    typed::CORRECT_EXILE, msg::status_exile, Exile;
    typed::CORRECT_MY_TRACKS, msg::solo_your_tracks, PlayerTracks;
    typed::CORRECT_GLORY, |texts| EffectToken::Glory.term(texts), Token(EffectToken::Glory);
    typed::CORRECT_DILITHIUM, |texts| EffectToken::Dilithium.term(texts), Token(EffectToken::Dilithium);
    typed::CORRECT_LATINUM, |texts| EffectToken::Latinum.term(texts), Token(EffectToken::Latinum);
    typed::CORRECT_MARKET, msg::status_market, Market;
    typed::CORRECT_JUNK, msg::status_junk, Junk;
    typed::CORRECT_ZONE, msg::status_zone, Zone;
    typed::CORRECT_STARDATE, msg::status_stardate, Stardate;
    typed::CORRECT_MOVE, msg::solo_move, Move;
    typed::CORRECT_OFFICER, msg::status_officer, Officer;
    typed::CORRECT_SHIP, msg::solo_ship_at, Ship;
    typed::CORRECT_INCIDENTS, msg::status_incidents, Incidents;
    typed::CORRECT_ENCOUNTERS, msg::solo_encounters, Encounters;
    typed::CORRECT_HELD, msg::solo_held, Held;
    typed::CORRECT_LAST_TURN, msg::solo_last_turn, LastTurn;
};

/// The name under which the page sends all tracks; nobody types it.
const TRACKS: TypedForms = TypedForms { code: "tracks", en: &["tracks"], de: &[] };

fn take_incidents(cards: u8) -> Event {
    match cards {
        1 => Event::Incident,
        cards => Event::Incidents { cards },
    }
}

impl EventKind {
    /// Its name in documents and forms.
    pub fn code(&self) -> &'static str {
        self.word.en.first().copied().unwrap_or_default()
    }

    /// What is typed for it: its word, and what follows.
    fn command_line(&self, texts: &Texts) -> String {
        let word = first_form(texts.lang(), self.word).to_lowercase();
        let with: Says = match self.input {
            EventInput::Nothing(_) | EventInput::Officer(_) => return word,
            EventInput::Count(_) => msg::event_with_count,
            EventInput::Card(_) => msg::event_with_card,
            EventInput::Ship(_) | EventInput::ShipOrOfficer(_) => msg::event_with_ship,
            EventInput::Teams(_) => msg::event_with_teams,
            EventInput::Location(_) | EventInput::Controlled(_) => msg::event_with_location,
            EventInput::Options(_) => msg::event_with_options,
        };
        format!("{word} {}", with(texts))
    }
}

impl CorrectionKind {
    /// The name in forms of the player's Research, Influence and Military.
    pub const PLAYER_TRACKS: &str = "my-tracks";

    /// All of them, in the order of the page.
    pub fn all() -> &'static [CorrectionKind] {
        &CORRECTIONS
    }

    /// Those that are typed.
    pub fn all_typed() -> impl Iterator<Item = &'static CorrectionKind> {
        let is_typed = |kind: &&CorrectionKind| kind.input != CorrectionInput::Tracks;
        CORRECTIONS.iter().filter(is_typed)
    }

    /// Its name in forms.
    pub fn code(&self) -> &'static str {
        self.word.en.first().copied().unwrap_or_default()
    }
}

/// The events: `{"events":[{"event","type","says"}]}`.
#[derive(Debug, Serialize)]
pub struct EventList {
    events: Vec<EventLine>,
}

/// An event with what is typed for it and the words of cards it stands for, in both languages.
#[derive(Debug, Serialize)]
struct EventLine {
    event: &'static str,
    #[serde(rename = "type")]
    typed: Localized<String>,
    says: Localized<String>,
}

impl EventList {
    /// All of them.
    pub fn all() -> EventList {
        let texts = Lang::ALL.map(Texts::new);
        let [de, en] = &texts;
        let line = |kind: &EventKind| EventLine {
            event: kind.code(),
            typed: Localized { de: kind.command_line(de), en: kind.command_line(en) },
            says: Localized { de: (kind.says)(de), en: (kind.says)(en) },
        };
        EventList { events: EVENTS.iter().map(line).collect() }
    }
}

impl CommandReport for EventList {
    fn page(&self, texts: &Texts) -> Page {
        let lang = texts.lang();
        let header = [msg::event_head_says(texts), msg::event_head_type(texts)];
        let rows = self.events.iter().map(|line| {
            let says = line.says.get(lang).clone();
            vec![says, command(line.typed.get(lang).clone())]
        });
        let mut page = Page::new();
        page.table(PageTable::open(header, rows));
        page.gap();
        page.say(msg::event_list_foot(texts));
        page
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use words::sample::check_pages;

    #[test]
    fn the_list_reads_well_in_both_languages() {
        check_pages(|texts| EventList::all().page(texts));
    }
}
