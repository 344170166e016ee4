//! Upgrades between two games of a campaign (solo rules p. 17): which cards may join the
//! Reinforcement pile, which bonuses there are.

use serde::{Deserialize, Serialize};

use super::CampaignState;
use super::game::{CampaignGame, GameOutcome};

use model::{
    Board, Bonus, Boost, Card, CardFilter, CrewDeck, CrewPart, EntryId, Position, Program, Suit, UpgradeOrigin,
    codes,
};

pub use super::challenge::{Reinforcement, TimedBoost};

/// What was chosen after a game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum UpgradeChoice {
    /// Option A: a common card gained in the game.
    Reinforce {
        /// The common card that joins the Reinforcement pile.
        card: EntryId,
    },
    /// Option B: a boost.
    Boost(TimedBoost),
    /// Option B: a card of the own crew.
    OwnCard(UpgradeCard),
    /// Option B: a card of the own crew from each of two places.
    OwnCards(Vec<UpgradeCard>),
    /// Nothing, by Rules of Acquisition (p. 18).
    None,
}

/// A card of the own crew and where it leaves from.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct UpgradeCard {
    /// Id of the card.
    pub card: EntryId,
    /// The place of the crew it leaves: Reserve deck or Available cards.
    pub origin: UpgradeOrigin,
}

impl UpgradeChoice {
    /// The cards that join the Reinforcement pile, with their origins.
    pub fn reinforcements(&self) -> Vec<Reinforcement> {
        let own = |own: &UpgradeCard| Reinforcement { card: own.card.clone(), origin: Some(own.origin) };
        match self {
            UpgradeChoice::Reinforce { card } => vec![Reinforcement { card: card.clone(), origin: None }],
            UpgradeChoice::OwnCard(card) => vec![own(card)],
            UpgradeChoice::OwnCards(cards) => cards.iter().map(own).collect(),
            UpgradeChoice::Boost(_) | UpgradeChoice::None => Vec::new(),
        }
    }

    /// Whether it brings a card into the Reinforcement pile twice.
    pub fn doubles(&self) -> bool {
        let cards = self.reinforcements();
        let mut numbered = cards.iter().enumerate();
        numbered.any(|(at, one)| cards[at + 1..].iter().any(|other| other.card == one.card))
    }
}

codes!(
    /// Why a card may not join the Reinforcement pile.
    #[derive(thiserror::Error)]
    Unfit {
        /// Encounters, Incidents and Locations never may (p. 17).
        #[error("an Encounter, Incident or Location")]
        Forbidden => "forbidden",
        /// Option A takes common cards only.
        #[error("a card of a crew")]
        NotCommon => "not-common",
        /// A common card that never lies in the Market: Reinforce itself, Conspiracy.
        #[error("a card that cannot be gained")]
        NotGained => "not-gained",
        /// It has none of the suits and traits the opponent's program names.
        #[error("not permitted by the program")]
        NotPermitted => "not-permitted",
        /// The bonus takes cards of the own crew only.
        #[error("not of the own crew")]
        NotOwn => "not-own",
        /// The card does not start where the bonus takes one from.
        #[error("starts elsewhere")]
        Elsewhere => "elsewhere",
        /// It is in the pile already.
        #[error("in the pile already")]
        InPile => "in-pile",
    }
);

/// The upgrades the program of an opponent offers after a game that ended so (p. 17).
pub fn offered(program: &Program, outcome: GameOutcome) -> &model::Upgrade {
    match outcome {
        GameOutcome::Won => &program.upgrades.win,
        GameOutcome::Lost => &program.upgrades.loss,
    }
}

/// Never part of a Reinforcement pile (p. 17).
fn is_forbidden(suit: Suit) -> bool {
    matches!(suit, Suit::Encounter | Suit::Incident | Suit::Location)
}

/// Whether a card may be chosen with Option A, provided that it was gained in the game: a common card
/// with one of the suits or traits the program names (p. 17).
///
/// # Errors
/// With the first reason against it.
pub fn may_reinforce(state: &CampaignState, offer: &model::Upgrade, card: &Card) -> Result<(), Unfit> {
    if card.deck != CrewDeck::Common {
        return Err(Unfit::NotCommon);
    }
    if is_forbidden(card.suit) {
        return Err(Unfit::Forbidden);
    }
    // A card with a printed place begins the game there and never lies in the Market.
    if card.position.is_some() {
        return Err(Unfit::NotGained);
    }
    if !names(offer, card) {
        return Err(Unfit::NotPermitted);
    }
    if state.has_in_pile(&card.id) {
        return Err(Unfit::InPile);
    }
    Ok(())
}

