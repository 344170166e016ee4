//! The set-up of one solo game, in the numbered order of solo rules p. 1-2, with its cards named.

mod boxes;
mod loadout;
#[cfg(test)]
mod tests;

use super::effects::Names;
use super::question::sort_by_title;
use super::steps::StepWriter;
use crate::kit::records::{captain_name, listed};
use crate::kit::terms::Term;
use model::{CrewDeck, EntryId, Position, Print, StardateEffect, Suit};
use page::Page;
use page::locale::{Texts, msg};
use solo::state::setup::{DeckMode, Rulebook};

/// How far the lines below a number are set in.
const BELOW: usize = 8;

/// The checklist of a game: what is done is ticked off.
pub fn checklist(texts: &Texts, names: &Names, book: &Rulebook) -> Page {
    let list = Checklist { telling: StepWriter::new(texts, names, book), texts, book };
    let mut page = Page::new();
    page.title(list.title());
    for (number, item) in (1..).zip(list.items()) {
        page.item(format!("[ ] {number:>2}."), &item.text, 0);
        let mark = if item.sorts { "[ ]" } else { "-" };
        for line in &item.below {
            page.item(mark, line, BELOW);
        }
    }
    page.gap();
    if let Some(printing) = list.printing() {
        page.say(printing);
        page.gap();
    }
    page.say(msg::checklist_go(texts));
    page
}

/// One number of the list.
struct Item {
    text: String,
    below: Vec<String>,
    /// Whether the lines below are piles, each to be ticked off.
    sorts: bool,
}

impl Item {
    fn new(text: String, below: impl IntoIterator<Item = String>) -> Item {
        Item { text, below: below.into_iter().collect(), sorts: false }
    }

    fn sorting(text: String, below: impl IntoIterator<Item = String>) -> Item {
        Item { sorts: true, ..Item::new(text, below) }
    }
}

struct Checklist<'a> {
    telling: StepWriter<'a>,
    texts: &'a Texts,
    book: &'a Rulebook,
}

