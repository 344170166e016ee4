//! The rules of deck building, one function each (rules of Second Edition, "Ein Deck bauen").

pub(crate) mod advice;

use std::collections::HashMap;

use serde::Serialize;

use super::{DeckEntry, FoundDeck, Pile};
use model::building::{COPIES, DECK, DILEMMAS, MISSIONS, TOTAL};
use model::text::key;
use model::{CardPool, Place, codes};

codes!(
    /// A rule of deck building. Declaration order is the order of reports.
    Rule {
        /// Exactly five missions ("Ein Deck bauen").
        MissionCount => "mission-count",
        /// All missions are different ("Ein Deck bauen").
        MissionTwice => "mission-twice",
        /// At least twenty dilemmas ("Ein Deck bauen").
        DilemmaCount => "dilemma-count",
        /// At least thirty-five cards in the deck, missions and dilemmas left out ("Ein Deck bauen").
        DeckCount => "deck-count",
        /// At least sixty cards, missions and dilemmas among them ("Ein Deck bauen").
        TotalCount => "total-count",
        /// At most three cards of one title in the deck ("Ein Deck bauen").
        Copies => "copies",
        /// At most three cards of one title in the dilemma pile (ruling 202).
        DilemmaCopies => "dilemma-copies",
        /// Missions lie apart from the deck, and the dilemma pile holds dilemmas alone ("Kartentypen").
        WrongPile => "wrong-pile",
        /// A headquarters whose text forbids a second one stands beside another.
        SecondHeadquarters => "second-headquarters",
        /// Not of the rulebook: a pool that was asked for.
        OutsidePool => "outside-pool",
    }
);

impl Rule {
    /// Id of the entry in which the rule stands; a pool is of no rulebook.
    pub fn entry(self) -> Option<&'static str> {
        match self {
            Rule::MissionCount
            | Rule::MissionTwice
            | Rule::DilemmaCount
            | Rule::DeckCount
            | Rule::TotalCount
            | Rule::Copies
            | Rule::DilemmaCopies
            | Rule::WrongPile => Some("2e/concept/building-a-deck"),
            Rule::SecondHeadquarters => Some("2e/glossary/headquarters"),
            Rule::OutsidePool => None,
        }
    }
}

/// A rule that is broken.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Violation {
    /// The rule of deck building it goes against.
    pub rule: Rule,
    /// Cards or copies there are.
    pub have: u32,
    /// What the rule asks for or allows.
    pub limit: u32,
    /// The pile it is about, if it is about one.
    #[serde(skip)]
    pub pile: Option<Pile>,
    /// The title that has too many copies.
    pub title: Option<String>,
    /// The pool the cards are outside of.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pool: Option<CardPool>,
    /// The cards that break it, in the order of the list.
    pub cards: Vec<RuleBreaker>,
}

/// A card that breaks a rule.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct RuleBreaker {
    /// Full name, or the name as written.
    pub name: String,
    /// Copies of all its lines together.
    pub count: u32,
    /// Numbers of its lines, from 1.
    pub lines: Vec<usize>,
}

/// How many cards there are; lines whose card is not known count for none. What is laid aside does not count.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize)]
pub struct DeckCounts {
    /// Cards of the missions pile.
    pub missions: u32,
    /// Cards of the dilemma pile.
    pub dilemmas: u32,
    /// Cards of the deck itself, without missions and dilemmas.
    pub deck: u32,
    /// Missions, dilemmas and deck together.
    pub total: u32,
}

impl DeckCounts {
    /// Counts a deck.
    pub fn from_deck(deck: &FoundDeck) -> DeckCounts {
        let count = |pile| lines(deck, pile).iter().fold(0, |sum: u32, line| sum.saturating_add(line.count));
        let (missions, dilemmas, cards) = (count(Pile::Missions), count(Pile::Dilemmas), count(Pile::Deck));
        DeckCounts {
            missions,
            dilemmas,
            deck: cards,
            total: missions.saturating_add(dilemmas).saturating_add(cards),
        }
    }
}

