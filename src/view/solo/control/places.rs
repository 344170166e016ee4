//! Controls for the Market and the Neutral Zone: a place each, with what lies there.

use super::{Asker, Group, MOST_TOKENS, field, fields, number};
use crate::locale::msg;
use crate::model::{Suit, Token};
use crate::page::{Control, Field, Part};
use crate::solo::Tokens;
use crate::solo::engine::offer;
use crate::solo::state::tabletop::{MARKET, Site, Slot};
use crate::view::kit::terms::Term;
use crate::view::solo::question::candidates;

/// The kinds of tokens, in the order of [`fields::TOKENS`].
const KINDS: [Token; 3] = [Token::Glory, Token::Dilithium, Token::Latinum];

impl Asker<'_> {
    /// The four places of the Market.
    pub(in crate::view::solo) fn market(&self, slots: &[Slot; 4], prefix: &str) -> Group {
        let places = MARKET.iter().zip(slots).enumerate();
        let (parts, rare) = places
            .map(|(at, (suit, slot))| self.slot(at, *suit, slot, prefix))
            .unzip();
        Group {
            is_row: true,
            parts,
            rare,
            rare_title: msg::solo_rare_market(self.texts()),
            ..Group::default()
        }
    }

    /// A place of the Market: its card with Glory, and what is seldom there.
    fn slot(&self, at: usize, suit: Suit, slot: &Slot, prefix: &str) -> (Part, Part) {
        let (texts, place) = (self.texts(), fields::slot(at));
        let cards = offer::market(self.telling.book, self.table, suit);
        let listed = candidates(self.telling.book, texts.lang(), &cards);
        let (title, mut tokens) = match slot {
            Slot::Card { card, tokens } => (self.unmistakable(card, &listed), *tokens),
            Slot::Unknown | Slot::Empty => (String::new(), Tokens::default()),
        };
        let control = Control::OneOfMany(self.titles(&listed));
        let card = field(prefix, &place, control)(msg::solo_card(texts)).holding(title);
        let mut counts = KINDS.iter().zip(fields::TOKENS).map(|(kind, name)| {
            let count = number(prefix, &fields::of(&place, name), (0, MOST_TOKENS));
            count(kind.term(texts)).holding(tokens.slot(*kind).to_string())
        });
        let glory = counts.next().into_iter();
        let main = std::iter::once(card).chain(glory).collect();
        let empty = field(prefix, &fields::of(&place, fields::NONE), Control::Switch);
        let is_empty = if *slot == Slot::Empty { "on" } else { "" };
        let empty = empty(msg::solo_deck_empty(texts)).holding(is_empty);
        let others = counts.chain([empty]).collect();
        let legend = self.telling.suit(suit);
        (
            self.legend(legend.clone(), main),
            self.legend(legend, others),
        )
    }

    /// The places of the Neutral Zone from left to right. The Bot's Away Teams are known, so they are seldom
    /// touched.
    pub(in crate::view::solo) fn zone(&self, sites: &[Site], teams: u8, prefix: &str) -> Group {
        let cards = offer::sites(self.telling.book, self.table);
        let listed = candidates(self.telling.book, self.texts().lang(), &cards);
        let titles = self.titles(&listed);
        let places = sites.iter().enumerate().map(|(at, site)| {
            let card = site.card.as_ref();
            let title = card.map(|card| self.unmistakable(card, &listed));
            let control = Control::OneOfMany(titles.clone());
            let card = field(prefix, &fields::site(at), control)(msg::solo_card(self.texts()))
                .holding(title.unwrap_or_default());
            self.site(at, site, card, teams, prefix)
        });
        let (parts, rare) = places.unzip();
        Group {
            is_row: true,
            parts,
            rare,
            rare_title: msg::solo_rare_zone(self.texts()),
            ..Group::default()
        }
    }

    fn site(&self, at: usize, site: &Site, card: Field, teams: u8, prefix: &str) -> (Part, Part) {
        let (texts, place) = (self.texts(), fields::site(at));
        let count = |what: &str, most: i64, label: String, value: u8| {
            let count = number(prefix, &fields::of(&place, what), (0, most));
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
        let gone = field(prefix, &fields::of(&place, fields::NONE), Control::Switch);
        let others = vec![
            count(fields::BOT, teams.into(), bots, site.bot_teams),
            gone(msg::solo_deck_empty(texts)),
        ];
        let legend = msg::solo_site(texts, at + 1);
        (
            self.legend(legend.clone(), main),
            self.legend(legend, others),
        )
    }
}
