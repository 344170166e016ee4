//! What can be reported or set right, each with its controls. Only what can happen now is offered.

use super::{Asker, Controls, Group, MOST_TOKENS, capital, field, fields, number};
use crate::locale::{Texts, msg};
use crate::model::{EntryId, Token};
use crate::page::{Choice, Control, Field, Filled};
use crate::solo::state::tabletop::Zone;
use crate::view::kit::terms::{Term, terms};

terms! {
    Zone {
        Deck => solo_zone_deck,
        Supplement => solo_zone_supplement,
        Discard => solo_zone_discard,
        Staging => solo_zone_staging,
        Log => solo_zone_log,
        Officer => solo_zone_officer,
        Controlled => solo_zone_controlled,
        Ships => solo_zone_ships,
        Gone => solo_zone_gone,
    }
}

/// Where names of cards are suggested from while they are typed.
const SUGGESTIONS: &str = "/suggest?game=cc";
/// More than this is never reported at once.
const MOST_REPORTED: i64 = 20;

/// Something to report or to set right.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Deed {
    /// As it is typed in English: the value of [`fields::EVENT`] or [`fields::CORRECT`].
    pub word: &'static str,
    pub title: String,
    /// What else has to be said; often nothing.
    pub controls: Controls,
}

type Says = fn(&Texts) -> String;

impl Deed {
    /// Whether nothing has to be filled in.
    pub fn is_bare(&self) -> bool {
        self.controls.groups.is_empty()
    }

    /// The same holding what was filled in before.
    pub fn holding(self, filled: &Filled) -> Deed {
        let controls = self.controls.holding(filled);
        Deed { controls, ..self }
    }
}

