//! What a player has at the end of a game, as typed (rules p. 24-25).

use std::io;
use std::ops::RangeInclusive;

use clap::Args;
use clap::builder::RangedI64ValueParser;

use crate::argument_kinds::{ListPath, RarelyNeeded};
use crate::input::STANDARD;
use crate::session::Session;
use crate::solo::notation::three;
use crate::solo::score::report::{Cards, Opponent, Outcome};
use crate::solo::{cards, rulebook};
use model::order::Order;
use model::{Board, Card, CrewDeck, EntryId, Marks, Suit};
use page::locale::say;
use solo::Multipliers;
use solo::score::{CardCount, PlayerHoldings, SideScore, Verdict};
use solo::state::setup::BoardSide;
use solo::state::tabletop::TOP;
use words::Problem;
use words::names::captain_name;

/// Bytes of a list of cards that are read.
const MOST: u64 = 1 << 20;
/// Glory in front of a player.
pub(super) const GLORY: RangeInclusive<i64> = 0..=999;
/// Tokens in the Neutral Zone.
pub(super) const TOKENS: RangeInclusive<i64> = 0..=99;
/// Points that may be negative.
pub(super) const POINTS: RangeInclusive<i64> = -999..=999;
/// The most Focus icons of a kind.
pub(super) const MOST_ICONS: u8 = 99;
/// Completed missions.
pub(super) const MISSIONS: RangeInclusive<i64> = 0..=9;
/// Printed points of completed missions.
pub(super) const MISSION_POINTS: RangeInclusive<i64> = 0..=99;

/// What a player has at the end, as options: what a terminal asks for one by one and the page has as controls.
#[derive(Debug, Default, PartialEq, Eq, Args)]
pub struct Tally {
    #[arg(long, value_parser = clap::value_parser!(u16).range(GLORY))]
    glory: Option<u16>,
    #[arg(long, value_parser = clap::value_parser!(u8).range(TOKENS))]
    tokens: Option<u8>,
    #[arg(long, allow_negative_numbers = true, value_parser = points())]
    endgame: Option<i16>,
    #[arg(long, allow_negative_numbers = true, value_parser = points(), conflicts_with = "cards", add = RarelyNeeded)]
    printed: Option<i16>,
    #[arg(long, value_parser = icons, conflicts_with = "cards", add = RarelyNeeded)]
    focus: Option<Three>,
    #[arg(long, value_parser = steps)]
    tracks: Option<Three>,
    /// Traits marked on a board that has places for them.
    #[arg(long, value_parser = clap::value_parser!(u8).range(0..=12), conflicts_with = "tracks", add = RarelyNeeded)]
    marks: Option<u8>,
    #[arg(long, value_parser = clap::value_parser!(u8).range(MISSIONS))]
    missions: Option<u8>,
    #[arg(long, value_parser = clap::value_parser!(u8).range(MISSION_POINTS), requires = "missions", add = RarelyNeeded)]
    mission_points: Option<u8>,
    #[arg(long)]
    cards: Option<ListPath>,
}

/// A number for each of Research, Influence, Military.
type Three = [u8; 3];

/// Points that may be negative.
fn points() -> RangedI64ValueParser<i16> {
    RangedI64ValueParser::new().range(POINTS)
}

/// Numbers of Focus icons as `R,I,M`.
fn icons(text: &str) -> Result<Three, &'static str> {
    three(text, MOST_ICONS).ok_or("three numbers")
}

/// Steps of the tracks as `R,I,M`.
fn steps(text: &str) -> Result<Three, &'static str> {
    three(text, TOP).ok_or("three numbers")
}

/// A player's score, and what it was counted from.
#[derive(Debug)]
pub struct TallyResult {
    /// All that the player has, with what it multiplies by, from which the points follow.
    pub score: SideScore,
    /// What the list of cards brought, if there was one.
    pub counted: Option<CardCount>,
    /// The cards of the list, each of them once.
    pub cards: Cards,
}

impl TallyResult {
    /// The score against the Bot's, as far as that is known.
    pub fn against<'a>(
        &'a self,
        bot: Option<Opponent<'a>>,
        verdict: Option<Verdict>,
        cards: &'a Cards,
    ) -> Outcome<'a> {
        Outcome {
            you: Some(&self.score),
            counted: self.counted.as_ref(),
            listed: self.cards.len(),
            bot,
            verdict,
            cards,
        }
    }
}

