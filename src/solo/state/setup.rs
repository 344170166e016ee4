//! What is chosen before a game, and what the engine knows of the game (solo rules p. 1-2).

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use model::chance;
use model::{
    Board, Boost, BoxFacts, BoxSort, Boxes, Card, CrewDeck, EffectToken, EntryId, GameBox, Mode, Position, Print,
    Program, StardateCard, StardateEffect, Stardates, Suit, Tracks, codes,
};

use super::engine_rules::is_default;
pub use super::engine_rules::{EngineRules, Questions};
use super::tabletop::{Face, FacedownPool, MARKET, TOP, Tabletop};
use crate::Multipliers;
use crate::campaign::challenge::Demand;
use crate::campaign::challenge::Loadout;
use crate::rules::row::print_matters;
use crate::rules::worth::Favorites;

/// Common Incidents in the Incident deck, whatever the boxes.
pub(super) const COMMON_INCIDENTS: usize = 6;

codes!(
    /// The side of a captain board.
    BoardSide {
        /// The Basic side, which the Bot plays too; missions bring no printed points there.
        Basic => "basic",
        /// The Advanced side, on which missions bring their printed points (rules p. 25).
        Advanced => "advanced",
    }
);

impl BoardSide {
    /// The tracks of this side of a board; none on a board without tracks.
    pub fn tracks(self, board: &Board) -> Option<&Tracks> {
        match self {
            BoardSide::Basic => board.basic.as_ref(),
            BoardSide::Advanced => board.advanced.as_ref(),
        }
    }
}

codes!(
    /// Who turns the cards of the Bot deck.
    DeckMode {
        /// The player turns real cards and names them.
        Physical => "physical",
        /// The program shuffles and reveals.
        Virtual => "virtual",
    }
);

/// The choices of one game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// Captain of the Bot.
    pub bot: CrewDeck,
    /// Level of the Bot.
    pub difficulty: Mode,
    /// Captain of the player.
    pub captain: CrewDeck,
    /// The side of the player's board.
    pub side: BoardSide,
    /// The challenge of solo rules p. 7: Conspiracy among the Bot's Available cards.
    pub conspiracy: bool,
    /// Conspiracy with To Boldly Go: the Bot's Reserve has Time Is Running Out as well.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub countdown: bool,
    /// Who turns the cards of the Bot deck.
    pub deck: DeckMode,
    /// What all shuffling comes from.
    pub seed: u64,
    /// The campaign this game is an assignment of.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub campaign: Option<String>,
    /// What the assignment brings; games begun before it was kept have none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub loadout: Option<Loadout>,
    /// The print whose traits count the whole game through.
    #[serde(default, skip_serializing_if = "is_first")]
    pub printing: Print,
    /// How much is asked at once; games begun before there was a choice ask one thing at a time.
    #[serde(default, skip_serializing_if = "is_default")]
    pub questions: Questions,
    /// The boxes whose cards are on the table.
    #[serde(default, skip_serializing_if = "Boxes::is_core_alone")]
    pub boxes: Boxes,
    /// Whether the player is asked what only their captain has ([`CaptainQuestion`]); games begun before that was
    /// asked go on without.
    ///
    /// [`CaptainQuestion`]: super::question::CaptainQuestion
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub asks_own_captain: bool,
    /// What the engine asks and follows in this game.
    #[serde(default, skip_serializing_if = "is_default")]
    pub rules: EngineRules,
}

/// Games begun before printings could be chosen say nothing of them.
fn is_first(print: &Print) -> bool {
    *print == Print::First
}

impl Setup {
    /// The cards of the boxes of this game by their ids, as its print has them; of a card and the one that
    /// takes its place only the latter.
    pub fn printed<'c>(&self, cards: impl Iterator<Item = &'c Card>) -> BTreeMap<EntryId, Card> {
        let cards: Vec<&Card> = cards.collect();
        let kept = self.boxes.kept(cards.iter().copied()).into_iter();
        kept.map(|card| (card.id.clone(), card.clone().printed(self.printing))).collect()
    }
}

/// All the engine reads: the choices, and the printed facts they bring into the game.
#[derive(Debug, Clone)]
pub struct Rulebook {
    /// What was chosen before the game.
    pub setup: Setup,
    /// The program cards of the Bot.
    pub program: Program,
    /// The Bot's board; it plays the Basic side.
    pub board: Board,
    /// The player's board.
    pub own_board: Board,
    /// The Stardate cards for the level of the Bot, from 1.
    pub stardates: Stardates,
    /// What is known of all boxes.
    pub boxes: Vec<BoxFacts>,
    /// All cards on the table by their ids, in the print of the game.
    pub cards: BTreeMap<EntryId, Card>,
}

