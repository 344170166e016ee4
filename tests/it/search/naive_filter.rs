//! The card search against a naive filter over the model: the same cards, whatever is asked.

use std::collections::BTreeSet;

use catalog::search::cards::NOTHING;
use catalog::search::query::parse;
use model::{
    AttemptRule, CcgCard, CollectorNumber, Comparison, Record, Requirement, RequirementTerm, Uniqueness, Vp,
};
use page::locale;
use proptest::prelude::*;
use proptest::strategy::ValueTree;
use proptest::test_runner::{Config, RngAlgorithm, TestRng, TestRunner};

use crate::kit::card_index::{cards, found};

/// Queries compared.
const QUERIES: usize = 500;

/// A query together with what it means, as a naive filter.
#[derive(Debug, Clone)]
enum Asked {
    Type(&'static str),
    Game(&'static str),
    Affiliation(&'static str),
    /// Any affiliation may attempt it; `Some`: but this one, or `""`: but any.
    OpenBut(Option<&'static str>),
    Icon(&'static str),
    Staffing(&'static str, usize),
    Keyword(&'static str),
    Species(&'static str),
    Skill(&'static str, &'static str, u8),
    Number(&'static str, &'static str, i64),
    Between(&'static str, i64, i64),
    Unique(bool),
    Place(&'static str),
    Requires(&'static str, u8),
    Sum(&'static str, &'static str, i64),
    ReportsTo(&'static str),
    Trait(&'static str),
    Deck(&'static str),
    Rarity(&'static str),
    Errata(bool),
    Region(&'static str),
    /// How many skills, or icons a ship needs.
    HowMany(&'static str, &'static str, i64),
    /// Numbers added up.
    Total(&'static [&'static str], &'static str, i64),
    /// Numbers added up, held against others.
    Against(&'static [&'static str], &'static str, &'static [&'static str]),
    /// The number of a printing.
    Printed(&'static str, i64),
    Text(&'static str),
    Any(&'static str),
    Not(Box<Asked>),
    And(Vec<Asked>),
    Or(Vec<Asked>),
}

use Asked::*;

impl Asked {
    fn query(&self) -> String {
        let joined = |parts: &[Asked], between: &str| {
            let parts: Vec<String> = parts.iter().map(|part| format!("({})", part.query())).collect();
            parts.join(between)
        };
        match self {
            Type(value) => format!("type:{value}"),
            Game(value) => format!("game:{value}"),
            Affiliation(value) => format!("affiliation:{value}"),
            OpenBut(None) => "affiliation:any".to_owned(),
            OpenBut(Some("")) => "affiliation:except".to_owned(),
            OpenBut(Some(value)) => format!("affiliation:\"except {value}\""),
            Icon(value) => format!("icon:{value}"),
            Staffing(icon, count) => format!("staffing:{icon}>={count}"),
            Keyword(value) => format!("keyword:\"{value}\""),
            Species(value) => format!("species:{value}"),
            Skill(skill, sign, level) => format!("skill:{skill}{sign}{level}"),
            Number(field, sign, number) => format!("{field}{sign}{number}"),
            Between(field, low, high) => format!("{field}:{low}..{high}"),
            Unique(yes) => format!("unique:{}", if *yes { "ja" } else { "no" }),
            Place(value) => format!("mt:{value}"),
            Requires(skill, level) => format!("requires:{skill}>={level}"),
            Sum(attribute, sign, number) => format!("requires:{attribute}{sign}{number}"),
            ReportsTo(value) => format!("reportsto:\"{value}\""),
            Trait(value) => format!("trait:{value}"),
            Deck(value) => format!("deck:{value}"),
            Rarity(value) => format!("rarity:{value}"),
            Errata(yes) => format!("errata:{}", if *yes { "ja" } else { "no" }),
            Region(value) => format!("region:\"{value}\""),
            HowMany(field, sign, number) => format!("{field}{sign}{number}"),
            Total(fields, sign, number) => format!("{}{sign}{number}", fields.join("+")),
            Against(left, sign, right) => format!("{}{sign}{}", left.join("+"), right.join("+")),
            Printed(sign, number) => format!("number{sign}{number}"),
            Text(word) => format!("/{word}/"),
            Any(field) => format!("{field}:*"),
            Not(inner) => format!("-({})", inner.query()),
            And(parts) => joined(parts, " "),
            Or(parts) => joined(parts, " or "),
        }
    }

    fn holds(&self, card: &Record, all: &[Record]) -> bool {
        match self {
            Not(inner) => !inner.holds(card, all),
            And(parts) => parts.iter().all(|part| part.holds(card, all)),
            Or(parts) => parts.iter().any(|part| part.holds(card, all)),
            Game(value) => card.game().code() == *value,
            Text(word) => {
                let texts = [false, true].map(|german| text_of(card, german));
                texts.iter().any(|text| text.to_lowercase().contains(word))
            }
            other => match card {
                Record::Card(record) => other.holds_in_chair(record),
                Record::Ccg(record) => other.holds_in_ccg(&record.card, all),
                Record::Rule(_) => false,
            },
        }
    }

    fn holds_in_chair(&self, record: &model::CardRecord) -> bool {
        let card = &record.card;
        let level = |name: &str| {
            let icons = card.skills.iter().filter(|skill| skill.code() == name);
            icons.count() as u8
        };
        let vp = card.vp.filter(|vp| !matches!(vp, Vp::Variable | Vp::Negative)).map(|vp| i64::from(vp.points()));
        match self {
            Type(value) => card.suit.code() == *value,
            Deck(value) => card.deck.code() == *value,
            Errata(yes) => card.errata.is_empty() != *yes,
            Trait(value) => card.traits.iter().any(|slug| slug == value),
            Skill(skill, sign, number) => {
                let level = level(skill);
                level > 0 && compare(sign, i64::from(level), i64::from(*number))
            }
            HowMany("skill", sign, number) => {
                let count = i64::try_from(card.skills.len()).expect("few");
                let counts = count > 0 || card.suit.code() == "person";
                counts && compare(sign, count, *number)
            }
            Number("vp", sign, number) => vp.is_some_and(|vp| compare(sign, vp, *number)),
            Between("vp", low, high) => vp.is_some_and(|vp| (*low..=*high).contains(&vp)),
            Printed(sign, number) => card.numbers().any(|own| is_numbered(own, sign, *number)),
            Any("vp") => vp.is_some(),
            Any("skill") => !card.skills.is_empty(),
            _ => false,
        }
    }

    fn holds_in_ccg(&self, card: &CcgCard, all: &[Record]) -> bool {
        let same = |a: &str, b: &str| a.eq_ignore_ascii_case(b);
        match self {
            Type(value) => card.card_type == *value,
            Affiliation(value) => {
                let own = card.affiliations.iter().any(|slug| slug == value);
                own || match &card.attempt {
                    None => false,
                    Some(AttemptRule::Only(slugs)) => slugs.iter().any(|slug| slug == value),
                    Some(AttemptRule::AnyExcept(slugs)) => slugs.iter().all(|slug| slug != value),
                }
            }
            OpenBut(barred) => match (&card.attempt, barred) {
                (Some(AttemptRule::AnyExcept(slugs)), Some("")) => !slugs.is_empty(),
                (Some(AttemptRule::AnyExcept(slugs)), Some(value)) => slugs.iter().any(|s| s == value),
                (Some(AttemptRule::AnyExcept(_)), None) => true,
                _ => false,
            },
            Icon(value) => card.icons.iter().any(|icon| same(icon, value)),
            Staffing(icon, count) => card.staffing.iter().filter(|own| same(own, icon)).count() >= *count,
            Keyword(value) => card.keywords.iter().any(|keyword| {
                let whole = keyword.value.as_ref();
                let whole = whole.map(|value| format!("{}: {value}", keyword.name));
                keyword.name == *value || whole.as_deref() == Some(value)
            }),
            Species(value) => card.species.iter().any(|species| same(species, value)),
            Skill(skill, sign, number) => card
                .skills
                .iter()
                .any(|own| own.skill == *skill && compare(sign, i64::from(own.level), i64::from(*number))),
            Number(field, sign, number) => figure(card, field).is_some_and(|own| compare(sign, own, *number)),
            Between(field, low, high) => figure(card, field).is_some_and(|own| (*low..=*high).contains(&own)),
            Unique(yes) => (card.uniqueness == Uniqueness::Unique) == *yes,
            Place(value) => card.card_type == "mission" && card.place.is_some_and(|place| place.code() == *value),
            Requires(..) | Sum(..) => {
                card.requirement.as_ref().is_some_and(|requirement| self.is_required(requirement))
            }
            ReportsTo(name) => all.iter().any(|other| match other {
                Record::Ccg(other) if other.card.full_name() == *name => {
                    let welcome = other.card.welcome.as_ref();
                    let mut calls = card.text_facts.calls.iter();
                    welcome.is_some_and(|welcome| welcome.admits(card))
                        || calls.any(|call| call.title == other.card.title)
                }
                _ => false,
            }),
            Region(value) => card.keywords.iter().any(|keyword| {
                let own = keyword.value.as_deref().unwrap_or_default();
                let short = own.strip_suffix(" System").unwrap_or(own);
                keyword.name == "Region" && (same(own, value) || same(short, value))
            }),
            HowMany(field, sign, number) => {
                let count = match (*field, card.card_type.as_str()) {
                    ("skill", "personnel") => Some(card.skills.len()),
                    ("staffing", "ship") => Some(card.staffing.len()),
                    _ => None,
                };
                let count = count.map(|count| i64::try_from(count).expect("few"));
                count.is_some_and(|count| compare(sign, count, *number))
            }
            Total(fields, sign, number) => {
                let numbers: Option<Vec<i64>> = fields.iter().map(|field| figure(card, field)).collect();
                numbers.is_some_and(|all| compare(sign, all.iter().sum(), *number))
            }
            Against(left, sign, right) => {
                let total = |fields: &[&str]| {
                    let all: Option<Vec<i64>> = fields.iter().map(|f| figure(card, f)).collect();
                    all.map(|all| all.iter().sum::<i64>())
                };
                let both = total(left).zip(total(right));
                both.is_some_and(|(left, right)| compare(sign, left, right))
            }
            Printed(sign, number) => {
                let mut printed = card.printings.iter();
                printed.any(|own| is_numbered(&own.number, sign, *number))
            }
            Rarity(value) => card.printings.iter().any(|own| same(&own.rarity, value)),
            Any("skill") => !card.skills.is_empty(),
            Any("keyword") => !card.keywords.is_empty(),
            Any("requires") => card.requirement.is_some(),
            Any("affiliation") => !card.affiliations.is_empty() || card.attempt.is_some(),
            Any(field) => figure(card, field).is_some(),
            _ => false,
        }
    }

    fn is_required(&self, requirement: &Requirement) -> bool {
        let mut terms = requirement.branches.iter().flat_map(|branch| &branch.terms);
        terms.any(|term| match (term, self) {
            (RequirementTerm::Either(inner), _) => self.is_required(inner),
            (RequirementTerm::Skill { skill, level }, Requires(wanted, least)) => skill == wanted && level >= least,
            (RequirementTerm::Sum { attribute, comparison, than }, Sum(wanted, sign, number)) => {
                let is_same = format!("{attribute:?}").eq_ignore_ascii_case(wanted);
                let enough = match comparison {
                    Comparison::MoreThan => i64::from(*than) + 1,
                    Comparison::LessThan => i64::from(*than) - 1,
                };
                is_same && compare(sign, enough, *number)
            }
            _ => false,
        })
    }
}

/// Names and texts, one a line.
fn text_of(card: &Record, german: bool) -> String {
    let lang = if german { model::Lang::De } else { model::Lang::En };
    let names: Vec<&str> = card.names(lang).collect();
    let text: String = model::text::pieces(&card.text(lang))
        .into_iter()
        .map(|piece| match piece {
            model::text::MarkupPiece::Words(words) => words.to_owned(),
            model::text::MarkupPiece::Symbol(name) => locale::symbol(lang, name),
        })
        .collect();
    format!("{}\n{text}", names.join("\n"))
}

fn is_numbered(printed: &str, sign: &str, number: i64) -> bool {
    let parts = CollectorNumber::parse(printed);
    parts.is_some_and(|own| compare(sign, own.number.into(), number))
}

fn compare(sign: &str, own: i64, number: i64) -> bool {
    match sign {
        "=" => own == number,
        "<" => own < number,
        "<=" => own <= number,
        ">" => own > number,
        _ => own >= number,
    }
}

fn figure(card: &CcgCard, field: &str) -> Option<i64> {
    let at =
        ["integrity", "cunning", "strength", "range", "weapons", "shields"].iter().position(|name| *name == field);
    let number = match (field, at) {
        ("cost", _) => return card.cost.map(i64::from),
        ("span", _) => card.span.as_ref()?.number(),
        ("points", _) => card.points.as_ref()?.number(),
        (_, Some(at)) if (at < 3) == (card.card_type == "personnel") => card.attributes.as_ref()?[at % 3].number(),
        _ => None,
    };
    number.map(i64::from)
}

fn leaf() -> BoxedStrategy<Asked> {
    let of = |values: &'static [&'static str]| proptest::sample::select(values);
    const FIELDS: &[&str] =
        &["cost", "span", "points", "integrity", "cunning", "strength", "range", "weapons", "shields", "vp"];
    const SIGNS: &[&str] = &["=", "<", "<=", ">", ">="];
    const SKILLS: &[&str] = &["leadership", "officer", "medical", "treachery", "security", "research", "military"];
    const TOTALS: &[&[&str]] = &[
        &["integrity", "cunning", "strength"],
        &["weapons", "shields"],
        &["cost", "range"],
        &["span", "points"],
        &["span", "vp"],
        &["integrity", "range"],
    ];
    const SIDES: &[&[&str]] = &[&["integrity"], &["strength"], &["cost", "cunning"], &["weapons"], &["shields"]];
    const KEYWORDS: &[&str] = &["Admiral", "Dissident", "Commander", "Hand Weapon"];
    prop_oneof![
        3 => of(&["personnel", "ship", "mission", "dilemma", "person", "event"]).prop_map(Type),
        1 => of(&["cc", "2e"]).prop_map(Game),
        3 => of(&["federation", "klingon", "bajoran", "non-aligned", "borg"]).prop_map(Affiliation),
        1 => proptest::sample::select(&[None, Some(""), Some("borg"), Some("federation")][..])
            .prop_map(OpenBut),
        2 => of(&["tng", "TN", "DS9", "cmd", "stf", "e"]).prop_map(Icon),
        1 => (of(&["cmd", "stf"]), 1_usize..4).prop_map(|(icon, count)| Staffing(icon, count)),
        1 => of(KEYWORDS).prop_map(Keyword),
        1 => of(&["human", "klingon", "bajoran"]).prop_map(Species),
        3 => (of(SKILLS), of(SIGNS), 1_u8..4).prop_map(|(skill, sign, level)| Skill(skill, sign, level)),
        4 => (of(FIELDS), of(SIGNS), -2_i64..12).prop_map(|(field, sign, number)| Number(field, sign, number)),
        1 => (of(&["points"]), of(SIGNS), 20_i64..50).prop_map(|(field, sign, number)| Number(field, sign, number)),
        2 => (of(FIELDS), 0_i64..4, 2_i64..9).prop_map(|(field, low, high)| Between(field, low, high)),
        1 => any::<bool>().prop_map(Unique),
        1 => of(&["planet", "space", "headquarters"]).prop_map(Place),
        2 => (of(&SKILLS[..5]), 1_u8..3).prop_map(|(skill, level)| Requires(skill, level)),
        2 => (of(&["integrity", "cunning", "strength"]), of(SIGNS), 28_i64..40)
            .prop_map(|(attribute, sign, number)| Sum(attribute, sign, number)),
        1 => of(&["Bajor, Gift of the Prophets", "Earth, Home of Starfleet Command"]).prop_map(ReportsTo),
        2 => of(&["klingon", "human", "starfleet", "romulan"]).prop_map(Trait),
        1 => of(&["common", "koloth", "sela"]).prop_map(Deck),
        1 => of(&["C", "u", "r", "s"]).prop_map(Rarity),
        1 => any::<bool>().prop_map(Errata),
        1 => of(&["Bajor System", "bajor", "Sector 001", "Neutral Zone"]).prop_map(Region),
        2 => (of(&["skill", "staffing"]), of(SIGNS), 0_i64..6)
            .prop_map(|(field, sign, number)| HowMany(field, sign, number)),
        2 => (proptest::sample::select(TOTALS), of(SIGNS), 2_i64..24)
            .prop_map(|(fields, sign, number)| Total(fields, sign, number)),
        2 => (proptest::sample::select(SIDES), of(SIGNS), proptest::sample::select(SIDES))
            .prop_map(|(left, sign, right)| Against(left, sign, right)),
        1 => (of(SIGNS), 1_i64..400).prop_map(|(sign, number)| Printed(sign, number)),
        1 => of(&["warp", "enterprise", "klingon", "worf", "ruhm"]).prop_map(Text),
        1 => of(&["cost", "skill", "keyword", "requires", "affiliation", "vp", "range"]).prop_map(Any),
    ]
    .boxed()
}

fn asked() -> impl Strategy<Value = Asked> {
    leaf().prop_recursive(3, 12, 3, |inner| {
        prop_oneof![
            1 => inner.clone().prop_map(|inner| Not(Box::new(inner))),
            3 => proptest::collection::vec(inner.clone(), 2..4).prop_map(And),
            2 => proptest::collection::vec(inner, 2..4).prop_map(Or),
        ]
    })
}

#[test]
fn the_index_finds_what_a_naive_filter_finds() {
    let (cards, index) = cards();
    let rng = TestRng::from_seed(RngAlgorithm::ChaCha, &[7; 32]);
    let mut runner = TestRunner::new_with_rng(Config::default(), rng);
    let mut with_hits = 0;
    for _ in 0..QUERIES {
        let asked = asked().new_tree(&mut runner).expect("a query").current();
        let query = asked.query();
        let ids: BTreeSet<String> = found(cards, index, &query).into_iter().collect();
        let naive: BTreeSet<String> =
            cards.iter().filter(|card| asked.holds(card, cards)).map(|card| card.id().to_string()).collect();
        assert_eq!(ids, naive, "{query}");
        with_hits += usize::from(!ids.is_empty() && ids.len() < cards.len());
    }
    assert!(with_hits > QUERIES / 2, "{with_hits} queries say something");
}

#[test]
fn closed_values_are_whole() {
    let (cards, index) = cards();
    let has_icon = |id: &String, wanted: &str| {
        cards.iter().any(|card| match card {
            Record::Ccg(record) => card.id().as_str() == id && record.card.icons.iter().any(|icon| icon == wanted),
            _ => false,
        })
    };
    let ids = found(cards, index, "icon:tn");
    assert!(!ids.is_empty() && ids.iter().all(|id| has_icon(id, "TN")));
    let ids = found(cards, index, "keyword:\"commander: u.s.s. test-6\"");
    assert_eq!(ids.len(), 1, "{ids:?}");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]
    #[test]
    fn whatever_can_be_read_can_be_run(text in "((a|n|sk|c|rt|requires|icon|set)(:|=|!=|>=)(worf|[a-z*+.^$|?]{1,4}|[0-9]{1,3}|\"[a-z *]{1,5}\"|/[a-z.*(\\[]{1,4}/),? ?){1,4}") {
        if let Ok(query) = parse(&text) {
            let _ = cards().1.search(&query, &[], &NOTHING);
        }
    }
}
