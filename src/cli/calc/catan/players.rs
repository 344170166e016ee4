//! The players of a table: how many, their names, and who of them is meant.

use super::number::{numbers, word};
use super::refused;
use crate::calc::catan::PLAYERS;
use crate::calc::catan::special::Before;
use crate::error::Error;
use crate::text::{closest, key};

/// Words for "nobody".
const NOBODY: [&str; 4] = ["nobody", "none", "niemand", "keiner"];
/// Words of a player for themselves: the first player.
const ONESELF: [&str; 4] = ["me", "you", "ich", "du"];

/// A list of numbers, one a player.
pub struct List<'a> {
    pub option: &'static str,
    pub text: Option<&'a str>,
    /// The greatest number allowed.
    pub most: u8,
}

impl<'a> List<'a> {
    /// A list as typed, if it was.
    pub fn new(option: &'static str, text: Option<&'a str>, most: u8) -> List<'a> {
        List { option, text, most }
    }
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
        let first = lists.iter().find_map(|list| list.text);
        let count = match first {
            _ if !names.is_empty() => names.len(),
            Some(text) => text.split([',', ';']).count(),
            None => {
                let options: Vec<&str> = lists.iter().map(|list| list.option).collect();
                return Err(Error::MissingArgument {
                    what: options.join(", "),
                });
            }
        };
        check_count(count)?;
        check_names(&names)?;
        Ok(Players { count, names })
    }

    /// The numbers of a list, one a player; 0 for each if the list is not given.
    ///
    /// # Errors
    /// When a number is not allowed or there are more or fewer than players.
    pub fn numbers(&self, list: &List<'_>) -> Result<Vec<u8>, Error> {
        let Some(text) = list.text else {
            return Ok(vec![0; self.count]);
        };
        let numbers = numbers(list.option, text, list.most)?;
        if numbers.len() == self.count {
            return Ok(numbers);
        }
        let words = vec![
            ("option", list.option.to_owned()),
            ("count", numbers.len().to_string()),
            ("players", self.count.to_string()),
        ];
        Err(refused("calc-list-length", words))
    }

    /// The player meant by a number from 1, a name, "me" or "nobody".
    ///
    /// # Errors
    /// When no player is meant.
    pub fn meant(&self, option: &str, typed: Option<&str>) -> Result<Before, Error> {
        let Some(typed) = typed else {
            return Ok(Before::Unknown);
        };
        let typed_key = key(typed);
        if let Some(player) = self.names.iter().position(|name| key(name) == typed_key) {
            return Ok(Before::Player(player));
        }
        if NOBODY.contains(&typed_key.as_str()) {
            return Ok(Before::Nobody);
        }
        let number = match ONESELF.contains(&typed_key.as_str()) {
            true => Some(1),
            false => typed.trim().parse().ok(),
        };
        let number = number.filter(|number| (1..=self.count).contains(number));
        let player = number.map(|number: usize| Before::Player(number - 1));
        player.ok_or_else(|| self.unknown(option, typed))
    }

    fn unknown(&self, option: &str, typed: &str) -> Error {
        let names = self.names.iter().map(String::as_str);
        let near = closest(typed, names, 3).into_iter();
        Error::Refused {
            reason: "calc-player",
            words: vec![
                ("option", option.to_owned()),
                ("value", typed.to_owned()),
                ("players", self.count.to_string()),
            ],
            suggestions: near.map(str::to_owned).collect(),
        }
    }
}

/// Refuses tables with more players than can play.
///
/// # Errors
/// When there are more than 4.
pub fn check_count(count: usize) -> Result<(), Error> {
    if count <= PLAYERS {
        return Ok(());
    }
    let words = vec![("count", count.to_string()), ("most", PLAYERS.to_string())];
    Err(refused("calc-players", words))
}

/// Refuses names that cannot tell players apart; one that is not given is no name.
///
/// # Errors
/// When two are the same.
pub fn check_names(names: &[String]) -> Result<(), Error> {
    for (at, name) in names.iter().enumerate() {
        let same = |other: &String| key(other) == key(name) && !name.is_empty();
        if names[..at].iter().any(same) {
            return Err(refused("calc-name-twice", vec![("name", name.clone())]));
        }
    }
    Ok(())
}

fn split_names(text: &str) -> Vec<String> {
    let names = text.split([',', ';']).map(word);
    names.filter(|name| !name.is_empty()).collect()
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
        let list = |text| List::new("--small", Some(text), 5);
        let players = players("A,B");
        assert_eq!(players.numbers(&list("1, 5")).ok(), Some(vec![1, 5]));
        for text in ["1", "1,2,3", "1,6", "1,-1", "1,x", ""] {
            assert!(players.numbers(&list(text)).is_err(), "{text}");
        }
    }

    #[test]
    fn four_players_with_names_of_their_own_at_most() {
        assert!(Players::of(Some("A,B,C,D,E"), &[]).is_err());
        assert!(Players::of(Some("A,a"), &[]).is_err());
        assert!(Players::of(None, &[]).is_err());
    }
}
