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
use solo::state::setup::BoardSide;
use words::Problem;
use words::names::captain_name;

/// Three multipliers as `R,I,M`, each from 0 to 9.
fn multipliers(text: &str) -> Result<Multipliers<'static>, &'static str> {
    let numbers = notation::three(text, 9).ok_or("three numbers from 0 to 9")?;
    Ok(Multipliers::from_order(numbers))
}

/// Where the multipliers come from: given outright, or reached on a captain's tracks. Some boards have
/// marked traits in their place.
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
    /// Traits the Bot has marked.
    #[arg(long, conflicts_with = "exile", add = RarelyNeeded)]
    marked: Option<String>,
    /// Whose Captain has the traits of the free places.
    #[arg(long, value_parser = OneOf(&CAPTAINS), conflicts_with = "exile", add = RarelyNeeded)]
    opponent: Option<CrewDeck>,
    /// In exile.
    #[arg(long, add = RarelyNeeded)]
    exile: bool,
}

/// How a side looks at cards, with all it needs for that.
pub(super) struct Valuation {
    multipliers: Multipliers<'static>,
    /// What makes cards worth more; nothing in exile, and to a player.
    rule: SpecialRule,
    board: Option<MarkedBoard>,
}

/// A board with places for traits.
struct MarkedBoard {
    printed: Vec<String>,
    captain: Vec<String>,
    of_captain: usize,
    marks: Vec<TraitMark>,
}

impl MarkedBoard {
    fn places(&self) -> MarkSpaces<'_> {
        MarkSpaces { printed: &self.printed, captain: &self.captain, of_captain: self.of_captain }
    }
}

impl Valuation {
    /// Multipliers and favorites.
    pub(super) fn multipliers(&self) -> Multipliers<'_> {
        let favorites = match (&self.board, self.rule.marks) {
            (Some(board), Some(worth)) => {
                Favorites::Unmarked { open: board.places().values(&board.marks), more: worth.unmarked }
            }
            (Some(_), None) | (None, _) => Favorites::Traits(&self.rule.favorites),
        };
        Multipliers { favorites, ..self.multipliers }
    }

    /// The places for traits and what is marked, where that counts.
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
    /// named that cannot be marked.
    pub(super) fn bot_valuation(&self, session: &Session<'_>) -> Result<Valuation, Problem> {
        let board = self.captain.map(|captain| rulebook::board(session, captain)).transpose()?;
        let has_marks = board.as_ref().is_some_and(|board| board.marks.is_some());
        self.refuse_marks_unless(has_marks, || self.captain_named())?;
        let Some((captain, board)) = self.captain.zip(board) else {
            return self.plain(None, 0);
        };
        let rule = if self.exile { SpecialRule::default() } else { rulebook::program(session, captain)?.rule };
        let plain = self.plain(Some(&board), rule.marks.map_or(0, |worth| worth.focus))?;
        let marks = board.marks.filter(|_| rule.marks.is_some());
        let board = marks.map(|marks| self.mark_board(session, &marks)).transpose()?;
        Ok(Valuation { rule, board, ..plain })
    }

    /// How a player looks at cards; on a board without tracks no Focus icon is worth anything yet.
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

    /// Refuses options of marked traits unless they fit: only some Bots mark traits. `other` is what they conflict
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
        Ok(Valuation { multipliers, rule: SpecialRule::default(), board: None })
    }

    fn reached(&self, board: &Board, focus: u8) -> Multipliers<'static> {
        if board.marks.is_some() {
            return Multipliers::from_order([focus; 3]);
        }
        let steps = [self.research, self.influence, self.military];
        Multipliers::reached(self.side.tracks(board), steps)
    }

    fn mark_board(&self, session: &Session<'_>, marks: &Marks) -> Result<MarkedBoard, Problem> {
        let mut board = MarkedBoard {
            printed: marks.traits.clone(),
            captain: self.traits_of_opponent(session)?,
            of_captain: usize::from(marks.of_opponent),
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
