//! The rest of the table for games the tests play: Market decks, Location deck, Incidents, and a
//! player who does and answers at random.

use data::Library;
use model::{Boxes, CrewDeck, EffectToken, EntryId, GameBox, Mode, Position, Print, Suit};
use rand::seq::{IndexedRandom, SliceRandom};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use solo::engine::run::elsewhere;
use solo::state::correction::Correction;
use solo::state::event::Event;
use solo::state::question::{Chosen, PartOutcome, Question, QuestionAnswer};
use solo::state::setup::{BoardSide, DeckMode, EngineRules, Questions, Rulebook, Setup};
use solo::state::tabletop::{LocationSlot, MARKET, Slot, Tabletop, Zone};
use solo::{Forces, TokenCounts};

/// The facts of a game with the built-in data.
pub fn rulebook(library: &Library, setup: Setup) -> Rulebook {
    let board = |captain| library.board(captain).expect("a board").clone();
    Rulebook {
        program: library.program(setup.bot).expect("a program").clone(),
        board: board(setup.bot),
        own_board: board(setup.captain),
        boxes: library.boxes.clone(),
        stardates: library.stardates(setup.difficulty).expect("cards").clone(),
        cards: setup.printed(library.cards()),
        setup,
    }
}

/// The captains of the core box.
pub fn captains() -> Vec<CrewDeck> {
    let all = CrewDeck::ALL.iter().copied();
    all.filter(|deck| deck.of_box() == Some(GameBox::Core)).collect()
}

/// A game of the core box: Ensign, Basic boards, a virtual deck, one question at a time.
pub fn plain_setup(bot: CrewDeck, captain: CrewDeck) -> Setup {
    Setup {
        bot,
        difficulty: Mode::Ensign,
        captain,
        side: BoardSide::Basic,
        conspiracy: false,
        deck: DeckMode::Virtual,
        seed: 1,
        campaign: None,
        loadout: None,
        printing: Print::First,
        questions: Questions::Single,
        boxes: Boxes::default(),
        countdown: false,
        asks_own_captain: false,
        rules: EngineRules::Second,
    }
}

/// Choices drawn from a seed.
pub fn random_setup(seed: u64) -> Setup {
    let mut random = ChaCha8Rng::seed_from_u64(seed);
    let mut captains = captains();
    captains.shuffle(&mut random);
    Setup {
        difficulty: *Mode::DIFFICULTIES.choose(&mut random).expect("a level"),
        side: *[BoardSide::Basic, BoardSide::Advanced].choose(&mut random).expect("a side"),
        conspiracy: random.random_bool(0.3),
        deck: *[DeckMode::Physical, DeckMode::Virtual].choose(&mut random).expect("a mode"),
        seed,
        printing: *Print::ALL.choose(&mut random).expect("a print"),
        questions: *[Questions::Single, Questions::Joined].choose(&mut random).expect("a way"),
        // Games begun before are played on as well.
        rules: if seed.is_multiple_of(4) { EngineRules::First } else { EngineRules::Second },
        ..plain_setup(captains[0], captains[1])
    }
}

/// The rest of the table.
pub struct Opponent {
    random: ChaCha8Rng,
    market: [Vec<EntryId>; 4],
    locations: Vec<EntryId>,
    incidents: usize,
}

impl Opponent {
    pub fn new(book: &Rulebook) -> Opponent {
        let mut random = ChaCha8Rng::seed_from_u64(book.setup.seed ^ 0x5eed);
        let mut shuffled = |mut cards: Vec<EntryId>| {
            cards.shuffle(&mut random);
            cards
        };
        let market = MARKET.map(|suit| shuffled(book.commons(suit)));
        let location = |card: &&EntryId| {
            let position = book.cards[*card].position;
            position == Some(Position::StartingLocation) || position == Some(Position::AdvancedLocation)
        };
        let locations = book.commons(Suit::Location);
        let locations = shuffled(locations.iter().filter(location).cloned().collect());
        Opponent { random, market, locations, incidents: book.incidents_at_start() }
    }

