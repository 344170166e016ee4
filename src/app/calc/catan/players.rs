//! The players of a table: how many, their names, and who of them is meant.

use model::text::vocabulary::typed;
use model::text::{Candidate, Policy, Resolution, closest, key, resolve, steers};
use page::locale::{Texts, msg, say};
use words::Problem;

/// Players at most: there are pieces in four colors ("Spielmaterial").
pub(super) const PLAYERS: usize = 4;

/// Looks whether names tell players apart, however they are spelled; players without a name stay apart by their
/// numbers.
///
/// # Errors
/// When there are more than 4, or two have the same name.
pub(super) fn check_players<'a>(names: impl IntoIterator<Item = Option<&'a str>>) -> Result<(), Problem> {
    let names: Vec<Option<&str>> = names.into_iter().collect();
    if names.len() > PLAYERS {
        let (count, most) = (names.len(), PLAYERS);
        return Err(Problem::misuse(say::err_calc_players(count)).hint(say::hint_calc_players(most)));
    }
    for (at, name) in names.iter().enumerate() {
        let Some(name) = name else { continue };
        let mut before = names[..at].iter().flatten();
        if before.any(|other| key(other) == key(name)) {
            return Err(Problem::misuse(say::err_calc_name_twice(*name)).hint(say::hint_calc_name_twice()));
        }
    }
    Ok(())
}

/// Looks whether the game has the cards of a kind that all players have together: those given with an option, or
/// resource cards.
///
/// # Errors
/// When there are more than the game has.
pub(super) fn check_cards(
    cards: impl IntoIterator<Item = u8>,
    most: u8,
    option: Option<&str>,
) -> Result<(), Problem> {
    let count: u16 = cards.into_iter().map(u16::from).sum();
    if count <= u16::from(most) {
        return Ok(());
    }
    Err(match option {
        None => Problem::misuse(say::err_calc_hands(count)).hint(say::hint_calc_hands(most)),
        Some(option) => Problem::misuse(say::err_calc_cards(count, option)).hint(say::hint_calc_cards(most)),
    })
}

/// A player by name, else by number from 1.
pub(super) fn player_name(texts: &Texts, number: usize, name: Option<&String>) -> String {
    name.map_or_else(|| msg::calc_player_number(texts, number), String::clone)
}

/// The player before `=` or `:`, if one is named, and what stands behind.
pub(super) fn split_player(text: &str) -> (Option<String>, &str) {
    let (name, rest) = text.rsplit_once(['=', ':']).unwrap_or(("", text));
    (Some(clean_word(name)).filter(|name| !name.is_empty()), rest)
}

/// Who had a special card before the change. Players are counted from 0.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum PreviousHolder {
    /// Nobody says who had it.
    Unknown,
    /// It lay beside the board.
    Nobody,
    Player(usize),
}

/// A list of numbers, one a player.
pub(super) struct NumberList<'a> {
    pub option: &'static str,
    /// The numbers in the order of players; none if the list was not given.
    pub numbers: &'a [u8],
}

/// The players in their order.
#[derive(Debug)]
pub(super) struct Players {
    pub count: usize,
    /// The names of the players: as many as players, or none.
    pub names: Vec<String>,
}