impl Tally {
    /// Whether missions are among it.
    pub(super) fn has_missions(&self) -> bool {
        self.missions.is_some_and(|missions| missions > 0)
    }

    /// Whether nothing at all was typed.
    pub fn is_empty(&self) -> bool {
        *self == Tally::default()
    }

    /// Checks that there can be so many tokens.
    ///
    /// # Errors
    /// When there are more than the player can have.
    pub fn check_tokens(&self, most: Option<u8>) -> Result<(), Problem> {
        match (self.tokens, most) {
            (Some(tokens), Some(most)) if tokens > most => {
                Err(Problem::out_of_range(&format!("--tokens {tokens}"), 0, i32::from(most)))
            }
            (Some(_) | None, _) => Ok(()),
        }
    }

    /// The score of a player with this captain on this side of the board, against a Bot if that is known. What was
    /// not typed counts 0.
    ///
    /// # Errors
    /// When nothing was typed, a card is unknown or listed twice, the list cannot be read, or the
    /// missions do not fit the board.
    pub fn player_score(
        &self,
        session: &Session<'_>,
        captain: CrewDeck,
        side: BoardSide,
        bot: Option<CrewDeck>,
    ) -> Result<TallyResult, Problem> {
        let board = rulebook::board(session, captain)?;
        if self.is_empty() {
            let focus = if board.marks.is_some() { "--marks" } else { "--tracks" };
            let wanted = format!("--glory, --tokens, --endgame, --cards, {focus}, --missions");
            return Err(Problem::missing_argument(&wanted));
        }
        let side = self.side(&board, side)?;
        let missions = self.missions(&board, side)?;
        let crews: Vec<CrewDeck> = [captain, CrewDeck::Common].into_iter().chain(bot).collect();
        let cards = self.listed(session, &crews)?;
        let steps = self.tracks.unwrap_or_default();
        let multipliers = Multipliers::reached(side.tracks(&board), steps);
        let mut counted =
            cards.as_ref().map(|cards| CardCount::from_cards(&cards.iter().collect::<Vec<_>>(), multipliers));
        if let Some(counted) = counted.as_mut().filter(|_| board.marks.is_some()) {
            // The Focus lines have what the Captain's operation brings there.
            let is_captain =
                |id: &EntryId| cards.iter().flatten().any(|card| card.id == *id && card.suit == Suit::Captain);
            counted.endgame.retain(|id| !is_captain(id));
        }
        let holdings = self.holdings(missions, counted.as_ref());
        let cards = cards.unwrap_or_default().into_iter();
        Ok(TallyResult {
            score: SideScore::on(&board, holdings, side),
            counted,
            cards: cards.map(|card| (card.id.clone(), card)).collect(),
        })
    }

    /// The side that is played; a board with places for traits has only one, and others have none of them.
    fn side(&self, board: &Board, side: BoardSide) -> Result<BoardSide, Problem> {
        let places = board.marks.as_ref().map(Marks::places);
        if let (Some(marks), Some(places)) = (self.marks, places)
            && usize::from(marks) > places
        {
            let allowed = (0..=places).map(|count| count.to_string());
            return Err(Problem::unknown_value("--marks", &marks.to_string(), allowed));
        }
        let option = match (&board.marks, self.tracks, self.marks) {
            (Some(_), Some(_), _) => "--tracks",
            (None, _, Some(_)) => "--marks",
            (Some(_), None, _) => return Ok(BoardSide::Advanced),
            (None, _, None) => return Ok(side),
        };
        Err(Problem::conflict(option, &captain_name(board.captain)))
    }

    /// All numbers together; a list of cards gives printed points and Focus icons.
    fn holdings(&self, (missions, mission_points): (u8, u8), counted: Option<&CardCount>) -> PlayerHoldings {
        let (printed, focus) = match counted {
            Some(counted) => {
                let points = i16::try_from(counted.points());
                (points.unwrap_or(i16::MAX), counted.icons())
            }
            None => (self.printed.unwrap_or(0), self.focus.unwrap_or_default()),
        };
        PlayerHoldings {
            glory: self.glory.unwrap_or(0),
            tokens: self.tokens.unwrap_or(0),
            endgame: self.endgame.unwrap_or(0),
            printed,
            focus,
            steps: self.tracks.unwrap_or_default(),
            marks: self.marks.unwrap_or(0),
            missions,
            mission_points,
        }
    }

