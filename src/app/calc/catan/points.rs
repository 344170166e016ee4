//! `tricorder calc points`: victory points, and who holds the special cards ("Siegpunkte", "Siegpunktkarten",
//! "Spielende").

use clap::Args;
use serde::Serialize;

use crate::argument_kinds::RarelyNeeded;
use crate::calc::Calculator;
use crate::calc::answer::{Calculation, Report, RuleBasis};
use crate::calc::catan::limits::{LARGE, SMALL, STARSHIPS, Stations};
use crate::calc::catan::player_points::{PlayerPoints, PointSource, Possessions, TO_WIN};
use crate::calc::catan::players::{NumberList, Players, PreviousHolder, check_cards, player_name};
use crate::calc::catan::special_cards::{
    HolderReason, STARFLEET_CARDS, STARFLEETS, SpecialCardHolder, largest_starfleet, longest_route,
};
use crate::options::Numbers;
use crate::session::Session;
use crate::{Found, RunCommand};
use page::PageTable;
use page::locale::{Texts, msg, say};
use words::lists::listed;
use words::{Problem, Term};

/// Victory point cards in the game ("Spielmaterial").
const POINT_CARDS: u8 = 5;
/// The option with the cards of each player.
const POINT_CARDS_OPTION: &str = "--point-cards";

/// How it is known where a special card is. Players are counted from 0.
#[derive(Debug, Clone, PartialEq, Eq)]
enum SpecialCardState {
    /// The players were compared.
    Compared(SpecialCardHolder),
    /// Nothing was compared, so it stays where it was.
    Unchanged(PreviousHolder),
}

impl SpecialCardState {
    /// The player who has it, if that is known.
    fn owner(&self) -> Option<usize> {
        match self {
            SpecialCardState::Compared(holder) => holder.owner,
            SpecialCardState::Unchanged(PreviousHolder::Player(player)) => Some(*player),
            SpecialCardState::Unchanged(PreviousHolder::Unknown | PreviousHolder::Nobody) => None,
        }
    }

    /// Whether it may be this player's, but what happened before is not known.
    fn may_belong_to(&self, player: usize) -> bool {
        match self {
            SpecialCardState::Compared(holder) => {
                holder.reason == HolderReason::Open && holder.leaders.contains(&player)
            }
            SpecialCardState::Unchanged(_) => false,
        }
    }

    /// What comparing the players has shown.
    fn into_compared(self) -> Option<SpecialCardHolder> {
        match self {
            SpecialCardState::Compared(holder) => Some(holder),
            SpecialCardState::Unchanged(_) => None,
        }
    }
}

/// The points of all players. A special card is null if the players were not compared for it.
#[derive(Debug, Serialize)]
struct Points {
    to_win: u8,
    players: Vec<PlayerPoints>,
    longest_route: Option<SpecialCardHolder>,
    largest_starfleet: Option<SpecialCardHolder>,
}

impl Points {
    /// The points of players with these names, as many as players or none, for what they have and the special
    /// cards.
    ///
    /// # Errors
    /// When they have more victory point cards than there are.
    fn new(
        names: &[String],
        possessions: Vec<Possessions>,
        route: SpecialCardState,
        starfleet: SpecialCardState,
    ) -> Result<Points, Problem> {
        let cards = possessions.iter().map(|player| player.cards);
        check_cards(cards, POINT_CARDS, Some(POINT_CARDS_OPTION))?;
        let special = [(PointSource::Route, &route), (PointSource::Starfleet, &starfleet)];
        let player = |(at, own): (usize, Possessions)| {
            let has =
                Possessions { route: route.owner() == Some(at), starfleet: starfleet.owner() == Some(at), ..own };
            let unsure = special.iter().filter(|(_, card)| card.may_belong_to(at));
            let open = unsure.map(|(origin, _)| *origin).collect();
            PlayerPoints::new(at + 1, names.get(at).cloned(), has, open)
        };
        Ok(Points {
            to_win: TO_WIN,
            players: possessions.into_iter().enumerate().map(player).collect(),
            longest_route: route.into_compared(),
            largest_starfleet: starfleet.into_compared(),
        })
    }

