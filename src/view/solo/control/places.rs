//! Controls for cards, the Market and the Neutral Zone: of few cards each is a choice, of many the names are offered
//! while one types; a place each, with what lies there.

use super::answer_form::FormBuilder;
use super::controls::{Group, MOST_TOKENS, field, number, part};
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
        let (parts, rare) = places.map(|(at, (suit, slot))| self.slot(at, *suit, slot, prefix)).unzip();
        Group { is_row: true, parts, rare, rare_title: msg::solo_rare_market(self.texts()), ..Group::default() }
    }

    /// A place of the Market: its card with Glory, and what is seldom there.
    fn slot(&self, at: usize, suit: Suit, slot: &Slot, prefix: &str) -> (FormPart, FormPart) {
        let (texts, place) = (self.texts(), fields::slot(at));
        let cards = offer::market(self.telling.book, self.table, suit);
        let listed = candidates(self.telling.book, texts.lang(), &cards);
        let (title, mut tokens) = match slot {
            Slot::Card { card, tokens } => (self.unmistakable(card, &listed), *tokens),
            Slot::Unknown | Slot::Empty => (String::new(), TokenCounts::default()),
        };
        let control = FormControl::OneOfMany(self.titles(&listed));
        let card = field(prefix, &place, control)(msg::solo_card(texts)).holding(title);
        let mut counts = KINDS.iter().zip(fields::TOKENS).map(|(kind, name)| {
            let count = number(prefix, &fields::at_place(&place, name), (0, MOST_TOKENS));
            count(kind.term(texts)).holding(tokens.slot(*kind).to_string())
        });
        let glory = counts.next().into_iter();
        let main = std::iter::once(card).chain(glory).collect();
        let empty = field(prefix, &fields::at_place(&place, fields::NONE), FormControl::Switch);
        let is_empty = if *slot == Slot::Empty { "on" } else { "" };
        let empty = empty(msg::solo_deck_empty(texts)).holding(is_empty);
        let others = counts.chain([empty]).collect();
        let legend = self.telling.suit(suit);
        (self.legend(legend.clone(), main), self.legend(legend, others))
    }

    /// The places of the Neutral Zone from left to right. The Bot's Away Teams are known, so they are seldom
    /// touched.
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
        let (parts, rare) = places.unzip();
        Group { is_row: true, parts, rare, rare_title: msg::solo_rare_zone(self.texts()), ..Group::default() }
    }

    fn site(
        &self,
        at: usize,
        site: &LocationSlot,
        card: FormField,
        teams: u8,
        prefix: &str,
    ) -> (FormPart, FormPart) {
        let (texts, place) = (self.texts(), fields::site(at));
        let count = |what: &str, most: i64, label: String, value: u8| {
            let count = number(prefix, &fields::at_place(&place, what), (0, most));
            count(label).holding(value.to_string())
        };
        let own_teams = msg::solo_your_teams(texts);
        let own_ships = msg::solo_your_ships(texts);
        let main = vec![
            card,
            count(fields::TEAMS, MOST_TOKENS, own_teams, site.player.teams),
            count(fields::SHIPS, MOST_TOKENS, own_ships, site.player.ships),
        ];
        let bots = msg::solo_bot_teams(texts);
        let gone = field(prefix, &fields::at_place(&place, fields::NONE), FormControl::Switch);
        let others =
            vec![count(fields::BOT, teams.into(), bots, site.bot_teams), gone(msg::solo_deck_empty(texts))];
        let legend = msg::solo_site(texts, at + 1);
        (self.legend(legend.clone(), main), self.legend(legend, others))
    }
}

/// More cards than this do not stand side by side.
const MOST_BUTTONS: usize = 8;

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

    /// So many cards in their order.
    pub(super) fn names(&self, count: usize, cards: &[EntryId]) -> Group {
        let listed = candidates(self.telling.book, self.texts().lang(), cards);
        let field = |at: usize| {
            let field = self.card_field(&fields::prefix(at), &listed).needed();
            FormField { label: msg::solo_card_number(self.texts(), at + 1).into(), ..field }
        };
        Group::plain((0..count).map(field).collect())
    }

    /// The card turned up, and below it what may have been laid out meanwhile.
    pub(super) fn revealed(&self, cards: &[EntryId], refills: &[Refill]) -> Group {
        let listed = candidates(self.telling.book, self.texts().lang(), cards);
        let first = fields::prefix(0);
        let card = if listed.len() > MOST_BUTTONS {
            self.card_field(&first, &listed)
        } else {
            let choices = FormControl::OneOf(self.choices(&listed));
            field(&first, fields::CARD, choices)(msg::solo_card(self.texts()))
        };
        let mut group = Group::plain(vec![card.needed()]);
        let below =
            refills.iter().zip(1..).flat_map(|(one, at)| self.refill(*one, &fields::prefix(at), false).parts);
        group.rare = below.collect();
        group.rare_title = msg::solo_rare_laid(self.texts());
        group
    }

    /// What was laid out in a place: a card, or that the deck has run out.
    pub(super) fn refill(&self, refill: Refill, prefix: &str, stands_alone: bool) -> Group {
        let (book, table) = (self.telling.book, self.table);
        let cards = offer::refill(book, table, refill);
        let listed = candidates(book, self.texts().lang(), &cards);
        let mut card = self.card_field(prefix, &listed);
        if !stands_alone {
            card.label = self.subject(&AnswerKind::Refill(refill)).into();
        }
        let none = self.none(prefix);
        let parts =
            if stands_alone { vec![part(vec![card]), part(vec![none])] } else { vec![part(vec![card, none])] };
        Group { parts, ..Group::default() }
    }

    /// One of these neutral Locations, or another.
    pub(super) fn locations(&self, places: &[usize]) -> Group {
        let titled = places.iter().filter_map(|place| {
            let card = self.table.zone.get(*place)?.card.as_ref()?;
            Some(FormChoice::new(place.to_string(), self.telling.title(card)))
        });
        let elsewhere = FormChoice::new(fields::ELSEWHERE, msg::solo_elsewhere(self.texts()));
        self.buttons(fields::PLACE, titled.chain([elsewhere]).collect())
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
