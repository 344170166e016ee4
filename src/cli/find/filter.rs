//! What the finder is narrowed down to.

use crate::model::{CrewDeck, Game, Kind, Lang};

/// Something a key switches.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Switch {
    Lang,
    Game,
    Kind,
    Crew,
}

impl Switch {
    /// All of them, in the order of their keys from F2 on.
    pub const ALL: [Switch; 4] = [Switch::Lang, Switch::Game, Switch::Kind, Switch::Crew];
}

/// Forward and down, or back and up.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Way {
    On,
    Back,
}

/// The language of answers, and what they are about; `None` is all.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Filter {
    pub lang: Lang,
    pub game: Option<Game>,
    pub kind: Option<Kind>,
    /// Cards of the crew of a captain.
    pub crew: Option<CrewDeck>,
}

/// What there is to switch to.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Range {
    /// Each game with the kinds of entries it has.
    pub kinds: Vec<(Game, Vec<Kind>)>,
    /// The captains of the player's boxes.
    pub crews: Vec<CrewDeck>,
}

impl Filter {
    /// Whether all there is is wanted.
    pub fn is_open(&self) -> bool {
        self.game.is_none() && self.kind.is_none() && self.crew.is_none()
    }

    /// The next value of a switch, or the one before.
    pub fn turn(&mut self, switch: Switch, way: Way, range: &Range) {
        match switch {
            Switch::Lang => self.lang = self.lang.other(),
            Switch::Game => {
                self.game = turned(self.game, &Game::ALL, way);
                self.crew = self.crew.filter(|_| self.may_have_crews());
                self.kind = self.kind.filter(|kind| self.kinds(range).contains(kind));
            }
            Switch::Kind => {
                self.kind = turned(self.kind, &self.kinds(range), way);
                self.crew = self.crew.filter(|_| self.may_have_crews());
            }
            Switch::Crew => {
                self.crew = turned(self.crew, &range.crews, way);
                if self.crew.is_some() && !self.may_have_crews() {
                    (self.game, self.kind) = (None, None);
                }
            }
        }
    }

    /// Whether what is wanted may be a card of a captain.
    fn may_have_crews(&self) -> bool {
        let is_chair = self.game.is_none_or(|game| game == Game::CaptainsChair);
        is_chair && self.kind.is_none_or(|kind| kind == Kind::Card)
    }

    /// The kinds of the game, or of all games.
    fn kinds(&self, range: &Range) -> Vec<Kind> {
        let of_game = |game: Game| self.game.is_none_or(|wanted| wanted == game);
        let games = range.kinds.iter().filter(|(game, _)| of_game(*game));
        let present: Vec<Kind> = games.flat_map(|(_, kinds)| kinds).copied().collect();
        let is_there = |kind: &Kind| present.contains(kind);
        Kind::ALL.into_iter().filter(is_there).collect()
    }
}

/// The value behind or before one in a ring; between the last and the first stands none at all.
fn turned<T: Copy + PartialEq>(from: Option<T>, all: &[T], way: Way) -> Option<T> {
    let at = from.and_then(|from| all.iter().position(|one| *one == from));
    let next = match (way, at) {
        (Way::On, None) => 0,
        (Way::On, Some(at)) => at + 1,
        (Way::Back, None) => all.len().checked_sub(1)?,
        (Way::Back, Some(at)) => at.checked_sub(1)?,
    };
    all.get(next).copied()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_ring_goes_round_both_ways_through_none() {
        let all = ['a', 'b'];
        let round = |way| {
            let first = turned(None, &all, way);
            let second = turned(first, &all, way);
            (first, second, turned(second, &all, way))
        };
        assert_eq!(round(Way::On), (Some('a'), Some('b'), None));
        assert_eq!(round(Way::Back), (Some('b'), Some('a'), None));
        assert_eq!(turned::<char>(None, &[], Way::Back), None);
    }

    #[test]
    fn what_excludes_each_other_does_not_stay() {
        let range = Range {
            kinds: vec![
                (Game::CaptainsChair, vec![Kind::Trait, Kind::Card]),
                (Game::SecondEdition, vec![Kind::Card]),
            ],
            crews: vec![CrewDeck::Picard],
        };
        let mut filter = Filter {
            lang: Lang::En,
            game: Some(Game::SecondEdition),
            kind: None,
            crew: None,
        };
        filter.turn(Switch::Crew, Way::On, &range);
        assert_eq!((filter.game, filter.crew), (None, Some(CrewDeck::Picard)));
        filter.turn(Switch::Kind, Way::On, &range);
        assert_eq!((filter.kind, filter.crew), (Some(Kind::Trait), None));
        filter.turn(Switch::Game, Way::On, &range);
        filter.turn(Switch::Game, Way::On, &range);
        assert_eq!(
            (filter.game, filter.kind),
            (Some(Game::SecondEdition), None)
        );
    }
}
