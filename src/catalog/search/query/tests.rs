//! What is read is written so that it reads the same; nothing typed ends the program.

use proptest::prelude::*;

use super::fields;
use super::fields::{ALL, Kind, QueryField};
use super::{Clause, Fault, Query, QueryValue, Relation, Sum, parse, read};
use model::Lang;

fn word() -> impl Strategy<Value = String> {
    "[a-zäöß0-9][a-z0-9.*'-]{0,6}"
        .prop_filter("no joint", |word| !["or", "oder", "and", "und", "not", "nicht"].contains(&word.as_str()))
}

fn phrase() -> impl Strategy<Value = String> {
    "[a-z][a-z :.,()<-]{0,12}"
}

fn text() -> impl Strategy<Value = QueryValue> {
    (word(), phrase(), any::<bool>())
        .prop_map(|(word, phrase, quoted)| QueryValue::Text { text: if quoted { phrase } else { word }, quoted })
}

fn number() -> impl Strategy<Value = QueryValue> {
    let ends = (proptest::option::of(-99_i64..99), -99_i64..99, any::<bool>());
    prop_oneof![
        (-99_i64..999).prop_map(QueryValue::Number),
        ends.prop_map(|(a, b, swap)| if swap {
            QueryValue::Between(a, Some(b))
        } else {
            QueryValue::Between(Some(b), a)
        })
    ]
}

fn relation() -> impl Strategy<Value = Relation> {
    proptest::sample::select(&Relation::ALL[..])
}

fn level() -> impl Strategy<Value = QueryValue> {
    let relation = relation().prop_filter("no colon", |relation| *relation != Relation::Is);
    // Behind a comma a field and a sign begin a condition: `skill:law,c!=0` asks for the cost.
    let name = word().prop_filter("no field", |word| QueryField::find_by_name(word).is_none());
    let parts = (name, phrase(), any::<bool>(), relation, -5_i64..40);
    parts.prop_map(|(word, phrase, quoted, relation, number)| QueryValue::Level {
        name: if quoted { phrase } else { word },
        quoted,
        relation,
        number,
    })
}

fn addable(count: std::ops::Range<usize>) -> impl Strategy<Value = Vec<&'static QueryField>> {
    let all = ALL.iter().copied();
    let addable: Vec<&'static QueryField> = all.filter(|field| field.has_numbers()).collect();
    proptest::collection::vec(proptest::sample::select(addable), count)
}

fn number_or_fields() -> impl Strategy<Value = QueryValue> {
    prop_oneof![3 => number(), 1 => addable(1..3).prop_map(QueryValue::Fields)]
}

/// Whether values can be compared by more and less.
fn is_one(values: &[QueryValue]) -> bool {
    matches!(values, [QueryValue::Number(_) | QueryValue::Fields(_)])
}

fn sum() -> impl Strategy<Value = Query> {
    let fields = addable(2..4);
    let value = prop_oneof![number_or_fields(), Just(QueryValue::Any)];
    let values = proptest::collection::vec(value, 1..3);
    (fields, relation(), values).prop_filter_map("one number", |(fields, relation, values)| {
        let fine = !relation.is_order() || is_one(&values);
        fine.then_some(Query::Sum(Sum { fields, relation, values }))
    })
}

/// Whether a word without quotes begins like a number, which it may then be taken for.
fn is_number(value: &QueryValue) -> bool {
    let (QueryValue::Text { text, quoted } | QueryValue::Level { name: text, quoted, .. }) = value else {
        return false;
    };
    !quoted && text.starts_with(|c: char| c.is_ascii_digit())
}

