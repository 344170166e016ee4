//! What a player has at the end of a game, as typed (rules p. 24-25).

use std::collections::BTreeMap;
use std::io::Read;

use clap::Args;
use clap::builder::RangedI64ValueParser;

use super::dialogue::Dialogue;
use super::table;
use crate::cli::session::Session;
use crate::data::Library;
use crate::error::Error;
use crate::model::{Board, Card, Deck, EntryId};
use crate::solo::score::{Counted, Haul, PlayerScore};
use crate::solo::setup::BoardSide;
use crate::view::problem;

/// The last step of a track.
const TOP: u8 = crate::solo::table::TOP;

#[derive(Debug, Args)]
pub struct Tally {
    #[arg(long, value_parser = clap::value_parser!(u16).range(0..=999))]
    glory: Option<u16>,
    #[arg(long, value_parser = clap::value_parser!(u8).range(0..=99))]
    tokens: Option<u8>,
    #[arg(long, allow_negative_numbers = true, value_parser = points())]
    endgame: Option<i16>,
    #[arg(long, allow_negative_numbers = true, value_parser = points(), conflicts_with = "cards")]
    printed: Option<i16>,
    #[arg(long, value_parser = icons, conflicts_with = "cards")]
    focus: Option<Three>,
    #[arg(long, value_parser = steps)]
    tracks: Option<Three>,
    #[arg(long, value_parser = clap::value_parser!(u8).range(0..=9))]
    missions: Option<u8>,
    #[arg(long, value_parser = clap::value_parser!(u8).range(0..=99), requires = "missions")]
    mission_points: Option<u8>,
    #[arg(long)]
    cards: Option<String>,
}

/// A number for each of Research, Influence, Military.
type Three = [u8; 3];

/// Points that may be negative.
fn points() -> RangedI64ValueParser<i16> {
    RangedI64ValueParser::new().range(-999..=999)
}

/// Numbers of Focus icons as `R,I,M`.
fn icons(text: &str) -> Result<Three, &'static str> {
    three(text, 99)
}

/// Steps of the tracks as `R,I,M`.
fn steps(text: &str) -> Result<Three, &'static str> {
    three(text, TOP)
}

fn three(text: &str, most: u8) -> Result<Three, &'static str> {
    let numbers: Option<Vec<u8>> = text
        .split(',')
        .map(|part| part.trim().parse().ok().filter(|number| *number <= most))
        .collect();
    let numbers = numbers.and_then(|numbers| Three::try_from(numbers).ok());
    numbers.ok_or("three numbers")
}

/// A player's score, and what it was counted from.
#[derive(Debug)]
pub struct Told {
    pub score: PlayerScore,
    /// What the list of cards brought, if there was one.
    pub counted: Option<Counted>,
    /// The cards of the list, each of them once.
    pub cards: BTreeMap<EntryId, Card>,
}

/// What the program knows of the player's numbers, as defaults.
pub struct Known {
    pub tokens: u8,
    pub tracks: Three,
}

impl Tally {
    /// The numbers asked for one by one; `None` if the input ends before.
    ///
    /// # Errors
    /// When nothing can be written or read any more.
    pub fn asked(
        dialogue: &Dialogue,
        session: &Session<'_>,
        side: BoardSide,
        known: &Known,
    ) -> Result<Option<Tally>, Error> {
        let ask = Asking { dialogue, session };
        ask.everything(side, known)
    }

    /// Whether nothing at all was typed.
    pub fn is_empty(&self) -> bool {
        let numbers = [
            self.glory.is_some(),
            self.tokens.is_some(),
            self.endgame.is_some(),
            self.printed.is_some(),
            self.focus.is_some(),
            self.tracks.is_some(),
            self.missions.is_some(),
            self.cards.is_some(),
        ];
        !numbers.contains(&true)
    }

