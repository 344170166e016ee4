//! A player with a real table beside the program: knows every pile, plays its own turns by a script drawn
//! from a seed, and answers each question from what lies there. What is asked never changes what happens.

mod answers;
mod follow;

use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash, Hasher};

use data::Library;
use model::{Effect, EntryId, Mode, Position, Suit};
use rand::seq::SliceRandom;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use solo::engine::run::{Action, RunInput, exec};
use solo::state::setup::{BoardSide, DeckMode, Questions, Rulebook, Setup};
use solo::state::step::groups::{AcquisitionStep, CleanUpStep, GrowthStep, PileStep, ResolutionStep};
use solo::state::step::{Step, StepKind};
use solo::state::tabletop::{MARKET, Slot, Stardate, Tabletop};
use solo::{Forces, TokenCounts};

use super::figures::kind;
use super::opponent::{captains, plain_setup, rulebook};

/// Tokens of one kind the player places at most.
const MOST_TOKENS: u8 = 3;
/// The player leaves so many Incidents in their deck.
const INCIDENTS_LEFT: i16 = 3;

/// What was asked in a game, and what came of it.
pub struct Told {
    pub book: Rulebook,
    /// Each question by its kind, and whether Enter was enough.
    pub asked: Vec<(&'static str, bool)>,
    /// What happened, Bot turn by Bot turn.
    pub turns: Vec<Vec<Step>>,
    pub table: Tabletop,
}

/// Steps that belong to one way of asking only, come at another time, or only say what the hand does.
pub fn says_nothing(kind: &StepKind, is_last: bool) -> bool {
    match kind {
        StepKind::Growth(GrowthStep::CreditsBegin { .. } | GrowthStep::GotGlory { .. })
        | StepKind::Acquisition(AcquisitionStep::IncidentsLeft { .. })
        | StepKind::Resolution(ResolutionStep::GoesOn { .. })
        | StepKind::CleanUp(CleanUpStep::LeavesMarket)
        | StepKind::Pile(
            PileStep::TurnsUp { .. }
            | PileStep::Stages { .. }
            | PileStep::Fetches { .. }
            | PileStep::Receives { .. },
        ) => true,
        StepKind::CleanUp(
            CleanUpStep::PlacesGlory { .. } | CleanUpStep::PlacesDilithium { .. } | CleanUpStep::NoMarketCard,
        ) => is_last,
        _ => false,
    }
}

/// The card a step tells of that may have been turned up for it.
fn turned_up(step: &Step) -> Option<&EntryId> {
    match &step.kind {
        StepKind::Pile(
            PileStep::Discards { card, .. } | PileStep::Logs { card, .. } | PileStep::Returns { card, .. },
        )
        | StepKind::Resolution(ResolutionStep::Resolves { card, .. } | ResolutionStep::NeverResolved { card }) => {
            Some(card)
        }
        _ => None,
    }
}

/// Twelve games, each captain twice the Bot: the same for both ways of asking.
pub fn setups(deck: DeckMode, questions: Questions) -> Vec<Setup> {
    let captains = captains();
    let other = |at: usize| captains[at % captains.len()];
    let games = (0..2 * captains.len()).map(|at| Setup {
        difficulty: Mode::DIFFICULTIES[at % Mode::DIFFICULTIES.len()],
        side: [BoardSide::Basic, BoardSide::Advanced][at / captains.len()],
        conspiracy: at % 3 == 0,
        deck,
        seed: 100 + u64::try_from(at).unwrap_or_default(),
        questions,
        ..plain_setup(other(at), other(at + 1 + at / captains.len()))
    });
    games.collect()
}

/// Plays a game to its end. One that joins its questions is played with the cards that lay on the table
/// in the same game without.
pub fn play(library: &Library, setup: Setup) -> Told {
    let script = (setup.questions == Questions::Joined).then(|| {
        let questions = Questions::Single;
        let setup = Setup { questions, ..setup.clone() };
        play(library, setup).turns
    });
    let book = rulebook(library, setup);
    let mut player = Scripted::new(&book);
    player.script = script;
    let mut told = Told { turns: Vec::new(), asked: Vec::new(), table: book.set_up(), book };
    while told.table.ending.is_none() {
        player.bot_turn(&mut told);
        assert!(told.turns.len() < 60, "the game does not end");
    }
    told
}

/// A facedown card: the Bot does not tell Incidents apart.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Face {
    Card(EntryId),
    Incident,
}