/// Whether a card of the own crew may be chosen with a bonus: it starts where the bonus says, and is
/// no Incident, Encounter or Location (p. 17).
///
/// # Errors
/// With the first reason against it.
pub fn may_move(state: &CampaignState, origin: UpgradeOrigin, card: &Card) -> Result<(), Unfit> {
    if card.deck != state.start.captain {
        return Err(Unfit::NotOwn);
    }
    if is_forbidden(card.suit) {
        return Err(Unfit::Forbidden);
    }
    if card.position != Some(position(origin)) {
        return Err(Unfit::Elsewhere);
    }
    if state.has_in_pile(&card.id) {
        return Err(Unfit::InPile);
    }
    Ok(())
}

/// Whether a card can be in the Reinforcement pile of a captain at all, whatever was played: a common
/// card of the Market that some opponent's program names, or an own card that starts where some
/// opponent's bonus takes one from (p. 17).
///
/// # Errors
/// With the first reason against it.
pub fn may_ever_join(captain: CrewDeck, programs: &[Program], card: &Card) -> Result<(), Unfit> {
    let opponents = programs.iter().filter(|program| program.captain != captain);
    let mut offers = opponents.flat_map(|program| [&program.upgrades.win, &program.upgrades.loss]);
    if is_forbidden(card.suit) {
        return Err(Unfit::Forbidden);
    }
    let is_common = card.deck == CrewDeck::Common;
    if is_common && card.position.is_some() {
        return Err(Unfit::NotGained);
    }
    if is_common {
        let is_named = offers.any(|offer| names(offer, card));
        return is_named.then_some(()).ok_or(Unfit::NotPermitted);
    }
    if card.deck != captain {
        return Err(Unfit::NotOwn);
    }
    let is_taken = offers.any(|offer| takes(offer, card));
    is_taken.then_some(()).ok_or(Unfit::Elsewhere)
}

/// Whether Option A of an offer names the suit or a trait of a card.
fn names(offer: &model::Upgrade, card: &Card) -> bool {
    let fits = |code: &String| CardFilter::from_code(code).is_some_and(|filter| card.fits(&filter));
    offer.reinforce.iter().any(fits) && !offer.except.iter().any(fits)
}

/// Whether a bonus of an offer takes own cards from where a card starts.
fn takes(offer: &model::Upgrade, card: &Card) -> bool {
    offer.bonuses.iter().any(|bonus| match bonus {
        Bonus::Boost { .. } => false,
        Bonus::ReinforceCard(origin) => card.position == Some(position(*origin)),
        Bonus::ReinforceFitting { fits, from, .. } => {
            origin_in(from, card).is_some() && fits.iter().any(|filter| card.fits(filter))
        }
    })
}

/// The place among some that a card starts at.
pub fn origin_in(from: &[UpgradeOrigin], card: &Card) -> Option<UpgradeOrigin> {
    let mut from = from.iter();
    from.find(|origin| card.position == Some(position(**origin))).copied()
}

/// Whether a card of the own crew may be chosen with a bonus that names places and what the card must be.
///
/// # Errors
/// With the first reason against it.
pub fn may_move_fitting(
    state: &CampaignState,
    fits: &[CardFilter],
    from: &[UpgradeOrigin],
    card: &Card,
) -> Result<UpgradeOrigin, Unfit> {
    if card.deck != state.start.captain {
        return Err(Unfit::NotOwn);
    }
    let origin = origin_in(from, card).ok_or(Unfit::Elsewhere)?;
    may_move(state, origin, card)?;
    let is_fit = fits.iter().any(|filter| card.fits(filter));
    is_fit.then_some(origin).ok_or(Unfit::NotPermitted)
}

/// Where cards of an origin start the game.
fn position(origin: UpgradeOrigin) -> Position {
    match origin {
        UpgradeOrigin::Reserve => Position::Reserve,
        UpgradeOrigin::Available => Position::Available,
    }
}

