//! Controls for cards, the Market and the Neutral Zone: of few cards each is a choice, of many the names are offered
//! while one types; a place each, with what lies there.

use std::collections::HashMap;

use crate::solo::control::answer_form::FormBuilder;
use crate::solo::control::controls::{Group, MOST_TOKENS, TablePlace, number, part, switch};
use crate::solo::control::fields;
use crate::solo::question::candidates;
use model::{EffectToken, EntryId, Suit};
use page::locale::msg;
use page::{FormChoice, FormControl, FormField};
use solo::engine::offer;
use solo::state::question::{AnswerKind, Refill};
use solo::state::tabletop::{LocationSlot, MARKET, Slot};
use solo::{Forces, TokenCounts};
use words::Term;
use words::names::crew_name;

/// What lies on a card of the Market, with its path below the place.
const TOKENS: [(EffectToken, &str); 3] = [
    (EffectToken::Glory, "tokens.glory"),
    (EffectToken::Dilithium, "tokens.dilithium"),
    (EffectToken::Latinum, "tokens.latinum"),
];

impl FormBuilder<'_> {
    /// The four places of the Market.
    pub(in crate::solo) fn market(&self, slots: &[Slot; 4]) -> Group {
        let places = MARKET.iter().zip(slots).enumerate();
        let parts = places.map(|(at, (suit, slot))| self.slot(*suit, slot).under(&at.to_string()));
        Group::beside(parts, TablePlace::Market)
    }

    /// A place of the Market: its card and the tokens on it, or that its deck has run out.
    fn slot(&self, suit: Suit, slot: &Slot) -> Group {
        let texts = self.texts();
        let cards = offer::market(self.telling.book, self.table, suit);
        let listed = candidates(self.telling.book, texts.lang(), &cards);
        let (title, mut tokens) = match slot {
            Slot::Card { card, tokens } => (self.unmistakable(card, &listed), *tokens),
            Slot::Unknown | Slot::Empty => (String::new(), TokenCounts::default()),
        };
        let card = self.card_field(fields::CARD, &listed).holding(title);
        let counts = TOKENS.map(|(kind, path)| {
            number(path, kind.term(texts), (0, MOST_TOKENS)).holding(tokens.slot(kind).to_string())
        });
        let empty = switch(fields::NONE, msg::solo_deck_empty(texts), *slot == Slot::Empty);
        let all = std::iter::once(card).chain(counts).chain([empty]).collect();
        Group::of(self.telling.suit(suit), all)
    }

    /// The places of the Neutral Zone from left to right.
    pub(in crate::solo) fn zone(&self, sites: &[LocationSlot], teams: u8) -> Group {
        let cards = offer::sites(self.telling.book, self.table);
        let listed = candidates(self.telling.book, self.texts().lang(), &cards);
        let named = self.card_field(fields::CARD, &listed);
        let places = sites.iter().enumerate().map(|(at, site)| {
            let title = site.card.as_ref().map(|card| self.unmistakable(card, &listed));
            let card = named.clone().holding(title.unwrap_or_default());
            self.site(at, site, card, teams).under(&at.to_string())
        });
        Group::beside(places, TablePlace::Zone)
    }

    fn site(&self, at: usize, site: &LocationSlot, card: FormField, teams: u8) -> Group {
        let (texts, book) = (self.texts(), self.telling.book);
        let Forces { teams: own_teams, ships: own_ships } = site.player;
        let count = |path: &str, label: String, value: u8, most: u8| {
            number(path, label, (0, most.max(value))).holding(value.to_string())
        };
        let all = vec![
            card,
            count("player.teams", msg::solo_your_teams(texts), own_teams, book.most_own_teams()),
            count("player.ships", msg::solo_your_ships(texts), own_ships, book.most_own_ships(self.table)),
            count("bot_teams", msg::solo_bot_teams(texts), site.bot_teams, teams),
            switch(fields::NONE, msg::solo_deck_empty(texts), false),
        ];
        Group::of(msg::solo_site(texts, at + 1), all)
    }
}

/// More cards than this do not stand side by side.
const MOST_BUTTONS: usize = 16;

