//! What no rule forbids but a player would want to know before the game. Where a game text says otherwise,
//! nothing is said or the text is named with it.

mod texts;

use std::rc::Rc;

use serde::Serialize;

use self::texts::{about_reach, against};
use super::outside_pool;
use crate::playability::{PlayPermissions, Playability, Quote};
use crate::reach::company::{CrewPool, number_at_once};
use crate::reach::{MissionReach, Prospect, Shortfall, worth};
use crate::staffing::staffing;
use crate::stats::counts::{Copies, number};
use crate::{FoundDeck, Pile};
use model::building::COPIES;
use model::{CardPool, CcgCard, Fact, Place, Uniqueness, codes};

/// Points that win the game ("Das Spiel gewinnen").
pub const WINNING_POINTS: i32 = 100;
/// A word is said of unique copies if not even so many of as many personnel and ships can be in play at once.
const MOSTLY: (u32, u32) = (3, 4);

codes!(
    /// What is worth a word. Declaration order is the order of reports.
    AdviceTopic {
        /// No planet mission: the game cannot be won.
        NoPlanet => "no-planet",
        /// No space mission: the game cannot be won.
        NoSpace => "no-space",
        /// All missions together are worth less than a hundred points.
        FewPoints => "few-points",
        /// No headquarters: personnel and ships cannot be played.
        NoHeadquarters => "no-headquarters",
        /// No personnel: nobody attempts a mission.
        NoPersonnel => "no-personnel",
        /// No ship: nobody gets to a mission.
        NoShip => "no-ship",
        /// Cards that no headquarters of the deck lets you play.
        Unwelcome => "unwelcome",
        /// Missions that no personnel of the deck may attempt.
        Unattempted => "unattempted",
        /// Missions that all personnel of the deck together cannot solve.
        OutOfReach => "out-of-reach",
        /// Ships that all personnel of the deck together cannot staff.
        Unstaffed => "unstaffed",
        /// No dilemma for planets, or none for space.
        OneKindOfDilemma => "one-kind-of-dilemma",
        /// Many personnel and ships are further copies of unique ones.
        UniqueCopies => "unique-copies",
        /// Copies are too many if a bracket is no part of a title, which nobody knows.
        TitleInDoubt => "title-in-doubt",
        /// Cards on the retired list, which the pool Standard does not have.
        Retired => "retired",
    }
);

/// A word of advice.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Advice {
    /// What the word is about.
    pub topic: AdviceTopic,
    /// The cards it is about, in the order of the list.
    pub cards: Vec<String>,
    /// The game texts of the deck that could change it, a sentence a card.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub texts: Vec<Quote>,
    /// Points of all missions, for [`AdviceTopic::FewPoints`].
    #[serde(skip)]
    pub points: Option<i32>,
    /// The points within reach, for [`AdviceTopic::OutOfReach`].
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reach: Option<PointsInReach>,
    /// Where all dilemmas belong, for [`AdviceTopic::OneKindOfDilemma`].
    #[serde(skip_serializing_if = "Option::is_none")]
    pub dilemmas: Option<Place>,
    /// How many copies can be in play at once, for [`AdviceTopic::UniqueCopies`].
    #[serde(skip_serializing_if = "Option::is_none")]
    pub at_once: Option<InPlayCount>,
}

/// The points a deck can reach.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct PointsInReach {
    /// Points of the missions its personnel can solve, those that a player must judge among them.
    pub points: i32,
    /// Points of all missions.
    pub of: i32,
    /// The missions beyond reach, in the order of the list.
    pub beyond: Vec<UnreachableMission>,
}

/// A mission beyond reach.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct UnreachableMission {
    /// Full name.
    pub name: String,
    /// What the way lacks that lacks least.
    pub lacks: Vec<Shortfall>,
}

/// How many personnel and ships can be in play at once.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct InPlayCount {
    /// Personnel and ships that can be in play together: of a unique title one.
    pub at_once: u32,
    /// All copies of personnel and ships in the deck.
    pub all: u32,
}

/// A deck with what its cards come to.
struct DeckAnalysis<'a> {
    deck: &'a FoundDeck,
    missions: Vec<Rc<CcgCard>>,
    doors: PlayPermissions,
    company: CrewPool,
}