    /// What the player reports, with a certain chance: before the next Bot turn, or as a Reaction in it.
    pub fn event(&mut self, book: &Rulebook, table: &Tabletop, chance: f64) -> Option<Event> {
        if !self.random.random_bool(chance) {
            return None;
        }
        let site = table.zone.iter().find_map(|site| site.card.clone());
        let mut events = vec![
            Event::Draw { cards: 2 },
            Event::Resource { token: EffectToken::Glory, amount: 2 },
            Event::Resource { token: EffectToken::Latinum, amount: 1 },
            Event::Steal,
            Event::Hand,
            Event::ReturnIncident,
            Event::DismissOfficer,
            Event::LogOfficer,
            Event::DismissShip { card: None },
            Event::LogShip { card: None },
            Event::Recall { card: table.officer.clone() },
            Event::YourGlory { amount: 2 },
            Event::Choose { options: vec![Event::DismissShip { card: None }, Event::Incident] },
        ];
        if let Some(location) = site {
            events.push(Event::RemoveTeams { location: location.clone(), teams: 1 });
            events.push(Event::Control { location });
        }
        if let Some(location) = table.controlled.first().cloned() {
            let logged = self.random.random_bool(0.5);
            events.push(Event::LoseLocation { location, logged });
        }
        if self.incidents > 2 {
            events.push(Event::Incident);
        }
        let encounters = elsewhere(table, book.commons(Suit::Encounter));
        if let Some(card) = encounters.choose(&mut self.random).cloned() {
            events.push(Event::Give { card });
        }
        events.choose(&mut self.random).cloned()
    }

    /// Now and then, something is set right in the middle of a question.
    pub fn correction(&mut self, table: &Tabletop) -> Option<Correction> {
        if !self.random.random_bool(0.03) {
            return None;
        }
        let known: Vec<EntryId> = table.visible_cards().into_iter().map(|(card, _)| card.clone()).collect();
        let hidden = table.pools.iter().flatten().cloned();
        let cards: Vec<EntryId> = known.into_iter().chain(hidden).collect();
        let ship = table.ships.first().map(|ship| ship.card.clone());
        let kinds = if table.captain.is_some() { 8 } else { 6 };
        Some(match self.random.random_range(0..kinds) {
            0 => Correction::Tracks { steps: [0; 3].map(|_: u8| self.random.random_range(0..=15)) },
            1 => Correction::Token { token: EffectToken::Glory, amount: self.random.random_range(0..20) },
            2 => Correction::Move {
                card: cards.choose(&mut self.random)?.clone(),
                to: *Zone::ALL.choose(&mut self.random)?,
            },
            3 => Correction::Zone { sites: table.zone.iter().skip(1).cloned().collect() },
            4 => Correction::Ship { card: ship?, at: table.zone.first()?.card.clone() },
            5 => {
                Correction::Junk { cards: table.junk.iter().rev().cloned().collect(), unnamed: table.unnamed_junk }
            }
            6 => Correction::Exile { exile: self.random.random_bool(0.5) },
            _ => Correction::Marks { marks: table.marks().iter().skip(1).cloned().collect() },
        })
    }

    /// Answers any question in a way that could happen.
    pub fn answer(&mut self, question: &Question, table: &Tabletop) -> QuestionAnswer {
        self.count_incidents(table);
        match question {
            Question::Stardate { card, glory, .. } => self.stardate(*card, *glory),
            Question::Market { slots } => QuestionAnswer::Market(self.market(slots)),
            Question::Refill { suit } => {
                let place = MARKET.iter().position(|other| other == suit);
                QuestionAnswer::Card(self.market[place.expect("a Market suit")].pop())
            }
            Question::Zone { sites, .. } => QuestionAnswer::Zone(self.zone(sites)),
            Question::NewSite { .. } => QuestionAnswer::Card(self.locations.pop()),
            Question::Tracks { .. } => QuestionAnswer::Tracks([0; 3].map(|_: u8| self.random.random_range(0..=15))),
            Question::Reveal { candidates, .. } => QuestionAnswer::Card(self.one_of(candidates)),
            Question::Drawn { candidates, may_be_none, .. } => {
                if candidates.is_empty() && *may_be_none {
                    return QuestionAnswer::Card(None);
                }
                let card = self.one_of(candidates);
                for deck in &mut self.market {
                    deck.retain(|other| card.as_ref() != Some(other));
                }
                QuestionAnswer::Card(card)
            }
            Question::EncounterLeft => QuestionAnswer::Yes(table.encounters > 0),
            Question::DiscardedIs { .. } | Question::PlayerHas { .. } | Question::OwnCaptain { .. } => {
                QuestionAnswer::Yes(self.random.random_bool(0.4))
            }
            Question::Junk { cards, unnamed } => QuestionAnswer::Junk(self.junk(cards, *unnamed)),
            Question::Incidents { .. } => {
                QuestionAnswer::Count(u8::try_from(self.incidents).expect("few Incidents"))
            }
            Question::Part { .. } => QuestionAnswer::Part(
                *[PartOutcome::Done, PartOutcome::Cancelled, PartOutcome::Unable]
                    .choose(&mut self.random)
                    .filter(|outcome| question.accepts(&QuestionAnswer::Part(**outcome)))
                    .unwrap_or(&PartOutcome::Done),
            ),
            Question::Where { places, neutral, .. } => {
                let elsewhere = self.random.random_bool(0.2) && !neutral;
                let place = places.choose(&mut self.random).copied();
                QuestionAnswer::Where(place.filter(|_| !elsewhere))
            }
            Question::Several { questions } => {
                let mut answers: Vec<QuestionAnswer> = Vec::new();
                for question in questions {
                    let answer = match question {
                        Question::Reveal { candidates, .. } | Question::Drawn { candidates, .. } => {
                            let mut left = candidates.clone();
                            left.retain(|card| !answers.contains(&QuestionAnswer::Card(Some(card.clone()))));
                            QuestionAnswer::Card(self.one_of(&left))
                        }
                        Question::Refill { .. } | Question::NewSite { .. } if self.random.random_bool(0.3) => {
                            QuestionAnswer::Later
                        }
                        other => self.answer(other, table),
                    };
                    answers.push(answer);
                }
                QuestionAnswer::Several(answers)
            }
            Question::Choice { options, .. } => {
                let option = self.random.random_range(0..options.len());
                QuestionAnswer::Choice(match self.random.random_range(0..6) {
                    0 if question.accepts(&QuestionAnswer::Choice(Chosen::Unable)) => Chosen::Unable,
                    1 if question.accepts(&QuestionAnswer::Choice(Chosen::Cancelled)) => Chosen::Cancelled,
                    _ => Chosen::Option(option),
                })
            }
        }
    }