    /// The score of a player with this captain on this side of the board. What was not typed
    /// counts 0.
    ///
    /// # Errors
    /// When nothing was typed, a card is unknown or listed twice, the list cannot be read, or the
    /// missions do not fit the board.
    pub fn player_score(
        &self,
        session: &Session<'_>,
        captain: Deck,
        side: BoardSide,
    ) -> Result<Told, Error> {
        if self.is_empty() {
            return Err(Error::MissingArgument {
                what: "--glory, --tokens, --endgame, --cards, --tracks, --missions".to_owned(),
            });
        }
        let library = Library::solo(&session.corpus()?, None);
        let board = table::board(&library, captain)?;
        let missions = self.missions(board, side)?;
        let cards = self.listed(session, captain)?;
        let counted = cards
            .as_ref()
            .map(|cards| Counted::of(&cards.iter().collect::<Vec<_>>()));
        let haul = self.haul(missions, counted.as_ref());
        let tracks = match side {
            BoardSide::Basic => &board.basic,
            BoardSide::Advanced => &board.advanced,
        };
        let cards = cards.unwrap_or_default().into_iter();
        Ok(Told {
            score: PlayerScore::new(haul, tracks, side),
            counted,
            cards: cards.map(|card| (card.id.clone(), card)).collect(),
        })
    }

    /// All numbers together; a list of cards gives printed points and Focus icons.
    fn haul(&self, (missions, mission_points): (u8, u8), counted: Option<&Counted>) -> Haul {
        let (printed, focus) = match counted {
            Some(counted) => {
                let points = i16::try_from(counted.points());
                (points.unwrap_or(i16::MAX), counted.icons())
            }
            None => (self.printed.unwrap_or(0), self.focus.unwrap_or_default()),
        };
        Haul {
            glory: self.glory.unwrap_or(0),
            tokens: self.tokens.unwrap_or(0),
            endgame: self.endgame.unwrap_or(0),
            printed,
            focus,
            steps: self.tracks.unwrap_or_default(),
            missions,
            mission_points,
        }
    }

    /// Completed missions and their printed points, as far as the board has them. The points may be
    /// left out where only one sum is possible.
    fn missions(&self, board: &Board, side: BoardSide) -> Result<(u8, u8), Error> {
        let advanced = side == BoardSide::Advanced;
        let offered = board
            .missions
            .iter()
            .filter(|mission| advanced || mission.basic);
        let values: Vec<u8> = offered.map(|mission| mission.vp).collect();
        let missions = self.missions.unwrap_or(0);
        if usize::from(missions) > values.len() {
            let allowed = (0..=values.len()).map(|count| count.to_string());
            return Err(not_allowed("--missions", missions, allowed.collect()));
        }
        let sums = sums(&values, missions);
        match (self.mission_points, sums.as_slice()) {
            (Some(_), _) if !advanced => Err(Error::Conflict {
                option: "--mission-points".to_owned(),
                other: "--side basic".to_owned(),
            }),
            (None, _) if !advanced => Ok((missions, 0)),
            (None, [only]) => Ok((missions, *only)),
            (None, _) => Err(Error::MissingArgument {
                what: "--mission-points".to_owned(),
            }),
            (Some(points), sums) if sums.contains(&points) => Ok((missions, points)),
            (Some(points), sums) => {
                let allowed = sums.iter().map(u8::to_string).collect();
                Err(not_allowed("--mission-points", points, allowed))
            }
        }
    }

    /// The cards of `--cards`.
    fn listed(&self, session: &Session<'_>, captain: Deck) -> Result<Option<Vec<Card>>, Error> {
        let Some(option) = &self.cards else {
            return Ok(None);
        };
        let text = read(option)?;
        let names = text.split([';', '\n']).map(str::trim);
        let mut cards: Vec<Card> = Vec::new();
        for name in names.filter(|name| !name.is_empty()) {
            let card = table::card(session, name, Some(captain))?;
            if cards.iter().any(|other| other.id == card.id) {
                return Err(Error::ListedTwice {
                    name: name.to_owned(),
                });
            }
            cards.push(card);
        }
        Ok(Some(cards))
    }
}

/// Asks for number after number until each can be read.
struct Asking<'a> {
    dialogue: &'a Dialogue,
    session: &'a Session<'a>,
}

