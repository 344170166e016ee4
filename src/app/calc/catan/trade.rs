//! `tricorder calc trade`: border trade, resource cards for others from the supply at 4:1, 3:1 and 2:1
//! ("Grenzhandel", "Grenz- und Handelsposten").

use clap::Args;
use serde::Serialize;

use crate::argument_kinds::ValueShape;
use crate::calc::Calculator;
use crate::calc::answer::{Calculation, Report, answer};
use crate::calc::catan::resources::{CARDS, Resource, ResourceHand, ResourceParser, Resources, split_list};
use crate::session::Session;
use crate::{Found, RunCommand};
use model::text::vocabulary::typed;
use page::locale::{Texts, msg};
use page::{Page, PageTable};
use words::Problem;

/// A trading post.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum TradingPost {
    /// 3:1 with any resource.
    Simple,
    /// 2:1 with the resource shown; no help with others.
    Specialized(Resource),
}

/// How many cards of a resource the player gives for 1 other card.
fn trade_rate(resource: Resource, posts: &[TradingPost]) -> u8 {
    if posts.contains(&TradingPost::Specialized(resource)) {
        2
    } else if posts.contains(&TradingPost::Simple) {
        3
    } else {
        4
    }
}

/// Trades of one resource for another.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
struct Trade {
    give: Resource,
    /// Cards given in all.
    given: u8,
    /// Cards given for each card taken.
    rate: u8,
    take: Resource,
    /// Cards taken.
    taken: u8,
}

/// How a player gets from the cards held to those wanted.
#[derive(Debug, Serialize)]
struct TradePlan {
    /// Wanted cards the player lacked.
    missing: ResourceHand,
    /// What to trade, in this order.
    deals: Vec<Trade>,
    /// Wanted cards that no trade brings.
    unmet: ResourceHand,
    /// The hand after the trades.
    after: ResourceHand,
    /// Whether all wanted cards can be had.
    possible: bool,
    #[serde(skip)]
    names: Resources,
}

/// The trades that bring the cards wanted for as few cards as possible, keeping those wanted that are
/// held already. Given are the cards with the best rate, of these those there are most of, then in the
/// order of resources; missing cards are taken in that order. If not all can be had, as many as can.
///
/// Trading in two steps never helps: the first step costs as many cards as taking the wanted one.
fn plan_trades(have: &ResourceHand, want: &ResourceHand, posts: &[TradingPost], names: Resources) -> TradePlan {
    let missing = want.without(have);
    let mut plan = TradePlan { missing, deals: Vec::new(), unmet: missing, after: *have, possible: false, names };
    let mut surplus = have.without(want);
    let wanted: Vec<Resource> =
        missing.cards().flat_map(|(take, cards)| std::iter::repeat_n(take, cards.into())).collect();
    for take in wanted {
        let Some(give) = cheapest(&surplus, posts) else {
            break;
        };
        let rate = trade_rate(give, posts);
        surplus.take(give, rate);
        plan.trade(give, rate, take);
    }
    plan.possible = plan.unmet.total() == 0;
    plan
}

/// What the cards of a resource bring, traded as often as it goes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
struct TradeOffer {
    resource: Resource,
    /// Cards of it.
    cards: u8,
    /// Cards given for each card taken.
    rate: u8,
    /// Cards taken.
    taken: u8,
}

impl TradeOffer {
    /// `9 / 4 = 2, Rest 1`.
    fn quotient(self, texts: &Texts) -> String {
        let sum = format!("{} / {} = {}", self.cards, self.rate, self.taken);
        match self.cards % self.rate {
            0 => sum,
            rest => msg::calc_trade_rest(texts, sum, rest),
        }
    }
}

/// What each resource of a hand brings by itself, in the order of resources.
fn list_offers(have: &ResourceHand, posts: &[TradingPost]) -> Vec<TradeOffer> {
    let offer = |(resource, cards)| {
        let rate = trade_rate(resource, posts);
        TradeOffer { resource, cards, rate, taken: cards / rate }
    };
    have.cards().map(offer).collect()
}

/// The resource to give next, if there is enough of any.
fn cheapest(surplus: &ResourceHand, posts: &[TradingPost]) -> Option<Resource> {
    let enough = surplus.cards().filter(|(resource, cards)| *cards >= trade_rate(*resource, posts));
    // Turned round, so that the least is what there is most of.
    let best = enough.min_by_key(|(resource, cards)| (trade_rate(*resource, posts), u8::MAX - cards));
    best.map(|(resource, _)| resource)
}