impl FormBuilder<'_> {
    /// One card of some.
    pub(super) fn card(&self, cards: &[EntryId], may_be_none: bool) -> Group {
        let texts = self.texts();
        let listed = candidates(self.telling.book, texts.lang(), cards);
        if listed.len() > MOST_BUTTONS {
            let card = self.card_field("", &listed);
            if !may_be_none {
                return Group::plain(vec![card.needed()]);
            }
            let none = switch(fields::NONE, msg::solo_deck_empty(texts), false);
            return Group { parts: vec![part(vec![card]), part(vec![none])], ..Group::default() };
        }
        let mut choices = self.choices(&listed);
        if may_be_none {
            choices.push(FormChoice::new(fields::NOTHING, msg::solo_deck_empty(texts)));
        }
        self.buttons(choices)
    }

    /// So many cards in their order. An Incident that stands for any is listed as often as there may be one.
    /// A blank one says that the deck has run out, if it may have.
    pub(super) fn names(&self, count: usize, cards: &[EntryId], may_run_out: bool) -> Group {
        let book = self.telling.book;
        let listed = candidates(book, self.texts().lang(), cards);
        let times = |card: &EntryId| if book.is_any_incident(card) { count } else { 1 };
        let titled = listed.iter().zip(self.titles(&listed));
        let titles: Vec<String> =
            titled.flat_map(|(card, title)| std::iter::repeat_n(title, times(card))).collect();
        let one = |at: usize| {
            let path = fields::path(&at.to_string(), fields::CARD);
            let label = msg::solo_card_number(self.texts(), at + 1);
            let card = FormField::new(path, label, FormControl::OneOfMany(titles.clone()));
            if may_run_out { card.hinting(msg::solo_blank_if_empty(self.texts())) } else { card.needed() }
        };
        Group::plain((0..count).map(one).collect())
    }

    /// What was laid out in a place: a card, or that the deck has run out.
    pub(super) fn refill(&self, refill: Refill) -> Group {
        let (book, table) = (self.telling.book, self.table);
        let cards = offer::refill(book, table, refill);
        let listed = candidates(book, self.texts().lang(), &cards);
        let place = match refill {
            Refill::Market(suit) => {
                TablePlace::Market(MARKET.iter().position(|of| *of == suit).unwrap_or_default())
            }
            Refill::Zone(place) => TablePlace::Zone(place),
        };
        let none = switch(fields::NONE, msg::solo_deck_empty(self.texts()), false);
        let legend = self.subject(&AnswerKind::Refill(refill));
        Group::of(legend, vec![self.card_field("", &listed), none]).at(place)
    }

    /// One of these neutral Locations, or another.
    pub(super) fn locations(&self, places: &[usize], or_elsewhere: bool) -> Group {
        let titled = places.iter().filter_map(|place| {
            let card = self.table.zone.get(*place)?.card.as_ref()?;
            Some(FormChoice::new(place.to_string(), self.telling.title(card)))
        });
        let elsewhere = or_elsewhere.then(|| FormChoice::new(fields::NOTHING, msg::solo_elsewhere(self.texts())));
        self.buttons(titled.chain(elsewhere).collect())
    }

    /// A line for the name of a card, with those it may be.
    pub(super) fn card_field(&self, path: &str, listed: &[EntryId]) -> FormField {
        FormField::new(path, msg::solo_card(self.texts()), FormControl::OneOfMany(self.titles(listed)))
    }

    /// The titles of cards, each of them unmistakable.
    pub(super) fn titles(&self, cards: &[EntryId]) -> Vec<String> {
        let counts = self.namesakes(cards);
        let title = |card| self.told_apart(card, cards, &counts);
        cards.iter().map(title).collect()
    }

    /// Cards as choices by their ids.
    pub(super) fn choices(&self, cards: &[EntryId]) -> Vec<FormChoice> {
        let choice = |(card, title): (&EntryId, String)| FormChoice::new(card.as_str(), title);
        cards.iter().zip(self.titles(cards)).map(choice).collect()
    }

    /// The title of a card; where another has the same, with the crew it is of.
    pub(super) fn unmistakable(&self, card: &EntryId, among: &[EntryId]) -> String {
        self.told_apart(card, among, &self.namesakes(among))
    }

    /// How many cards bear each title.
    fn namesakes(&self, cards: &[EntryId]) -> HashMap<String, usize> {
        let mut counts = HashMap::new();
        for card in cards {
            let title = page::plain(&self.telling.title(card));
            *counts.entry(title).or_default() += 1;
        }
        counts
    }

    fn told_apart(&self, card: &EntryId, among: &[EntryId], namesakes: &HashMap<String, usize>) -> String {
        let title = page::plain(&self.telling.title_among(card, among));
        if namesakes.get(&title).is_none_or(|count| *count < 2) {
            return title;
        }
        match self.telling.book.card(card) {
            Some(card) => format!("{title} ({})", crew_name(self.texts().lang(), card.deck)),
            None => title,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use model::{CrewDeck, Lang};
    use page::locale::Texts;
    use solo::state::setup::{DeckMode, Questions};
    use words::sample::{book, card, names};

    #[test]
    fn among_cards_named_together_an_incident_may_come_up_each_time() {
        let (texts, words, mut book) = (Texts::new(Lang::En), names(), book(CrewDeck::Koloth, DeckMode::Physical));
        book.setup.questions = Questions::Joined;
        let table = book.set_up();
        let asked = FormBuilder::new(&texts, &words, &book, &table);
        let group = asked.names(3, &[card("korax"), card("red-alert-common")], false);
        let FormControl::OneOfMany(listed) = &group.parts[0].fields[2].control else { panic!("{group:?}") };
        let of = |title: &str| listed.iter().filter(|listed| *listed == title).count();
        assert_eq!([of("Korax"), of("Incident")], [1, 3]);
    }
}