/// What a crew has of that which boosts work on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CrewMeans {
    /// Whether its board has tracks.
    pub tracks: bool,
    /// Whether some of its cards start in a Reserve deck.
    pub reserve: bool,
}

impl CrewMeans {
    /// What the crew of a board has, by the cards of the game.
    pub fn new<'c>(board: &Board, cards: impl IntoIterator<Item = &'c Card>) -> CrewMeans {
        let is_reserve = |card: &Card| card.deck == board.captain && card.position == Some(Position::Reserve);
        CrewMeans { tracks: board.marks.is_none(), reserve: cards.into_iter().any(is_reserve) }
    }

    /// What a boost works on and the crew does not have.
    pub fn lacks(self, boost: &Boost) -> Option<CrewPart> {
        boost.needs().filter(|part| match part {
            CrewPart::Tracks => !self.tracks,
            CrewPart::Reserve => !self.reserve,
        })
    }
}

/// A bonus of Option B with the cards it can take.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct UpgradeOffer<'a> {
    /// The bonus as printed on the opponent's program.
    pub bonus: &'a Bonus,
    /// Cards of the own crew, in the order of the data; none for a boost.
    pub cards: Vec<&'a Card>,
}

/// What may be chosen after a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Options<'a> {
    /// The game after which the choice is made.
    pub game: &'a CampaignGame,
    /// Option A: a card needs one of these suits or traits.
    pub named: &'a model::Upgrade,
    /// Common cards that Option A permits, in the order of the data. Which of them were gained, only
    /// the player knows.
    pub common: Vec<&'a Card>,
    /// Option B as printed; empty where a challenge bars it.
    pub offers: Vec<UpgradeOffer<'a>>,
    /// Whether doing without is possible: by Rules of Acquisition, with no fitting card gained.
    pub may_decline: bool,
}

impl<'a> Options<'a> {
    /// The options after a game, by the program of its opponent (p. 17-18).
    pub fn after(
        state: &CampaignState,
        game: &'a CampaignGame,
        program: &'a Program,
        cards: &'a [Card],
    ) -> Options<'a> {
        let named = offered(program, game.outcome);
        let barred = state.bars_option_b(game.outcome);
        let fits = |card: &&Card| may_reinforce(state, named, card).is_ok();
        let on_table = state.start.boxes.kept(cards.iter()).into_iter();
        let bonuses = named.bonuses.iter().filter(|_| !barred);
        Options {
            game,
            named,
            common: on_table.filter(fits).collect(),
            offers: bonuses.map(|bonus| UpgradeOffer::new(state, bonus, cards)).collect(),
            may_decline: barred,
        }
    }

    /// Whether an upgrade is one of the options.
    pub fn permits(&self, upgrade: &UpgradeChoice) -> bool {
        let has = |cards: &[&Card], id: &EntryId| cards.iter().any(|card| card.id == *id);
        match upgrade {
            UpgradeChoice::Reinforce { card } => has(&self.common, card),
            UpgradeChoice::Boost(TimedBoost { when, effect }) => self.offers.iter().any(
                |offer| matches!(offer.bonus, Bonus::Boost { when: w, effect: e } if w == when && e == effect),
            ),
            UpgradeChoice::OwnCard(UpgradeCard { card, origin }) => self.offers.iter().any(|offer| {
                let is_from = match offer.bonus {
                    Bonus::ReinforceCard(from) => from == origin,
                    Bonus::ReinforceFitting { from, .. } => from.contains(origin),
                    Bonus::Boost { .. } => false,
                };
                is_from && has(&offer.cards, card)
            }),
            UpgradeChoice::OwnCards(cards) => self.offers.iter().any(|offer| {
                let fit = cards.iter().all(|own| has(&offer.cards, &own.card));
                fit && takes_from_each(offer.bonus, cards)
            }),
            UpgradeChoice::None => self.may_decline,
        }
    }
}

/// Whether a bonus takes a card from each of several places, and these are such.
pub fn takes_from_each(bonus: &Bonus, cards: &[UpgradeCard]) -> bool {
    let Bonus::ReinforceFitting { from, each: true, .. } = bonus else {
        return false;
    };
    let of = |origin: &UpgradeOrigin| cards.iter().filter(|own| own.origin == *origin).count();
    // A single card is written as `UpgradeCard`.
    cards.len() > 1 && cards.len() <= from.len() && from.iter().all(|origin| of(origin) < 2)
}