/// Everything a deck breaks, in the order of [`Rule`]; of one rule in the order of the list.
pub fn violations(deck: &FoundDeck) -> Vec<Violation> {
    const RULES: [fn(&FoundDeck) -> Vec<Violation>; 9] = [
        mission_count,
        mission_twice,
        dilemma_count,
        deck_count,
        total_count,
        copies,
        dilemma_copies,
        wrong_pile,
        second_headquarters,
    ];
    RULES.iter().flat_map(|rule| rule(deck)).collect()
}

/// Exactly five missions ("Ein Deck bauen", first point of the list). Headquarters are missions; what
/// is none does not count for one, even among them.
fn mission_count(deck: &FoundDeck) -> Vec<Violation> {
    let have = fitting(deck, Pile::Missions);
    let sized = sized(Rule::MissionCount, have, MISSIONS, Some(Pile::Missions));
    if have == MISSIONS { Vec::new() } else { vec![sized] }
}

/// All missions are different ("Ein Deck bauen", first point). Missions of one place differ if their
/// subtitles do.
fn mission_twice(deck: &FoundDeck) -> Vec<Violation> {
    let by_name = |line: PileLine| (line.name.clone(), line);
    let groups = grouped(lines(deck, Pile::Missions).into_iter().map(by_name));
    let twice = groups.into_iter().filter(|group| group.count() > 1);
    twice.map(|group| group.breaks(Rule::MissionTwice, 1, Pile::Missions)).collect()
}

/// At least twenty dilemmas ("Ein Deck bauen", second point). Other cards in their pile are none.
fn dilemma_count(deck: &FoundDeck) -> Vec<Violation> {
    let have = fitting(deck, Pile::Dilemmas);
    too_few(Rule::DilemmaCount, have, DILEMMAS, Some(Pile::Dilemmas))
}

/// The cards of a pile whose type belongs there.
fn fitting(deck: &FoundDeck, pile: Pile) -> u32 {
    let known = deck.pile_entries(pile).filter(|line| Pile::of_card(&line.card) == pile);
    known.map(|line| line.count).fold(0, u32::saturating_add)
}

/// At least thirty-five cards in the deck ("Ein Deck bauen", third point). Missions and dilemmas among
/// them do not count.
fn deck_count(deck: &FoundDeck) -> Vec<Violation> {
    let have = fitting(deck, Pile::Deck);
    too_few(Rule::DeckCount, have, DECK, Some(Pile::Deck))
}

/// At least sixty cards, missions and dilemmas among them ("Ein Deck bauen", first sentence).
fn total_count(deck: &FoundDeck) -> Vec<Violation> {
    too_few(Rule::TotalCount, DeckCounts::from_deck(deck).total, TOTAL, None)
}

/// At most three cards of one title in the deck; subtitles and printings make no difference ("Ein Deck
/// bauen", sentence behind the list). Cards whose text allows more are left out.
fn copies(deck: &FoundDeck) -> Vec<Violation> {
    too_many(deck, Pile::Deck, Rule::Copies)
}

/// At most three cards of one title in the dilemma pile. In print the limit is one of "your deck", which the section
/// uses for the part of thirty-five cards and for all cards together; this is the stricter reading (ruling 202).
fn dilemma_copies(deck: &FoundDeck) -> Vec<Violation> {
    too_many(deck, Pile::Dilemmas, Rule::DilemmaCopies)
}

/// Missions lie apart from the deck, and the dilemma pile holds dilemmas alone ("Kartentypen";
/// "Mission", "Dilemma").
fn wrong_pile(deck: &FoundDeck) -> Vec<Violation> {
    let piles = [Pile::Missions, Pile::Dilemmas, Pile::Deck].into_iter();
    let strangers = piles.flat_map(|pile| {
        let lines = deck.pile_entries(pile);
        let wrong = lines.filter(|line| Pile::of_card(&line.card) != pile);
        // Under one title for all, so that a pile breaks the rule once.
        let group = grouped(wrong.map(|line| (String::new(), pile_line(line))));
        group.into_iter().map(move |group| Violation {
            have: group.count(),
            cards: group.cards,
            ..sized(Rule::WrongPile, 0, 0, Some(pile))
        })
    });
    strangers.collect()
}