    /// Numbers of the rulings that bear on the answer.
    fn rulings(&self) -> &'static [u16] {
        let route = self.longest_route.as_ref();
        route.map_or(&[], SpecialCardHolder::rulings_on_route)
    }

    /// Whether one player alone asks, who needs no name.
    fn is_you(&self) -> bool {
        matches!(&self.players[..], [only] if only.name.is_none())
    }

    /// A player as a column or a sentence names them.
    fn name(&self, texts: &Texts, player: &PlayerPoints) -> String {
        if self.is_you() {
            msg::calc_points_you(texts)
        } else {
            player_name(texts, player.player, player.name.as_ref())
        }
    }

    /// A line with a cell a player.
    fn row(&self, label: String, cell: impl Fn(&PlayerPoints) -> String) -> Vec<String> {
        let cells = self.players.iter().map(cell);
        std::iter::once(label).chain(cells).collect()
    }

    fn table(&self, texts: &Texts) -> PageTable {
        let header = self.row(String::new(), |player| self.name(texts, player));
        let sources = PointSource::ALL.iter();
        let mut rows: Vec<Vec<String>> =
            sources.map(|origin| self.row(origin.term(texts), |player| player.source_cell(*origin))).collect();
        let is_alone = self.players.len() == 1;
        let total = if is_alone { PlayerPoints::sum_cell } else { PlayerPoints::total_cell };
        rows.push(self.row(msg::calc_together(texts), total));
        rows.push(self.row(msg::calc_points_missing(texts), PlayerPoints::missing_cell));
        PageTable::ruled(header, rows).divisible()
    }

    /// The player who has a special card, and those who have most for it, in words.
    fn rivals(&self, texts: &Texts, holder: &SpecialCardHolder) -> (String, String) {
        let name = |at: &usize| Some(self.name(texts, self.players.get(*at)?));
        let leaders: Vec<String> = holder.leaders.iter().filter_map(name).collect();
        let owner = holder.owner.as_ref().and_then(name);
        (owner.unwrap_or_default(), listed(texts, &leaders))
    }

    /// Where the longest supply route is, and why.
    fn route(&self, texts: &Texts) -> Option<String> {
        let holder = self.longest_route.as_ref()?;
        let (owner, tied) = self.rivals(texts, holder);
        Some(match holder.reason {
            HolderReason::Alone => msg::calc_points_route_alone(texts, owner, holder.most),
            HolderReason::Kept => msg::calc_points_route_kept(texts, owner, tied, holder.most),
            HolderReason::Aside => msg::calc_points_route_aside(texts, tied, holder.most),
            HolderReason::Short => msg::calc_points_route_short(texts),
            HolderReason::Open => msg::calc_points_route_open(texts, tied, holder.most),
        })
    }

    /// Where the largest Starfleet is, and why.
    fn starfleet(&self, texts: &Texts) -> Option<String> {
        let holder = self.largest_starfleet.as_ref()?;
        let (owner, tied) = self.rivals(texts, holder);
        Some(match holder.reason {
            HolderReason::Alone => msg::calc_points_starfleet_alone(texts, owner, holder.most),
            HolderReason::Kept => msg::calc_points_starfleet_kept(texts, owner, holder.most),
            // Revealed cards stay, so it is never put aside again.
            HolderReason::Short | HolderReason::Aside => msg::calc_points_starfleet_short(texts),
            HolderReason::Open => msg::calc_points_starfleet_open(texts, tied, holder.most),
        })
    }

    /// Who wins.
    fn winners(&self, texts: &Texts) -> Vec<String> {
        let winners = self.players.iter().filter(|player| player.missing == 0);
        let sentences = winners.map(|player| {
            if self.is_you() {
                msg::calc_points_you_win(texts, player.points)
            } else {
                msg::calc_points_wins(texts, self.name(texts, player), player.points)
            }
        });
        sentences.collect()
    }
}

