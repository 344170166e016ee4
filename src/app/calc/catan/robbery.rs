//! `tricorder calc robbery`: who gives up how many cards on a 7 ("Sieben gewürfelt – Klingonenkreuzer wird aktiv").

use clap::Args;
use serde::Serialize;

use crate::argument_kinds::{ValueCell, ValueShape};
use crate::calc::Calculator;
use crate::calc::answer::{Calculation, Report, answer};
use crate::calc::catan::players::{PLAYERS, check_cards, check_players, player_name, split_player};
use crate::calc::numbers::{outside, parse_number};
use crate::session::Session;
use crate::{Found, RunCommand};
use page::PageTable;
use page::locale::{Texts, msg};
use words::Problem;
use words::lists::listed;
use words::numbers::decimal;

/// Resource cards a player may hold without giving any up.
pub(in crate::calc) const SAFE: u8 = 7;
/// Resource cards in the game: 19 of each of the 5 resources ("Spielmaterial").
const RESOURCE_CARDS: u8 = 95;

/// The cards a hand gives up: half of more than 7, rounded down to the player's advantage.
pub(in crate::calc) fn discard(cards: u8) -> u8 {
    if cards > SAFE { cards / 2 } else { 0 }
}

/// A player on a 7.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
struct RobberyPlayer {
    /// The number of the player, from 1.
    player: usize,
    /// `None` if the player was not named.
    name: Option<String>,
    /// Resource cards in hand.
    cards: u8,
    discard: u8,
    keep: u8,
}

impl RobberyPlayer {
    /// A player with so many cards in hand.
    fn new(player: usize, name: Option<String>, cards: u8) -> RobberyPlayer {
        let discard = discard(cards);
        RobberyPlayer { player, name, cards, discard, keep: cards - discard }
    }

    fn words(&self, texts: &Texts) -> String {
        player_name(texts, self.player, self.name.as_ref())
    }

    /// `11 / 2 = 5,5`, or that it is not halved: `6 ≤ 7`.
    fn half(&self, texts: &Texts) -> String {
        let cards = self.cards;
        if cards <= SAFE {
            return format!("{cards} ≤ {SAFE}");
        }
        let half = decimal(texts, f64::from(cards) / 2.0, usize::from(cards % 2));
        format!("{cards} / 2 = {half}")
    }
}

/// What a 7 does to the hands of all players.
#[derive(Debug, Serialize)]
struct Robbery {
    players: Vec<RobberyPlayer>,
}

impl Robbery {
    /// Hands in the order of players, which they can have at the same time.
    ///
    /// # Errors
    /// When there are too many players, two of one name, or more cards than the game has; the first of these.
    fn new(hands: Vec<(Option<String>, u8)>) -> Result<Robbery, Problem> {
        check_players(hands.iter().map(|(name, _)| name.as_deref()))?;
        check_cards(hands.iter().map(|(_, cards)| *cards), RESOURCE_CARDS, None)?;
        let hands = (1..).zip(hands);
        let players = hands.map(|(player, (name, cards))| RobberyPlayer::new(player, name, cards));
        Ok(Robbery { players: players.collect() })
    }

    fn table(&self, texts: &Texts) -> PageTable {
        PageTable::of(&self.players)
            .col(msg::calc_robbery_player(texts), |player| player.words(texts))
            .col(msg::calc_robbery_cards(texts), |player| player.cards)
            .col(msg::calc_robbery_half(texts), |player| player.half(texts))
            .col(msg::calc_robbery_discard(texts), |player| player.discard)
            .col(msg::calc_robbery_keep(texts), |player| player.keep)
            .ruled()
    }

    fn result(&self, texts: &Texts) -> String {
        let losers = self.players.iter().filter(|player| player.discard > 0);
        let losses: Vec<String> =
            losers.map(|player| msg::calc_robbery_gives(texts, player.words(texts), player.discard)).collect();
        if losses.is_empty() {
            msg::calc_robbery_nobody(texts)
        } else {
            msg::calc_robbery_give(texts, listed(texts, &losses))
        }
    }
}

