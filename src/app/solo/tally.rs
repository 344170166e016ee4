//! What a player has at the end of a game, as typed (rules p. 24-25).

use std::fmt::Display;
use std::io;
use std::str::FromStr;

use clap::Args;
use clap::builder::RangedI64ValueParser;

use super::game::Game;
use super::notation::three;
use super::{cards, rulebook};
use crate::argument_kinds::RarelyNeeded;
use crate::input::STANDARD;
use crate::prompt::Dialogue;
use crate::session::Session;
use model::order::Order;
use model::{Board, Card, CrewDeck, EntryId, Marks, Suit};
use page::locale::msg;
use solo::Multipliers;
use solo::score::{BotScore, CardCount, PlayerHoldings, SideScore, Verdict};
use solo::state::setup::BoardSide;
use view::captain_name;
use view::error::{Error, NO_NAMES, SoloError, UsageError};
use view::solo::card_ticks::CardLists;
use view::solo::score::{Cards, Opponent, Outcome};
use view::solo::tally::PlayerDefaults;

/// Bytes of a list of cards that are read.
const MOST: u64 = 1 << 20;
/// More tokens than a player ever has.
const MOST_TOKENS: u8 = 99;
/// Points that may be negative.
const POINTS: (i16, i16) = (-999, 999);
/// The last step of a track.
const TOP: u8 = solo::state::tabletop::TOP;

/// What a player has at the end, as options; on a terminal those that are missing may be asked for.
#[derive(Debug, Default, PartialEq, Eq, Args)]
pub struct Tally {
    #[arg(long, value_parser = clap::value_parser!(u16).range(0..=999))]
    glory: Option<u16>,
    #[arg(long, value_parser = clap::value_parser!(u8).range(0..=99))]
    tokens: Option<u8>,
    #[arg(long, allow_negative_numbers = true, value_parser = points())]
    endgame: Option<i16>,
    #[arg(long, allow_negative_numbers = true, value_parser = points(), conflicts_with = "cards", add = RarelyNeeded)]
    printed: Option<i16>,
    #[arg(long, value_parser = icons, conflicts_with = "cards", add = RarelyNeeded)]
    focus: Option<Three>,
    #[arg(long, value_parser = steps)]
    tracks: Option<Three>,
    /// Traits marked on Khan's board.
    #[arg(long, value_parser = clap::value_parser!(u8).range(0..=12), conflicts_with = "tracks", add = RarelyNeeded)]
    marks: Option<u8>,
    #[arg(long, value_parser = clap::value_parser!(u8).range(0..=9))]
    missions: Option<u8>,
    #[arg(long, value_parser = clap::value_parser!(u8).range(0..=99), requires = "missions", add = RarelyNeeded)]
    mission_points: Option<u8>,
    #[arg(long)]
    cards: Option<String>,
}

/// A number for each of Research, Influence, Military.
type Three = [u8; 3];

/// Points that may be negative.
fn points() -> RangedI64ValueParser<i16> {
    RangedI64ValueParser::new().range(i64::from(POINTS.0)..=i64::from(POINTS.1))
}

/// Numbers of Focus icons as `R,I,M`.
fn icons(text: &str) -> Result<Three, &'static str> {
    three(text, 99).ok_or("three numbers")
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

/// What the program knows of the numbers of a player in a game.
pub fn defaults_from_game(game: &Game) -> PlayerDefaults {
    let (book, table) = (&game.book, &game.state.table);
    PlayerDefaults {
        tokens: game.own_tokens(),
        most_tokens: Some(book.most_own_teams().saturating_add(book.most_own_ships(table))),
        tracks: table.player_tracks,
        places: game.own_places(),
    }
}