impl Asker<'_> {
    pub(super) fn deed(&self, word: &'static str, says: Says, fields: Vec<Field>) -> Deed {
        let groups = if fields.is_empty() {
            Vec::new()
        } else {
            vec![Group::plain(fields)]
        };
        self.grouped(word, says, groups)
    }

    pub(super) fn grouped(&self, word: &'static str, says: Says, groups: Vec<Group>) -> Deed {
        let title = says(self.texts());
        let controls = Controls { groups };
        Deed {
            word,
            title,
            controls,
        }
    }

    /// What the player's own turn, or a Reaction, can do to the Bot now.
    pub fn events(&self) -> Vec<Deed> {
        let plain = |word, says| Some(self.deed(word, says, Vec::new()));
        let count = |word, says| Some(self.deed(word, says, vec![self.reported()]));
        let events = [
            count("draw", msg::event_says_draw as Says),
            count("incident", msg::event_says_incident),
            plain("return-incident", msg::event_says_return_incident),
            Some(self.deed("give", msg::event_says_give, vec![self.any_card()])),
            count("glory", msg::event_says_glory),
            count("dilithium", msg::event_says_dilithium),
            count("latinum", msg::event_says_latinum),
            count("your-glory", msg::event_says_your_glory),
            plain("steal", msg::event_says_steal),
            plain("hand", msg::event_says_hand),
            self.of_officer("dismiss-officer", msg::event_says_dismiss_officer),
            self.of_officer("log-officer", msg::event_says_log_officer),
            self.of_ships("dismiss-ship", msg::event_says_dismiss_ship, None),
            self.of_ships("log-ship", msg::event_says_log_ship, None),
            self.of_ships("recall", msg::event_says_recall, self.table.officer.clone()),
            self.teams_removed(),
            self.of_cards("control", msg::event_says_control, &self.named_sites()),
            self.of_controlled("lose-location", msg::event_says_lose_location),
            self.of_controlled("log-location", msg::event_says_log_location),
            Some(self.choice()),
            plain("burn", msg::event_says_burn),
        ];
        events.into_iter().flatten().collect()
    }

    /// One or more of what is reported.
    fn reported(&self) -> Field {
        let count = number("", fields::COUNT, (1, MOST_REPORTED));
        count(msg::solo_how_many(self.texts()))
            .holding("1")
            .needed()
    }

    /// A card by its name.
    fn any_card(&self) -> Field {
        let suggestions = SUGGESTIONS.to_owned();
        let name = field("", fields::CARD, Control::Name { suggestions });
        name(msg::solo_card(self.texts())).needed()
    }

    /// Cards as buttons; `None` if there are none.
    fn of_cards(&self, word: &'static str, says: Says, cards: &[EntryId]) -> Option<Deed> {
        let buttons = Control::Buttons(self.choices(cards));
        let field = field("", fields::CARD, buttons)(msg::solo_card(self.texts()));
        (!cards.is_empty()).then(|| self.deed(word, says, vec![field]))
    }

    fn of_ships(&self, word: &'static str, says: Says, other: Option<EntryId>) -> Option<Deed> {
        let ships = self.table.ships.iter().map(|ship| ship.card.clone());
        let cards: Vec<EntryId> = ships.chain(other).collect();
        self.of_cards(word, says, &cards)
    }

    fn of_officer(&self, word: &'static str, says: Says) -> Option<Deed> {
        let officer = self.table.officer.as_ref()?;
        let deed = self.deed(word, says, Vec::new());
        let title = msg::solo_deed_of(self.texts(), &deed.title, self.telling.title(officer));
        Some(Deed { title, ..deed })
    }

    fn of_controlled(&self, word: &'static str, says: Says) -> Option<Deed> {
        self.of_cards(word, says, &self.table.controlled)
    }

    fn named_sites(&self) -> Vec<EntryId> {
        let sites = self.table.zone.iter();
        sites.filter_map(|site| site.card.clone()).collect()
    }

    /// Away Teams of the Bot at the Locations where it has some.
    fn teams_removed(&self) -> Option<Deed> {
        let sites = self.table.zone.iter().filter(|site| site.bot_teams > 0);
        let cards: Vec<EntryId> = sites.filter_map(|site| site.card.clone()).collect();
        let choices = Control::OneOf(self.choices(&cards));
        let first = cards.first()?.as_str();
        let card = field("", fields::CARD, choices)(msg::solo_card(self.texts()));
        let fields = vec![self.reported(), card.holding(first).needed()];
        Some(self.deed("remove-teams", msg::event_says_remove_teams, fields))
    }

    /// Options as they are typed.
    fn choice(&self) -> Deed {
        let texts = self.texts();
        let labelled = field("", fields::WORDS, Control::Line);
        let words = labelled(msg::solo_options(texts))
            .needed()
            .hinting(msg::solo_options_hint(texts));
        self.deed("choose", msg::event_says_choose, vec![words])
    }

    /// Everything that can be set right.
    pub fn corrections(&self) -> Vec<Deed> {
        let table = self.table;
        let mut supply = table.supply;
        let mut number = |word, says, token| {
            let value = *supply.slot(token);
            self.number_deed(word, says, value.to_string())
        };
        let tokens = [
            number("glory", token_glory as Says, Token::Glory),
            number("dilithium", token_dilithium, Token::Dilithium),
            number("latinum", token_latinum, Token::Latinum),
        ];
        let mut deeds = self.board_deeds();
        let own_tracks = self.tracks(table.player_tracks, "");
        deeds.push(self.deed("my-tracks", msg::solo_your_tracks, own_tracks));
        deeds.extend(tokens);
        deeds.push(self.grouped(
            "market",
            msg::status_market,
            vec![self.market(&table.market, "")],
        ));
        deeds.extend(self.junk_deed());
        let zone = self.zone(&table.zone, table.teams, "");
        deeds.push(self.grouped("zone", msg::status_zone, vec![zone]));
        deeds.push(self.stardate_deed());
        deeds.push(self.moved());
        deeds.push(self.deed("officer", msg::status_officer, vec![self.officer_field()]));
        deeds.extend(self.ship_deed());
        let incidents = table.incidents.to_string();
        deeds.push(self.number_deed("incidents", msg::status_incidents, incidents));
        let encounters = table.encounters.to_string();
        deeds.push(self.number_deed("encounters", msg::solo_encounters, encounters));
        deeds.push(self.words_deed("held", msg::solo_held, msg::solo_held_hint, self.held()));
        let last = table
            .last_turn
            .map_or_else(|| "-".to_owned(), |turn| turn.to_string());
        deeds.push(self.words_deed(
            "last-turn",
            msg::solo_last_turn,
            msg::solo_last_turn_hint,
            last,
        ));
        deeds
    }

    fn number_deed(&self, word: &'static str, says: Says, value: String) -> Deed {
        let labelled = number("", fields::COUNT, (0, MOST_TOKENS));
        let count = labelled(says(self.texts())).holding(value).needed();
        self.deed(word, says, vec![count])
    }

    fn words_deed(&self, word: &'static str, says: Says, hint: Says, value: String) -> Deed {
        let labelled = field("", fields::WORDS, Control::Line);
        let words = labelled(says(self.texts())).holding(value);
        self.deed(word, says, vec![words.hinting(hint(self.texts()))])
    }

    fn held(&self) -> String {
        let held: Vec<String> = self.table.held.iter().map(u8::to_string).collect();
        held.join(" ")
    }

    fn stardate_deed(&self) -> Deed {
        let stardate = self.table.stardate;
        let count = self.telling.book.stardates.cards.len();
        let last = u8::try_from(count).unwrap_or(u8::MAX);
        let group = self.stardate("", (1, last), stardate.card, stardate.glory);
        self.grouped("stardate", msg::status_stardate, vec![group])
    }

    /// A card into another zone of the Bot.
    fn moved(&self) -> Deed {
        let texts = self.texts();
        let zones = Zone::ALL
            .iter()
            .map(|zone| Choice::new(zone.code(), capital(&zone.term(texts))));
        let labelled = field("", fields::ZONE, Control::OneOf(zones.collect()));
        let zone = labelled(msg::solo_to(texts)).needed();
        self.deed("move", msg::solo_move, vec![self.any_card(), zone])
    }

    /// The Duty Officer by name, or `-` for none.
    fn officer_field(&self) -> Field {
        let officer = self.table.officer.as_ref();
        let title = officer.map_or_else(|| "-".to_owned(), |card| self.telling.title(card));
        self.any_card()
            .holding(title)
            .hinting(msg::solo_none_hint(self.texts()))
    }

    /// Where a Ship of the Bot stands; `None` if it has none.
    fn ship_deed(&self) -> Option<Deed> {
        let texts = self.texts();
        let ships: Vec<EntryId> = self
            .table
            .ships
            .iter()
            .map(|ship| ship.card.clone())
            .collect();
        let ship = field("", fields::CARD, Control::OneOf(self.choices(&ships)));
        let numbered = self.table.zone.iter().enumerate();
        let sites = numbered.filter_map(|(at, site)| {
            let title = self.telling.title(site.card.as_ref()?);
            Some(Choice::new(at.to_string(), title))
        });
        let own = Choice::new(fields::ELSEWHERE, msg::solo_own_card(texts));
        let sites = Control::OneOf(sites.chain([own]).collect());
        let place = field("", fields::PLACE, sites)(msg::solo_stands_at(texts)).needed();
        let ship = ship(msg::solo_ship(texts)).needed();
        let deed = self.deed("ship", msg::solo_ship_at, vec![ship, place]);
        (!ships.is_empty()).then_some(deed)
    }
}

fn token_glory(texts: &Texts) -> String {
    Token::Glory.term(texts)
}

fn token_dilithium(texts: &Texts) -> String {
    Token::Dilithium.term(texts)
}

fn token_latinum(texts: &Texts) -> String {
    Token::Latinum.term(texts)
}