impl TradePlan {
    fn trade(&mut self, give: Resource, rate: u8, take: Resource) {
        self.after.take(give, rate);
        self.after.add(take, 1);
        self.unmet.take(take, 1);
        let same = |deal: &&mut Trade| (deal.give, deal.take) == (give, take);
        match self.deals.iter_mut().find(same) {
            Some(deal) => {
                deal.taken += 1;
                deal.given += rate;
            }
            None => self.deals.push(Trade { give, given: rate, rate, take, taken: 1 }),
        }
    }
}

impl Calculation for TradePlan {
    fn report(&self, texts: &Texts) -> Report {
        let names = &self.names;
        let result = if self.missing.total() == 0 {
            msg::calc_trade_nothing_missing(texts)
        } else if self.possible {
            msg::calc_trade_complete(texts)
        } else {
            msg::calc_trade_unmet(texts, names.hand(texts, &self.unmet))
        };
        let verdict = self.possible.into();
        if self.deals.is_empty() {
            return Report::new(Page::new(), [result]).judged(texts, verdict, &[]);
        }
        let table = PageTable::of(&self.deals)
            .col(msg::calc_trade_give(texts), |deal| {
                let given = names.cards(texts, deal.given, deal.give);
                match deal.taken {
                    0 | 1 => given,
                    taken => format!("{taken} × {} = {given}", deal.rate),
                }
            })
            .col(msg::calc_trade_rate(texts), |deal| format!("{}:1", deal.rate))
            .col(msg::calc_trade_take(texts), |deal| names.cards(texts, deal.taken, deal.take))
            .ruled();
        let after = msg::calc_trade_after(texts, names.hand(texts, &self.after));
        Report::new(table, [result, after]).judged(texts, verdict, &[])
    }
}

/// What each resource of a hand would bring.
#[derive(Debug, Serialize)]
struct TradeOffers {
    /// The offers in the order of resources.
    offers: Vec<TradeOffer>,
    #[serde(skip)]
    names: Resources,
}

impl Calculation for TradeOffers {
    fn report(&self, texts: &Texts) -> Report {
        let taken: u16 = self.offers.iter().map(|offer| u16::from(offer.taken)).sum();
        let most = msg::calc_trade_most(texts, taken);
        if self.offers.is_empty() {
            return Report::new(Page::new(), [most]);
        }
        let table = PageTable::of(&self.offers)
            .col(msg::calc_trade_give(texts), |offer| self.names.cards(texts, offer.cards, offer.resource))
            .col(msg::calc_trade_rate(texts), |offer| format!("{}:1", offer.rate))
            .col(msg::calc_trade_takes(texts), |offer| offer.quotient(texts))
            .ruled();
        Report::new(table, [most])
    }
}

/// The trading posts a player may have.
const POSTS: ValueShape = ValueShape::Any(&[
    ("3:1", |_| "3:1".to_owned()),
    ("tritanium", msg::calc_resource_tritanium),
    ("food", msg::calc_resource_food),
    ("oxygen", msg::calc_resource_oxygen),
    ("dilithium", msg::calc_resource_dilithium),
    ("water", msg::calc_resource_water),
]);

#[derive(Debug, Args)]
pub struct TradeArgs {
    #[arg(long, allow_hyphen_values = true, add = CARDS)]
    have: String,
    #[arg(long, allow_hyphen_values = true, add = CARDS)]
    want: Option<String>,
    #[arg(long, add = POSTS)]
    posts: Option<String>,
}

impl RunCommand for TradeArgs {
    fn run(self, session: &Session<'_>) -> Result<Found, Problem> {
        let names = Resources::load(session)?;
        let parser = ResourceParser { resources: &names, texts: session.texts };
        let have = parser.parse_hand("--have", &self.have)?;
        let posts = parse_posts(parser, self.posts.as_deref().unwrap_or_default())?;
        let Some(want) = &self.want else {
            let offers = list_offers(&have, &posts);
            return answer(session, Calculator::Trade, TradeOffers { offers, names });
        };
        let want = parser.parse_hand("--want", want)?;
        answer(session, Calculator::Trade, plan_trades(&have, &want, &posts, names))
    }
}