fn value(field: &QueryField) -> BoxedStrategy<QueryValue> {
    match field.kind {
        Kind::Number => number_or_fields().boxed(),
        Kind::Numbered => {
            let words = text().prop_filter("no number", |value| !is_number(value));
            prop_oneof![words, number()].boxed()
        }
        // What `is:` does not know itself is asked of another field.
        Kind::Closed if field == &fields::IS => {
            let own = proptest::sample::select(fields::IS.words);
            own.prop_map(|word| QueryValue::Text { text: word.code.to_owned(), quoted: false }).boxed()
        }
        Kind::Closed => text().boxed(),
        Kind::Text => prop_oneof![text(), "[a-z.]{1,5}".prop_map(QueryValue::Regex)].boxed(),
        Kind::Level => {
            let words = prop_oneof![text(), level()];
            let words = words.prop_filter("no number", |value| !is_number(value));
            prop_oneof![2 => words, 1 => number()].boxed()
        }
        Kind::Needs => prop_oneof![text(), level()].boxed(),
        Kind::Copies => {
            let words = proptest::sample::select(vec!["yes", "no", "ja", "nein"]);
            let words = words.prop_map(|word| QueryValue::Text { text: word.to_owned(), quoted: false });
            prop_oneof![words, number()].boxed()
        }
    }
}

fn clause() -> impl Strategy<Value = Query> {
    let field = proptest::sample::select(ALL);
    let parts = field.prop_flat_map(|field| {
        let values = proptest::collection::vec(value(field), 1..3);
        (Just(field), relation(), values)
    });
    parts.prop_filter_map("a clause that can be read", |(field, relation, values)| {
        let fine = !relation.is_order() || is_one(&values);
        fine.then_some(Query::Field(Clause { field, relation, values }))
    })
}

fn query() -> impl Strategy<Value = Query> {
    let leaf = prop_oneof![
        Just(Query::All),
        word().prop_map(Query::Word),
        phrase().prop_map(Query::Phrase),
        "[a-z.]{1,5}".prop_map(Query::Regex),
        clause(),
        sum(),
    ];
    leaf.prop_recursive(4, 24, 3, |inner| {
        prop_oneof![
            inner.clone().prop_map(|query| Query::Not(Box::new(query))),
            proptest::collection::vec(inner.clone(), 2..4).prop_map(Query::and),
            proptest::collection::vec(inner, 2..4).prop_map(Query::or),
        ]
    })
}

fn fault(text: &str) -> (Option<usize>, Fault) {
    let error = parse(text).expect_err(text);
    (error.at, error.fault)
}

#[test]
fn joints_bind_as_in_speech() {
    let written = |text: &str| parse(text).expect(text).to_string();
    assert_eq!(written("a b oder c und d"), "a b or c d");
    assert_eq!(written("nicht (a or b)"), "-(a or b)");
    assert_eq!(written("typ:schiff  kosten <= 3"), "type:schiff cost<=3");
    assert_eq!(written("„son of mogh“ & -x"), "\"son of mogh\" -x");
    assert_eq!(written("((a)) ((b c) or d)"), "a (b c or d)");
    assert_eq!(written("c:3-5 p:..40"), "cost:3..5 points:..40");
    assert_eq!(written("sk:leadership >= 2 x"), "skill:leadership>=2 x");
    assert_eq!(written("order nothing"), "order nothing");
    assert_eq!(written("int + cunn+stärke >= 20 worf"), "integrity+cunning+strength>=20 worf");
    assert_eq!(written("c+p:3..5,*"), "cost+points:3..5,*");
    assert_eq!(written("skills>=5 sk:2-3 skill:law"), "skill>=5 skill:2..3 skill:law");
    assert_eq!(written("worf + klingon cost>2"), "worf klingon cost>2");
    assert_eq!(written("int+cun worf"), "int+cun worf");
}

#[test]
fn other_ways_to_type_mean_the_same() {
    let written = |text: &str| parse(text).expect(text).to_string();
    for (typed, meant) in [
        ("cost:>3 c==3 c=>3 c≤2", "cost>3 cost=3 cost>=3 cost<=2"),
        ("a:fed|klingon or bor t:ship", "affiliation:fed,klingon,bor type:ship"),
        ("t:event|t:interrupt c=0", "(type:event or type:interrupt) cost=0"),
        ("t:ship, a:fed | worf", "type:ship or (affiliation:fed) or worf"),
        ("2 leadership \"3 law\" sk:2 honor", "skill:leadership=2 skill:law=3 skill:honor=2"),
        ("staffing:[Cmd][Stf][Stf]", "staffing:3 staffing:cmd=1 staffing:stf=2"),
        ("has:keyword not:unique is:dual", "keyword:* -is:unique (missiontype:dual or dilemmatype:dual)"),
        ("sp:human/klingon f:standard medical>=2", "species:human species:klingon pool:standard skill:medical>=2"),
        ("commander:defiant has:errata", "keyword:\"commander: *defiant*\" (errata:yes or is:corrected)"),
        ("t:holodeck t:ship", "text:holodeck type:ship"),
        ("order:-cost unique:prints worf", "worf"),
    ] {
        assert_eq!(written(typed), meant, "{typed}");
    }
    let (_, wishes) = read("t:ship order:cost,-range t:holodeck unique:prints").expect("a query");
    let sorted: Vec<_> = wishes.sort.iter().map(|key| (key.field.code, key.descending)).collect();
    assert_eq!(sorted, [("cost", false), ("range", true)]);
    assert!(wishes.has_printings && wishes.in_texts == ["holodeck"]);
}