/// Some headquarters forbid a second one by their text; all five missions lie out from the start ("Aufbau").
fn second_headquarters(deck: &FoundDeck) -> Vec<Violation> {
    let homes = || deck.pile_entries(Pile::Missions).filter(|line| line.card.place == Some(Place::Headquarters));
    let Some(only) = homes().find(|line| line.card.text_facts.is_only_headquarters) else {
        return Vec::new();
    };
    let title = only.card.full_name();
    let groups = grouped(homes().map(|line| (title.clone(), pile_line(line))));
    let several = groups.into_iter().filter(|group| group.cards.len() > 1);
    several.map(|group| group.breaks(Rule::SecondHeadquarters, 1, Pile::Missions)).collect()
}

/// The cards of a deck that do not belong to a pool. The rulebook knows no pools.
pub fn outside_pool(deck: &FoundDeck, pool: CardPool) -> Option<Violation> {
    let piles = [Pile::Missions, Pile::Dilemmas, Pile::Deck].into_iter();
    let strangers = piles.flat_map(|pile| deck.pile_entries(pile)).filter(|line| !pool.admits(&line.card));
    let groups = grouped(strangers.map(|line| (String::new(), pile_line(line))));
    let group = groups.into_iter().next()?;
    Some(Violation {
        have: group.count(),
        cards: group.cards,
        pool: Some(pool),
        ..sized(Rule::OutsidePool, 0, 0, None)
    })
}

fn sized(rule: Rule, have: u32, limit: u32, pile: Option<Pile>) -> Violation {
    Violation { rule, have, limit, pile, title: None, pool: None, cards: Vec::new() }
}

fn too_few(rule: Rule, have: u32, limit: u32, pile: Option<Pile>) -> Vec<Violation> {
    let broken = (have < limit).then(|| sized(rule, have, limit, pile));
    broken.into_iter().collect()
}

fn too_many(deck: &FoundDeck, pile: Pile, rule: Rule) -> Vec<Violation> {
    let by_title = |line: PileLine| (line.title.clone(), line);
    let limited = lines(deck, pile).into_iter().filter(|line| line.is_limited);
    let groups = grouped(limited.map(by_title));
    let too_many = groups.into_iter().filter(|group| group.count() > COPIES);
    too_many.map(|group| group.breaks(rule, COPIES, pile)).collect()
}

/// A line that counts to a pile.
struct PileLine {
    line: usize,
    count: u32,
    name: String,
    title: String,
    /// The copies of its title are limited.
    is_limited: bool,
}

/// The lines of a pile in the order of the list.
fn lines(deck: &FoundDeck, pile: Pile) -> Vec<PileLine> {
    deck.pile_entries(pile).map(pile_line).collect()
}

fn pile_line(line: &DeckEntry) -> PileLine {
    PileLine {
        line: line.line,
        count: line.count,
        name: line.card.full_name(),
        title: line.card.title.clone(),
        is_limited: !line.card.text_facts.any_copies,
    }
}

/// Cards that count as the same.
struct RuleGroup {
    /// What makes them the same.
    title: String,
    /// Each card once.
    cards: Vec<RuleBreaker>,
}

impl RuleGroup {
    fn count(&self) -> u32 {
        copies_of(&self.cards)
    }

    fn breaks(self, rule: Rule, limit: u32, pile: Pile) -> Violation {
        Violation {
            rule,
            have: self.count(),
            limit,
            pile: Some(pile),
            title: Some(self.title),
            pool: None,
            cards: self.cards,
        }
    }

    fn add(&mut self, line: PileLine) {
        let known = self.cards.iter_mut().find(|card| card.name == line.name);
        match known {
            Some(card) => {
                card.count = card.count.saturating_add(line.count);
                card.lines.push(line.line);
            }
            None => self.cards.push(RuleBreaker { name: line.name, count: line.count, lines: vec![line.line] }),
        }
    }
}

/// Lines by what makes them the same, in the order of the first of each. Names of signs alone (`???`)
/// have an empty key and are the same only if they are written so.
fn grouped(lines: impl Iterator<Item = (String, PileLine)>) -> Vec<RuleGroup> {
    let mut groups: Vec<RuleGroup> = Vec::new();
    let mut places: HashMap<String, usize> = HashMap::new();
    for (title, line) in lines {
        let same = Some(key(&title)).filter(|key| !key.is_empty()).unwrap_or_else(|| title.clone());
        let place = *places.entry(same).or_insert(groups.len());
        if place == groups.len() {
            groups.push(RuleGroup { title, cards: Vec::new() });
        }
        if let Some(group) = groups.get_mut(place) {
            group.add(line);
        }
    }
    groups
}