/// The cards that count at the end of a game, as far as it tells.
///
/// # Errors
/// Never in practice: a log is plain data.
pub fn card_lists(game: &Game) -> Result<CardLists<'_>, Error> {
    let facedown = BotScore::count(&game.book, &game.state.table, &[]).err().unwrap_or_default();
    Ok(CardLists { book: &game.book, seen: game.seen_cards()?, facedown })
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
    /// The numbers asked for one by one; `None` if the input ends before.
    ///
    /// # Errors
    /// When nothing can be written or read any more.
    pub fn ask(
        dialogue: &Dialogue,
        session: &Session<'_>,
        (board, side): (&Board, BoardSide),
        known: &PlayerDefaults,
    ) -> Result<Option<Tally>, Error> {
        let side = if board.marks.is_some() { BoardSide::Advanced } else { side };
        let ask = TallyPrompt { dialogue, session, board, side };
        match ask.ask_everything(known) {
            Ok(tally) => Ok(Some(tally)),
            Err(Stop::Ended) => Ok(None),
            Err(Stop::Failed(error)) => Err(error),
        }
    }

    /// Whether nothing at all was typed.
    pub fn is_empty(&self) -> bool {
        *self == Tally::default()
    }

    /// Checks that there can be so many tokens.
    ///
    /// # Errors
    /// When there are more than the player can have.
    pub fn check_tokens(&self, known: &PlayerDefaults) -> Result<(), Error> {
        match (self.tokens, known.most_tokens) {
            (Some(tokens), Some(most)) if tokens > most => {
                Err(SoloError::out_of_range(format!("--tokens {tokens}"), 0, i32::from(most)).into())
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
    ) -> Result<TallyResult, Error> {
        let board = rulebook::board(session, captain)?;
        if self.is_empty() {
            let focus = if board.marks.is_some() { "--marks" } else { "--tracks" };
            let wanted = format!("--glory, --tokens, --endgame, --cards, {focus}, --missions");
            return Err(UsageError::missing_argument(wanted).into());
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
    fn side(&self, board: &Board, side: BoardSide) -> Result<BoardSide, Error> {
        let places = board.marks.as_ref().map(Marks::places);
        if let (Some(marks), Some(places)) = (self.marks, places)
            && usize::from(marks) > places
        {
            let allowed = (0..=places).map(|count| count.to_string());
            return Err(UsageError::unknown_value("--marks", marks.to_string(), allowed, NO_NAMES).into());
        }
        let option = match (&board.marks, self.tracks, self.marks) {
            (Some(_), Some(_), _) => "--tracks",
            (None, _, Some(_)) => "--marks",
            (Some(_), None, _) => return Ok(BoardSide::Advanced),
            (None, _, None) => return Ok(side),
        };
        Err(UsageError::conflict(option, captain_name(board.captain)).into())
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
    fn missions(&self, board: &Board, side: BoardSide) -> Result<(u8, u8), Error> {
        let advanced = side == BoardSide::Advanced;
        let values = mission_values(board, side);
        let missions = self.missions.unwrap_or(0);
        if usize::from(missions) > values.len() {
            let allowed = (0..=values.len()).map(|count| count.to_string());
            return Err(UsageError::unknown_value("--missions", missions.to_string(), allowed, NO_NAMES).into());
        }
        let sums = sums(&values, missions);
        match (self.mission_points, sums.as_slice()) {
            (Some(_), _) if !advanced => Err(UsageError::conflict("--mission-points", "--side basic").into()),
            (None, _) if !advanced => Ok((missions, 0)),
            (None, [only]) => Ok((missions, *only)),
            (None, _) => Err(UsageError::missing_argument("--mission-points").into()),
            (Some(points), sums) if sums.contains(&points) => Ok((missions, points)),
            (Some(points), sums) => {
                let allowed = sums.iter().map(u8::to_string);
                Err(UsageError::unknown_value("--mission-points", points.to_string(), allowed, NO_NAMES).into())
            }
        }
    }

    /// The cards of `--cards`.
    fn listed(&self, session: &Session<'_>, crews: &[CrewDeck]) -> Result<Option<Vec<Card>>, Error> {
        let Some(option) = &self.cards else {
            return Ok(None);
        };
        let text = read(session, option)?;
        let names = text.split([';', '\n']).map(str::trim);
        let mut cards: Vec<Card> = Vec::new();
        for name in names.filter(|name| !name.is_empty()) {
            let card = cards::card(session, name, crews)?;
            if cards.iter().any(|other| other.id == card.id) {
                return Err(SoloError::listed_twice(name).into());
            }
            cards.push(card);
        }
        Ok(Some(cards))
    }
}

/// Asks for number after number until each can be read.
struct TallyPrompt<'a> {
    dialogue: &'a Dialogue,
    session: &'a Session<'a>,
    board: &'a Board,
    side: BoardSide,
}

/// Why no further number is asked for.
enum Stop {
    /// The input has ended.
    Ended,
    Failed(Error),
}

impl From<Error> for Stop {
    fn from(error: Error) -> Stop {
        Stop::Failed(error)
    }
}

impl TallyPrompt<'_> {
    /// All numbers, in the order in which they are asked.
    fn ask_everything(&self, known: &PlayerDefaults) -> Result<Tally, Stop> {
        let texts = self.session.texts;
        let mut tally = Tally {
            glory: Some(self.number(&msg::score_ask_glory(texts), 0, (0, 999))?),
            tokens: Some(self.tokens(known)?),
            endgame: Some(self.number(&msg::score_ask_endgame(texts), 0, POINTS)?),
            printed: Some(self.number(&msg::score_ask_printed(texts), 0, POINTS)?),
            focus: Some(self.three(&msg::score_ask_focus(texts), [0; 3], |line| {
                icons(line).map_err(|_| SoloError::unreadable_reply(line).into())
            })?),
            ..Tally::default()
        };
        match known.places {
            Some(places) => {
                let most = u8::try_from(places).unwrap_or(u8::MAX);
                tally.marks = Some(self.number(&msg::score_ask_marks(texts, places), 0, (0, most))?);
            }
            None => {
                let read = |line: &str| steps(line).map_err(|_| SoloError::track_steps(line).into());
                tally.tracks = Some(self.three(&msg::score_ask_tracks(texts), known.tracks, read)?);
            }
        }
        let missions = u8::try_from(mission_values(self.board, self.side).len()).unwrap_or(u8::MAX);
        tally.missions = Some(self.number(&msg::score_ask_missions(texts), 0, (0, missions))?);
        if self.side == BoardSide::Advanced && tally.missions > Some(0) {
            let points = |line: &str| {
                let points = in_range(line, (0, u8::MAX))?;
                let sum = Tally { missions: tally.missions, mission_points: Some(points), ..Tally::default() };
                sum.missions(self.board, self.side)?;
                Ok(points)
            };
            let label = msg::score_ask_mission_points(texts);
            tally.mission_points = Some(self.ask_for(&label, None, &[], points)?);
        }
        Ok(tally)
    }

    /// The tokens in the Neutral Zone; nothing is suggested where it may be one too many.
    fn tokens(&self, known: &PlayerDefaults) -> Result<u8, Stop> {
        let texts = self.session.texts;
        let range = (0, known.most_tokens.unwrap_or(MOST_TOKENS));
        match known.tokens {
            Some(tokens) => self.number(&msg::score_ask_tokens(texts), tokens, range),
            None => {
                let label = msg::score_ask_tokens_fleet(texts);
                self.ask_for(&label, None, &[], |line| in_range(line, range))
            }
        }
    }

    /// A number of a range.
    fn number<T>(&self, label: &str, default: T, range: (T, T)) -> Result<T, Stop>
    where
        T: Copy + Display + FromStr + PartialOrd + Into<i32>,
    {
        self.until(label, default, &default.to_string(), |line| in_range(line, range))
    }

    fn three(
        &self,
        label: &str,
        default: Three,
        parse: impl Fn(&str) -> Result<Three, Error>,
    ) -> Result<Three, Stop> {
        let shown = default.map(|number| number.to_string()).join(",");
        self.until(label, default, &shown, parse)
    }

    /// Asks again until the line can be read; an empty one is the default.
    fn until<T>(
        &self,
        label: &str,
        default: T,
        shown: &str,
        parse: impl Fn(&str) -> Result<T, Error>,
    ) -> Result<T, Stop> {
        let label = format!("{label} [{shown}]");
        self.ask_for(&label, Some(default), &[shown.to_owned()], parse)
    }

    fn ask_for<T>(
        &self,
        label: &str,
        default: Option<T>,
        answers: &[String],
        parse: impl Fn(&str) -> Result<T, Error>,
    ) -> Result<T, Stop> {
        let prompt = format!("{label}: ");
        let asked = self.dialogue.ask(self.session, &prompt, default, answers, parse)?;
        asked.ok_or(Stop::Ended)
    }
}

/// A number of a range.
fn in_range<T: Copy + FromStr + PartialOrd + Into<i32>>(line: &str, (least, most): (T, T)) -> Result<T, Error> {
    let is_number = line.parse::<i32>().is_ok();
    let number = line.parse().ok().filter(|number| (least..=most).contains(number));
    number.ok_or_else(|| {
        if is_number {
            return SoloError::out_of_range(line, least.into(), most.into()).into();
        }
        SoloError::unreadable_reply(line).into()
    })
}

/// The printed points of the missions on a side of a board.
fn mission_values(board: &Board, side: BoardSide) -> Vec<u8> {
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
fn read(session: &Session<'_>, option: &str) -> Result<String, Error> {
    let unreadable = |reason: io::Error| SoloError::card_list(option.trim_start_matches('@'), reason);
    let path = match option.strip_prefix('@') {
        Some(path) => path,
        None if option == STANDARD => STANDARD,
        None => return Ok(option.to_owned()),
    };
    Ok(session.input.text(path, MOST).map_err(unreadable)?)
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