impl Asking<'_> {
    fn everything(&self, side: BoardSide, known: &Known) -> Result<Option<Tally>, Error> {
        let Some(glory) = self.number("glory", 0)? else {
            return Ok(None);
        };
        let Some(tokens) = self.number("tokens", i16::from(known.tokens))? else {
            return Ok(None);
        };
        let Some(endgame) = self.number("endgame", 0)? else {
            return Ok(None);
        };
        let Some(printed) = self.number("printed", 0)? else {
            return Ok(None);
        };
        let Some(focus) = self.three("focus", [0; 3], icons)? else {
            return Ok(None);
        };
        let Some(tracks) = self.three("tracks", known.tracks, steps)? else {
            return Ok(None);
        };
        let Some(missions) = self.number("missions", 0)? else {
            return Ok(None);
        };
        let points = if side == BoardSide::Advanced && missions > 0 {
            self.number("mission-points", 0)?
        } else {
            None
        };
        Ok(Some(Tally {
            glory: u16::try_from(glory).ok(),
            tokens: u8::try_from(tokens).ok(),
            endgame: Some(endgame),
            printed: Some(printed),
            focus: Some(focus),
            tracks: Some(tracks),
            missions: u8::try_from(missions).ok(),
            mission_points: points.and_then(|points| u8::try_from(points).ok()),
            cards: None,
        }))
    }

    fn number(&self, what: &str, default: i16) -> Result<Option<i16>, Error> {
        self.until(what, &default.to_string(), |line| {
            line.parse().ok().or(line.is_empty().then_some(default))
        })
    }

    fn three(
        &self,
        what: &str,
        default: Three,
        parse: fn(&str) -> Result<Three, &'static str>,
    ) -> Result<Option<Three>, Error> {
        let [research, influence, military] = default;
        let shown = format!("{research},{influence},{military}");
        self.until(what, &shown, |line| {
            let typed = line.split_whitespace().collect::<Vec<_>>().join(",");
            let typed = typed.replace(",,", ",");
            parse(&typed).ok().or(line.is_empty().then_some(default))
        })
    }

    fn until<T>(
        &self,
        what: &str,
        default: &str,
        parse: impl Fn(&str) -> Option<T>,
    ) -> Result<Option<T>, Error> {
        let texts = self.session.screen.texts();
        let label = texts.get(&format!("score-ask-{what}"));
        loop {
            let prompt = format!("{label} [{default}]: ");
            let Some(line) = self.dialogue.read(&prompt)? else {
                return Ok(None);
            };
            if let Some(value) = parse(line.trim()) {
                return Ok(Some(value));
            }
            let error = Error::UnreadableReply { text: line };
            self.dialogue
                .say(&problem::error(&self.session.screen, &error))?;
        }
    }
}

fn not_allowed(option: &str, value: u8, allowed: Vec<String>) -> Error {
    Error::UnknownValue {
        option: option.to_owned(),
        value: value.to_string(),
        allowed,
        suggestions: Vec::new(),
    }
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
    sums.sort_unstable();
    sums.dedup();
    sums
}

/// The text of `--cards`: itself, or what `@file` holds, or standard input for `-`.
fn read(option: &str) -> Result<String, Error> {
    let unreadable = |reason: std::io::Error| Error::CardList {
        path: option.trim_start_matches('@').to_owned(),
        reason: reason.to_string(),
    };
    if option == "-" {
        let mut text = String::new();
        let read = std::io::stdin().lock().read_to_string(&mut text);
        read.map_err(unreadable)?;
        return Ok(text);
    }
    match option.strip_prefix('@') {
        Some(path) => std::fs::read_to_string(path).map_err(unreadable),
        None => Ok(option.to_owned()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn missions_add_up_in_every_possible_way() {
        assert_eq!(sums(&[5, 3, 2], 0), [0]);
        assert_eq!(sums(&[5, 3, 2], 1), [2, 3, 5]);
        assert_eq!(sums(&[5, 3, 2], 2), [5, 7, 8]);
        assert_eq!(sums(&[4, 4, 1], 2), [5, 8]);
        assert_eq!(sums(&[5, 3, 2], 3), [10]);
    }

    #[test]
    fn three_numbers_are_read_and_nothing_else() {
        assert_eq!(steps("10, 3,0"), Ok([10, 3, 0]));
        for text in ["", "1,2", "1,2,3,4", "1,2,16", "1,,2", "-1,2,3", "a,b,c"] {
            assert!(steps(text).is_err(), "{text}");
        }
        assert_eq!(icons("16,0,99"), Ok([16, 0, 99]));
    }

    proptest! {
        #[test]
        fn anything_is_read_without_panic(text in "\\PC{0,20}") {
            let _ = icons(&text);
        }
    }
}