impl Calculation for Points {
    fn report(&self, texts: &Texts) -> Report {
        let special = self.route(texts).into_iter().chain(self.starfleet(texts));
        Report::new(self.table(texts), special.chain(self.winners(texts)))
    }
}

#[derive(Debug, Args)]
pub struct PointsArgs {
    #[arg(long = "outposts", value_delimiter = ',', allow_negative_numbers = true,
        value_parser = Numbers(0..=SMALL))]
    small: Vec<u8>,
    #[arg(long = "starbases", value_delimiter = ',', allow_negative_numbers = true,
        value_parser = Numbers(0..=LARGE))]
    large: Vec<u8>,
    #[arg(long, value_delimiter = ',', allow_negative_numbers = true,
        value_parser = Numbers(0..=POINT_CARDS))]
    point_cards: Vec<u8>,
    #[arg(long, value_delimiter = ',', allow_negative_numbers = true,
        value_parser = Numbers(0..=STARSHIPS))]
    routes: Vec<u8>,
    #[arg(long, allow_negative_numbers = true, add = RarelyNeeded)]
    route_holder: Option<String>,
    #[arg(long, value_delimiter = ',', allow_negative_numbers = true,
        value_parser = Numbers(0..=STARFLEET_CARDS))]
    starfleets: Vec<u8>,
    #[arg(long, allow_negative_numbers = true, add = RarelyNeeded)]
    starfleet_holder: Option<String>,
    #[arg(long = "names")]
    names: Option<String>,
}

impl RunCommand for PointsArgs {
    fn run(self, session: &Session<'_>) -> Result<Found, Problem> {
        let list = |option, numbers| NumberList { option, numbers };
        let lists = [
            list("--outposts", self.small.as_slice()),
            list("--starbases", &self.large),
            list(POINT_CARDS_OPTION, &self.point_cards),
            list("--routes", &self.routes),
            list(STARFLEETS, &self.starfleets),
        ];
        let players = Players::new(self.names.as_deref(), &lists)?;
        let [small, large, cards, routes, starfleets] = &lists;
        // Without anything to compare a special card stays where it was.
        let before = players.parse_holder("--route-holder", self.route_holder.as_deref())?;
        let route = match comparable_numbers(&players, routes)? {
            None => SpecialCardState::Unchanged(before),
            Some(routes) => SpecialCardState::Compared(longest_route(&routes, before)),
        };
        let before = players.parse_holder("--starfleet-holder", self.starfleet_holder.as_deref())?;
        let starfleet = match comparable_numbers(&players, starfleets)? {
            None => SpecialCardState::Unchanged(before),
            Some(cards) => SpecialCardState::Compared(largest_starfleet(&cards, before)?),
        };
        let possessions = possessions(&players, [small, large, cards])?;
        let points = Points::new(&players.names, possessions, route, starfleet)?;
        let basis = RuleBasis::load(session, Calculator::Points)?;
        Ok(basis.with_rulings(points.rulings()).answer(points))
    }
}

/// The numbers of a list by which players are compared, if it is given.
fn comparable_numbers(players: &Players, list: &NumberList<'_>) -> Result<Option<Vec<u8>>, Problem> {
    if list.numbers.is_empty() {
        return Ok(None);
    }
    if players.count == 1 {
        return Err(Problem::misuse(say::err_calc_compare(list.option)).hint(say::hint_calc_compare()));
    }
    players.numbers(list).map(Some)
}

