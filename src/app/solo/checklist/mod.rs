//! The set-up of one solo game, in the numbered order of solo rules p. 1-2, with its cards named.

mod boxes;
mod loadout;

#[cfg(test)]
mod tests;

use super::question::sort_by_title;
use model::{CrewDeck, EntryId, Position, Print, StardateEffect, Suit};
use page::Page;
use page::locale::{Message, Texts, msg};
use solo::state::setup::{DeckMode, Rulebook};
use words::Term;
use words::effects::Names;
use words::names::{captain_name, listed};
use words::steps::StepWriter;

/// How far the lines below a number are set in.
const BELOW: usize = 8;

/// The set-up of a game: what is done is ticked off.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SetUp {
    /// Who plays against whom.
    pub title: String,
    /// What is done, in order.
    pub points: Vec<SetUpPoint>,
    /// What to know before the first turn.
    pub remarks: Vec<String>,
}

/// One number of the list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SetUpPoint {
    /// What is done.
    pub text: String,
    /// What to know for it.
    pub notes: Vec<String>,
    /// Piles that cards are sorted into; none where nothing is sorted.
    pub piles: Vec<SetUpPile>,
}

/// A pile that cards are sorted into.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SetUpPile {
    /// What it is called.
    pub name: String,
    /// Its cards by the alphabet; at least one.
    pub cards: Vec<String>,
}

impl SetUp {
    /// Of a game.
    pub fn new(texts: &Texts, names: &Names, book: &Rulebook) -> SetUp {
        let list = SetUpWriter { telling: StepWriter::new(texts, names, book), texts, book };
        let remarks = list.printing().into_iter().chain([msg::checklist_go(texts)]);
        SetUp { title: list.title(), points: list.points(), remarks: remarks.collect() }
    }

    /// The list on paper or in a terminal.
    pub fn page(&self) -> Page {
        let mut page = Page::new();
        page.title(&self.title);
        for (number, point) in (1..).zip(&self.points) {
            page.item(format!("[ ] {number:>2}."), &point.text, 0);
            point.notes.iter().for_each(|note| page.item("-", note, BELOW));
            point.piles.iter().for_each(|pile| page.item("[ ]", pile.line(), BELOW));
        }
        for remark in &self.remarks {
            page.gap();
            page.say(remark);
        }
        page
    }
}

impl SetUpPoint {
    fn new(text: String, notes: impl IntoIterator<Item = String>) -> SetUpPoint {
        SetUpPoint { text, notes: notes.into_iter().collect(), piles: Vec::new() }
    }
}

impl SetUpPile {
    fn line(&self) -> String {
        format!("{}: {}", self.name, listed(&self.cards))
    }
}

struct SetUpWriter<'a> {
    telling: StepWriter<'a>,
    texts: &'a Texts,
    book: &'a Rulebook,
}

impl SetUpWriter<'_> {
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

    fn points(&self) -> Vec<SetUpPoint> {
        let mut points = vec![
            SetUpPoint::new(self.stardates(), self.assignment().chain([self.wipes()])),
            SetUpPoint::new(self.central(), self.middle().into_iter().chain(self.out_of_the_market())),
            SetUpPoint::new(self.own(), self.own_below()),
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
        let point = |text| SetUpPoint::new(text, None);
        points.extend(before.into_iter().map(point));
        points.push(self.sorted());
        points.extend(after.into_iter().map(point));
        points
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
            return self.programs_in_exile();
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
                Some(_) => msg::checklist_own_marks(texts, captain),
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
        self.board_with_marks().unwrap_or_else(|| msg::checklist_board(self.texts, self.bot()))
    }

    fn sorted(&self) -> SetUpPoint {
        let texts = self.texts;
        let bot = |position| self.at(self.book.setup.bot, position);
        let incident = self.sorted_pile(msg::checklist_sort_incident, &bot(Position::IncidentDeck));
        if self.is_virtual() {
            let notes = incident.iter().map(SetUpPile::line);
            return SetUpPoint::new(msg::checklist_sort_virtual(texts), notes);
        }
        let is_boxed = self.book.is_boxed(Position::ControlledLocation);
        let controlled = if is_boxed { msg::checklist_boxed } else { msg::checklist_controlled };
        let sorted = [
            self.sorted_pile(msg::checklist_available, &self.book.available()),
            self.sorted_pile(msg::checklist_deployed, &bot(Position::Deployed)),
            self.sorted_pile(controlled, &bot(Position::ControlledLocation)),
            self.sorted_pile(msg::checklist_reserve, &self.book.reserve()),
            self.sorted_pile(msg::checklist_development, &self.book.starting(Position::Development)),
            self.sorted_pile(msg::checklist_discard, &bot(Position::Discard)),
            incident,
        ];
        let piles = sorted.into_iter().flatten().collect();
        SetUpPoint { piles, ..SetUpPoint::new(msg::checklist_sort(texts, self.bot()), None) }
    }

    fn sorted_pile(&self, name: Message, cards: &[EntryId]) -> Option<SetUpPile> {
        let cards = self.title_list(cards);
        (!cards.is_empty()).then(|| SetUpPile { name: name(self.texts), cards })
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
        if let Some(supplement) = self.supplement_with_last() {
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
        listed(&self.title_list(cards))
    }

    fn title_list(&self, cards: &[EntryId]) -> Vec<String> {
        let mut cards = cards.to_vec();
        sort_by_title(self.book, self.texts.lang(), &mut cards);
        cards.iter().map(|card| self.telling.printed_title(card)).collect()
    }
}
