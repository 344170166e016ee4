//! A Bot turn as the solo rulebook tells it (p. 3-10), step by step, without a look at the engine.

use model::chance;
use model::{CardFilter, Effect, EntryId, OperationKind, Skill, StardateEffect, Suit};
use solo::state::question::{Question, QuestionAnswer};
use solo::state::setup::{DeckMode, Rulebook};
use solo::state::tabletop::{Ending, MARKET};

use crate::oracle::{Oracle, Progress};
use crate::table::{Back, Place, Site, Table, place, site};
use crate::worth::{Whose, first_highest, worth};

/// Why a reading ends before its end.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Stop {
    /// The row goes on with the next one that fits.
    Continue,
    /// The game is over.
    Over,
    /// Something this reading does not cover.
    NotRead(String),
    /// A question that the book calls for was not asked.
    Missing(String),
}

/// What a step of the reading brings.
pub type Read<T = ()> = Result<T, Stop>;

/// A part of the table both sides share.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Part {
    Market,
    Zone,
    Tracks,
    Stardate,
    Incidents,
    Encounters,
    Junk,
}

/// A reader at work.
pub struct Reader<'a> {
    pub book: &'a Rulebook,
    pub table: Table,
    pub oracle: Oracle,
    /// What it did, for whoever has to judge a difference.
    pub log: Vec<String>,
    /// Whether the Bot takes its turn: the other side keeps emptied Stardate cards.
    pub is_bot_turn: bool,
    /// Whether the card at hand was taken over in the Control Step.
    pub from_control: bool,
    /// Whether the Neutral Zone was told in this action.
    pub zone_told: bool,
    /// Questions that the book calls for and that were not asked, though the reading could go on.
    pub missing: Vec<String>,
}