impl Calculation for Robbery {
    fn report(&self, texts: &Texts) -> Report {
        let sentences = [self.result(texts), msg::calc_robbery_then(texts)];
        Report::new(self.table(texts), sentences)
    }
}

/// A player's hand as cells.
const HANDS: ValueShape = ValueShape::Cells {
    cells: &[
        ValueCell::Name(msg::calc_cell_player),
        ValueCell::Number(msg::calc_cell_cards, 0, RESOURCE_CARDS as i64),
    ],
    between: '=',
    lines: PLAYERS,
};

#[derive(Debug, Args)]
pub struct RobberyArgs {
    #[arg(required = true, num_args = 1.., allow_negative_numbers = true, add = HANDS)]
    hands: Vec<String>,
}

impl RunCommand for RobberyArgs {
    fn run(self, session: &Session<'_>) -> Result<Found, Problem> {
        let robbery = Robbery::new(parse_hands(&self.hands)?)?;
        answer(session, Calculator::Robbery, robbery)
    }
}

/// Hands such as `8` or `Benjamin=8`.
fn parse_hands(typed: &[String]) -> Result<Vec<(Option<String>, u8)>, Problem> {
    let parts = typed.iter().flat_map(|text| text.split([',', ';']));
    let hand = |text: &str| {
        let (name, cards) = split_player(text);
        Ok((name, parse_number("resources", cards, 0..=RESOURCE_CARDS)?))
    };
    let given = parts.filter(|part| !part.trim().is_empty());
    let hands: Vec<_> = given.map(hand).collect::<Result<_, Problem>>()?;
    if hands.is_empty() {
        return Err(outside("resources", &typed.join(" "), &(0..=RESOURCE_CARDS)));
    }
    Ok(hands)
}

#[cfg(test)]
mod tests {
    use super::*;
    use model::Lang;
    use proptest::prelude::*;

    fn player(cards: u8) -> RobberyPlayer {
        RobberyPlayer::new(1, None, cards)
    }

    fn robbery(hands: &[(&str, u8)]) -> Result<Robbery, Problem> {
        let name = |name: &str| Some(name.to_owned()).filter(|name| !name.is_empty());
        let hands = hands.iter().map(|(typed, cards)| (name(typed), *cards));
        Robbery::new(hands.collect())
    }

    /// William has 6, Benjamin 8, Julian 11; the text adds 9.
    #[test]
    fn the_examples_of_the_almanac() {
        let discarded = [6, 8, 11, 9].map(|cards| player(cards).discard);
        assert_eq!(discarded, [0, 4, 5, 4]);
    }

    #[test]
    fn seven_cards_are_safe() {
        assert_eq!([0, 7].map(|cards| player(cards).discard), [0, 0]);
    }

    #[test]
    fn four_players_share_the_cards_of_the_game() {
        assert!(robbery(&[("", RESOURCE_CARDS), ("", 0)]).is_ok());
        let refused = |hands: &[(&str, u8)]| robbery(hands).map(drop).expect_err("impossible").to_string();
        let too_many = refused(&[("", RESOURCE_CARDS), ("", 1)]);
        assert_eq!(too_many, "There are not that many resource cards: 96.");
        assert_eq!(refused(&[("", 1); 5]), "5 players are too many.");
        assert_eq!(refused(&[("Grün", 1), ("", 1), ("gruen", 1)]), "Two players are called “gruen”.");
    }

    #[test]
    fn each_language_halves_in_its_way() {
        let halves = |lang| [7, 8, 11].map(|cards| player(cards).half(&Texts::new(lang)));
        assert_eq!(halves(Lang::De), ["7 ≤ 7", "8 / 2 = 4", "11 / 2 = 5,5"]);
        assert_eq!(halves(Lang::En), ["7 ≤ 7", "8 / 2 = 4", "11 / 2 = 5.5"]);
    }

    proptest! {
        #[test]
        fn nobody_gives_up_more_than_half(cards in 0..=u8::MAX) {
            let player = player(cards);
            prop_assert!(player.keep >= player.discard);
            prop_assert!(cards <= SAFE || player.keep - player.discard <= 1);
        }
    }
}