/// The table as it is.
struct Scripted {
    seed: u64,
    decks: [Vec<EntryId>; 4],
    locations: Vec<EntryId>,
    market: [Slot; 4],
    zone: Vec<(EntryId, Forces)>,
    tracks: [u8; 3],
    stardate: Stardate,
    /// Incidents in the deck beyond what the program counts.
    drift: i16,
    /// The order of shuffled cards nobody knows, by their pool.
    orders: HashMap<usize, Vec<Face>>,
    /// The steps of the same game asked singly, turn by turn, and how far they are used in this turn.
    script: Option<Vec<Vec<Step>>>,
    used: usize,
    /// The cards of the Discard pile without a name, the top one last.
    unnamed: Vec<EntryId>,
    /// The options of the choice put to the player last.
    options: Vec<Vec<Effect>>,
    /// Where a token of the player's left last.
    left: Option<usize>,
    /// The card being resolved, and where its row sent to.
    card: Option<EntryId>,
}

impl Scripted {
    fn new(book: &Rulebook) -> Scripted {
        let seed = book.setup.seed;
        let mut random = ChaCha8Rng::seed_from_u64(seed ^ 0x007a_b1e5);
        let mut shuffled = |mut cards: Vec<EntryId>| {
            cards.shuffle(&mut random);
            cards
        };
        let decks = MARKET.map(|suit| shuffled(book.commons(suit)));
        let is_shared_by_visitors = |card: &EntryId| {
            let position = book.cards[card].position;
            position == Some(Position::StartingLocation) || position == Some(Position::AdvancedLocation)
        };
        let locations = book.commons(Suit::Location);
        let locations = shuffled(locations.into_iter().filter(is_shared_by_visitors).collect());
        let mut player = Scripted {
            seed,
            decks,
            locations,
            market: [const { Slot::Empty }; 4],
            zone: Vec::new(),
            tracks: [0; 3],
            stardate: book.set_up().stardate,
            drift: 0,
            orders: HashMap::new(),
            script: None,
            used: 0,
            unnamed: Vec::new(),
            options: Vec::new(),
            left: None,
            card: None,
        };
        (0..4).for_each(|place| player.refill(place));
        player.zone = (0..3).filter_map(|_| player.new_site()).collect();
        player
    }

    fn refill(&mut self, place: usize) {
        let card = self.decks[place].pop();
        let tokens = TokenCounts::default();
        self.market[place] = card.map_or(Slot::Empty, |card| Slot::Card { card, tokens });
    }

    fn new_site(&mut self) -> Option<(EntryId, Forces)> {
        Some((self.locations.pop()?, Forces::default()))
    }

    /// The player's turn, then the Bot's with all its questions.
    fn bot_turn(&mut self, told: &mut Told) {
        self.own_turn(&told.book, &told.table);
        let mut inputs = Vec::new();
        let mut seen = 0;
        self.used = 0;
        loop {
            let done = exec(&told.book, &told.table, &Action::Turn, &inputs);
            for step in &done.steps[seen..] {
                self.follow(step);
                self.keep_up(step, told.turns.len());
            }
            seen = done.steps.len();
            self.shuffle(&told.book, &done.table);
            self.forget_named(&told.book, &done.table);
            let Some(question) = done.question else {
                self.stardate = done.table.stardate;
                told.turns.push(done.steps);
                told.table = done.table;
                return;
            };
            let answer = self.answer(&told.book, &done.table, &question);
            assert!(question.accepts(&answer), "{question:?} refuses {answer:?}");
            let is_shown = question.default_answer().as_ref() == Some(&answer);
            told.asked.push((kind(&question), is_shown));
            inputs.push(RunInput::Answer(answer));
        }
    }