impl Checklist<'_> {
    fn title(&self) -> String {
        msg::checklist_title(self.texts, self.bot(), self.level(), captain_name(self.book.setup.captain))
    }

    /// Which print counts, where it was chosen or makes a difference.
    fn printing(&self) -> Option<String> {
        let cards = self.book.print_matters();
        let titles = self.titles(&cards);
        match (self.book.setup.printing, cards.is_empty()) {
            (Print::First, true) => None,
            (Print::First, false) => Some(msg::checklist_printing_first(self.texts, titles)),
            (Print::Latest, true) => Some(msg::checklist_printing_same(self.texts, self.bot())),
            (Print::Latest, false) => Some(msg::checklist_printing_latest(self.texts, titles)),
        }
    }

    fn items(&self) -> Vec<Item> {
        let mut items = vec![
            Item::new(self.stardates(), self.assignment().chain([self.wipes()])),
            Item::new(self.central(), self.middle().into_iter().chain(self.out_of_the_market())),
            Item::new(self.own(), self.own_below()),
        ];
        let before = [self.directives(), self.board()];
        let after = [
            self.captain(),
            self.supplement(),
            self.deck(),
            self.pile(),
            self.rows(),
            self.teams(),
            self.programs(),
        ];
        let item = |text| Item::new(text, None);
        items.extend(before.into_iter().map(item));
        items.push(self.sorted());
        items.extend(after.into_iter().map(item));
        items
    }

    fn bot(&self) -> String {
        captain_name(self.book.setup.bot)
    }

    fn level(&self) -> String {
        self.book.setup.difficulty.term(self.texts)
    }

    fn is_virtual(&self) -> bool {
        self.book.setup.deck == DeckMode::Virtual
    }

    fn programs(&self) -> String {
        if self.book.program.exile.is_some() {
            return self.khan_programs();
        }
        if self.is_virtual() {
            msg::checklist_programs_virtual(self.texts, self.bot())
        } else {
            msg::checklist_programs(self.texts, self.bot())
        }
    }

    fn rows(&self) -> String {
        if self.is_virtual() { msg::checklist_rows_virtual(self.texts) } else { msg::checklist_rows(self.texts) }
    }

    fn stardates(&self) -> String {
        let glory = self.book.stardate(1).map_or(0, |card| card.glory);
        msg::checklist_level(self.texts, self.level(), self.book.stardates.cards.len(), glory)
    }

    /// What the Stardate cards of the level do, which differs as well as their numbers.
    fn wipes(&self) -> String {
        let cards = (1_usize..).zip(&self.book.stardates.cards);
        let wipes = cards.filter_map(|(number, card)| {
            let effect = match card.effect {
                StardateEffect::None => msg::checklist_wipe_nothing(self.texts),
                StardateEffect::WipeMarket => msg::checklist_wipe_market(self.texts),
                StardateEffect::WipeMarketAndZone => msg::checklist_wipe_both(self.texts),
                StardateEffect::End => return None,
            };
            Some(msg::checklist_stardate_wipe(self.texts, number, effect))
        });
        msg::checklist_stardate_wipes(self.texts, wipes.collect::<Vec<_>>().join(" · "))
    }

    fn central(&self) -> String {
        let common = self.book.commons(Suit::Incident);
        let mut brought = self.book.incidents();
        let count = self.book.incidents_at_start();
        brought.retain(|card| !common.contains(card));
        let first = msg::checklist_central(self.texts);
        let incidents = if brought.is_empty() {
            msg::checklist_central_incidents_plain(self.texts, count)
        } else {
            msg::checklist_central_incidents(self.texts, self.titles(&brought), count)
        };
        format!("{first} {incidents}")
    }

    fn own(&self) -> String {
        let setup = &self.book.setup;
        let side = setup.side.term(self.texts);
        let captain = self.captain_title(setup.captain);
        let own = |position| self.at(setup.captain, position);
        let texts = self.texts;
        let parts = [
            Some(match self.book.own_board.marks {
                Some(_) => msg::checklist_own_khan(texts, captain),
                None => msg::checklist_own(texts, captain, side),
            }),
            self.some(&own(Position::Deployed), |cards| msg::checklist_own_deployed(texts, cards)),
            self.some(&own(Position::ControlledLocation), |cards| msg::checklist_own_controlled(texts, cards)),
            self.some(&own(Position::Discard), |cards| msg::checklist_own_discard(texts, cards)),
            self.some(&self.own_status(setup.captain), |cards| msg::checklist_own_status(texts, cards)),
        ];
        let campaign = setup.loadout.iter().flat_map(|_| {
            let changes = msg::checklist_own_campaign(texts);
            self.own_peculiar().into_iter().chain([changes])
        });
        let parts = parts.into_iter().flatten().chain(campaign);
        parts.collect::<Vec<_>>().join(" ")
    }

    /// What stands below the own area: what the campaign changes, else what is unlike other crews.
    fn own_below(&self) -> Vec<String> {
        match self.book.setup.loadout {
            Some(_) => self.own_loadout(),
            None => self.own_peculiar(),
        }
    }

    /// A sentence about cards, if there are any.
    fn some(&self, cards: &[EntryId], say: impl FnOnce(String) -> String) -> Option<String> {
        (!cards.is_empty()).then(|| say(self.titles(cards)))
    }

    fn directives(&self) -> String {
        let setup = &self.book.setup;
        if !setup.boxes.is_core_alone() {
            let reinforce = self.at(CrewDeck::Common, Position::SoloCampaign);
            return self.directives_of_boxes(self.titles(&reinforce));
        }
        let title = |position| self.titles(&self.at(CrewDeck::Common, position));
        let (texts, conspiracy) = (self.texts, title(Position::SoloChallenge));
        let reinforce = title(Position::SoloCampaign);
        if let Some(loadout) = &setup.loadout {
            return self.directives_of(loadout, reinforce, conspiracy);
        }
        match (setup.campaign.is_some(), setup.conspiracy) {
            (false, false) => msg::checklist_directives_none(texts, reinforce, conspiracy),
            (false, true) => msg::checklist_directives_conspiracy(texts, conspiracy, reinforce),
            (true, false) => msg::checklist_directives_campaign(texts, reinforce, conspiracy),
            (true, true) => msg::checklist_directives_both(texts, reinforce, conspiracy),
        }
    }

    fn board(&self) -> String {
        self.khan_board().unwrap_or_else(|| msg::checklist_board(self.texts, self.bot()))
    }

    fn sorted(&self) -> Item {
        let texts = self.texts;
        let bot = |position| self.at(self.book.setup.bot, position);
        let incident = self.some(&bot(Position::IncidentDeck), |cards| msg::checklist_sort_incident(texts, cards));
        if self.is_virtual() {
            return Item::new(msg::checklist_sort_virtual(texts), incident);
        }
        let below = [
            self.some(&self.book.available(), |cards| msg::checklist_available(texts, cards)),
            self.some(&bot(Position::Deployed), |cards| msg::checklist_deployed(texts, cards)),
            self.some(&bot(Position::ControlledLocation), |cards| {
                if self.book.is_boxed(Position::ControlledLocation) {
                    msg::checklist_boxed(texts, cards)
                } else {
                    msg::checklist_controlled(texts, cards)
                }
            }),
            self.some(&self.book.reserve(), |cards| msg::checklist_reserve(texts, cards)),
            self.some(&self.book.starting(Position::Development), |cards| msg::checklist_development(texts, cards)),
            self.some(&bot(Position::Discard), |cards| msg::checklist_discard(texts, cards)),
            incident,
        ];
        Item::sorting(msg::checklist_sort(texts, self.bot()), below.into_iter().flatten())
    }

    fn captain(&self) -> String {
        let bot = self.book.setup.bot;
        let title = self.captain_title(bot);
        let captain = msg::checklist_captain(self.texts, title);
        let status =
            self.some(&self.of_suit(bot, Suit::Status), |cards| msg::checklist_captain_status(self.texts, cards));
        let parts: Vec<String> = [captain].into_iter().chain(status).collect();
        parts.join(" ")
    }

    fn supplement(&self) -> String {
        if let Some(supplement) = self.khan_supplement() {
            let challenge =
                self.some(&self.book.reserve(), |cards| msg::checklist_supplement_challenge(self.texts, cards));
            let parts: Vec<String> = std::iter::once(supplement).chain(challenge).collect();
            return parts.join(" ");
        }
        let development = self.book.starting(Position::Development).len();
        let reserve = self.book.reserve().len();
        if self.is_virtual() {
            msg::checklist_supplement_virtual(self.texts, development, reserve)
        } else {
            msg::checklist_supplement(self.texts, development, reserve)
        }
    }

    fn deck(&self) -> String {
        let top = self.book.on_top();
        let (available, titles) = (self.book.available().len(), self.titles(&top));
        if top.is_empty() {
            return self.deck_alone(available);
        }
        if self.is_virtual() {
            msg::checklist_deck_virtual(self.texts, available, titles)
        } else if top.len() > 1 {
            msg::checklist_deck_several(self.texts, available, titles)
        } else {
            msg::checklist_deck_one(self.texts, available, titles)
        }
    }

    fn pile(&self) -> String {
        let cards = self.book.starting(Position::Discard);
        // In the order in which the engine takes them to lie: the last one on top.
        let all: Vec<String> = cards.iter().map(|card| self.telling.title(card)).collect();
        let titles = listed(&all);
        match (cards.is_empty(), self.is_virtual()) {
            (true, false) => msg::checklist_pile_empty(self.texts),
            (true, true) => msg::checklist_pile_empty_virtual(self.texts),
            (false, false) => msg::checklist_pile(self.texts, titles),
            (false, true) => msg::checklist_pile_virtual(self.texts, titles),
        }
    }

    fn teams(&self) -> String {
        let teams = self.book.board.away_teams;
        msg::checklist_teams(self.texts, teams)
    }

    /// The Captain of a crew; of a double-sided one its first side.
    fn captain_title(&self, deck: CrewDeck) -> String {
        let card = self.book.captain_card(deck);
        card.map_or_else(String::new, |card| self.titles(std::slice::from_ref(&card.id)))
    }

    /// Status cards that lie out from the start: one that is a Development does not.
    fn own_status(&self, deck: CrewDeck) -> Vec<EntryId> {
        let mut cards = self.of_suit(deck, Suit::Status);
        cards.retain(|id| self.book.card(id).is_some_and(|card| card.position.is_none()));
        cards
    }

    fn at(&self, deck: CrewDeck, position: Position) -> Vec<EntryId> {
        let cards = self.book.cards.values();
        let fitting = cards.filter(|card| card.deck == deck && card.position == Some(position));
        fitting.map(|card| card.id.clone()).collect()
    }

    fn of_suit(&self, deck: CrewDeck, suit: Suit) -> Vec<EntryId> {
        let cards = self.book.cards.values();
        let fitting = cards.filter(|card| card.deck == deck && card.suit == suit && card.reverse_of.is_none());
        fitting.map(|card| card.id.clone()).collect()
    }

    /// Titles by the alphabet.
    fn titles(&self, cards: &[EntryId]) -> String {
        let mut cards = cards.to_vec();
        sort_by_title(self.book, self.texts.lang(), &mut cards);
        let printed = cards.iter().map(|card| self.telling.printed_title(card));
        let titles: Vec<String> = printed.collect();
        listed(&titles)
    }
}
