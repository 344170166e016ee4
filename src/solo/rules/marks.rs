//! A board with places for traits that are marked (rules of To Boldly Go). Most are printed, some are for
//! traits of the opponent's Captain.

use serde::{Deserialize, Serialize};

use model::{Card, EntryId, Preference};

/// Counts as any one trait.
const WILDCARD: &str = "wildcard";
/// Marked for the opponent's Captain only if nothing else is left.
const HUMAN: &str = "human";

/// A trait that is marked.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TraitMark {
    /// The place on the board, from 0: the printed ones, then those of the opponent's Captain.
    pub place: usize,
    /// The slug of the trait.
    #[serde(rename = "trait")]
    pub slug: String,
    /// The card it was marked for; none if a row has a trait marked.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub card: Option<EntryId>,
}

/// What only some captains have on the table: marked traits, and which of their program cards counts.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct CaptainState {
    /// In exile, where another program card counts.
    pub exile: bool,
    /// In the order in which they were marked.
    pub marks: Vec<TraitMark>,
}

/// The places of one game, in the order of the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct MarkSpaces<'a> {
    /// The printed traits.
    pub printed: &'a [String],
    /// The traits of the opponent's Captain, as they are printed there.
    pub captain: &'a [String],
    /// How many places are for those.
    pub of_captain: usize,
}

/// What is open on the board, as it bears on the value of a card.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct OpenTraits<'a> {
    places: MarkSpaces<'a>,
    /// A bit for each printed trait that is open.
    printed: u32,
    /// A bit for each trait of the Captain that is open.
    captain: u32,
}

impl<'a> OpenTraits<'a> {
    /// The traits that are open, those of the board first.
    pub fn slugs(self) -> Vec<&'a str> {
        let of = |slugs: &'a [String], bits: u32| {
            let open = (0_u32..).zip(slugs);
            open.filter(move |(at, _)| bits & (1 << at) != 0)
        };
        let printed = of(self.places.printed, self.printed);
        let captain = of(self.places.captain, self.captain);
        let mut slugs: Vec<&str> = Vec::new();
        for (_, slug) in printed.chain(captain) {
            if !slugs.contains(&slug.as_str()) {
                slugs.push(slug);
            }
        }
        slugs
    }

    /// Whether a card has a trait that is open; a Wildcard has any.
    pub fn fits(self, card: &Card) -> bool {
        let has = |slugs: &[String], bits: u32| {
            let open = (0_u32..).zip(slugs).filter(|(at, _)| bits & (1 << at) != 0);
            open.into_iter().any(|(_, slug)| slug_is_on(card, slug) || slug_is_on(card, WILDCARD))
        };
        has(self.places.printed, self.printed) || has(self.places.captain, self.captain)
    }
}

fn slug_is_on(card: &Card, slug: &str) -> bool {
    card.traits.iter().any(|own| own == slug)
}

/// A bit for each of some slugs that is among others.
fn bits(slugs: &[String], open: &[&str]) -> u32 {
    let at = (0_u32..).zip(slugs);
    let here = at.filter(|(_, slug)| open.contains(&slug.as_str()));
    here.fold(0, |bits, (at, _)| bits | 1 << at)
}

impl<'a> MarkSpaces<'a> {
    /// All places.
    pub fn count(self) -> usize {
        self.printed.len() + self.of_captain
    }

    /// What may be marked now: the free places with each trait that fits there.
    pub fn open(self, marked: &[TraitMark]) -> Vec<(usize, &'a str)> {
        let is_free = |place: &usize| marked.iter().all(|mark| mark.place != *place);
        let slugs = self.printed.iter().map(String::as_str).enumerate();
        let printed = slugs.filter(|(place, _)| is_free(place));
        let next = (self.printed.len()..self.count()).find(is_free);
        let allowed = self.allowed(marked).into_iter();
        let captains = next.into_iter().flat_map(|place| {
            let allowed = allowed.clone();
            allowed.map(move |slug| (place, slug))
        });
        printed.chain(captains).collect()
    }