    /// Buys, sends, gains, clears up: what changes between two Bot turns.
    fn own_turn(&mut self, book: &Rulebook, table: &Tabletop) {
        let mut random = ChaCha8Rng::seed_from_u64(self.hash(("own turn", table.turn)));
        for chance in [0.85, 0.25] {
            let place = random.random_range(0..4);
            if random.random_bool(chance) {
                self.refill(place);
            }
        }
        for chance in [0.6, 0.4] {
            let track = random.random_range(0..3);
            if random.random_bool(chance) {
                self.tracks[track] = (self.tracks[track] + 1).min(15);
            }
        }
        self.place_tokens(table, &mut random);
        let gained = random.random_range(0..3);
        let place = random.random_range(0..4);
        self.take_glory(book, gained + 1);
        if let Slot::Card { tokens, .. } = &mut self.market[place] {
            tokens.glory += 1;
        }
        let left = i16::from(table.incidents) + self.drift;
        match random.random_range(0..20) {
            0..3 if left > INCIDENTS_LEFT => self.drift -= 1,
            3..5 => self.drift += 1,
            _ => {}
        }
    }

    fn place_tokens(&mut self, table: &Tabletop, random: &mut ChaCha8Rng) {
        let Some(last) = self.zone.len().checked_sub(1) else {
            return;
        };
        let at = random.random_range(0..=last);
        let (kind, more) = (random.random_bool(0.25), random.random_bool(0.6));
        let forces = &mut self.zone[at].1;
        let tokens = if kind { &mut forces.ships } else { &mut forces.teams };
        if more {
            *tokens = (*tokens + 1).min(MOST_TOKENS);
        }
        let own = self.zone[at].1.count();
        let bot = table.zone.iter().find(|site| site.card.as_ref() == Some(&self.zone[at].0));
        let bot = bot.map_or(0, |site| table.bot_forces(site).count());
        if own >= 3 && own >= bot + 2 {
            self.replace(at);
        }
    }

    fn replace(&mut self, at: usize) {
        match self.new_site() {
            Some(site) => self.zone[at] = site,
            None => {
                self.zone.remove(at);
            }
        }
    }

    /// Takes Glory from the Stardate cards.
    fn take_glory(&mut self, book: &Rulebook, mut amount: u8) {
        while let (Some(card), true) = (self.stardate.card, amount > 0) {
            let taken = amount.min(self.stardate.glory);
            self.stardate.glory -= taken;
            amount -= taken;
            if self.stardate.glory == 0 {
                let next = book.stardate(card + 1);
                self.stardate.card = next.map(|_| card + 1);
                self.stardate.glory = next.map_or(0, |next| next.glory);
            }
        }
    }

    /// Remembers the order of new facedown piles.
    fn shuffle(&mut self, book: &Rulebook, table: &Tabletop) {
        for (number, pool) in table.pools.iter().enumerate() {
            if self.orders.contains_key(&number) {
                continue;
            }
            let mut incidents = 0;
            let mut faces: Vec<(u64, Face)> = Vec::new();
            for card in pool {
                if book.suit(card) == Suit::Incident {
                    incidents += 1;
                    faces.push((self.hash(("incident", number, incidents)), Face::Incident));
                } else {
                    faces.push((self.hash((number, card.as_str())), Face::Card(card.clone())));
                }
            }
            faces.sort_by_key(|(rank, _)| *rank);
            let order = faces.into_iter().map(|(_, face)| face).collect();
            self.orders.insert(number, order);
        }
    }

    fn hash(&self, thing: impl Hash) -> u64 {
        let mut hasher = DefaultHasher::new();
        self.seed.hash(&mut hasher);
        thing.hash(&mut hasher);
        hasher.finish()
    }
}