impl<'a> UpgradeOffer<'a> {
    fn new(state: &CampaignState, bonus: &'a Bonus, cards: &'a [Card]) -> UpgradeOffer<'a> {
        let fits = |card: &&Card| match bonus {
            Bonus::Boost { .. } => false,
            Bonus::ReinforceCard(origin) => may_move(state, *origin, card).is_ok(),
            Bonus::ReinforceFitting { fits, from, .. } => may_move_fitting(state, fits, from, card).is_ok(),
        };
        let cards = cards.iter().filter(fits).collect();
        UpgradeOffer { bonus, cards }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::campaign::tests::played;
    use model::{EntryId, GameBox, Localized};

    fn card(slug: &str, deck: CrewDeck, suit: Suit, traits: &[&str]) -> Card {
        let title = || slug.to_owned();
        Card {
            id: EntryId::try_from(format!("cc/card/{slug}")).expect("an id"),
            title: Localized { de: title(), en: title() },
            title_origin: None,
            game_box: GameBox::Core,
            number: String::new(),
            reprints: Vec::new(),
            replaces: None,
            reverse_of: None,
            aliases: Localized::default(),
            deck,
            suit,
            position: None,
            traits: traits.iter().map(|slug| (*slug).to_owned()).collect(),
            skills: Vec::new(),
            focus: None,
            vp: None,
            away_teams: None,
            away_teams_elsewhere: false,
            ship_token: false,
            cannot_be_played: false,
            development_cost: None,
            operations: Vec::new(),
            errata: Vec::new(),
            rulings: Vec::new(),
            worded_after: None,
        }
    }

    fn offer(reinforce: &[&str]) -> model::Upgrade {
        model::Upgrade {
            reinforce: reinforce.iter().map(|slug| (*slug).to_owned()).collect(),
            except: Vec::new(),
            bonuses: Vec::new(),
        }
    }

    #[test]
    fn option_a_goes_by_suit_or_trait() {
        let state = played(&[], "l");
        let allowed = |suit, traits: &[&str]| {
            let card = card("x", CrewDeck::Common, suit, traits);
            may_reinforce(&state, &offer(&["ship", "weapon"]), &card)
        };
        assert_eq!(allowed(Suit::Ship, &[]), Ok(()));
        assert_eq!(allowed(Suit::Cargo, &["attack", "weapon"]), Ok(()));
        assert_eq!(allowed(Suit::Cargo, &["attack"]), Err(Unfit::NotPermitted));
        for suit in [Suit::Encounter, Suit::Incident, Suit::Location] {
            assert_eq!(allowed(suit, &["weapon"]), Err(Unfit::Forbidden));
        }
    }

    #[test]
    fn option_a_takes_new_cards_of_the_market_only() {
        let state = played(&[], "ll");
        let offer = offer(&["person"]);
        let crew = card("x", CrewDeck::Sela, Suit::Person, &[]);
        assert_eq!(may_reinforce(&state, &offer, &crew), Err(Unfit::NotCommon));
        let twice = card("c1", CrewDeck::Common, Suit::Person, &[]);
        assert_eq!(may_reinforce(&state, &offer, &twice), Err(Unfit::InPile));
        let mut solo = card("x", CrewDeck::Common, Suit::Person, &[]);
        solo.position = Some(Position::SoloCampaign);
        assert_eq!(may_reinforce(&state, &offer, &solo), Err(Unfit::NotGained));
    }

    #[test]
    fn a_bonus_takes_own_cards_from_where_it_says() {
        let state = played(&[], "l");
        let mut own = card("x", CrewDeck::Picard, Suit::Person, &[]);
        own.position = Some(Position::Reserve);
        assert_eq!(may_move(&state, UpgradeOrigin::Reserve, &own), Ok(()));
        let elsewhere = may_move(&state, UpgradeOrigin::Available, &own);
        assert_eq!(elsewhere, Err(Unfit::Elsewhere));
        own.suit = Suit::Incident;
        assert_eq!(may_move(&state, UpgradeOrigin::Reserve, &own), Err(Unfit::Forbidden));
        own.deck = CrewDeck::Sisko;
        assert_eq!(may_move(&state, UpgradeOrigin::Reserve, &own), Err(Unfit::NotOwn));
    }
}
