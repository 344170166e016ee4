//! Which of several things a typed name means. Every place that takes names asks here; what it forgives
//! is its [`Policy`].

use super::fold::{has_umlaut, key, spelled};

/// From this length on, two typing errors are forgiven instead of one.
const LONG: usize = 6;
/// Shorter names are never taken for misspelt ones.
const SHORTEST: usize = 3;

/// Something that has names.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Candidate<'a, T> {
    /// What its names stand for, and what [`resolve`] gives back.
    pub thing: T,
    /// Names that mean it before other things: its title as shown, its id.
    pub full: Vec<&'a str>,
    /// Further names: aliases, older names, a title without its subtitle.
    pub other: Vec<&'a str>,
}

impl<'a, T> Candidate<'a, T> {
    /// A thing whose names count alike.
    pub fn new(thing: T, names: impl IntoIterator<Item = &'a str>) -> Candidate<'a, T> {
        Candidate { thing, full: names.into_iter().collect(), other: Vec::new() }
    }
}

/// What is forgiven.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Policy {
    /// A number is a place in the list of candidates as shown, from 1.
    pub numbers: bool,
    /// `ue` is `u` in every name, not in those with umlauts alone.
    pub loose_umlauts: bool,
    /// The beginning of a name stands for it.
    pub beginnings: bool,
    /// The first letters of the words of a name stand for it.
    pub initials: bool,
    /// A name with a typing error or two stands for it.
    pub typos: bool,
}

impl Policy {
    /// Names in lists, which are never guessed at: as written, but for case, signs and accents.
    pub const LIST: Policy =
        Policy { numbers: false, loose_umlauts: false, beginnings: false, initials: false, typos: false };
    /// Names as arguments of a command: the folded name, and nothing that is no name.
    pub const ARGUMENT: Policy = Policy { loose_umlauts: true, ..Policy::LIST };
    /// Names at prompts, where what was understood is said at once.
    pub const PROMPT: Policy =
        Policy { numbers: true, loose_umlauts: true, beginnings: true, initials: true, typos: true };
}

/// Way a name was recognised, the surest way first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum NameRecognition {
    /// By its number in the list.
    Number,
    /// Letter by letter.
    Exact,
    /// Letter by letter but for case, dots, hyphens and accents.
    Folded,
    /// By one of its further names, in whatever spelling.
    OtherName,
    /// By the beginning of a name.
    Beginning,
    /// By the first letters of its words: `ars` for Ancient Relay Station.
    Initials,
    /// With typing errors.
    Typo,
}

/// What a name means.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Resolution<T> {
    /// The only thing it can mean, and the way it was recognised.
    One(T, NameRecognition),
    /// Several things it may mean, each once, in the order of the candidates.
    Several(Vec<T>),
    /// No candidate is called so, as far as the policy forgives.
    Nothing,
}

impl<T: Clone> Resolution<T> {
    /// What things of one and the same name mean.
    pub fn from_candidates(mut things: Vec<T>) -> Resolution<T> {
        match things.len() {
            0 => Resolution::Nothing,
            1 => Resolution::One(things.remove(0), NameRecognition::Folded),
            _ => Resolution::Several(things),
        }
    }

    /// Of several things the one that alone is preferred, if there is one.
    pub fn preferring(self, is_preferred: impl Fn(&T) -> bool) -> Resolution<T> {
        let Resolution::Several(things) = &self else {
            return self;
        };
        let mut preferred = things.iter().filter(|thing| is_preferred(thing));
        match (preferred.next(), preferred.next()) {
            (Some(thing), None) => Resolution::One(thing.clone(), NameRecognition::Folded),
            _ => self,
        }
    }
}

