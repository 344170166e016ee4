//! What hands move in a step, as short as it can be said: what, and where it goes.

use crate::names::listed;
use crate::steps::StepWriter;
use crate::{Term, terms};
use model::{EffectToken, EntryId, PlayerPart, Position, StardateEffect};
use page::locale::msg;
use page::symbol;
use solo::state::question::PartOutcome;
use solo::state::setup::DeckMode;
use solo::state::step::groups::{
    AcquisitionStep, CaptainStep, CleanUpStep, DeckStep, GainStep, GrowthStep, MovementStep, PileStep, PlayerStep,
    TurnStep,
};
use solo::state::step::{Step, StepKind};
use solo::state::tabletop::Zone;

/// Where something goes that is moved by hand.
#[derive(Debug, Clone, Copy)]
enum Goal {
    Discard,
    Deck,
    /// Faceup beside the Bot's Captain: the program holds its piles.
    Beside,
    Log,
    Captain,
    Officer,
    ControlArea,
    Staging,
    Resources,
    Supply,
    Junk,
    Incidents,
    Box,
    YourStaging,
    YourResources,
    You,
    /// Where the player's effect sends it.
    ByEffect,
}

terms! {
    Goal {
        Discard => hand_to_discard,
        Deck => hand_to_deck,
        Beside => hand_to_beside,
        Log => hand_to_log,
        Captain => hand_to_captain,
        Officer => hand_to_officer,
        ControlArea => hand_to_control_area,
        Staging => hand_to_staging,
        Resources => hand_to_resources,
        Supply => hand_to_supply,
        Junk => hand_to_junk,
        Incidents => hand_to_incidents,
        Box => hand_to_box,
        YourStaging => hand_to_your_staging,
        YourResources => hand_to_your_resources,
        You => hand_to_you,
        ByEffect => hand_to_by_effect,
    }
}

/// What is moved, and where it goes; the second is empty where the first says all.
type HandMove = Option<(String, String)>;

