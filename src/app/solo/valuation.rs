//! How a side looks at cards: the multipliers of its tracks, and what its special rule makes worth more.

use clap::Args;

use crate::argument_kinds::RarelyNeeded;
use crate::choices::{CAPTAINS, SIDES};
use crate::options::OneOf;
use crate::session::Session;
use crate::solo::{cards, notation, rulebook};
use model::{Board, CrewDeck, Marks, SpecialRule};
use page::locale::{Fact, say};
use solo::Multipliers;
use solo::rules::marks::{MarkSpaces, TraitMark};
use solo::rules::worth::Favorites;
use solo::state::setup::{BoardSide, KHAN_FOCUS};
use words::Problem;
use words::records::captain_name;

/// Three multipliers as `R,I,M`, each from 0 to 9.
fn multipliers(text: &str) -> Result<Multipliers<'static>, &'static str> {
    let numbers = notation::three(text, 9).ok_or("three numbers from 0 to 9")?;
    Ok(Multipliers::from_order(numbers))
}

/// Where the multipliers come from: given outright, or reached on a captain's tracks. Khan has marked traits
/// in their place.
#[derive(Debug, Args)]
pub(super) struct TrackArgs {
    #[arg(long, value_parser = OneOf(&CAPTAINS))]
    pub captain: Option<CrewDeck>,
    #[arg(long, value_parser = OneOf(&SIDES), default_value = "basic")]
    side: BoardSide,
    #[arg(long, value_parser = clap::value_parser!(u8).range(0..=15), default_value_t = 0)]
    research: u8,
    #[arg(long, value_parser = clap::value_parser!(u8).range(0..=15), default_value_t = 0)]
    influence: u8,
    #[arg(long, value_parser = clap::value_parser!(u8).range(0..=15), default_value_t = 0)]
    military: u8,
    #[arg(long, value_parser = multipliers, add = RarelyNeeded)]
    multipliers: Option<Multipliers<'static>>,
    /// Traits Khan has marked.
    #[arg(long, conflicts_with = "exile", add = RarelyNeeded)]
    marked: Option<String>,
    /// Whose Captain has the traits of Khan's two free places.
    #[arg(long, value_parser = OneOf(&CAPTAINS), conflicts_with = "exile", add = RarelyNeeded)]
    opponent: Option<CrewDeck>,
    /// On the card Khan starts on.
    #[arg(long, add = RarelyNeeded)]
    exile: bool,
}

/// How a side looks at cards, with all it needs for that.
pub(super) struct Valuation {
    multipliers: Multipliers<'static>,
    board: Option<KhanBoard>,
}

/// Khan's board.
struct KhanBoard {
    printed: Vec<String>,
    captain: Vec<String>,
    of_captain: usize,
    marks: Vec<TraitMark>,
}

impl KhanBoard {
    fn places(&self) -> MarkSpaces<'_> {
        MarkSpaces { printed: &self.printed, captain: &self.captain, of_captain: self.of_captain }
    }
}

impl Valuation {
    /// Multipliers and favorites.
    pub(super) fn multipliers(&self) -> Multipliers<'_> {
        let own = self.board.as_ref();
        let unmarked = own.map(|board| board.places().values(&board.marks));
        Multipliers {
            favorites: unmarked.map_or(self.multipliers.favorites, Favorites::Unmarked),
            ..self.multipliers
        }
    }

    /// Khan's places and what is marked, where that counts.
    pub(super) fn marks(&self) -> Option<(MarkSpaces<'_>, &[TraitMark])> {
        let board = self.board.as_ref()?;
        Some((board.places(), &board.marks))
    }
}

impl TrackArgs {
    /// Whether the Advanced side of the board is asked for.
    pub(super) fn is_advanced(&self) -> bool {
        self.side == BoardSide::Advanced
    }