/// All advice about a deck. Lists without missions or without a deck get none about what they lack:
/// the rules say that already. What lines could change whose card is not known is left out.
pub fn advice(deck: &FoundDeck) -> Vec<Advice> {
    const TOPICS: [fn(&DeckAnalysis<'_>) -> Option<Advice>; 14] = [
        no_planet,
        no_space,
        few_points,
        no_headquarters,
        no_personnel,
        no_ship,
        unwelcome,
        unattempted,
        out_of_reach,
        unstaffed,
        one_kind_of_dilemma,
        unique_copies,
        title_in_doubt,
        retired,
    ];
    let doors = PlayPermissions::from_deck(deck);
    let analysis = DeckAnalysis { deck, missions: missions(deck), company: CrewPool::new(deck, &doors), doors };
    let found = TOPICS.iter().filter_map(|topic| topic(&analysis));
    found.filter(|advice| is_certain(deck, advice.topic)).collect()
}

/// Whether no unknown card could change it.
fn is_certain(deck: &FoundDeck, topic: AdviceTopic) -> bool {
    let cure: &[Pile] = match topic {
        AdviceTopic::NoPlanet | AdviceTopic::NoSpace | AdviceTopic::FewPoints => &[Pile::Missions],
        AdviceTopic::NoHeadquarters
        | AdviceTopic::Unwelcome
        | AdviceTopic::Unattempted
        | AdviceTopic::OutOfReach => &[Pile::Missions, Pile::Deck],
        AdviceTopic::NoPersonnel | AdviceTopic::NoShip | AdviceTopic::Unstaffed | AdviceTopic::UniqueCopies => {
            &[Pile::Deck]
        }
        AdviceTopic::OneKindOfDilemma => &[Pile::Dilemmas],
        AdviceTopic::TitleInDoubt | AdviceTopic::Retired => &[],
    };
    let could_be = |place: Option<Pile>| place.is_none_or(|place| cure.contains(&place));
    !deck.unknown.iter().any(|unknown| could_be(unknown.place))
}

/// Winning takes a planet mission ("Das Spiel gewinnen").
fn no_planet(analysis: &DeckAnalysis<'_>) -> Option<Advice> {
    lacks(analysis, AdviceTopic::NoPlanet, Place::Planet)
}

/// Winning takes a space mission ("Das Spiel gewinnen").
fn no_space(analysis: &DeckAnalysis<'_>) -> Option<Advice> {
    lacks(analysis, AdviceTopic::NoSpace, Place::Space)
}

/// Personnel and ships are played at a headquarters ("Verschiedene Arten von Karten spielen").
fn no_headquarters(analysis: &DeckAnalysis<'_>) -> Option<Advice> {
    lacks(analysis, AdviceTopic::NoHeadquarters, Place::Headquarters)
}

fn lacks(analysis: &DeckAnalysis<'_>, topic: AdviceTopic, place: Place) -> Option<Advice> {
    let mut missions = analysis.missions.iter();
    let is_there = missions.any(|mission| mission.place == Some(place));
    (!analysis.missions.is_empty() && !is_there).then(|| plain(analysis, topic))
}

/// A hundred points win ("Das Spiel gewinnen").
fn few_points(analysis: &DeckAnalysis<'_>) -> Option<Advice> {
    let points: i32 = analysis.missions.iter().map(|mission| worth(mission)).sum();
    (!analysis.missions.is_empty() && points < WINNING_POINTS)
        .then(|| Advice { points: Some(points), ..plain(analysis, AdviceTopic::FewPoints) })
}

/// Only personnel attempt missions ("Versuchen einer Mission").
fn no_personnel(analysis: &DeckAnalysis<'_>) -> Option<Advice> {
    without(analysis, AdviceTopic::NoPersonnel, "personnel")
}

/// Missions are reached aboard ships ("Bewegen eines Schiffes").
fn no_ship(analysis: &DeckAnalysis<'_>) -> Option<Advice> {
    without(analysis, AdviceTopic::NoShip, "ship")
}

fn without(analysis: &DeckAnalysis<'_>, topic: AdviceTopic, card_type: &str) -> Option<Advice> {
    let mut cards = analysis.deck.pile_entries(Pile::Deck).peekable();
    let is_empty = cards.peek().is_none();
    let has_some = cards.any(|line| line.card.card_type == card_type);
    (!is_empty && !has_some).then(|| plain(analysis, topic))
}

/// A headquarters lets you play what its sentence names ("Verschiedene Arten von Karten spielen"), other
/// cards what their texts name.
fn unwelcome(analysis: &DeckAnalysis<'_>) -> Option<Advice> {
    if analysis.doors.is_empty() {
        return None;
    }
    let mut texts = Vec::new();
    let mut names = Vec::new();
    for (card, _) in analysis.deck.copies(Pile::Deck) {
        if !matches!(card.card_type.as_str(), "personnel" | "ship") {
            continue;
        }
        match analysis.doors.admits(&card) {
            Playability::Open => continue,
            Playability::Perhaps(quote) if texts.contains(&quote) => {}
            Playability::Perhaps(quote) => texts.push(quote),
            Playability::Closed => {}
        }
        names.push(card.full_name());
    }
    let advice = about(analysis, AdviceTopic::Unwelcome, names)?;
    Some(Advice { texts, ..advice })
}

/// At least one of the personnel must be allowed to attempt the mission ("Versuchen einer Mission"), by its
/// icons or by its text.
fn unattempted(analysis: &DeckAnalysis<'_>) -> Option<Advice> {
    let crew = personnel(analysis.deck);
    if crew.is_empty() {
        return None;
    }
    let nobody = |mission: &&Rc<CcgCard>| {
        let Some(attempt) = &mission.attempt else {
            return false;
        };
        let others = &mission.text_facts.other_ways;
        let may = |card: &CcgCard| attempt.admits(card) || others.iter().any(|other| other.admits(card));
        !crew.iter().any(|card| may(card))
    };
    let unattempted = analysis.missions.iter().filter(nobody);
    let names = unattempted.map(|mission| mission.full_name()).collect();
    about(analysis, AdviceTopic::Unattempted, names)
}

/// Missions of a list whose reach is worked out, at most. A deck has five; each mission is held against all crews of
/// the list, and whoever pastes all cards there are would wait half a minute for what no deck can use.
const MOST_MISSIONS: usize = 12;

/// Points are scored for missions whose requirements personnel meet ("Missionsanforderungen überprüfen").
fn out_of_reach(analysis: &DeckAnalysis<'_>) -> Option<Advice> {
    if analysis.company.personnel.is_empty() || analysis.missions.len() > MOST_MISSIONS {
        return None;
    }
    let missions = analysis.missions.iter();
    let reaches: Vec<MissionReach> = missions.filter_map(|mission| analysis.company.reach(mission)).collect();
    let (beyond, near): (Vec<MissionReach>, Vec<MissionReach>) =
        reaches.into_iter().partition(|reach| reach.prospect == Prospect::Beyond);
    let all = analysis.missions.iter().map(|mission| worth(mission)).sum();
    let points: i32 = near.iter().map(|reach| reach.points).sum();
    let texts = about_reach(analysis, &beyond, points >= WINNING_POINTS);
    let names = beyond.iter().map(|reach| reach.mission.full_name());
    let advice = about(analysis, AdviceTopic::OutOfReach, names.collect())?;
    let named =
        beyond.into_iter().map(|reach| UnreachableMission { name: reach.mission.full_name(), lacks: reach.lacks });
    Some(Advice { texts, reach: Some(PointsInReach { points, of: all, beyond: named.collect() }), ..advice })
}

/// A ship needs its icons, each from somebody else, and one of its affiliation aboard ("Bemannen eines
/// Schiffes"). Only one card of a unique title can be aboard, whatever its subtitle ("Einzigartigkeit"); it
/// counts as all of them, so that no ship is called unstaffed that one of them would staff.
fn unstaffed(analysis: &DeckAnalysis<'_>) -> Option<Advice> {
    let crew: Vec<&CcgCard> = analysis.company.best.iter().map(Rc::as_ref).collect();
    if crew.is_empty() {
        return None;
    }
    let is_unstaffed = |card: &CcgCard| card.card_type == "ship" && !staffing(card, &crew).is_staffed();
    let ships = cards(analysis.deck, is_unstaffed);
    about(analysis, AdviceTopic::Unstaffed, ships)
}

/// Only dilemmas that fit the kind of mission are used ("Begegnen von Dilemmas"). Of those whose kind is not
/// known any may be.
fn one_kind_of_dilemma(analysis: &DeckAnalysis<'_>) -> Option<Advice> {
    let dilemmas = of_type(analysis.deck, Pile::Dilemmas, "dilemma");
    let first = dilemmas.first()?.place?;
    let is_only = dilemmas.iter().all(|dilemma| dilemma.place == Some(first));
    let is_of_one_kind = matches!(first, Place::Planet | Place::Space);
    (is_only && is_of_one_kind)
        .then(|| Advice { dilemmas: Some(first), ..plain(analysis, AdviceTopic::OneKindOfDilemma) })
}

/// Of a unique title only one may be in play ("Einzigartigkeit").
fn unique_copies(analysis: &DeckAnalysis<'_>) -> Option<Advice> {
    let mut crew = analysis.deck.copies(Pile::Deck);
    crew.retain(|(card, _)| matches!(card.card_type.as_str(), "personnel" | "ship"));
    let at_once = InPlayCount { at_once: number_at_once(&crew), all: number(&crew) };
    let (part, whole) = MOSTLY;
    let is_much = u64::from(at_once.at_once) * u64::from(whole) >= u64::from(at_once.all) * u64::from(part);
    (!is_much).then(|| Advice {
        cards: repeated(&crew),
        at_once: Some(at_once),
        ..plain(analysis, AdviceTopic::UniqueCopies)
    })
}

/// At most three cards of one title are allowed ("Ein Deck bauen"). Where the sources do not tell whether a bracket is
/// part of the title, `Soto` and `Soto (Klingon)` may be one.
fn title_in_doubt(analysis: &DeckAnalysis<'_>) -> Option<Advice> {
    let copies = analysis.deck.copies(Pile::Deck);
    let bare = |card: &CcgCard| card.title.split(" (").next().unwrap_or_default().to_owned();
    let doubtful = copies.iter().filter(|(card, _)| card.unsure.contains(&Fact::Title));
    let names = doubtful.filter_map(|(doubtful, _)| {
        let title = bare(doubtful);
        let same = copies.iter().filter(|(card, _)| bare(card) == title);
        let is_much = same.clone().count() > 1 && same.map(|(_, count)| *count).sum::<u32>() > COPIES;
        is_much.then(|| format!("{title} · {}", doubtful.title))
    });
    about(analysis, AdviceTopic::TitleInDoubt, names.collect())
}

/// The pool Standard has no card of the retired list.
fn retired(analysis: &DeckAnalysis<'_>) -> Option<Advice> {
    let outside = outside_pool(analysis.deck, CardPool::Standard)?;
    let names = outside.cards.into_iter().map(|card| card.name);
    about(analysis, AdviceTopic::Retired, names.collect())
}

/// Unique titles of which there are several, each once.
fn repeated(crew: &Copies) -> Vec<String> {
    let mut titles: Vec<(&str, u32)> = Vec::new();
    for (card, copies) in crew {
        if card.uniqueness != Uniqueness::Unique {
            continue;
        }
        match titles.iter_mut().find(|(title, _)| *title == card.title) {
            Some((_, count)) => *count = count.saturating_add(*copies),
            None => titles.push((&card.title, *copies)),
        }
    }
    let repeated = titles.into_iter().filter(|(_, count)| *count > 1);
    repeated.map(|(title, _)| title.to_owned()).collect()
}

fn plain(analysis: &DeckAnalysis<'_>, topic: AdviceTopic) -> Advice {
    word(analysis, topic, Vec::new())
}

fn about(analysis: &DeckAnalysis<'_>, topic: AdviceTopic, cards: Vec<String>) -> Option<Advice> {
    (!cards.is_empty()).then(|| word(analysis, topic, cards))
}

fn word(analysis: &DeckAnalysis<'_>, topic: AdviceTopic, cards: Vec<String>) -> Advice {
    let texts = against(analysis, topic, &cards);
    Advice { topic, cards, texts, points: None, reach: None, dilemmas: None, at_once: None }
}

/// The missions among the missions, each once.
pub(crate) fn missions(deck: &FoundDeck) -> Vec<Rc<CcgCard>> {
    of_type(deck, Pile::Missions, "mission")
}

fn personnel(deck: &FoundDeck) -> Vec<Rc<CcgCard>> {
    of_type(deck, Pile::Deck, "personnel")
}

fn of_type(deck: &FoundDeck, pile: Pile, card_type: &str) -> Vec<Rc<CcgCard>> {
    let cards = deck.copies(pile).into_iter().map(|(card, _)| card);
    cards.filter(|card| card.card_type == card_type).collect()
}

/// Full names of the cards of the deck that are so.
fn cards(deck: &FoundDeck, is_so: impl Fn(&CcgCard) -> bool) -> Vec<String> {
    let cards = deck.copies(Pile::Deck).into_iter().map(|(card, _)| card);
    cards.filter(|card| is_so(card)).map(|card| card.full_name()).collect()
}

#[cfg(test)]
mod tests;