    /// The trait a card has marked: the first place of the board that fits. A card marks no trait twice,
    /// once where it is printed and once for the Captain.
    pub fn for_card(self, marked: &[TraitMark], card: &Card) -> Option<TraitMark> {
        let has = |slug: &str| slug_is_on(card, slug) || slug_is_on(card, WILDCARD);
        let marked_it = |slug: &str| {
            let mut marks = marked.iter();
            marks.any(|mark| mark.slug == slug && mark.card.as_ref() == Some(&card.id))
        };
        let open = self.open(marked).into_iter();
        let mut fitting = open.filter(|(_, slug)| has(slug) && !marked_it(slug));
        let (place, slug) = fitting.next()?;
        Some(TraitMark { place, slug: slug.to_owned(), card: Some(card.id.clone()) })
    }

    /// The trait that is marked without a card: the first that is open.
    pub fn next(self, marked: &[TraitMark]) -> Option<TraitMark> {
        let (place, slug) = self.open(marked).into_iter().next()?;
        Some(TraitMark { place, slug: slug.to_owned(), card: None })
    }

    /// Marks for some traits, each as `fits` picks its place out of those that are open; one that was marked
    /// there before stays with its card.
    ///
    /// # Errors
    /// With the number of the first trait that cannot be marked, from 0, and those that are open instead.
    pub fn marks_for<T>(
        self,
        before: &[TraitMark],
        wanted: &[T],
        fits: impl Fn(&T, usize, &str) -> bool,
    ) -> Result<Vec<TraitMark>, (usize, Vec<&'a str>)> {
        let mut marks: Vec<TraitMark> = Vec::new();
        for (number, one) in wanted.iter().enumerate() {
            let open = self.open(&marks);
            let found = open.iter().find(|(place, slug)| fits(one, *place, slug));
            let Some((place, slug)) = found else {
                return Err((number, open.into_iter().map(|(_, slug)| slug).collect()));
            };
            let known = before.iter().find(|mark| mark.place == *place && mark.slug == *slug);
            marks.push(TraitMark {
                place: *place,
                slug: (*slug).to_owned(),
                card: known.and_then(|mark| mark.card.clone()),
            });
        }
        Ok(marks)
    }

    /// The traits that make a card one with an unmarked trait; a Wildcard counts as any of them.
    pub fn unmarked(self, marked: &[TraitMark]) -> Vec<&'a str> {
        let mut slugs: Vec<&str> = Vec::new();
        for (_, slug) in self.open(marked) {
            if !slugs.contains(&slug) {
                slugs.push(slug);
            }
        }
        if !slugs.is_empty() {
            slugs.push(WILDCARD);
        }
        slugs
    }

    /// What is open, for the value of cards.
    pub fn values(self, marked: &[TraitMark]) -> OpenTraits<'a> {
        let open = self.open(marked);
        let (printed, captain): (Vec<_>, Vec<_>) =
            open.into_iter().partition(|(place, _)| *place < self.printed.len());
        let slugs = |open: Vec<(usize, &'a str)>| open.into_iter().map(|(_, slug)| slug);
        OpenTraits {
            places: self,
            printed: bits(self.printed, &slugs(printed).collect::<Vec<&str>>()),
            captain: bits(self.captain, &slugs(captain).collect::<Vec<&str>>()),
        }
    }

    /// A preference with the traits that are not marked in the place of the word for them.
    pub fn in_preference(self, marked: &[TraitMark], prefer: &Preference) -> Preference {
        let unmarked = self.unmarked(marked).into_iter();
        prefer.with_unmarked(&unmarked.map(str::to_owned).collect::<Vec<String>>())
    }

    /// The traits of the Captain that may be marked now.
    fn allowed(self, marked: &[TraitMark]) -> Vec<&'a str> {
        let taken: Vec<&str> =
            marked.iter().filter(|mark| mark.place >= self.printed.len()).map(|mark| mark.slug.as_str()).collect();
        let pairs = self.pairs();
        let goes = |slug: &&str| {
            let mut pairs = pairs.iter().filter(|pair| pair.contains(slug));
            pairs.any(|pair| taken.iter().all(|other| pair.contains(other)))
        };
        let slugs = self.captain.iter().map(String::as_str);
        let free = slugs.filter(|slug| taken.len() < self.of_captain && !taken.contains(slug));
        // A Captain with a single trait has no pair, but a trait to mark.
        if pairs.is_empty() {
            return free.collect();
        }
        free.filter(goes).collect()
    }

    /// Which two traits of the Captain may be marked together: without Human if that is possible, and then
    /// with no more than one that is printed on the board as well, if that is possible.
    fn pairs(self) -> Vec<[&'a str; 2]> {
        let slugs: Vec<&str> = self.captain.iter().map(String::as_str).collect();
        let mut pairs = Vec::new();
        for (at, one) in slugs.iter().enumerate() {
            pairs.extend(slugs[at + 1..].iter().map(|other| [*one, *other]));
        }
        let is_printed = |slug: &&str| self.printed.iter().any(|other| other == slug);
        let pairs = rather(pairs, |pair| !pair.contains(&HUMAN));
        rather(pairs, |pair| !pair.iter().all(&is_printed))
    }
}

