//! What is offered while somebody types: every title in both languages, typed whole and half, and every question.

use std::sync::LazyLock;
use std::time::Instant;

use app::phrases::{Phrase, Phrases};
use catalog::store::names::{Question, Spelling};
use model::Lang;
use model::text::key;

use crate::kit::reference::Reference;

/// Suggestions at once on the page.
const SHOWN: usize = 8;

/// Everything that can be offered: names and questions.
static OFFERED: LazyLock<(Vec<Spelling>, Vec<Question>)> = LazyLock::new(|| Reference::open().offered());

static PHRASES: LazyLock<Phrases> = LazyLock::new(|| {
    let (names, questions) = OFFERED.clone();
    Phrases::new(names, questions)
});

/// The titles of a language.
fn titles(lang: Lang) -> Vec<&'static Spelling> {
    OFFERED.0.iter().filter(|name| name.title.get(lang) == &name.name).collect()
}

fn begun(typed: &str, lang: Lang) -> Vec<&'static Phrase> {
    PHRASES.begun(typed, lang, SHOWN, |_| true)
}

fn ids(typed: &str, lang: Lang) -> Vec<String> {
    begun(typed, lang).iter().map(|phrase| phrase.id().to_owned()).collect()
}

/// How many of the titles are first of what is offered when typed whole, and how many of the halves of titles have a
/// title first that begins so; what was missed is printed.
fn counted(step: usize) -> [usize; 3] {
    let [mut asked, mut whole, mut half] = [0; 3];
    for lang in Lang::ALL {
        for title in titles(lang).into_iter().step_by(step) {
            asked += 1;
            let is_first = |typed: &str, fits: &dyn Fn(&Spelling) -> bool| match begun(typed, lang).first() {
                Some(Phrase::Name(name)) if fits(name) => 1,
                first => {
                    println!("{lang:?} {typed}: {first:?}");
                    0
                }
            };
            let is_same = |name: &Spelling| key(&name.name) == key(&title.name) && name.is_title();
            whole += is_first(&title.name, &is_same);
            let signs = title.name.chars().count();
            let typed: String = title.name.chars().take(signs.div_ceil(2)).collect();
            let begins = |name: &Spelling| key(&name.name).starts_with(&key(&typed)) && name.is_title();
            half += is_first(&typed, &begins);
        }
    }
    println!("{asked} titles: {whole} first when typed whole, {half} begin so when typed half");
    [asked, whole, half]
}

#[test]
fn a_title_comes_first_when_it_is_typed_whole_or_half() {
    let [asked, whole, half] = counted(41);
    assert!(asked >= 200);
    assert_eq!([whole, half], [asked, asked]);
}

/// All titles, and how long a thousand suggestions take: `cargo test --release --test it suggestions -- --ignored`.
#[test]
#[ignore = "minutes: all titles, and a thousand suggestions timed"]
fn all_titles_come_first_and_a_thousand_suggestions_are_timed() {
    let start = Instant::now();
    let offered = ids("st", Lang::De).len();
    println!("{offered} offered, read in {:?}", start.elapsed());
    let words = ["brü", "tarnung", "wann", "wie viele karten", "zurückrfen", "enterprise d", "st", "xqzwv"];
    let start = Instant::now();
    let offered: usize = words.iter().cycle().take(1000).map(|typed| ids(typed, Lang::De).len()).sum();
    println!("1000 suggestions in {:?}: {offered} offered", start.elapsed());
    let [asked, whole, half] = counted(1);
    assert_eq!([whole, half], [asked, asked]);
}

#[test]
fn umlauts_count_as_typed_and_parts_of_compounds_are_found() {
    let bridge = "cc/concept/duty-officer".to_owned();
    for lang in Lang::ALL {
        let found = begun("brü", lang);
        assert!(found.iter().any(|phrase| phrase.id() == bridge), "{lang:?} {found:?}");
        let is_other = |phrase: &&Phrase| matches!(phrase, Phrase::Name(name) if name.name.starts_with("Bru"));
        assert!(!found.iter().any(is_other), "{lang:?} {found:?}");
        assert!(ids("tarnung", lang).contains(&"cc/card/phasing-cloak".to_owned()));
    }
}

#[test]
fn slips_are_forgiven_before_all_is_typed() {
    for (typed, id) in [("zurükcru", "cc/keyword/recall"), ("dilihtiu", "cc/resource/dilithium")] {
        assert_eq!(ids(typed, Lang::De).first().map(String::as_str), Some(id), "{typed}");
    }
}

#[test]
fn questions_are_offered_and_lead_to_their_answers() {
    for (typed, lang) in [("wann", Lang::De), ("wie viele karten", Lang::De), ("how many", Lang::En)] {
        let found = begun(typed, lang);
        let begins = |phrase: &&&Phrase| matches!(phrase, Phrase::Question(asked) if asked.text.starts_with(typed));
        assert!(found.iter().filter(begins).count() >= 3, "{typed}: {found:?}");
    }
    let mut reference = Reference::open();
    let asked: Vec<&Question> = OFFERED.1.iter().step_by(211).collect();
    let is_first =
        |asked: &&&Question| reference.find(&asked.text, None).first().is_some_and(|hit| hit.is(&asked.id));
    let first = asked.iter().filter(is_first).count();
    println!("{first} of {} questions lead to their entry first", asked.len());
    assert!(first * 100 >= asked.len() * 90);
}