impl Rulebook {
    /// Whether questions are joined, and what cannot matter is not asked.
    pub fn joins(&self) -> bool {
        self.setup.questions == Questions::Joined
    }

    /// Whether the game was begun with these rules of the engine or later ones.
    pub fn follows(&self, rules: EngineRules) -> bool {
        self.setup.rules >= rules
    }

    /// Whether a card is an Incident that any other could stand for: the Bot does not tell them apart.
    /// Known by name are those of its own crew and those it resolves otherwise than others.
    pub fn is_any_incident(&self, id: &EntryId) -> bool {
        let is_drawn = |card: &Card| card.suit == Suit::Incident && card.deck != self.setup.bot;
        self.joins() && self.card(id).is_some_and(is_drawn) && !self.is_told_apart(id)
    }

    /// Whether a card is an Incident the Bot resolves otherwise than others: all rows but one go by traits,
    /// and a Surprise operation has its own.
    pub fn is_told_apart(&self, id: &EntryId) -> bool {
        let has_own = |card: &Card| card.suit == Suit::Incident && !card.traits.is_empty();
        self.card(id).is_some_and(has_own)
    }

    /// A card of the game.
    pub fn card(&self, id: &EntryId) -> Option<&Card> {
        self.cards.get(id)
    }

    /// The cards of this game that make the Bot do something else in another print: common ones and those
    /// of both crews.
    pub fn print_matters(&self) -> Vec<EntryId> {
        let all = self.cards.values().filter(|card| self.is_in_game(card));
        let cards = all.filter(|card| print_matters(&self.program, card));
        cards.map(|card| card.id.clone()).collect()
    }

    /// The Captain card of a crew; of a double-sided one its first side.
    pub fn captain_card(&self, deck: CrewDeck) -> Option<&Card> {
        self.cards.values().find(|card| card.is_captain_of(deck))
    }

    /// The suit of a card; a card nobody knows is taken for Cargo, which no rule singles out.
    pub fn suit(&self, id: &EntryId) -> Suit {
        self.card(id).map_or(Suit::Cargo, |card| card.suit)
    }

    /// Whether a card has this suit or this trait.
    pub fn is(&self, id: &EntryId, slug: &str) -> bool {
        self.card(id).is_some_and(|card| card.suit.code() == slug || card.traits.iter().any(|t| t == slug))
    }

    /// The Stardate card with this number, from 1.
    pub fn stardate(&self, number: u8) -> Option<StardateCard> {
        let at = usize::from(number).checked_sub(1)?;
        self.stardates.cards.get(at).copied()
    }

    /// Whether a Stardate card is executed once it is empty; one that is only destroyed leaves the game at once.
    pub fn is_executed(&self, number: u8) -> bool {
        self.stardate(number).is_some_and(|card| card.effect != StardateEffect::None)
    }

    /// The tracks of the player's side of the player's board.
    pub fn own_tracks(&self) -> Option<&Tracks> {
        self.setup.side.tracks(&self.own_board)
    }