impl Players {
    /// Players by their names, else by the first list that is given.
    ///
    /// # Errors
    /// When nothing tells how many they are, there are more than can play, or a name is empty or given
    /// twice.
    pub(super) fn new(names: Option<&str>, lists: &[NumberList<'_>]) -> Result<Players, Problem> {
        let names = names.map_or_else(Vec::new, split_names);
        let lengths = lists.iter().map(|list| list.numbers.len());
        let mut known = [names.len()].into_iter().chain(lengths);
        let Some(count) = known.find(|count| *count > 0) else {
            let options: Vec<&str> = lists.iter().map(|list| list.option).collect();
            return Err(Problem::missing_argument(&options.join(", ")));
        };
        check_players((0..count).map(|at| names.get(at).map(String::as_str)))?;
        Ok(Players { count, names })
    }

    /// The numbers of a list, one a player; 0 for each if the list is not given.
    ///
    /// # Errors
    /// When there are more or fewer than players.
    pub(super) fn numbers(&self, list: &NumberList<'_>) -> Result<Vec<u8>, Problem> {
        let count = list.numbers.len();
        if count == 0 {
            return Ok(vec![0; self.count]);
        }
        if count == self.count {
            return Ok(list.numbers.to_vec());
        }
        Err(Problem::misuse(say::err_calc_list_length(list.option, count, self.count))
            .hint(say::hint_calc_list_length()))
    }

    /// The player meant by a number from 1, a name, "me" or "nobody".
    ///
    /// # Errors
    /// When no player is meant.
    pub(super) fn parse_holder(&self, option: &str, typed: Option<&str>) -> Result<PreviousHolder, Problem> {
        let Some(typed) = typed else {
            return Ok(PreviousHolder::Unknown);
        };
        if let Some(player) = self.find_by_name(typed) {
            return Ok(PreviousHolder::Player(player));
        }
        let typed_key = key(typed);
        if typed::PLAYER_NOBODY.is_key(&typed_key) {
            return Ok(PreviousHolder::Nobody);
        }
        let number =
            if typed::PLAYER_ONESELF.is_key(&typed_key) { Some(1) } else { typed.trim().parse::<usize>().ok() };
        let player = number.filter(|number| (1..=self.count).contains(number));
        player.map_or_else(
            || Err(self.unknown_player(option, typed)),
            |number| Ok(PreviousHolder::Player(number - 1)),
        )
    }

    /// The player of a name; no two share one.
    fn find_by_name(&self, typed: &str) -> Option<usize> {
        let numbered = self.names.iter().enumerate();
        let players: Vec<_> = numbered.map(|(player, name)| Candidate::new(player, [name.as_str()])).collect();
        match resolve(typed, &players, Policy::ARGUMENT) {
            Resolution::One(player, _) => Some(player),
            Resolution::Several(_) | Resolution::Nothing => None,
        }
    }

    fn unknown_player(&self, option: &str, typed: &str) -> Problem {
        let names = self.names.iter().map(String::as_str);
        let near = closest(typed, names, 3).into_iter();
        Problem::missing(say::err_calc_player(typed, option)).hint(say::hint_calc_player(self.count)).near(near)
    }
}

fn split_names(text: &str) -> Vec<String> {
    let names = text.split([',', ';']).map(clean_word);
    names.filter(|name| !name.is_empty()).collect()
}

/// A word without control characters and without space around it.
pub(super) fn clean_word(text: &str) -> String {
    let shown: String = text.chars().filter(|c| !steers(*c)).collect();
    shown.trim().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn players(names: &str) -> Players {
        Players::new(Some(names), &[]).expect("players")
    }

    #[test]
    fn a_player_is_meant_by_number_name_or_word() {
        let players = players("Orange,Grün");
        let meant = |typed| players.parse_holder("--route-holder", typed).ok();
        assert_eq!(meant(None), Some(PreviousHolder::Unknown));
        for typed in ["2", "GRUEN", "grün"] {
            assert_eq!(meant(Some(typed)), Some(PreviousHolder::Player(1)), "{typed}");
        }
        assert_eq!(meant(Some("ich")), Some(PreviousHolder::Player(0)));
        assert_eq!(meant(Some("niemand")), Some(PreviousHolder::Nobody));
        for typed in ["0", "3", "Blau", ""] {
            assert_eq!(meant(Some(typed)), None, "{typed}");
        }
    }

    #[test]
    fn a_list_has_a_number_for_each_player() {
        let numbers = |numbers: &[u8]| {
            let option = "--outposts";
            players("A,B").numbers(&NumberList { option, numbers }).ok()
        };
        assert_eq!(numbers(&[1, 5]), Some(vec![1, 5]));
        assert_eq!(numbers(&[]), Some(vec![0, 0]));
        assert_eq!(numbers(&[1]), None);
        assert_eq!(numbers(&[1, 2, 3]), None);
    }

    #[test]
    fn four_players_with_names_of_their_own_at_most() {
        assert!(Players::new(Some("A,B,C,D,E"), &[]).is_err());
        assert!(Players::new(Some("A,a"), &[]).is_err());
        assert!(Players::new(None, &[]).is_err());
    }
}
