//! How the players stand, and who has won.

use serde_json::{Value, json};

use crate::calc::second::winner::{Score, Step, Verdict};
use crate::locale::Texts;
use crate::view::calc::{Basis, Sheet, listed, one_of, title};
use crate::view::{Screen, grid};

/// The screen.
pub fn show(screen: &Screen<'_>, scores: &[Score], verdict: &Verdict, basis: &Basis) -> String {
    let texts = screen.texts();
    let sheet = Sheet {
        title: title(screen, basis),
        sums: table(screen, scores),
        result: result(texts, scores, verdict),
        ..Sheet::default()
    };
    sheet.show(screen, basis)
}

fn table(screen: &Screen<'_>, scores: &[Score]) -> String {
    let texts = screen.texts();
    let header = ["player", "points", "planets", "spaces", "deck"]
        .map(|column| texts.get(&format!("calc-winner-{column}")));
    let rows = scores.iter().map(|score| {
        let deck = match score.deck_is_empty {
            true => "calc-winner-empty",
            false => "calc-winner-cards",
        };
        vec![
            score.name.clone(),
            score.points.to_string(),
            score.planets.to_string(),
            score.spaces.to_string(),
            texts.get(deck),
        ]
    });
    grid::boxed(screen, &header, rows.collect())
}

fn result(texts: &Texts, scores: &[Score], verdict: &Verdict) -> Vec<String> {
    match verdict {
        Verdict::Won(at) => {
            let name = name(scores, *at);
            vec![texts.with("calc-winner-won", &[("name", name.into())])]
        }
        Verdict::First(places) => {
            let names = one_of(texts, &names(scores, places));
            vec![texts.with("calc-winner-first", &[("names", names.into())])]
        }
        Verdict::Ended { step, winners } => ended(texts, scores, *step, winners),
        Verdict::GoesOn => goes_on(texts, scores),
    }
}

fn ended(texts: &Texts, scores: &[Score], step: Step, winners: &[usize]) -> Vec<String> {
    let args = [
        ("names", listed(texts, &names(scores, winners)).into()),
        ("count", winners.len().into()),
    ];
    vec![
        texts.with("calc-winner-ended", &args),
        texts.get(&format!("calc-winner-step-{}", step.code())),
    ]
}

/// What everyone lacks for an immediate win.
fn goes_on(texts: &Texts, scores: &[Score]) -> Vec<String> {
    let mut result = vec![texts.get("calc-winner-goes-on")];
    result.extend(scores.iter().map(|score| {
        let args = [
            ("name", score.name.as_str().into()),
            ("missing", listed(texts, &missing(texts, score)).into()),
        ];
        texts.with("calc-winner-lacks", &args)
    }));
    result
}

fn missing(texts: &Texts, score: &Score) -> Vec<String> {
    let points = u64::from(score.missing_points());
    let parts = [
        (points > 0).then(|| texts.with("calc-winner-lacks-points", &[("points", points.into())])),
        (score.planets == 0).then(|| texts.get("calc-winner-lacks-planet")),
        (score.spaces == 0).then(|| texts.get("calc-winner-lacks-space")),
    ];
    parts.into_iter().flatten().collect()
}

fn name(scores: &[Score], at: usize) -> String {
    scores
        .get(at)
        .map_or(String::new(), |score| score.name.clone())
}

fn names(scores: &[Score], places: &[usize]) -> Vec<String> {
    places.iter().map(|at| name(scores, *at)).collect()
}

/// `{"calculator","players":[{"name","points","planets","spaces","deck_empty","missing_points"}],
/// "verdict":"won"|"first-to-reach"|"decks-empty"|"goes-on","step","winners":[names],"rules"}`. Of
/// `first-to-reach` one of the winners has won: whoever came first.
pub fn json(scores: &[Score], verdict: &Verdict, basis: &Basis) -> String {
    let players = scores.iter().map(|score| {
        json!({
            "name": score.name,
            "points": score.points,
            "planets": score.planets,
            "spaces": score.spaces,
            "deck_empty": score.deck_is_empty,
            "missing_points": score.missing_points(),
        })
    });
    let (code, step, winners) = match verdict {
        Verdict::Won(at) => ("won", None, vec![*at]),
        Verdict::First(places) => ("first-to-reach", None, places.clone()),
        Verdict::Ended { step, winners } => ("decks-empty", Some(step), winners.clone()),
        Verdict::GoesOn => ("goes-on", None, Vec::new()),
    };
    let facts = json!({
        "players": players.collect::<Vec<Value>>(),
        "verdict": code,
        "step": step,
        "winners": winners.iter().map(|at| name(scores, *at)).collect::<Vec<_>>(),
    });
    basis.document(facts)
}
