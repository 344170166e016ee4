//! Names under which something is kept: decks, games, trainings, campaigns.

use model::text::{Candidate, Policy, Resolution, closest, resolve};

/// At most this many suggestions for a name.
const SUGGESTIONS: usize = 4;

/// The name that is meant by one typed in another spelling; `None` if there is none, or several might be.
pub fn meant<'n>(typed: &str, names: &[&'n str]) -> Option<&'n str> {
    let candidates: Vec<_> = names.iter().map(|name| Candidate::new(*name, [*name])).collect();
    match resolve(typed, &candidates, Policy::ARGUMENT) {
        Resolution::One(name, _) => Some(name),
        Resolution::Several(_) | Resolution::Nothing => None,
    }
}

/// The names that may have been meant.
pub fn near(typed: &str, names: &[&str]) -> Vec<String> {
    let near = closest(typed, names.iter().copied(), SUGGESTIONS);
    near.into_iter().map(str::to_owned).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn case_and_signs_do_not_count_if_one_name_alone_is_left() {
        let names = ["Mine", "Grüne Flotte", "a-b", "A B"];
        assert_eq!(meant("MINE", &names), Some("Mine"));
        assert_eq!(meant("gruene flotte", &names), Some("Grüne Flotte"));
        assert_eq!(meant("A B", &names), Some("A B"));
        assert_eq!(meant("ab", &names), None);
        assert_eq!(meant("Min", &names), None);
        assert_eq!(near("Min", &names), ["Mine"]);
    }
}