fn copies_of(cards: &[RuleBreaker]) -> u32 {
    cards.iter().fold(0, |sum, card| sum.saturating_add(card.count))
}

/// The violations that no unknown card could cure. Too few cards are no longer too few if the unknown
/// lines hold the missing ones; a card too many or in the wrong pile stays one.
pub fn certain_violations(deck: &FoundDeck, violations: Vec<Violation>) -> Vec<Violation> {
    let is_certain = |violation: &Violation| {
        use Rule::{DeckCount, DilemmaCount, MissionCount, TotalCount};
        let is_count = matches!(violation.rule, MissionCount | DilemmaCount | DeckCount | TotalCount);
        let most = violation.have.saturating_add(possible(deck, violation.pile));
        !is_count || violation.have > violation.limit || most < violation.limit
    };
    violations.into_iter().filter(is_certain).collect()
}

/// Copies on unknown lines that could belong to a pile, or to any that counts.
fn possible(deck: &FoundDeck, pile: Option<Pile>) -> u32 {
    let could_be = |place: Option<Pile>| match (place, pile) {
        (None, _) => true,
        (Some(place), Some(pile)) => place == pile,
        (Some(place), None) => place != Pile::Aside,
    };
    let unknown = deck.unknown.iter().filter(|unknown| could_be(unknown.place));
    unknown.map(|unknown| unknown.count).fold(0, u32::saturating_add)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sample::{card, deck};

    /// Rules that a list of four dilemmas of one title breaks.
    fn broken(any_copies: bool) -> Vec<Rule> {
        let swarm = card("Swarm", "dilemma", |card| {
            card.text_facts.any_copies = any_copies;
        });
        let deck = deck("Dilemmas:\n4\tSwarm\n", &[swarm]);
        violations(&deck).iter().map(|found| found.rule).collect()
    }

    #[test]
    fn a_headquarters_may_forbid_a_second_one() {
        let home = |name: &str, text: &str| {
            card(name, "mission", |card| {
                card.place = Some(Place::Headquarters);
                card.set_text(text);
            })
        };
        let pool = [home("Rock", "You cannot command another headquarters mission."), home("Moon", "Draw a card.")];
        let found = |list: &str| {
            let all = violations(&deck(list, &pool)).into_iter();
            let mut second = all.filter(|found| found.rule == Rule::SecondHeadquarters);
            second.next().map(|found| (found.title, found.cards.len()))
        };
        assert_eq!(found("Missions:\nRock\nMoon\n"), Some((Some("Rock".to_owned()), 2)));
        assert_eq!(found("Missions:\nRock\n"), None);
        assert_eq!(found("Missions:\nMoon\n"), None);
    }

    /// "Ein Deck bauen": at most three, unless the text of the card says otherwise.
    #[test]
    fn a_text_lifts_the_limit_of_its_card() {
        assert!(broken(false).contains(&Rule::DilemmaCopies));
        assert!(!broken(true).contains(&Rule::DilemmaCopies));
    }
}

#[cfg(test)]
mod certain_tests {
    use super::*;
    use crate::sample::card;
    use crate::sample::deck;
    use crate::violations;

    fn rules(list: &str) -> Vec<Rule> {
        let pool = [card("Void", "mission", |_| {}), card("Swarm", "dilemma", |_| {})];
        let deck = deck(list, &pool);
        let sure = certain_violations(&deck, violations(&deck));
        sure.iter().map(|violation| violation.rule).collect()
    }

    #[test]
    fn what_unknown_cards_could_cure_is_held_back_and_nothing_else() {
        let few = "Missions:\n4\tWho\n1\tVoid\nDilemmas:\n4\tSwarm\nDeck:\n35\tWhat\n";
        assert_eq!(rules(few), [Rule::DilemmaCount, Rule::TotalCount, Rule::DilemmaCopies]);
        assert_eq!(rules("99 Who\n99 What\n2 Void\n"), [Rule::MissionTwice]);
        let more = "Missions:\n6\tVoid\n9\tWho\n";
        assert!(rules(more).contains(&Rule::MissionCount));
    }
}