/// A way of recognising a name, whether it is allowed, and what it fits.
type Trial<'a, T> = (NameRecognition, bool, &'a dyn Fn(&Candidate<'_, T>) -> bool);

/// What a typed name means among candidates. The surest way of recognising it that fits any thing
/// decides; if it fits several, the name is ambiguous and no weaker way is asked.
pub fn resolve<T: Clone + PartialEq>(
    typed: &str,
    candidates: &[Candidate<'_, T>],
    policy: Policy,
) -> Resolution<T> {
    let typed = typed.trim();
    if policy.numbers
        && let Ok(number) = typed.parse::<usize>()
    {
        let at = number.checked_sub(1).and_then(|at| candidates.get(at));
        return at
            .map_or(Resolution::Nothing, |found| Resolution::One(found.thing.clone(), NameRecognition::Number));
    }
    let typed_key = key(typed);
    let is_same = |name: &str| key(name) == typed_key && (policy.loose_umlauts || is_spelled_alike(typed, name));
    let begins = |name: &str| !typed_key.is_empty() && key(name).starts_with(&typed_key);
    let trials: [Trial<'_, T>; 6] = [
        (NameRecognition::Exact, true, &|one| one.full.contains(&typed)),
        (NameRecognition::Folded, true, &|one| one.full.iter().any(|name| is_same(name))),
        (NameRecognition::OtherName, true, &|one| one.other.iter().any(|name| is_same(name))),
        (NameRecognition::Beginning, policy.beginnings, &|one| all(one).any(begins)),
        (NameRecognition::Initials, policy.initials, &|one| all(one).any(|name| has_initials(name, &typed_key))),
        (NameRecognition::Typo, policy.typos, &|one| all(one).any(|name| is_misspelt(typed, name))),
    ];
    for (way, _, fits) in trials.iter().filter(|(_, is_allowed, _)| *is_allowed) {
        let mut found: Vec<T> = Vec::new();
        for one in candidates.iter().filter(|one| fits(one)) {
            if !found.contains(&one.thing) {
                found.push(one.thing.clone());
            }
        }
        match found.len() {
            0 => {}
            1 => return Resolution::One(found.remove(0), *way),
            _ => return Resolution::Several(found),
        }
    }
    Resolution::Nothing
}

fn all<'c, T>(candidate: &'c Candidate<'_, T>) -> impl Iterator<Item = &'c str> {
    candidate.full.iter().chain(&candidate.other).copied()
}

/// Whether these are the first letters of all words of a name, at least two. What stands behind an
/// apostrophe begins no word.
fn has_initials(name: &str, typed: &str) -> bool {
    let words = name.split(|c: char| !c.is_alphanumeric() && !['’', '\''].contains(&c));
    let letters: String = words.filter_map(|word| word.chars().find(|c| c.is_alphanumeric())).collect();
    letters.chars().count() > 1 && key(&letters) == typed
}

/// Keys take `ue` for `u` everywhere; here only a name that has an umlaut may be written so, else
/// `Picaerd` would be Picard.
fn is_spelled_alike(typed: &str, name: &str) -> bool {
    has_umlaut(typed) || has_umlaut(name) || spelled(typed) == spelled(name)
}

fn is_misspelt(typed: &str, name: &str) -> bool {
    let (typed, name) = (spelled(typed), spelled(name));
    let length = typed.chars().count();
    let allowed = if length < LONG { 1 } else { 2 };
    length >= SHORTEST && strsim::osa_distance(&typed, &name) <= allowed
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn crew() -> Vec<Candidate<'static, u8>> {
        vec![
            Candidate::new(1, ["Worf (Picard)", "Worf"]),
            Candidate::new(2, ["Worf (Sisko)", "Worf"]),
            Candidate { thing: 3, full: vec!["Müller"], other: vec!["Jean-Luc"] },
        ]
    }

    #[test]
    fn the_label_shown_means_one_and_the_name_alone_several() {
        let meant = |typed| resolve(typed, &crew(), Policy::ARGUMENT);
        assert_eq!(meant("worf sisko"), Resolution::One(2, NameRecognition::Folded));
        assert_eq!(meant("Worf (Picard)"), Resolution::One(1, NameRecognition::Exact));
        assert_eq!(meant("Worf"), Resolution::Several(vec![1, 2]));
        assert_eq!(meant("jean luc"), Resolution::One(3, NameRecognition::OtherName));
        assert_eq!(meant("wor"), Resolution::Nothing);
    }

    #[test]
    fn a_prompt_takes_numbers_beginnings_and_sole_near_names() {
        let meant = |typed| resolve(typed, &crew(), Policy::PROMPT);
        assert_eq!(meant("3"), Resolution::One(3, NameRecognition::Number));
        assert_eq!(meant("4"), Resolution::Nothing);
        assert_eq!(meant("jea"), Resolution::One(3, NameRecognition::Beginning));
        assert_eq!(meant("Meuller"), Resolution::One(3, NameRecognition::Typo));
        assert_eq!(meant("wofr"), Resolution::Several(vec![1, 2]));
        assert_eq!(meant("jl"), Resolution::One(3, NameRecognition::Initials));
        assert_eq!(meant("ws"), Resolution::One(2, NameRecognition::Initials));
    }

    #[test]
    fn a_list_is_never_guessed_at() {
        let meant = |typed| resolve(typed, &crew(), Policy::LIST);
        assert_eq!(meant("mueller"), Resolution::One(3, NameRecognition::Folded));
        assert_eq!(meant("Jaen-Luc"), Resolution::Nothing);
        let plain = [Candidate::new(1, ["Picard"])];
        assert_eq!(resolve("Picaerd", &plain, Policy::LIST), Resolution::Nothing);
    }

    #[test]
    fn of_several_the_only_preferred_one_is_meant() {
        let meant = resolve("Worf", &crew(), Policy::ARGUMENT);
        assert_eq!(meant.clone().preferring(|one| *one == 2), Resolution::One(2, NameRecognition::Folded));
        assert_eq!(meant.preferring(|_| true), Resolution::Several(vec![1, 2]));
    }

    proptest! {
        #[test]
        fn anything_is_read_without_panic(typed in "\\PC{0,20}") {
            let _ = resolve(&typed, &crew(), Policy::PROMPT);
        }

        #[test]
        fn every_full_name_is_accepted(names in prop::collection::btree_set("[A-Za-zäöü' ]{3,12}", 1..6)) {
            let names: Vec<String> = names.into_iter().filter(|name| !key(name).is_empty()).collect();
            let all: Vec<_> = (0..).zip(&names).map(|(at, name)| Candidate::new(at, [name.trim()])).collect();
            for (at, name) in (0..).zip(&names) {
                let is_meant = match resolve(name, &all, Policy::LIST) {
                    Resolution::One(found, _) => found == at || key(&names[found]) == key(name),
                    Resolution::Several(found) => found.contains(&at),
                    Resolution::Nothing => false,
                };
                prop_assert!(is_meant);
            }
        }
    }
}
