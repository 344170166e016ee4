//! Candidates and what they are compared by, one criterion after the other: whatever the Bot decides is decided so.

use std::cmp::Ordering;

use model::codes;
use model::order::Order;
use serde::Serialize;

codes!(
    /// What candidates are compared by, and which end of it is wanted.
    Criterion {
        /// What a row names before other things.
        Preference => "preference",
        /// Most of the token a row names first, of those that lie anywhere.
        NamedToken => "named-token",
        /// The highest value.
        MostValue => "most-value",
        /// The lowest value.
        LeastValue => "least-value",
        /// More tokens on the card.
        MoreTokens => "more-tokens",
        /// Fewer tokens on the card.
        LessTokens => "less-tokens",
        /// The most tokens of the Bot at a Location.
        MostOfBot => "most-of-bot",
        /// The fewest tokens of the Bot at a Location.
        LeastOfBot => "least-of-bot",
        /// The most tokens of the player at a Location.
        MostOfPlayer => "most-of-player",
        /// The fewest tokens of both sides at a Location.
        LeastOfBoth => "least-of-both",
        /// The highest track.
        HighestTrack => "highest-track",
        /// The lowest track.
        LowestTrack => "lowest-track",
        /// The place further left.
        Leftmost => "leftmost",
        /// The track further up: Research, Influence, Military.
        TopTrack => "top-track",
        /// The row further up.
        TopRow => "top-row",
        /// Where what lies in the Market and in the Junk comes into question: the Market.
        MarketFirst => "market-first",
        /// The card junked later.
        JunkedLast => "junked-last",
        /// The card discarded later.
        DiscardedLast => "discarded-last",
        /// The Ship deployed later.
        DeployedLast => "deployed-last",
        /// The card that came into play earlier.
        PlayedFirst => "played-first",
        /// The card that lay higher in its deck.
        HigherInDeck => "higher-in-deck",
    }
);

impl Criterion {
    /// Whether the greater measure wins. What goes by the order in which things lie has none.
    fn wants_more(self) -> bool {
        match self {
            Criterion::NamedToken
            | Criterion::MostValue
            | Criterion::MoreTokens
            | Criterion::MostOfBot
            | Criterion::MostOfPlayer
            | Criterion::HighestTrack => true,
            Criterion::Preference
            | Criterion::LeastValue
            | Criterion::LessTokens
            | Criterion::LeastOfBot
            | Criterion::LeastOfBoth
            | Criterion::LowestTrack
            | Criterion::Leftmost
            | Criterion::TopTrack
            | Criterion::TopRow
            | Criterion::MarketFirst
            | Criterion::JunkedLast
            | Criterion::DiscardedLast
            | Criterion::DeployedLast
            | Criterion::PlayedFirst
            | Criterion::HigherInDeck => false,
        }
    }
}

/// A criterion and where it is printed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Rule {
    /// What is compared.
    #[serde(rename = "criterion")]
    pub by: Criterion,
    /// The page of the solo rulebook; `None` if it is of another box, or a ruling of ours.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub page: Option<&'static str>,
}

impl Rule {
    /// A criterion of the solo rulebook.
    pub const fn on_page(by: Criterion, page: &'static str) -> Rule {
        Rule { by, page: Some(page) }
    }

    /// A criterion the solo rulebook does not have.
    pub const fn unprinted(by: Criterion) -> Rule {
        Rule { by, page: None }
    }
}

/// What is measured of a candidate, in the order of the criteria.
pub type Measures = [i32; 3];

/// A candidate.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RankedCandidate<T> {
    /// Its place among all that lies there.
    pub at: usize,
    /// What it is.
    pub what: T,
    /// What is measured of it, as far as there are criteria.
    pub measures: Measures,
}

/// Candidates in the order in which they lie, and what decides between them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ranking<T> {
    /// What is compared, one after the other.
    rules: &'static [Rule],
    /// What decides where all that is equal: the order in which they lie.
    order: Rule,
    candidates: Vec<RankedCandidate<T>>,
}

impl<T> Ranking<T> {
    /// Candidates that are compared by some criteria, at most as many as there are measures; of equals the first.
    pub fn new(
        rules: &'static [Rule],
        order: Rule,
        candidates: impl Iterator<Item = RankedCandidate<T>>,
    ) -> Ranking<T> {
        Ranking { rules, order, candidates: candidates.collect() }
    }

    /// Candidates of which the first is chosen, whatever they are.
    pub fn in_order(order: Rule, candidates: impl Iterator<Item = T>) -> Ranking<T> {
        let candidates = candidates.enumerate();
        let unmeasured = |(at, what)| RankedCandidate { at, what, measures: Measures::default() };
        Ranking::new(&[], order, candidates.map(unmeasured))
    }

    /// The same, lying in another order.
    pub fn with_order(self, order: Rule) -> Ranking<T> {
        Ranking { order, ..self }
    }

    /// The place of the one that is chosen; `None` if nothing comes into question.
    pub fn first(&self) -> Option<usize> {
        self.candidates.iter().min_by(|one, other| self.compare(one, other)).map(|first| first.at)
    }

    /// The places of all candidates, as they lie.
    pub fn places(&self) -> Vec<usize> {
        self.candidates.iter().map(|candidate| candidate.at).collect()
    }

    fn compare(&self, one: &RankedCandidate<T>, other: &RankedCandidate<T>) -> Ordering {
        let pairs = one.measures.iter().zip(&other.measures);
        let decided = self
            .rules
            .iter()
            .zip(pairs)
            .map(|(rule, (one, other))| if rule.by.wants_more() { other.cmp(one) } else { one.cmp(other) });
        decided.into_iter().fold(Ordering::Equal, Ordering::then)
    }

    /// All criteria, the order in which things lie last.
    pub fn rules(&self) -> Vec<Rule> {
        self.rules.iter().copied().chain([self.order]).collect()
    }

    /// The candidates, the one that is chosen first.
    pub fn ranked(mut self) -> Vec<RankedCandidate<T>> {
        let mut candidates = std::mem::take(&mut self.candidates);
        candidates.order_by(|one, other| self.compare(one, other));
        candidates
    }
}
