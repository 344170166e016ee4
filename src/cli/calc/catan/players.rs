//! The players of a table: how many, their names, and who of them is meant.

use crate::calc::catan::points::special::{Before, SMALLEST_STARFLEET};
use crate::calc::catan::{PLAYERS, Unplayable, check_players};
use crate::error::{CalcError, Error, UsageError};
use crate::text::vocabulary::words;
use crate::text::{Candidate, Meaning, Policy, closest, key, resolve, steers};

/// A list of numbers, one a player.
pub struct List<'a> {
    pub option: &'static str,
    /// None if the list was not given.
    pub numbers: &'a [u8],
}

/// The players in their order.
#[derive(Debug)]
pub struct Players {
    pub count: usize,
    /// As many as players, or none.
    pub names: Vec<String>,
}

impl Players {
    /// Players by their names, else by the first list that is given.
    ///
    /// # Errors
    /// When nothing tells how many they are, there are more than can play, or a name is empty or given
    /// twice.
    pub fn of(names: Option<&str>, lists: &[List<'_>]) -> Result<Players, Error> {
        let names = names.map_or_else(Vec::new, split_names);
        let lengths = lists.iter().map(|list| list.numbers.len());
        let mut known = [names.len()].into_iter().chain(lengths);
        let Some(count) = known.find(|count| *count > 0) else {
            let options: Vec<&str> = lists.iter().map(|list| list.option).collect();
            return Err(UsageError::MissingArgument {
                what: options.join(", ").into(),
            }
            .into());
        };
        let seats: Vec<Option<&str>> = (0..count)
            .map(|at| names.get(at).map(String::as_str))
            .collect();
        check_players(&seats).map_err(|fault| unplayable(fault, None))?;
        Ok(Players { count, names })
    }

    /// The numbers of a list, one a player; 0 for each if the list is not given.
    ///
    /// # Errors
    /// When there are more or fewer than players.
    pub fn numbers(&self, list: &List<'_>) -> Result<Vec<u8>, Error> {
        let count = list.numbers.len();
        if count == 0 {
            return Ok(vec![0; self.count]);
        }
        if count == self.count {
            return Ok(list.numbers.to_vec());
        }
        Err(CalcError::ListLength {
            option: list.option.to_owned(),
            count,
            players: self.count,
        }
        .into())
    }

    /// The player meant by a number from 1, a name, "me" or "nobody".
    ///
    /// # Errors
    /// When no player is meant.
    pub fn meant(&self, option: &str, typed: Option<&str>) -> Result<Before, Error> {
        let Some(typed) = typed else {
            return Ok(Before::Unknown);
        };
        if let Some(player) = self.called(typed) {
            return Ok(Before::Player(player));
        }
        let typed_key = key(typed);
        if words::PLAYER_NOBODY.is_key(&typed_key) {
            return Ok(Before::Nobody);
        }
        let number = if words::PLAYER_ONESELF.is_key(&typed_key) {
            Some(1)
        } else {
            typed.trim().parse::<usize>().ok()
        };
        let player = number.filter(|number| (1..=self.count).contains(number));
        player.map_or_else(
            || Err(self.unknown(option, typed)),
            |number| Ok(Before::Player(number - 1)),
        )
    }

    /// The player of a name; no two share one.
    fn called(&self, typed: &str) -> Option<usize> {
        let numbered = self.names.iter().enumerate();
        let players: Vec<_> = numbered
            .map(|(player, name)| Candidate::new(player, [name.as_str()]))
            .collect();
        match resolve(typed, &players, Policy::ARGUMENT) {
            Meaning::One(player, _) => Some(player),
            Meaning::Several(_) | Meaning::Nothing => None,
        }
    }

    fn unknown(&self, option: &str, typed: &str) -> Error {
        let names = self.names.iter().map(String::as_str);
        let near = closest(typed, names, 3).into_iter();
        CalcError::UnknownPlayer {
            option: option.to_owned(),
            value: typed.to_owned(),
            players: self.count,
            suggestions: near.map(str::to_owned).collect(),
        }
        .into()
    }
}

/// The refusal of what no game can have; of cards by the option they were given with, or of resource cards.
pub fn unplayable(fault: Unplayable, option: Option<&str>) -> Error {
    match (fault, option) {
        (Unplayable::Players(count), _) => CalcError::Players {
            count,
            most: PLAYERS,
        },
        (Unplayable::SameName(name), _) => CalcError::NameTwice { name },
        (Unplayable::NeverEarned, _) => CalcError::NeverEarned {
            least: SMALLEST_STARFLEET,
        },
        (Unplayable::Cards { count, most }, None) => CalcError::Hands { count, most },
        (Unplayable::Cards { count, most }, Some(option)) => CalcError::Cards {
            option: option.to_owned(),
            count,
            most,
        },
    }
    .into()
}

fn split_names(text: &str) -> Vec<String> {
    let names = text.split([',', ';']).map(word);
    names.filter(|name| !name.is_empty()).collect()
}

/// A word without control characters and without space around it.
pub fn word(text: &str) -> String {
    let shown: String = text.chars().filter(|c| !steers(*c)).collect();
    shown.trim().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn players(names: &str) -> Players {
        Players::of(Some(names), &[]).expect("players")
    }

    #[test]
    fn a_player_is_meant_by_number_name_or_word() {
        let players = players("Orange,Grün");
        let meant = |typed| players.meant("--route-holder", typed).ok();
        assert_eq!(meant(None), Some(Before::Unknown));
        for typed in ["2", "GRUEN", "grün"] {
            assert_eq!(meant(Some(typed)), Some(Before::Player(1)), "{typed}");
        }
        assert_eq!(meant(Some("ich")), Some(Before::Player(0)));
        assert_eq!(meant(Some("niemand")), Some(Before::Nobody));
        for typed in ["0", "3", "Blau", ""] {
            assert_eq!(meant(Some(typed)), None, "{typed}");
        }
    }

    #[test]
    fn a_list_has_a_number_for_each_player() {
        let numbers = |numbers: &[u8]| {
            let option = "--small";
            players("A,B").numbers(&List { option, numbers }).ok()
        };
        assert_eq!(numbers(&[1, 5]), Some(vec![1, 5]));
        assert_eq!(numbers(&[]), Some(vec![0, 0]));
        assert_eq!(numbers(&[1]), None);
        assert_eq!(numbers(&[1, 2, 3]), None);
    }

    #[test]
    fn four_players_with_names_of_their_own_at_most() {
        assert!(Players::of(Some("A,B,C,D,E"), &[]).is_err());
        assert!(Players::of(Some("A,a"), &[]).is_err());
        assert!(Players::of(None, &[]).is_err());
    }
}
