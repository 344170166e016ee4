//! Final Scoring (rules p. 24-25, solo rules p. 5): both sides line by line, and who wins.

pub mod holdings;
pub mod player_focus;

use serde::Serialize;

use model::{Board, Card, EntryId, OperationKind, Specialty, Tracks, Vp, codes};

use super::Multipliers;
use super::state::setup::{BoardSide, Rulebook};
use super::state::tabletop::{Ending, Tabletop};
use holdings::{ScoreHoldings, UnnamedCards, holdings};
use player_focus::focus_worth;

/// The Bot's points for an ENDGAME operation, whatever it would bring (solo rules p. 5).
pub const ENDGAME: i32 = 5;
/// Printed points of every Incident.
pub const INCIDENT: i32 = -2;
/// Dilithium and Latinum the Bot needs for 1 point (solo rules p. 5).
pub const RESOURCES: i32 = 2;

/// A card with its printed points.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct ScoredCard {
    /// Id of the card.
    pub card: EntryId,
    /// Its printed points; below 0 for some.
    pub points: i32,
}

/// The cards with the Focus icon of a track, and what they bring.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct FocusScore {
    /// The track whose icon the cards have.
    pub track: Specialty,
    /// Cards with the icon, in the order of [`ScoreHoldings::cards`].
    pub cards: Vec<EntryId>,
    /// What each icon counts, by the step the Bot has reached on the track.
    pub multiplier: u8,
    /// Icons times multiplier.
    pub points: i32,
}

/// Cards with printed points, and facedown ones that have some.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct PrintedScore {
    /// Printed points of all cards, facedown Incidents included.
    pub points: i32,
    /// Cards with printed points other than 0, in the order of [`ScoreHoldings::cards`].
    pub cards: Vec<ScoredCard>,
    /// Incidents that lie facedown in the deck.
    pub facedown_incidents: usize,
}

/// Cards with an ENDGAME operation, wherever they lie.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct EndgameScore {
    /// 5 for each ENDGAME operation.
    pub points: i32,
    /// The cards, in the order of [`ScoreHoldings::cards`].
    pub cards: Vec<EntryId>,
}

/// What the Bot has collected in resources.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct ScoreResources {
    /// Dilithium among the Bot's resources.
    pub dilithium: u8,
    /// Latinum among the Bot's resources.
    pub latinum: u8,
    /// Whether each Dilithium is worth a point, by a special rule.
    #[serde(skip)]
    pub is_each: bool,
    /// What they bring.
    pub points: i32,
}

impl ScoreResources {
    /// 1 point for 2 Dilithium or Latinum, mixed at will; by a special rule 1 for each Dilithium and 1 for 2
    /// Latinum (ruling 101). What is left over is worth nothing.
    fn new(dilithium: u8, latinum: u8, is_each: bool) -> ScoreResources {
        let (all, pairs) =
            if is_each { (dilithium, latinum.into()) } else { (0, i32::from(dilithium) + i32::from(latinum)) };
        ScoreResources { dilithium, latinum, is_each, points: i32::from(all) + pairs / RESOURCES }
    }
}

/// Points of traits that are marked on the Bot's board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct MarkScore {
    /// How many traits are marked.
    pub traits: u8,
    /// What each is worth: nothing while the card with the rule is not in use.
    #[serde(skip)]
    pub each: u8,
    /// Marked traits times what each is worth.
    pub points: i32,
}

impl MarkScore {
    /// The traits a Bot has marked; `None` on a board without places for traits.
    fn from_table(book: &Rulebook, table: &Tabletop) -> Option<MarkScore> {
        book.mark_places()?;
        let worth = book.special_rule(table).and_then(|rule| rule.marks);
        let (traits, each) =
            (u8::try_from(table.marks().len()).unwrap_or(u8::MAX), worth.map_or(0, |worth| worth.scored));
        Some(MarkScore { traits, each, points: i32::from(traits) * i32::from(each) })
    }
}

/// The Bot's tokens in the Neutral Zone, 1 point each.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize)]
pub struct ScoreTokens {
    /// Away Teams.
    pub away_teams: u8,
    /// Ship tokens.
    pub ships: u8,
}

/// The Bot's score, line by line: `{"total","glory","tokens","printed","focus","endgame","resources","marks",
/// "destroyed","returned","left_out"}`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct BotScore {
    /// The sum of all lines.
    pub total: i32,
    /// 1 point each.
    pub glory: u8,
    /// 1 point each.
    pub tokens: ScoreTokens,
    /// What is printed on cards.
    pub printed: PrintedScore,
    /// Research, Influence, Military. No mission is needed.
    pub focus: [FocusScore; 3],
    /// What ENDGAME operations bring.
    pub endgame: EndgameScore,
    /// Points for Dilithium and Latinum.
    pub resources: ScoreResources,
    /// Marked traits, on a board with places for them.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub marks: Option<MarkScore>,
    /// Incidents returned before scoring, named or not.
    pub returned: usize,
    /// The cards that were counted, and those left out.
    #[serde(flatten)]
    pub holdings: ScoreHoldings,
}

