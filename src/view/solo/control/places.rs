//! Controls for cards, the Market and the Neutral Zone: of few cards each is a choice, of many the names are offered
//! while one types; a place each, with what lies there.

use super::answer_form::FormBuilder;
use super::controls::{Group, MOST_TOKENS, TablePlace, field, number, part};
use super::fields;
use model::{EffectToken, EntryId, Suit};
use page::locale::msg;

use crate::kit::records::crew_name;
use crate::kit::terms::Term;
use crate::solo::question::candidates;
use page::{FormChoice, FormControl, FormField, FormPart};
use solo::TokenCounts;
use solo::engine::offer;
use solo::state::question::{AnswerKind, Refill};
use solo::state::tabletop::{LocationSlot, MARKET, Slot};
use std::collections::HashMap;

/// The kinds of tokens, in the order of [`fields::TOKENS`].
const KINDS: [EffectToken; 3] = [EffectToken::Glory, EffectToken::Dilithium, EffectToken::Latinum];

impl FormBuilder<'_> {
    /// The four places of the Market.
    pub(in crate::solo) fn market(&self, slots: &[Slot; 4], prefix: &str) -> Group {
        let places = MARKET.iter().zip(slots).enumerate();
        let parts = places.map(|(at, (suit, slot))| self.slot(at, *suit, slot, prefix)).collect();
        Group { parts, places: (0..slots.len()).map(TablePlace::Market).collect(), ..Group::default() }
    }

    /// A place of the Market: its card and the tokens on it, or that its deck has run out.
    fn slot(&self, at: usize, suit: Suit, slot: &Slot, prefix: &str) -> FormPart {
        let (texts, place) = (self.texts(), fields::slot(at));
        let cards = offer::market(self.telling.book, self.table, suit);
        let listed = candidates(self.telling.book, texts.lang(), &cards);
        let (title, mut tokens) = match slot {
            Slot::Card { card, tokens } => (self.unmistakable(card, &listed), *tokens),
            Slot::Unknown | Slot::Empty => (String::new(), TokenCounts::default()),
        };
        let control = FormControl::OneOfMany(self.titles(&listed));
        let card = field(prefix, &place, control)(msg::solo_card(texts)).holding(title);
        let counts = KINDS.iter().zip(fields::TOKENS).map(|(kind, name)| {
            let count = number(prefix, &fields::at_place(&place, name), (0, MOST_TOKENS.into()));
            count(kind.term(texts)).holding(tokens.slot(*kind).to_string())
        });
        let empty = field(prefix, &fields::at_place(&place, fields::NONE), FormControl::Switch);
        let is_empty = if *slot == Slot::Empty { "on" } else { "" };
        let empty = empty(msg::solo_deck_empty(texts)).holding(is_empty);
        let all = std::iter::once(card).chain(counts).chain([empty]).collect();
        self.legend(self.telling.suit(suit), all)
    }

    /// The places of the Neutral Zone from left to right.
    pub(in crate::solo) fn zone(&self, sites: &[LocationSlot], teams: u8, prefix: &str) -> Group {
        let cards = offer::sites(self.telling.book, self.table);
        let listed = candidates(self.telling.book, self.texts().lang(), &cards);
        let titles = self.titles(&listed);
        let places = sites.iter().enumerate().map(|(at, site)| {
            let card = site.card.as_ref();
            let title = card.map(|card| self.unmistakable(card, &listed));
            let control = FormControl::OneOfMany(titles.clone());
            let card = field(prefix, &fields::site(at), control)(msg::solo_card(self.texts()))
                .holding(title.unwrap_or_default());
            self.site(at, site, card, teams, prefix)
        });
        let parts = places.collect();
        Group { parts, places: (0..sites.len()).map(TablePlace::Zone).collect(), ..Group::default() }
    }

    fn site(&self, at: usize, site: &LocationSlot, card: FormField, teams: u8, prefix: &str) -> FormPart {
        let (texts, place) = (self.texts(), fields::site(at));
        let (own_teams, own_ships) =
            (self.telling.book.most_own_teams(), self.telling.book.most_own_ships(self.table));
        let count = |what: &str, most: u8, label: String, value: u8| {
            let count = number(prefix, &fields::at_place(&place, what), (0, most.into()));
            count(label).holding(value.to_string())
        };
        let gone = field(prefix, &fields::at_place(&place, fields::NONE), FormControl::Switch);
        let all = vec![
            card,
            count(fields::TEAMS, own_teams.max(site.player.teams), msg::solo_your_teams(texts), site.player.teams),
            count(fields::SHIPS, own_ships.max(site.player.ships), msg::solo_your_ships(texts), site.player.ships),
            count(fields::BOT, teams, msg::solo_bot_teams(texts), site.bot_teams),
            gone(msg::solo_deck_empty(texts)),
        ];
        self.legend(msg::solo_site(texts, at + 1), all)
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
            let mut group = Group::plain(vec![self.card_field("", &listed).needed()]);
            if may_be_none {
                group.parts[0].fields[0].is_needed = false;
                group.parts.push(part(vec![self.none("")]));
            }
            return group;
        }
        let mut choices = self.choices(&listed);
        if may_be_none {
            choices.push(FormChoice::new("-", msg::solo_deck_empty(texts)));
        }
        self.buttons(fields::CARD, choices)
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
            let labelled = field(&fields::prefix(at), fields::CARD, FormControl::OneOfMany(titles.clone()));
            let card = labelled(msg::solo_card_number(self.texts(), at + 1));
            if may_run_out { card.hinting(msg::solo_blank_if_empty(self.texts())) } else { card.needed() }
        };
        Group::plain((0..count).map(one).collect())
    }

    /// The card turned up, and at its place each that may have been laid out meanwhile.
    pub(super) fn revealed(&self, cards: &[EntryId], refills: &[Refill]) -> Vec<Group> {
        let mut card = self.card(cards, false);
        for one in card.parts.iter_mut().flat_map(|part| &mut part.fields) {
            one.name = format!("{}{}", fields::prefix(0), one.name);
        }
        let laid = refills.iter().zip(1..).map(|(one, at)| self.refill(*one, &fields::prefix(at)));
        std::iter::once(card).chain(laid).collect()
    }

    /// What was laid out in a place: a card, or that the deck has run out.
    pub(super) fn refill(&self, refill: Refill, prefix: &str) -> Group {
        let (book, table) = (self.telling.book, self.table);
        let cards = offer::refill(book, table, refill);
        let listed = candidates(book, self.texts().lang(), &cards);
        let place = match refill {
            Refill::Market(suit) => {
                TablePlace::Market(MARKET.iter().position(|of| *of == suit).unwrap_or_default())
            }
            Refill::Zone(place) => TablePlace::Zone(place),
        };
        let fields = vec![self.card_field(prefix, &listed), self.none(prefix)];
        let legend = self.subject(&AnswerKind::Refill(refill));
        Group { parts: vec![self.legend(legend, fields)], places: vec![place], ..Group::default() }
    }

    /// One of these neutral Locations, or another.
    pub(super) fn locations(&self, places: &[usize], or_elsewhere: bool) -> Group {
        let titled = places.iter().filter_map(|place| {
            let card = self.table.zone.get(*place)?.card.as_ref()?;
            Some(FormChoice::new(place.to_string(), self.telling.title(card)))
        });
        let elsewhere = or_elsewhere.then(|| FormChoice::new(fields::ELSEWHERE, msg::solo_elsewhere(self.texts())));
        self.buttons(fields::PLACE, titled.chain(elsewhere).collect())
    }

    /// A line for the name of a card, with those it may be.
    fn card_field(&self, prefix: &str, listed: &[EntryId]) -> FormField {
        let control = FormControl::OneOfMany(self.titles(listed));
        field(prefix, fields::CARD, control)(msg::solo_card(self.texts()))
    }

    fn none(&self, prefix: &str) -> FormField {
        field(prefix, fields::NONE, FormControl::Switch)(msg::solo_deck_empty(self.texts()))
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

    /// A part with a legend.
    pub(super) fn legend(&self, legend: String, fields: Vec<FormField>) -> FormPart {
        FormPart { legend: legend.into(), fields }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sample::{book, card, names};
    use model::{CrewDeck, Lang};
    use page::locale::Texts;
    use solo::state::setup::{DeckMode, Questions};

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