impl StepWriter<'_> {
    /// Whether the program holds the piles of the Bot.
    pub fn is_virtual(&self) -> bool {
        self.book.setup.deck == DeckMode::Virtual
    }

    /// Whether a card of the Bot's crew stays in the box, because the program holds the piles. What its captain brings
    /// to the Incident deck lies there.
    pub(super) fn is_boxed(&self, card: &EntryId) -> bool {
        let printed = self.book.card(card);
        let is_own = self.is_challenge(card)
            || printed.is_some_and(|card| {
                card.deck == self.book.setup.bot && card.position != Some(Position::IncidentDeck)
            });
        self.is_virtual() && is_own
    }

    /// Whether a card is the one the challenge adds to the Bot's.
    pub(super) fn is_challenge(&self, card: &EntryId) -> bool {
        let printed = self.book.card(card);
        printed.is_some_and(|card| card.position == Some(Position::SoloChallenge))
    }

    /// What hands move in the steps of one line, all of which do the same; `None` where nothing is moved at the table.
    pub(super) fn by_hand(&self, step: &StepKind, run: &[Step]) -> Option<String> {
        let (what, to) = match step {
            StepKind::Resolution(_) => None,
            StepKind::Turn(step) => self.turn_by_hand(step),
            StepKind::Deck(step) => self.deck_by_hand(step),
            StepKind::CleanUp(step) => self.clean_up_by_hand(step),
            StepKind::Growth(step) => self.growth_by_hand(step),
            StepKind::Acquisition(step) => self.acquisition_by_hand(step),
            StepKind::Gain(step) => self.gain_by_hand(step),
            StepKind::Pile(step) => self.pile_by_hand(step, run),
            StepKind::Movement(step) => self.movement_by_hand(step, run.len()),
            StepKind::Player(step) => self.player_by_hand(step),
            StepKind::Captain(step) => self.captain_by_hand(step),
        }?;
        Some(if to.is_empty() { what } else { msg::hand_move(self.texts, what, to) })
    }

    fn to(&self, what: String, goal: Goal) -> HandMove {
        Some((what, goal.term(self.texts)))
    }

    /// What comes to a pile of the Bot: beside its Captain where the program holds the piles.
    fn to_pile(&self, what: String, pile: Goal) -> HandMove {
        self.to(what, if self.is_virtual() { Goal::Beside } else { pile })
    }

    /// What is moved where the piles are real cards.
    fn of_piles(&self, moved: HandMove) -> HandMove {
        moved.filter(|_| !self.is_virtual())
    }

    /// The title of a card behind the sign of its suit.
    fn signed(&self, card: &EntryId) -> String {
        symbol(self.book.suit(card).code(), &self.title(card))
    }

    fn signed_all(&self, cards: &[EntryId]) -> String {
        listed(&cards.iter().map(|card| self.signed(card)).collect::<Vec<_>>())
    }

    fn token(&self, token: EffectToken, amount: u8) -> String {
        let sign = match token {
            EffectToken::Glory => "glory",
            EffectToken::Dilithium => "dilithium",
            EffectToken::Latinum => "latinum",
        };
        symbol(sign, &format!("{amount} {}", token.term(self.texts)))
    }

    fn glory(&self, amount: u8) -> String {
        self.token(EffectToken::Glory, amount)
    }

    fn teams(&self, teams: usize) -> String {
        symbol("away-team", &msg::hand_teams(self.texts, teams))
    }

    /// The token of a Ship, which stands at the table whoever holds its card.
    fn ship_token(&self, card: &EntryId) -> String {
        symbol("ship-token", &msg::hand_ship_token(self.texts, self.title(card)))
    }

    fn stardate(&self, card: u8) -> String {
        symbol("stardate", &msg::hand_stardate(self.texts, card))
    }

    fn top_incident(&self) -> String {
        symbol("incident", &msg::hand_top_incident(self.texts))
    }

    fn turn_by_hand(&self, step: &TurnStep) -> HandMove {
        match step {
            TurnStep::TakesControl { card, .. } => self.to(self.signed(card), Goal::ControlArea),
            TurnStep::PlayerGlory { amount, .. } => self.to(self.glory(*amount), Goal::YourResources),
            TurnStep::TurnBegins { .. } | TurnStep::NothingSecured | TurnStep::TurnEnds | TurnStep::Ends { .. } => {
                None
            }
        }
    }

    fn deck_by_hand(&self, step: &DeckStep) -> HandMove {
        let texts = self.texts;
        self.of_piles(match step {
            DeckStep::Draws { cards } => self.to(msg::hand_cards(texts, *cards), Goal::Staging),
            DeckStep::Reshuffles { cards: 0, supplement: false } | DeckStep::DeckIsOut => None,
            DeckStep::Reshuffles { cards: 0, supplement: true } => self.to(msg::hand_supplement(texts), Goal::Deck),
            DeckStep::Reshuffles { .. } => Some((Goal::Discard.term(texts), msg::hand_to_new_deck(texts))),
        })
    }

    fn clean_up_by_hand(&self, step: &CleanUpStep) -> HandMove {
        let texts = self.texts;
        match step {
            CleanUpStep::Executes { effect: StardateEffect::WipeMarket, .. } => {
                Some((msg::hand_wipe_market(texts), String::new()))
            }
            CleanUpStep::Executes { effect: StardateEffect::WipeMarketAndZone, .. } => {
                Some((msg::hand_wipe_both(texts), String::new()))
            }
            CleanUpStep::Executes { card, effect: StardateEffect::None | StardateEffect::End } => {
                self.to(self.stardate(*card), Goal::Box)
            }
            CleanUpStep::ZoneLoses { cards } if !cards.is_empty() => self.to(self.signed_all(cards), Goal::Box),
            CleanUpStep::ClearsStaging { cards } if !cards.is_empty() => {
                self.of_piles(self.to(self.signed_all(cards), Goal::Discard))
            }
            CleanUpStep::PlacesGlory { card, .. } => Some((self.glory(1), self.signed(card))),
            CleanUpStep::PlacesDilithium { card, amount } => {
                Some((self.token(EffectToken::Dilithium, *amount), self.signed(card)))
            }
            CleanUpStep::ZoneLoses { .. }
            | CleanUpStep::ClearsStaging { .. }
            | CleanUpStep::NoMarketCard
            | CleanUpStep::LeavesMarket => None,
        }
    }

    fn growth_by_hand(&self, step: &GrowthStep) -> HandMove {
        match step {
            GrowthStep::GainsTrack { amount, lost, .. } if lost >= amount => None,
            GrowthStep::GainsTrack { track, step, .. } => {
                Some((symbol(track.code(), &track.term(self.texts)), step.to_string()))
            }
            GrowthStep::GainsGlory { amount, .. } => self.to(self.glory(*amount), Goal::Resources),
            GrowthStep::YouGain { amount, .. } => self.to(self.glory(*amount), Goal::YourResources),
            GrowthStep::StardateLoses { amount } => self.to(self.glory(*amount), Goal::Supply),
            GrowthStep::Gets { token, amount } => self.to(self.token(*token, *amount), Goal::Resources),
            GrowthStep::Spends { amount: 0, .. } => None,
            GrowthStep::Spends { token, amount } => self.to(self.token(*token, *amount), Goal::Supply),
            GrowthStep::StardateEmpties { card, to_player, next, owed, .. } => {
                let goal = if *to_player { Goal::YourStaging } else { Goal::Staging };
                self.emptied(*card, goal, *next, *owed)
            }
            GrowthStep::StardateLeaves { card, next, owed, .. } => self.emptied(*card, Goal::Box, *next, *owed),
            GrowthStep::GotGlory { .. } | GrowthStep::CreditsBegin { .. } => None,
        }
    }

    /// A Stardate card that is empty, and the Glory that is still to be taken from the next one.
    fn emptied(&self, card: u8, goal: Goal, next: u8, owed: u8) -> HandMove {
        let goal = goal.term(self.texts);
        let to = if owed == 0 { goal } else { msg::hand_then_next(self.texts, goal, owed, next) };
        Some((self.stardate(card), to))
    }

    fn acquisition_by_hand(&self, step: &AcquisitionStep) -> HandMove {
        let texts = self.texts;
        match step {
            AcquisitionStep::Gains { card, .. } | AcquisitionStep::GainsEncounter { card } => {
                self.to_pile(self.signed(card), Goal::Discard)
            }
            AcquisitionStep::Takes { card, .. }
            | AcquisitionStep::TakesIncident { card: Some(card) }
            | AcquisitionStep::TakesEncounter { card: Some(card) } => self.to_pile(self.signed(card), Goal::Deck),
            AcquisitionStep::Junks { card } => self.to(self.signed(card), Goal::Junk),
            AcquisitionStep::TakesIncident { card: None } => self.to_pile(self.top_incident(), Goal::Deck),
            AcquisitionStep::TakesEncounter { card: None } => {
                self.to_pile(symbol("encounter", &msg::hand_top_encounter(texts)), Goal::Deck)
            }
            AcquisitionStep::TakesSupplement => self.of_piles(self.to(msg::hand_supplement(texts), Goal::Deck)),
            AcquisitionStep::NothingFits { .. }
            | AcquisitionStep::NoTokens { .. }
            | AcquisitionStep::NothingToJunk
            | AcquisitionStep::NoEncounter
            | AcquisitionStep::IncidentsLeft { .. }
            | AcquisitionStep::NoSupplement => None,
        }
    }

    fn gain_by_hand(&self, step: &GainStep) -> HandMove {
        match step {
            GainStep::GainsFromJunk { card }
            | GainStep::GainsTop { card, .. }
            | GainStep::GainsIncident { card } => self.to_pile(self.signed(card), Goal::Discard),
            GainStep::GainsResources { tokens, .. } => self.to(self.tokens(*tokens), Goal::Resources),
            GainStep::JunksIncident => self.to(self.top_incident(), Goal::Junk),
            GainStep::NothingFitsThere { .. }
            | GainStep::NoTop { .. }
            | GainStep::MarketIsEmpty
            | GainStep::NoResources => None,
        }
    }

    fn pile_by_hand(&self, step: &PileStep, run: &[Step]) -> HandMove {
        let texts = self.texts;
        match step {
            PileStep::Discards { card, from: Zone::Ships } | PileStep::Logs { card, from: Zone::Ships }
                if self.is_virtual() =>
            {
                self.to(self.ship_token(card), Goal::Supply)
            }
            PileStep::Discards { .. } => {
                self.of_piles(self.to(self.signed_all(&discarded_cards(run)), Goal::Discard))
            }
            PileStep::DiscardsBottom { card } => self.of_piles(self.to(self.signed(card), Goal::Discard)),
            PileStep::Logs { card, from: Zone::Controlled } if self.is_virtual() && !self.is_boxed(card) => {
                self.to(self.signed(card), Goal::Beside)
            }
            PileStep::Logs { card, .. } => self.of_piles(self.to(self.signed(card), Goal::Log)),
            PileStep::DiscardsUnnamed { cards } => self.to(msg::hand_top_cards(texts, *cards), Goal::Discard),
            PileStep::LogsUnnamed { cards } => self.to(msg::hand_top_cards(texts, *cards), Goal::Log),
            PileStep::Returns { card, .. } => self.to(self.signed(card), Goal::Incidents),
            PileStep::Stages { card, .. } => self.of_piles(self.to(self.signed(card), Goal::Staging)),
            PileStep::Destroys { card } if self.is_boxed(card) => None,
            PileStep::Destroys { card } => self.to(self.signed(card), Goal::Box),
            PileStep::Fetches { card } => {
                self.of_piles(Some((msg::hand_fetch(texts, self.signed(card)), String::new())))
            }
            PileStep::TurnsUp { card } => {
                self.of_piles(Some((msg::hand_turn_up(texts, self.signed(card)), String::new())))
            }
            PileStep::PutsOnDeck { card } => self.of_piles(self.to(self.signed(card), Goal::Deck)),
            PileStep::Receives { card } => self.to_pile(self.signed(card), Goal::Deck),
            PileStep::NoneThere { .. } => None,
        }
    }

    fn movement_by_hand(&self, step: &MovementStep, times: usize) -> HandMove {
        match step {
            MovementStep::Deploys { card } | MovementStep::Keeps { card } => {
                self.of_piles(self.to(self.signed(card), Goal::ControlArea))
            }
            MovementStep::Promotes { card } => self.of_piles(self.to(self.signed(card), Goal::Officer)),
            MovementStep::Warps { card, to, .. } => Some((self.ship_token(card), self.signed(to))),
            MovementStep::Sends { teams, to, .. } => {
                Some((self.teams(usize::from(*teams) * times), self.signed(to)))
            }
            MovementStep::RemovesTeam { .. } => self.to(self.teams(times), Goal::Captain),
            MovementStep::AddsTeam { .. } => self.to(self.teams(1), Goal::Captain),
            MovementStep::NoDestination
            | MovementStep::JustSent
            | MovementStep::NoTeam
            | MovementStep::NoTeamInSupply => None,
        }
    }

    fn player_by_hand(&self, step: &PlayerStep) -> HandMove {
        match step {
            PlayerStep::Part { part, outcome: PartOutcome::Done, .. } => {
                Some((self.part(*part, PartOutcome::Done), String::new()))
            }
            PlayerStep::LeavesSite { part, location }
                if part.takes_team() || *part == PlayerPart::RemoveTeamsAtShip =>
            {
                Some((symbol("away-team", &msg::hand_take_team(self.texts, self.title(location))), String::new()))
            }
            PlayerStep::LeavesSite { location, .. } => {
                Some((symbol("ship-token", &msg::hand_take_ship(self.texts, self.title(location))), String::new()))
            }
            PlayerStep::Leaves { card } => self.to(self.signed(card), Goal::ByEffect),
            PlayerStep::GoesToYou { card } => self.to(self.signed(card), Goal::You),
            PlayerStep::Part { outcome: PartOutcome::Cancelled | PartOutcome::Unable, .. }
            | PlayerStep::Chooses { .. }
            | PlayerStep::ChoiceCancelled
            | PlayerStep::Reported { .. }
            | PlayerStep::NoEffect => None,
        }
    }

    /// Markers, Dilithium and program cards lie on the table whoever turns the Bot's cards.
    fn captain_by_hand(&self, step: &CaptainStep) -> HandMove {
        let dilithium = |amount| self.token(EffectToken::Dilithium, amount);
        match step {
            CaptainStep::Marks { slug, .. } => {
                Some((msg::hand_mark(self.texts, self.names.title(slug, self.texts.lang())), String::new()))
            }
            CaptainStep::GainsDilithium { .. } => self.to(dilithium(1), Goal::Resources),
            CaptainStep::SpendsAll { dilithium: all } => self.to(dilithium(*all), Goal::Supply),
            CaptainStep::LeavesExile { .. } => Some((msg::hand_leave_exile(self.texts), String::new())),
            CaptainStep::NothingToMark | CaptainStep::NoRow { .. } => None,
        }
    }
}

/// The cards that the steps of one line discard.
pub(super) fn discarded_cards(run: &[Step]) -> Vec<EntryId> {
    let discarded = run.iter().filter_map(|step| {
        let StepKind::Pile(PileStep::Discards { card, .. }) = &step.kind else {
            return None;
        };
        Some(card.clone())
    });
    discarded.collect()
}