/// Those of some pairs that are as wanted; all of them if none is.
fn rather<'a>(pairs: Vec<[&'a str; 2]>, wanted: impl Fn(&[&'a str; 2]) -> bool) -> Vec<[&'a str; 2]> {
    let fitting: Vec<[&str; 2]> = pairs.iter().copied().filter(|pair| wanted(pair)).collect();
    if fitting.is_empty() { pairs } else { fitting }
}

#[cfg(test)]
mod tests {
    use super::*;
    use model::{CrewDeck, GameBox, Localized, Suit};

    const PRINTED: [&str; 4] = ["ambassador", "business", "cloak", "telepath"];

    fn slugs(slugs: &[&str]) -> Vec<String> {
        slugs.iter().map(|slug| (*slug).to_owned()).collect()
    }

    fn card(id: &str, traits: &[&str]) -> Card {
        let id = EntryId::try_from(format!("cc/card/{id}")).expect("an id");
        Card {
            id,
            title: Localized::default(),
            title_origin: None,
            game_box: GameBox::ToBoldlyGo,
            number: String::new(),
            reprints: Vec::new(),
            replaces: None,
            reverse_of: None,
            aliases: Localized::default(),
            deck: CrewDeck::Common,
            suit: Suit::Person,
            position: None,
            traits: slugs(traits),
            skills: Vec::new(),
            focus: None,
            vp: None,
            away_teams: None,
            away_teams_elsewhere: false,
            ship_token: false,
            cannot_be_played: false,
            development_cost: None,
            operations: Vec::new(),
            errata: Vec::new(),
            rulings: Vec::new(),
            worded_after: None,
        }
    }

    /// Marks for cards one after the other; the slugs of what was marked.
    fn marked(captain: &[&str], cards: &[Card]) -> Vec<(usize, String)> {
        let (printed, captain) = (slugs(&PRINTED), slugs(captain));
        let places = MarkSpaces { printed: &printed, captain: &captain, of_captain: 2 };
        let mut marks = Vec::new();
        for card in cards {
            marks.extend(places.for_card(&marks, card));
        }
        let told = marks.into_iter().map(|mark| (mark.place, mark.slug));
        told.collect()
    }

    /// REQ-CD-KHN-11 of the project whose facts these are: the first applicable place of the board.
    #[test]
    fn a_card_marks_the_first_place_that_fits_and_each_place_once() {
        let cards = [
            card("a", &["cloak", "business"]),
            card("b", &["business", "cloak"]),
            card("c", &["business"]),
            card("d", &["pilot"]),
        ];
        let marks = marked(&["human", "starfleet"], &cards);
        assert_eq!(marks, [(1, "business".into()), (2, "cloak".into())]);
    }

    /// Examples of the rulebook: any two of Archer's three, both of Kirk's, and of Soval's one of two that
    /// the board has as well, with Vulcan for the other.
    #[test]
    fn two_traits_of_the_captain_are_marked_and_human_only_if_it_must_be() {
        let all = ["pilot", "human", "starfleet", "nx-01"];
        let each: Vec<Card> = all.iter().map(|slug| card(slug, &[slug])).collect();
        let archer = marked(&["nx-01", "pilot", "human", "starfleet"], &each);
        assert_eq!(archer, [(4, "pilot".into()), (5, "starfleet".into())]);
        let kirk = marked(&["human", "starfleet"], &each);
        assert_eq!(kirk, [(4, "human".into()), (5, "starfleet".into())]);
    }

    #[test]
    fn only_one_of_the_captains_traits_repeats_the_board() {
        let one = |id, slug| card(id, &[slug]);
        let cards = [
            one("a", "telepath"),
            one("b", "telepath"),
            one("c", "ambassador"),
            one("d", "ambassador"),
            one("e", "vulcan"),
        ];
        let marks = marked(&["vulcan", "telepath", "ambassador"], &cards);
        let [telepath, again, ambassador, vulcan] = &marks[..] else {
            panic!("{marks:?}");
        };
        assert_eq!(*telepath, (3, "telepath".into()));
        assert_eq!(*again, (4, "telepath".into()));
        assert_eq!(*ambassador, (0, "ambassador".into()));
        assert_eq!(*vulcan, (5, "vulcan".into()));
    }

    #[test]
    fn one_card_does_not_mark_a_trait_on_both_sides() {
        let same = card("a", &["telepath"]);
        let cards = [same.clone(), same, card("b", &["telepath"])];
        let marks = marked(&["vulcan", "telepath"], &cards);
        assert_eq!(marks, [(3, "telepath".into()), (4, "telepath".into())]);
    }

    #[test]
    fn a_wildcard_is_any_trait_and_the_board_is_full_at_last() {
        let wild: Vec<Card> = (0..8).map(|number| card(&format!("w{number}"), &["wildcard"])).collect();
        let marks = marked(&["human", "starfleet"], &wild);
        let places: Vec<usize> = marks.iter().map(|(place, _)| *place).collect();
        assert_eq!(places, [0, 1, 2, 3, 4, 5]);
        assert_eq!(marks[4].1, "human");
    }

    #[test]
    fn what_is_open_is_named_once_in_the_order_of_the_board() {
        let (printed, captain) = (slugs(&PRINTED), slugs(&["starfleet", "cloak"]));
        let places = MarkSpaces { printed: &printed, captain: &captain, of_captain: 2 };
        assert_eq!(places.values(&[]).slugs(), ["ambassador", "business", "cloak", "telepath", "starfleet"]);
        let marks = places.marks_for(&[], &["business", "starfleet"], |wanted, _, slug| *wanted == slug);
        let marks = marks.expect("both are open");
        assert_eq!(places.values(&marks).slugs(), ["ambassador", "cloak", "telepath"]);
    }

    /// A mark that was there before keeps the card it was marked for, at its place and of its trait alone.
    #[test]
    fn marks_in_the_place_of_others_keep_their_cards() {
        let (printed, captain) = (slugs(&PRINTED), slugs(&["starfleet", "cloak"]));
        let places = MarkSpaces { printed: &printed, captain: &captain, of_captain: 2 };
        let card = |slug: &str| card(slug, &[slug]).id;
        let before: Vec<TraitMark> = [(2, "cloak"), (4, "starfleet"), (5, "cloak")]
            .map(|(place, slug)| TraitMark {
                place,
                slug: slug.to_owned(),
                card: Some(card(&format!("{slug}-{place}"))),
            })
            .into();
        let wanted = [(5, "starfleet"), (2, "cloak"), (3, "telepath")];
        let found = places.marks_for(&before, &wanted[1..], |one, place, slug| *one == (place, slug));
        let cards: Vec<Option<EntryId>> = found.expect("all fit").into_iter().map(|mark| mark.card).collect();
        assert_eq!(cards, [Some(card("cloak-2")), None]);
        let refused = places.marks_for(&before, &wanted, |one, place, slug| *one == (place, slug));
        let open = ["ambassador", "business", "cloak", "telepath", "starfleet", "cloak"].to_vec();
        assert_eq!(refused, Err((0, open)));
    }

    #[test]
    fn a_row_marks_in_the_order_of_the_board() {
        let (printed, captain) = (slugs(&PRINTED), slugs(&["starfleet", "weapon"]));
        let places = MarkSpaces { printed: &printed, captain: &captain, of_captain: 2 };
        let mut marks = Vec::new();
        while let Some(mark) = places.next(&marks) {
            marks.push(mark);
        }
        assert_eq!(marks.len(), places.count());
        assert_eq!(marks[0].slug, "ambassador");
        assert_eq!(marks[5].slug, "weapon");
        assert!(places.unmarked(&marks).is_empty());
        assert!(places.unmarked(&marks[..4]).contains(&"wildcard"));
    }
}