    /// How a Bot looks at cards.
    ///
    /// # Errors
    /// When neither multipliers nor a captain are given, the data has no board of the captain, or a trait is
    /// named that Khan cannot mark.
    pub(super) fn bot_valuation(&self, session: &Session<'_>) -> Result<Valuation, Problem> {
        let khan = self.captain == Some(CrewDeck::Khan);
        self.refuse_marks_unless(khan, || self.captain_named())?;
        let Some(captain) = self.captain else {
            return self.plain(None, KHAN_FOCUS);
        };
        let board = rulebook::board(session, captain)?;
        let program = rulebook::program(session, captain)?;
        let exile = program.exile.as_ref().filter(|_| self.exile);
        let rule = exile.map_or(program.special_rule, |exile| Some(exile.special_rule));
        let plain = self.plain(Some(&board), if self.exile { 0 } else { KHAN_FOCUS })?;
        Ok(match rule {
            Some(SpecialRule::KhanMarks) => {
                Valuation { board: Some(self.mark_board(session, board.marks)?), ..plain }
            }
            Some(rule) => Valuation {
                multipliers: Multipliers { favorites: Favorites::Traits(rule.favorites()), ..plain.multipliers },
                ..plain
            },
            None => plain,
        })
    }

    /// How a player looks at cards; to one with Khan no Focus icon is worth anything yet.
    ///
    /// # Errors
    /// When traits are marked, neither multipliers nor a captain are given, or the data has no board of the captain.
    pub(super) fn player_valuation(&self, session: &Session<'_>) -> Result<Valuation, Problem> {
        self.refuse_marks_unless(false, || "--for player".to_owned())?;
        let board = self.captain.map(|captain| rulebook::board(session, captain));
        self.plain(board.transpose()?.as_ref(), 0)
    }

    fn captain_named(&self) -> String {
        let captain = self.captain.map(captain_name);
        captain.unwrap_or_else(|| "--multipliers".to_owned())
    }

    /// Refuses options of Khan's marks unless they fit: only a Bot Khan marks traits. `other` is what they conflict
    /// with.
    fn refuse_marks_unless(&self, fits: bool, other: impl Fn() -> String) -> Result<(), Problem> {
        let options =
            [("--marked", self.marked.is_some()), ("--opponent", self.opponent.is_some()), ("--exile", self.exile)];
        match options.iter().find(|(_, is_given)| *is_given && !fits) {
            None => Ok(()),
            Some((option, _)) => Err(Problem::conflict(option, &other())),
        }
    }

    /// The multipliers alone, with what a Focus icon is worth on a board without tracks.
    fn plain(&self, board: Option<&Board>, focus: u8) -> Result<Valuation, Problem> {
        let multipliers = match (self.multipliers, board) {
            (Some(multipliers), _) => multipliers,
            (None, Some(board)) => self.reached(board, focus),
            (None, None) => {
                return Err(Problem::missing_argument("--captain / --multipliers"));
            }
        };
        Ok(Valuation { multipliers, board: None })
    }

    fn reached(&self, board: &Board, focus: u8) -> Multipliers<'static> {
        if board.marks.is_some() {
            return Multipliers::from_order([focus; 3]);
        }
        let steps = [self.research, self.influence, self.military];
        Multipliers::reached(self.side.tracks(board), steps)
    }

    fn mark_board(&self, session: &Session<'_>, marks: Option<Marks>) -> Result<KhanBoard, Problem> {
        let mut board = KhanBoard {
            printed: marks.as_ref().map_or_else(Vec::new, |marks| marks.traits.clone()),
            captain: self.traits_of_opponent(session)?,
            of_captain: marks.map_or(0, |marks| usize::from(marks.of_opponent)),
            marks: Vec::new(),
        };
        let line = self.marked.as_deref().unwrap_or_default();
        let typed: Vec<&str> = line.split([',', ';']).map(str::trim).filter(|word| !word.is_empty()).collect();
        let names = cards::names(session)?;
        let marks = board.places().marks_for(&[], &typed, |word, _, slug| names.means(slug, word));
        board.marks = marks.map_err(|(bad, open)| {
            Problem::misuse(say::err_trait_not_open(typed[bad]))
                .hint(say::hint_trait_not_open(Fact::in_full(&names.listed(&open, session.texts.lang()))))
        })?;
        Ok(board)
    }

    /// The traits of the opponent's Captain card; none if nobody says who that is.
    fn traits_of_opponent(&self, session: &Session<'_>) -> Result<Vec<String>, Problem> {
        let Some(opponent) = self.opponent else {
            return Ok(Vec::new());
        };
        // Not every Captain is called by the name of the crew alone.
        let mut cards = rulebook::cards(session)?.into_iter();
        let captain = cards.find(|card| card.is_captain_of(opponent));
        Ok(captain.map_or_else(Vec::new, |card| card.traits))
    }
}