#[test]
fn faults_have_their_place() {
    assert_eq!(fault("worf (a"), (Some(5), Fault::OpenParenthesis));
    assert_eq!(fault("a) b"), (Some(1), Fault::StrayParenthesis));
    assert_eq!(fault("x \"y"), (Some(2), Fault::OpenQuote));
    assert_eq!(fault("a or"), (Some(4), Fault::Nothing));
    assert_eq!(fault("…"), (None, Fault::Empty));
    assert_eq!(fault(&"(".repeat(100)).1, Fault::Empty);
    assert_eq!(fault(&"a".repeat(2001)).1, Fault::TooLong);
    assert_eq!(fault(&("a".to_owned() + &"(".repeat(100))).1, Fault::TooDeep);
    for pattern in ["a*b ", "/a/ ", "name:*a ", "trait:a*,b* "] {
        assert_eq!(fault(&pattern.repeat(25)).1, Fault::TooManyPatterns);
        assert!(parse(&pattern.repeat(12)).is_ok());
    }
    let named = |field: &str| field.to_owned();
    let text = Fault::NotAddable { field: named("name") };
    assert_eq!(fault("int+name>5"), (Some(4), text));
    assert_eq!(fault("int+ >5"), (Some(5), Fault::MissingSummand));
    let (at, unknown) = fault("int + wits>5");
    assert!(matches!(unknown, Fault::UnknownField { .. }) && at == Some(6));
    let value = named("many");
    let field = named("int+cun");
    assert_eq!(fault("int+cun>many").1, Fault::NotANumber { field, value });
    let field = named("int+cun");
    assert_eq!(fault("int+cun>2,3").1, Fault::OneNumber { field });
    let (field, word) = (named("skill"), "acquisition");
    assert_eq!(fault("skills>leadership").1, Fault::HowMany { field, word });
    let field = named("skill");
    assert_eq!(fault("skills>2,3").1, Fault::OneNumber { field });
    let field = fields::COST.code.to_owned();
    assert_eq!(fault("cost:").1, Fault::MissingValue { field });
}

/// Nothing is misread.
const NONE: [String; 0] = [];

/// What a query is written as that is read as something else.
fn misread(query: &Query) -> Vec<String> {
    let written = Lang::ALL.map(|lang| query.display_in(lang).to_string());
    let differs = |text: &String| parse(text).as_ref() != Ok(query);
    written.into_iter().filter(differs).collect()
}

#[test]
fn a_word_that_ends_in_a_plus_sign_adds_nothing_up() {
    for text in ["cost+ and cost:1", "-cost+ and cost:1", "cost+ not cost:1", "cost+ or cost:1"] {
        assert_eq!(misread(&parse(text).expect("a query")), NONE);
    }
}

proptest! {
    #[test]
    fn what_is_written_reads_back(query in query()) {
        prop_assert_eq!(misread(&query), NONE);
    }

    #[test]
    fn nothing_typed_ends_the_program(text in "\\PC{0,60}") {
        let _ = parse(&text);
    }

    #[test]
    fn no_signs_end_the_program(text in "[-ab:=<>!()\"/\\\\*., 19]{0,40}|((cost|skill|name|int[+]cun)[:<>=!+]{1,2}[a1\"/*.,()-]{0,6} ?(or|not|-)? ?){0,5}") {
        if let Ok(query) = parse(&text) {
            prop_assert_eq!(parse(&query.to_string()), Ok(query.clone()), "{}", query);
        }
    }
}