/// Posts such as `3:1, Wasser`.
fn parse_posts(parser: ResourceParser<'_>, text: &str) -> Result<Vec<TradingPost>, Problem> {
    let post = |part: &str| {
        if typed::POST_SIMPLE.is(part) {
            return Ok(TradingPost::Simple);
        }
        let name = part.strip_prefix("2:1").unwrap_or(part);
        Ok(TradingPost::Specialized(parser.parse_resource("--posts", name)?))
    };
    split_list(text).map(post).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::calc::catan::resources::EACH;
    use proptest::prelude::*;
    use std::collections::BTreeSet;

    use Resource::{Dilithium, Tritanium, Water};

    fn hand(cards: &[(Resource, u8)]) -> ResourceHand {
        let mut hand = ResourceHand::default();
        for (resource, count) in cards {
            hand.add(*resource, *count);
        }
        hand
    }

    /// The one deal that brings what is wanted.
    fn deal(have: (Resource, u8), want: (Resource, u8), posts: &[TradingPost]) -> (u8, u8) {
        let plan = plan_trades(&hand(&[have]), &hand(&[want]), posts, Resources::default());
        assert!(plan.possible);
        (plan.deals[0].given, plan.deals[0].taken)
    }

    /// William: 4 water for 1 tritanium. Red: 3 tritanium for 1 water; 2 tritanium for 1 card at the
    /// tritanium post, 4 for 2.
    #[test]
    fn the_examples_of_the_almanac() {
        assert_eq!(deal((Water, 4), (Tritanium, 1), &[]), (4, 1));
        assert_eq!(deal((Tritanium, 3), (Water, 1), &[TradingPost::Simple]), (3, 1));
        let special = [TradingPost::Specialized(Tritanium)];
        assert_eq!(deal((Tritanium, 2), (Dilithium, 1), &special), (2, 1));
        assert_eq!(deal((Tritanium, 4), (Dilithium, 2), &special), (4, 2));
    }

    #[test]
    fn a_specialized_post_helps_with_its_own_resource_only() {
        assert_eq!(trade_rate(Water, &[TradingPost::Specialized(Tritanium)]), 4);
        assert_eq!(trade_rate(Water, &[TradingPost::Specialized(Water), TradingPost::Simple]), 2);
    }

    #[test]
    fn what_is_wanted_is_not_given_away() {
        let have = hand(&[(Water, 5)]);
        let want = hand(&[(Water, 2), (Tritanium, 1)]);
        let plan = plan_trades(&have, &want, &[], Resources::default());
        assert!(!plan.possible);
        assert_eq!((plan.deals.len(), plan.unmet.count(Tritanium)), (0, 1));
        assert_eq!(plan.after, have);
    }

    /// Whether some order of trades leads to all wanted cards, trying every one.
    fn reachable(have: ResourceHand, want: &ResourceHand, posts: &[TradingPost]) -> bool {
        let mut open = vec![have];
        let mut seen = BTreeSet::new();
        while let Some(now) = open.pop() {
            if want.without(&now).total() == 0 {
                return true;
            }
            if !seen.insert(now.0) {
                continue;
            }
            for (give, cards) in now.cards() {
                let rate = trade_rate(give, posts);
                let others = Resource::ALL.iter().filter(|take| **take != give && cards >= rate);
                for take in others {
                    let mut next = now;
                    next.take(give, rate);
                    next.add(*take, 1);
                    open.push(next);
                }
            }
        }
        false
    }

    fn posts() -> impl Strategy<Value = Vec<TradingPost>> {
        let mut all = vec![TradingPost::Simple];
        all.extend(Resource::ALL.iter().map(|resource| TradingPost::Specialized(*resource)));
        proptest::sample::subsequence(all, 0..4)
    }

    proptest! {
        #[test]
        fn a_plan_is_found_if_there_is_one(
            have in [0..7_u8, 0..5, 0..4, 0..3, 0..3],
            want in [0..2_u8, 0..2, 0..2, 0..2, 0..2],
            posts in posts(),
        ) {
            let (have, want) = (ResourceHand(have), ResourceHand(want));
            let plan = plan_trades(&have, &want, &posts, Resources::default());
            prop_assert_eq!(plan.possible, reachable(have, &want, &posts));
        }

        #[test]
        fn cards_given_and_taken_add_up(
            have in [0..=EACH, 0..=EACH, 0..=EACH, 0..=EACH, 0..=EACH],
            want in [0..=EACH, 0..=EACH, 0..=EACH, 0..=EACH, 0..=EACH],
            posts in posts(),
        ) {
            let (have, want) = (ResourceHand(have), ResourceHand(want));
            let plan = plan_trades(&have, &want, &posts, Resources::default());
            let given: u16 = plan.deals.iter().map(|deal| u16::from(deal.given)).sum();
            let taken: u16 = plan.deals.iter().map(|deal| u16::from(deal.taken)).sum();
            prop_assert_eq!(plan.after.total() + given, have.total() + taken);
            prop_assert_eq!(taken + plan.unmet.total(), plan.missing.total());
            prop_assert_eq!(plan.unmet, want.without(&plan.after));
            prop_assert!(plan.deals.iter().all(|deal| deal.give != deal.take));
        }
    }
}
