//! A Bot turn as the solo rulebook tells it (p. 3-10), step by step, without a look at the engine.

use model::{Effect, EntryId, OperationKind, Skill, StardateEffect, Suit, chance};
use solo::state::question::{Question, QuestionAnswer};
use solo::state::setup::{DeckMode, Rulebook};
use solo::state::tabletop::{Ending, Face, FacedownPool, LocationSlot, MARKET, Slot};

use crate::oracle::Oracle;
use crate::table::{Progress, Table, count, sorted};
use crate::worth::{Whose, first_highest, free_place, worth};

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
#[derive(Clone)]
pub struct Reader<'a> {
    pub book: &'a Rulebook,
    pub table: Table,
    pub oracle: Oracle,
    /// What it did, for whoever has to judge a difference.
    pub log: Vec<String>,
    /// Whether the Bot takes its turn: the other side keeps emptied Stardate cards.
    pub is_bot_turn: bool,
    /// Whether the Neutral Zone was told in this action.
    pub zone_told: bool,
    /// Whether the player changed something there since, unseen.
    pub zone_changed: bool,
    /// The Location of which the Bot just took control in its Control Step.
    pub from_control: Option<EntryId>,
    /// Questions that the book calls for and that were not asked, though the reading could go on.
    pub missing: Vec<String>,
}

