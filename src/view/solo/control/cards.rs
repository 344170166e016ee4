//! Controls for cards: of few each is a choice, of many the names are offered while one types.

use std::collections::HashMap;

use super::{Asker, Group, field, fields, part};
use crate::locale::msg;
use crate::model::{CrewDeck, EntryId, Lang};
use crate::page;
use crate::page::{Choice, Control, Field, Part};
use crate::solo::engine::offer;
use crate::solo::state::laid::Laid;
use crate::text::vocabulary::words;
use crate::view::kit::titles::captain_name;
use crate::view::solo::question::candidates;

/// More cards than this do not stand side by side.
const MOST_BUTTONS: usize = 8;

impl Asker<'_> {
    /// One card of some.
    pub(super) fn one_card(&self, cards: &[EntryId], may_be_none: bool) -> Group {
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
            choices.push(Choice::new("-", msg::solo_deck_empty(texts)));
        }
        self.buttons(fields::CARD, choices)
    }

    /// So many cards in their order.
    pub(super) fn in_order(&self, count: usize, cards: &[EntryId]) -> Group {
        let listed = candidates(self.telling.book, self.texts().lang(), cards);
        let field = |at: usize| {
            let field = self.card_field(&fields::prefix(at), &listed).needed();
            Field {
                label: msg::solo_card_number(self.texts(), at + 1).into(),
                ..field
            }
        };
        Group::plain((0..count).map(field).collect())
    }

    /// The card turned up, and below it what may have been laid out meanwhile.
    pub(super) fn turned_up(&self, cards: &[EntryId], laid: &[Laid]) -> Group {
        let listed = candidates(self.telling.book, self.texts().lang(), cards);
        let first = fields::prefix(0);
        let card = if listed.len() > MOST_BUTTONS {
            self.card_field(&first, &listed)
        } else {
            let choices = Control::OneOf(self.choices(&listed));
            field(&first, fields::CARD, choices)(msg::solo_card(self.texts()))
        };
        let mut group = Group::plain(vec![card.needed()]);
        let below = laid
            .iter()
            .zip(1..)
            .flat_map(|(one, at)| self.laid(*one, &fields::prefix(at), false).parts);
        group.rare = below.collect();
        group.rare_title = msg::solo_rare_laid(self.texts());
        group
    }

    /// What was laid out in a place: a card, or that the deck has run out.
    pub(super) fn laid(&self, laid: Laid, prefix: &str, stands_alone: bool) -> Group {
        let (book, table) = (self.telling.book, self.table);
        let cards = match laid {
            Laid::Market(suit) => offer::market(book, table, suit),
            Laid::Site(_) => offer::new_sites(book, table),
        };
        let listed = candidates(book, self.texts().lang(), &cards);
        let mut card = self.card_field(prefix, &listed);
        if !stands_alone {
            card.label = self.subject(&laid.into()).into();
        }
        let none = self.none(prefix);
        let parts = if stands_alone {
            vec![part(vec![card]), part(vec![none])]
        } else {
            vec![part(vec![card, none])]
        };
        Group {
            parts,
            ..Group::default()
        }
    }

    /// One of these neutral Locations, or another.
    pub(super) fn places(&self, places: &[usize]) -> Group {
        let titled = places.iter().filter_map(|place| {
            let card = self.table.zone.get(*place)?.card.as_ref()?;
            Some(Choice::new(place.to_string(), self.telling.title(card)))
        });
        let elsewhere = Choice::new(fields::ELSEWHERE, msg::solo_elsewhere(self.texts()));
        self.buttons(fields::PLACE, titled.chain([elsewhere]).collect())
    }

    /// A line for the name of a card, with those it may be.
    fn card_field(&self, prefix: &str, listed: &[EntryId]) -> Field {
        let control = Control::OneOfMany(self.titles(listed));
        field(prefix, fields::CARD, control)(msg::solo_card(self.texts()))
    }

    fn none(&self, prefix: &str) -> Field {
        field(prefix, fields::NONE, Control::Switch)(msg::solo_deck_empty(self.texts()))
    }

    /// The titles of cards, each of them unmistakable.
    pub(super) fn titles(&self, cards: &[EntryId]) -> Vec<String> {
        let counts = self.namesakes(cards);
        let title = |card| self.told_apart(card, cards, &counts);
        cards.iter().map(title).collect()
    }

    /// Cards as choices by their ids.
    pub(super) fn choices(&self, cards: &[EntryId]) -> Vec<Choice> {
        let choice = |(card, title): (&EntryId, String)| Choice::new(card.as_str(), title);
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

    fn told_apart(
        &self,
        card: &EntryId,
        among: &[EntryId],
        namesakes: &HashMap<String, usize>,
    ) -> String {
        let title = page::plain(&self.telling.title_among(card, among));
        if namesakes.get(&title).is_none_or(|count| *count < 2) {
            return title;
        }
        match self.telling.book.card(card).map(|card| card.deck) {
            Some(CrewDeck::Common) => format!("{title} ({})", self.common()),
            Some(captain) => format!("{title} ({})", captain_name(captain)),
            None => title,
        }
    }

    fn common(&self) -> &'static str {
        match self.texts().lang() {
            Lang::De => words::CREW_COMMON.de[0],
            Lang::En => words::CREW_COMMON.en[0],
        }
    }

    /// A part with a legend.
    pub(super) fn legend(&self, legend: String, fields: Vec<Field>) -> Part {
        Part {
            legend: legend.into(),
            fields,
        }
    }
}