impl<'a> Reader<'a> {
    /// A reader in front of a table.
    pub fn new(book: &'a Rulebook, table: Table, oracle: Oracle) -> Reader<'a> {
        Reader {
            book,
            table,
            oracle,
            log: Vec::new(),
            is_bot_turn: false,
            from_control: false,
            zone_told: false,
            missing: Vec::new(),
        }
    }

    pub fn tell(&mut self, text: impl Into<String>) {
        self.log.push(text.into());
    }

    pub fn suit(&self, card: &EntryId) -> Suit {
        self.book.cards[card].suit
    }

    pub fn has_trait(&self, card: &EntryId, slug: &str) -> bool {
        self.book.cards[card].traits.iter().any(|other| other == slug)
    }

    /// Whether a card has this suit or trait.
    pub fn is(&self, card: &EntryId, slug: &str) -> bool {
        match CardFilter::from_code(slug) {
            Some(CardFilter::Suit(suit)) => self.suit(card) == suit,
            _ => self.has_trait(card, slug),
        }
    }

    // What the player tells of the shared table.

    /// Looks at a part of the shared table: what was told of it at this point counts. A place that holds a card is not
    /// refilled yet.
    pub fn look(&mut self, at: Part) {
        let table = &self.table;
        let now = table.progress();
        let is_due = |question: &Question, asked_at: Progress| match (at, question) {
            (Part::Market, Question::Refill { suit }) => {
                asked_at == now && table.market[market_place(*suit)] == Place::Unknown
            }
            (Part::Zone, Question::NewSite { place }) => {
                asked_at == now && table.zone.get(*place).is_some_and(|site| site.card.is_none())
            }
            (Part::Incidents, Question::Incidents { left }) => *left == table.incidents,
            (Part::Stardate, Question::Stardate { .. }) | (Part::Encounters, Question::EncounterLeft) => true,
            (Part::Market, Question::Market { .. })
            | (Part::Zone, Question::Zone { .. })
            | (Part::Tracks, Question::Tracks { .. })
            | (Part::Junk, Question::Junk { .. }) => asked_at == now,
            _ => false,
        };
        let Some(before) = self.oracle.lead_to(is_due) else { return };
        if before > 0 && matches!(at, Part::Stardate | Part::Incidents | Part::Encounters) {
            return;
        }
        for _ in 0..=before {
            for (question, answer) in self.oracle.take_line() {
                self.hear(&question, answer);
            }
        }
        if matches!(at, Part::Market | Part::Zone) {
            self.look(at);
        }
    }

    /// Takes the answer to a question that must have been asked here.
    pub fn ask(&mut self, what: &str, fits: impl Fn(&Question) -> bool) -> Read<QuestionAnswer> {
        let answer = self.ask_if_due(fits);
        answer.ok_or_else(|| Stop::Missing(what.to_owned()))
    }

    /// Takes the answer to a question if it is the next that does not ask how the table looks.
    pub fn ask_if_due(&mut self, fits: impl Fn(&Question) -> bool) -> Option<QuestionAnswer> {
        self.oracle.lead_to(|question, _| fits(question))?;
        while !self.oracle.is_next(&fits) {
            for (question, answer) in self.oracle.take_line() {
                self.hear(&question, answer);
            }
        }
        let (question, answer) = self.oracle.take(fits)?;
        self.tell(format!("asked: {} -> {answer:?}", brief(&question)));
        Some(answer)
    }

    fn hear(&mut self, question: &Question, answer: QuestionAnswer) {
        self.tell(format!("told: {} -> {answer:?}", brief(question)));
        match (question, answer) {
            (Question::Stardate { .. }, QuestionAnswer::Stardate { card, glory }) => {
                self.hear_stardate(card, glory)
            }
            (Question::Market { .. }, QuestionAnswer::Market(slots)) => {
                self.table.market = slots.iter().map(place).collect();
            }
            (Question::Refill { suit }, QuestionAnswer::Card(card)) => {
                self.table.market[market_place(*suit)] =
                    card.map_or(Place::Empty, |card| Place::Card(card, [0; 3]));
            }
            (Question::Zone { .. }, QuestionAnswer::Zone(sites)) => {
                self.hear_zone(sites.iter().map(site).collect())
            }
            (Question::NewSite { place }, QuestionAnswer::Card(card)) => match card {
                Some(card) => self.table.zone[*place].card = Some(card),
                None => {
                    self.table.zone.remove(*place);
                }
            },
            (Question::Tracks { .. }, QuestionAnswer::Tracks(steps)) => self.table.your_tracks = steps,
            (Question::Incidents { .. }, QuestionAnswer::Count(left)) => self.table.incidents = left,
            (Question::Junk { .. }, QuestionAnswer::Junk(cards)) => self.table.junk = cards,
            (Question::EncounterLeft, QuestionAnswer::Yes(left)) => {
                if !left {
                    self.table.encounters = 0;
                }
            }
            _ => {}
        }
    }

    /// The player emptied Stardate cards in their own turn: those to be executed lie with the Bot (rules p. 12).
    fn hear_stardate(&mut self, card: Option<u8>, glory: u8) {
        let last = self.book.stardates.cards.len() as u8;
        if let Some(former) = self.table.stardate {
            for emptied in former..card.unwrap_or(last + 1) {
                self.keep_emptied(emptied);
            }
        }
        if card.is_none() && self.table.stardate.is_some() {
            self.table.last_turn = Some(self.table.turn + 1);
        }
        self.table.stardate = card;
        self.table.glory = if card.is_some() { glory } else { 0 };
    }

    fn keep_emptied(&mut self, card: u8) {
        let effect = self.book.stardates.cards[usize::from(card) - 1].effect;
        if matches!(effect, StardateEffect::WipeMarket | StardateEffect::WipeMarketAndZone) {
            self.table.held.push(card);
        }
    }

    /// A Location with tokens of the Bot that is no longer there was taken over by the player: the Bot had 1 Glory for
    /// each, its Ships there were dismissed (rules p. 9).
    fn hear_zone(&mut self, zone: Vec<Site>) {
        self.zone_told = true;
        for at in 0..self.table.zone.len() {
            let card = &self.table.zone[at].card;
            if card.is_some() && !zone.iter().any(|site| site.card == *card) {
                self.table.supply[0] += self.bot_tokens(at);
            }
        }
        let former = std::mem::replace(&mut self.table.zone, zone);
        for card in former.into_iter().filter_map(|site| site.card) {
            if !self.table.zone.iter().any(|site| site.card.as_ref() == Some(&card)) {
                self.dismiss_ships(|at| *at == card);
            }
        }
    }

    /// Ships whose token stands at such a Location go to the Bot Discard pile.
    pub fn dismiss_ships(&mut self, leaves: impl Fn(&EntryId) -> bool) {
        let (gone, left) = self.table.ships.drain(..).partition(|(_, at)| at.as_ref().is_some_and(&leaves));
        self.table.ships = left;
        let gone: Vec<(EntryId, Option<EntryId>)> = gone;
        self.table.discard.extend(gone.into_iter().map(|(card, _)| card));
    }

    // The turn (solo rules p. 4).

    /// A whole Bot turn.
    pub fn turn(&mut self) -> Read {
        self.is_bot_turn = true;
        self.table.turn += 1;
        for part in [Part::Market, Part::Zone, Part::Tracks, Part::Junk] {
            self.look(part);
        }
        self.control_step()?;
        self.action_step()?;
        self.clean_up_step()?;
        if self.table.last_turn == Some(self.table.turn) {
            self.table.ending = Some(Ending::Credits);
        }
        Ok(())
    }

    /// Takes control of the most valuable Location it has secured: 3 tokens, 2 more than the player.
    fn control_step(&mut self) -> Read {
        let secured = (0..self.table.zone.len()).filter(|at| {
            let (bot, yours) = (self.bot_weight(*at), self.table.zone[*at].yours());
            self.table.zone[*at].card.is_some() && bot >= 3 && bot >= yours + 2
        });
        let Some(at) = first_highest(secured, |at| self.site_worth(*at)) else { return Ok(()) };
        self.from_control = true;
        let result = self.take_control(at);
        self.from_control = false;
        result
    }

    /// Control: Glory for the player’s tokens, everything leaves, the Location comes to the Bot and is resolved.
    pub fn take_control(&mut self, at: usize) -> Read {
        let Site { card: Some(card), your_teams, your_ships, .. } = self.table.zone[at].clone() else {
            return Err(Stop::Missing("the Location of which the Bot takes control".to_owned()));
        };
        self.tell(format!("takes control of {card:?}"));
        self.spend_stardate(your_teams + your_ships);
        self.dismiss_ships(|other| *other == card);
        self.table.zone[at] = Site::unknown();
        self.table.controlled.push(card.clone());
        self.resolve(card)
    }

    /// Draws all cards facedown, then flips and resolves one after the other.
    fn action_step(&mut self) -> Read {
        self.look(Part::Stardate);
        let cards = &self.book.stardates.cards;
        let active = self.table.stardate.map_or(cards.len(), usize::from);
        for _ in 0..cards[active - 1].draw {
            let Some(drawn) = self.draw() else { break };
            self.table.row.push(drawn);
        }
        while !self.table.row.is_empty() {
            let back = self.table.row.remove(0);
            let card = self.name(&back)?;
            self.table.staging.push(card.clone());
            self.resolve(card)?;
        }
        Ok(())
    }

    /// Stardate cards it holds, the Staging Area, Glory on the Market.
    fn clean_up_step(&mut self) -> Read {
        for held in std::mem::take(&mut self.table.held) {
            self.execute(self.book.stardates.cards[usize::from(held) - 1].effect);
        }
        let staged = std::mem::take(&mut self.table.staging);
        self.table.discard.extend(staged);
        self.look(Part::Market);
        self.look(Part::Tracks);
        let places = self.market_cards();
        let lowest = first_highest(places, |(at, card)| {
            let tokens = self.tokens_on(*at);
            let worth = worth(self.book, &self.table, Whose::Player, card, tokens[0]);
            (-worth, -tokens.iter().map(|count| i32::from(*count)).sum::<i32>())
        });
        let burnham = self.book.program.rule.dilithium;
        if let Some((at, card)) = lowest {
            self.tell(format!("Glory on {card:?}"));
            let Place::Card(_, tokens) = &mut self.table.market[at] else { return Ok(()) };
            if burnham { tokens[1] += 2 } else { tokens[0] += 1 }
        }
        if lowest_is_placed(burnham, &self.table) {
            self.spend_stardate(1);
        }
        Ok(())
    }

    /// What an emptied Stardate card does (rules p. 12).
    fn execute(&mut self, effect: StardateEffect) {
        if effect == StardateEffect::None || effect == StardateEffect::End {
            return;
        }
        for at in 0..self.table.market.len() {
            if let Place::Card(card, _) = &self.table.market[at] {
                self.table.junk.push(card.clone());
                self.table.market[at] = Place::Unknown;
            }
        }
        if effect == StardateEffect::WipeMarketAndZone {
            self.look(Part::Zone);
            for at in 0..self.table.zone.len() {
                if self.table.zone[at].yours() == 0 && self.bot_tokens(at) == 0 {
                    self.table.zone[at] = Site::unknown();
                }
            }
        }
    }

    // Glory (rules p. 8, 12).

    /// So much Glory leaves the Stardate cards; after the last it comes from the supply.
    pub fn spend_stardate(&mut self, glory: u8) {
        if glory > 0 {
            self.look(Part::Stardate);
        }
        for _ in 0..glory {
            let Some(card) = self.table.stardate else { return };
            self.table.glory -= 1;
            if self.table.glory > 0 {
                continue;
            }
            if !self.is_bot_turn {
                self.keep_emptied(card);
            }
            match self.book.stardates.cards.get(usize::from(card)) {
                Some(next) => (self.table.stardate, self.table.glory) = (Some(card + 1), next.glory),
                None => {
                    self.table.stardate = None;
                    let current = if self.is_bot_turn { self.table.turn } else { self.table.turn + 1 };
                    self.table.last_turn = Some(current + 1);
                }
            }
        }
    }

    /// The Bot gains Glory.
    pub fn gain_glory(&mut self, glory: u8) {
        self.spend_stardate(glory);
        self.table.supply[0] += glory;
    }

    // Piles (solo rules p. 4).

    /// The top card of the Bot deck, shuffled anew if it is empty.
    pub fn draw(&mut self) -> Option<Back> {
        if self.table.deck.is_empty() {
            self.shuffle();
        }
        self.table.deck.pop()
    }

    /// The Discard pile becomes the deck, the top card of the Supplement deck lies on it. The dice are those of the
    /// game: a virtual deck takes the next number of its seed, real cards lie in an order nobody knows.
    fn shuffle(&mut self) {
        let mut cards = std::mem::take(&mut self.table.discard);
        self.tell(format!("shuffles {} cards", cards.len()));
        if cards.is_empty() {
            self.table.deck.clear();
        } else if self.book.setup.deck == DeckMode::Virtual || cards.len() == 1 {
            self.table.shuffles += 1;
            chance::shuffle(&mut cards, self.book.setup.seed, self.table.shuffles);
            self.table.deck = cards.into_iter().map(Back::Card).collect();
        } else {
            let pool = self.table.pools.len();
            self.table.deck = vec![Back::Pool(pool); cards.len()];
            cards.sort();
            self.table.pools.push(cards);
        }
        let supplement = self.table.supplement.pop();
        self.table.deck.extend(supplement);
    }

    /// The card that is turned up.
    pub fn name(&mut self, back: &Back) -> Read<EntryId> {
        if let Back::Card(card) = back {
            return Ok(card.clone());
        }
        if let Back::Pool(number) = back
            && let [only] = self.table.pools[*number].as_slice()
        {
            let only = only.clone();
            self.table.pools[*number].clear();
            return Ok(only);
        }
        let answer = self.ask("the card turned up", |question| matches!(question, Question::Reveal { .. }))?;
        let QuestionAnswer::Card(Some(card)) = answer else {
            return Err(Stop::Missing("a name for the card turned up".to_owned()));
        };
        if let Back::Pool(number) = back {
            self.table.pools[*number].retain(|other| *other != card);
        }
        self.table.gone.retain(|other| *other != card);
        Ok(card)
    }

    // Cards (solo rules p. 5-7).

    /// Takes one of the Bot’s faceup cards from where it lies.
    pub fn pick_up(&mut self, card: &EntryId) {
        let table = &mut self.table;
        for cards in [&mut table.staging, &mut table.discard, &mut table.controlled, &mut table.log] {
            cards.retain(|other| other != card);
        }
        table.ships.retain(|(other, _)| other != card);
        table.deck.retain(|back| *back != Back::Card(card.clone()));
        if table.officer.as_ref() == Some(card) {
            table.officer = None;
        }
    }

    /// To the Log; an Incident under the Incident deck (solo rules p. 7).
    pub fn log_card(&mut self, card: &EntryId) {
        self.pick_up(card);
        if self.suit(card) == Suit::Incident {
            self.return_incident(card);
        } else {
            self.tell(format!("logs {card:?}"));
            self.table.log.push(card.clone());
        }
    }

    /// Under the Incident deck.
    pub fn return_incident(&mut self, card: &EntryId) {
        self.tell(format!("returns {card:?}"));
        self.pick_up(card);
        self.table.incidents += 1;
        self.table.gone.retain(|other| other != card);
        self.table.gone.push(card.clone());
    }

    /// The Incident deck loses its top card; the Burn if it was the last.
    pub fn lose_incident(&mut self) -> Read {
        // They are counted with the card that is taken, or without it.
        self.look(Part::Incidents);
        self.table.incidents = self.table.incidents.saturating_sub(1);
        self.look(Part::Incidents);
        if self.table.incidents == 0 {
            self.table.ending = Some(Ending::Burn);
            return Err(Stop::Over);
        }
        Ok(())
    }

    /// The effects of the next row that fits, from this one on: Surprise, trait rows, suit row (solo rules p. 5-6).
    fn row(&self, card: &EntryId, from: usize) -> Option<(usize, &'a [Effect], String)> {
        let facts = &self.book.cards[card];
        let program = &self.book.program;
        let surprise = facts.operations.iter().find(|one| one.kind == OperationKind::Surprise);
        if from == 0
            && let (true, Some(surprise)) = (self.has_trait(card, "surprise"), surprise)
        {
            return Some((0, &surprise.effects, "its Surprise".to_owned()));
        }
        let is_wild = self.has_trait(card, "wildcard");
        for (at, row) in program.traits.iter().enumerate().skip(from.saturating_sub(1)) {
            if is_wild || row.traits.iter().any(|slug| facts.traits.contains(slug)) {
                return Some((at + 1, &row.effects, format!("the row {:?}", row.traits)));
            }
        }
        let with_officer = self.table.officer.is_some();
        let rows = if with_officer { &program.with_officer } else { &program.without_officer };
        let row = rows.iter().find(|row| row.suit == facts.suit && from <= program.traits.len() + 1)?;
        let name = format!("the row {:?} {} officer", row.suit, if with_officer { "with" } else { "without" });
        Some((program.traits.len() + 1, &row.effects, name))
    }

    /// Carries out the row of a card, and those it continues with. A Location that still lies in the Staging Area
    /// then moves to the Control Area.
    pub fn resolve(&mut self, card: EntryId) -> Read {
        if self.book.program.exile.is_some() {
            return Err(Stop::NotRead("exile".to_owned()));
        }
        self.use_skills(&card);
        let mut from = 0;
        while let Some((at, effects, name)) = self.row(&card, from) {
            self.tell(format!("resolves {card:?} by {name}"));
            match self.carry_out_row(effects, &card) {
                Err(Stop::Continue) => from = at + 1,
                Ok(()) => break,
                stop => return stop,
            }
        }
        if self.suit(&card) == Suit::Location && self.table.staging.contains(&card) {
            self.pick_up(&card);
            self.table.controlled.push(card);
        }
        Ok(())
    }

    /// Pike’s special rule: a card with Skill icons raises their track, of several the higher one.
    fn use_skills(&mut self, card: &EntryId) {
        if !self.book.program.rule.skills {
            return;
        }
        let skills = &self.book.cards[card].skills;
        let any = skills.contains(&Skill::Any);
        let shown =
            [Skill::Research, Skill::Influence, Skill::Military].map(|skill| any || skills.contains(&skill));
        let steps = self.table.tracks;
        if let Some(track) = first_highest((0..3).filter(|at| shown[*at]), |at| steps[*at]) {
            self.table.tracks[track] = (steps[track] + 1).min(15);
        }
    }

    // The shared table.

    /// The cards of the Market with their places, from left to right.
    pub fn market_cards(&self) -> Vec<(usize, EntryId)> {
        let places = self.table.market.iter().enumerate();
        let cards = places.filter_map(|(at, place)| match place {
            Place::Card(card, _) => Some((at, card.clone())),
            Place::Unknown | Place::Empty => None,
        });
        cards.collect()
    }

    /// What lies on the card of a place.
    pub fn tokens_on(&self, at: usize) -> [u8; 3] {
        match &self.table.market[at] {
            Place::Card(_, tokens) => *tokens,
            Place::Unknown | Place::Empty => [0; 3],
        }
    }

    /// Away Teams and Ships of the Bot at a neutral Location.
    pub fn bot_tokens(&self, at: usize) -> u8 {
        self.table.zone[at].bot_teams + self.bot_ships(at)
    }

    /// Ships of the Bot at a neutral Location.
    pub fn bot_ships(&self, at: usize) -> u8 {
        let site = &self.table.zone[at];
        let here = self.table.ships.iter().filter(|(_, at)| at.is_some() && *at == site.card);
        here.count() as u8
    }

    /// What those tokens weigh where they are compared: a fleet counts 2.
    pub fn bot_weight(&self, at: usize) -> u8 {
        let fleet = |card: &EntryId| self.book.board.fleet.as_deref() == Some(card.slug());
        let site = &self.table.zone[at];
        let is_here = self.table.ships.iter().any(|(card, at)| at.is_some() && *at == site.card && fleet(card));
        self.bot_tokens(at) + u8::from(is_here)
    }

    /// What a neutral Location is worth to the Bot.
    pub fn site_worth(&self, at: usize) -> i32 {
        let card = self.table.zone[at].card.as_ref();
        card.map_or(i32::MIN, |card| worth(self.book, &self.table, Whose::Bot, card, 0))
    }
}

/// The place of the Market for a suit.
fn market_place(suit: Suit) -> usize {
    MARKET.iter().position(|other| *other == suit).expect("a Market suit")
}

/// A question without the list of what may answer it.
fn brief(question: &Question) -> String {
    match question {
        Question::Reveal { from, .. } => format!("Reveal {from:?}"),
        Question::Drawn { suit, .. } => format!("Drawn {suit:?}"),
        Question::Market { .. } => "Market".to_owned(),
        Question::Zone { .. } => "Zone".to_owned(),
        other => format!("{other:?}"),
    }
}

/// Whether the Glory of the Clean-up Step leaves the Stardate card.
fn lowest_is_placed(burnham: bool, table: &Table) -> bool {
    burnham || table.market.iter().any(|place| matches!(place, Place::Card(..)))
}