    fn one_of(&mut self, candidates: &[EntryId]) -> Option<EntryId> {
        candidates.choose(&mut self.random).cloned()
    }

    /// What lies in the Incident deck: the engine's count, less what the player takes now and then.
    fn count_incidents(&mut self, table: &Tabletop) {
        self.incidents = usize::from(table.incidents);
        if self.incidents > 3 && self.random.random_bool(0.1) {
            self.incidents -= 1;
        }
    }

    /// The player gained some Glory in the turn, and one went to the Market.
    fn stardate(&mut self, card: Option<u8>, glory: u8) -> QuestionAnswer {
        let taken = self.random.random_range(0..3);
        if glory > taken {
            QuestionAnswer::Stardate { card, glory: glory - taken }
        } else {
            QuestionAnswer::Stardate { card, glory }
        }
    }

    /// The player junked a card now and then, and gained one.
    fn junk(&mut self, cards: &[EntryId], unnamed: u8) -> Vec<EntryId> {
        let places = (0..usize::from(unnamed)).map(|at| at % 4);
        let named = places.filter_map(|place| self.market[place].pop());
        let mut junk: Vec<EntryId> = named.chain(cards.iter().cloned()).collect();
        if self.random.random_bool(0.3) {
            let place = self.random.random_range(0..self.market.len());
            junk.extend(self.market[place].pop());
        }
        if self.random.random_bool(0.1) {
            junk.pop();
        }
        junk
    }

    fn market(&mut self, slots: &[Slot; 4]) -> [Slot; 4] {
        let bought = self.random.random_range(0..6);
        let lucky = self.random.random_range(0..4);
        let mut market = slots.clone();
        for (place, slot) in market.iter_mut().enumerate() {
            if place == bought || *slot == Slot::Unknown {
                *slot = match self.market[place].pop() {
                    Some(card) => Slot::Card { card, tokens: TokenCounts::default() },
                    None => Slot::Empty,
                };
            }
            if let (true, Slot::Card { tokens, .. }) = (place == lucky, slot) {
                tokens.glory += 1;
            }
        }
        market
    }

    fn zone(&mut self, sites: &[LocationSlot]) -> Vec<LocationSlot> {
        let mut zone = Vec::new();
        for site in sites {
            let taken_over = self.random.random_bool(0.1);
            let card = match &site.card {
                Some(card) if !taken_over => Some(card.clone()),
                _ => self.locations.pop(),
            };
            let Some(card) = card else { continue };
            let stays = site.card.as_ref() == Some(&card);
            zone.push(LocationSlot {
                card: Some(card),
                bot_teams: if stays { site.bot_teams } else { 0 },
                player: Forces { teams: self.random.random_range(0..3), ships: self.random.random_range(0..2) },
            });
        }
        zone
    }
}