/// What everybody has, without the special cards.
fn possessions(players: &Players, lists: [&NumberList<'_>; 3]) -> Result<Vec<Possessions>, Problem> {
    let [small, large, cards] = lists;
    let pieces = players.numbers(small)?.into_iter().zip(players.numbers(large)?);
    let each = pieces.zip(players.numbers(cards)?);
    each.map(|((small, large), cards)| {
        Ok(Possessions { stations: Stations::new(small, large)?, cards, ..Possessions::default() })
    })
    .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use model::Lang;
    use page::Words;
    use page::render::Terminal;

    const NOWHERE: SpecialCardState = SpecialCardState::Unchanged(PreviousHolder::Unknown);

    fn with(small: u8, large: u8) -> Possessions {
        Possessions { stations: Stations::new(small, large).expect("within the limits"), ..Possessions::default() }
    }

    fn scored(has: Possessions) -> PlayerPoints {
        PlayerPoints::new(1, None, has, Vec::new())
    }

    /// "Spielende": 2 small, 2 large, the longest supply route and 2 cards win.
    #[test]
    fn the_example_of_the_end_of_the_game() {
        let player = scored(Possessions { route: true, cards: 2, ..with(2, 2) });
        assert_eq!(player.parts.map(|part| part.points), [2, 4, 2, 0, 2]);
        assert_eq!((player.points, player.missing), (10, 0));
    }

    /// "Siegpunkte": 2 at the start, 8 to go. "Große Raumstation": 5 with small ones alone.
    #[test]
    fn the_other_figures_of_the_almanac() {
        let start = scored(with(2, 0));
        assert_eq!((start.points, start.missing), (2, 8));
        assert_eq!(scored(with(5, 0)).points, 5);
        assert_eq!(scored(with(4, 1)).points, scored(with(5, 0)).points + 1);
    }

    fn two_players(cards: [u8; 2], route: SpecialCardState) -> Result<Points, Problem> {
        let player = |cards| Possessions { cards, ..Possessions::default() };
        Points::new(&[], cards.map(player).to_vec(), route, NOWHERE)
    }

    #[test]
    fn a_special_card_scores_for_its_owner() {
        let route = SpecialCardState::Compared(longest_route(&[5, 6], PreviousHolder::Unknown));
        let points = two_players([1, 0], route).expect("five cards");
        let players = points.players.iter();
        assert_eq!(players.map(|player| player.points).collect::<Vec<_>>(), [1, 2]);
        assert!(points.players.iter().all(|player| player.open.is_empty()));
    }

    #[test]
    fn a_tie_is_open_for_the_tied() {
        let route = SpecialCardState::Compared(longest_route(&[6, 6], PreviousHolder::Unknown));
        let points = two_players([0, 0], route).expect("no cards");
        assert!(points.players.iter().all(|player| player.open == [PointSource::Route]));
    }

    #[test]
    fn there_are_five_victory_point_cards() {
        assert!(two_players([3, 2], NOWHERE).is_ok());
        let refused = two_players([3, 3], NOWHERE);
        let sentence = refused.map(drop).expect_err("one too many").to_string();
        assert!(sentence.starts_with("6 cards"), "{sentence}");
    }

    fn tied(names: &[&str]) -> Points {
        let names: Vec<String> = names.iter().map(ToString::to_string).collect();
        let route = longest_route(&vec![6; names.len()], PreviousHolder::Unknown);
        let players = vec![Possessions::default(); names.len()];
        let points = Points::new(&names, players, SpecialCardState::Compared(route), NOWHERE);
        points.expect("no cards")
    }

    fn drawn(width: usize, points: &Points) -> String {
        let report = points.report(&Texts::new(Lang::En));
        Terminal::new(Some(width), false).render(&report.sums)
    }

    #[test]
    fn players_without_room_stand_below_the_others() {
        let points = tied(&["Orange", "Red", "Blue", "White"]);
        assert_eq!(drawn(80, &points).matches("Together").count(), 1);
        let narrow = drawn(50, &points);
        assert_eq!(narrow.matches("Together").count(), 2);
        assert!(narrow.lines().all(|line| line.chars().count() <= 50), "{narrow}");
    }

    #[test]
    fn what_is_open_is_no_number() {
        let points = tied(&["Orange", "Red"]);
        let table = points.table(&Texts::new(Lang::En));
        let line = |at: usize| -> Vec<String> { table.rows[at].iter().map(Words::plain).collect() };
        assert_eq!(line(2), ["Longest Supply Route", "?", "?"]);
        assert_eq!(line(5), ["Together", "0 + ?", "0 + ?"]);
        assert_eq!(line(6), ["Points still needed", "≤ 10", "≤ 10"]);
    }
}