impl<'a> Reader<'a> {
    /// A reader in front of a table.
    pub fn new(book: &'a Rulebook, table: Table, oracle: Oracle) -> Reader<'a> {
        let (log, missing) = (Vec::new(), Vec::new());
        Reader {
            book,
            table,
            oracle,
            log,
            is_bot_turn: false,
            zone_told: false,
            zone_changed: false,
            from_control: None,
            missing,
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

    /// Looks at a part of the shared table: what was told of it at this point counts. A place that holds a card is not
    /// refilled yet.
    pub fn look(&mut self, at: Part) {
        let (table, now) = (&self.table, self.table.progress());
        let is_due = |question: &Question, asked_at: Progress| match (at, question) {
            (Part::Stardate, Question::Stardate { .. }) | (Part::Encounters, Question::EncounterLeft) => true,
            (Part::Incidents, Question::Incidents { left }) => *left == table.incidents,
            (Part::Market, Question::Refill { suit }) => {
                asked_at == now && table.market[place_of(*suit)] == Slot::Unknown
            }
            (Part::Zone, Question::NewSite { place }) => asked_at == now && table.zone[*place].card.is_none(),
            (Part::Market, Question::Market { .. })
            | (Part::Zone, Question::Zone { .. })
            | (Part::Tracks, Question::Tracks { .. })
            | (Part::Junk, Question::Junk { .. }) => asked_at == now,
            _ => false,
        };
        let must_be_next = matches!(at, Part::Stardate | Part::Incidents | Part::Encounters);
        if let Some(before) = self.oracle.lead_to(is_due).filter(|before| !must_be_next || *before == 0) {
            self.hear_lines(before + 1);
            if matches!(at, Part::Market | Part::Zone) {
                self.look(at);
            }
        }
        if at == Part::Zone && self.zone_changed && !self.zone_told {
            self.missing.push("the Neutral Zone once a Ship was recalled".to_owned());
            self.zone_changed = false;
        }
    }

    /// Takes the answer to a question that must have been asked here.
    pub fn ask(&mut self, what: &str, fits: impl Fn(&Question) -> bool) -> Read<QuestionAnswer> {
        self.ask_if_due(fits).ok_or_else(|| Stop::Missing(what.to_owned()))
    }

    /// Takes the answer to a question if it is the next that does not ask how the table looks.
    pub fn ask_if_due(&mut self, fits: impl Fn(&Question) -> bool) -> Option<QuestionAnswer> {
        let before = self.oracle.lead_to(|question, _| fits(question))?;
        self.hear_lines(before);
        let (question, answer) = self.oracle.take(fits)?;
        self.tell(format!("asked: {} -> {answer:?}", brief(&question)));
        Some(answer)
    }

    pub fn is_asked(&self, fits: impl Fn(&Question) -> bool) -> bool {
        self.oracle.lead_to(|question, _| fits(question)).is_some()
    }

    fn hear_lines(&mut self, lines: usize) {
        for (question, answer) in self.oracle.take_lines(lines) {
            self.tell(format!("told: {} -> {answer:?}", brief(&question)));
            self.hear(&question, answer);
        }
    }

    fn hear(&mut self, question: &Question, answer: QuestionAnswer) {
        let table = &mut self.table;
        match (question, answer) {
            (Question::Stardate { .. }, QuestionAnswer::Stardate { card, glory }) => {
                self.hear_stardate(card, glory);
            }
            (Question::Market { .. }, QuestionAnswer::Market(slots)) => table.market = slots.to_vec(),
            (Question::Refill { suit }, QuestionAnswer::Card(card)) => {
                let laid = |card| Slot::Card { card, tokens: solo::TokenCounts::default() };
                table.market[place_of(*suit)] = card.map_or(Slot::Empty, laid);
            }
            (Question::Zone { .. }, QuestionAnswer::Zone(sites)) => self.hear_zone(sites),
            (Question::NewSite { place }, QuestionAnswer::Card(Some(card))) => table.zone[*place].card = Some(card),
            (Question::NewSite { place }, QuestionAnswer::Card(None)) => drop(table.zone.remove(*place)),
            (Question::Tracks { .. }, QuestionAnswer::Tracks(steps)) => table.your_tracks = steps,
            (Question::Incidents { .. }, QuestionAnswer::Count(left)) => table.incidents = left,
            (Question::Junk { .. }, QuestionAnswer::Junk(cards)) => table.junk = cards,
            (Question::EncounterLeft, QuestionAnswer::Yes(false)) => table.encounters = 0,
            _ => {}
        }
    }

    /// The player emptied Stardate cards in their own turn: those to be executed lie with the Bot (rules p. 12).
    fn hear_stardate(&mut self, card: Option<u8>, glory: u8) {
        let after_last = self.book.stardates.cards.len() as u8 + 1;
        let former = self.table.stardate.unwrap_or(after_last);
        (former..card.unwrap_or(after_last)).for_each(|emptied| self.keep_emptied(emptied));
        if card.is_none() && self.table.stardate.is_some() {
            self.table.last_turn = Some(self.table.turn + 1);
        }
        (self.table.stardate, self.table.glory) = (card, card.map_or(0, |_| glory));
    }

    fn keep_emptied(&mut self, card: u8) {
        let effect = self.book.stardates.cards[usize::from(card) - 1].effect;
        if matches!(effect, StardateEffect::WipeMarket | StardateEffect::WipeMarketAndZone) {
            self.table.held.push(card);
        }
    }

    /// A Location with tokens of the Bot that is no longer there was taken over by the player: the Bot had 1 Glory for
    /// each, its Ships there were dismissed (rules p. 9).
    fn hear_zone(&mut self, zone: Vec<LocationSlot>) {
        self.zone_told = true;
        let left = |site: &LocationSlot| site.card.clone().filter(|_| zone.iter().all(|new| new.card != site.card));
        let lost: Vec<(usize, EntryId)> =
            self.table.zone.iter().enumerate().filter_map(|(at, site)| Some((at, left(site)?))).collect();
        for (at, card) in lost {
            self.table.supply.glory += self.bot_tokens(at);
            self.dismiss_ships(&card);
        }
        self.table.zone = zone;
    }

    /// Ships whose token stands at a Location go to the Bot Discard pile.
    pub fn dismiss_ships(&mut self, location: &EntryId) {
        let gone = self.table.ships.extract_if(.., |ship| ship.at.as_ref() == Some(location));
        self.table.discard.extend(gone.map(|ship| ship.card));
    }

    /// A whole Bot turn: Control, Action, Clean-up (solo rules p. 4).
    pub fn turn(&mut self) -> Read {
        self.is_bot_turn = true;
        self.table.turn += 1;
        [Part::Market, Part::Zone, Part::Tracks, Part::Junk].into_iter().for_each(|part| self.look(part));
        let secured = (0..self.table.zone.len()).filter(|at| {
            let (bot, yours) = (self.bot_weight(*at), self.yours(*at));
            self.table.zone[*at].card.is_some() && bot >= 3 && bot >= yours + 2
        });
        if let Some(at) = first_highest(secured, |at| self.site_worth(*at)) {
            self.from_control.clone_from(&self.table.zone[at].card);
            self.take_control(at)?;
            self.from_control = None;
        }
        self.action_step()?;
        self.clean_up_step();
        self.end_exile();
        if self.table.last_turn == Some(self.table.turn) {
            self.table.ending = Some(Ending::Credits);
        }
        Ok(())
    }

    /// Control: Glory for the player’s tokens, everything leaves, the Location comes to the Bot and is resolved.
    pub fn take_control(&mut self, at: usize) -> Read {
        let Some(card) = self.table.zone[at].card.clone() else { return Ok(()) };
        self.tell(format!("takes control of {card:?}"));
        self.mark(&card);
        self.spend_stardate(self.yours(at));
        self.dismiss_ships(&card);
        self.table.zone[at] = LocationSlot::unknown();
        self.table.controlled.push(card.clone());
        self.resolve(&card)
    }

    /// Draws all cards facedown, then flips and resolves one after the other.
    fn action_step(&mut self) -> Read {
        self.look(Part::Stardate);
        let cards = &self.book.stardates.cards;
        for _ in 0..cards[self.table.stardate.map_or(cards.len(), usize::from) - 1].draw {
            let drawn = self.draw();
            self.table.row.extend(drawn);
        }
        while !self.table.row.is_empty() {
            let face = self.table.row.remove(0);
            let card = self.name(&face)?;
            self.table.staging.push(card.clone());
            self.resolve(&card)?;
        }
        Ok(())
    }

    /// Stardate cards it holds, the Staging Area, Glory on the Market card least valuable to the player.
    fn clean_up_step(&mut self) {
        for held in std::mem::take(&mut self.table.held) {
            self.execute(self.book.stardates.cards[usize::from(held) - 1].effect);
        }
        self.table.discard.append(&mut self.table.staging);
        self.look(Part::Market);
        self.look(Part::Tracks);
        let lowest = first_highest(self.market_cards(), |(at, _)| {
            let (worth, tokens) = self.rank(*at, Whose::Player);
            (-worth, -i32::from(tokens))
        });
        let burnham = self.book.program.rule.dilithium;
        if let Some((at, card)) = &lowest
            && let Slot::Card { tokens, .. } = &mut self.table.market[*at]
        {
            self.log.push(format!("tokens on {card:?}"));
            if burnham { tokens.dilithium += 2 } else { tokens.glory += 1 }
        }
        self.spend_stardate(u8::from(burnham || lowest.is_some()));
    }

    /// What an emptied Stardate card does (rules p. 12).
    fn execute(&mut self, effect: StardateEffect) {
        for (at, card) in self.market_cards() {
            self.table.junk.push(card);
            self.table.market[at] = Slot::Unknown;
        }
        if effect == StardateEffect::WipeMarketAndZone {
            self.look(Part::Zone);
            for at in 0..self.table.zone.len() {
                if self.yours(at) + self.bot_tokens(at) == 0 {
                    self.table.zone[at] = LocationSlot::unknown();
                }
            }
        }
    }

    /// So much Glory leaves the Stardate cards; after the last it comes from the supply (rules p. 8, 12).
    pub fn spend_stardate(&mut self, glory: u8) {
        for _ in 0..glory {
            self.look(Part::Stardate);
            let Some(card) = self.table.stardate else { return };
            self.table.glory -= 1;
            if self.table.glory > 0 {
                continue;
            }
            if !self.is_bot_turn {
                self.keep_emptied(card);
            }
            let next = self.book.stardates.cards.get(usize::from(card));
            (self.table.stardate, self.table.glory) = next.map_or((None, 0), |next| (Some(card + 1), next.glory));
            if next.is_none() {
                self.table.last_turn = Some(self.table.turn + if self.is_bot_turn { 1 } else { 2 });
            }
        }
    }

    pub fn gain_glory(&mut self, glory: u8) {
        self.spend_stardate(glory);
        self.table.supply.glory += glory;
    }

    /// The top card of the Bot deck. An empty one is made of the Discard pile, with the top card of the Supplement deck
    /// on it (solo rules p. 4). The dice are those of the game: a virtual deck takes the next number of its seed, real
    /// cards lie in an order nobody knows.
    pub fn draw(&mut self) -> Option<Face> {
        let table = &mut self.table;
        if table.deck.is_empty() {
            let mut cards = std::mem::take(&mut table.discard);
            self.log.push(format!("shuffles {} cards", cards.len()));
            if self.book.setup.deck == DeckMode::Virtual || cards.len() == 1 {
                table.shuffles += u32::from(!cards.is_empty());
                chance::shuffle(&mut cards, self.book.setup.seed, table.shuffles);
                table.deck = cards.into_iter().map(Face::Known).collect();
            } else if !cards.is_empty() {
                table.deck = vec![Face::Hidden(FacedownPool::Crew(table.pools.len())); cards.len()];
                table.pools.push(sorted(cards));
            }
            let enlisted = table.supplement.pop();
            self.leave_supplement(enlisted.is_some());
            self.table.deck.extend(enlisted);
        }
        self.table.deck.pop()
    }

    /// The card that is turned up.
    pub fn name(&mut self, face: &Face) -> Read<EntryId> {
        let pool = match face {
            Face::Known(card) => return Ok(card.clone()),
            Face::Hidden(FacedownPool::Crew(number)) => Some(*number),
            Face::Hidden(FacedownPool::Incident | FacedownPool::Encounter) => None,
        };
        let card = match pool.map(|number| self.table.pools[number].as_slice()) {
            Some([only]) => only.clone(),
            _ => match self.ask("the card turned up", |question| matches!(question, Question::Reveal { .. }))? {
                QuestionAnswer::Card(Some(card)) => card,
                _ => return Err(Stop::Missing("a name".to_owned())),
            },
        };
        self.table.pools.iter_mut().for_each(|pool| pool.retain(|other| *other != card));
        self.table.gone.retain(|other| *other != card);
        Ok(card)
    }

    /// To the Log; an Incident under the Incident deck (solo rules p. 7).
    pub fn log_card(&mut self, card: &EntryId) {
        if self.suit(card) == Suit::Incident {
            self.return_incident(card);
        } else {
            self.tell(format!("logs {card:?}"));
            self.table.pick_up(card);
            self.table.log.push(card.clone());
        }
    }

    /// Under the Incident deck.
    pub fn return_incident(&mut self, card: &EntryId) {
        self.tell(format!("returns {card:?}"));
        self.table.pick_up(card);
        self.table.incidents += 1;
        self.table.gone.push(card.clone());
    }

    /// The Incident deck loses its top card; the Burn if it was the last. They are counted with that card or without.
    pub fn lose_incident(&mut self) -> Read {
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
        let (facts, program) = (&self.book.cards[card], &self.book.program);
        let mut surprises = facts.operations.iter().filter(|one| one.kind == OperationKind::Surprise);
        if let (0, true, Some(surprise)) = (from, self.has_trait(card, "surprise"), surprises.next()) {
            return Some((0, &surprise.effects, "its Surprise".to_owned()));
        }
        let is_wild = self.has_trait(card, "wildcard");
        if let Some(exile) = program.exile.as_ref().filter(|_| self.table.exile) {
            let fits = |slug: &String| self.is(card, slug) || is_wild && slug == "augment";
            let mut rows = exile.rows.iter().enumerate().skip(from.saturating_sub(1));
            let (at, row) = rows.find(|(_, row)| row.traits.iter().any(fits))?;
            return Some((at + 1, &row.effects, format!("the row {:?} of exile", row.traits)));
        }
        for (at, row) in program.traits.iter().enumerate().skip(from.saturating_sub(1)) {
            if is_wild || row.traits.iter().any(|slug| facts.traits.contains(slug)) {
                return Some((at + 1, &row.effects, format!("the row {:?}", row.traits)));
            }
        }
        let with = self.table.officer.is_some();
        let rows = if with { &program.with_officer } else { &program.without_officer };
        let row = rows.iter().find(|row| row.suit == facts.suit && from <= program.traits.len() + 1)?;
        Some((program.traits.len() + 1, &row.effects, format!("the row {:?}, with officer: {with}", row.suit)))
    }

    /// Carries out the row of a card, and those it continues with. A Location that still lies in the Staging Area
    /// then moves to the Control Area.
    pub fn resolve(&mut self, card: &EntryId) -> Read {
        self.use_skills(card);
        let mut from = 0;
        while let Some((at, effects, name)) = self.row(card, from) {
            self.tell(format!("resolves {card:?} by {name}"));
            match self.carry_out_row(effects, card) {
                Err(Stop::Continue) => from = at + 1,
                Ok(()) => break,
                stop => return stop,
            }
        }
        if self.suit(card) == Suit::Location && !self.table.exile && self.table.staging.contains(card) {
            self.table.pick_up(card);
            self.table.controlled.push(card.clone());
        }
        Ok(())
    }

    /// Khan marks the first free place that a card fits (ruling 561).
    pub fn mark(&mut self, card: &EntryId) {
        let place = free_place(self.book, &self.table, card);
        self.table.marks.extend(place);
    }

    /// In exile each card that leaves the Supplement deck brings Khan 1 Dilithium.
    pub fn leave_supplement(&mut self, has_left: bool) {
        self.table.supply.dilithium += u8::from(has_left && self.table.exile);
    }

    /// At the end of his turn Khan gains 1 Dilithium in exile; with 5 he comes back and gains an Encounter.
    fn end_exile(&mut self) {
        if !self.table.exile {
            return;
        }
        self.table.supply.dilithium += 1;
        if self.table.supply.dilithium >= 5 {
            self.table.supply.dilithium = 0;
            self.table.exile = false;
            if let Some(card) = self.drawn(Suit::Encounter) {
                self.table.encounters -= 1;
                self.mark(&card);
                self.table.discard.push(card);
            }
        }
    }

    /// Pike’s special rule: a card with Skill icons raises their track, of several the higher one.
    fn use_skills(&mut self, card: &EntryId) {
        let skills = &self.book.cards[card].skills;
        let shows = |skill: Skill| skills.contains(&skill) || skills.contains(&Skill::Any);
        let shown = [Skill::Research, Skill::Influence, Skill::Military].map(shows);
        let steps = self.table.tracks;
        if let (true, Some(track)) =
            (self.book.program.rule.skills, first_highest((0..3).filter(|at| shown[*at]), |at| steps[*at]))
        {
            self.table.tracks[track] = (steps[track] + 1).min(15);
        }
    }

    /// The cards of the Market with their places, from left to right.
    pub fn market_cards(&self) -> Vec<(usize, EntryId)> {
        let card = |slot: &Slot| if let Slot::Card { card, .. } = slot { Some(card.clone()) } else { None };
        self.table.market.iter().enumerate().filter_map(|(at, slot)| Some((at, card(slot)?))).collect()
    }

    /// The value of the card on a place of the Market, and the tokens on it.
    pub fn rank(&self, at: usize, whose: Whose) -> (i32, u8) {
        let Slot::Card { card, tokens } = &self.table.market[at] else { return (0, 0) };
        (worth(self.book, &self.table, whose, card, tokens.glory), count(tokens))
    }

    /// Tokens of the player at a neutral Location.
    pub fn yours(&self, at: usize) -> u8 {
        let player = &self.table.zone[at].player;
        player.teams + player.ships
    }

    /// Ships of the Bot at a neutral Location.
    pub fn bot_ships(&self, at: usize) -> u8 {
        let site = &self.table.zone[at];
        self.table.ships.iter().filter(|ship| ship.at.is_some() && ship.at == site.card).count() as u8
    }

    /// Away Teams and Ships of the Bot at a neutral Location.
    pub fn bot_tokens(&self, at: usize) -> u8 {
        self.table.zone[at].bot_teams + self.bot_ships(at)
    }

    /// What those tokens weigh for securing: Freeman’s fleet counts 2.
    pub fn bot_weight(&self, at: usize) -> u8 {
        let site = &self.table.zone[at];
        let is_fleet = |card: &EntryId| self.book.board.fleet.as_deref() == Some(card.slug());
        let mut here = self.table.ships.iter().filter(|ship| ship.at.is_some() && ship.at == site.card);
        self.bot_tokens(at) + u8::from(here.any(|ship| is_fleet(&ship.card)))
    }

    pub fn card_worth(&self, card: &EntryId) -> i32 {
        worth(self.book, &self.table, Whose::Bot, card, 0)
    }

    /// What a neutral Location is worth to the Bot.
    pub fn site_worth(&self, at: usize) -> i32 {
        self.table.zone[at].card.as_ref().map_or(i32::MIN, |card| self.card_worth(card))
    }
}

/// The place of the Market for a suit.
fn place_of(suit: Suit) -> usize {
    MARKET.iter().position(|other| *other == suit).expect("a Market suit")
}

/// The beginning of a question, without the list of what may answer it.
fn brief(question: &Question) -> String {
    format!("{question:?}").chars().take(90).collect()
}
