//! The first lessons: from the place of a game through all steps, whose rules are all there.

use std::collections::HashSet;

use axum::http::StatusCode;
use model::{Game, Lang};

use super::links::links;
use crate::kit::site::Site;

/// The pages of a lesson in the order in which they lead on.
fn walk(site: &mut Site, game: Game) -> Vec<String> {
    let first = format!("/learn/{}", game.code());
    let place = site.get(&format!("/game/{}", game.code()));
    assert!(links(&place.text).contains(&first), "{}", place.text);
    let mut pages = Vec::new();
    let mut next = Some(first.clone());
    while let Some(address) = next {
        let got = site.get(&address);
        assert_eq!(got.status, StatusCode::OK, "{address}: {}", got.text);
        pages.push(got.text);
        let on = format!("{first}/{}", pages.len() + 1);
        next = links(&pages[pages.len() - 1]).into_iter().find(|link| *link == on);
    }
    pages
}

#[test]
fn every_lesson_leads_from_its_game_through_all_steps_to_rules_that_are_there() {
    for lang in Lang::ALL {
        let mut site = Site::open(lang);
        let mut rules: HashSet<String> = HashSet::new();
        for game in Game::ALL {
            let Some(lesson) = data::lesson(&data::embedded(), game).expect("sound data") else {
                continue;
            };
            let pages = walk(&mut site, game);
            assert_eq!(pages.len(), lesson.steps.len(), "{}", game.code());
            for (page, step) in pages.iter().zip(&lesson.steps) {
                assert!(!page.contains("tricorder learn"), "no command helps here: {page}");
                let found = links(page);
                for id in &step.see {
                    let address = format!("/e/{id}");
                    assert!(found.contains(&address), "{address}: {page}");
                    rules.insert(address);
                }
            }
        }
        for rule in rules {
            assert_eq!(site.get(&rule).status, StatusCode::OK, "{rule}");
        }
    }
}

#[test]
fn a_step_that_is_none_is_refused() {
    let mut site = Site::open(Lang::En);
    for (address, status) in [
        ("/learn/2e/99", StatusCode::BAD_REQUEST),
        ("/learn/2e/x", StatusCode::NOT_FOUND),
        ("/learn/chess", StatusCode::NOT_FOUND),
    ] {
        assert_eq!(site.get(address).status, status, "{address}");
    }
}
