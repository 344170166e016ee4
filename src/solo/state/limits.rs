//! How much of something there can be on a table, by the pieces of the game.

use model::{Card, CrewDeck, Suit};

use super::setup::{COMMON_INCIDENTS, Rulebook};
use super::tabletop::Tabletop;

/// Away Team tokens of a color.
const TEAMS_OF_A_COLOR: u8 = 6;

impl Rulebook {
    /// The crews whose cards can be on the table: the Bot's, the common cards, the player's.
    pub fn crews(&self) -> [CrewDeck; 3] {
        [self.setup.bot, CrewDeck::Common, self.setup.captain]
    }

    /// Whether a card is of a crew that plays, or a common one.
    pub fn is_in_game(&self, card: &Card) -> bool {
        self.crews().contains(&card.deck)
    }

    /// Whether a card of the Bot's crew that is not with the Bot was put back into the box, as Status cards are, or
    /// never came out of it. Incidents of the crew are among the others.
    pub fn is_in_box(&self, card: &Card) -> bool {
        card.deck == self.setup.bot && !matches!(card.suit, Suit::Incident | Suit::Captain)
    }

    /// The most Glory there can be on a Stardate card. It only ever leaves one, so of the card on top that is what
    /// was last told. `None` for a card that is not in the game.
    pub fn most_glory(&self, table: &Tabletop, card: u8) -> Option<u8> {
        let full = self.stardate(card)?.glory;
        Some(if table.stardate.card == Some(card) { table.stardate.glory } else { full })
    }

    /// The most Away Teams the player can have: as many as the Captain shows, or all of a color with one to whom
    /// more may come.
    pub fn most_own_teams(&self) -> u8 {
        let captain = self.captain_card(self.setup.captain);
        let may_grow = captain.is_some_and(|card| card.away_teams_elsewhere);
        if may_grow { TEAMS_OF_A_COLOR } else { self.own_board.away_teams }
    }

    /// The most Ships the player can have: those with a token that are not the Bot's. A fleet is told as 2.
    pub fn most_own_ships(&self, table: &Tabletop) -> u8 {
        let bots = table.ship_cards();
        let may_be_own = |card: &&Card| {
            let is_of_side = [CrewDeck::Common, self.setup.captain].contains(&card.deck);
            card.ship_token && is_of_side && !bots.contains(&card.id)
        };
        let ships = self.cards.values().filter(may_be_own);
        let weights = ships.map(|card| if self.is_fleet(&card.id) { 2 } else { 1 });
        weights.fold(0, u8::saturating_add)
    }

    /// The most cards the Incident deck can have: the common ones of a game, and all of both crews once returned.
    pub fn most_incidents(&self) -> u8 {
        let common = self.commons(Suit::Incident).len();
        let of_crews = self.possible_incidents().len().saturating_sub(common);
        u8::try_from(common.min(COMMON_INCIDENTS) + of_crews).unwrap_or(u8::MAX)
    }

    /// The most cards the Encounter deck can have.
    pub fn most_encounters(&self) -> u8 {
        u8::try_from(self.commons(Suit::Encounter).len()).unwrap_or(u8::MAX)
    }
}