    /// How the player's values count by now, by what was last told of their board.
    pub fn player_multipliers(&self, table: &Tabletop) -> Multipliers<'static> {
        match self.own_tracks() {
            Some(tracks) => Multipliers::reached(Some(tracks), table.player_tracks),
            None => Multipliers::from_order([table.player_focus; 3]),
        }
    }

    /// How the Bot looks at cards by now: its multipliers, and what its special rule makes worth more. On a board
    /// with places for traits each Focus icon is worth the same.
    pub fn bot_multipliers(&self, table: &Tabletop) -> Multipliers<'_> {
        let rule = self.special_rule(table);
        if let (Some(worth), Some(places)) = (rule.and_then(|rule| rule.marks), self.mark_places()) {
            return Multipliers {
                favorites: Favorites::Unmarked { open: places.values(table.marks()), more: worth.unmarked },
                ..Multipliers::from_order([worth.focus; 3])
            };
        }
        Multipliers {
            favorites: rule.map_or(Favorites::Nothing, |rule| Favorites::Traits(&rule.favorites)),
            ..Multipliers::reached(BoardSide::Basic.tracks(&self.board), table.tracks)
        }
    }

    /// The Bot's own cards that begin at a position, in the order of their ids. Status cards go back to the box
    /// (solo rules p. 2), even one that is a Development (ruling 194).
    pub fn starting(&self, position: Position) -> Vec<EntryId> {
        if self.is_boxed(position) {
            return Vec::new();
        }
        let own = |card: &&Card| {
            let is_own = card.deck == self.setup.bot && card.suit != Suit::Status;
            is_own && card.position == Some(position)
        };
        self.cards.values().filter(own).map(|card| card.id.clone()).collect()
    }

    /// The cards that make up the Bot deck below those put on top: its Available cards, with the
    /// challenge also Conspiracy (solo rules p. 7).
    pub fn available(&self) -> Vec<EntryId> {
        let mut cards = self.starting(Position::Available);
        if self.setup.conspiracy {
            cards.extend(self.challenge_of(GameBox::Core));
        }
        cards
    }

    /// The cards on top of the Supplement deck: the Bot's Reserve cards, with the challenge of To Boldly Go also
    /// Time Is Running Out.
    pub fn reserve(&self) -> Vec<EntryId> {
        let mut cards = self.starting(Position::Reserve);
        if self.setup.countdown {
            cards.extend(self.challenge_of(GameBox::ToBoldlyGo));
        }
        cards
    }

    /// The solo Directive by which a box makes a game harder.
    pub fn challenge_of(&self, game_box: GameBox) -> Option<EntryId> {
        let fits = |card: &&Card| card.position == Some(Position::SoloChallenge) && card.game_box == game_box;
        self.cards.values().find(fits).map(|card| card.id.clone())
    }

    /// Whether the Junk is followed: no Bot of the core box ever looks there.
    pub fn follows_junk(&self) -> bool {
        !self.setup.boxes.is_core_alone()
    }

    /// Cards in the Junk before the first turn: one of each Market deck for each box with a Market of its own
    /// beyond the first (rulebooks of To Boldly Go and Second Contact).
    pub fn starting_junk(&self) -> usize {
        let of = |sort| self.setup.boxes.count(&self.boxes, sort);
        let boxes = of(BoxSort::Base) + of(BoxSort::Expansion);
        boxes.saturating_sub(1) * MARKET.len()
    }

    /// The cards put on top of the Bot deck: Deployed and Controlled Location (solo rules p. 2).
    pub fn on_top(&self) -> Vec<EntryId> {
        let mut cards = self.starting(Position::Deployed);
        cards.extend(self.starting(Position::ControlledLocation));
        cards
    }

    /// Incidents that may be in the Incident deck at the start: the common ones, of which no more than six
    /// stay, and those both captains bring.
    pub fn incidents(&self) -> Vec<EntryId> {
        let mut cards = self.commons(Suit::Incident);
        for captain in [self.setup.bot, self.setup.captain] {
            let brought = self
                .cards
                .values()
                .filter(|card| card.deck == captain && card.position == Some(Position::IncidentDeck));
            cards.extend(brought.map(|card| card.id.clone()));
        }
        cards
    }

    /// How many Incidents the deck has at the start. Promos take the place of others, and of those of two boxes
    /// six stay (rulebook of To Boldly Go).
    pub fn incidents_at_start(&self) -> usize {
        let common = self.commons(Suit::Incident).len();
        let brought = self.incidents().len() - common;
        common.min(COMMON_INCIDENTS) + brought
    }

    /// Every Incident that may lie in the Incident deck at some time: those there at the start, and
    /// those of both crews, once returned.
    pub fn possible_incidents(&self) -> Vec<EntryId> {
        let fits = |card: &&Card| card.suit == Suit::Incident && self.is_in_game(card);
        let cards = self.cards.values().filter(fits);
        cards.map(|card| card.id.clone()).collect()
    }

    /// The common cards of a suit, in the order of their ids; Rewards are a supply of their own.
    pub fn commons(&self, suit: Suit) -> Vec<EntryId> {
        let fits = |card: &&Card| {
            let is_reward = card.position == Some(Position::Rewards);
            card.deck == CrewDeck::Common && card.suit == suit && !is_reward
        };
        self.cards.values().filter(fits).map(|card| card.id.clone()).collect()
    }

    /// The table after set-up (solo rules p. 1-2, steps 5 to 13).
    pub fn set_up(&self) -> Tabletop {
        let mut table = Tabletop::new(self.board.away_teams);
        table.incidents = u8::try_from(self.incidents_at_start()).unwrap_or(u8::MAX);
        table.encounters = u8::try_from(self.commons(Suit::Encounter).len()).unwrap_or(u8::MAX);
        table.stardate.glory = self.stardate(1).map_or(0, |card| card.glory);
        table.discard = self.starting(Position::Discard);
        table.captain = self.captain_at_start();
        table.unnamed_junk = u8::try_from(self.starting_junk()).unwrap_or(u8::MAX);
        // Always in this order: each shuffle takes the next number of the seed, and logs are played anew.
        table.supplement = self.developments(&mut table);
        let reserve = self.pile(&mut table, self.reserve());
        // Reserve cards lie on the Developments and are not shuffled among them (solo rules p. 2, step 8).
        table.supplement.extend(reserve);
        table.deck = self.pile(&mut table, self.available());
        let top = self.pile(&mut table, self.on_top());
        // What would begin in play lies on top of the deck (solo rules p. 2, step 9).
        table.deck.extend(top);
        if let Some(loadout) = &self.setup.loadout {
            self.bring(loadout, &mut table);
        }
        table
    }

    /// What an assignment changes on the shared table before the first turn (solo rules p. 17-18): the cards
    /// of the Reinforcement pile are not in the Market decks, a challenge may take an Incident, and the
    /// boosts give steps and Glory.
    fn bring(&self, loadout: &Loadout, table: &mut Tabletop) {
        table.reinforcements = loadout.commons().cloned().collect();
        if loadout.demands(Demand::ShuffleIncident) {
            table.incidents = table.incidents.saturating_sub(1);
        }
        for boost in &loadout.boosts {
            self.boost(&boost.effect, table);
        }
    }

    fn boost(&self, boost: &Boost, table: &mut Tabletop) {
        match boost {
            Boost::GainTrack { track, amount } => {
                let step = &mut table.player_tracks[*track as usize];
                *step = step.saturating_add(*amount).min(TOP);
            }
            Boost::GainTokens { token: EffectToken::Glory, amount } => self.take_first_glory(*amount, table),
            // An Incident the Bot is forced to take lies facedown on its deck (solo rules p. 8).
            Boost::DrawAndForceIncident => {
                table.deck.push(Face::Hidden(FacedownPool::Incident));
                table.incidents = table.incidents.saturating_sub(1);
            }
            // The player's own cards and resources are not followed; what the player chooses, an Incident
            // given to the Bot as well, is reported.
            Boost::GainTracks { each, .. } => {
                for track in each {
                    let step = &mut table.player_tracks[*track as usize];
                    *step = step.saturating_add(1).min(TOP);
                }
            }
            Boost::GainTokens { .. }
            | Boost::GainOneOf { .. }
            | Boost::GainAction
            | Boost::DrawAndGainAction
            | Boost::EnlistReserve
            | Boost::EnlistDevelopment { .. }
            | Boost::Scan { .. }
            | Boost::ScanSuit { .. }
            | Boost::FindInDeck(_)
            | Boost::FindAndPromote
            | Boost::ReturnFound
            | Boost::DiscardTopAndGain { .. }
            | Boost::Redraw(_)
            | Boost::GainTopOrJunk
            | Boost::SendTwo
            | Boost::TwoForShips
            | Boost::PlayAndRecall { .. }
            | Boost::GiveIncident
            | Boost::Draw(_)
            | Boost::Find(_)
            | Boost::FindAndPlay(_)
            | Boost::LogFound
            | Boost::TakeReinforcement => {}
        }
    }

    /// Glory for the player before the first turn. A Stardate card emptied by it goes to the Bot.
    fn take_first_glory(&self, amount: u8, table: &mut Tabletop) {
        let mut left = amount;
        while left >= table.stardate.glory {
            let Some((card, next)) = table.stardate.card.and_then(|card| {
                let next = self.stardate(card + 1)?;
                Some((card, next))
            }) else {
                return;
            };
            left -= table.stardate.glory;
            table.held.extend(Some(card).filter(|card| self.is_executed(*card)));
            table.stardate.card = Some(card + 1);
            table.stardate.glory = next.glory;
        }
        table.stardate.glory -= left;
    }

    /// Cards as a shuffled facedown pile, the top card last. Shuffled by the player, nobody knows
    /// their order.
    pub fn pile(&self, table: &mut Tabletop, mut cards: Vec<EntryId>) -> Vec<Face> {
        if self.setup.deck == DeckMode::Virtual || cards.len() == 1 {
            table.shuffles += 1;
            chance::shuffle(&mut cards, self.setup.seed, table.shuffles);
            return cards.into_iter().map(Face::Known).collect();
        }
        let count = cards.len();
        table.pools.push(cards);
        let pool = FacedownPool::Crew(table.pools.len() - 1);
        (0..count).map(|_| Face::Hidden(pool)).collect()
    }
}