impl BotScore {
    /// Counts the Bot's points. `named` are facedown cards of its deck the player has turned up.
    /// Resources on Market cards are nobody's and do not count.
    ///
    /// # Errors
    /// With the facedown cards that must be named first.
    pub fn count(book: &Rulebook, table: &Tabletop, named: &[EntryId]) -> Result<BotScore, Vec<UnnamedCards>> {
        let holdings = holdings(book, table, named)?;
        let cards: Vec<&Card> = holdings.cards.iter().filter_map(|id| book.card(id)).collect();
        let multipliers = book.bot_multipliers(table);
        let counted = CardCount::from_cards(&cards, multipliers);
        let focus = counted.focus.map(|(track, cards)| {
            let multiplier = multipliers.count(track);
            FocusScore { track, multiplier, points: times(cards.len(), multiplier.into()), cards }
        });
        let facedown_incidents = holdings.facedown_incidents;
        let points = sum(&counted.printed).saturating_add(times(facedown_incidents, INCIDENT));
        let mut score = BotScore {
            total: 0,
            glory: table.supply.glory,
            tokens: tokens(table),
            printed: PrintedScore { points, cards: counted.printed, facedown_incidents },
            focus,
            endgame: EndgameScore { points: times(counted.endgame.len(), ENDGAME), cards: counted.endgame },
            resources: ScoreResources::new(
                table.supply.dilithium,
                table.supply.latinum,
                book.program.rule.dilithium,
            ),
            marks: MarkScore::from_table(book, table),
            returned: holdings.returned.len() + holdings.returned_facedown,
            holdings,
        };
        score.total = i32::from(score.glory)
            + i32::from(score.tokens.away_teams)
            + i32::from(score.tokens.ships)
            + score.printed.points
            + score.focus.iter().map(|line| line.points).sum::<i32>()
            + score.endgame.points
            + score.resources.points
            + score.marks.map_or(0, |marks| marks.points);
        Ok(score)
    }
}

/// So many times these points.
fn times(count: usize, points: i32) -> i32 {
    i32::try_from(count).unwrap_or(i32::MAX).saturating_mul(points)
}

/// The Bot's tokens in the Neutral Zone.
fn tokens(table: &Tabletop) -> ScoreTokens {
    let sites = table.zone.iter().map(|site| table.bot_forces(site));
    sites.fold(ScoreTokens::default(), |all, here| ScoreTokens {
        away_teams: all.away_teams.saturating_add(here.teams),
        ships: all.ships.saturating_add(here.ships),
    })
}

fn sum(printed: &[ScoredCard]) -> i32 {
    printed.iter().map(|printed| printed.points).sum()
}

/// What a list of cards brings by itself.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CardCount {
    /// Cards with printed points other than 0, in the order given.
    pub printed: Vec<ScoredCard>,
    /// Cards by Focus icon: Research, Influence, Military.
    pub focus: [(Specialty, Vec<EntryId>); 3],
    /// Cards with an ENDGAME operation, which counts only in play.
    pub endgame: Vec<EntryId>,
    /// Cards with an asterisk on their points: the number counts, their SPECIAL operation is left to
    /// the player.
    pub asterisk: Vec<EntryId>,
}

impl CardCount {
    /// Counts cards. The multipliers decide where Best Focus counts.
    pub fn from_cards(cards: &[&Card], multipliers: Multipliers) -> CardCount {
        let ids = |fits: &dyn Fn(&Card) -> bool| {
            let fitting = cards.iter().filter(|card| fits(card));
            fitting.map(|card| card.id.clone()).collect()
        };
        let counts_on = |card: &Card| card.focus.map(|focus| multipliers.track_of(focus));
        let points =
            cards.iter().map(|card| ScoredCard { card: card.id.clone(), points: card.vp.map_or(0, Vp::points) });
        CardCount {
            printed: points.filter(|printed| printed.points != 0).collect(),
            focus: Specialty::ALL.map(|track| (track, ids(&|card| counts_on(card) == Some(track)))),
            endgame: ids(&|card| card.has(OperationKind::Endgame)),
            asterisk: ids(&|card| matches!(card.vp, Some(Vp::Asterisk(_) | Vp::Negative))),
        }
    }

    /// The printed points.
    pub fn points(&self) -> i32 {
        sum(&self.printed)
    }

    /// The numbers of Focus icons: Research, Influence, Military.
    pub fn icons(&self) -> [u8; 3] {
        let icons = |cards: &Vec<EntryId>| u8::try_from(cards.len()).unwrap_or(u8::MAX);
        self.focus.each_ref().map(|(_, cards)| icons(cards))
    }
}

/// What a player has counted at the table, without Reserve deck and Development pile (rules p. 24).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize)]
pub struct PlayerHoldings {
    /// Glory in the player's supply.
    pub glory: u16,
    /// Away Teams and Ship tokens in the Neutral Zone.
    pub tokens: u8,
    /// Points of all ENDGAME operations in play.
    pub endgame: i16,
    /// Printed points of all cards.
    pub printed: i16,
    /// Cards by Focus icon: Research, Influence, Military.
    #[serde(skip)]
    pub focus: [u8; 3],
    /// Steps reached on Research, Influence, Military.
    #[serde(skip)]
    pub steps: [u8; 3],
    /// Traits marked, on a board with places for them.
    #[serde(skip)]
    pub marks: u8,
    /// Completed missions.
    pub missions: u8,
    /// Printed points of the completed missions; they count on the Advanced side only.
    #[serde(skip)]
    pub mission_points: u8,
}