    /// Completed missions and their printed points, as far as the board has them. The points may be
    /// left out where only one sum is possible.
    pub(super) fn missions(&self, board: &Board, side: BoardSide) -> Result<(u8, u8), Problem> {
        let advanced = side == BoardSide::Advanced;
        let values = mission_values(board, side);
        let missions = self.missions.unwrap_or(0);
        if usize::from(missions) > values.len() {
            let allowed = (0..=values.len()).map(|count| count.to_string());
            return Err(Problem::unknown_value("--missions", &missions.to_string(), allowed));
        }
        let sums = sums(&values, missions);
        match (self.mission_points, sums.as_slice()) {
            (Some(_), _) if !advanced => Err(Problem::conflict("--mission-points", "--side basic")),
            (None, _) if !advanced => Ok((missions, 0)),
            (None, [only]) => Ok((missions, *only)),
            (None, _) => Err(Problem::missing_argument("--mission-points")),
            (Some(points), sums) if sums.contains(&points) => Ok((missions, points)),
            (Some(points), sums) => {
                let allowed = sums.iter().map(u8::to_string);
                Err(Problem::unknown_value("--mission-points", &points.to_string(), allowed))
            }
        }
    }

    /// The cards of `--cards`.
    fn listed(&self, session: &Session<'_>, crews: &[CrewDeck]) -> Result<Option<Vec<Card>>, Problem> {
        let Some(option) = &self.cards else {
            return Ok(None);
        };
        let text = read(session, option)?;
        let names = text.split([';', '\n']).map(str::trim);
        let mut cards: Vec<Card> = Vec::new();
        for name in names.filter(|name| !name.is_empty()) {
            let card = cards::card(session, name, crews)?;
            if cards.iter().any(|other| other.id == card.id) {
                return Err(Problem::misuse(say::err_listed_twice(name)).hint(say::hint_listed_twice()));
            }
            cards.push(card);
        }
        Ok(Some(cards))
    }
}

/// The printed points of the missions on a side of a board.
pub(super) fn mission_values(board: &Board, side: BoardSide) -> Vec<u8> {
    let offered = board.missions.iter().filter(|mission| side == BoardSide::Advanced || mission.basic);
    offered.map(|mission| mission.vp).collect()
}

/// What this many of the missions can bring together, each sum once, in rising order.
fn sums(values: &[u8], count: u8) -> Vec<u8> {
    let mut sums: Vec<u8> = (0_u32..1 << values.len())
        .filter(|chosen| chosen.count_ones() == u32::from(count))
        .map(|chosen| {
            let taken = (0..values.len()).filter(|at| chosen & (1 << at) != 0);
            taken.map(|at| values[at]).fold(0, u8::saturating_add)
        })
        .collect();
    sums.put_in_order();
    sums.dedup();
    sums
}

/// The text of `--cards`: itself, or what `@file` holds, or standard input for `-`.
fn read(session: &Session<'_>, option: &str) -> Result<String, Problem> {
    let unreadable = |reason: io::Error| {
        Problem::unreadable(say::err_card_list(option.trim_start_matches('@'), reason)).hint(say::hint_card_list())
    };
    let path = match option.strip_prefix('@') {
        Some(path) => path,
        None if option == STANDARD => STANDARD,
        None => return Ok(option.to_owned()),
    };
    session.input.text(path, MOST).map_err(unreadable)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn missions_add_up_in_every_possible_way() {
        assert_eq!(sums(&[5, 3, 2], 0), [0]);
        assert_eq!(sums(&[5, 3, 2], 1), [2, 3, 5]);
        assert_eq!(sums(&[5, 3, 2], 2), [5, 7, 8]);
        assert_eq!(sums(&[4, 4, 1], 2), [5, 8]);
        assert_eq!(sums(&[5, 3, 2], 3), [10]);
    }

    #[test]
    fn steps_end_where_the_tracks_end() {
        assert_eq!(steps("10, 3,0"), Ok([10, 3, 0]));
        assert!(steps("1,2,16").is_err());
        assert_eq!(icons("16,0,99"), Ok([16, 0, 99]));
    }
}
