//! Every link on every page leads somewhere, in both languages, and no id stands twice on a page.

use std::collections::{HashSet, VecDeque};

use axum::http::StatusCode;
use model::Lang;

use crate::kit::site::Site;

/// Pages of entries and cards that are looked at: they are all made alike.
const ENTRIES: usize = 40;
/// Searches that are followed from facets: there is no end to them.
const SEARCHES: usize = 40;

/// A player who has a game, a campaign and a deck.
pub fn player(lang: Lang) -> Site {
    let site = Site::served(lang);
    for line in [
        "solo new --bot koloth --difficulty ensign --captain picard --deck virtual --name a",
        "campaign new --captain picard --mode stun",
        "deck save example:klingon --name mine",
    ] {
        let output = site.desk.run(line);
        assert!(output.status.success(), "{line}: {output:?}");
    }
    site
}

/// The addresses a page links to, without what stands behind `#`.
pub fn links(page: &str) -> Vec<String> {
    let behind = page.split(" href=\"").skip(1);
    let addresses = behind.filter_map(|rest| rest.split('"').next());
    addresses
        .filter_map(|address| address.split('#').next())
        .filter(|address| address.starts_with('/'))
        .map(|address| address.replace("&amp;", "&"))
        .collect()
}

/// The ids that stand twice in a document.
fn twice(page: &str) -> Vec<&str> {
    let ids = page.split(" id=\"").skip(1).filter_map(|rest| rest.split('"').next());
    let mut seen = HashSet::new();
    ids.filter(|id| !seen.insert(*id)).collect()
}

/// Whether the page is one of too many that are made alike; counts them.
fn is_one_more(address: &str, counts: &mut [usize; 2]) -> bool {
    let (kind, most) = match address {
        entry if entry.starts_with("/e/") => (0, ENTRIES),
        search if search.contains('?') => (1, SEARCHES),
        _ => return false,
    };
    counts[kind] += 1;
    counts[kind] > most
}

#[test]
fn every_link_leads_somewhere_and_ids_stand_once() {
    for lang in Lang::ALL {
        let mut site = player(lang);
        let mut known: HashSet<String> = HashSet::new();
        let mut waiting: VecDeque<(String, String)> = VecDeque::new();
        let mut counts = [0, 0];
        waiting.push_back(("/".to_owned(), String::new()));
        while let Some((address, from)) = waiting.pop_front() {
            // A choice of language or game would hold for all pages after it.
            let is_choice = address.contains("lang=") || address.contains("game=");
            if is_choice || !known.insert(address.clone()) || is_one_more(&address, &mut counts) {
                continue;
            }
            let got = site.get(&address);
            if got.status == StatusCode::SEE_OTHER {
                waiting.extend(got.to().map(|link| (link.to_owned(), address.clone())));
                continue;
            }
            assert_eq!(got.status, StatusCode::OK, "{address} from {from}");
            if !got.text.starts_with("<!DOCTYPE html>") {
                continue;
            }
            let headings = got.text.matches("<h1").count();
            assert_eq!(headings, 1, "{address}: {}", got.text);
            assert_eq!(twice(&got.text), [""; 0], "{address}");
            let found = links(&got.text).into_iter();
            waiting.extend(found.map(|link| (link, address.clone())));
        }
        assert!(known.len() > 100, "{}", known.len());
    }
}