/// Focus icons of a track.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct IconScore {
    /// The track.
    pub track: Specialty,
    /// How many icons there are.
    pub icons: u8,
    /// What each counts, by the step the player has reached.
    pub multiplier: u8,
    /// Icons times multiplier, with at least one completed mission (rules p. 25).
    pub points: i32,
}

/// The player's score, line by line: `{"total","side","glory","tokens","endgame","printed","focus","missions",
/// "mission_points"}`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct SideScore {
    /// The sum of all lines.
    pub total: i32,
    /// The side of the board, which decides whether missions count; of a board with one side always Advanced.
    pub side: BoardSide,
    /// What the player has counted at the table.
    #[serde(flatten)]
    pub holdings: PlayerHoldings,
    /// Research, Influence, Military.
    pub focus: [IconScore; 3],
    /// Printed points of missions, on the Advanced side (rules p. 25).
    pub mission_points: i32,
    /// Whether the board has tracks: without, only a flipped Captain makes Focus icons count.
    #[serde(skip)]
    pub has_tracks: bool,
}

/// Why Focus icons of a player bring nothing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum WorthlessFocus {
    /// No mission is completed (rules p. 25).
    NoMission,
    /// The Captain of a board without tracks is not flipped.
    NotFlipped,
    /// A track has not reached a multiplier, or has none.
    NoMultiplier,
}

impl SideScore {
    /// The score of a holdings; `tracks` are those of the side played.
    pub fn new(holdings: PlayerHoldings, tracks: Option<&Tracks>, side: BoardSide) -> SideScore {
        SideScore::with(holdings, side, Multipliers::reached(tracks, holdings.steps), true)
    }

    /// The score of a holdings on a board; one with places for traits has one side and no tracks.
    pub fn on(board: &Board, holdings: PlayerHoldings, side: BoardSide) -> SideScore {
        if board.marks.is_none() {
            return SideScore::new(holdings, side.tracks(board), side);
        }
        let multipliers = Multipliers::from_order([focus_worth(board, &holdings); 3]);
        SideScore::with(holdings, BoardSide::Advanced, multipliers, false)
    }

    fn with(holdings: PlayerHoldings, side: BoardSide, by: Multipliers<'_>, has_tracks: bool) -> SideScore {
        let is_counted = i32::from(holdings.missions > 0);
        let focus = Specialty::ALL.map(|track| {
            let (icons, multiplier) = (holdings.focus[track as usize], by.count(track));
            IconScore { track, icons, multiplier, points: i32::from(icons) * i32::from(multiplier) * is_counted }
        });
        let mission_points = if side == BoardSide::Advanced { holdings.mission_points.into() } else { 0 };
        let total = i32::from(holdings.glory)
            + i32::from(holdings.tokens)
            + i32::from(holdings.endgame)
            + i32::from(holdings.printed)
            + focus.iter().map(|line| line.points).sum::<i32>()
            + mission_points;
        SideScore { total, side, holdings, focus, mission_points, has_tracks }
    }

    /// Whether Focus icons count: with at least one completed mission (rules p. 25).
    pub fn has_mission(&self) -> bool {
        self.holdings.missions > 0
    }

    /// Why some Focus icon brings nothing, if one does.
    pub fn worthless_focus(&self) -> Option<WorthlessFocus> {
        let has_icons = self.holdings.focus != [0; 3];
        let is_worthless = self.focus.iter().any(|line| line.icons > 0 && line.multiplier == 0);
        match (self.has_tracks, self.has_mission()) {
            (false, _) => is_worthless.then_some(WorthlessFocus::NotFlipped),
            (true, false) => has_icons.then_some(WorthlessFocus::NoMission),
            (true, true) => is_worthless.then_some(WorthlessFocus::NoMultiplier),
        }
    }
}

codes!(
    /// Who has won.
    Verdict {
        /// The player has more points.
        Won => "won",
        /// The Bot has more points.
        Lost => "lost",
        /// As many points as the Bot: lost.
        Tied => "tied",
        /// The Incident deck ran out: lost without scoring.
        Burn => "burn",
    }
);

impl Verdict {
    /// The player wins with more points than the Bot; a tie and the Burn are lost (solo rules p. 5).
    pub fn from_points(player: i32, bot: i32, ending: Option<Ending>) -> Verdict {
        if ending == Some(Ending::Burn) {
            return Verdict::Burn;
        }
        match player.cmp(&bot) {
            std::cmp::Ordering::Greater => Verdict::Won,
            std::cmp::Ordering::Less => Verdict::Lost,
            std::cmp::Ordering::Equal => Verdict::Tied,
        }
    }

    /// Whether the player has won.
    pub fn is_won(self) -> bool {
        self == Verdict::Won
    }
}

#[cfg(test)]
mod tests;
